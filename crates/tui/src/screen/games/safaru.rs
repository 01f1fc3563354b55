//! Safarü: wild cards, and the ways in which a card of the hand catches them.

use cards::{Bag, Kind};
use game::sight::data;
use game::{Data, Phrase, SeenOf, Sight, ViewOf};
use protocol::Told;
use safaru::Safaru;
use safaru::action::Action;
use safaru::digest::{Digest, End, Prize, Side};
use safaru::prospect::Prospect;
use safaru::state::{BySide, Caught, Frame, Tally};
use serde::Deserialize;

use crate::screen::cards::{Face, Lying, capital, card_of, lying, told_apart};
use crate::screen::contract::{
    Asked, Bar, Button, Deed, Drawn, Key, Pause, Place, Press, Scene, Section, Stop, Table, capitalised,
    seen, written,
};
use crate::screen::games::parts::{match_section, signed};
use crate::screen::look::{Ground, Ink};
use crate::screen::pen::{Frame as Edge, Pen, width};
use crate::screen::teeth::{self, Teeth, Tooth};

/// What can be caught, as switches.
mod catches;
/// The end of a hand.
mod end;
/// The wild, and the ways of a card.
mod field;
/// What is chosen, and what would come of it.
mod offers;

use catches::{Play, plays_of};
use offers::Offer;

/// Safarü.
pub struct Game;

impl Drawn for Game {
    fn name(&self) -> &'static str {
        "safaru"
    }

    fn ground(&self) -> Ground {
        Ground::Green
    }

    fn read(&self, sight: &Sight, told: &[Told]) -> Option<Box<dyn Table>> {
        let view = ViewOf::<Safaru>::deserialize(&sight.view).ok()?;
        let digest = Digest::deserialize(&sight.digest).ok()?;
        let mut choices = Vec::new();
        for choice in &sight.choices {
            let prospect = choice.prospect.as_ref().and_then(|prospect| Prospect::deserialize(prospect).ok());
            choices.push((Action::deserialize(&choice.action).ok()?, prospect.unwrap_or_default()));
        }
        let (mut caught, mut over) = (None, None);
        for (step, story) in seen(told) {
            let Ok(seen) = SeenOf::<Safaru>::deserialize(step) else { continue };
            caught = seen.deed.caught.or(caught);
            if let Some(tallies) = seen.deed.counted {
                let majorities = story.iter().filter(|phrase| phrase.key.starts_with("story-majority"));
                over = Some(Over { tallies, majorities: majorities.cloned().collect() });
            }
        }
        Some(Box::new(Position { view, digest, choices, caught, over }))
    }
}

/// A position.
struct Position {
    view: ViewOf<Safaru>,
    digest: Digest,
    choices: Vec<(Action, Prospect)>,
    /// What was caught on the way here.
    caught: Option<Caught>,
    /// The hand that has just ended, if one has.
    over: Option<Over>,
}

/// A hand that has ended.
struct Over {
    tallies: BySide<Tally>,
    /// Who had the most of what.
    majorities: Vec<Phrase>,
}

impl Position {
    /// The own cards by number, each with its stop.
    fn own(&self) -> Vec<(Kind, String)> {
        let own = in_order(self.view.open.own.unwrap_or_default());
        let ids = told_apart(&own);
        own.into_iter().zip(ids).collect()
    }

    fn is_turn(&self) -> bool {
        matches!(self.view.open.frame, Frame::Turn(_))
    }

    /// How many ways a card of the hand has to catch something now.
    fn ways(&self, card: Kind) -> usize {
        self.digest.hand.iter().find(|holding| holding.card == card).map_or(0, |holding| holding.ways.count())
    }

    /// The choices that play this card.
    fn about(&self, card: Kind) -> Vec<usize> {
        let is_about = |action: &Action| match action {
            Action::Release(released) => *released == card,
            Action::Play { card: played, .. } => *played == card,
            Action::Name(_) | Action::Take(_) | Action::Enough => false,
        };
        (0..self.choices.len()).filter(|place| is_about(&self.choices[*place].0)).collect()
    }

    fn plays(&self, of: &[usize]) -> Vec<Play> {
        of.iter().flat_map(|place| plays_of(*place, &self.choices[*place].1)).collect()
    }

    /// What a side is called.
    fn side_name(scene: &Scene<'_>, side: &Side) -> String {
        capitalised(&scene.lexicon.say_value(&side.members.clone().into(), scene.names))
    }

    /// What the hand will pay: what for, and how much.
    fn prices(&self, scene: &Scene<'_>) -> Vec<(String, String)> {
        let mut prices: Vec<(String, String)> = self
            .digest
            .majorities
            .iter()
            .map(|contest| {
                let key = match contest.of {
                    Prize::Unicorns => "screen-safaru-most-unicorns",
                    Prize::Hedgehogs => "screen-safaru-most-hedgehogs",
                    Prize::Cards => "page-most-cards",
                };
                (scene.text(key), signed(i32::from(contest.points)))
            })
            .collect();
        if self.digest.baby != 0 {
            prices.push((scene.text("page-each-baby"), signed(i32::from(self.digest.baby))));
        }
        prices.push((scene.text("screen-safaru-each-triangle"), signed(i32::from(self.digest.triangle))));
        prices
    }

