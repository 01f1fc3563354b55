//! The person at the table: what they are shown, and how their lines are answered.

use std::io::{self, BufRead, Read, Write};

use game::notation::shortened;
use game::table::Choice;
use game::{Match, Phrase, Refusal};
use games::{Level, Thought};
use words::Names;

use crate::command::{Command, Move};
use crate::draw::draw;
use crate::glossary::{look_up, whole};
use crate::line::{Hints, PlayError, Sitting, Source, page, viewer};
use crate::moves::{full_list, has_amounts, meant, short_list};
use crate::page::{clause, clauses, contents, range, render};
use crate::result::standing;
use crate::style::wrap;

/// So many refused lines in a row from a pipe, and it is taken for the wrong input.
const PATIENCE: u32 = 25;
/// The longest line that is read in one piece.
const LONGEST_LINE: u64 = 4096;

/// So many moves are told what they seem to be worth.
const HINTED: usize = 5;

/// What the person wants.
pub(crate) enum Answer {
    /// To make this move, which is legal.
    Play(String),
    /// To go.
    Leave,
}

pub(crate) struct Person<'a> {
    sitting: &'a Sitting<'a>,
    pub(crate) names: Names,
    /// What has happened since the person's last move, in words.
    story: Vec<String>,
    refused: u32,
    /// Whether the person has been asked for an amount in this match.
    amounts: bool,
}

/// What a line led to.
enum Reaction {
    Answer(Answer),
    Ask,
    AskAgain,
    Refused,
}

impl<'a> Person<'a> {
    pub(crate) fn new(sitting: &'a Sitting<'a>, names: Names) -> Self {
        Person { sitting, names, story: Vec::new(), refused: 0, amounts: false }
    }

    pub(crate) fn remember_story(&mut self, table: &dyn Match) {
        let told = table.story(viewer(self.sitting));
        let mut words = told.iter().map(|phrase| self.say(phrase)).collect();
        self.story.append(&mut words);
    }

    pub(crate) fn forget_story(&mut self) {
        self.story.clear();
    }

    pub(crate) fn draw(&self, table: &dyn Match) -> String {
        draw(
            &table.picture(viewer(self.sitting), self.sitting.aid),
            self.sitting.lexicon,
            &self.names,
            self.sitting.style,
        )
    }

