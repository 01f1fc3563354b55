use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::{Millis, Motion, Time};

/// What a table is and stays: told once, when a client comes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Opened {
    /// The name of the table.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its settings, as a record writes them.
    pub settings: Vec<(String, String)>,
    /// The team of every seat.
    pub sides: BySeat<u8>,
    /// What is agreed at this table beside the rules.
    pub terms: Terms,
    /// What binds the table to its deal.
    pub commitment: Commitment,
}

/// What is agreed at a table beside the rules of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are independent of each other, and a form has a switch for each"
)]
pub struct Terms {
    /// How much time there is.
    pub clock: Clock,
    /// What happens when it is used up.
    pub on_time_out: OnTimeOut,
    /// Whether anybody may be shown what a perfect memory would add.
    pub memory: bool,
    /// Whether anybody may ask what a good player would do.
    pub hints: bool,
    /// Whether decisions may be returned to.
    pub take_backs: bool,
    /// Whether whoever knows the table may sit down in a bot's chair.
    pub open: bool,
    /// Whether anybody may find the table among those that have a free chair.
    #[serde(default)]
    pub listed: bool,
    /// How long answers of bots, and answers given by themselves, take.
    pub pace: Pace,
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Clock {
    /// As much as anybody wants.
    None,
    /// So much for every decision.
    Move {
        /// For one decision.
        time: Millis,
    },
    /// So much for the game, and some more with every decision.
    Game {
        /// For the game.
        time: Millis,
        /// What every decision adds.
        increment: Millis,
    },
}

/// What happens when somebody's time is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OnTimeOut {
    /// A bot takes the chair.
    Bot,
    /// What the game advises is done, and the person stays.
    Advised,
}

/// The delay before an answer that no person gives: drawn anew every time, from the least to the most, whatever there was to
/// think about. An answer at once would tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pace {
    /// At least.
    pub least: Millis,
    /// At most.
    pub most: Millis,
}

/// What binds the table to its deal: a hash of the key that all chance of this game is drawn from. The key is told at the
/// end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Commitment {
    /// BLAKE3, in hexadecimal digits.
    pub hash: String,
    /// What it is the hash of, once the game is over.
    pub opened: Option<Key32>,
}

/// The key of a deal and what was mixed into its hash, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Key32 {
    /// 32 bytes.
    pub key: String,
    /// 32 bytes.
    pub nonce: String,
}

/// Who sits at the table, and everything about it that is not the game. It is always told whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Room {
    /// The chairs, in the order of the seats.
    pub chairs: Vec<Chair>,
    /// How many watch.
    pub spectators: u32,
    /// The clocks, if the table has any.
    pub clock: Option<ClockTold>,
    /// Since when the game is paused, if it is.
    pub paused: Option<Time>,
    /// What was asked and is not decided yet.
    pub motion: Option<MotionTold>,
    /// Whether somebody went back to an earlier decision against bots, or the game was not played from its beginning: it does
    /// not count then.
    pub practice: bool,
    /// Whether the game was ended without a result.
    pub given_up: bool,
    /// Who wants to play again.
    pub again: Vec<Seat>,
    /// Who of them wants to on other chairs: if all of them do, they move.
    #[serde(default)]
    pub moved: Vec<Seat>,
}

/// One chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chair {
    /// What whoever sits on it is called.
    pub name: Option<String>,
    /// Who holds it.
    pub holder: Holder,
}

/// Who holds a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Holder {
    /// A person.
    Person(Presence),
    /// A bot of this level.
    Bot(String),
}

/// Whether a person is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Presence {
    /// Yes.
    Here,
    /// Not since then.
    Away(Time),
}

/// The clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClockTold {
    /// What everybody had left at `at`.
    pub left: Vec<Millis>,
    /// Whose clock has been running since then.
    pub running: Option<Seat>,
    /// The moment.
    pub at: Time,
}

/// Something that was asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MotionTold {
    /// Its number.
    pub number: u64,
    /// Who asked.
    pub by: Seat,
    /// What.
    pub motion: Motion,
    /// Who has agreed.
    pub yes: Vec<Seat>,
    /// Who has to.
    pub asked: Vec<Seat>,
    /// When silence means no.
    pub until: Time,
}

/// How a motion ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Agreement {
    /// Everybody agreed.
    Agreed,
    /// This seat did not.
    Declined(Seat),
    /// Somebody did not answer.
    Silence,
    /// The game went on or ended, somebody sat down or stood up, or who was away is back.
    Lapsed,
}

impl Terms {
    /// A table among friends: no clock, hints and take-backs, no memory aid, whoever has the link may sit down.
    pub const FRIENDLY: Terms = Terms {
        clock: Clock::None,
        on_time_out: OnTimeOut::Bot,
        memory: false,
        hints: true,
        take_backs: true,
        open: true,
        listed: false,
        pace: Pace { least: 700, most: 1600 },
    };
}
