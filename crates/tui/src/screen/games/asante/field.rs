//! The merchants and the supply at the left; at the right three columns, since what faces what matters: the other's slots, the holy places,
//! the own slots. Where something is chosen from a list, the list takes their place.

use asante::card::{Holy, Ware};
use asante::state::{Artifact, SLOTS, other};
use asante::ware::Wares;
use game::{Phrase, Seat};

use super::Position;
use super::book::{Card, card, ink, place};
use super::doing::{list_id, pointed};
use crate::screen::contract::{Scene, capitalised};
use crate::screen::games::parts::{more_signs, name};
use crate::screen::look::Ink;
use crate::screen::pen::{Frame, Pen, broken, cut, width};

impl Position {
    pub(super) fn draw_field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let (wide, high) = (pen.wide(), pen.high());
        let left = if wide >= 84 { 25 } else { 23 };
        let near = Position::near(scene);
        // What is left over is the merchants'.
        let part = (high / 3).clamp(2, 5);
        let above = if high % 3 == 2 && part < 5 { part + 1 } else { part };
        let below = above + part;
        let own = high.saturating_sub(below).min(5);
        self.merchant(scene, other(near), &mut pen.part(1, 0, left - 2, above));
        self.supply(scene, &mut pen.part(1, above, left - 2, part));
        self.merchant(scene, near, &mut pen.part(1, below, left - 2, own));
        let mut right = pen.part(left, 0, wide.saturating_sub(left), high);
        let listed = self.listed(scene);
        if !listed.is_empty() {
            return self.list(scene, &listed, &mut right);
        }
        let stride = right.wide() / SLOTS as u16;
        for slot in 0..SLOTS {
            let x = slot as u16 * stride;
            self.slot(scene, other(near), slot, &mut right.part(x, 0, stride, above));
            self.holy(scene, slot, &mut right.part(x, above, stride, part));
            self.slot(scene, near, slot, &mut right.part(x, below, stride, own));
        }
    }

    /// Name and gold, the stand, the cards, the holy places.
    fn merchant(&self, scene: &Scene<'_>, seat: Seat, pen: &mut Pen<'_>) {
        let open = &self.view.open;
        let wide = pen.wide();
        let after = name(scene, seat, pen, (0, 0), wide.saturating_sub(8));
        let gold = scene.say(&Phrase::new("screen-asante-gold").with("gold", open.gold[seat]));
        pen.put((after + 2).max(9), 0, &gold, Ink::Bold);
        if let Some(teeth) = scene.teeth_of(seat) {
            pen.put_right(0, 0, &cut(&teeth, 5), Ink::Plain);
        }
        let mut x = pen.put(0, 1, &scene.text("screen-asante-stand"), Ink::Plain) + 1;
        for ware in letters(open.stands[seat]) {
            x = pen.put(x, 1, &ware.letter().to_string(), ink(ware)) + 1;
        }
        for _ in 0..self.digest.free[seat] {
            x = pen.put(x, 1, "_", Ink::Dim) + 1;
        }
        let cards = scene.say(&Phrase::new("cell-hand").with("count", open.counts[seat]));
        let owned = self.owned(scene, seat);
        if pen.high() < 3 {
            return;
        }
        if pen.high() >= 4 {
            pen.put_cut(0, 2, &cards, wide, Ink::Plain);
            self.places(scene, seat, &owned, &mut pen.part(0, 3, wide, 1));
        } else {
            let after = pen.put(0, 2, &cards, Ink::Plain) + 1;
            self.places(scene, seat, &owned, &mut pen.part(after, 2, wide.saturating_sub(after), 1));
        }
    }

    /// The holy places of a player, each once, with how many there are.
    fn owned(&self, scene: &Scene<'_>, seat: Seat) -> Vec<(Holy, String)> {
        let mut owned: Vec<(Holy, usize)> = Vec::new();
        for holy in &self.view.open.owned[seat] {
            match owned.iter_mut().find(|(known, _)| known == holy) {
                Some((_, count)) => *count += 1,
                None => owned.push((*holy, 1)),
            }
        }
        let named = |(holy, count): (Holy, usize)| {
            let name = place(scene, holy).map(|card| card.name(scene)).unwrap_or_default();
            (holy, if count > 1 { format!("{name} ×{count}") } else { name })
        };
        owned.into_iter().map(named).collect()
    }

    fn places(&self, scene: &Scene<'_>, seat: Seat, owned: &[(Holy, String)], pen: &mut Pen<'_>) {
        if owned.is_empty() {
            pen.put_cut(0, 0, &scene.text("page-no-place"), pen.wide(), Ink::Dim);
            return;
        }
        let room = (pen.wide() + 1) / owned.len() as u16;
        let mut x = 0;
        for (holy, text) in owned {
            let id = format!("visit {}", holy.0);
            let is_mine = Some(seat) == scene.you;
            let can = is_mine && scene.asked && self.can(scene, &id);
            let text = if is_mine && scene.cursor == id { format!("‹{text}›") } else { text.clone() };
            let ink = if can { Ink::You } else { Ink::Plain };
            x = pen.put_cut(x, 0, &text, room.saturating_sub(1), ink) + 1;
        }
    }

    fn supply(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let open = &self.view.open;
        let wide = pen.wide();
        let pile = scene.say(&Phrase::new("screen-asante-pile").with("count", open.pile));
        let can = scene.asked && self.can(scene, "draw");
        let pile = if scene.cursor == "draw" { format!("‹{pile}›") } else { pile };
        let discards =
            scene.say(&Phrase::new("screen-asante-discards").with("count", open.discards.len() as u32));
        let holy = Phrase::new("screen-asante-holy")
            .with("count", open.place_pile)
            .with("used", open.place_discards.len() as u32);
        let pile_ink = if can { Ink::You } else { Ink::Plain };
        let after = pen.put(0, 0, &pile, pile_ink);
        let mut y = 1;
        if pen.high() >= 4 {
            pen.put_cut(0, 1, &discards, wide, Ink::Plain);
            y = 2;
        } else if after + 3 + width(&discards) <= wide {
            pen.put(after + 2, 0, &discards, Ink::Plain);
        }
        if pen.high() >= 3 {
            pen.put_cut(0, y, &scene.say(&holy), wide, Ink::Plain);
        } else {
            y = 0;
        }
        let mut x = 0;
        for ware in Ware::ALL {
            x = pen.put(x, y + 1, &ware.letter().to_string(), ink(ware));
            x = pen.put(x, y + 1, &open.supply.count(ware).to_string(), Ink::Bold) + 1;
        }
    }

    fn slot(&self, scene: &Scene<'_>, seat: Seat, slot: usize, pen: &mut Pen<'_>) {
        let lies: Option<Artifact> = self.view.open.artifacts[seat][slot];
        let is_near = seat == Position::near(scene);
        let id = format!("{} {slot}", if is_near { "own" } else { "other" });
        let can = is_near && scene.asked && self.can(scene, &id);
        let text = match lies {
            None if can => (String::new(), scene.text("page-slot-lay")),
            None => (String::new(), scene.text("screen-asante-empty")),
            Some(lies) => {
                card(scene, lies.card).map(|card| Position::in_few_words(scene, card)).unwrap_or_default()
            }
        };
        let frame = match lies {
            None => Frame::Dashed,
            Some(_) => Frame::Card,
        };
        let used = lies.is_some_and(|lies| lies.used);
        let foot = if used { scene.text("not-face-up") } else { String::new() };
        self.boxed(scene, &Boxed { id, slot, text, frame, can, foot, is_dim: used || lies.is_none() }, pen);
    }

    /// What a card is called, and what it does.
    fn in_few_words(scene: &Scene<'_>, card: Card<'_>) -> (String, String) {
        (card.name(scene), capitalised(&card.short(scene)))
    }

    fn holy(&self, scene: &Scene<'_>, slot: usize, pen: &mut Pen<'_>) {
        let id = format!("row {slot}");
        let holy = self.view.open.row[slot].and_then(|holy| place(scene, holy));
        let text = match holy {
            Some(card) => Position::in_few_words(scene, card),
            None => (String::new(), scene.text("page-no-place")),
        };
        let foot = self.receiver(scene, slot).unwrap_or_else(|| scene.text("page-sort-place"));
        let frame = if holy.is_some() { Frame::Card } else { Frame::Dashed };
        self.boxed(scene, &Boxed { id, slot, text, frame, can: false, foot, is_dim: holy.is_none() }, pen);
    }

    /// Who would receive the place that faces a slot, if what is lifted were laid there.
    fn receiver(&self, scene: &Scene<'_>, slot: usize) -> Option<String> {
        let (verb, number) = scene.lifted.first().and_then(|id| pointed(id))?;
        let is_laid = |action: &asante::action::Action| match action {
            asante::action::Action::Turn(asante::action::InTurn::Lay { card, slot: into }) => {
                card.0 == number && usize::from(*into) == slot
            }
            _ => false,
        };
        let choice = self.choices.iter().position(is_laid).filter(|_| verb == "lay")?;
        let prospect = scene.sight.choices.get(choice)?.prospect.as_ref()?;
        let seat = prospect.get("receiver")?.as_u64().and_then(|seat| u8::try_from(seat).ok())?;
        Some(scene.say(&Phrase::new("page-goes-to").with("who", Seat(seat))))
    }

    fn boxed(&self, scene: &Scene<'_>, boxed: &Boxed, pen: &mut Pen<'_>) {
        let (wide, high) = (pen.wide(), pen.high());
        let is_here = scene.cursor == boxed.id;
        let (frame, edge) = match (is_here, boxed.can) {
            (true, _) => (Frame::Cursor, Ink::Bold),
            (false, true) => (Frame::Foot, Ink::Plain),
            (false, false) => (boxed.frame, if boxed.is_dim { Ink::Dim } else { Ink::Plain }),
        };
        // Two rows have no room for a frame.
        let is_framed = high > 2;
        if is_framed {
            pen.frame(0, 0, wide, high, frame, edge);
        } else if is_here {
            pen.put(0, 0, "»", Ink::Bold);
        }
        pen.put(1, 0, &(boxed.slot + 1).to_string(), edge);
        let ink = match (boxed.can, boxed.is_dim) {
            (true, _) => Ink::You,
            (false, true) => Ink::Dim,
            (false, false) => Ink::Bold,
        };
        // The name stands in the edge: what it does needs the rows.
        let (name, what) = &boxed.text;
        if !name.is_empty() {
            pen.put(3, 0, &format!("{} ", cut(name, wide.saturating_sub(5))), ink);
        }
        if self.is_hinted(scene, &boxed.id) {
            pen.put(wide.saturating_sub(2), 0, "h", Ink::Bold);
        }
        let inner = wide.saturating_sub(if wide > 22 { 4 } else { 2 });
        let ink = if boxed.is_dim { Ink::Dim } else { Ink::Plain };
        let rows = high.saturating_sub(if is_framed { 2 } else { 1 });
        lines_in(what, &mut pen.part((wide - inner) / 2, 1, inner, rows), ink);
        if is_framed && !boxed.foot.is_empty() && width(&boxed.foot) + 4 <= wide {
            let text = format!(" {} ", boxed.foot);
            pen.put(wide.saturating_sub(width(&text)) / 2, high.saturating_sub(1), &text, Ink::Dim);
        }
    }

    /// What can be chosen from, each with what it brings; what lies open beside it first.
    fn list(&self, scene: &Scene<'_>, listed: &[usize], pen: &mut Pen<'_>) {
        let mut top = 0;
        if let Some(card) = self.digest.in_play.last().and_then(|kind| card(scene, *kind)) {
            let what = format!("{} – {}", card.name(scene), card.text(scene));
            let named = Phrase::new("screen-asante-named").with("name", scene.text("row-in-play"));
            let text = scene.say(&named.with("text", what));
            for line in broken(&text, pen.wide().saturating_sub(2)).iter().take(3) {
                pen.put(1, top, line, Ink::Dim);
                top += 1;
            }
        }
        let room = usize::from(pen.high().saturating_sub(top));
        let here = listed.iter().position(|choice| list_id(*choice) == scene.cursor).unwrap_or(0);
        let first = (here + 1).saturating_sub(room);
        for (choice, y) in listed.iter().skip(first).take(room).zip(top..) {
            let Some(offered) = scene.sight.choices.get(*choice) else { continue };
            let is_here = list_id(*choice) == scene.cursor;
            let mark = if is_here {
                "»"
            } else if self.is_hinted(scene, &list_id(*choice)) {
                "h"
            } else {
                " "
            };
            pen.put(0, y, mark, Ink::Bold);
            let words = capitalised(&scene.say(&offered.words));
            let wide = pen.wide().saturating_sub(3);
            let after = pen.put_cut(2, y, &words, wide, if is_here { Ink::You } else { Ink::Plain }) + 2;
            let detail = offered.detail.as_ref().map(|detail| scene.say(detail)).unwrap_or_default();
            if after + 8 < pen.wide() {
                pen.put_cut(after, y, &detail, pen.wide().saturating_sub(after + 1), Ink::Dim);
            }
        }
        more_signs(pen, top, first > 0, first + room < listed.len());
    }
}

/// What stands in a slot or a place of the row.
struct Boxed {
    id: String,
    slot: usize,
    /// Its name, and what it does.
    text: (String, String),
    frame: Frame,
    can: bool,
    foot: String,
    is_dim: bool,
}

/// Writes a text into all rows of a pen; an ellipsis says that there is more.
pub(super) fn lines_in(text: &str, pen: &mut Pen<'_>, ink: Ink) {
    let (wide, rows) = (pen.wide(), usize::from(pen.high()));
    let lines = broken(text, wide);
    for (line, y) in lines.iter().take(rows).zip(0..) {
        let is_cut = usize::from(y) + 1 == rows && lines.len() > rows;
        let line = if is_cut { cut(&format!("{line} …"), wide) } else { line.clone() };
        pen.put(0, y, &line, ink);
    }
}

/// The single wares of a handful.
fn letters(wares: Wares) -> impl Iterator<Item = Ware> {
    wares.kinds().flat_map(move |ware| std::iter::repeat_n(ware, usize::from(wares.count(ware))))
}
