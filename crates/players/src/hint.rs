//! Hints as people get them: a sentence with its reason, and the figures behind it.

use std::sync::Arc;

use bots::{Candidate, Mind, Verdict};
use game::sight::data;
use game::{Advise, Asked, Bearing, Data, Fact, Phrase, Question, Value};
use serde::{Deserialize, Serialize};

/// What a good player would do who is shown what the person is shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hint {
    /// How sure it is.
    pub verdict: Verdict,
    /// The move it names, unless no move is better and nothing speaks for one.
    pub named: Option<Named>,
    /// Moves of which exactly the same can be said.
    pub alike: Vec<Named>,
    /// What speaks for that move and its like, and fits no other, from what the person sees.
    pub reason: Vec<Fact>,
    /// The figures behind it: the move named first, then the others from the highest to the lowest, and at the end those that
    /// were hardly tried.
    pub figures: Vec<Figure>,
}

/// A move that is spoken of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Named {
    /// As data.
    pub action: Data,
    /// In notation.
    pub notation: String,
    /// In words.
    pub words: Phrase,
}

/// What a move seems to be worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figure {
    /// The move.
    #[serde(flatten)]
    pub named: Named,
    /// Its worth, from 0 (everything is lost) to 1 (everything is won).
    pub worth: f32,
    /// How far off that may be: a standard error.
    pub error: f32,
    /// Its part of the simulated games, from 0 to 1. The better a move looks, the more often it is tried.
    pub share: f32,
    /// Was it tried too rarely for its worth to mean anything?
    pub hardly_tried: bool,
}

/// So many figures are told.
const TOLD: usize = 5;
/// So many moves that are as good as the one named are named beside it.
const RIVALS: usize = 3;

impl Hint {
    /// The hint in words: a sentence, then the figures.
    pub fn phrases(&self) -> Vec<Phrase> {
        let mut phrases = vec![self.sentence()];
        phrases.extend(self.figures.iter().take(TOLD).map(Figure::phrase));
        phrases
    }

    /// The move and its reason in one sentence, or that there is nothing to choose.
    pub fn sentence(&self) -> Phrase {
        let Some(named) = &self.named else {
            let even: Vec<&Named> = self.near().map(|one| &one.named).collect();
            let (told, rest) = even.split_at(even.len().min(RIVALS + 1));
            let (key, told) = match rest.len() {
                0 => ("hint-even", told),
                _ => ("hint-even-many", &even[..RIVALS]),
            };
            let phrase = Phrase::new(key).with("moves", names(told.iter().copied()));
            let count = u32::try_from(even.len()).unwrap_or(u32::MAX);
            return if rest.is_empty() { phrase } else { phrase.with("count", count) };
        };
        let reason = because(&self.reason);
        let said = |key, plain| {
            let key = if reason.is_some() { key } else { plain };
            Phrase::new(key).with("move", named.value())
        };
        let phrase = match self.verdict {
            Verdict::Only => return said("hint-only", "hint-only"),
            Verdict::Better => said("hint-better", "hint-better-plain"),
            Verdict::Close | Verdict::Even => {
                let rivals =
                    self.near().filter(|one| one.named != *named && !self.alike.contains(&one.named));
                let rivals: Vec<&Named> = rivals.map(|one| &one.named).collect();
                said("hint-close", "hint-close-plain").with("others", some(&rivals))
            }
        };
        let Some(reason) = reason else { return phrase };
        let like = match self.alike.len() {
            0 => Phrase::new("hint-no-like"),
            count => Phrase::new("hint-like").with("count", u32::try_from(count).unwrap_or(u32::MAX)),
        };
        phrase.with("reason", reason).with("like", like)
    }

