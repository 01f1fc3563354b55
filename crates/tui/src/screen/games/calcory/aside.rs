//! What stands beside the layout: the sum, what is to be beaten, what another card would do, how near the end is.

use calcory::digest::{Marked, Next, Odds, Prospect};
use game::Phrase;
use serde::Deserialize;

use super::Position;
use crate::screen::contract::{Scene, Section, capitalised, written};
use crate::screen::look::Ink;
use crate::screen::pen::{Pen, broken};

/// How wide the layout is on such a table.
const LAYOUT: u16 = 62;

/// How wide it is beside a table of this width; not at all, where the layout needs the room.
pub(super) fn wide(table: u16) -> u16 {
    match table {
        0..78 => 0,
        78..100 => table - LAYOUT,
        _ => 26,
    }
}

/// A part of it: a heading and some lines.
struct Part {
    heading: Option<String>,
    lines: Vec<String>,
}

impl Position {
    pub(super) fn beside(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let wide = pen.wide().saturating_sub(if pen.wide() > 18 { 2 } else { 1 });
        let parts = self.parts(scene, wide);
        let needs = |parts: &[Part]| -> usize {
            parts.iter().map(|part| part.lines.len() + usize::from(part.heading.is_some()) + 1).sum()
        };
        let is_airy = needs(&parts) <= usize::from(pen.high());
        let mut y = u16::from(is_airy);
        for part in &parts {
            if let Some(heading) = &part.heading {
                pen.put_cut(1, y, &heading.to_uppercase(), wide, Ink::Bold);
                y += 1;
            }
            for line in &part.lines {
                pen.put_cut(1, y, line, wide, Ink::Plain);
                y += 1;
            }
            y += u16::from(is_airy);
        }
    }

    fn parts(&self, scene: &Scene<'_>, wide: u16) -> Vec<Part> {
        let open = &self.view.open;
        let part = |heading: Option<&'static str>, text: Vec<String>| Part {
            heading: heading.map(|key| scene.text(key)),
            lines: text.iter().flat_map(|text| broken(text, wide)).collect(),
        };
        let sum = Phrase::new("page-cal-hem-sum").with("who", open.turn).with("sum", self.digest.turned.sum);
        let cards = Phrase::new("screen-calcory-cards").with("count", self.digest.turned.cards);
        let mut parts = vec![part(None, vec![capitalised(&scene.say(&sum)), scene.say(&cards)])];
        if let Some(marked) = &self.digest.marked {
            let key = if marked.rivals.is_empty() { "row-marked" } else { "page-cal-to-beat" };
            parts.push(part(Some(key), Position::to_beat(scene, marked)));
        }
        if let Some(next) = self.digest.next {
            parts.push(part(Some("screen-calcory-one-more"), Position::one_more(scene, next)));
        }
        if let Some((by, space)) = self.laid_back(scene) {
            let laid = Phrase::new("page-cal-laid").with("who", by);
            let there = Phrase::new("screen-calcory-there").with("space", space.name());
            parts.push(part(None, vec![scene.say(&there.with("what", scene.say(&laid)))]));
        }
        let idle = Phrase::new("screen-calcory-idle")
            .with("turns", open.idle)
            .with("all", open.idle + self.digest.turns_left);
        parts.push(part(None, vec![scene.say(&idle)]));
        parts
    }

    fn to_beat(scene: &Scene<'_>, marked: &Marked) -> Vec<String> {
        let phrase = Phrase::new("screen-calcory-marked")
            .with("who", marked.by)
            .with("sum", marked.cards.sum)
            .with("cards", marked.cards.cards);
        let mut lines = vec![scene.say(&phrase)];
        if marked.cards.cards == 1 {
            lines.push(scene.text("screen-calcory-single"));
        }
        lines
    }

    /// What the numbers would do that another card can have.
    fn one_more(scene: &Scene<'_>, next: Next) -> Vec<String> {
        let said = |key: &'static str, numbers: String| scene.say(&Phrase::new(key).with("numbers", numbers));
        let mut lines = Vec::new();
        if next.missing <= 9 {
            lines.push(said("screen-calcory-thirteen", next.missing.to_string()));
        }
        let first = u8::from(next.zero);
        let on = if next.missing <= 9 { next.missing } else { 10 };
        if first < on {
            lines.push(said("screen-calcory-goes-on", range(scene, first, on - 1)));
        }
        if next.zero {
            lines.push(scene.text("screen-calcory-second-zero"));
        }
        if next.highest < 9 {
            lines.push(said("screen-calcory-too-much", range(scene, next.highest + 1, 9)));
        }
        lines
    }

    /// What another card would do, whichever it is of those that cannot be placed.
    fn odds(scene: &Scene<'_>) -> Option<Odds> {
        let read = |prospect: &game::Data| Prospect::deserialize(prospect).ok();
        let odds =
            scene.sight.choices.iter().filter_map(|choice| match choice.prospect.as_ref().and_then(read) {
                Some(Prospect::Turn(odds)) if odds.card.is_none() => Some(odds),
                _ => None,
            });
        odds.max_by_key(|odds| odds.of)
    }

    pub(super) fn sections(&self, scene: &Scene<'_>) -> Vec<Section> {
        let mut sections = Vec::new();
        if let Some(odds) = Position::odds(scene) {
            let mut rows =
                vec![(capitalised(&scene.text("page-cal-next-thirteen")), odds.thirteen.to_string())];
            if let Some(marked) = &self.digest.marked {
                let beats = Phrase::new("page-cal-next-beats").with("sum", marked.cards.sum);
                rows.push((capitalised(&scene.say(&beats)), odds.beating.to_string()));
            }
            rows.push((capitalised(&scene.text("page-cal-next-ends")), odds.ending.to_string()));
            rows.push((scene.text("screen-calcory-of-so-many"), odds.of.to_string()));
            sections.push(Section { heading: scene.text("page-cal-next"), rows });
        }
        let rows = scene
            .order()
            .into_iter()
            .map(|seat| (capitalised(&scene.names.of(seat)), written(scene.sight.standing[seat])));
        sections.push(Section { heading: scene.text("row-won"), rows: rows.collect() });
        sections
    }
}

/// Numbers in a row.
fn range(scene: &Scene<'_>, from: u8, to: u8) -> String {
    if to < from + 3 {
        return (from..=to).map(|number| number.to_string()).collect::<Vec<String>>().join(" ");
    }
    scene.say(&Phrase::new("screen-calcory-range").with("from", from).with("to", to))
}
