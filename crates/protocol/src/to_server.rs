use std::fmt;
use std::sync::Arc;

use game::{Data, Phrase, Seat};
use serde::{Deserialize, Serialize};

use crate::LONGEST_MESSAGE;

/// The longest reason why a message could not be read, in characters.
const LONGEST_REASON: usize = 200;

/// What a client says. A message never names its sender: the table knows who is connected.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message of a connection, and whenever the client has lost its place.
    Hello {
        /// The version of the protocol that the client speaks.
        version: u32,
        /// The last event that the client knows; it is sent what came after it.
        after: u64,
    },
    /// Carries out a command of the game, whole or not at all.
    Play {
        /// Names this message, so that it can be sent again.
        key: Key,
        /// The position that it is meant for: `position` of what was told last.
        position: u64,
        /// What to do.
        action: Move,
    },
    /// Sits down on a chair that a bot holds.
    Sit {
        /// Names this message.
        key: Key,
        /// The chair.
        seat: Seat,
        /// What the others are to call the person.
        name: String,
    },
    /// Gives the chair to a bot.
    Stand {
        /// Names this message.
        key: Key,
    },
    /// Moves that something be done which the others have to agree to. What needs nobody's consent is done at once.
    Ask {
        /// Names this message.
        key: Key,
        /// What.
        motion: Motion,
    },
    /// Agrees to what somebody asked, or does not.
    Agree {
        /// Names this message.
        key: Key,
        /// Which motion: its number.
        motion: u64,
        /// Yes or no.
        yes: bool,
    },
    /// Lets a paused game go on.
    Resume {
        /// Names this message.
        key: Key,
    },
    /// Says something to everybody at the table.
    Say {
        /// Names this message.
        key: Key,
        /// What.
        text: String,
    },
    /// Ends a game in which nobody else plays, without a result.
    GiveUp {
        /// Names this message.
        key: Key,
    },
    /// Wants to play again with the same people, after the end.
    Again {
        /// Names this message.
        key: Key,
        /// On which chairs; nothing means the same.
        #[serde(default, skip_serializing_if = "Arrangement::is_same")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Arrangement>"))]
        chairs: Arrangement,
    },
    /// Asks what a good player would do.
    Hint {
        /// The position.
        position: u64,
    },
    /// Asks whether the rules would let this seat do something, and why not. Nothing is done, and nobody else is told.
    Judge {
        /// The position that it is meant for.
        position: u64,
        /// What would be done.
        action: Move,
    },
    /// Asks what there is to know for who takes this decision for the first time. Nothing is done, and nobody else is told.
    Teach {
        /// The position.
        position: u64,
    },
    /// Asks for the cards in words.
    Glossary,
    /// What this seat wishes from now on.
    Wish {
        /// Whether an answer is given by itself where there is only one.
        forced: bool,
        /// Whether to be shown what a perfect memory would add, where the table allows it.
        memory: bool,
    },
    /// Whether to be sent the table in words, `picture` of a sight, from now on; at first it is. Whoever draws a game from its data can do
    /// without what is more than half of an update. Who wants it again is told how things are now.
    Picture {
        /// Whether.
        wanted: bool,
    },
    /// Everything up to this event has been shown to the person.
    Seen {
        /// The event.
        seq: u64,
    },
    /// I am here.
    Ping,
}

/// Who sits where when the same people play again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Arrangement {
    /// Everybody where they sat.
    #[default]
    Same,
    /// Everybody one chair further, side by side, so that partners change.
    Moved,
}

impl Arrangement {
    /// Does everybody stay?
    pub fn is_same(&self) -> bool {
        *self == Arrangement::Same
    }
}

/// What to do in the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Move {
    /// As somebody types it.
    Text(String),
    /// A list of actions, each as it was offered in `choices`.
    Actions(Vec<Data>),
}

/// Something that needs the consent of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Motion {
    /// To return to a decision of one's own.
    TakeBack {
        /// How many steps had led to it (`steps` of its sight); nothing means the last one.
        to: Option<u64>,
    },
    /// To stop the clocks and wait.
    Pause,
    /// To let a bot play on for somebody who is away.
    Replace {
        /// Whose chair.
        seat: Seat,
    },
}

/// What a client calls one of its messages: 1 to 32 letters, digits, `-` or `_`, never used twice by the same person at the same table. A message that
/// is sent again with its key is carried out once and answered alike.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Key(Arc<str>);

impl Key {
    /// A key of this text, if it may be one.
    pub fn new(text: impl Into<String>) -> Option<Key> {
        let text = text.into();
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        ((1..=32).contains(&text.len()) && text.bytes().all(is_plain)).then(|| Key(text.into()))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Key {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Key, Self::Error> {
        Key::new(text).ok_or("a key has 1 to 32 letters, digits, - or _")
    }
}

impl From<Key> for String {
    fn from(key: Key) -> String {
        key.as_str().to_owned()
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a message could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is longer than [`LONGEST_MESSAGE`].
    #[error("a message has at most {LONGEST_MESSAGE} bytes")]
    TooLong,
    /// It is not a message of this protocol.
    #[error("not a message of this protocol: {0}")]
    Malformed(String),
}

impl Unreadable {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            Unreadable::TooLong => Phrase::new("denied-too-long").with("most", LONGEST_MESSAGE as u32),
            Unreadable::Malformed(what) => Phrase::new("denied-malformed").with("what", what.as_str()),
        }
    }
}

impl ToServer {
    /// Reads a message as it came over the wire.
    pub fn read(text: &str) -> Result<ToServer, Unreadable> {
        if text.len() > LONGEST_MESSAGE {
            return Err(Unreadable::TooLong);
        }
        serde_json::from_str(text).map_err(|error| {
            // The reason repeats what it stumbled over, which may be long.
            Unreadable::Malformed(error.to_string().chars().take(LONGEST_REASON).collect())
        })
    }

    /// The key, if the message has one: what it leads to is then stored before it is answered.
    pub fn key(&self) -> Option<&Key> {
        match self {
            ToServer::Play { key, .. }
            | ToServer::Sit { key, .. }
            | ToServer::Stand { key }
            | ToServer::Ask { key, .. }
            | ToServer::Agree { key, .. }
            | ToServer::Resume { key }
            | ToServer::Say { key, .. }
            | ToServer::GiveUp { key }
            | ToServer::Again { key, .. } => Some(key),
            ToServer::Hello { .. }
            | ToServer::Hint { .. }
            | ToServer::Judge { .. }
            | ToServer::Teach { .. }
            | ToServer::Glossary
            | ToServer::Picture { .. }
            | ToServer::Wish { .. }
            | ToServer::Seen { .. }
            | ToServer::Ping => None,
        }
    }
}
