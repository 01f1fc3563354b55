//! Playing line by line: questions out, answers in. The terminal is a client of the table like any other.

use std::io::{self, BufRead, Write};
use std::sync::atomic::AtomicBool;

use game::{Config, Phrase, Seat};
use games::Entry;
use players::Player;
use session::{Client, Trouble};
use words::{Language, Lexicon};

use crate::lines::{Lines, Typed};
use crate::names::names;
use crate::page::render;
use crate::person::{Decision, Person};
use crate::style::Style;
use crate::written::{Page, Written};

/// Who plays what, and how it is shown.
pub struct Sitting<'a> {
    /// The game.
    pub entry: &'a dyn Entry,
    /// Its settings.
    pub config: &'a Config,
    /// What was set, as it is typed: `--set` and then this. Nothing if the same game cannot be asked for again.
    pub given: Option<Vec<String>>,
    /// Is it the person's first game of this kind? Then what one has to know is said before it begins.
    pub first: bool,
    /// The words to say everything in.
    pub lexicon: &'a Lexicon,
    /// Who sits on the other seats, in their order.
    pub bots: Vec<Player>,
    /// What others are to call the person, who is “you” here.
    pub called: String,
    /// What nature and the bots depend on, if it is a number.
    pub seed: Option<u64>,
    /// When to say what a good player would do.
    pub hints: Hints,
    /// How things are shown.
    pub style: Style,
    /// Where the lines come from.
    pub source: Source,
    /// Where the game is kept.
    pub kept: Kept,
    /// What is said before it begins, beside the greeting.
    pub notices: Vec<Phrase>,
    /// Whether somebody has pressed Ctrl-C and was asked [`question`].
    pub interrupted: &'a AtomicBool,
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

/// Where a game is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// Under this name, which can be asked for.
    Under(String),
    /// Nowhere.
    Nowhere,
    /// Where it is served: this command comes back to it.
    Served(String),
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over.
    Finished,
    /// The person left, or there was no more input.
    Left,
    /// The person gave up: the game has no result.
    GivenUp,
    /// The game goes on elsewhere.
    Elsewhere,
}

/// Why it could not go on.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
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
            PlayError::Hopeless { count, last } => {
                Phrase::new("play-hopeless").with("count", *count).with("text", last.as_str())
            }
            PlayError::Record(error) | PlayError::Io(error) => {
                Phrase::new("play-io").with("error", error.to_string())
            }
        }
    }
}

/// Plays one match, from where it stands. `record` gets the whole of it, up to every question.
pub fn play(
    sitting: &Sitting<'_>,
    client: &mut Client,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    record: Option<&mut dyn Page>,
) -> Result<Ending, PlayError> {
    play_with(sitting, client, &mut Typed::new(input, sitting.source), output, record)
}

/// The same with lines from wherever they come.
pub fn play_with(
    sitting: &Sitting<'_>,
    client: &mut Client,
    lines: &mut dyn Lines,
    output: &mut dyn Write,
    record: Option<&mut dyn Page>,
) -> Result<Ending, PlayError> {
    let names = names(sitting.lexicon, sitting.config.seats(), Some(Client::seat(client)));
    let mut person = Person::new(sitting, names);
    let hand = client.keeper().table().game().hand();
    let mut host = Host { sitting, client, lines, output, hand };
    let mut written = Written::new(record);
    written.update(|| host.client.keeper().table().record()).map_err(PlayError::Record)?;
    host.greet(&person)?;
    loop {
        if let Some(ending) = host.wait(&mut person)? {
            return Ok(ending);
        }
        written.update(|| host.client.keeper().table().record()).map_err(PlayError::Record)?;
        if host.client.is_over() {
            host.finish(&person)?;
            return Ok(Ending::Finished);
        }
        match person.decide(host.client, host.lines, host.output) {
            Ok(Decision::Done) => {}
            Ok(Decision::Leave) => return Ok(host.leave(&person)?),
            Ok(Decision::Ended) => {
                host.give_up(&person)?;
                written.update(|| host.client.keeper().table().record()).map_err(PlayError::Record)?;
                return Ok(Ending::GivenUp);
            }
            Ok(Decision::Stop(trouble)) => return Ok(host.stop(&person, &trouble)?),
            Err(error) => {
                // What was not noted is only told once more.
                let _ = host.client.leave();
                return Err(error);
            }
        }
    }
}

