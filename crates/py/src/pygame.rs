use std::sync::Arc;

use game::Phrase;
use game::observe::PlaneOf;
use game::settings::{Domain, SettingValue};
use numpy::PyArray1;
use players::Level;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyString};
use words::Lexicon;

use crate::course::{Course, Dice};
use crate::data::kind_name;
use crate::fault::{Fault, Kind, detached, held};
use crate::learning::learning;
use crate::pymatch::Match;
use crate::pyposition::Position;
use crate::rulebook::{Rulebook, Whole, kind_of, language, plain};

/// A game with its settings: what `karata.game` gives.
#[pyclass(frozen, module = "karata")]
pub(crate) struct Game {
    pub(crate) book: Arc<Rulebook>,
}

/// Something that can be set in a game.
#[pyclass(frozen, module = "karata")]
pub(crate) struct Setting {
    book: Arc<Rulebook>,
    setting: &'static game::settings::Setting,
}

/// A part of an observation.
#[pyclass(frozen, module = "karata", get_all)]
pub(crate) struct Plane {
    /// What it is.
    name: &'static str,
    /// How many values it has, along each axis.
    shape: Vec<usize>,
    /// The largest value in it: divided by this, a value is between 0 and 1.
    scale: u8,
    /// Where its first value stands.
    begin: usize,
    /// How many values it has.
    size: usize,
}

#[pymethods]
impl Plane {
    fn __repr__(&self) -> String {
        format!("<karata.Plane {}: {:?} values of 0 to {}>", self.name, self.shape, self.scale)
    }
}

/// Planes, to Python.
pub(crate) fn planes(planes: Vec<PlaneOf>) -> Vec<Plane> {
    let plane = |PlaneOf { name, shape, scale, begin }: PlaneOf| {
        let size = shape.iter().product();
        Plane { name, shape, scale, begin, size }
    };
    planes.into_iter().map(plane).collect()
}

/// The scale of every value of an observation.
pub(crate) fn scales<'py>(py: Python<'py>, planes: &[PlaneOf]) -> Bound<'py, PyArray1<f32>> {
    let scales = planes
        .iter()
        .flat_map(|plane| std::iter::repeat_n(f32::from(plane.scale), plane.shape.iter().product()));
    PyArray1::from_iter(py, scales)
}

/// The game of this name. `settings` are values by key.
#[pyfunction(name = "game")]
#[pyo3(signature = (name, /, seats = None, lang = "en", **settings))]
pub(crate) fn find(
    py: Python<'_>,
    name: &str,
    seats: Option<Whole<u64>>,
    lang: &str,
    settings: Option<&Bound<'_, PyDict>>,
) -> PyResult<Game> {
    let language = language(lang)?;
    let lexicon = plain(language);
    let given = settings.map_or(Ok(Vec::new()), |settings| read_settings(name, settings, &lexicon))?;
    let book = detached(py, &lexicon, || Rulebook::open(name, seats, language, given))?;
    Ok(Game { book: Arc::new(book) })
}

/// All games as they are when nobody says anything, in the order to show them.
#[pyfunction(name = "games")]
#[pyo3(signature = (lang = "en"))]
pub(crate) fn list(lang: &str) -> PyResult<Vec<Game>> {
    let language = language(lang)?;
    let usual =
        |entry: &&'static dyn games::Entry| Game { book: Arc::new(Rulebook::usual(*entry, language)) };
    Ok(games::all().iter().map(usual).collect())
}

/// Settings as the command line writes them. A key may have `_` for `-`.
fn read_settings(
    name: &str,
    settings: &Bound<'_, PyDict>,
    lexicon: &Lexicon,
) -> PyResult<Vec<(String, String)>> {
    let schema = games::find(name).ok().map(games::Entry::schema);
    let is_key =
        |key: &str| schema.is_some_and(|schema| schema.settings.iter().any(|known| known.key == key));
    let read = |(key, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
        let key: String = key.extract()?;
        let dashed = key.replace('_', "-");
        let key = if is_key(&key) || !is_key(&dashed) { key } else { dashed };
        Ok((key, written(&value, lexicon)?))
    };
    settings.iter().map(read).collect()
}

fn written(value: &Bound<'_, PyAny>, lexicon: &Lexicon) -> PyResult<String> {
    if let Ok(on) = value.cast::<PyBool>() {
        return Ok(if on.is_true() { "on" } else { "off" }.to_owned());
    }
    if value.is_instance_of::<PyInt>() || value.is_instance_of::<PyString>() {
        return Ok(value.str()?.to_cow()?.into_owned());
    }
    let phrase = Phrase::new("py-setting-type").with("kind", kind_name(value)?);
    Err(Fault::new(Kind::Type, lexicon, &phrase).into())
}

