//! Serengeti: lots come under the hammer, and the last digit of the price says whom it pays.

use game::sight::data;
use game::{Data, Phrase, Seat, Sight, ViewOf};
use protocol::Told;
use serde::Deserialize;
use serengeti::Serengeti;
use serengeti::action::Action;
use serengeti::card::{Card, CardSet};
use serengeti::digest::{Digest, Prospect};

use crate::screen::cards::Face;
use crate::screen::contract::{
    Asked, Bar, Button, Deed, Drawn, Key, Pause, Place, Press, Scene, Section, Stop, Table, capitalised,
    offered, prospects,
};
use crate::screen::look::{Ground, Hue};
use crate::screen::pen::{Pen, width};
use crate::screen::teeth::{self, Teeth, Tooth};

/// The lot, what it is worth, and who has what.
mod market;
/// The bid pad.
mod pad;
/// Cards to part with.
mod parting;
/// The sheet at the end.
mod sheet;

/// Serengeti.
pub struct Game;

impl Drawn for Game {
    fn name(&self) -> &'static str {
        "serengeti"
    }

    fn ground(&self) -> Ground {
        Ground::Red
    }

    fn read(&self, sight: &Sight, _told: &[Told]) -> Option<Box<dyn Table>> {
        let view = ViewOf::<Serengeti>::deserialize(&sight.view).ok()?;
        let digest = Digest::deserialize(&sight.digest).ok()?;
        Some(Box::new(Position { view, digest, choices: offered(sight)?, prospects: prospects(sight) }))
    }
}

/// A position.
struct Position {
    view: ViewOf<Serengeti>,
    digest: Digest,
    choices: Vec<Action>,
    prospects: Vec<Option<Prospect>>,
}

/// A card as it is shown.
fn face(card: Card) -> Face {
    let tribe = card.tribe();
    Face {
        shape: tribe.shape(),
        hue: Hue::TRIBES[tribe as usize],
        letter: tribe.letter().to_string(),
        number: card.number().to_string(),
        triangles: 0,
    }
}

fn faces(cards: CardSet) -> Vec<Face> {
    cards.iter().map(face).collect()
}

/// The words that fit: the first that do, or else the last, which are the shortest.
fn fitting(options: impl IntoIterator<Item = String>, wide: u16) -> String {
    let mut last = String::new();
    for option in options {
        if width(&option) <= wide {
            return option;
        }
        last = option;
    }
    last
}

