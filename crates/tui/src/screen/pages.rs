//! Pages that wait: the end of a hand, the end of a game; and the guide of a first hand.

use game::{Outcome, Phrase, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::contract::{Scene, written};
use super::look::Ink;
use super::model::Model;
use super::pen::{Frame, Pen, broken, cut, width};
use crate::line::Kept;
use crate::result::{members, verdict};

impl Model {
    /// A hand that has ended, over everything but bar, line and keys. False if the game draws no such page.
    pub(crate) fn draw_hand_page(&self, scene: &Scene<'_>, buffer: &mut Buffer) -> bool {
        let places = self.regions(scene, buffer.area);
        let (top, line) = (places.field.y, places.line);
        let mut area = Rect { height: line.y.saturating_sub(top), ..places.field };
        if self.panel.is_some() {
            return false;
        }
        // The line keeps its place; what the page has to say comes above it, and below it where the hand was.
        if places.tray.height > 0 {
            area.height = places.keys.y.saturating_sub(top + line.height);
        }
        if !self.table.hand_page(scene, &mut Pen::new(buffer, area, self.look)) {
            return false;
        }
        self.draw_bar(scene, &mut Pen::new(buffer, places.bar, self.look));
        let line = Rect { y: area.y + area.height, ..line };
        self.draw_line(scene, &mut Pen::new(buffer, line, self.look));
        self.draw_keys(scene, &mut Pen::new(buffer, places.keys, self.look));
        true
    }

    /// The game is over: who won, the sheet, and what can be done next.
    pub(crate) fn draw_end(&self, scene: &Scene<'_>, buffer: &mut Buffer) {
        let area = buffer.area;
        let mut bar = Pen::new(buffer, Rect { height: 1, ..area }, self.look);
        let ink = Ink::Bar(self.drawn.ground());
        bar.fill(0, ink);
        let game = self.lexicon.word("game-title").unwrap_or(self.entry.name().to_owned()).to_uppercase();
        bar.put(1, 0, &format!("{game}   {}", self.text("screen-over")), ink);
        let foot = 5;
        let body = Rect { y: area.y + 1, height: area.height.saturating_sub(1 + foot), ..area };
        let mut pen = Pen::new(buffer, body, self.look);
        let mut y = 1;
        let headline = match &scene.sight.outcome {
            Some(outcome) => self.say(&verdict(outcome, self.opened.sides, &self.lexicon)),
            None => self.text("play-given-up"),
        };
        for line in broken(&headline, body.width.saturating_sub(6)) {
            let is_mine = scene
                .sight
                .outcome
                .as_ref()
                .is_some_and(|outcome| self.you.is_some_and(|you| outcome.ranks[you] == 1));
            pen.put(3, y, &line, if is_mine { Ink::You } else { Ink::Bold });
            y += 1;
        }
        if self.present.room.practice {
            pen.put(3, y, &self.text("play-was-practice"), Ink::Dim);
            y += 1;
        }
        y += 1;
        let (wide, high) = (pen.wide(), pen.high());
        let mut sheet = pen.part(0, y, wide, high.saturating_sub(y));
        if !self.table.final_sheet(scene, &mut sheet)
            && let Some(outcome) = &scene.sight.outcome
        {
            self.draw_scores(outcome, &mut sheet);
        }
        let last =
            Rect { y: area.y + area.height.saturating_sub(foot), height: foot.min(area.height), ..area };
        self.draw_next(&mut Pen::new(buffer, last, self.look));
        let places = self.regions(scene, area);
        if let Some(panel) = &self.panel {
            let closes = self.say(&Phrase::new("screen-closes").with("key", "Esc"));
            super::panel::draw(&mut Pen::new(buffer, body, self.look), panel, &closes);
        }
        self.draw_end_keys(&mut Pen::new(buffer, places.keys, self.look));
    }

    fn draw_scores(&self, outcome: &Outcome, pen: &mut Pen<'_>) {
        let mut order = members(self.opened.sides);
        order.sort_by_key(|side| outcome.ranks[side[0]]);
        for (side, y) in order.iter().zip(0..) {
            let names = self.lexicon.say_value(&side.clone().into(), &self.names);
            let is_mine = self.you.is_some_and(|you| side.contains(&you));
            let ink = if is_mine { Ink::You } else { Ink::Plain };
            let rank = outcome.ranks[side[0]];
            let score = written(outcome.scores[side[0]]);
            pen.put(3, y, &format!("{rank}  {names:<30}{score:>6} "), ink);
        }
    }

    fn draw_next(&self, pen: &mut Pen<'_>) {
        let is_served = matches!(self.kept, Kept::Served(_));
        pen.put(2, 0, &self.text("screen-another"), Ink::Bold);
        let enter = self.text("screen-enter");
        let mut buttons = vec![(format!("[ {enter}  {} ]", self.text("screen-again")), Ink::Button)];
        if !is_served {
            buttons.push((format!("[ m  {} ]", self.text("screen-same-deal")), Ink::Plain));
            buttons.push((format!("[ n  {} ]", self.text("screen-other-game")), Ink::Plain));
        }
        buttons.push((format!("[ q  {} ]", self.text("screen-leave")), Ink::Plain));
        let (mut x, mut y) = (2, 2);
        for (text, ink) in buttons {
            if x > 2 && x + width(&text) > pen.wide() {
                (x, y) = (2, y + 1);
            }
            x = pen.put(x, y, &text, ink) + 2;
        }
        if let Some(super::model::Notice::Refused(words) | super::model::Notice::Note(words)) = &self.notice {
            let wide = pen.wide().saturating_sub(2);
            pen.put(2, 1, &cut(words, wide), Ink::Bold);
        } else if !self.present.room.again.is_empty() {
            let who: Vec<Seat> = self.present.room.again.clone();
            pen.put(2, 1, &self.say(&Phrase::new("screen-again-wanted").with("who", who)), Ink::Dim);
        }
    }

    fn draw_end_keys(&self, pen: &mut Pen<'_>) {
        pen.fill(0, Ink::Plain);
        let keys = [("r", "screen-key-rules"), ("s", "screen-key-story"), ("q", "screen-key-leave")];
        keys.iter()
            .fold(1, |x, (key, word)| pen.put(x, 0, &format!("{key} {}", self.text(word)), Ink::Dim) + 2);
    }

    /// How many rows the guide needs, if it says something.
    pub(crate) fn guide_rows(&self, wide: u16) -> Option<u16> {
        let lines = self.guide_lines(wide)?;
        Some(lines.len() as u16 + 2)
    }

    fn guide_lines(&self, wide: u16) -> Option<Vec<String>> {
        if self.panel.is_some() || !self.is_asked() {
            return None;
        }
        let lesson = self.guide.as_ref()?.lesson.as_ref()?;
        let points: Vec<String> = lesson.points.iter().map(|point| self.say(&point.words)).collect();
        Some(broken(&points.join(" "), wide.saturating_sub(4)))
    }

    pub(crate) fn draw_guide(&self, pen: &mut Pen<'_>) {
        let (wide, high) = (pen.wide(), pen.high());
        let (Some(lines), Some(guide)) = (self.guide_lines(wide), &self.guide) else { return };
        let Some(lesson) = &guide.lesson else { return };
        pen.frame(0, 0, wide, high, Frame::Panel, Ink::Guide);
        let step = Phrase::new("screen-guide-step")
            .with("step", guide.met.len() as u32 + 1)
            .with("of", self.ground.topics().len() as u32)
            .with("heading", lesson.heading.clone());
        pen.put(2, 0, &format!(" {} ", cut(&self.say(&step), wide.saturating_sub(6))), Ink::Guide);
        for (line, y) in lines.iter().zip(1..high.saturating_sub(1)) {
            pen.put(2, y, line, Ink::Guide);
        }
        pen.put(2, high.saturating_sub(1), &format!(" {} ", self.text("screen-guide-keys")), Ink::Guide);
    }
}