/// The name of a game, how many play, and the language.
type Asked = (&'static str, u8, &'static str);

#[pymethods]
impl Game {
    /// Its name, as records and the command line have it.
    #[getter]
    fn name(&self) -> &'static str {
        self.book.entry.name()
    }

    /// Its name as people write it.
    #[getter]
    fn title(&self) -> String {
        self.book.say(&Phrase::new("game-title"))
    }

    /// What sort of game it is, in a sentence or two.
    #[getter]
    fn about(&self) -> String {
        self.book.say(&Phrase::new("game-about"))
    }

    /// The version of its rules: records are only read by the version that they were made with.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.book.entry.rules()
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> u8 {
        self.book.config.seats()
    }

    /// The fewest and the most who can play, under any settings.
    #[getter]
    fn seats_range(&self) -> (u8, u8) {
        let schema = self.book.entry.schema();
        (schema.min_seats, schema.max_seats)
    }

    /// The language of its words: `en` or `fr`.
    #[getter]
    fn lang(&self) -> &'static str {
        self.book.language.code()
    }

    /// Everything that can be set, in the order to show it.
    #[getter]
    fn settings(&self) -> Vec<Setting> {
        let settings = self.book.entry.schema().settings.iter();
        settings.map(|setting| Setting { book: Arc::clone(&self.book), setting }).collect()
    }

    /// The value of every setting, by key.
    #[getter]
    fn config<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let config = PyDict::new(py);
        for setting in self.book.entry.schema().settings {
            config.set_item(setting.key, self.value(py, setting))?;
        }
        Ok(config)
    }

    /// The bots that can play it, by level, the weakest first.
    #[getter]
    fn levels(&self) -> Vec<&'static str> {
        self.book.entry.bots().iter().map(|level: &Level| level.name()).collect()
    }

    /// The rules for players, as Markdown.
    #[getter]
    fn rules_page(&self) -> &'static str {
        let page = self.book.entry.page();
        self.book.language.pick(page.english, page.french)
    }

    /// What one has to know to begin, as Markdown: to be read in a minute.
    #[getter]
    fn minute(&self) -> &'static str {
        let minute = self.book.entry.minute();
        self.book.language.pick(minute.english, minute.french)
    }

    /// A match about to begin. The same seed gives the same deals, here and on the command line.
    ///
    /// With `nature="seeded"` nature acts by itself as soon as it is its turn, with dice from the seed; with
    /// `nature="told"` it does what `Match.happen` says, or draws when `Match.draw` is called.
    #[pyo3(name = "match", signature = (seed = None, *, nature = "seeded"))]
    fn open(&self, py: Python<'_>, seed: Option<Whole<u64>>, nature: &str) -> PyResult<Match> {
        let dice = self.dice(nature)?;
        let seed = self.book.seed(seed)?;
        let book = &self.book;
        let course = detached(py, book.lexicon(), || {
            let start = book.entry.open(&book.config).map_err(|error| book.impossible(&error))?;
            Ok(Course::new(start, seed, dice))
        })?;
        Ok(Match::new(Arc::clone(book), course))
    }

    /// What the numbers of an observation are.
    #[getter]
    fn planes(&self) -> Vec<Plane> {
        planes(self.book.entry.planes())
    }

    /// The scale of every value of an observation: divided by these, values are between 0 and 1.
    #[getter]
    fn scale<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        scales(py, &self.book.entry.planes())
    }

    /// What every letter of the alphabet says, by its number.
    #[getter]
    fn letters(&self) -> Vec<String> {
        self.book.entry.letters()
    }

    /// A game about to begin, to be played letter by letter. Nature acts when it is told to.
    fn position(&self) -> PyResult<Position> {
        let book = &self.book;
        let single = held(book.lexicon(), || learning(book.entry.name()).position(&book.config))?;
        let single = single.map_err(|error| self.book.impossible(&error))?;
        Ok(Position::new(Arc::clone(&self.book), single))
    }

    /// How it is made again in another process: as it was asked for.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Asked)> {
        let settings = PyDict::new(py);
        for (key, value) in self.book.given() {
            settings.set_item(key, value)?;
        }
        let find = py.import("karata")?.getattr("game")?;
        let find = py.import("functools")?.getattr("partial")?.call((find,), Some(&settings))?;
        Ok((find, (self.name(), self.seats(), self.lang())))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| {
            let (one, other) = (&self.book, &other.get().book);
            let is_same = one.entry.name() == other.entry.name() && one.config == other.config;
            is_same && one.language == other.language
        })
    }

    fn __hash__(&self) -> isize {
        // Games that are equal have the same name and as many seats.
        let bytes = self.name().bytes().chain([self.seats()]);
        bytes.fold(7, |hash: isize, byte| hash.wrapping_mul(31).wrapping_add(isize::from(byte)))
    }

    fn __repr__(&self) -> String {
        format!("<karata.Game {} for {}>", self.name(), self.seats())
    }
}

