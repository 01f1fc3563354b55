//! How the table looks, what is asked and offered: the digest in words.

use cards::Bag;
use game::phrase::{Cell, Picture, Row, Size};
use game::{Depict, Phrase, Remarks, Seat, ViewOf};

use super::{number, standing_phrase};
use crate::Mu;
use crate::action::Action;
use crate::card::{Rung, Suit, Trump};
use crate::digest::{Bid, Bidding, Digest, Prospect, Side, Sides, Stakes, Standing, TrickSoFar, eklat_loss};
use crate::score::target;
use crate::state::{Ending, Frame};
use crate::view::Open;

/// About so many rows stand beside those of the players.
const ROWS_BESIDE: usize = 7;

impl Depict for Mu {
    type Prospect = Prospect;
    type Digest = Digest;

    fn digest(&self, view: &ViewOf<Self>) -> Digest {
        self.digest_of(view)
    }

    fn picture(&self, view: &ViewOf<Self>, digest: &Digest) -> Picture {
        let open = &view.open;
        let mut rows = Vec::with_capacity(usize::from(self.settings.seats) + ROWS_BESIDE);
        rows.push(table_row(open, digest));
        if let Some(stakes) = &digest.stakes {
            rows.extend(stakes_rows(view, stakes));
        }
        rows.extend(Seat::all(self.settings.seats).map(|seat| player_row(view, digest, seat)));
        if let Some(trick) = digest.trick.as_ref().filter(|trick| !trick.cards.is_empty()) {
            rows.push(trick_row(trick));
        }
        if let Some(bidding) = digest.bidding.as_ref().filter(|bidding| bidding.of == open.turn) {
            rows.extend(bid_rows(bidding));
        }
        if let Some(memory) = view.memory.as_ref().filter(|memory| !memory.played.is_empty()) {
            rows.push(small(Phrase::new("row-played"), card_cells(memory.played).collect()));
        }
        rows.extend(own_rows(self, view));
        Picture { rows }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &view.open;
        if view.viewer.seat() != Some(open.turn) {
            return Vec::new();
        }
        match open.frame {
            Frame::Bidding => ask_to_lay(open),
            Frame::ViceTrump => vec![Phrase::new("ask-vice-trump")],
            Frame::ChiefTrump => vec![match open.contract.trumps.vice {
                Some(trump) => Phrase::new("ask-chief-trump-too").with("trump", trump.phrase()),
                None => Phrase::new("ask-chief-trump"),
            }],
            Frame::Partner => {
                let goal = target(self.settings.seats, open.contract.bid);
                vec![Phrase::new("ask-partner").with("target", goal)]
            }
            Frame::Playing => vec![ask_to_play(self, open)],
            Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Over => Vec::new(),
        }
    }

    fn prospect(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        self.prospect_of(view, action)
    }

    fn remarks(&self, view: &ViewOf<Self>, action: Action, prospect: Option<&Prospect>) -> Remarks {
        Remarks {
            detail: prospect.and_then(|prospect| detail(&view.open, action, prospect)),
            caution: prospect.and_then(|prospect| caution(view, action, prospect)),
        }
    }
}

fn detail(open: &Open, action: Action, prospect: &Prospect) -> Option<Phrase> {
    match *prospect {
        // Every card would say the same; the table has it.
        Prospect::Bid(_) if action != Action::Done => None,
        Prospect::Bid(ref bid) => Some(standing_phrase(&bid.standing)),
        Prospect::Pass { ending, now } => now.then(|| ending_phrase(ending)),
        Prospect::Trump { held, bonus: Some(bonus), .. } if action == Action::NoTrump => {
            debug_assert_eq!(held, 0);
            Some(Phrase::new("detail-no-trump").with("bonus", i32::from(bonus)))
        }
        Prospect::Trump { held, bonus: Some(bonus), .. } => {
            Some(Phrase::new("detail-chief-trump").with("held", held).with("bonus", i32::from(bonus)))
        }
        Prospect::Trump { held, bonus: None, .. } => {
            Some(Phrase::new("detail-vice-trump").with("held", held))
        }
        Prospect::Partner { trumps, .. } => Some(Phrase::new("detail-partner").with("trumps", trumps)),
        Prospect::Play { .. } if open.trick.is_empty() => None,
        Prospect::Play { winner, triangles, last } => {
            let key = if last { "detail-wins" } else { "detail-winning" };
            Some(Phrase::new(key).with("who", winner).with("triangles", triangles))
        }
    }
}

