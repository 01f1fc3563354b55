//! The finished games, to be looked back at; and any record in a file.

use ratatui::crossterm::event::KeyCode;

use super::{Finished, Menu};
use crate::screen::look::Ink;
use crate::screen::pen::{Frame, Pen};

/// What can be looked back at, and where the reader is.
pub(super) struct Records {
    finished: Vec<Finished>,
    /// The one that is chosen, where the list is open; after the last comes any file.
    at: Option<usize>,
}

/// What came of a key.
pub(super) enum Turned {
    /// The finished game that is kept under this is opened.
    Open(String),
    /// A file is to be named.
    File,
    /// The list is still there, or gone.
    Stay,
}

impl Records {
    pub(super) fn new(finished: Vec<Finished>) -> Records {
        Records { finished, at: None }
    }

    /// Opens the list; false if there is nothing to choose from.
    pub(super) fn open(&mut self) -> bool {
        self.at = (!self.finished.is_empty()).then_some(0);
        self.at.is_some()
    }

    /// A key, where the list is open.
    pub(super) fn press(&mut self, code: KeyCode) -> Option<Turned> {
        let at = self.at?;
        let last = self.finished.len();
        match code {
            KeyCode::Up => self.at = Some(at.saturating_sub(1)),
            KeyCode::Down => self.at = Some((at + 1).min(last)),
            KeyCode::Home => self.at = Some(0),
            KeyCode::End => self.at = Some(last),
            KeyCode::Enter => {
                self.at = None;
                return Some(self.finished.get(at).map_or(Turned::File, |one| Turned::Open(one.id.clone())));
            }
            KeyCode::Char('o') => {
                self.at = None;
                return Some(Turned::File);
            }
            KeyCode::Esc | KeyCode::Char('q') => self.at = None,
            _ => {}
        }
        Some(Turned::Stay)
    }

    pub(super) fn is_open(&self) -> bool {
        self.at.is_some()
    }
}

impl Menu {
    /// The list, where it is open.
    pub(super) fn paint_records(&self, pen: &mut Pen<'_>) {
        let Some(at) = self.records.at else { return };
        let (wide, high) = (pen.wide(), pen.high());
        pen.ground(0, 0, wide, high, Ink::Plain);
        pen.frame(0, 0, wide, high, Frame::Panel, Ink::Plain);
        pen.put(2, 0, &format!(" {} ", self.text("menu-look-back")), Ink::Bold);
        let file = self.text("menu-open-any");
        let lines = self.records.finished.iter().map(|one| &one.words).chain([&file]);
        let rows = usize::from(high.saturating_sub(2)).max(1);
        let first = (at + 1).saturating_sub(rows);
        for ((line, place), y) in lines.zip(0..).skip(first).zip(1..=rows as u16) {
            let is_here = place == at;
            if is_here {
                pen.put(2, y, "»", Ink::Bold);
            }
            let ink = if is_here { Ink::You } else { Ink::Plain };
            pen.put_cut(4, y, line, wide.saturating_sub(6), ink);
        }
    }
}
