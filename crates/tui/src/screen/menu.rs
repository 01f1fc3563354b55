//! The menu, without any I/O: what is under way, the games, and how one of them is dealt.

use std::path::PathBuf;

use game::Phrase;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use words::{Language, Lexicon, Names};

use super::look::{Ink, Look};
use super::model::Input;
use super::panel::{Panel, Rules, Text};
use super::run::{Face, Step};
use super::typing::{Typed, Typing};
use crate::line::page;
use offer::{Offer, Row};
use records::{Records, Turned};

/// A game as the menu offers it.
mod offer;
/// How the menu is drawn.
mod paint;
/// The records that can be looked back at.
mod records;

/// A game that is kept and not finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnderWay {
    /// What it is kept under.
    pub id: String,
    /// Which game it is.
    pub game: &'static str,
    /// How it stands, in one sentence.
    pub words: String,
    /// When it was begun and left.
    pub times: String,
}

/// A game that is kept and finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// What it is kept under.
    pub id: String,
    /// How it ended, in one sentence.
    pub words: String,
}

/// What every game is dealt with until the reader chooses otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Given {
    /// The other players: a level, or one for each.
    pub bots: Option<String>,
    /// How many play, in games in which so many can.
    pub seats: Option<u8>,
    /// Whether what has to be remembered is shown.
    pub memory: bool,
}

/// What the menu begins with.
pub struct Opening {
    /// The language.
    pub language: Language,
    /// How things look.
    pub look: Look,
    /// The unfinished games, the latest first.
    pub under_way: Vec<UnderWay>,
    /// The finished games, the latest first.
    pub finished: Vec<Finished>,
    /// What every game is dealt with at first.
    pub given: Given,
    /// What is said first: that games cannot be kept, or that something did not work.
    pub notice: Option<String>,
    /// The game that is chosen at first, unless one is under way.
    pub game: Option<String>,
}

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// To go on with the game that is kept under this.
    Continue(String),
    /// A new game.
    Deal(Deal),
    /// To look at the record in this file.
    Open(PathBuf),
    /// To look back at the finished game that is kept under this.
    LookBack(String),
    /// The same in another language; this game was chosen.
    Language(Language, Option<String>),
    /// To leave.
    Leave,
}

/// A new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Its name.
    pub game: &'static str,
    /// How many play.
    pub seats: u8,
    /// The other players.
    pub bots: String,
    /// Whether what has to be remembered is shown.
    pub memory: bool,
    /// The settings that are not as usual.
    pub set: Vec<(&'static str, String)>,
    /// Whether every kind of decision is explained when it first comes up.
    pub guide: bool,
}

/// What the reader is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    /// A game that is under way.
    UnderWay(usize),
    /// A game.
    Game(usize),
}

/// The menu.
pub struct Menu {
    lexicon: Lexicon,
    look: Look,
    under_way: Vec<UnderWay>,
    offers: Vec<Offer>,
    spot: Spot,
    /// The row of the settings that the reader is at, if at them.
    row: Option<usize>,
    panel: Option<Panel>,
    records: Records,
    typing: Option<Typing>,
    notice: Option<String>,
}

impl Menu {
    /// A menu.
    pub fn new(opening: Opening) -> Menu {
        let Opening { language, look, under_way, finished, given, notice, game } = opening;
        let offers: Vec<Offer> =
            games::all().iter().map(|entry| Offer::new(*entry, language, &given)).collect();
        let named = offers.iter().position(|offer| Some(offer.entry.name()) == game.as_deref());
        let spot = match named {
            None if !under_way.is_empty() => Spot::UnderWay(0),
            named => Spot::Game(named.unwrap_or(0)),
        };
        let lexicon = Lexicon::new(language, &[language.pick(super::WORDS_EN, super::WORDS_FR)]);
        let records = Records::new(finished);
        Menu { lexicon, look, under_way, offers, spot, row: None, panel: None, records, typing: None, notice }
    }

    fn text(&self, key: &'static str) -> String {
        self.lexicon.say(&Phrase::new(key), &Names::none())
    }

    /// The game that is shown at the right.
    fn offer(&self) -> &Offer {
        &self.offers[self.game()]
    }

    fn game(&self) -> usize {
        match self.spot {
            Spot::Game(place) => place,
            Spot::UnderWay(place) => {
                let name = self.under_way[place].game;
                self.offers.iter().position(|offer| offer.entry.name() == name).unwrap_or(0)
            }
        }
    }

    fn rows(&self) -> Vec<Row> {
        self.offer().rows()
    }

