//! The table as its log alone tells it: an account of its own, to compare the table with.

use game::{Command, Match, Phrase, Seat, Turn, Viewer};
use games::Entry;
use table::{Event, Nature, PersonId, Setup, What};

use crate::checks::Caught;

/// What follows from a set-up and its events.
pub struct Mirror {
    entry: &'static dyn Entry,
    setup: Setup,
    start: Option<Box<dyn Match>>,
    pub game: Box<dyn Match>,
    /// Commands and outcomes of chance.
    taken: Vec<(Option<Seat>, Vec<String>)>,
    pub sitters: Vec<Option<PersonId>>,
    pub given_up: bool,
    pub seq: u64,
    pub position: u64,
    /// When the present position, or who is to decide in it, came about.
    pub since: i64,
    pub paused: bool,
    /// What each seat has acknowledged by what is in the log.
    pub acknowledged: Vec<u64>,
}

/// What a phrase of the story is once it has to be remembered.
pub fn faded(game: &dyn Match, phrase: &Phrase) -> Phrase {
    game.fade(phrase.clone())
}

impl Mirror {
    pub fn new(entry: &'static dyn Entry, setup: &Setup, start: Option<Box<dyn Match>>) -> Self {
        let config = game::Config::new(entry.schema(), Some(setup.seats), &setup.settings);
        let config = config.expect("the set-up is possible");
        let game = match &start {
            Some(start) => start.fork(),
            None => entry.open(&config).expect("the set-up is possible"),
        };
        let person = |place: &table::Place| place.person.as_ref().map(|sitter| sitter.person.clone());
        Mirror {
            entry,
            setup: setup.clone(),
            start,
            game,
            taken: Vec::new(),
            sitters: setup.places.iter().map(person).collect(),
            given_up: false,
            seq: 0,
            position: 0,
            since: setup.at,
            paused: false,
            acknowledged: vec![0; usize::from(setup.seats)],
        }
    }

    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let place = self.sitters.iter().position(|sitter| sitter.as_ref() == Some(person));
        place.map(|place| Seat(place as u8))
    }

    pub fn is_over(&self) -> bool {
        self.given_up || self.game.turn() == Turn::Over
    }

    /// What a viewer sees of what these events do to the game.
    pub fn seen(&self, events: &[Event], viewer: Viewer) -> Result<Vec<serde_json::Value>, Caught> {
        let mut game = self.game.fork();
        let mut seen = Vec::new();
        for event in events {
            let Some((seat, notation)) = step(&event.what) else { continue };
            follow(&mut *game, seat, &notation)?;
            seen.push(game::sight::data(&game.tale(viewer).seen));
        }
        Ok(seen)
    }

    /// Takes in an event. Chance must be what the secret says, answers that nobody gave must have taken their time.
    pub fn take(&mut self, event: &Event) -> Result<(), Caught> {
        let dice = |caught: String| Err(Caught::new("dice", caught));
        if let What::Moved { seat, .. } = &event.what
            && event.by.is_none()
            && event.at < self.since + self.setup.terms.pace.least
        {
            let what = format!("{seat:?} answered at {}, asked at {}: {event:?}", event.at, self.since);
            return Err(Caught::new("pace", what));
        }
        if let What::Chance(outcome) = &event.what {
            let chances = self.taken.iter().filter(|(seat, _)| seat.is_none()).count() as u64;
            let mut rng = Nature::at(self.setup.secret.key, chances).next_step();
            let drawn = self.game.fork().draw(&mut rng);
            if drawn.as_ref() != Ok(outcome) {
                return dice(format!("outcome {chances} is {outcome}, and the secret says {drawn:?}"));
            }
        }
        if let Some((seat, notation)) = step(&event.what) {
            follow(&mut *self.game, seat, &notation)?;
            self.taken.push((seat, notation));
        }
        self.seq += 1;
        match &event.what {
            What::Moved { seat, .. } if event.by.is_some() => self.acknowledge(*seat, self.position),
            What::Moved { .. } | What::Chance(_) | What::Said { .. } => {}
            What::TakenBack { to, .. } => self.return_to(*to)?,
            What::Sat { seat, person, .. } => {
                self.sitters[seat.index()] = Some(person.clone());
                self.acknowledged[seat.index()] = self.seq;
            }
            What::Stood { seat, .. } => self.sitters[seat.index()] = None,
            What::Paused { .. } => self.paused = true,
            What::Resumed { .. } => self.paused = false,
            What::GivenUp { .. } => self.given_up = true,
        }
        if event.what.changes_position() {
            self.position = self.seq;
        }
        let asks_anew = match &event.what {
            What::Stood { seat, .. } => self.game.turn() == Turn::Seat(*seat),
            What::Resumed { .. } => true,
            other => other.changes_position(),
        };
        if asks_anew {
            self.since = event.at;
        }
        Ok(())
    }

    pub fn acknowledge(&mut self, seat: Seat, seq: u64) {
        let known = &mut self.acknowledged[seat.index()];
        *known = (*known).max(seq.min(self.seq));
    }

    fn return_to(&mut self, to: u64) -> Result<(), Caught> {
        let mut count = 0;
        let kept = self.taken.iter().take_while(|(_, notation)| {
            count += notation.len() as u64;
            count <= to
        });
        let kept = kept.count();
        self.taken.truncate(kept);
        let Mirror { entry, setup, start, .. } = self;
        let mut fresh = Mirror::new(*entry, setup, start.as_ref().map(|start| start.fork())).game;
        for (seat, notation) in &self.taken {
            follow(&mut *fresh, *seat, notation)?;
        }
        self.game = fresh;
        Ok(())
    }
}

fn step(what: &What) -> Option<(Option<Seat>, Vec<String>)> {
    match what {
        What::Moved { seat, actions } => Some((Some(*seat), actions.clone())),
        What::Chance(outcome) => Some((None, vec![outcome.clone()])),
        _ => None,
    }
}

fn follow(game: &mut dyn Match, seat: Option<Seat>, notation: &[String]) -> Result<(), Caught> {
    let result = match seat {
        Some(seat) => game.play(seat, Command::Logged(notation)).map(|_| ()),
        None => notation.iter().try_for_each(|outcome| game.happen(outcome)),
    };
    result.map_err(|refusal| Caught::new("replay", format!("{seat:?} {notation:?}: {refusal:?}")))
}
