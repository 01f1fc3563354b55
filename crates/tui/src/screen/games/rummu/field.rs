//! Players, combinations, piles, and the line of scores.

use cards::{Bag, Kind};
use game::{Choice, Phrase, Seat};
use rummu::digest::{Notes, Prospect, Until};
use rummu::state::{Combination, Deed};
use serde::Deserialize;

use super::moves::{in_order, list_of};
use super::{PILE, Position, STOCK, stop_of};
use crate::screen::cards::{Face, called};
use crate::screen::contract::{Scene, written};
use crate::screen::games::parts::{columns, name};
use crate::screen::look::{Ink, Signs};
use crate::screen::pen::{Frame, Pen, cut, width};
use crate::screen::teeth::rule;

/// How wide a combination is at least.
const NARROWEST: u16 = 20;
/// From this height on combinations have frames.
const FRAMED_FROM: u16 = 16;

/// How many combinations stand beside each other.
pub(super) fn across(wide: u16) -> u16 {
    (wide / NARROWEST).max(1)
}

/// What a new or changed combination would score.
pub(super) fn points_of(choice: &Choice) -> i32 {
    match choice.prospect.as_ref().and_then(|prospect| Prospect::deserialize(prospect).ok()) {
        Some(Prospect::Changes(change)) => change.points,
        _ => 0,
    }
}

/// How much of a combination is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Its head, its cards in a frame, what it takes; a row of air.
    Framed,
    /// Its head, its cards, what it takes in two rows.
    Tall,
    /// Its head, its cards, what it takes.
    Full,
    /// Its cards and what it takes.
    Short,
    /// Its cards.
    Line,
}

impl Form {
    const ALL: [Form; 5] = [Form::Framed, Form::Tall, Form::Full, Form::Short, Form::Line];

    const fn high(self) -> u16 {
        match self {
            Form::Framed => 6,
            Form::Tall => 4,
            Form::Full => 3,
            Form::Short => 2,
            Form::Line => 1,
        }
    }

    fn fits(self, rows: u16, room: u16) -> bool {
        match self {
            Form::Framed => room >= FRAMED_FROM && rows * self.high() <= room + 1,
            Form::Tall | Form::Full | Form::Short | Form::Line => rows * self.high() <= room,
        }
    }
}

