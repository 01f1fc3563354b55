//! A sensible player: pays for a lot what its points are worth to it, and no more than its purse allows.

/// What speaks for and against an action.
mod facts;

use game::{Advise, Fact, Seat, ViewOf, Viewer};

use crate::Serengeti;
use crate::action::Action;
use crate::card::{Card, CardSet, Tribe};
use crate::score::POINTS;
use crate::state::{Frame, ROUNDS, State};
use crate::view::Open;

/// How the sensible player weighs things. The numbers were found by letting variants play each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// The price of a point, when every card to come had one chip to be bought with: chips come back and are
    /// spent again, and a card earns more than a point.
    pub price: f32,
    /// What a card is worth for each card of its tribe still to come, shared by all players.
    pub promise: f32,
    /// How much of what a rival would gain by a lot counts as a reason to buy it.
    pub spite: f32,
    /// How much of a price paid to one single player counts as an extra cost.
    pub gift: f32,
    /// How much of the bonus for passing counts against bidding.
    pub bonus: f32,
}

/// The taste in use.
pub const TASTE: Taste = Taste { price: 0.95, promise: 1.7, spite: 0.2, gift: 0.22, bonus: 0.65 };

/// An exchange costs the right to bid; it has to bring at least this many points.
const SWAP_GAIN: i32 = 5;
/// With fewer chips than this, selling a card that earns next to nothing helps.
const POOR: u8 = 3;

impl Advise for Serengeti {
    fn advise(&self, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        self.advise_by(&TASTE, view, legal)
    }

    /// What lies open is all it looks at.
    fn advise_in(&self, world: &State, seat: Seat, legal: &[Action]) -> Action {
        self.advise_seat(&TASTE, &Open::of(world, Viewer::Seat(seat)), seat, legal)
    }

    /// With an open referee all but the calls that are surely fined or cannot be paid: who makes one loses a chip or a card
    /// and keeps nobody from the lot. Bluffs are left out with them: to raise a price beyond one's own chips pays only if
    /// somebody raises again, and nothing in a view tells that somebody will.
    fn sensible(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Action> {
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        let counts = |action: &Action| match *action {
            Action::Bid(amount) => is_sound(&view.open, seat, amount),
            Action::Pass | Action::Sell(_) | Action::Swap { .. } | Action::Lose(_) => true,
        };
        legal.iter().copied().filter(counts).collect()
    }

    fn facts(&self, view: &ViewOf<Self>, legal: &[Action], action: Action) -> Vec<Fact> {
        self.facts_of(view, legal, action)
    }
}

impl Serengeti {
    /// The action of a sensible player with this taste.
    pub fn advise_by(&self, taste: &Taste, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        let Some(seat) = view.viewer.seat() else { return legal[0] };
        self.advise_seat(taste, &view.open, seat, legal)
    }

    fn advise_seat(&self, taste: &Taste, open: &Open, seat: Seat, legal: &[Action]) -> Action {
        match open.frames.last() {
            Some(Frame::Bidding) => self.advise_bid(taste, open, seat, legal),
            Some(Frame::Losing(_)) => cheapest_to_give(open.owned[seat]).map_or(legal[0], Action::Lose),
            Some(Frame::Selling(_)) => {
                let poor = open.own_chips.unwrap_or(0) < POOR && open.round > 3;
                let spare = cheapest_to_give(open.owned[seat]);
                let spare = spare.filter(|&card| poor && loss(open.owned[seat], card) <= 1);
                spare.map_or(Action::Pass, Action::Sell)
            }
            Some(Frame::Exchanging(_)) => best_swap(open, seat, legal),
            Some(Frame::DrawFirst | Frame::TurnUp) | None => legal[0],
        }
    }

