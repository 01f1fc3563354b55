//! The duel for learners: actions as letters, views as numbers.

use game::{Letters, Observe, Pen, Plane, Seat, Spell, ViewOf, Word};

use super::{Action, Bag, Card, Duel, Frame};

/// DUEL.3: counters do not strike, and they are the last kind.
const STRIKE: Letters = Letters::first("strike", Card::ALL.len() - 1);
const DROP: Letters = STRIKE.then("drop", Card::ALL.len());
const COUNTER: Letters = DROP.then("counter", 1);
const PASS: Letters = COUNTER.then("pass", 1);

impl Spell for Duel {
    const ALPHABET: &'static [Letters] = &[STRIKE, DROP, COUNTER, PASS];

    fn spell(&self, _seat: Seat, action: Action) -> Word {
        let letter = match action {
            Action::Strike(card) => STRIKE.at(card as usize),
            Action::Drop(card) => DROP.at(card as usize),
            Action::Counter => COUNTER.at(0),
            Action::Pass => PASS.at(0),
        };
        [letter].into_iter().collect()
    }

    fn name_letter(_letters: Letters, index: usize) -> String {
        Card::ALL[index].letter().to_string()
    }
}

/// No kind has more cards.
const MOST: usize = 4;
/// DUEL.1: so many cards there are, and so much harm is in them.
const CARDS: u8 = 13;
const HARM: u8 = 16;

impl Observe for Duel {
    const PLANES: &'static [Plane] = &[
        Plane::bits("hand dealt", &[5]),
        Plane::bits("lives", &[8]),
        Plane::bits("own hand", &[4, MOST]),
        Plane::new("counts", &[2], CARDS),
        Plane::new("deck", &[1], CARDS),
        Plane::new("dropped", &[2], CARDS),
        Plane::new("buried", &[1], CARDS),
        Plane::bits("hits", &[2, 4, MOST]),
        Plane::new("harm", &[2], HARM),
        Plane::bits("frames", &[6, FRAME]),
        Plane::bits("remembers", &[1]),
        Plane::bits("what was buried", &[4, MOST]),
        Plane::bits("what was dropped", &[4, MOST]),
    ];

    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let open = &view.open;
        pen.plane("hand dealt");
        pen.steps(usize::from(self.hand), 5);
        pen.plane("lives");
        pen.steps(usize::from(self.lives), 8);
        pen.plane("own hand");
        write_bag(pen, open.own.unwrap_or_default());
        pen.plane("counts");
        pen.seats().for_each(|seat| pen.number(open.counts[seat.index()]));
        pen.plane("deck");
        pen.number(open.deck);
        pen.plane("dropped");
        pen.seats().for_each(|seat| pen.number(open.dropped[seat.index()]));
        pen.plane("buried");
        pen.number(open.buried);
        pen.plane("hits");
        pen.seats().for_each(|seat| write_bag(pen, open.hits[seat.index()]));
        pen.plane("harm");
        pen.seats().for_each(|seat| pen.number(open.hits[seat.index()].harm()));
        pen.plane("frames");
        for &frame in open.frames.iter() {
            write_frame(pen, frame);
        }
        pen.plane("remembers");
        pen.bit(view.memory.is_some());
        let memory = view.memory.as_ref();
        pen.plane("what was buried");
        write_bag(pen, memory.map(|memory| memory.buried).unwrap_or_default());
        pen.plane("what was dropped");
        write_bag(pen, memory.map(|memory| memory.dropped).unwrap_or_default());
    }
}

fn write_bag(pen: &mut Pen<'_>, bag: Bag) {
    for card in Card::ALL {
        pen.steps(usize::from(bag.number_of(card)), MOST);
    }
}

/// Which of four it is, whose, and the card that is answered.
const FRAME: usize = 4 + 2 + 4;

fn write_frame(pen: &mut Pen<'_>, frame: Frame) {
    let (kind, seat, card) = match frame {
        Frame::Deal => (0, None, None),
        Frame::Draw(seat) => (1, Some(seat), None),
        Frame::Turn(seat) => (2, Some(seat), None),
        Frame::Answer(seat, card) => (3, Some(seat), Some(card)),
    };
    pen.one_of(kind, 4);
    pen.maybe_one_of(seat.map(|seat| pen.after_viewer(seat)), 2);
    pen.maybe_one_of(card.map(|card| card as usize), 4);
}
