//! Tricks: the contract, what beats what, everybody's part, the cards of the trick; the hem that counts triangles, and the rail.

use game::{Phrase, Seat, Value};
use mu::digest::{Side, Sides};

use super::{AGAINST, Position, ladder, part_key, seat_columns};
use crate::screen::cards::{Face, Lying, lying, tiles, vacant};
use crate::screen::contract::{Scene, Section};
use crate::screen::games::parts::{match_section, name};
use crate::screen::look::Ink;
use crate::screen::pen::{Frame, Pen, width};
use crate::screen::teeth::{Teeth, Tooth};

/// A card of the trick.
struct OnTable {
    by: Seat,
    card: cards::Kind,
    wins: bool,
    led: bool,
}

impl Position {
    pub(super) fn tricks(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        self.contract(scene, pen);
        let high = pen.high();
        let top = if high >= 11 { 2 } else { 1 };
        let columns = seat_columns(scene, pen.wide());
        for (seat, x, wide) in &columns {
            self.seat(scene, *seat, &mut pen.part(*x, top, *wide, 4));
        }
        let below = top + 4;
        let room = high.saturating_sub(below);
        let wide = pen.wide();
        if self.is_naming() {
            if scene.asked {
                self.names(scene, &mut pen.part(0, below + u16::from(room > 4), wide, room));
            }
            return;
        }
        let lies = self.on_table(scene);
        for (seat, x, wide) in columns {
            if room >= 5 {
                let (wide, high) = if room >= 8 && wide >= 11 { (11, 7) } else { (9.min(wide), 5) };
                self.place(scene, seat, &lies, &mut pen.part(x, below, wide, high));
            } else if room >= 1 {
                let y = below + u16::from(room >= 3);
                small_place(scene, seat, &lies, &mut pen.part(x, y, wide, 1));
            }
        }
    }

