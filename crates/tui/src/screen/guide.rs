//! The guide of a first hand: every kind of decision is explained when it first comes up.

use game::notation::folded;
use game::{Lesson, Phrase, Turn};
use ratatui::layout::Rect;

use super::frame::Regions;
use super::look::Ink;
use super::model::{Model, Notice, Want};
use super::pen::{Pen, broken, cut, width};

/// The field keeps so many rows at least, whatever there is to be explained.
const LEAST_FIELD: u16 = 6;
/// What a lesson calls the hem.
const HEM: &str = "hem";
/// What is typed to leave the guide, or to have it.
const COMMAND: &str = "guide";

/// What was explained so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guide {
    /// The lessons, in the order in which they came up.
    lessons: Vec<Lesson>,
    /// The one that is read now.
    open: Option<usize>,
    /// The position in which it was last asked what there is to know.
    asked: Option<u64>,
}

impl Guide {
    /// What is explained now, and which step that is.
    fn read(&self) -> Option<(usize, &Lesson)> {
        let place = self.open?;
        Some((place + 1, self.lessons.get(place)?))
    }

    /// What there is to know in this position: the first thing that was not explained before.
    pub(crate) fn hear(&mut self, lessons: Vec<Lesson>) {
        let is_new = |lesson: &Lesson| !self.lessons.iter().any(|met| met.topic == lesson.topic);
        if let Some(lesson) = lessons.into_iter().find(is_new) {
            self.open = Some(self.lessons.len());
            self.lessons.push(lesson);
        }
    }

    /// What was explained is done.
    pub(crate) fn close(&mut self) {
        self.open = None;
    }
}

impl Model {
    /// What is to be known is asked for, once in every position in which something is explained.
    pub(crate) fn teach(&mut self) -> Option<Want> {
        let position = self.present.position;
        let is_asked =
            self.you.is_some_and(|you| self.present.sight.turn == Turn::Seat(you)) && self.queue.is_empty();
        let guide = self.guide.as_mut().filter(|guide| is_asked && guide.asked != Some(position))?;
        guide.asked = Some(position);
        Some(Want::Teach { position })
    }

    /// Puts aside what is explained.
    pub(crate) fn put_guide_aside(&mut self) {
        if self.is_guiding() {
            self.guide.iter_mut().for_each(Guide::close);
            self.notice = Some(Notice::Note(self.text("screen-guide-aside")));
        }
    }

    /// What was put aside is explained again, or else what was explained before it.
    pub(crate) fn look_back_in_guide(&mut self) -> Vec<Want> {
        if let Some(guide) = &mut self.guide {
            let last = guide.lessons.len().checked_sub(1);
            guide.open = guide.open.map(|place| place.saturating_sub(1)).or(last);
        }
        Vec::new()
    }

    /// Is this typed to leave the guide, or to have it?
    pub(crate) fn is_for_guide(line: &str) -> bool {
        folded(line) == COMMAND
    }

    /// The guide is left, or comes.
    pub(crate) fn turn_guide(&mut self) -> Vec<Want> {
        let is_left = self.guide.take().is_some();
        if !is_left {
            self.guide = Some(Guide::default());
        }
        let key = if is_left { "screen-guide-left" } else { "screen-guide-comes" };
        self.notice = Some(Notice::Note(self.text(key)));
        self.teach().into_iter().collect()
    }

    /// Is something explained now?
    fn is_guiding(&self) -> bool {
        self.panel.is_none()
            && self.is_asked()
            && self.guide.as_ref().is_some_and(|guide| guide.read().is_some())
    }

    /// Was something explained that is put aside?
    pub(crate) fn has_guide_aside(&self) -> bool {
        !self.is_guiding() && self.guide.as_ref().is_some_and(|guide| !guide.lessons.is_empty())
    }

    /// What is explained, whole.
    pub(crate) fn explained(&self) -> Option<String> {
        let (_, lesson) = self.guide.as_ref()?.read()?;
        let points = lesson.points.iter().map(|point| self.say(&point.words));
        Some(points.collect::<Vec<String>>().join(" "))
    }

