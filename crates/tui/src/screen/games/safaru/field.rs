//! The sides, the wild, and under it the ways of the chosen card.

use cards::{Colour, Kind};
use game::Phrase;
use safaru::action::Way;
use safaru::prospect::Part;
use safaru::state::Frame as Waiting;

use super::catches::{Play, parts_of, rows};
use super::offers::{Offer, hindrance_words, list_id, switch_id};
use super::{Position, in_order, points};
use crate::screen::cards::{Face, Lying, called, list, lying};
use crate::screen::contract::{Scene, capitalised};
use crate::screen::games::parts::more_signs;
use crate::screen::look::Ink;
use crate::screen::pen::{Frame, Pen, width};

/// What an animal is called on a card; nothing for those that count for nothing.
pub(super) fn animal(scene: &Scene<'_>, card: Kind) -> String {
    let key = match (card.colour(), card.number()) {
        (Colour::Blue, 0) => "screen-safaru-baby-unicorn",
        (Colour::Yellow, 0) => "screen-safaru-baby-hedgehog",
        (Colour::Blue, _) => "animal-unicorn",
        (Colour::Yellow, _) => "animal-hedgehog",
        (_, 0) => "animal-baby",
        _ => return String::new(),
    };
    scene.text(key)
}

/// A way in one word.
fn verb(scene: &Scene<'_>, way: Way) -> String {
    scene.text(match way {
        Way::Add => "screen-safaru-sum",
        Way::Seventeen => "verb-seventeen",
        Way::Pair => "verb-pair",
    })
}

/// A wild card, and how it is caught.
struct Wild {
    card: Kind,
    ring: Option<Way>,
    is_hinted: bool,
}

