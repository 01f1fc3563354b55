//! Rummü: combinations on the table, and a hand to get rid of.

use cards::{Bag, Kind};
use game::sight::data;
use game::{Data, Phrase, Seat, SeenOf, Sight, Value, ViewOf};
use protocol::Told;
use rummu::Rummu;
use rummu::action::Action;
use rummu::digest::{Digest, Until};
use rummu::state::{Deed as Done, Ended, Frame};
use serde::Deserialize;

use crate::screen::cards::{Face, Group, Held, Marks, called, capital, card_of, hand, named, told_apart};
use crate::screen::contract::{
    Asked, Bar, Button, Deed, Drawn, Key, Pause, Place, Rows, Scene, Section, Stop, Table, offered, seen,
    written,
};
use crate::screen::games::parts::match_section;
use crate::screen::look::{Ground, Ink};
use crate::screen::pen::{Pen, width};

/// The end of a hand.
mod end;
/// Players, combinations, piles, the line of scores.
mod field;
/// What can be done with what is chosen.
mod moves;

/// Rummü.
pub struct Game;

impl Drawn for Game {
    fn name(&self) -> &'static str {
        "rummu"
    }

    fn ground(&self) -> Ground {
        Ground::Purple
    }

    fn read(&self, sight: &Sight, told: &[Told]) -> Option<Box<dyn Table>> {
        let view = ViewOf::<Rummu>::deserialize(&sight.view).ok()?;
        let digest = Digest::deserialize(&sight.digest).ok()?;
        let over =
            seen(told).filter_map(|(step, story)| match SeenOf::<Rummu>::deserialize(step).ok()?.deed {
                Done::Discarded { ended: Some(ended), .. } | Done::TookBack { ended, .. } => {
                    Some(Over::new(ended, story))
                }
                _ => None,
            });
        Some(Box::new(Position { view, digest, choices: offered(sight)?, over: over.last() }))
    }
}

/// A position.
struct Position {
    view: ViewOf<Rummu>,
    digest: Digest,
    choices: Vec<Action>,
    /// The hand that has just ended, if one has.
    over: Option<Over>,
}

/// A hand that has ended.
struct Over {
    ended: Ended,
    /// How it came to its end.
    words: Vec<Phrase>,
    /// What everybody's points are made of.
    parts: Vec<(Seat, Value)>,
}

/// The stop of a combination.
fn stop_of(place: usize) -> String {
    format!("at-{place}")
}

/// A card without its triangles, which count for nothing here.
fn face(card: Kind, scene: &Scene<'_>) -> Face {
    Face { triangles: 0, ..Face::new(card, scene.lexicon) }
}

const STOCK: &str = "stock";
const PILE: &str = "pile";

impl Position {
    fn is_laying(&self) -> bool {
        matches!(self.view.open.frame, Frame::Laying(_) | Frame::Short(_))
    }

    /// Can something else be done than to discard?
    fn is_more(&self) -> bool {
        self.choices.iter().any(|choice| !matches!(choice, Action::Discard(_)))
    }

    /// Has the reader come out?
    fn is_out(&self, scene: &Scene<'_>) -> bool {
        scene.you.is_some_and(|you| self.view.open.out.has(you))
    }

    /// The cards that can be taken back, each with the place of its combination.
    fn backs(&self) -> Vec<(Kind, u8)> {
        let back = |action: &Action| match action {
            Action::TakeBack { card, from } => Some((*card, *from)),
            _ => None,
        };
        self.choices.iter().filter_map(back).collect()
    }

    /// What a card of the hand can do, in three signs.
    fn note(&self, scene: &Scene<'_>, card: Kind) -> String {
        let Some(held) = self.digest.hand.iter().find(|held| held.card == card) else { return String::new() };
        let is_out = self.is_out(scene);
        // What could be laid says nothing as long as a card is to be drawn first.
        if !self.is_laying() {
            return String::new();
        }
        match (held.swaps.first(), held.adds.first(), held.lay) {
            (Some(place), _, _) if is_out => format!("⇄{:>2}", place + 1),
            (None, Some(place), _) if is_out => format!("→{}", place + 1),
            (_, _, Some(_)) => scene.text("screen-rummu-note-lay"),
            _ => String::new(),
        }
    }

