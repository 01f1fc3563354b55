//! The planes that tell the settings. `players` only limits how many play, and `nobody` has one value.

use game::Pen;

use crate::Serengeti;
use crate::card::CardSet;
use crate::config::{Holders, Overbid, Payment, Referee, Tiebreak, Till, Undealt};

/// How many bits tell the settings that are choices.
pub(super) const HOUSE_RULES: usize = 12;

impl Serengeti {
    #[inline(always)]
    pub(super) fn write_settings(&self, pen: &mut Pen<'_>) {
        let settings = &self.settings;
        let house_rules: [bool; HOUSE_RULES] = [
            settings.referee == Referee::Open,
            settings.undealt == Undealt::Bank,
            settings.payment == Payment::Direct,
            settings.holders == Holders::Each,
            settings.remainder == Till::Bank,
            settings.fine == Till::Bank,
            settings.overbid == Overbid::AtOnce,
            settings.tiebreak == Tiebreak::Numbers,
            settings.tiebreak == Tiebreak::None,
            settings.tiebreak == Tiebreak::Cards,
            settings.selling,
            settings.exchanges,
        ];
        pen.plane("house rules");
        pen.numbers(&house_rules.map(u8::from));
        for (name, value) in [
            ("opening", settings.opening),
            ("bonus", settings.bonus),
            ("points for most chips", settings.richest),
            ("chips each", settings.chips_each),
            ("chips in box", settings.chips_in_box),
        ] {
            pen.plane(name);
            pen.number(value);
        }
        pen.plane("other numbers");
        if self.cards != CardSet::USUAL {
            self.cards.iter().for_each(|card| pen.number(card.number()));
        }
    }
}
