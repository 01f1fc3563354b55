use game::{Phrase, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::{LONGEST_CHAT, LONGEST_NAME, VERSION};

/// Why a message was not followed. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Denial {
    /// It could not be read.
    Unreadable(Phrase),
    /// You speak this version of the protocol, and the table another: [`VERSION`].
    Version(u32),
    /// Say hello first.
    NoHello,
    /// Only somebody who sits at the table may do this.
    NotSeated,
    /// You have a chair already.
    Seated(Seat),
    /// There is no such chair.
    NoSuchSeat,
    /// Somebody sits there.
    SeatTaken,
    /// You have seen the cards of another chair in this game, and may only sit there.
    OtherCards(Seat),
    /// A bot took your chair and is about to decide: you may sit down when it has.
    BotDecides,
    /// Strangers may not sit down here.
    SeatsClosed,
    /// A name has 1 to [`LONGEST_NAME`] characters that can be seen, and nobody else at the table has it.
    BadName,
    /// A line of chat has 1 to [`LONGEST_CHAT`] characters.
    BadChat,
    /// The position has changed since; this is the present one.
    Stale(u64),
    /// The rules do not allow it.
    Refused(Refusal),
    /// The game is paused.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// Others play too: stand up instead, and a bot plays on.
    NotAlone,
    /// This table gives no hints.
    NoHints,
    /// This table takes nothing back.
    NoTakeBacks,
    /// There is no decision of yours to return to there.
    NothingToTakeBack,
    /// Something else has been asked and is not decided yet.
    MotionPending,
    /// There is no such motion, or it is decided.
    NoSuchMotion,
    /// That seat is not away.
    NotAway(Seat),
    /// It could not be stored, and has not happened. Send it again.
    NotStored(Phrase),
}

impl Denial {
    /// The denial in words.
    pub fn phrase(&self) -> Phrase {
        let plain = |key| Phrase::new(key);
        match self {
            Denial::Unreadable(phrase) => phrase.clone(),
            Denial::Version(theirs) => plain("denied-version").with("theirs", *theirs).with("ours", VERSION),
            Denial::NoHello => plain("denied-no-hello"),
            Denial::NotSeated => plain("denied-not-seated"),
            Denial::Seated(seat) => plain("denied-seated").with("who", *seat),
            Denial::NoSuchSeat => plain("denied-no-such-seat"),
            Denial::SeatTaken => plain("denied-seat-taken"),
            Denial::OtherCards(seat) => plain("denied-other-cards").with("who", *seat),
            Denial::BotDecides => plain("denied-bot-decides"),
            Denial::SeatsClosed => plain("denied-seats-closed"),
            Denial::BadName => plain("denied-bad-name").with("most", LONGEST_NAME as u32),
            Denial::BadChat => plain("denied-bad-chat").with("most", LONGEST_CHAT as u32),
            Denial::Stale(_) => plain("refused-late"),
            Denial::Refused(refusal) => refusal.phrase(),
            Denial::Paused => plain("denied-paused"),
            Denial::NotPaused => plain("denied-not-paused"),
            Denial::Over => plain("refused-over"),
            Denial::NotOver => plain("denied-not-over"),
            Denial::NotAlone => plain("denied-not-alone"),
            Denial::NoHints => plain("denied-no-hints"),
            Denial::NoTakeBacks => plain("denied-no-take-backs"),
            Denial::NothingToTakeBack => plain("denied-nothing-to-take-back"),
            Denial::MotionPending => plain("denied-motion-pending"),
            Denial::NoSuchMotion => plain("denied-no-such-motion"),
            Denial::NotAway(seat) => plain("denied-not-away").with("who", *seat),
            Denial::NotStored(why) => plain("denied-not-stored").with("why", why.clone()),
        }
    }
}
