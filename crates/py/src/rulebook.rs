use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::ops::RangeInclusive;
use std::sync::OnceLock;

use bots::seed;
use game::notation::shortened;
use game::settings::{Domain, Setting};
use game::{Config, ConfigError, Letter, Match, Phrase, Seat, Viewer};
use games::Entry;
use games::named::{self, MOST_BUDGET};
use players::Player;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use words::{Language, Lexicon, Names};

use crate::data::kind_name;
use crate::fault::{Fault, Kind};
use crate::learning::{Eyes, learning};

/// The words of this crate, in English.
const WORDS_EN: &str = include_str!("../words/en.ftl");
/// The words of this crate, in French.
const WORDS_FR: &str = include_str!("../words/fr.ftl");

/// The most threads of one run.
const MOST_THREADS: u64 = 1024;

/// A game with its settings, and everything that is said of it in one language.
pub(crate) struct Rulebook {
    pub(crate) entry: &'static dyn Entry,
    pub(crate) config: Config,
    pub(crate) language: Language,
    /// The settings that were asked for, as they were written.
    given: Vec<(String, String)>,
    /// Made when something is first said.
    lexicon: OnceLock<Lexicon>,
    /// Opened when a learner first looks.
    eyes: OnceLock<Box<dyn Eyes>>,
}

/// What was asked for, before the interpreter knows of a game.
pub(crate) fn language(code: &str) -> Result<Language, Fault> {
    Language::from_environment(Some(code), &[]).map_err(|error| {
        let lexicon = plain(Language::default());
        Fault::new(Kind::Argument, &lexicon, &error.phrase())
    })
}

/// The words that belong to no game.
pub(crate) fn plain(language: Language) -> Lexicon {
    Lexicon::new(language, &[language.pick(WORDS_EN, WORDS_FR)])
}

/// A whole number from 0, as somebody gave it. One that does not fit, or is none, is told of in the language of its game, which is known a
/// little later; Python itself would speak of conversions.
pub(crate) struct Whole<T>(Result<T, Unfit>);

/// Why something is not the number that is needed.
enum Unfit {
    Negative(String),
    TooLarge(String),
    /// It is none, but something of this sort.
    Other(String),
}

/// Names as somebody gave them: what is none is told of a little later, too.
pub(crate) struct Texts(Result<Vec<String>, String>);

impl<'a, 'py> FromPyObject<'a, 'py> for Texts {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let texts = value.extract::<Vec<String>>();
        texts.map(|texts| Texts(Ok(texts))).or_else(|_| Ok(Texts(Err(kind_name(&value)?))))
    }
}

impl<'a, 'py, T: FromPyObject<'a, 'py>> FromPyObject<'a, 'py> for Whole<T> {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        value.extract::<T>().map(|number| Whole(Ok(number))).or_else(|error| {
            let error: PyErr = error.into();
            if error.is_instance_of::<PyTypeError>(value.py()) {
                return Ok(Whole(Err(Unfit::Other(kind_name(&value)?))));
            }
            if !error.is_instance_of::<PyOverflowError>(value.py()) {
                return Err(error);
            }
            let text =
                value.str().map_or_else(|_| "…".to_owned(), |text| text.to_string_lossy().into_owned());
            let unfit = if value.lt(0)? { Unfit::Negative } else { Unfit::TooLarge };
            Ok(Whole(Err(unfit(shortened(&text)))))
        })
    }
}

impl<T> From<T> for Whole<T> {
    fn from(number: T) -> Self {
        Whole(Ok(number))
    }
}

impl<T> Whole<T> {
    /// The number, if it fits.
    pub(crate) fn fitting(self, lexicon: &Lexicon) -> Result<T, Fault> {
        self.0.map_err(|unfit| {
            let (kind, phrase) = match unfit {
                Unfit::Negative(text) => {
                    (Kind::Argument, Phrase::new("py-number-negative").with("number", text))
                }
                Unfit::TooLarge(text) => {
                    (Kind::Argument, Phrase::new("py-number-large").with("number", text))
                }
                Unfit::Other(sort) => (Kind::Type, Phrase::new("py-number-type").with("kind", sort)),
            };
            Fault::new(kind, lexicon, &phrase)
        })
    }
}

/// A number nobody can foresee, short enough to be typed again: the hash keys of the standard library come from the
/// operating system.
pub(crate) fn entropy() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

impl Rulebook {
    /// The game of this name with these settings. They have been tried together: a match with them can be opened.
    pub(crate) fn open(
        name: &str,
        seats: Option<Whole<u64>>,
        language: Language,
        given: Vec<(String, String)>,
    ) -> Result<Rulebook, Fault> {
        let entry = games::find(name)
            .map_err(|error| Fault::new(Kind::UnknownGame, &plain(language), &error.phrase()))?;
        Rulebook::of(entry, seats, language, given)
    }

