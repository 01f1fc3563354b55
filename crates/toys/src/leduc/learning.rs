//! Leduc poker for learners: acts as letters, views as numbers.

use game::{Letters, Observe, Pen, Plane, Seat, Spell, ViewOf, Word};

use super::{Act, Card, Leduc, Round};

const ACTS: Letters = Letters::first("act", Act::ALL.len());

impl Spell for Leduc {
    const ALPHABET: &'static [Letters] = &[ACTS];

    fn spell(&self, _seat: Seat, action: Act) -> Word {
        [ACTS.at(action as usize)].into_iter().collect()
    }

    fn name_letter(_letters: Letters, index: usize) -> String {
        Act::ALL[index].name().to_owned()
    }
}

impl Observe for Leduc {
    const PLANES: &'static [Plane] = &[
        Plane::bits("own card", &[6]),
        Plane::bits("other card", &[6]),
        Plane::bits("card on the table", &[6]),
        Plane::new("chips", &[2], 13),
        Plane::bits("acts", &[4, Act::ALL.len()]),
        Plane::bits("remembers", &[1]),
        Plane::bits("acts of the first round", &[4, Act::ALL.len()]),
    ];

    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let open = &view.open;
        let other = view.viewer.seat().and_then(|seat| open.shown.map(|shown| shown[seat.next(2).index()]));
        pen.plane("own card");
        write_card(pen, open.own);
        pen.plane("other card");
        write_card(pen, other);
        pen.plane("card on the table");
        write_card(pen, open.table);
        pen.plane("chips");
        for seat in pen.seats() {
            pen.number(open.chips[seat.index()]);
        }
        pen.plane("acts");
        write_round(pen, open.round);
        pen.plane("remembers");
        pen.bit(view.memory.is_some());
        pen.plane("acts of the first round");
        if let Some(memory) = &view.memory {
            write_round(pen, memory.first);
        }
    }
}

fn write_card(pen: &mut Pen<'_>, card: Option<Card>) {
    pen.maybe_one_of(card.map(|card| usize::from(card.0)), 6);
}

fn write_round(pen: &mut Pen<'_>, round: Round) {
    for &act in round.iter() {
        pen.one_of(act as usize, Act::ALL.len());
    }
}
