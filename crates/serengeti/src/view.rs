//! What a viewer may know, and the worlds that fit it. The file to audit for leaks.
//!
//! Cards are public, and the deck is what is nowhere else; the only secret is how many chips the others
//! have. Every movement of chips is seen, so a perfect memory knows them all (SER.22).

use game::{BySeat, Never, Seat, SeatSet, Secrets, Seen, View, ViewOf, Viewer, random};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::Serengeti;
use crate::card::CardSet;
use crate::config::{Overbid, Referee};
use crate::state::{Act, Auction, Deed, Frame, Frames, State};

/// What lies on the table, and the viewer's own chips.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Open {
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The first player.
    pub first: Seat,
    /// How many cards are still face down.
    pub deck: u8,
    /// The lot.
    pub lot: CardSet,
    /// The cards before each player.
    pub owned: BySeat<CardSet>,
    /// The cards that left the game.
    pub lost: CardSet,
    /// The viewer's own chips, if the viewer is a player.
    pub own_chips: Option<u8>,
    /// Everybody's chips, laid open at the end (SER.80).
    pub final_chips: Option<BySeat<u8>>,
    /// Chips in the pot.
    pub pot: u8,
    /// Chips in the bank.
    pub bank: u8,
    /// Who may not bid for the lot (SER.71).
    pub barred: SeatSet,
    /// What is waiting to be decided.
    pub frames: Frames,
    /// The auction going on; blank if none is.
    pub auction: Auction,
}

/// What a perfect memory adds: everybody's chips, counted from the payments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Memory {
    /// Everybody's chips.
    pub chips: BySeat<u8>,
}

impl Open {
    /// What lies on the table of this viewer.
    pub(crate) fn of(state: &State, viewer: Viewer) -> Open {
        Open {
            round: state.round,
            first: state.first,
            deck: state.deck.count(),
            lot: state.lot,
            owned: state.owned,
            lost: state.lost,
            own_chips: viewer.seat().map(|seat| state.chips[seat]),
            final_chips: state.frames.is_empty().then_some(state.chips),
            pot: state.pot,
            bank: state.bank,
            barred: state.barred,
            frames: state.frames,
            auction: state.auction,
        }
    }
}

impl Secrets for Serengeti {
    type Open = Open;
    type Deed = Deed;
    type Own = Never;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let open = Open::of(state, viewer);
        let last = Seen { deed: state.last, own: None };
        View { viewer, open, last, memory: Some(Memory { chips: state.chips }) }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        let open = &view.open;
        let seen = open.owned.values().fold(open.lot.or(open.lost), CardSet::or);
        let chips = match (&view.memory, open.final_chips) {
            (Some(memory), _) => memory.chips,
            (None, Some(chips)) => chips,
            (None, None) => self.guess_chips(view, rng),
        };
        State {
            deck: self.cards.without(seen),
            lot: open.lot,
            lost: open.lost,
            owned: open.owned,
            chips,
            pot: open.pot,
            bank: open.bank,
            round: open.round,
            first: open.first,
            barred: open.barred,
            frames: open.frames,
            auction: open.auction,
            last: view.last.deed,
        }
    }
}

/// Between how many and how many chips a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Bounds {
    low: u8,
    high: u8,
}

impl Serengeti {
    /// Chips for everybody, every distribution that fits the view equally likely.
    fn guess_chips<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> BySeat<u8> {
        let bounds = self.chip_bounds(view);
        let elsewhere = view.open.pot + view.open.bank + self.out;
        let mut left = usize::from(self.settings.chips_in_box - elsewhere);
        let ways = ways_to_share(&bounds, left);
        BySeat::from_fn(self.settings.seats, |seat| {
            // The chips of this seat, weighted by in how many ways the later seats can share the rest.
            let Bounds { low, high } = bounds[seat];
            let later = &ways[seat.index() + 1];
            let weight = |chips: u8| left.checked_sub(usize::from(chips)).map_or(0, |rest| later[rest]);
            let total: u32 = (low..=high).map(weight).sum();
            let mut ticket = random::below(rng, total);
            let chips = (low..=high).find(|&chips| {
                let here = weight(chips);
                let hit = ticket < here;
                ticket = ticket.saturating_sub(here);
                hit
            });
            let chips = chips.expect("the view of a real position fits some distribution of chips");
            left -= usize::from(chips);
            chips
        })
    }

