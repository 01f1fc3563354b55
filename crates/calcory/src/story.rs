//! What happened and how the table looks, in phrases. Both are made from one viewer's views alone.

use cards::{Bag, Kind};
use game::phrase::{Cell, Picture, Row, Size};
use game::{Depict, Narrate, Never, Phrase, Seat, SeatSet, Value, ViewOf};

use crate::Calcory;
use crate::action::Action;
use crate::card::MARKERS;
use crate::rules::{NoStop, Standing, why_not_stop};
use crate::space::{COLUMNS, ROWS, Space};
use crate::state::{Act, Deed, End, Frame, Upshot};
use crate::view::{Memory, Open, Placed};

impl Narrate for Calcory {
    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let Deed { act, skipped, ended } = after.last.deed;
        let mut story = tell_act(act, after.last.own, &before.open);
        story.extend(tell_skipped(skipped));
        match ended {
            Some(End::LastCard { by, card, .. }) => {
                story.push(Phrase::new("story-last-card").with("who", by).with("card", card.value()));
            }
            Some(End::Patience) => {
                story.push(Phrase::new("story-patience").with("turns", after.open.idle));
                if !after.open.marked.is_empty() {
                    story.push(Phrase::new("story-nobodys").with("cards", values(&after.open.marked)));
                }
            }
            None => story.extend(tell_survivors(&after.open)),
        }
        story
    }
}

/// What was done; with the card that is laid back, for the one who knows it.
fn tell_act(act: Act, own: Option<Kind>, before: &Open) -> Vec<Phrase> {
    match act {
        // What lies there is told in the next moment.
        Act::Nothing | Act::Chose { .. } => Vec::new(),
        Act::DrewFirst(who) => vec![Phrase::new("story-first").with("who", who)],
        Act::Turned { by, space, card, sum, upshot } => {
            let turned = Phrase::new("story-turned")
                .with("who", by)
                .with("space", space.to_string())
                .with("card", card.value())
                .with("sum", sum);
            let then = match upshot {
                Upshot::GoesOn => None,
                Upshot::Thirteen => Some("story-thirteen"),
                Upshot::TooMuch => Some("story-too-much"),
                Upshot::SecondZero => Some("story-second-zero"),
                Upshot::NoneLeft => Some("story-none-left"),
            };
            std::iter::once(turned).chain(then.map(Phrase::new)).collect()
        }
        Act::Stopped { by, beaten } => {
            let marked = Phrase::new("story-stopped")
                .with("who", by)
                .with("cards", values(&before.turned))
                .with("sum", sum(&before.turned));
            let beaten = beaten.map(|who| Phrase::new("story-beaten").with("who", who));
            std::iter::once(marked).chain(beaten).collect()
        }
        Act::GaveUp(who) => vec![Phrase::new("story-gave-up").with("who", who)],
        Act::Took { by, cards } => {
            let won = cards.count() - 1;
            let took =
                Phrase::new("story-took").with("who", by).with("cards", bag_values(cards)).with("won", won);
            let back = own.map(|card| Phrase::new("story-chose-back").with("card", card.value()));
            std::iter::once(took).chain(back).collect()
        }
        Act::LaidBack { by, space } => {
            let phrase = match own {
                Some(card) => Phrase::new("story-laid-own").with("card", card.value()),
                None => Phrase::new("story-laid").with("who", by),
            };
            vec![phrase.with("space", space.to_string())]
        }
    }
}

fn tell_skipped(skipped: SeatSet) -> Option<Phrase> {
    let who: Vec<Seat> = skipped.iter().collect();
    (!who.is_empty()).then(|| Phrase::new("story-skipped").with("who", who))
}

/// CAL.11: a turn that begins with the own marked cards still there.
fn tell_survivors(open: &Open) -> Option<Phrase> {
    let survived = open.frame == Frame::Returning && open.turned.is_empty();
    survived.then(|| Phrase::new("story-survived").with("who", open.turn).with("cards", values(&open.marked)))
}

impl Depict for Calcory {
    type Prospect = Never;

    fn depict(&self, view: &ViewOf<Self>) -> Picture {
        let open = &view.open;
        let mut rows = vec![self.heading(open), columns()];
        rows.extend((0..ROWS).map(|row| layout_row(view, row)));
        if !open.turned.is_empty() {
            rows.push(face_up_row(Phrase::new("row-turned"), &open.turned));
        }
        if let Some(who) = open.marker {
            rows.push(face_up_row(Phrase::new("row-marked").with("who", who), &open.marked));
        }
        if let Some(card) = open.in_hand {
            let cells = vec![Cell::Card(card.face())];
            rows.push(Row { label: Phrase::new("row-in-hand"), size: Size::Small, cells });
        }
        rows.extend(Seat::all(self.seats).map(|seat| player_row(open, seat)));
        rows.extend(view.memory.iter().flat_map(memory_rows));
        Picture { rows }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &view.open;
        if view.viewer.seat() != Some(open.turn) {
            return Vec::new();
        }
        match open.frame {
            Frame::Turning => ask_for_turn(open),
            Frame::Returning => vec![Phrase::new("ask-return")],
            Frame::Placing => vec![Phrase::new("ask-place")],
            Frame::DrawFirst | Frame::Revealing(_) | Frame::Over => Vec::new(),
        }
    }

    fn caution(&self, view: &ViewOf<Self>, action: Action) -> Option<Phrase> {
        let count = view.open.turned.len();
        match (view.open.frame, action) {
            (Frame::Turning, Action::Stop) if count == 1 => Some(Phrase::new("caution-single")),
            (Frame::Turning, Action::Turn(_)) if count == usize::from(MARKERS) => {
                Some(Phrase::new("caution-seventh").with("markers", MARKERS))
            }
            (
                Frame::DrawFirst
                | Frame::Turning
                | Frame::Revealing(_)
                | Frame::Returning
                | Frame::Placing
                | Frame::Over,
                Action::Turn(_) | Action::Stop | Action::GiveUp | Action::Return(_) | Action::On(_),
            ) => None,
        }
    }
}

