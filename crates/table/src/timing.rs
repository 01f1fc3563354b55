//! Clocks, delays and what happens by itself.

use chacha20::ChaCha20Rng;
use game::random::below;
use game::{Command, Data, MemoryAid, Seat, Turn, Viewer};
use protocol::{Clock, Millis, OnTimeOut, Time, Why};
use rand_core::SeedableRng;

use crate::event::{Event, What};
use crate::table::{Heard, Table};

/// What happens by itself and could not be stored is tried again after so long.
pub(crate) const RETRY: Millis = 1_000;

/// Moments that the table waits for.
#[derive(Debug)]
pub(crate) struct Timing {
    /// Since when the seat to act has been asked.
    pub(crate) since: Time,
    /// When the table was opened again after the last event that clocks heed, if it was.
    pub(crate) woken: Option<Time>,
    /// Since when the game is paused, if it is.
    pub(crate) paused: Option<Time>,
    /// When the only answer of this position is given by itself.
    forced: Option<(u64, Time)>,
    /// What happens by itself could not be stored: it is tried again then, not at once and for ever.
    pub(crate) retry: Option<Time>,
}

impl Timing {
    pub(crate) fn new(at: Time) -> Self {
        Timing { since: at, woken: None, paused: None, forced: None, retry: None }
    }
}

impl Table {
    /// The table is opened again after it was kept: the time it was closed is nobody's.
    pub fn wake(&mut self, now: Time) {
        self.rise(now, now);
    }

    /// The table is opened again after it was kept: nobody's time ran before `since`, but it has run from then on, though
    /// nobody was here.
    pub fn rise(&mut self, since: Time, now: Time) {
        if self.timing.since < since {
            self.timing.woken = Some(since);
            self.timing.since = since;
        }
        self.away.iter_mut().for_each(|away| *away = Some(now));
        self.arrange(now);
    }

    /// When to call [`tick`](Table::tick) next, if nothing else happens before.
    pub fn due(&self) -> Option<Time> {
        let motion = self.motion.as_ref().map(|motion| motion.until);
        if self.is_over() || self.timing.paused.is_some() {
            return motion;
        }
        let nature = (self.game.turn() == Turn::Chance).then_some(self.timing.since);
        let forced = self.timing.forced.map(|(_, due)| due);
        let game = [nature, forced, self.bots.due(), self.time_out()].into_iter().flatten().min();
        let game = game.map(|due| due.max(self.timing.retry.unwrap_or(due)));
        [motion, game].into_iter().flatten().min()
    }

    /// Time passes. What is due is given one thing at a time: ask again until there is nothing.
    pub fn tick(&mut self, now: Time) -> Option<Heard> {
        if self.motion.as_ref().is_some_and(|motion| motion.until <= now) {
            return Some(Heard::Say(self.silence(now)));
        }
        let waits = self.timing.retry.is_some_and(|retry| retry > now);
        if self.is_over() || self.timing.paused.is_some() || waits {
            return None;
        }
        let seat = match self.game.turn() {
            Turn::Over => return None,
            Turn::Chance => return Some(Heard::Store(self.propose_chance(now))),
            Turn::Seat(seat) => seat,
        };
        if let Some(answer) = self.bots.take_due(now) {
            let proposal = self.propose_move(now, None, seat, Command::Answer(&answer));
            return Some(Heard::Store(proposal.expect("bots choose legal actions")));
        }
        if self.timing.forced.take_if(|(_, due)| *due <= now).is_some() {
            let choice = self.game.sight(Viewer::Seat(seat), MemoryAid::Off).choices.swap_remove(0);
            let only = Data::Array(vec![choice.action]);
            let proposal = self.propose_move(now, None, seat, Command::Data(&only));
            return Some(Heard::Store(proposal.expect("what is offered is legal")));
        }
        if self.time_out().is_some_and(|due| due <= now) {
            return match self.setup.terms.on_time_out {
                OnTimeOut::Bot => {
                    Some(Heard::Store(self.propose(now, None, What::Stood { seat, why: Why::TimeOut })))
                }
                OnTimeOut::Advised => {
                    self.bots.advise(seat, self.position, now + self.delay());
                    // There is something to think about now.
                    Some(Heard::Say(Vec::new()))
                }
            };
        }
        None
    }

