//! What a viewer may know, and the worlds that fit it. The file to audit for leaks.
//!
//! Open are the table, both discard piles, the own hand, the cards one is looking at, and how many cards there are
//! everywhere. Secret are the other hand and the draw pile. A perfect memory adds which cards of a hand the others have
//! seen going there, which cards on top of the draw pile somebody has seen, and what was seen of them; and, once the
//! draw pile was empty, the whole hand of the other player, which then was all that was left.

use game::{Few, Rules, Seat, SeatSet, Secrets, View, ViewOf, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::Asante;
use crate::action::Action;
use crate::bag::Cards;
use crate::card::{Effect, Holy, Kind};
use crate::state::{
    Deed, Draw, Frame, Frames, Last, MOST_SEEN, Pair, Phase, SLOTS, Sight, Slots, State, other,
};
use crate::ware::Wares;

/// What lies on the table, the viewer's own hand, and what the viewer is looking at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// Whose turn it is.
    pub active: Seat,
    /// How many actions are left in it.
    pub actions: u8,
    /// How many actions were taken back in it (ASA.53).
    pub regained: u8,
    /// Which part of the turn it is.
    pub phase: Phase,
    /// Was a holy place used in this turn?
    pub visited: bool,
    /// How many turns were ended.
    pub turns: u16,
    /// Who brought on the end (ASA.60).
    pub trigger: Option<Seat>,
    /// What is waiting to be decided, the next one last; nothing when the game is over.
    pub frames: Frames,
    /// The gold.
    pub gold: Pair<u32>,
    /// The wares on the stands.
    pub stands: Pair<Wares>,
    /// The wares in the supply.
    pub supply: Wares,
    /// The artifacts.
    pub artifacts: Pair<Slots>,
    /// The row of holy places.
    pub row: [Option<Holy>; SLOTS],
    /// The holy places each player owns.
    pub owned: Pair<Vec<Holy>>,
    /// How many holy places are in their draw pile.
    pub place_pile: u16,
    /// Their discard pile.
    pub place_discards: Vec<Holy>,
    /// How many cards are in the draw pile.
    pub pile: u16,
    /// The discard pile, in the order of the deck.
    pub discards: Vec<Kind>,
    /// How many cards everybody holds.
    pub counts: Pair<u16>,
    /// The viewer's own hand, in the order of the deck, if the viewer is a player.
    pub own: Option<Vec<Kind>>,
    /// How many cards the active player is looking at.
    pub looked: u8,
    /// Which, if the viewer is that player.
    pub looking: Few<Kind, MOST_SEEN>,
}

/// What a perfect memory adds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// Cards that everybody saw going into each hand, and not coming out again.
    pub seen: Pair<Vec<Kind>>,
    /// What only the players know.
    pub between: Option<Between>,
}

/// What the two players know of each other. Each of them can tell what the other one knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Between {
    /// Which cards of each hand the other player knows.
    pub known: Pair<Vec<Kind>>,
    /// The cards on top of the draw pile that somebody has seen, the topmost first.
    pub top: Vec<Glimpse>,
    /// The cards drawn that the active player is looking at.
    pub drawn: Vec<Glimpse>,
    /// The card that the last step put into a hand from the draw pile.
    pub fresh: Option<Glimpse>,
}

/// A card of the draw pile: who has seen it, and which it is, if the viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Glimpse {
    pub card: Option<Kind>,
    pub known: SeatSet,
}

