//! What happened in the duel, how the table looks, and what to do.

use game::phrase::{Cell, Picture};
use game::{Depict, Narrate, Never, Phrase, Seat, Value, ViewOf, Viewer};

use super::{Action, Bag, Card, Deed, Duel, Frame, Own, exchange};
use crate::row;

fn card_value(card: Card) -> Value {
    card.letter().to_string().into()
}

fn cards(bag: Bag) -> Vec<Cell> {
    bag.cards().map(|card| Cell::Words(Phrase::new("duel-card").with("card", card_value(card)))).collect()
}

impl Narrate for Duel {
    fn narrate(&self, _before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let deed = match after.last.deed {
            Deed::Nothing => return Vec::new(),
            Deed::Dealt => Phrase::new("duel-dealt"),
            Deed::Drew(seat) => Phrase::new("duel-drew").with("who", seat),
            Deed::Dropped(seat) | Deed::Acted(seat, Action::Drop(_)) => {
                Phrase::new("duel-dropped").with("who", seat)
            }
            Deed::Acted(seat, Action::Strike(card)) => {
                Phrase::new("duel-struck").with("who", seat).with("card", card_value(card))
            }
            Deed::Acted(seat, Action::Counter) => Phrase::new("duel-countered").with("who", seat),
            Deed::Acted(seat, Action::Pass) => Phrase::new("duel-passed").with("who", seat),
        };
        let own = after.last.own.map(|own| match own {
            Own::Dealt(hand) => {
                Phrase::new("duel-own-hand").with("cards", hand.cards().map(card_value).collect::<Vec<_>>())
            }
            Own::Card(card) => Phrase::new("duel-own-card").with("card", card_value(card)),
        });
        [deed].into_iter().chain(own).collect()
    }
}

impl Depict for Duel {
    type Prospect = Never;
    type Digest = ();

    fn digest(&self, _view: &ViewOf<Self>) {}

    /// The cards on the table, then the hand and the wounds of each seat.
    fn picture(&self, view: &ViewOf<Self>, (): &()) -> Picture {
        let open = &view.open;
        let row_of = |seat: Seat| {
            let mut cells = match open.own.filter(|_| view.viewer == Viewer::Seat(seat)) {
                Some(hand) => cards(hand),
                None => vec![Cell::Backs(open.counts[seat.index()])],
            };
            let harm = i64::from(open.hits[seat.index()].harm());
            cells.push(Cell::Words(Phrase::new("duel-harm").with("count", harm)));
            row(Phrase::new("duel-player").with("who", seat), cells)
        };
        let table = row(Phrase::new("duel-table"), cards(exchange(&open.frames)));
        Picture { rows: [table].into_iter().chain(Seat::all(2).map(row_of)).collect() }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        match view.open.frames.last() {
            Some(&Frame::Turn(seat)) if view.viewer == Viewer::Seat(seat) => {
                vec![Phrase::new("duel-ask-turn")]
            }
            Some(&Frame::Answer(seat, card)) if view.viewer == Viewer::Seat(seat) => {
                vec![Phrase::new("duel-ask-answer").with("card", card_value(card))]
            }
            Some(Frame::Deal | Frame::Draw(_) | Frame::Turn(_) | Frame::Answer(..)) | None => Vec::new(),
        }
    }
}
