//! What is opened over field and hem: rules, story, cards, moves, keys, a hint. The line and the hand are never covered.

use std::cell::Cell;

use ratatui::crossterm::event::KeyCode;

use super::look::Ink;
use super::pen::{Frame, Pen, broken, cut, width};
use crate::page;
use crate::style::Style;

/// A panel that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Panel {
    /// The rules, by chapters.
    Rules(Rules),
    /// A text.
    Text(Text),
    /// A hint: as many rows as it needs.
    Hint(Text),
}

impl Panel {
    /// A key that moves within the panel; false if it is none.
    pub fn walk(&mut self, code: KeyCode) -> bool {
        let by: i16 = match code {
            KeyCode::Up => -1,
            KeyCode::Down => 1,
            KeyCode::PageUp => -8,
            KeyCode::PageDown => 8,
            _ => return false,
        };
        match self {
            Panel::Hint(_) => return false,
            Panel::Rules(rules) if by.abs() == 1 => rules.turn(by.into()),
            Panel::Rules(rules) => rules.scroll = rules.scroll.min(rules.most.get()).saturating_add(by),
            Panel::Text(text) => text.scroll = text.scroll.min(text.most.get()).saturating_add_signed(by),
        }
        true
    }
}

/// A text in a panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// Which panel it is: the key that opens and closes it.
    pub key: char,
    /// What stands in the upper edge.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<(String, Ink)>,
    /// The row that stands first.
    pub scroll: u16,
    /// The last that can stand first, as it was last drawn.
    pub most: Cell<u16>,
    /// What stands in the lower edge: as much of it as there is room for.
    pub foot: Vec<String>,
}

/// The rules in a panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// What stands in the upper edge.
    pub title: String,
    /// The chapters: heading and text.
    pub chapters: Vec<(String, String)>,
    /// The chapter that is open.
    pub chapter: usize,
    /// Where in its text the clause begins that was looked for.
    pub found: Option<usize>,
    /// So many rows after that, or after the beginning, the first row stands.
    pub scroll: i16,
    /// The most that this can be, as it was last drawn.
    pub most: Cell<i16>,
    /// What is being looked for, if anything.
    pub find: Option<String>,
}

impl Rules {
    /// The rules of a page: what one has to know first, then the chapters.
    pub fn new(title: String, short: (&str, &str), rules: &str) -> Rules {
        let mut chapters = vec![(short.0.to_owned(), short.1.to_owned())];
        for (heading, _) in page::contents(rules) {
            let parts = page::chapters(rules, heading);
            let own = parts.into_iter().find(|part| part.lines().next() == Some(&format!("## {heading}")));
            chapters.push((heading.to_owned(), own.unwrap_or_default().to_owned()));
        }
        Rules { title, chapters, chapter: 0, found: None, scroll: 0, most: Cell::new(i16::MAX), find: None }
    }

    /// Goes to the next chapter, or to the one before.
    pub fn turn(&mut self, by: isize) {
        let last = self.chapters.len().saturating_sub(1);
        self.chapter = self.chapter.saturating_add_signed(by).min(last);
        (self.found, self.scroll) = (None, 0);
    }

    /// Goes to a clause, or to where a word stands; false if there is none.
    pub fn look_for(&mut self, word: &str, rules: &str) -> bool {
        let Some(part) = page::found(rules, word).into_iter().next() else { return false };
        let first = part.lines().next().unwrap_or_default();
        let Some(place) = self.chapters.iter().position(|(_, text)| text.contains(first)) else {
            return false;
        };
        self.chapter = place;
        (self.found, self.scroll) = (self.chapters[place].1.find(first), 0);
        true
    }
}

/// How wide the text of the rules is at most: longer lines are hard to read.
const TEXT_WIDE: usize = 76;

impl Text {
    /// A text from its beginning on.
    pub fn new(key: char, title: String, paragraphs: Vec<(String, Ink)>) -> Text {
        Text { key, title, paragraphs, scroll: 0, most: Cell::new(u16::MAX), foot: Vec::new() }
    }
}

/// Draws a panel into the whole area of a pen; `closes` says how it is closed.
pub fn draw(pen: &mut Pen<'_>, panel: &Panel, closes: &str) {
    match panel {
        Panel::Rules(rules) => draw_rules(pen, rules, closes),
        Panel::Text(text) | Panel::Hint(text) => draw_text(pen, text, closes),
    }
}

/// How many rows a hint needs in this width.
pub fn hint_rows(text: &Text, wide: u16) -> u16 {
    let rows = text.paragraphs.iter().map(|(words, _)| broken(words, wide.saturating_sub(4)).len() as u16);
    rows.sum::<u16>() + 2
}

