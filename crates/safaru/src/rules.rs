//! How the game goes on. This file is the contract's side: whose turn it is, what is legal, where each
//! decision is carried out.

/// The course of a hand: deals, turns, the end.
mod course;
/// How a play is chosen, step by step.
pub(crate) mod catching;
/// Every whole play there is.
pub(crate) mod plays;
/// Which clause forbids what.
pub(crate) mod reasons;

use cards::Bag;
use game::settings::Schema;
use game::{BySeat, Config, ConfigError, Rules, Seat, Turn, Why, random};
use rand_core::Rng;

use crate::Safaru;
use crate::action::{Action, Chance, Deal, Ways};
use crate::config::{SCHEMA, Variant};
use crate::state::{Act, BySide, Catching, DEALT, Deed, Frame, State};
use catching::{Field, Next, possible_ways};

impl Safaru {
    /// What whoever is to act can do, with this hand and these wild cards.
    #[inline]
    pub(crate) fn each_action(&self, frame: &Frame, hand: Bag, wild: Bag, mut found: impl FnMut(Action)) {
        match frame {
            Frame::Turn(_) => {
                let field = Field::of(wild);
                for card in hand.kinds() {
                    let sets = field.sets(card.number());
                    match self.settings.variant {
                        // SAF.8, SAF.9
                        Variant::Plain | Variant::Reverse if sets.is_empty() => found(Action::Release(card)),
                        Variant::Plain => sets.iter().for_each(|ways| found(Action::Play { card, ways })),
                        Variant::Reverse => found(Action::Play { card, ways: Ways::NONE }),
                    }
                }
            }
            Frame::Naming { card, .. } => {
                possible_ways(card.number(), wild).iter().map(Action::Name).for_each(found);
            }
            Frame::Catching(catching) => catching.steps(wild).map(Next::action).for_each(found),
            Frame::DrawDealer | Frame::Deal | Frame::Over => {}
        }
    }
}

impl Rules for Safaru {
    const NAME: &'static str = "safaru";
    const RULES: u32 = 2;

    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Safaru::build(config)
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> u8 {
        self.settings.seats
    }

    fn start(&self) -> State {
        let sides = 0..self.sides();
        State {
            stock: Bag::FULL,
            hands: BySeat::all(self.settings.seats, Bag::EMPTY),
            wild: Bag::EMPTY,
            piles: sides.clone().map(|_| Bag::EMPTY).collect::<BySide<Bag>>(),
            scores: sides.map(|_| 0).collect::<BySide<i16>>(),
            hand: 1,
            dealer: Seat(0),
            frame: Frame::DrawDealer,
            last: Deed::default(),
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frame {
            Frame::DrawDealer | Frame::Deal => Turn::Chance,
            Frame::Turn(seat) => Turn::Seat(seat),
            Frame::Naming { by, .. } => Turn::Seat(by.next(self.settings.seats)),
            Frame::Catching(Catching { by, .. }) => Turn::Seat(by),
            Frame::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        let hand = match state.frame {
            Frame::Turn(seat) => state.hands[seat],
            Frame::DrawDealer | Frame::Deal | Frame::Naming { .. } | Frame::Catching(_) | Frame::Over => {
                Bag::EMPTY
            }
        };
        self.each_action(&state.frame, hand, state.wild, |action| out.push(action));
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        match (&state.frame, action) {
            (&Frame::Turn(by), Action::Release(card)) => self.release(state, by, card),
            (&Frame::Turn(by), Action::Play { card, ways }) => self.play(state, by, card, ways),
            (&Frame::Naming { by, card }, Action::Name(way)) => self.name(state, by, card, way),
            (&Frame::Catching(catching), Action::Take(kind)) => {
                self.choose(state, catching, Next::Take(kind));
            }
            (&Frame::Catching(catching), Action::Enough) => self.choose(state, catching, Next::Enough),
            (
                Frame::DrawDealer
                | Frame::Deal
                | Frame::Turn(_)
                | Frame::Naming { .. }
                | Frame::Catching(_)
                | Frame::Over,
                Action::Release(_) | Action::Play { .. } | Action::Name(_) | Action::Take(_) | Action::Enough,
            ) => unreachable!("{action:?} is not legal in {:?}", state.frame),
        }
    }

    /// Everything about a play is open until the turn passes on.
    fn goes_on(&self, action: Action) -> bool {
        match action {
            Action::Play { .. } | Action::Take(_) | Action::Enough => true,
            Action::Release(_) | Action::Name(_) => false,
        }
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::Dealer(seat) => {
                state.dealer = seat;
                state.last = Deed::of(Act::DrewDealer(seat));
                state.frame = Frame::Deal;
            }
            Chance::Deal(deal) => self.deal(state, &deal),
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let seats = self.settings.seats;
        if state.frame == Frame::DrawDealer {
            return Chance::Dealer(Seat(random::below(rng, u32::from(seats)) as u8));
        }
        let mut rest = state.stock;
        let mut draw = |count| {
            let drawn = rest.draw(rng, count);
            rest = rest.minus(drawn);
            drawn
        };
        let hands = BySeat::from_fn(seats, |_| draw(DEALT));
        Chance::Deal(Deal { hands, wild: draw(self.to_the_table(state)) })
    }

    fn admits(&self, state: &State, chance: Chance) -> bool {
        match (state.frame, chance) {
            (Frame::DrawDealer, Chance::Dealer(seat)) => seat.0 < self.settings.seats,
            (Frame::Deal, Chance::Deal(deal)) => {
                let mut rest = state.stock;
                let mut fits = |cards: Bag, count| {
                    let fits = cards.count() == count && cards.within(rest);
                    if fits {
                        rest = rest.minus(cards);
                    }
                    fits
                };
                deal.hands.count() == self.settings.seats
                    && deal.hands.values().all(|hand| fits(hand, DEALT))
                    && fits(deal.wild, self.to_the_table(state))
            }
            (_, Chance::Dealer(_) | Chance::Deal(_)) => false,
        }
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Why {
        self.reason(state, seat, action)
    }
}
