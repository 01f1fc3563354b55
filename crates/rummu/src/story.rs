//! What happened and how the table looks, in phrases. Both are made from one viewer's views alone.

use cards::{Bag, Kind};
use game::phrase::{Cell, Picture, Row, Size};
use game::{Depict, Narrate, Phrase, Seat, ViewOf};
use serde::{Deserialize, Serialize};

use crate::Rummu;
use crate::action::Action;
use crate::card::{card_values, in_order, joker_for, swapped, without};
use crate::config::{ComingOut, Teams};
use crate::score::combination_points;
use crate::state::{Combination, Deed, Ended, Frame, IDLE_TURNS};
use crate::view::{Open, Own};

/// After so many turns without a card laid, added or swapped they are counted aloud (RUM.36).
const IDLE_SHOWN: u8 = 50;

/// What would lie on the table after laying, adding, swapping or taking back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prospect {
    /// The combination as it would then be.
    pub cards: Bag,
    /// What it would score.
    pub points: i32,
    /// How many cards would be left in the hand.
    pub left: u8,
}

impl Narrate for Rummu {
    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &after.open;
        match after.last.deed {
            Deed::Nothing => Vec::new(),
            Deed::Dealer(who) => vec![Phrase::new("story-dealer").with("who", who)],
            Deed::Dealt { top } => tell_deal(after, top),
            Deed::ChoseStock { by, reshuffled } => {
                let key = if reshuffled { "story-reshuffled" } else { "story-chose-stock" };
                vec![Phrase::new(key).with("who", by)]
            }
            Deed::Drew { by } => vec![match after.last.own {
                Some(Own::Drawn(card)) => {
                    Phrase::new("story-drew").with("who", by).with("card", card.value())
                }
                Some(Own::Hand(_)) | None => Phrase::new("story-drew-unseen").with("who", by),
            }],
            Deed::Took { by, card, next } => {
                let told = Phrase::new("story-took").with("who", by).with("card", card.value());
                let below = match next {
                    Some(next) => Phrase::new("story-next").with("card", next.value()),
                    None => Phrase::new("story-pile-empty"),
                };
                vec![told, below]
            }
            Deed::TookEnough(who) => vec![Phrase::new("story-enough").with("who", who)],
            Deed::Laid { by, cards } => self.tell_lay(before, after, by, cards),
            Deed::Added { by, cards, to } => {
                let told = tell_on_table("story-added", open, by, to).with("added", card_values(cards));
                let mut story = vec![told];
                story.extend(tell_none_left(open, by));
                story
            }
            Deed::Swapped { by, card, at } => {
                let told = tell_on_table("story-swapped", open, by, at).with("card", card.value());
                vec![told.with("joker", joker_for(card).value())]
            }
            Deed::Discarded { by, card, ended } => {
                let mut story =
                    vec![Phrase::new("story-discarded").with("who", by).with("card", card.value())];
                if let Some(ended) = ended {
                    story.extend(self.tell_end(open, &ended));
                }
                story
            }
            Deed::TookBack { by, card, from, ended } => {
                let told = tell_on_table("story-took-back", open, by, from).with("card", card.value());
                let mut story = vec![told];
                story.extend(self.tell_end(open, &ended));
                story
            }
        }
    }
}

impl Rummu {
    fn tell_lay(&self, before: &ViewOf<Self>, after: &ViewOf<Self>, by: Seat, cards: Bag) -> Vec<Phrase> {
        let mut story = vec![Phrase::new("story-laid").with("who", by).with("cards", card_values(cards))];
        if after.open.frame == Frame::Short(by) {
            let needed = self.settings.needed(after.open.scores[by]);
            story.push(Phrase::new("story-short").with("who", by).with("needed", needed));
        } else if !before.open.out.has(by) {
            story.push(Phrase::new("story-came-out").with("who", by));
        }
        story.extend(tell_none_left(&after.open, by));
        story
    }

