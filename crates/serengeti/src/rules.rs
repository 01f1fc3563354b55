//! How the game goes on. This file is the contract's side: whose turn it is, what is legal, where each
//! decision is carried out. The parts of a round are in the files below.

/// An auction from the first word to the hammer.
mod auction;
/// Who gets the price.
mod price;
/// Which clause forbids what.
mod reasons;
/// The course of a round: sales, exchanges, the lot, the next round.
mod round;

use game::settings::Schema;
use game::{BySeat, Config, ConfigError, Rules, Seat, SeatSet, Turn, Why, random};
use rand_core::Rng;

use crate::Serengeti;
use crate::action::{Action, Chance};
use crate::card::{Card, CardSet};
use crate::config::{Referee, SCHEMA, Undealt};
use crate::state::{Amounts, Auction, Deed, Frame, Frames, Last, ROUNDS, State};

pub use price::Shares;

impl Rules for Serengeti {
    const NAME: &'static str = "serengeti";
    const RULES: u32 = 1;
    const KINDS: &'static [&'static str] = &["pass", "bid", "sell", "swap", "lose"];
    const FRAMES: &'static [&'static str] =
        &["draw-first", "selling", "exchanging", "turn-up", "bidding", "losing", "over"];

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

    /// Every lot and, with selling, a card of every player is auctioned in each round; an auction starts at most
    /// once for every player; each of its turns raises the bid or ends a player's part, after at most one
    /// refusal of each amount.
    fn longest(&self) -> u64 {
        let seats = u64::from(self.settings.seats);
        let amounts = u64::from(self.settings.chips_in_box) + 1;
        let sales = if self.settings.selling { seats } else { 0 };
        let refusals = if self.settings.referee == Referee::Open { amounts } else { 0 };
        let auction = seats * (amounts + seats) * (1 + refusals) + seats;
        let asked = 2 * seats;
        1 + u64::from(ROUNDS) * (1 + asked + (1 + sales) * auction)
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
            pending: [Frame::DrawFirst].into_iter().collect::<Frames>(),
            auction: Auction::new(seats),
            last: Last::default(),
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.pending.last() {
            None => Turn::Over,
            Some(Frame::DrawFirst | Frame::TurnUp) => Turn::Chance,
            Some(Frame::Bidding) => Turn::Seat(state.auction.speaker),
            Some(Frame::Selling(seat) | Frame::Exchanging(seat) | Frame::Losing(seat)) => Turn::Seat(*seat),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.pending.last() {
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
        let Some(&frame) = state.pending.last() else { return };
        state.last = Last::default();
        match (frame, action) {
            (Frame::Bidding, Action::Pass) => self.pass(state),
            (Frame::Bidding, Action::Bid(amount)) => self.call(state, amount),
            (Frame::Selling(seat), Action::Pass) => {
                state.last.step = Deed::DidNotOffer(seat);
                self.ask_next_seller(state);
            }
            (Frame::Selling(seat), Action::Sell(card)) => self.offer(state, seat, card),
            (Frame::Exchanging(seat), Action::Pass) => {
                state.last.step = Deed::DidNotSwap(seat);
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
        state.last = Last::default();
        match chance {
            Chance::First(seat) => {
                state.first = seat;
                state.last.step = Deed::DrewFirst(seat);
                self.begin_round(state);
            }
            Chance::Turn(cards) => {
                state.last.step = Deed::TurnedUp(cards);
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
        match (state.pending.last(), chance) {
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

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Pass => "pass",
            Action::Bid(_) => "bid",
            Action::Sell(_) => "sell",
            Action::Swap { .. } => "swap",
            Action::Lose(_) => "lose",
        }
    }

    fn pending(&self, state: &State) -> &'static str {
        match state.pending.last() {
            Some(Frame::DrawFirst) => "draw-first",
            Some(Frame::Selling(_)) => "selling",
            Some(Frame::Exchanging(_)) => "exchanging",
            Some(Frame::TurnUp) => "turn-up",
            Some(Frame::Bidding) => "bidding",
            Some(Frame::Losing(_)) => "losing",
            None => "over",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let mut found = CardSet::EMPTY;
        let piles = [state.deck, state.lot, state.lost];
        for pile in piles.into_iter().chain(state.owned.values()) {
            let twice = CardSet::from_bits(found.bits() & pile.bits());
            if !twice.is_empty() {
                return Err(format!("in two places: {twice:?}"));
            }
            found = found.or(pile);
        }
        if found != self.cards {
            let (missing, strange) = (self.cards.without(found), found.without(self.cards));
            return Err(format!("cards missing: {missing:?}, cards too many: {strange:?}"));
        }
        let held: u32 = state.chips.values().map(u32::from).sum();
        let all = held + u32::from(state.pot) + u32::from(state.bank) + u32::from(self.out);
        let expected = u32::from(self.settings.chips_in_box);
        if all == expected { Ok(()) } else { Err(format!("{all} chips instead of {expected}")) }
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
