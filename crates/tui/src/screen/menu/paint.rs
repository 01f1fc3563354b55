//! How the menu is drawn: what is under way, the games at the left, the chosen one at the right.

use game::Phrase;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use words::{Language, Names};

use super::offer::{Row, Values};
use super::{Menu, Spot, UnderWay};
use crate::screen::frame::SMALLEST;
use crate::screen::look::{Ground, Hue, Ink, Signs, to_ascii};
use crate::screen::panel;
use crate::screen::pen::{Pen, broken, cut, width};

/// The marks of the hem: suits and tribes.
const MARKS: [(&str, Hue); 6] = [
    ("▲", Hue::Red),
    ("■", Hue::Blue),
    ("●", Hue::Green),
    ("★", Hue::Yellow),
    ("◆", Hue::Black),
    ("✚", Hue::Teal),
];
/// How wide the list of games is.
const LIST: u16 = 31;
/// So many games under way are shown at once.
const MOST_UNDER_WAY: usize = 3;

impl Menu {
    pub(super) fn paint(&self, buffer: &mut Buffer) {
        let area = buffer.area;
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            self.paint_too_small(buffer);
        } else {
            self.paint_whole(buffer, area);
        }
        if self.look.signs == Signs::Ascii {
            to_ascii(buffer);
        }
    }

    fn paint_too_small(&self, buffer: &mut Buffer) {
        let area = buffer.area;
        let phrase = Phrase::new("menu-too-small")
            .with("wide", SMALLEST.0)
            .with("high", SMALLEST.1)
            .with("is-wide", area.width)
            .with("is-high", area.height);
        let words = self.lexicon.say(&phrase, &Names::none());
        let mut pen = Pen::new(buffer, area, self.look);
        for (line, y) in broken(&words, area.width).iter().zip(0..) {
            pen.put(0, y, line, Ink::Plain);
        }
    }

    fn paint_whole(&self, buffer: &mut Buffer, area: Rect) {
        let mut pen = Pen::new(buffer, area, self.look);
        let (wide, high) = (pen.wide(), pen.high());
        Menu::paint_bar(&mut pen);
        let airy = high >= 24;
        let mut y = if airy { 3 } else { 2 };
        if airy {
            pen.put(2, y, &self.text("menu-welcome"), Ink::Bold);
            y += 2;
        }
        y = self.paint_under_way(&mut pen, y);
        let rule = "─".repeat(usize::from(wide));
        pen.put(0, y, &rule, Ink::Dim);
        let (top, end) = (y + 1, high - 3);
        self.paint_games(&mut pen.part(0, top, LIST, end - top), airy);
        for row in top..end {
            pen.put(LIST, row, "│", Ink::Dim);
        }
        self.paint_offer(&mut pen.part(LIST + 3, top, wide - LIST - 4, end - top));
        pen.put(0, end, &rule, Ink::Dim);
        self.paint_foot(&mut pen, high - 2);
        if let Some(open) = &self.panel {
            let closes = Phrase::new("screen-closes").with("key", "Esc");
            let closes = self.lexicon.say(&closes, &Names::none());
            panel::draw(&mut pen.part(0, 1, wide, high - 2), open, &closes);
        }
        self.paint_records(&mut pen.part(0, top, wide, end - top));
    }

    fn paint_bar(pen: &mut Pen<'_>) {
        let ink = Ink::Bar(Ground::Black);
        pen.fill(0, ink);
        pen.put(1, 0, "KARATA", ink);
        let languages: Vec<&str> = Language::ALL
            .iter()
            .map(|language| match language {
                Language::English => "English",
                Language::French => "Français",
            })
            .collect();
        pen.put_right(1, 0, &format!("F2 {}", languages.join(" · ")), ink);
        for (place, x) in (0..pen.wide()).step_by(2).enumerate() {
            let (mark, hue) = MARKS[place % MARKS.len()];
            pen.put(x, 1, mark, Ink::Suit(hue));
        }
    }

    /// What is under way, and gives the row after it.
    fn paint_under_way(&self, pen: &mut Pen<'_>, from: u16) -> u16 {
        let mut y = from;
        let label = self.text("menu-continue");
        let column = width(&label).max(width(&self.text("menu-open"))) + 3;
        let here = match self.spot {
            Spot::UnderWay(place) if self.row.is_none() => Some(place),
            Spot::UnderWay(_) | Spot::Game(_) => None,
        };
        let first = here.unwrap_or(0).saturating_sub(MOST_UNDER_WAY - 1);
        for (one, place) in self.under_way.iter().zip(0..).skip(first).take(MOST_UNDER_WAY) {
            let is_here = here == Some(place);
            if place == 0 {
                pen.put(2, y, "c", Ink::Bold);
            }
            if is_here {
                pen.put(0, y, "»", Ink::Bold);
            }
            let name = if place == 0 { label.as_str() } else { "" };
            pen.put(5, y, name, if is_here { Ink::You } else { Ink::Bold });
            let ink = if is_here { Ink::You } else { Ink::Plain };
            pen.put_cut(5 + column, y, &one.words, pen.wide().saturating_sub(6 + column), ink);
            y += 1;
        }
        pen.put(2, y, "o", Ink::Bold);
        pen.put(5, y, &self.text("menu-open"), Ink::Bold);
        pen.put_cut(
            5 + column,
            y,
            &self.text("menu-open-what"),
            pen.wide().saturating_sub(6 + column),
            Ink::Dim,
        );
        y + 1
    }

    fn paint_games(&self, pen: &mut Pen<'_>, airy: bool) {
        let apart = if airy && usize::from(pen.high()) >= 2 * self.offers.len() { 2 } else { 1 };
        let top = apart - 1;
        for (offer, place) in self.offers.iter().zip(0..) {
            let y = top + place * apart;
            let is_here = self.spot == Spot::Game(usize::from(place));
            let ink = if is_here { Ink::You } else { Ink::Plain };
            if is_here {
                pen.put(2, y, "»", Ink::Bold);
            }
            pen.put(4, y, &(place + 1).to_string(), Ink::Bold);
            pen.put(7, y, &format!("{:<10}", offer.title()), ink);
            pen.put(18, y, &offer.players(), Ink::Plain);
            pen.put_right(1, y, &offer.length(), Ink::Dim);
        }
    }

    fn paint_offer(&self, pen: &mut Pen<'_>) {
        if let (Spot::UnderWay(place), None) = (self.spot, self.row) {
            self.paint_kept(&self.under_way[place], pen);
            return;
        }
        let offer = self.offer();
        let (wide, high) = (pen.wide(), pen.high());
        pen.put(0, 0, &offer.title().to_uppercase(), Ink::Bold);
        let rows = offer.rows();
        // The buttons and the most important settings come before the text, which the rules have as well.
        let least = if offer.is_whole { high.saturating_sub(3) } else { rows.len() as u16 };
        let about = fitting(&offer.about(), wide, high.saturating_sub(least + 4));
        for (line, y) in about.iter().zip(1..) {
            pen.put(0, y, line, Ink::Plain);
        }
        let top = if about.is_empty() { 1 } else { about.len() as u16 + 2 };
        let shown = high.saturating_sub(top + 2).min(rows.len() as u16);
        let has_values = |row: &&Row| !matches!(row, Row::More);
        let labels = rows.iter().filter(has_values).map(|row| width(&offer.label(*row)));
        let column = labels.max().unwrap_or(0).min(wide / 2) + 2;
        let first = (self.row.unwrap_or(0) + 1).saturating_sub(usize::from(shown));
        for ((row, place), y) in rows.iter().zip(0..).skip(first).zip(top..top + shown) {
            self.paint_row(&mut pen.part(0, y, wide, 1), *row, column, self.row == Some(place));
        }
        self.paint_buttons(pen, high.saturating_sub(1));
    }

    /// A game that is under way: how it stands, and what it is about.
    fn paint_kept(&self, kept: &UnderWay, pen: &mut Pen<'_>) {
        let (wide, high) = (pen.wide(), pen.high());
        pen.put(0, 0, &self.offer().title().to_uppercase(), Ink::Bold);
        let mut y = 1;
        for (text, ink) in [(&kept.words, Ink::Plain), (&kept.times, Ink::Dim)] {
            for line in broken(text, wide) {
                pen.put(0, y, &line, ink);
                y += 1;
            }
        }
        for (line, y) in fitting(&self.offer().about(), wide, high.saturating_sub(y + 3)).iter().zip(y + 1..)
        {
            pen.put(0, y, line, Ink::Dim);
        }
        self.paint_buttons(pen, high.saturating_sub(1));
    }

    fn paint_row(&self, pen: &mut Pen<'_>, row: Row, column: u16, is_here: bool) {
        let offer = self.offer();
        let room = if matches!(row, Row::More) { pen.wide() } else { column.saturating_sub(2) };
        let label = cut(&offer.label(row), room);
        pen.put(0, 0, &label, if is_here { Ink::Reversed } else { Ink::Plain });
        let Values { labels, chosen } = offer.values(row);
        let all: u16 = labels.iter().map(|label| width(label) + 2).sum();
        let is_wide = all > pen.wide().saturating_sub(column);
        let mut x = column;
        for (label, place) in labels.iter().zip(0..) {
            if place == chosen {
                x = pen.put(x, 0, &format!("[{label}]"), Ink::You) + 2;
            } else if !is_wide {
                x = pen.put(x, 0, label, Ink::Plain) + 2;
            }
        }
    }

    fn paint_buttons(&self, pen: &mut Pen<'_>, y: u16) {
        let enter = self.text("screen-enter");
        let is_at_kept = matches!(self.spot, Spot::UnderWay(_)) && self.row.is_none();
        let deal = self.text(if is_at_kept { "menu-continue" } else { "menu-deal" });
        let at = pen.put(0, y, &format!("[ {enter}  {deal} ]"), Ink::Button);
        if is_at_kept {
            return;
        }
        let guided = format!("[ g  {} ]", self.text("menu-guided"));
        if at + 2 + width(&guided) <= pen.wide() {
            pen.put(at + 2, y, &guided, Ink::Plain);
        } else {
            pen.put_cut(at + 1, y, &guided, pen.wide().saturating_sub(at + 1), Ink::Plain);
        }
    }

    fn paint_foot(&self, pen: &mut Pen<'_>, y: u16) {
        let wide = pen.wide().saturating_sub(2);
        if let Some(typing) = &self.typing {
            pen.fill(y, Ink::You);
            let asked = format!("{}{} {}", self.look.prompt(), self.text("menu-open-file"), typing.text());
            let skipped = width(&asked).saturating_sub(wide.saturating_sub(1));
            let shown: String = asked.chars().skip(usize::from(skipped)).collect();
            let at = pen.put(0, y, &shown, Ink::You);
            pen.put(at, y, " ", Ink::Button);
        } else if let Some(notice) = &self.notice {
            pen.put(1, y, &cut(&format!("! {notice}"), wide), Ink::Refused);
        } else if let Some(row) = self.row.and_then(|row| self.rows().get(row).copied()) {
            pen.put(1, y, &cut(&self.offer().meaning(row), wide), Ink::Dim);
        } else {
            pen.put(1, y, &cut(&self.text("menu-kept"), wide), Ink::Dim);
        }
        let keys = self.text(match (&self.typing, self.records.is_open()) {
            (Some(_), _) => "menu-keys-open",
            (None, true) => "menu-keys-records",
            (None, false) => "menu-keys",
        });
        pen.put(1, y + 1, &cut(&keys, wide), Ink::Dim);
    }
}

/// As many whole sentences as fit so many rows, in lines.
fn fitting(sentences: &[String], wide: u16, rows: u16) -> Vec<String> {
    let lines = (1..=sentences.len()).map(|count| broken(&sentences[..count].join(" "), wide));
    lines.take_while(|lines| lines.len() <= usize::from(rows)).last().unwrap_or_default()
}