    /// Who ended the hand, and what everybody scored. Partners have one score together (RUM.35).
    fn tell_end(&self, open: &Open, ended: &Ended) -> Vec<Phrase> {
        let finisher = ended.hands.iter().find(|(_, hand)| hand.is_empty());
        let mut story = vec![match finisher {
            Some((who, _)) => Phrase::new("story-finished").with("who", who),
            None => Phrase::new("story-idle").with("turns", IDLE_TURNS),
        }];
        let key = match self.settings.teams {
            Teams::Off => "story-counted",
            Teams::On => "story-counted-team",
        };
        for (who, points) in ended.points.iter() {
            let told = Phrase::new(key).with("who", who).with("points", i32::from(points));
            story.push(told.with("score", open.scores[who]));
        }
        story
    }
}

fn tell_deal(after: &ViewOf<Rummu>, top: Kind) -> Vec<Phrase> {
    let open = &after.open;
    let hand = u32::from(open.hands_played) + 1;
    let told = Phrase::new("story-dealt").with("hand", hand).with("who", open.dealer);
    let mut story = vec![told.with("card", top.value())];
    if let Some(Own::Hand(own)) = after.last.own {
        story.push(Phrase::new("story-own-hand").with("cards", card_values(own)));
    }
    story
}

fn tell_on_table(key: &'static str, open: &Open, by: Seat, place: u8) -> Phrase {
    let cards = open.table.get(place).map_or(Bag::EMPTY, |combination| combination.cards);
    let told = Phrase::new(key).with("who", by);
    told.with("place", u32::from(place) + 1).with("cards", card_values(cards))
}

/// RUM.23: the last cards are on the table, and one must come back.
fn tell_none_left(open: &Open, by: Seat) -> Option<Phrase> {
    (open.frame == Frame::TakingBack(by)).then(|| Phrase::new("story-none-left").with("who", by))
}

impl Depict for Rummu {
    type Prospect = Prospect;

    fn depict(&self, view: &ViewOf<Self>) -> Picture {
        let open = &view.open;
        let mut rows = vec![hand_row(open), pile_row(open)];
        if let Some(memory) = view.memory.as_ref().filter(|memory| memory.pile.len() > 1) {
            let below = &memory.pile[..memory.pile.len() - 1];
            let cells = below.iter().rev().map(|card| Cell::Card(card.face())).collect();
            rows.push(Row { label: Phrase::new("row-below"), size: Size::Small, cells });
        }
        let places = open.table.iter().zip(1u8..);
        rows.extend(places.map(|(combination, place)| combination_row(combination, place)));
        rows.extend(Seat::all(self.settings.seats).map(|seat| player_row(view, seat)));
        if let Some(own) = open.own.filter(|own| !own.is_empty()) {
            let cells = own.cards().map(|card| Cell::Card(card.face())).collect();
            rows.push(Row { label: Phrase::new("row-own"), size: Size::Large, cells });
        }
        Picture { rows }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &view.open;
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        let with_top = |key| match open.top {
            Some(top) => Phrase::new(key).with("card", top.value()),
            None => Phrase::new(key),
        };
        let needed = || self.settings.needed(open.scores[seat]);
        match open.frame {
            Frame::Drawing(asked) if asked == seat => vec![match (open.stock, open.pile) {
                (0, 1) => with_top("ask-take-only"),
                (0, _) => with_top("ask-draw-reshuffled"),
                (_, _) => with_top("ask-draw"),
            }],
            Frame::Taking(asked) if asked == seat => vec![with_top("ask-take")],
            Frame::Laying(asked) if asked == seat && open.out.has(seat) => vec![Phrase::new("ask-lay")],
            Frame::Laying(asked) if asked == seat => {
                let key = match self.settings.coming_out {
                    ComingOut::One => "ask-come-out",
                    ComingOut::Together => "ask-come-out-together",
                };
                vec![Phrase::new(key).with("needed", needed())]
            }
            Frame::Short(asked) if asked == seat => {
                vec![Phrase::new("ask-short").with("needed", needed())]
            }
            Frame::TakingBack(asked) if asked == seat => vec![Phrase::new("ask-take-back")],
            Frame::Drawing(_)
            | Frame::Taking(_)
            | Frame::Laying(_)
            | Frame::Short(_)
            | Frame::TakingBack(_)
            | Frame::Dealer
            | Frame::Deal
            | Frame::Card(_)
            | Frame::Over => Vec::new(),
        }
    }

