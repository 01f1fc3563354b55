use std::sync::{Arc, Mutex, Weak};

use game::record::{Entry, Record, RecordError, Writer};
use game::spell::Word;
use game::{Command, Match, MemoryAid, Refusal, Seat, Turn, Viewer};
use players::Chair;
use table::Nature;

use crate::learning::Eyes;

/// A bot, which its match shows what it notes.
pub(crate) type SharedChair = Arc<Mutex<Box<dyn Chair>>>;

/// A match and everything that led to it: its steps can be taken back, and written down.
pub(crate) struct Course {
    /// Where it began: to be played from again.
    start: Box<dyn Match>,
    now: Box<dyn Match>,
    log: Vec<Taken>,
    origin: Origin,
    dice: Dice,
    seed: u64,
    /// The bots that want to see every step.
    watching: Vec<Watching>,
}

/// A bot that sees every step for as long as somebody has it.
struct Watching {
    seat: Seat,
    chair: Weak<Mutex<Box<dyn Chair>>>,
}

/// What was done at once.
enum Taken {
    /// A seat's command: each action in notation.
    Command(Seat, Vec<String>),
    /// What nature did, in notation.
    Chance(String),
}

/// What is known of how a match began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Origin {
    /// At its beginning.
    Beginning,
    /// With so many steps of another game.
    PlayedOn(u64),
    /// In a position that somebody imagined.
    Imagined,
}

/// Who decides what nature does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dice {
    /// The seed, as soon as it is nature's turn.
    Seeded,
    /// Whoever plays says so.
    Told,
}

impl Course {
    /// A match about to begin.
    pub(crate) fn new(start: Box<dyn Match>, seed: u64, dice: Dice) -> Course {
        let mut course = Course::at(start, seed, dice, Origin::Beginning);
        course.let_nature_act();
        course
    }

    fn at(start: Box<dyn Match>, seed: u64, dice: Dice, origin: Origin) -> Course {
        let now = start.fork();
        Course { start, now, log: Vec::new(), origin, dice, seed, watching: Vec::new() }
    }

    /// The match that a record tells of, set up before its first step.
    pub(crate) fn replayed(
        start: Box<dyn Match>,
        record: &Record,
        seed: u64,
        dice: Dice,
    ) -> Result<Course, RecordError> {
        let origin = record.practice.map_or(Origin::Beginning, Origin::PlayedOn);
        let mut course = Course::at(start, seed, dice, origin);
        for step in &record.steps {
            Record::step(&mut *course.now, step)?;
            match &step.1 {
                Entry::Move(seat, notation) => {
                    course.log.push(Taken::Command(*seat, vec![notation.clone()]));
                }
                Entry::Chance(notation) => course.log.push(Taken::Chance(notation.clone())),
                Entry::Scores(_) => {}
            }
        }
        record.confirm(&*course.now)?;
        course.let_nature_act();
        Ok(course)
    }

    /// A position that fits what a viewer knows: what is hidden from it is drawn anew.
    pub(crate) fn imagined(&self, viewer: Viewer, aid: MemoryAid, seed: u64) -> Course {
        let world = self.now.imagine(viewer, aid, &mut Nature::seeded(seed).next_step());
        let mut course = Course::at(world, seed, self.dice, Origin::Imagined);
        course.let_nature_act();
        course
    }

    /// The same match once more, which nobody watches.
    pub(crate) fn fork(&self) -> Course {
        let log = self.log.iter().map(|taken| match taken {
            Taken::Command(seat, actions) => Taken::Command(*seat, actions.clone()),
            Taken::Chance(notation) => Taken::Chance(notation.clone()),
        });
        let (start, now) = (self.start.fork(), self.now.fork());
        Course { start, now, log: log.collect(), watching: Vec::new(), ..*self }
    }

    /// The position.
    pub(crate) fn now(&self) -> &dyn Match {
        &*self.now
    }

    /// What nature's dice come from.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// How many actions and outcomes of chance there were, since the beginning that is known.
    pub(crate) fn steps(&self) -> usize {
        let steps = self.log.iter().map(|taken| match taken {
            Taken::Command(_, actions) => actions.len(),
            Taken::Chance(_) => 1,
        });
        steps.sum()
    }

    /// Every action, with its seat, and every outcome of chance, since the beginning that is known.
    pub(crate) fn log(&self) -> Vec<(Option<Seat>, String)> {
        let steps = self.log.iter().flat_map(|taken| match taken {
            Taken::Command(seat, actions) => {
                actions.iter().map(|action| (Some(*seat), action.clone())).collect()
            }
            Taken::Chance(notation) => vec![(None, notation.clone())],
        });
        steps.collect()
    }

