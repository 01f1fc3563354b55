//! What decides the game and can be worked out from a view: what cards are worth and to whom, whom a bid would pay, what
//! would follow from an action. Worked out once, here; the picture, the details and the facts say it in words.

use game::{BySeat, Seat, SeatSet, ViewOf};
use serde::{Deserialize, Serialize};

use crate::Serengeti;
use crate::action::Action;
use crate::card::{Card, CardSet, Tribe};
use crate::config::{Overbid, Referee};
use crate::score::{POINTS, card_points};
use crate::state::{Bid, Ended, Frame, ROUNDS};
use crate::view::Open;

/// What can be worked out from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Digest {
    /// Everybody's cards by tribe, and their points.
    pub collections: BySeat<Collection>,
    /// What is being auctioned, if anything is.
    pub goods: Option<Goods>,
    /// The ten digits a bid for it can end in, 0 first. None if nothing is being auctioned.
    pub digits: Vec<Digit>,
    /// How many rounds there are.
    pub rounds: u8,
}

/// The cards of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Collection {
    /// Tribe by tribe, in the order of the table of cards.
    pub tribes: [Group; 6],
    /// The points of all of them together.
    pub points: u8,
}

/// The cards of one tribe that one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Group {
    /// How many.
    pub cards: u8,
    /// Their points (SER.80).
    pub points: u8,
}

/// What is being auctioned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Goods {
    /// The cards of the lot, or the card that a player sells.
    pub cards: CardSet,
    /// Who sells it, if it is not the lot.
    pub seller: Option<Seat>,
    /// How many points it would bring to each player; to the seller, how many go with it.
    pub worth: BySeat<u8>,
    /// The digits it would close to the viewer, who owns no card with them yet.
    pub closes: Vec<u8>,
}

/// A digit that a bid can end in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Digit {
    /// The digit.
    pub digit: u8,
    /// How many cards with it each player has.
    pub owned: BySeat<u8>,
    /// Who would share in a price that ends in it: if the viewer paid it, or, if the viewer cannot bid any more, anybody
    /// who has no card with it.
    pub payees: SeatSet,
    /// What the viewer can do with it; nothing, if the viewer cannot bid any more.
    pub reach: Option<Reach>,
}

/// What somebody who bids can do with a digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Reach {
    /// This is the cheapest bid that ends in it.
    Bid(u8),
    /// A card with it is the bidder's own (SER.34): not allowed, or fined.
    Own,
    /// Every bid that ends in it is above the bidder's chips.
    Dear,
}

/// What would follow from an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Prospect {
    /// A bid: what becomes of the price, should it win.
    Buys(Price),
    /// A bid that would not count and cost so many chips (SER.52).
    Fined(u8),
    /// A bid that cannot be paid (SER.13).
    Unpaid,
    /// Not to bid, not to sell, not to exchange.
    Passes {
        /// The chips it brings (SER.7).
        bonus: u8,
        /// How the auction ends with it, if it does and that can be told.
        ends: Option<Ended>,
    },
    /// To sell a card, should somebody buy it; or to give one up.
    Parts(Parting),
    /// To exchange a card.
    Swaps {
        /// With whom.
        with: Seat,
        /// What it adds to the own points.
        own: i8,
        /// What it adds to the other's points.
        theirs: i8,
        /// The digit that may be bid again, if any.
        opens: Option<u8>,
        /// The digit that may not be bid any more, if any.
        closes: Option<u8>,
    },
}

/// What becomes of a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Price {
    /// What each player receives.
    pub gains: BySeat<u8>,
    /// Do all others share, since none of them has the digit (SER.10)?
    pub shared: bool,
    /// What lies in the pot afterwards.
    pub pot: u8,
    /// What goes to the bank.
    pub bank: u8,
    /// The chips that the buyer has left.
    pub left: u8,
    /// Is the auction over with it, because nobody else may still speak?
    pub last_word: bool,
}

/// What goes with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Parting {
    /// The points.
    pub points: u8,
    /// The digit that may be bid again, if it was the only card with it.
    pub opens: Option<u8>,
}

