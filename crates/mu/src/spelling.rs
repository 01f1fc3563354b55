//! Actions as words of one letter each.

use cards::Kind;
use cards::kind::KINDS;
use game::spell::Letters;
use game::{MAX_SEATS, Seat, Spell, Word};

use crate::Mu;
use crate::action::Action;
use crate::card::{TRUMPS, Trump};

const PASS: Letters = Letters::first("pass", 1);
const DONE: Letters = PASS.then("done", 1);
const LAY: Letters = DONE.then("lay", KINDS as usize);
const NO_TRUMP: Letters = LAY.then("no trump", 1);
const TRUMP: Letters = NO_TRUMP.then("trump", TRUMPS);
/// By how many seats after the chief the partner sits: from 1 on.
const PARTNER: Letters = TRUMP.then("partner", MAX_SEATS - 1);
const PLAY: Letters = PARTNER.then("play", KINDS as usize);

impl Spell for Mu {
    const ALPHABET: &'static [Letters] = &[PASS, DONE, LAY, NO_TRUMP, TRUMP, PARTNER, PLAY];

    #[inline]
    fn spell(&self, seat: Seat, action: Action) -> Word {
        let letter = match action {
            Action::Pass => PASS.at(0),
            Action::Done => DONE.at(0),
            Action::Lay(card) => LAY.at(card.index()),
            Action::NoTrump => NO_TRUMP.at(0),
            Action::Trump(trump) => TRUMP.at(trump.index()),
            Action::Partner(partner) => {
                let seats = self.settings.seats;
                PARTNER.at(usize::from((partner.0 + seats - seat.0 - 1) % seats))
            }
            Action::Play(card) => PLAY.at(card.index()),
        };
        [letter].into_iter().collect()
    }

    fn name_letter(letters: Letters, index: usize) -> String {
        if letters == PARTNER {
            return format!("+{}", index + 1);
        }
        let name = if letters == TRUMP {
            Trump::at(index).map(|trump| trump.to_string())
        } else {
            Kind::at(index).map(|card| card.to_string())
        };
        name.unwrap_or_default()
    }
}
