//! What a viewer may know, and the worlds that fit it. The file to audit for leaks.
//!
//! Open are the table, both discard piles, the own hand, the cards one is looking at, and how many cards there are
//! everywhere. Secret are the other hand and the draw pile. A perfect memory adds which cards of a hand the others have
//! seen going there, which cards on top of the draw pile somebody has seen, and what was seen of them; and, once the
//! draw pile was empty, the whole hand of the other player, which then was all that was left.

use game::{Few, Rules, Seat, SeatSet, Secrets, Seen, View, ViewOf, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::Asante;
use crate::action::{Action, HAND, OfCards};
use crate::bag::Cards;
use crate::card::{Holy, Kind};
use crate::effects::Rule;
use crate::rules::outlook::Outlook;
use crate::state::{
    Act, Both, Deed, Draw, Frame, Frames, Looking, MOST_SEEN, Nature, Phase, SLOTS, Slots, State, Traced,
    other,
};
use crate::ware::Wares;

/// What lies on the table, the viewer's own hand, and what the viewer is looking at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    pub gold: Both<u32>,
    /// The wares on the stands.
    pub stands: Both<Wares>,
    /// The wares in the supply.
    pub supply: Wares,
    /// The artifacts.
    pub artifacts: Both<Slots>,
    /// The row of holy places.
    pub row: [Option<Holy>; SLOTS],
    /// The holy places each player owns.
    pub owned: Both<Vec<Holy>>,
    /// How many holy places are in their draw pile.
    pub place_pile: u16,
    /// Their discard pile.
    pub place_discards: Vec<Holy>,
    /// How many cards are in the draw pile.
    pub pile: u16,
    /// The discard pile, in the order of the deck.
    pub discards: Vec<Kind>,
    /// How many cards everybody holds.
    pub counts: Both<u16>,
    /// The viewer's own hand, in the order of the deck, if the viewer is a player.
    pub own: Option<Vec<Kind>>,
    /// How many cards the active player is looking at.
    pub looked: u8,
    /// Which, if the viewer is that player.
    pub looking: Few<Kind, MOST_SEEN>,
}

/// What one viewer saw of a step and others did not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Own {
    /// The viewer's first hand.
    Dealt([Kind; HAND]),
    /// The card that the viewer drew into the hand, or that went from one hand to the other.
    Moved(Kind),
    /// The cards of the draw pile that the viewer is looking at after it.
    Looking(Few<Kind, MOST_SEEN>),
}

/// What a perfect memory adds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Memory {
    /// Cards that everybody saw going into each hand, and not coming out again.
    pub seen: Both<Vec<Kind>>,
    /// What only the players know.
    pub between: Option<Between>,
}

/// What the two players know of each other. Each of them can tell what the other one knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Between {
    /// Which cards of each hand the other player knows.
    pub known: Both<Vec<Kind>>,
    /// The cards on top of the draw pile that somebody has seen, the topmost first.
    pub top: Vec<Glimpse>,
    /// The cards drawn that the active player is looking at.
    pub drawn: Vec<Glimpse>,
    /// The card that the last step drew into a hand, robbed or gave.
    pub moved: Option<Glimpse>,
}

/// A traced card: who has seen it, and which it is, if the viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Glimpse {
    pub card: Option<Kind>,
    pub known: SeatSet,
}

