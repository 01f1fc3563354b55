//! The table, in rows: the heading, the layout, the cards face up with their sums, the cards won.

use cards::Kind;
use game::phrase::{Cell, Picture, Row, Size};
use game::{Phrase, Seat, ViewOf};

use super::{bag_values, needs};
use crate::Calcory;
use crate::digest::{Digest, Marked};
use crate::space::{COLUMNS, ROWS, Space};
use crate::state::Frame;
use crate::view::{Memory, Open, Placed};

/// The table as a viewer sees it.
pub(super) fn picture(view: &ViewOf<Calcory>, digest: &Digest) -> Picture {
    let open = &view.open;
    let mut rows = vec![heading(open, digest), columns()];
    rows.extend((0..ROWS).map(|row| layout_row(view, row)));
    if !open.turned.is_empty() {
        rows.push(turned_row(open, digest));
    }
    rows.extend(digest.marked.map(|marked| marked_row(open, marked)));
    if let Some(card) = open.in_hand {
        rows.push(small("row-in-hand", vec![Cell::Card(card.face())]));
    }
    rows.push(won_row(open, digest));
    rows.extend(view.memory.as_ref().and_then(laid_row));
    Picture { rows }
}

fn small(label: &'static str, cells: Vec<Cell>) -> Row {
    Row { label: Phrase::new(label), size: Size::Small, cells }
}

fn words(phrase: Phrase) -> Cell {
    Cell::Words(phrase)
}

fn heading(open: &Open, digest: &Digest) -> Row {
    let down = Phrase::new("cell-down").with("count", open.down.count());
    let left = Phrase::new("cell-turns-left").with("turns", digest.turns_left);
    let (label, cells) = match open.frame {
        Frame::Over => (Phrase::new("row-over"), Vec::new()),
        Frame::DrawFirst => (Phrase::new("row-start"), vec![words(down)]),
        Frame::Turning | Frame::Revealing(_) | Frame::Returning | Frame::Placing => {
            (Phrase::new("row-turn").with("who", open.turn), vec![words(down), words(left)])
        }
    };
    Row { label, size: Size::Heading, cells }
}

/// The numbers of the columns, as wide as cards are written.
fn columns() -> Row {
    let cells =
        (1..=COLUMNS).map(|column| words(Phrase::new("cell-column").with("column", format!("{column:<3}"))));
    small("row-columns", cells.collect())
}

/// One row of the layout. With memory, what is remembered of face-down cards.
fn layout_row(view: &ViewOf<Calcory>, row: u8) -> Row {
    let open = &view.open;
    let cell = |space: Space| {
        let face_up = open.turned.iter().chain(open.marked.iter()).find(|placed| placed.space == space);
        match (face_up, &view.memory) {
            (Some(placed), _) => Cell::Card(placed.card.face()),
            (None, _) if !open.down.has(space) => words(Phrase::new("cell-empty")),
            (None, Some(memory)) => remembered(memory, space),
            (None, None) => Cell::Words(Phrase::new("cell-face-down")),
        }
    };
    let label = Phrase::new("row-layout").with("row", Space::letter(row).to_ascii_uppercase().to_string());
    Row { label, size: Size::Small, cells: Space::of_row(row).map(cell).collect() }
}

/// What the viewer remembers of a card that lies face down.
fn remembered(memory: &Memory, space: Space) -> Cell {
    let known = |card: Kind| words(Phrase::new("cell-known").with("card", card.value()));
    if let Some(placed) = memory.seen.iter().find(|placed| placed.space == space) {
        return known(placed.card);
    }
    match memory.laid.iter().find(|laid| laid.space == space) {
        Some(laid) => laid.card.map_or(words(Phrase::new("cell-laid")), known),
        None => Cell::Words(Phrase::new("cell-face-down")),
    }
}

fn faces(cards: &[Placed]) -> Vec<Cell> {
    cards.iter().map(|placed| Cell::Card(placed.card.face())).collect()
}

/// The cards of this turn, and how far 13 is.
fn turned_row(open: &Open, digest: &Digest) -> Row {
    let sum = Phrase::new("cell-sum").with("sum", digest.turned.sum);
    let missing = digest.next.map(|next| Phrase::new("cell-missing").with("count", next.missing));
    let mut cells = faces(&open.turned);
    cells.extend([Some(sum), missing].into_iter().flatten().map(words));
    small("row-turned", cells)
}

/// The marked cards, whose they are, and what beats them.
fn marked_row(open: &Open, marked: Marked) -> Row {
    let owner = Phrase::new("cell-owner").with("who", marked.by).with("sum", marked.cards.sum);
    let to_beat = match needs(marked.to_beat) {
        Some(needs) => Phrase::new("cell-to-beat").with("needs", needs),
        None => Phrase::new("cell-unbeatable"),
    };
    let mut cells = faces(&open.marked);
    cells.push(words(owner));
    if !marked.rivals.is_empty() {
        cells.push(words(to_beat));
    }
    small("row-marked", cells)
}

/// How many cards everybody has won, and who leads.
fn won_row(open: &Open, digest: &Digest) -> Row {
    let cell = |(seat, count): (Seat, u8)| {
        let key = match (digest.leaders.has(seat), digest.leaders.count()) {
            (false, _) => "cell-won",
            (true, 1) => "cell-won-most",
            (true, _) => "cell-won-as-many",
        };
        words(Phrase::new(key).with("who", seat).with("count", count))
    };
    small("row-won", open.piles.iter().map(cell).collect())
}

/// With memory: what the cards may be that somebody laid back.
fn laid_row(memory: &Memory) -> Option<Row> {
    let doubts = memory.laid.iter().filter(|laid| laid.card.is_none());
    let cells: Vec<Cell> = doubts
        .map(|laid| {
            let among = Phrase::new("cell-among").with("space", laid.space.name());
            words(among.with("cards", bag_values(laid.among)))
        })
        .collect();
    (!cells.is_empty()).then(|| small("row-laid", cells))
}
