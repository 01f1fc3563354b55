//! Optional powers of a game, each a small trait of its own.

use serde::{Deserialize, Serialize};

use crate::Game;
use crate::phrase::{Glossary, Name, Phrase, Picture};
use crate::seat::{Seat, Viewer};
use crate::secrets::{Facts, ViewOf};

/// Tells a step as a story. It is given only what one viewer saw before and after, so it cannot tell more.
pub trait Narrate: Game {
    /// What is left of its phrases for a reader who must remember the rest. A phrase that is not listed stays as it is.
    const FADING: &'static [Fading] = &[];

    /// What happened between two views of the same viewer, one step apart.
    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase>;
}

/// How one phrase of the story fades: the sentence stays, and what the rules want remembered goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fading {
    /// The phrase as it was told.
    pub key: &'static str,
    /// The phrase that is left. Where it would tell something which of several phrases it was, they fade into one.
    pub into: &'static str,
    /// The variables that are left; the others go with everything in them.
    pub stays: &'static [&'static str],
}

impl Fading {
    /// A phrase, what is left of it, and with which of its variables.
    pub const fn new(key: &'static str, into: &'static str, stays: &'static [&'static str]) -> Self {
        Fading { key, into, stays }
    }

    /// What is left of any phrase of a story. Nothing more fades from what has faded.
    pub fn fade(list: &[Fading], phrase: Phrase) -> Phrase {
        let Some(fading) = list.iter().find(|fading| fading.key == phrase.key) else { return phrase };
        let variable = |name: &&str| phrase.arguments.iter().find(|(told, _)| told == name).cloned();
        let arguments = fading.stays.iter().filter_map(variable).collect();
        Phrase { arguments, ..Phrase::new(fading.into) }
    }
}

/// Shows the table. It is given only what one viewer knows, so it cannot show more.
pub trait Depict: Game {
    /// What would follow from an action, as data: what a client needs to show a play before it is sent. [`Never`] if
    /// the game says nothing of the kind.
    ///
    /// [`Never`]: crate::Never
    type Prospect: Facts;

    /// What decides the game and can be worked out from the view: sums, sides, what beats what. Worked out once, here:
    /// a page shows it as data, and the picture says it in words. `()` if the view says it all.
    type Digest: Facts;

    /// What can be worked out from this view.
    fn digest(&self, view: &ViewOf<Self>) -> Self::Digest;

    /// The table as this viewer sees it, with what can be worked out from the view.
    fn picture(&self, view: &ViewOf<Self>, digest: &Self::Digest) -> Picture;

    /// What the viewer is asked to decide now, as a question, and what to bear in mind.
    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase>;

    /// What would follow from this legal action, as far as the viewer can tell.
    fn prospect(&self, _view: &ViewOf<Self>, _action: Self::Action) -> Option<Self::Prospect> {
        None
    }

    /// What is to be said of this legal action, here; what would follow from it is known.
    fn remarks(
        &self,
        _view: &ViewOf<Self>,
        _action: Self::Action,
        _prospect: Option<&Self::Prospect>,
    ) -> Remarks {
        Remarks::default()
    }

    /// The table as this viewer sees it.
    fn depict(&self, view: &ViewOf<Self>) -> Picture {
        self.picture(view, &self.digest(view))
    }

    /// What the viewer should know before taking this legal action, if it has a price that is easily overlooked.
    fn caution(&self, view: &ViewOf<Self>, action: Self::Action) -> Option<Phrase> {
        self.remarks(view, action, self.prospect(view, action).as_ref()).caution
    }

    /// What else the viewer wants to read beside this legal action, here: what it costs, brings or names.
    fn detail(&self, view: &ViewOf<Self>, action: Self::Action) -> Option<Phrase> {
        self.remarks(view, action, self.prospect(view, action).as_ref()).detail
    }

    /// The cards in words, for games whose cards come from the settings and so are not on the rules page.
    fn glossary(&self, _view: &ViewOf<Self>) -> Glossary {
        Glossary::default()
    }
}

/// What is said beside a choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remarks {
    /// What the viewer wants to read beside it: what it costs, brings or names.
    pub detail: Option<Phrase>,
    /// What the viewer should know before taking it, if it has a price that is easily overlooked.
    pub caution: Option<Phrase>,
}

/// An action chosen by simple good sense.
pub trait Advise: Game {
    /// The action a sensible player would take, one of `legal`, which is never empty.
    fn advise(&self, view: &ViewOf<Self>, legal: &[Self::Action]) -> Self::Action;

    /// What [`advise`](Advise::advise) tells a seat of this world that remembers everything. Whoever imagines games asks it in every
    /// position, so a game may answer without making the view; the answer is the same.
    fn advise_in(&self, world: &Self::State, seat: Seat, legal: &[Self::Action]) -> Self::Action {
        self.advise(&self.view(world, Viewer::Seat(seat)), legal)
    }

    /// The legal actions worth a thought: without those that no partner would understand. All, if it is empty.
    fn sensible(&self, _view: &ViewOf<Self>, _legal: &[Self::Action]) -> Vec<Self::Action> {
        Vec::new()
    }

