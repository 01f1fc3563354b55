//! Everything a viewer is told, as one value: what a client is sent is this and nothing else.

use serde::{Deserialize, Serialize};

use crate::phrase::{Phrase, Picture};
use crate::powers::Depict;
use crate::rules::Rules;
use crate::scoring::Outcome;
use crate::seat::{BySeat, Turn};
use crate::secrets::{SeenOf, ViewOf};

/// A value of some game, for those who do not know which game it is.
pub type Data = serde_json::Value;

/// Everything one viewer is told of a position. Where the game is known its parts are typed ([`SightOf`]); where it is
/// not, they are [`Data`], and serialised both are the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sight<View = Data, Seen = Data, Action = Data, Prospect = Data, Digest = Data> {
    /// How many steps led to this position.
    pub steps: u64,
    /// What the game is waiting for.
    pub turn: Turn,
    /// What the viewer knows, as data.
    pub view: View,
    /// What can be worked out from it and decides the game, as data.
    pub digest: Digest,
    /// What the viewer saw of every step of the last command, or of the last outcome of chance, as data: to be animated.
    pub seen: Vec<Seen>,
    /// The same in words.
    pub story: Vec<Phrase>,
    /// The table, ready to be drawn.
    pub picture: Picture,
    /// What the viewer is asked, if anything.
    pub question: Vec<Phrase>,
    /// What the viewer may do, in the game's order: nothing unless it is this seat's turn.
    pub choices: Vec<Choice<Action, Prospect>>,
    /// The score sheet so far.
    pub standing: BySeat<i32>,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
}

/// What a viewer saw of one command, or of one outcome of chance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tale<Seen = Data> {
    /// As data, step by step.
    pub seen: Vec<Seen>,
    /// In words.
    pub story: Vec<Phrase>,
}

/// One thing a seat may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice<Action = Data, Prospect = Data> {
    /// The action itself, as data: what a click sends, and what a card on the screen is compared with.
    pub action: Action,
    /// In notation.
    pub notation: String,
    /// In words.
    pub words: Phrase,
    /// What else is to be said of it here.
    pub detail: Option<Phrase>,
    /// What is easily overlooked about it.
    pub caution: Option<Phrase>,
    /// The number a player would simply type for it.
    pub amount: Option<u32>,
    /// What would follow from it.
    pub prospect: Option<Prospect>,
}

/// The sight of a known game.
pub type SightOf<G> =
    Sight<ViewOf<G>, SeenOf<G>, <G as Rules>::Action, <G as Depict>::Prospect, <G as Depict>::Digest>;

/// The tale of a known game.
pub type TaleOf<G> = Tale<SeenOf<G>>;

impl<Seen: Serialize> Tale<Seen> {
    /// The same for somebody who does not know which game it is.
    pub fn erased(self) -> Tale {
        Tale { seen: self.seen.iter().map(data).collect(), story: self.story }
    }
}

impl<View: Serialize, Seen: Serialize, Action: Serialize, Prospect: Serialize, Digest: Serialize>
    Sight<View, Seen, Action, Prospect, Digest>
{
    /// The same for somebody who does not know which game it is.
    pub fn erased(self) -> Sight {
        Sight {
            steps: self.steps,
            turn: self.turn,
            view: data(&self.view),
            digest: data(&self.digest),
            seen: self.seen.iter().map(data).collect(),
            story: self.story,
            picture: self.picture,
            question: self.question,
            choices: self.choices.into_iter().map(Choice::erased).collect(),
            standing: self.standing,
            outcome: self.outcome,
        }
    }

    /// The same as JSON text.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("values of games are plain data")
    }
}

impl<Action: Serialize, Prospect: Serialize> Choice<Action, Prospect> {
    /// The same for somebody who does not know which game it is.
    pub fn erased(self) -> Choice {
        Choice {
            action: data(&self.action),
            notation: self.notation,
            words: self.words,
            detail: self.detail,
            caution: self.caution,
            amount: self.amount,
            prospect: self.prospect.as_ref().map(data),
        }
    }
}

/// A value of some game as data.
pub fn data<T: Serialize>(value: &T) -> Data {
    serde_json::to_value(value).expect("values of games are plain data")
}
