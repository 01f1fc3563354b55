//! The settings of a match, and the three editions as presets of them (SER.3 to SER.18).

use game::settings::{Domain, Preset, Schema, Setting};
use game::{Config, ConfigError, Phrase};

use crate::Serengeti;
use crate::card::{TABLE, read_table};

/// More chips than this do not fit in the set of amounts.
pub const MOST_CHIPS: u8 = 127;

/// The settings of one match, typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many play.
    pub seats: u8,
    /// SER.4: chips in the box.
    pub chips_in_box: u8,
    /// SER.4: chips to each player.
    pub chips_each: u8,
    /// SER.5: where the chips not dealt are.
    pub undealt: Undealt,
    /// SER.6: the smallest opening bid.
    pub opening: u8,
    /// SER.7: chips from the bank for passing before having bid.
    pub bonus: u8,
    /// SER.8: where the price is paid.
    pub payment: Payment,
    /// SER.9: who is paid when several hold the digit.
    pub holders: Holders,
    /// SER.11: where goes what does not divide.
    pub remainder: Till,
    /// SER.12: where a fine goes.
    pub fine: Till,
    /// SER.13: when a bid above one's fortune is found out.
    pub overbid: Overbid,
    /// SER.14: points for most chips.
    pub richest: u8,
    /// SER.15: what breaks ties.
    pub tiebreak: Tiebreak,
    /// SER.16: own cards may be sold.
    pub selling: bool,
    /// SER.17: cards may be exchanged.
    pub exchanges: bool,
    /// SER.50, SER.51: who sees to it that bids are right.
    pub referee: Referee,
}

/// A setting that is one of a few names: the enum and the names in one place.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$variant_doc])* $variant),+ }

        impl $name {
            const OPTIONS: &'static [&'static str] = &[$($text),+];

            fn read(text: &str) -> Self {
                match text {
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
    /// SER.10: who is paid when nobody else holds the digit. All editions agree.
    Nobody {
        /// All but the buyer share.
        Share = "share"
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

/// Everything that can be set. An edition writes out every setting that differs between editions, so the
/// defaults below show only where no edition speaks: `referee`, `cards`, `nobody`.
pub static SCHEMA: Schema = Schema {
    min_seats: 3,
    max_seats: 6,
    default_seats: 4,
    settings: &[
        Setting {
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
        },
        Setting { key: "referee", clause: "SER.50", takes: choice("strict", Referee::OPTIONS) },
        Setting { key: "cards", clause: "SER.2", takes: Domain::Text { default: TABLE } },
        Setting { key: "players", clause: "SER.3", takes: number(6, 3, 6) },
        Setting { key: "box", clause: "SER.4", takes: number(72, 6, MOST_CHIPS as i64) },
        Setting { key: "chips", clause: "SER.4", takes: number(12, 1, 42) },
        Setting { key: "undealt", clause: "SER.5", takes: choice("out", Undealt::OPTIONS) },
        Setting { key: "opening", clause: "SER.6", takes: number(0, 0, 20) },
        Setting { key: "bonus", clause: "SER.7", takes: number(0, 0, 20) },
        Setting { key: "payment", clause: "SER.8", takes: choice("pot", Payment::OPTIONS) },
        Setting { key: "holders", clause: "SER.9", takes: choice("most", Holders::OPTIONS) },
        Setting { key: "nobody", clause: "SER.10", takes: choice("share", Nobody::OPTIONS) },
        Setting { key: "remainder", clause: "SER.11", takes: choice("pot", Till::OPTIONS) },
        Setting { key: "fine", clause: "SER.12", takes: choice("pot", Till::OPTIONS) },
        Setting { key: "overbid", clause: "SER.13", takes: choice("payday", Overbid::OPTIONS) },
        Setting { key: "richest", clause: "SER.14", takes: number(2, 0, 20) },
        Setting { key: "tiebreak", clause: "SER.15", takes: choice("numbers", Tiebreak::OPTIONS) },
        Setting { key: "selling", clause: "SER.16", takes: Domain::Switch { default: true } },
        Setting { key: "exchanges", clause: "SER.17", takes: Domain::Switch { default: false } },
    ],
};

type Values = &'static [(&'static str, &'static str)];

const ASMODEE: Values = &[
    ("players", "6"),
    ("box", "72"),
    ("chips", "12"),
    ("undealt", "out"),
    ("opening", "0"),
    ("bonus", "0"),
    ("payment", "pot"),
    ("holders", "most"),
    ("remainder", "pot"),
    ("fine", "pot"),
    ("overbid", "payday"),
    ("richest", "2"),
    ("tiebreak", "numbers"),
    ("selling", "on"),
    ("exchanges", "off"),
];

const DIGEST: Values = &[
    ("players", "6"),
    ("box", "72"),
    ("chips", "12"),
    ("undealt", "out"),
    ("opening", "0"),
    ("bonus", "0"),
    ("payment", "pot"),
    ("holders", "most"),
    ("remainder", "pot"),
    ("fine", "pot"),
    ("overbid", "at-once"),
    ("richest", "2"),
    ("tiebreak", "none"),
    ("selling", "on"),
    ("exchanges", "off"),
];

const ABACUS: Values = &[
    ("players", "5"),
    ("box", "65"),
    ("chips", "10"),
    ("undealt", "bank"),
    ("opening", "1"),
    ("bonus", "2"),
    ("payment", "direct"),
    ("holders", "each"),
    ("remainder", "bank"),
    ("fine", "bank"),
    ("overbid", "payday"),
    ("richest", "3"),
    ("tiebreak", "cards"),
    ("selling", "off"),
    ("exchanges", "off"),
];

const fn number(default: i64, min: i64, max: i64) -> Domain {
    Domain::Number { default, min, max }
}

const fn choice(default: &'static str, options: &'static [&'static str]) -> Domain {
    Domain::OneOf { default, options }
}

impl Serengeti {
    /// The rules for these settings (SER.18).
    pub(crate) fn build(config: &Config) -> Result<Self, ConfigError> {
        let cards = read_table(config.text("cards")).map_err(|reason| {
            ConfigError(Phrase::new("cards-refused").with("clause", "SER.1").with("reason", reason))
        })?;
        let settings = Settings::read(config)?;
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
    fn read(config: &Config) -> Result<Self, ConfigError> {
        let settings = Settings {
            seats: config.seats(),
            chips_in_box: config.byte("box"),
            chips_each: config.byte("chips"),
            undealt: Undealt::read(config.text("undealt")),
            opening: config.byte("opening"),
            bonus: config.byte("bonus"),
            payment: Payment::read(config.text("payment")),
            holders: Holders::read(config.text("holders")),
            remainder: Till::read(config.text("remainder")),
            fine: Till::read(config.text("fine")),
            overbid: Overbid::read(config.text("overbid")),
            richest: config.byte("richest"),
            tiebreak: Tiebreak::read(config.text("tiebreak")),
            selling: config.switch("selling"),
            exchanges: config.switch("exchanges"),
            referee: Referee::read(config.text("referee")),
        };
        // SER.10 has one value so far; reading it keeps a second one from being ignored.
        match Nobody::read(config.text("nobody")) {
            Nobody::Share => {}
        }
        settings.check_together(config)?;
        Ok(settings)
    }

    /// SER.3 and SER.18: what does not go together is refused, and both settings are named.
    fn check_together(&self, config: &Config) -> Result<(), ConfigError> {
        let most_seats = config.byte("players");
        if self.seats > most_seats {
            let phrase = Phrase::new("players-too-many").with("seats", self.seats).with("max", most_seats);
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
