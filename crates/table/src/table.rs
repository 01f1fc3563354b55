//! The authority: what is kept in memory of a table, how events change it, and what is stored before it becomes true.

use std::collections::{BTreeMap, HashMap};

use game::record::{Deal, Opened};
use game::{Match, Scribe, Script, Seat, Text, Turn, Viewer};
use protocol::{Agreement, Arrangement, Denial, Key, Key32, Motion, Time, ToClient, Why};

use crate::event::{Event, Sender, What};
use crate::line::{Line, Origin, Step, follow};
use crate::motion::Pending;
use crate::nature::Nature;
use crate::proposal::{Audience, Proposal, Tales};
use crate::seats::{ClockThen, SeatState, seat_of};
use crate::setup::{Damaged, Ground, PersonId, Place, Secret, Setup, Sitter};
use crate::timing::{RETRY, Timing};
use crate::work::Bots;

/// A connection, as whoever keeps the table numbers them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClientId(pub u64);

/// A message to one client.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// To whom.
    pub to: ClientId,
    /// What.
    pub message: Message,
}

/// What a client is told, as far as it was written already: what several are told was written once.
pub type Message = ToClient<Script, Text, Text>;

impl Outgoing {
    /// The message as it is sent.
    pub fn text(&self) -> String {
        serde_json::to_string(&self.message).expect("messages are plain data")
    }
}

/// What a message, or the passing of time, leads to.
#[derive(Debug)]
pub enum Heard {
    /// These are to be sent; nothing is to be stored.
    Say(Vec<Outgoing>),
    /// This is to be stored, and then committed.
    Store(Proposal),
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The whole match, as [`Table::record`] writes it: with the key of its deal.
    pub record: String,
    /// Whether it has a result.
    pub finished: bool,
    /// Whether it was practice.
    pub practice: bool,
}

/// A client that has said hello.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) person: PersonId,
    pub(crate) greeted: bool,
    /// Whether it is sent the table in words.
    pub(crate) pictured: bool,
}

/// The authority over one match.
pub struct Table {
    pub(crate) setup: Setup,
    pub(crate) ground: Ground,
    pub(crate) game: Box<dyn Match>,
    pub(crate) line: Line,
    pub(crate) log: Vec<Event>,
    /// The event that made the present position.
    pub(crate) position: u64,
    pub(crate) seats: Vec<SeatState>,
    /// Who has ever sat where: they have seen its cards.
    pub(crate) has_sat: HashMap<PersonId, Seat>,
    pub(crate) practice: bool,
    pub(crate) given_up: bool,
    /// Who wants to play again, and on which chairs.
    pub(crate) again: BTreeMap<Seat, Arrangement>,
    /// The last event that each message led to.
    pub(crate) answered: HashMap<Sender, u64>,
    /// Whose move nature's next outcome follows from.
    answering: Option<Sender>,
    pub(crate) clients: BTreeMap<ClientId, Client>,
    /// Since when a seat's person is away.
    pub(crate) away: Vec<Option<Time>>,
    pub(crate) motion: Option<Pending>,
    pub(crate) motions: u64,
    pub(crate) timing: Timing,
    pub(crate) bots: Bots,
    /// What viewers were told lately.
    pub(crate) scribe: Scribe,
}

impl Table {
    /// A table about to begin, at the moment of its set-up. Its first step is nature's ([`Table::tick`]), unless it plays on from a record.
    pub fn open(setup: Setup) -> Result<Table, Damaged> {
        let at = setup.at;
        let mut table = Table::restore(setup, &[], None)?;
        table.wake(at);
        Ok(table)
    }

    /// A table as it was kept: its set-up, its events in their order, and the last notes ([`Table::notes`]). Nothing happens at it before
    /// it is woken ([`Table::wake`]).
    pub fn restore(setup: Setup, events: &[Event], notes: Option<&[u8]>) -> Result<Table, Damaged> {
        Table::restore_from(None, setup, events, notes)
    }

