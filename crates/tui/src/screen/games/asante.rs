//! Asante: two merchants, artifacts and holy places that face each other, and a hand of cards to trade with.

use asante::Asante;
use asante::action::{Action, InTurn, OfCards, Reaction};
use asante::card::Kind;
use asante::digest::{Digest, Held, What};
use asante::state::{Frame, SLOTS, other};
use game::sight::data;
use game::{Data, Phrase, Seat, Sight, ViewOf};
use protocol::Told;
use serde::Deserialize;

use crate::screen::contract::{
    Asked, Bar, Button, Deed, Drawn, Key, Place, Rows, Scene, Section, Stop, Table, offered,
};
use crate::screen::games::parts::match_section;
use crate::screen::look::Ground;
use crate::screen::pen::Pen;
use crate::screen::teeth::{self, Teeth, Tooth};

/// The cards by their numbers.
mod book;
/// What can be done, and with which key.
mod doing;
/// The merchants, the slots, the holy places; or what is to be chosen from.
mod field;
/// The hand.
mod hand;

/// Asante.
pub struct Game;

impl Drawn for Game {
    fn name(&self) -> &'static str {
        "asante"
    }

    fn ground(&self) -> Ground {
        Ground::Grey
    }

    fn read(&self, sight: &Sight, _told: &[Told]) -> Option<Box<dyn Table>> {
        let view = ViewOf::<Asante>::deserialize(&sight.view).ok()?;
        let digest = Digest::deserialize(&sight.digest).ok()?;
        Some(Box::new(Position { view, digest, choices: offered(sight)? }))
    }
}

/// A position.
struct Position {
    view: ViewOf<Asante>,
    digest: Digest,
    choices: Vec<Action>,
}

impl Position {
    /// From whose side the table is seen.
    fn near(scene: &Scene<'_>) -> Seat {
        scene.you.unwrap_or(Seat(1))
    }

    /// The card that is decided about, if it is one: what the other plays and may be cancelled, or what was drawn and may be kept.
    fn decided_about(&self) -> Option<Kind> {
        if self.choices.contains(&Action::Reaction(Reaction::Let)) {
            return self.digest.in_play.last().copied();
        }
        self.view
            .open
            .looking
            .first()
            .copied()
            .filter(|_| self.choices.contains(&Action::Card(OfCards::Keep)))
    }

    fn is_turn(&self) -> bool {
        self.view.open.frames.last() == Some(&Frame::Turn)
    }

    /// What can be pointed at on a card of the hand: where one is discarded or given, that; or else what it is for.
    fn keys_of(&self, held: &Held) -> Vec<String> {
        let card = held.card;
        if self.choices.contains(&Action::Card(OfCards::Drop(card))) {
            return vec![format!("drop {}", card.0)];
        }
        if self.choices.contains(&Action::Card(OfCards::Give(card))) {
            return vec![format!("give {}", card.0)];
        }
        let verb = |what: What| match what {
            What::Buy => "buy",
            What::Sell => "sell",
            What::Lay => "lay",
            What::Play => "play",
            What::Cancel => "cancel",
        };
        held.ways.iter().map(|way| format!("{} {}", verb(way.what), card.0)).collect()
    }
}

impl Table for Position {
    fn bar(&self, scene: &Scene<'_>) -> Bar {
        let open = &self.view.open;
        let left = match self.digest.last_turn {
            Some(_) => Phrase::new("cell-last-turn"),
            None if Some(open.active) == scene.you => Phrase::new("screen-asante-your-turn"),
            None => Phrase::new("screen-asante-turn-of").with("who", open.active),
        };
        let goal = Phrase::new("screen-asante-goal").with("goal", self.digest.goal);
        Bar { left: scene.say(&left), goal: scene.say(&goal), scores: scene.scores() }
    }