impl Calcory {
    fn heading(&self, open: &Open) -> Row {
        let idle = Phrase::new("cell-idle").with("turns", open.idle).with("patience", self.patience);
        let label = match open.frame {
            Frame::Over => Phrase::new("row-over"),
            Frame::DrawFirst => Phrase::new("row-start"),
            Frame::Turning | Frame::Revealing(_) | Frame::Returning | Frame::Placing => {
                Phrase::new("row-turn").with("who", open.turn)
            }
        };
        let down = Phrase::new("cell-down").with("count", open.down.count());
        Row { label, size: Size::Heading, cells: vec![Cell::Words(down), Cell::Words(idle)] }
    }
}

/// The numbers of the columns, as wide as cards are written.
fn columns() -> Row {
    let cells = (1..=COLUMNS)
        .map(|column| Cell::Words(Phrase::new("cell-column").with("column", format!("{column:<3}"))));
    Row { label: Phrase::new("row-columns"), size: Size::Small, cells: cells.collect() }
}

/// One row of the layout. With memory, what is remembered of face-down cards.
fn layout_row(view: &ViewOf<Calcory>, row: u8) -> Row {
    let open = &view.open;
    let cell = |space: Space| {
        let face_up = open.turned.iter().chain(open.marked.iter()).find(|placed| placed.space == space);
        match (face_up, &view.memory) {
            (Some(placed), _) => Cell::Card(placed.card.face()),
            (None, _) if !open.down.has(space) => Cell::Words(Phrase::new("cell-empty")),
            (None, Some(memory)) => remembered(memory, space),
            (None, None) => Cell::Backs(1),
        }
    };
    let label = Phrase::new("row-layout").with("row", Space::letter(row).to_string());
    Row { label, size: Size::Small, cells: Space::of_row(row).map(cell).collect() }
}

/// What the viewer remembers of a card that lies face down.
fn remembered(memory: &Memory, space: Space) -> Cell {
    let known = |card: Kind| Cell::Words(Phrase::new("cell-known").with("card", card.value()));
    if let Some(placed) = memory.seen.iter().find(|placed| placed.space == space) {
        return known(placed.card);
    }
    match memory.laid.iter().find(|laid| laid.space == space) {
        Some(laid) => laid.card.map_or(Cell::Words(Phrase::new("cell-laid")), known),
        None => Cell::Backs(1),
    }
}

fn face_up_row(label: Phrase, cards: &[Placed]) -> Row {
    let mut cells: Vec<Cell> = cards.iter().map(|placed| Cell::Card(placed.card.face())).collect();
    cells.push(Cell::Words(Phrase::new("cell-sum").with("sum", sum(cards))));
    Row { label, size: Size::Small, cells }
}

fn player_row(open: &Open, seat: Seat) -> Row {
    let cells = vec![Cell::Words(Phrase::new("cell-won").with("count", open.piles[seat]))];
    Row { label: Phrase::new("row-player").with("who", seat), size: Size::Small, cells }
}

/// With memory: what a card that somebody laid back may be.
fn memory_rows(memory: &Memory) -> Vec<Row> {
    let doubts = memory.laid.iter().filter(|laid| laid.card.is_none());
    let rows = doubts.map(|laid| {
        let label = Phrase::new("row-laid").with("space", laid.space.to_string());
        let among = Phrase::new("cell-among").with("cards", bag_values(laid.among));
        Row { label, size: Size::Small, cells: vec![Cell::Words(among)] }
    });
    rows.collect()
}

fn ask_for_turn(open: &Open) -> Vec<Phrase> {
    let now = Standing {
        count: open.turned.len() as u8,
        sum: sum(&open.turned),
        marked: open.marked.len() as u8,
        marked_sum: sum(&open.marked),
        pile: open.piles[open.turn],
    };
    let mut asked = Vec::new();
    if let Some(who) = open.marker {
        let beat = Phrase::new("ask-beat").with("who", who).with("sum", now.marked_sum);
        asked.push(beat.with("count", now.marked));
    }
    if now.count > 0 {
        asked.push(Phrase::new("ask-sum").with("sum", now.sum).with("count", now.count));
    }
    asked.push(match (why_not_stop(now), open.marker) {
        (None, None) if open.down.is_empty() => Phrase::new("ask-stop"),
        (None, Some(_)) if open.down.is_empty() => Phrase::new("ask-stop-or-give-up"),
        (None, None) => Phrase::new("ask-turn-or-stop"),
        (None, Some(_)) => Phrase::new("ask-turn-stop-or-give-up"),
        (Some(NoStop::NothingTurned), _) => Phrase::new("ask-turn-first"),
        (Some(NoStop::OnlyOne), None) => Phrase::new("ask-second"),
        (Some(NoStop::TooFewMarkers), None) => Phrase::new("ask-no-markers").with("markers", MARKERS),
        (Some(NoStop::OnlyOne | NoStop::TooFewMarkers | NoStop::NotBeaten), _) => {
            Phrase::new("ask-turn-or-give-up")
        }
    });
    asked
}

fn sum(cards: &[Placed]) -> u8 {
    cards.iter().map(|placed| placed.card.number()).sum()
}

fn values(cards: &[Placed]) -> Vec<Value> {
    cards.iter().map(|placed| placed.card.value()).collect()
}

fn bag_values(cards: Bag) -> Vec<Value> {
    cards.cards().map(Kind::value).collect()
}
