//! How the game goes on. This file is the contract's side: whose turn it is, what is legal, where each decision is
//! carried out. The parts of a turn are in the files below.

/// What goes on by itself: cards drawn, shuffled, discarded; from one turn to the next.
mod course;
/// Who holds what, and who knows it.
mod hands;
/// What stands against using something.
pub mod hurdle;
/// What is legal.
mod legal;
/// What holy places do.
pub(crate) mod places;
/// Which clause forbids what.
mod reasons;
/// What the active player sees and has.
pub(crate) mod outlook;
/// What can be done between actions: buying, selling, laying, playing.
pub(crate) mod turns;
/// Wares taken, returned and exchanged.
mod wares;

use game::settings::Schema;
use game::{Config, ConfigError, Few, Rules, Seat, Turn, Why, random};
use rand_core::Rng;

use crate::Asante;
use crate::action::{Action, Chance, HAND};
use crate::bag::{Cards, Places};
use crate::card::{Kind, Ware};
use crate::config::SCHEMA;
use crate::state::{ACTIONS, Both, Deed, Draw, FIRST_GOLD, Frame, Nature, Phase, SLOTS, State, other};
use crate::ware::{OF_EACH, Wares};

impl Rules for Asante {
    const NAME: &'static str = "asante";
    const RULES: u32 = 2;

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

    fn start(&self) -> State {
        State {
            rest: self.cards.full(),
            discards: Cards::EMPTY,
            hands: Both::default(),
            known: Both::default(),
            seen: Both::default(),
            top: Few::new(),
            drawn: Few::new(),
            place_pile: self.places.full(),
            place_discards: Places::EMPTY,
            owned: Both::default(),
            row: [None; SLOTS],
            artifacts: Both::default(),
            stands: Both::default(),
            supply: Wares::new([OF_EACH; Ware::ALL.len()]),
            gold: Both([FIRST_GOLD; 2]),
            active: Seat(0),
            actions: ACTIONS,
            regained: 0,
            phase: Phase::Drawing,
            visited: false,
            turns: 0,
            trigger: None,
            frames: [Frame::Nature(Nature::First)].into_iter().collect(),
            last: Deed::default(),
            moved: None,
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frames.last() {
            None => Turn::Over,
            Some(frame) => frame.decider(state.active).map_or(Turn::Chance, Turn::Seat),
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
        state.last = Deed { act: Self::seen_of(state, frame, action), ..Deed::default() };
        state.moved = None;
        self.carry_out(state, frame, action);
        self.settle(state);
        state.last.looked = state.looked().count() as u8;
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: Chance) {
        state.last = Deed::default();
        state.moved = None;
        self.happens(state, chance);
        self.settle(state);
        state.last.looked = state.looked().count() as u8;
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let Some(Frame::Nature(nature)) = state.frames.last() else {
            unreachable!("nature has nothing to decide")
        };
        match nature {
            Nature::First => Chance::First(Seat(random::below(rng, 2) as u8)),
            Nature::Deal => {
                let mut rest = state.rest;
                let mut hand = || {
                    let mut hand = [Kind::default(); HAND].map(|_| self.cards.draw(&mut rest, rng));
                    hand.sort_unstable();
                    hand
                };
                Chance::Deal([hand(), hand()])
            }
            Nature::TurnUp => Chance::TurnUp(self.places.pick(&state.place_pile, rng)),
            Nature::Rob => Chance::Rob(self.cards.pick(&state.hands[other(state.active)], rng)),
            Nature::Draw(_) => match Self::next_card(state) {
                Some(card) => Chance::Draw(card),
                None => Chance::Draw(self.cards.pick(&state.rest, rng)),
            },
        }
    }

    fn admits(&self, state: &State, chance: Chance) -> bool {
        let Some(Frame::Nature(nature)) = state.frames.last() else { return false };
        match (nature, chance) {
            (Nature::First, Chance::First(seat)) => seat.0 < 2,
            (Nature::Deal, Chance::Deal(hands)) => {
                hands.iter().all(|hand| hand.is_sorted()) && self.cards.exist(hands.as_flattened())
            }
            (Nature::TurnUp, Chance::TurnUp(place)) => {
                usize::from(place.0) < self.places.rows() && self.places.has(&state.place_pile, place)
            }
            (Nature::Draw(_), Chance::Draw(card)) => match Self::next_card(state) {
                Some(known) => known == card,
                None => usize::from(card.0) < self.cards.rows() && self.cards.has(&state.rest, card),
            },
            (Nature::Rob, Chance::Rob(card)) => {
                usize::from(card.0) < self.cards.rows()
                    && self.cards.has(&state.hands[other(state.active)], card)
            }
            (
                Nature::First | Nature::Deal | Nature::TurnUp | Nature::Draw(_) | Nature::Rob,
                Chance::First(_) | Chance::Deal(_) | Chance::TurnUp(_) | Chance::Draw(_) | Chance::Rob(_),
            ) => false,
        }
    }

    fn explain(&self, state: &State, _seat: Seat, action: Action) -> Why {
        self.reason(state, action)
    }
}

impl Asante {
    /// The card that must come next, if somebody has seen it lying on top.
    #[inline]
    fn next_card(state: &State) -> Option<Kind> {
        if let Some(Frame::Nature(Nature::Draw(Draw::Peek { .. }))) = state.frames.last() {
            None
        } else {
            state.top.first().map(|traced| traced.card)
        }
    }
}
