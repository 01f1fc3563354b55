//! The text record of a game: its settings, every step, the result. It replays anywhere; no generator is
//! part of it.
//!
//! ```text
//! karata 1                                   ; 5f0c2a91
//! game serengeti rules 1                     ; …
//! seats 4                                    ; …
//! set edition abacus                         ; …
//! set cards                                  ; …
//! | Nuba 0 1 4 8 9                           ; …
//! nature first 2                             ; …
//! seat 2 bid 3                               ; …
//! scores 31 20 18 25                         ; …
//! result scores 31 20 18 25 ranks 1 3 4 2    ; …
//! ```
//!
//! A line `scores` is a remark after a hand of a match; it is compared with the game when it is replayed.
//! The record of a table has also what binds the table to its deal (`Deal`, `Opened`), and then begins with `karata 2`. One that is played
//! on from another says with how many of its steps it begins (`practice 57`), and begins with `karata 3`.
//! `docs/records.md` tells it all. Every line ends with a check over everything up to it, so that a changed line is found where it was
//! changed. The check guards against slips, not against forgery.

use std::collections::HashMap;
use std::fmt::Write;

use crate::notation::shortened;
use crate::phrase::Phrase;
use crate::running::{Command, Match};
use crate::scoring::Outcome;
use crate::seat::{BySeat, Seat};
use crate::settings::Config;

/// What binds a table to its deal.
mod deal;

pub use deal::{Deal, Opened};

/// What a record begins with: one without a deal, which every Karata reads, one with a deal, and one that is played on from another.
const FORMATS: [&str; 3] = ["karata 1", "karata 2", "karata 3"];
/// The version with a deal.
const DEALT: usize = 2;
/// The version that is played on from another.
const PLAYED_ON: usize = 3;
const CHECK_MARK: &str = " ; ";

/// Writes a record, line by line.
#[derive(Debug)]
pub struct Writer {
    check: Check,
}

impl Writer {
    /// The beginning of a record: everything needed to set the game up again.
    pub fn begin(game: &dyn Match) -> (Writer, String) {
        Self::set_up(game.name(), game.rules(), game.config())
    }

    /// The same of a game at a table that is bound to its deal.
    pub fn begin_dealt(game: &dyn Match, deal: &Deal) -> (Writer, String) {
        let deal = deal.words();
        Self::set_up_as(FORMATS[DEALT - 1], game.name(), game.rules(), game.config(), Some(&deal))
    }

    /// The same of a game that is played on from another: it begins with so many steps of it.
    pub fn begin_played_on(game: &dyn Match, steps: u64) -> (Writer, String) {
        let practice = format!("practice {steps}");
        Self::set_up_as(FORMATS[PLAYED_ON - 1], game.name(), game.rules(), game.config(), Some(&practice))
    }

    /// The beginning of a record of the game with this name, rules version and settings.
    pub fn set_up(name: &str, rules: u32, config: &Config) -> (Writer, String) {
        Self::set_up_as(FORMATS[0], name, rules, config, None)
    }

    fn set_up_as(
        format: &str,
        name: &str,
        rules: u32,
        config: &Config,
        beginning: Option<&str>,
    ) -> (Writer, String) {
        let mut writer = Writer { check: Check::new() };
        let mut text = writer.line(format);
        text += &writer.line(&format!("game {name} rules {rules}"));
        text += &writer.line(&format!("seats {}", config.seats()));
        for (key, value) in config.pairs() {
            if value.contains('\n') {
                text += &writer.line(&format!("set {key}"));
                for row in value.lines() {
                    text += writer.line(format!("| {row}").trim_end()).as_str();
                }
            } else {
                text += &writer.line(&format!("set {key} {value}"));
            }
        }
        if let Some(beginning) = beginning {
            text += &writer.line(beginning);
        }
        (writer, text)
    }

    /// What a seat did.
    pub fn action(&mut self, seat: Seat, notation: &str) -> String {
        self.line(&format!("seat {seat} {notation}"))
    }

    /// What nature did.
    pub fn chance(&mut self, notation: &str) -> String {
        self.line(&format!("nature {notation}"))
    }

    /// What everybody has after a hand.
    pub fn scores(&mut self, standing: BySeat<i32>) -> String {
        self.line(&scores_words(standing))
    }

    /// How it ended: the last line of a whole record, but for what the deal's hash is of.
    pub fn result(&mut self, outcome: &Outcome) -> String {
        self.line(&result_words(outcome))
    }

    /// What the hash of the deal is of, once everybody may know: nothing comes after it.
    pub fn opened(&mut self, opened: &Opened) -> String {
        self.line(&opened.words())
    }

