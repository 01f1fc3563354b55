//! A trump is named, or a partner chosen: what can be is listed in the field.

use game::sight::data;
use game::{Phrase, Seat};
use mu::action::Action;
use mu::digest::Prospect;

use super::{Position, trump_tile};
use crate::screen::contract::{Button, Deed, Place, Press, Scene, Stop, capitalised};
use crate::screen::look::Ink;
use crate::screen::pen::Pen;

impl Position {
    /// What is under the cursor in the list.
    pub(super) fn named(&self, scene: &Scene<'_>) -> Option<Action> {
        let place: usize = scene.cursor.strip_prefix("name-")?.parse().ok()?;
        self.choices.get(place).copied()
    }

    pub(super) fn name_stops(&self, _scene: &Scene<'_>) -> Vec<Stop> {
        let stop = |(place, action): (usize, &Action)| Stop {
            id: format!("name-{place}"),
            place: Place::Field,
            row: place as u16,
            column: 0,
            digit: match action {
                Action::Trump(trump) => trump.to_string().chars().next().filter(char::is_ascii_digit),
                Action::Partner(Seat(seat)) => char::from_digit(u32::from(*seat) + 1, 10),
                _ => None,
            },
            capital: None,
            can: true,
            lifts: false,
        };
        self.choices.iter().enumerate().map(stop).collect()
    }

    pub(super) fn name_buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        let Some(action) = self.named(scene) else { return Vec::new() };
        let label = match action {
            Action::Trump(trump) => Phrase::new("page-mu-name").with("trump", trump.phrase()),
            Action::Partner(who) => Phrase::new("page-mu-take-partner").with("who", who),
            _ => Phrase::new("page-mu-name-none"),
        };
        let deed = Deed::Play(vec![data(&action)]);
        vec![Button { press: Press::Enter, label: scene.say(&label), deed, idle: false }]
    }

    /// The list, each with what speaks for it.
    pub(super) fn names(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let room = usize::from(pen.high());
        let here = self.choices.iter().position(|choice| Some(*choice) == self.named(scene)).unwrap_or(0);
        // The list goes along with the cursor, and says where it goes on.
        let first = (here + 1).saturating_sub(room);
        let is_more = self.choices.len() > first + room;
        let shown = self.choices.iter().zip(&self.prospects).enumerate().skip(first);
        for ((place, (action, prospect)), y) in shown.zip(0..pen.high()) {
            let is_here = place == here;
            let ink = if is_here { Ink::You } else { Ink::Plain };
            pen.put(1, y, if is_here { "»" } else { " " }, Ink::Bold);
            match y {
                0 if first > 0 => pen.put(0, y, "▲", Ink::Dim),
                _ if is_more && y + 1 == pen.high() => pen.put(0, y, "▼", Ink::Dim),
                _ => 0,
            };
            if scene
                .sight
                .choices
                .get(place)
                .is_some_and(|choice| Some(choice.notation.as_str()) == scene.hinted)
            {
                pen.put(2, y, "h", Ink::Bold);
            }
            let mut x = 3;
            let words = match action {
                Action::Trump(trump) => {
                    let (tile, tile_ink) = trump_tile(*trump, scene.look.signs, scene);
                    x = pen.put(x, y, &tile, tile_ink) + 1;
                    scene.say(&trump.phrase())
                }
                Action::Partner(who) => scene.names.of(*who),
                _ => scene.text("page-mu-none"),
            };
            x = pen.put(x, y, &words, ink).max(20) + 1;
            if let Some(prospect) = prospect {
                let wide = pen.wide().saturating_sub(x);
                pen.put_cut(x, y, &Position::speaks(scene, prospect), wide, Ink::Plain);
            }
        }
    }

    fn speaks(scene: &Scene<'_>, prospect: &Prospect) -> String {
        let phrase = match prospect {
            Prospect::Trump { held, bonus: Some(bonus), .. } => {
                Phrase::new("detail-chief-trump").with("held", *held).with("bonus", i64::from(*bonus))
            }
            Prospect::Trump { held, bonus: None, .. } => Phrase::new("detail-vice-trump").with("held", *held),
            Prospect::Partner { trumps, .. } => Phrase::new("detail-partner").with("trumps", *trumps),
            Prospect::Bid(_) | Prospect::Pass { .. } | Prospect::Play { .. } => return String::new(),
        };
        capitalised(&scene.say(&phrase))
    }
}
