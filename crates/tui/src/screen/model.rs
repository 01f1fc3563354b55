//! A table on the screen, without any I/O: what is shown, and what a key or news make of it.

use std::collections::{BTreeSet, VecDeque};
use std::time::Duration;

use game::phrase::Glossary;
use game::{Choice, Match, Phrase, Seat, Turn, Viewer};
use games::Entry;
use protocol::{Move, Opened, Present};
use ratatui::crossterm::event::KeyEvent;
use words::{Lexicon, Names};

use super::contract::{Drawn, Pause, Place, Scene, Stop, Table, Thinking};
use super::guide::Guide;
use super::look::Look;
use super::panel::Panel;
use super::story::Story;
use super::typing::Typing;
use crate::contact::Wish;
use crate::events::News;
use crate::line::Kept;
use crate::names::names_of;

/// Something that the screen hears of.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A key.
    Key(KeyEvent),
    /// A text that was pasted.
    Paste(String),
    /// The screen is so wide and so high now.
    Resize(u16, u16),
    /// News of the table.
    News(News),
    /// Time has passed.
    Tick,
}

/// Something that the screen wants done.
#[derive(Clone, PartialEq, Debug)]
pub enum Want {
    /// Something of the table, in this position.
    Table {
        /// What.
        wish: Wish,
        /// The position that it is meant for.
        position: u64,
    },
    /// To know whether something is possible, and why not.
    Judge {
        /// What.
        action: Move,
        /// In which position.
        position: u64,
    },
    /// To know what there is to know.
    Teach {
        /// In which position.
        position: u64,
    },
    /// A hint.
    Hint {
        /// In which position.
        position: u64,
    },
    /// The cards in words.
    Glossary,
    /// What the reader wishes from now on.
    Forced {
        /// Whether answers that are the only ones are given by themselves.
        forced: bool,
        /// Whether to be shown what a perfect memory would add, where the table allows it.
        memory: bool,
    },
    /// The table is told that this was shown.
    Seen(u64),
    /// To leave the screen.
    Part(Part),
    /// To be put aside by the shell.
    Suspend,
}

/// How the reader leaves the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// For now.
    Leave,
    /// The game is given up, or the chair is a bot's.
    Ended,
    /// The game cannot go on here, for this reason.
    Stopped(Phrase),
    /// For a new game with the same settings.
    Again,
    /// For the same deal once more.
    SameDeal,
    /// For the menu.
    Menu,
    /// For this table, where the same people play again.
    Next(String),
    /// To go on line by line.
    Lines,
}

/// What a screen begins with.
pub struct Opening {
    /// The game.
    pub entry: &'static dyn Entry,
    /// The words.
    pub lexicon: Lexicon,
    /// The game before it begins, which knows how the story fades.
    pub ground: Box<dyn Match>,
    /// How things look.
    pub look: Look,
    /// Where the game is kept.
    pub kept: Kept,
    /// What others are to call the reader.
    pub called: String,
    /// What is said first.
    pub notices: Vec<Phrase>,
    /// Whether every kind of decision is explained when it first comes up.
    pub guide: bool,
    /// The reader's seat.
    pub seat: Option<Seat>,
    /// What the table is.
    pub opened: Opened,
    /// What lies there now.
    pub present: Present,
}

/// How fast others' moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Pace {
    Slow,
    #[default]
    Usual,
    AtOnce,
}

impl Pace {
    pub(crate) fn length(self, pause: Pause) -> Option<Duration> {
        let millis = match (self, pause) {
            (_, Pause::UntilEnter) => return None,
            (Pace::AtOnce, _) => 0,
            (Pace::Usual, Pause::Short) => 350,
            (Pace::Usual, Pause::Long) => 1200,
            (Pace::Slow, Pause::Short) => 1000,
            (Pace::Slow, Pause::Long) => 2000,
        };
        Some(Duration::from_millis(millis))
    }
}

/// What is asked in the line beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asking {
    /// Whether to leave.
    Leave,
    /// Whether to go back, although the game is practice then.
    Practice,
    /// Whether to agree to what somebody asks: its number.
    Motion(u64),
}

/// What Enter does that cannot be undone by another Enter: in the position of this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entering {
    /// It answers what is asked.
    Answer(u64),
    /// It turns the page of a hand that has ended.
    Page(u64),
    /// It begins another game.
    Again,
}

/// For so long Enter does not do what it has only just come to mean: whoever pressed it meant what was there before.
const STARTLED: Duration = Duration::from_millis(500);

/// Until when the position is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// This time.
    Time(Duration),
    /// Enter is pressed.
    Enter,
}

/// What is said in the reason's row, until the next key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// Something was refused.
    Refused(String),
    /// Something is worth knowing.
    Note(String),
}

