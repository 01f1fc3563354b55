//! Moves as text.

use cards::{Bag, Kind};
use game::notation::{MOST_ACTIONS, folded, parts};
use game::{BySeat, Few, MAX_SEATS, Notation, NotationError, Phrase, Seat, ViewOf};

use crate::Mu;
use crate::action::{Action, Chance};
use crate::card::{LeftOut, Trump};
use crate::state::Frame;

/// What people type for each kind of action, in both languages, without accents.
const LAY: [&str; 10] =
    ["lay", "l", "bid", "show", "pose", "poser", "encherir", "encheris", "montrer", "etaler"];
const PASS: [&str; 4] = ["pass", "p", "passe", "passer"];
const DONE: [&str; 12] =
    ["done", "d", "stop", "end", "enough", "fini", "finir", "fin", "termine", "terminer", "assez", "arreter"];
const TRUMP: [&str; 5] = ["trump", "trumps", "t", "atout", "a"];
const WITHOUT_TRUMP: [&str; 6] = ["notrump", "no-trump", "nt", "sans-atout", "sansatout", "sa"];
const PARTNER: [&str; 9] =
    ["partner", "partenaire", "choose", "call", "with", "choisir", "choisis", "appeler", "avec"];
const PLAY: [&str; 5] = ["play", "lead", "joue", "jouer", "j"];

impl Notation for Mu {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Pass => "pass".to_owned(),
            Action::Done => "done".to_owned(),
            Action::Lay(card) => format!("lay {card}"),
            Action::Trump(trump) => format!("trump {trump}"),
            Action::NoTrump => "no trump".to_owned(),
            Action::Partner(seat) => format!("partner {seat}"),
            Action::Play(card) => format!("play {card}"),
        }
    }

    /// Verbs are read in English and in French.
    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let lower = folded(text);
        let words: Vec<&str> = lower.split_whitespace().collect();
        let action = match words.as_slice() {
            [verb] if PASS.contains(verb) => Some(Action::Pass),
            [verb] if DONE.contains(verb) => Some(Action::Done),
            [verb] if WITHOUT_TRUMP.contains(verb) => Some(Action::NoTrump),
            ["no" | "sans", trump] if TRUMP.contains(trump) => Some(Action::NoTrump),
            [verb, card] if LAY.contains(verb) => Kind::read(card).map(Action::Lay),
            [verb, trump] if TRUMP.contains(verb) => Trump::read(trump).map(Action::Trump),
            [verb, seat] if PARTNER.contains(verb) => {
                Seat::read(seat, self.settings.seats).map(Action::Partner)
            }
            [verb, card] if PLAY.contains(verb) => Kind::read(card).map(Action::Play),
            _ => None,
        };
        action.ok_or_else(|| NotationError::unknown(text, self.forms()))
    }

    fn write_chance(&self, chance: Chance) -> String {
        match chance {
            Chance::Dealer(seat) => format!("dealer {seat}"),
            Chance::LeaveOut(left_out) => format!("leave out {left_out}"),
            Chance::Deal(hands) => {
                let hands: Vec<String> = hands.values().map(write_cards).collect();
                format!("deal {}", hands.join(" / "))
            }
        }
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let chance = match words.as_slice() {
            ["dealer", seat] => Seat::read(seat, self.settings.seats).map(Chance::Dealer),
            ["leave", "out", colours] => LeftOut::read(colours).map(Chance::LeaveOut),
            ["deal", cards @ ..] => read_hands(cards).map(Chance::Deal),
            _ => None,
        };
        chance.ok_or_else(|| NotationError::unknown(text, Phrase::new("forms-chance")))
    }

    fn describe_action(&self, action: Action) -> Phrase {
        match action {
            Action::Pass => Phrase::new("move-pass"),
            Action::Done => Phrase::new("move-done"),
            Action::Lay(card) => Phrase::new("move-lay").with("card", card.value()),
            Action::Trump(trump) => Phrase::new("move-trump").with("trump", trump.phrase()),
            Action::NoTrump => Phrase::new("move-no-trump"),
            Action::Partner(seat) => Phrase::new("move-partner").with("who", seat),
            Action::Play(card) => Phrase::new("move-play").with("card", card.value()),
        }
    }

    /// The cards of one line are the whole bid and end the turn, unless it ends by itself (MU.10). What needs no verb
    /// where it is asked for goes without.
    fn read_command(&self, view: &ViewOf<Self>, text: &str) -> Result<Vec<Action>, NotationError> {
        let mut actions = match read_bare(view.open.frame, text) {
            Some(actions) => actions,
            None => self.read_parts(text)?,
        };
        if let [.., Action::Lay(_), Action::Done] = actions[..] {
            actions.pop();
        }
        if leaves_room(view, &actions) {
            actions.push(Action::Done);
        }
        Ok(actions)
    }
}

