//! The words and numbers of the duel with a fault.

use game::{Letter, Letters, Observe, Pen, Plane, Seat, Spell, ViewOf, Word};
use toys::duel::{Action, Bag, Card, Duel, Memory};

use crate::fault::Fault;
use crate::faulty::{Faulty, inner, now};

impl Spell for Faulty {
    const ALPHABET: &'static [Letters] = Duel::ALPHABET;

    fn spell(&self, seat: Seat, action: Action) -> Word {
        let honest = self.duel.spell(seat, action);
        let like = |action: Action| self.duel.spell(seat, action);
        let both = |first: Word, second: Word| first.iter().chain(second.iter()).copied().collect();
        match (self.fault, action) {
            (Fault::SpelledAlike, Action::Drop(Card::Counter)) => like(Action::Drop(Card::One)),
            (Fault::SpelledAlikeElsewhere, Action::Pass) => like(Action::Strike(Card::One)),
            (Fault::WordBeginsAnother, Action::Drop(Card::Counter)) => {
                both(like(Action::Drop(Card::One)), honest)
            }
            (Fault::LetterTwice, Action::Pass) => both(honest, honest),
            (Fault::LettersInBothOrders, Action::Strike(card)) => both(honest, like(Action::Drop(card))),
            (Fault::LettersInBothOrders, Action::Drop(card)) if card != Card::Counter => {
                both(honest, like(Action::Strike(card)))
            }
            (Fault::StrangeLetter, Action::Pass) => {
                std::iter::once(Letter(Self::letter_count() as u16)).collect()
            }
            (Fault::EmptyWord, Action::Pass) => Word::new(),
            _ => honest,
        }
    }
}

/// No leak is written with a larger number.
const LEAK: u8 = 20;

/// The memory of somebody who saw nothing.
const NOTHING: Memory = Memory { buried: Bag::EMPTY, dropped: Bag::EMPTY };

const OWN: usize = Duel::PLANES.len();

impl Observe for Faulty {
    const PLANES: &'static [Plane] = &{
        let mut planes = [Plane::new("leak", &[1], LEAK); OWN + 1];
        let mut plane = 0;
        while plane < OWN {
            planes[plane] = Duel::PLANES[plane];
            plane += 1;
        }
        planes
    };

    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let mut seen = inner(view);
        match self.fault {
            Fault::UnseenHand => seen.open.own = None,
            Fault::UnseenMemory => seen.memory = seen.memory.map(|_| NOTHING),
            Fault::UnseenForgetting => {
                seen.memory.get_or_insert(NOTHING);
            }
            _ => {}
        }
        self.duel.encode(&seen, pen);
        pen.plane("leak");
        pen.number(match self.fault {
            Fault::AboveTheScale => u32::from(LEAK) + 1,
            Fault::ObservedClock => now() % 2,
            _ => view.open.leak.map_or(0, |leak| leak + 1),
        });
    }
}
