use game::phrase::Glossary;
use game::{Data, Lesson, Phrase, Refusal, Seat, Sight};
use players::Hint;
use serde::{Deserialize, Serialize};

use crate::{Agreement, Denial, Key, Opened, Room, Time};

/// What a client is told. `S` is the sight of the game: [`Sight`] for whoever reads it, its text for whoever only sends it.
// `R` and `T` are texts then too. No client sees that, so it is not in the documentation that its types are given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(R = Room, T = Told)))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum ToClient<S = Sight, R = Room, T = Told> {
    /// The answer to a hello: everything needed to go on.
    Welcome {
        /// The version of the protocol.
        version: u32,
        /// What the table is.
        opened: Box<Opened>,
        /// Which seat is yours; nothing if you watch.
        you: Option<Seat>,
        /// Everything as it is now.
        present: Box<Present<S, R, T>>,
    },
    /// Something happened.
    Update(Box<Present<S, R, T>>),
    /// Something about the table changed that is not kept: somebody came or went, something was asked.
    Room(Room),
    /// What you sent with this key was done, as this event. It is stored, unless it was only asked, agreed to, or wanted again:
    /// what is not decided yet is forgotten when the table is closed.
    Accepted {
        /// The key.
        key: Key,
        /// The last event that it led to.
        seq: u64,
    },
    /// What you sent was not done.
    Denied {
        /// Its key, if it had one that could be read.
        key: Option<Key>,
        /// Why.
        why: Denial,
        /// The same in words.
        words: Phrase,
    },
    /// What was asked is decided.
    Decided {
        /// Its number.
        motion: u64,
        /// How.
        agreement: Agreement,
    },
    /// What a good player would do.
    Hinted {
        /// In which position.
        position: u64,
        /// The hint.
        hint: Hint,
        /// The same in words: a sentence, then the figures.
        words: Vec<Phrase>,
    },
    /// Whether the rules would let you do what you asked about. Questions are answered in their order.
    Judged {
        /// In which position.
        position: u64,
        /// Whether they would.
        allowed: bool,
        /// Why not.
        refusal: Option<Refusal>,
        /// The same in words.
        words: Option<Phrase>,
    },
    /// What your decision brings up, the most needed first: nothing if it is not your turn.
    Taught {
        /// In which position.
        position: u64,
        /// What is explained.
        lessons: Vec<Lesson>,
    },
    /// The cards in words.
    Glossary(Glossary),
    /// The same people play again, at this table.
    Next {
        /// Its name.
        table: String,
    },
    /// I am here too.
    Pong,
}

/// Everything as it is now, and what led to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(R = Room, T = Told)))]
pub struct Present<S = Sight, R = Room, T = Told> {
    /// The last event.
    pub seq: u64,
    /// The event that made the present position: what is to be played in it says so.
    pub position: u64,
    /// What happened, the oldest first.
    pub told: Vec<T>,
    /// Who sits at the table.
    pub room: R,
    /// The game.
    pub sight: S,
}

/// One event, as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Told {
    /// Its number.
    pub seq: u64,
    /// When.
    pub at: Time,
    /// What happened.
    pub what: Happening,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Happening {
    /// A step of the game.
    Step {
        /// Who did it; nobody if it was chance.
        by: Option<Seat>,
        /// In words. What has to be remembered is left out once it was told, unless the memory aid is on.
        story: Vec<Phrase>,
        /// As data, for animation: only while it is new.
        seen: Vec<Data>,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// A bot took a chair.
    Stood {
        /// Which.
        seat: Seat,
        /// Why.
        why: Why,
    },
    /// A decision was returned to.
    TakenBack {
        /// Whose.
        seat: Seat,
        /// How many steps had led to it.
        to: u64,
    },
    /// The game was paused.
    Paused {
        /// By whom.
        seat: Seat,
    },
    /// It goes on.
    Resumed {
        /// By whom.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// The game was ended without a result.
    GivenUp {
        /// By whom.
        seat: Seat,
    },
}

/// Why a bot took a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The person stood up.
    Left,
    /// The person's time was used up.
    TimeOut,
    /// The others agreed that it should.
    Replaced,
}
