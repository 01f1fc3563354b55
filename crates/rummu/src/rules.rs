//! How the game goes on. This file is the contract's side: whose turn it is, what is legal, where each
//! decision is carried out. The parts of a turn are in the files below.

/// Laying, adding and swapping.
mod laying;
/// Which clause forbids what.
mod reasons;
/// The course of a hand: the deal, drawing, discarding, the end.
mod turn;

use cards::{Bag, Kind};
use game::settings::Schema;
use game::{BySeat, Config, ConfigError, Rules, Seat, SeatSet, Turn, Why, random};
use rand_core::Rng;

use crate::Rummu;
use crate::action::{Action, Chance};
use crate::card::{is_joker, shape};
use crate::config::SCHEMA;
use crate::state::{Event, Frame, IDLE_TURNS, Pile, State, Table};

pub(crate) use laying::can_lay_another;
pub(crate) use reasons::card_values;

impl Rules for Rummu {
    const NAME: &'static str = "rummu";
    const RULES: u32 = 1;
    const KINDS: &'static [&'static str] = &["draw", "take", "enough", "lay", "add", "swap", "discard"];
    const FRAMES: &'static [&'static str] =
        &["dealer", "deal", "drawing", "card", "taking", "laying", "short", "over"];

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

    /// Ordinary cards come to the table once; a joker comes back from it only for an ordinary card. So there are at
    /// most 48 + 12 + 48 turns in which a card is laid, added or swapped, and fewer than a hundred others before each
    /// and after the last (RUM.36). A turn takes the whole pile at most.
    fn longest(&self) -> u64 {
        const PLACED: u64 = 48 + 12 + 48;
        const TURNS: u64 = (PLACED + 1) * IDLE_TURNS as u64;
        const DRAWN: u64 = 60 + 1;
        let hand = 1 + TURNS * (DRAWN + 1) + PLACED;
        1 + u64::from(self.settings.goal.longest()) * hand
    }

    fn start(&self) -> State {
        let seats = self.settings.seats;
        State {
            stock: Bag::FULL,
            pile: Pile::new(),
            hands: BySeat::all(seats, Bag::EMPTY),
            table: Table::default(),
            out: SeatSet::EMPTY,
            scores: BySeat::all(seats, 0),
            dealer: Seat(0),
            hands_played: 0,
            idle: 0,
            busy: false,
            frame: Frame::Dealer,
            seen: BySeat::all(seats, Bag::EMPTY),
            recycled: Bag::FULL,
            last: Event::Nothing,
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frame {
            Frame::Dealer | Frame::Deal | Frame::Card(_) => Turn::Chance,
            Frame::Drawing(seat) | Frame::Taking(seat) | Frame::Laying(seat) | Frame::Short(seat) => {
                Turn::Seat(seat)
            }
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
            Frame::Short(seat) => laying::list_lays(state, seat, out),
            Frame::Dealer | Frame::Deal | Frame::Card(_) | Frame::Over => {}
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        let Turn::Seat(seat) = self.turn(state) else { unreachable!("only seats act") };
        match action {
            Action::Draw => turn::choose_stock(state, seat),
            Action::Take => turn::take(state, seat),
            Action::Enough => {
                state.last = Event::TookEnough(seat);
                state.frame = Frame::Laying(seat);
            }
            Action::Lay(cards) => self.lay(state, seat, cards),
            Action::Add { card, to } => laying::add(state, seat, card, to),
            Action::Swap { card, at } => laying::swap(state, seat, card, at),
            Action::Discard(card) => self.discard(state, seat, card),
        }
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::Dealer(seat) => {
                state.dealer = seat;
                state.last = Event::Dealer(seat);
                state.frame = Frame::Deal;
            }
            Chance::Deal { hands, top } => self.deal(state, hands, top),
            Chance::Card(card) => turn::draw(state, card),
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
            Frame::Drawing(_) | Frame::Taking(_) | Frame::Laying(_) | Frame::Short(_) | Frame::Over => {
                unreachable!("nature has no turn")
            }
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
                | Frame::Over,
                Chance::Dealer(_) | Chance::Deal { .. } | Chance::Card(_),
            ) => false,
        }
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Why {
        self.reason(state, seat, action)
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Draw => "draw",
            Action::Take => "take",
            Action::Enough => "enough",
            Action::Lay(_) => "lay",
            Action::Add { .. } => "add",
            Action::Swap { .. } => "swap",
            Action::Discard(_) => "discard",
        }
    }

    fn pending(&self, state: &State) -> &'static str {
        match state.frame {
            Frame::Dealer => "dealer",
            Frame::Deal => "deal",
            Frame::Drawing(_) => "drawing",
            Frame::Card(_) => "card",
            Frame::Taking(_) => "taking",
            Frame::Laying(_) => "laying",
            Frame::Short(_) => "short",
            Frame::Over => "over",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let mut missing = Bag::FULL;
        let table = state.table.cards().iter().copied();
        let pile = state.pile.iter().map(|&card| Bag::EMPTY.with(card));
        for cards in state.hands.values().chain(table).chain(pile).chain([state.stock]) {
            if !cards.within(missing) {
                return Err(format!("of {cards:?} some are in two places"));
            }
            missing = missing.minus(cards);
        }
        if !missing.is_empty() {
            return Err(format!("cards are missing: {missing:?}"));
        }
        for combination in state.table.iter() {
            shape(combination.cards).map_err(|flaw| format!("{combination:?} is none: {flaw:?}"))?;
        }
        let seen = Seat::all(self.settings.seats).find(|&seat| !state.seen[seat].within(state.hands[seat]));
        if let Some(seat) = seen {
            return Err(format!("seat {seat} was seen to hold {:?}", state.seen[seat]));
        }
        if state.stock.within(state.recycled) { Ok(()) } else { Err("strange cards in the stock".to_owned()) }
    }
}

/// RUM.4, RUM.5: is there a stock, or can one be made?
#[inline]
pub(crate) fn can_draw(state: &State) -> bool {
    !state.stock.is_empty() || state.pile.len() > 1
}

/// The points a player loses for the cards left in the hand (RUM.31).
pub(crate) fn penalty(hand: Bag) -> i32 {
    let jokers = hand.kinds().filter(|&card| is_joker(card)).map(|card| i32::from(hand.count_of(card)));
    5 * i32::from(hand.count()) + 5 * jokers.sum::<i32>()
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
