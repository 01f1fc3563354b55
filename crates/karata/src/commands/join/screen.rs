//! `karata join` on a full screen: one table after the other, as long as the same people play again.

use std::io::{Write, stdout};

use game::Phrase;
use remote::{Address, Connection, Server, Token};
use tui::Kept;
use tui::line::farewell;
use tui::screen::look::Look;
use tui::screen::model::{Model, Opening, Part};
use tui::screen::run::Terminal;
use tui::style::wrap;
use words::{Language, Lexicon, Names};

use super::seating::{Seating, Wanted, Welcome};
use crate::failure::Failure;
use crate::{input, played};

/// Somebody who comes to a table.
pub(super) struct Visitor<'a> {
    pub(super) language: Language,
    pub(super) server: &'a Server,
    pub(super) token: &'a Token,
    pub(super) wanted: &'a mut Wanted,
}

/// How a visit on the screen ended.
pub(super) enum End {
    /// The person left.
    Left,
    /// It goes on line by line, at the table of the address.
    Lines,
}

impl Visitor<'_> {
    /// Stays until the person leaves; the address is that of the last table then.
    pub(super) fn stay(
        self,
        address: &mut Address,
        mut notices: Vec<Phrase>,
        look: Look,
    ) -> Result<End, Failure> {
        let mut terminal = Terminal::open()?;
        loop {
            let (part, kept) = self.visit(&mut terminal, address, std::mem::take(&mut notices), look)?;
            let words = match part {
                Part::Next(table) => {
                    *address = address.at(&table);
                    // The same chair is the person's there.
                    self.wanted.seat = None;
                    continue;
                }
                Part::Lines => return Ok(End::Lines),
                Part::Stopped(why) => vec![Phrase::new("play-stops").with("why", why)],
                Part::Ended => Vec::new(),
                Part::Leave | Part::Again | Part::SameDeal | Part::Menu => farewell(&kept, self.language),
            };
            drop(terminal);
            let lexicon = Lexicon::new(self.language, &[]);
            let said = words.iter().map(|phrase| wrap(&lexicon.say(phrase, &Names::none()), "", ""));
            write!(stdout(), "{}", said.collect::<String>())?;
            return Ok(End::Left);
        }
    }

    fn visit(
        &self,
        terminal: &mut Terminal,
        address: &Address,
        notices: Vec<Phrase>,
        look: Look,
    ) -> Result<(Part, Kept), Failure> {
        let plain = Lexicon::new(self.language, &[]);
        let refused = |phrase: &Phrase| Failure::input(&plain, phrase);
        let table = address.table.as_deref().unwrap_or_default();
        let game = self.server.game(table).map_err(|failure| refused(&failure.phrase()))?;
        let (entry, lexicon) = input::game(&game, self.language)?;
        let ear = terminal.ear();
        let connection = Connection::open(address, self.token, move |news| ear(super::heard(news)));
        let connection = connection.map_err(|failure| refused(&failure.phrase()))?;
        let seating = Seating { entry, lexicon: &lexicon, address, wanted: self.wanted };
        let (welcome, watching) = seating.sit(&|message| connection.say(message), terminal)?;
        let config = welcome.config(entry)?;
        let Welcome { you, opened, present } = welcome;
        let kept = Kept::Served(self.wanted.command(address, self.language));
        let mut model = Model::new(Opening {
            entry,
            lexicon: tui::screen::lexicon(entry, self.language),
            ground: entry.open(&config)?,
            look,
            kept: kept.clone(),
            called: self.wanted.name.clone(),
            notices: watching.into_iter().chain(notices).collect(),
            guide: played::is_first(entry.name()) && you.is_some(),
            seat: you,
            opened,
            present,
        });
        let part = terminal.show(&mut model, &|message| connection.say(message));
        connection.close();
        Ok((part?, kept))
    }
}
