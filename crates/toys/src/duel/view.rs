//! What each viewer of the duel sees: the file to audit for leaks.

use game::{Seat, Secrets, Seen, View, ViewOf, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::{Bag, Card, Deed, Duel, Frames, State, exchange};

/// What lies open to a viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The own hand.
    pub own: Option<Bag>,
    /// How many cards each holds.
    pub counts: [u8; 2],
    /// How many cards are in the deck.
    pub deck: u8,
    /// How many cards each dropped.
    pub dropped: [u8; 2],
    /// How many cards are buried.
    pub buried: u8,
    /// The blows that hit each.
    pub hits: [Bag; 2],
    /// What is waiting to be decided, with the cards on the table.
    pub frames: Frames,
}

/// What a viewer would remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// What was buried: everybody saw it being played.
    pub buried: Bag,
    /// What the viewer dropped.
    pub dropped: Bag,
}

/// What one player saw of a step and the other did not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Own {
    /// The hand dealt.
    Dealt(Bag),
    /// The card drawn or dropped.
    Card(Card),
}

impl Secrets for Duel {
    type Open = Open;
    type Deed = Deed;
    type Own = Own;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let own = |bags: [Bag; 2]| viewer.seat().map(|seat| bags[seat.index()]);
        let seen = match state.last {
            Deed::Dealt => own(state.hands).map(Own::Dealt),
            Deed::Drew(seat) | Deed::Dropped(seat) if viewer == Viewer::Seat(seat) => {
                state.hidden.map(Own::Card)
            }
            Deed::Nothing | Deed::Drew(_) | Deed::Dropped(_) | Deed::Acted(..) => None,
        };
        let open = Open {
            own: own(state.hands),
            counts: state.hands.map(Bag::count),
            deck: state.deck.count(),
            dropped: state.dropped.map(Bag::count),
            buried: state.buried.count(),
            hits: state.hits,
            frames: state.frames,
        };
        let memory = Memory { buried: state.buried, dropped: own(state.dropped).unwrap_or_default() };
        View { viewer, open, last: Seen { deed: state.last, own: seen }, memory: Some(memory) }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        let open = &view.open;
        let mut known = Known::of(view);
        let mut unseen = Bag::DECK;
        for bag in [exchange(&open.frames), open.hits[0], open.hits[1], known.buried]
            .into_iter()
            .chain(known.hands)
            .chain(known.dropped)
        {
            unseen.remove_all(bag);
        }
        let mut fill = |bag: &mut Bag, count: u8| *bag = bag.and(unseen.draw(count - bag.count(), rng));
        for seat in 0..2 {
            fill(&mut known.hands[seat], open.counts[seat]);
            fill(&mut known.dropped[seat], open.dropped[seat]);
        }
        fill(&mut known.buried, open.buried);
        let hidden = match (view.last.deed, view.last.own) {
            (_, Some(Own::Card(card))) => Some(card),
            (Deed::Drew(seat), _) => Some(any(known.hands, seat, rng)),
            (Deed::Dropped(seat), _) => Some(any(known.dropped, seat, rng)),
            (Deed::Nothing | Deed::Dealt | Deed::Acted(..), _) => None,
        };
        State {
            deck: unseen,
            hands: known.hands,
            hits: open.hits,
            dropped: known.dropped,
            buried: known.buried,
            frames: open.frames,
            last: view.last.deed,
            hidden,
        }
    }
}

/// The secret places, with what the viewer knows to be in them.
struct Known {
    hands: [Bag; 2],
    dropped: [Bag; 2],
    buried: Bag,
}

impl Known {
    fn of(view: &ViewOf<Duel>) -> Known {
        let mut known = Known { hands: [Bag::EMPTY; 2], dropped: [Bag::EMPTY; 2], buried: Bag::EMPTY };
        if let Some(seat) = view.viewer.seat() {
            known.hands[seat.index()] = view.open.own.unwrap_or_default();
            match (&view.memory, view.last.deed, view.last.own) {
                (Some(memory), ..) => known.dropped[seat.index()] = memory.dropped,
                (None, Deed::Dropped(_), Some(Own::Card(card))) => known.dropped[seat.index()].add(card),
                (None, ..) => {}
            }
        }
        if let Some(memory) = &view.memory {
            known.buried = memory.buried;
        }
        known
    }
}

/// One of the cards a seat has there, every one equally likely.
fn any<R: Rng + ?Sized>(bags: [Bag; 2], seat: Seat, rng: &mut R) -> Card {
    bags[seat.index()].clone().draw_one(rng)
}
