//! A sensible player: turns the cards it remembers where they add up, and for the rest weighs what an unknown card may
//! bring against what is lost when it is too high.

/// What speaks for an action and against it.
mod facts;

use cards::Kind;
use game::{Advise, BySeat, Fact, Seat, ViewOf};

use crate::Calcory;
use crate::action::Action;
use crate::card::{MARKERS, MOST_TURNED, TARGET};
use crate::known::Known;
use crate::rules::{Standing, why_not_stop};
use crate::space::{Space, Spaces};
use crate::state::{Frame, State};

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

    fn advise_in(&self, world: &State, seat: Seat, legal: &[Action]) -> Action {
        let known = || Known::in_world(world, seat);
        let action = match world.frame {
            Frame::Turning => Plan::new(self, &TASTE, Scene::in_world(world), known()).next(),
            Frame::Returning => best_return(&known(), legal),
            Frame::Placing | Frame::DrawFirst | Frame::Revealing(_) | Frame::Over => None,
        };
        action.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }

    fn facts(&self, view: &ViewOf<Self>, legal: &[Action], action: Action) -> Vec<Fact> {
        facts::facts(self, view, legal, action)
    }
}

impl Calcory {
    /// The action of a sensible player with this taste.
    pub fn advise_by(&self, taste: &Taste, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        let action = match view.open.frame {
            Frame::Turning => Plan::new(self, taste, Scene::of(view), Known::of(view)).next(),
            Frame::Returning => best_return(&Known::of(view), legal),
            Frame::Placing | Frame::DrawFirst | Frame::Revealing(_) | Frame::Over => None,
        };
        action.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}

/// What lies open, as far as it matters.
struct Scene {
    turn: Seat,
    piles: BySeat<u8>,
    /// Where cards lie face down.
    down: Spaces,
    /// The cards turned up in this turn.
    now: Step,
    /// How many cards are marked, and their sum.
    marked: u8,
    marked_sum: u8,
    idle: u8,
}

impl Scene {
    fn of(view: &ViewOf<Calcory>) -> Scene {
        let open = &view.open;
        let numbers = || open.turned.iter().map(|placed| placed.card.number());
        let now = Step {
            sum: numbers().sum(),
            count: open.turned.len() as u8,
            zero: numbers().any(|number| number == 0),
        };
        Scene {
            turn: open.turn,
            piles: open.piles,
            down: open.down,
            now,
            marked: open.marked.len() as u8,
            marked_sum: open.marked.iter().map(|placed| placed.card.number()).sum(),
            idle: open.idle,
        }
    }