    fn field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        self.draw_field(scene, pen);
    }

    fn told_rows(&self) -> u16 {
        1
    }

    fn hem(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let near = Position::near(scene);
        let gold = &self.view.open.gold;
        let (own, theirs) = (gold[near], gold[other(near)]);
        let tooth = |place: u32| {
            if place < own { if scene.you.is_some() { Tooth::You } else { Tooth::Them } } else { Tooth::Open }
        };
        let who = scene.names.of(near);
        let left = Phrase::new("screen-asante-hem")
            .with("who", who)
            .with("gold", own)
            .with("goal", self.digest.goal);
        let mark = format!("{} {theirs}", scene.initial(other(near)));
        let teeth = Teeth {
            left: scene.say(&left),
            goal: Some((theirs.clamp(1, self.digest.goal) as u16, mark)),
            teeth: (0..self.digest.goal).map(tooth).collect(),
            ..Teeth::default()
        };
        teeth::draw(pen, &teeth);
    }

    fn tray_rows(&self, scene: &Scene<'_>, room: Rows) -> u16 {
        match room {
            // A guide needs the row, whether it speaks or not.
            Rows::Usual if scene.guided.is_some() => 4,
            Rows::Few => 4,
            Rows::Usual | Rows::Many => 5,
        }
    }

    fn tray(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        self.draw_hand(scene, pen);
    }

    fn question(&self, scene: &Scene<'_>) -> Option<Asked> {
        Some(self.asks(scene))
    }

    fn buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        self.offers(scene)
    }

    fn stops(&self, scene: &Scene<'_>) -> Vec<Stop> {
        let mut stops = Vec::new();
        let listed = self.listed(scene);
        let stop = |id: String, place: Place, (row, column): (u16, u16), can: bool| Stop {
            id,
            place,
            row,
            column,
            digit: None,
            capital: None,
            can: scene.asked && can,
            lifts: false,
        };
        for (choice, row) in listed.iter().zip(0..) {
            stops.push(stop(doing::list_id(*choice), Place::Field, (row, 0), true));
        }
        // The cursor begins with what there is to decide about.
        let is_answered = listed.is_empty() && self.decided_about().is_some();
        if is_answered {
            stops.push(stop(doing::DECIDED.to_owned(), Place::Field, (0, 0), true));
        }
        for (held, column) in self.digest.hand.iter().zip(0_u16..) {
            for (id, row) in self.keys_of(held).into_iter().zip(0..) {
                let can = self.can(scene, &id) && listed.is_empty() && !is_answered;
                let digit = char::from_digit(u32::from(column) + 1, 10).filter(|_| row == 0);
                let lifts = id.starts_with("lay ") || id.starts_with("buy ") || id.starts_with("sell ");
                stops.push(Stop { digit, lifts, ..stop(id, Place::Tray, (row, column), can) });
            }
        }
        if !listed.is_empty() {
            return stops;
        }
        for slot in 0..SLOTS as u16 {
            for (verb, row) in [("other", 0), ("row", 1), ("own", 2)] {
                let id = format!("{verb} {slot}");
                let can = self.can(scene, &id);
                stops.push(stop(id, Place::Field, (row, slot + 4), can));
            }
        }
        let draw = "draw".to_owned();
        let can = self.can(scene, &draw);
        stops.push(stop(draw, Place::Field, (1, 0), can));
        for (usable, column) in self.digest.places.iter().zip(0..) {
            let id = format!("visit {}", usable.what.0);
            let can = self.can(scene, &id);
            stops.push(stop(id, Place::Field, (2, column), can));
        }
        stops.sort_by_key(|stop| (stop.place == Place::Field, stop.row, stop.column));
        stops
    }

    fn key(&self, scene: &Scene<'_>, key: Key) -> Option<Deed> {
        let stops = self.stops(scene);
        let here = stops.iter().find(|stop| stop.id == scene.cursor)?;
        let first = |place: Place| {
            let mut there = stops.iter().filter(|stop| stop.place == place);
            there.clone().find(|stop| stop.can).or_else(|| there.next()).map(|stop| Deed::Go(stop.id.clone()))
        };
        let last = stops.iter().filter(|stop| stop.place == Place::Field).map(|stop| stop.row).max();
        match (key, here.place) {
            (Key::Char(letter), _) => self.ware_in_words(scene, letter).map(Deed::Say),
            (Key::Up, Place::Tray) if here.row == 0 => first(Place::Field),
            (Key::Down, Place::Field) if Some(here.row) == last && self.listed(scene).is_empty() => {
                first(Place::Tray)
            }
            _ => None,
        }
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(&'static str, String)> {
        let text = |key| scene.text(key);
        if !self.listed(scene).is_empty() {
            return vec![("↑↓", text("screen-key-choose")), ("Enter", text("screen-key-do"))];
        }
        let mut keys = vec![
            ("1–9", text("screen-key-card")),
            ("↑↓", text("screen-asante-key-trade")),
            ("THESFA", text("screen-asante-key-ware")),
            ("Tab", text("screen-asante-key-table")),
            ("Enter", text("screen-key-do")),
        ];
        if self.is_turn() && self.choices.contains(&Action::Turn(InTurn::Draw)) {
            keys.push(("d", text("screen-asante-key-look")));
        }
        if self.choices.contains(&Action::Turn(InTurn::End)) {
            keys.push(("x", text("screen-asante-key-end")));
        }
        keys
    }

    fn asked_about(&self, scene: &Scene<'_>) -> Option<Vec<Data>> {
        self.wanted(scene, scene.cursor).map(|action| vec![data(&action)])
    }

    fn rail(&self, scene: &Scene<'_>) -> Vec<Section> {
        let open = &self.view.open;
        let rows = asante::card::Ware::ALL.into_iter().map(|ware| {
            let name = scene.text(book::ware_key(ware));
            (format!("{} {name}", ware.letter()), open.supply.count(ware).to_string())
        });
        let supply = Section { heading: scene.text("row-supply"), rows: rows.collect() };
        vec![supply, match_section(scene)]
    }
}
