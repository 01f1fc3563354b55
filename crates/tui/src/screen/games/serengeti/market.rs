//! What is for sale and what it is worth; below it one grid, players by tribes.

use game::{Phrase, Seat};
use serengeti::card::{Card, Tribe};
use serengeti::digest::Goods;
use serengeti::state::Ended;

use super::{Position, face, faces, fitting};
use crate::screen::cards::tiles;
use crate::screen::contract::{Scene, capitalised};
use crate::screen::look::{Hue, Ink, Signs};
use crate::screen::pen::{Frame, Pen, broken, width};

/// Where the columns of the grid are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Columns {
    /// Where the tribes begin.
    tribes: u16,
    /// How wide each is.
    stride: u16,
    /// Where the points end.
    points: u16,
    /// Where the chips end, if they are known.
    chips: Option<u16>,
    /// Where it stands what somebody does.
    tag: u16,
}

impl Columns {
    fn new(wide: u16, has_chips: bool) -> Columns {
        let is_wide = wide >= 76;
        let (name, tag) = if is_wide { (12, 14) } else { (9, 9) };
        let chips = match (has_chips, is_wide) {
            (true, true) => 6,
            (true, false) => 3,
            (false, _) => 0,
        };
        let points = if is_wide { 5 } else { 4 };
        let stride = (wide.saturating_sub(1 + name + points + chips + tag) / 6).min(14);
        let tribes = 1 + name;
        let end = tribes + 6 * stride + 3;
        let chips = has_chips.then_some(end + chips);
        Columns { tribes, stride, points: end, chips, tag: chips.unwrap_or(end) + 2 }
    }
}

impl Position {
    pub(super) fn market(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let (wide, high) = (pen.wide(), pen.high());
        let seats = u16::from(scene.seats());
        let above = high.saturating_sub(seats + 1);
        // Beside the cards there must be room for what is said of them.
        let is_framed = above >= 4 && wide >= 78;
        let used = match (is_framed, above) {
            (true, 9..) if wide >= 84 => 6,
            (true, _) => 4,
            (false, _) => above.clamp(1, 3),
        };
        let mut lot = pen.part(0, 0, wide, used);
        if used >= 4 {
            self.large_lot(scene, &mut lot);
        } else {
            self.small_lot(scene, &mut lot);
        }
        let has_head = high > used + seats;
        let gap = u16::from(high > used + seats + 1);
        let y = used + gap;
        let step = (high.saturating_sub(y + 1) / seats.max(1)).clamp(1, 3);
        let mut grid = pen.part(0, y, wide, high.saturating_sub(y));
        self.grid(scene, &mut grid, has_head, step);
    }

    /// The cards of the lot with frames, and beside them what is to be known of it.
    fn large_lot(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let Some(goods) = &self.digest.goods else { return self.no_lot(scene, pen) };
        let (wide, high) = if pen.high() >= 6 { (13, 6) } else { (11, 4) };
        let mut x = 1;
        for card in goods.cards.iter() {
            Position::lot_card(scene, &mut pen.part(x, 0, wide, high), card);
            x += wide + 1;
        }
        x += 2;
        let room = pen.wide().saturating_sub(x);
        let lines = [
            (self.standing(scene, room), Ink::Bold),
            (self.worth(scene, goods, room), Ink::Plain),
            (Position::would_close(scene, goods), Ink::Plain),
            (self.closed(scene), Ink::Plain),
        ];
        let first = pen.high().saturating_sub(4) / 2;
        for ((text, ink), y) in lines.iter().zip(first..) {
            pen.put_cut(x, y, text, room, *ink);
        }
    }