    /// When the time of the person to act is used up.
    fn time_out(&self) -> Option<Time> {
        let Turn::Seat(seat) = self.game.turn() else { return None };
        let state = &self.seats[seat.index()];
        let runs = self.setup.terms.clock != Clock::None && state.sitter.is_some() && !self.bots.is_asked();
        runs.then_some(self.timing.since + state.left)
    }

    /// Arranges what is to happen by itself in the present position.
    pub(crate) fn arrange(&mut self, now: Time) {
        let position = self.position;
        let asked = self.asked();
        let bot = asked.filter(|seat| self.seats[seat.index()].sitter.is_none());
        let forced = asked.filter(|seat| self.seats[seat.index()].wishes.forced && bot.is_none());
        match bot {
            Some(seat) => self.bots.ask(seat, position, now + self.delay()),
            None => self.bots.drop_asked(asked, position),
        }
        let is_set = self.timing.forced.is_some_and(|(at, _)| at == position);
        self.timing.forced = match forced.filter(|seat| self.game.is_forced(*seat)) {
            Some(_) if is_set => self.timing.forced,
            Some(_) => Some((position, now + self.delay())),
            None => None,
        };
    }

    /// How long an answer takes in this position that no person gives. It depends on nothing that happened.
    fn delay(&self) -> Millis {
        let pace = self.setup.terms.pace;
        let key = blake3::derive_key("karata pace 1", &self.setup.secret.key);
        let mut rng = ChaCha20Rng::from_seed(key);
        rng.set_stream(self.position);
        let range = u32::try_from(pace.most - pace.least + 1).unwrap_or(u32::MAX);
        pace.least + Millis::from(below(&mut rng, range))
    }

    /// The moment of an answer that was to come at `due` and was ready only now: some longest delays later, since how late it
    /// was would tell how long was thought.
    pub(crate) fn on_beat(&self, due: Time, now: Time) -> Time {
        let beat = self.setup.terms.pace.most;
        if now <= due || beat == 0 { due } else { due + (now - due + beat - 1) / beat * beat }
    }

    /// The time that an event takes off the clock of whoever is to decide, who may be about to do so.
    pub(crate) fn charge(&mut self, event: &Event) {
        let (seat, decided) = match (&event.what, self.game.turn()) {
            (What::Moved { seat, .. }, _) => (*seat, true),
            (What::Said { .. }, _) => return,
            (_, Turn::Seat(seat)) if self.timing.paused.is_none() => (seat, false),
            (_, _) => return,
        };
        let Some(state) = self.seats.get_mut(seat.index()) else { return };
        let spent = event.at - event.woken.unwrap_or(self.timing.since);
        match state.sitter {
            Some(_) => state.charge(self.setup.terms.clock, spent, decided),
            None if decided => state.decide_as_bot(self.setup.terms.clock),
            None => {}
        }
    }

    /// Clocks after a decision was returned to, whose steps are still in the line.
    pub(crate) fn turn_clocks_back(&mut self, seat: Seat, to: u64) {
        let then = self.line.clock_then(to).filter(|_| self.line.is_quiet_since(seat, to));
        match then {
            Some(then) => self.seats[seat.index()].undecide(then),
            None => self.seats.iter_mut().for_each(|state| state.decide_anew(self.setup.terms.clock)),
        }
    }

    /// Whose clock is running.
    pub(crate) fn on_clock(&self) -> Option<Seat> {
        self.asked().filter(|seat| self.seats[seat.index()].sitter.is_some())
    }

    /// The person that everybody waits for: the seat, the name, and whether they are away.
    pub fn waits_for(&self) -> Option<(Seat, &str, bool)> {
        let seat = self.asked()?;
        let sitter = self.seats[seat.index()].sitter.as_ref()?;
        Some((seat, &sitter.name, self.away[seat.index()].is_some()))
    }

    /// Whose turn it is, paused or not: everybody knows that.
    pub fn turn(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) if !self.given_up => Some(seat),
            Turn::Seat(_) | Turn::Chance | Turn::Over => None,
        }
    }

    /// Who is to decide now, a person or a bot.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.turn().filter(|_| self.timing.paused.is_none())
    }
}