    /// The same from a whole world.
    fn in_world(world: &State) -> Scene {
        Scene {
            turn: world.turn,
            piles: world.piles,
            down: world.down(),
            now: Step { sum: world.sum, count: world.turned.count(), zero: world.zero },
            marked: world.marked.count(),
            marked_sum: world.marked_sum,
            idle: world.idle,
        }
    }
}

/// For each sum, with how many cards it can be made: a bit for each number of cards.
pub(crate) type Ways = [u16; TARGET as usize + 1];

/// The ways to make each sum of cards with these numbers, with at most one 0 if there may be one.
pub(crate) fn ways(counts: &[u8; 10], zero_allowed: bool) -> Ways {
    let ways = ways_without_zero(counts);
    if zero_allowed { with_zero(counts, ways) } else { ways }
}

fn ways_without_zero(counts: &[u8; 10]) -> Ways {
    // There is room before the sum 0, so that a card can be taken from every sum.
    const ZERO: usize = 9;
    let mut ways = [0; ZERO + TARGET as usize + 1];
    ways[ZERO] = 1;
    for number in 1..10 {
        for _ in 0..counts[number].min(TARGET / number as u8) {
            let before = ways;
            for (ways, before) in ways[ZERO..].iter_mut().zip(&before[ZERO - number..]) {
                *ways |= before << 1;
            }
        }
    }
    std::array::from_fn(|sum| ways[ZERO + sum])
}

fn with_zero(counts: &[u8; 10], ways: Ways) -> Ways {
    if counts[0] > 0 { ways.map(|set| set | set << 1) } else { ways }
}

/// The most cards of these ways.
pub(crate) fn most(ways: u16) -> Option<u8> {
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
struct Plan {
    scene: Scene,
    known: Known,
    /// The spaces of which nothing is known.
    fresh: Spaces,
    /// How likely an unknown card is to have each number.
    chance: [f32; 10],
    /// The ways to make each sum of sure cards; with a 0 allowed, and without.
    sure: [Ways; 2],
    /// What it is worth to stop, by sum and number of cards.
    stopping: [[f32; MARKERS as usize + 1]; TARGET as usize],
}

/// More cards than are ever turned, and as many as are reckoned at once.
const COUNTS: usize = 16;
/// A value for each number of cards.
type ByCount = [f32; COUNTS];

const _: () = assert!(MOST_TURNED + 2 < COUNTS);

impl Plan {
    fn new(game: &Calcory, taste: &Taste, scene: Scene, known: Known) -> Self {
        let all = f32::from(known.unknown.count().max(1));
        let chance =
            std::array::from_fn(|number| f32::from(known.unknown.of_number(number as u8).count()) / all);
        let counts = known.counts();
        let without_zero = ways_without_zero(&counts);
        let sure = [with_zero(&counts, without_zero), without_zero];
        let stopping = stopping(game, taste, &scene);
        Plan { fresh: known.fresh(scene.down), scene, known, chance, sure, stopping }
    }

    /// What to do now.
    fn next(&self) -> Option<Action> {
        let now = self.scene.now;
        let (finish, lack) = self.finish(now);
        let unknown = self.unknown_space();
        if unknown.is_some() && self.surprise(now) > finish {
            return unknown.map(Action::Turn);
        }
        if finish <= 0.0 && now.count > 0 && self.scene.marked > 0 {
            return Some(Action::GiveUp);
        }
        if finish < 0.0 {
            // Nothing helps; the turn begins with a card nevertheless.
            return unknown.or(self.scene.down.first()).map(Action::Turn);
        }
        self.sure_card(now, lack).map_or(Some(Action::Stop), |space| Some(Action::Turn(space)))
    }

    /// A space whose card is a surprise. It changes with the table, so that somebody who remembers nothing does not always
    /// turn the same cards.
    fn unknown_space(&self) -> Option<Space> {
        let Scene { now, idle, piles, .. } = &self.scene;
        let won: u8 = piles.values().sum();
        let whim = 17 * usize::from(now.count) + 23 * usize::from(*idle) + 41 * usize::from(won);
        let among = if self.fresh.is_empty() { self.known.doubtful } else { self.fresh };
        let count = usize::from(among.count());
        (count > 0).then(|| among.iter().nth(whim % count))?
    }

    /// The best end that needs no luck: its worth, and what sure cards have to add.
    fn finish(&self, now: Step) -> (f32, Lack) {
        let sure = &self.sure[usize::from(now.zero)];
        let mut best = (NEVER, Lack { sum: 0, count: 0 });
        // CAL.7: there are only so many markers to stop with.
        if let Some(room) = MARKERS.checked_sub(now.count) {
            let stopping = &self.stopping[usize::from(now.sum)..];
            for (missing, (ways, stopping)) in sure.iter().zip(stopping).enumerate() {
                // Sure cards may be added or left, so fewer of them are no better.
                let Some(more) = most(ways & ((2 << room) - 1)) else { continue };
                let worth = stopping[usize::from(now.count + more)];
                if worth > best.0 {
                    best = (worth, Lack { sum: missing as u8, count: more });
                }
            }
        }
        let missing = TARGET - now.sum;
        if let Some(more) = most(sure[usize::from(missing)]) {
            let worth = f32::from(now.count + more) - 1.0;
            if worth > best.0 {
                best = (worth, Lack { sum: missing, count: more });
            }
        }
        best
    }

    /// What it is worth to turn an unknown card and go on as well as can be: from the highest sums down, for all numbers of
    /// cards at once.
    fn surprise(&self, now: Step) -> f32 {
        // What it is worth to have come so far, by whether there is a 0, and by sum.
        let mut ahead = [[[0.0; COUNTS]; TARGET as usize + 1]; 2];
        for sum in (now.sum..=TARGET).rev() {
            for zero in [true, false].into_iter().filter(|zero| *zero || !now.zero) {
                let going_on = self.surprises(sum, zero, &ahead);
                if (sum, zero) == (now.sum, now.zero) {
                    return going_on[usize::from(now.count)];
                }
                let zeros = u8::from(zero && !now.zero);
                let (least, most) = ((sum - now.sum).div_ceil(9) + zeros, sum - now.sum + zeros);
                for more in least..=most {
                    let count = now.count + more;
                    let Some(ahead) = ahead[usize::from(zero)][usize::from(sum)].get_mut(usize::from(count))
                    else {
                        break;
                    };
                    let (finish, _) = self.finish(Step { sum, count, zero });
                    *ahead = finish.max(going_on[usize::from(count)]).max(0.0);
                }
            }
        }
        NEVER
    }

    /// What an unknown card brings, by the number of cards there are before it.
    fn surprises(&self, sum: u8, zero: bool, ahead: &[[ByCount; TARGET as usize + 1]; 2]) -> ByCount {
        let mut worth = [0.0; COUNTS];
        if sum == TARGET {
            return worth;
        }
        for (number, &chance) in (0..).zip(&self.chance) {
            let lost = sum + number > TARGET || (zero && number == 0);
            if lost || chance == 0.0 {
                continue;
            }
            let next = &ahead[usize::from(zero || number == 0)][usize::from(sum + number)];
            for (worth, next) in worth.iter_mut().zip(&next[1..]) {
                *worth += chance * next;
            }
        }
        worth[MOST_TURNED + 1..].fill(0.0);
        worth
    }

    /// A sure card that is one of those lacking; none if no card is.
    fn sure_card(&self, now: Step, lack: Lack) -> Option<Space> {
        let others = lack.count.checked_sub(1)?;
        let counts = self.known.counts();
        let [_, without_zero] = &self.sure;
        if !now.zero && counts[0] > 0 && has(without_zero[usize::from(lack.sum)], others) {
            return self.known.sure[0].first();
        }
        (1..=lack.sum.min(9)).find_map(|number| {
            let mut rest = counts;
            rest[usize::from(number)] = rest[usize::from(number)].checked_sub(1)?;
            let rest = ways(&rest, false)[usize::from(lack.sum - number)];
            has(rest, others).then(|| self.known.sure[usize::from(number)].first())?
        })
    }
}

/// What it is worth to stop with so many cards that add up to a sum below 13, in cards. Only sums that can still be reached
/// are reckoned.
fn stopping(game: &Calcory, taste: &Taste, scene: &Scene) -> [[f32; MARKERS as usize + 1]; TARGET as usize] {
    let &Scene { turn, piles, now, marked, marked_sum, .. } = scene;
    let pile = piles[turn];
    let others = piles.iter().filter(|(seat, _)| *seat != turn).map(|(_, pile)| pile);
    // CAL.12: if a single card is not beaten the game ends.
    let would_win = pile + 1 > others.max().unwrap_or(0);
    let mut stopping = [[NEVER; MARKERS as usize + 1]; TARGET as usize];
    for sum in now.sum..TARGET {
        let beaten = taste.beaten[usize::from(TARGET - 1 - sum)];
        let kept = (1..game.seats).fold(1.0, |kept, _| kept * (1.0 - beaten));
        for count in now.count..=MARKERS {
            let standing = Standing { count, sum, marked, marked_sum, pile };
            stopping[usize::from(sum)][usize::from(count)] = match count {
                _ if why_not_stop(standing).is_some() => NEVER,
                1 if would_win => kept * taste.victory,
                1 => NEVER,
                _ => kept * f32::from(count - 1),
            };
        }
    }
    stopping
}

/// The card to lay back: the one with which most cards can be won the next time; of equals the lowest.
fn best_return(known: &Known, legal: &[Action]) -> Option<Action> {
    let counts = known.counts();
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
