//! How the table looks, what is asked, and what would follow from a choice.

use cards::{Bag, Colour, Kind};
use game::phrase::{Cell, Face, Picture, Row, Size};
use game::{Depict, Phrase, Remarks, Seat, Value, ViewOf};

use super::{parts_of, points, prize, side_of, signed};
use crate::Safaru;
use crate::action::{Action, Catch, Way, Ways};
use crate::card::card_values;
use crate::config::Variant;
use crate::digest::{Contest, Digest, End, Haul, Prize, Side};
use crate::notation::{way_by, way_name};
use crate::prospect::Prospect;
use crate::rules::catching::{Next, Progress, possible_ways};
use crate::state::{Catching, Frame, Tally};
use crate::view::Open;

impl Depict for Safaru {
    type Prospect = Prospect;
    type Digest = Digest;

    fn digest(&self, view: &ViewOf<Self>) -> Digest {
        self.digest_of(view)
    }

    fn picture(&self, view: &ViewOf<Self>, digest: &Digest) -> Picture {
        let open = &view.open;
        let mut rows = vec![self.heading(open, digest)];
        if open.frame != Frame::Over {
            rows.push(prices(digest));
            rows.push(self.wild_row(open));
            rows.extend(self.played_row(open));
            if let (Some(own), Some(who)) = (open.own, view.viewer.seat()) {
                rows.push(self.own_row(who, own, open));
            }
            rows.push(self.others_row(view));
        }
        rows.extend(digest.sides.iter().map(|side| side_row(side, &open.frame)));
        Picture { rows }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let (open, Some(seat)) = (&view.open, view.viewer.seat()) else { return Vec::new() };
        match open.frame {
            Frame::Turn(asked) if asked == seat => self.ask_for_card(view, seat),
            Frame::Naming { by, card } if by.next(self.settings.seats) == seat => {
                vec![Phrase::new("ask-name").with("who", by).with("card", card.value())]
            }
            Frame::Catching(catching) if catching.by == seat => ask_for_step(&catching, open),
            Frame::Turn(_)
            | Frame::Naming { .. }
            | Frame::Catching(_)
            | Frame::DrawDealer
            | Frame::Deal
            | Frame::Over => Vec::new(),
        }
    }

    fn remarks(&self, view: &ViewOf<Self>, action: Action, prospect: Option<&Prospect>) -> Remarks {
        let detail = prospect.map(|prospect| self.detail_of(&view.open, action, prospect));
        Remarks { detail, caution: None }
    }

    fn prospect(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        let prospect = look_ahead(view, action)?;
        Some(match self.settings.variant {
            Variant::Plain => prospect.explained(view.open.wild),
            Variant::Reverse => prospect,
        })
    }
}

impl Safaru {
    /// What it would catch, if that is settled; else in how many ways the cards can be chosen.
    fn detail_of(&self, open: &Open, action: Action, prospect: &Prospect) -> Phrase {
        let catcher = match (open.frame, action) {
            (Frame::Turn(by), Action::Play { card, ways: Ways::NONE }) => {
                let ways = possible_ways(card.number(), open.wild);
                if ways.count() > 1 {
                    let told = Phrase::new("detail-named").with("who", by.next(self.settings.seats));
                    let told = told.with("ways", ways.iter().map(way_name).collect::<Vec<_>>());
                    return told.with("haul", self.telling(prospect.at_most()));
                }
                None
            }
            (Frame::Naming { by, .. }, _) => Some(by),
            (
                Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Catching(_) | Frame::Over,
                Action::Play { .. } | Action::Name(_) | Action::Take(_) | Action::Enough | Action::Release(_),
            ) => None,
        };
        self.tell_prospect(prospect, catcher)
    }
}

/// The cards caught, those of each way together.
fn cards_by_way(catch: &Catch) -> Value {
    let mut by_way: Vec<Value> = catch.ways().iter().map(|way| card_values(catch.by(way))).collect();
    if by_way.len() == 1 { by_way.remove(0) } else { Value::List(by_way) }
}