    /// The cards of the game: caught by the reader's side from the left, by the others from the right.
    fn teeth(&self, scene: &Scene<'_>) -> Teeth {
        let open = &self.view.open;
        let between = u8::from(open.frame.played().is_some());
        let caught: u8 = open.piles.iter().sum();
        let all = caught + open.wild.count() + open.stock + open.counts.values().sum::<u8>() + between;
        let mine = self.digest.sides.first().map_or(0, |side| side.cards);
        let theirs = caught - mine;
        let tooth = |place: u8| {
            if place < mine {
                if scene.you.is_some() { Tooth::You } else { Tooth::Them }
            } else if place >= all - theirs {
                Tooth::Them
            } else {
                Tooth::Open
            }
        };
        let is_team = self.digest.sides.first().is_some_and(|side| side.members.len() > 1);
        let left = if is_team { "screen-safaru-hem-side" } else { "screen-safaru-hem-you" };
        Teeth {
            left: scene.say(&Phrase::new(left).with("count", mine)),
            right: scene.say(&Phrase::new("screen-safaru-hem-others").with("count", theirs)),
            teeth: (0..all).map(tooth).collect(),
            ..Teeth::default()
        }
    }

    /// What was hinted at: the card of the hand, and the wild cards.
    fn hinted(&self, scene: &Scene<'_>) -> (Option<Kind>, Vec<Kind>) {
        let mut named = scene.hinted.into_iter().flat_map(|notation| notation.split(' ')).filter_map(card_of);
        let own = if self.is_turn() { named.next() } else { None };
        (own, named.collect())
    }

    /// The cards of the hand, each with its number of ways, as large as there is room; gives the column after them.
    fn draw_hand(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> u16 {
        const WIDE: u16 = 12;
        let current = self.current(scene);
        let own = self.own();
        let here = current.and_then(|card| {
            let under = own.iter().find(|(_, id)| id == scene.cursor);
            under.or_else(|| own.iter().find(|(own, _)| *own == card)).map(|(_, id)| id.clone())
        });
        let hinted = self.hinted(scene).0;
        for ((card, id), place) in own.iter().zip(0..) {
            let face = Face::new(*card, scene.lexicon);
            let can = scene.asked && self.is_turn() && !self.about(*card).is_empty();
            let is_here = here.as_ref() == Some(id) && (self.is_turn() || !scene.asked);
            let foot = scene.say(&Phrase::new("page-ways").with("count", self.ways(*card) as u32));
            let x = 1 + place * WIDE;
            if pen.high() < 5 {
                let tile = face.tile(scene.look.signs);
                let after = pen.put(x, 0, &tile, face.ink());
                if is_here {
                    pen.put(x - 1, 0, "‹", Ink::Bold);
                    pen.put(after, 0, "›", Ink::Bold);
                }
                let ink = if can { Ink::Plain } else { Ink::Dim };
                pen.put_cut(x, 1, &foot, WIDE - 1, ink);
                pen.put_cut(x, 2, &field::animal(scene, *card), WIDE - 1, Ink::Dim);
                continue;
            }
            let high = (pen.high() - 1).min(5);
            let lowest = pen.high() - high;
            let y = if is_here && can { lowest - 1 } else { lowest };
            let (frame, ink) = match (is_here, can) {
                (true, _) => (Edge::Cursor, Ink::Bold),
                (false, true) => (Edge::Foot, Ink::Plain),
                (false, false) => (Edge::Card, Ink::Plain),
            };
            let mut part = pen.part(x, y, WIDE - 1, high);
            lying(&mut part, &Lying { face, frame, ink, foot });
            let animal = field::animal(scene, *card);
            if !animal.is_empty() {
                part.put_cut(2, 0, &animal, WIDE - 4, ink);
            }
            if hinted == Some(*card) {
                part.put(1, 0, "h", ink);
            }
        }
        1 + own.len().max(4) as u16 * WIDE
    }
}

/// Cards by number, those of one number by colour.
fn in_order(cards: Bag) -> Vec<Kind> {
    let mut cards: Vec<Kind> = cards.cards().collect();
    cards.sort_by_key(|card| (card.number(), card.colour() as u8));
    cards
}

impl Table for Position {
    fn bar(&self, scene: &Scene<'_>) -> Bar {
        let open = &self.view.open;
        let left = match self.over {
            Some(_) => Phrase::new("screen-safaru-hand-over").with("hand", open.hand.saturating_sub(1)),
            None => Phrase::new("screen-safaru-sub")
                .with("hand", open.hand)
                .with("deal", self.digest.deal)
                .with("deals", self.digest.deals),
        };
        let goal = match self.digest.end {
            End::Points(points) => Phrase::new("screen-to").with("total", points),
            End::Hands(hands) => Phrase::new("screen-hands").with("hands", hands),
        };
        Bar { left: scene.say(&left), goal: scene.say(&goal), scores: scene.scores() }
    }