impl Position {
    /// What a setting of this table says.
    fn setting<'a>(scene: &Scene<'a>, key: &str) -> &'a str {
        let found = scene.opened.settings.iter().find(|(name, _)| name == key);
        found.map_or("", |(_, value)| value.as_str())
    }

    /// Is a card to be parted with now: sold, exchanged, given up?
    fn parts(&self) -> bool {
        self.choices.iter().any(|choice| !matches!(choice, Action::Bid(_) | Action::Pass))
    }

    fn place_of(&self, action: Action) -> Option<usize> {
        self.choices.iter().position(|choice| *choice == action)
    }

    fn prospect(&self, action: Action) -> Option<&Prospect> {
        self.prospects.get(self.place_of(action)?)?.as_ref()
    }

    /// Everybody's chips, where they are known.
    fn chips(&self) -> Option<game::BySeat<u8>> {
        self.view.open.final_chips.or(self.view.memory.as_ref().map(|memory| memory.chips))
    }

    /// The chips that are nobody's, as far as this table has them.
    fn tills(&self, scene: &Scene<'_>) -> Vec<String> {
        let open = &self.view.open;
        let said = |key: &'static str, chips: u8| scene.say(&Phrase::new(key).with("chips", chips));
        let mut tills = Vec::new();
        if Position::setting(scene, "undealt") == "bank" || open.bank > 0 {
            tills.push(said("page-hem-bank", open.bank));
        }
        if Position::setting(scene, "payment") == "pot" {
            tills.push(said("page-hem-pot", open.pot));
        }
        tills
    }

    fn purse(&self, scene: &Scene<'_>) -> Option<String> {
        let chips = self.view.open.own_chips?;
        Some(scene.say(&Phrase::new("some-chips").with("count", chips)))
    }

    /// What Enter would do.
    fn chosen(&self, scene: &Scene<'_>) -> Option<Action> {
        if self.choices == [Action::Pass] {
            return Some(Action::Pass);
        }
        if self.parts() { self.parting(scene) } else { pad::amount_of(scene.cursor).map(Action::Bid) }
    }

    /// What would follow from what is chosen.
    fn reason(&self, scene: &Scene<'_>) -> Option<String> {
        let chosen = self.chosen(scene)?;
        let choice = scene.sight.choices.get(self.place_of(chosen)?)?;
        let mut sentences = Vec::new();
        let detail = choice.detail.as_ref().map(|detail| scene.say(detail));
        match (chosen, self.prospect(chosen)) {
            (Action::Bid(amount), Some(Prospect::Buys(price))) => {
                let key = if price.shared { "screen-serengeti-nobody" } else { "screen-serengeti-bid-is" };
                let phrase = Phrase::new(key)
                    .with("amount", amount)
                    .with("digit", amount % 10)
                    .with("detail", detail.unwrap_or_default());
                let room = scene.wide.saturating_sub(3);
                sentences.push(fitting([scene.say(&phrase), Position::shortly(scene, amount, price)], room));
                if price.last_word {
                    sentences.push(scene.text("screen-serengeti-last-word"));
                }
            }
            // A warning says it all.
            _ if choice.caution.is_some() => {}
            _ => sentences.extend(detail.map(|detail| format!("{}.", capitalised(&detail)))),
        }
        sentences.extend(choice.caution.as_ref().map(|caution| scene.say(caution)));
        Some(sentences.join(" "))
    }

    fn pass_label(&self, scene: &Scene<'_>) -> String {
        if self.parts() {
            let short = capitalised(&scene.text("screen-serengeti-key-keep"));
            return if pad::has_labels(scene.wide) { scene.text("page-keep-all") } else { short };
        }
        let Some(Prospect::Passes { bonus, ends }) = self.prospect(Action::Pass) else {
            return scene.text("page-pass");
        };
        let gain = ends.zip(scene.you).map_or(0, |(ended, you)| ended.gains[you]);
        let is_free = ends
            .is_some_and(|ended| ended.buyer.is_some() && ended.buyer == scene.you && ended.price.is_none());
        let is_short = !pad::has_labels(scene.wide);
        let brings = |key: &'static str, chips: u8| {
            let key = if is_short { "screen-serengeti-pass-short" } else { key };
            scene.say(&Phrase::new(key).with("chips", chips))
        };
        match (*bonus, gain) {
            (0, 0) if is_free && !is_short => scene.text("screen-serengeti-pass-free"),
            (0, 0) => scene.text("page-pass"),
            (0, gain) => brings("screen-serengeti-pass-gain", gain),
            (bonus, _) => brings("screen-serengeti-pass-bonus", bonus),
        }
    }

    fn bid_button(&self, scene: &Scene<'_>) -> Option<Button> {
        let amount = pad::amount_of(scene.cursor)?;
        let action = Action::Bid(amount);
        let actions = vec![data(&action)];
        let idle = self.place_of(action).is_none();
        let label = match self.prospect(action) {
            Some(Prospect::Buys(price)) if pad::has_labels(scene.wide) => {
                Phrase::new("screen-serengeti-bid").with("amount", amount).with("left", price.left)
            }
            _ => Phrase::new("page-bid").with("amount", amount),
        };
        let label = scene.say(&label);
        let deed = if idle { Deed::Judge(actions) } else { Deed::Play(actions) };
        Some(Button { press: Press::Enter, label, deed, idle })
    }
}

impl Table for Position {
    fn bar(&self, scene: &Scene<'_>) -> Bar {
        let open = &self.view.open;
        let round = Phrase::new("page-round").with("round", open.round).with("rounds", self.digest.rounds);
        let mut right = Vec::new();
        if pad::has_labels(scene.wide) {
            let edition = Position::setting(scene, "edition");
            if !edition.is_empty() {
                right.push(scene.say(&Phrase::new("screen-serengeti-edition").with("edition", edition)));
            }
            right.extend(self.tills(scene));
            right.push(scene.say(&Phrase::new("cell-deck").with("count", open.deck)));
        } else {
            // There is no room for the purse beside the pad.
            right.extend(self.tills(scene));
            right.extend(self.purse(scene));
        }
        Bar { left: scene.say(&round), goal: right.join("   "), scores: Vec::new() }
    }

