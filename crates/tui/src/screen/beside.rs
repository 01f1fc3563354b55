//! Around the table: the rail where there is room, and the keys that do something now.

use super::contract::Scene;
use super::look::Ink;
use super::model::{Model, Until};
use super::panel::{Panel, Rules};
use super::pen::{Pen, broken, width};

impl Model {
    pub(crate) fn draw_rail(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        for y in 0..pen.high() {
            pen.put(0, y, "│", Ink::Dim);
        }
        let (wide, high) = (pen.wide().saturating_sub(2), pen.high());
        let mut rail = pen.part(2, 1, wide, high.saturating_sub(1));
        let mut y = match self.draw_guide(&mut rail) {
            0 => 0,
            rows => rows + 1,
        };
        for section in self.table.rail(scene) {
            rail.put_cut(0, y, &section.heading.to_uppercase(), wide, Ink::Bold);
            y += 1;
            for (left, right) in &section.rows {
                rail.put_cut(0, y, left, wide.saturating_sub(width(right) + 2), Ink::Plain);
                rail.put_right(1, y, right, Ink::Bold);
                y += 1;
            }
            y += 1;
        }
        rail.put(0, y, &self.text("screen-story").to_uppercase(), Ink::Bold);
        let room = rail.high().saturating_sub(y + 1);
        let mut lines: Vec<(String, Ink)> = Vec::new();
        for (number, words, is_new) in self.story.all(&self.lexicon, &self.names).iter().rev() {
            let ink = if *is_new { Ink::Plain } else { Ink::Dim };
            let mut part: Vec<(String, Ink)> = Vec::new();
            for (line, place) in broken(words, wide.saturating_sub(6)).iter().zip(0..) {
                let margin = if place == 0 { format!("{number:>4} ") } else { " ".repeat(5) };
                part.push((margin + line, ink));
            }
            if lines.len() + part.len() > usize::from(room) {
                break;
            }
            part.append(&mut lines);
            lines = part;
        }
        for ((line, ink), row) in lines.iter().zip(y + 1..) {
            rail.put(0, row, line, *ink);
        }
    }

    /// The keys that do something now: with words as far as there is room.
    pub(crate) fn draw_keys(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let keys = self.keys_now(scene);
        let long: Vec<String> = keys.iter().map(|(key, word)| format!("{key} {word}")).collect();
        let mut shown = 0;
        for words in (0..=keys.len()).rev() {
            let needs: u16 = keys
                .iter()
                .zip(&long)
                .zip(0..)
                .map(|((key, long), place)| if place < words { width(long) + 2 } else { width(&key.0) + 1 })
                .sum();
            shown = words;
            if needs < pen.wide() {
                break;
            }
        }
        let mut x = 1;
        for (((key, _), long), place) in keys.iter().zip(&long).zip(0..) {
            x = if place < shown {
                pen.put(x, 0, long, Ink::Dim) + 2
            } else {
                pen.put(x, 0, key, Ink::Dim) + 1
            };
        }
    }

    fn keys_now(&self, scene: &Scene<'_>) -> Vec<(String, String)> {
        let enter = self.text("screen-enter");
        let own = |list: &[(&str, &'static str)]| -> Vec<(String, String)> {
            list.iter().map(|(key, word)| ((*key).to_owned(), self.text(word))).collect()
        };
        if self.typing.is_some() {
            let mut keys = vec![(enter, self.text("screen-key-do"))];
            keys.extend(own(&[
                ("Tab", "screen-key-complete"),
                ("↑↓", "screen-key-earlier"),
                ("Esc", "screen-key-back"),
            ]));
            return keys;
        }
        match &self.panel {
            Some(Panel::Rules(Rules { find: Some(_), .. })) => {
                let mut keys = vec![(enter, self.text("screen-key-find"))];
                keys.extend(own(&[("Esc", "screen-key-back")]));
                return keys;
            }
            Some(Panel::Rules(_)) => {
                return own(&[
                    ("↑↓", "screen-key-chapter"),
                    ("PgUp PgDn", "screen-key-scroll"),
                    ("/", "screen-key-find"),
                    ("0–9", "screen-key-clause"),
                    ("r", "screen-key-close"),
                ]);
            }
            Some(Panel::Text(_)) => {
                return own(&[("↑↓ PgUp PgDn", "screen-key-scroll"), ("Esc", "screen-key-close")]);
            }
            Some(Panel::Hint(_)) | None => {}
        }
        let mut keys = Vec::new();
        if self.until == Until::Enter || !self.queue.is_empty() {
            keys.push((enter, self.text("screen-key-go-on")));
        } else if scene.asked {
            let table = self.table.keys(scene).into_iter();
            let named = |key: &str| match key {
                "Enter" => enter.clone(),
                "Space" => self.text("screen-space"),
                key => key.to_owned(),
            };
            keys.extend(table.map(|(key, word)| (named(key), word)));
            keys.extend(own(&[("?", "screen-key-why")]));
        } else {
            keys.extend(own(&[("?", "screen-key-help")]));
        }
        if scene.asked && self.has_guide_aside() {
            keys.push((self.text("screen-backspace"), self.text("screen-key-guide")));
        }
        keys.extend(own(&[("r", "screen-key-rules")]));
        if scene.asked {
            keys.extend(own(&[("h", "screen-key-hint"), ("u", "screen-key-undo")]));
        }
        keys.extend(own(&[("s", "screen-key-story")]));
        if scene.asked {
            keys.extend(own(&[("/", "screen-key-type")]));
        }
        keys.extend(own(&[("q", "screen-key-leave")]));
        keys
    }
}