    fn press(&mut self, key: KeyEvent) -> Step<Chosen> {
        if key.kind == KeyEventKind::Release {
            return Step::Stay;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => return Step::Done(Chosen::Leave),
                KeyCode::Char('z') => return Step::Suspend,
                _ => {}
            }
        }
        if let Some(mut typing) = self.typing.take() {
            match typing.press(key, &[], &[]) {
                Typed::More => self.typing = Some(typing),
                Typed::Away => {}
                Typed::Line(line) if line.trim().is_empty() => {}
                Typed::Line(line) => return Step::Done(Chosen::Open(PathBuf::from(line.trim()))),
            }
            return Step::Stay;
        }
        self.notice = None;
        if let Some(panel) = &mut self.panel {
            let closes = matches!(key.code, KeyCode::Esc | KeyCode::Enter | KeyCode::Char('r' | '?' | 'q'));
            if closes {
                self.panel = None;
            } else {
                panel.walk(key.code);
            }
            return Step::Stay;
        }
        match self.records.press(key.code) {
            Some(Turned::Open(id)) => return Step::Done(Chosen::LookBack(id)),
            Some(Turned::File) => {
                self.typing = Some(Typing::default());
                return Step::Stay;
            }
            Some(Turned::Stay) => return Step::Stay,
            None => {}
        }
        match key.code {
            KeyCode::Char(letter) => return self.command(letter),
            KeyCode::Enter => return self.enter(),
            KeyCode::Esc if self.row.is_some() => self.row = None,
            KeyCode::Esc => return Step::Done(Chosen::Leave),
            KeyCode::F(2) => return Step::Done(self.other_language()),
            KeyCode::Up | KeyCode::Down => self.walk(if key.code == KeyCode::Up { -1 } else { 1 }),
            KeyCode::Left | KeyCode::Right => self.change(if key.code == KeyCode::Left { -1 } else { 1 }),
            KeyCode::Tab | KeyCode::BackTab => self.change_region(),
            _ => {}
        }
        Step::Stay
    }

    fn command(&mut self, letter: char) -> Step<Chosen> {
        match letter {
            'q' => return Step::Done(Chosen::Leave),
            'c' => {
                if let Some(first) = self.under_way.first() {
                    return Step::Done(Chosen::Continue(first.id.clone()));
                }
            }
            'g' => return self.deal(true),
            'o' if !self.records.open() => self.typing = Some(Typing::default()),
            'r' => self.show_rules(),
            '?' => self.show_keys(),
            ' ' => self.change(1),
            digit => {
                let place = digit.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
                if let Some(place) = place.filter(|place| *place < self.offers.len()) {
                    (self.spot, self.row) = (Spot::Game(place), None);
                }
            }
        }
        Step::Stay
    }

    fn enter(&mut self) -> Step<Chosen> {
        match (self.spot, self.row) {
            (Spot::UnderWay(place), None) => Step::Done(Chosen::Continue(self.under_way[place].id.clone())),
            (_, Some(row)) if matches!(self.rows().get(row), Some(Row::More)) => {
                self.change(1);
                Step::Stay
            }
            _ => self.deal(false),
        }
    }

    fn deal(&mut self, guide: bool) -> Step<Chosen> {
        match self.offer().deal(guide) {
            Ok(deal) => Step::Done(Chosen::Deal(deal)),
            Err(why) => {
                self.notice = Some(why);
                Step::Stay
            }
        }
    }

    fn other_language(&self) -> Chosen {
        let language = match self.lexicon.language() {
            Language::English => Language::French,
            Language::French => Language::English,
        };
        let game = match self.spot {
            Spot::Game(_) => Some(self.offer().entry.name().to_owned()),
            Spot::UnderWay(_) => None,
        };
        Chosen::Language(language, game)
    }

    fn walk(&mut self, by: isize) {
        if let Some(row) = self.row {
            self.row = Some(row.saturating_add_signed(by).min(self.rows().len() - 1));
            return;
        }
        let kept = self.under_way.len();
        let here = match self.spot {
            Spot::UnderWay(place) => place,
            Spot::Game(place) => kept + place,
        };
        let next = here.saturating_add_signed(by).min(kept + self.offers.len() - 1);
        self.spot = if next < kept { Spot::UnderWay(next) } else { Spot::Game(next - kept) };
    }

    /// From the games to the settings of the chosen one, and back.
    fn change_region(&mut self) {
        if self.row.take().is_none() {
            self.spot = Spot::Game(self.game());
            self.row = Some(0);
        }
    }

    fn change(&mut self, by: isize) {
        let Some(row) = self.row else {
            if by > 0 {
                self.change_region();
            }
            return;
        };
        let rows = self.rows();
        let (game, row) = (self.game(), rows[row.min(rows.len() - 1)]);
        self.offers[game].change(row, by);
        let last = self.rows().len() - 1;
        self.row = self.row.map(|row| row.min(last));
    }

    fn show_rules(&mut self) {
        let offer = self.offer();
        let minute = offer.entry.minute();
        let language = self.lexicon.language();
        let short = self.text("screen-in-short");
        let title = Phrase::new("screen-rules-of").with("game", offer.title());
        let title = self.lexicon.say(&title, &Names::none());
        let short = (short.as_str(), language.pick(minute.english, minute.french));
        self.panel = Some(Panel::Rules(Rules::new(title, short, page(offer.entry, language))));
    }

    fn show_keys(&mut self) {
        let paragraphs = self.text("menu-help").lines().map(|line| (line.to_owned(), Ink::Plain)).collect();
        self.panel = Some(Panel::Text(Text::new('?', self.text("screen-keys"), paragraphs)));
    }
}

impl Face for Menu {
    type Answer = Chosen;

    fn hear(&mut self, input: Input) -> Step<Chosen> {
        match input {
            Input::Key(key) => self.press(key),
            Input::Paste(text) => {
                if let Some(typing) = &mut self.typing {
                    typing.insert(&text);
                }
                Step::Stay
            }
            Input::Resize(..) | Input::News(_) | Input::Tick => Step::Stay,
        }
    }

    fn draw(&self, buffer: &mut ratatui::buffer::Buffer) {
        self.paint(buffer);
    }

    fn title(&self) -> String {
        "Karata".to_owned()
    }

    fn gone(&self) -> Chosen {
        Chosen::Leave
    }
}
