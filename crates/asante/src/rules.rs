//! How the game goes on. This file is the contract's side: whose turn it is, what is legal, where each decision is
//! carried out. The parts of a turn are in the files below.

/// What goes on by itself: cards drawn, shuffled, discarded; from one turn to the next.
mod course;
/// What cards and holy places do: each effect is written once.
mod effects;
/// Who holds what, and who knows it.
mod hands;
/// What is legal.
mod legal;
/// Which clause forbids what.
mod reasons;
/// What can be done between actions: buying, selling, laying, playing.
mod turns;

use game::settings::Schema;
use game::{Config, ConfigError, Few, Rules, Seat, Turn, Why, random};
use rand_core::Rng;

use crate::Asante;
use crate::action::{Action, Chance, HAND};
use crate::bag::{Cards, Places};
use crate::card::{Class, Effect, Kind, Ware};
use crate::config::SCHEMA;
use crate::state::{ACTIONS, Draw, FIRST_GOLD, Frame, Last, Pair, Phase, SLOTS, State, other};
use crate::ware::{OF_EACH, SPACES, Wares};

impl Rules for Asante {
    const NAME: &'static str = "asante";
    const RULES: u32 = 1;
    const KINDS: &'static [&'static str] = &[
        "draw", "keep", "discard", "buy", "sell", "lay", "use", "play", "visit", "end", "let", "cancel",
        "fetch", "pick", "drop", "give", "take", "return", "swap", "count", "reduce", "break", "borrow",
        "apply", "bless", "done",
    ];
    const FRAMES: &'static [&'static str] = &[
        "first",
        "deal",
        "turn-up",
        "draw-look",
        "draw-hand",
        "draw-several",
        "draw-peek",
        "draw-seek",
        "rob",
        "turn",
        "keep",
        "pick",
        "more",
        "react",
        "found",
        "peek",
        "blessing",
        "change",
        "places",
        "discards",
        "wares",
        "return",
        "give",
        "sell-different",
        "apply-holy-place",
        "discard-for-wares",
        "discard-for-gold",
        "return-to-draw",
        "exchange-for-different",
        "discard-series-for-wares",
        "take-discarded",
        "take-discarded-artifact",
        "haggle",
        "swap-ware",
        "refill-or-reduce",
        "sell-each",
        "pay-for-wares",
        "wares-or-cards",
        "break-artifact",
        "borrow-artifact",
        "take-wares",
        "steal-ware",
        "over",
    ];

    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Asante::build(config)
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> u8 {
        2
    }

    /// A turn has five actions and takes at most five back (ASA.53). Paying one leads to at most: being asked twice; a
    /// search through the pile and once through the discards (ASA.111); drawing, discarding or looking at every card once
    /// for the card played and once for an artifact it uses; and a few choices for each of the three places of the row.
    /// One holy place is used in a turn, at most as often as there are holy places, in three steps each. Each artifact
    /// laid and holy place used turns up another one.
    fn longest(&self) -> u64 {
        let cards = u64::from(self.cards.full().count());
        let places = u64::from(self.places.full().count());
        let action = 4 * cards + 40;
        let turn = 2 * u64::from(ACTIONS) * action + 3 * places + 4;
        2 + SLOTS as u64 + u64::from(self.most_turns) * turn
    }

    fn start(&self) -> State {
        State {
            rest: self.cards.full(),
            discards: Cards::EMPTY,
            hands: Pair::default(),
            known: Pair::default(),
            seen: Pair::default(),
            top: Few::new(),
            drawn: Few::new(),
            fresh: None,
            place_pile: self.places.full(),
            place_discards: Places::EMPTY,
            owned: Pair::default(),
            row: [None; SLOTS],
            artifacts: Pair::default(),
            stands: Pair::default(),
            supply: Wares::new([OF_EACH; Ware::ALL.len()]),
            gold: Pair([FIRST_GOLD; 2]),
            active: Seat(0),
            actions: ACTIONS,
            regained: 0,
            phase: Phase::Drawing,
            visited: false,
            turns: 0,
            trigger: None,
            frames: [Frame::First].into_iter().collect(),
            last: Last::default(),
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frames.last() {
            None => Turn::Over,
            Some(Frame::First | Frame::Deal | Frame::TurnUp | Frame::Draw(_) | Frame::Rob) => Turn::Chance,
            Some(frame) => Turn::Seat(decider(*frame, state.active)),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        if let Some(&frame) = state.frames.last() {
            self.list_legal(state, frame, out);
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        let Some(&frame) = state.frames.last() else { return };
        state.fresh = None;
        state.last = Last { step: Self::deed(state, frame, action), ..Last::default() };
        self.carry_out(state, frame, action);
        self.settle(state);
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: Chance) {
        state.fresh = None;
        state.last = Last::default();
        self.happens(state, chance);
        self.settle(state);
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.frames.last() {
            Some(Frame::First) => Chance::First(Seat(random::below(rng, 2) as u8)),
            Some(Frame::Deal) => {
                let mut rest = state.rest;
                let mut hand = || {
                    let mut hand = [Kind::default(); HAND].map(|_| self.cards.draw(&mut rest, rng));
                    hand.sort_unstable();
                    hand
                };
                Chance::Deal([hand(), hand()])
            }
            Some(Frame::TurnUp) => Chance::TurnUp(self.places.pick(&state.place_pile, rng)),
            Some(Frame::Rob) => Chance::Rob(self.cards.pick(&state.hands[other(state.active)], rng)),
            _ => match Self::next_card(state) {
                Some(card) => Chance::Draw(card),
                None => Chance::Draw(self.cards.pick(&state.rest, rng)),
            },
        }
    }

    fn admits(&self, state: &State, chance: Chance) -> bool {
        match (state.frames.last(), chance) {
            (Some(Frame::First), Chance::First(seat)) => seat.0 < 2,
            (Some(Frame::Deal), Chance::Deal(hands)) => {
                hands.iter().all(|hand| hand.is_sorted()) && self.cards.exist(hands.as_flattened())
            }
            (Some(Frame::TurnUp), Chance::TurnUp(place)) => {
                usize::from(place.0) < self.places.rows() && self.places.has(&state.place_pile, place)
            }
            (Some(Frame::Draw(_)), Chance::Draw(card)) => match Self::next_card(state) {
                Some(known) => known == card,
                None => usize::from(card.0) < self.cards.rows() && self.cards.has(&state.rest, card),
            },
            (Some(Frame::Rob), Chance::Rob(card)) => {
                usize::from(card.0) < self.cards.rows()
                    && self.cards.has(&state.hands[other(state.active)], card)
            }
            (
                _,
                Chance::First(_) | Chance::Deal(_) | Chance::TurnUp(_) | Chance::Draw(_) | Chance::Rob(_),
            ) => false,
        }
    }

    fn explain(&self, state: &State, _seat: Seat, action: Action) -> Why {
        self.reason(state, action)
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Draw => "draw",
            Action::Keep => "keep",
            Action::Discard => "discard",
            Action::Buy { .. } => "buy",
            Action::Sell { .. } => "sell",
            Action::Lay { .. } => "lay",
            Action::Use(_) => "use",
            Action::Play(_) => "play",
            Action::Visit(_) => "visit",
            Action::End => "end",
            Action::Let => "let",
            Action::Cancel(_) => "cancel",
            Action::Fetch(_) => "fetch",
            Action::Pick(_) => "pick",
            Action::Drop(_) => "drop",
            Action::Give(_) => "give",
            Action::Take(_) => "take",
            Action::Return(_) => "return",
            Action::Swap { .. } => "swap",
            Action::Count(_) => "count",
            Action::Reduce => "reduce",
            Action::Break { .. } => "break",
            Action::Borrow(_) => "borrow",
            Action::Apply(_) => "apply",
            Action::Bless(_) => "bless",
            Action::Done => "done",
        }
    }

    fn pending(&self, state: &State) -> &'static str {
        match state.frames.last() {
            None => "over",
            Some(Frame::First) => "first",
            Some(Frame::Deal) => "deal",
            Some(Frame::TurnUp) => "turn-up",
            Some(Frame::Draw(Draw::Look)) => "draw-look",
            Some(Frame::Draw(Draw::Hand { .. })) => "draw-hand",
            Some(Frame::Draw(Draw::Several { .. })) => "draw-several",
            Some(Frame::Draw(Draw::Peek { .. })) => "draw-peek",
            Some(Frame::Draw(Draw::Seek { .. })) => "draw-seek",
            Some(Frame::Rob) => "rob",
            Some(Frame::Turn) => "turn",
            Some(Frame::Keep) => "keep",
            Some(Frame::Pick { .. }) => "pick",
            Some(Frame::More { .. }) => "more",
            Some(Frame::React { .. }) => "react",
            Some(Frame::Found { .. }) => "found",
            Some(Frame::Peek { .. }) => "peek",
            Some(Frame::Blessing { .. }) => "blessing",
            Some(Frame::Change) => "change",
            Some(Frame::Places { .. }) => "places",
            Some(Frame::Discards { .. }) => "discards",
            Some(Frame::Wares { .. }) => "wares",
            Some(Frame::Return { .. }) => "return",
            Some(Frame::Give) => "give",
            Some(Frame::Choose { card } | Frame::Played { card }) => effects::name(self.effect(*card)),
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_cards(state)?;
        self.audit_places(state)?;
        for ware in Ware::ALL {
            let count: u8 = state.stands.0.iter().chain([&state.supply]).map(|wares| wares.count(ware)).sum();
            if count != OF_EACH {
                return Err(format!("{count} of {ware:?}"));
            }
        }
        if let Some(stand) = state.stands.0.iter().find(|stand| stand.total() > SPACES) {
            return Err(format!("too much on a stand: {stand}"));
        }
        if state.actions > ACTIONS || state.regained > ACTIONS {
            return Err(format!("{} actions, {} of them taken back", state.actions, state.regained));
        }
        Ok(())
    }
}

/// Who decides what this frame asks.
#[inline]
fn decider(frame: Frame, active: Seat) -> Seat {
    if let Frame::React { .. } | Frame::Return { .. } = frame {
        other(active)
    } else if let Frame::Discards { by, .. } | Frame::Wares { by, .. } = frame {
        by
    } else {
        active
    }
}

impl Asante {
    /// What a card does; ware cards have no effect.
    #[inline]
    pub(crate) fn effect(&self, card: Kind) -> Option<Effect> {
        match self.classes[usize::from(card.0)] {
            Class::Ware { .. } => None,
            Class::Artifact { effect, .. } | Class::Person(effect) | Class::Animal(effect) => Some(effect),
        }
    }

    /// The card that must come next, if somebody has seen it lying on top.
    #[inline]
    fn next_card(state: &State) -> Option<Kind> {
        if let Some(Frame::Draw(Draw::Peek { .. })) = state.frames.last() {
            None
        } else {
            state.top.first().map(|sight| sight.card)
        }
    }

    /// Every card of the deck is somewhere exactly once, and nobody knows a card where it is not.
    fn audit_cards(&self, state: &State) -> Result<(), String> {
        let artifacts = state.artifacts.0.iter().flatten().flatten().map(|artifact| artifact.card);
        let seen = state.top.iter().chain(state.drawn.iter()).map(|sight| sight.card);
        let mut found: Vec<Kind> = artifacts.chain(seen).chain(State::in_play(&state.frames)).collect();
        for bag in state.hands.0.iter().chain([&state.rest, &state.discards]) {
            found.extend(self.cards.each(bag));
        }
        found.sort_unstable();
        if found != self.cards.list(&self.cards.full()) {
            return Err(format!("not the cards of the deck: {found:?}"));
        }
        if state.top.iter().chain(state.drawn.iter()).any(|sight| sight.known.is_empty()) {
            return Err(format!("a card on top that nobody has seen: {:?}", state.top));
        }
        for seat in Seat::all(2) {
            for card in self.cards.kinds(&state.known[seat]).chain(self.cards.kinds(&state.seen[seat])) {
                let count = |bag| self.cards.count(bag, card);
                let (seen, known) = (count(&state.seen[seat]), count(&state.known[seat]));
                if seen > known || known > count(&state.hands[seat]) {
                    return Err(format!("more of {card:?} is known than seat {seat} holds"));
                }
            }
        }
        Ok(())
    }

    /// Every holy place is somewhere exactly once.
    fn audit_places(&self, state: &State) -> Result<(), String> {
        let in_use = State::place_in_use(&state.frames);
        let mut found: Vec<_> = state.row.iter().flatten().copied().chain(in_use).collect();
        for bag in state.owned.0.iter().chain([&state.place_pile, &state.place_discards]) {
            found.extend(self.places.each(bag));
        }
        found.sort_unstable();
        if found == self.places.list(&self.places.full()) {
            Ok(())
        } else {
            Err(format!("not the holy places of the deck: {found:?}"))
        }
    }
}
