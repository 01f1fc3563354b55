//! How a position of a record is drawn: the table as always, the line tells which step it is and what happened in it.

use game::{Phrase, Seat};
use protocol::Happening;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use words::Names;

use super::{Eyes, Replay, eyes_phrase};
use crate::names::names_of;
use crate::result::verdict;
use crate::screen::contract::{Rows, Scene};
use crate::screen::look::{Ink, Signs, to_ascii};
use crate::screen::pen::{Pen, broken, cut, width};

/// How wide the names beside open hands are.
const NAMES: u16 = 11;
/// With fewer rows than this the table is not worth drawing beside the hands.
const LEAST_FIELD: u16 = 6;

impl Replay {
    pub(super) fn paint(&self, buffer: &mut Buffer) {
        let area = buffer.area;
        let model = &self.model;
        let smallest = model.smallest();
        if area.width < smallest.0 || area.height < smallest.1 {
            model.draw_too_small(buffer, smallest);
        } else {
            let scene = Scene { asked: false, cursor: "", thinking: None, ..model.scene() };
            let places = model.regions(&scene, area);
            model.draw_bar(&scene, &mut Pen::new(buffer, places.bar, model.look));
            let below = places.line.y + places.line.height;
            if self.eyes == Eyes::Open {
                let top = places.field.y;
                let line = Rect { y: places.keys.y.saturating_sub(places.line.height), ..places.line };
                let hands = Rect { height: line.y.saturating_sub(top), ..places.field };
                self.paint_open(&scene, buffer, hands);
                self.paint_line(&mut Pen::new(buffer, line, model.look));
            } else {
                let field = Rect { height: places.field.height + places.told.height, ..places.field };
                model.table.field(&scene, &mut Pen::new(buffer, field, model.look));
                model.table.hem(&scene, &mut Pen::new(buffer, places.hem, model.look));
                self.paint_line(&mut Pen::new(buffer, places.line, model.look));
                let tray = Rect { y: below, height: places.keys.y.saturating_sub(below), ..places.tray };
                if model.you.is_some() {
                    model
                        .table
                        .tray(&scene, &mut Pen::new(buffer, tray.intersection(places.tray), model.look));
                }
            }
            model.draw_panel(buffer, places.over());
            self.paint_keys(&mut Pen::new(buffer, places.keys, model.look));
            if let Some(rail) = places.rail {
                model.draw_rail(&scene, &mut Pen::new(buffer, rail, model.look));
            }
        }
        if model.look.signs == Signs::Ascii {
            to_ascii(buffer);
        }
    }

    /// Every hand, and above them the table as far as there is room.
    fn paint_open(&self, scene: &Scene<'_>, buffer: &mut Buffer, area: Rect) {
        let look = self.model.look;
        let names: Vec<Names> = Seat::all(self.record.seats)
            .map(|seat| names_of(scene.lexicon, scene.room, Some(seat)))
            .collect();
        let of = |seat: Seat| Scene {
            sight: &self.open[seat.index()].0,
            names: &names[seat.index()],
            you: Some(seat),
            wide: area.width.saturating_sub(NAMES),
            ..*scene
        };
        let rows: Vec<u16> = Seat::all(self.record.seats)
            .map(|seat| self.open[seat.index()].1.tray_rows(&of(seat), Rows::Few))
            .collect();
        let hands = rows.iter().sum::<u16>();
        let left = area.height.saturating_sub(hands);
        let field = if hands == 0 || left >= LEAST_FIELD { left } else { 0 };
        let upper = Rect { height: field, ..area };
        self.model.table.field(scene, &mut Pen::new(buffer, upper, look));
        let mut y = area.y + field;
        for (seat, rows) in Seat::all(self.record.seats).zip(rows) {
            let part = Rect { y, height: rows, ..area };
            y += rows;
            if rows == 0 || y > area.y + area.height {
                continue;
            }
            let mut pen = Pen::new(buffer, part, look);
            pen.put_cut(1, rows / 2, &scene.names.of(seat), NAMES - 2, Ink::Bold);
            let hand = Rect { x: part.x + NAMES, width: part.width.saturating_sub(NAMES), ..part };
            self.open[seat.index()].1.tray(&of(seat), &mut Pen::new(buffer, hand, look));
        }
    }

    fn paint_line(&self, pen: &mut Pen<'_>) {
        let model = &self.model;
        pen.fill(0, Ink::Reversed);
        let line = self.at.checked_sub(1).map_or(0, |place| self.steps[place].0);
        let step = Phrase::new("replay-step")
            .with("step", self.at as u32)
            .with("of", self.steps.len() as u32)
            .with("line", line as u32);
        let eyes = model.say(&eyes_phrase(self.eyes));
        let at = pen.put(1, 0, &model.say(&step), Ink::Reversed);
        pen.put_right(1, 0, &cut(&eyes, pen.wide().saturating_sub(at + 3)), Ink::Reversed);
        let happened = self.told.last().map(|told| match &told.what {
            Happening::Step { story, .. } => {
                story.iter().map(|phrase| model.say(phrase)).collect::<Vec<String>>().join(" ")
            }
            _ => String::new(),
        });
        let mut words = happened.unwrap_or_else(|| model.text("replay-begins"));
        if let Some(outcome) = &model.present.sight.outcome {
            let result = model.say(&verdict(outcome, model.opened.sides, &model.lexicon));
            words = format!("{result} {words}");
        }
        let wide = pen.wide().saturating_sub(2);
        let lines = broken(&words, wide);
        let rows = usize::from(pen.high().saturating_sub(1));
        for (line, y) in lines.iter().take(rows).zip(1..) {
            let is_last = usize::from(y) == rows && lines.len() > rows;
            let line = if is_last { cut(&format!("{line} …"), wide) } else { line.clone() };
            pen.put(1, y, &line, Ink::Plain);
        }
    }

    fn paint_keys(&self, pen: &mut Pen<'_>) {
        let mut keys = vec![
            ("←→", "replay-key-step"),
            ("↑↓", "replay-key-hand"),
            ("1–6", "replay-key-eyes"),
            ("o", "replay-key-open"),
        ];
        if self.play_on().is_some() {
            keys.push(("p", "replay-key-play"));
        }
        keys.extend([("s", "screen-key-story"), ("r", "screen-key-rules"), ("q", "screen-key-leave")]);
        let mut x = 1;
        for (key, word) in keys {
            let text = format!("{key} {}", self.model.text(word));
            let text = if x + width(&text) < pen.wide() { text } else { key.to_owned() };
            x = pen.put(x, 0, &text, Ink::Dim) + 2;
        }
    }
}
