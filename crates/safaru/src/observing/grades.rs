//! How good the viewer's actions are, as the sensible player sees it.

use cards::Bag;
use game::{Pen, ViewOf, Viewer};

use super::{KINDS, OF_NUMBERS, SETS};
use crate::Safaru;
use crate::action::{Action, Way};
use crate::advice::Outcome;
use crate::digest::Haul;

/// How far an action may be behind the best one, as the sensible player sees it, in tenths of a point: a grade for each.
const BEHIND: [f32; GRADES] = [0.0, 5.0, 15.0, 40.0, 100.0];
pub(super) const GRADES: usize = 5;
/// So many triangles that a card catches are told apart.
pub(super) const MOST_CAUGHT: u8 = 12;

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

    fn add(&mut self, wild: Bag, outcome: &Outcome, grade: u8) {
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
        let mut write = |name, grades: &[u8]| {
            pen.plane(name);
            for &grade in grades {
                pen.steps(grade.into(), GRADES);
            }
        };
        write("grade by card", &grades.cards);
        write("grade by number and ways", grades.ways.as_flattened());
        write("grade by way", &grades.named);
        write("grade by step", &grades.steps);
        pen.plane("caught by card");
        for caught in grades.caught {
            let Haul { unicorns, hedgehogs, babies, triangles, .. } = Haul::of(caught);
            pen.numbers(&[unicorns, hedgehogs, babies, triangles].map(|count| count.min(MOST_CAUGHT)));
        }
    }

    /// None where somebody else is to act.
    fn grades(&self, view: &ViewOf<Self>) -> Grades {
        let mut grades = Grades::NONE;
        if self.actor(&view.open.frame).map(Viewer::Seat) != Some(view.viewer) {
            return grades;
        }
        let outcomes = self.outcomes(view);
        let best = outcomes.iter().map(|outcome| outcome.value).fold(f32::MIN, f32::max);
        for outcome in outcomes.iter() {
            let grade = BEHIND.iter().filter(|&&behind| best - outcome.value <= behind).count();
            grades.add(view.open.wild, outcome, grade as u8);
        }
        grades
    }
}
