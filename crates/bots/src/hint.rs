//! Hints: what a searcher would do, by which figures, and why. The figures are the searcher's; the reason is made of facts
//! that whoever asks can see.

use game::{Advise, Bearing, Bot, Fact, ViewOf};
use serde::{Deserialize, Serialize};

use crate::search::{Candidate, Search};

/// What a searcher would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// How sure it is.
    pub verdict: Verdict,
    /// The action it names, unless no action is better than others and nothing speaks for one.
    pub named: Option<A>,
    /// Legal actions of which exactly the same can be said: as good as the action named for whoever sees no more.
    pub alike: Vec<A>,
    /// What speaks for the action named: together true of it and its like, and of no other legal action. Empty where nothing
    /// that can be seen sets it apart.
    pub reason: Vec<Fact>,
    /// The figures: the action named first, then the others from the highest worth to the lowest, and at the end those that
    /// were hardly tried. None, if there was nothing to think about.
    pub figures: Vec<Candidate<A>>,
    /// How many of the figures, at the end, are of actions that were hardly tried: their worth means nothing.
    pub hardly_tried: usize,
}

/// How sure a hint is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// There is one legal action.
    Only,
    /// The action is better than every other by more than the error of the figures.
    Better,
    /// Other actions are as good within the error, or seem even better; what is said for this one decides.
    Close,
    /// No action is better than the others, and nothing speaks for one of them.
    Even,
}

/// Differences of so many standard errors are taken for differences.
pub const SURE: f32 = 2.0;
/// What has a smaller part of the imagined games than this, and than a fifth of what was tried most, was hardly tried. A few
/// games that happen to end alike have a high worth and a small error, and mean nothing.
const HARDLY: f32 = 0.01;
const HARDLY_BESIDE: f32 = 0.2;
/// A reason consists of at most so many facts.
const MOST_FACTS: usize = 3;

impl<A: Copy + PartialEq> Hint<A> {
    /// The hint of somebody who has found this, in the order in which it would act. `facts` tells what is true of a legal
    /// action.
    pub fn new(candidates: &[Candidate<A>], legal: &[A], facts: impl Fn(A) -> Vec<Fact>) -> Self {
        if let [only] = legal {
            return Hint {
                verdict: Verdict::Only,
                named: Some(*only),
                alike: Vec::new(),
                reason: Vec::new(),
                figures: Vec::new(),
                hardly_tried: 0,
            };
        }
        let known: Vec<(A, Vec<Fact>)> = legal.iter().map(|&action| (action, facts(action))).collect();
        let most = candidates.iter().map(|one| one.share).fold(0.0, f32::max);
        let is_tried = |one: &Candidate<A>| one.share >= HARDLY.min(HARDLY_BESIDE * most);
        let (mut figures, mut hardly): (Vec<_>, Vec<_>) = candidates.iter().copied().partition(is_tried);
        let hardly_tried = hardly.len();
        for some in [&mut figures, &mut hardly] {
            some.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        }
        let Some(&best) = figures.first() else {
            return Hint {
                verdict: Verdict::Even,
                named: None,
                alike: Vec::new(),
                reason: Vec::new(),
                figures,
                hardly_tried,
            };
        };
        let said_of =
            |action: A| known.iter().find(|(one, _)| *one == action).map_or(&[][..], |(_, facts)| facts);
        let is_like = |one: A, other: A| !said_of(one).is_empty() && said_of(one) == said_of(other);
        let near = |one: &Candidate<A>| is_near((best.worth, best.error), (one.worth, one.error));
        let rivals = figures.iter().filter(|one| near(one) && one.action != best.action);
        let (verdict, named, reason) = if rivals.clone().all(|one| is_like(one.action, best.action)) {
            (Verdict::Better, Some(best.action), reason(best.action, &known))
        } else {
            // What the searcher would do; or else what has figures at least as high, never what is only easier to explain.
            let mut tried = candidates.iter().filter(|one| is_tried(one)).peekable();
            let preferred = tried.peek().map_or(0.0, |first| first.worth);
            let in_order = tried.filter(|one| near(one) && one.worth >= preferred);
            let in_order = in_order.map(|one| one.action);
            let mut with_reasons = in_order.map(|action| (action, reason(action, &known)));
            match with_reasons.find(|(_, reason)| !reason.is_empty()) {
                Some((action, reason)) => (Verdict::Close, Some(action), reason),
                None => (Verdict::Even, None, Vec::new()),
            }
        };
        if let Some(place) = figures.iter().position(|one| Some(one.action) == named) {
            figures[..=place].rotate_right(1);
        }
        let alike = known
            .iter()
            .map(|(action, _)| *action)
            .filter(|&one| named.is_some_and(|named| named != one && is_like(named, one)));
        let alike = alike.collect();
        figures.extend(hardly);
        Hint { verdict, named, alike, reason, figures, hardly_tried }
    }
}

