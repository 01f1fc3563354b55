//! What can be done, with which key, and what is said of it.

use asante::action::{Action, InTurn, OfCards, OfPlaces, Reaction};
use asante::card::{Holy, Kind, Ware};
use asante::rules::hurdle::Hurdle;
use asante::state::{SLOTS, other};
use game::sight::data;
use game::{Phrase, Seat};

use super::Position;
use super::book::{Card, card, place, ware_key};
use crate::screen::contract::{Asked, Button, Deed, Press, Scene, capitalised};
use crate::screen::games::parts::soon;
use crate::screen::pen::width;

/// The stop of a card that is decided about: let happen or cancelled, kept or discarded.
pub(super) const DECIDED: &str = "decided";

/// The stop of a choice in the list.
pub(super) fn list_id(choice: usize) -> String {
    format!("choice-{choice}")
}

fn listed_at(cursor: &str) -> Option<usize> {
    cursor.strip_prefix("choice-")?.parse().ok()
}

/// A stop as its verb and number.
pub(super) fn pointed(id: &str) -> Option<(&str, u8)> {
    let (verb, number) = id.split_once(' ')?;
    Some((verb, number.parse().ok()?))
}

/// Is it a button of its own, or pointed at in the hand?
const fn has_a_place(action: Action) -> bool {
    matches!(
        action,
        Action::Card(OfCards::Keep | OfCards::Discard | OfCards::Drop(_) | OfCards::Give(_))
            | Action::Turn(InTurn::End)
            | Action::Reaction(Reaction::Let)
            | Action::Place(OfPlaces::Done)
    )
}

impl Position {
    /// The choices that are listed in words: what has no place on the table, or belongs to a card that is lifted.
    pub(super) fn listed(&self, scene: &Scene<'_>) -> Vec<usize> {
        if !scene.asked {
            return Vec::new();
        }
        let places = 0..self.choices.len();
        if !self.is_turn() {
            let cancels = self
                .choices
                .iter()
                .filter(|action| matches!(action, Action::Reaction(Reaction::Cancel(_))))
                .count();
            let is_listed = |action: &Action| match action {
                Action::Reaction(Reaction::Cancel(_)) => cancels > 1,
                _ => !has_a_place(*action),
            };
            return places.filter(|place| is_listed(&self.choices[*place])).collect();
        }
        let lifted = scene.lifted.first().filter(|id| id.starts_with("buy ") || id.starts_with("sell "));
        lifted.map_or_else(Vec::new, |id| self.meant(scene, id))
    }

    /// The choices that a stop could mean.
    fn meant(&self, scene: &Scene<'_>, id: &str) -> Vec<usize> {
        let laid = scene.lifted.first().and_then(|id| pointed(id)).filter(|(verb, _)| *verb == "lay");
        let Some((verb, number)) = pointed(id) else {
            let is_draw =
                |action: &Action| id == "draw" && *action == Action::Turn(InTurn::Draw) && self.is_turn();
            return (0..self.choices.len()).filter(|place| is_draw(&self.choices[*place])).collect();
        };
        let fits = |action: &Action| match (verb, *action) {
            ("play", Action::Turn(InTurn::Play(card))) => self.is_turn() && card == Kind(number),
            ("buy", Action::Turn(InTurn::Buy { card, .. }))
            | ("sell", Action::Turn(InTurn::Sell { card, .. }))
            | ("lay", Action::Turn(InTurn::Lay { card, .. }))
            | ("cancel", Action::Reaction(Reaction::Cancel(card)))
            | ("drop", Action::Card(OfCards::Drop(card)))
            | ("give", Action::Card(OfCards::Give(card))) => card == Kind(number),
            ("own", Action::Turn(InTurn::Lay { card, slot })) => {
                slot == number && laid.is_some_and(|(_, laid)| card == Kind(laid))
            }
            ("own", Action::Turn(InTurn::Use(slot))) => slot == number && laid.is_none(),
            ("visit", Action::Turn(InTurn::Visit(place))) => place == Holy(number),
            _ => false,
        };
        (0..self.choices.len()).filter(|place| fits(&self.choices[*place])).collect()
    }

    /// Is this the stop of what was hinted at?
    pub(super) fn is_hinted(&self, scene: &Scene<'_>, id: &str) -> bool {
        let hinted =
            |notation: &str| scene.sight.choices.iter().position(|choice| choice.notation == notation);
        let Some(choice) = scene.hinted.and_then(hinted) else { return false };
        listed_at(id).map_or_else(|| self.meant(scene, id).contains(&choice), |listed| listed == choice)
    }

