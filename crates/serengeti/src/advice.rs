//! A sensible player: pays for a lot what its points are worth to it, and no more than its purse allows.

use game::{Advise, Seat, ViewOf};

use crate::Serengeti;
use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::score::card_points;
use crate::state::{Deed, Frame, ROUNDS};
use crate::view::Open;

/// What a card earns on average once collections have grown, in points.
const POINTS_PER_CARD: f32 = 2.2;
/// Prices come back: the same chips are spent more than once in a game.
const CHIPS_COME_BACK: f32 = 1.6;
/// How much of what a rival would gain by a lot counts as a reason to buy it.
const SPITE: f32 = 0.25;
/// How much of a price paid to one single player counts as an extra cost.
const GIFT: f32 = 0.3;
/// An exchange costs the right to bid; it has to bring at least this many points.
const SWAP_GAIN: i32 = 5;
/// With fewer chips than this, selling a card that earns next to nothing helps.
const POOR: u8 = 3;

impl Advise for Serengeti {
    fn advise(&self, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        let open = &view.open;
        let Some(seat) = view.viewer.seat() else { return legal[0] };
        match open.pending.last() {
            Some(Frame::Bidding) => self.advise_bid(open, seat, legal),
            Some(Frame::Losing(_)) => cheapest_to_give(open.owned[seat]).map_or(legal[0], Action::Lose),
            Some(Frame::Selling(_)) => {
                let poor = open.own_chips.unwrap_or(0) < POOR && open.round > 3;
                let spare = cheapest_to_give(open.owned[seat])
                    .filter(|&card| poor && loss(open.owned[seat], card) <= 1)
                    // A card just refused by all is not offered again in the same breath.
                    .filter(|_| !matches!(view.last.step, Deed::Passed { .. }));
                spare.map_or(Action::Pass, Action::Sell)
            }
            Some(Frame::Exchanging(_)) => best_swap(open, seat, legal),
            Some(Frame::DrawFirst | Frame::TurnUp) | None => legal[0],
        }
    }
}

impl Serengeti {
    fn advise_bid(&self, open: &Open, seat: Seat, legal: &[Action]) -> Action {
        let (chips, own) = (open.own_chips.unwrap_or(0), open.owned[seat]);
        let limit = self.limit(open, seat);
        let sensible = legal.iter().filter_map(|&action| match action {
            Action::Bid(amount) => Some(amount),
            Action::Pass | Action::Sell(_) | Action::Swap { .. } | Action::Lose(_) => None,
        });
        // With an open referee wrong calls are legal moves too.
        let sensible = sensible.filter(|amount| own.of_number(amount % 10) == 0 && *amount <= chips);
        let best = sensible
            .map(|amount| (self.cost(open, seat, amount), amount))
            .filter(|&(cost, _)| cost <= limit)
            .min_by(|one, other| one.0.total_cmp(&other.0));
        best.map_or(Action::Pass, |(_, amount)| Action::Bid(amount))
    }

    /// The most this auction is worth, in chips.
    fn limit(&self, open: &Open, seat: Seat) -> f32 {
        let goods = open.auction.sale.map_or(open.lot, |sale| CardSet::only(sale.card));
        let rivals = Seat::all(self.settings.seats).filter(|&other| other != seat);
        let spite = rivals.map(|rival| gain(open.owned[rival], goods)).max().unwrap_or(0);
        let points = gain(open.owned[seat], goods) as f32 + SPITE * spite as f32;
        let cards_to_come = f32::from(open.deck + open.lot.count()).max(1.0);
        let my_part = cards_to_come * POINTS_PER_CARD / f32::from(self.settings.seats);
        let chips = f32::from(open.own_chips.unwrap_or(0));
        let limit = points * CHIPS_COME_BACK * chips / my_part.max(1.0);
        // Passing first pays; in the last round chips have no other use than the points for most of them.
        let bonus = if open.auction.bids[seat].is_none() { self.settings.bonus.min(open.bank) } else { 0 };
        let last_round = open.round == ROUNDS && points > f32::from(self.settings.richest);
        if last_round { chips + GIFT * chips } else { limit - f32::from(bonus) / 2.0 }
    }

    /// What winning at this amount costs: the chips, and the strength they give to others.
    fn cost(&self, open: &Open, seat: Seat, amount: u8) -> f32 {
        let gift = if open.auction.sale.is_some() {
            amount
        } else {
            let shares = self.shares(&open.owned, seat, amount % 10, amount);
            shares.gains.values().max().unwrap_or(0)
        };
        f32::from(amount) + GIFT * f32::from(gift)
    }
}

/// What the cards would add to a collection, in points.
fn gain(own: CardSet, cards: CardSet) -> i32 {
    i32::from(card_points(own.or(cards))) - i32::from(card_points(own))
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
