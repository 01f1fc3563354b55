//! What a table is set up with.

use std::fmt;
use std::sync::Arc;

use game::{Config, ConfigError, Match, Phrase, Seat};
use games::{Entry, find};
use players::{Level, Player};
use protocol::{Clock, Key32, Millis, Terms, Time};
use serde::{Deserialize, Serialize};

use crate::text;

/// A person, as whoever keeps the table knows them: opaque text, never told to anybody. Shared, because every event of a person names them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonId(Arc<str>);

impl PersonId {
    /// The most characters of it.
    pub const LONGEST: usize = 24;

    /// A person of this name, which has 1 to 24 visible ASCII characters and no `/`: keys of events are put together with it.
    pub fn new(id: impl Into<String>) -> Option<PersonId> {
        let id = id.into();
        let fits = (1..=Self::LONGEST).contains(&id.len())
            && id.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'/');
        fits.then(|| PersonId(id.into()))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for PersonId {
    type Error = &'static str;

    fn try_from(id: String) -> Result<PersonId, Self::Error> {
        PersonId::new(id).ok_or("a person has 1 to 24 visible ASCII characters without /")
    }
}

impl From<PersonId> for String {
    fn from(person: PersonId) -> String {
        person.as_str().to_owned()
    }
}

/// Where chance comes from, and what is mixed into the hash that binds the table to it. Told to nobody before the end.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret {
    /// What all chance is drawn from.
    pub key: [u8; 32],
    /// What keeps the key from being guessed from its hash, if it is a small number, say.
    pub nonce: [u8; 32],
}

impl Secret {
    /// The secret in hexadecimal digits.
    pub fn told(&self) -> Key32 {
        Key32 { key: hex(&self.key), nonce: hex(&self.nonce) }
    }

    /// What was told, read again: each 64 hexadecimal digits.
    pub fn read(key: &str, nonce: &str) -> Option<Secret> {
        Some(Secret { key: unhex(key)?, nonce: unhex(nonce)? })
    }

    /// The hash that binds a table to this secret: BLAKE3 in the context `karata deal 1` over the length of the table's name as one
    /// byte, the name, the key and the nonce.
    pub fn commitment(&self, table: &str) -> String {
        let mut hasher = blake3::Hasher::new_derive_key("karata deal 1");
        hasher.update(&[u8::try_from(table.len()).unwrap_or(u8::MAX)]).update(table.as_bytes());
        hasher.update(&self.key).update(&self.nonce).finalize().to_hex().to_string()
    }
}

/// A secret is not for anybody's eyes.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Serialize for Secret {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Key32 { key, nonce } = Key32::deserialize(deserializer)?;
        let wrong = || serde::de::Error::custom("not 32 bytes in hexadecimal digits");
        Secret::read(&key, &nonce).ok_or_else(wrong)
    }
}

fn hex(bytes: &[u8; 32]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string");
        text
    })
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

/// What a table is set up with: everything that is not an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Its name: 1 to 64 bytes.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many play.
    pub seats: u8,
    /// The settings, as a record writes them.
    pub settings: Vec<(String, String)>,
    /// Who sits where at the beginning, in the order of the seats.
    pub places: Vec<Place>,
    /// What is agreed beside the rules.
    pub terms: Terms,
    /// Where chance comes from.
    pub secret: Secret,
    /// When it was set up.
    pub at: Time,
    /// The steps of a record that is played on from here; such a game is practice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Before>,
}

/// Who sits on a chair at the beginning, and who when nobody does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The person, if it is one.
    pub person: Option<Sitter>,
    /// The bot that holds the chair when no person does, as on the command line: `club`, `club:500`.
    pub bot: String,
}

/// A person on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// Who.
    pub person: PersonId,
    /// What the others call them.
    pub name: String,
}

/// A step of a record that is played on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Before {
    /// Whose; nobody's if it was chance.
    pub seat: Option<Seat>,
    /// In notation.
    pub notation: String,
}

/// Why a table cannot be opened from what was kept of it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum Damaged {
    /// The set-up is not possible.
    Setup(Phrase),
    /// It was played by other rules than ours.
    Rules {
        /// The game.
        game: String,
        /// Its version there.
        theirs: u32,
        /// The version we know.
        ours: u32,
    },
    /// This event does not follow from those before it.
    Event(u64),
}

impl Damaged {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            Damaged::Setup(phrase) => phrase.clone(),
            Damaged::Rules { game, theirs, ours } => {
                let key = if theirs > ours { "record-newer-rules" } else { "record-older-rules" };
                Phrase::new(key).with("game", game.as_str()).with("theirs", *theirs).with("ours", *ours)
            }
            Damaged::Event(seq) => {
                Phrase::new("kept-event-wrong").with("event", i64::try_from(*seq).unwrap_or(i64::MAX))
            }
        }
    }
}