    /// The contract at the left, what beats what at the right.
    fn contract(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let Some(stakes) = &self.digest.stakes else { return };
        let who: Vec<Seat> = match &stakes.sides {
            Some(Sides { chiefs, .. }) => chiefs.seats.clone(),
            None => vec![self.view.open.contract.chief],
        };
        let bid = self.view.open.contract.bid;
        let words = |key: &'static str| {
            scene.say(
                &Phrase::new(key).with("who", who.clone()).with("target", stakes.target).with("bid", bid),
            )
        };
        let rungs = |long: bool| {
            let mut pieces = ladder(&stakes.ladder, long, scene);
            if long && !pieces.is_empty() {
                pieces.insert(0, (format!("{} ", scene.text("screen-mu-beats")), Ink::Plain));
            }
            pieces
        };
        let needs = |pieces: &[(String, Ink)]| pieces.iter().map(|(text, _)| width(text)).sum::<u16>();
        let (long, short) = (words("screen-mu-needs-bid"), words("screen-mu-needs"));
        let room = pen.wide().saturating_sub(4);
        let options = [(&long, true), (&short, true), (&short, false)];
        let fitting = options.into_iter().find(|(text, wide)| width(text) + needs(&rungs(*wide)) <= room);
        let (text, wide) = fitting.unwrap_or((&short, false));
        pen.put(1, 0, text, Ink::Bold);
        let pieces = rungs(wide);
        let x = pen.wide().saturating_sub(needs(&pieces) + 1);
        pen.pieces(x, 0, &pieces);
    }

    /// Name, part, open cards, cards left and triangles.
    fn seat(&self, scene: &Scene<'_>, seat: Seat, pen: &mut Pen<'_>) {
        let wide = pen.wide();
        let open = &self.view.open;
        name(scene, seat, pen, (0, 0), wide);
        pen.put_cut(0, 1, &self.part_of(scene, seat), wide, Ink::Plain);
        let faces: Vec<Face> = open.laid[seat].cards().map(|card| Face::new(card, scene.lexicon)).collect();
        if faces.is_empty() {
            pen.put_cut(0, 2, &scene.text("page-mu-nothing-open"), wide, Ink::Dim);
        } else {
            tiles(pen, 0, 2, wide, &faces);
        }
        let cards = open.counts[seat] + open.laid[seat].count();
        let won = match &self.view.memory {
            Some(memory) => format!("{} △", memory.triangles[seat]),
            None => scene.say(&Phrase::new("cell-tricks").with("tricks", open.tricks[seat])),
        };
        let long = format!("{} · {won}", scene.say(&Phrase::new("page-mu-cards").with("count", cards)));
        let text = if width(&long) <= wide { long } else { format!("{cards} · {won}") };
        pen.put_cut(0, 3, &text, wide, Ink::Plain);
    }

    fn part_of(&self, scene: &Scene<'_>, seat: Seat) -> String {
        let key = part_key(&self.view.open.contract, seat);
        // Who plays against whom is known once the partner is.
        let has_sides = self.digest.stakes.as_ref().is_some_and(|stakes| stakes.sides.is_some());
        if key == AGAINST && !has_sides { String::new() } else { scene.text(key) }
    }

    /// The trick as it lies, or the last one until the next begins.
    fn on_table(&self, scene: &Scene<'_>) -> Vec<OnTable> {
        let seats = scene.seats();
        if let (Some(taken), true) = (&self.view.last.deed.trick, self.view.open.trick.is_empty()) {
            let by = taken.leader.round(seats);
            let lies = taken.cards.iter().zip(by).zip(0..);
            return lies
                .map(|((card, by), place)| OnTable { by, card: *card, wins: by == taken.by, led: place == 0 })
                .collect();
        }
        let played = self.digest.trick.iter().flat_map(|trick| &trick.cards).zip(0..);
        played
            .map(|(card, place)| OnTable { by: card.by, card: card.card, wins: card.wins, led: place == 0 })
            .collect()
    }

    fn place(&self, scene: &Scene<'_>, seat: Seat, lies: &[OnTable], pen: &mut Pen<'_>) {
        let Some(on) = lies.iter().find(|on| on.by == seat) else {
            return vacant(pen, &waiting(scene, seat));
        };
        let ink = match (on.wins, self.is_mine(scene, seat)) {
            (true, true) => Ink::You,
            (true, false) => Ink::Bold,
            (false, _) => Ink::Plain,
        };
        let foot = if on.led { scene.text("page-mu-led") } else { String::new() };
        let frame = if on.wins { Frame::Strong } else { Frame::Card };
        lying(pen, &Lying { face: Face::new(on.card, scene.lexicon), frame, ink, foot });
    }

    fn is_mine(&self, scene: &Scene<'_>, seat: Seat) -> bool {
        scene.you.is_some_and(|you| self.view.open.contract.are_together(you, seat))
    }

    pub(super) fn teeth(&self, scene: &Scene<'_>) -> Teeth {
        if self.is_bidding() {
            return self.auction_teeth(scene);
        }
        let Some(stakes) = &self.digest.stakes else { return Teeth::default() };
        let Some(Sides { chiefs, others, .. }) = &stakes.sides else {
            let goal = Phrase::new("screen-mu-goal").with("target", stakes.target);
            return Teeth {
                left: scene.say(&Phrase::new("screen-mu-in-deck").with("count", stakes.all)),
                goal: Some((u16::from(stakes.target), scene.say(&goal))),
                teeth: vec![Tooth::Open; usize::from(stakes.all)],
                ..Teeth::default()
            };
        };
        let is_chiefs = scene.you.is_none_or(|you| chiefs.seats.contains(&you));
        let (mine, theirs) = if is_chiefs { (chiefs, others) } else { (others, chiefs) };
        let tooth = |place: u8| {
            if place < mine.won {
                if scene.you.is_some() { Tooth::You } else { Tooth::Them }
            } else if place >= stakes.all - theirs.won {
                Tooth::Them
            } else {
                Tooth::Open
            }
        };
        let key = if is_chiefs { "screen-mu-goal" } else { "screen-mu-stops" };
        let goal = Phrase::new(key).with("target", mine.needs);
        let left = if scene.you.is_some() { "screen-mu-hem-yours" } else { "screen-mu-hem-chiefs" };
        let right = if is_chiefs { "page-mu-hem-others" } else { "screen-mu-hem-chiefs" };
        Teeth {
            left: scene.say(&Phrase::new(left).with("won", mine.won)),
            right: scene.say(&Phrase::new(right).with("won", theirs.won)),
            goal: Some((u16::from(mine.needs), scene.say(&goal))),
            marks: Vec::new(),
            teeth: (0..stakes.all).map(tooth).collect(),
        }
    }

    /// The rail: what is played for, and the match.
    pub(super) fn sections(&self, scene: &Scene<'_>) -> Vec<Section> {
        let mut sections = Vec::new();
        if let Some(stakes) = &self.digest.stakes
            && let Some(Sides { chiefs, others, to_come }) = &stakes.sides
        {
            let names = |side: &Side| {
                let seats: Vec<Value> = side.seats.iter().map(|seat| Value::Seat(*seat)).collect();
                scene.lexicon.say_value(&Value::List(seats), scene.names)
            };
            let of = Phrase::new("screen-mu-of").with("won", chiefs.won).with("target", chiefs.needs);
            let mut rows = vec![
                (crate::screen::contract::capitalised(&names(chiefs)), scene.say(&of)),
                (crate::screen::contract::capitalised(&names(others)), others.won.to_string()),
                (scene.text("page-mu-row-out"), to_come.to_string()),
            ];
            if let Some(bonus) = stakes.bonus {
                rows.push((scene.text("screen-mu-if-made"), format!("+{bonus}")));
            }
            rows.push((scene.text("screen-mu-if-failed-chief"), format!("−{}", stakes.fine.abs())));
            rows.push((scene.text("screen-mu-if-failed-others"), format!("+{}", stakes.reward.abs())));
            sections.push(Section { heading: scene.text("page-mu-this-hand"), rows });
        }
        sections.push(match_section(scene));
        sections
    }
}

/// What stands in the place of a card that is not there yet.
fn waiting(scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    if let Some(teeth) = scene.teeth_of(seat) {
        return vec![teeth];
    }
    let phrase = match (Some(seat) == scene.you, scene.sight.turn) {
        (true, game::Turn::Seat(turn)) if turn == seat => Phrase::new("page-mu-your-card"),
        (_, game::Turn::Seat(turn)) if turn == seat => return Vec::new(),
        _ => {
            let before = Seat((seat.0 + scene.seats() - 1) % scene.seats());
            Phrase::new("screen-mu-after").with("who", before)
        }
    };
    scene.say(&phrase).split(' ').map(str::to_owned).collect()
}

fn small_place(scene: &Scene<'_>, seat: Seat, lies: &[OnTable], pen: &mut Pen<'_>) {
    let wide = pen.wide();
    let Some(on) = lies.iter().find(|on| on.by == seat) else {
        pen.put_cut(0, 0, &waiting(scene, seat).join(" "), wide, Ink::Dim);
        return;
    };
    let face = Face::new(on.card, scene.lexicon);
    let edge = if on.wins { "┃" } else { "│" };
    let mut x = pen.put(0, 0, edge, Ink::Bold);
    x = pen.put(x, 0, &face.tile(scene.look.signs), face.ink());
    if on.led {
        x = pen.put(x + 1, 0, &scene.text("page-mu-led"), Ink::Plain);
    }
    pen.put(x, 0, edge, Ink::Bold);
}
