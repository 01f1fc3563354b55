//! A record on the screen, without any I/O: step by step, with every hand open or through one seat's eyes.

use std::time::Duration;

use game::record::{Entry as Line, Record};
use game::{Match, MemoryAid, Phrase, Seat, Sight, Turn, Viewer};
use games::Entry;
use protocol::{
    Chair, Clock, Commitment, Happening, Holder, OnTimeOut, Opened, Pace, Present, Room, Terms, Told,
};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use session::replay::{ReplayError, set_up};
use words::Lexicon;

use super::contract::Table;
use super::look::Look;
use super::model::{Input, Model, Opening, Until};
use super::run::{Face, Step};
use super::story::Story;
use crate::line::Kept;
use crate::names::names_of;

/// How a position of a record is drawn.
mod paint;

/// The story goes back so many steps.
const TOLD: usize = 200;

/// Who looks on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Somebody who sees every hand.
    Open,
    /// This seat, as it was at the time.
    Seat(Seat),
    /// Somebody standing by.
    Bystander,
}

impl Eyes {
    fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Open | Eyes::Bystander => Viewer::Spectator,
        }
    }
}

/// What comes of looking back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookedBack {
    /// The reader leaves.
    Left,
    /// The reader wants to play on after this line of the record, on this seat.
    PlayOn {
        /// The line.
        line: usize,
        /// The seat that is to act there.
        seat: Seat,
    },
}

/// What a look back begins with.
pub struct Beginning {
    /// The game.
    pub entry: &'static dyn Entry,
    /// The words.
    pub lexicon: Lexicon,
    /// How things look.
    pub look: Look,
    /// The record, which has been verified.
    pub record: Record,
    /// Who looks on.
    pub eyes: Eyes,
    /// The line that is shown first; the set-up if none.
    pub line: Option<usize>,
}

/// A record on the screen.
pub struct Replay {
    model: Model,
    record: Record,
    /// The steps among the lines of the record, each with its line.
    steps: Vec<(usize, Line)>,
    /// Which hand it is after so many steps.
    hands: Vec<u32>,
    game: Box<dyn Match>,
    /// So many steps have been made.
    at: usize,
    eyes: Eyes,
    told: Vec<Told>,
    /// What each seat sees, where every hand is open.
    open: Vec<(Sight, Box<dyn Table>)>,
}

impl Replay {
    /// A record from a certain line on.
    pub fn new(beginning: Beginning) -> Result<Replay, ReplayError> {
        let Beginning { entry, lexicon, look, record, eyes, line } = beginning;
        let is_step = |(_, entry): &&(usize, Line)| !matches!(entry, Line::Scores(_));
        let steps: Vec<(usize, Line)> = record.steps.iter().filter(is_step).cloned().collect();
        let (_, mut game) = set_up(&record)?;
        let mut hands = vec![game.hand()];
        for step in &steps {
            Record::step(&mut *game, step).map_err(ReplayError::Line)?;
            hands.push(game.hand());
        }
        let (_, game) = set_up(&record)?;
        let (_, ground) = set_up(&record)?;
        let (opened, room) = (opened(&record, &*game), room(&record));
        let sight = game.sight(Viewer::Spectator, MemoryAid::Off);
        let model = Model::new(Opening {
            entry,
            lexicon,
            ground,
            look,
            kept: Kept::Nowhere,
            called: String::new(),
            notices: Vec::new(),
            guide: false,
            seat: None,
            opened,
            present: Present { seq: 0, position: 0, told: Vec::new(), room, sight },
        });
        let at = line.map_or(0, |line| steps.iter().take_while(|(of, _)| *of <= line).count());
        let (told, open) = (Vec::new(), Vec::new());
        let mut replay = Replay { model, record, steps, hands, game, at: 0, eyes, told, open };
        replay.go(at)?;
        Ok(replay)
    }