impl Secrets for Asante {
    type Open = Open;
    type Last = Last;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> View<Open, Last, Memory> {
        let peeked = state.peeked();
        let looked = || state.drawn.iter().chain(&state.top[..peeked]);
        let looks = viewer == Viewer::Seat(state.active);
        let looking: Few<Kind, MOST_SEEN> = looked().filter(|_| looks).map(|sight| sight.card).collect();
        let open = Open {
            active: state.active,
            actions: state.actions,
            regained: state.regained,
            phase: state.phase,
            visited: state.visited,
            turns: state.turns,
            trigger: state.trigger,
            frames: state.frames,
            gold: state.gold,
            stands: state.stands,
            supply: state.supply,
            artifacts: state.artifacts,
            row: state.row,
            owned: Pair(state.owned.0.map(|places| self.places.list(&places))),
            place_pile: state.place_pile.count(),
            place_discards: self.places.list(&state.place_discards),
            pile: state.pile(),
            discards: self.cards.list(&state.discards),
            counts: Pair(state.hands.0.map(|hand| hand.count())),
            own: viewer.seat().map(|seat| self.cards.list(&state.hands[seat])),
            looked: looked().count() as u8,
            looking,
        };
        let memory = Memory {
            seen: Pair(state.seen.0.map(|cards| self.cards.list(&cards))),
            between: viewer.seat().map(|seat| self.between(state, seat)),
        };
        let last = self.last_seen(state, viewer, looking);
        View { viewer, open, last, memory: Some(memory) }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        let mut world = World { game: self, state: self.start(), pool: self.cards.full() };
        world.lay_out(view);
        world.remember(view);
        world.guess(view, rng);
        world.state
    }
}

impl Asante {
    fn between(&self, state: &State, seat: Seat) -> Between {
        let glimpse =
            |sight: &Sight| Glimpse { card: sight.known.has(seat).then_some(sight.card), known: sight.known };
        Between {
            known: Pair(state.known.0.map(|cards| self.cards.list(&cards))),
            top: state.top.iter().map(glimpse).collect(),
            drawn: state.drawn.iter().map(glimpse).collect(),
            fresh: state.fresh.as_ref().map(glimpse),
        }
    }

    /// What the last step showed to this viewer.
    fn last_seen(&self, state: &State, viewer: Viewer, looking: Few<Kind, MOST_SEEN>) -> Last {
        let looked = (state.drawn.len() + state.peeked()) as u8;
        let mut last = Last { looked, looking, ..state.last };
        match &mut last.step {
            Deed::Dealt { own } => {
                let hand = viewer.seat().map(|seat| self.cards.list(&state.hands[seat]));
                *own = hand.and_then(|hand| hand.try_into().ok());
            }
            Deed::Drew { by, card } => {
                *card = state.fresh.filter(|_| viewer == Viewer::Seat(*by)).map(|sight| sight.card);
            }
            Deed::Looked { card, .. } => *card = looking.last().copied(),
            Deed::Robbed { card, .. } | Deed::Gave { card, .. } => {
                *card = card.filter(|_| viewer.seat().is_some());
            }
            Deed::Nothing
            | Deed::First(_)
            | Deed::TurnedUp { .. }
            | Deed::Revealed { .. }
            | Deed::Did { .. }
            | Deed::Kept(_)
            | Deed::Picked { .. }
            | Deed::Discarded { .. } => {}
        }
        last
    }
}

/// Into whose hand the last step put a card, which one if the viewer saw it, and whether all saw it.
struct Arrival {
    hand: Seat,
    card: Option<Kind>,
    public: bool,
}

impl Arrival {
    fn of(last: &Last) -> Option<Arrival> {
        match last.step {
            Deed::Robbed { by, card } => Some(Arrival { hand: by, card, public: false }),
            Deed::Gave { by, card } => Some(Arrival { hand: other(by), card, public: false }),
            Deed::Did { by, action: Action::Fetch(card) } => {
                Some(Arrival { hand: by, card: Some(card), public: true })
            }
            Deed::Nothing
            | Deed::First(_)
            | Deed::Dealt { .. }
            | Deed::TurnedUp { .. }
            | Deed::Drew { .. }
            | Deed::Looked { .. }
            | Deed::Revealed { .. }
            | Deed::Did { .. }
            | Deed::Kept(_)
            | Deed::Picked { .. }
            | Deed::Discarded { .. } => None,
        }
    }
}

/// A world being built from a view.
struct World<'g> {
    game: &'g Asante,
    state: State,
    /// The cards that have no place yet.
    pool: Cards,
}