/// A table on the screen.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says one thing that is so or not, independent of the others"
)]
pub struct Model {
    pub(crate) entry: &'static dyn Entry,
    pub(crate) drawn: &'static dyn Drawn,
    pub(crate) lexicon: Lexicon,
    pub(crate) glossary: Glossary,
    pub(crate) names: Names,
    pub(crate) ground: Box<dyn Match>,
    pub(crate) look: Look,
    pub(crate) kept: Kept,
    pub(crate) called: String,
    pub(crate) you: Option<Seat>,
    pub(crate) opened: Opened,
    /// What is shown.
    pub(crate) present: Present,
    /// The same, as its game draws it.
    pub(crate) table: Box<dyn Table>,
    /// What has happened since and is not shown yet.
    pub(crate) queue: VecDeque<Present>,
    pub(crate) until: Until,
    /// What Enter does, and since when, unless that was to be expected.
    pub(crate) entering: Option<(Entering, Option<Duration>)>,
    /// Did what the reader did lead straight to what is shown?
    pub(crate) is_own: bool,
    pub(crate) story: Story,
    pub(crate) cursor: String,
    pub(crate) lifted: Vec<String>,
    pub(crate) panel: Option<Panel>,
    pub(crate) typing: Option<Typing>,
    /// The moves that were typed before.
    pub(crate) typed: Vec<String>,
    pub(crate) asking: Option<Asking>,
    pub(crate) answered: BTreeSet<u64>,
    pub(crate) notice: Option<Notice>,
    pub(crate) hinted: Option<String>,
    pub(crate) is_hint_asked: bool,
    /// What it is asked whether it is possible.
    pub(crate) judged: Option<Move>,
    /// Was `?` pressed last?
    pub(crate) is_why_asked: bool,
    pub(crate) guide: Option<Guide>,
    /// The position in which a move was sent that has no answer yet.
    pub(crate) sent: Option<u64>,
    pub(crate) is_lost: bool,
    pub(crate) pace: Pace,
    pub(crate) forced: bool,
    pub(crate) scroll: u16,
    /// How wide and high the screen is.
    pub(crate) size: (u16, u16),
    pub(crate) now: Duration,
    /// Since when the seat to move has been waited for.
    pub(crate) since: Duration,
    pub(crate) interrupted: bool,
}

impl Model {
    /// A table as it is found.
    pub fn new(opening: Opening) -> Model {
        let Opening { entry, lexicon, ground, look, kept, called, notices, guide, seat, opened, present } =
            opening;
        let names = names_of(&lexicon, &present.room, seat);
        let drawn = super::games::find(entry.name());
        let table = super::games::read(drawn, &present.sight, &[]);
        let mut model = Model {
            entry,
            drawn,
            lexicon,
            glossary: ground.glossary(seat.map_or(Viewer::Spectator, Viewer::Seat)),
            names,
            ground,
            look,
            kept,
            called,
            you: seat,
            opened,
            present,
            table,
            queue: VecDeque::new(),
            until: Until::Time(Duration::ZERO),
            entering: None,
            is_own: false,
            story: Story::default(),
            cursor: String::new(),
            lifted: Vec::new(),
            panel: None,
            typing: None,
            typed: Vec::new(),
            asking: None,
            answered: BTreeSet::new(),
            notice: None,
            hinted: None,
            is_hint_asked: false,
            judged: None,
            is_why_asked: false,
            guide: guide.then(Guide::default),
            sent: None,
            is_lost: false,
            pace: Pace::default(),
            forced: false,
            scroll: 0,
            size: (80, 24),
            now: Duration::ZERO,
            since: Duration::ZERO,
            interrupted: false,
        };
        let told = std::mem::take(&mut model.present.told);
        model.tell(&told);
        model.story.is_at(model.present.sight.steps);
        let notices: Vec<String> = notices.iter().map(|phrase| model.say(phrase)).collect();
        if !notices.is_empty() {
            model.notice = Some(Notice::Note(notices.join(" ")));
        }
        model.place_cursor();
        model.entering = model.enter_does().map(|does| (does, None));
        model
    }

    /// The screen comes up in place of another one.
    pub(crate) fn appear(&mut self, now: Duration) {
        self.now = now;
        self.entering = self.enter_does().map(|does| (does, Some(now)));
    }

    /// What is wanted as soon as the screen is there.
    pub fn begin(&mut self) -> Vec<Want> {
        let mut wants = vec![Want::Seen(self.present.seq)];
        wants.extend(self.teach());
        wants
    }

    /// Something is heard of, so long after the screen came up.
    pub fn hear(&mut self, input: Input, now: Duration) -> Vec<Want> {
        self.now = now;
        let mut wants = match input {
            Input::Key(key) => self.press(key),
            Input::Paste(text) => self.paste(&text),
            Input::Resize(wide, high) => {
                self.size = (wide, high);
                Vec::new()
            }
            Input::News(news) => self.listen(news),
            Input::Tick => Vec::new(),
        };
        wants.extend(self.go_on());
        self.notice_what_enter_does();
        wants
    }

    fn notice_what_enter_does(&mut self) {
        let does = self.enter_does();
        if self.entering.map(|(does, _)| does) == does {
            return;
        }
        // Whoever goes on with a turn of several steps has read the question before.
        let is_expected = self.is_own && matches!(does, Some(Entering::Answer(_)));
        self.entering = does.map(|does| (does, (!is_expected).then_some(self.now)));
    }

