//! What a viewer may know, and the worlds that fit it. The file to audit for leaks.
//!
//! The open part shows what lies face up, where cards lie face down, and how many cards each player has won. Which
//! cards lie face down is memory (CAL.15): everybody has seen those that were turned back; of a card that was laid
//! back only its player knows which of the taken cards it is.

use cards::{Bag, Kind};
use game::{BySeat, Few, Seat, Secrets, Seen, View, ViewOf, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::Calcory;
use crate::card::{Laid, MARKERS, MOST_LAID, MOST_TURNED};
use crate::space::{SPACES, Space, Spaces};
use crate::state::{Act, Deed, End, Frame, State};

/// What lies on the table, and the card in the viewer's hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Open {
    /// Whose turn it is.
    pub turn: Seat,
    /// What is waiting to be decided.
    pub frame: Frame,
    /// Where cards lie face down.
    pub down: Spaces,
    /// The cards turned up in this turn.
    pub turned: Few<Placed, MOST_TURNED>,
    /// The marked cards.
    pub marked: Few<Placed, { MARKERS as usize }>,
    /// Whose markers they bear.
    pub marker: Option<Seat>,
    /// How many cards each player has won.
    pub piles: BySeat<u8>,
    /// Turns in a row without a card being taken (CAL.13).
    pub idle: u8,
    /// The card the viewer is about to lay back.
    pub in_hand: Option<Kind>,
}

/// A card on a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Placed {
    pub space: Space,
    pub card: Kind,
}

/// What a perfect memory adds. Every entry is true by itself: whoever forgets some of them still knows the others.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Memory {
    /// Cards that all have seen and that now lie face down.
    pub seen: Few<Placed, SPACES>,
    /// Cards that were laid back and that nobody has seen since.
    pub laid: Few<LaidBack, MOST_LAID>,
    /// Cards that are certainly in somebody's pile.
    pub taken: Bag,
}

/// A card that was laid back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LaidBack {
    /// Where it lies.
    pub space: Space,
    /// Who laid it there.
    pub by: Seat,
    /// The cards it was taken with: it is one of them, and the others are in that player's pile.
    pub among: Bag,
    /// Which of them it is: that player knows.
    pub card: Option<Kind>,
}

impl Secrets for Calcory {
    type Open = Open;
    type Deed = Deed;
    /// The card that will be laid back, or was.
    type Own = Kind;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let open = Open {
            turn: state.turn,
            frame: state.frame,
            down: state.down(),
            turned: placed(state, state.turned),
            marked: placed(state, state.marked),
            marker: (!state.marked.is_empty()).then_some(state.marker),
            piles: state.piles,
            idle: state.idle,
            in_hand: in_hand(state, viewer),
        };
        let last = Seen { deed: state.last, own: seen_alone(state, viewer) };
        View { viewer, open, last, memory: Some(remembered(state, viewer)) }
    }

    /// A card that the viewer cannot place is equally likely to be in a pile or on any space that is left. In the
    /// world such cards stay what they are to the viewer: unseen.
    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        let open = &view.open;
        let mut world = World { state: State::blank(self.seats), pool: Bag::FULL };
        world.lay_out(open);
        if let Some(memory) = &view.memory {
            world.remember(memory, rng);
        }
        world.see_last(view, rng);
        let World { mut state, pool } = world;
        let piles: u8 = open.piles.values().sum();
        let (forgotten, unseen) = split(pool, piles - state.taken.count(), rng);
        state.taken = state.taken.plus(forgotten);
        state.unseen = unseen;
        state
    }

    fn remembered(&self, memory: &Memory) -> Vec<u32> {
        let seen = memory.seen.iter().map(|placed| Thing::Seen(*placed));
        let laid = memory.laid.iter().map(|laid| Thing::Laid(laid.space));
        seen.chain(laid).chain(memory.taken.kinds().map(Thing::Taken)).map(Thing::number).collect()
    }

    fn forget(&self, memory: &mut Memory, slipped: &dyn Fn(u32) -> bool) {
        let keeps = |thing: Thing| !slipped(thing.number());
        memory.seen = memory.seen.iter().copied().filter(|placed| keeps(Thing::Seen(*placed))).collect();
        memory.laid = memory.laid.iter().copied().filter(|laid| keeps(Thing::Laid(laid.space))).collect();
        memory.taken = memory.taken.cards().filter(|card| keeps(Thing::Taken(*card))).collect();
    }
}

/// The card that the viewer is about to lay back.
fn in_hand(state: &State, viewer: Viewer) -> Option<Kind> {
    state.in_hand.filter(|_| viewer == Viewer::Seat(state.turn))
}

/// What this viewer saw of the last step and others did not (CAL.15).
fn seen_alone(state: &State, viewer: Viewer) -> Option<Kind> {
    match state.last.act {
        Act::Took { .. } => in_hand(state, viewer),
        Act::LaidBack { by, space } if viewer == Viewer::Seat(by) => Some(state.card(space)),
        Act::Nothing
        | Act::DrewFirst(_)
        | Act::Chose { .. }
        | Act::Turned { .. }
        | Act::Stopped { .. }
        | Act::GaveUp(_)
        | Act::LaidBack { .. } => None,
    }
}

/// One thing to remember, and perhaps to forget.
#[derive(Clone, Copy)]
enum Thing {
    /// A card on its space.
    Seen(Placed),
    /// What may lie on this space.
    Laid(Space),
    /// That cards of this kind are in piles.
    Taken(Kind),
}

