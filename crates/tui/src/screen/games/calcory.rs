//! Calcory: a layout of cards face down, and sums to 13.

use std::time::Duration;

use calcory::Calcory;
use calcory::action::Action;
use calcory::digest::{Digest, Stop as MayStop};
use calcory::space::Space;
use calcory::state::{Act, Frame, Upshot};
use calcory::view::Placed;
use cards::Kind;
use game::sight::data;
use game::{Data, Phrase, SeenOf, Sight, Value, ViewOf};
use protocol::Told;
use serde::Deserialize;

use crate::screen::cards::{Face, called};
use crate::screen::contract::{
    Asked, Bar, Button, Deed, Drawn, Key, Pause, Press, Rows, Scene, Section, Stop, Table, offered, seen,
};
use crate::screen::look::{Ground, Ink};
use crate::screen::pen::{Pen, broken, width};

/// What stands beside the layout.
mod aside;
/// The layout.
mod layout;

/// So long a card that is turned back is still seen.
const SEEN: Duration = Duration::from_millis(1600);
/// From so few turns on it is worth a word that the game ends by itself.
const SOON: u8 = 8;
/// So many rows are a guide's, whether it says something or not.
const GUIDE: u16 = 7;
/// What a sum is to come to.
const THIRTEEN: u8 = 13;

/// Calcory.
pub struct Game;

impl Drawn for Game {
    fn name(&self) -> &'static str {
        "calcory"
    }

    fn ground(&self) -> Ground {
        Ground::Teal
    }

    fn read(&self, sight: &Sight, told: &[Told]) -> Option<Box<dyn Table>> {
        let view = ViewOf::<Calcory>::deserialize(&sight.view).ok()?;
        let digest = Digest::deserialize(&sight.digest).ok()?;
        let just =
            seen(told).filter_map(|(step, _)| Some(SeenOf::<Calcory>::deserialize(step).ok()?.deed.act));
        let (choices, just) = (offered(sight)?, just.last());
        Some(Box::new(Position { view, digest, choices, just, back: Vec::new() }))
    }
}

/// A position.
struct Position {
    view: ViewOf<Calcory>,
    digest: Digest,
    choices: Vec<Action>,
    /// What has just been done, for whoever was there.
    just: Option<Act>,
    /// The cards that were open before it and lie face down since.
    back: Vec<Placed>,
}

impl Position {
    /// The cards that are being taken, of which one is laid back.
    fn taken(&self) -> &[Placed] {
        let open = &self.view.open;
        if open.frame != Frame::Returning {
            &[]
        } else if open.turned.is_empty() {
            &open.marked
        } else {
            &open.turned
        }
    }

    /// What would be done on a space, possible or not.
    fn would_do(&self, space: Space) -> Action {
        let taken = self.taken().iter().find(|placed| placed.space == space);
        match (self.view.open.frame, taken) {
            (Frame::Placing, _) => Action::On(space),
            (_, Some(placed)) => Action::Return(placed.card),
            (_, None) => Action::Turn(space),
        }
    }

    fn is_offered(&self, action: Action) -> bool {
        self.choices.contains(&action)
    }

    /// The card that was turned up last and is turned back now, if that is what just happened.
    fn last_back(&self) -> Option<Placed> {
        match self.just {
            Some(Act::Turned { space, card, upshot, .. }) => {
                let is_back = matches!(upshot, Upshot::TooMuch | Upshot::SecondZero | Upshot::NoneLeft);
                is_back.then_some(Placed { space, card })
            }
            _ => None,
        }
    }

    /// The card that is turned back on a space, as long as it is still seen.
    fn turned_back(&self, scene: &Scene<'_>, space: Space) -> Option<Kind> {
        let mut back = self.back.iter().copied().chain(self.last_back());
        back.find(|placed| placed.space == space && scene.shown < SEEN).map(|placed| placed.card)
    }

    fn stop_button(&self, scene: &Scene<'_>) -> Option<Button> {
        if self.view.open.frame != Frame::Turning || self.digest.turned.cards == 0 {
            return None;
        }
        let long = scene.say(&Phrase::new("page-cal-stop").with("sum", self.digest.turned.sum));
        let label = if is_wide(scene) { long } else { scene.text("screen-calcory-stop") };
        let actions = vec![data(&Action::Stop)];
        let idle = matches!(self.digest.stop, Some(MayStop::Barred(_)));
        let deed = if idle { Deed::Judge(actions) } else { Deed::Play(actions) };
        Some(Button { press: Press::Letter('m'), label, deed, idle })
    }