    fn advise_bid(&self, taste: &Taste, open: &Open, seat: Seat, legal: &[Action]) -> Action {
        let limit = self.limit(taste, open, seat);
        let amounts = legal.iter().filter_map(|&action| match action {
            Action::Bid(amount) => Some(amount),
            Action::Pass | Action::Sell(_) | Action::Swap { .. } | Action::Lose(_) => None,
        });
        let mut best: Option<(f32, u8)> = None;
        for amount in amounts {
            // No bid costs less than its chips, and the lowest are listed first.
            if f32::from(amount) > best.map_or(limit, |(least, _)| least) {
                break;
            }
            if !is_sound(open, seat, amount) {
                continue;
            }
            let cost = self.cost(taste, open, seat, amount);
            if cost <= limit && best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, amount));
            }
        }
        best.map_or(Action::Pass, |(_, amount)| Action::Bid(amount))
    }

    /// The most this auction is worth, in chips.
    fn limit(&self, taste: &Taste, open: &Open, seat: Seat) -> f32 {
        let goods = open.auction.sale.map_or(open.lot, |sale| CardSet::only(sale.card));
        let rivals = Seat::all(self.settings.seats).filter(|&other| other != seat);
        let spite = rivals.map(|rival| gain(open.owned[rival], goods)).max().unwrap_or(0);
        let points = gain(open.owned[seat], goods) as f32
            + taste.spite * spite as f32
            + taste.promise * self.promise(open, goods);
        let limit = points * self.chips_per_point(taste, open);
        // Passing first pays; in the last round chips have no other use than the points for most of them.
        let unspoken = open.auction.bids[seat].is_none() && open.auction.sale.is_none();
        let bonus = if unspoken { self.settings.bonus.min(open.bank) } else { 0 };
        let last_round = open.round == ROUNDS && points > f32::from(self.settings.richest);
        if last_round { f32::INFINITY } else { limit - taste.bonus * f32::from(bonus) }
    }

    /// What a point costs: it follows the chips in players' hands and the cards still to come.
    fn chips_per_point(&self, taste: &Taste, open: &Open) -> f32 {
        let chips = self.settings.chips_in_box - open.pot - open.bank - self.out;
        let cards_to_come = (open.deck + open.lot.count()).max(1);
        taste.price * f32::from(chips) / f32::from(cards_to_come)
    }

    /// Every card makes each later card of its tribe worth a point more to its owner.
    fn promise(&self, open: &Open, goods: CardSet) -> f32 {
        let seen = open.owned.values().fold(open.lot.or(open.lost), CardSet::or);
        let deck = self.cards.without(seen);
        let to_come: u8 = goods.iter().map(|card| deck.of_tribe(card.tribe())).sum();
        f32::from(to_come) / f32::from(self.settings.seats)
    }

    /// What winning at this amount costs: the chips, and the strength they give to others.
    fn cost(&self, taste: &Taste, open: &Open, seat: Seat, amount: u8) -> f32 {
        let gift = if open.auction.sale.is_some() {
            amount
        } else {
            let shares = self.shares(&open.owned, seat, amount % 10, amount);
            shares.gains.values().max().unwrap_or(0)
        };
        f32::from(amount) + taste.gift * f32::from(gift)
    }
}

/// Is the amount within the viewer's chips and without a digit of its own? With an open referee others are legal too.
fn is_sound(open: &Open, seat: Seat, amount: u8) -> bool {
    open.owned[seat].of_number(amount % 10) == 0 && amount <= open.own_chips.unwrap_or(0)
}

/// What the cards would add to a collection, in points.
fn gain(own: CardSet, cards: CardSet) -> i32 {
    let all = own.or(cards);
    let points = |cards: CardSet, tribe: Tribe| i32::from(POINTS[usize::from(cards.of_tribe(tribe))]);
    cards.tribes().map(|tribe| points(all, tribe) - points(own, tribe)).sum()
}

/// What giving up a card costs, in points.
fn loss(own: CardSet, card: Card) -> i32 {
    gain(own.without(CardSet::only(card)), CardSet::only(card))
}

fn cheapest_to_give(own: CardSet) -> Option<Card> {
    own.iter().min_by_key(|&card| loss(own, card))
}

/// The exchange that brings most, if it is worth not bidding.
fn best_swap(open: &Open, seat: Seat, legal: &[Action]) -> Action {
    let own = open.owned[seat];
    let swaps = legal.iter().filter_map(|&action| match action {
        Action::Swap { give, take } => {
            let rest = own.without(CardSet::only(give));
            Some((gain(rest, CardSet::only(take)) - loss(own, give), action))
        }
        Action::Pass | Action::Bid(_) | Action::Sell(_) | Action::Lose(_) => None,
    });
    let best = swaps.max_by_key(|&(points, _)| points).filter(|&(points, _)| points >= SWAP_GAIN);
    best.map_or(Action::Pass, |(_, action)| action)
}