    /// The same from another beginning than the rules', for tests that let two tables begin with different hidden cards.
    #[doc(hidden)]
    pub fn restore_from(
        start: Option<Box<dyn Match>>,
        setup: Setup,
        events: &[Event],
        notes: Option<&[u8]>,
    ) -> Result<Table, Damaged> {
        let ground = setup.ground()?;
        ground.entry.open(&ground.config)?;
        let ground = Ground { start, ..ground };
        let game = ground.open();
        let seats = SeatState::all(&setup);
        let count = seats.len();
        let mut table = Table {
            timing: Timing::new(setup.at),
            practice: !setup.before.is_empty(),
            away: vec![Some(setup.at); count],
            bots: Bots::new(count),
            scribe: Scribe::default(),
            has_sat: HashMap::new(),
            line: Line::default(),
            log: Vec::with_capacity(events.len()),
            position: 0,
            given_up: false,
            again: BTreeMap::new(),
            answered: HashMap::new(),
            answering: None,
            clients: BTreeMap::new(),
            motion: None,
            motions: 0,
            game,
            seats,
            ground,
            setup,
        };
        for (seat, state) in Seat::all(table.setup.seats).zip(&table.seats) {
            table.has_sat.extend(state.person().map(|person| (person.clone(), seat)));
        }
        for step in table.setup.before.clone() {
            table.take(step.seat, &[step.notation]).ok_or(Damaged::Event(0))?;
        }
        for event in events {
            let wrong = Damaged::Event(table.seq() + 1);
            table.absorb(event).ok_or(wrong)?;
        }
        if let Some(notes) = notes {
            table.read_notes(notes);
        }
        Ok(table)
    }

    /// The last event.
    pub fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    /// The event that made the present position.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// The set-up, which holds the secret.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The match, as whoever keeps the table may look at it.
    pub fn game(&self) -> &dyn Match {
        &*self.game
    }

    /// Does a person sit at the table, here or away?
    pub fn has_people(&self) -> bool {
        self.people().next().is_some()
    }

    /// Does nothing more happen in the game?
    pub fn is_over(&self) -> bool {
        self.given_up || self.game.turn() == Turn::Over
    }

    /// Did somebody go back to an earlier decision against bots, or was the game not played from its beginning?
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// The match as it is kept among the finished games, once it is over.
    pub fn ending(&self) -> Option<Ending> {
        let record = || self.record();
        self.is_over().then(|| Ending { record: record(), finished: !self.given_up, practice: self.practice })
    }

    /// The match so far as a record. It holds everything hidden that was dealt: for whoever keeps the table. What binds the table to
    /// its deal is part of it: the hash from the beginning, the key only once the game is over, so that nothing that is still to be
    /// dealt is ever in it. A game that is played on from a record says so and has no deal: its first cards were not dealt from this key.
    pub fn record(&self) -> String {
        let Setup { table, secret, before, .. } = &self.setup;
        if !before.is_empty() {
            return self.line.record(&self.ground, Origin::PlayedOn(before), None);
        }
        let deal = Deal { table: table.clone(), hash: secret.commitment(table) };
        let Key32 { key, nonce } = secret.told();
        let opened = self.is_over().then_some(Opened { key, nonce });
        self.line.record(&self.ground, Origin::Dealt(&deal), opened.as_ref())
    }

    /// The set-up of the next match with the same people, when all of them want it who are there. They move if all of them want that, too.
    pub fn next(&self, table: String, secret: Secret, now: Time) -> Option<Setup> {
        let here = self.people().filter(|seat| self.away[seat.index()].is_none());
        let wishes: Option<Vec<Arrangement>> = here.map(|seat| self.again.get(&seat).copied()).collect();
        let wishes = wishes.filter(|wishes| self.is_over() && !wishes.is_empty())?;
        let all_move = wishes.iter().all(|wish| *wish == Arrangement::Moved);
        let places = self.next_places(if all_move { Arrangement::Moved } else { Arrangement::Same });
        Some(Setup { table, secret, at: now, places, before: Vec::new(), ..self.setup.clone() })
    }

    /// Who sits where in the next match. Whoever moves takes the next chair of their side, and from the last one the first of the next side: so
    /// partners change, and where everybody plays alone everybody sits one chair further.
    pub fn next_places(&self, chairs: Arrangement) -> Vec<Place> {
        let places = self.setup.places.iter().zip(&self.seats).map(|(place, seat)| {
            let mut place = place.clone();
            place.person.clone_from(&seat.sitter);
            place
        });
        let mut places: Vec<Place> = places.collect();
        if chairs == Arrangement::Moved {
            let sides = self.game.sides();
            let mut order: Vec<Seat> = Seat::all(self.setup.seats).collect();
            order.sort_by_key(|seat| (sides[*seat], *seat));
            let mut last = places[order[order.len() - 1].index()].clone();
            for seat in order {
                std::mem::swap(&mut places[seat.index()], &mut last);
            }
        }
        places
    }

