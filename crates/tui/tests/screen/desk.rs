//! A table and a screen before it, without a terminal, threads or clocks.

use std::sync::Arc;
use std::time::Duration;

use game::record::Record;
use game::{Config, MemoryAid, Seat, Turn};
use players::{Level, Player};
use protocol::{Key, Opened, Present, ToServer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use session::client::{ME, message, sit};
use session::practice::steps;
use session::{Clock, Keeper, Opening, Session};
use store::Memory;
use table::setup::Before;
use tui::screen::look::{Colours, Look, Signs};
use tui::screen::model::{self, Input, Model, Part, Want};
use tui::{Kept, News, screen};
use words::Language;

/// No colours and all signs: as the screens are compared.
pub const TEXT: Look = Look { colours: Colours::None, signs: Signs::Drawn };

/// What a table is set up with.
pub struct Set {
    pub game: &'static str,
    pub seats: u8,
    pub settings: &'static [(&'static str, &'static str)],
    pub seed: u64,
    pub language: Language,
    pub look: Look,
    pub guide: bool,
    /// The line of the record of a game of club players from which on it is played.
    pub line: usize,
}

impl Set {
    pub fn of(game: &'static str, seats: u8, seed: u64) -> Set {
        let (language, look) = (Language::English, TEXT);
        Set { game, seats, settings: &[], seed, language, look, guide: false, line: 0 }
    }
}

pub struct Desk {
    pub model: Model,
    keeper: Keeper,
    clock: Clock,
    now: Duration,
    keys: u64,
    pub part: Option<Part>,
    /// Everything that the table said, as it was sent.
    pub said: Vec<String>,
    /// How the table was found.
    pub found: (Seat, Opened, Present),
}

impl Desk {
    pub fn set(set: &Set) -> Desk {
        let entry = games::find(set.game).expect("it is in the registry");
        let config = Config::new(entry.schema(), Some(set.seats), set.settings).expect("valid");
        let before = before(set, &config);
        let bots = vec![Player::from(Level::Greedy); usize::from(set.seats) - 1];
        let clock = Clock::start();
        let (seat, seed, aid) = (Seat(0), set.seed, MemoryAid::Off);
        let opening = Opening { entry, config: &config, seat, bots: &bots, seed, aid, pace: 0, before };
        let keeper = Keeper::create(Arc::new(Memory::new()), opening.setup("table", clock.now()));
        let mut keeper = keeper.expect("it can be set up");
        let (seat, opened, present) = sit(&mut keeper, clock).expect("there is a chair");
        let found = (seat, opened.clone(), present.clone());
        let model = open(set, seat, opened, present);
        let mut desk =
            Desk { model, keeper, clock, now: Duration::ZERO, keys: 0, part: None, said: Vec::new(), found };
        let wants = desk.model.begin();
        desk.follow(wants);
        desk
    }

    fn follow(&mut self, wants: Vec<Want>) {
        for want in wants {
            let message = match want {
                Want::Table { wish, position } => {
                    self.keys += 1;
                    wish.message(Key::new(format!("k-{}", self.keys)).expect("short"), position)
                }
                Want::Judge { action, position } => ToServer::Judge { position, action },
                Want::Teach { position } => ToServer::Teach { position },
                Want::Hint { position } => ToServer::Hint { position },
                Want::Glossary => ToServer::Glossary,
                Want::Forced { forced, memory } => ToServer::Wish { forced, memory },
                Want::Seen(seq) => ToServer::Seen { seq },
                Want::Part(part) => {
                    self.part = Some(part);
                    continue;
                }
                Want::Suspend => continue,
            };
            let out = self.keeper.hear(self.clock.now(), ME, &message);
            self.pass(&out);
        }
    }

    fn pass(&mut self, out: &[session::client::Outgoing]) {
        for outgoing in out {
            self.said.push(outgoing.text());
            let wants = self.model.hear(Input::News(News::Said(Box::new(message(outgoing)))), self.now);
            self.follow(wants);
        }
    }

    /// Lets the table do one thing that is due.
    pub fn step(&mut self) -> bool {
        match self.keeper.advance(self.clock.now()) {
            Some(out) => {
                self.pass(&out);
                true
            }
            None => false,
        }
    }

    /// Lets the table do all that is due, and the screen show it.
    pub fn settle(&mut self) {
        while self.step() {}
        for _ in 0..400 {
            self.pass_time(Duration::from_millis(500));
        }
    }

    pub fn pass_time(&mut self, time: Duration) {
        self.now += time;
        let wants = self.model.hear(Input::Tick, self.now);
        self.follow(wants);
    }

    pub fn press(&mut self, code: KeyCode) {
        let wants = self.model.hear(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)), self.now);
        self.follow(wants);
    }

    pub fn control(&mut self, letter: char) {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        let wants = self.model.hear(Input::Key(key), self.now);
        self.follow(wants);
    }

    pub fn paste(&mut self, text: &str) {
        let wants = self.model.hear(Input::Paste(text.to_owned()), self.now);
        self.follow(wants);
    }

    /// Presses one key after the other; a line break is Enter.
    pub fn keys(&mut self, keys: &str) {
        for letter in keys.chars() {
            self.press(if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) });
        }
    }

    pub fn resize(&mut self, wide: u16, high: u16) {
        let wants = self.model.hear(Input::Resize(wide, high), self.now);
        self.follow(wants);
    }

    /// The screen as text, without spaces at the ends of lines. Nothing is ever drawn outside it, or the backend would not take it.
    pub fn screen(&mut self, wide: u16, high: u16) -> String {
        self.resize(wide, high);
        let mut terminal = Terminal::new(TestBackend::new(wide, high)).expect("memory is a terminal");
        terminal.draw(|frame| self.model.draw(frame.buffer_mut())).expect("it can be drawn");
        shown(terminal.backend().buffer())
    }
}

/// A screen before a table.
pub fn open(set: &Set, seat: Seat, opened: Opened, present: Present) -> Model {
    let entry = games::find(set.game).expect("it is in the registry");
    let config = Config::new(entry.schema(), Some(set.seats), set.settings).expect("valid");
    Model::new(model::Opening {
        entry,
        lexicon: screen::lexicon(entry, set.language),
        ground: entry.open(&config).expect("valid"),
        look: set.look,
        kept: Kept::Nowhere,
        called: String::new(),
        notices: Vec::new(),
        guide: set.guide,
        seat: Some(seat),
        opened,
        present,
    })
}

/// What was drawn as text, without spaces at the ends of lines.
pub fn shown(buffer: &Buffer) -> String {
    let row = |y: u16| {
        let cells: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        cells.trim_end().to_owned()
    };
    (0..buffer.area.height).map(row).collect::<Vec<String>>().join("\n")
}

/// The steps of a game of club players up to a line of its record.
fn before(set: &Set, config: &Config) -> Vec<Before> {
    if set.line == 0 {
        return Vec::new();
    }
    let entry = games::find(set.game).expect("it is in the registry");
    let players = vec![Some(Player::from(Level::Club)); usize::from(set.seats)];
    let mut session = Session::open(entry, config, &players, set.seed).expect("valid");
    let mut text = String::new();
    while text.lines().count() < set.line && session.running().turn() != Turn::Over {
        session.advance();
        text += &session.take_record();
    }
    let record = Record::read(&text).expect("it is a record");
    steps(&record).take_while(|(line, _)| *line <= set.line).map(|(_, before)| before).collect()
}
