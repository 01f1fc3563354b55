//! Playing line by line: questions out, answers in.

use std::io::{self, BufRead, Write};

use game::settings::Domain;
use game::{Config, ConfigError, Match, MemoryAid, Phrase, Seat, Sight, Viewer};
use games::Entry;
use players::Player;
use session::Session;
use words::{Language, Lexicon};

use crate::names::names;
use crate::person::{Decision, Person};
use crate::result::result;
use crate::style::{Style, wrap};

/// Who plays what, and how it is shown.
pub struct Sitting<'a> {
    /// The game.
    pub entry: &'a dyn Entry,
    /// Its settings.
    pub config: &'a Config,
    /// The words to say everything in.
    pub lexicon: &'a Lexicon,
    /// The person's seat.
    pub seat: Seat,
    /// Who sits on the other seats.
    pub bots: Player,
    /// What nature and the bots depend on.
    pub seed: u64,
    /// Whether the table shows what a perfect memory would know.
    pub aid: MemoryAid,
    /// When to say what a good player would do.
    pub hints: Hints,
    /// How things are shown.
    pub style: Style,
    /// Where the lines come from.
    pub source: Source,
}

/// Where a person's lines come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A terminal, which shows what is typed.
    Terminal,
    /// A pipe: lines are repeated so that a transcript can be read, and too many refusals in a row end the
    /// game.
    Pipe,
}

/// When to say what a good player would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hints {
    /// When the person asks.
    WhenAsked,
    /// With every question.
    Always,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over.
    Finished,
    /// The person left, or there was no more input.
    Left,
}

/// Why it could not go on.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The settings do not go together.
    #[error("{0}")]
    Config(#[from] ConfigError),
    /// Line after line from a pipe was refused; this was the last one.
    #[error("refused: {last}")]
    Hopeless {
        /// How many lines in a row were refused.
        count: u32,
        /// The last of them.
        last: String,
    },
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl PlayError {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            PlayError::Config(error) => error.0.clone(),
            PlayError::Hopeless { count, last } => {
                Phrase::new("play-hopeless").with("count", *count).with("text", last.as_str())
            }
            PlayError::Io(error) => Phrase::new("play-io").with("error", error.to_string()),
        }
    }
}

/// Plays one match. `record` gets every step as it happens, each one whole.
pub fn play(
    sitting: &Sitting<'_>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    record: Option<&mut dyn Write>,
) -> Result<Ending, PlayError> {
    let seats = sitting.config.seats();
    let players: Vec<_> =
        Seat::all(seats).map(|seat| (seat != sitting.seat).then_some(sitting.bots)).collect();
    let session = Session::open(sitting.entry, sitting.config, &players, sitting.seed)?;
    let names = names(sitting.lexicon, seats, Some(sitting.seat));
    let mut sink = io::sink();
    let mut client = Client { sitting, session, output, record: record.unwrap_or(&mut sink) };
    let mut person = Person::new(sitting, names);
    client.greet(&person)?;
    let mut sight = person.look(client.session.running());
    loop {
        while client.session.advance() {
            sight = client.note(&mut person)?;
        }
        if client.session.asks().is_none() {
            client.finish(&person, &sight)?;
            return Ok(Ending::Finished);
        }
        match person.decide(&mut client.session, &sight, input, client.output)? {
            Decision::Played => {
                person.forget_story();
                sight = client.note(&mut person)?;
            }
            Decision::Leave => {
                client.say(&person, &Phrase::new("play-left"))?;
                return Ok(Ending::Left);
            }
        }
    }
}

struct Client<'a> {
    sitting: &'a Sitting<'a>,
    session: Session,
    output: &'a mut dyn Write,
    record: &'a mut dyn Write,
}

impl Client<'_> {
    /// After every step: the record is written, and the person looks.
    fn note(&mut self, person: &mut Person<'_>) -> io::Result<Sight> {
        self.record.write_all(self.session.take_record().as_bytes())?;
        self.record.flush()?;
        Ok(person.look(self.session.running()))
    }

    fn greet(&mut self, person: &Person<'_>) -> io::Result<()> {
        self.record.write_all(self.session.take_record().as_bytes())?;
        self.record.flush()?;
        let others: Vec<Seat> =
            Seat::all(self.sitting.config.seats()).filter(|seat| *seat != self.sitting.seat).collect();
        let title = self.sitting.lexicon.word("game-title").unwrap_or(self.sitting.entry.name().to_owned());
        writeln!(self.output, "{}", self.sitting.style.bold(&title))?;
        let greeting = Phrase::new("play-greeting")
            .with("who", others)
            .with("bots", self.sitting.bots.level.name())
            .with("seed", self.sitting.seed.to_string());
        self.say(person, &greeting)
    }

    fn finish(&mut self, person: &Person<'_>, sight: &Sight) -> io::Result<()> {
        let running = self.session.running();
        person.tell(self.output)?;
        write!(self.output, "\n{}\n", person.draw(sight))?;
        let outcome = running.outcome().expect("the match is over");
        write!(self.output, "{}", result(&outcome, self.sitting.lexicon, &person.names, self.sitting.style))?;
        let again = again(self.sitting, running);
        self.say(person, &Phrase::new("play-again").with("command", again))
    }

    fn say(&mut self, person: &Person<'_>, phrase: &Phrase) -> io::Result<()> {
        write!(self.output, "{}", wrap(&self.sitting.lexicon.say(phrase, &person.names), "", ""))?;
        self.output.flush()
    }
}

/// The command that plays the same match again.
fn again(sitting: &Sitting<'_>, running: &dyn Match) -> String {
    let mut command = format!("karata play {} --seats {}", running.name(), sitting.config.seats());
    // A preset stands for all the settings it gives.
    let schema = sitting.entry.schema();
    let presets = schema.settings.iter().filter(|setting| matches!(setting.takes, Domain::Preset { .. }));
    let presets: Vec<(&str, &str)> =
        presets.map(|preset| (preset.key, sitting.config.text(preset.key))).collect();
    let usual = |given: &[(&str, &str)]| -> Vec<(&str, String)> {
        let config = Config::new(schema, Some(sitting.config.seats()), given);
        config.iter().flat_map(Config::pairs).collect()
    };
    let (plain, preset) = (usual(&[]), usual(&presets));
    let is_preset = |key: &str| presets.iter().any(|(preset, _)| *preset == key);
    let told = |pair: &(&str, String)| !if is_preset(pair.0) { &plain } else { &preset }.contains(pair);
    for (key, value) in sitting.config.pairs().filter(told) {
        let value = if value.contains(char::is_whitespace) { "@FILE" } else { &value };
        command.extend([" --set ", key, "=", value]);
    }
    if sitting.seat != Seat(0) {
        command.extend([" --seat ", &sitting.seat.to_string()]);
    }
    if sitting.aid == MemoryAid::On {
        command += " --memory";
    }
    command + &format!(" --bots {} --seed {}", sitting.bots, sitting.seed)
}

/// The page of rules in the language of a lexicon.
pub(crate) fn page(entry: &dyn Entry, language: Language) -> &'static str {
    language.pick(entry.page().english, entry.page().french)
}

/// The view of the person at this sitting.
pub(crate) fn viewer(sitting: &Sitting<'_>) -> Viewer {
    Viewer::Seat(sitting.seat)
}