/// Is one worth, with its error, as good as the best as far as can be told?
pub fn is_near(best: (f32, f32), one: (f32, f32)) -> bool {
    best.0 - one.0 <= SURE * best.1.hypot(one.1)
}

/// What speaks for an action: the first of its facts that is true of no other, or else the first few that together are.
/// At least one of them speaks for it. Nothing, if there are none such.
pub(crate) fn reason<A: Copy + PartialEq>(action: A, known: &[(A, Vec<Fact>)]) -> Vec<Fact> {
    let Some((_, own)) = known.iter().find(|(one, _)| *one == action) else { return Vec::new() };
    // Those of which the same is said are named together.
    let others: Vec<&[Fact]> =
        known.iter().map(|(_, facts)| &facts[..]).filter(|facts| *facts != own).collect();
    let sets_apart = |chosen: &[usize]| {
        let speaks_for = chosen.iter().any(|&place| own[place].bearing != Bearing::Risks);
        let fits = |facts: &&[Fact]| chosen.iter().all(|&place| facts.contains(&own[place]));
        speaks_for && !others.iter().any(fits)
    };
    let mut chosen = Vec::new();
    for size in 1..=MOST_FACTS.min(own.len()) {
        if first_choice(own.len(), size, &mut chosen, &sets_apart) {
            return chosen.iter().map(|&place| own[place].clone()).collect();
        }
    }
    Vec::new()
}

/// Fills `chosen` with the first `size` places below `count`, in order, that please.
fn first_choice(
    count: usize,
    size: usize,
    chosen: &mut Vec<usize>,
    please: &impl Fn(&[usize]) -> bool,
) -> bool {
    if chosen.len() == size {
        return please(chosen);
    }
    for place in chosen.last().map_or(0, |last| last + 1)..count {
        chosen.push(place);
        if first_choice(count, size, chosen, please) {
            return true;
        }
        chosen.pop();
    }
    false
}

/// What a searcher would do here, and why.
pub fn hint<G: Advise>(
    game: &G,
    searcher: &mut Search<G>,
    view: &ViewOf<G>,
    legal: &[G::Action],
) -> Hint<G::Action> {
    let candidates = if legal.len() == 1 { Vec::new() } else { searcher.consider(view, legal) };
    Hint::new(&candidates, legal, |action| game.facts(view, legal, action))
}

/// A bot that does what hints say; where they name no action, what the searcher would do.
pub struct Follower<G: Advise> {
    searcher: Search<G>,
}

impl<G: Advise> Follower<G> {
    /// Follows the hints of this searcher.
    pub fn new(searcher: Search<G>) -> Self {
        Follower { searcher }
    }
}

