//! What can be wrong with a table, on purpose.

/// A fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Everybody reads why somebody's message was refused.
    SharedRefusal,
    /// A refusal shows the cards of another.
    PeekingRefusal,
    /// A judgement shows the cards of another.
    PeekingJudgement,
    /// Something is acknowledged before it is stored.
    EarlyAnswer,
    /// What is stored is lost in a crash.
    LostEvents,
    /// Who watches is sent what a seat sees, when they come.
    SpectatorSeesSeat,
    /// Who comes back is told in full what they had acknowledged.
    FullCatchUp,
    /// Answers of bots, and answers given by themselves, do not wait.
    NoPace,
    /// A message that comes twice is carried out twice.
    TwiceCarriedOut,
    /// A refused message resets the clock.
    RefusalMovesClock,
    /// After a take-back chance is drawn anew.
    NewDice,
    /// What was noted is not read again.
    LostNotes,
    /// Who watches is named.
    SpectatorNamed,
    /// The record of a game that is not over is sent to who asks for the cards in words.
    RecordTold,
    /// The secret is told before the end.
    EarlySecret,
    /// The answer to a repeated message differs from the first.
    AnsweredUnlike,
    /// A move that could not be stored is told.
    NotStoredYetTold,
}