fn frame(pen: &mut Pen<'_>, title: &str, closes: &str, foot: &[String]) {
    let (wide, high) = (pen.wide(), pen.high());
    pen.ground(0, 0, wide, high, Ink::Plain);
    pen.frame(0, 0, wide, high, Frame::Panel, Ink::Plain);
    let room = wide.saturating_sub(width(closes) + 8);
    pen.put(2, 0, &format!(" {} ", cut(title, room)), Ink::Bold);
    pen.put_right(2, 0, &format!(" {closes} "), Ink::Dim);
    let shown = (1..=foot.len()).map(|count| foot[..count].join(" · "));
    if let Some(foot) = shown.take_while(|foot| width(foot) + 6 <= wide).last() {
        pen.put(2, high.saturating_sub(1), &format!(" {foot} "), Ink::Dim);
    }
}

fn draw_text(pen: &mut Pen<'_>, text: &Text, closes: &str) {
    frame(pen, &text.title, closes, &text.foot);
    let (wide, high) = (pen.wide().saturating_sub(4), pen.high().saturating_sub(2));
    let lines = text.paragraphs.iter().flat_map(|(words, ink)| {
        let lines = if words.is_empty() { vec![String::new()] } else { broken(words, wide) };
        lines.into_iter().map(|line| (line, *ink))
    });
    let lines: Vec<(String, Ink)> = lines.collect();
    text.most.set(rows(pen, (2, 1), (wide, high), &lines, text.scroll));
}

fn draw_rules(pen: &mut Pen<'_>, rules: &Rules, closes: &str) {
    frame(pen, &rules.title, closes, &[]);
    let high = pen.high().saturating_sub(2);
    let longest = rules.chapters.iter().map(|(heading, _)| width(heading)).max().unwrap_or(0);
    let column = (longest + 4).min(pen.wide() / 3);
    let first = (rules.chapter as u16).saturating_sub(high.saturating_sub(1));
    for ((heading, _), (place, y)) in rules.chapters.iter().zip((0_u16..).zip(1..)).skip(usize::from(first)) {
        let y = y - first;
        if y > high {
            break;
        }
        let is_open = usize::from(place) == rules.chapter;
        let mark = if is_open { "» " } else { "  " };
        let ink = if is_open { Ink::Reversed } else { Ink::Plain };
        pen.put(2, y, mark, Ink::Bold);
        pen.put_cut(4, y, heading, column.saturating_sub(4), ink);
    }
    for y in 1..=high {
        pen.put(column + 1, y, "│", Ink::Dim);
    }
    let wide = pen.wide().saturating_sub(column + 5);
    let (_, text) = &rules.chapters[rules.chapter.min(rules.chapters.len() - 1)];
    let rendered = |text: &str| page::render_to(text, Style::default(), usize::from(wide).min(TEXT_WIDE));
    // What comes before it ends in an empty line that is not there where it goes on.
    let before = rules.found.map_or(0, |at| rendered(&text[..at]).trim_end().lines().count());
    let found = rules.found.map(|at| page::name_of(&text[at..]));
    let lines = rendered(text);
    let is_found = |line: &str| found.flatten().is_some_and(|name| line.starts_with(name));
    let ink = |line: &str| if is_found(line) { Ink::Bold } else { Ink::Plain };
    let lines: Vec<(String, Ink)> = lines.lines().map(|line| (line.to_owned(), ink(line))).collect();
    let scroll = u16::try_from(before).unwrap_or(u16::MAX).saturating_add_signed(rules.scroll);
    let most = i32::from(rows(pen, (column + 3, 1), (wide, high), &lines, scroll));
    rules.most.set(i16::try_from(most - before as i32).unwrap_or(i16::MAX));
    if let Some(find) = &rules.find {
        pen.put(2, pen.high().saturating_sub(1), &format!(" /{find}_ "), Ink::Bold);
    }
}

/// Draws lines from one of them on, and gives how far they can be scrolled.
fn rows(
    pen: &mut Pen<'_>,
    (x, y): (u16, u16),
    (wide, high): (u16, u16),
    lines: &[(String, Ink)],
    scroll: u16,
) -> u16 {
    let most = (lines.len() as u16).saturating_sub(high);
    let scroll = scroll.min(most);
    for ((line, ink), row) in lines.iter().skip(usize::from(scroll)).zip(0..high) {
        pen.put_cut(x, y + row, line, wide, *ink);
    }
    if scroll < most {
        pen.put_right(2, pen.high().saturating_sub(1), " ▼ ", Ink::Dim);
    }
    most
}
