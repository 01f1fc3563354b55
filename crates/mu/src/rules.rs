//! How the game goes on. This file is the contract's side: whose turn it is, what is legal, where each decision is
//! carried out. The parts of a hand are in the files below.

/// From the deal to the chief: laying cards, ties, the vice.
mod auction;
/// Trumps, partner, tricks, the end of a hand.
mod tricks;
/// Which clause forbids what.
mod reasons;

use cards::{Bag, Kind};
use game::settings::Schema;
use game::{BySeat, Config, ConfigError, Rules, Seat, Turn, Why, random};
use rand_core::Rng;

use crate::Mu;
use crate::action::{Action, Chance};
use crate::card::{LeftOut, Suits, Trump, lowest};
use crate::config::{SCHEMA, SMALL_TABLE};
use crate::state::{Act, Auction, Contract, Deed, Frame, State, Trick};

pub(crate) use auction::{EKLAT_GAIN, EKLAT_LOSS};
pub(crate) use tricks::after;

impl Rules for Mu {
    const NAME: &'static str = "mu";
    const RULES: u32 = 2;

    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Mu::build(config)
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
            hidden: BySeat::all(seats, Bag::EMPTY),
            laid: BySeat::all(seats, Bag::EMPTY),
            played: Bag::EMPTY,
            voids: BySeat::all(seats, Suits::NONE),
            triangles: BySeat::all(seats, 0),
            tricks: BySeat::all(seats, 0),
            trick: Trick::new(),
            leader: Seat(0),
            frame: Frame::DrawDealer,
            turn: Seat(0),
            auction: Auction::default(),
            contract: Contract::default(),
            dealer: Seat(0),
            hands_played: 0,
            scores: BySeat::all(seats, 0),
            left_out: self.settings.left_out,
            last: Deed::default(),
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frame {
            Frame::DrawDealer | Frame::LeaveOut | Frame::Deal => Turn::Chance,
            Frame::Bidding | Frame::ViceTrump | Frame::ChiefTrump | Frame::Partner | Frame::Playing => {
                Turn::Seat(state.turn)
            }
            Frame::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        let seat = state.turn;
        match state.frame {
            Frame::Playing => list(out, self.playable(state), Action::Play),
            Frame::Bidding => {
                // MU.10: in any order. A turn that goes on, or begins, has room for a card (MU.11).
                out.push(if state.auction.is_laying() { Action::Done } else { Action::Pass });
                list(out, state.hidden[seat].kinds_mask(), Action::Lay);
            }
            Frame::ViceTrump => out.extend(trumps_on(state, seat).map(Action::Trump)),
            Frame::ChiefTrump => {
                out.push(Action::NoTrump);
                let taken = state.contract.trumps.vice;
                out.extend(trumps_on(state, seat).filter(|&trump| Some(trump) != taken).map(Action::Trump));
            }
            Frame::Partner => {
                let others = Seat::all(self.settings.seats)
                    .filter(|&other| other != seat && Some(other) != state.contract.vice);
                out.extend(others.map(Action::Partner));
            }
            Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Over => {}
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action) {
        state.last = Deed::default();
        match action {
            Action::Play(card) => self.play_card(state, card),
            Action::Lay(card) => self.lay(state, card),
            Action::Done => self.stop_laying(state),
            Action::Pass => self.pass(state),
            Action::Trump(trump) => self.name_trump(state, Some(trump)),
            Action::NoTrump => self.name_trump(state, None),
            Action::Partner(partner) => Mu::choose_partner(state, partner),
        }
    }

    fn resolve(&self, state: &mut State, chance: Chance) {
        state.last = Deed::default();
        match chance {
            Chance::Dealer(seat) => {
                state.dealer = seat;
                state.last.act = Act::DrewDealer(seat);
                let draws_colours = self.settings.seats == SMALL_TABLE && state.left_out.is_none();
                state.frame = if draws_colours { Frame::LeaveOut } else { Frame::Deal };
            }
            Chance::LeaveOut(left_out) => {
                state.left_out = Some(left_out);
                state.last.act = Act::LeftOut(left_out);
                state.frame = Frame::Deal;
            }
            Chance::Deal(hands) => {
                state.hidden = hands;
                state.last.act = Act::Dealt;
                self.open_auction(state);
            }
        }
    }

    /// Who lays a card sees nothing new by it.
    fn goes_on(&self, action: Action) -> bool {
        match action {
            Action::Lay(_) => true,
            Action::Pass
            | Action::Done
            | Action::Trump(_)
            | Action::NoTrump
            | Action::Partner(_)
            | Action::Play(_) => false,
        }
    }

    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.frame {
            Frame::DrawDealer => {
                Chance::Dealer(Seat(random::below(rng, u32::from(self.settings.seats)) as u8))
            }
            Frame::LeaveOut => {
                let place = random::below(rng, LeftOut::all().count() as u32) as usize;
                Chance::LeaveOut(LeftOut::all().nth(place).expect("a place below the count"))
            }
            Frame::Deal
            | Frame::Bidding
            | Frame::ViceTrump
            | Frame::ChiefTrump
            | Frame::Partner
            | Frame::Playing
            | Frame::Over => {
                let (mut rest, size) = (deck(state), self.hand_size());
                Chance::Deal(BySeat::from_fn(self.settings.seats, |seat| {
                    let last = seat.0 + 1 == self.settings.seats;
                    let hand = if last { rest } else { rest.draw(rng, size) };
                    rest = rest.minus(hand);
                    hand
                }))
            }
        }
    }