    /// The hand by numbers; where it is empty, what can be taken back.
    fn groups(&self, scene: &Scene<'_>) -> Vec<Group> {
        let backs = if scene.asked { self.backs() } else { Vec::new() };
        if !backs.is_empty() {
            let held = |((card, from), place): ((Kind, u8), usize)| Held {
                id: format!("back-{place}"),
                face: face(card, scene),
                can: true,
                open: false,
                note: format!("‹{}", from + 1),
            };
            let cards = backs.into_iter().zip(0..).map(held).collect();
            return vec![Group { label: scene.text("page-rummu-backs"), cards }];
        }
        let mut own: Vec<Kind> = self.view.open.own.into_iter().flat_map(Bag::cards).collect();
        own.sort_by_key(|card| (card.number(), card.colour()));
        let ids = told_apart(&own);
        let mut groups: Vec<(u8, Group)> = Vec::new();
        for (card, id) in own.into_iter().zip(ids) {
            let can = scene.asked
                && self.is_laying()
                && self.choices.iter().any(|choice| moves::cards_of(*choice).has(card));
            let held = Held { id, face: face(card, scene), can, open: false, note: self.note(scene, card) };
            match groups.last_mut() {
                Some((number, group)) if *number == card.number() => group.cards.push(held),
                _ => groups.push((card.number(), Group { label: String::new(), cards: vec![held] })),
            }
        }
        groups.into_iter().map(|(_, group)| group).collect()
    }

    fn held(&self) -> u16 {
        self.view.open.own.map_or(0, |own| u16::from(own.count()))
    }

    /// What the cards of the hand can do, in words, for the room beside them.
    fn uses(&self, scene: &Scene<'_>) -> Vec<String> {
        if !self.is_laying() {
            return Vec::new();
        }
        let is_out = self.is_out(scene);
        let places = |places: &[u8]| {
            places.iter().map(|place| (place + 1).to_string()).collect::<Vec<String>>().join(" ")
        };
        let use_of = |held: &rummu::digest::Held| {
            let card = called(held.card, scene.lexicon);
            let with = |key, name, text: String| {
                scene.say(&Phrase::new(key).with("card", card.clone()).with(name, text))
            };
            if is_out && !held.adds.is_empty() {
                Some(with("screen-rummu-use-add", "places", places(&held.adds)))
            } else if is_out && !held.swaps.is_empty() {
                Some(with("screen-rummu-use-swap", "places", places(&held.swaps)))
            } else {
                None
            }
        };
        let lay = |lay: &rummu::digest::Lay| {
            let points = Phrase::new("screen-rummu-use-lay").with("points", written(lay.points));
            scene.say(&points.with("cards", moves::list_of(lay.cards, scene)))
        };
        self.digest.hand.iter().filter_map(use_of).chain(self.digest.lays.iter().map(lay)).collect()
    }
}

impl Table for Position {
    fn bar(&self, scene: &Scene<'_>) -> Bar {
        let hands = u32::from(self.view.open.hands_played);
        let left = match self.over {
            Some(_) => Phrase::new("screen-rummu-hand-over").with("hand", hands),
            None => Phrase::new("page-rummu-sub").with("hand", hands + 1),
        };
        let goal = match self.digest.until {
            Until::Total(total) => Phrase::new("screen-to").with("total", total),
            Until::Hands(hands) => Phrase::new("screen-hands").with("hands", hands),
        };
        Bar { left: scene.say(&left), goal: scene.say(&goal), scores: scene.scores() }
    }