/// Being level with the lead costs something only if nobody goes on, which is easily overlooked.
fn caution(view: &ViewOf<Mu>, action: Action, prospect: &Prospect) -> Option<Phrase> {
    match *prospect {
        Prospect::Bid(Bid { eklat: Some(points), standing: Standing::Level(ref with), .. })
            if action == Action::Done =>
        {
            Some(Phrase::new("caution-level").with("who", with.clone()).with("points", points))
        }
        Prospect::Pass { ending: Ending::Eklat { cards, latest }, now: true }
            if Some(latest) == view.viewer.seat() =>
        {
            Some(Phrase::new("caution-eklat").with("points", eklat_loss(cards)))
        }
        Prospect::Bid(_)
        | Prospect::Pass { .. }
        | Prospect::Trump { .. }
        | Prospect::Partner { .. }
        | Prospect::Play { .. } => None,
    }
}

fn small(label: Phrase, cells: Vec<Cell>) -> Row {
    Row { label, size: Size::Small, cells }
}

fn words(phrases: Vec<Phrase>) -> Vec<Cell> {
    phrases.into_iter().map(Cell::Words).collect()
}

/// Which hand and trick it is, whose turn, who deals, what ends the match.
fn table_row(open: &Open, digest: &Digest) -> Row {
    let mut told = Vec::new();
    if open.frame.is_in_hand() {
        told.push(Phrase::new("cell-turn").with("who", open.turn));
    }
    if let Some(trick) = &digest.trick {
        told.push(Phrase::new("cell-trick").with("number", trick.number).with("of", trick.of));
    }
    let sides = digest.stakes.as_ref().and_then(|stakes| stakes.sides.as_ref());
    let to_come = |triangles: u8| Phrase::new("cell-to-come").with("triangles", triangles);
    told.extend(sides.map(|sides| to_come(sides.to_come)));
    told.push(Phrase::new("cell-dealer").with("who", open.dealer));
    if let Some(left_out) = open.left_out {
        let [one, other] = left_out.colours();
        told.push(Phrase::new("cell-left-out").with("one", one.phrase()).with("other", other.phrase()));
    }
    told.push(match digest.race.total {
        Some(total) => Phrase::new("cell-total").with("total", total),
        None => Phrase::new("cell-hands").with("hands", digest.race.hands),
    });
    let label = match open.frame {
        Frame::Over => return small(Phrase::new("row-over"), Vec::new()),
        Frame::DrawDealer
        | Frame::LeaveOut
        | Frame::Deal
        | Frame::Bidding
        | Frame::ViceTrump
        | Frame::ChiefTrump
        | Frame::Partner
        | Frame::Playing => Phrase::new("row-hand").with("hand", open.hands_played + 1),
    };
    Row { label, size: Size::Heading, cells: words(told) }
}

/// Who plays for what, and what beats what.
fn stakes_rows(view: &ViewOf<Mu>, stakes: &Stakes) -> Vec<Row> {
    let contract = &view.open.contract;
    let mut rows = Vec::new();
    if let Some(sides) = &stakes.sides {
        rows.extend(side_rows(view, stakes, sides));
    } else {
        let vice = |trump: Trump| Phrase::new("cell-vice-trump").with("trump", trump.phrase());
        let mut told = vec![Phrase::new("cell-bid").with("count", contract.bid)];
        told.push(Phrase::new("cell-target").with("target", stakes.target).with("all", stakes.all));
        told.extend(contract.trumps.vice.map(vice));
        let label = Phrase::new("row-contract").with("who", contract.chief);
        rows.push(Row { label, size: Size::Heading, cells: words(told) });
    }
    if !stakes.ladder.is_empty() {
        let rung = |(place, rung): (usize, &Rung)| {
            let what = match rung {
                Rung::Both(card) => Phrase::new("rung-card").with("card", card.value()),
                Rung::Chief(trump) | Rung::Vice(trump) => trump.phrase(),
                Rung::Led => Phrase::new("rung-led"),
            };
            Cell::Words(if place == 0 { what } else { Phrase::new("rung-below").with("what", what) })
        };
        let cells = stakes.ladder.iter().enumerate().map(rung).collect();
        rows.push(Row { label: Phrase::new("row-ladder"), size: Size::Heading, cells });
    }
    rows
}

