//! The hand: ware cards with their prices, everything else with what it does.

use asante::card::Ware;
use asante::digest::{Held, Way, What};
use asante::rules::hurdle::Hurdle;
use game::Phrase;

use super::Position;
use super::book::{Sort, card, ink, ware_key};
use super::doing::pointed;
use super::field::lines_in;
use crate::screen::contract::{Scene, capitalised};
use crate::screen::look::Ink;
use crate::screen::pen::{Frame, Pen, cut, width};

impl Position {
    pub(super) fn draw_hand(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let hand = &self.digest.hand;
        if hand.is_empty() && scene.you.is_some() {
            pen.put(1, 1, &scene.text("page-hand-empty"), Ink::Dim);
            return;
        }
        let count = hand.len() as u16;
        let wide = ((pen.wide() - 2) / count.max(1)).clamp(9, 16);
        let fits = usize::from((pen.wide() - 2) / wide);
        let here = hand.iter().position(|held| self.keys_of(held).iter().any(|id| id == scene.cursor));
        let first = here.map_or(0, |here| (here + 1).saturating_sub(fits));
        let high = pen.high();
        for ((held, place), column) in hand.iter().zip(1..).skip(first).take(fits).zip(0_u16..) {
            self.held(scene, held, place, &mut pen.part(1 + column * wide, 0, wide, high));
        }
        if first > 0 {
            pen.put(0, 1, "‹", Ink::Bold);
        }
        if first + fits < hand.len() {
            pen.put_right(0, 1, "›", Ink::Bold);
        }
    }

    fn held(&self, scene: &Scene<'_>, held: &Held, place: usize, pen: &mut Pen<'_>) {
        let Some(card) = card(scene, held.card) else { return };
        let (wide, high) = (pen.wide(), pen.high());
        let keys = self.keys_of(held);
        let is_here = keys.iter().any(|id| id == scene.cursor);
        let can = scene.asked && keys.iter().any(|id| self.can(scene, id)) && self.listed(scene).is_empty();
        let is_lifted = keys.iter().any(|id| scene.is_lifted(id));
        let (frame, edge) = match (is_here || is_lifted, can) {
            (true, _) => (Frame::Cursor, Ink::Bold),
            (false, true) => (Frame::Foot, Ink::Plain),
            (false, false) => (Frame::Card, Ink::Plain),
        };
        pen.frame(0, 0, wide, high, frame, edge);
        let mut x = pen.put(1, 0, &place.to_string(), edge) + 1;
        let many = if held.count > 1 { format!(" ×{}", held.count) } else { String::new() };
        let room = wide.saturating_sub(x + 1);
        if card.sort == Sort::Ware {
            x = goods(scene, &card.goods(), room.saturating_sub(width(&many)), x, pen);
            pen.put(x, 0, &many, Ink::Bold);
        } else {
            pen.put_cut(x, 0, &(card.name(scene) + &many), room, Ink::Bold);
        }
        if keys.iter().any(|id| self.is_hinted(scene, id)) {
            pen.put(wide.saturating_sub(2), 0, "h", Ink::Bold);
        }
        let is_whole = keys.first().is_some_and(|id| id.starts_with("drop ") || id.starts_with("give "));
        if card.sort == Sort::Ware {
            for (way, (id, y)) in held.ways.iter().zip(keys.iter().cycle().zip(1..)) {
                Position::price(
                    scene,
                    way,
                    (!is_whole).then_some(id),
                    &mut pen.part(1, y, wide.saturating_sub(2), 1),
                );
            }
            if high > 4 {
                pen.put_cut(2, 3, &names(scene, &card.goods()), wide.saturating_sub(3), Ink::Dim);
            }
            // Of both ways the foot follows the one that the cursor is on.
            let is_selling = pointed(scene.cursor).is_some_and(|(verb, _)| verb == "sell");
            let way = if is_selling { What::Sell } else { What::Buy };
            let hurdle = held.ways.iter().find(|one| one.what == way).and_then(|way| way.against);
            if let Some(hurdle) = hurdle.filter(|hurdle| !is_whole && *hurdle != Hurdle::NoActions) {
                foot(scene, hurdle, pen);
            }
            return;
        }
        let inner = wide.saturating_sub(2);
        let short = capitalised(&card.short(scene));
        let ink = if can { Ink::Plain } else { Ink::Dim };
        lines_in(&short, &mut pen.part(1, 1, inner, high.saturating_sub(2)), ink);
        match held.ways.first().and_then(|way| way.against).filter(|hurdle| *hurdle != Hurdle::NoActions) {
            Some(hurdle) if !is_whole => foot(scene, hurdle, pen),
            _ => {
                let sort = scene.text(match card.sort {
                    Sort::Ware => "page-sort-ware",
                    Sort::Artifact => "page-sort-artifact",
                    Sort::Person => "page-sort-person",
                    Sort::Animal => "page-sort-animal",
                    Sort::Place => "page-sort-place",
                });
                put_foot(&sort, pen);
            }
        }
    }

