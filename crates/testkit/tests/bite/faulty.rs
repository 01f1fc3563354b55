//! The duel with one fault.

use std::cell::Cell;

use game::settings::Schema;
use game::{
    BySeat, Config, ConfigError, Inspect, Notation, NotationError, Outcome, Phrase, Rules, Scoring, Seat,
    Secrets, Seen, Turn, View, ViewOf, Viewer, Why,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use toys::duel::{self, Action, Bag, Card, Chance, Deed, Duel, Frame, Memory};

use testkit::conform::Chances;

use crate::fault::Fault;
use crate::{HAND, SETTINGS, chances, worlds};

/// The duel with one fault.
#[derive(Debug)]
pub struct Faulty {
    pub(super) duel: Duel,
    pub(super) fault: Fault,
}

/// The time in a world that has no future, and in one that has no present.
const DYING: u32 = u32::MAX - 1;
const DEAD: u32 = u32::MAX;

/// The position, with room for a clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    duel: duel::State,
    time: u32,
}

/// What lies open, and more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    duel: duel::Open,
    pub(super) leak: Option<u32>,
}

/// What everybody saw of a step, and more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told {
    duel: Deed,
    held: Option<u8>,
}

/// What one player saw of a step, and more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    duel: Option<duel::Own>,
    peek: Option<u32>,
}

thread_local! {
    /// What the others hold in the position looked at last: how a secret gets into what is made of views alone.
    static SMUGGLED: Cell<u32> = const { Cell::new(0) };
    /// The card that only one player saw in the step before that position.
    pub(super) static HIDDEN: Cell<Option<Card>> = const { Cell::new(None) };
    static TIME: Cell<u32> = const { Cell::new(0) };
    /// The fault of games that are built from settings alone.
    static USUAL: Cell<Fault> = const { Cell::new(Fault::None) };
}

/// What a clock would say: something else every time.
pub(super) fn now() -> u32 {
    TIME.replace(TIME.get() + 1)
}

/// The worlds of the honest duel.
pub fn list_worlds(game: &Faulty, view: &ViewOf<Faulty>) -> Vec<(State, u64)> {
    let worlds = worlds::duel(&game.duel, &inner(view));
    worlds.into_iter().map(|(duel, weight)| (State { duel, time: 0 }, weight)).collect()
}

/// What nature can do in the honest duel.
pub fn list_chances(_: &Faulty, state: &State) -> Chances<Faulty> {
    let honest = Duel::new(&Config::new(Duel::schema(), None, &SETTINGS).expect("valid settings"));
    match chances::duel(HAND)(&honest.expect("the duel takes all settings"), &state.duel) {
        Chances::All(list) => Chances::All(list),
        Chances::Such(is_such) => Chances::Such(is_such),
    }
}

pub(super) fn inner(view: &ViewOf<Faulty>) -> ViewOf<Duel> {
    View {
        viewer: view.viewer,
        open: view.open.duel.clone(),
        last: Seen { deed: view.last.deed.duel, own: view.last.own.as_ref().and_then(|own| own.duel) },
        memory: view.memory.clone(),
    }
}

fn counters(bag: Bag) -> u8 {
    bag.number_of(Card::Counter)
}

/// How many counters everybody but the viewer holds.
fn held_by_others(state: &State, viewer: Viewer) -> u32 {
    let others = Seat::all(2).filter(|&seat| viewer != Viewer::Seat(seat));
    others.map(|seat| u32::from(counters(state.duel.hands[seat.index()]))).sum()
}

impl Faulty {
    /// The duel with this fault.
    pub fn with(fault: Fault, config: &Config) -> Result<Self, ConfigError> {
        Ok(Faulty { duel: Duel::new(config)?, fault })
    }

    /// From now on, and in this thread, games built from settings alone have this fault.
    pub fn usually(fault: Fault) {
        USUAL.set(fault);
    }

