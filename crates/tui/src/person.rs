//! The person at the table: what they are shown, and how their lines are answered.

use std::io::{self, BufRead, Read, Write};

use game::notation::shortened;
use game::{Choice, Considered, Match, Phrase, Refusal, Sight};
use players::Level;
use session::Session;
use words::Names;

use crate::draw::draw;
use crate::glossary::{look_up, whole};
use crate::input::{Line, Move};
use crate::line::{Hints, PlayError, Sitting, Source, page, viewer};
use crate::moves::{Meant, full_list, has_amounts, meant, short_list};
use crate::page::{clauses, contents, found, range, render};
use crate::result::standing;
use crate::style::wrap;

/// So many refused lines in a row from a pipe, and it is taken for the wrong input.
const PATIENCE: u32 = 25;
/// The longest line that is read in one piece.
const LONGEST_LINE: u64 = 4096;

/// What the person did.
pub(crate) enum Decision {
    /// A move, which has been carried out.
    Played,
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
    Decision(Decision),
    Ask,
    AskAgain,
    Refused,
}

impl<'a> Person<'a> {
    pub(crate) fn new(sitting: &'a Sitting<'a>, names: Names) -> Self {
        Person { sitting, names, story: Vec::new(), refused: 0, amounts: false }
    }

    /// What the person is told now. Its story is kept until the person's next move.
    pub(crate) fn look(&mut self, running: &dyn Match) -> Sight {
        let sight = running.sight(viewer(self.sitting), self.sitting.aid);
        let mut words = sight.story.iter().map(|phrase| self.say(phrase)).collect();
        self.story.append(&mut words);
        sight
    }

    pub(crate) fn forget_story(&mut self) {
        self.story.clear();
    }

    pub(crate) fn draw(&self, sight: &Sight) -> String {
        draw(&sight.picture, self.sitting.lexicon, &self.names, self.sitting.style)
    }

