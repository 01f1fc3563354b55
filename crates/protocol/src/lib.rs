//! What clients and a table say to each other: two closed sets of messages, one per direction, as JSON. `docs/protocol.md`
//! tells how they are used.

/// What a client says.
pub mod to_server;
/// What a client is told.
pub mod to_client;
/// Who sits at the table, and everything about it that is not the game.
pub mod room;
/// Why a message was not followed.
pub mod denial;
/// A game that is over, step by step.
pub mod moment;

pub use denial::Denial;
pub use moment::{
    BetterMove, Chances, LaidOpen, Moment, Moments, MoveWorth, Review, ReviewedDecision, Turning,
    TurningPoint, Worths,
};
pub use room::{
    Agreement, Chair, Clock, ClockTold, Commitment, Holder, Key32, MotionTold, OnTimeOut, Opened, Pace,
    Presence, Room, Terms,
};
pub use to_client::{Happening, Present, ToClient, Told, Why};
pub use to_server::{Arrangement, Key, Motion, Move, ToServer, Unreadable};

/// The version of this protocol. A client of another version is told so and nothing else.
pub const VERSION: u32 = 1;
/// The longest message that a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 16 * 1024;
/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 500;

/// A moment: milliseconds since 1970, as the table counts them.
pub type Time = i64;
/// A length of time, in milliseconds.
pub type Millis = i64;