    /// Goes to the position after so many steps.
    fn go(&mut self, to: usize) -> Result<(), ReplayError> {
        let to = to.min(self.steps.len());
        if to < self.at {
            (_, self.game) = set_up(&self.record)?;
            self.at = 0;
            self.told.clear();
        }
        let viewer = self.eyes.viewer();
        while self.at < to {
            Record::step(&mut *self.game, &self.steps[self.at]).map_err(ReplayError::Line)?;
            self.at += 1;
            if self.at + TOLD > to {
                let tale = self.game.tale(viewer);
                let by = match self.steps[self.at - 1].1 {
                    Line::Move(seat, _) => Some(seat),
                    Line::Chance(_) | Line::Scores(_) => None,
                };
                let what = Happening::Step { by, story: tale.story, seen: tale.seen };
                self.told.push(Told { seq: self.at as u64, at: 0, what });
            }
        }
        let old = self.told.len().saturating_sub(TOLD);
        self.told.drain(..old);
        self.show();
        Ok(())
    }

    /// Looks through other eyes.
    fn look_through(&mut self, eyes: Eyes) -> Result<(), ReplayError> {
        self.eyes = eyes;
        let at = std::mem::take(&mut self.at);
        self.told.clear();
        (_, self.game) = set_up(&self.record)?;
        self.go(at)
    }

    /// Puts the position before the reader.
    fn show(&mut self) {
        let viewer = self.eyes.viewer();
        let aid = if self.eyes == Eyes::Open { MemoryAid::On } else { MemoryAid::Off };
        let sight = self.game.sight(viewer, aid);
        let model = &mut self.model;
        model.you = viewer.seat();
        let (seq, room) = (self.at as u64, model.present.room.clone());
        model.present = Present { seq, position: seq, told: Vec::new(), room, sight };
        model.names = names_of(&model.lexicon, &model.present.room, model.you);
        let last = self.told.last().map(std::slice::from_ref).unwrap_or_default();
        model.table = super::games::read(model.drawn, &model.present.sight, last);
        (model.story, model.until) = (Story::default(), Until::Time(Duration::ZERO));
        model.tell(&self.told);
        let drawn = model.drawn;
        self.open = match self.eyes {
            Eyes::Open => Seat::all(self.record.seats)
                .map(|seat| {
                    let sight = self.game.sight(Viewer::Seat(seat), aid);
                    let table = super::games::read(drawn, &sight, last);
                    (sight, table)
                })
                .collect(),
            Eyes::Seat(_) | Eyes::Bystander => Vec::new(),
        };
    }

    fn press(&mut self, key: KeyEvent) -> Result<Step<LookedBack>, ReplayError> {
        if key.kind == KeyEventKind::Release {
            return Ok(Step::Stay);
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return Ok(match key.code {
                KeyCode::Char('c') => Step::Done(LookedBack::Left),
                KeyCode::Char('z') => Step::Suspend,
                _ => Step::Stay,
            });
        }
        if self.model.panel.is_some() && self.model.press_in_panel(key).is_some() {
            return Ok(Step::Stay);
        }
        let (at, last) = (self.at, self.steps.len());
        match key.code {
            KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ') => self.go(at + 1)?,
            KeyCode::Left | KeyCode::Backspace => self.go(at.saturating_sub(1))?,
            KeyCode::PageDown => self.go(at + 10)?,
            KeyCode::PageUp => self.go(at.saturating_sub(10))?,
            KeyCode::Home => self.go(0)?,
            KeyCode::End => self.go(last)?,
            KeyCode::Down => {
                let next = (at..=last).find(|step| self.hands[*step] != self.hands[at]);
                self.go(next.unwrap_or(last))?;
            }
            KeyCode::Up => {
                let before = at.saturating_sub(1);
                let first = (0..=before).find(|step| self.hands[*step] == self.hands[before]);
                self.go(first.unwrap_or(0))?;
            }
            KeyCode::Tab => self.look_through(self.next_eyes())?,
            KeyCode::Esc | KeyCode::Char('q') => return Ok(Step::Done(LookedBack::Left)),
            KeyCode::Char(letter) => return self.command(letter),
            _ => {}
        }
        Ok(Step::Stay)
    }

