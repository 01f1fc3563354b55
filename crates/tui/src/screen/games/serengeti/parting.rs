//! To sell a card, to exchange one, or to lose one: the own cards in the tray; what can be had for one in the grid.

use game::Phrase;
use game::sight::data;
use serengeti::action::Action;
use serengeti::card::Card;

use super::{Position, card_stop, face, owner, stop_of};
use crate::screen::cards::{Group, Held, Marks, hand};
use crate::screen::contract::{Button, Deed, Place, Press, Scene, Stop, capitalised};
use crate::screen::pen::Pen;

/// The own card that an action parts with.
fn given(action: Action) -> Option<Card> {
    match action {
        Action::Sell(card) | Action::Lose(card) | Action::Swap { give: card, .. } => Some(card),
        Action::Pass | Action::Bid(_) => None,
    }
}

/// The card that an action takes.
fn taken(action: Action) -> Option<Card> {
    match action {
        Action::Swap { take, .. } => Some(take),
        Action::Pass | Action::Bid(_) | Action::Sell(_) | Action::Lose(_) => None,
    }
}

impl Position {
    fn givable(&self) -> Vec<Card> {
        unique(self.choices.iter().filter_map(|choice| given(*choice)))
    }

    /// The own card that is to be exchanged, once it is chosen.
    fn to_swap(&self, scene: &Scene<'_>) -> Option<Card> {
        let lifted = Card::read(scene.lifted.first()?)?;
        self.givable().contains(&lifted).then_some(lifted)
    }

    /// What can be had for the card that was chosen.
    fn takable(&self, scene: &Scene<'_>) -> Vec<Card> {
        let Some(give) = self.to_swap(scene) else { return Vec::new() };
        let of_it = self.choices.iter().filter(|choice| given(**choice) == Some(give));
        unique(of_it.filter_map(|choice| taken(*choice)))
    }

    fn is_swapping(&self) -> bool {
        self.choices.iter().any(|choice| taken(*choice).is_some())
    }

    /// What Enter would do.
    pub(super) fn parting(&self, scene: &Scene<'_>) -> Option<Action> {
        let here = Card::read(scene.cursor)?;
        let fits = |choice: &&Action| match **choice {
            Action::Sell(card) | Action::Lose(card) => card == here,
            Action::Swap { give, take } => take == here && Some(give) == self.to_swap(scene),
            Action::Pass | Action::Bid(_) => false,
        };
        self.choices.iter().find(fits).copied()
    }

    pub(super) fn part_button(&self, scene: &Scene<'_>) -> Option<Button> {
        let enter = |label: String, deed: Deed| Button { press: Press::Enter, label, deed, idle: false };
        if let Some(action) = self.parting(scene) {
            let choice = scene.sight.choices.get(self.place_of(action)?)?;
            let label = capitalised(&scene.say(&choice.words));
            return Some(enter(label, Deed::Play(vec![data(&action)])));
        }
        let here = Card::read(scene.cursor)?;
        if !self.is_swapping() {
            return None;
        }
        match (self.to_swap(scene), self.takable(scene).first()) {
            (Some(give), Some(first)) if give == here => {
                Some(enter(scene.text("screen-serengeti-choose-take"), Deed::Go(card_stop(*first))))
            }
            _ => {
                let label = Phrase::new("screen-serengeti-give").with("card", here.notation());
                Some(enter(scene.say(&label), Deed::LiftOnly(vec![card_stop(here)])))
            }
        }
    }

    pub(super) fn part_stops(&self, scene: &Scene<'_>) -> Vec<Stop> {
        let open = &self.view.open;
        let lifts = self.is_swapping();
        let mut stops: Vec<Stop> = self
            .givable()
            .into_iter()
            .zip(0..)
            .map(|(card, column)| Stop { lifts, ..stop_of(card, Place::Tray, (0, column), true) })
            .collect();
        for (seat, row) in scene.order().into_iter().zip(0..) {
            let theirs =
                self.takable(scene).into_iter().filter(|card| owner(&open.owned, *card) == Some(seat));
            stops.extend(
                theirs.zip(0..).map(|(card, column)| stop_of(card, Place::Field, (row, column), true)),
            );
        }
        stops
    }

    pub(super) fn parting_tray(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let held = |card: Card| Held {
            id: card_stop(card),
            face: face(card),
            can: scene.asked,
            open: false,
            note: String::new(),
        };
        let key = if self.is_swapping() { "page-you-give" } else { "page-your-cards" };
        let group = Group { label: scene.text(key), cards: self.givable().into_iter().map(held).collect() };
        let hinted: Vec<String> = scene
            .hinted
            .into_iter()
            .flat_map(|notation| notation.split(' ').skip(1))
            .map(str::to_owned)
            .collect();
        hand(pen, &[group], Marks { cursor: scene.cursor, lifted: scene.lifted, hinted: &hinted });
    }
}

fn unique(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut list: Vec<Card> = cards.collect();
    list.sort_unstable();
    list.dedup();
    list
}
