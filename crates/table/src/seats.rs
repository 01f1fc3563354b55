//! Chairs: who sits where, what they wish, how much time they have.

use game::{MemoryAid, Seat};
use protocol::{Clock, Millis, Terms, Why};

use crate::setup::{PersonId, Setup, Sitter};

/// One chair.
#[derive(Clone, Debug)]
pub(crate) struct SeatState {
    /// The person on it; a bot if there is none.
    pub(crate) sitter: Option<Sitter>,
    /// Whom it is kept for while a bot plays.
    pub(crate) kept_for: Option<PersonId>,
    /// The position in which a bot took it last.
    pub(crate) bot_since: Option<u64>,
    /// What the person wishes.
    pub(crate) wishes: Wishes,
    /// The last event that has been shown to this seat: what came before it has to be remembered.
    pub(crate) seen: u64,
    /// The time left, if there is a clock.
    pub(crate) left: Millis,
    /// All time that this seat has taken.
    spent: Millis,
    /// What was left when it decided last, before the decision added to it.
    left_deciding: Millis,
}

/// The clock of a seat at the moment of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ClockThen {
    left: Millis,
    spent: Millis,
}

/// What a person wishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wishes {
    /// That answers are given by themselves where there is only one.
    pub(crate) forced: bool,
    /// To be shown what a perfect memory would add.
    pub(crate) memory: bool,
}

impl SeatState {
    pub(crate) fn all(setup: &Setup) -> Vec<SeatState> {
        let seat = |sitter: Option<Sitter>| SeatState {
            sitter,
            kept_for: None,
            bot_since: None,
            wishes: Wishes::default(),
            seen: 0,
            left: full(setup.terms.clock),
            spent: 0,
            left_deciding: full(setup.terms.clock),
        };
        setup.places.iter().map(|place| seat(place.person.clone())).collect()
    }

    pub(crate) fn person(&self) -> Option<&PersonId> {
        self.sitter.as_ref().map(|sitter| &sitter.person)
    }

    pub(crate) fn is_of(&self, person: &PersonId) -> bool {
        self.person() == Some(person)
    }

    pub(crate) fn sit(&mut self, sitter: Sitter, seq: u64) {
        // What happened before somebody sat down is no news, and nothing to be told in full.
        self.seen = seq;
        self.wishes = Wishes::default();
        self.kept_for = None;
        self.sitter = Some(sitter);
    }

    pub(crate) fn stand(&mut self, why: Why, position: u64) {
        self.bot_since = Some(position);
        let sitter = self.sitter.take();
        self.kept_for = match why {
            Why::Left => None,
            Why::TimeOut | Why::Replaced => sitter.map(|sitter| sitter.person),
        };
        self.wishes = Wishes::default();
    }

    /// Takes the time for a decision off the clock.
    pub(crate) fn charge(&mut self, clock: Clock, spent: Millis, decided: bool) {
        let spent = spent.max(0);
        let left = (self.left - spent).max(0);
        self.spent += spent;
        if decided {
            self.left_deciding = left;
        }
        self.left = match clock {
            Clock::Move { time } if decided => time,
            Clock::Game { increment, .. } if decided => left + increment,
            Clock::None | Clock::Move { .. } | Clock::Game { .. } => left,
        };
    }

    /// A bot's clock does not run, and it is given no time.
    pub(crate) fn decide_as_bot(&mut self, clock: Clock) {
        self.left_deciding = self.left;
        self.decide_anew(clock);
    }

    /// The clock at the last decision.
    pub(crate) fn clock_then(&self) -> ClockThen {
        ClockThen { left: self.left_deciding, spent: self.spent }
    }

    /// Gives the time of a decision back that was returned to at once, less what was taken since: deciding again and again would
    /// otherwise be a way to think for ever.
    pub(crate) fn undecide(&mut self, then: ClockThen) {
        self.left = (then.left - (self.spent - then.spent)).max(0);
    }

    /// As much as there is for one decision, where every decision has its own time.
    pub(crate) fn decide_anew(&mut self, clock: Clock) {
        if let Clock::Move { time } = clock {
            self.left = time;
        }
    }

    /// Gives somebody who is new, or comes back after a time-out, something to think with.
    pub(crate) fn rewind(&mut self, clock: Clock) {
        self.left = match clock {
            Clock::None => self.left,
            Clock::Move { time } => time,
            Clock::Game { increment, .. } => self.left.max(increment).max(LEAST),
        };
    }
}

/// What somebody has at least who sits down on a chair whose time was used up.
const LEAST: Millis = 10_000;

/// The time at the beginning.
pub(crate) fn full(clock: Clock) -> Millis {
    match clock {
        Clock::None => 0,
        Clock::Move { time } | Clock::Game { time, .. } => time,
    }
}

/// What a seat is shown at a table with these terms.
pub(crate) fn aid(terms: &Terms, wishes: Option<Wishes>) -> MemoryAid {
    let wanted = wishes.is_none_or(|wishes| wishes.memory);
    if terms.memory && wanted { MemoryAid::On } else { MemoryAid::Off }
}

/// The seat of a person, if they sit.
pub(crate) fn seat_of(seats: &[SeatState], person: &PersonId) -> Option<Seat> {
    seats.iter().zip(0..).find(|(seat, _)| seat.is_of(person)).map(|(_, index)| Seat(index))
}