    /// The moves as good as the best, as far as the figures can tell.
    fn near(&self) -> impl Iterator<Item = &Figure> {
        let tried = || self.figures.iter().filter(|one| !one.hardly_tried);
        let best = tried().max_by(|one, other| one.worth.total_cmp(&other.worth));
        tried().filter(move |one| best.is_some_and(|best| bots::hint::is_near(best.figures(), one.figures())))
    }
}

impl Named {
    /// Its name as part of a phrase.
    pub fn value(&self) -> Value {
        Value::Move(self.notation.clone())
    }
}

impl Figure {
    fn figures(&self) -> (f32, f32) {
        (self.worth, self.error)
    }

    /// The figure in words.
    fn phrase(&self) -> Phrase {
        if self.hardly_tried {
            return Phrase::new("hint-figure-hardly").with("move", self.named.value());
        }
        let percent = |share: f32| (share * 100.0).round() as i32;
        Phrase::new("hint-figure")
            .with("move", self.named.value())
            .with("worth", percent(self.worth))
            .with("error", percent(bots::hint::SURE * self.error).max(1))
            .with("share", percent(self.share))
    }
}

/// The part of a sentence that tells what a move does, if anything speaks for it; what speaks against it comes after an although.
pub fn because(facts: &[Fact]) -> Option<Phrase> {
    let (against, speaks_for): (Vec<&Fact>, Vec<&Fact>) =
        facts.iter().partition(|fact| fact.bearing == Bearing::Risks);
    let words =
        |facts: &[&Fact]| -> Vec<Value> { facts.iter().map(|fact| fact.words.clone().into()).collect() };
    let (gains, risks) = (words(&speaks_for), words(&against));
    if gains.is_empty() {
        return None;
    }
    let reason = Phrase::new("hint-reason").with("gains", Value::List(gains));
    if risks.is_empty() {
        return Some(reason);
    }
    Some(Phrase::new("hint-although").with("reason", reason).with("risks", Value::List(risks)))
}

/// The first few of some moves, and how many there are beyond them.
fn some(moves: &[&Named]) -> Value {
    let mut told: Vec<Value> = moves.iter().take(RIVALS).map(|one| one.value()).collect();
    let more = moves.len() - told.len();
    if more > 0 {
        let count = u32::try_from(more).unwrap_or(u32::MAX);
        told.push(Phrase::new("hint-more").with("count", count).into());
    }
    Value::List(told)
}

fn names<'a>(moves: impl Iterator<Item = &'a Named>) -> Value {
    Value::List(moves.map(Named::value).collect())
}

/// The hint of such a mind to the seat that is asked. It knows what that seat is shown, nothing else. A mind that does not
/// search names what it would do, without figures.
pub fn hint<G: Advise>(game: &Arc<G>, asked: &Asked, mind: &Mind<G>, seed: u64) -> Hint {
    let Question { view, legal } = asked.of::<G>().expect("a question of this game");
    let named = |action| Named {
        action: data(&action),
        notation: game.write_action(action),
        words: game.describe_action(action),
    };
    let hint = if let Some(mut searcher) = mind.searcher(game, seed) {
        bots::hint(&**game, &mut searcher, view, legal)
    } else {
        let action = mind.bot(game, seed).choose(view, legal);
        let certain = Candidate { action, share: 1.0, worth: 1.0, error: 0.0 };
        let facts = |action| game.facts(view, legal, action);
        bots::Hint { figures: Vec::new(), hardly_tried: 0, ..bots::Hint::new(&[certain], legal, facts) }
    };
    let tried = hint.figures.len() - hint.hardly_tried;
    let figure = |(place, one): (usize, &Candidate<G::Action>)| Figure {
        named: named(one.action),
        worth: one.worth,
        error: one.error,
        share: one.share,
        hardly_tried: place >= tried,
    };
    Hint {
        verdict: hint.verdict,
        named: hint.named.map(named),
        alike: hint.alike.into_iter().map(named).collect(),
        reason: hint.reason,
        figures: hint.figures.iter().enumerate().map(figure).collect(),
    }
}