/// Both sides, the viewer's first: what each needs and has.
fn side_rows(view: &ViewOf<Mu>, stakes: &Stakes, sides: &Sides) -> Vec<Row> {
    let seat = view.viewer.seat();
    let is_mine = |side: &Side| seat.is_some_and(|seat| side.seats.contains(&seat));
    let row = |side: &Side, is_chiefs: bool| {
        let key = match (is_mine(side), is_chiefs) {
            (true, _) => "row-side-yours",
            (false, true) => "row-side-chief",
            (false, false) => "row-side-others",
        };
        let mut told = vec![Phrase::new("cell-won").with("won", side.won).with("needs", side.needs)];
        if side.tricks > 0 {
            told.push(Phrase::new("cell-tricks").with("tricks", side.tricks));
        }
        let count = side.seats.len() as u8;
        if let Some(bonus) = stakes.bonus.filter(|_| is_chiefs) {
            told.push(Phrase::new("cell-bonus").with("bonus", i32::from(bonus)).with("count", count));
            told.push(Phrase::new("cell-fine").with("fine", i32::from(stakes.fine)));
        } else {
            told.push(
                Phrase::new("cell-reward").with("reward", i32::from(stakes.reward)).with("count", count),
            );
        }
        Row {
            label: Phrase::new(key).with("who", side.seats.clone()),
            size: Size::Heading,
            cells: words(told),
        }
    };
    let mut rows = vec![row(&sides.chiefs, true), row(&sides.others, false)];
    if is_mine(&sides.others) {
        rows.reverse();
    }
    rows
}

/// The cards of the trick in the order played, each with its player.
fn trick_row(trick: &TrickSoFar) -> Row {
    let cells = trick.cards.iter().flat_map(|played| {
        let key = if played.wins { "cell-by-winning" } else { "cell-by" };
        [Cell::Card(played.card.face()), Cell::Words(Phrase::new(key).with("who", played.by))]
    });
    let triangles = Phrase::new("cell-triangles").with("triangles", trick.triangles);
    small(Phrase::new("row-trick"), cells.chain([Cell::Words(triangles)]).collect())
}

/// What bids would mean; all that stay below the lead are one row.
fn bid_rows(bidding: &Bidding) -> Vec<Row> {
    let is_below = |bid: &&Bid| matches!(bid.standing, Standing::Below(_));
    let below: Vec<&Bid> = bidding.bids.iter().filter(is_below).collect();
    let mut rows = Vec::new();
    if let (Some(first), Some(last)) = (below.first(), below.last()) {
        let label = if first.cards == last.cards {
            Phrase::new("row-bid").with("count", first.cards)
        } else {
            Phrase::new("row-bids").with("first", first.cards).with("last", last.cards)
        };
        rows.push(small(label, words(bid_phrases(first))));
    }
    for bid in bidding.bids.iter().filter(|bid| !is_below(bid)) {
        rows.push(small(Phrase::new("row-bid").with("count", bid.cards), words(bid_phrases(bid))));
    }
    rows
}

/// What it would mean to stop with this bid.
fn bid_phrases(bid: &Bid) -> Vec<Phrase> {
    let mut told = vec![standing_phrase(&bid.standing)];
    match bid.standing {
        Standing::Alone => {
            told.push(Phrase::new("bid-target").with("target", bid.target));
            told.push(Phrase::new("bid-bonus").with("bonus", bid.bonus));
        }
        Standing::Level(_) | Standing::Below(_) => {
            told.extend(bid.eklat.map(|points| Phrase::new("bid-eklat").with("points", points)));
        }
    }
    told
}

/// How the auction ends now.
fn ending_phrase(ending: Ending) -> Phrase {
    match ending {
        Ending::PassedOut => Phrase::new("ending-passed-out"),
        Ending::Chief(who) => Phrase::new("ending-chief").with("who", who),
        Ending::Eklat { latest, .. } => Phrase::new("ending-eklat").with("who", latest),
    }
}