impl Thing {
    fn number(self) -> u32 {
        let (sort, place, card) = match self {
            Thing::Seen(placed) => (0, placed.space.index(), placed.card.index()),
            Thing::Laid(space) => (1, space.index(), 0),
            Thing::Taken(card) => (2, 0, card.index()),
        };
        ((sort << 6 | place) << 6 | card) as u32
    }
}

/// Draws so many cards at random, and tells what is left: by drawing whichever is less.
fn split<R: Rng + ?Sized>(cards: Bag, count: u8, rng: &mut R) -> (Bag, Bag) {
    let rest = cards.count() - count;
    let fewer = cards.draw(rng, count.min(rest));
    let more = cards.minus(fewer);
    if count <= rest { (fewer, more) } else { (more, fewer) }
}

fn placed<const N: usize>(state: &State, spaces: Spaces) -> Few<Placed, N> {
    spaces.iter().map(|space| Placed { space, card: state.card(space) }).collect()
}

/// What the viewer remembers if nothing is forgotten.
fn remembered(state: &State, viewer: Viewer) -> Memory {
    let doubtful = state.doubtful();
    let seen = placed(state, state.down().and(state.known).without(doubtful));
    let mut laid = Few::new();
    let mut taken = state.taken;
    for space in doubtful.iter() {
        let by = laid_by(state, space);
        let among = state.groups.of(Laid::On(space));
        let card = state.card(space);
        // Nobody else knows which of them are in the pile.
        taken = taken.minus(among.minus(Bag::EMPTY.with(card)));
        let card = Some(card).filter(|_| viewer == Viewer::Seat(by));
        laid.push(LaidBack { space, by, among, card });
    }
    if let Some(card) = state.in_hand {
        let among = state.groups.of(Laid::InHand);
        taken = taken.minus(among.minus(Bag::EMPTY.with(card)));
    }
    Memory { seen, laid, taken }
}

/// Who laid the card on this space.
fn laid_by(state: &State, space: Space) -> Seat {
    let by = state.laid.iter().position(|laid| laid.has(space));
    Seat(by.expect("somebody laid a card that is in doubt") as u8)
}

/// A world being built from a view.
struct World {
    state: State,
    /// The cards that have no place yet.
    pool: Bag,
}

impl World {
    /// What lies open.
    fn lay_out(&mut self, open: &Open) {
        self.state.layout = open.down;
        for placed in open.turned.iter().chain(open.marked.iter()) {
            self.place(placed.space, placed.card);
        }
        let sum = |cards: &[Placed]| cards.iter().map(|placed| placed.card.number()).sum();
        let state = &mut self.state;
        state.turned = open.turned.iter().map(|placed| placed.space).collect();
        state.marked = open.marked.iter().map(|placed| placed.space).collect();
        state.sum = sum(&open.turned);
        state.zero = open.turned.iter().any(|placed| placed.card.number() == 0);
        state.marked_sum = sum(&open.marked);
        state.marker = open.marker.unwrap_or_default();
        state.piles = open.piles;
        state.turn = open.turn;
        state.idle = open.idle;
        state.frame = open.frame;
    }

    /// What is remembered. A card laid back by somebody else may be any of those it was taken with.
    fn remember<R: Rng + ?Sized>(&mut self, memory: &Memory, rng: &mut R) {
        for placed in memory.seen.iter() {
            self.place(placed.space, placed.card);
        }
        self.take(memory.taken);
        for laid in memory.laid.iter() {
            let card = laid.card.unwrap_or_else(|| laid.among.pick(rng));
            self.place(laid.space, card);
            self.take(laid.among.minus(Bag::EMPTY.with(card)));
            self.state.laid[laid.by.index()].add(laid.space);
            self.state.groups.add(laid.among, Laid::On(laid.space));
        }
    }

    /// What the last step showed, even to those who remember nothing.
    fn see_last<R: Rng + ?Sized>(&mut self, view: &ViewOf<Calcory>, rng: &mut R) {
        let deed = view.last.deed;
        self.state.last = deed;
        // First what is certain, so that nothing else is taken for it.
        if let Some(End::LastCard { card, .. }) = deed.ended
            && view.memory.as_ref().is_none_or(|memory| !memory.taken.has(card))
        {
            self.take(Bag::EMPTY.with(card));
        }
        match deed.act {
            Act::Turned { space, card, .. } => {
                if !self.state.known.has(space) {
                    self.place(space, card);
                }
            }
            Act::Took { cards, .. } => {
                let card = view.open.in_hand.unwrap_or_else(|| cards.pick(rng));
                self.state.in_hand = Some(card);
                self.state.groups.add(cards, Laid::InHand);
                self.pool.remove(card);
                self.take(cards.minus(Bag::EMPTY.with(card)));
            }
            Act::LaidBack { space, .. } => {
                if !self.state.known.has(space) {
                    // Who laid it knows it, so in every world it is some card.
                    let card = view.last.own.unwrap_or_else(|| self.pool.pick(rng));
                    self.place(space, card);
                }
            }
            Act::Nothing | Act::DrewFirst(_) | Act::Chose { .. } | Act::Stopped { .. } | Act::GaveUp(_) => {}
        }
    }

    /// This card lies on this space.
    fn place(&mut self, space: Space, card: Kind) {
        self.pool.remove(card);
        self.state.put(space, card);
    }

    /// These cards are in piles.
    fn take(&mut self, cards: Bag) {
        self.pool = self.pool.minus(cards);
        self.state.taken = self.state.taken.plus(cards);
    }
}
