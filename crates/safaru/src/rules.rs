//! How the game goes on. This file is the contract's side: whose turn it is, what is legal, where each
//! decision is carried out.

/// The course of a hand: deals, turns, the end.
mod course;
/// What a card can catch.
pub(crate) mod ways;
/// Which clause forbids what.
mod reasons;

use cards::Bag;
use game::settings::Schema;
use game::{BySeat, Config, ConfigError, Rules, Seat, Turn, Why, random};
use rand_core::Rng;

use crate::Safaru;
use crate::action::{Action, Chance, Deal, Play};
use crate::config::{SCHEMA, Variant};
use crate::state::{Act, BySide, DEALT, Deed, Frame, State};
use ways::Field;

impl Rules for Safaru {
    const NAME: &'static str = "safaru";
    const RULES: u32 = 1;

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
            Frame::Deciding { by, .. } => Turn::Seat(by.next(self.settings.seats)),
            Frame::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        let mut field = Field::empty();
        field.look(state.wild);
        match state.frame {
            Frame::Turn(seat) => {
                for card in state.hands[seat].kinds() {
                    if !field.can_catch(card.number()) {
                        out.push(Action::Release(card)); // SAF.8, SAF.9
                        continue;
                    }
                    match self.settings.variant {
                        Variant::Plain => field.plays(card, out),
                        Variant::Reverse if field.ways(card.number()) > 1 => out.push(Action::Offer(card)),
                        Variant::Reverse => field.single_ways(card.number(), |catch| {
                            out.push(Action::Play(Play::arranged(card, catch)));
                        }),
                    }
                }
            }
            Frame::Deciding { card, .. } => {
                field.single_ways(card.number(), |catch| out.push(Action::Take(catch)));
            }
            Frame::DrawDealer | Frame::Deal | Frame::Over => {}
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        match (state.frame, action) {
            (Frame::Turn(by), Action::Release(card)) => self.release(state, by, card),
            (Frame::Turn(by), Action::Play(play)) => {
                let (card, catch) = (play.card(), play.catch());
                state.last = Deed { act: Act::Caught { by, card, catch }, counted: None };
                state.hands[by].remove(card);
                self.catch(state, by, card, catch);
            }
            (Frame::Turn(by), Action::Offer(card)) => {
                state.last = Deed { act: Act::Offered { by, card }, counted: None };
                state.hands[by].remove(card);
                state.frame = Frame::Deciding { by, card };
            }
            (Frame::Deciding { by, card }, Action::Take(catch)) => {
                state.last = Deed { act: Act::Decided { by, card, catch }, counted: None };
                self.catch(state, by, card, catch);
            }
            (
                Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Deciding { .. } | Frame::Over,
                Action::Release(_) | Action::Play(_) | Action::Offer(_) | Action::Take(_),
            ) => unreachable!("{action:?} is not legal in {:?}", state.frame),
        }
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::Dealer(seat) => {
                state.dealer = seat;
                state.last = Deed { act: Act::DrewDealer(seat), counted: None };
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