    fn line(&mut self, words: &str) -> String {
        format!("{words:<46}{CHECK_MARK}{:08x}\n", self.check.after(words))
    }
}

fn scores_words(scores: BySeat<i32>) -> String {
    let mut words = "scores".to_owned();
    scores.values().for_each(|score| write!(words, " {score}").expect("writing to a string"));
    words
}

fn result_words(outcome: &Outcome) -> String {
    let mut words = format!("result {} ranks", scores_words(outcome.scores));
    outcome.ranks.values().for_each(|rank| write!(words, " {rank}").expect("writing to a string"));
    words
}

/// A record as it was read: the set-up, and steps not yet played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The version of the format: 2 with a deal, 3 if it is played on from another, else 1.
    pub format: usize,
    /// The game's name.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// How many played.
    pub seats: u8,
    /// The settings, as written.
    pub settings: Vec<(String, String)>,
    /// What binds the table to its deal, if it was played at one.
    pub deal: Option<Deal>,
    /// With how many steps of another game it begins, if it is played on from one.
    pub practice: Option<u64>,
    /// Every step, with the number of its line.
    pub steps: Vec<(usize, Entry)>,
    /// The number and words of the line with the result, if the game was finished.
    pub result: Option<(usize, String)>,
    /// What the hash of the deal is of, with the number of its line, if the game was over.
    pub opened: Option<(usize, Opened)>,
    /// How it ends, if not with a result.
    pub cut: Option<Cut>,
    /// The lines of the set-up, by what they begin with: `game`, `seats`, `set edition`, `deal`, `practice`.
    pub set_up: HashMap<String, usize>,
}

/// How a record ends that has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// After this line: the game was not finished.
    After(usize),
    /// Within this line, which is of no use.
    Within(usize),
}

/// One step of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A seat's action, in notation.
    Move(Seat, String),
    /// A chance outcome, in notation.
    Chance(String),
    /// What everybody had then: a remark.
    Scores(String),
}

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: Phrase,
}

impl RecordError {
    fn new(line: usize, what: Phrase) -> Self {
        RecordError { line, what }
    }
}

