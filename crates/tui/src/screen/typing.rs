//! A move, or anything else that the line mode understands, typed after `/`.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The longest line that is typed or pasted.
const LONGEST: usize = 400;

/// A line that is being typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Typing {
    text: Vec<char>,
    at: usize,
    /// Which of the earlier lines is shown, counted from the latest.
    back: Option<usize>,
}

/// What came of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// The line goes on.
    More,
    /// The line is given up.
    Away,
    /// The line is finished.
    Line(String),
}

impl Typing {
    /// What is typed so far.
    pub fn text(&self) -> String {
        self.text.iter().collect()
    }

    /// What stands before the cursor.
    pub fn before(&self) -> String {
        self.text[..self.at].iter().collect()
    }

    /// Takes in a text, without what would move the cursor.
    pub fn insert(&mut self, text: &str) {
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            if self.text.len() >= LONGEST {
                return;
            }
            self.text.insert(self.at, letter);
            self.at += 1;
        }
    }

    /// A key; `earlier` are the lines typed before, the latest last, and `known` the beginnings that can be completed.
    pub fn press(&mut self, key: KeyEvent, earlier: &[String], known: &[String]) -> Typed {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Esc => return Typed::Away,
            KeyCode::Char('c') if control => return Typed::Away,
            KeyCode::Char('u') if control => *self = Typing::default(),
            KeyCode::Char('a') if control => self.at = 0,
            KeyCode::Char('e') if control => self.at = self.text.len(),
            KeyCode::Char(letter) if !control => self.insert(letter.encode_utf8(&mut [0; 4])),
            KeyCode::Enter => return Typed::Line(self.text()),
            KeyCode::Backspace if self.text.is_empty() => return Typed::Away,
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.at);
            }
            KeyCode::Delete if self.at < self.text.len() => drop(self.text.remove(self.at)),
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.text.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.text.len(),
            KeyCode::Up => self.recall(self.back.map_or(0, |back| back + 1), earlier),
            KeyCode::Down => match self.back {
                Some(back) if back > 0 => self.recall(back - 1, earlier),
                Some(_) | None => *self = Typing::default(),
            },
            KeyCode::Tab => self.complete(known),
            _ => {}
        }
        Typed::More
    }

    fn recall(&mut self, back: usize, earlier: &[String]) {
        if let Some(line) = earlier.iter().rev().nth(back) {
            self.text = line.chars().collect();
            self.at = self.text.len();
            self.back = Some(back);
        }
    }

    /// Adds what all known lines that begin so have in common.
    fn complete(&mut self, known: &[String]) {
        let typed = game::notation::folded(&self.text());
        let mut fits = known.iter().filter(|line| game::notation::folded(line).starts_with(&typed));
        let Some(first) = fits.next() else { return };
        let mut common: Vec<char> = first.chars().collect();
        for line in fits {
            let same = common.iter().zip(line.chars()).take_while(|(one, other)| **one == *other).count();
            common.truncate(same);
        }
        if common.len() > self.text.len() {
            self.text = common;
            self.at = self.text.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(typing: &mut Typing, code: KeyCode) -> Typed {
        let known = ["lay r7", "lay r8", "pass"].map(str::to_owned);
        typing.press(
            KeyEvent::new(code, KeyModifiers::NONE),
            &["first".to_owned(), "last".to_owned()],
            &known,
        )
    }

    #[test]
    fn a_line_is_edited_completed_and_recalled() {
        let mut typing = Typing::default();
        typing.insert("L\x1b[2Jx\n");
        assert_eq!(typing.text(), "L[2Jx");
        let mut typing = Typing::default();
        typing.insert("l");
        press(&mut typing, KeyCode::Tab);
        assert_eq!(typing.text(), "lay r");
        press(&mut typing, KeyCode::Home);
        press(&mut typing, KeyCode::Delete);
        assert_eq!((typing.text(), typing.before()), ("ay r".to_owned(), String::new()));
        press(&mut typing, KeyCode::Up);
        press(&mut typing, KeyCode::Up);
        press(&mut typing, KeyCode::Up);
        assert_eq!(press(&mut typing, KeyCode::Enter), Typed::Line("first".to_owned()));
        typing.insert(&"a".repeat(1_000_000));
        assert_eq!(typing.text().len(), LONGEST);
    }
}