/// The question that is asked of whoever wants to leave.
pub fn question(kept: &Kept) -> Phrase {
    match kept {
        Kept::Under(_) => Phrase::new("play-leave-question"),
        Kept::Nowhere => Phrase::new("play-leave-question-unkept"),
        Kept::Served(_) => Phrase::new("join-leave-question"),
    }
}

/// What is said to whoever leaves: how to go on, where that is possible.
pub fn farewell(kept: &Kept, language: Language) -> Vec<Phrase> {
    match kept {
        Kept::Under(name) => vec![
            Phrase::new("play-left-kept"),
            Phrase::new("play-go-on").with("command", resume_command(Some(name), language)),
        ],
        Kept::Nowhere => vec![Phrase::new("play-left")],
        Kept::Served(command) => {
            vec![Phrase::new("join-left"), Phrase::new("join-come-back").with("command", command.as_str())]
        }
    }
}

/// The command that goes on with a kept game: the one of this name, or the latest.
pub fn resume_command(name: Option<&str>, language: Language) -> String {
    let mut command = "karata play --resume".to_owned();
    if let Some(name) = name {
        command.extend([" ", name]);
    }
    if language != Language::default() {
        command.extend([" --lang ", language.code()]);
    }
    command
}

struct Host<'a> {
    sitting: &'a Sitting<'a>,
    client: &'a mut Client,
    lines: &'a mut dyn Lines,
    output: &'a mut dyn Write,
    /// The hand that is being played.
    hand: u32,
}

