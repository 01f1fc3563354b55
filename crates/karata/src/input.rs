//! What was typed, read: games, settings, numbers, bots. What is wrong is answered with what is allowed.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::ops::RangeInclusive;
use std::path::Path;

use game::notation::shortened;
use game::settings::Domain;
use game::{Config, Phrase, Seat};
use games::Entry;
use games::named::{self, MOST_BUDGET};
use players::Player;
use server::catalog;
use words::{Language, Lexicon, Names};

use crate::cli::MatchArguments;
use crate::failure::Failure;
use crate::files::{read_text, tell};

/// The game of this name, and its words.
pub(crate) fn game(name: &str, language: Language) -> Result<(&'static dyn Entry, Lexicon), Failure> {
    let entry =
        games::find(name).map_err(|error| Failure::input(&Lexicon::new(language, &[]), &error.phrase()))?;
    Ok((entry, catalog::lexicon(entry, language)))
}

/// The settings asked for. They have been tried together: a match with them can be opened.
pub(crate) fn config(
    entry: &dyn Entry,
    arguments: &MatchArguments,
    lexicon: &Lexicon,
) -> Result<Config, Failure> {
    let schema = entry.schema();
    let refused = |phrase: &Phrase| Failure::input(lexicon, phrase);
    let mut given = Vec::new();
    for text in &arguments.set {
        let (key, value) = text
            .split_once('=')
            .ok_or_else(|| refused(&Phrase::new("cli-set-form").with("text", shortened(text))))?;
        let setting = schema.settings.iter().find(|setting| setting.key == key);
        let long = setting.is_some_and(|setting| matches!(setting.takes, Domain::Text { .. }));
        let value = match value.strip_prefix('@') {
            Some("") if long => {
                return Err(refused(&Phrase::new("cli-set-unnamed").with("text", shortened(text))));
            }
            Some(path) if long => read_setting(Path::new(path), lexicon)?,
            Some(_) | None => value.to_owned(),
        };
        given.push((key, value));
    }
    let seats = arguments.seats.as_deref();
    let range = u64::from(schema.min_seats)..=u64::from(schema.max_seats);
    let seats = seats.map(|text| number("--seats", text, range, lexicon)).transpose()?;
    let config = Config::new(schema, seats.map(|seats| seats as u8), &given);
    let config = config.map_err(|error| refused(&error.0))?;
    entry.open(&config).map_err(|error| refused(&error.0))?;
    Ok(config)
}

/// A text as the settings keep it: its lines, without spaces at their ends.
fn read_setting(path: &Path, lexicon: &Lexicon) -> Result<String, Failure> {
    let text = read_text(path, lexicon)?;
    let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
    Ok(lines.join("\n"))
}

/// A whole number within a range.
pub(crate) fn number(
    option: &str,
    text: &str,
    range: RangeInclusive<u64>,
    lexicon: &Lexicon,
) -> Result<u64, Failure> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| value_unknown(option, text, named::number_within(&range), lexicon))
}

pub(crate) fn value_unknown(
    option: &str,
    text: &str,
    allowed: impl Into<game::Value>,
    lexicon: &Lexicon,
) -> Failure {
    Failure::input(lexicon, &named::unknown(option, text, allowed))
}

/// A seat, counted from 1.
pub(crate) fn seat(option: &str, text: &str, seats: u8, lexicon: &Lexicon) -> Result<Seat, Failure> {
    let number = number(option, text, 1..=u64::from(seats), lexicon)?;
    Ok(Seat(number as u8 - 1))
}

/// A hash, as it was copied from somewhere.
pub(crate) fn hash(option: &str, text: &str, lexicon: &Lexicon) -> Result<String, Failure> {
    let hash = text.trim().to_ascii_lowercase();
    if hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(hash);
    }
    Err(value_unknown(option, text, Phrase::new("cli-value-hash"), lexicon))
}

/// The seed asked for, or a new one, which is then told on standard error so that the run can be repeated.
pub(crate) fn seed(text: Option<&str>, lexicon: &Lexicon) -> Result<Seed, Failure> {
    match text {
        Some(text) => Ok(Seed { value: number("--seed", text, 0..=u64::MAX, lexicon)?, given: true }),
        None => Ok(Seed { value: entropy(), given: false }),
    }
}

/// A seed, and where it comes from.
pub(crate) struct Seed {
    pub(crate) value: u64,
    given: bool,
}

impl Seed {
    /// Tells a seed that nobody knows yet.
    pub(crate) fn tell(&self, lexicon: &Lexicon) {
        if !self.given {
            let phrase = Phrase::new("cli-seed").with("seed", self.value.to_string());
            tell(&format!("{}\n", lexicon.say(&phrase, &Names::none())));
        }
    }
}

/// A number nobody can foresee, short enough to be typed again: the hash keys of the standard library come
/// from the operating system.
fn entropy() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

/// A bot for each of so many chairs, with commas between them: one for all, or one for each. `budget` is for those that have none of their own.
pub(crate) fn players(
    entry: &dyn Entry,
    text: &str,
    chairs: u8,
    budget: Option<u32>,
    lexicon: &Lexicon,
) -> Result<Vec<Player>, Failure> {
    let players = named::one_a_chair(entry, "--bots", text.split(','), chairs, budget);
    players.map_err(|phrase| Failure::input(lexicon, &phrase))
}

/// What `--budget` says, if anything.
pub(crate) fn budget(text: Option<&str>, lexicon: &Lexicon) -> Result<Option<u32>, Failure> {
    let read = |text| number("--budget", text, 1..=MOST_BUDGET, lexicon).map(|budget| budget as u32);
    text.map(read).transpose()
}