    fn field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        self.draw_field(scene, pen);
    }

    fn hem(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        self.draw_scores(scene, pen);
    }

    fn tray_rows(&self, scene: &Scene<'_>, room: Rows) -> u16 {
        let is_long = self.held() * 4 > scene.wide;
        room.usual() + if room == Rows::Few && is_long { 2 } else { 0 }
    }

    fn tray(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let hinted = named(scene.hinted);
        let groups = self.groups(scene);
        hand(pen, &groups, Marks { cursor: scene.cursor, lifted: scene.lifted, hinted: &hinted });
        let card_wide = if pen.high() >= 7 { 7 } else { 5 };
        let begins = self.held() * card_wide + groups.len() as u16 * 2 + 2;
        let uses = self.uses(scene);
        let wide = uses.iter().map(|text| width(text)).max().unwrap_or(0);
        if pen.high() >= 5 && begins + wide <= pen.wide() {
            for (text, y) in uses.iter().zip(pen.high().saturating_sub(4)..pen.high()) {
                pen.put(begins, y, text, Ink::Dim);
            }
        }
    }

    fn question(&self, scene: &Scene<'_>) -> Option<Asked> {
        Some(self.asks(scene))
    }

    fn buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        self.offers(scene).into_iter().map(moves::Offer::button).collect()
    }

    fn stops(&self, scene: &Scene<'_>) -> Vec<Stop> {
        let lifts = self.is_laying() && scene.asked && self.is_more();
        let mut stops = Vec::new();
        for (held, column) in self.groups(scene).iter().flat_map(|group| &group.cards).zip(0..) {
            let card = card_of(&held.id);
            stops.push(Stop {
                id: held.id.clone(),
                place: Place::Tray,
                row: 0,
                column,
                digit: held.face.number.chars().next(),
                capital: card.and_then(|card| capital(card, scene.lexicon)),
                can: held.can,
                lifts: lifts && card.is_some(),
            });
        }
        let across = field::across(scene.wide);
        let count = self.view.open.table.count();
        let ids = (0..count).map(stop_of).chain([STOCK.to_owned(), PILE.to_owned()]);
        for (id, place) in ids.zip(0..) {
            let can = scene.asked && self.can_use(scene, &id);
            let (row, column) = (place / across, place % across);
            stops.push(Stop {
                id,
                place: Place::Field,
                row,
                column,
                digit: None,
                capital: None,
                can,
                lifts: false,
            });
        }
        stops
    }

    fn key(&self, scene: &Scene<'_>, key: Key) -> Option<Deed> {
        let stops = self.stops(scene);
        let here = stops.iter().find(|stop| stop.id == scene.cursor)?;
        let first = |place: Place| {
            let mut there = stops.iter().filter(|stop| stop.place == place);
            there.clone().find(|stop| stop.can).or_else(|| there.next()).map(|stop| Deed::Go(stop.id.clone()))
        };
        match (key, here.place) {
            (Key::Space, Place::Tray) if scene.asked && !here.lifts => {
                Some(Deed::Say(scene.text("screen-rummu-nothing-lifts")))
            }
            (Key::Up, Place::Tray) => first(Place::Field),
            (Key::Right, _) if here.id == STOCK => Some(Deed::Go(PILE.to_owned())),
            (Key::Left, _) if here.id == PILE => Some(Deed::Go(STOCK.to_owned())),
            (Key::Down, Place::Field) => {
                let last = stops.iter().filter(|stop| stop.place == Place::Field).map(|stop| stop.row).max();
                if Some(here.row) == last { first(Place::Tray) } else { None }
            }
            (Key::Char(letter), _) if scene.asked => {
                self.offers(scene).into_iter().find(|offer| offer.letter == letter).map(|offer| offer.deed)
            }
            _ => None,
        }
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(&'static str, String)> {
        let text = |key| scene.text(key);
        if !self.is_laying() {
            return vec![("←→", text("screen-key-choose")), ("Enter", text("screen-key-do"))];
        }
        let mut keys = vec![("←→", text("screen-key-card"))];
        if self.is_more() {
            keys.push(("Space", text("screen-key-lift")));
            keys.push(("↑↓", text("screen-rummu-key-table")));
        }
        for offer in self.offers(scene) {
            // What Space does is told already.
            if matches!(offer.deed, Deed::Lift(_)) {
                continue;
            }
            let (key, word) = match offer.letter {
                'a' => ("a", "screen-rummu-key-add"),
                'w' => ("w", "screen-rummu-key-swap"),
                'd' => ("d", "screen-rummu-key-discard"),
                _ => ("Enter", "screen-rummu-key-lay"),
            };
            keys.push((if offer.enter { "Enter" } else { key }, text(word)));
        }
        keys
    }

    fn asked_about(&self, scene: &Scene<'_>) -> Option<Vec<Data>> {
        let chosen = moves::chosen(scene);
        let action = match (scene.cursor, moves::place_at(scene)) {
            (STOCK, _) => Action::Draw,
            (PILE, _) => Action::Take,
            _ if chosen.is_empty() => return None,
            (_, Some(to)) => Action::Add { cards: chosen, to },
            (_, None) => Action::Lay(chosen),
        };
        Some(vec![data(&action)])
    }

    fn rail(&self, scene: &Scene<'_>) -> Vec<Section> {
        let mut sections = Vec::new();
        let lays: Vec<(String, String)> = self
            .digest
            .lays
            .iter()
            .take(4)
            .map(|lay| (moves::list_of(lay.cards, scene), written(lay.points)))
            .collect();
        if !lays.is_empty() {
            sections.push(Section { heading: scene.text("page-rummu-lays"), rows: lays });
        }
        let mut rows = Vec::new();
        let own = self.view.open.table.iter().zip(1..).filter(|(all, _)| Some(all.owner) == scene.you);
        for (all, place) in own {
            let points = self.digest.combinations.get(place - 1).map_or(0, |notes| notes.points);
            rows.push((format!("{place}  {}", moves::list_of(all.cards, scene)), written(points)));
        }
        if let Some(held) = self.digest.held.filter(|held| *held > 0) {
            rows.push((scene.text("screen-rummu-held"), written(-held)));
        }
        if !rows.is_empty() {
            sections.push(Section { heading: scene.text("screen-rummu-yours"), rows });
        }
        sections.push(match_section(scene));
        sections
    }

    fn pause(&self, _scene: &Scene<'_>) -> Pause {
        if self.over.is_some() { Pause::UntilEnter } else { Pause::Short }
    }

    fn hand_page(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> bool {
        self.draw_hand_page(scene, pen)
    }

    fn final_sheet(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> bool {
        self.draw_hand_page(scene, pen)
    }
}