impl Record {
    /// Reads a record. A file that ends before the result is a cut record, not an error.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut record = Record::default();
        let mut check = Check::new();
        let mut table: Option<(String, Vec<String>)> = None;
        let lines: Vec<&str> = text.trim_end_matches(['\n', '\r', ' ']).lines().collect();
        let whole_lines = text.ends_with('\n');
        for (index, line) in lines.iter().enumerate() {
            let number = index + 1;
            let broken_off = number == lines.len() && !whole_lines;
            let words = match checked_words(line, &mut check) {
                Ok(words) => words,
                Err(_) if broken_off && number > 1 && record.opened.is_none() => {
                    record.cut = Some(Cut::Within(number));
                    break;
                }
                Err(_) if number == 1 && !FORMATS.iter().any(|format| line.starts_with(format)) => {
                    return Err(no_record(line));
                }
                Err(key) => {
                    let words = line.rsplit_once(CHECK_MARK).map_or(*line, |(words, _)| words);
                    return Err(RecordError::new(
                        number,
                        Phrase::new(key).with("text", shortened(words.trim())),
                    ));
                }
            };
            if let Some(row) = words.strip_prefix("| ").or(words.strip_prefix('|')) {
                if let Some((_, rows)) = &mut table {
                    rows.push(row.to_owned());
                    continue;
                }
            } else if let Some((key, rows)) = table.take() {
                record.settings.push((key, rows.join("\n")));
            }
            if record.opened.is_some() || record.result.is_some() && !words.starts_with("key ") {
                return Err(RecordError::new(
                    number,
                    Phrase::new("record-goes-on").with("text", shortened(words)),
                ));
            }
            record.take(number, words, &mut table)?;
        }
        if let Some((key, rows)) = table.take() {
            record.settings.push((key, rows.join("\n")));
        }
        for (is_missing, key) in [
            (record.game.is_empty(), "record-no-game"),
            (record.seats == 0, "record-no-seats"),
            (record.format == DEALT && record.deal.is_none(), "record-no-deal"),
            (record.format == PLAYED_ON && record.practice.is_none(), "record-no-practice"),
        ] {
            if is_missing {
                return Err(RecordError::new(lines.len().max(1), Phrase::new(key)));
            }
        }
        if record.result.is_none() && record.cut.is_none() {
            record.cut = Some(Cut::After(lines.len()));
        }
        Ok(record)
    }

    fn take(
        &mut self,
        number: usize,
        words: &str,
        table: &mut Option<(String, Vec<String>)>,
    ) -> Result<(), RecordError> {
        let unknown =
            || RecordError::new(number, Phrase::new("record-line-unknown").with("text", shortened(words)));
        let (head, rest) = words.split_once(' ').unwrap_or((words, ""));
        if number == 1 {
            let format = FORMATS.iter().position(|format| *format == words);
            self.format = format.ok_or_else(|| no_record(words))? + 1;
            return Ok(());
        }
        let is_of_format = match head {
            "deal" | "key" => self.format == DEALT,
            "practice" => self.format == PLAYED_ON,
            _ => true,
        };
        if !is_of_format {
            return Err(unknown());
        }
        // The set-up comes first, and each of its lines once.
        if matches!(head, "game" | "seats" | "set" | "deal" | "practice") {
            let line = match head {
                "set" => format!("set {}", rest.split(' ').next().unwrap_or_default()),
                _ => head.to_owned(),
            };
            if self.set_up.insert(line, number).is_some() || !self.steps.is_empty() {
                let phrase = Phrase::new("record-line-misplaced").with("text", shortened(words));
                return Err(RecordError::new(number, phrase));
            }
        }
        match head {
            "game" => {
                let (name, version) = rest.split_once(" rules ").ok_or_else(unknown)?;
                name.clone_into(&mut self.game);
                self.rules = version.parse().map_err(|_| unknown())?;
            }
            "seats" => self.seats = rest.parse().map_err(|_| unknown())?,
            "set" => match rest.split_once(' ') {
                Some((key, value)) => self.settings.push((key.to_owned(), value.to_owned())),
                None => *table = Some((rest.to_owned(), Vec::new())),
            },
            "deal" => self.deal = Some(Deal::read(rest).ok_or_else(unknown)?),
            "practice" => self.practice = Some(rest.parse().map_err(|_| unknown())?),
            "nature" => self.steps.push((number, Entry::Chance(rest.to_owned()))),
            "seat" => {
                let (seat, notation) = rest.split_once(' ').ok_or_else(unknown)?;
                let seat = Seat::read(seat, self.seats).ok_or_else(unknown)?;
                self.steps.push((number, Entry::Move(seat, notation.to_owned())));
            }
            "scores" => self.steps.push((number, Entry::Scores(words.to_owned()))),
            "result" => self.result = Some((number, words.to_owned())),
            "key" => self.opened = Some((number, Opened::read(rest).ok_or_else(unknown)?)),
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Takes one step of the record in a game set up from it.
    pub fn step(game: &mut dyn Match, (line, entry): &(usize, Entry)) -> Result<(), RecordError> {
        match entry {
            Entry::Move(seat, notation) => game.play(*seat, Command::Recorded(notation)).map(|_| ()),
            Entry::Chance(notation) => game.happen(notation),
            Entry::Scores(claimed) => {
                let found = scores_words(game.standing());
                if found == *claimed {
                    return Ok(());
                }
                return Err(RecordError::new(
                    *line,
                    Phrase::new("record-scores-differ").with("found", found),
                ));
            }
        }
        .map_err(|refusal| RecordError::new(*line, refusal.phrase()))
    }

    /// Compares the result at the end with the one the record claims.
    pub fn confirm(&self, game: &dyn Match) -> Result<(), RecordError> {
        let Some((line, claimed)) = &self.result else { return Ok(()) };
        match game.outcome() {
            Some(outcome) if result_words(&outcome) == *claimed => Ok(()),
            Some(outcome) => Err(RecordError::new(
                *line,
                Phrase::new("record-result-differs").with("found", result_words(&outcome)),
            )),
            None => Err(RecordError::new(*line, Phrase::new("record-result-early"))),
        }
    }
}

/// What is wrong with a first line that is not ours.
fn no_record(line: &str) -> RecordError {
    let newer =
        line.strip_prefix("karata ").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    RecordError::new(
        1,
        if newer {
            Phrase::new("record-newer-format")
        } else {
            Phrase::new("record-not-one").with("text", shortened(line))
        },
    )
}

/// The words of a line whose check is right, or the key of what is wrong with it.
fn checked_words<'a>(line: &'a str, check: &mut Check) -> Result<&'a str, &'static str> {
    let (words, mark) = line.rsplit_once(CHECK_MARK).ok_or("record-line-unchecked")?;
    let words = words.trim_end();
    let expected = format!("{:08x}", check.after(words));
    if mark.trim() == expected { Ok(words) } else { Err("record-line-changed") }
}

/// A running 32-bit FNV-1a over the words of all lines so far.
#[derive(Debug)]
struct Check(u32);

impl Check {
    fn new() -> Self {
        Check(0x811c_9dc5)
    }

    fn after(&mut self, words: &str) -> u32 {
        for byte in words.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
        self.0
    }
}
