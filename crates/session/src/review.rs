//! The decisions of one seat, looked back at by what that seat knew, from a record alone.

use bots::{Better, Reviewed};
use game::record::{Record, RecordError};
use game::{Match, Phrase, Refusal, Seat, Value};
use players::{Level, Player, because};
use protocol::{BetterMove, MoveWorth, Review, ReviewedDecision, Worths};

use crate::moments::{count, replay};
use crate::practice::steps;
use crate::replay::{ReplayError, set_up, verify};
use crate::turning::{has_partners, luck, told};

/// Who looks back: the strongest there is.
const REVIEWER: Level = Level::Expert;

/// How carefully a game is looked back at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// As the strongest player thinks.
    Usual,
    /// A part of that, where somebody waits for an answer and others want to be answered too.
    Quick,
    /// So many games are imagined for a close look, and all else in proportion.
    Games(u32),
}

/// A quick look is this part of the usual one.
const QUICKER: u32 = 4;

/// The decisions of a seat, looked back at: what is told of them, and what has to be known to look at one of them again.
#[derive(Clone, Debug)]
pub struct LookedBack {
    /// What is told.
    pub review: Review,
    found: Vec<Reviewed<String>>,
    player: Player,
}

/// Looks back at the decisions of a seat, in a game that is over or not. `progress` is told how much is done, and of how much. The same record and
/// care always give the same.
pub fn review(
    record: &Record,
    seat: Seat,
    care: Care,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<LookedBack, ReplayError> {
    verify(record)?;
    let (entry, game) = set_up(record)?;
    let thinking = || entry.thinking(REVIEWER.into(), entry.cards(game.config()));
    let usual = || thinking().and_then(|thinking| thinking.budget.iterations());
    let budget = match care {
        Care::Usual => None,
        Care::Quick => usual().map(|games| games / QUICKER),
        Care::Games(games) => Some(games),
    };
    let player = Player { level: REVIEWER, budget };
    let found =
        with_steps(record, |log| entry.review(game.config(), log, seat, player, luck(record), progress))?;
    let hands = hands(record, &*game)?;
    let turning = found.turning.iter().map(|&place| found.decisions[place].step as u64 + 1).collect();
    let decisions = found.decisions.iter().map(|one| decision(&*game, seat, one, hands[one.step]));
    let decisions = decisions.collect();
    let review = Review { steps: count(record), seat, decisions, turning, forced: found.forced as u64 };
    Ok(LookedBack { review, found: found.decisions, player })
}

/// What every move was worth of the decision that is this step, counted from 1, of a record that was looked back at so. Nothing if it is no decision of
/// the seat's, or there was no choice. What was done has the figures it has in the review, and so has what would have been better.
pub fn worths(record: &Record, back: &LookedBack, step: u64) -> Result<Option<Worths>, ReplayError> {
    let Some(one) = back.found.iter().find(|one| one.step as u64 + 1 == step) else { return Ok(None) };
    let (entry, game) = set_up(record)?;
    let found = with_steps(record, |log| entry.worths(game.config(), log, one, back.player, luck(record)))?;
    let moves = found.tried.into_iter().map(|tried| MoveWorth {
        named: named(&tried.action),
        chances: told(tried.chance),
        done: tried.action == one.action,
        best: tried.action == one.best,
    });
    let (moves, untried) = (moves.collect(), found.untried as u64);
    Ok(Some(Worths { step, seat: back.review.seat, moves, untried }))
}

/// Gives somebody the steps of a record in notation; what is refused, is so in its last line.
fn with_steps<T>(
    record: &Record,
    think: impl FnOnce(&[(Option<Seat>, &str)]) -> Result<T, Refusal>,
) -> Result<T, ReplayError> {
    let taken: Vec<_> = steps(record).collect();
    let log: Vec<(Option<Seat>, &str)> =
        taken.iter().map(|(_, before)| (before.seat, before.notation.as_str())).collect();
    let line = taken.last().map_or(1, |(line, _)| *line);
    think(&log).map_err(|refusal| ReplayError::Line(RecordError { line, what: refusal.phrase() }))
}

/// The hand in which each step was taken, which is that of the position before it. Games count from where they like: here the first in which
/// anybody decides anything is 0.
fn hands(record: &Record, game: &dyn Match) -> Result<Vec<u32>, ReplayError> {
    let (mut hands, mut first) = (Vec::new(), None);
    let mut hand = game.hand();
    replay(record, u64::MAX, |game, _, by| {
        first = first.or_else(|| by.map(|_| hand));
        hands.push(hand);
        hand = game.hand();
    })?;
    let first = first.unwrap_or(0);
    Ok(hands.into_iter().map(|hand| hand.saturating_sub(first)).collect())
}

fn decision(game: &dyn Match, seat: Seat, one: &Reviewed<String>, hand: u32) -> ReviewedDecision {
    ReviewedDecision {
        step: one.step as u64 + 1,
        hand,
        done: named(&one.action),
        chances: told(one.chance),
        better: one.better.as_ref().map(|better| told_better(game, seat, one, better)),
    }
}

fn told_better(game: &dyn Match, seat: Seat, one: &Reviewed<String>, better: &Better<String>) -> BetterMove {
    let (chances, loss) = (told(better.chance), told(better.loss));
    let key = if has_partners(game, seat) { "review-better-side" } else { "review-better" };
    let sentence = Phrase::new(key)
        .with("who", seat)
        .with("move", Value::Move(one.action.clone()))
        .with("better", Value::Move(better.action.clone()))
        .with("chances", told(one.chance).percent)
        .with("kept", chances.percent)
        .with("loss", loss.percent)
        .with("error", loss.error);
    let why = because(&better.reason).map(|reason| Phrase::new("review-reason").with("reason", reason));
    let words = [sentence].into_iter().chain(why).collect();
    BetterMove { named: named(&better.action), chances, loss, words }
}

fn named(notation: &str) -> Phrase {
    Phrase::new("review-move").with("move", Value::Move(notation.to_owned()))
}