/// The whole plays that can follow from an action.
pub(crate) fn look_ahead(view: &ViewOf<Safaru>, action: Action) -> Option<Prospect> {
    let wild = view.open.wild;
    match (view.open.frame, action) {
        (Frame::Turn(_), Action::Play { card, ways: Ways::NONE }) => {
            let ways = possible_ways(card.number(), wild);
            Some(Prospect::of(card, ways.iter().map(Ways::only), wild))
        }
        (Frame::Turn(_), Action::Play { card, ways }) => Some(Prospect::of(card, [ways], wild)),
        (Frame::Naming { card, .. }, Action::Name(way)) => Some(Prospect::of(card, [Ways::only(way)], wild)),
        (Frame::Catching(catching), Action::Take(kind)) => Some(look_on(catching, Next::Take(kind), wild)),
        (Frame::Catching(catching), Action::Enough) => Some(look_on(catching, Next::Enough, wild)),
        (
            Frame::DrawDealer
            | Frame::Deal
            | Frame::Turn(_)
            | Frame::Naming { .. }
            | Frame::Catching(_)
            | Frame::Over,
            Action::Release(_) | Action::Play { .. } | Action::Name(_) | Action::Take(_) | Action::Enough,
        ) => None,
    }
}

/// The whole plays that can follow from a step.
fn look_on(mut catching: Catching, step: Next, wild: Bag) -> Prospect {
    match catching.choose(step) {
        Progress::Open => Prospect::after(&catching, wild),
        Progress::Whole => Prospect::only(catching.card, catching.catch, wild),
    }
}

fn ask_for_step(catching: &Catching, open: &Open) -> Vec<Phrase> {
    let key = match catching.now {
        Way::Pair => "ask-take-pair",
        Way::Add if catching.card.number() == 0 => "ask-take-zeros",
        Way::Add | Way::Seventeen => "ask-take-sum",
    };
    let mut asked = Phrase::new(key).with("card", catching.card.value());
    if key == "ask-take-sum" {
        asked = asked.with("way", way_by(catching.now)).with("left", catching.left());
    }
    let mut asked = vec![asked];
    if catching.owes_a_zero(open.wild) {
        asked.push(Phrase::new("ask-zero"));
    }
    asked
}

impl Safaru {
    /// What follows, for the viewer or, in the reverse game, for the neighbour whose card it is.
    fn tell_prospect(&self, prospect: &Prospect, catcher: Option<Seat>) -> Phrase {
        let told = match (&prospect.plays[..], &prospect.yields[..], catcher) {
            ([catch], [comes], _) => {
                let key = if catcher.is_some() { "detail-neighbour-catches" } else { "detail-catches" };
                let told = Phrase::new(key).with("cards", cards_by_way(catch));
                told.with("haul", self.telling(comes.haul)).with("left", comes.left.count())
            }
            (plays, _, catcher) => {
                let key = match (prospect.more, catcher) {
                    (false, None) => "detail-plays",
                    (true, None) => "detail-plays-many",
                    (false, Some(_)) => "detail-neighbour-plays",
                    (true, Some(_)) => "detail-neighbour-plays-many",
                };
                let told = Phrase::new(key).with("count", plays.len() as u32);
                told.with("haul", self.telling(prospect.at_most()))
            }
        };
        match catcher {
            Some(who) => told.with("who", who),
            None => told,
        }
    }

    /// What of a catch matters in this game (SAF.20, SAF.31).
    pub(crate) fn telling(&self, haul: Haul) -> Vec<Phrase> {
        match self.settings.variant {
            Variant::Plain => parts_of(haul),
            Variant::Reverse => parts_of(Haul { unicorns: 0, babies: 0, ..haul }),
        }
    }