    /// What the view says about everybody's chips.
    fn chip_bounds(&self, view: &ViewOf<Self>) -> BySeat<Bounds> {
        let View { viewer, open, last, .. } = view;
        let auction = &open.auction;
        let bidding = open.frames.contains(&Frame::Bidding);
        BySeat::from_fn(self.settings.seats, |seat| {
            if let (Some(own), Viewer::Seat(viewer)) = (open.own_chips, viewer)
                && *viewer == seat
            {
                return Bounds { low: own, high: own };
            }
            // SER.4: until the first lot is sold everybody has what was dealt, and a bonus.
            if open.round <= 1 {
                let chips = self.settings.chips_each + auction.bonuses[seat];
                return Bounds { low: chips, high: chips };
            }
            let mut bounds = Bounds { low: 0, high: self.settings.chips_in_box };
            if bidding {
                self.bounds_from_auction(auction, seat, &mut bounds);
            }
            bounds_from_deed(&last.deed, seat, &mut bounds);
            bounds
        })
    }

    /// A bonus is still there, and so is what a bid had to be covered by.
    fn bounds_from_auction(&self, auction: &Auction, seat: Seat, bounds: &mut Bounds) {
        bounds.low = bounds.low.max(auction.bonuses[seat]);
        let covered = self.settings.referee == Referee::Strict || self.settings.overbid == Overbid::AtOnce;
        if let (true, Some(amount)) = (covered, auction.bids[seat]) {
            bounds.low = bounds.low.max(amount.saturating_sub(auction.fines[seat]));
        }
        // SER.52: more refusals than fines in this turn, so the chips had run out.
        if seat == auction.speaker && auction.refused.count() > auction.fines[seat] {
            bounds.high = 0;
        }
    }
}

/// What was received a moment ago is still there; who could not pay had less than the amount.
fn bounds_from_deed(deed: &Deed, seat: Seat, bounds: &mut Bounds) {
    let gain = deed.ended.map_or(0, |ended| ended.gains[seat]);
    let bonus = if let Act::Passed { by, bonus } = deed.act
        && by == seat
        && !deed.restarted
    {
        bonus
    } else {
        0
    };
    bounds.low = bounds.low.max(gain + bonus);
    if let Some(bid) = deed.found_out.filter(|bid| bid.by == seat) {
        bounds.high = bounds.high.min(bid.amount - 1 + gain);
    }
}

/// `ways[k][n]`: in how many ways the seats from k on can have n chips together. Six seats can share 127 chips
/// in about 309 million ways, which fits.
fn ways_to_share(bounds: &BySeat<Bounds>, most: usize) -> Vec<Vec<u32>> {
    let mut ways = vec![vec![0; most + 1]; usize::from(bounds.count()) + 1];
    ways[usize::from(bounds.count())][0] = 1;
    for seat in Seat::all(bounds.count()).rev() {
        let Bounds { low, high } = bounds[seat];
        let (here, later) = ways.split_at_mut(seat.index() + 1);
        let of_others = |sum: usize, chips: usize| sum.checked_sub(chips).map_or(0, |rest| later[0][rest]);
        // With a chip more to share, the others can have one more if the seat has its fewest, and not what they would have
        // if it had more than its most.
        let mut all = 0;
        for (sum, ways) in here[seat.index()].iter_mut().enumerate() {
            all += of_others(sum, usize::from(low));
            all -= of_others(sum, usize::from(high) + 1);
            *ways = all;
        }
    }
    ways
}