impl Serengeti {
    /// What can be worked out from this view.
    pub(crate) fn digest_of(&self, view: &ViewOf<Self>) -> Digest {
        let open = &view.open;
        let goods = goods(view);
        let bidder = view.viewer.seat().filter(|&seat| open.auction.speaking.has(seat));
        let digits = if goods.is_some() { 0..10 } else { 0..0 };
        Digest {
            rounds: ROUNDS,
            collections: open.owned.map(collection),
            digits: digits.map(|digit| self.digit(open, bidder, digit)).collect(),
            goods,
        }
    }

    fn digit(&self, open: &Open, bidder: Option<Seat>, digit: u8) -> Digit {
        let payees = match open.auction.sale {
            Some(sale) => SeatSet::only(sale.seller),
            None => self.payees(open, bidder, digit),
        };
        let reach = bidder.map(|seat| self.reach(open, seat, digit));
        Digit { digit, owned: open.owned.map(|cards| cards.of_number(digit)), payees, reach }
    }

    /// SER.9, SER.10: the receivers do not depend on the sum, only on who buys.
    fn payees(&self, open: &Open, buyer: Option<Seat>, digit: u8) -> SeatSet {
        let seats = self.settings.seats;
        let has_none = |seat: &Seat| open.owned[*seat].of_number(digit) == 0;
        let Some(payer) = buyer.or_else(|| Seat::all(seats).find(has_none)) else {
            return SeatSet::full(seats);
        };
        if buyer.is_none() && Seat::all(seats).all(|seat| has_none(&seat)) {
            return SeatSet::full(seats);
        }
        // A sum that leaves something for everybody who has a part in it.
        let shares = self.shares(&open.owned, payer, digit, u8::MAX);
        let mut payees = SeatSet::EMPTY;
        shares.gains.iter().filter(|&(_, gain)| gain > 0).for_each(|(seat, _)| payees.add(seat));
        payees
    }

    fn reach(&self, open: &Open, seat: Seat, digit: u8) -> Reach {
        if open.owned[seat].of_number(digit) > 0 {
            return Reach::Own;
        }
        let lowest = self.lowest(&open.auction);
        let chips = open.own_chips.unwrap_or(0);
        let cheapest = (lowest..=chips).find(|amount| amount % 10 == digit);
        cheapest.map_or(Reach::Dear, Reach::Bid)
    }

    /// What would follow from a legal action of the viewer.
    pub(crate) fn prospect_of(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        let open = &view.open;
        let seat = view.viewer.seat()?;
        let own = open.owned[seat];
        Some(match action {
            Action::Bid(amount) => self.prospect_of_bid(open, Bid { by: seat, amount }),
            Action::Pass => self.prospect_of_pass(open, seat),
            Action::Sell(card) | Action::Lose(card) => Prospect::Parts(parting(own, card)),
            Action::Swap { give, take } => {
                let with = Seat::all(self.settings.seats).find(|&other| open.owned[other].has(take))?;
                let swapped = |cards: CardSet, away: Card, back: Card| {
                    cards.without(CardSet::only(away)).or(CardSet::only(back))
                };
                let (mine, theirs) = (swapped(own, give, take), swapped(open.owned[with], take, give));
                let change = |before, after| card_points(after) as i8 - card_points(before) as i8;
                let lacks = |cards: CardSet, card: Card| {
                    (cards.of_number(card.number()) == 0).then_some(card.number())
                };
                Prospect::Swaps {
                    with,
                    own: change(own, mine),
                    theirs: change(open.owned[with], theirs),
                    opens: lacks(mine, give),
                    closes: lacks(own, take),
                }
            }
        })
    }

    fn prospect_of_bid(&self, open: &Open, bid: Bid) -> Prospect {
        let chips = open.own_chips.unwrap_or(0);
        if open.owned[bid.by].of_number(bid.amount % 10) > 0 {
            return Prospect::Fined(chips.min(1));
        }
        match chips.checked_sub(bid.amount) {
            Some(left) => Prospect::Buys(self.price(open, bid, left)),
            None => Prospect::Unpaid,
        }
    }