    fn lot_card(scene: &Scene<'_>, pen: &mut Pen<'_>, card: Card) {
        let (wide, high) = (pen.wide(), pen.high());
        let face = face(card);
        pen.frame(0, 0, wide, high, Frame::Card, Ink::Plain);
        pen.ground(1, 1, wide - 2, high - 2, face.ink());
        pen.put(2, 1, &face.number, face.ink());
        pen.put(wide - 3, 1, &scene.look.shape(face.shape).to_string(), face.ink());
        let name = scene.say(&card.tribe().phrase());
        let named = format!("{} {name}", face.letter);
        let text = if width(&named) <= wide - 3 { named } else { format!("{}{name}", face.letter) };
        let text = if text.starts_with(&format!("{0}{0}", face.letter)) { name } else { text };
        let x = if width(&text) <= wide - 4 { 2 } else { 1 };
        pen.put_cut(x, high - 2, &text, wide - 2, face.ink());
    }

    /// The same in few rows: the cards as tiles.
    fn small_lot(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let Some(goods) = &self.digest.goods else { return self.no_lot(scene, pen) };
        let mut x = pen.put(1, 0, &scene.text("row-lot"), Ink::Dim) + 1;
        let room = pen.wide().saturating_sub(x);
        x = tiles(pen, x, 0, room, &faces(goods.cards)) + 1;
        let room = pen.wide().saturating_sub(x);
        pen.put_cut(x, 0, &self.standing(scene, room), room, Ink::Bold);
        let room = pen.wide().saturating_sub(1);
        pen.put_cut(1, 1, &self.worth(scene, goods, room), room, Ink::Plain);
        let both = [Position::would_close(scene, goods), self.closed(scene)];
        let both: Vec<String> = both.into_iter().filter(|text| !text.is_empty()).collect();
        pen.put_cut(1, 2, &both.join(" · "), room, Ink::Plain);
    }

    /// Between two auctions: what came of the last one, and what left the game.
    fn no_lot(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        pen.put(1, 0, &scene.text("page-hidden"), Ink::Plain);
        let mut y = 1;
        if let Some(ended) = &self.view.last.deed.ended {
            let room = pen.wide().saturating_sub(1);
            let x = tiles(pen, 1, y, room, &faces(ended.cards)) + 1;
            let words = Position::sold(scene, ended);
            for line in broken(&words, pen.wide().saturating_sub(x)) {
                pen.put(x, y, &line, Ink::Plain);
                y += 1;
            }
        }
        let lost = self.view.open.lost;
        if !lost.is_empty() {
            let x = pen.put(1, y, &scene.text("row-lost"), Ink::Dim) + 1;
            let room = pen.wide().saturating_sub(x);
            tiles(pen, x, y, room, &faces(lost));
        }
    }

    /// Who bought for how much, and who was paid.
    fn sold(scene: &Scene<'_>, ended: &Ended) -> String {
        let (key, who) = match (ended.buyer, ended.price) {
            (Some(buyer), Some(_)) => ("page-bought", buyer),
            (Some(buyer), None) => ("page-got", buyer),
            (None, _) => ("page-kept", ended.seller.unwrap_or_default()),
        };
        let is = if Some(who) == scene.you { "you" } else { "other" };
        let phrase =
            Phrase::new(key).with("who", who).with("is", is).with("price", ended.price.unwrap_or_default());
        let gains = ended.gains.iter().filter(|(_, chips)| *chips > 0);
        let gains = gains.map(|(seat, chips)| format!("{} +{chips}", capitalised(&scene.names.of(seat))));
        std::iter::once(scene.say(&phrase)).chain(gains).collect::<Vec<String>>().join(" ")
    }

    /// The bid that stands; before the first one, who began.
    fn standing(&self, scene: &Scene<'_>, room: u16) -> String {
        let auction = &self.view.open.auction;
        let sale = match auction.sale {
            Some(sale) if Some(sale.seller) == scene.you => scene.text("screen-serengeti-you-sell"),
            Some(sale) => scene.say(&Phrase::new("page-sale").with("who", sale.seller)),
            None => String::new(),
        };
        let with = |text: String| if sale.is_empty() { text } else { format!("{sale} {text}") };
        let Some(bid) = auction.standing else {
            let none = scene.text("page-no-bid");
            let first = scene.say(&Phrase::new("cell-first").with("who", self.view.open.first));
            return fitting([with(format!("{none} · {first}")), with(none.clone()), none], room);
        };
        let said =
            |key: &'static str| scene.say(&Phrase::new(key).with("amount", bid.amount).with("who", bid.by));
        let stands = said("screen-serengeti-stands");
        fitting([with(stands.clone()), stands, said("cell-standing")], room)
    }

