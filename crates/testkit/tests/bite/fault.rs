//! What can be wrong with a game.

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing.
    None,
    /// The end is a new beginning.
    NeverEnds,
    /// The end has no result.
    NoResult,
    /// An action is listed twice.
    DuplicateAction,
    /// Who has one action left has none.
    NothingToDo,
    /// The order of the actions changes whenever they are asked for.
    UnstableOrder,
    /// Refusals name no clause.
    NoReason,
    /// A counter can be drawn and is not admitted.
    RefusesItsDraw,
    /// A pass loses a buried card.
    LostCard,
    /// Nature may deal cards that are not in the deck.
    AdmitsAnything,
    /// The time is part of the position.
    Clock,
    /// Two actions are written alike.
    BadNotation,
    /// The view tells how many counters the others hold; worlds are drawn without regard to it.
    LeakedHand,
    /// The same, and worlds are drawn with regard to it.
    LeakedHandEverywhere,
    /// The view tells what the others dropped, and worlds are drawn with regard to it.
    LeakedDropEverywhere,
    /// Worlds are drawn without regard to memory.
    ForgetfulWorlds,
    /// Worlds in which nobody can do anything a step later.
    DeadEnds,
    /// Whether one may strike depends on what the other holds.
    PeekingLegality,
    /// Refusals tell what the other holds.
    PeekingReason,
    /// The score sheet tells what is held.
    PeekingScore,
    /// Who holds no counter is not asked; the other one goes on.
    AsksHolders,
    /// Who holds no counter is not asked, and nobody is told.
    PassesForOthers,
    /// Worlds in which the others hold counters are drawn too often.
    BiasedWorlds,
    /// Nature may deal hands that are too long, of cards that are there.
    AdmitsUnevenDeals,
    /// Worlds are drawn without regard to what is left of a memory.
    ForgetsWhatIsLeft,
    /// Whether one may strike depends on what happened just before.
    LegalityByLast,
    /// What everybody sees of a pass tells what the one who passes holds, and worlds are drawn with regard to it.
    TellingPass,
    /// Many worlds, asked for at once, are drawn like those of `BiasedWorlds`.
    BiasedWorldsAtOnce,
    /// Nature draws counters too often.
    LoadedDice,
    /// What everybody saw of a drop is not the same for everybody.
    TwoDeeds,
    /// Who drops a card is shown what the other holds, and yet a command may go on after it.
    GoesOnAfterALook,
    /// What cannot be read is answered with what the others hold.
    PeekingUnreadable,
    /// The story tells what the others hold.
    PeekingStory,
    /// The story tells everybody the card that only one player saw.
    StoryTellsTheHiddenCard,
    /// The picture shows what the others hold.
    PeekingPicture,
    /// The question tells what the others hold.
    PeekingQuestion,
    /// What is said beside a choice tells what the others hold.
    PeekingDetail,
    /// A caution tells what the others hold.
    PeekingCaution,
    /// What would follow from a choice tells what the others hold.
    PeekingProspect,
    /// The glossary tells what the others hold.
    PeekingGlossary,
    /// The advice depends on what the others hold.
    PeekingAdvice,
    /// What is worked out from a view tells what the others hold.
    PeekingDigest,
    /// The facts given as reasons tell what the others hold.
    PeekingFacts,
    /// What is explained tells what the others hold.
    PeekingLessons,
    /// Two drops are one word.
    SpelledAlike,
    /// An answer and a blow, which nobody chooses between, are one word.
    SpelledAlikeElsewhere,
    /// The word for a drop begins with the word for another.
    WordBeginsAnother,
    /// A letter comes twice in a word.
    LetterTwice,
    /// Two words begin with the same letters, the other way round.
    LettersInBothOrders,
    /// A letter is not in the alphabet.
    StrangeLetter,
    /// A word has no letters.
    EmptyWord,
    /// The own hand is not in the numbers.
    UnseenHand,
    /// A number is above the scale of its plane.
    AboveTheScale,
    /// What is remembered is not in the numbers.
    UnseenMemory,
    /// Whether anything is remembered is not in the numbers.
    UnseenForgetting,
    /// The time is in the numbers.
    ObservedClock,
}
