//! Colours, and lines of the right length. Nothing depends on colour: shapes and letters say the same.

use ratatui::crossterm::terminal;

/// How wide a line may be.
pub const WIDTH: usize = 80;

/// A terminal that is narrower than this has no room for a sentence.
const NARROWEST: u16 = 20;

/// Are there colours?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colour {
    /// Plain text only.
    #[default]
    Off,
    /// ANSI colours.
    On,
}

/// How wide lines may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wide {
    /// [`WIDTH`] columns.
    #[default]
    Usual,
    /// As wide as the terminal is when they are written.
    Terminal,
}

/// How things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// Are there colours?
    pub colour: Colour,
    /// How wide lines may be.
    pub wide: Wide,
}

/// ANSI foregrounds for the hues of suits.
const HUES: [u8; 6] = [31, 34, 32, 33, 35, 36];

impl Style {
    /// Text in the colour of a suit.
    pub fn hue(self, hue: u8, text: &str) -> String {
        self.code(HUES[usize::from(hue) % HUES.len()], text)
    }

    /// Text that stands out.
    pub fn bold(self, text: &str) -> String {
        self.code(1, text)
    }

    /// How many columns a line may have.
    pub fn columns(self) -> usize {
        let size = match self.wide {
            Wide::Usual => None,
            Wide::Terminal => terminal::size().ok(),
        };
        // A terminal that does not know how wide it is says that it has no columns.
        size.map_or(WIDTH, |(wide, _)| if wide < NARROWEST { WIDTH } else { usize::from(wide) })
    }

    /// Breaks a text between words into lines that are not too wide; lines after the first are indented.
    pub fn wrap(self, text: &str, first: &str, rest: &str) -> String {
        wrap_to(text, first, rest, self.columns())
    }

    fn code(self, code: u8, text: &str) -> String {
        match self.colour {
            Colour::Off => text.to_owned(),
            Colour::On => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }
}

/// How many columns a plain text takes. (All shapes and letters in use are one column wide.)
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// Breaks a text between words into lines of at most [`WIDTH`] columns; lines after the first are indented.
pub fn wrap(text: &str, first: &str, rest: &str) -> String {
    wrap_to(text, first, rest, WIDTH)
}

/// The same into lines of at most so many columns.
pub fn wrap_to(text: &str, first: &str, rest: &str, wide: usize) -> String {
    let mut out = String::new();
    let mut line = first.to_owned();
    let mut fresh = true;
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        if !fresh && width(&line) + 1 + width(word) > wide {
            out += line.trim_end();
            out.push('\n');
            rest.clone_into(&mut line);
            fresh = true;
        }
        if !fresh {
            line.push(' ');
        }
        line += word;
        fresh = false;
    }
    out + line.trim_end() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_broken_between_words() {
        let text = "word ".repeat(40);
        let wrapped = wrap(&text, "· ", "  ");
        assert!(wrapped.lines().all(|line| width(line) <= WIDTH));
        assert_eq!(wrapped.matches("word").count(), 40);
        assert!(
            wrapped.starts_with("· word") && wrapped.lines().nth(1).is_some_and(|l| l.starts_with("  word"))
        );
        let endless = "x".repeat(100);
        assert_eq!(wrap(&endless, "", ""), endless.clone() + "\n");
    }

    #[test]
    fn without_colour_nothing_is_added() {
        assert_eq!(Style::default().hue(3, "N4"), "N4");
        assert_eq!(Style { colour: Colour::On, ..Style::default() }.hue(0, "N4"), "\x1b[31mN4\x1b[0m");
    }
}
