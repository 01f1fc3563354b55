//! The sheet at the end: everybody's cards and what they count, chips, points.

use game::{Outcome, Phrase, Seat};
use serengeti::card::{CardSet, Tribe};

use super::market::head_of;
use super::{Position, fitting};
use crate::screen::contract::Scene;
use crate::screen::look::{Hue, Ink};
use crate::screen::pen::{Pen, broken, width};

/// The sentences of the story that say what decided.
const DECIDED: [&str; 2] = ["story-richest", "story-tie"];

impl Position {
    pub(super) fn draw_sheet(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> bool {
        let Some(outcome) = &scene.sight.outcome else { return false };
        let mut seats = scene.order();
        seats.sort_by_key(|seat| outcome.ranks[*seat]);
        let rows = if pen.high() > 2 * seats.len() as u16 { 2 } else { 1 };
        let is_wide = pen.wide() >= 76;
        let (name, after) = if is_wide { (14, 18) } else { (11, 12) };
        let stride = (pen.wide().saturating_sub(name + after) / 6).clamp(6, 14);
        let chips = name + 6 * stride;
        for (tribe, place) in Tribe::ALL.into_iter().zip(0..) {
            let ink = Ink::Suit(Hue::TRIBES[tribe as usize]);
            pen.put(name + place * stride, 0, &head_of(scene, tribe, stride), ink);
        }
        pen.put_cut(chips, 0, &scene.text("page-chips"), 8, Ink::Dim);
        let key = if is_wide { "screen-serengeti-points" } else { "page-points-short" };
        put_right(pen, chips + after, 0, &scene.text(key), Ink::Dim);
        let mut y = 1;
        for seat in seats {
            self.sheet_row(scene, pen, outcome, seat, [name, stride, after, y]);
            if rows == 2 {
                for (group, place) in self.digest.collections[seat].tribes.iter().zip(0..) {
                    let points = if group.points > 0 { format!("+{}", group.points) } else { String::new() };
                    pen.put(name + place * stride, y + 1, &points, Ink::Dim);
                }
            }
            y += rows;
        }
        let said =
            scene.sight.story.iter().filter(|phrase| DECIDED.iter().any(|key| phrase.key.starts_with(key)));
        let said: Vec<String> = said.map(|phrase| scene.say(phrase)).collect();
        for (line, y) in broken(&said.join(" "), pen.wide().saturating_sub(4)).iter().zip(y..pen.high()) {
            pen.put(2, y, line, Ink::Plain);
        }
        true
    }

    fn sheet_row(
        &self,
        scene: &Scene<'_>,
        pen: &mut Pen<'_>,
        outcome: &Outcome,
        seat: Seat,
        [name, stride, after, y]: [u16; 4],
    ) {
        let is_you = Some(seat) == scene.you;
        let ink = if is_you { Ink::You } else { Ink::Plain };
        let chips = name + 6 * stride;
        if is_you {
            pen.ground(1, y, chips + after - 1, 1, Ink::You);
        }
        pen.put(2, y, &outcome.ranks[seat].to_string(), ink);
        pen.put_cut(4, y, &scene.title(seat), name - 5, ink);
        for (tribe, place) in Tribe::ALL.into_iter().zip(0..) {
            let numbers = numbers(self.view.open.owned[seat], tribe);
            let spaced = numbers.join(" ");
            let text = if width(&spaced) < stride { spaced } else { numbers.concat() };
            pen.put(name + place * stride, y, if text.is_empty() { "–" } else { &text }, ink);
        }
        if let Some(all) = self.view.open.final_chips {
            let x = pen.put(chips, y, &all[seat].to_string(), ink) + 1;
            let extra = outcome.scores[seat] - i32::from(self.digest.collections[seat].points);
            if extra > 0 {
                let phrase = Phrase::new("screen-serengeti-most").with("points", extra as u32);
                let room = (chips + after).saturating_sub(x + 4);
                pen.put(x, y, &fitting([scene.say(&phrase), format!("+{extra}")], room), ink);
            }
        }
        put_right(
            pen,
            chips + after - 1,
            y,
            &outcome.scores[seat].to_string(),
            if is_you { Ink::You } else { Ink::Bold },
        );
    }
}

fn numbers(cards: CardSet, tribe: Tribe) -> Vec<String> {
    cards.iter().filter(|card| card.tribe() == tribe).map(|card| card.number().to_string()).collect()
}

fn put_right(pen: &mut Pen<'_>, end: u16, y: u16, text: &str, ink: Ink) {
    pen.put(end.saturating_sub(width(text)), y, text, ink);
}