    /// What a letter stands for, and who has how much of it.
    pub(super) fn ware_in_words(&self, scene: &Scene<'_>, letter: char) -> Option<String> {
        // Small letters are commands.
        let ware = Ware::from_letter(letter).filter(|_| letter.is_ascii_uppercase())?;
        let (near, open) = (Position::near(scene), &self.view.open);
        let count = |seat: Seat| open.stands[seat].count(ware);
        let phrase = Phrase::new("screen-asante-ware")
            .with("letter", letter.to_string())
            .with("ware", scene.text(ware_key(ware)))
            .with("left", open.supply.count(ware))
            .with("whose", near)
            .with("own", count(near))
            .with("who", other(near))
            .with("theirs", count(other(near)));
        Some(scene.say(&phrase))
    }

    /// Can something be done at this stop?
    pub(super) fn can(&self, scene: &Scene<'_>, id: &str) -> bool {
        !self.meant(scene, id).is_empty()
    }

    /// What somebody wants who points at something, also where it is not possible.
    pub(super) fn wanted(&self, scene: &Scene<'_>, id: &str) -> Option<Action> {
        if let Some(choice) = listed_at(id) {
            return self.choices.get(choice).copied();
        }
        if let Some(choice) = self.meant(scene, id).first() {
            return self.choices.get(*choice).copied();
        }
        if id == "draw" {
            return Some(Action::Turn(InTurn::Draw));
        }
        let (verb, number) = pointed(id)?;
        Some(match verb {
            "buy" => Action::Turn(InTurn::Buy { card: Kind(number), ware: None }),
            "sell" => Action::Turn(InTurn::Sell { card: Kind(number), ware: None }),
            "lay" => Action::Turn(InTurn::Lay { card: Kind(number), slot: 0 }),
            "play" => Action::Turn(InTurn::Play(Kind(number))),
            "cancel" => Action::Reaction(Reaction::Cancel(Kind(number))),
            "own" => Action::Turn(InTurn::Use(number)),
            "visit" => Action::Turn(InTurn::Visit(Holy(number))),
            _ => return None,
        })
    }

    pub(super) fn offers(&self, scene: &Scene<'_>) -> Vec<Button> {
        let mut buttons = Vec::new();
        let mut put = |press: Press, label: String, deed: Deed, idle: bool| {
            buttons.push(Button { press, label, deed, idle });
        };
        let play = |action: Action| Deed::Play(vec![data(&action)]);
        let has = |action: Action| self.choices.contains(&action);
        if has(Action::Reaction(Reaction::Let)) {
            // Both answers are always there: that somebody is asked tells nothing, nor how long the answer takes.
            let cancel =
                self.choices.iter().find(|action| matches!(action, Action::Reaction(Reaction::Cancel(_))));
            let label = scene.text("page-cancel");
            let none = || Deed::Say(scene.text("screen-asante-no-keeper"));
            let deed = cancel.map_or_else(none, |action| play(*action));
            put(Press::Letter('k'), label, deed, cancel.is_none());
            if self.listed(scene).is_empty() {
                put(Press::Enter, scene.text("page-let"), play(Action::Reaction(Reaction::Let)), false);
                return buttons;
            }
            put(Press::Letter('l'), scene.text("page-let"), play(Action::Reaction(Reaction::Let)), false);
        }
        if has(Action::Card(OfCards::Keep)) {
            put(Press::Letter('d'), scene.text("page-discard"), play(Action::Card(OfCards::Discard)), false);
            put(Press::Enter, scene.text("page-keep"), play(Action::Card(OfCards::Keep)), false);
            return buttons;
        }
        if has(Action::Card(OfCards::Discard)) {
            put(Press::Letter('d'), scene.text("page-discard"), play(Action::Card(OfCards::Discard)), false);
        }
        if self.is_turn() && has(Action::Turn(InTurn::Draw)) && scene.cursor != "draw" {
            put(
                Press::Letter('d'),
                scene.text("screen-asante-look"),
                play(Action::Turn(InTurn::Draw)),
                false,
            );
        }
        let enter = self.enter(scene);
        if has(Action::Place(OfPlaces::Done)) {
            let press = if enter.is_none() { Press::Enter } else { Press::Letter('e') };
            put(press, scene.text("page-done"), play(Action::Place(OfPlaces::Done)), false);
        }
        if let Some(choice) = self.choices.iter().position(|action| *action == Action::Turn(InTurn::End)) {
            let gold = scene.sight.choices.get(choice).and_then(|choice| choice.prospect.as_ref());
            let gold = gold
                .and_then(|prospect| prospect.get("gold"))
                .and_then(serde_json::Value::as_i64)
                .unwrap_or(0);
            let label = if gold > 0 && scene.wide >= 76 {
                scene.say(&Phrase::new("screen-asante-end-gold").with("gold", gold))
            } else {
                scene.text("screen-asante-end")
            };
            let is_all = self.choices.len() == 1;
            put(
                if is_all { Press::Enter } else { Press::Letter('x') },
                label,
                play(Action::Turn(InTurn::End)),
                false,
            );
        }
        if let Some((label, deed, idle)) = enter
            && (!idle || self.choices.len() > 1)
        {
            put(Press::Enter, label, deed, idle);
        }
        buttons
    }