    fn ask_for_card(&self, view: &ViewOf<Self>, seat: Seat) -> Vec<Phrase> {
        let open = &view.open;
        let hand = self.digest_of(view).hand;
        let holding = |least: usize| -> Bag {
            hand.iter().filter(|held| held.ways.count() >= least).map(|held| held.card).collect()
        };
        let able = holding(1);
        if open.wild.is_empty() {
            return vec![Phrase::new("ask-release-empty")];
        }
        if able.is_empty() {
            return vec![Phrase::new("ask-release")];
        }
        let mut asked = vec![Phrase::new("ask-play").with("cards", card_values(able))];
        match self.settings.variant {
            Variant::Plain if !open.wild.of_number(0).is_empty() => asked.push(Phrase::new("ask-zero")),
            Variant::Plain => {}
            Variant::Reverse => {
                let several = holding(2);
                if !several.is_empty() {
                    let offer = Phrase::new("ask-offer").with("cards", card_values(several));
                    asked.push(offer.with("who", seat.next(self.settings.seats)));
                }
            }
        }
        asked
    }

    /// A card between hand and table: how it catches and what it has caught so far, or who names the way.
    fn played_row(&self, open: &Open) -> Option<Row> {
        let (by, card, how, chosen) = match open.frame {
            Frame::Naming { by, card } => {
                let how = Phrase::new("cell-names").with("who", by.next(self.settings.seats));
                (by, card, how, Bag::EMPTY)
            }
            Frame::Catching(Catching { by, card, now, catch, .. }) => {
                let key = if catch.cards().is_empty() { "cell-catches" } else { "cell-caught-so-far" };
                (by, card, Phrase::new(key).with("way", way_by(now)), catch.cards())
            }
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Over => return None,
        };
        let mut cells = vec![Cell::Card(self.face(card)), Cell::Words(how)];
        cells.extend(self.card_cells(chosen));
        Some(Row { label: Phrase::new("row-played").with("who", by), size: Size::Small, cells })
    }

    /// How many cards the others hold, in the order of play from the viewer on.
    fn others_row(&self, view: &ViewOf<Self>) -> Row {
        let viewer = view.viewer.seat();
        let first = viewer.unwrap_or(Seat(0));
        let others = first.round(self.settings.seats).filter(|&seat| Some(seat) != viewer);
        let cell =
            |seat: Seat| Phrase::new("cell-holds").with("who", seat).with("count", view.open.counts[seat]);
        Row {
            label: Phrase::new("row-others"),
            size: Size::Small,
            cells: others.map(cell).map(Cell::Words).collect(),
        }
    }

    /// The wild cards that are not being caught just now.
    fn wild_row(&self, open: &Open) -> Row {
        let wild = match open.frame {
            Frame::Catching(Catching { catch, .. }) => open.wild.minus(catch.cards()),
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Naming { .. } | Frame::Over => {
                open.wild
            }
        };
        let label = Phrase::new(if wild.is_empty() { "row-wild-empty" } else { "row-wild" });
        Row { label, size: Size::Large, cells: self.card_cells(wild) }
    }

    fn own_row(&self, who: Seat, own: Bag, open: &Open) -> Row {
        let label = Phrase::new("row-own").with("who", who);
        if own.is_empty() && self.turn_of(open.frame).is_some() {
            let cells = vec![Cell::Words(Phrase::new("cell-no-cards"))];
            return Row { label, size: Size::Small, cells };
        }
        Row { label, size: Size::Large, cells: self.card_cells(own) }
    }

    fn heading(&self, open: &Open, digest: &Digest) -> Row {
        let is_over = open.frame == Frame::Over;
        let label = match digest.end {
            _ if is_over => Phrase::new("row-over"),
            End::Points(_) => Phrase::new("row-hand").with("hand", open.hand),
            End::Hands(hands) => Phrase::new("row-hand-of").with("hand", open.hand).with("hands", hands),
        };
        let mut cells = Vec::new();
        cells.extend(self.turn_of(open.frame).map(|who| Phrase::new("cell-turn").with("who", who)));
        if digest.deal > 0 {
            cells.push(Phrase::new("cell-deal").with("deal", digest.deal).with("deals", digest.deals));
        }
        if !is_over {
            cells.push(Phrase::new("cell-stock").with("count", open.stock));
        }
        cells.push(match (digest.end, digest.lowest_wins) {
            (End::Points(points), _) => Phrase::new("cell-goal-total").with("points", points),
            (End::Hands(_), true) => Phrase::new("cell-goal-lowest"),
            (End::Hands(_), false) => Phrase::new("cell-goal-highest"),
        });
        Row { label, size: Size::Heading, cells: cells.into_iter().map(Cell::Words).collect() }
    }