/// A player's open cards, how many are hidden, and what else is known.
fn player_row(view: &ViewOf<Mu>, digest: &Digest, seat: Seat) -> Row {
    let (open, contract) = (&view.open, &view.open.contract);
    // Beside the cards: the role or the rank among the bidders, backs, triangles, voids, points.
    let mut cells = Vec::with_capacity(usize::from(open.laid[seat].count()) + 6);
    if contract.bid > 0 {
        let is_against = digest.stakes.as_ref().is_some_and(|stakes| stakes.sides.is_some());
        cells.extend(role(seat, contract, is_against).map(|key| Cell::Words(Phrase::new(key))));
    }
    if let Some(bidding) = &digest.bidding {
        cells.extend(rank(open, bidding, seat).map(|key| Cell::Words(Phrase::new(key))));
    }
    cells.extend(card_cells(open.laid[seat]));
    if open.counts[seat] > 0 {
        cells.push(Cell::Backs(open.counts[seat]));
    }
    if let Some(memory) = view.memory.as_ref().filter(|_| open.frame == Frame::Playing) {
        let triangles = memory.triangles[seat];
        cells.push(Cell::Words(Phrase::new("cell-triangles").with("triangles", triangles)));
        let voids: Vec<Phrase> = memory.voids[seat].iter().map(Suit::phrase).collect();
        if !voids.is_empty() {
            cells.push(Cell::Words(Phrase::new("cell-void").with("suits", voids)));
        }
    }
    let points = number(i32::from(open.scores[seat]));
    cells.push(Cell::Words(match &digest.race.to_go {
        Some(to_go) => Phrase::new("cell-to-go").with("points", points).with("missing", to_go[seat]),
        None => Phrase::new("cell-score").with("points", points),
    }));
    small(Phrase::new("row-player").with("who", seat), cells)
}

/// A leader's place among the bidders. Whoever is still laying has not drawn level: the bid is not complete.
fn rank(open: &Open, bidding: &Bidding, seat: Seat) -> Option<&'static str> {
    let is_tie = bidding.leaders.len() > 1;
    let unfinished = Some(open.turn).filter(|_| is_tie && open.auction.is_laying());
    let leads = |leader: &&Seat| Some(**leader) != unfinished;
    let leaders: Vec<Seat> = bidding.leaders.iter().filter(leads).copied().collect();
    leaders.contains(&seat).then_some(if leaders.len() == 1 { "cell-highest" } else { "cell-level" })
}

/// What a player is in this hand. Who plays against the chief is known when the partner is.
fn role(seat: Seat, contract: &crate::state::Contract, is_against: bool) -> Option<&'static str> {
    if seat == contract.chief {
        Some("cell-chief")
    } else if Some(seat) == contract.vice {
        Some("cell-vice")
    } else if Some(seat) == contract.partner {
        Some("cell-partner")
    } else {
        is_against.then_some("cell-against")
    }
}

/// The viewer's hidden cards, trumps apart.
fn own_rows(game: &Mu, view: &ViewOf<Mu>) -> Vec<Row> {
    let open = &view.open;
    let (Some(seat), Some(own)) = (view.viewer.seat(), open.own) else { return Vec::new() };
    if own.is_empty() {
        let key = if open.laid[seat].is_empty() { "cell-no-cards" } else { "cell-only-laid" };
        let row = || small(Phrase::new("row-own"), words(vec![Phrase::new(key)]));
        return open.frame.is_in_hand().then(row).into_iter().collect();
    }
    let order = game.order(open.contract.trumps);
    let (trump, plain): (Bag, Bag) = own.cards().partition(|&card| order.is_trump(card));
    let row =
        |key, cards: Bag| (!cards.is_empty()).then(|| small(Phrase::new(key), card_cells(cards).collect()));
    row("row-own-trumps", trump).into_iter().chain(row("row-own", plain)).collect()
}

/// What the speaker of the auction may do.
fn ask_to_lay(open: &Open) -> Vec<Phrase> {
    let key = if open.auction.is_laying() { "ask-lay-more" } else { "ask-lay" };
    let question = Phrase::new(key).with("count", open.laid[open.turn].count());
    vec![question.with("limit", open.auction.limit)]
}

fn ask_to_play(game: &Mu, open: &Open) -> Phrase {
    let Some(&led) = open.trick.first() else { return Phrase::new("ask-lead") };
    let (order, own) = (game.order(open.contract.trumps), open.own.unwrap_or_default());
    let suit = order.suit(led);
    let can_follow = own.plus(open.laid[open.turn]).kinds().any(|card| order.suit(card) == suit);
    match (suit, can_follow) {
        (Suit::Trump, true) => Phrase::new("ask-follow-trump"),
        (Suit::Colour(_), true) => Phrase::new("ask-follow").with("suit", suit.phrase()),
        (_, false) => Phrase::new("ask-free").with("suit", suit.phrase()),
    }
}

fn card_cells(cards: Bag) -> impl Iterator<Item = Cell> {
    cards.cards().map(|card| Cell::Card(card.face()))
}
