//! How the game goes on. This file is the contract's side: whose turn it is, what is legal, where each decision is
//! carried out. The course of a turn is in the files below.

/// From one turn to the next, and the end.
mod round;
/// What happens in a turn.
mod turns;
/// Long lists of actions, made quickly.
mod listing;
/// Which clause forbids what.
mod reasons;

use cards::Bag;
use game::settings::Schema;
use game::{Config, ConfigError, Rules, Seat, Turn, Why, random};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::Calcory;
use crate::action::{Action, Chance};
use crate::card::MARKERS;
use crate::config::SCHEMA;
use crate::space::Spaces;
use crate::state::{Act, Deed, Frame, State};

impl Rules for Calcory {
    const NAME: &'static str = "calcory";
    const RULES: u32 = 1;

    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Ok(Calcory::build(config))
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State { unseen: Bag::FULL, layout: Spaces::ALL, ..State::blank(self.seats) }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frame {
            Frame::Turning | Frame::Returning | Frame::Placing => Turn::Seat(state.turn),
            Frame::DrawFirst | Frame::Revealing(_) => Turn::Chance,
            Frame::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.frame {
            Frame::Turning => {
                if may_stop(state) {
                    out.push(Action::Stop);
                }
                if may_give_up(state) {
                    out.push(Action::GiveUp);
                }
                listing::turns(state.down(), out);
            }
            Frame::Returning => {
                out.extend(state.bag(spoils(state)).kinds().map(Action::Return));
            }
            Frame::Placing => listing::places(Spaces::ALL.without(state.layout), out),
            Frame::DrawFirst | Frame::Revealing(_) | Frame::Over => {}
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        state.last = Deed::default();
        match (state.frame, action) {
            (Frame::Turning, Action::Turn(space)) => {
                state.last.act = Act::Chose { by: state.turn, space };
                state.frame = Frame::Revealing(space);
            }
            (Frame::Turning, Action::Stop) => self.stop(state),
            (Frame::Turning, Action::GiveUp) => self.give_up(state),
            (Frame::Returning, Action::Return(card)) => Calcory::take(state, card),
            (Frame::Placing, Action::On(space)) => self.lay_back(state, space),
            (
                Frame::DrawFirst
                | Frame::Turning
                | Frame::Revealing(_)
                | Frame::Returning
                | Frame::Placing
                | Frame::Over,
                Action::Turn(_) | Action::Stop | Action::GiveUp | Action::Return(_) | Action::On(_),
            ) => unreachable!("{action:?} is not legal in {:?}", state.frame),
        }
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: Chance) {
        state.last = Deed::default();
        match (state.frame, chance) {
            (Frame::Revealing(space), Chance::Reveal(card)) => self.reveal(state, space, card),
            (_, Chance::First(seat)) => {
                state.last.act = Act::DrewFirst(seat);
                self.begin_turn(state, seat);
            }
            (_, Chance::Reveal(_)) => unreachable!("admitted only when a card is to be shown"),
        }
    }

    /// Who takes cards has seen them all, and knows which of them to lay back.
    fn goes_on(&self, action: Action) -> bool {
        match action {
            Action::Return(_) => true,
            Action::Turn(_) | Action::Stop | Action::GiveUp | Action::On(_) => false,
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.frame {
            Frame::Revealing(space) if state.known.has(space) => Chance::Reveal(state.card(space)),
            Frame::Revealing(_) => Chance::Reveal(state.unseen.pick(rng)),
            Frame::DrawFirst | Frame::Turning | Frame::Returning | Frame::Placing | Frame::Over => {
                Chance::First(Seat(random::below(rng, u32::from(self.seats)) as u8))
            }
        }
    }

    fn admits(&self, state: &State, chance: Chance) -> bool {
        match (state.frame, chance) {
            (Frame::DrawFirst, Chance::First(seat)) => seat.0 < self.seats,
            // Nature is asked in the same way whether or not the card has been seen before: being asked tells nothing.
            (Frame::Revealing(space), Chance::Reveal(card)) if state.known.has(space) => {
                state.card(space) == card
            }
            (Frame::Revealing(_), Chance::Reveal(card)) => state.unseen.has(card),
            (_, Chance::First(_) | Chance::Reveal(_)) => false,
        }
    }

    fn explain(&self, state: &State, _seat: Seat, action: Action) -> Why {
        Calcory::reason(state, action)
    }
}

/// May the player stop and mark the turned cards?
#[inline]
fn may_stop(state: &State) -> bool {
    why_not_stop(Standing::of(state)).is_none()
}

/// What decides whether a player may stop: all of it lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// The cards turned in this turn, and their sum.
    pub count: u8,
    pub sum: u8,
    /// The marked cards, and their sum.
    pub marked: u8,
    pub marked_sum: u8,
    /// The cards the player has won.
    pub pile: u8,
}

/// What keeps a player from stopping.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NoStop {
    /// No card has been turned in this turn (CAL.16).
    NothingTurned,
    /// Only one has, and the player has not won any card yet (CAL.6).
    OnlyOne,
    /// There are more cards than markers (CAL.7).
    TooFewMarkers,
    /// The marked cards are not beaten (CAL.8).
    NotBeaten,
}

impl Standing {
    #[inline]
    fn of(state: &State) -> Standing {
        Standing {
            count: state.turned.count(),
            sum: state.sum,
            marked: state.marked.count(),
            marked_sum: state.marked_sum,
            pile: state.piles[state.turn],
        }
    }
}

/// What keeps a player from stopping, if anything.
#[inline]
pub(crate) fn why_not_stop(now: Standing) -> Option<NoStop> {
    // CAL.8: a higher sum, or the same sum with more cards.
    let beaten =
        now.marked == 0 || now.sum > now.marked_sum || (now.sum == now.marked_sum && now.count > now.marked);
    match now.count {
        0 => Some(NoStop::NothingTurned),
        1 if now.pile == 0 => Some(NoStop::OnlyOne),
        count if count > MARKERS => Some(NoStop::TooFewMarkers),
        _ if !beaten => Some(NoStop::NotBeaten),
        _ => None,
    }
}

/// CAL.8: giving up needs marked cards to give up against, and a card turned in this turn.
#[inline]
fn may_give_up(state: &State) -> bool {
    !state.marked.is_empty() && !state.turned.is_empty()
}

/// The cards that are being taken: those turned in this turn (CAL.5), or else the own marked ones (CAL.11).
fn spoils(state: &State) -> Spaces {
    if state.turned.is_empty() { state.marked } else { state.turned }
}