    fn enter_does(&self) -> Option<Entering> {
        if self.is_asked() {
            Some(Entering::Answer(self.present.position))
        } else if self.until == Until::Enter {
            Some(Entering::Page(self.present.position))
        } else {
            (self.is_over() && self.queue.is_empty()).then_some(Entering::Again)
        }
    }

    /// Was Enter meant for what was there before?
    pub(crate) fn is_startled(&self) -> bool {
        match (self.enter_does(), self.entering) {
            (None, _) => false,
            (Some(does), Some((known, since))) if does == known => {
                since.is_some_and(|since| self.now < since + STARTLED)
            }
            (Some(_), _) => true,
        }
    }

    /// Does a panel cover the table? Then it is held: nothing happens behind the reader's back.
    pub(crate) fn is_covered(&self) -> bool {
        matches!(self.panel, Some(Panel::Rules(_) | Panel::Text(_)))
    }

    /// How long nothing changes by itself.
    pub fn rest(&self) -> Duration {
        const LONGEST: Duration = Duration::from_secs(60);
        let next = match self.until {
            Until::Time(until) if !self.queue.is_empty() && !self.is_covered() => {
                until.saturating_sub(self.now)
            }
            Until::Time(_) | Until::Enter => LONGEST,
        };
        let shown = self.now.saturating_sub(self.since);
        let changes = self.table.changes_after().and_then(|after| after.checked_sub(shown));
        let next = changes.filter(|left| !left.is_zero()).map_or(next, |left| next.min(left));
        if self.thinking().is_some() { next.min(Duration::from_millis(100)) } else { next }
    }

    /// Is the reader to act?
    pub fn is_asked(&self) -> bool {
        self.queue.is_empty()
            && self.sent.is_none()
            && self.until != Until::Enter
            && !self.is_over()
            && self.present.room.paused.is_none()
            && self.you.is_some_and(|you| self.present.sight.turn == Turn::Seat(you))
    }

    /// Does nothing more happen?
    pub fn is_over(&self) -> bool {
        self.present.room.given_up || self.present.sight.turn == Turn::Over
    }

    /// The title of the terminal's window.
    pub fn title(&self) -> String {
        let game = self.lexicon.word("game-title").unwrap_or(self.entry.name().to_owned());
        if self.is_asked() { self.say(&Phrase::new("screen-title-asked").with("game", game)) } else { game }
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, &self.names)
    }

    pub(crate) fn text(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// Who is waited for, and since when.
    pub(crate) fn thinking(&self) -> Option<Thinking> {
        let waits = self.queue.is_empty() && !self.is_over() && self.until != Until::Enter;
        match self.present.sight.turn {
            Turn::Seat(seat) if waits && Some(seat) != self.you => {
                Some(Thinking { seat, since: self.now.saturating_sub(self.since) })
            }
            Turn::Seat(_) | Turn::Chance | Turn::Over => None,
        }
    }

    /// What is shown, as games read it.
    pub(crate) fn scene(&self) -> Scene<'_> {
        let wide = super::frame::table_wide(self.size.0);
        let scene = Scene {
            lexicon: &self.lexicon,
            glossary: &self.glossary,
            names: &self.names,
            sight: &self.present.sight,
            room: &self.present.room,
            opened: &self.opened,
            you: self.you,
            asked: self.is_asked(),
            cursor: &self.cursor,
            lifted: &self.lifted,
            thinking: self.thinking(),
            hinted: self.hinted.as_deref(),
            wide,
            shown: self.now.saturating_sub(self.since),
            scroll: self.scroll,
            guided: None,
            look: self.look,
        };
        let guided = self.rows_of_guide(wide, self.table.hem_rows(&scene));
        Scene { guided, ..scene }
    }

    /// What the reader may do; nothing where that is not shown yet.
    pub(crate) fn choices(&self) -> &[Choice] {
        if self.is_asked() { &self.present.sight.choices } else { &[] }
    }

    pub(crate) fn stops(&self) -> Vec<Stop> {
        self.table.stops(&self.scene())
    }

    /// The cursor stays where it was, if that is still there and of use; or else it goes to the first thing that can be used.
    pub(crate) fn place_cursor(&mut self) {
        let stops = self.stops();
        self.lifted.retain(|id| stops.iter().any(|stop| stop.id == *id && stop.lifts));
        let here = stops.iter().find(|stop| stop.id == self.cursor);
        if here.is_some_and(|stop| stop.can || !self.is_asked()) {
            return;
        }
        if let Some(next) = self.table.next_stop(&self.scene()) {
            self.cursor = next;
            return;
        }
        let usable = stops.iter().find(|stop| stop.can).or_else(|| {
            here.or_else(|| stops.iter().find(|stop| stop.place == Place::Tray)).or(stops.first())
        });
        self.cursor = usable.map(|stop| stop.id.clone()).unwrap_or_default();
    }

    pub(crate) fn want(&self, wish: Wish) -> Want {
        Want::Table { wish, position: self.present.position }
    }
}
