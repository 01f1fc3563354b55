//! The person at the table: what they are shown, and how their lines are answered.

use std::io::{self, Write};
use std::sync::atomic::Ordering;

use game::notation::shortened;
use game::{Choice, Phrase, Sight};
use session::Trouble;
use words::Names;

use crate::contact::{Contact, GoingBack, Wish};
use crate::draw::draw;
use crate::input::{Leaving, Line, Move, consents};
use crate::line::{Hints, Kept, PlayError, Sitting, Source, page, question};
use crate::lines::Lines;
use crate::moves::{full_list, has_amounts, meant, short_list};
use crate::page::render;
use crate::result::{result, standing};

/// So many refused lines in a row from a pipe, and it is taken for the wrong input.
const PATIENCE: u32 = 25;

/// What the person did.
pub(crate) enum Decision {
    /// A move, or one taken back.
    Done,
    /// To go.
    Leave,
    /// To end the game for the person, which has been asked for: to give it up, or the chair to a bot.
    Ended,
    /// Nothing more can be done here, for this reason.
    Stop(Trouble),
}

pub(crate) struct Person<'a> {
    pub(crate) sitting: &'a Sitting<'a>,
    pub(crate) names: Names,
    /// What has happened since the person's last move, in words.
    pub(crate) story: Vec<String>,
    /// How much of it has been told at the end of a hand.
    pub(crate) told: usize,
    /// How much of it was there when somebody last acted; the rest is nature's, as the next deal is.
    pub(crate) acted: usize,
    /// The same for the questions before: after how many steps they were asked, and what had happened then.
    pub(crate) asked: Vec<(u64, Vec<String>)>,
    refused: u32,
    /// Whether the person has been asked for an amount in this match.
    amounts: bool,
}

/// What a line led to.
pub(crate) enum Reaction {
    Decision(Decision),
    Ask,
    AskAgain,
    Refused,
}

impl<'a> Person<'a> {
    pub(crate) fn new(sitting: &'a Sitting<'a>, names: Names) -> Self {
        Person {
            sitting,
            names,
            story: Vec::new(),
            told: 0,
            acted: 0,
            asked: Vec::new(),
            refused: 0,
            amounts: false,
        }
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
        self.tell_lines(&self.story, output)
    }

    /// What has happened up to the end of a hand.
    pub(crate) fn tell_hand(&mut self, output: &mut dyn Write) -> io::Result<()> {
        self.tell_up_to(self.acted, output)
    }

    /// What has not been told at the end of a hand.
    fn tell_new(&mut self, output: &mut dyn Write) -> io::Result<()> {
        self.tell_up_to(self.story.len(), output)
    }

    fn tell_up_to(&mut self, end: usize, output: &mut dyn Write) -> io::Result<()> {
        let new = self.story.get(self.told..end).unwrap_or_default();
        if !new.is_empty() {
            writeln!(output)?;
            self.tell_lines(new, output)?;
        }
        self.told = end;
        Ok(())
    }

    /// Tells, shows and asks until something was done, or nothing is to come.
    pub(crate) fn decide(
        &mut self,
        client: &mut dyn Contact,
        lines: &mut dyn Lines,
        output: &mut dyn Write,
    ) -> Result<Decision, PlayError> {
        self.tell_new(output)?;
        self.told = 0;
        self.put_question(client, output)?;
        loop {
            let Some(line) = lines.next(output)? else { return Ok(Decision::Leave) };
            match self.react(&line, client, lines, output)? {
                Reaction::Decision(decision) => {
                    self.refused = 0;
                    return Ok(decision);
                }
                Reaction::Ask => {}
                Reaction::AskAgain => self.ask(client, output)?,
                Reaction::Refused => self.was_refused(&line, output)?,
            }
        }
    }

    /// Shows the table and asks.
    pub(crate) fn put_question(
        &mut self,
        client: &mut dyn Contact,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        self.amounts |= has_amounts(&client.sight().choices);
        self.asked.push((client.sight().steps, self.story.clone()));
        write!(output, "\n{}", self.draw(client.sight()))?;
        self.ask(client, output)?;
        client.has_seen();
        Ok(())
    }

    /// A line was refused. Too many of them from a pipe are an error.
    pub(crate) fn was_refused(&mut self, line: &str, output: &mut dyn Write) -> Result<(), PlayError> {
        self.refused += 1;
        if self.sitting.source == Source::Pipe && self.refused >= PATIENCE {
            output.flush()?;
            return Err(PlayError::Hopeless { count: self.refused, last: shortened(line.trim()) });
        }
        Ok(())
    }

    /// A line was not refused.
    pub(crate) fn was_followed(&mut self) {
        self.refused = 0;
    }