    /// Whose turn it is; in the reverse game also to name a way.
    fn turn_of(&self, frame: Frame) -> Option<Seat> {
        match frame {
            Frame::Turn(who) | Frame::Catching(Catching { by: who, .. }) => Some(who),
            Frame::Naming { by, .. } => Some(by.next(self.settings.seats)),
            Frame::DrawDealer | Frame::Deal | Frame::Over => None,
        }
    }

    fn card_cells(&self, cards: Bag) -> Vec<Cell> {
        cards.cards().map(|kind| Cell::Card(self.face(kind))).collect()
    }

    /// The look of a card, with the animal that it is here (DECK.5), if that counts.
    fn face(&self, kind: Kind) -> Face {
        let unicorns_count = self.settings.variant == Variant::Plain;
        let animal = match (kind.colour(), kind.number()) {
            (Colour::Blue, 0) if unicorns_count => "animal-baby-unicorn",
            (Colour::Yellow, 0) => "animal-baby-hedgehog",
            (Colour::Red | Colour::Blue | Colour::Green | Colour::Black, 0) => "animal-baby",
            (Colour::Blue, _) if unicorns_count => "animal-unicorn",
            (Colour::Yellow, _) => "animal-hedgehog",
            (Colour::Red | Colour::Blue | Colour::Green | Colour::Black, _) => return kind.face(),
        };
        Face { name: Phrase::new(animal), ..kind.face() }
    }
}

/// What counts at the end of the hand, and how it stands as far as that is known.
fn prices(digest: &Digest) -> Row {
    let mut cells: Vec<Phrase> = digest.majorities.iter().map(|contest| standing(contest, digest)).collect();
    if digest.baby != 0 {
        cells.push(Phrase::new("cell-each-baby").with("points", signed(digest.baby)));
    }
    cells.push(Phrase::new("cell-each-triangle").with("points", signed(digest.triangle)));
    Row {
        label: Phrase::new("row-prices"),
        size: Size::Heading,
        cells: cells.into_iter().map(Cell::Words).collect(),
    }
}

fn standing(contest: &Contest, digest: &Digest) -> Phrase {
    let known = match &contest.counts {
        // The rows of the sides have the number of their cards.
        Some(_) if digest.lowest_wins && contest.of == Prize::Cards => None,
        counts => counts.as_ref(),
    };
    let told = match known {
        Some(counts) => {
            let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
            let key = if contest.points > 0 && !digest.lowest_wins { "cell-race-sure" } else { "cell-race" };
            let told = Phrase::new(key).with("counts", counts.join(" : "));
            if key == "cell-race-sure" { told.with("sure", contest.sure) } else { told }
        }
        None => Phrase::new("cell-most"),
    };
    told.with("prize", prize(contest.of)).with("points", signed(contest.points))
}

/// A side's points and pile; with a memory, also what is in the pile and does not stand above.
fn side_row(side: &Side, frame: &Frame) -> Row {
    let mut cells = vec![Phrase::new("cell-match").with("points", points(side.score))];
    match side.caught.filter(|tally| tally.cards > 0) {
        Some(Tally { cards, babies, triangles, points, .. }) => {
            cells.extend(parts_of(Haul { cards, babies, triangles, ..Haul::default() }));
            cells.push(Phrase::new("cell-so-far").with("points", signed(points)));
        }
        // The piles of the last hand have been counted and gathered.
        None if *frame == Frame::Over => {}
        None => cells.push(Phrase::new("cell-pile").with("count", side.cards)),
    }
    let label = Phrase::new("row-side").with("side", side_of(&side.members));
    Row { label, size: Size::Small, cells: cells.into_iter().map(Cell::Words).collect() }
}
