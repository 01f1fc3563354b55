//! What a viewer knows of the cards that lie face down: from memory where there is one, and from what the last step showed.

use cards::{Bag, Kind};
use game::{Seat, ViewOf};

use crate::Calcory;
use crate::space::{Space, Spaces};
use crate::state::{Act, State};
use crate::view::{LaidBack, Placed};

/// What a viewer knows of the cards that lie face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// Where cards with each number certainly lie.
    pub sure: [Spaces; 10],
    /// Where somebody else laid a card back that nobody has seen since.
    pub doubtful: Spaces,
    /// The cards that the viewer cannot place: on some other space, or in a pile.
    pub unknown: Bag,
}

impl Known {
    /// What lies open, and memory if there is one.
    pub fn of(view: &ViewOf<Calcory>) -> Known {
        let open = &view.open;
        let mut known = Known { sure: [Spaces::EMPTY; 10], doubtful: Spaces::EMPTY, unknown: Bag::FULL };
        for placed in open.turned.iter().chain(open.marked.iter()) {
            known.unknown.remove(placed.card);
        }
        if let Some(memory) = &view.memory {
            known.unknown = known.unknown.minus(memory.taken);
            for placed in memory.seen.iter() {
                known.unknown.remove(placed.card);
                known.sure[placed.card.number() as usize].add(placed.space);
            }
            for laid in memory.laid.iter() {
                known.unknown = known.unknown.minus(laid.among);
                match laid.card {
                    Some(card) => known.sure[card.number() as usize].add(laid.space),
                    None => known.doubtful.add(laid.space),
                }
            }
        }
        known
    }

    /// What a seat of this world knows that remembers everything, while nobody is about to lay a card back.
    pub fn in_world(world: &State, seat: Seat) -> Known {
        let doubtful = world.doubtful().without(world.laid[seat.index()]);
        let mut sure = [Spaces::EMPTY; 10];
        for space in world.known.and(world.down()).without(doubtful).iter() {
            sure[usize::from(world.card(space).number())].add(space);
        }
        // Cards that nobody has seen: all others lie somewhere, or were taken together with one that does.
        Known { sure, doubtful, unknown: world.unseen }
    }

    /// The same, and what the last step showed, even to those who remember nothing.
    pub fn told(view: &ViewOf<Calcory>) -> Known {
        let mut known = Known::of(view);
        if let Some(Placed { space, card }) = just_shown(view)
            && known.fresh(view.open.down).has(space)
        {
            known.unknown.remove(card);
            known.sure[card.number() as usize].add(space);
        }
        known
    }

    /// Those of the spaces with a card face down whose card may be any that cannot be placed.
    pub fn fresh(&self, down: Spaces) -> Spaces {
        down.without(self.sure.iter().fold(self.doubtful, |all, spaces| all.or(*spaces)))
    }

    /// How many cards of each number are sure.
    pub fn counts(&self) -> [u8; 10] {
        self.sure.map(Spaces::count)
    }

    /// The cards that may lie on a space: one, if it is known.
    pub fn may_be(&self, view: &ViewOf<Calcory>, space: Space) -> Bag {
        let shown = just_shown(view).filter(|placed| placed.space == space);
        let seen = || view.memory.as_ref()?.seen.iter().copied().find(|placed| placed.space == space);
        match (shown.or_else(seen), laid_back(view, space)) {
            (Some(placed), _) => Bag::EMPTY.with(placed.card),
            (None, Some(LaidBack { card: Some(card), .. })) => Bag::EMPTY.with(card),
            (None, Some(LaidBack { among, card: None, .. })) => among,
            (None, None) => self.unknown,
        }
    }
}

/// What is remembered of a card that was laid back on this space.
pub(crate) fn laid_back(view: &ViewOf<Calcory>, space: Space) -> Option<LaidBack> {
    view.memory.as_ref()?.laid.iter().copied().find(|laid| laid.space == space)
}

/// A card that lies face down and that the last step showed to the viewer.
fn just_shown(view: &ViewOf<Calcory>) -> Option<Placed> {
    let (space, card): (Space, Option<Kind>) = match view.last.deed.act {
        Act::Turned { space, card, .. } => (space, Some(card)),
        Act::LaidBack { space, .. } => (space, view.last.own),
        Act::Nothing
        | Act::DrewFirst(_)
        | Act::Chose { .. }
        | Act::Stopped { .. }
        | Act::GaveUp(_)
        | Act::Took { .. } => return None,
    };
    card.filter(|_| view.open.down.has(space)).map(|card| Placed { space, card })
}