impl World<'_> {
    /// What lies open, and where cards are missing from the pool therefore.
    fn lay_out(&mut self, view: &ViewOf<Asante>) {
        let (open, game) = (&view.open, self.game);
        let state = &mut self.state;
        state.active = open.active;
        state.actions = open.actions;
        state.regained = open.regained;
        state.phase = open.phase;
        state.visited = open.visited;
        state.turns = open.turns;
        state.trigger = open.trigger;
        state.frames = open.frames;
        state.gold = open.gold;
        state.stands = open.stands;
        state.supply = open.supply;
        state.artifacts = open.artifacts;
        state.row = open.row;
        state.owned = Pair([0, 1].map(|index: usize| game.places.bag(&open.owned.0[index])));
        state.place_discards = game.places.bag(&open.place_discards);
        state.discards = game.cards.bag(&open.discards);
        state.last =
            Last { step: without_secrets(view.last.step), looked: 0, looking: Few::new(), ..view.last };
        // What is in the holy places' pile is what is nowhere else.
        let in_use = State::place_in_use(&open.frames);
        let owned = open.owned.0.iter().flatten().copied();
        let elsewhere = owned.chain(open.place_discards.iter().copied());
        state.place_pile = game.places.full();
        for place in elsewhere.chain(open.row.into_iter().flatten()).chain(in_use) {
            game.places.remove(&mut state.place_pile, place);
        }
        let artifacts = open.artifacts.0.into_iter().flatten().flatten().map(|artifact| artifact.card);
        let in_play = State::in_play(&open.frames);
        for card in open.discards.iter().copied().chain(artifacts).chain(in_play) {
            game.cards.remove(&mut self.pool, card);
        }
    }

    /// What the viewer knows of the hands: the own one, what is remembered, and what the last step showed.
    fn remember(&mut self, view: &ViewOf<Asante>) {
        let game = self.game;
        if let Some(memory) = &view.memory {
            let known = memory.between.as_ref().map_or(&memory.seen, |between| &between.known);
            self.state.seen = Pair([0, 1].map(|index: usize| game.cards.bag(&memory.seen.0[index])));
            self.state.known = Pair([0, 1].map(|index: usize| game.cards.bag(&known.0[index])));
        } else if let Some(Arrival { hand, card: Some(card), public }) = Arrival::of(&view.last) {
            game.cards.add(&mut self.state.known[hand], card);
            if public {
                game.cards.add(&mut self.state.seen[hand], card);
            }
        }
        self.state.hands = self.state.known;
        if let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.open.own) {
            self.state.hands[seat] = game.cards.bag(own);
        }
        for card in self.state.hands.0.iter().flat_map(|hand| game.cards.list(hand)) {
            game.cards.remove(&mut self.pool, card);
        }
    }

    /// Everything else is drawn from the pool, every physical card equally likely.
    fn guess<R: Rng + ?Sized>(&mut self, view: &ViewOf<Asante>, rng: &mut R) {
        let open = &view.open;
        let between = view.memory.as_ref().and_then(|memory| memory.between.as_ref());
        let (top, drawn, fresh) = match between {
            Some(between) => (between.top.clone(), between.drawn.clone(), between.fresh),
            None => just_looked(view),
        };
        // First what the viewer knows, so that it is in the pool no more.
        let certain: Vec<Kind> = top.iter().chain(&drawn).filter_map(|glimpse| glimpse.card).collect();
        for card in certain {
            self.game.cards.remove(&mut self.pool, card);
        }
        if let (Some(glimpse), Deed::Drew { by, .. }) = (fresh, view.last.step) {
            self.state.fresh = Some(self.freshly_drawn(by, glimpse, open.counts[by], rng));
        }
        // Only those standing by do not see what the Jackal moved.
        if let Some(Arrival { hand, card: None, .. }) = Arrival::of(&view.last) {
            let moved = self.game.cards.draw(&mut self.pool, rng);
            self.game.cards.add(&mut self.state.hands[hand], moved);
            if let Deed::Robbed { card, .. } | Deed::Gave { card, .. } = &mut self.state.last.step {
                *card = Some(moved);
            }
        }
        // The hand with a condition first: only then every pair of hands that fulfils it is as likely as any other.
        for seat in [open.active, other(open.active)] {
            self.fill_hand(seat, open.counts[seat], rng);
        }
        self.state.top = top.iter().map(|glimpse| self.sight(*glimpse, rng)).collect();
        self.state.drawn = drawn.iter().map(|glimpse| self.sight(*glimpse, rng)).collect();
        self.state.rest = self.pool;
    }

    /// The rest of a hand is drawn from the pool. ASA.40: a Haggler was only played with a ware card to use it for, so
    /// while it waits hands without one are drawn again.
    fn fill_hand<R: Rng + ?Sized>(&mut self, seat: Seat, count: u16, rng: &mut R) {
        let (known, pool) = (self.state.hands[seat], self.pool);
        if known.count() >= count {
            return;
        }
        let needed = self.wanted_in_hand(seat);
        loop {
            for _ in self.state.hands[seat].count()..count {
                let card = self.game.cards.draw(&mut self.pool, rng);
                self.game.cards.add(&mut self.state.hands[seat], card);
            }
            let holds = |wanted: &Vec<Kind>| {
                wanted.iter().any(|&card| self.game.cards.has(&self.state.hands[seat], card))
            };
            if needed.as_ref().is_none_or(holds) {
                return;
            }
            self.state.hands[seat] = known;
            self.pool = pool;
        }
    }

    /// The cards of which a player must hold one; none if nothing is waiting for them, or if there are none.
    fn wanted_in_hand(&self, seat: Seat) -> Option<Vec<Kind>> {
        let (Frame::React { card } | Frame::Choose { card }) = *self.state.frames.last()? else {
            return None;
        };
        let Some(Effect::Haggle { gold }) = self.game.effect(card).filter(|_| seat == self.state.active)
        else {
            return None;
        };
        let hand = self.state.hands[seat];
        let there = |card: &Kind| self.game.cards.has(&hand, *card) || self.game.cards.has(&self.pool, *card);
        let kinds = (0..self.game.cards.rows() as u8).map(Kind).filter(there);
        let wanted: Vec<Kind> = kinds.filter(|&card| self.game.can_haggle(&self.state, card, gold)).collect();
        (!wanted.is_empty()).then_some(wanted)
    }

    /// The card that just came into a hand from the draw pile. Where all of that hand is known, because the pile was
    /// empty then, it may be any of it; else it is one of the pool.
    fn freshly_drawn<R: Rng + ?Sized>(
        &mut self,
        by: Seat,
        glimpse: Glimpse,
        count: u16,
        rng: &mut R,
    ) -> Sight {
        let hand = self.state.hands[by];
        if glimpse.card.is_none() && hand.count() == count {
            return Sight { card: self.game.cards.pick(&hand, rng), known: glimpse.known };
        }
        let sight = self.sight(glimpse, rng);
        if glimpse.card.is_none() {
            self.game.cards.add(&mut self.state.hands[by], sight.card);
        }
        sight
    }

    /// The card itself, guessed if need be.
    fn sight<R: Rng + ?Sized>(&mut self, glimpse: Glimpse, rng: &mut R) -> Sight {
        let card = glimpse.card.unwrap_or_else(|| self.game.cards.draw(&mut self.pool, rng));
        Sight { card, known: glimpse.known }
    }
}

