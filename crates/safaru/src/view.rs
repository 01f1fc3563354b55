//! What a viewer may know, and the worlds that fit it. The file to audit for leaks.
//!
//! Hidden are the others' hands, the stock, and the piles, which lie face down. But every catch was seen, so
//! a perfect memory knows the piles.

use cards::Bag;
use game::{BySeat, Seat, Secrets, Seen, View, ViewOf, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::Safaru;
use crate::state::{Act, BySide, Deed, Frame, State};

/// What lies on the table, and the viewer's own hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Open {
    /// Which hand of the match it is, from 1.
    pub hand: u8,
    /// Who dealt last, or is about to deal.
    pub dealer: Seat,
    /// How many cards are in the stock.
    pub stock: u8,
    /// The wild cards.
    pub wild: Bag,
    /// How many cards each player holds.
    pub counts: BySeat<u8>,
    /// The viewer's own hand, if the viewer is a player.
    pub own: Option<Bag>,
    /// How many cards are in the pile of each side.
    pub piles: BySide<u8>,
    /// The points of each side in the hands before this one.
    pub scores: BySide<i16>,
    /// What is waiting to be decided.
    pub frame: Frame,
}

/// What a perfect memory adds: the piles, for everything in them was seen when it was caught.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Memory {
    /// The cards caught by each side in this hand.
    pub piles: BySide<Bag>,
}

impl Secrets for Safaru {
    type Open = Open;
    type Deed = Deed;
    /// The hand just dealt.
    type Own = Bag;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let own = viewer.seat().map(|seat| state.hands[seat]);
        let open = Open {
            hand: state.hand,
            dealer: state.dealer,
            stock: state.stock.count(),
            wild: state.wild,
            counts: state.hands.map(Bag::count),
            own,
            piles: state.piles.iter().map(|pile| pile.count()).collect(),
            scores: state.scores,
            frame: state.frame,
        };
        let dealt = own.filter(|_| matches!(state.last.act, Act::Dealt { .. }));
        let last = Seen { deed: state.last, own: dealt };
        View { viewer, open, last, memory: Some(Memory { piles: state.piles }) }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        let open = &view.open;
        let mut piles = self.known_piles(view);
        let mut hands = BySeat::all(self.settings.seats, Bag::EMPTY);
        if let (Some(own), Viewer::Seat(seat)) = (open.own, view.viewer) {
            hands[seat] = own;
        }
        let mut unseen = Bag::FULL.minus(open.wild);
        if let Some(card) = open.frame.played() {
            unseen.remove(card);
        }
        for known in piles.iter().copied().chain(hands.values()) {
            unseen = unseen.minus(known);
        }
        // Every way to put the unseen cards where cards are missing is equally likely; the rest is the stock.
        let mut fill = |place: &mut Bag, count: u8| {
            let drawn = unseen.draw(rng, count - place.count());
            unseen = unseen.minus(drawn);
            *place = place.plus(drawn);
        };
        for (seat, count) in open.counts.iter() {
            fill(&mut hands[seat], count);
        }
        for (pile, &count) in piles.iter_mut().zip(open.piles.iter()) {
            fill(pile, count);
        }
        self.world(view, hands, piles)
    }
}

impl Safaru {
    /// The world with these hands and piles and everything else as in the view. The cards that are nowhere
    /// are the stock.
    pub fn world(&self, view: &ViewOf<Self>, hands: BySeat<Bag>, piles: BySide<Bag>) -> State {
        let open = &view.open;
        let mut stock = Bag::FULL.minus(open.wild);
        if let Some(card) = open.frame.played() {
            stock.remove(card);
        }
        State {
            stock: piles.iter().copied().chain(hands.values()).fold(stock, Bag::minus),
            hands,
            wild: open.wild,
            piles,
            scores: open.scores,
            hand: open.hand,
            dealer: open.dealer,
            frame: open.frame,
            last: view.last.deed,
        }
    }

    /// What the viewer knows to be in the piles: all of it, or just what was caught a moment ago.
    pub(crate) fn known_piles(&self, view: &ViewOf<Self>) -> BySide<Bag> {
        if let Some(memory) = &view.memory {
            return memory.piles;
        }
        let mut piles: BySide<Bag> = view.open.piles.iter().map(|_| Bag::EMPTY).collect();
        let deed = &view.last.deed;
        // When a hand was counted, the piles were gathered.
        if let (Some(caught), None) = (deed.caught, deed.counted) {
            piles[self.side_of(caught.by)] = caught.cards();
        }
        piles
    }
}