    /// What Enter does with what the cursor is on.
    fn enter(&self, scene: &Scene<'_>) -> Option<(String, Deed, bool)> {
        if let Some(choice) = listed_at(scene.cursor) {
            return Some((
                self.label(scene, choice),
                Deed::Play(vec![data(self.choices.get(choice)?)]),
                false,
            ));
        }
        let meant = self.meant(scene, scene.cursor);
        let verb = pointed(scene.cursor).map_or("", |(verb, _)| verb);
        match (&meant[..], verb) {
            ([first, ..], "lay") => {
                let Action::Turn(InTurn::Lay { slot, .. }) = self.choices[*first] else { return None };
                let deed = Deed::LiftAndGo(vec![scene.cursor.to_owned()], format!("own {slot}"));
                Some((scene.text("screen-asante-lay"), deed, false))
            }
            ([only], _) => {
                Some((self.label(scene, *only), Deed::Play(vec![data(&self.choices[*only])]), false))
            }
            ([first, ..], _) => {
                let deed = Deed::LiftAndGo(vec![scene.cursor.to_owned()], list_id(*first));
                Some((scene.text("page-choose-ware"), deed, false))
            }
            ([], _) => {
                let action = self.wanted(scene, scene.cursor)?;
                let label = match verb {
                    "buy" => scene.text("page-price-buy"),
                    "sell" => scene.text("page-price-sell"),
                    "lay" => scene.text("screen-asante-lay"),
                    "own" | "visit" => scene.text("screen-asante-use"),
                    _ => scene.text("screen-asante-play"),
                };
                Some((capitalised(&label), Deed::Judge(vec![data(&action)]), true))
            }
        }
    }

    /// A choice in few words.
    fn label(&self, scene: &Scene<'_>, choice: usize) -> String {
        let goods = |kind: Kind| card(scene, kind).map(Card::goods).unwrap_or_default();
        let name = |kind: Kind| card(scene, kind).map(|card| card.name(scene)).unwrap_or_default();
        let with = |key: &'static str, text: String| scene.say(&Phrase::new(key).with("what", text));
        let room = usize::from(scene.wide / 3);
        let label = match self.choices.get(choice) {
            Some(Action::Turn(InTurn::Buy { card, ware: None })) => with("screen-asante-buy", goods(*card)),
            Some(Action::Turn(InTurn::Sell { card, ware: None })) => with("screen-asante-sell", goods(*card)),
            Some(Action::Turn(InTurn::Play(card))) => with("screen-asante-play-card", name(*card)),
            Some(Action::Card(OfCards::Drop(card))) => with("screen-asante-drop", name(*card)),
            Some(Action::Card(OfCards::Give(card))) => with("screen-asante-give", name(*card)),
            Some(Action::Turn(InTurn::Use(_) | InTurn::Visit(_))) => scene.text("screen-asante-use"),
            Some(Action::Turn(InTurn::Lay { .. })) => scene.text("screen-asante-lay-here"),
            Some(Action::Turn(InTurn::Draw)) if self.is_turn() => scene.text("screen-asante-look"),
            _ => scene
                .sight
                .choices
                .get(choice)
                .map(|choice| capitalised(&scene.say(&choice.words)))
                .unwrap_or_default(),
        };
        if usize::from(width(&label)) > room { scene.text("screen-asante-do") } else { label }
    }