    fn admits(&self, state: &State, chance: Chance) -> bool {
        match (state.frame, chance) {
            (Frame::DrawDealer, Chance::Dealer(seat)) => seat.0 < self.settings.seats,
            (Frame::LeaveOut, Chance::LeaveOut(_)) => true,
            (Frame::Deal, Chance::Deal(hands)) => {
                let whole = deck(state);
                hands.count() == self.settings.seats
                    && hands.values().all(|hand| hand.count() == self.hand_size())
                    && Kind::all().all(|kind| {
                        hands.values().map(|hand| hand.count_of(kind)).sum::<u8>() == whole.count_of(kind)
                    })
            }
            (
                Frame::DrawDealer
                | Frame::LeaveOut
                | Frame::Deal
                | Frame::Bidding
                | Frame::ViceTrump
                | Frame::ChiefTrump
                | Frame::Partner
                | Frame::Playing
                | Frame::Over,
                Chance::Dealer(_) | Chance::LeaveOut(_) | Chance::Deal(_),
            ) => false,
        }
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Why {
        reasons::reason(self, state, seat, action)
    }

    fn explain_end(&self, state: &State, seat: Seat) -> Option<Why> {
        reasons::why_turn_ended(state, seat)
    }
}

/// The cards in play (MU.1).
pub(crate) fn deck(state: &State) -> Bag {
    state.left_out.map_or(Bag::FULL, LeftOut::deck)
}

/// The kinds of cards a seat can play: hidden or laid (MU.22).
#[inline]
pub(crate) fn all_of(state: &State, seat: Seat) -> u64 {
    state.hidden[seat].kinds_mask() | state.laid[seat].kinds_mask()
}

impl Mu {
    /// What may be played: a card of the suit led if there is one, else any (MU.32).
    #[inline]
    fn playable(&self, state: &State) -> u64 {
        let cards = all_of(state, state.turn);
        let Some(&led) = state.trick.first() else { return cards };
        let following = cards & self.order(state.contract.trumps).kinds_with(led);
        if following == 0 { cards } else { following }
    }
}

/// The colours and numbers on the cards a seat has laid (MU.20).
fn trumps_on(state: &State, seat: Seat) -> impl Iterator<Item = Trump> {
    let laid = state.laid[seat];
    Trump::all().filter(move |trump| trump.is_on(laid))
}

/// An action for each kind of card among fifty bits, of which a hand has fifteen at most.
///
/// How many there are cannot be foretold, and a loop that ends where the processor does not expect it costs more than
/// writing a few actions that nobody reads. So they are written in blocks and cut to length.
#[inline]
fn list(out: &mut Vec<Action>, mut kinds: u64, action: impl Fn(Kind) -> Action) {
    const BLOCK: usize = 8;
    let length = out.len() + kinds.count_ones() as usize;
    loop {
        let block: [Action; BLOCK] = std::array::from_fn(|_| {
            let kind = lowest(kinds);
            kinds &= kinds.wrapping_sub(1);
            action(kind)
        });
        out.extend_from_slice(&block);
        if kinds == 0 {
            break;
        }
    }
    out.truncate(length);
}
