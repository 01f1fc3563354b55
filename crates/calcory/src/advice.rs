//! A sensible player: turns the cards it remembers where they add up, and for the rest weighs what an unknown card may
//! bring against what is lost when it is too high.

/// What speaks for an action and against it.
mod facts;

use cards::Kind;
use game::{Advise, Fact, Seat, ViewOf};

use crate::Calcory;
use crate::action::Action;
use crate::card::{MARKERS, MOST_TURNED, TARGET};
use crate::known::Known;
use crate::rules::{Standing, why_not_stop};
use crate::space::{Space, Spaces};
use crate::state::Frame;
use crate::view::Open;

/// How the sensible player weighs things. The numbers were found by letting variants play each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// How likely one opponent is to beat marked cards that add up to 12, to 11, to 10 … down to 0.
    pub beaten: [f32; TARGET as usize],
    /// What ending the game as the leader is worth, in cards.
    pub victory: f32,
}

/// The taste in use.
pub const TASTE: Taste =
    Taste { beaten: [0.25, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9], victory: 2.0 };

/// What cannot be done at all.
const NEVER: f32 = -1.0;

impl Advise for Calcory {
    fn advise(&self, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        self.advise_by(&TASTE, view, legal)
    }

    fn facts(&self, view: &ViewOf<Self>, legal: &[Action], action: Action) -> Vec<Fact> {
        facts::facts(self, view, legal, action)
    }
}

impl Calcory {
    /// The action of a sensible player with this taste.
    pub fn advise_by(&self, taste: &Taste, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        let action = match view.open.frame {
            Frame::Turning => Plan::new(self, taste, view).next(),
            Frame::Returning => best_return(view, legal),
            Frame::Placing | Frame::DrawFirst | Frame::Revealing(_) | Frame::Over => None,
        };
        action.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}

/// What a viewer knows about the cards that lie face down, weighed.
struct Knowledge {
    known: Known,
    /// The spaces of which nothing is known.
    fresh: Spaces,
    /// How likely an unknown card is to have each number.
    chance: [f32; 10],
    /// Changes with the table, so that somebody who remembers nothing does not always turn the same cards.
    whim: usize,
}

impl Knowledge {
    fn of(view: &ViewOf<Calcory>) -> Knowledge {
        let open = &view.open;
        let known = Known::of(view);
        let all = f32::from(known.unknown.count().max(1));
        let chance =
            std::array::from_fn(|number| f32::from(known.unknown.of_number(number as u8).count()) / all);
        let won: u8 = open.piles.values().sum();
        let whim = 17 * open.turned.len() + 23 * usize::from(open.idle) + 41 * usize::from(won);
        Knowledge { known, fresh: known.fresh(view), chance, whim }
    }

    /// A space whose card is a surprise.
    fn surprise(&self) -> Option<Space> {
        let among = if self.fresh.is_empty() { self.known.doubtful } else { self.fresh };
        let count = usize::from(among.count());
        (count > 0).then(|| among.iter().nth(self.whim % count))?
    }
}

/// For each sum, with how many cards it can be made: a bit for each number of cards.
type Ways = [u16; TARGET as usize + 1];

/// The ways to make each sum of cards with these numbers, with at most one 0 if there may be one.
fn ways(counts: &[u8; 10], zero_allowed: bool) -> Ways {
    let mut ways = [0; TARGET as usize + 1];
    ways[0] = 1;
    for number in 1..10 {
        for _ in 0..counts[number].min(TARGET / number as u8) {
            for sum in (number..ways.len()).rev() {
                ways[sum] |= ways[sum - number] << 1;
            }
        }
    }
    if zero_allowed && counts[0] > 0 {
        ways = ways.map(|set| set | set << 1);
    }
    ways
}

/// The most cards of these ways.
fn most(ways: u16) -> Option<u8> {
    ways.checked_ilog2().map(|count| count as u8)
}

/// Is one of these ways with so many cards?
fn has(ways: u16, count: u8) -> bool {
    ways >> count & 1 == 1
}

/// The way a turn can go on: what has been turned, by sum, number of cards and whether a 0 is among them.
#[derive(Clone, Copy)]
struct Step {
    sum: u8,
    count: u8,
    zero: bool,
}

/// What sure cards have to add: their sum, and how many they are.
#[derive(Clone, Copy)]
struct Lack {
    sum: u8,
    count: u8,
}

/// A turn thought through to its end.
struct Plan<'a> {
    game: &'a Calcory,
    taste: &'a Taste,
    open: &'a Open,
    knowledge: Knowledge,
    /// The ways to make each sum of sure cards; with a 0 allowed, and without.
    sure: [Ways; 2],
    /// What surprises are worth, once thought through.
    thought: [[[Option<f32>; MOST_TURNED + 2]; TARGET as usize]; 2],
}

impl<'a> Plan<'a> {
    fn new(game: &'a Calcory, taste: &'a Taste, view: &'a ViewOf<Calcory>) -> Self {
        let knowledge = Knowledge::of(view);
        let counts = knowledge.known.counts();
        let sure = [ways(&counts, true), ways(&counts, false)];
        let thought = [[[None; MOST_TURNED + 2]; TARGET as usize]; 2];
        Plan { game, taste, open: &view.open, knowledge, sure, thought }
    }