    pub(super) fn asks(&self, scene: &Scene<'_>) -> Asked {
        if !scene.asked {
            return Asked { heading: String::new(), more: self.about(scene).unwrap_or_else(|| soon(scene)) };
        }
        let mut asked = scene.page_question();
        let is_drawing = scene.sight.question.first().is_some_and(|phrase| phrase.key == "ask-turn-drawing");
        if is_drawing && scene.wide < 100 {
            asked.heading = scene.text("screen-asante-ask-drawing");
        }
        let pips = match (self.is_turn(), scene.wide >= 76) {
            (true, true) => format!("{} ", "◆".repeat(usize::from(self.view.open.actions))),
            (true, false) => format!("{}◆ ", self.view.open.actions),
            (false, _) => String::new(),
        };
        let heading = format!("{pips}{}", asked.heading);
        let choice = listed_at(scene.cursor).or_else(|| match self.meant(scene, scene.cursor)[..] {
            [only] => Some(only),
            _ => None,
        });
        let offered = choice.and_then(|choice| scene.sight.choices.get(choice));
        let said = |phrase: Option<&Phrase>| {
            phrase.map(|phrase| format!("{}.", capitalised(&scene.say(phrase)).trim_end_matches('.')))
        };
        let detail = said(offered.and_then(|offered| offered.detail.as_ref()));
        // What somebody uses is named by its text; what is laid or traded by what it brings.
        let about = self.about(scene).filter(|_| detail.is_none() || scene.lifted.is_empty());
        let detail = detail.filter(|_| about.is_none());
        let caution = said(offered.and_then(|offered| offered.caution.as_ref()));
        let short = about.or(detail).unwrap_or(asked.more);
        let long = caution.map(|caution| format!("{short} {caution}").trim_start().to_owned());
        let more = long.filter(|long| width(long) + 3 <= scene.wide).unwrap_or(short);
        Asked { heading: heading.trim_start().to_owned(), more }
    }

    /// A card and its text: the whole of it, or where there is no room for that, what it does in the fewest words.
    fn named(scene: &Scene<'_>, before: &str, card: Card<'_>) -> String {
        let with = |text: String| {
            scene.say(&Phrase::new("screen-asante-named").with("name", card.name(scene)).with("text", text))
        };
        let whole = with(card.text(scene));
        let fits = usize::from(width(before) + width(&whole)) <= reason_room(scene);
        if fits { whole } else { with(format!("{}.", card.short(scene))) }
    }

    /// The text of what the cursor is on, or what stands against it.
    fn about(&self, scene: &Scene<'_>) -> Option<String> {
        if scene.cursor == DECIDED {
            let decided = self.decided_about().and_then(|kind| card(scene, kind));
            return decided.map(|card| Position::named(scene, "", card));
        }
        let (verb, number) = pointed(scene.cursor)?;
        let near = Position::near(scene);
        let artifacts = &self.view.open.artifacts;
        let slot = usize::from(number).min(SLOTS - 1);
        let against = |hurdle: Option<Hurdle>| {
            hurdle.map(|hurdle| format!("{}. ", capitalised(&scene.say(&hurdle.phrase()))))
        };
        let held = self.digest.hand.iter().find(|held| held.card == Kind(number));
        let (why, text) = match verb {
            "own" => {
                let usable = self.digest.artifacts.get(slot).copied().flatten();
                let lies = artifacts[near][slot].and_then(|lies| card(scene, lies.card));
                (against(usable.and_then(|usable| usable.against)), lies)
            }
            "other" => (None, artifacts[other(near)][slot].and_then(|lies| card(scene, lies.card))),
            "row" => (None, self.view.open.row[slot].and_then(|holy| place(scene, holy))),
            "visit" => {
                let usable = self.digest.places.iter().find(|usable| usable.what == Holy(number));
                (against(usable.and_then(|usable| usable.against)), place(scene, Holy(number)))
            }
            "buy" | "sell" => {
                let way = held.and_then(|held| held.ways.get(usize::from(verb == "sell")));
                let why = against(way.and_then(|way| way.against)).unwrap_or_default();
                let text = card(scene, Kind(number)).map(|card| card.text(scene)).unwrap_or_default();
                return Some(format!("{why}{text}"));
            }
            _ => {
                let way = held.and_then(|held| held.ways.first());
                let is_asked = matches!(verb, "drop" | "give");
                (against(way.and_then(|way| way.against).filter(|_| !is_asked)), card(scene, Kind(number)))
            }
        };
        let why = why.unwrap_or_default();
        let text = text.map(|card| Position::named(scene, &why, card)).unwrap_or_default();
        let both = format!("{why}{text}").trim_end().to_owned();
        (!both.is_empty()).then_some(both)
    }
}

/// How many columns the reason has, in all its rows.
fn reason_room(scene: &Scene<'_>) -> usize {
    let row = usize::from(scene.wide.saturating_sub(3));
    // What is broken between words does not fill its rows.
    if scene.wide < 84 { row } else { row * 2 - 12 }
}