    /// How many points it would bring to everybody who may still bid.
    fn worth(&self, scene: &Scene<'_>, goods: &Goods, room: u16) -> String {
        let speaking = self.view.open.auction.speaking;
        let seats: Vec<Seat> = scene.order().into_iter().filter(|seat| speaking.has(*seat)).collect();
        let list = |name: &dyn Fn(Seat) -> String| {
            let each = seats.iter().map(|seat| format!("{} +{}", name(*seat), goods.worth[*seat]));
            scene.say(
                &Phrase::new("screen-serengeti-worth")
                    .with("worth", each.collect::<Vec<String>>().join("  ")),
            )
        };
        let or_you = |seat: Seat, other: String| {
            if Some(seat) == scene.you { capitalised(&scene.names.of(seat)) } else { other }
        };
        let called = |seat: Seat| or_you(seat, scene.names.of(seat));
        let short = |seat: Seat| or_you(seat, scene.initial(seat));
        fitting([list(&called), list(&short)], room)
    }

    fn would_close(scene: &Scene<'_>, goods: &Goods) -> String {
        if goods.closes.is_empty() || goods.seller.is_some_and(|seller| Some(seller) == scene.you) {
            return String::new();
        }
        scene.say(&Phrase::new("screen-serengeti-closes").with("digits", listed(&goods.closes)))
    }

    /// The digits that the reader has.
    fn closed(&self, scene: &Scene<'_>) -> String {
        let Some(you) = scene.you else { return String::new() };
        let digits = &self.digest.digits;
        let own: Vec<u8> =
            digits.iter().filter(|digit| digit.owned[you] > 0).map(|digit| digit.digit).collect();
        if own.is_empty() {
            return String::new();
        }
        scene.say(&Phrase::new("screen-serengeti-closed").with("digits", listed(&own)))
    }

