//! What each viewer of the duel sees: the file to audit for leaks.

use game::{Seat, Secrets, View, ViewOf, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::{Action, Bag, Card, Duel, Event, Frames, State, exchange};

/// What lies open to a viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The own hand.
    pub own: Option<Bag>,
    /// How many cards each holds.
    pub hands: [u8; 2],
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

/// What the last step showed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Last {
    /// Nothing has happened yet.
    Nothing,
    /// Hands were dealt; the own one, for a player.
    Dealt(Option<Bag>),
    /// A seat got a card; which one, for that seat.
    Drew(Seat, Option<Card>),
    /// A seat dropped a card; which one, for that seat.
    Dropped(Seat, Option<Card>),
    /// A seat did something that all can see.
    Acted(Seat, Action),
}

impl Secrets for Duel {
    type Open = Open;
    type Last = Last;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let own = |bags: [Bag; 2]| viewer.seat().map(|seat| bags[seat.index()]);
        let to_self = |seat: Seat, card: Card| (viewer == Viewer::Seat(seat)).then_some(card);
        let last = match state.last {
            Event::Nothing => Last::Nothing,
            Event::Dealt => Last::Dealt(own(state.hands)),
            Event::Drew(seat, card) => Last::Drew(seat, to_self(seat, card)),
            Event::Acted(seat, Action::Drop(card)) => Last::Dropped(seat, to_self(seat, card)),
            Event::Acted(seat, action) => Last::Acted(seat, action),
        };
        let open = Open {
            own: own(state.hands),
            hands: state.hands.map(Bag::count),
            deck: state.deck.count(),
            dropped: state.dropped.map(Bag::count),
            buried: state.buried.count(),
            hits: state.hits,
            frames: state.frames,
        };
        let memory = Memory { buried: state.buried, dropped: own(state.dropped).unwrap_or_default() };
        View { viewer, open, last, memory: Some(memory) }
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
            fill(&mut known.hands[seat], open.hands[seat]);
            fill(&mut known.dropped[seat], open.dropped[seat]);
        }
        fill(&mut known.buried, open.buried);
        let last = match view.last {
            Last::Nothing => Event::Nothing,
            Last::Dealt(_) => Event::Dealt,
            Last::Drew(seat, card) => Event::Drew(seat, card.unwrap_or_else(|| any(known.hands, seat, rng))),
            Last::Dropped(seat, card) => {
                let card = card.unwrap_or_else(|| any(known.dropped, seat, rng));
                Event::Acted(seat, Action::Drop(card))
            }
            Last::Acted(seat, action) => Event::Acted(seat, action),
        };
        State {
            deck: unseen,
            hands: known.hands,
            hits: open.hits,
            dropped: known.dropped,
            buried: known.buried,
            frames: open.frames,
            last,
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
            match (&view.memory, &view.last) {
                (Some(memory), _) => known.dropped[seat.index()] = memory.dropped,
                (None, Last::Dropped(_, Some(card))) => known.dropped[seat.index()].add(*card),
                (None, _) => {}
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