    fn prospect(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        let on_table = |place| view.open.table.get(place).map(|combination| combination.cards);
        let held = view.open.own?.count();
        let (cards, left) = match action {
            Action::Lay(cards) => (cards, held.checked_sub(cards.count())?),
            Action::Add { cards, to } => (on_table(to)?.plus(cards), held.checked_sub(cards.count())?),
            Action::Swap { card, at } => (swapped(on_table(at)?, card), held),
            Action::TakeBack { card, from } => (without(on_table(from)?, card), held),
            Action::Draw | Action::Take | Action::Enough | Action::Discard(_) => return None,
        };
        Some(Prospect { cards, points: combination_points(cards), left })
    }
}

/// Which hand it is, and who deals.
fn hand_row(open: &Open) -> Row {
    let label = match open.frame {
        Frame::Over => Phrase::new("row-over").with("hands", open.hands_played),
        Frame::Deal if open.hands_played > 0 => Phrase::new("row-counted").with("hand", open.hands_played),
        Frame::Dealer
        | Frame::Deal
        | Frame::Drawing(_)
        | Frame::Card(_)
        | Frame::Taking(_)
        | Frame::Laying(_)
        | Frame::Short(_)
        | Frame::TakingBack(_) => Phrase::new("row-hand").with("hand", u32::from(open.hands_played) + 1),
    };
    let mut cells = vec![Cell::Words(Phrase::new("cell-dealer").with("who", open.dealer))];
    if open.idle >= IDLE_SHOWN {
        let told = Phrase::new("cell-idle").with("turns", open.idle);
        cells.push(Cell::Words(told.with("most", IDLE_TURNS)));
    }
    Row { label, size: Size::Small, cells }
}

/// The discard pile and the stock.
fn pile_row(open: &Open) -> Row {
    let mut cells: Vec<Cell> = open.top.iter().map(|top| Cell::Card(top.face())).collect();
    cells.push(Cell::Words(Phrase::new("cell-pile").with("count", open.pile)));
    cells.push(Cell::Words(Phrase::new("cell-stock").with("count", open.stock)));
    Row { label: Phrase::new("row-pile"), size: Size::Small, cells }
}

fn combination_row(combination: Combination, place: u8) -> Row {
    let cards = in_order(combination.cards).into_iter();
    let mut cells: Vec<Cell> = cards.map(|card| Cell::Card(card.face())).collect();
    let points = combination_points(combination.cards);
    cells.push(Cell::Words(Phrase::new("cell-points").with("points", points)));
    let label = Phrase::new("row-combination").with("place", place).with("who", combination.owner);
    Row { label, size: Size::Small, cells }
}

/// A player's cards, as far as the viewer may know them, and score.
fn player_row(view: &ViewOf<Rummu>, seat: Seat) -> Row {
    let open = &view.open;
    let mut cells = vec![Cell::Words(Phrase::new("cell-score").with("score", open.scores[seat]))];
    if open.out.has(seat) {
        cells.push(Cell::Words(Phrase::new("cell-out")));
    }
    let faces = |cards: Bag| cards.cards().map(|card| Cell::Card(card.face())).collect::<Vec<_>>();
    let own = view.viewer.seat() == Some(seat);
    match (open.revealed, &view.memory) {
        _ if own => cells.push(Cell::Words(Phrase::new("cell-cards").with("count", open.counts[seat]))),
        (Some(hands), _) => cells.extend(faces(hands[seat])),
        (None, Some(memory)) => {
            cells.extend(faces(memory.seen[seat]));
            cells.push(Cell::Backs(open.counts[seat] - memory.seen[seat].count()));
        }
        (None, None) => cells.push(Cell::Backs(open.counts[seat])),
    }
    Row { label: Phrase::new("row-player").with("who", seat), size: Size::Small, cells }
}
