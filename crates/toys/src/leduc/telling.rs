//! What happened in Leduc poker, how the table looks, and what to do.

use game::phrase::{Cell, Picture};
use game::{Depict, Narrate, Never, Notation, Phrase, Seat, Value, ViewOf, Viewer};

use super::{Act, Card, Deed, Leduc, is_settled};
use crate::row;

fn card_value(card: Card) -> Value {
    String::from(card).into()
}

fn card_cell(card: Card) -> Cell {
    Cell::Words(Phrase::new("leduc-card").with("card", card_value(card)))
}

impl Narrate for Leduc {
    fn narrate(&self, _before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let mut story = Vec::new();
        match after.last.deed {
            Deed::Nothing => {}
            Deed::Dealt => story.push(Phrase::new("leduc-dealt")),
            Deed::Turned(card) => story.push(Phrase::new("leduc-turned").with("card", card_value(card))),
            Deed::Acted(seat, act, shown) => {
                let what = self.describe_action(act);
                story.push(Phrase::new("leduc-acted").with("who", seat).with("act", what));
                let told = |cards: [Card; 2]| {
                    Phrase::new("leduc-shown").with("cards", cards.map(card_value).to_vec())
                };
                story.extend(shown.map(told));
            }
        }
        story.extend(after.last.own.map(|card| Phrase::new("leduc-own-card").with("card", card_value(card))));
        story
    }
}

impl Depict for Leduc {
    type Prospect = Never;
    type Digest = ();

    fn digest(&self, _view: &ViewOf<Self>) {}

    /// The card on the table, then the card and the chips of each seat.
    fn picture(&self, view: &ViewOf<Self>, (): &()) -> Picture {
        let open = &view.open;
        let row_of = |seat: Seat| {
            let own = open.own.filter(|_| view.viewer == Viewer::Seat(seat));
            let card = match open.shown.map(|shown| shown[seat.index()]).or(own) {
                Some(card) => card_cell(card),
                None => Cell::Backs(u8::from(open.dealt)),
            };
            let chips = Phrase::new("leduc-chips").with("count", open.chips[seat.index()]);
            row(Phrase::new("leduc-player").with("who", seat), [card, Cell::Words(chips)])
        };
        let table = open.table.map(|card| row(Phrase::new("leduc-table"), [card_cell(card)]));
        Picture { rows: table.into_iter().chain(Seat::all(2).map(row_of)).collect() }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let (open, round) = (&view.open, &view.open.round);
        let waits = open.dealt && !is_settled(round) && round.last() != Some(&Act::Fold);
        if !waits || view.viewer != Viewer::Seat(Seat((round.len() % 2) as u8)) {
            return Vec::new();
        }
        let answering = round.contains(&Act::Raise);
        vec![Phrase::new(if answering { "leduc-ask-answer" } else { "leduc-ask-open" })]
    }
}