/// The cards on top, the cards drawn and the card drawn last that somebody without memory can tell of.
fn just_looked(view: &ViewOf<Asante>) -> (Vec<Glimpse>, Vec<Glimpse>, Option<Glimpse>) {
    let open = &view.open;
    let known = SeatSet::only(open.active);
    let looked: Vec<Glimpse> = (0..usize::from(open.looked))
        .map(|place| Glimpse { card: open.looking.get(place).copied(), known })
        .collect();
    let fresh = if let Deed::Drew { by, card } = view.last.step {
        Some(Glimpse { card, known: SeatSet::only(by) })
    } else {
        None
    };
    if let Some(Frame::Peek { .. } | Frame::Draw(Draw::Peek { .. })) = open.frames.last() {
        (looked, Vec::new(), fresh)
    } else {
        (Vec::new(), looked, fresh)
    }
}

/// The step as the state keeps it: what follows from the position is not said twice.
fn without_secrets(step: Deed) -> Deed {
    match step {
        Deed::Dealt { .. } => Deed::Dealt { own: None },
        Deed::Drew { by, .. } => Deed::Drew { by, card: None },
        Deed::Looked { by, .. } => Deed::Looked { by, card: None },
        Deed::Nothing
        | Deed::First(_)
        | Deed::TurnedUp { .. }
        | Deed::Revealed { .. }
        | Deed::Robbed { .. }
        | Deed::Did { .. }
        | Deed::Kept(_)
        | Deed::Picked { .. }
        | Deed::Discarded { .. }
        | Deed::Gave { .. } => step,
    }
}
