//! The end of a hand: who had the most of what, and everybody's points.

use safaru::digest::Prize;

use super::Position;
use crate::screen::contract::{Scene, written};
use crate::screen::games::parts::{put_ending, signed};
use crate::screen::look::Ink;
use crate::screen::pen::{Pen, broken};

impl Position {
    pub(super) fn draw_hand_page(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> bool {
        let Some(over) = &self.over else { return false };
        let wide = pen.wide();
        let mut y = 1;
        for phrase in &over.majorities {
            for line in broken(&scene.say(phrase), wide.saturating_sub(2)) {
                pen.put(1, y, &line, Ink::Bold);
                y += 1;
            }
        }
        y += 1;
        let counted = |of: Prize| self.digest.majorities.iter().any(|contest| contest.of == of);
        let figures = [
            ("page-figure-cards", true),
            ("screen-safaru-triangles", self.digest.triangle != 0),
            ("page-figure-unicorns", counted(Prize::Unicorns)),
            ("page-figure-hedgehogs", counted(Prize::Hedgehogs)),
            ("page-figure-babies", self.digest.baby != 0),
        ];
        let narrow = wide < 76;
        let heads: Vec<String> = figures
            .iter()
            .filter(|(_, is_told)| *is_told)
            .map(|(key, _)| scene.text(key))
            .chain([scene.text("page-gain"), scene.text("page-total")])
            .collect();
        let (first, last) = (if narrow { 2 } else { wide * 24 / 80 }, wide - 2);
        let step = (last - first) / heads.len() as u16;
        let end = |place: u16| last - (heads.len() as u16 - 1 - place) * step;
        for (head, place) in heads.iter().zip(0..) {
            let text = crate::screen::pen::cut(head, step.saturating_sub(1));
            put_ending(pen, end(place), y, &text, Ink::Dim);
        }
        y += 1;
        for side in &self.digest.sides {
            let tally = side
                .members
                .first()
                .and_then(|seat| over.tallies.get(usize::from(scene.opened.sides[*seat])));
            let (Some(tally), Some(seat)) = (tally, side.members.first()) else { continue };
            let ink = if side.is_own { Ink::You } else { Ink::Plain };
            if ink == Ink::You {
                pen.ground(2, y, wide.saturating_sub(3), 1 + u16::from(narrow), Ink::You);
            }
            let room = if narrow { wide.saturating_sub(4) } else { first + step / 3 };
            pen.put_cut(3, y, &Position::side_name(scene, side), room, ink);
            y += u16::from(narrow);
            let values = [tally.cards, tally.triangles, tally.unicorns, tally.hedgehogs, tally.babies];
            let told = values.iter().zip(&figures).filter(|(_, (_, is_told))| *is_told);
            let texts = told
                .map(|(value, _)| value.to_string())
                .chain([signed(i32::from(tally.points)), written(scene.sight.standing[*seat])]);
            for (text, place) in texts.zip(0..) {
                put_ending(pen, end(place), y, &text, ink);
            }
            y += 1;
        }
        true
    }
}