    /// Is an answer awaited from somebody who holds no counter?
    fn helpless(state: &State) -> Option<Seat> {
        match state.duel.frames.last() {
            Some(&Frame::Answer(seat, _)) if counters(state.duel.hands[seat.index()]) == 0 => Some(seat),
            Some(Frame::Answer(..) | Frame::Turn(_) | Frame::Draw(_) | Frame::Deal) | None => None,
        }
    }

    /// What the viewer must not know.
    fn leak(&self, state: &State, viewer: Viewer) -> Option<u32> {
        let others = Seat::all(2).filter(|&seat| viewer != Viewer::Seat(seat));
        match self.fault {
            Fault::LeakedHand | Fault::LeakedHandEverywhere => Some(held_by_others(state, viewer)),
            Fault::LeakedDropEverywhere => {
                Some(others.map(|seat| state.duel.dropped[seat.index()].harm()).sum())
            }
            _ => None,
        }
    }

    /// What a viewer saw of the last step.
    fn seen(&self, state: &State, viewer: Viewer, seen: Seen<Deed, duel::Own>) -> Seen<Told, Own> {
        let dropped = matches!(seen.deed, Deed::Dropped(seat) if viewer == Viewer::Seat(seat));
        let looks = dropped && self.fault == Fault::GoesOnAfterALook;
        let peek = looks.then(|| held_by_others(state, viewer));
        let deed = if dropped && self.fault == Fault::TwoDeeds { Deed::Nothing } else { seen.deed };
        let own = (seen.own.is_some() || peek.is_some()).then_some(Own { duel: seen.own, peek });
        Seen { deed: Told { duel: deed, held: self.held_by_passer(state) }, own }
    }

    /// What a pass tells that it should not.
    fn held_by_passer(&self, state: &State) -> Option<u8> {
        match state.duel.last {
            Deed::Acted(seat, Action::Pass) if self.fault == Fault::TellingPass => {
                Some(counters(state.duel.hands[seat.index()]))
            }
            Deed::Nothing | Deed::Dealt | Deed::Drew(_) | Deed::Dropped(_) | Deed::Acted(..) => None,
        }
    }

    /// One of the worlds with fewer counters in the deck, more often than not.
    fn biased(draw: &mut dyn FnMut() -> State) -> State {
        let deck = |world: &State| counters(world.duel.deck);
        let [one, other] = [draw(), draw()];
        if deck(&one) < deck(&other) { one } else { other }
    }

    /// What was smuggled, if this is the fault.
    pub(super) fn smuggled(&self, fault: Fault) -> Option<u32> {
        (self.fault == fault).then(|| SMUGGLED.get())
    }

    pub(super) fn whisper(&self, fault: Fault) -> Option<Phrase> {
        self.smuggled(fault).map(|held| Phrase::new("whisper").with("held", held))
    }

    fn after_a_step(&self, state: &mut State) {
        match self.fault {
            Fault::NeverEnds if self.duel.turn(&state.duel) == Turn::Over => *state = self.start(),
            Fault::Clock => state.time = now(),
            Fault::DeadEnds if state.time == DYING => state.time = DEAD,
            Fault::PassesForOthers if Self::helpless(state).is_some() => {
                let shown = state.duel.last;
                self.duel.apply(&mut state.duel, Action::Pass);
                state.duel.last = shown;
            }
            _ => {}
        }
    }
}

