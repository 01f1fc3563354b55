//! From what somebody sends to the actions that are meant.

use serde::Deserialize;

use super::{Command, Running};
use crate::Game;
use crate::doors::Refusal;
use crate::notation::{MOST_ACTIONS, NotationError, folded, shortened};
use crate::phrase::{Phrase, Value};
use crate::seat::{Seat, Viewer};
use crate::sight::Data;

impl<G: Game> Running<G> {
    /// The actions that a command names.
    pub(super) fn read(&self, seat: Seat, command: Command<'_>) -> Result<Vec<G::Action>, Refusal> {
        let unreadable = |error: NotationError| Refusal::Unreadable(error.0);
        let seen = || self.view(Viewer::Seat(seat)).forgetful();
        let actions = match command {
            Command::Text(text) => match self.of_amount(seat, text) {
                Some(action) => vec![action],
                None => match self.game.read_command(&seen(), text) {
                    Ok(actions) => actions,
                    Err(error) => vec![self.of_words(seat, text, error)?],
                },
            },
            Command::Recorded(text) => vec![self.game.read_action(text).map_err(unreadable)?],
            Command::Logged(texts) => {
                let read = texts.iter().map(|text| self.game.read_action(text).map_err(unreadable));
                read.collect::<Result<_, _>>()?
            }
            Command::Data(Data::Array(list)) if list.len() > MOST_ACTIONS => {
                return Err(too_many());
            }
            Command::Data(data) => {
                Vec::deserialize(data).map_err(|_| Refusal::Unreadable(Phrase::new("command-unreadable")))?
            }
            Command::Answer(answer) => {
                vec![answer.of::<G>().ok_or(Refusal::Unreadable(Phrase::new("command-unreadable")))?]
            }
        };
        match actions.len() {
            0 => Err(Refusal::Unreadable(Phrase::new("command-empty"))),
            1..=MOST_ACTIONS => Ok(actions),
            _ => Err(too_many()),
        }
    }

    /// What a bare number means, where legal actions have amounts.
    fn of_amount(&self, seat: Seat, text: &str) -> Option<G::Action> {
        let amount = text.trim().parse().ok().filter(|_| !text.contains('+'))?;
        let legal = self.legal(seat);
        let of_amount = legal.iter().copied().find(|&action| self.game.amount(action) == Some(amount));
        of_amount.or_else(|| {
            let like = legal.iter().copied().find(|&action| self.game.amount(action).is_some())?;
            self.game.with_amount(like, amount)
        })
    }

    /// What is meant by some words of a legal action, in their order: `r7` is `play r7` where that is the only action with
    /// it. If there are several they are named; if there is none, the text stays as unreadable as it was.
    fn of_words(&self, seat: Seat, text: &str, error: NotationError) -> Result<G::Action, Refusal> {
        let text = folded(text);
        let typed: Vec<&str> = text.split_whitespace().collect();
        let fits = |action: &G::Action| has_words(&folded(&self.game.write_action(*action)), &typed);
        let meant: Vec<G::Action> = self.legal(seat).iter().copied().filter(fits).collect();
        match meant[..] {
            [only] => Ok(only),
            [] => Err(Refusal::Unreadable(error.0)),
            [..] => {
                let several = meant.iter().take(MOST_NAMED).map(|&action| self.game.write_action(action));
                let named: Vec<Value> = several.map(Value::Move).collect();
                let phrase = Phrase::new("notation-ambiguous").with("text", shortened(&text));
                Err(Refusal::Unreadable(phrase.with("allowed", Value::List(named))))
            }
        }
    }
}

/// How many actions are named of those that a few words could mean.
const MOST_NAMED: usize = 6;

/// Does a notation have these words, in their order, and at least one?
fn has_words(notation: &str, typed: &[&str]) -> bool {
    let mut words = notation.split_whitespace();
    !typed.is_empty() && typed.iter().all(|typed| words.any(|word| word == *typed))
}

fn too_many() -> Refusal {
    Refusal::Unreadable(Phrase::new("command-too-long").with("most", MOST_ACTIONS as u32))
}
