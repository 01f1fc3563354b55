//! How the game goes on. This file is the contract's side: whose turn it is, what is legal, where each
//! decision is carried out. The parts of a turn are in the files below.

/// The course of a hand: the deal, drawing, discarding, the end.
mod turn;
/// Laying, adding, swapping and taking back.
mod laying;
/// What everybody could remember of hidden cards.
mod memory;
/// Which clause forbids what.
mod reasons;

use cards::{Bag, Kind};
use game::settings::Schema;
use game::{BySeat, Config, ConfigError, Rules, Seat, SeatSet, Turn, Why, random};
use rand_core::Rng;

use crate::Rummu;
use crate::action::{Action, Chance};
use crate::card::{FEWEST, JOKER};
use crate::config::SCHEMA;
use crate::state::{Combinations, Deed, Frame, Pile, State};

pub(crate) use laying::can_lay_another;

impl Rules for Rummu {
    const NAME: &'static str = "rummu";
    const RULES: u32 = 2;

    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Rummu::build(config)
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> u8 {
        self.settings.seats
    }

    fn start(&self) -> State {
        let seats = self.settings.seats;
        State {
            stock: Bag::FULL,
            pile: Pile::new(),
            hands: BySeat::all(seats, Bag::EMPTY),
            table: Combinations::default(),
            out: SeatSet::EMPTY,
            scores: BySeat::all(seats, 0),
            dealer: Seat(0),
            hands_played: 0,
            idle: 0,
            busy: false,
            frame: Frame::Dealer,
            seen: BySeat::all(seats, Bag::EMPTY),
            recycled: Bag::FULL,
            fresh: None,
            last: Deed::Nothing,
            drawn: None,
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frame {
            Frame::Dealer | Frame::Deal | Frame::Card(_) => Turn::Chance,
            Frame::Drawing(seat)
            | Frame::Taking(seat)
            | Frame::Laying(seat)
            | Frame::Short(seat)
            | Frame::TakingBack(seat) => Turn::Seat(seat),
            Frame::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.frame {
            Frame::Drawing(_) => {
                if can_draw(state) {
                    out.push(Action::Draw);
                }
                out.push(Action::Take);
            }
            Frame::Taking(_) => out.extend([Action::Take, Action::Enough]),
            Frame::Laying(seat) => self.list_laying(state, seat, out),
            Frame::Short(seat) => laying::list_parts(state.hands[seat], FEWEST, out),
            Frame::TakingBack(seat) => laying::list_taking_back(state, seat, out),
            Frame::Dealer | Frame::Deal | Frame::Card(_) | Frame::Over => {}
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        let Turn::Seat(seat) = self.turn(state) else { unreachable!("only seats act") };
        state.drawn = None;
        match action {
            Action::Draw => turn::choose_stock(state, seat),
            Action::Take => turn::take(state, seat),
            Action::Enough => {
                state.last = Deed::TookEnough(seat);
                state.frame = Frame::Laying(seat);
            }
            Action::Lay(cards) => self.lay(state, seat, cards),
            Action::Add { cards, to } => laying::add(state, seat, cards, to),
            Action::Swap { card, at } => laying::swap(state, seat, card, at),
            Action::Discard(card) => self.discard(state, seat, card),
            Action::TakeBack { card, from } => self.take_back(state, seat, card, from),
        }
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: Chance) {
        state.drawn = None;
        match chance {
            Chance::Dealer(seat) => {
                state.dealer = seat;
                state.last = Deed::Dealer(seat);
                state.frame = Frame::Deal;
            }
            Chance::Deal { hands, top } => self.deal(state, hands, top),
            Chance::Card(card) => turn::draw(state, card),
        }
    }

    /// New can only be what was hidden: the card drawn, the card below one taken, the hands laid open at the end.
    fn goes_on(&self, action: Action) -> bool {
        match action {
            Action::Enough | Action::Lay(_) | Action::Add { .. } | Action::Swap { .. } => true,
            Action::Draw | Action::Take | Action::Discard(_) | Action::TakeBack { .. } => false,
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.frame {
            Frame::Dealer => Chance::Dealer(Seat(random::below(rng, u32::from(self.settings.seats)) as u8)),
            Frame::Deal => {
                let mut deck = Bag::FULL;
                let hands = BySeat::from_fn(self.settings.seats, |_| {
                    let hand = deck.draw(rng, self.settings.cards_each());
                    deck = deck.minus(hand);
                    hand
                });
                Chance::Deal { hands, top: deck.pick(rng) }
            }
            Frame::Card(_) => Chance::Card(state.stock.pick(rng)),
            Frame::Drawing(_)
            | Frame::Taking(_)
            | Frame::Laying(_)
            | Frame::Short(_)
            | Frame::TakingBack(_)
            | Frame::Over => unreachable!("nature has no turn"),
        }
    }

    fn admits(&self, state: &State, chance: Chance) -> bool {
        match (state.frame, chance) {
            (Frame::Dealer, Chance::Dealer(seat)) => seat.0 < self.settings.seats,
            (Frame::Deal, Chance::Deal { hands, top }) => self.is_deal(&hands, top),
            (Frame::Card(_), Chance::Card(card)) => state.stock.has(card),
            (
                Frame::Dealer
                | Frame::Deal
                | Frame::Drawing(_)
                | Frame::Card(_)
                | Frame::Taking(_)
                | Frame::Laying(_)
                | Frame::Short(_)
                | Frame::TakingBack(_)
                | Frame::Over,
                Chance::Dealer(_) | Chance::Deal { .. } | Chance::Card(_),
            ) => false,
        }
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Why {
        self.reason(state, seat, action)
    }
}

/// RUM.4, RUM.5: is there a stock, or can one be made?
#[inline]
pub(crate) fn can_draw(state: &State) -> bool {
    !state.stock.is_empty() || state.pile.len() > 1
}

/// The points a player loses for the cards left in the hand (RUM.31).
pub(crate) fn penalty(hand: Bag) -> i32 {
    5 * i32::from(hand.count()) + 5 * i32::from(hand.of_colour(JOKER).count())
}

impl Rummu {
    /// RUM.1: is this a deal of cards of one deck?
    fn is_deal(&self, hands: &BySeat<Bag>, top: Kind) -> bool {
        let mut rest = Bag::FULL;
        for hand in hands.values() {
            if hand.count() != self.settings.cards_each() || !hand.within(rest) {
                return false;
            }
            rest = rest.minus(hand);
        }
        hands.count() == self.settings.seats && rest.has(top)
    }
}