    /// What a seat may do, each with its word. Nothing if it is not its turn.
    pub(crate) fn offers(&self, seat: Seat, eyes: &dyn Eyes) -> Vec<(game::Choice, Word)> {
        let Some(asked) = self.now.ask(seat, MemoryAid::On) else { return Vec::new() };
        let words = eyes.words(&asked);
        let word = |choice: &game::Choice| {
            let found = words.iter().find(|(notation, _)| *notation == choice.notation);
            found.expect("what is offered is legal").1
        };
        let choices = self.now.sight(Viewer::Seat(seat), MemoryAid::Off).choices.into_iter();
        choices.map(|choice| (word(&choice), choice)).map(|(word, choice)| (choice, word)).collect()
    }

    /// The seat to act, or why there is none.
    pub(crate) fn seat_to_act(&self) -> Result<Seat, Refusal> {
        match self.now.turn() {
            Turn::Seat(seat) => Ok(seat),
            Turn::Chance => Err(Refusal::AwaitingChance),
            Turn::Over => Err(Refusal::Over),
        }
    }

    /// From now on this bot sees every step.
    pub(crate) fn watch(&mut self, seat: Seat, chair: &SharedChair) {
        self.watching.push(Watching { seat, chair: Arc::downgrade(chair) });
    }

    /// Lets a seat act, and then nature, if its dice are ours.
    pub(crate) fn play(&mut self, seat: Seat, command: Command<'_>) -> Result<Vec<String>, Refusal> {
        let notation = self.now.play(seat, command)?;
        self.log.push(Taken::Command(seat, notation.clone()));
        self.show();
        self.let_nature_act();
        Ok(notation)
    }

    /// Lets nature do what somebody says, and then act by itself, if its dice are ours.
    pub(crate) fn happen(&mut self, text: &str) -> Result<(), Refusal> {
        self.now.happen(text)?;
        self.log.push(Taken::Chance(text.to_owned()));
        self.show();
        self.let_nature_act();
        Ok(())
    }

    /// Draws what nature does next.
    pub(crate) fn draw(&mut self) -> Result<String, Refusal> {
        let before = self.log.iter().filter(|taken| matches!(taken, Taken::Chance(_))).count() as u64;
        let mut nature = Nature::at(Nature::seeded(self.seed).key(), before);
        let notation = self.now.draw(&mut nature.next_step())?;
        self.log.push(Taken::Chance(notation.clone()));
        self.show();
        Ok(notation)
    }

    /// Takes the last command back, and what nature did since. False if there was none.
    pub(crate) fn undo(&mut self) -> bool {
        let Some(last) = self.log.iter().rposition(|taken| matches!(taken, Taken::Command(..))) else {
            return false;
        };
        self.log.truncate(last);
        let mut now = self.start.fork();
        self.log.iter().for_each(|taken| again(&mut *now, taken));
        self.now = now;
        true
    }

    /// The record up to now; nothing of a position that was imagined.
    pub(crate) fn record(&self) -> Option<String> {
        let (mut writer, mut text) = match self.origin {
            Origin::Beginning => Writer::begin(&*self.start),
            Origin::PlayedOn(steps) => Writer::begin_played_on(&*self.start, steps),
            Origin::Imagined => return None,
        };
        let mut game = self.start.fork();
        let mut hand = game.hand();
        for taken in &self.log {
            again(&mut *game, taken);
            match taken {
                Taken::Command(seat, actions) => {
                    text.extend(actions.iter().map(|action| writer.action(*seat, action)));
                }
                Taken::Chance(notation) => text += &writer.chance(notation),
            }
            if std::mem::replace(&mut hand, game.hand()) < game.hand() {
                text += &writer.scores(game.standing());
            }
            if let Some(outcome) = game.outcome() {
                text += &writer.result(&outcome);
            }
        }
        Some(text)
    }

    fn let_nature_act(&mut self) {
        while self.dice == Dice::Seeded && self.now.turn() == Turn::Chance {
            self.draw().expect("it is nature's turn");
        }
    }

    /// The bots that keep notes look at the table.
    fn show(&mut self) {
        let now = &self.now;
        self.watching.retain(|Watching { seat, chair }| {
            let Some(chair) = chair.upgrade() else { return false };
            // A bot that failed is of no use any more, and says so when it is asked.
            if let Ok(mut chair) = chair.lock() {
                chair.observe(&now.show(*seat));
            }
            true
        });
    }
}

/// Does once more what was found possible there before.
fn again(game: &mut dyn Match, taken: &Taken) {
    let done = match taken {
        Taken::Command(seat, actions) => game.play(*seat, Command::Logged(actions)).map(|_| ()),
        Taken::Chance(notation) => game.happen(notation),
    };
    done.expect("what was done once can be done again");
}
