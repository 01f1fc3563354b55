//! How the table looks, what is asked and offered: the digest, in words.

use cards::Bag;
use game::phrase::{Cell, Picture, Row, Size};
use game::{Depict, Phrase, Remarks, Seat, Value, ViewOf};

use super::{number, signed};
use crate::Rummu;
use crate::action::Action;
use crate::card::{card_values, in_order};
use crate::config::{ComingOut, Teams};
use crate::digest::{Change, Digest, End, Held, Notes, Parting, Prospect, Side, Until, is_played};
use crate::rules::penalty;
use crate::state::{Frame, IDLE_TURNS};
use crate::view::Open;

/// After so many turns without a card laid, added or swapped they are counted aloud (RUM.36).
const IDLE_SHOWN: u8 = 50;
/// So many of the combinations one could lay are named.
const LAYS_SHOWN: usize = 3;

impl Depict for Rummu {
    type Prospect = Prospect;
    type Digest = Digest;

    fn digest(&self, view: &ViewOf<Self>) -> Digest {
        self.digest_of(view)
    }

    fn picture(&self, view: &ViewOf<Self>, digest: &Digest) -> Picture {
        let open = &view.open;
        let mut rows = vec![hand_row(open, digest.until), pile_row(open)];
        if let Some(memory) = view.memory.as_ref().filter(|memory| memory.pile.len() > 1) {
            let below = &memory.pile[..memory.pile.len() - 1];
            let cells = below.iter().rev().map(|card| Cell::Card(card.face())).collect();
            rows.push(Row { label: Phrase::new("row-below"), size: Size::Small, cells });
        }
        for side in &digest.sides {
            if self.settings.teams == Teams::On {
                rows.push(side_row(open, side));
            }
            let first = view.viewer.seat().unwrap_or_default();
            for seat in first.round(self.settings.seats).filter(|&seat| side.seats.has(seat)) {
                rows.push(self.player_row(view, digest, side, seat));
                rows.extend(open.table.of(seat).map(|(place, cards)| {
                    combination_row(place, cards, &digest.combinations[usize::from(place)])
                }));
            }
        }
        rows.extend(own_rows(view, digest));
        Picture { rows }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &view.open;
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        let with_top = |key| match open.top {
            Some(top) => Phrase::new(key).with("card", top.value()),
            None => Phrase::new(key),
        };
        if turn_of(open.frame) != Some(seat) {
            return Vec::new();
        }
        let asked = match open.frame {
            Frame::Drawing(_) => match (open.stock, open.pile) {
                (0, 1) => with_top("ask-take-only"),
                (0, _) => with_top("ask-draw-reshuffled"),
                (_, _) => with_top("ask-draw"),
            },
            Frame::Taking(_) => with_top("ask-take"),
            Frame::Laying(_) => self.ask_to_lay(view, seat),
            Frame::Short(_) => {
                Phrase::new("ask-short").with("needed", self.settings.needed(open.scores[seat]))
            }
            Frame::TakingBack(_) => Phrase::new("ask-take-back"),
            Frame::Dealer | Frame::Deal | Frame::Card(_) | Frame::Over => return Vec::new(),
        };
        vec![asked]
    }

    fn remarks(&self, view: &ViewOf<Self>, action: Action, prospect: Option<&Prospect>) -> Remarks {
        let detail = view.viewer.seat().zip(prospect).and_then(|(seat, prospect)| match prospect {
            Prospect::Takes(held) => take_detail(held, view.open.out.has(seat)),
            Prospect::Changes(change) => Some(self.change_detail(seat, action, change)),
            Prospect::Discards(parting) => discard_detail(parting),
        });
        Remarks { detail, caution: None }
    }

    fn prospect(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        self.prospect_of(view, action)
    }
}

impl Rummu {
    fn ask_to_lay(&self, view: &ViewOf<Self>, seat: Seat) -> Phrase {
        let open = &view.open;
        let digest = self.digest_of(view);
        let needed = |key| Phrase::new(key).with("needed", self.settings.needed(open.scores[seat]));
        let none = digest.lays.is_empty();
        match (open.out.has(seat), self.settings.coming_out) {
            (true, _) => {
                let nothing = digest.combinations.iter().all(|notes| {
                    notes.adds.is_empty() && notes.swaps.is_empty() && notes.adds_together.is_empty()
                });
                match (none && nothing, open.counts[seat]) {
                    (true, 1) => Phrase::new("ask-last"),
                    (true, _) => Phrase::new("ask-discard"),
                    (false, _) => Phrase::new("ask-lay"),
                }
            }
            (false, _) if none => needed("ask-cannot-come-out"),
            (false, ComingOut::One) => needed("ask-come-out"),
            (false, ComingOut::Together) => needed("ask-come-out-together"),
        }
    }