    /// What has happened since the person's last move.
    pub(crate) fn tell(&self, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output)?;
        if self.story.is_empty() {
            return writeln!(output, "{}", self.say(&Phrase::new("play-nothing-new")));
        }
        self.story.iter().try_for_each(|line| write!(output, "{}", wrap(line, "· ", "  ")))
    }

    /// Tells, shows and asks until a move was made, or none is to come.
    pub(crate) fn decide(
        &mut self,
        session: &mut Session,
        sight: &Sight,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Decision, PlayError> {
        self.amounts |= has_amounts(&sight.choices);
        if !self.story.is_empty() {
            self.tell(output)?;
        }
        write!(output, "\n{}", self.draw(sight))?;
        self.ask(session.running(), sight, output)?;
        loop {
            write!(output, "> ")?;
            output.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(output)?;
                return Ok(Decision::Leave);
            };
            if self.sitting.source == Source::Pipe {
                writeln!(output, "{}", shortened(line.trim()))?;
            }
            match self.react(&Line::read(&line), session, sight, output)? {
                Reaction::Decision(decision) => {
                    self.refused = 0;
                    return Ok(decision);
                }
                Reaction::Ask => {}
                Reaction::AskAgain => self.ask(session.running(), sight, output)?,
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

    fn ask(&self, running: &dyn Match, sight: &Sight, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output)?;
        for phrase in &sight.question {
            write!(output, "{}", wrap(&self.say(phrase), "", "  "))?;
        }
        let style = self.sitting.style;
        write!(output, "{}", short_list(&sight.choices, self.sitting.lexicon, &self.names, style))?;
        if sight.choices.len() == 1 {
            self.line(&Phrase::new("play-only-move"), output)?;
        } else if self.sitting.hints == Hints::Always {
            self.hint(running, output)?;
        }
        Ok(())
    }

    fn react(
        &self,
        line: &Line,
        session: &mut Session,
        sight: &Sight,
        output: &mut dyn Write,
    ) -> io::Result<Reaction> {
        match line {
            Line::Enter if sight.choices.len() == 1 => {
                return self.attempt(&Move::Listed(1), session, &sight.choices, output);
            }
            Line::Enter => return Ok(Reaction::AskAgain),
            Line::Move(named) => return self.attempt(named, session, &sight.choices, output),
            Line::Quit => return Ok(Reaction::Decision(Decision::Leave)),
            Line::Help => self.help(session.running(), sight, output)?,
            Line::Explain(text) => self.explain(text, session.running(), &sight.choices, output)?,
            Line::Since => self.tell(output)?,
            Line::Table => write!(output, "\n{}", self.draw(sight))?,
            Line::List => {
                let (lexicon, style) = (self.sitting.lexicon, self.sitting.style);
                write!(output, "{}", full_list(&sight.choices, lexicon, &self.names, style))?;
            }
            Line::Scores => {
                let sides = session.running().sides();
                let sheet = standing(sight.standing, sides, self.sitting.lexicon, &self.names);
                write!(output, "\n{sheet}")?;
            }
            Line::Rules => self.contents(output)?,
            Line::AllRules => {
                let page = page(self.sitting.entry, self.sitting.lexicon.language());
                write!(output, "\n{}", render(page, self.sitting.style))?;
            }
            Line::Clause(name) => self.look_up_rule(name, output)?,
            Line::Cards(name) => self.cards(name, session.running(), output)?,
            Line::Hint => self.hint(session.running(), output)?,
        }
        Ok(Reaction::Ask)
    }

    /// Makes the move, or says why not.
    fn attempt(
        &self,
        named: &Move,
        session: &mut Session,
        choices: &[Choice],
        output: &mut dyn Write,
    ) -> io::Result<Reaction> {
        let played = self.meant(named, choices).and_then(|meant| {
            session.play(self.sitting.seat, meant.command()).map_err(|refusal| refusal.phrase())
        });
        match played {
            Ok(_) => Ok(Reaction::Decision(Decision::Played)),
            Err(phrase) => {
                self.line(&phrase, output)?;
                Ok(Reaction::Refused)
            }
        }
    }

    /// What the person means, or why that cannot be known.
    fn meant(&self, named: &Move, choices: &[Choice]) -> Result<Meant, Phrase> {
        let last = u32::try_from(choices.len()).unwrap_or(u32::MAX);
        // Who has been typing amounts does not expect a number to be a place in a list.
        if matches!(named, Move::Number(_)) && self.amounts && !has_amounts(choices) {
            return Err(Phrase::new("play-number-ambiguous"));
        }
        let named = match named {
            Move::Notation(text) => &Move::Notation(self.names.as_seats(text)),
            Move::Listed(_) | Move::Number(_) => named,
        };
        meant(choices, named).ok_or(Phrase::new("play-number-unknown").with("last", last))
    }

    fn explain(
        &self,
        text: &str,
        running: &dyn Match,
        choices: &[Choice],
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let considered = |meant: &Meant| -> Result<Considered, Phrase> {
            let considered = running.consider(self.sitting.seat, meant.command());
            considered.map_err(|refusal: Refusal| refusal.phrase())
        };
        match self.meant(&Move::read(text), choices).and_then(|meant| considered(&meant)) {
            Err(phrase) => self.line(&phrase, output),
            Ok(considered) => {
                self.move_line("play-allowed", &considered.notation().join("; "), choices, output)?;
                considered.cautions().iter().try_for_each(|phrase| self.line(phrase, output))
            }
        }
    }

    /// What a good player would do who is shown what the person is shown.
    fn hint(&self, running: &dyn Match, output: &mut dyn Write) -> io::Result<()> {
        let Sitting { entry, config, seat, aid, seed, .. } = *self.sitting;
        let asked = running.ask(seat, aid).ok_or_else(|| io::Error::other("nobody is asked"))?;
        let hint = entry.hint(config, &asked, Level::Hint.into(), seed).map_err(io::Error::other)?;
        hint.phrases().iter().try_for_each(|phrase| self.line(phrase, output))
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
        let shown = self.sitting.lexicon.notation(notation);
        let named = match words.map(|words| self.say(words)) {
            Some(words) if words != notation && words != shown => format!("{shown} ({words})"),
            Some(_) | None => shown,
        };
        self.line(&Phrase::new(key).with("move", named), output)
    }

    fn help(&self, running: &dyn Match, sight: &Sight, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output)?;
        for phrase in &sight.question {
            self.line(phrase, output)?;
        }
        self.line(&Phrase::new("play-help-forms").with("forms", running.forms()), output)?;
        writeln!(output, "{}", self.say(&Phrase::new("play-help")))?;
        if running.glossary(viewer(self.sitting)).sections.is_empty() {
            return Ok(());
        }
        writeln!(output, "{}", self.say(&Phrase::new("play-help-cards")))
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

    /// A clause, the chapters of a word, or the clauses that have it.
    fn look_up_rule(&self, name: &str, output: &mut dyn Write) -> io::Result<()> {
        let page = page(self.sitting.entry, self.sitting.lexicon.language());
        let parts = found(page, name);
        if parts.is_empty() {
            let (first, last) = range(&clauses(page)).unwrap_or_default();
            let phrase = Phrase::new("play-clause-unknown").with("text", shortened(name));
            return self.line(&phrase.with("first", first).with("last", last), output);
        }
        parts.iter().try_for_each(|part| write!(output, "\n{}", render(part, self.sitting.style)))
    }

    /// All cards in words, or those of this name.
    fn cards(&self, name: &str, running: &dyn Match, output: &mut dyn Write) -> io::Result<()> {
        let glossary = running.glossary(viewer(self.sitting));
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