    fn space_button(&self, scene: &Scene<'_>) -> Option<Button> {
        let space = Space::read(scene.cursor)?;
        let action = self.would_do(space);
        let label = match action {
            Action::Return(card) => {
                Phrase::new("page-cal-lay-back").with("card", called(card, scene.lexicon))
            }
            Action::On(_) => Phrase::new("page-cal-lay-on").with("space", space.name()),
            Action::Turn(_) | Action::Stop | Action::GiveUp => {
                let key = if is_wide(scene) { "page-cal-turn-up" } else { "screen-calcory-turn" };
                Phrase::new(key).with("space", space.name())
            }
        };
        let idle = !self.is_offered(action);
        let actions = vec![data(&action)];
        let deed = if idle { Deed::Judge(actions) } else { Deed::Play(actions) };
        Some(Button { press: Press::Enter, label: scene.say(&label), deed, idle })
    }

    /// What is to be known before the cursor's move is made.
    fn reason(&self, scene: &Scene<'_>) -> String {
        let mut said: Vec<String> = Vec::new();
        if let Some(action) = Space::read(scene.cursor).map(|space| self.would_do(space))
            && let Some(place) = self.choices.iter().position(|choice| *choice == action)
        {
            let choice = &scene.sight.choices[place];
            // What a card is that was turned back has to be remembered: only the memory aid says it.
            let is_told = !matches!(action, Action::Turn(_)) || self.view.memory.is_some();
            let detail = choice.detail.as_ref().filter(|_| is_told);
            let sentence =
                |phrase: &Phrase| scene.say(&Phrase::new("ask-sentence").with("what", phrase.clone()));
            said.extend(choice.caution.iter().map(|phrase| scene.say(phrase)));
            said.extend(detail.map(sentence));
        }
        let (next, others): (Vec<&Phrase>, Vec<&Phrase>) =
            scene.sight.question.iter().skip(1).partition(|phrase| phrase.key.starts_with("ask-next"));
        // What another card would do stands beside the layout, where there is room for it.
        let order =
            if aside::wide(scene.wide) > 0 { others.iter().chain(&next) } else { next.iter().chain(&others) };
        said.extend(order.map(|phrase| Position::shortly(scene, phrase)));
        whole(said, scene.wide)
    }

    /// What is said with the question, in fewer words where there are some.
    fn shortly(scene: &Scene<'_>, phrase: &Phrase) -> String {
        let what = phrase.arguments.iter().find_map(|(_, value)| match value {
            Value::Phrase(what) => Some(what),
            _ => None,
        });
        let key = what.map(|what| format!("screen-calcory-{}", what.key));
        match (what, key.filter(|key| scene.lexicon.word(key).is_some())) {
            (Some(what), Some(key)) => scene.say(&Phrase { key: key.into(), ..what.clone() }),
            _ => scene.page_say(phrase),
        }
    }

    /// The question, as long as it fits beside the buttons.
    fn heading(&self, scene: &Scene<'_>, page: String) -> String {
        let buttons = self.buttons(scene);
        let enter = width(&scene.text("screen-enter"));
        let needs = |around: u16| -> u16 {
            let key = |button: &Button| if button.press == Press::Enter { enter } else { 1 };
            buttons.iter().map(|button| width(&button.label) + key(button) + around).sum()
        };
        // Buttons have air around them as long as most of the line is not theirs.
        let taken = if needs(8) <= scene.wide * 3 / 5 { needs(8) } else { needs(5) };
        let room = scene.wide.saturating_sub(taken + 3);
        let Some(phrase) = scene.sight.question.first() else { return page };
        let own = |form: &str| {
            let key = format!("screen-calcory-{form}-{}", phrase.key);
            let words = Phrase { key: key.clone().into(), ..phrase.clone() };
            scene.lexicon.word(&key).map(|_| scene.say(&words))
        };
        let mut options = vec![page];
        options.extend(own("middle").into_iter().chain(own("short")));
        let last = options.last().cloned().unwrap_or_default();
        options.into_iter().find(|text| width(text) <= room).unwrap_or(last)
    }

