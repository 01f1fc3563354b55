//! How the game goes on. This file is the contract's side: whose turn it is, what is legal, where each
//! decision is carried out. The parts of a round are in the files below.

/// The course of a round: sales, exchanges, the lot, the next round.
mod round;
/// An auction from the first word to the hammer.
mod auction;
/// Who gets the price.
mod price;
/// Which clause forbids what.
mod reasons;

use game::settings::Schema;
use game::{BySeat, Config, ConfigError, Rules, Seat, SeatSet, Turn, Why, random};
use rand_core::Rng;

use crate::Serengeti;
use crate::action::{Action, Chance};
use crate::card::{Card, CardSet};
use crate::config::{Referee, SCHEMA, Undealt};
use crate::state::{Act, Amounts, Auction, Deed, Frame, Frames, State};

pub use price::Shares;

impl Rules for Serengeti {
    const NAME: &'static str = "serengeti";
    const RULES: u32 = 1;

    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Serengeti::build(config)
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> u8 {
        self.settings.seats
    }

    fn start(&self) -> State {
        let seats = self.settings.seats;
        let rest = self.settings.chips_in_box - seats * self.settings.chips_each;
        State {
            deck: self.cards,
            lot: CardSet::EMPTY,
            lost: CardSet::EMPTY,
            owned: BySeat::all(seats, CardSet::EMPTY),
            chips: BySeat::all(seats, self.settings.chips_each),
            pot: 0,
            bank: if self.settings.undealt == Undealt::Bank { rest } else { 0 },
            round: 0,
            first: Seat(0),
            barred: SeatSet::EMPTY,
            frames: [Frame::DrawFirst].into_iter().collect::<Frames>(),
            auction: Auction::new(seats),
            last: Deed::default(),
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frames.last() {
            None => Turn::Over,
            Some(Frame::DrawFirst | Frame::TurnUp) => Turn::Chance,
            Some(Frame::Bidding) => Turn::Seat(state.auction.speaker),
            Some(Frame::Selling(seat) | Frame::Exchanging(seat) | Frame::Losing(seat)) => Turn::Seat(*seat),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.frames.last() {
            Some(Frame::Bidding) => {
                let amounts = self.amounts(state);
                out.reserve(1 + usize::from(amounts.count()));
                out.push(Action::Pass);
                // Not `extend`, which would look for room before each of many small values.
                amounts.iter().for_each(|amount| out.push(Action::Bid(amount)));
            }
            Some(Frame::Selling(seat)) => {
                out.push(Action::Pass);
                out.extend(state.owned[*seat].iter().map(Action::Sell));
            }
            Some(Frame::Exchanging(seat)) => {
                out.push(Action::Pass);
                let others = others_cards(state, *seat);
                for give in state.owned[*seat].iter() {
                    out.extend(others.iter().map(|take| Action::Swap { give, take }));
                }
            }
            Some(Frame::Losing(seat)) => out.extend(state.owned[*seat].iter().map(Action::Lose)),
            Some(Frame::DrawFirst | Frame::TurnUp) | None => {}
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        let Some(&frame) = state.frames.last() else { return };
        state.last = Deed::default();
        match (frame, action) {
            (Frame::Bidding, Action::Pass) => self.pass(state),
            (Frame::Bidding, Action::Bid(amount)) => self.call(state, amount),
            (Frame::Selling(seat), Action::Pass) => {
                state.last.act = Act::DidNotOffer(seat);
                self.ask_next_seller(state);
            }
            (Frame::Selling(seat), Action::Sell(card)) => self.offer(state, seat, card),
            (Frame::Exchanging(seat), Action::Pass) => {
                state.last.act = Act::DidNotSwap(seat);
                self.ask_next_exchanger(state);
            }
            (Frame::Exchanging(seat), Action::Swap { give, take }) => self.swap(state, seat, give, take),
            (Frame::Losing(seat), Action::Lose(card)) => self.lose(state, seat, card),
            (
                Frame::DrawFirst
                | Frame::TurnUp
                | Frame::Bidding
                | Frame::Selling(_)
                | Frame::Exchanging(_)
                | Frame::Losing(_),
                Action::Pass | Action::Bid(_) | Action::Sell(_) | Action::Swap { .. } | Action::Lose(_),
            ) => unreachable!("{action:?} is not legal in {frame:?}"),
        }
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: Chance) {
        state.last = Deed::default();
        match chance {
            Chance::First(seat) => {
                state.first = seat;
                state.last.act = Act::DrewFirst(seat);
                self.begin_round(state);
            }
            Chance::Turn(cards) => {
                state.last.act = Act::TurnedUp(cards);
                self.turn_up(state, cards);
            }
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        if state.round == 0 {
            Chance::First(Seat(random::below(rng, u32::from(self.settings.seats)) as u8))
        } else {
            let cards = random::draw(rng, state.deck.bits(), u32::from(lot_size(state.round)));
            Chance::Turn(CardSet::from_bits(cards))
        }
    }

    fn admits(&self, state: &State, chance: Chance) -> bool {
        match (state.frames.last(), chance) {
            (Some(Frame::DrawFirst), Chance::First(seat)) => seat.0 < self.settings.seats,
            (Some(Frame::TurnUp), Chance::Turn(cards)) => {
                cards.within(state.deck) && cards.count() == lot_size(state.round)
            }
            (_, Chance::First(_) | Chance::Turn(_)) => false,
        }
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Why {
        self.reason(state, seat, action)
    }
}

/// SER.21: the lots have 1, 2, 3, 1, 2, 3 … cards.
pub(crate) const fn lot_size(round: u8) -> u8 {
    (round - 1) % 3 + 1
}

impl Serengeti {
    /// The amounts the speaker may call.
    #[inline]
    fn amounts(&self, state: &State) -> Amounts {
        let auction = &state.auction;
        let lowest = self.lowest(auction);
        match self.settings.referee {
            // SER.50
            Referee::Strict => {
                let speaker = auction.speaker;
                let forbidden = Amounts::ending_in(state.owned[speaker].digits());
                Amounts::range(lowest, state.chips[speaker]).without(forbidden)
            }
            // SER.51, SER.56
            Referee::Open => Amounts::range(lowest, self.settings.chips_in_box).without(auction.refused),
        }
    }

    /// The smallest amount that can be called: more than the last bid (SER.30), or the smallest opening bid
    /// of a lot (SER.6) or of a sale (SER.61).
    pub(crate) fn lowest(&self, auction: &Auction) -> u8 {
        match (auction.standing, auction.sale) {
            (Some(bid), _) => bid.amount + 1,
            (None, Some(_)) => 1,
            (None, None) => self.settings.opening,
        }
    }

    /// Who owns a card.
    fn owner(&self, state: &State, card: Card) -> Option<Seat> {
        Seat::all(self.settings.seats).find(|&seat| state.owned[seat].has(card))
    }
}

/// The cards of everybody else.
fn others_cards(state: &State, seat: Seat) -> CardSet {
    state.owned.values().fold(CardSet::EMPTY, CardSet::or).without(state.owned[seat])
}