    /// The same of a game that is known.
    pub(crate) fn of(
        entry: &'static dyn Entry,
        seats: Option<Whole<u64>>,
        language: Language,
        given: Vec<(String, String)>,
    ) -> Result<Rulebook, Fault> {
        let lexicon = lexicon(entry, language);
        let schema = entry.schema();
        let range = u64::from(schema.min_seats)..=u64::from(schema.max_seats);
        let seats = seats.map(|seats| within("seats", seats, range, &lexicon)).transpose()?;
        let config = Config::new(schema, seats.map(|seats| seats as u8), &given);
        let config = config.and_then(|config| entry.open(&config).map(|_| config));
        let config = config.map_err(|error| impossible(entry, &error, &lexicon))?;
        Ok(Rulebook {
            entry,
            config,
            language,
            given,
            lexicon: OnceLock::from(lexicon),
            eyes: OnceLock::new(),
        })
    }

    /// A game as it is when nobody says anything.
    pub(crate) fn usual(entry: &'static dyn Entry, language: Language) -> Rulebook {
        let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
        Rulebook {
            entry,
            config,
            language,
            given: Vec::new(),
            lexicon: OnceLock::new(),
            eyes: OnceLock::new(),
        }
    }

    /// The game that a match is of.
    pub(crate) fn of_match(entry: &'static dyn Entry, running: &dyn Match, language: Language) -> Rulebook {
        let config = running.config().clone();
        let given = config.pairs().map(|(key, value)| (key.to_owned(), value)).collect();
        Rulebook { entry, config, language, given, lexicon: OnceLock::new(), eyes: OnceLock::new() }
    }

    /// The same game, one hand at a time unless the length was asked for, and whether that was done: so bots are compared.
    pub(crate) fn single_hands(&self) -> Result<(Config, bool), Fault> {
        let asked = |key: &str| self.given.iter().any(|(given, _)| given == key);
        let over_hands = self.entry.schema().settings.iter().any(|setting| setting.key == "hands");
        if !over_hands || asked("hands") || asked("total") {
            return Ok((self.config.clone(), false));
        }
        let one = ("hands".to_owned(), "1".to_owned());
        let given: Vec<_> = self.given.iter().cloned().chain([one]).collect();
        let config = Config::new(self.entry.schema(), Some(self.config.seats()), &given);
        Ok((config.map_err(|error| self.impossible(&error))?, true))
    }

    /// The settings that were asked for, as they were written.
    pub(crate) fn given(&self) -> &[(String, String)] {
        &self.given
    }

    /// All words of the game and of this crate.
    pub(crate) fn lexicon(&self) -> &Lexicon {
        self.lexicon.get_or_init(|| lexicon(self.entry, self.language))
    }

    /// How learners see matches of this game.
    pub(crate) fn eyes(&self) -> &dyn Eyes {
        let open = || learning(self.entry.name()).eyes(&self.config).expect("these settings were tried");
        &**self.eyes.get_or_init(open)
    }

