//! What the person looks up: help, rules, cards, what may be done.

use std::io::{self, Write};

use game::notation::shortened;
use game::{Choice, Phrase};

use crate::contact::Contact;
use crate::glossary::{look_up, whole};
use crate::line::{Kept, page};
use crate::page::{clauses, contents, found, range, render};
use crate::person::Person;

impl Person<'_> {
    /// A phrase about a legal move: its notation and its words.
    pub(crate) fn move_line(
        &self,
        key: &'static str,
        notation: &str,
        choices: &[Choice],
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let words = choices.iter().find(|choice| choice.notation == notation).map(|choice| &choice.words);
        let shown = self.sitting.lexicon.notation_to(notation, &self.names);
        let named = match words.map(|words| self.say(words)) {
            Some(words) if words != notation && words != shown => format!("{shown} ({words})"),
            Some(_) | None => shown,
        };
        self.line(&Phrase::new(key).with("move", named), output)
    }

    pub(crate) fn help(&self, client: &mut dyn Contact, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output)?;
        for phrase in &client.sight().question {
            self.line(phrase, output)?;
        }
        self.line(&Phrase::new("play-help-forms").with("forms", client.forms()), output)?;
        writeln!(output, "{}", self.say(&Phrase::new("play-help")))?;
        if !client.glossary().sections.is_empty() {
            writeln!(output, "{}", self.say(&Phrase::new("play-help-cards")))?;
        }
        match self.sitting.kept {
            Kept::Served(_) => writeln!(output, "{}", self.say(&Phrase::new("join-help"))),
            Kept::Under(_) | Kept::Nowhere => Ok(()),
        }
    }

    /// What the rules are about, and where.
    pub(crate) fn contents(&self, output: &mut dyn Write) -> io::Result<()> {
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
    pub(crate) fn look_up_rule(&self, name: &str, output: &mut dyn Write) -> io::Result<()> {
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
    pub(crate) fn cards(
        &self,
        name: &str,
        client: &mut dyn Contact,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let glossary = client.glossary();
        if glossary.sections.is_empty() {
            return self.line(&Phrase::new("play-no-cards"), output);
        }
        if name.is_empty() {
            return write!(output, "\n{}", whole(&glossary, self.sitting.lexicon, self.sitting.style));
        }
        match look_up(&glossary, name, self.sitting.lexicon, self.sitting.style) {
            Ok(text) => write!(output, "\n{text}"),
            Err(phrase) => self.line(&phrase, output),
        }
    }
}