    fn field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        self.draw_field(scene, pen);
    }

    fn hem(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        teeth::draw(pen, &self.teeth(scene));
    }

    fn tray(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let x = self.draw_hand(scene, pen) + 2;
        let prices = self.prices(scene);
        let needs = prices.iter().map(|(what, points)| width(what) + width(points) + 2).max().unwrap_or(0);
        if pen.high() >= 5 && x + needs <= pen.wide() && scene.wide == pen.wide() {
            let wide = needs.max(28).min(pen.wide() - x);
            let mut part = pen.part(x, 0, wide, 5);
            part.put_cut(0, 0, &scene.text("page-prices"), wide, Ink::Dim);
            for ((what, points), y) in prices.iter().zip(1..) {
                part.put(0, y, what, Ink::Plain);
                part.put_right(0, y, points, Ink::Bold);
            }
        }
    }

    fn question(&self, scene: &Scene<'_>) -> Option<Asked> {
        Some(self.asks(scene))
    }

    fn buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        let Some((label, deed, idle)) = self.enter(scene) else { return Vec::new() };
        vec![Button { press: Press::Enter, label, deed, idle }]
    }

    fn stops(&self, scene: &Scene<'_>) -> Vec<Stop> {
        let mut stops = Vec::new();
        for ((card, id), column) in self.own().into_iter().zip(0..) {
            stops.push(Stop {
                id,
                place: Place::Tray,
                row: 0,
                column,
                digit: char::from_digit(u32::from(card.number()), 10),
                capital: capital(card, scene.lexicon),
                can: scene.asked && self.is_turn() && !self.about(card).is_empty(),
                lifts: false,
            });
        }
        if scene.asked {
            for (id, row, column) in self.field_stops(scene) {
                let place = Place::Field;
                // What is asked on the table is gone to at once; the switches of a card wait until they are gone to.
                let can = !self.is_turn();
                stops.push(Stop { id, place, row, column, digit: None, capital: None, can, lifts: true });
            }
        }
        stops
    }

    fn key(&self, scene: &Scene<'_>, key: Key) -> Option<Deed> {
        let stops = self.stops(scene);
        let here = stops.iter().find(|stop| stop.id == scene.cursor)?;
        let last = stops.iter().filter(|stop| stop.place == Place::Field).map(|stop| stop.row).max();
        match (key, here.place) {
            (Key::Up, Place::Tray) => {
                stops.iter().find(|stop| stop.place == Place::Field).map(|stop| Deed::Go(stop.id.clone()))
            }
            (Key::Down, Place::Field) if Some(here.row) == last && self.is_turn() => {
                let card = self.current(scene)?;
                self.own().into_iter().find(|(own, _)| *own == card).map(|(_, id)| Deed::Go(id))
            }
            (Key::Space, _) => self.toggle(scene),
            _ => None,
        }
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(&'static str, String)> {
        let text = |key| scene.text(key);
        let mut keys = Vec::new();
        if self.is_turn() {
            keys.push(("←→", text("screen-key-card")));
        }
        if !self.field_stops(scene).is_empty() {
            keys.push(("↑↓", text("screen-safaru-key-way")));
        }
        if matches!(self.offer(scene), Some(Offer::Switches { .. })) {
            keys.push(("Space", text("screen-safaru-key-switch")));
        }
        keys.push(("Enter", text("screen-key-do")));
        keys
    }

    fn asked_about(&self, scene: &Scene<'_>) -> Option<Vec<Data>> {
        // What catches must not be released: that is what there is to ask about a card.
        let card = self.current(scene).filter(|_| self.is_turn())?;
        Some(vec![data(&Action::Release(card))])
    }

    fn rail(&self, scene: &Scene<'_>) -> Vec<Section> {
        let prices = Section { heading: scene.text("page-prices"), rows: self.prices(scene) };
        let sides = self.digest.sides.iter().map(|side| {
            let caught = Phrase::new("page-caught").with("count", side.cards);
            (Position::side_name(scene, side), scene.say(&caught))
        });
        let hand = Section { heading: scene.text("screen-safaru-this-hand"), rows: sides.collect() };
        vec![hand, prices, match_section(scene)]
    }

    fn pause(&self, _scene: &Scene<'_>) -> Pause {
        if self.over.is_some() {
            Pause::UntilEnter
        } else if self.caught.is_some() {
            Pause::Long
        } else {
            Pause::Short
        }
    }

    fn hand_page(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> bool {
        self.draw_hand_page(scene, pen)
    }

    fn final_sheet(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> bool {
        self.draw_hand_page(scene, pen)
    }
}

/// A number of points, as it is written.
fn points(number: i16) -> String {
    written(i32::from(number))
}