    /// What a changed combination is worth, and to whom; what remains in the hand.
    fn change_detail(&self, seat: Seat, action: Action, change: &Change) -> Phrase {
        let told =
            |key| Phrase::new(key).with("points", points(change.points)).with("gain", signed(change.gain));
        let told = match action {
            Action::TakeBack { .. } => {
                return told("detail-back").with("cards", card_values(change.cards));
            }
            Action::Add { .. } | Action::Swap { .. } if change.owner == seat => told("detail-own"),
            Action::Add { .. } | Action::Swap { .. } => {
                let partners = self.settings.side(change.owner) == self.settings.side(seat);
                told(if partners { "detail-partners" } else { "detail-theirs" }).with("owner", change.owner)
            }
            Action::Lay(_) | Action::Draw | Action::Take | Action::Enough | Action::Discard(_) => {
                told("detail-lay")
            }
        };
        told.with(
            "rest",
            match change.left {
                0 => Phrase::new("rest-none"),
                1 => Phrase::new("rest-last"),
                left => Phrase::new("rest-cards").with("count", left).with("held", number(-change.held)),
            },
        )
    }

    /// A player's score, points on the table, and cards as far as the viewer may know them.
    fn player_row(&self, view: &ViewOf<Self>, digest: &Digest, side: &Side, seat: Seat) -> Row {
        let open = &view.open;
        let mut cells = Vec::new();
        if self.settings.teams == Teams::Off {
            cells.extend(score_cells(open, side));
        }
        if is_played(open.frame) {
            if open.out.has(seat) {
                cells.push(table_cell(digest.table[seat]));
            } else {
                cells.push(Cell::Words(Phrase::new("cell-needs").with("count", side.needed)));
            }
        }
        let faces = |cards: Bag| in_order(cards).into_iter().map(|card| Cell::Card(card.face()));
        let own = view.viewer.seat() == Some(seat);
        match (open.revealed, &view.memory) {
            (Some(hands), _) => {
                cells.extend(faces(hands[seat]));
                if !hands[seat].is_empty() {
                    cells.push(words("cell-left", -penalty(hands[seat])));
                }
            }
            _ if own => {}
            (None, Some(memory)) => {
                cells.extend(faces(memory.seen[seat]));
                cells.push(Cell::Backs(open.counts[seat] - memory.seen[seat].count()));
            }
            (None, None) => cells.push(Cell::Backs(open.counts[seat])),
        }
        if !own && is_played(open.frame) && open.counts[seat] == 1 {
            cells.push(Cell::Words(Phrase::new("cell-last-card")));
        }
        Row { label: Phrase::new("row-player").with("who", seat), size: Size::Small, cells }
    }
}

/// Which hand it is, whose turn, what ends the match, and who deals.
fn hand_row(open: &Open, until: Until) -> Row {
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
    let mut cells = Vec::new();
    cells.extend(turn_of(open.frame).map(|who| Cell::Words(Phrase::new("cell-turn").with("who", who))));
    cells.push(Cell::Words(match until {
        Until::Total(points) => Phrase::new("cell-until-total").with("total", points),
        Until::Hands(hands) => Phrase::new("cell-until-hands").with("hands", hands),
    }));
    if !matches!(open.frame, Frame::Dealer | Frame::Over) {
        cells.push(Cell::Words(Phrase::new("cell-dealer").with("who", open.dealer)));
    }
    if open.idle >= IDLE_SHOWN {
        let told = Phrase::new("cell-idle").with("turns", open.idle);
        cells.push(Cell::Words(told.with("most", IDLE_TURNS)));
    }
    Row { label, size: Size::Heading, cells }
}

/// Whose turn it is.
pub(crate) fn turn_of(frame: Frame) -> Option<Seat> {
    match frame {
        Frame::Drawing(who)
        | Frame::Card(who)
        | Frame::Taking(who)
        | Frame::Laying(who)
        | Frame::Short(who)
        | Frame::TakingBack(who) => Some(who),
        Frame::Dealer | Frame::Deal | Frame::Over => None,
    }
}

/// The discard pile and the stock.
fn pile_row(open: &Open) -> Row {
    let mut cells: Vec<Cell> = open.top.iter().map(|top| Cell::Card(top.face())).collect();
    cells.push(Cell::Words(Phrase::new("cell-pile").with("count", open.pile)));
    cells.push(Cell::Words(Phrase::new("cell-stock").with("count", open.stock)));
    Row { label: Phrase::new("row-pile"), size: Size::Small, cells }
}

/// A team and its score.
fn side_row(open: &Open, side: &Side) -> Row {
    let mut cells = score_cells(open, side);
    if is_played(open.frame) {
        cells.push(table_cell(side.table));
    }
    let who: Vec<Seat> = side.seats.iter().collect();
    Row { label: Phrase::new("row-side").with("who", who), size: Size::Heading, cells }
}

/// A score, and how far it is from the total that ends the match.
fn score_cells(open: &Open, side: &Side) -> Vec<Cell> {
    let score = Phrase::new("cell-score").with("points", points(side.score));
    let to_go = side.missing.filter(|_| open.frame != Frame::Over);
    let to_go = to_go.map(|missing| Phrase::new("cell-to-go").with("missing", missing));
    [score].into_iter().chain(to_go).map(Cell::Words).collect()
}

