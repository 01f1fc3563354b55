//! How good the viewer's actions are, as the sensible player sees it.

use cards::kind::NUMBERS;
use cards::{Bag, Kind};
use game::{Few, Pen, ViewOf, Viewer};

use super::{KINDS, OF_NUMBERS, SETS};
use crate::Safaru;
use crate::action::{Action, Way};
use crate::advice::Plan;
use crate::digest::Haul;
use crate::state::Frame;

/// How far an action may be behind the best one, as the sensible player sees it, in tenths of a point: a grade for each.
const BEHIND: [f32; GRADES] = [0.0, 5.0, 15.0, 40.0, 100.0];
pub(super) const GRADES: usize = 5;
/// So many triangles that a card catches are told apart.
pub(super) const MOST_CAUGHT: u8 = 12;
/// What a card catches is counted in so many ways.
pub(super) const CAUGHT: usize = 4;

/// How good the viewer's actions are, as the sensible player sees it: no network of a useful size finds out by itself what a play leaves to
/// the next player.
struct Grades {
    cards: [u8; KINDS],
    ways: [[u8; SETS]; OF_NUMBERS],
    named: [u8; Way::ALL.len()],
    /// The cards to take, then enough.
    steps: [u8; KINDS + 1],
    /// What the best play of a card catches.
    caught: [Bag; KINDS],
}

impl Grades {
    const NONE: Grades = Grades {
        cards: [0; KINDS],
        ways: [[0; SETS]; OF_NUMBERS],
        named: [0; Way::ALL.len()],
        steps: [0; KINDS + 1],
        caught: [Bag::EMPTY; KINDS],
    };

    fn add(&mut self, wild: Bag, outcome: &Plan, grade: u8) {
        let raise = |known: &mut u8| {
            let better = grade > *known;
            *known = grade.max(*known);
            better
        };
        match outcome.action {
            Action::Release(card) | Action::Play { card, .. } => {
                if raise(&mut self.cards[card.index()]) {
                    self.caught[card.index()] = wild.with(card).minus(outcome.left);
                }
                if let Action::Play { ways, .. } = outcome.action
                    && let Some(set) = ways.index().checked_sub(1)
                {
                    raise(&mut self.ways[usize::from(card.number())][set]);
                }
            }
            Action::Name(way) => _ = raise(&mut self.named[way as usize]),
            Action::Take(kind) => _ = raise(&mut self.steps[kind.index()]),
            Action::Enough => _ = raise(&mut self.steps[KINDS]),
        }
    }
}

impl Safaru {
    #[inline(always)]
    pub(super) fn write_grades(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let grades = self.grades(view);
        let (held, wild) = match view.open.frame {
            Frame::Turn(_) => (view.open.own.unwrap_or_default(), Bag::EMPTY),
            Frame::Catching(_) => (Bag::EMPTY, view.open.wild),
            Frame::DrawDealer | Frame::Deal | Frame::Naming { .. } | Frame::Over => (Bag::EMPTY, Bag::EMPTY),
        };
        pen.plane("grade by card");
        write_some(pen, held.kinds().map(Kind::index), GRADES, |pen, card| {
            pen.steps(grades.cards[card].into(), GRADES);
        });
        pen.plane("grade by number and ways");
        let numbers = (0..NUMBERS).filter(|&number| !held.of_number(number).is_empty()).map(usize::from);
        write_some(pen, numbers, SETS * GRADES, |pen, number| {
            for grade in grades.ways[number] {
                pen.steps(grade.into(), GRADES);
            }
        });
        pen.plane("grade by way");
        for grade in grades.named {
            pen.steps(grade.into(), GRADES);
        }
        pen.plane("grade by step");
        let enough = (!wild.is_empty()).then_some(KINDS);
        write_some(pen, wild.kinds().map(Kind::index).chain(enough), GRADES, |pen, step| {
            pen.steps(grades.steps[step].into(), GRADES);
        });
        pen.plane("caught by card");
        write_some(pen, held.kinds().map(Kind::index), CAUGHT, |pen, card| {
            let Haul { unicorns, hedgehogs, babies, triangles, .. } = Haul::of(grades.caught[card]);
            pen.numbers(&[unicorns, hedgehogs, babies, triangles].map(|count| count.min(MOST_CAUGHT)));
        });
    }

    /// None where somebody else is to act.
    fn grades(&self, view: &ViewOf<Self>) -> Grades {
        let mut grades = Grades::NONE;
        if self.actor(&view.open.frame).map(Viewer::Seat) != Some(view.viewer) {
            return grades;
        }
        let mut outcomes = Few::default();
        self.outcomes(view, &mut outcomes);
        let best = outcomes.iter().map(|outcome| outcome.value).fold(f32::MIN, f32::max);
        for outcome in outcomes.iter() {
            let grade = BEHIND.iter().filter(|&&behind| best - outcome.value <= behind).count();
            grades.add(view.open.wild, outcome, grade as u8);
        }
        grades
    }
}

/// Writes those parts of a plane that are not 0, in ascending order, each of so many values.
#[inline(always)]
fn write_some(
    pen: &mut Pen<'_>,
    parts: impl Iterator<Item = usize>,
    size: usize,
    mut write: impl FnMut(&mut Pen<'_>, usize),
) {
    let mut next = 0;
    for part in parts {
        pen.skip((part - next) * size);
        write(pen, part);
        next = part + 1;
    }
}