    /// The table as it lies at the end, and who won.
    pub(crate) fn conclude(&self, client: &dyn Contact, output: &mut dyn Write) -> io::Result<()> {
        let sight = client.sight();
        write!(output, "\n{}\n", self.draw(sight))?;
        if let Some(outcome) = &sight.outcome {
            let (lexicon, style) = (self.sitting.lexicon, self.sitting.style);
            write!(output, "{}", result(outcome, client.opened().sides, lexicon, &self.names, style))?;
        }
        if client.room().practice {
            self.line(&Phrase::new("play-was-practice"), output)?;
        }
        Ok(())
    }

    /// Whether a line that answers another question says that the person wants to go.
    pub(crate) fn wants_to_leave(&self, line: &str) -> bool {
        self.sitting.interrupted.store(false, Ordering::Relaxed);
        Line::read(line) == Line::Quit || Leaving::read(line) == Some(Leaving::Leave)
    }

    pub(crate) fn ask(&self, client: &mut dyn Contact, output: &mut dyn Write) -> io::Result<()> {
        let sight = client.sight();
        writeln!(output)?;
        for phrase in &sight.question {
            write!(output, "{}", self.sitting.style.wrap(&self.say(phrase), "", "  "))?;
        }
        let style = self.sitting.style;
        write!(output, "{}", short_list(&sight.choices, self.sitting.lexicon, &self.names, style))?;
        if sight.choices.len() == 1 {
            self.line(&Phrase::new("play-only-move"), output)?;
        } else if self.sitting.hints == Hints::Always {
            self.hint(client, output)?;
        }
        Ok(())
    }

    pub(crate) fn react(
        &self,
        line: &str,
        client: &mut dyn Contact,
        lines: &mut dyn Lines,
        output: &mut dyn Write,
    ) -> io::Result<Reaction> {
        if self.sitting.interrupted.swap(false, Ordering::Relaxed)
            && let Some(leaving) = Leaving::read(line)
        {
            return self.follow(leaving, client, output);
        }
        match Line::read(line) {
            Line::Enter if client.sight().choices.len() == 1 => {
                return self.attempt(&Move::Listed(1), client, output);
            }
            Line::Enter => return Ok(Reaction::AskAgain),
            Line::Move(named) => return self.attempt(&named, client, output),
            Line::Quit => return self.leave(client, lines, output),
            Line::Undo => return self.take_back(client, lines, output),
            Line::Help => self.help(client, output)?,
            Line::Explain(text) => self.explain(&text, client, output)?,
            Line::Since => self.tell(output)?,
            Line::Table => write!(output, "\n{}", self.draw(client.sight()))?,
            Line::List => {
                let (lexicon, style) = (self.sitting.lexicon, self.sitting.style);
                write!(output, "{}", full_list(&client.sight().choices, lexicon, &self.names, style))?;
            }
            Line::Scores => {
                let sides = client.opened().sides;
                let sheet = standing(client.sight().standing, sides, self.sitting.lexicon, &self.names);
                write!(output, "\n{sheet}")?;
            }
            Line::Rules => self.contents(output)?,
            Line::AllRules => {
                let page = page(self.sitting.entry, self.sitting.lexicon.language());
                write!(output, "\n{}", render(page, self.sitting.style))?;
            }
            Line::Clause(name) => self.look_up_rule(&name, output)?,
            Line::Cards(name) => self.cards(&name, client, output)?,
            Line::Hint => self.hint(client, output)?,
        }
        Ok(Reaction::Ask)
    }

    /// Makes the move, or says why not.
    fn attempt(
        &self,
        named: &Move,
        client: &mut dyn Contact,
        output: &mut dyn Write,
    ) -> io::Result<Reaction> {
        match self.meant(named, &client.sight().choices) {
            Ok(action) => {
                let played = client.send(Wish::Play(action));
                self.done(played, output)
            }
            Err(phrase) => {
                self.line(&phrase, output)?;
                Ok(Reaction::Refused)
            }
        }
    }

    /// What was done is done, or it is said why not.
    fn done(&self, outcome: Result<(), Trouble>, output: &mut dyn Write) -> io::Result<Reaction> {
        let why = match outcome {
            Ok(()) => return Ok(Reaction::Decision(Decision::Done)),
            Err(Trouble::Denied(why)) => why,
            Err(Trouble::NotStored(why)) => Phrase::new("denied-not-stored").with("why", why),
            Err(trouble @ (Trouble::Elsewhere(_) | Trouble::Lost(_))) => {
                return Ok(Reaction::Decision(Decision::Stop(trouble)));
            }
        };
        self.line(&why, output)?;
        Ok(Reaction::Refused)
    }