    fn hem_words(&self, scene: &Scene<'_>) -> (String, Option<String>) {
        let open = &self.view.open;
        let sum = Phrase::new("page-cal-hem-sum").with("who", open.turn).with("sum", self.digest.turned.sum);
        let goal = self.digest.marked.map(|marked| {
            let is_rival = Some(open.turn) == scene.you && marked.rivals.has(open.turn);
            let phrase = if is_rival {
                Phrase::new("page-cal-hem-beat").with("sum", marked.cards.sum)
            } else {
                Phrase::new("page-cal-hem-marked").with("who", marked.by).with("sum", marked.cards.sum)
            };
            scene.say(&phrase)
        });
        (scene.say(&sum), goal)
    }
}

impl Table for Position {
    fn bar(&self, scene: &Scene<'_>) -> Bar {
        let open = &self.view.open;
        let key = match open.frame {
            Frame::Over => Phrase::new("row-over"),
            Frame::DrawFirst => Phrase::new("row-start"),
            Frame::Turning | Frame::Revealing(_) | Frame::Returning | Frame::Placing => {
                Phrase::new("row-turn").with("who", open.turn)
            }
        };
        let mut goal = scene.say(&Phrase::new("page-cal-sub").with("count", open.down.count()));
        if self.digest.turns_left <= SOON && open.frame != Frame::Over {
            let left = Phrase::new("page-cal-sub-turns").with("count", self.digest.turns_left);
            goal = format!("{goal} · {}", scene.say(&left));
        }
        Bar { left: scene.say(&key), goal, scores: scene.scores() }
    }

    fn told_rows(&self) -> u16 {
        0
    }