    /// The price for which a ware card buys or sells.
    fn price(scene: &Scene<'_>, way: &Way, id: Option<&String>, pen: &mut Pen<'_>) {
        let key = match way.what {
            What::Buy => "page-price-buy",
            _ => "page-price-sell",
        };
        let is_here = id.is_some_and(|id| id == scene.cursor);
        let ink = match (is_here, way.against) {
            (true, None) => Ink::You,
            (true, Some(_)) => Ink::Bold,
            (false, None) => Ink::Plain,
            (false, Some(_)) => Ink::Dim,
        };
        pen.put(0, 0, if is_here { "»" } else { " " }, Ink::Bold);
        let gold = way.gold.map(|gold| gold.to_string()).unwrap_or_default();
        let room = pen.wide().saturating_sub(1 + width(&gold));
        pen.put_cut(1, 0, &scene.text(key), room, ink);
        pen.put_right(0, 0, &gold, ink);
    }
}

/// What the letters of some wares mean, each kind once.
fn names(scene: &Scene<'_>, goods: &str) -> String {
    let mut kinds: Vec<Ware> = Vec::new();
    for ware in goods.chars().filter_map(Ware::from_letter) {
        if !kinds.contains(&ware) {
            kinds.push(ware);
        }
    }
    kinds.into_iter().map(|ware| scene.text(ware_key(ware))).collect::<Vec<String>>().join(" ")
}

/// The wares of a card in the edge of it: letters in their grounds, or that they are of any kind.
fn goods(scene: &Scene<'_>, goods: &str, room: u16, x: u16, pen: &mut Pen<'_>) -> u16 {
    if goods.contains('?') {
        let text = scene.say(&Phrase::new("screen-asante-any").with("count", goods.len() as u32));
        return pen.put_cut(x, 0, &text, room, Ink::Bold);
    }
    goods.chars().take(usize::from(room)).fold(x, |x, letter| {
        let ground = Ware::from_letter(letter).map_or(Ink::Bold, ink);
        pen.put(x, 0, &letter.to_string(), ground)
    })
}

fn foot(scene: &Scene<'_>, hurdle: Hurdle, pen: &mut Pen<'_>) {
    let phrase = match hurdle {
        Hurdle::NotOnStand(wares) => Phrase::new("screen-asante-lacks").with("wares", wares.to_string()),
        Hurdle::NotInSupply(wares) => Phrase::new("screen-asante-sold-out").with("wares", wares.to_string()),
        Hurdle::NotAlike(_) => Phrase::new("screen-asante-not-alike"),
        Hurdle::NoRoom(_) => Phrase::new("not-no-room"),
        Hurdle::TooDear(_) => Phrase::new("not-too-dear"),
        _ => Phrase::new("screen-asante-not-now"),
    };
    put_foot(&scene.say(&phrase), pen);
}

fn put_foot(text: &str, pen: &mut Pen<'_>) {
    let (wide, high) = (pen.wide(), pen.high());
    let text = cut(text, wide.saturating_sub(2));
    let text = if width(&text) + 4 <= wide { format!(" {text} ") } else { text };
    pen.put(wide.saturating_sub(width(&text)) / 2, high.saturating_sub(1), &text, Ink::Dim);
}
