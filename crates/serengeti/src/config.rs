//! The settings of a match, and the three editions as presets of them (SER.3 to SER.18).

use game::settings::{Domain, Preset, Schema, Setting};
use game::{Config, ConfigError, Phrase};

use crate::Serengeti;
use crate::card::{TABLE, read_table};

/// More chips than this do not fit in the set of amounts.
pub const MOST_CHIPS: u8 = 127;

/// Writes the settings of a match out of one row for each: the struct in which they are typed, what can be set, what the editions
/// set, and how a struct is read. A row is
///
/// ```text
/// /// What the field means.
/// field: Type => "key", "clause", domain(…), ["asmodee", "digest", "abacus"];
/// ```
///
/// with one value for all where editions do not speak of it, and without a field where it is read apart.
macro_rules! settings {
    ($(
        $($(#[$doc:meta])* $field:ident: $type:ty =>)?
        $key:literal, $clause:literal, $domain:ident($($limit:expr),*), [$first:expr $(, $second:expr, $third:expr)?];
    )+) => {
        /// The settings of one match, typed.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Settings {
            /// How many play.
            pub seats: u8,
            $($($(#[$doc])* pub $field: $type,)?)+
        }

        impl Settings {
            fn read(config: &Config) -> Self {
                Settings { seats: config.seats(), $($($field: <$type>::read(config, $key),)?)+ }
            }
        }

        const SETTINGS: &[Setting] = &[
            EDITION,
            $(Setting { key: $key, clause: $clause, takes: $domain($first, $($limit),*) },)+
        ];
        const ASMODEE: Values = &[$($(($key, [$first, $second, $third][0]),)?)+];
        const DIGEST: Values = &[$($(($key, [$first, $second, $third][1]),)?)+];
        const ABACUS: Values = &[$($(($key, [$first, $second, $third][2]),)?)+];
    };
}

settings! {
    /// SER.50, SER.51: who sees to it that bids are right.
    referee: Referee => "referee", "SER.50", one_of(Referee::OPTIONS), ["strict"];
    "cards", "SER.2", text(), [TABLE];
    /// SER.3: the most that can play.
    most_seats: u8 => "players", "SER.3", number(3, 6), ["6", "6", "5"];
    /// SER.4: chips in the box.
    chips_in_box: u8 => "box", "SER.4", number(6, MOST_CHIPS as i64), ["72", "72", "65"];
    /// SER.4: chips to each player.
    chips_each: u8 => "chips", "SER.4", number(1, 42), ["12", "12", "10"];
    /// SER.5: where the chips not dealt are.
    undealt: Undealt => "undealt", "SER.5", one_of(Undealt::OPTIONS), ["out", "out", "bank"];
    /// SER.6: the smallest opening bid.
    opening: u8 => "opening", "SER.6", number(0, 20), ["0", "0", "1"];
    /// SER.7: chips from the bank for passing before having bid.
    bonus: u8 => "bonus", "SER.7", number(0, 20), ["0", "0", "2"];
    /// SER.8: where the price is paid.
    payment: Payment => "payment", "SER.8", one_of(Payment::OPTIONS), ["pot", "pot", "direct"];
    /// SER.9: who is paid when several hold the digit.
    holders: Holders => "holders", "SER.9", one_of(Holders::OPTIONS), ["most", "most", "each"];
    // SER.10: with one value there is nothing to read, but the key is in every record.
    "nobody", "SER.10", one_of(&["share"]), ["share"];
    /// SER.11: where goes what does not divide.
    remainder: Till => "remainder", "SER.11", one_of(Till::OPTIONS), ["pot", "pot", "bank"];
    /// SER.12: where a fine goes.
    fine: Till => "fine", "SER.12", one_of(Till::OPTIONS), ["pot", "pot", "bank"];
    /// SER.13: when a bid above one's fortune is found out.
    overbid: Overbid => "overbid", "SER.13", one_of(Overbid::OPTIONS), ["payday", "at-once", "payday"];
    /// SER.14: points for most chips.
    richest: u8 => "richest", "SER.14", number(0, 20), ["2", "2", "3"];
    /// SER.15: what breaks ties.
    tiebreak: Tiebreak => "tiebreak", "SER.15", one_of(Tiebreak::OPTIONS), ["numbers", "none", "cards"];
    /// SER.16: own cards may be sold.
    selling: bool => "selling", "SER.16", switch(), ["on", "on", "off"];
    /// SER.17: cards may be exchanged.
    exchanges: bool => "exchanges", "SER.17", switch(), ["off", "off", "off"];
}

/// Everything that can be set. An edition writes out every setting that differs between editions, and `exchanges` (SER.17), so the defaults show only
/// where no edition speaks.
pub static SCHEMA: Schema = Schema { min_seats: 3, max_seats: 6, default_seats: 4, settings: SETTINGS };

const EDITION: Setting = Setting {
    key: "edition",
    clause: "SER.18",
    takes: Domain::Preset {
        default: "abacus",
        options: &[
            Preset { name: "asmodee", values: ASMODEE },
            Preset { name: "digest", values: DIGEST },
            Preset { name: "abacus", values: ABACUS },
        ],
    },
};

type Values = &'static [(&'static str, &'static str)];

const fn number(default: &'static str, min: i64, max: i64) -> Domain {
    let (digits, mut value, mut place) = (default.as_bytes(), 0, 0);
    while place < digits.len() {
        assert!(digits[place].is_ascii_digit());
        value = 10 * value + (digits[place] - b'0') as i64;
        place += 1;
    }
    Domain::Number { default: value, min, max }
}

const fn one_of(default: &'static str, options: &'static [&'static str]) -> Domain {
    Domain::OneOf { default, options }
}

const fn switch(default: &'static str) -> Domain {
    Domain::Switch { default: matches!(default.as_bytes(), b"on") }
}

const fn text(default: &'static str) -> Domain {
    Domain::Text { default }
}

/// What a field of the settings can be: read from what was set.
trait Read {
    fn read(config: &Config, key: &str) -> Self;
}

impl Read for u8 {
    fn read(config: &Config, key: &str) -> Self {
        config.byte(key)
    }
}

impl Read for bool {
    fn read(config: &Config, key: &str) -> Self {
        config.switch(key)
    }
}

/// A setting that is one of a few names: the enum and the names in one place.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$variant_doc])* $variant),+ }

        impl $name {
            const OPTIONS: &'static [&'static str] = &[$($text),+];
        }

        impl Read for $name {
            fn read(config: &Config, key: &str) -> Self {
                match config.text(key) {
                    $($text => $name::$variant,)+
                    other => unreachable!("{other} was checked against the schema"),
                }
            }
        }
    };
}

choice!(
    /// SER.5: where the chips are that were not dealt.
    Undealt {
        /// Out of the game.
        Out = "out",
        /// In the bank.
        Bank = "bank"
    }
);
choice!(
    /// SER.8: where the price is paid.
    Payment {
        /// Into the pot, which is then shared out.
        Pot = "pot",
        /// Straight to the receivers.
        Direct = "direct"
    }
);
choice!(
    /// SER.9: who is paid when several others hold the digit.
    Holders {
        /// Whoever holds most such cards takes all.
        Most = "most",
        /// Every such card is paid alike.
        Each = "each"
    }
);
choice!(
    /// Where chips go that are nobody's.
    Till {
        /// Into the pot.
        Pot = "pot",
        /// Into the bank.
        Bank = "bank"
    }
);
choice!(
    /// SER.13: when a bid above one's fortune is found out.
    Overbid {
        /// When the winner cannot pay; the auction starts again without that player.
        Payday = "payday",
        /// At once; the auction goes on with the bid before.
        AtOnce = "at-once"
    }
);
choice!(
    /// SER.15: what breaks ties.
    Tiebreak {
        /// The higher sum of card numbers.
        Numbers = "numbers",
        /// Nothing: a shared win.
        None = "none",
        /// Most cards, then most chips.
        Cards = "cards"
    }
);
choice!(
    /// Who sees to it that bids are right.
    Referee {
        /// SER.50: wrong bids are not legal moves.
        Strict = "strict",
        /// SER.51: wrong bids may be called and are fined.
        Open = "open"
    }
);

impl Serengeti {
    /// The rules for these settings (SER.18).
    pub(crate) fn build(config: &Config) -> Result<Self, ConfigError> {
        let cards = read_table(config.text("cards")).map_err(|reason| {
            ConfigError(Phrase::new("cards-refused").with("clause", "SER.1").with("reason", reason))
        })?;
        let settings = Settings::read(config);
        settings.check_together()?;
        let dealt = settings.seats * settings.chips_each;
        let rest = settings.chips_in_box - dealt;
        let out = if settings.undealt == Undealt::Out { rest } else { 0 };
        Ok(Serengeti { config: config.clone(), settings, cards, out })
    }

    /// The settings, typed.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }
}

impl Settings {
    /// SER.3 and SER.18: what does not go together is refused, and both settings are named.
    fn check_together(&self) -> Result<(), ConfigError> {
        if self.seats > self.most_seats {
            let phrase =
                Phrase::new("players-too-many").with("seats", self.seats).with("max", self.most_seats);
            return Err(ConfigError(phrase));
        }
        if u16::from(self.seats) * u16::from(self.chips_each) > u16::from(self.chips_in_box) {
            let phrase = Phrase::new("chips-above-box")
                .with("seats", self.seats)
                .with("chips", self.chips_each)
                .with("box", self.chips_in_box);
            return Err(ConfigError(phrase));
        }
        let no_bank = self.undealt != Undealt::Bank;
        let no_pot = self.payment != Payment::Pot;
        let bonus = self.bonus.to_string();
        let needs_bank = [
            ("bonus", bonus.as_str(), self.bonus > 0),
            ("remainder", "bank", self.remainder == Till::Bank),
            ("fine", "bank", self.fine == Till::Bank),
        ];
        for (key, value, wants) in needs_bank {
            if wants && no_bank {
                return Err(ConfigError::conflict((key, value), ("undealt", "out"), "undealt=bank"));
            }
        }
        for (key, till) in [("remainder", self.remainder), ("fine", self.fine)] {
            if till == Till::Pot && no_pot {
                return Err(ConfigError::conflict((key, "pot"), ("payment", "direct"), "payment=pot"));
            }
        }
        Ok(())
    }
}