impl<G: Advise> Bot<G> for Follower<G> {
    fn choose(&mut self, view: &ViewOf<G>, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let view = view.clone().forgetful();
        let candidates = self.searcher.consider(&view, legal);
        let facts = |action| self.searcher.game().facts(&view, legal, action);
        Hint::new(&candidates, legal, facts).named.unwrap_or(candidates[0].action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Phrase;

    fn candidate(action: u8, worth: f32, error: f32) -> Candidate<u8> {
        Candidate { action, share: 0.25, worth, error }
    }

    fn gain(key: &'static str) -> Fact {
        Fact::gains(Phrase::new(key))
    }

    #[test]
    fn one_action_needs_no_figures() {
        let hint = Hint::new(&[], &[7], |_| vec![gain("wins")]);
        assert_eq!((hint.verdict, hint.named), (Verdict::Only, Some(7)));
    }

    #[test]
    fn better_is_better_than_all_others_by_more_than_the_error() {
        let found = [candidate(1, 0.5, 0.02), candidate(2, 0.7, 0.02)];
        let hint = Hint::new(&found, &[1, 2], |_| Vec::new());
        assert_eq!((hint.verdict, hint.named), (Verdict::Better, Some(2)));
        assert!(hint.reason.is_empty());
        assert_eq!(hint.figures[0].action, 2, "the highest comes first");
    }

    #[test]
    fn what_was_hardly_tried_is_neither_named_nor_a_rival() {
        let often = |action, share, worth| Candidate { share, ..candidate(action, worth, 0.01) };
        let found = [often(1, 0.7, 0.5), often(2, 0.295, 0.3), often(3, 0.005, 0.9)];
        let facts = |action: u8| vec![gain(if action == 3 { "a" } else { "b" })];
        let hint = Hint::new(&found, &[1, 2, 3], facts);
        assert_eq!((hint.verdict, hint.named), (Verdict::Better, Some(1)));
        let order: Vec<u8> = hint.figures.iter().map(|one| one.action).collect();
        assert_eq!((order, hint.hardly_tried), (vec![1, 2, 3], 1), "its figure comes last");
        // Where nothing is tried often, everything is tried as often as anything.
        let rare: Vec<Candidate<u8>> = (1..=250).map(|action| often(action, 0.004, 0.5)).collect();
        let hint = Hint::new(&rare, &(1..=250).collect::<Vec<u8>>(), |_| Vec::new());
        assert_eq!((hint.verdict, hint.hardly_tried), (Verdict::Even, 0));
    }

    #[test]
    fn of_equals_one_is_named_only_if_something_speaks_for_it() {
        let found = [candidate(1, 0.50, 0.02), candidate(2, 0.52, 0.02), candidate(3, 0.1, 0.02)];
        let even = Hint::new(&found, &[1, 2, 3], |_| Vec::new());
        assert_eq!((even.verdict, even.named), (Verdict::Even, None));
        assert_eq!(even.figures[0].action, 2);
        let facts =
            |action: u8| if action == 3 { vec![] } else { vec![gain(if action == 1 { "a" } else { "b" })] };
        let close = Hint::new(&found, &[1, 2, 3], facts);
        assert_eq!((close.verdict, close.named), (Verdict::Close, Some(1)), "what the searcher would do");
        assert_eq!(close.reason, [gain("a")]);
        assert_eq!(close.figures[0].action, 1, "the action named comes first");
        let facts = |action: u8| if action == 2 { vec![gain("b")] } else { vec![] };
        assert_eq!(Hint::new(&found, &[1, 2, 3], facts).named, Some(2), "higher figures, and a reason");
        let lower = [candidate(2, 0.52, 0.02), candidate(1, 0.50, 0.02)];
        let facts = |action: u8| if action == 1 { vec![gain("a")] } else { vec![] };
        assert_eq!(Hint::new(&lower, &[1, 2], facts).named, None, "easier to explain is not better");
        let risky = |action: u8| if action == 1 { vec![Fact::risks(Phrase::new("r"))] } else { vec![] };
        assert_eq!(Hint::new(&found, &[1, 2, 3], risky).named, None, "a risk speaks for nothing");
    }

    #[test]
    fn actions_that_nobody_can_tell_apart_are_one() {
        let found = [candidate(1, 0.50, 0.02), candidate(2, 0.52, 0.02), candidate(3, 0.1, 0.02)];
        let facts = |action: u8| if action == 3 { vec![] } else { vec![gain("unknown")] };
        let hint = Hint::new(&found, &[1, 2, 3], facts);
        assert_eq!((hint.verdict, hint.named, hint.alike), (Verdict::Better, Some(2), vec![1]));
        assert_eq!(hint.reason, [gain("unknown")]);
    }

    #[test]
    fn a_reason_fits_no_other_action() {
        let of = |keys: &[&'static str]| keys.iter().map(|key| gain(key)).collect::<Vec<Fact>>();
        let known = [(1, of(&["a", "b", "c"])), (2, of(&["a", "b"])), (3, of(&["a", "c"])), (4, of(&["a"]))];
        assert_eq!(reason(1, &known), of(&["b", "c"]));
        assert_eq!(reason(2, &known), of(&[]), "all of it is true of 1");
        assert_eq!(reason(4, &known), of(&[]));
    }
}