    /// What becomes of the price of a bid that wins.
    fn price(&self, open: &Open, bid: Bid, left: u8) -> Price {
        let last_word = open.auction.speaking == SeatSet::only(bid.by);
        if let Some(sale) = open.auction.sale {
            let mut gains = BySeat::all(self.settings.seats, 0);
            gains[sale.seller] = bid.amount;
            return Price { gains, shared: false, pot: open.pot, bank: 0, left, last_word };
        }
        let payout = self.payout(&open.owned, open.pot, bid);
        let mut others = open.owned.iter().filter(|&(seat, _)| seat != bid.by);
        let shared = others.all(|(_, cards)| cards.of_number(bid.amount % 10) == 0);
        Price { gains: payout.gains, shared, pot: payout.pot, bank: payout.bank, left, last_word }
    }

    fn prospect_of_pass(&self, open: &Open, seat: Seat) -> Prospect {
        if open.frames.last() != Some(&Frame::Bidding) {
            return Prospect::Passes { bonus: 0, ends: None };
        }
        let bonus = self.pass_bonus(&open.auction, open.bank, seat);
        Prospect::Passes { bonus, ends: self.end_by_pass(open, seat) }
    }

    /// How the auction ends if this seat passes: not at all while others may still speak, and nobody can tell if the bid that
    /// stands may be above the bidder's chips.
    fn end_by_pass(&self, open: &Open, seat: Seat) -> Option<Ended> {
        let auction = &open.auction;
        let mut others = auction.speaking;
        others.remove(seat);
        let (seller, cards) = match auction.sale {
            Some(sale) => (Some(sale.seller), CardSet::only(sale.card)),
            None => (None, open.lot),
        };
        let nothing = BySeat::all(self.settings.seats, 0);
        let Some(bid) = auction.standing else {
            let receiver = || self.free_receiver(open.first, auction.excluded, open.barred);
            let buyer = seller.is_none().then(receiver);
            return others.is_empty().then_some(Ended { cards, seller, buyer, price: None, gains: nothing });
        };
        let covered = self.settings.referee == Referee::Strict || self.settings.overbid == Overbid::AtOnce;
        (covered && others == SeatSet::only(bid.by)).then(|| {
            let gains = self.price(open, bid, 0).gains;
            Ended { cards, seller, buyer: Some(bid.by), price: Some(bid.amount), gains }
        })
    }
}

/// What is being auctioned, and what it is worth.
pub(crate) fn goods(view: &ViewOf<Serengeti>) -> Option<Goods> {
    let open = &view.open;
    if !open.frames.contains(&Frame::Bidding) {
        return None;
    }
    let sale = open.auction.sale;
    let cards = sale.map_or(open.lot, |sale| CardSet::only(sale.card));
    let worth = open.owned.map(|own| card_points(own.or(cards)) - card_points(own.without(cards)));
    let own = view.viewer.seat().map(|seat| open.owned[seat]);
    let closes = own.map_or(0, |own| cards.digits() & !own.digits());
    Some(Goods { cards, seller: sale.map(|sale| sale.seller), worth, closes: digits_in(closes) })
}

/// What would be lost with a card.
pub(crate) fn parting(own: CardSet, card: Card) -> Parting {
    let rest = own.without(CardSet::only(card));
    let opens = (rest.of_number(card.number()) == 0).then_some(card.number());
    Parting { points: card_points(own) - card_points(rest), opens }
}

fn collection(cards: CardSet) -> Collection {
    let group = |tribe: Tribe| {
        let count = cards.of_tribe(tribe);
        Group { cards: count, points: POINTS[usize::from(count)] }
    };
    Collection { tribes: Tribe::ALL.map(group), points: card_points(cards) }
}

/// The digits in a set of them (bit d for the digit d).
pub(crate) fn digits_in(set: u16) -> Vec<u8> {
    (0..10).filter(|digit| set >> digit & 1 == 1).collect()
}