impl Position {
    pub(super) fn draw_field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        for (seat, x, wide) in columns(scene, pen.wide(), 1) {
            self.seat(scene, seat, &mut pen.part(x, 0, wide, 2));
        }
        let top = if pen.high() >= FRAMED_FROM { 3 } else { 2 };
        let (wide, high) = (pen.wide(), pen.high());
        self.combinations(scene, &mut pen.part(0, top, wide, high.saturating_sub(top)));
    }

    fn seat(&self, scene: &Scene<'_>, seat: Seat, pen: &mut Pen<'_>) {
        let open = &self.view.open;
        let wide = pen.wide();
        let after = name(scene, seat, pen, (0, 0), wide);
        let mate =
            scene.you.is_some_and(|you| you != seat && scene.opened.sides[you] == scene.opened.sides[seat]);
        let beside = scene.teeth_of(seat).or_else(|| mate.then(|| scene.text("page-rummu-partner")));
        if let Some(beside) = beside {
            pen.put_cut(after + 1, 0, &beside, wide.saturating_sub(after + 1), Ink::Plain);
        }
        let count = open.counts[seat];
        let side = self.digest.sides.iter().find(|side| side.seats.has(seat));
        let phrase = |long: bool| {
            let needed = side.map_or(0, |side| side.needed);
            let phrase = match (open.out.has(seat), long) {
                (true, true) => Phrase::new("screen-rummu-seat-out"),
                (true, false) => Phrase::new("screen-rummu-seat-out-short"),
                (false, true) => Phrase::new("screen-rummu-seat").with("needed", needed),
                (false, false) => Phrase::new("screen-rummu-seat-short").with("needed", needed),
            };
            scene.say(&phrase.with("count", count))
        };
        let long = phrase(true);
        let text = if width(&long) <= wide { long } else { phrase(false) };
        let is_last = count == 1 && Some(seat) != scene.you;
        pen.put_cut(0, 1, &text, wide, if is_last { Ink::Reversed } else { Ink::Plain });
    }

    fn combinations(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let across = across(pen.wide());
        let stride = pen.wide() / across;
        let table: Vec<Combination> = self.view.open.table.iter().collect();
        let count = table.len() as u16 + 2;
        let rows = count.div_ceil(across);
        let room = pen.high();
        let form = Form::ALL.into_iter().find(|form| form.fits(rows, room)).unwrap_or(Form::Line);
        let shown = ((room + u16::from(form == Form::Framed)) / form.high()).max(1);
        let cursor = match scene.cursor {
            STOCK => Some(count - 2),
            PILE => Some(count - 1),
            _ => super::moves::place_at(scene).map(u16::from),
        };
        // What the cursor is on is always in sight.
        let least = cursor.map_or(0, |place| (place / across + 1).saturating_sub(shown));
        let first = scene.scroll.max(least).min(rows.saturating_sub(shown));
        for place in first * across..count.min((first + shown) * across) {
            let (x, y) = (place % across * stride, (place / across - first) * form.high());
            let mut part = pen.part(x, y, stride, form.high());
            if cursor == Some(place) {
                part.put(0, 0, "»", Ink::Bold);
            }
            let mut part = part.part(1, 0, stride - 1, form.high());
            match table.get(usize::from(place)) {
                Some(all) => self.combination(scene, usize::from(place), all, form, &mut part),
                None if place + 2 == count => self.stock(scene, form, &mut part),
                None => self.pile(scene, form, &mut part),
            }
        }
        if first + shown < rows {
            pen.put_right(1, room.saturating_sub(1), &scene.text("screen-more-below"), Ink::Reversed);
        }
    }

    fn combination(&self, scene: &Scene<'_>, place: usize, all: &Combination, form: Form, pen: &mut Pen<'_>) {
        let Some(notes) = self.digest.combinations.get(place) else { return };
        let wide = pen.wide();
        let is_new = match self.view.last.deed {
            Deed::Laid { .. } => place + 1 == self.view.open.table.count(),
            Deed::Added { to, .. } => usize::from(to) == place,
            Deed::Swapped { at, .. } => usize::from(at) == place,
            _ => false,
        };
        let can = scene.asked && self.can_use(scene, &stop_of(place)) && !scene.lifted.is_empty();
        let number_ink = match (can, is_new) {
            (true, _) => Ink::You,
            (false, true) => Ink::Reversed,
            (false, false) => Ink::Bold,
        };
        let owner_ink = if Some(all.owner) == scene.you { Ink::You } else { Ink::Plain };
        let after = pen.put(0, 0, &(place + 1).to_string(), number_ink);
        let points = written(notes.points);
        match form {
            Form::Framed | Form::Tall | Form::Full => {
                let room = wide.saturating_sub(after + 2 + width(&points) + 3);
                pen.put_cut(after + 1, 0, &scene.names.of(all.owner), room, owner_ink);
                pen.put_right(3, 0, &points, Ink::Bold);
                if form == Form::Framed {
                    framed_tiles(pen, all.cards, scene);
                    self.takes(scene, notes, &mut pen.part(0, 4, wide, 2));
                } else {
                    tiles(&mut pen.part(0, 1, wide, 1), &in_order(all.cards), scene);
                    self.takes(scene, notes, &mut pen.part(0, 2, wide, 2));
                }
            }
            Form::Short | Form::Line => {
                let after = pen.put(after, 0, &scene.initial(all.owner), owner_ink) + 1;
                let room = wide.saturating_sub(after + width(&points) + 1);
                let after = after + tiles(&mut pen.part(after, 0, room, 1), &in_order(all.cards), scene) + 1;
                pen.put(after, 0, &points, Ink::Bold);
                if form == Form::Short {
                    self.takes(scene, notes, &mut pen.part(0, 1, wide, 1));
                }
            }
        }
    }

    /// What a combination takes, and for what its jokers can be had; the reader's own cards stand out, and first where there is no room for all.
    fn takes(&self, scene: &Scene<'_>, notes: &Notes, pen: &mut Pen<'_>) {
        let is_out = self.is_out(scene);
        let listed = |cards: Bag, own: Bag, own_first: bool| {
            let mut cards: Vec<(Kind, bool)> =
                in_order(cards).into_iter().map(|card| (card, is_out && own.has(card))).collect();
            if own_first {
                cards.sort_by_key(|(_, is_own)| !is_own);
            }
            cards
        };
        let pieces = |own_first: bool| {
            let mut pieces: Vec<(String, Ink)> = Vec::new();
            let put = |pieces: &mut Vec<(String, Ink)>, lead: &str, cards: Vec<(Kind, bool)>| {
                for ((card, is_own), place) in cards.into_iter().zip(0..) {
                    let lead = if place == 0 { lead } else { " " };
                    pieces.push((lead.to_owned(), Ink::Dim));
                    let text = called(card, scene.lexicon);
                    pieces.push(if is_own { (format!("‹{text}›"), Ink::You) } else { (text, Ink::Dim) });
                }
            };
            let takes = notes.takes.or(notes.takes_together);
            put(
                &mut pieces,
                &format!("{} ", scene.text("screen-rummu-takes")),
                listed(takes, notes.adds, own_first),
            );
            for joker in &notes.jokers {
                let lead = if pieces.is_empty() { "⇄" } else { " ⇄" };
                put(&mut pieces, lead, listed(joker.stands_for, notes.swaps, own_first));
            }
            pieces
        };
        if pieces(false).is_empty() {
            pen.put(0, 0, &scene.text("screen-rummu-complete"), Ink::Dim);
        } else if !flow(pen, &pieces(false)) {
            let (wide, high) = (pen.wide(), pen.high());
            pen.ground(0, 0, wide, high, Ink::Plain);
            flow(pen, &pieces(true));
        }
    }

    /// All that is to be known of a combination.
    pub(super) fn combination_in_words(&self, scene: &Scene<'_>, place: u8) -> String {
        let Some(notes) = self.digest.combinations.get(usize::from(place)) else { return String::new() };
        let mut parts = Vec::new();
        let takes = notes.takes.or(notes.takes_together);
        if !takes.is_empty() {
            parts.push(scene.say(&Phrase::new("page-rummu-takes").with("cards", list_of(takes, scene))));
        }
        for joker in &notes.jokers {
            let or = format!(" {} ", scene.text("page-rummu-or"));
            let cards: Vec<String> =
                in_order(joker.stands_for).into_iter().map(|card| called(card, scene.lexicon)).collect();
            let phrase = Phrase::new("page-rummu-joker")
                .with("count", joker.stands_for.count())
                .with("joker", joker.card.value())
                .with("cards", cards.join(&or));
            parts.push(scene.say(&phrase));
        }
        if parts.is_empty() {
            parts.push(scene.text("screen-rummu-complete"));
        }
        let phrase = Phrase::new("screen-rummu-combination").with("place", place + 1);
        scene.say(&phrase.with("what", parts.join(", ")))
    }

    fn stock(&self, scene: &Scene<'_>, form: Form, pen: &mut Pen<'_>) {
        let text = scene.say(&Phrase::new("screen-rummu-stock").with("count", self.view.open.stock));
        let after = pen.put(0, 0, &text, self.pile_ink(scene, STOCK));
        match form {
            Form::Framed => {
                pen.frame(0, 1, 4, 3, Frame::Card, Ink::Plain);
                pen.put(1, 2, "▒▒", Ink::Dim);
            }
            Form::Tall | Form::Full => drop(pen.put(0, 1, "▒▒", Ink::Dim)),
            Form::Short | Form::Line => drop(pen.put(after + 1, 0, "▒▒", Ink::Dim)),
        }
    }

    fn pile(&self, scene: &Scene<'_>, form: Form, pen: &mut Pen<'_>) {
        let open = &self.view.open;
        let text = scene.say(&Phrase::new("screen-rummu-pile").with("count", open.pile));
        let after = pen.put(0, 0, &text, self.pile_ink(scene, PILE));
        let Some(top) = open.top else { return };
        let face = Face::new(top, scene.lexicon);
        let tile = face.small_tile(scene.look.signs);
        match form {
            Form::Framed => {
                pen.frame(0, 1, 4, 3, Frame::Card, Ink::Plain);
                pen.put(1, 2, &tile, face.ink());
            }
            Form::Tall | Form::Full => {
                let after = pen.put(0, 1, &tile, face.ink());
                pen.put(after + 1, 1, &scene.text("screen-rummu-on-top"), Ink::Plain);
            }
            Form::Short | Form::Line => drop(pen.put(after + 1, 0, &tile, face.ink())),
        }
    }

    fn pile_ink(&self, scene: &Scene<'_>, id: &str) -> Ink {
        if scene.asked && self.can_use(scene, id) { Ink::You } else { Ink::Bold }
    }

    /// The scores on one line, with everybody's initial.
    pub(super) fn draw_scores(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        const STEP: i32 = 50;
        let standing = &scene.sight.standing;
        let scores = || scene.order().into_iter().map(|seat| standing[seat]);
        let goal = match self.digest.until {
            Until::Total(total) => total,
            Until::Hands(_) => 200,
        };
        let low = scores().min().unwrap_or(0).min(-1).div_euclid(STEP) * STEP;
        let high = scores().max().unwrap_or(0).max(goal);
        let room = i32::from(pen.wide()) - 10;
        let tooth = [5, 10, 20, 25, 50].into_iter().find(|tooth| (high - low) / tooth < room).unwrap_or(100);
        let begins = 5;
        let column = |score: i32| begins + u16::try_from((score - low) / tooth).unwrap_or(0);
        let row = pen.high().saturating_sub(1);
        if pen.high() > 1 {
            rule(pen, 0);
            let mut after = 0;
            let marks = (0..).map(|step| low + step * STEP).take_while(|mark| *mark <= high);
            for mark in marks {
                let text = written(mark);
                let x = column(mark).saturating_sub(width(&text) / 2);
                if x > after || (mark == low && x > 0) {
                    after = pen.put(x, 0, &text, if mark == goal { Ink::Bold } else { Ink::Plain });
                }
            }
        }
        for x in column(low)..=column(high) {
            pen.put(x, row, "·", Ink::Dim);
        }
        pen.put(column(0), row, "│", Ink::Plain);
        let mut taken: Vec<u16> = Vec::new();
        let mut seen = Vec::new();
        for seat in scene.order() {
            let side = scene.opened.sides[seat];
            if seen.contains(&side) {
                continue;
            }
            seen.push(side);
            let wanted = column(standing[seat]);
            let Some(x) = (wanted..pen.wide()).find(|x| !taken.contains(x)) else { continue };
            taken.push(x);
            let ink = if Some(seat) == scene.you { Ink::You } else { Ink::Bold };
            pen.put(x, row, &scene.initial(seat), ink);
        }
    }
}