impl Position {
    pub(super) fn draw_field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let (wide, high) = (pen.wide(), pen.high());
        let mut y = self.sides(scene, pen);
        y += self.wild(scene, &mut pen.part(0, y, wide, high.saturating_sub(y)));
        let mut below = pen.part(0, y, wide, high.saturating_sub(y));
        match self.offer(scene) {
            Some(Offer::Switches { card, plays, on }) => {
                self.switches(scene, card, &plays, Some(&on), &mut below);
            }
            Some(Offer::Named { card, plays, .. }) => self.switches(scene, card, &plays, None, &mut below),
            Some(Offer::List { choices }) => Position::choices(scene, &choices, &mut below),
            Some(Offer::Release { .. }) | None => self.latest(scene, &mut below),
        }
    }

    /// The sides, with what they have; gives the rows.
    fn sides(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> u16 {
        let text = |long: bool| {
            let key = if long { "screen-safaru-side" } else { "screen-safaru-side-short" };
            self.digest
                .sides
                .iter()
                .map(|side| {
                    let phrase = Phrase::new(key)
                        .with("who", side.members.clone())
                        .with("count", side.cards)
                        .with("points", points(side.score));
                    (scene.say(&phrase), side.is_own)
                })
                .collect::<Vec<(String, bool)>>()
        };
        let needs = |texts: &[(String, bool)]| texts.iter().map(|(text, _)| width(text) + 3).sum::<u16>();
        let long = text(true);
        let texts = if needs(&long) <= pen.wide() + 1 { long } else { text(false) };
        let (mut x, mut y) = (1, 0);
        let gap = (pen.wide().saturating_sub(needs(&texts)) / (texts.len() as u16).max(1)).min(4) + 2;
        for (text, is_own) in texts {
            if x > 1 && x + width(&text) > pen.wide() {
                (x, y) = (1, y + 1);
            }
            let ink = if is_own && scene.you.is_some() { Ink::You } else { Ink::Plain };
            x = pen.put(x, y, &text, ink) + gap;
        }
        y + 1
    }

    /// The parts that are about to be caught.
    fn ringed(&self, scene: &Scene<'_>) -> Vec<Part> {
        match (self.offer(scene), self.view.open.frame) {
            (Some(Offer::Switches { on, .. }), _) => on,
            (_, Waiting::Catching(catching)) => parts_of(&catching.catch),
            _ => Vec::new(),
        }
    }

    fn wild_cards(&self, scene: &Scene<'_>) -> Vec<Wild> {
        let mut hinted = self.hinted(scene).1;
        let read = |card: Kind| {
            let is_hinted = hinted.iter().position(|named| *named == card).map(|place| hinted.remove(place));
            Wild { card, ring: None, is_hinted: is_hinted.is_some() }
        };
        let mut wild: Vec<Wild> = in_order(self.view.open.wild).into_iter().map(read).collect();
        for part in self.ringed(scene) {
            for card in part.cards.cards() {
                if let Some(free) = wild.iter_mut().find(|free| free.card == card && free.ring.is_none()) {
                    free.ring = Some(part.way);
                }
            }
        }
        wild
    }

    /// The wild cards and the one between hand and table; gives the rows.
    fn wild(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> u16 {
        let wild = self.wild_cards(scene);
        let open = &self.view.open;
        let between = match open.frame {
            Waiting::Naming { by, card } => Some((by, card)),
            Waiting::Catching(catching) => Some((catching.by, catching.card)),
            Waiting::DrawDealer | Waiting::Deal | Waiting::Turn(_) | Waiting::Over => None,
        };
        let count = wild.len() as u16 + u16::from(between.is_some());
        let words = [
            scene.text(if wild.is_empty() { "row-wild-empty" } else { "row-wild" }),
            scene.say(&Phrase::new("page-held").with("count", wild.len() as u32)),
            scene.say(&Phrase::new("page-sub-stock").with("stock", open.stock)),
        ];
        let beside = words.iter().map(|text| width(text)).max().unwrap_or(0) + 3;
        let room = pen.wide().saturating_sub(beside + 1);
        let stride = (room / count.max(1)).min(11);
        let is_framed = pen.high() >= 9 && stride >= 7;
        let mut x = 1;
        if is_framed {
            for wild in &wild {
                self.framed(scene, wild, None, &mut pen.part(x, 0, stride - 1, 5));
                x += stride;
            }
            if let Some((by, card)) = between {
                let foot = scene.names.of(by);
                self.framed(
                    scene,
                    &Wild { card, ring: None, is_hinted: false },
                    Some(&foot),
                    &mut pen.part(x, 0, stride - 1, 5),
                );
                x += stride;
            }
            for (text, y) in words.iter().zip(1..) {
                pen.put(x + 1, y, &capitalised(text), if y == 1 { Ink::Bold } else { Ink::Plain });
            }
            return 5;
        }
        pen.put(1, 0, &words.join(" · "), Ink::Bold);
        let mut y = 1;
        for Wild { card, ring, is_hinted } in &wild {
            let face = Face::new(*card, scene.lexicon);
            let tile = face.tile(scene.look.signs);
            let ring = ring.map(|way| format!(" {}", verb(scene, way))).unwrap_or_default();
            if x + width(&tile) + width(&ring) + 2 > pen.wide() {
                (x, y) = (1, y + 1);
            }
            let (left, right) = if ring.is_empty() { (" ", " ") } else { ("┃", "┃") };
            x = pen.put(x, y, left, Ink::Bold);
            x = pen.put(x, y, &tile, face.ink());
            x = pen.put(x, y, &ring, Ink::You);
            x = pen.put(x, y, if *is_hinted { "h" } else { right }, Ink::Bold) + 1;
        }
        if let Some((by, card)) = between {
            let text = format!(
                "{} {}",
                scene.say(&Phrase::new("row-played").with("who", by)),
                called(card, scene.lexicon)
            );
            pen.put_right(1, 0, &text, Ink::Bold);
        }
        y + 1
    }

    fn framed(&self, scene: &Scene<'_>, wild: &Wild, foot: Option<&str>, pen: &mut Pen<'_>) {
        let face = Face::new(wild.card, scene.lexicon);
        let suit = face.ink();
        let is_mine = match self.view.open.frame {
            Waiting::Catching(catching) => Some(catching.by) == scene.you,
            _ => true,
        };
        let (frame, ink) = match (wild.ring, foot) {
            (Some(_), _) if is_mine => (Frame::Strong, Ink::You),
            (Some(_), _) | (None, Some(_)) => (Frame::Strong, Ink::Bold),
            (None, None) => (Frame::Card, Ink::Plain),
        };
        let foot =
            foot.map(str::to_owned).or_else(|| wild.ring.map(|way| verb(scene, way))).unwrap_or_default();
        lying(pen, &Lying { face, frame, ink, foot });
        if wild.is_hinted {
            pen.put(2, 0, "h", ink);
        }
        let animal = animal(scene, wild.card);
        if width(&animal) + 2 <= pen.wide() {
            pen.put(1, 2, &animal, suit);
        }
    }

    /// The ways of a card, each with everything that it could catch as a switch.
    fn switches(
        &self,
        scene: &Scene<'_>,
        card: Kind,
        plays: &[Play],
        on: Option<&[Part]>,
        pen: &mut Pen<'_>,
    ) {
        let heading = if on.is_some() { "page-ways-of" } else { "page-could-catch" };
        let heading = scene.say(&Phrase::new(heading).with("card", card.value()));
        let rows = rows(plays);
        let label = |way: Way| {
            scene.say(&match way {
                Way::Add => Phrase::new("screen-safaru-way-add").with("number", card.number()),
                Way::Seventeen => Phrase::new("screen-safaru-way-seventeen"),
                Way::Pair => Phrase::new("screen-safaru-way-pair"),
            })
        };
        let after = pen.put(1, 0, &heading, Ink::Bold);
        if on.is_some() {
            let text = scene.text("screen-safaru-each-once");
            let room = pen.wide().saturating_sub(after + 3);
            pen.put_cut(after + 2, 0, &text, room, Ink::Dim);
        }
        let begins = rows.iter().map(|(way, _)| width(&label(*way))).max().unwrap_or(0) + 6;
        let wide = pen.wide().saturating_sub(begins);
        let lines = |reasons: bool| {
            let switch = |part: &Part| self.switch(scene, card, *part, plays, on, reasons);
            switch_lines(&rows, wide, switch)
        };
        let room = usize::from(pen.high().saturating_sub(1));
        let long = lines(true);
        let lines = if long.len() <= room { long } else { lines(false) };
        // What the cursor is on is always in sight.
        let here = lines.iter().position(|(_, line)| line.iter().any(|switch| switch.id == scene.cursor));
        let first = here.map_or(0, |here| (here + 1).saturating_sub(room));
        for ((way, line), y) in lines.iter().skip(first).take(room).zip(1..) {
            let is_here = line.iter().any(|switch| switch.id == scene.cursor);
            if let Some(way) = way {
                pen.put(4, y, &label(*way), if is_here { Ink::Bold } else { Ink::Plain });
            }
            if is_here {
                pen.put(2, y, "»", Ink::Bold);
            }
            let mut x = begins;
            for switch in line {
                let at = switch.id == scene.cursor;
                if at {
                    pen.put(x - 1, y, "‹", Ink::Bold);
                }
                x = pen.put(x, y, &switch.text, switch.ink);
                if at {
                    pen.put(x, y, "›", Ink::Bold);
                }
                x = pen.put(x + 1, y, &switch.why, Ink::Dim) + 2;
            }
        }
        more_signs(pen, 1, first > 0, first + room < lines.len());
    }

    fn switch(
        &self,
        scene: &Scene<'_>,
        card: Kind,
        part: Part,
        plays: &[Play],
        on: Option<&[Part]>,
        reasons: bool,
    ) -> Switch {
        let names: Vec<String> =
            in_order(part.cards).into_iter().map(|card| called(card, scene.lexicon)).collect();
        let cards = names.join("+");
        let id = switch_id(card, part);
        let Some(on) = on else { return Switch { id, text: cards, why: String::new(), ink: Ink::Plain } };
        let is_on = on.contains(&part);
        let hindered = self.hindered(part, on, plays).filter(|_| !is_on);
        let why = match &hindered {
            Some(hindrance) if reasons => hindrance_words(scene, hindrance),
            _ => String::new(),
        };
        let ink = match (is_on, &hindered) {
            (true, _) => Ink::You,
            (false, Some(_)) => Ink::Dim,
            (false, None) => Ink::Plain,
        };
        Switch { id, text: format!("[{}] {cards}", if is_on { "x" } else { " " }), why, ink }
    }

    /// Choices one below the other, each with what speaks for it.
    fn choices(scene: &Scene<'_>, choices: &[usize], pen: &mut Pen<'_>) {
        let room = usize::from(pen.high());
        let here = choices.iter().position(|place| list_id(*place) == scene.cursor).unwrap_or(0);
        let first = (here + 1).saturating_sub(room);
        for (place, y) in choices.iter().skip(first).zip(0..pen.high()) {
            let Some(choice) = scene.sight.choices.get(*place) else { continue };
            let is_here = list_id(*place) == scene.cursor;
            pen.put(1, y, if is_here { "»" } else { " " }, Ink::Bold);
            let ink = if is_here { Ink::You } else { Ink::Plain };
            let after = pen.put(3, y, &capitalised(&scene.say(&choice.words)), ink).max(20) + 2;
            let detail = choice.detail.as_ref().map(|detail| scene.say(detail)).unwrap_or_default();
            pen.put_cut(after, y, &detail, pen.wide().saturating_sub(after + 1), Ink::Plain);
        }
        more_signs(pen, 0, first > 0, first + room < choices.len());
    }

    /// What was caught last, and in which ways.
    fn latest(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let Some(caught) = &self.caught else { return };
        let parts = parts_of(&caught.catch);
        let cards: Vec<Kind> = parts.iter().flat_map(|part| in_order(part.cards)).collect();
        let phrase = Phrase::new("screen-safaru-caught")
            .with("who", caught.by)
            .with("card", caught.card.value())
            .with("cards", list(cards, scene.lexicon));
        pen.put_cut(1, 0, &scene.say(&phrase), pen.wide().saturating_sub(2), Ink::Bold);
        for (part, y) in parts.iter().zip(1..) {
            let after = pen.put(4, y, &verb(scene, part.way), Ink::Plain).max(14) + 1;
            let faces: Vec<Face> =
                in_order(part.cards).into_iter().map(|card| Face::new(card, scene.lexicon)).collect();
            let wide = pen.wide().saturating_sub(after);
            crate::screen::cards::tiles(pen, after, y, wide, &faces);
        }
    }
}

/// A switch as it is written.
struct Switch {
    id: String,
    text: String,
    why: String,
    ink: Ink,
}

/// Switches in lines of this width, those of every way from a new line on.
fn switch_lines(
    rows: &[(Way, Vec<Part>)],
    wide: u16,
    switch: impl Fn(&Part) -> Switch,
) -> Vec<(Option<Way>, Vec<Switch>)> {
    let mut lines: Vec<(Option<Way>, Vec<Switch>)> = Vec::new();
    for (way, parts) in rows {
        let (mut x, mut line) = (0, Vec::new());
        let mut way = Some(*way);
        for part in parts {
            let switch = switch(part);
            let needs = width(&switch.text) + width(&switch.why) + 3;
            if x > 0 && x + needs > wide + 2 {
                lines.push((way.take(), std::mem::take(&mut line)));
                x = 0;
            }
            x += needs;
            line.push(switch);
        }
        lines.push((way, line));
    }
    lines
}