    fn field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        self.market(scene, pen);
    }

    fn hem(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let open = &self.view.open;
        let sold = open.owned.values().map(CardSet::count).sum::<u8>() + open.lost.count();
        let (now, left) = (open.lot.count(), open.deck);
        let lot = Phrase::new("page-hem-lot").with("round", open.round).with("rounds", self.digest.rounds);
        let counts =
            Phrase::new("screen-serengeti-counts").with("sold", sold).with("now", now).with("left", left);
        let teeth = [(Tooth::Them, sold), (Tooth::You, now), (Tooth::Open, left)];
        let right = scene.say(&counts);
        let richest = Position::setting(scene, "richest").parse().unwrap_or(0);
        let long = Phrase::new("screen-serengeti-hem").with("lot", lot.clone()).with("points", richest);
        let room = pen.wide().saturating_sub(width(&right) + 8);
        let options: &[Phrase] = if richest > 0 { &[long, lot] } else { &[lot] };
        let hem = Teeth {
            left: fitting(options.iter().map(|phrase| scene.say(phrase)), room),
            right,
            teeth: teeth.iter().flat_map(|(tooth, count)| vec![*tooth; usize::from(*count)]).collect(),
            ..Teeth::default()
        };
        teeth::draw(pen, &hem);
    }

    fn tray(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        if self.parts() {
            self.parting_tray(scene, pen);
        } else {
            self.pad(scene, pen);
        }
    }

    fn question(&self, scene: &Scene<'_>) -> Option<Asked> {
        let Asked { mut heading, more: mut rest } = scene.page_question();
        let short = match self.choices.iter().find(|choice| **choice != Action::Pass) {
            Some(Action::Sell(_)) => Some("screen-serengeti-ask-sell"),
            Some(Action::Swap { .. }) => Some("screen-serengeti-ask-swap"),
            Some(Action::Lose(_)) => Some("screen-serengeti-ask-lose"),
            Some(Action::Bid(_) | Action::Pass) | None => None,
        };
        if let Some(key) = short {
            rest = std::mem::replace(&mut heading, scene.text(key));
        }
        let more = self.reason(scene).or_else(|| self.closed_in_words(scene)).unwrap_or(rest);
        Some(Asked { heading, more })
    }

    fn buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        let mut buttons = Vec::new();
        if self.place_of(Action::Pass).is_some() {
            let deed = Deed::Play(vec![data(&Action::Pass)]);
            let label = self.pass_label(scene);
            // The only answer is what Enter gives.
            let press = if self.choices.len() == 1 { Press::Enter } else { Press::Letter('p') };
            buttons.push(Button { press, label, deed, idle: false });
        }
        buttons.extend(if self.parts() { self.part_button(scene) } else { self.bid_button(scene) });
        buttons
    }

    fn stops(&self, scene: &Scene<'_>) -> Vec<Stop> {
        if !scene.asked {
            Vec::new()
        } else if self.parts() {
            self.part_stops(scene)
        } else {
            self.bid_stops()
        }
    }

    fn key(&self, scene: &Scene<'_>, key: Key) -> Option<Deed> {
        if key == Key::Char('p') && self.choices == [Action::Pass] {
            return Some(Deed::Play(vec![data(&Action::Pass)]));
        }
        if scene.asked && !self.parts() { self.pad_key(scene, key) } else { None }
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(&'static str, String)> {
        let text = |key| scene.text(key);
        if self.parts() {
            return vec![
                ("←→", text("screen-key-card")),
                ("Enter", text("screen-key-do")),
                ("p", text("screen-serengeti-key-keep")),
            ];
        }
        if self.choices == [Action::Pass] {
            return vec![("Enter", text("screen-key-pass"))];
        }
        let mut keys = vec![("0–9", text("screen-serengeti-key-digit"))];
        if self.highest_level() > 0 {
            keys.push(("↑↓", "±10".to_owned()));
        }
        keys.push(("Enter", text("verb-bid")));
        keys.push(("p", text("screen-key-pass")));
        keys
    }

    fn asked_about(&self, scene: &Scene<'_>) -> Option<Vec<Data>> {
        Some(vec![data(&self.chosen(scene)?)])
    }

    fn rail(&self, scene: &Scene<'_>) -> Vec<Section> {
        let open = &self.view.open;
        let mut now: Vec<(String, String)> =
            vec![(scene.text("page-first-player"), scene.names.of(open.first))];
        now[0].0 = capitalised(&now[0].0);
        for till in self.tills(scene) {
            if let Some((name, chips)) = till.rsplit_once(' ') {
                now.push((capitalised(name), chips.to_owned()));
            }
        }
        let tie = Phrase::new("page-end-tiebreak").with("tiebreak", Position::setting(scene, "tiebreak"));
        let end = vec![
            (scene.text("screen-serengeti-tribe"), scene.text("page-end-tribe-points")),
            (scene.text("page-end-chips"), format!("+{}", Position::setting(scene, "richest"))),
            (scene.text("page-end-tie"), scene.say(&tie)),
        ];
        let round = Phrase::new("page-round").with("round", open.round).with("rounds", self.digest.rounds);
        vec![
            Section { heading: scene.say(&round), rows: now },
            Section { heading: scene.text("page-end"), rows: end },
        ]
    }

    fn pause(&self, _scene: &Scene<'_>) -> Pause {
        if self.view.last.deed.ended.is_some() { Pause::Long } else { Pause::Short }
    }

    fn final_sheet(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> bool {
        self.draw_sheet(scene, pen)
    }
}

/// Where the cards of one player lie: their stops begin so.
fn card_stop(card: Card) -> String {
    card.notation()
}

/// A stop for a card.
fn stop_of(card: Card, place: Place, (row, column): (u16, u16), can: bool) -> Stop {
    Stop {
        id: card_stop(card),
        place,
        row,
        column,
        digit: char::from_digit(u32::from(card.number()), 10),
        capital: Some(card.tribe().letter()),
        can,
        lifts: false,
    }
}

/// Whose card it is.
fn owner(owned: &game::BySeat<CardSet>, card: Card) -> Option<Seat> {
    owned.iter().find(|(_, cards)| cards.has(card)).map(|(seat, _)| seat)
}
