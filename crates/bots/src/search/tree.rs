//! The tree of a search: all nodes in one vector, children as linked lists, nothing allocated but that vector.
//!
//! A node is what the searcher knows of a line of play: who decided what, whatever nature did in between. In every
//! imagined world only some of its children are legal; how often each one *was* is counted beside how often it was
//! tried, so that rare chances are judged by the worlds they exist in.

use game::{MAX_SEATS, Seat, random};
use rand_core::Rng;

/// Where a node is in the tree.
pub(crate) type Place = u32;

const NONE: Place = Place::MAX;
/// Where the decision at hand is.
pub(crate) const ROOT: Place = 0;
/// Up to how many different actions a node tries at once, however seldom it was visited.
const NARROW: usize = 12;
/// How fast further actions come in: so many times the square root of the visits.
const WIDENING: f32 = 2.0;

/// One decision that was tried.
#[derive(Clone, Copy, Debug)]
struct Node<A> {
    action: A,
    seat: Seat,
    /// How often it was taken.
    visits: u32,
    /// How often it could have been.
    chances: u32,
    /// What came of it for its seat, added up, and the squares of that.
    total: f32,
    squares: f32,
    first: Place,
    next: Place,
}

/// How an action at the root fared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Tried<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) total: f32,
    pub(crate) squares: f32,
}

/// What selection found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// A child that was there.
    Known(Place),
    /// A child made just now.
    New(Place),
    /// The tree is full; nothing below here is counted.
    Beyond,
}

/// The tree.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    room: usize,
    /// The places of the actions in the list of legal ones that have no node yet.
    untried: Vec<u32>,
    /// The smallest and largest worth seen for each seat: what is better is judged between these.
    low: [f32; MAX_SEATS],
    high: [f32; MAX_SEATS],
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree that never grows beyond `room` nodes.
    pub(crate) fn new(room: usize) -> Self {
        let room = room.max(2);
        let (low, high) = ([f32::INFINITY; MAX_SEATS], [f32::NEG_INFINITY; MAX_SEATS]);
        Tree { nodes: Vec::with_capacity(room), room, untried: Vec::new(), low, high }
    }

    /// Forgets everything and keeps the memory. `any` is an action to fill the root with.
    pub(crate) fn clear(&mut self, any: A) {
        self.nodes.clear();
        self.nodes.push(Node::new(any, Seat(0)));
        (self.low, self.high) = ([f32::INFINITY; MAX_SEATS], [f32::NEG_INFINITY; MAX_SEATS]);
    }

    /// How many nodes there are, and how many there is memory for.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.nodes.len(), self.nodes.capacity())
    }

    /// Chooses among the legal actions of a seat: a new one while there are few, else the one whose upper
    /// confidence bound is highest.
    pub(crate) fn select<R: Rng + ?Sized>(
        &mut self,
        at: Place,
        seat: Seat,
        legal: &[A],
        curiosity: f32,
        rng: &mut R,
    ) -> (A, Step) {
        self.untried.clear();
        self.untried.extend(0..legal.len() as u32);
        let low = self.low[seat.index()];
        let spread = (self.high[seat.index()] - low).max(f32::MIN_POSITIVE);
        let mut best = (NONE, f32::NEG_INFINITY);
        let mut tried = 0;
        let mut child = self.nodes[at as usize].first;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            let next = node.next;
            if node.seat == seat
                && let Some(place) = legal.iter().position(|action| *action == node.action)
            {
                tried += 1;
                self.untried[place] = NONE;
                node.chances += 1;
                let visits = node.visits as f32;
                let mean = (node.total / visits - low) / spread;
                let bound = mean + curiosity * (ln(node.chances) / visits).sqrt();
                if bound > best.1 {
                    best = (child, bound);
                }
            }
            child = next;
        }
        let visits = self.nodes[at as usize].visits as f32;
        let narrow = tried < NARROW || (tried as f32) < WIDENING * visits.sqrt();
        let wider = tried < legal.len() && narrow;
        if wider && self.nodes.len() < self.room {
            let choice = self.any_untried(legal.len() - tried, rng);
            return (legal[choice], Step::New(self.add(at, legal[choice], seat)));
        }
        if best.0 == NONE {
            return (random::pick(rng, legal), Step::Beyond);
        }
        (self.nodes[best.0 as usize].action, Step::Known(best.0))
    }

    /// Counts what came of a node for its seat.
    pub(crate) fn learn(&mut self, at: Place, worth: f32) {
        let node = &mut self.nodes[at as usize];
        node.visits += 1;
        node.total += worth;
        node.squares += worth * worth;
        let seat = node.seat.index();
        self.low[seat] = self.low[seat].min(worth);
        self.high[seat] = self.high[seat].max(worth);
    }

    /// Counts a visit of the root, which nobody decided.
    pub(crate) fn visit_root(&mut self) {
        self.nodes[ROOT as usize].visits += 1;
    }

    /// How the actions at the root fared.
    pub(crate) fn tried(&self) -> impl Iterator<Item = Tried<A>> + '_ {
        let mut child = self.nodes[ROOT as usize].first;
        std::iter::from_fn(move || {
            let node = self.nodes.get(child as usize)?;
            child = node.next;
            let Node { action, visits, total, squares, .. } = *node;
            Some(Tried { action, visits, total, squares })
        })
    }

    fn any_untried<R: Rng + ?Sized>(&self, count: usize, rng: &mut R) -> usize {
        let nth = random::below(rng, count as u32) as usize;
        let mut left = self.untried.iter().filter(|place| **place != NONE);
        *left.nth(nth).expect("so many are untried") as usize
    }

    fn add(&mut self, at: Place, action: A, seat: Seat) -> Place {
        let place = self.nodes.len() as Place;
        let mut node = Node::new(action, seat);
        node.next = self.nodes[at as usize].first;
        self.nodes.push(node);
        self.nodes[at as usize].first = place;
        place
    }
}

impl<A> Node<A> {
    fn new(action: A, seat: Seat) -> Self {
        Node { action, seat, visits: 0, chances: 1, total: 0.0, squares: 0.0, first: NONE, next: NONE }
    }
}

/// The natural logarithm, from a table while the number is small.
#[inline]
fn ln(number: u32) -> f32 {
    const SMALL: usize = 1024;
    static TABLE: std::sync::LazyLock<[f32; SMALL]> =
        std::sync::LazyLock::new(|| std::array::from_fn(|number| (number.max(1) as f32).ln()));
    TABLE.get(number as usize).copied().unwrap_or_else(|| (number as f32).ln())
}