impl Rules for Faulty {
    const NAME: &'static str = Duel::NAME;
    const RULES: u32 = Duel::RULES;

    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn schema() -> &'static Schema {
        Duel::schema()
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Self::with(USUAL.get(), config)
    }

    fn config(&self) -> &Config {
        self.duel.config()
    }

    fn start(&self) -> State {
        State { duel: self.duel.start(), time: 0 }
    }

    fn turn(&self, state: &State) -> Turn {
        match (self.fault, Self::helpless(state)) {
            (Fault::AsksHolders, Some(seat)) => Turn::Seat(seat.next(2)),
            _ => self.duel.turn(&state.duel),
        }
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        self.duel.legal_actions(&state.duel, out);
        match self.fault {
            Fault::DuplicateAction => out.extend(out.last().copied()),
            Fault::NothingToDo if out.len() == 1 => out.clear(),
            Fault::DeadEnds if state.time == DEAD => out.clear(),
            Fault::UnstableOrder if now().is_multiple_of(2) => out.reverse(),
            Fault::LegalityByLast if matches!(state.duel.last, Deed::Drew(_)) => {
                out.retain(|&action| action != Action::Strike(Card::Two));
            }
            Fault::PeekingLegality => {
                let Turn::Seat(seat) = self.turn(state) else { return };
                if counters(state.duel.hands[seat.next(2).index()]) > 0 {
                    out.retain(|&action| action != Action::Strike(Card::Two));
                }
            }
            _ => {}
        }
    }

    fn apply(&self, state: &mut State, action: Action) {
        self.duel.apply(&mut state.duel, action);
        if self.fault == Fault::LostCard && action == Action::Pass && state.duel.buried.has(Card::Counter) {
            state.duel.buried.remove(Card::Counter);
        }
        self.after_a_step(state);
    }

    fn resolve(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::Deal(hands)
                if self.fault == Fault::AdmitsAnything && !self.duel.admits(&state.duel, chance) =>
            {
                state.duel.hands = hands;
            }
            Chance::Deal(_) | Chance::Draw(_) => self.duel.resolve(&mut state.duel, chance),
        }
        self.after_a_step(state);
    }

    fn goes_on(&self, action: Action) -> bool {
        self.fault == Fault::GoesOnAfterALook && matches!(action, Action::Drop(_))
    }

    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let first = self.duel.sample(&state.duel, rng);
        match (self.fault, first) {
            (Fault::LoadedDice, Chance::Draw(card)) if card != Card::Counter => {
                self.duel.sample(&state.duel, rng)
            }
            _ => first,
        }
    }

    fn admits(&self, state: &State, chance: Chance) -> bool {
        match (self.fault, chance) {
            (Fault::RefusesItsDraw, Chance::Draw(Card::Counter)) => false,
            (Fault::AdmitsAnything, Chance::Deal(_)) => self.duel.frame(&state.duel) == "deal",
            (Fault::AdmitsUnevenDeals, Chance::Deal([one, two])) => {
                let all = one.count().saturating_add(two.count());
                let fits = state.duel.deck.contains(one) && state.duel.deck.contains(two);
                self.duel.frame(&state.duel) == "deal"
                    && fits
                    && all <= 10
                    && state.duel.deck.contains(one.and(two))
            }
            _ => self.duel.admits(&state.duel, chance),
        }
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Why {
        let why = self.duel.explain(&state.duel, seat, action);
        match self.fault {
            Fault::NoReason => Why::new("", why.words),
            Fault::PeekingReason => {
                let held = counters(state.duel.hands[seat.next(2).index()]);
                Why { words: why.words.with("held", held), ..why }
            }
            _ => why,
        }
    }
}

impl Inspect for Faulty {
    const KINDS: &'static [&'static str] = Duel::KINDS;
    const FRAMES: &'static [&'static str] = Duel::FRAMES;

    fn kind(action: Action) -> &'static str {
        Duel::kind(action)
    }

    fn frame(&self, state: &State) -> &'static str {
        self.duel.frame(&state.duel)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.duel.audit(&state.duel)
    }

    fn longest(&self) -> u64 {
        self.duel.longest()
    }

    fn without_last(&self, state: &State) -> State {
        State { duel: self.duel.without_last(&state.duel), ..*state }
    }
}