impl Mu {
    /// The actions of a command as they are written.
    pub fn read_parts(&self, text: &str) -> Result<Vec<Action>, NotationError> {
        let mut actions = Vec::new();
        for part in parts(text) {
            actions.extend(self.read_part(part)?);
            // What is too long is refused, however it goes on.
            if actions.len() > MOST_ACTIONS {
                break;
            }
        }
        Ok(actions)
    }

    /// A part of a command: an action, or several cards to lay, in any order (MU.10).
    fn read_part(&self, text: &str) -> Result<Vec<Action>, NotationError> {
        let mut words = text.split_whitespace();
        let lays = words.next().is_some_and(|verb| LAY.contains(&folded(verb).as_str()));
        if !lays {
            return Ok(vec![self.read_action(text)?]);
        }
        let cards =
            read_cards(text.trim_start().split_once(char::is_whitespace).map_or("", |(_, cards)| cards));
        let cards = cards.ok_or_else(|| NotationError::unknown(text, self.forms()))?;
        Ok(cards.into_iter().map(Action::Lay).collect())
    }
}

/// At least one card, with spaces or commas between them; of too many only as many as show that.
fn read_cards(text: &str) -> Option<Vec<Kind>> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    let cards: Option<Vec<Kind>> = words.take(MOST_ACTIONS + 1).map(Kind::read).collect();
    cards.filter(|cards| !cards.is_empty())
}

/// Cards, or a trump, without a verb, where they can mean one thing.
fn read_bare(frame: Frame, text: &str) -> Option<Vec<Action>> {
    match frame {
        Frame::Bidding => Some(read_cards(text)?.into_iter().map(Action::Lay).collect()),
        Frame::Playing => Some(read_cards(text)?.into_iter().map(Action::Play).collect()),
        Frame::ViceTrump | Frame::ChiefTrump => Some(vec![Action::Trump(Trump::read(text.trim())?)]),
        Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Partner | Frame::Over => None,
    }
}

/// Are these cards of the viewer's hand, after which there could be more in the same turn?
fn leaves_room(view: &ViewOf<Mu>, actions: &[Action]) -> bool {
    let open = &view.open;
    let (Some(mut hand), true) = (open.own, view.viewer.seat() == Some(open.turn)) else { return false };
    let mut laid = open.laid[open.turn].count();
    for action in actions {
        let Action::Lay(card) = *action else { return false };
        if !hand.has(card) {
            return false;
        }
        hand.remove(card);
        laid += 1;
    }
    laid > open.laid[open.turn].count() && open.auction.has_room(laid, hand.count())
}

/// The cards as words.
fn write_cards(cards: Bag) -> String {
    cards.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Hands with a stroke between them.
fn read_hands(words: &[&str]) -> Option<BySeat<Bag>> {
    let mut hands: Few<Bag, MAX_SEATS> = Few::new();
    for hand in words.split(|&word| word == "/") {
        let kinds: Option<Vec<Kind>> = hand.iter().map(|name| Kind::read(name)).collect();
        let cards = Bag::try_from(kinds?).ok()?;
        if hands.len() == MAX_SEATS {
            return None;
        }
        hands.push(cards);
    }
    Some(hands.into())
}
