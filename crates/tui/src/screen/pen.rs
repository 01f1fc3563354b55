//! A pen for a part of the screen: nothing it writes leaves its area.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

use super::look::{Ink, Look, Signs};

/// Writes in an area.
pub struct Pen<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    look: Look,
}

/// The edges of a frame: corners, then the sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// A card.
    Card,
    /// A card that may be played: its foot says so.
    Foot,
    /// What the cursor is on.
    Cursor,
    /// A card that wins, or was caught or turned up.
    Strong,
    /// What is not there, or not now.
    Dashed,
    /// A panel.
    Panel,
}

impl Frame {
    /// Upper left, upper right, lower left, lower right, above, below, at the sides.
    fn signs(self, signs: Signs) -> [char; 7] {
        match (self, signs) {
            (Frame::Card, Signs::Drawn) => ['╭', '╮', '╰', '╯', '─', '─', '│'],
            (Frame::Foot, Signs::Drawn) => ['╭', '╮', '┗', '┛', '─', '━', '│'],
            (Frame::Cursor, Signs::Drawn) => ['╔', '╗', '╚', '╝', '═', '═', '║'],
            (Frame::Strong, Signs::Drawn) => ['┏', '┓', '┗', '┛', '━', '━', '┃'],
            (Frame::Dashed, Signs::Drawn) => ['╭', '╮', '╰', '╯', '╌', '╌', '╎'],
            (Frame::Panel, Signs::Drawn) => ['┌', '┐', '└', '┘', '─', '─', '│'],
            (Frame::Card, Signs::Ascii) => ['.', '.', '\'', '\'', '-', '-', '|'],
            (Frame::Foot, Signs::Ascii) => ['.', '.', '\'', '\'', '-', '=', '|'],
            (Frame::Cursor | Frame::Strong, Signs::Ascii) => ['#', '#', '#', '#', '=', '=', '#'],
            (Frame::Dashed, Signs::Ascii) => ['.', '.', '.', '.', ' ', ' ', ':'],
            (Frame::Panel, Signs::Ascii) => ['+', '+', '+', '+', '-', '-', '|'],
        }
    }
}

/// How many columns a text takes.
pub fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// A text cut to so many columns; an ellipsis says that there is more.
pub fn cut(text: &str, wide: u16) -> String {
    if width(text) <= wide {
        return text.to_owned();
    }
    let mut out = String::new();
    for letter in text.chars() {
        if width(&out) + width(letter.encode_utf8(&mut [0; 4])) + 1 > wide {
            break;
        }
        out.push(letter);
    }
    if wide > 0 {
        out.push('…');
    }
    out
}

/// A text broken between words into lines of at most so many columns. A word that is longer is cut.
pub fn broken(text: &str, wide: u16) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        if !line.is_empty() && width(&line) + 1 + width(word) > wide {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line += &cut(word, wide);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

impl<'a> Pen<'a> {
    /// A pen for an area of a buffer.
    pub fn new(buffer: &'a mut Buffer, area: Rect, look: Look) -> Pen<'a> {
        let area = area.intersection(buffer.area);
        Pen { buffer, area, look }
    }

    /// How wide the area is.
    pub fn wide(&self) -> u16 {
        self.area.width
    }

    /// How high the area is.
    pub fn high(&self) -> u16 {
        self.area.height
    }

    /// How things look.
    pub fn look(&self) -> Look {
        self.look
    }

    /// A pen for a part of the area, counted from its upper left corner.
    pub fn part(&mut self, x: u16, y: u16, wide: u16, high: u16) -> Pen<'_> {
        let area = Rect {
            x: self.area.x.saturating_add(x),
            y: self.area.y.saturating_add(y),
            width: wide,
            height: high,
        };
        Pen { area: area.intersection(self.area), buffer: &mut *self.buffer, look: self.look }
    }

    /// Writes a text and gives the column after it.
    pub fn put(&mut self, x: u16, y: u16, text: &str, ink: Ink) -> u16 {
        self.styled(x, y, text, self.look.style(ink))
    }

    fn styled(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let end = x.saturating_add(width(text));
        if y < self.area.height && x < self.area.width {
            let room = usize::from(self.area.width - x);
            self.buffer.set_stringn(self.area.x + x, self.area.y + y, text, room, style);
        }
        end
    }

    /// Writes a text that ends at the right edge, so many columns before it.
    pub fn put_right(&mut self, before: u16, y: u16, text: &str, ink: Ink) {
        let x = self.area.width.saturating_sub(width(text) + before);
        self.put(x, y, text, ink);
    }

    /// Writes a text cut to so many columns.
    pub fn put_cut(&mut self, x: u16, y: u16, text: &str, wide: u16, ink: Ink) -> u16 {
        self.put(x, y, &cut(text, wide), ink)
    }

    /// Writes pieces one after the other and gives the column after them.
    pub fn pieces(&mut self, x: u16, y: u16, pieces: &[(String, Ink)]) -> u16 {
        pieces.iter().fold(x, |x, (text, ink)| self.put(x, y, text, *ink))
    }

    /// Gives a row its ground.
    pub fn fill(&mut self, y: u16, ink: Ink) {
        self.ground(0, y, self.area.width, 1, ink);
    }

    /// Gives a part its ground, and takes away what was there.
    pub fn ground(&mut self, x: u16, y: u16, wide: u16, high: u16, ink: Ink) {
        let blank = " ".repeat(usize::from(wide.min(self.area.width)));
        for row in y..y.saturating_add(high).min(self.area.height) {
            self.put(x, row, &blank, ink);
        }
    }

    /// Draws a rule across the area.
    pub fn rule(&mut self, y: u16, ink: Ink) {
        self.put(0, y, &"─".repeat(usize::from(self.area.width)), ink);
    }

    /// Draws a frame. What is in it is taken away.
    pub fn frame(&mut self, x: u16, y: u16, wide: u16, high: u16, frame: Frame, ink: Ink) {
        if wide < 2 || high < 2 {
            return;
        }
        let [upper_left, upper_right, lower_left, lower_right, above, below, side] =
            frame.signs(self.look.signs);
        let edge = |left: char, middle: char, right: char| {
            let middle: String = std::iter::repeat_n(middle, usize::from(wide - 2)).collect();
            format!("{left}{middle}{right}")
        };
        self.put(x, y, &edge(upper_left, above, upper_right), ink);
        for row in y + 1..y + high - 1 {
            self.put(x, row, &edge(side, ' ', side), ink);
        }
        self.put(x, y + high - 1, &edge(lower_left, below, lower_right), ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_leaves_its_area() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 8, 4));
        let mut pen = Pen::new(&mut buffer, Rect::new(2, 1, 4, 2), Look::default());
        pen.put(1, 0, "abcdefgh", Ink::Plain);
        pen.put(0, 2, "below", Ink::Plain);
        pen.put(9, 0, "beside", Ink::Plain);
        pen.part(3, 1, 10, 10).frame(0, 0, 9, 9, Frame::Card, Ink::Plain);
        let lines: Vec<String> =
            (0..4).map(|y| (0..8).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>()).collect();
        assert_eq!(lines, ["        ", "   abc  ", "     ╭  ", "        "]);
    }

    #[test]
    fn texts_are_broken_and_cut() {
        assert_eq!(broken("one two  three", 7), ["one two", "three"]);
        assert_eq!(broken("", 7), Vec::<String>::new());
        assert_eq!(broken("extraordinary", 6), ["extra…"]);
        assert_eq!(cut("table", 5), "table");
        assert_eq!(cut("table", 4), "tab…");
        assert_eq!(cut("table", 0), "");
    }
}