/// A combination: its cards, what it scores, what it takes, and for what its jokers can be had.
fn combination_row(place: u8, cards: Bag, notes: &Notes) -> Row {
    let mut cells: Vec<Cell> = in_order(cards).into_iter().map(|card| Cell::Card(card.face())).collect();
    cells.push(Cell::Words(Phrase::new("cell-points").with("points", points(notes.points))));
    if !notes.takes.is_empty() {
        cells.push(Cell::Words(Phrase::new("cell-takes").with("cards", card_values(notes.takes))));
    }
    cells.extend(notes.jokers.iter().map(|joker| {
        let told = Phrase::new("cell-gives").with("joker", joker.card.value());
        Cell::Words(told.with("cards", card_values(joker.stands_for)))
    }));
    let label = Phrase::new("row-combination").with("place", place_number(place));
    Row { label, size: Size::Small, cells }
}

/// The viewer's own cards and what they cost; what they can do, unless the moves on offer say it.
fn own_rows(view: &ViewOf<Rummu>, digest: &Digest) -> Vec<Row> {
    let open = &view.open;
    let (Some(seat), Some(held)) = (view.viewer.seat(), digest.held) else { return Vec::new() };
    let own = open.own.unwrap_or_default();
    let mut cells: Vec<Cell> = in_order(own).into_iter().map(|card| Cell::Card(card.face())).collect();
    cells.push(if own.is_empty() {
        Cell::Words(Phrase::new("cell-no-cards"))
    } else {
        words("cell-held", -held)
    });
    let mut rows = vec![Row { label: Phrase::new("row-own"), size: Size::Small, cells }];
    let offered = match open.frame {
        Frame::Laying(asked) | Frame::Short(asked) | Frame::TakingBack(asked) => asked == seat,
        Frame::Dealer | Frame::Deal | Frame::Drawing(_) | Frame::Card(_) | Frame::Taking(_) | Frame::Over => {
            false
        }
    };
    let uses = if offered { Vec::new() } else { use_cells(digest, open.out.has(seat)) };
    if !uses.is_empty() {
        rows.push(Row { label: Phrase::new("row-uses"), size: Size::Small, cells: uses });
    }
    rows
}

/// What the own cards can do: on the table only after coming out.
fn use_cells(digest: &Digest, is_out: bool) -> Vec<Cell> {
    let lays = digest.lays.iter().take(LAYS_SHOWN).map(|lay| {
        let told = Phrase::new("cell-lay").with("cards", card_values(lay.cards));
        told.with("points", points(lay.points))
    });
    let mut cells: Vec<Phrase> = lays.collect();
    for (place, notes) in (0u8..).zip(&digest.combinations).filter(|_| is_out) {
        let at = |key, cards| {
            Phrase::new(key).with("cards", card_values(cards)).with("place", place_number(place))
        };
        let together = notes.adds_together.iter().map(|&cards| at("cell-add-together", cards));
        cells.extend((!notes.adds.is_empty()).then(|| at("cell-add", notes.adds)));
        cells.extend(together);
        cells.extend((!notes.swaps.is_empty()).then(|| at("cell-swap", notes.swaps)));
    }
    cells.into_iter().map(Cell::Words).collect()
}

/// What a discard could do at once.
fn take_detail(held: &Held, is_out: bool) -> Option<Phrase> {
    let at = |key, places: &[u8]| {
        (is_out && !places.is_empty())
            .then(|| Value::Phrase(Phrase::new(key).with("places", place_numbers(places))))
    };
    let lay = held.lay.map(|lay| {
        let told = Phrase::new("use-lay").with("cards", card_values(lay.cards));
        Value::Phrase(told.with("points", points(lay.points)))
    });
    let uses: Vec<Value> =
        lay.into_iter().chain(at("use-add", &held.adds)).chain(at("use-swap", &held.swaps)).collect();
    (!uses.is_empty()).then(|| Phrase::new("detail-take").with("uses", uses))
}

/// That a discard ends the hand, or where it could be added.
fn discard_detail(parting: &Parting) -> Option<Phrase> {
    match parting.ends {
        Some(End::LastCard) => Some(Phrase::new("detail-ends")),
        Some(End::Idle) => Some(Phrase::new("detail-ends-idle")),
        None if parting.fits.is_empty() => None,
        None => Some(Phrase::new("detail-fits").with("places", place_numbers(&parting.fits))),
    }
}

/// What the combinations on the table bring in this hand.
fn table_cell(value: i32) -> Cell {
    Cell::Words(Phrase::new("cell-table").with("points", points(value)))
}

fn words(key: &'static str, value: i32) -> Cell {
    Cell::Words(Phrase::new(key).with("points", number(value)))
}

/// A number of points, in words.
pub(crate) fn points(value: i32) -> Phrase {
    Phrase::new("points").with("count", value.abs()).with("number", number(value))
}

/// A place on the table as people count it.
pub(crate) fn place_number(place: u8) -> u32 {
    u32::from(place) + 1
}

/// Places on the table as people count them.
pub(crate) fn place_numbers(places: &[u8]) -> Vec<Value> {
    places.iter().map(|&place| Value::Number(place_number(place).into())).collect()
}