/// Writes a lead and a text by turns over all rows of a pen; false, and an ellipsis, if there is no room for them.
fn flow(pen: &mut Pen<'_>, pieces: &[(String, Ink)]) -> bool {
    let (mut x, mut y) = (0, 0);
    for pair in pieces.chunks(2) {
        let needs: u16 = pair.iter().map(|(text, _)| width(text)).sum();
        if x + needs > pen.wide() {
            if y + 1 >= pen.high() {
                let end = x.min(pen.wide().saturating_sub(1));
                pen.put(end, y, "…", Ink::Dim);
                return false;
            }
            (x, y) = (1, y + 1);
        }
        x = pen.pieces(x, y, pair);
    }
    true
}

/// Cards one after the other, as widely as there is room; gives how wide they are. A run of one colour that has no room names its colour once.
fn tiles(pen: &mut Pen<'_>, cards: &[Kind], scene: &Scene<'_>) -> u16 {
    let signs = scene.look.signs;
    let faces: Vec<Face> = cards.iter().map(|card| Face::new(*card, scene.lexicon)).collect();
    let count = faces.len() as u16;
    let gap = u16::from(count * 3 <= pen.wide() + 1);
    let mut x = 0;
    for (face, place) in faces.iter().zip(0_usize..) {
        let before = place.checked_sub(1).and_then(|place| faces.get(place));
        let is_same = before.is_some_and(|before| before.shape == face.shape);
        let text =
            if count * 2 > pen.wide() && is_same { face.number.clone() } else { face.small_tile(signs) };
        x = pen.put(x, 0, &text, face.ink()) + gap;
    }
    x.saturating_sub(gap)
}

/// Cards in a frame with rules between them; without them where they are too many.
fn framed_tiles(pen: &mut Pen<'_>, cards: Bag, scene: &Scene<'_>) {
    let cards = in_order(cards);
    let count = cards.len() as u16;
    let wide = count * 3 + 1;
    if wide > pen.wide() {
        let inner = pen.wide();
        tiles(&mut pen.part(0, 2, inner, 1), &cards, scene);
        return;
    }
    pen.frame(0, 1, wide, 3, Frame::Card, Ink::Plain);
    for (card, place) in cards.iter().zip(0_u16..) {
        let face = Face::new(*card, scene.lexicon);
        if place > 0 {
            let (above, below) = if scene.look.signs == Signs::Ascii { ("-", "-") } else { ("┬", "┴") };
            pen.put(place * 3, 1, above, Ink::Plain);
            pen.put(place * 3, 2, "│", Ink::Plain);
            pen.put(place * 3, 3, below, Ink::Plain);
        }
        pen.put(place * 3 + 1, 2, &cut(&face.small_tile(scene.look.signs), 2), face.ink());
    }
}
