//! Bots and hints: what is thought about elsewhere, on any thread, while the table lives on.

use game::{Answer, Asked, Config, MemoryAid, Seat};
use games::Entry;
use players::{Chair, Hint, Level, Player};
use protocol::{Time, ToClient};

use crate::seats::aid;
use crate::table::{ClientId, Outgoing, Table};

/// Something to be thought about.
pub struct Work(Task);

enum Task {
    Think { ticket: u64, seat: Seat, chair: Box<dyn Chair>, asked: Asked },
    Hint { to: ClientId, seat: Seat, position: u64, asked: Asked, entry: &'static dyn Entry, config: Config },
}

/// What came of it.
pub struct Worked(Outcome);

enum Outcome {
    Thought { ticket: u64, seat: Seat, chair: Box<dyn Chair>, answer: Answer },
    Hinted { to: ClientId, seat: Seat, position: u64, hint: Hint },
}

impl std::fmt::Debug for Work {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Work")
    }
}

impl std::fmt::Debug for Worked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Worked")
    }
}

impl Work {
    /// What a bot is asked, if it is not a hint that is wanted: for whoever answers in its place.
    #[doc(hidden)]
    pub fn asked(&self) -> Option<&Asked> {
        match &self.0 {
            Task::Think { asked, .. } => Some(asked),
            Task::Hint { .. } => None,
        }
    }

    /// Somebody else has thought; nothing if it is a hint that is wanted.
    #[doc(hidden)]
    pub fn answered(self, answer: Answer) -> Option<Worked> {
        match self.0 {
            Task::Think { ticket, seat, chair, .. } => {
                Some(Worked(Outcome::Thought { ticket, seat, chair, answer }))
            }
            Task::Hint { .. } => None,
        }
    }

    /// Thinks.
    pub fn run(self) -> Worked {
        self.think(Level::Hint.into())
    }

    /// Thinks about a hint so briefly that no clock has a say in it.
    #[doc(hidden)]
    pub fn run_briefly(self) -> Worked {
        self.think(Player { level: Level::Hint, budget: Some(2) })
    }

    fn think(self, adviser: Player) -> Worked {
        Worked(match self.0 {
            Task::Think { ticket, seat, mut chair, asked } => {
                let answer = chair.choose(&asked);
                Outcome::Thought { ticket, seat, chair, answer }
            }
            Task::Hint { to, seat, position, asked, entry, config } => {
                let hint = entry.hint(&config, &asked, adviser, position);
                Outcome::Hinted { to, seat, position, hint: hint.expect("the settings have been checked") }
            }
        })
    }
}

/// The bots of a table.
pub(crate) struct Bots {
    /// Those that are here, each with what it has noted; others are made when they are needed.
    chairs: Vec<Option<Box<dyn Chair>>>,
    asked: Option<Wanted>,
    tickets: u64,
    hints: Vec<HintWanted>,
}

/// A hint that somebody waits for.
struct HintWanted {
    to: ClientId,
    position: u64,
    /// Given out to be thought about?
    is_out: bool,
}

/// An answer that the table waits for.
struct Wanted {
    ticket: u64,
    seat: Seat,
    position: u64,
    due: Time,
    /// Given out to be thought about?
    is_out: bool,
    /// In place of a person, whose time is used up?
    advises: bool,
    answer: Option<Answer>,
}

impl Bots {
    pub(crate) fn new(seats: usize) -> Self {
        Bots { chairs: (0..seats).map(|_| None).collect(), asked: None, tickets: 0, hints: Vec::new() }
    }

    /// A bot is to answer in this position, at this moment.
    pub(crate) fn ask(&mut self, seat: Seat, position: u64, due: Time) {
        let is_asked =
            |wanted: &Wanted| wanted.position == position && wanted.seat == seat && !wanted.advises;
        if !self.asked.as_ref().is_some_and(is_asked) {
            self.want(seat, position, due, false);
        }
    }

    /// What the game advises is to be done for a person, at this moment.
    pub(crate) fn advise(&mut self, seat: Seat, position: u64, due: Time) {
        if self.asked.is_none() {
            self.want(seat, position, due, true);
        }
    }

    fn want(&mut self, seat: Seat, position: u64, due: Time, advises: bool) {
        self.tickets += 1;
        self.asked =
            Some(Wanted { ticket: self.tickets, seat, position, due, is_out: false, advises, answer: None });
    }

    /// Only advice for this seat in this position is still waited for.
    pub(crate) fn drop_asked(&mut self, seat: Option<Seat>, position: u64) {
        let is_due =
            |wanted: &Wanted| wanted.advises && Some(wanted.seat) == seat && wanted.position == position;
        self.asked = self.asked.take().filter(is_due);
    }