    /// What has happened since the person's last move.
    pub(crate) fn tell(&self, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output)?;
        if self.story.is_empty() {
            return writeln!(output, "{}", self.say(&Phrase::new("play-nothing-new")));
        }
        self.story.iter().try_for_each(|line| write!(output, "{}", wrap(line, "· ", "  ")))
    }

    /// Tells, shows and asks until there is a legal move, or none is to come.
    pub(crate) fn decide(
        &mut self,
        table: &dyn Match,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Answer, PlayError> {
        let choices = table.options();
        self.amounts |= has_amounts(&choices);
        self.tell(output)?;
        write!(output, "\n{}", self.draw(table))?;
        self.ask(table, &choices, output)?;
        loop {
            write!(output, "> ")?;
            output.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(output)?;
                return Ok(Answer::Leave);
            };
            if self.sitting.source == Source::Pipe {
                writeln!(output, "{}", shortened(line.trim()))?;
            }
            match self.react(&Command::parse(&line), table, &choices, output)? {
                Reaction::Answer(answer) => {
                    self.refused = 0;
                    return Ok(answer);
                }
                Reaction::Ask => {}
                Reaction::AskAgain => self.ask(table, &choices, output)?,
                Reaction::Refused => {
                    self.refused += 1;
                    if self.sitting.source == Source::Pipe && self.refused >= PATIENCE {
                        output.flush()?;
                        let last = shortened(line.trim());
                        return Err(PlayError::Hopeless { count: self.refused, last });
                    }
                }
            }
        }
    }

    fn ask(&self, table: &dyn Match, choices: &[Choice], output: &mut dyn Write) -> io::Result<()> {
        writeln!(output)?;
        for phrase in table.question(viewer(self.sitting)) {
            write!(output, "{}", wrap(&self.say(&phrase), "", "  "))?;
        }
        let style = self.sitting.style;
        write!(output, "{}", short_list(choices, self.sitting.lexicon, &self.names, style))?;
        if choices.len() == 1 {
            self.line(&Phrase::new("play-only-move"), output)?;
        } else if self.sitting.hints == Hints::Always {
            self.hint(table, choices, output)?;
        }
        Ok(())
    }

    fn react(
        &self,
        command: &Command,
        table: &dyn Match,
        choices: &[Choice],
        output: &mut dyn Write,
    ) -> io::Result<Reaction> {
        match command {
            Command::Enter => match choices {
                [only] => return Ok(Reaction::Answer(Answer::Play(only.notation.clone()))),
                _ => return Ok(Reaction::AskAgain),
            },
            Command::Move(named) => return self.attempt(named, table, choices, output),
            Command::Quit => return Ok(Reaction::Answer(Answer::Leave)),
            Command::Help => self.help(table, output)?,
            Command::Explain(text) => self.explain(text, table, choices, output)?,
            Command::Since => self.tell(output)?,
            Command::Table => write!(output, "\n{}", self.draw(table))?,
            Command::List => {
                let (lexicon, style) = (self.sitting.lexicon, self.sitting.style);
                write!(output, "{}", full_list(choices, lexicon, &self.names, style))?;
            }
            Command::Scores => {
                write!(output, "\n{}", standing(table, self.sitting.lexicon, &self.names))?;
            }
            Command::Rules => self.contents(output)?,
            Command::AllRules => {
                let page = page(self.sitting.entry, self.sitting.lexicon.language());
                write!(output, "\n{}", render(page, self.sitting.style))?;
            }
            Command::Clause(name) => self.clause(name, output)?,
            Command::Cards(name) => self.cards(name, table, output)?,
            Command::Hint => self.hint(table, choices, output)?,
        }
        Ok(Reaction::Ask)
    }

    fn attempt(
        &self,
        named: &Move,
        table: &dyn Match,
        choices: &[Choice],
        output: &mut dyn Write,
    ) -> io::Result<Reaction> {
        match self.consider(named, table, choices) {
            Ok(notation) => Ok(Reaction::Answer(Answer::Play(notation))),
            Err(phrase) => {
                self.line(&phrase, output)?;
                Ok(Reaction::Refused)
            }
        }
    }

    /// The move in the game's notation if it is legal, or why it is not.
    fn consider(&self, named: &Move, table: &dyn Match, choices: &[Choice]) -> Result<String, Phrase> {
        let last = u32::try_from(choices.len()).unwrap_or(u32::MAX);
        // Who has been typing amounts does not expect a number to be a place in a list.
        if matches!(named, Move::Number(_)) && self.amounts && !has_amounts(choices) {
            return Err(Phrase::new("play-number-ambiguous"));
        }
        let text = meant(choices, named).ok_or(Phrase::new("play-number-unknown").with("last", last))?;
        table.consider(self.sitting.seat, &text).map_err(|refusal| refusal.phrase())
    }

    fn explain(
        &self,
        text: &str,
        table: &dyn Match,
        choices: &[Choice],
        output: &mut dyn Write,
    ) -> io::Result<()> {
        match self.consider(&Move::parse(text), table, choices) {
            Err(phrase) => self.line(&phrase, output),
            Ok(notation) => {
                self.move_line("play-allowed", &notation, choices, output)?;
                match table.caution(self.sitting.seat, &notation) {
                    Some(phrase) => self.line(&phrase, output),
                    None => Ok(()),
                }
            }
        }
    }

    fn hint(&self, table: &dyn Match, choices: &[Choice], output: &mut dyn Write) -> io::Result<()> {
        let entry = self.sitting.entry;
        let thoughts = entry.think(table, entry.mind(Level::Club.into()), self.sitting.seed);
        let [best, others @ ..] = &thoughts[..] else { return Ok(()) };
        self.move_line("play-hint", &best.notation, choices, output)?;
        if best.worth.is_none() {
            return Ok(());
        }
        for (thought, key) in std::iter::once((best, "play-hint-best"))
            .chain(others.iter().map(|other| (other, "play-hint-other")))
            .take(HINTED)
        {
            self.line(&estimate(key, thought), output)?;
        }
        self.line(&Phrase::new("play-hint-meaning"), output)
    }

    /// A phrase about a legal move: its notation and its words.
    fn move_line(
        &self,
        key: &'static str,
        notation: &str,
        choices: &[Choice],
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let words = choices.iter().find(|choice| choice.notation == notation).map(|choice| &choice.words);
        let named = match words.map(|words| self.say(words)) {
            Some(words) if words != notation => format!("{notation} ({words})"),
            Some(_) | None => notation.to_owned(),
        };
        self.line(&Phrase::new(key).with("move", named), output)
    }

    fn help(&self, table: &dyn Match, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output)?;
        for phrase in table.question(viewer(self.sitting)) {
            self.line(&phrase, output)?;
        }
        // What cannot be read is answered with what can.
        if let Err(Refusal::Unreadable(phrase)) = table.consider(self.sitting.seat, "?")
            && let Some((_, forms)) = phrase.arguments.into_iter().find(|(name, _)| *name == "allowed")
        {
            self.line(&Phrase::new("play-help-forms").with("forms", forms), output)?;
        }
        writeln!(output, "{}", self.say(&Phrase::new("play-help")))
    }

    /// What the rules are about, and where.
    fn contents(&self, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output)?;
        let page = page(self.sitting.entry, self.sitting.lexicon.language());
        for (heading, range) in contents(page) {
            let label = self.say(&Phrase::new("play-label").with("label", heading));
            match range {
                Some((first, last)) if first != last => writeln!(output, "  {label} {first} – {last}")?,
                Some((only, _)) => writeln!(output, "  {label} {only}")?,
                None => writeln!(output, "  {heading}")?,
            }
        }
        let example = clauses(page).first().copied().unwrap_or_default();
        self.line(&Phrase::new("play-rules-how").with("name", example), output)
    }

    fn clause(&self, name: &str, output: &mut dyn Write) -> io::Result<()> {
        let page = page(self.sitting.entry, self.sitting.lexicon.language());
        if let Some(text) = clause(page, name) {
            return write!(output, "\n{}", wrap(&text, "", ""));
        }
        let (first, last) = range(&clauses(page)).unwrap_or_default();
        let phrase = Phrase::new("play-clause-unknown").with("text", shortened(name));
        self.line(&phrase.with("first", first).with("last", last), output)
    }

    /// All cards in words, or those of this name.
    fn cards(&self, name: &str, table: &dyn Match, output: &mut dyn Write) -> io::Result<()> {
        let glossary = table.glossary();
        if glossary.sections.is_empty() {
            return self.line(&Phrase::new("play-no-cards"), output);
        }
        if name.is_empty() {
            return write!(output, "\n{}", whole(&glossary, self.sitting.lexicon, self.sitting.style));
        }
        match look_up(&glossary, name, self.sitting.lexicon) {
            Ok(text) => write!(output, "\n{text}"),
            Err(phrase) => self.line(&phrase, output),
        }
    }

    fn line(&self, phrase: &Phrase, output: &mut dyn Write) -> io::Result<()> {
        write!(output, "{}", wrap(&self.say(phrase), "", "  "))
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.sitting.lexicon.say(phrase, &self.names)
    }
}

/// The next line, whatever bytes it has; `None` at the end of the input. Of a line too long to be meant only the
/// beginning is kept.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

/// What a move seems to be worth.
fn estimate(key: &'static str, thought: &Thought) -> Phrase {
    let percent = |share: f32| (share * 100.0).round() as i32;
    Phrase::new(key)
        .with("move", thought.notation.as_str())
        .with("worth", percent(thought.worth.unwrap_or_default()))
        .with("error", percent(2.0 * thought.error).max(1))
        .with("share", percent(thought.share))
}