impl Secrets for Faulty {
    type Open = Open;
    type Deed = Told;
    type Own = Own;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        SMUGGLED.set(held_by_others(state, viewer));
        HIDDEN.set(state.duel.hidden);
        let View { viewer, open, last, memory } = self.duel.view(&state.duel, viewer);
        let last = self.seen(state, viewer, last);
        View { viewer, open: Open { duel: open, leak: self.leak(state, viewer) }, last, memory }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        let mut known = inner(view);
        let faded = known.memory.as_ref().is_some_and(|memory| memory.buried.count() < known.open.buried);
        if self.fault == Fault::ForgetfulWorlds || (self.fault == Fault::ForgetsWhatIsLeft && faded) {
            known = known.forgetful();
        }
        let mut draw = || State { duel: self.duel.determinize(&known, rng), time: 0 };
        match self.fault {
            Fault::LeakedHandEverywhere | Fault::LeakedDropEverywhere => loop {
                let world = draw();
                if self.leak(&world, view.viewer) == view.open.leak {
                    return world;
                }
            },
            Fault::GoesOnAfterALook => loop {
                let world = draw();
                let peek = view.last.own.as_ref().and_then(|own| own.peek);
                if peek.is_none_or(|held| held == held_by_others(&world, view.viewer)) {
                    return world;
                }
            },
            Fault::TellingPass => loop {
                let world = draw();
                if self.held_by_passer(&world) == view.last.deed.held {
                    return world;
                }
            },
            Fault::BiasedWorlds => Self::biased(&mut draw),
            Fault::DeadEnds => State { time: DYING, ..draw() },
            _ => draw(),
        }
    }

    fn worlds<'a>(&'a self, view: &'a ViewOf<Self>) -> game::secrets::Worlds<'a, State> {
        Box::new(move |rng| match self.fault {
            Fault::BiasedWorldsAtOnce => Self::biased(&mut || self.determinize(view, rng)),
            _ => self.determinize(view, rng),
        })
    }

    fn remembered(&self, memory: &Memory) -> Vec<u32> {
        things(memory)
    }

    fn forget(&self, memory: &mut Memory, slipped: &dyn Fn(u32) -> bool) {
        memory.buried = without(memory.buried, 0, slipped);
        memory.dropped = without(memory.dropped, 4, slipped);
    }
}

/// One thing to remember: that such a card was buried (0 to 3), or dropped by the viewer (4 to 7).
fn things(memory: &Memory) -> Vec<u32> {
    let of = |bag: Bag, first: u32| (first..).zip(Card::ALL).filter(move |(_, card)| bag.has(*card));
    of(memory.buried, 0).chain(of(memory.dropped, 4)).map(|(thing, _)| thing).collect()
}

fn without(bag: Bag, first: u32, slipped: &dyn Fn(u32) -> bool) -> Bag {
    let mut left = Bag::EMPTY;
    for (_, card) in (first..).zip(Card::ALL).filter(|(thing, _)| !slipped(*thing)) {
        (0..bag.number_of(card)).for_each(|_| left.add(card));
    }
    left
}

impl Scoring for Faulty {
    fn standing(&self, state: &State) -> BySeat<i32> {
        let standing = self.duel.standing(&state.duel);
        let held = |seat: Seat| i32::from(counters(state.duel.hands[seat.index()]));
        match self.fault {
            Fault::PeekingScore => BySeat::from_fn(2, |seat| standing[seat] + held(seat)),
            _ => standing,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.duel.outcome(&state.duel).filter(|_| self.fault != Fault::NoResult)
    }

    fn worth(&self, state: &State) -> BySeat<f32> {
        self.duel.worth(&state.duel)
    }
}

impl Notation for Faulty {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Strike(_) if self.fault == Fault::BadNotation => "strike 1".to_owned(),
            _ => self.duel.write_action(action),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let whispered = |error| self.whisper(Fault::PeekingUnreadable).map_or(error, NotationError);
        self.duel.read_action(text).map_err(whispered)
    }

    fn write_chance(&self, chance: Chance) -> String {
        self.duel.write_chance(chance)
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        self.duel.read_chance(text)
    }

    fn describe_action(&self, action: Action) -> Phrase {
        self.duel.describe_action(action)
    }
}