    /// What to do now.
    fn next(&mut self) -> Option<Action> {
        let numbers = || self.open.turned.iter().map(|placed| placed.card.number());
        let now = Step {
            sum: numbers().sum(),
            count: self.open.turned.len() as u8,
            zero: numbers().any(|number| number == 0),
        };
        let (finish, lack) = self.finish(now);
        let surprise = if self.knowledge.surprise().is_some() { self.surprise(now) } else { NEVER };
        if surprise > finish {
            return self.knowledge.surprise().map(Action::Turn);
        }
        if finish <= 0.0 && now.count > 0 && !self.open.marked.is_empty() {
            return Some(Action::GiveUp);
        }
        if finish < 0.0 {
            // Nothing helps; the turn begins with a card nevertheless.
            return self.knowledge.surprise().or(self.open.down.first()).map(Action::Turn);
        }
        self.sure_card(now, lack).map_or(Some(Action::Stop), |space| Some(Action::Turn(space)))
    }

    /// The best end that needs no luck: its worth, and what sure cards have to add.
    fn finish(&self, now: Step) -> (f32, Lack) {
        let sure = &self.sure[usize::from(now.zero)];
        let mut best = (NEVER, Lack { sum: 0, count: 0 });
        for missing in 0..=TARGET - now.sum {
            let sum = now.sum + missing;
            let mut fitting = sure[usize::from(missing)];
            if sum < TARGET {
                // CAL.7: there are only so many markers to stop with.
                let Some(room) = MARKERS.checked_sub(now.count) else { continue };
                fitting &= (2 << room) - 1;
            }
            // Sure cards may be added or left, so fewer of them are no better.
            let Some(more) = most(fitting) else { continue };
            let worth = self.worth(sum, now.count + more);
            if worth > best.0 {
                best = (worth, Lack { sum: missing, count: more });
            }
        }
        best
    }

    /// What it is worth to end with so many cards that add up to a sum, in cards.
    fn worth(&self, sum: u8, count: u8) -> f32 {
        if sum == TARGET {
            return f32::from(count - 1);
        }
        let pile = self.open.piles[self.open.turn];
        let marked = self.open.marked.len() as u8;
        let marked_sum = self.open.marked.iter().map(|placed| placed.card.number()).sum();
        if why_not_stop(Standing { count, sum, marked, marked_sum, pile }).is_some() {
            return NEVER;
        }
        let others = Seat::all(self.game.seats).filter(|&seat| seat != self.open.turn);
        let kept =
            (1.0 - self.taste.beaten[usize::from(TARGET - 1 - sum)]).powi(i32::from(self.game.seats) - 1);
        if count > 1 {
            return kept * f32::from(count - 1);
        }
        // CAL.12: if the single card is not beaten the game ends.
        let best_other = others.map(|seat| self.open.piles[seat]).max().unwrap_or(0);
        if pile + 1 > best_other { kept * self.taste.victory } else { NEVER }
    }

    /// What it is worth to turn an unknown card and go on as well as can be.
    fn surprise(&mut self, now: Step) -> f32 {
        let slot = (usize::from(now.zero), usize::from(now.sum), usize::from(now.count));
        if let Some(known) = self.thought[slot.0][slot.1][slot.2] {
            return known;
        }
        let mut worth = 0.0;
        for number in 0..10 {
            let chance = self.knowledge.chance[usize::from(number)];
            let lost = now.sum + number > TARGET || (now.zero && number == 0);
            if lost || chance == 0.0 {
                continue;
            }
            let next = Step { sum: now.sum + number, count: now.count + 1, zero: now.zero || number == 0 };
            worth += chance * self.going_on(next).max(0.0);
        }
        self.thought[slot.0][slot.1][slot.2] = Some(worth);
        worth
    }

    fn going_on(&mut self, now: Step) -> f32 {
        let (finish, _) = self.finish(now);
        if now.sum == TARGET || usize::from(now.count) > MOST_TURNED {
            return finish;
        }
        finish.max(self.surprise(now))
    }

    /// A sure card that is one of those lacking; none if no card is.
    fn sure_card(&self, now: Step, lack: Lack) -> Option<Space> {
        let others = lack.count.checked_sub(1)?;
        let counts = self.knowledge.known.counts();
        let [_, without_zero] = &self.sure;
        if !now.zero && counts[0] > 0 && has(without_zero[usize::from(lack.sum)], others) {
            return self.knowledge.known.sure[0].first();
        }
        (1..=lack.sum.min(9)).find_map(|number| {
            let mut rest = counts;
            rest[usize::from(number)] = rest[usize::from(number)].checked_sub(1)?;
            let rest = ways(&rest, false)[usize::from(lack.sum - number)];
            has(rest, others).then(|| self.knowledge.known.sure[usize::from(number)].first())?
        })
    }
}

/// The card to lay back: the one with which most cards can be won the next time; of equals the lowest.
fn best_return(view: &ViewOf<Calcory>, legal: &[Action]) -> Option<Action> {
    let counts = Known::of(view).counts();
    let worth = |card: Kind| {
        let mut with = counts;
        with[usize::from(card.number())] += 1;
        most(ways(&with, true)[usize::from(TARGET)])
    };
    let cards = legal.iter().filter_map(|&action| match action {
        Action::Return(card) => Some(card),
        Action::Turn(_) | Action::Stop | Action::GiveUp | Action::On(_) => None,
    });
    let best = cards.max_by_key(|&card| (worth(card), std::cmp::Reverse(card.number())));
    best.map(Action::Return)
}