    /// Takes the last decision back. It is asked first, once, if the game is practice from then on.
    fn take_back(
        &self,
        client: &mut dyn Contact,
        lines: &mut dyn Lines,
        output: &mut dyn Write,
    ) -> io::Result<Reaction> {
        let asked = match client.going_back() {
            GoingBack::Nowhere => {
                self.line(&Phrase::new("play-nothing-to-take-back"), output)?;
                return Ok(Reaction::Refused);
            }
            GoingBack::Free => None,
            GoingBack::Practice => Some(Phrase::new("play-practice-question")),
            GoingBack::PerhapsPractice => Some(Phrase::new("join-practice-question")),
        };
        if let Some(asked) = asked.filter(|_| !client.room().practice) {
            match self.answer(&asked, lines, output, consents)? {
                None => return Ok(Reaction::Decision(Decision::Leave)),
                Some(false) => return Ok(Reaction::AskAgain),
                Some(true) => {}
            }
        }
        let taken_back = client.send(Wish::TakeBack);
        self.done(taken_back, output)
    }

    /// Leaves, stays or gives up, as the person says.
    fn leave(
        &self,
        client: &mut dyn Contact,
        lines: &mut dyn Lines,
        output: &mut dyn Write,
    ) -> io::Result<Reaction> {
        let is_served = matches!(self.sitting.kept, Kept::Served(_));
        let read = |line: &str| Leaving::read(line).filter(|leaving| is_served || *leaving != Leaving::Stand);
        match self.answer(&question(&self.sitting.kept), lines, output, read)? {
            None => Ok(Reaction::Decision(Decision::Leave)),
            Some(leaving) => self.follow(leaving, client, output),
        }
    }

    fn follow(
        &self,
        leaving: Leaving,
        client: &mut dyn Contact,
        output: &mut dyn Write,
    ) -> io::Result<Reaction> {
        match leaving {
            Leaving::Leave => Ok(Reaction::Decision(Decision::Leave)),
            Leaving::Stay => Ok(Reaction::AskAgain),
            Leaving::GiveUp | Leaving::Stand => {
                let wish = if leaving == Leaving::Stand { Wish::Stand } else { Wish::GiveUp };
                let ended = client.send(wish);
                Ok(match self.done(ended, output)? {
                    Reaction::Decision(Decision::Done) => Reaction::Decision(Decision::Ended),
                    other => other,
                })
            }
        }
    }

    /// Asks until the answer is understood; nothing at the end of the input.
    fn answer<T>(
        &self,
        asked: &Phrase,
        lines: &mut dyn Lines,
        output: &mut dyn Write,
        read: impl Fn(&str) -> Option<T>,
    ) -> io::Result<Option<T>> {
        loop {
            self.line(asked, output)?;
            let Some(line) = lines.next(output)? else { return Ok(None) };
            self.sitting.interrupted.store(false, Ordering::Relaxed);
            if let Some(answer) = read(&line) {
                return Ok(Some(answer));
            }
        }
    }

    /// What the person means, or why that cannot be known.
    fn meant(&self, named: &Move, choices: &[Choice]) -> Result<protocol::Move, Phrase> {
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

    fn explain(&self, text: &str, client: &dyn Contact, output: &mut dyn Write) -> io::Result<()> {
        let choices = &client.sight().choices;
        let considered = self.meant(&Move::read(text), choices);
        match considered.and_then(|action| client.consider(&action)) {
            Err(phrase) => self.line(&phrase, output),
            Ok(considered) => {
                self.move_line("play-allowed", &considered.notation.join("; "), choices, output)?;
                considered.cautions.iter().try_for_each(|phrase| self.line(phrase, output))
            }
        }
    }

    /// What a good player would do who is shown what the person is shown.
    fn hint(&self, client: &mut dyn Contact, output: &mut dyn Write) -> io::Result<()> {
        let phrases = match client.hint() {
            Ok(phrases) => phrases,
            Err(
                Trouble::Denied(why) | Trouble::NotStored(why) | Trouble::Elsewhere(why) | Trouble::Lost(why),
            ) => vec![why],
        };
        phrases.iter().try_for_each(|phrase| self.line(phrase, output))
    }

    fn tell_lines(&self, story: &[String], output: &mut dyn Write) -> io::Result<()> {
        story.iter().try_for_each(|line| write!(output, "{}", self.sitting.style.wrap(line, "· ", "  ")))
    }

    pub(crate) fn line(&self, phrase: &Phrase, output: &mut dyn Write) -> io::Result<()> {
        write!(output, "{}", self.sitting.style.wrap(&self.say(phrase), "", "  "))
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.sitting.lexicon.say(phrase, &self.names)
    }
}
