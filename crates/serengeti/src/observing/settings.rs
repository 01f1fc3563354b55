//! The planes that tell the settings: all that have a field, for one that is not named here does not compile. Of the rows without
//! a field `cards` is told in a plane of its own, and `nobody` has one value.

use game::Pen;

use crate::Serengeti;
use crate::card::CardSet;
use crate::config::{Holders, Overbid, Payment, Referee, Settings, Tiebreak, Till, Undealt};

/// How many bits tell the settings that are choices.
pub(super) const HOUSE_RULES: usize = 12;

impl Serengeti {
    #[inline(always)]
    pub(super) fn write_settings(&self, pen: &mut Pen<'_>) {
        let Settings {
            // The plane `players` tells how many play, which the most who can only limit.
            seats: _,
            most_seats: _,
            referee,
            chips_in_box,
            chips_each,
            undealt,
            opening,
            bonus,
            payment,
            holders,
            remainder,
            fine,
            overbid,
            richest,
            tiebreak,
            selling,
            exchanges,
        } = self.settings;
        let house_rules: [bool; HOUSE_RULES] = [
            referee == Referee::Open,
            undealt == Undealt::Bank,
            payment == Payment::Direct,
            holders == Holders::Each,
            remainder == Till::Bank,
            fine == Till::Bank,
            overbid == Overbid::AtOnce,
            tiebreak == Tiebreak::Numbers,
            tiebreak == Tiebreak::None,
            tiebreak == Tiebreak::Cards,
            selling,
            exchanges,
        ];
        pen.plane("house rules");
        pen.numbers(&house_rules.map(u8::from));
        for (name, value) in [
            ("opening", opening),
            ("bonus", bonus),
            ("points for most chips", richest),
            ("chips each", chips_each),
            ("chips in box", chips_in_box),
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
