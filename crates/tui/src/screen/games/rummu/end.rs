//! The end of a hand: how it came to its end, what everybody was left with, and what it brought.

use game::{Phrase, Value};
use rummu::state::Ended;

use super::moves::in_order;
use super::{Over, Position};
use crate::screen::cards::{Face, tiles};
use crate::screen::contract::{Scene, written};
use crate::screen::games::parts::{put_ending, signed};
use crate::screen::look::Ink;
use crate::screen::pen::{Pen, broken};

/// The sentences of the story that say how a hand ended.
const ENDINGS: [&str; 4] = ["story-discarded", "story-took-back", "story-finished", "story-idle"];
/// Those that say what a player's points are made of.
const COUNTED: [&str; 6] =
    ["story-gains", "story-loses", "story-even", "story-team-gains", "story-team-loses", "story-team-even"];

impl Over {
    pub(super) fn new(ended: Ended, story: &[Phrase]) -> Over {
        let words = story.iter().filter(|phrase| ENDINGS.contains(&&*phrase.key)).cloned().collect();
        let of = |phrase: &Phrase, name: &str| {
            phrase.arguments.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone())
        };
        let counted = story.iter().filter(|phrase| COUNTED.contains(&&*phrase.key));
        let parts = counted.filter_map(|phrase| match (of(phrase, "who"), of(phrase, "parts")) {
            (Some(Value::Seat(seat)), Some(parts)) => Some((seat, parts)),
            _ => None,
        });
        Over { ended, words, parts: parts.collect() }
    }
}

impl Position {
    pub(super) fn draw_hand_page(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> bool {
        let Some(over) = &self.over else { return false };
        let wide = pen.wide();
        let words: Vec<String> = over.words.iter().map(|phrase| scene.say(phrase)).collect();
        let mut y = 0;
        for line in broken(&words.join(" "), wide.saturating_sub(2)) {
            y += 1;
            pen.put(1, y, &line, Ink::Bold);
        }
        y += 2;
        let (gain, total) = (wide.saturating_sub(10), wide.saturating_sub(2));
        let (beside, is_narrow) = (16, wide < 76);
        put_ending(pen, gain, y, &scene.text("page-rummu-gain"), Ink::Dim);
        put_ending(pen, total, y, &scene.text("page-rummu-total"), Ink::Dim);
        y += 1;
        let seats = u16::from(scene.seats());
        let rows = if pen.high().saturating_sub(y) >= seats * 3 { 3 } else { 2 };
        for seat in scene.order() {
            let ink = if Some(seat) == scene.you { Ink::You } else { Ink::Plain };
            if ink == Ink::You {
                pen.ground(2, y, wide.saturating_sub(3), 1, Ink::You);
            }
            pen.put_cut(3, y, &scene.title(seat), beside - 4, ink);
            let parts = over.parts.iter().find(|(of, _)| *of == seat).map(|(_, parts)| parts.clone());
            let parts = parts.map(|parts| scene.say(&Phrase::new("page-rummu-parts").with("parts", parts)));
            let parts = parts.unwrap_or_default();
            if is_narrow {
                pen.put_cut(5, y + 1, &parts, wide.saturating_sub(6), Ink::Plain);
            } else {
                pen.put_cut(beside, y, &parts, gain.saturating_sub(beside + 5), ink);
            }
            put_ending(pen, gain, y, &signed(i32::from(over.ended.points[seat])), ink);
            put_ending(pen, total, y, &written(scene.sight.standing[seat]), ink);
            let faces: Vec<Face> = in_order(over.ended.hands[seat])
                .into_iter()
                .map(|card| Face::new(card, scene.lexicon))
                .collect();
            let row = if is_narrow { y } else { y + 1 };
            tiles(pen, beside, row, gain.saturating_sub(beside + 5), &faces);
            y += rows;
        }
        true
    }
}