    fn grid(&self, scene: &Scene<'_>, pen: &mut Pen<'_>, has_head: bool, step: u16) {
        let columns = Columns::new(pen.wide(), self.chips().is_some());
        let right = |pen: &mut Pen<'_>, end: u16, y: u16, text: &str, ink: Ink| {
            pen.put(end.saturating_sub(width(text)), y, text, ink);
        };
        if has_head {
            for (tribe, place) in Tribe::ALL.into_iter().zip(0..) {
                let x = columns.tribes + place * columns.stride;
                pen.put(x, 0, &head_of(scene, tribe, columns.stride), Ink::Suit(Hue::TRIBES[tribe as usize]));
            }
            let room = if columns.stride >= 8 { 7 } else { 4 };
            let points =
                fitting(["screen-serengeti-points", "page-points-short"].map(|key| scene.text(key)), room);
            let end = columns.points + if columns.chips.is_none() { 2 } else { 0 };
            right(pen, end, 0, &points, Ink::Dim);
            if let Some(end) = columns.chips {
                let room = if columns.stride >= 7 { 6 } else { 3 };
                right(pen, end + 1, 0, &crate::screen::pen::cut(&scene.text("page-chips"), room), Ink::Dim);
            }
        }
        for (seat, place) in scene.order().into_iter().zip(0..) {
            let y = u16::from(has_head) + place * step;
            self.row(scene, pen, columns, seat, y);
            right(pen, columns.points, y, &self.digest.collections[seat].points.to_string(), Ink::Bold);
            if let (Some(end), Some(chips)) = (columns.chips, self.chips()) {
                right(pen, end, y, &chips[seat].to_string(), Ink::Plain);
            }
            let room = pen.wide().saturating_sub(columns.tag);
            let tag = scene.teeth_of(seat).unwrap_or_else(|| self.tag(scene, seat, room));
            let stands = self.view.open.auction.standing.is_some_and(|bid| bid.by == seat);
            pen.put_cut(columns.tag, y, &tag, room, if stands { Ink::Bold } else { Ink::Plain });
        }
    }

    fn row(&self, scene: &Scene<'_>, pen: &mut Pen<'_>, columns: Columns, seat: Seat, y: u16) {
        let is_you = Some(seat) == scene.you;
        let ink = match (is_you, scene.is_to_move(seat)) {
            (true, _) => Ink::You,
            (false, true) => Ink::Reversed,
            (false, false) => Ink::Bold,
        };
        let title = scene.title(seat);
        let title = if is_you && scene.look.signs == Signs::Ascii { format!("[{title}]") } else { title };
        pen.put_cut(1, y, &title, columns.tribes - 2, ink);
        let lot = self.digest.goods.as_ref().map(|goods| goods.cards).unwrap_or_default();
        for (tribe, place) in Tribe::ALL.into_iter().zip(0..) {
            let x = columns.tribes + place * columns.stride;
            let cards: Vec<Card> =
                self.view.open.owned[seat].without(lot).iter().filter(|card| card.tribe() == tribe).collect();
            if cards.is_empty() {
                pen.put(x, y, "–", Ink::Dim);
            }
            let step = if cards.len() as u16 * 2 <= columns.stride { 2 } else { 1 };
            for (card, place) in cards.iter().zip(0..) {
                let is_here = scene.asked && scene.cursor == super::card_stop(*card);
                let ink = if is_here { Ink::You } else { Ink::Plain };
                pen.put(x + place * step, y, &card.number().to_string(), ink);
            }
        }
    }

    /// What a seat does in the auction.
    fn tag(&self, scene: &Scene<'_>, seat: Seat, room: u16) -> String {
        let open = &self.view.open;
        let auction = &open.auction;
        let said = |key: &'static str, name: &'static str, number: u8| {
            scene.say(&Phrase::new(key).with(name, number))
        };
        if scene.is_to_move(seat) {
            return if Some(seat) == scene.you { scene.text("page-tag-your-turn") } else { String::new() };
        }
        let is_auction = self.digest.goods.is_some();
        if is_auction && auction.sale.is_some_and(|sale| sale.seller == seat) {
            return scene.text("page-tag-seller");
        }
        if is_auction && auction.excluded.has(seat) {
            return scene.text("page-tag-excluded");
        }
        if open.barred.has(seat) && auction.sale.is_none() {
            return scene.text("page-tag-barred");
        }
        if !is_auction {
            return String::new();
        }
        if !auction.speaking.has(seat) {
            return match auction.bonuses[seat] {
                0 => scene.text("page-tag-passed"),
                chips => {
                    let keys = ["screen-serengeti-took", "screen-serengeti-passed"];
                    fitting(keys.map(|key| said(key, "chips", chips)), room)
                }
            };
        }
        let Some(amount) = auction.bids[seat] else { return String::new() };
        if auction.standing.is_some_and(|bid| bid.by == seat) {
            let keys = ["screen-serengeti-bid-stands", "cell-bid"];
            return fitting(keys.map(|key| said(key, "amount", amount)), room);
        }
        said("cell-bid", "amount", amount)
    }
}

/// A tribe at the head of its column.
pub(super) fn head_of(scene: &Scene<'_>, tribe: Tribe, wide: u16) -> String {
    let mark = match scene.look.signs {
        Signs::Drawn => format!("{} {}", tribe.shape(), tribe.letter()),
        Signs::Ascii => tribe.letter().to_string(),
    };
    let name = scene.say(&tribe.phrase());
    fitting([format!("{mark} {name}"), mark], wide.saturating_sub(1))
}

fn listed(digits: &[u8]) -> String {
    digits.iter().map(u8::to_string).collect::<Vec<String>>().join(" ")
}