    /// What happened becomes true, and everybody is told. `Err` if something else has happened since it was proposed.
    pub fn commit(&mut self, now: Time, proposal: Proposal) -> Result<Vec<Outgoing>, Proposal> {
        if proposal.first != self.seq() + 1 {
            return Err(proposal);
        }
        let Proposal { events, game, mut steps, tales, answer, .. } = proposal;
        let sender = events.iter().find_map(|event| event.by.clone());
        let (before, was_over) = (self.places(), self.is_over());
        for event in &events {
            self.charge(event);
            self.note(event);
        }
        if let Some(game) = game {
            self.game = game;
        }
        steps.drain(..).for_each(|step| self.push(step));
        let decided = self.settle(&events);
        self.timing.retry = None;
        self.arrange(now);
        let mut out = self.tell_all(now, &before, &tales, events.len());
        // What binds the table to its deal is opened.
        if self.is_over() && !was_over {
            out.extend(self.welcome_all(now));
        }
        if let Some((motion, agreement)) = decided {
            out.extend(self.to_all(&ToClient::Decided { motion, agreement }));
        }
        if let (Some(to), Some(sender)) = (answer, sender) {
            out.push(Outgoing { to, message: ToClient::Accepted { key: sender.key, seq: self.seq() } });
        }
        Ok(out)
    }

    /// What was proposed could not be stored, and has not happened: its sender is told.
    pub fn deny(&mut self, now: Time, proposal: &Proposal, why: Denial) -> Vec<Outgoing> {
        if !proposal.steps.is_empty() {
            // The bots have seen what did not happen.
            self.bots.forget();
        }
        if proposal.answer.is_none() {
            self.timing.retry = Some(now + RETRY);
        }
        self.arrange(now);
        let key = proposal.events.iter().find_map(|event| event.by.as_ref()).map(|sender| sender.key.clone());
        proposal.answer.map(|to| denied(to, key, why)).into_iter().collect()
    }

    /// Takes in an event that was kept, as [`commit`](Table::commit) did when it was new.
    fn absorb(&mut self, event: &Event) -> Option<()> {
        self.charge(event);
        match &event.what {
            What::Moved { seat, actions } => self.take(Some(*seat), actions)?,
            What::Chance(notation) => self.take(None, std::slice::from_ref(notation))?,
            What::TakenBack { seat, to, .. } => {
                self.line.decision(*seat, Some(*to))?;
                self.game = self.line.replay(&self.ground, *to, |_| {});
            }
            What::Sat { seat, .. }
            | What::Stood { seat, .. }
            | What::Paused { seat }
            | What::Resumed { seat }
            | What::Said { seat, .. }
            | What::GivenUp { seat } => {
                self.seats.get(seat.index())?;
            }
        }
        self.note(event);
        Some(())
    }

    /// One step of the game that was taken before.
    fn take(&mut self, seat: Option<Seat>, notation: &[String]) -> Option<()> {
        let quiet = match seat {
            Some(seat) => self.game.consider(seat, game::Command::Logged(notation)).ok()?.goes_on(),
            None => false,
        };
        follow(&mut *self.game, seat, notation).ok()?;
        steps(seat, notation, quiet).for_each(|step| self.push(step));
        Some(())
    }

    /// A step becomes part of the line.
    fn push(&mut self, mut step: Step) {
        if let Some(seat) = step.seat {
            step.clock = self.seats[seat.index()].clock_then();
        }
        self.line.push(step);
    }

    /// What an event changes beside the position.
    fn note(&mut self, event: &Event) {
        self.log.push(event.clone());
        let seq = self.seq();
        // A message is answered with the last event that it led to, and nature follows at once on a move.
        self.answering = match (&event.what, self.answering.take()) {
            (What::Moved { .. }, _) => event.by.clone(),
            (What::Chance(_), answering) => answering,
            (_, _) => None,
        };
        let answered = event.by.as_ref().or(self.answering.as_ref());
        self.answered.extend(answered.cloned().map(|sender| (sender, seq)));
        match &event.what {
            What::Sat { seat, person, name } => {
                let sitter = Sitter { person: person.clone(), name: name.clone() };
                let state = &mut self.seats[seat.index()];
                // Who stood up has the time that was left then.
                let stood_up = self.has_sat.contains_key(person) && state.kept_for.is_none();
                state.sit(sitter, seq);
                if !stood_up {
                    state.rewind(self.setup.terms.clock);
                }
                self.has_sat.insert(person.clone(), *seat);
                self.away[seat.index()] = Some(event.at);
                self.bots.leave(*seat);
            }
            What::Stood { seat, why } => {
                self.again.remove(seat);
                self.seats[seat.index()].stand(*why, self.position);
                // There would be nobody to let the game go on.
                if self.people().next().is_none() {
                    self.timing.paused = None;
                }
            }
            // Who sends a move has looked.
            What::Moved { seat, .. } if event.by.is_some() => {
                let state = &mut self.seats[seat.index()];
                state.seen = state.seen.max(self.position);
            }
            What::TakenBack { seat, to, practice } => {
                self.turn_clocks_back(*seat, *to);
                self.line.truncate(*to);
                self.practice |= practice;
                self.bots.forget();
            }
            What::Paused { .. } => self.timing.paused = Some(event.at),
            What::Resumed { .. } => self.timing.paused = None,
            What::GivenUp { .. } => self.given_up = true,
            What::Moved { .. } | What::Chance(_) | What::Said { .. } => {}
        }
        if event.what.changes_position() {
            self.position = seq;
        }
        if !matches!(event.what, What::Said { .. }) {
            self.timing.since = event.at;
            self.timing.woken = None;
        }
    }