impl Secrets for Asante {
    type Open = Open;
    type Deed = Deed;
    type Own = Own;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let looks = viewer == Viewer::Seat(state.active);
        let looking = state.looked().filter(|_| looks).map(|traced| traced.card).collect();
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
            owned: Both(state.owned.0.map(|places| self.places.list(&places))),
            place_pile: state.place_pile.count(),
            place_discards: self.places.list(&state.place_discards),
            pile: state.pile(),
            discards: self.cards.list(&state.discards),
            counts: Both(state.hands.0.map(|hand| hand.count())),
            own: viewer.seat().map(|seat| self.cards.list(&state.hands[seat])),
            looked: state.looked().count() as u8,
            looking,
        };
        let memory = Memory {
            seen: Both(state.seen.0.map(|cards| self.cards.list(&cards))),
            between: viewer.seat().map(|seat| self.between(state, seat)),
        };
        let own = viewer.seat().and_then(|seat| self.own(state, seat, looking));
        let last = Seen { deed: state.last, own };
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
        let glimpse = |traced: &Traced| Glimpse {
            card: traced.known.has(seat).then_some(traced.card),
            known: traced.known,
        };
        Between {
            known: Both(state.known.0.map(|cards| self.cards.list(&cards))),
            top: state.top.iter().map(glimpse).collect(),
            drawn: state.drawn.iter().map(glimpse).collect(),
            moved: state.moved.as_ref().map(glimpse),
        }
    }

    /// What the last step showed to this player, who is looking at these cards.
    fn own(&self, state: &State, seat: Seat, looking: Few<Kind, MOST_SEEN>) -> Option<Own> {
        if state.last.act == Act::Dealt {
            return self.cards.list(&state.hands[seat]).try_into().ok().map(Own::Dealt);
        }
        match state.last.act.receiver() {
            None => (!looking.is_empty()).then_some(Own::Looking(looking)),
            // What is drawn is the receiver's own; what goes from hand to hand both see.
            Some(by) if state.last.act == Act::Drew(by) && seat != by => None,
            Some(_) => state.moved.map(|traced| Own::Moved(traced.card)),
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
        state.owned = Both([0, 1].map(|index: usize| game.places.bag(&open.owned.0[index])));
        state.place_discards = game.places.bag(&open.place_discards);
        state.discards = game.cards.bag(&open.discards);
        state.last = view.last.deed;
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
            self.state.seen = Both([0, 1].map(|index: usize| game.cards.bag(&memory.seen.0[index])));
            self.state.known = Both([0, 1].map(|index: usize| game.cards.bag(&known.0[index])));
        } else {
            let State { known, seen, .. } = &mut self.state;
            let act = view.last.deed.act;
            if let Act::Did { by, action: Action::Card(OfCards::Fetch(card)) } = act {
                game.cards.add(&mut known[by], card);
                game.cards.add(&mut seen[by], card);
            } else if let Some(Own::Moved(card)) = view.last.own {
                if let Act::Robbed(by) = act {
                    game.cards.add(&mut known[by], card);
                } else if let Act::Gave(by) = act {
                    game.cards.add(&mut known[other(by)], card);
                }
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
        let (top, drawn, moved) = match between {
            Some(between) => (between.top.clone(), between.drawn.clone(), between.moved),
            None => just_looked(view),
        };
        // First what the viewer knows, so that it is in the pool no more.
        let certain: Vec<Kind> = top.iter().chain(&drawn).filter_map(|glimpse| glimpse.card).collect();
        for card in certain {
            self.game.cards.remove(&mut self.pool, card);
        }
        if let (Some(glimpse), Some(seat)) = (moved, view.last.deed.act.receiver()) {
            self.state.moved = Some(self.moved(seat, glimpse, open.counts[seat], rng));
        }
        // The hand with a condition first: only then every pair of hands that fulfils it is as likely as any other.
        for seat in [open.active, other(open.active)] {
            self.fill_hand(seat, open.counts[seat], rng);
        }
        self.state.top = top.iter().map(|glimpse| self.traced(*glimpse, rng)).collect();
        self.state.drawn = drawn.iter().map(|glimpse| self.traced(*glimpse, rng)).collect();
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
        let rule = self.game.rule(card).filter(|_| seat == self.state.active);
        let gold = rule.and_then(Rule::haggles)?;
        let hand = self.state.hands[seat];
        let there = |card: &Kind| self.game.cards.has(&hand, *card) || self.game.cards.has(&self.pool, *card);
        let kinds = (0..self.game.cards.rows() as u8).map(Kind).filter(there);
        let outlook = Outlook::of(self.game, &self.state);
        let wanted: Vec<Kind> = kinds.filter(|&card| self.game.can_haggle(card, gold, &outlook)).collect();
        (!wanted.is_empty()).then_some(wanted)
    }

    /// The card that just came into this hand. Where all of the hand is known, because the pile was empty then, it may
    /// be any of it; else it is one of the pool.
    fn moved<R: Rng + ?Sized>(&mut self, seat: Seat, glimpse: Glimpse, count: u16, rng: &mut R) -> Traced {
        let hand = self.state.hands[seat];
        if glimpse.card.is_none() && hand.count() == count {
            return Traced { card: self.game.cards.pick(&hand, rng), known: glimpse.known };
        }
        let traced = self.traced(glimpse, rng);
        if glimpse.card.is_none() {
            self.game.cards.add(&mut self.state.hands[seat], traced.card);
        }
        traced
    }

    /// The card itself, guessed if need be.
    fn traced<R: Rng + ?Sized>(&mut self, glimpse: Glimpse, rng: &mut R) -> Traced {
        let card = glimpse.card.unwrap_or_else(|| self.game.cards.draw(&mut self.pool, rng));
        Traced { card, known: glimpse.known }
    }
}

/// The cards on top, the cards drawn and the card moved last that somebody without memory can tell of.
fn just_looked(view: &ViewOf<Asante>) -> (Vec<Glimpse>, Vec<Glimpse>, Option<Glimpse>) {
    let open = &view.open;
    let known = SeatSet::only(open.active);
    let looked: Vec<Glimpse> = (0..usize::from(open.looked))
        .map(|place| Glimpse { card: open.looking.get(place).copied(), known })
        .collect();
    let act = view.last.deed.act;
    let moved = act.receiver().map(|seat| Glimpse {
        card: if let Some(Own::Moved(card)) = view.last.own { Some(card) } else { None },
        known: if act == Act::Drew(seat) { SeatSet::only(seat) } else { SeatSet::full(2) },
    });
    if let Some(Frame::Looking(Looking::Peek { .. }) | Frame::Nature(Nature::Draw(Draw::Peek { .. }))) =
        open.frames.last()
    {
        (looked, Vec::new(), moved)
    } else {
        (Vec::new(), looked, moved)
    }
}