    /// Gives the guide its rows: those of the hem, unless it speaks of the hem, and then as few of the field's as it needs. What others
    /// did is not covered, and a field that is lower is drawn as games are drawn on smaller screens, without losing what decides.
    pub(crate) fn make_room_for_guide(&self, places: &mut Regions) -> Option<Rect> {
        if places.rail.is_some() {
            return None;
        }
        let rows = self.page_of_guide(places.field.width)?.lines.len() as u16 + 1;
        let speaks_of_hem = self.speaks_of_hem();
        let hem = if speaks_of_hem { 0 } else { places.hem.height };
        let high = rows.min((places.field.height + hem).saturating_sub(LEAST_FIELD));
        let less = high.saturating_sub(hem);
        places.field.height -= less;
        places.told.y -= less;
        let y = places.told.y + places.told.height;
        let guide = Rect { y, height: high.max(hem), ..places.field };
        if !speaks_of_hem {
            places.hem.height = 0;
        }
        Some(guide)
    }

    /// In a guided game, how many rows of the field the guide takes now, where the hem has so many; none where it has a place beside the table.
    pub(crate) fn rows_of_guide(&self, wide: u16, hem: u16) -> Option<u16> {
        self.guide.as_ref().filter(|_| wide == self.size.0)?;
        let rows = self.page_of_guide(wide).map_or(0, |page| page.lines.len() as u16 + 1);
        Some(rows.saturating_sub(if self.speaks_of_hem() { 0 } else { hem }))
    }

    fn speaks_of_hem(&self) -> bool {
        let lesson = self.guide.as_ref().and_then(Guide::read);
        lesson.is_some_and(|(_, lesson)| lesson.points.iter().any(|point| point.at.as_deref() == Some(HEM)))
    }

    /// What is explained, in a width.
    fn page_of_guide(&self, wide: u16) -> Option<Page> {
        let (step, lesson) = self.guide.as_ref().filter(|_| self.is_guiding())?.read()?;
        let keys = self.text(if step == 1 { "screen-guide-keys-first" } else { "screen-guide-keys" });
        let step = Phrase::new("screen-guide-step")
            .with("step", step as u32)
            .with("of", self.ground.topics().len() as u32);
        let (step, heading) = (self.say(&step), self.say(&lesson.heading));
        let title = format!("{step} · {heading}");
        let room = wide.saturating_sub(2);
        let mut lines = broken(&self.explained()?, room);
        if width(&title) + width(&keys) + 8 <= wide {
            return Some(Page { title, keys, lines });
        }
        let last = lines.last().map_or(room, |line| width(line));
        match room.checked_sub(last + width(&keys)).filter(|gap| *gap >= 3) {
            Some(gap) => {
                let line = lines.pop().unwrap_or_default();
                lines.push(format!("{line}{}{keys}", " ".repeat(usize::from(gap))));
            }
            None => lines.extend(broken(&keys, room)),
        }
        if width(&title) + 4 <= wide {
            return Some(Page { title, keys: String::new(), lines });
        }
        lines.splice(0..0, broken(&heading, room));
        Some(Page { title: step, keys: String::new(), lines })
    }

    /// What is explained, in an area of its own; gives how many rows it took.
    pub(crate) fn draw_guide(&self, pen: &mut Pen<'_>) -> u16 {
        let wide = pen.wide();
        let Some(Page { title, keys, lines }) = self.page_of_guide(wide) else { return 0 };
        let rows = (lines.len() as u16 + 1).min(pen.high());
        pen.ground(0, 0, wide, rows, Ink::Guide);
        pen.rule(0, Ink::Guide);
        pen.put(1, 0, &format!(" {} ", cut(&title, wide.saturating_sub(4))), Ink::Guide);
        if !keys.is_empty() {
            pen.put_right(1, 0, &format!(" {keys} "), Ink::Guide);
        }
        for (line, y) in lines.iter().zip(1..rows) {
            let is_cut = y + 1 == rows && usize::from(y) < lines.len();
            let line =
                if is_cut { cut(&format!("{line} …"), wide.saturating_sub(2)) } else { line.clone() };
            pen.put(1, y, &line, Ink::Guide);
        }
        rows
    }
}

/// What is explained, laid out: a rule with its title, perhaps with the keys, and the rows under it.
struct Page {
    title: String,
    keys: String,
    lines: Vec<String>,
}
