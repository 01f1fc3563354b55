//! Moves as text.

/// What cards are called.
mod names;
/// Moves read from text.
mod reading;

use game::notation::parts;
use game::{Notation, NotationError, Phrase, Value, ViewOf};

use crate::Asante;
use crate::action::{Action, Chance, InTurn, OfArtifacts, OfCards, OfPlaces, OfWares, Reaction};
use crate::card::{Holy, Kind};
use crate::state::SLOTS;
use crate::ware::{SPACES, Wares};

pub use names::Names;
pub(crate) use names::slug;

impl Notation for Asante {
    fn write_action(&self, action: Action) -> String {
        let (id, place) = (|card| self.id_of(card), |place| self.id_of_place(place));
        match action {
            Action::Turn(InTurn::Draw) => "draw".to_owned(),
            Action::Card(OfCards::Keep) => "keep".to_owned(),
            Action::Card(OfCards::Discard) => "discard".to_owned(),
            Action::Turn(InTurn::Buy { card, ware: None }) => format!("buy {}", id(card)),
            Action::Turn(InTurn::Buy { card, ware: Some(ware) }) => {
                format!("buy {} {}", id(card), ware.letter())
            }
            Action::Turn(InTurn::Sell { card, ware: None }) => format!("sell {}", id(card)),
            Action::Turn(InTurn::Sell { card, ware: Some(ware) }) => {
                format!("sell {} {}", id(card), ware.letter())
            }
            Action::Turn(InTurn::Lay { card, slot }) => format!("lay {} {}", id(card), slot + 1),
            Action::Turn(InTurn::Use(slot)) => format!("use {}", slot + 1),
            Action::Turn(InTurn::Play(card)) => format!("play {}", id(card)),
            Action::Turn(InTurn::Visit(holy)) => format!("visit {}", place(holy)),
            Action::Turn(InTurn::End) => "end".to_owned(),
            Action::Reaction(Reaction::Let) => "let".to_owned(),
            Action::Reaction(Reaction::Cancel(card)) => format!("cancel {}", id(card)),
            Action::Card(OfCards::Fetch(card)) => format!("fetch {}", id(card)),
            Action::Card(OfCards::Pick(card)) => format!("pick {}", id(card)),
            Action::Card(OfCards::Drop(card)) => format!("discard {}", id(card)),
            Action::Card(OfCards::Give(card)) => format!("give {}", id(card)),
            Action::Ware(OfWares::Take(wares)) => format!("take {wares}"),
            Action::Ware(OfWares::Return(wares)) => format!("return {wares}"),
            Action::Ware(OfWares::Swap { give, take }) => {
                format!("swap {} for {take}", Wares::of(give, take.count().max(1)))
            }
            Action::Ware(OfWares::Count(count)) => format!("count {count}"),
            Action::Card(OfCards::Reduce) => "reduce".to_owned(),
            Action::Artifact(OfArtifacts::Break { own, slot, using }) => {
                let whose = if own { "mine" } else { "theirs" };
                format!("break {whose} {}{}", slot + 1, if using { " using" } else { "" })
            }
            Action::Artifact(OfArtifacts::Borrow(slot)) => format!("borrow {}", slot + 1),
            Action::Place(OfPlaces::Apply(slot)) => format!("apply {}", slot + 1),
            Action::Place(OfPlaces::Bless(holy)) => format!("bless {}", place(holy)),
            Action::Place(OfPlaces::Done) => "done".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        self.action_in(text).ok_or_else(|| self.unreadable(text))
    }

    fn read_command(&self, view: &ViewOf<Self>, text: &str) -> Result<Vec<Action>, NotationError> {
        // What is asked after the first part is not known yet.
        if let [only] = parts(text)[..] {
            let action = self.action_asked(&view.open, only).ok_or_else(|| self.unreadable(only))?;
            return Ok(vec![action]);
        }
        parts(text).into_iter().map(|part| self.read_action(part)).collect()
    }

    fn write_chance(&self, chance: Chance) -> String {
        match chance {
            Chance::First(seat) => format!("first {seat}"),
            Chance::Deal(hands) => {
                let hands = hands.map(|hand| hand.map(|card| self.id_of(card)).join(" "));
                format!("deal {}", hands.join(" / "))
            }
            Chance::TurnUp(place) => format!("place {}", self.id_of_place(place)),
            Chance::Draw(card) => format!("draw {}", self.id_of(card)),
            Chance::Rob(card) => format!("rob {}", self.id_of(card)),
        }
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        self.chance_in(text).ok_or_else(|| NotationError::unknown(text, Phrase::new("forms-chance")))
    }

    fn describe_action(&self, action: Action) -> Phrase {
        let card_phrase = |key, card| Phrase::new(key).with("card", self.name_of(card));
        let slot_phrase = |key, slot: u8| Phrase::new(key).with("slot", slot + 1);
        match action {
            Action::Turn(InTurn::Draw) => Phrase::new("do-draw"),
            Action::Card(OfCards::Keep) => Phrase::new("do-keep"),
            Action::Card(OfCards::Discard) => Phrase::new("do-discard"),
            Action::Turn(InTurn::Buy { card, ware: None }) => card_phrase("do-buy", card),
            Action::Turn(InTurn::Buy { card, ware: Some(ware) }) => {
                card_phrase("do-buy-ware", card).with("ware", ware.phrase())
            }
            Action::Turn(InTurn::Sell { card, ware: None }) => card_phrase("do-sell", card),
            Action::Turn(InTurn::Sell { card, ware: Some(ware) }) => {
                card_phrase("do-sell-ware", card).with("ware", ware.phrase())
            }
            Action::Turn(InTurn::Lay { card, slot }) => card_phrase("do-lay", card).with("slot", slot + 1),
            Action::Turn(InTurn::Use(slot)) => slot_phrase("do-use", slot),
            Action::Turn(InTurn::Play(card)) => card_phrase("do-play", card),
            Action::Turn(InTurn::Visit(place)) => {
                Phrase::new("do-visit").with("place", self.name_of_place(place))
            }
            Action::Turn(InTurn::End) => Phrase::new("do-end"),
            Action::Reaction(Reaction::Let) => Phrase::new("do-let"),
            Action::Reaction(Reaction::Cancel(card)) => card_phrase("do-cancel", card),
            Action::Card(OfCards::Fetch(card)) => card_phrase("do-fetch", card),
            Action::Card(OfCards::Pick(card)) => card_phrase("do-pick", card),
            Action::Card(OfCards::Drop(card)) => card_phrase("do-drop", card),
            Action::Card(OfCards::Give(card)) => card_phrase("do-give", card),
            Action::Ware(OfWares::Take(wares)) => Phrase::new("do-take").with("wares", wares.value()),
            Action::Ware(OfWares::Return(wares)) => Phrase::new("do-return").with("wares", wares.value()),
            Action::Ware(OfWares::Swap { give, take }) => Phrase::new("do-swap")
                .with("give", Wares::of(give, take.count()).value())
                .with("take", take.wares().value()),
            Action::Ware(OfWares::Count(count)) => Phrase::new("do-count").with("count", count),
            Action::Card(OfCards::Reduce) => Phrase::new("do-reduce"),
            Action::Artifact(OfArtifacts::Break { own: true, slot, using: false }) => {
                slot_phrase("do-break-own", slot)
            }
            Action::Artifact(OfArtifacts::Break { own: true, slot, using: true }) => {
                slot_phrase("do-break-own-using", slot)
            }
            Action::Artifact(OfArtifacts::Break { own: false, slot, using: false }) => {
                slot_phrase("do-break-other", slot)
            }
            Action::Artifact(OfArtifacts::Break { own: false, slot, using: true }) => {
                slot_phrase("do-break-other-using", slot)
            }
            Action::Artifact(OfArtifacts::Borrow(slot)) => slot_phrase("do-borrow", slot),
            Action::Place(OfPlaces::Apply(slot)) => slot_phrase("do-apply", slot),
            Action::Place(OfPlaces::Bless(place)) => {
                Phrase::new("do-bless").with("place", self.name_of_place(place))
            }
            Action::Place(OfPlaces::Done) => Phrase::new("do-done"),
        }
    }

    fn amount(&self, action: Action) -> Option<u32> {
        // Not that of `Use`: between actions a slot is one of many things to name.
        if let Action::Ware(OfWares::Count(count)) = action {
            Some(u32::from(count))
        } else if let Action::Artifact(OfArtifacts::Borrow(slot)) | Action::Place(OfPlaces::Apply(slot)) =
            action
        {
            Some(u32::from(slot) + 1)
        } else {
            None
        }
    }

    fn with_amount(&self, like: Action, amount: u32) -> Option<Action> {
        let amount = u8::try_from(amount).ok()?;
        let slot = || amount.checked_sub(1).filter(|slot| usize::from(*slot) < SLOTS);
        if let Action::Ware(OfWares::Count(_)) = like {
            (1..=SPACES).contains(&amount).then_some(Action::Ware(OfWares::Count(amount)))
        } else if let Action::Artifact(OfArtifacts::Borrow(_)) = like {
            slot().map(OfArtifacts::Borrow).map(Action::Artifact)
        } else {
            slot().map(OfPlaces::Apply).map(Action::Place)
        }
    }
}

impl Asante {
    /// Why a text is not a move.
    fn unreadable(&self, text: &str) -> NotationError {
        self.unknown_name(text).unwrap_or_else(|| NotationError::unknown(text, self.forms()))
    }

    /// What a card is called, in words.
    pub(crate) fn name_of(&self, card: Kind) -> Value {
        self.deck.cards.get(usize::from(card.0)).map_or_else(|| "?".into(), |row| row.label.value())
    }

    /// What cards are called, each in quotation marks: names may contain commas.
    pub(crate) fn names_of(&self, cards: &[Kind]) -> Value {
        let quoted = |card: &Kind| Phrase::new("card-quoted").with("card", self.name_of(*card));
        Value::from(cards.iter().map(quoted).collect::<Vec<Phrase>>())
    }

    /// What a holy place is called, in words.
    pub(crate) fn name_of_place(&self, place: Holy) -> Value {
        self.deck.holy.get(usize::from(place.0)).map_or_else(|| "?".into(), |row| row.label.value())
    }

    /// What a card is called in notation.
    pub(crate) fn id_of(&self, card: Kind) -> &str {
        self.deck.cards.get(usize::from(card.0)).map_or("?", |row| &row.label.id)
    }

    /// What a holy place is called in notation.
    pub(crate) fn id_of_place(&self, place: Holy) -> &str {
        self.deck.holy.get(usize::from(place.0)).map_or("?", |row| &row.label.id)
    }
}