    /// After something happened: what was asked is decided by it, or means nothing any more.
    fn settle(&mut self, events: &[Event]) -> Option<(u64, Agreement)> {
        let Pending { number, motion, by, .. } = self.motion.as_ref()?;
        let agreement = |event: &Event| match (&event.what, motion) {
            (What::TakenBack { seat, .. }, Motion::TakeBack { .. }) if seat == by => Some(Agreement::Agreed),
            (What::Paused { .. }, Motion::Pause) => Some(Agreement::Agreed),
            (What::Stood { seat, why: Why::Replaced }, Motion::Replace { seat: gone }) if seat == gone => {
                Some(Agreement::Agreed)
            }
            (What::Moved { .. } | What::Chance(_) | What::TakenBack { .. }, Motion::TakeBack { .. })
            | (What::Sat { .. } | What::Stood { .. } | What::GivenUp { .. }, _) => Some(Agreement::Lapsed),
            _ => None,
        };
        let at_the_end = self.is_over().then_some(Agreement::Lapsed);
        let decided = events.iter().find_map(agreement).or(at_the_end).map(|agreement| (*number, agreement));
        self.motion.take_if(|_| decided.is_some());
        decided
    }

    /// The dice for the next outcome of chance after so many.
    pub(crate) fn dice(&self, chances: u64) -> Nature {
        Nature::at(self.setup.secret.key, chances)
    }

    /// When something happened last.
    pub fn changed(&self) -> Time {
        self.log.last().map_or(self.setup.at, |event| event.at)
    }

    /// Who sits where, as far as clients have to know which seat is theirs.
    pub fn places(&self) -> Vec<Option<PersonId>> {
        self.seats.iter().map(|seat| seat.person().cloned()).collect()
    }

    /// The seat of a client, if its person sits.
    pub(crate) fn seat_of(&self, client: ClientId) -> Option<Seat> {
        self.clients.get(&client).and_then(|client| seat_of(&self.seats, &client.person))
    }

    /// The seats that persons hold.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.setup.seats).filter(|seat| self.seats[seat.index()].sitter.is_some())
    }

    /// Everybody that is connected and has said hello, each audience once.
    pub(crate) fn audiences(&self) -> Vec<Audience> {
        let greeted = self.clients.iter().filter(|(_, client)| client.greeted);
        let mut audiences: Vec<Audience> = greeted.map(|(id, _)| self.seat_of(*id)).collect();
        audiences.sort_unstable();
        audiences.dedup();
        audiences
    }

    /// What each of these saw of the last step.
    pub(crate) fn tales(game: &dyn Match, audiences: &[Audience]) -> Tales {
        let viewers: Vec<Viewer> = audiences.iter().map(|audience| viewer(*audience)).collect();
        audiences.iter().copied().zip(game.tales(&viewers)).collect()
    }
}

/// The viewer that an audience is.
pub(crate) fn viewer(audience: Audience) -> Viewer {
    audience.map_or(Viewer::Spectator, Viewer::Seat)
}

/// A command, or an outcome of chance, as steps of the line.
pub(crate) fn steps(seat: Option<Seat>, notation: &[String], quiet: bool) -> impl Iterator<Item = Step> {
    notation.iter().enumerate().map(move |(place, notation)| Step {
        seat,
        notation: notation.clone(),
        begins: place == 0,
        quiet: quiet && seat.is_some(),
        clock: ClockThen::default(),
    })
}

/// The answer to a message that was not followed.
pub(crate) fn denied(to: ClientId, key: Option<Key>, why: Denial) -> Outgoing {
    let words = why.phrase();
    Outgoing { to, message: ToClient::Denied { key, why, words } }
}