    fn command(&mut self, letter: char) -> Result<Step<LookedBack>, ReplayError> {
        match letter {
            'o' => self.look_through(Eyes::Open)?,
            '0' => self.look_through(Eyes::Bystander)?,
            'r' => self.model.show_rules(),
            's' => self.model.show_story(),
            'p' => {
                if let Some(answer) = self.play_on() {
                    return Ok(Step::Done(answer));
                }
            }
            digit => {
                let seat = digit.to_digit(10).and_then(|digit| u8::try_from(digit).ok()?.checked_sub(1));
                if let Some(seat) = seat.filter(|seat| *seat < self.record.seats) {
                    self.look_through(Eyes::Seat(Seat(seat)))?;
                }
            }
        }
        Ok(Step::Stay)
    }

    fn next_eyes(&self) -> Eyes {
        match self.eyes {
            Eyes::Open => Eyes::Seat(Seat(0)),
            Eyes::Seat(seat) if seat.0 + 1 < self.record.seats => Eyes::Seat(Seat(seat.0 + 1)),
            Eyes::Seat(_) => Eyes::Bystander,
            Eyes::Bystander => Eyes::Open,
        }
    }

    /// Where somebody is to act, the game can be played on.
    fn play_on(&self) -> Option<LookedBack> {
        let line = self.steps.get(self.at.checked_sub(1)?)?.0;
        match self.game.turn() {
            Turn::Seat(seat) => Some(LookedBack::PlayOn { line, seat }),
            Turn::Chance | Turn::Over => None,
        }
    }
}

impl Face for Replay {
    type Answer = LookedBack;

    fn hear(&mut self, input: Input) -> Step<LookedBack> {
        match input {
            // The record has been verified: every one of its steps can be made.
            Input::Key(key) => self.press(key).unwrap_or(Step::Done(LookedBack::Left)),
            Input::Resize(wide, high) => {
                self.model.size = (wide, high);
                Step::Stay
            }
            Input::Paste(_) | Input::News(_) | Input::Tick => Step::Stay,
        }
    }

    fn draw(&self, buffer: &mut Buffer) {
        self.paint(buffer);
    }

    fn title(&self) -> String {
        self.model.lexicon.word("game-title").unwrap_or(self.model.entry.name().to_owned())
    }

    fn gone(&self) -> LookedBack {
        LookedBack::Left
    }
}

/// What a record says of its table.
fn opened(record: &Record, game: &dyn Match) -> Opened {
    let deal = record.deal.as_ref();
    Opened {
        table: deal.map(|deal| deal.table.clone()).unwrap_or_default(),
        game: record.game.clone(),
        rules: record.rules,
        settings: record.settings.clone(),
        sides: game.sides(),
        terms: Terms {
            clock: Clock::None,
            on_time_out: OnTimeOut::Bot,
            memory: true,
            hints: false,
            take_backs: false,
            open: false,
            listed: false,
            pace: Pace { least: 0, most: 0 },
        },
        commitment: Commitment { hash: deal.map(|deal| deal.hash.clone()).unwrap_or_default(), opened: None },
    }
}

/// Nobody sits there any more: everybody is called by the name of their seat.
fn room(record: &Record) -> Room {
    let chair = || Chair { name: None, holder: Holder::Bot(String::new()) };
    Room {
        chairs: (0..record.seats).map(|_| chair()).collect(),
        spectators: 0,
        clock: None,
        paused: None,
        motion: None,
        practice: record.practice.is_some(),
        given_up: false,
        again: Vec::new(),
        moved: Vec::new(),
    }
}

/// What is said of a seat that looks on, or of everybody.
fn eyes_phrase(eyes: Eyes) -> Phrase {
    match eyes {
        Eyes::Open => Phrase::new("replay-eyes-open"),
        Eyes::Seat(seat) => Phrase::new("replay-eyes-seat").with("seat", u32::from(seat.0) + 1),
        Eyes::Bystander => Phrase::new("replay-eyes-bystander"),
    }
}