impl Game {
    fn value<'py>(&self, py: Python<'py>, setting: &game::settings::Setting) -> Bound<'py, PyAny> {
        let pair = self.book.config.pairs().find(|(key, _)| *key == setting.key);
        let text = pair.map(|(_, text)| text).unwrap_or_default();
        let value = match setting.takes {
            Domain::Switch { .. } => SettingValue::Switch(text == "on"),
            Domain::Number { default, .. } => SettingValue::Number(text.parse().unwrap_or(default)),
            Domain::OneOf { .. } | Domain::Text { .. } | Domain::Preset { .. } => SettingValue::Text(text),
        };
        to_object(py, value)
    }

    fn dice(&self, nature: &str) -> Result<Dice, Fault> {
        dice(nature, &self.book)
    }
}

/// Who decides what nature does, by name.
pub(crate) fn dice(nature: &str, book: &Rulebook) -> Result<Dice, Fault> {
    match nature {
        "seeded" => Ok(Dice::Seeded),
        "told" => Ok(Dice::Told),
        other => {
            let phrase = Phrase::new("cli-value-unknown").with("option", "nature").with("value", other);
            Err(book.argument(&phrase.with("allowed", "seeded, told")))
        }
    }
}

fn to_object(py: Python<'_>, value: SettingValue) -> Bound<'_, PyAny> {
    match value {
        SettingValue::Switch(on) => PyBool::new(py, on).to_owned().into_any(),
        SettingValue::Number(number) => PyInt::new(py, number).into_any(),
        SettingValue::Text(text) => PyString::new(py, &text).into_any(),
    }
}

#[pymethods]
impl Setting {
    /// How it is written in `karata.game(…, key=value)`; `-` may be written `_` there.
    #[getter]
    fn key(&self) -> &'static str {
        self.setting.key
    }

    /// The clause of the rules that it comes from, if one.
    #[getter]
    fn clause(&self) -> Option<&'static str> {
        Some(self.setting.clause).filter(|clause| !clause.is_empty())
    }

    /// What it is for, in words.
    #[getter]
    fn words(&self) -> String {
        self.book.words_of(self.setting)
    }

    /// What sort of values it takes: `switch`, `number`, `one-of`, `text` or `preset`.
    #[getter]
    fn kind(&self) -> &'static str {
        kind_of(self.setting)
    }

    /// The values it takes: the two of a switch, the smallest and the largest number, the names; nothing of a text.
    #[getter]
    fn allowed<'py>(&self, py: Python<'py>) -> Vec<Bound<'py, PyAny>> {
        let texts =
            |names: Vec<&str>| names.into_iter().map(|name| SettingValue::Text(name.to_owned())).collect();
        let values: Vec<SettingValue> = match &self.setting.takes {
            Domain::Switch { .. } => vec![SettingValue::Switch(false), SettingValue::Switch(true)],
            Domain::Number { min, max, .. } => vec![SettingValue::Number(*min), SettingValue::Number(*max)],
            Domain::OneOf { options, .. } => texts(options.to_vec()),
            Domain::Preset { options, .. } => texts(options.iter().map(|preset| preset.name).collect()),
            Domain::Text { .. } => Vec::new(),
        };
        values.into_iter().map(|value| to_object(py, value)).collect()
    }

    /// Its value when nobody says anything.
    #[getter]
    fn default<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        let usual = Rulebook::usual(self.book.entry, self.book.language);
        Game { book: Arc::new(usual) }.value(py, self.setting)
    }

    /// Its value in this game.
    #[getter]
    fn value<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        Game { book: Arc::clone(&self.book) }.value(py, self.setting)
    }

    fn __repr__(&self) -> String {
        let allowed = self.setting.allowed();
        format!(
            "<karata.Setting {}: {}>",
            self.setting.key,
            if allowed.is_empty() { "text" } else { &allowed }
        )
    }
}
