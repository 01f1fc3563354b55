//! The decisions that something else asks for: a card looked at or found, an effect, the other player's card.

use game::{Advise, Lesson, Phrase};

use super::{Here, about, discarding};
use crate::action::{Action, InTurn, OfArtifacts, OfCards, OfPlaces, OfWares, Reaction};
use crate::card::{Holy, Kind};

/// Of many cards no more are named than these.
const MOST_NAMED: usize = 6;

impl Here<'_> {
    /// What a card that is being carried out asks for. Two of them also offer to draw.
    pub(super) fn choosing(&self, card: Kind) -> Vec<Lesson> {
        match self.legal.iter().find(|action| **action != Action::Turn(InTurn::Draw)) {
            Some(Action::Turn(InTurn::Buy { .. } | InTurn::Sell { .. })) => {
                self.selling().into_iter().chain(self.buying()).collect()
            }
            Some(Action::Ware(OfWares::Take(_) | OfWares::Return(_) | OfWares::Swap { .. })) => {
                vec![self.wares()]
            }
            Some(Action::Card(OfCards::Fetch(_))) => {
                vec![self.picking("lesson-keeping-fetch", self.open.discards.len())]
            }
            Some(Action::Card(OfCards::Drop(_))) => vec![self.parting(discarding(1))],
            Some(Action::Place(OfPlaces::Apply(_))) => vec![self.row()],
            Some(Action::Artifact(OfArtifacts::Break { .. })) => {
                vec![self.artifact_choice("lesson-using-break")]
            }
            Some(Action::Artifact(OfArtifacts::Borrow(_))) => {
                vec![self.artifact_choice("lesson-using-borrow")]
            }
            Some(
                Action::Turn(_) | Action::Reaction(_) | Action::Card(_) | Action::Ware(_) | Action::Place(_),
            )
            | None => {
                let words = self.explained("lesson-explained", card);
                let paid = Phrase::new("lesson-helpers-paid");
                vec![Lesson::new("helpers").show(self.id(card), words).say(paid)]
            }
        }
    }

    /// To break or borrow an artifact: what the other player has.
    fn artifact_choice(&self, key: &'static str) -> Lesson {
        let lesson = Lesson::new("using").say(about(key, self.them()));
        let theirs = |action: &Action| {
            if let Action::Artifact(OfArtifacts::Break { own: false, slot, .. } | OfArtifacts::Borrow(slot)) =
                *action
            {
                Some((slot, self.then(*action).artifact?))
            } else {
                None
            }
        };
        match self.first(theirs) {
            Some((slot, card)) => {
                let words = self.does("lesson-using-theirs", card).with("who", self.them());
                lesson.show(their_slot_part(slot), words)
            }
            None => lesson,
        }
    }

    /// The other player's card: what it would do, and what can be done about it.
    pub(super) fn cancelling(&self, card: Kind) -> Lesson {
        let plays = self.does("lesson-cancelling-played", card).with("who", self.them());
        let lesson = Lesson::new("cancelling").show(self.id(card), plays);
        let lesson = match self.game.harm_of(self.view, card) {
            Some(harm) => lesson.say(Phrase::new("lesson-cancelling-harm").with("what", harm)),
            None => lesson,
        };
        let keeper = |action: &Action| {
            if let Action::Reaction(Reaction::Cancel(card)) = *action { Some(card) } else { None }
        };
        match self.first(keeper) {
            Some(keeper) => lesson.show(self.id(keeper), self.named("lesson-cancelling-can", keeper)),
            None => lesson.show("hand", Phrase::new("lesson-cancelling-cannot")),
        }
    }

    /// The card looked at: what it is, and what keeping and discarding it mean.
    pub(super) fn keeping(&self) -> Lesson {
        let lesson = Lesson::new("keeping");
        let lesson = match self.open.looking.last() {
            Some(card) => lesson.show(self.id(*card), self.explained("lesson-explained", *card)),
            None => lesson,
        };
        let fact = |action| self.game.facts(self.view, self.legal, action).into_iter().next();
        let answers = [
            ("hand", "lesson-keeping-keep", Action::Card(OfCards::Keep)),
            ("discard-pile", "lesson-keeping-discard", Action::Card(OfCards::Discard)),
        ];
        answers.into_iter().fold(lesson, |lesson, (at, key, action)| match fact(action) {
            Some(fact) => lesson.show(at, Phrase::new(key).with("what", fact.words)),
            None => lesson,
        })
    }

    /// One of several cards: which of them are of use.
    pub(super) fn picking(&self, key: &'static str, count: usize) -> Lesson {
        let lesson = Lesson::new("keeping").say(about(key, self.them()).with("count", count as u32));
        let offered = |action: &Action| {
            if let Action::Card(OfCards::Pick(card) | OfCards::Fetch(card)) = *action {
                Some(card)
            } else {
                None
            }
        };
        let offered: Vec<Kind> = self.legal.iter().filter_map(offered).collect();
        let useful: Vec<Kind> = offered
            .into_iter()
            .filter(|card| !self.game.is_idle(self.view, *card))
            .take(MOST_NAMED)
            .collect();
        match useful.first() {
            Some(first) => {
                let words = Phrase::new("lesson-keeping-useful").with("cards", self.game.names_of(&useful));
                lesson.show(self.id(*first), words)
            }
            None => lesson.say(Phrase::new("lesson-keeping-idle")),
        }
    }

    /// Having kept none of several cards, to pay for new ones.
    pub(super) fn more(&self, cards: u8) -> Lesson {
        let words = Phrase::new("lesson-keeping-more").with("count", cards);
        Lesson::new("keeping").show("actions", words.with("actions", self.open.actions))
    }

    /// An animal that was found: to be played at once, or taken.
    pub(super) fn found(&self, card: Kind) -> Lesson {
        let lesson = Lesson::new("keeping").show(self.id(card), self.explained("lesson-explained", card));
        let can_play = self.legal.contains(&Action::Turn(InTurn::Play(card)));
        let key = if can_play { "lesson-keeping-found" } else { "lesson-keeping-found-take" };
        lesson.say(Phrase::new(key))
    }

    /// To have the effect of a holy place, so many times at most.
    pub(super) fn blessing(&self, place: Holy, left: u8) -> Lesson {
        let times = Phrase::new("lesson-holy-places-left").with("count", left);
        Lesson::new("holy-places").show(self.place_id(place), self.place_does(place)).say(times)
    }

    /// To apply holy places of the row.
    pub(super) fn row(&self) -> Lesson {
        let applied = |action: &Action| {
            if let Action::Place(OfPlaces::Apply(slot)) = *action { Some(slot) } else { None }
        };
        let slots = self.legal.iter().filter_map(applied);
        let places: Vec<Holy> = slots.filter_map(|slot| self.open.row[usize::from(slot)]).collect();
        let words = Phrase::new("lesson-holy-places-row").with("places", self.quoted_places(&places));
        let lesson = Lesson::new("holy-places").show("holy-places", words);
        match places.first() {
            Some(place) => lesson.say(self.place_does(*place)),
            None => lesson,
        }
    }

    /// Which wares come or go: what the own cards sell.
    pub(super) fn wares(&self) -> Lesson {
        let has = |wanted: fn(&Action) -> bool| self.legal.iter().any(wanted);
        let asked = if has(|action| matches!(action, Action::Ware(OfWares::Swap { .. }))) {
            Phrase::new("lesson-wares-swap")
        } else if has(|action| matches!(action, Action::Ware(OfWares::Return(_)))) {
            Phrase::new("lesson-wares-return")
        } else {
            Phrase::new("lesson-wares-room").with("free", self.digest.free[self.me])
        };
        let lesson = Lesson::new("wares").show("stand", asked);
        let lacks = |card: &Kind| {
            let (wares, gold) = self.sale(*card)?;
            Some((*card, gold, wares.beyond(self.stand())))
        };
        let sales = self.hand.iter().filter_map(lacks);
        let nearest = sales.min_by_key(|(_, gold, lacks)| (lacks.total(), u8::MAX - gold));
        match nearest {
            Some((card, gold, lacks)) => {
                let key = if lacks.is_empty() { "lesson-wares-ready" } else { "lesson-wares-lacks" };
                let words = self.named(key, card).with("gold", gold).with("wares", lacks.value());
                lesson.show(self.id(card), words)
            }
            None => lesson.show("hand", Phrase::new("lesson-wares-none")),
        }
    }

    /// Cards that leave the hand: those that are of no use.
    pub(super) fn parting(&self, asked: Phrase) -> Lesson {
        let lesson = Lesson::new("parting").show("hand", asked);
        let left = |action: &Action| {
            if let Action::Card(OfCards::Drop(card) | OfCards::Give(card)) = *action {
                Some(card)
            } else {
                None
            }
        };
        let cards = self.legal.iter().filter_map(left);
        let idle: Vec<Kind> = cards.filter(|card| self.game.is_idle(self.view, *card)).collect();
        match idle.first() {
            Some(first) => {
                let words = Phrase::new("lesson-parting-idle").with("cards", self.game.names_of(&idle));
                lesson.show(self.id(*first), words)
            }
            None => lesson.say(Phrase::new("lesson-parting-useful")),
        }
    }
}

fn their_slot_part(slot: u8) -> String {
    format!("other slot {}", slot + 1)
}