impl From<ConfigError> for Damaged {
    fn from(error: ConfigError) -> Self {
        Damaged::Setup(error.0)
    }
}

/// The longest name of a table, in bytes.
const LONGEST_TABLE: usize = 64;
/// The most time on a clock: thirty days.
const LONGEST_CLOCK: Millis = 30 * 24 * 3_600_000;
/// The longest delay of an answer that no person gives.
const LONGEST_PACE: Millis = 60_000;

/// What a set-up means.
pub(crate) struct Ground {
    pub(crate) entry: &'static dyn Entry,
    pub(crate) config: Config,
    pub(crate) bots: Vec<Player>,
    /// Where the match begins, if not where its rules begin.
    pub(crate) start: Option<Box<dyn Match>>,
}

impl Ground {
    /// The match before its first step.
    pub(crate) fn open(&self) -> Box<dyn Match> {
        match &self.start {
            Some(start) => start.fork(),
            None => self.entry.open(&self.config).expect("the settings have been checked"),
        }
    }
}

impl Setup {
    /// What is stored of it.
    pub fn body(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a set-up is plain data")
    }

    /// What was stored, read again.
    pub fn read(body: &[u8]) -> Option<Setup> {
        serde_json::from_slice(body).ok()
    }

    /// The set-up of a game that one person plays on alone from these steps of a game at this table: practice, on one chair and against the
    /// bots of the others, without a clock, with every help, and with chance of its own.
    #[must_use]
    pub fn practice(
        &self,
        seat: Seat,
        sitter: Sitter,
        before: Vec<Before>,
        new: (String, Secret, Time),
    ) -> Setup {
        let (table, secret, at) = new;
        let mut places: Vec<Place> =
            self.places.iter().map(|place| Place { person: None, bot: place.bot.clone() }).collect();
        if let Some(place) = places.get_mut(seat.index()) {
            place.person = Some(sitter);
        }
        let terms = Terms {
            clock: Clock::None,
            memory: true,
            hints: true,
            take_backs: true,
            open: false,
            listed: false,
            ..self.terms
        };
        Setup { table, places, terms, secret, at, before, ..self.clone() }
    }

    pub(crate) fn ground(&self) -> Result<Ground, Damaged> {
        let wrong = |key| Damaged::Setup(Phrase::new(key));
        let entry = find(&self.game).map_err(|unknown| Damaged::Setup(unknown.phrase()))?;
        if entry.rules() != self.rules {
            return Err(Damaged::Rules { game: self.game.clone(), theirs: self.rules, ours: entry.rules() });
        }
        let config = Config::new(entry.schema(), Some(self.seats), &self.settings)?;
        let bots: Option<Vec<Player>> = self.places.iter().map(|place| bot(&place.bot)).collect();
        let bots = bots.ok_or_else(|| wrong("setup-bot-unknown"))?;
        bots.iter().try_for_each(|bot| entry.admit(&config, *bot))?;
        let clock_fits = match self.terms.clock {
            Clock::None => true,
            Clock::Move { time } => (1..=LONGEST_CLOCK).contains(&time),
            Clock::Game { time, increment } => {
                (1..=LONGEST_CLOCK).contains(&time) && (0..=LONGEST_CLOCK).contains(&increment)
            }
        };
        let pace = self.terms.pace;
        let pace_fits = (0..=LONGEST_PACE).contains(&pace.most) && (0..=pace.most).contains(&pace.least);
        let table_fits = (1..=LONGEST_TABLE).contains(&self.table.len());
        let fits = bots.len() == usize::from(self.seats) && clock_fits && pace_fits && table_fits;
        if fits && self.people_fit() {
            Ok(Ground { entry, config, bots, start: None })
        } else {
            Err(wrong("setup-impossible"))
        }
    }

    /// Everybody sits once and has a name that nobody else has.
    fn people_fit(&self) -> bool {
        let mut people: Vec<&Sitter> = Vec::new();
        for sitter in self.places.iter().filter_map(|place| place.person.as_ref()) {
            let is_double = |other: &&Sitter| {
                other.person == sitter.person || text::is_same_name(&other.name, &sitter.name)
            };
            if people.iter().any(is_double) || text::name(&sitter.name).as_ref() != Some(&sitter.name) {
                return false;
            }
            people.push(sitter);
        }
        true
    }
}

/// The bot of this name: `club`, `club:500`. One that searches no longer may still have a number from the time when it did.
pub fn bot(name: &str) -> Option<Player> {
    let (level, budget) = match name.split_once(':') {
        Some((level, budget)) => (level, Some(budget.parse().ok().filter(|budget| *budget > 0)?)),
        None => (name, None),
    };
    Level::read(level).map(|level| Player { level, budget })
}