    /// A person has sat down there.
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.chairs[seat.index()] = None;
    }

    /// What was noted may have been taken back.
    pub(crate) fn forget(&mut self) {
        self.chairs.iter_mut().for_each(|chair| *chair = None);
        self.asked = None;
    }

    /// Nobody waits for that hint any more.
    pub(crate) fn forget_hint(&mut self, client: ClientId) {
        self.hints.retain(|wanted| wanted.to != client);
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.asked.is_some()
    }

    /// When an answer that is there is to be given.
    pub(crate) fn due(&self) -> Option<Time> {
        self.asked.as_ref().filter(|wanted| wanted.answer.is_some()).map(|wanted| wanted.due)
    }

    /// The answer that is to be given now.
    pub(crate) fn take_due(&mut self, now: Time) -> Option<Answer> {
        if self.due()? > now {
            return None;
        }
        self.asked.take()?.answer
    }
}

impl Table {
    /// Something to be thought about, if there is: to be given back with [`worked`](Table::worked).
    pub fn work(&mut self) -> Option<Work> {
        if let Some(task) = self.hint_to_find() {
            return Some(Work(task));
        }
        let wanted = self.bots.asked.as_mut().filter(|wanted| !wanted.is_out)?;
        wanted.is_out = true;
        let (ticket, seat, advises) = (wanted.ticket, wanted.seat, wanted.advises);
        let asked = self.game.ask(seat, MemoryAid::On)?;
        let kept = if advises { None } else { self.bots.chairs[seat.index()].take() };
        let chair = kept.unwrap_or_else(|| self.chair(seat, advises));
        Some(Work(Task::Think { ticket, seat, chair, asked }))
    }

    /// The next hint to be thought about, if somebody still waits for one here.
    fn hint_to_find(&mut self) -> Option<Task> {
        let position = self.position;
        self.bots.hints.retain(|wanted| wanted.position == position);
        while let Some(place) = self.bots.hints.iter().position(|wanted| !wanted.is_out) {
            if let Some(task) = self.hint_for(self.bots.hints[place].to) {
                self.bots.hints[place].is_out = true;
                return Some(task);
            }
            self.bots.hints.remove(place);
        }
        None
    }

    fn hint_for(&self, to: ClientId) -> Option<Task> {
        let seat = self.seat_of(to)?;
        let shown = aid(&self.setup.terms, Some(self.seats[seat.index()].wishes));
        let asked = self.game.ask(seat, shown)?;
        let (entry, config) = (self.ground.entry, self.ground.config.clone());
        Some(Task::Hint { to, seat, position: self.position, asked, entry, config })
    }

    /// What came of something that was thought about. A bot's answer is kept until its moment.
    pub fn worked(&mut self, now: Time, worked: Worked) -> Vec<Outgoing> {
        match worked.0 {
            Outcome::Hinted { to, seat, position, hint } => {
                self.bots.hints.retain(|wanted| wanted.to != to || wanted.position != position);
                let is_there = self.seat_of(to) == Some(seat) && position == self.position;
                let words = hint.phrases();
                let told = Outgoing { to, message: ToClient::Hinted { position, hint, words } };
                if is_there { vec![told] } else { Vec::new() }
            }
            Outcome::Thought { ticket, seat, chair, answer } => {
                let Some(wanted) = self.bots.asked.as_mut().filter(|wanted| wanted.ticket == ticket) else {
                    return Vec::new();
                };
                let due = wanted.due;
                wanted.answer = Some(answer);
                if !wanted.advises {
                    self.bots.chairs[seat.index()] = Some(chair);
                }
                let due = self.on_beat(due, now);
                if let Some(wanted) = &mut self.bots.asked {
                    wanted.due = due;
                }
                Vec::new()
            }
        }
    }

    /// A hint is to be thought about.
    pub(crate) fn want_hint(&mut self, client: ClientId) {
        let position = self.position;
        if !self.bots.hints.iter().any(|wanted| wanted.to == client && wanted.position == position) {
            self.bots.hints.push(HintWanted { to: client, position, is_out: false });
        }
    }

    /// The bots that keep notes look at the table after a step.
    pub(crate) fn show_bots(&mut self, game: &dyn game::Match) {
        for (chair, seat) in self.bots.chairs.iter_mut().zip(0..) {
            if let Some(chair) = chair.as_mut().filter(|chair| chair.takes_notes()) {
                chair.observe(&game.show(Seat(seat)));
            }
        }
    }

    /// A bot on a chair, which has seen from there everything that led to the present position.
    fn chair(&self, seat: Seat, advises: bool) -> Box<dyn Chair> {
        let player = if advises { Level::Greedy.into() } else { self.ground.bots[seat.index()] };
        let nonce = u64::from_le_bytes(std::array::from_fn(|byte| self.setup.secret.nonce[byte]));
        let seed = bots::seed::child(nonce, u64::from(seat.0));
        let chair = self.ground.entry.chair(&self.ground.config, player, seed);
        let mut chair = chair.expect("the settings have been checked");
        if chair.takes_notes() {
            self.line.replay(&self.ground, self.line.len(), |game| chair.observe(&game.show(seat)));
        }
        chair
    }
}