impl Host<'_> {
    fn greet(&mut self, person: &Person<'_>) -> Result<(), PlayError> {
        let (you, sides) = (Client::seat(self.client), self.client.opened().sides);
        let others = Seat::all(self.sitting.config.seats()).filter(|seat| *seat != you);
        let (partners, others): (Vec<Seat>, Vec<Seat>) = others.partition(|seat| sides[*seat] == sides[you]);
        let title = self.sitting.lexicon.word("game-title").unwrap_or(self.sitting.entry.name().to_owned());
        writeln!(self.output, "{}", self.sitting.style.bold(&title))?;
        let greeting = if partners.is_empty() {
            Phrase::new("play-greeting")
        } else {
            Phrase::new("play-greeting-partners").with("partners", partners)
        };
        let seed = self.sitting.seed.map_or("?".to_owned(), |seed| seed.to_string());
        let greeting =
            greeting.with("who", others).with("bots", levels(&self.sitting.bots)).with("seed", seed);
        self.say(person, &greeting)?;
        for notice in &self.sitting.notices {
            self.say(person, notice)?;
        }
        if self.sitting.first {
            let minute = self.sitting.entry.minute();
            let page = self.sitting.lexicon.language().pick(minute.english, minute.french);
            write!(self.output, "\n{}", render(page, self.sitting.style))?;
        }
        Ok(())
    }

    /// Nature and the bots act until the person is to act, or nothing more happens. Where they cannot, the person says what to do.
    fn wait(&mut self, person: &mut Person<'_>) -> io::Result<Option<Ending>> {
        loop {
            person.hear(self.client.take_told());
            if let Some(ending) = self.pause(person)? {
                return Ok(Some(ending));
            }
            match self.client.wait() {
                Ok(true) => {}
                Ok(false) => return Ok(None),
                Err(Trouble::NotStored(why)) => {
                    self.say(person, &Phrase::new("play-stuck").with("why", why))?;
                    let line = self.lines.next(self.output)?;
                    if line.is_none_or(|line| person.wants_to_leave(&line)) {
                        return self.leave(person).map(Some);
                    }
                }
                Err(trouble) => return self.stop(person, &trouble).map(Some),
            }
        }
    }

    /// A hand that has ended is looked at before the next one is dealt: at a terminal, until a line is entered.
    fn pause(&mut self, person: &mut Person<'_>) -> io::Result<Option<Ending>> {
        let hand = self.client.keeper().table().game().hand();
        let has_ended = hand > self.hand;
        self.hand = hand;
        if !has_ended || self.client.is_over() || self.sitting.source == Source::Pipe {
            return Ok(None);
        }
        person.tell_hand(self.output)?;
        self.say(person, &Phrase::new("play-next-hand"))?;
        match self.lines.next(self.output)? {
            Some(line) if !person.wants_to_leave(&line) => Ok(None),
            Some(_) | None => self.leave(person).map(Some),
        }
    }

    fn leave(&mut self, person: &Person<'_>) -> io::Result<Ending> {
        match self.client.leave() {
            Err(error) if error.is_elsewhere() => {
                return self.stop(person, &Trouble::Elsewhere(error.phrase()));
            }
            // What was not noted is only told once more.
            Ok(()) | Err(_) => {}
        }
        for phrase in farewell(&self.sitting.kept, self.sitting.lexicon.language()) {
            self.say(person, &phrase)?;
        }
        Ok(Ending::Left)
    }

    fn give_up(&mut self, person: &Person<'_>) -> io::Result<()> {
        self.say(person, &Phrase::new("play-given-up"))?;
        self.file(person)
    }

    /// The game cannot go on here.
    fn stop(&mut self, person: &Person<'_>, trouble: &Trouble) -> io::Result<Ending> {
        let (why, ending) = match trouble {
            Trouble::Elsewhere(why) => (why, Ending::Elsewhere),
            Trouble::Denied(why) | Trouble::NotStored(why) | Trouble::Lost(why) => (why, Ending::Left),
        };
        self.say(person, &Phrase::new("play-stops").with("why", why.clone()))?;
        if let (Kept::Under(name), Ending::Left) = (&self.sitting.kept, ending) {
            let command = resume_command(Some(name), self.sitting.lexicon.language());
            self.say(person, &Phrase::new("play-go-on").with("command", command))?;
        }
        Ok(ending)
    }

    fn finish(&mut self, person: &Person<'_>) -> io::Result<()> {
        person.tell(self.output)?;
        person.conclude(self.client, self.output)?;
        self.file(person)?;
        match again(self.sitting, self.client) {
            Some(command) => self.say(person, &Phrase::new("play-again").with("command", command)),
            None => Ok(()),
        }
    }

    /// The game goes among the finished ones.
    fn file(&mut self, person: &Person<'_>) -> io::Result<()> {
        match self.client.finish() {
            Err(error) if matches!(self.sitting.kept, Kept::Under(_)) => {
                self.say(person, &Phrase::new("play-not-filed").with("why", error.phrase()))
            }
            Ok(_) | Err(_) => Ok(()),
        }
    }

    fn say(&mut self, person: &Person<'_>, phrase: &Phrase) -> io::Result<()> {
        let said = self.sitting.lexicon.say(phrase, &person.names);
        write!(self.output, "{}", self.sitting.style.wrap(&said, "", ""))?;
        self.output.flush()
    }
}

/// How good the bots are, each level once.
fn levels(bots: &[Player]) -> String {
    let mut names: Vec<&str> = bots.iter().map(|bot| bot.level.name()).collect();
    names.dedup();
    names.join(", ")
}

/// The command that plays the same match again, if one does.
fn again(sitting: &Sitting<'_>, client: &Client) -> Option<String> {
    let (given, seed) = (sitting.given.as_ref()?, sitting.seed?);
    let mut command = format!("karata play {} --seats {}", sitting.entry.name(), sitting.config.seats());
    for setting in given {
        command.extend([" --set ", &quoted(setting)]);
    }
    if Client::seat(client) != Seat(0) {
        command.extend([" --seat ", &Client::seat(client).to_string()]);
    }
    if client.opened().terms.memory {
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
    Some(command + &format!(" --bots {} --seed {seed}", bots.join(",")))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_shell_would_take_apart_is_quoted() {
        assert_eq!(quoted("cards=@my/table.txt"), "cards=@my/table.txt");
        assert_eq!(quoted("cards=@my table's.txt"), r"'cards=@my table'\''s.txt'");
    }
}
