//! The end of a hand: what it came to, and everybody's points taken apart.

use game::{Phrase, Seat};
use mu::state::{Ended, How};

use super::{Over, Position, part_key};
use crate::screen::contract::{Scene, written};
use crate::screen::games::parts::{put_ending, signed};
use crate::screen::look::Ink;
use crate::screen::pen::{Pen, broken};

/// The sentences of the story that say how a hand ended.
const VERDICTS: [&str; 4] = ["story-kept", "story-failed", "story-eklat", "story-passed-out"];

/// How a hand ended, in the words of the story.
pub(super) fn verdict(story: &[Phrase]) -> Option<Phrase> {
    story.iter().find(|phrase| VERDICTS.contains(&&*phrase.key)).cloned()
}

impl Position {
    pub(super) fn draw_hand_page(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> bool {
        let Some(over) = &self.ended else { return false };
        let mut y = 1;
        let verdict = over.verdict.as_ref().map(|phrase| scene.say(phrase)).unwrap_or_default();
        for line in broken(&verdict, pen.wide().saturating_sub(2)) {
            pen.put(1, y, &line, Ink::Bold);
            y += 1;
        }
        y += 1;
        let wide = pen.wide();
        let columns = [wide * 20 / 80, wide * 38 / 80, wide * 52 / 80, wide * 66 / 80, wide - 2];
        pen.put(columns[0], y, &scene.text("screen-mu-role"), Ink::Dim);
        for (end, key) in
            columns[1..].iter().zip(["screen-mu-won", "page-mu-extra", "page-mu-gain", "page-mu-total"])
        {
            put_ending(pen, *end, y, &scene.text(key), Ink::Dim);
        }
        y += 1;
        for seat in scene.order() {
            let account = over.account(scene, seat);
            let ink = if Some(seat) == scene.you { Ink::You } else { Ink::Plain };
            if ink == Ink::You {
                pen.ground(2, y, wide.saturating_sub(3), 1, Ink::You);
            }
            pen.put_cut(3, y, &scene.title(seat), columns[0].saturating_sub(4), ink);
            pen.put(columns[0], y, &Position::role(scene, &over.ended, seat), ink);
            put_ending(pen, columns[1], y, &account.triangles.to_string(), ink);
            put_ending(pen, columns[2], y, &signed(i32::from(account.extra)), ink);
            put_ending(pen, columns[3], y, &signed(i32::from(account.gain)), ink);
            put_ending(pen, columns[4], y, &written(account.total), ink);
            y += 1;
        }
        y += 1;
        if let Some(total) = self.digest.race.total
            && y < pen.high()
        {
            pen.put(1, y, &scene.say(&Phrase::new("cell-total").with("total", total)), Ink::Dim);
            y += 1;
        }
        over.last_trick(scene, pen, y + 1);
        true
    }

    fn role(scene: &Scene<'_>, ended: &Ended, seat: Seat) -> String {
        let How::Played { contract, .. } = &ended.how else { return String::new() };
        scene.text(part_key(contract, seat))
    }
}

/// What a hand brought a player.
struct Account {
    triangles: u8,
    extra: i16,
    gain: i16,
    total: i32,
}

impl Over {
    fn account(&self, scene: &Scene<'_>, seat: Seat) -> Account {
        let triangles = match &self.ended.how {
            How::Played { triangles, .. } => triangles[seat],
            How::PassedOut | How::Eklat { .. } => 0,
        };
        let gain = self.ended.gains[seat];
        Account { triangles, extra: gain - i16::from(triangles), gain, total: scene.sight.standing[seat] }
    }

    fn last_trick(&self, scene: &Scene<'_>, pen: &mut Pen<'_>, y: u16) {
        let Some(taken) = &self.trick else { return };
        let words = scene.say(&Phrase::new("page-mu-last-trick").with("who", taken.by));
        let x = pen.put(1, y, &words, Ink::Plain) + 1;
        let faces: Vec<_> =
            taken.cards.iter().map(|card| crate::screen::cards::Face::new(*card, scene.lexicon)).collect();
        let wide = pen.wide().saturating_sub(x);
        crate::screen::cards::tiles(pen, x, y, wide, &faces);
    }
}