    fn field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let aside = aside::wide(pen.wide());
        let (wide, high) = (pen.wide() - aside, pen.high());
        // A guide comes and goes below; the cards stay where they are.
        let room = scene.guided.map_or(high, |rows| (high + rows).saturating_sub(GUIDE).min(high));
        self.layout(scene, &mut pen.part(0, 0, wide, room));
        if aside > 0 {
            self.beside(scene, &mut pen.part(wide, 0, aside, room));
        }
    }

    fn hem_rows(&self, _scene: &Scene<'_>) -> u16 {
        1
    }

    fn hem(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        if let Some(card) = self.view.open.in_hand {
            let face = Face::new(card, scene.lexicon);
            let words = scene.text("row-in-hand");
            let x = pen.put(1, 0, &words, Ink::Plain) + 1;
            pen.put(x, 0, &face.tile(scene.look.signs), face.ink());
            return;
        }
        let (left, goal) = self.hem_words(scene);
        let x = pen.put(1, 0, &left, Ink::Bold) + 2;
        let is_yours = Some(self.view.open.turn) == scene.you;
        let after = self.digest.marked.map(|marked| marked.cards.sum);
        let mut at = x;
        for tooth in 1..=THIRTEEN {
            let (sign, ink) = match (tooth <= self.digest.turned.sum, is_yours) {
                (true, true) => ("▲", Ink::You),
                (true, false) => ("△", Ink::Plain),
                (false, _) => ("·", Ink::Dim),
            };
            at = pen.put(at, 0, sign, ink);
            at = pen.put(at, 0, if Some(tooth) == after { "┃" } else { " " }, Ink::Bold);
        }
        at = pen.put(at + 1, 0, &THIRTEEN.to_string(), Ink::Plain);
        if let Some(goal) = goal {
            let room = pen.wide().saturating_sub(at + 3);
            pen.put_cut(at + 3, 0, &format!("┃ {goal}"), room, Ink::Bold);
        }
    }

    fn tray_rows(&self, _scene: &Scene<'_>, _room: Rows) -> u16 {
        0
    }

    fn tray(&self, _scene: &Scene<'_>, _pen: &mut Pen<'_>) {}

    fn question(&self, scene: &Scene<'_>) -> Option<Asked> {
        if !scene.asked {
            // What has just happened, for a moment: later it has to be remembered.
            let story = scene.sight.story.iter().filter(|_| scene.shown < SEEN);
            let mut said: Vec<String> = story.map(|phrase| scene.say(phrase)).collect();
            // Whose turn it is stands in the bar too; what happened stands nowhere else.
            let is_long = said.len() > 1 && !fits(&said.join(" "), scene.wide);
            let heading = if is_long { said.remove(0) } else { String::new() };
            return Some(Asked { heading, more: whole(said, scene.wide) });
        }
        let Asked { heading, more: rest } = scene.page_question();
        let said = [rest, self.reason(scene)];
        let said: Vec<String> = said.into_iter().filter(|text| !text.is_empty()).collect();
        Some(Asked { heading: self.heading(scene, heading), more: whole(said, scene.wide) })
    }

    fn buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        let mut buttons = Vec::new();
        if self.is_offered(Action::GiveUp) {
            let is_narrow = scene.wide < 76;
            let label =
                scene.text(if is_narrow { "screen-calcory-give-up" } else { "screen-calcory-give-up-turn" });
            let deed = Deed::Play(vec![data(&Action::GiveUp)]);
            // Not `g`, which gives up the game where somebody leaves it.
            buttons.push(Button { press: Press::Letter('x'), label, deed, idle: false });
        }
        buttons.extend(self.stop_button(scene));
        buttons.extend(self.space_button(scene));
        buttons
    }

    fn stops(&self, scene: &Scene<'_>) -> Vec<Stop> {
        self.layout_stops(scene)
    }

    fn next_stop(&self, scene: &Scene<'_>) -> Option<String> {
        self.nearest_stop(scene)
    }

    fn key(&self, scene: &Scene<'_>, key: Key) -> Option<Deed> {
        self.layout_key(scene, key)
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(&'static str, String)> {
        let text = |key| scene.text(key);
        let mut keys = vec![
            ("←→↑↓", text("screen-key-card")),
            ("A–F", text("screen-calcory-key-row")),
            ("0–9", text("screen-calcory-key-column")),
        ];
        keys.push((
            "Enter",
            text(if self.view.open.frame == Frame::Turning { "verb-turn" } else { "screen-calcory-key-lay" }),
        ));
        if self.is_offered(Action::Stop) {
            keys.push(("m", text("verb-stop")));
        }
        if self.is_offered(Action::GiveUp) {
            keys.push(("x", text("screen-calcory-key-give-up")));
        }
        keys
    }

    fn asked_about(&self, scene: &Scene<'_>) -> Option<Vec<Data>> {
        Some(vec![data(&self.would_do(Space::read(scene.cursor)?))])
    }

    fn rail(&self, scene: &Scene<'_>) -> Vec<Section> {
        self.sections(scene)
    }

    fn pause(&self, _scene: &Scene<'_>) -> Pause {
        let is_seen = matches!(self.just, Some(Act::Turned { .. })) || !self.back.is_empty();
        if is_seen { Pause::Long } else { Pause::Short }
    }

    fn follow(&mut self, before: &Sight) {
        // Whoever lays back a card hides which one it is.
        let is_told = matches!(self.just, Some(Act::Turned { .. } | Act::Stopped { .. } | Act::GaveUp(_)));
        let Some(before) = ViewOf::<Calcory>::deserialize(&before.view).ok().filter(|_| is_told) else {
            return;
        };
        let open = &self.view.open;
        let was_open = before.open.turned.iter().chain(&*before.open.marked);
        let is_down = |placed: &&Placed| open.down.has(placed.space);
        self.back = was_open.filter(is_down).copied().collect();
    }

    fn changes_after(&self) -> Option<Duration> {
        Some(SEEN)
    }
}

/// Is there room for the long names of what can be done?
fn is_wide(scene: &Scene<'_>) -> bool {
    scene.wide >= 100
}

fn fits(text: &str, wide: u16) -> bool {
    let rows = if wide < 84 { 1 } else { 2 };
    broken(text, wide.saturating_sub(3)).len() <= rows
}

/// As many sentences as fit whole, the first first: half of one helps nobody.
fn whole(sentences: Vec<String>, wide: u16) -> String {
    let mut said = String::new();
    for sentence in sentences.iter().filter(|sentence| !sentence.is_empty()) {
        let more = if said.is_empty() { sentence.clone() } else { format!("{said} {sentence}") };
        if fits(&more, wide) {
            said = more;
        }
    }
    if said.is_empty() { sentences.into_iter().next().unwrap_or_default() } else { said }
}

/// A card as it is called, with its sign where there is one.
fn tile(card: Kind, scene: &Scene<'_>) -> (String, Ink) {
    let face = Face::new(card, scene.lexicon);
    (face.tile(scene.look.signs), face.ink())
}

/// Where a text begins that stands in the middle of so many columns.
fn middle(wide: u16, text: &str) -> u16 {
    wide.saturating_sub(width(text)) / 2
}
