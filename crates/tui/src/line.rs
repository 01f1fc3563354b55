//! Playing line by line: questions out, answers in.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use game::{Config, ConfigError, Match, MemoryAid, Phrase, Seat, Sight, Turn, Viewer};
use games::Entry;
use players::Player;
use session::Session;
use words::{Language, Lexicon};

use crate::names::names;
use crate::page::render;
use crate::person::{Decision, Person};
use crate::result::result;
use crate::style::{Style, wrap};

/// Who plays what, and how it is shown.
pub struct Sitting<'a> {
    /// The game.
    pub entry: &'a dyn Entry,
    /// Its settings.
    pub config: &'a Config,
    /// What was set, as it was typed: `--set` and then this.
    pub given: &'a [String],
    /// Is it the person's first game of this kind? Then what one has to know is said before it begins.
    pub first: bool,
    /// The words to say everything in.
    pub lexicon: &'a Lexicon,
    /// The person's seat.
    pub seat: Seat,
    /// Who sits on the other seats, in their order.
    pub bots: Vec<Player>,
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
    /// The record could not be written.
    #[error("the record: {0}")]
    Record(io::Error),
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
            PlayError::Record(error) | PlayError::Io(error) => {
                Phrase::new("play-io").with("error", error.to_string())
            }
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
    let mut bots = sitting.bots.iter().copied();
    let players: Vec<_> =
        Seat::all(seats).map(|seat| if seat == sitting.seat { None } else { bots.next() }).collect();
    let session = Session::open(sitting.entry, sitting.config, &players, sitting.seed)?;
    let names = names(sitting.lexicon, seats, Some(sitting.seat));
    let mut sink = io::sink();
    let mut client = Client { sitting, session, output, record: record.unwrap_or(&mut sink) };
    let mut person = Person::new(sitting, names);
    client.greet(&person)?;
    let mut sight = person.look(client.session.running());
    loop {
        while client.advance() {
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
    /// One step of nature or of a bot. On a terminal a bot's answers come in its own rhythm: how long it thought would tell
    /// whether it had anything to think about, and so what it holds (ASA.42).
    fn advance(&mut self) -> bool {
        let begun = Instant::now();
        let rhythm = match (self.session.running().turn(), self.sitting.source) {
            (Turn::Seat(seat), Source::Terminal) if seat != self.sitting.seat => {
                let others =
                    Seat::all(self.sitting.config.seats()).filter(|other| *other != self.sitting.seat);
                let place = others.take_while(|other| *other != seat).count();
                self.sitting.bots.get(place).map(|bot| bot.level.rhythm())
            }
            _ => None,
        };
        let goes_on = self.session.advance();
        if let Some(rhythm) = rhythm {
            std::thread::sleep(rest_of_beat(begun.elapsed(), rhythm));
        }
        goes_on
    }

    /// After every step: the record is written, and the person looks.
    fn note(&mut self, person: &mut Person<'_>) -> Result<Sight, PlayError> {
        self.write_record()?;
        Ok(person.look(self.session.running()))
    }

    fn write_record(&mut self) -> Result<(), PlayError> {
        let lines = self.session.take_record();
        let written = self.record.write_all(lines.as_bytes()).and_then(|()| self.record.flush());
        written.map_err(PlayError::Record)
    }

    fn greet(&mut self, person: &Person<'_>) -> Result<(), PlayError> {
        self.write_record()?;
        let (you, sides) = (self.sitting.seat, self.session.running().sides());
        let others = Seat::all(self.sitting.config.seats()).filter(|seat| *seat != you);
        let (partners, others): (Vec<Seat>, Vec<Seat>) = others.partition(|seat| sides[*seat] == sides[you]);
        let title = self.sitting.lexicon.word("game-title").unwrap_or(self.sitting.entry.name().to_owned());
        writeln!(self.output, "{}", self.sitting.style.bold(&title))?;
        let greeting = if partners.is_empty() {
            Phrase::new("play-greeting")
        } else {
            Phrase::new("play-greeting-partners").with("partners", partners)
        };
        let greeting = greeting
            .with("who", others)
            .with("bots", levels(&self.sitting.bots))
            .with("seed", self.sitting.seed.to_string());
        self.say(person, &greeting)?;
        if self.sitting.first {
            let minute = self.sitting.entry.minute();
            let page = self.sitting.lexicon.language().pick(minute.english, minute.french);
            write!(self.output, "\n{}", render(page, self.sitting.style))?;
        }
        Ok(())
    }

    fn finish(&mut self, person: &Person<'_>, sight: &Sight) -> io::Result<()> {
        let running = self.session.running();
        person.tell(self.output)?;
        write!(self.output, "\n{}\n", person.draw(sight))?;
        let outcome = running.outcome().expect("the match is over");
        let Sitting { lexicon, style, .. } = self.sitting;
        write!(self.output, "{}", result(&outcome, running.sides(), lexicon, &person.names, *style))?;
        let again = again(self.sitting, running);
        self.say(person, &Phrase::new("play-again").with("command", again))
    }

    fn say(&mut self, person: &Person<'_>, phrase: &Phrase) -> io::Result<()> {
        write!(self.output, "{}", wrap(&self.sitting.lexicon.say(phrase, &person.names), "", ""))?;
        self.output.flush()
    }
}

/// How long it is to the next beat of a rhythm, after so long; nothing if there is no rhythm.
fn rest_of_beat(passed: Duration, rhythm: Duration) -> Duration {
    if rhythm.is_zero() {
        return Duration::ZERO;
    }
    let beats = passed.as_nanos() / rhythm.as_nanos() + 1;
    rhythm.saturating_mul(u32::try_from(beats).unwrap_or(u32::MAX)).saturating_sub(passed)
}

/// How good the bots are, each level once.
fn levels(bots: &[Player]) -> String {
    let mut names: Vec<&str> = bots.iter().map(|bot| bot.level.name()).collect();
    names.dedup();
    names.join(", ")
}

/// The command that plays the same match again.
fn again(sitting: &Sitting<'_>, running: &dyn Match) -> String {
    let mut command = format!("karata play {} --seats {}", running.name(), sitting.config.seats());
    for setting in sitting.given {
        command.extend([" --set ", &quoted(setting)]);
    }
    if sitting.seat != Seat(0) {
        command.extend([" --seat ", &sitting.seat.to_string()]);
    }
    if sitting.aid == MemoryAid::On {
        command += " --memory";
    }
    if sitting.hints == Hints::Always {
        command += " --hint";
    }
    if sitting.lexicon.language() != Language::default() {
        command.extend([" --lang ", sitting.lexicon.language().code()]);
    }
    let mut bots: Vec<String> = sitting.bots.iter().map(Player::to_string).collect();
    if bots.windows(2).all(|pair| pair[0] == pair[1]) {
        bots.truncate(1);
    }
    command + &format!(" --bots {} --seed {}", bots.join(","), sitting.seed)
}

/// As a shell reads it in one piece.
fn quoted(text: &str) -> String {
    // What would move the cursor cannot be typed again anyway.
    let text: String = text.chars().map(|c| if c.is_control() { '�' } else { c }).collect();
    let plain = |c: char| c.is_alphanumeric() || "=@-_./:,+".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

/// The page of rules in the language of a lexicon.
pub(crate) fn page(entry: &dyn Entry, language: Language) -> &'static str {
    language.pick(entry.page().english, entry.page().french)
}

/// The view of the person at this sitting.
pub(crate) fn viewer(sitting: &Sitting<'_>) -> Viewer {
    Viewer::Seat(sitting.seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_come_on_the_beat_however_long_was_thought() {
        let ms = Duration::from_millis;
        for thought in [0, 1, 120, 399] {
            assert_eq!(ms(thought) + rest_of_beat(ms(thought), ms(400)), ms(400));
        }
        assert_eq!(ms(401) + rest_of_beat(ms(401), ms(400)), ms(800));
        assert_eq!(rest_of_beat(ms(7), Duration::ZERO), Duration::ZERO);
    }

    #[test]
    fn what_a_shell_would_take_apart_is_quoted() {
        assert_eq!(quoted("cards=@my/table.txt"), "cards=@my/table.txt");
        assert_eq!(quoted("cards=@my table's.txt"), r"'cards=@my table'\''s.txt'");
    }
}