    /// A phrase that names no player.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.lexicon().say(phrase, &Names::none())
    }

    /// What a setting is for.
    pub(crate) fn words_of(&self, setting: &Setting) -> String {
        let key = format!("setting-{}", setting.key);
        self.lexicon().word(&key).unwrap_or_else(|| format!("⟦{key}⟧"))
    }

    /// Players are called by their seats; the reader is `you`.
    pub(crate) fn names(&self, viewer: Viewer) -> Names {
        let lexicon = self.lexicon();
        let name = |seat: Seat| {
            let you = viewer.seat() == Some(seat);
            let phrase = Phrase::new("seat-name").with("seat", seat.to_string());
            lexicon.say(&if you { Phrase::new("you") } else { phrase }, &Names::none())
        };
        Names::new(Seat::all(self.config.seats()).map(name).collect(), viewer.seat())
    }

    /// A number that has to fit, and nothing more.
    pub(crate) fn fitting<T>(&self, number: Whole<T>) -> Result<T, Fault> {
        number.fitting(self.lexicon())
    }

    /// Names that somebody gave for this argument.
    pub(crate) fn texts(&self, what: &str, texts: Texts) -> Result<Vec<String>, Fault> {
        let no_names = |kind: String| Phrase::new("py-names-type").with("what", what).with("kind", kind);
        texts.0.map_err(|kind| self.mistyped(&no_names(kind)))
    }

    /// The seed that was asked for, or any.
    pub(crate) fn seed(&self, asked: Option<Whole<u64>>) -> Result<u64, Fault> {
        asked.map_or_else(|| Ok(entropy()), |seed| self.fitting(seed))
    }

    /// Something is of the wrong type.
    pub(crate) fn mistyped(&self, phrase: &Phrase) -> Fault {
        Fault::new(Kind::Type, self.lexicon(), phrase)
    }

    /// Something is wrong with an argument.
    pub(crate) fn argument(&self, phrase: &Phrase) -> Fault {
        Fault::new(Kind::Argument, self.lexicon(), phrase)
    }

    /// The settings are not possible.
    pub(crate) fn impossible(&self, error: &ConfigError) -> Fault {
        impossible(self.entry, error, self.lexicon())
    }

    /// A number that has to be within a range.
    pub(crate) fn within(
        &self,
        what: &str,
        number: impl Into<Whole<u64>>,
        range: RangeInclusive<u64>,
    ) -> Result<u64, Fault> {
        within(what, number, range, self.lexicon())
    }

    /// A seat, counted from 0.
    pub(crate) fn seat(&self, seat: impl Into<Whole<u64>>) -> Result<Seat, Fault> {
        let last = u64::from(self.config.seats()) - 1;
        Ok(Seat(self.within("seat", seat, 0..=last)? as u8))
    }

    /// A seat, or nobody's: somebody standing by.
    pub(crate) fn viewer(&self, seat: Option<Whole<u64>>) -> Result<Viewer, Fault> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))
    }

    /// How many threads to use: as asked for, or else all cores.
    pub(crate) fn threads(&self, asked: Option<Whole<u64>>) -> Result<usize, Fault> {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        asked.map_or_else(
            || Ok(all()),
            |threads| Ok(self.within("threads", threads, 1..=MOST_THREADS)? as usize),
        )
    }

    /// What a bot may imagine, if anything was said.
    pub(crate) fn budget(&self, asked: Option<Whole<u64>>) -> Result<Option<u32>, Fault> {
        asked.map(|budget| Ok(self.within("budget", budget, 1..=MOST_BUDGET)? as u32)).transpose()
    }

    /// One bot, with a budget of its own if it has one: `club`, `club:500`.
    pub(crate) fn player(&self, argument: &str, text: &str) -> Result<Player, Fault> {
        named::player(self.entry, argument, text.trim()).map_err(|phrase| self.argument(&phrase))
    }

    /// A bot for every chair: one for all, or one for each.
    pub(crate) fn players(&self, texts: &[String], budget: Option<u32>) -> Result<Vec<Player>, Fault> {
        let texts = texts.iter().map(String::as_str);
        let players = named::one_a_chair(self.entry, "bots", texts, self.config.seats(), budget);
        players.map_err(|phrase| self.argument(&phrase))
    }
}

/// The seed of the bot on a chair, if nobody says another: every bot of a match has its own.
pub(crate) fn chair_seed(seed: u64, seat: Seat) -> u64 {
    seed::child(seed, u64::from(seat.0))
}

/// So many letters that may come next are named in a refusal.
const NAMED: usize = 12;

/// A letter that may not come next, and which may.
pub(crate) fn no_such_letter(book: &Rulebook, letter: u16, next: &[Letter], names: &[String]) -> Fault {
    let name = |letter: &Letter| {
        let name = names.get(letter.index()).cloned();
        format!("{} ({})", letter.0, name.unwrap_or_else(|| letter.0.to_string()))
    };
    let mut allowed: Vec<String> = next.iter().take(NAMED).map(name).collect();
    if next.len() > NAMED {
        allowed.push("…".to_owned());
    }
    let phrase = Phrase::new("py-no-such-letter").with("letter", i64::from(letter));
    book.argument(&phrase.with("allowed", allowed.join(", ").as_str()))
}

/// The values that a setting takes, by name, as forms call its kind.
pub(crate) fn kind_of(setting: &Setting) -> &'static str {
    match setting.takes {
        Domain::Switch { .. } => "switch",
        Domain::Number { .. } => "number",
        Domain::OneOf { .. } => "one-of",
        Domain::Text { .. } => "text",
        Domain::Preset { .. } => "preset",
    }
}

fn lexicon(entry: &dyn Entry, language: Language) -> Lexicon {
    let words = entry.words();
    let sources = [language.pick(words.english, words.french), language.pick(WORDS_EN, WORDS_FR)];
    Lexicon::new(language, &sources)
}

/// The settings are not possible: the clause is the one that the sentence names, or that of the setting that is named.
fn impossible(entry: &dyn Entry, error: &ConfigError, lexicon: &Lexicon) -> Fault {
    let named = |what: &str| {
        error.0.arguments.iter().find(|(name, _)| name == what).map(|(_, value)| value.to_string())
    };
    let key = named("key");
    let setting = entry.schema().settings.iter().find(|setting| key.as_deref() == Some(setting.key));
    let clause = named("clause").or_else(|| setting.map(|setting| setting.clause.to_owned()));
    Fault::new(Kind::Settings, lexicon, &error.0).with_clause(clause.as_deref())
}

fn within(
    what: &str,
    number: impl Into<Whole<u64>>,
    range: RangeInclusive<u64>,
    lexicon: &Lexicon,
) -> Result<u64, Fault> {
    let number = number.into().fitting(lexicon)?;
    if range.contains(&number) {
        return Ok(number);
    }
    let phrase = named::unknown(what, &number.to_string(), named::number_within(&range));
    Err(Fault::new(Kind::Argument, lexicon, &phrase))
}