    /// What is true of this legal action beside the others and matters here, the weightiest first; from the view alone, so
    /// that whoever is given it as a reason can check it. It does not name the action: what is true of two is said of both
    /// in the same words.
    fn facts(&self, _view: &ViewOf<Self>, _legal: &[Self::Action], _action: Self::Action) -> Vec<Fact> {
        Vec::new()
    }
}

/// Something that is true of an action and matters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fact {
    /// Does it speak for the action or against it?
    pub bearing: Bearing,
    /// What it is: the part of a sentence that tells what the action does (“wins the trick with 6 triangles”).
    pub words: Phrase,
}

/// How a fact speaks for or against an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Bearing {
    /// What it brings.
    Gains,
    /// What it keeps back for later.
    Keeps,
    /// What it costs, or gives to others.
    Risks,
}

impl Fact {
    /// It brings this.
    pub fn gains(words: Phrase) -> Self {
        Fact { bearing: Bearing::Gains, words }
    }

    /// It keeps this back for later.
    pub fn keeps(words: Phrase) -> Self {
        Fact { bearing: Bearing::Keeps, words }
    }

    /// It costs this, or gives it to others.
    pub fn risks(words: Phrase) -> Self {
        Fact { bearing: Bearing::Risks, words }
    }
}

/// Teaches a game while it is played: explains a decision to whoever takes it for the first time. Everything is said of the
/// view at hand, so that it can be looked at on the table, and from the view alone, so that it cannot tell more.
pub trait Teach: Game {
    /// What there is to be met: the kinds of decisions and the things that matter in them, in the order in which somebody usually
    /// meets them. What each is called is in the words files, as `topic-` and its name.
    const TOPICS: &'static [&'static str] = &[];

    /// Those of them that can come up with these settings.
    fn topics(&self) -> Vec<&'static str> {
        Self::TOPICS.to_vec()
    }

    /// What the viewer's present decision brings up, the most needed first; `legal` is never empty. Each topic comes once.
    fn teach(&self, _view: &ViewOf<Self>, _legal: &[Self::Action]) -> Vec<Lesson> {
        Vec::new()
    }
}

/// One thing explained where it comes up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lesson {
    /// Which of the game's topics it is: whoever has met it need not be told again.
    pub topic: Name,
    /// What it comes to, as a heading.
    pub heading: Phrase,
    /// What that means here, one to three sentences.
    pub points: Vec<Point>,
}

/// One sentence of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Point {
    /// The sentence.
    pub words: Phrase,
    /// The part of the table that it is about: a name the game gives it, or a card in notation.
    pub at: Option<Name>,
}

impl Lesson {
    /// The most sentences that somebody reads before a move.
    pub const MOST_POINTS: usize = 3;

    /// A lesson on this topic, its heading the words `lesson-` and its name.
    pub fn new(topic: &'static str) -> Self {
        let heading = Phrase { key: Name::Owned(format!("lesson-{topic}")), ..Phrase::new("") };
        Lesson { topic: Name::Borrowed(topic), heading, points: Vec::with_capacity(Lesson::MOST_POINTS) }
    }

    /// The lesson with one more sentence.
    #[must_use]
    pub fn say(mut self, words: Phrase) -> Self {
        self.points.push(Point { words, at: None });
        self
    }

    /// The lesson with one more sentence, about this part of the table.
    #[must_use]
    pub fn show(mut self, at: impl Into<Name>, words: Phrase) -> Self {
        self.points.push(Point { words, at: Some(at.into()) });
        self
    }

    /// Everything it says.
    pub fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        [&self.heading].into_iter().chain(self.points.iter().map(|point| &point.words))
    }
}

/// All that nature can do, for solvers of small games.
pub trait ListChance: Game {
    /// Every outcome that can happen now, with its probability. Only asked when it is nature's turn.
    fn list_chance(&self, state: &Self::State) -> Vec<(Self::Chance, f64)>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    const LIST: &[Fading] = &[
        Fading::new("took", "took-faded", &["who", "other"]),
        Fading::new("found", "took-faded", &["who", "other"]),
    ];

    #[test]
    fn a_phrase_keeps_what_stays_whatever_it_was_called_and_in_one_order() {
        let cards = Phrase::new("some").with("cards", vec!["r7", "b3"]);
        let took = Phrase::new("took").with("who", Seat(1)).with("cards", cards).with("other", Seat(0));
        let found = Phrase::new("found").with("other", Seat(0)).with("sum", 10).with("who", Seat(1));
        let left = Phrase::new("took-faded").with("who", Seat(1)).with("other", Seat(0));
        assert_eq!(Fading::fade(LIST, took), left);
        assert_eq!(Fading::fade(LIST, found), left);
        assert_eq!(Fading::fade(LIST, left.clone()), left);
    }

    #[test]
    fn a_phrase_that_is_not_listed_stays_as_it_is() {
        let passed = Phrase::new("passed").with("who", Seat(1)).with("card", "r7");
        assert_eq!(Fading::fade(LIST, passed.clone()), passed);
    }
}
