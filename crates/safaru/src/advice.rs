//! A sensible player: weighs what a whole play catches against what it leaves to the next player, and then takes
//! its steps.

/// How much it likes which cards.
mod taste;
/// What a table is worth to who plays next.
mod outlook;
/// What is true of an action beside the others.
mod facts;

use std::ops::ControlFlow;

use cards::kind::NUMBERS;
use cards::{Bag, Kind};
use game::{Advise, Fact, Few, Seat, ViewOf};

use crate::Safaru;
use crate::action::{Action, Catch, Ways};
use crate::config::Variant;
use crate::rules::catching::{Next, possible_ways};
use crate::rules::plays::each_play;
use crate::state::{Catching, Frame, State};
use outlook::Outlook;
pub use taste::{PLAIN, REVERSE, Taste};

/// Of more plays than this only the best at first sight are looked at closely.
const CLOSELY: usize = 16;
/// No more plays than this are looked at for each action.
const LOOKED_AT: usize = 400;

impl Advise for Safaru {
    fn advise(&self, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        self.advise_by(self.taste(), view, legal)
    }

    fn advise_in(&self, world: &State, seat: Seat, legal: &[Action]) -> Action {
        match legal {
            [only] => *only,
            _ => self.best(&Outlook::in_world(self, self.taste(), world, seat), legal),
        }
    }

    fn facts(&self, view: &ViewOf<Self>, legal: &[Action], action: Action) -> Vec<Fact> {
        facts::facts(self, view, legal, action)
    }
}

impl Safaru {
    /// The taste in use.
    fn taste(&self) -> &'static Taste {
        match self.settings.variant {
            Variant::Plain => &PLAIN,
            Variant::Reverse => &REVERSE,
        }
    }

    /// What cards are worth in a pile, by the taste in use, in tenths of a point.
    pub(crate) fn worth(&self) -> impl Fn(Bag) -> i16 + use<> {
        let taste = self.taste();
        move |cards| taste.worth(cards)
    }

    /// What a card of each number would get out of these wild cards in one way, by the taste in use, in tenths of a point.
    pub(crate) fn worth_by_number(&self, wild: Bag) -> [i16; NUMBERS as usize] {
        Outlook::of_wild(self, self.taste(), wild).values()
    }

    /// The action of a sensible player with this taste.
    pub fn advise_by(&self, taste: &Taste, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        match legal {
            [only] => *only,
            _ => self.best(&Outlook::of(self, taste, view), legal),
        }
    }

    fn best(&self, outlook: &Outlook<'_>, legal: &[Action]) -> Action {
        let mut plans = Plans::default();
        match outlook.frame {
            Frame::Catching(catching) => plan_steps(outlook, &catching, legal, &mut plans),
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Naming { .. } | Frame::Over => {
                for &action in legal {
                    self.plan(outlook, action, &mut plans);
                }
            }
        }
        let Plans(plans) = plans;
        if !outlook.looks_ahead() {
            let best = plans.iter().max_by_key(|plan| plan.value);
            return best.map_or(legal[0], |plan| plan.action);
        }
        // What all plans leave lies there in any case.
        let common = plans.iter().map(|plan| plan.left).reduce(Bag::and).unwrap_or_default();
        let table = outlook.table(common);
        let closely = plans.iter().map(|plan| {
            let left = table.with(outlook, plan.left.minus(common));
            (f32::from(plan.value) + outlook.afterwards(&left), plan.action)
        });
        closely.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(legal[0], |(_, action)| action)
    }

    /// What can come of an action that is not a step of a play under way.
    fn plan(&self, outlook: &Outlook<'_>, action: Action, plans: &mut Plans) {
        let wild = outlook.wild;
        match (outlook.frame, action) {
            (_, Action::Release(card)) => plans.add(Plan { action, value: 0, left: wild.with(card) }),
            (_, Action::Play { card, ways }) => match self.settings.variant {
                Variant::Plain => plan_plays(outlook, action, card, ways, |plan| plans.add(plan)),
                Variant::Reverse => {
                    let possible = possible_ways(card.number(), wild);
                    if possible.count() == 1 {
                        plan_plays(outlook, action, card, possible, |plan| plans.add(plan));
                    } else {
                        // The neighbour names the way; whatever it is, the card counts as lying there.
                        let value = outlook.value_of(card);
                        plans.add(Plan { action, value, left: wild.with(card) });
                    }
                }
            },
            (Frame::Naming { card, .. }, Action::Name(way)) => {
                // Its player will catch what costs least.
                let mut likely: Option<Plan> = None;
                plan_plays(outlook, action, card, Ways::only(way), |plan| {
                    likely = likely.filter(|known| known.value > plan.value).or(Some(plan));
                });
                if let Some(plan) = likely {
                    plans.add(Plan { value: -plan.value, ..plan });
                }
            }
            (
                Frame::DrawDealer
                | Frame::Deal
                | Frame::Turn(_)
                | Frame::Naming { .. }
                | Frame::Catching(_)
                | Frame::Over,
                Action::Name(_) | Action::Take(_) | Action::Enough,
            ) => {}
        }
    }
}

/// Something to do, and where it leads.
#[derive(Clone, Copy)]
struct Plan {
    action: Action,
    /// What it brings at once to whoever does it, in tenths of a point.
    value: i16,
    /// The wild cards it leaves.
    left: Bag,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { action: Action::Enough, value: 0, left: Bag::EMPTY }
    }
}

/// The plans that bring most at once, the best first; of equals those that were made first.
#[derive(Default)]
struct Plans(Few<Plan, CLOSELY>);

impl Plans {
    fn add(&mut self, plan: Plan) {
        let Plans(best) = self;
        let mut place = best.len();
        if place == CLOSELY {
            place -= 1;
            if best[place].value >= plan.value {
                return;
            }
        } else {
            best.push(plan);
        }
        while place > 0 && best[place - 1].value < plan.value {
            best[place] = best[place - 1];
            place -= 1;
        }
        best[place] = plan;
    }
}

/// All whole plays of a card in these ways.
fn plan_plays(outlook: &Outlook<'_>, action: Action, card: Kind, ways: Ways, mut add: impl FnMut(Plan)) {
    let mut room = LOOKED_AT;
    let _ = each_play(card.number(), ways, outlook.wild, &mut |catch| {
        add(plan_of(outlook, action, card, &catch));
        room -= 1;
        if room == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
}

/// All whole plays that the steps lead to, those that stop now last.
fn plan_steps(outlook: &Outlook<'_>, catching: &Catching, legal: &[Action], plans: &mut Plans) {
    let may_stop = legal.contains(&Action::Enough);
    for stops in [false, true].into_iter().filter(|&stops| !stops || may_stop) {
        let mut room = LOOKED_AT * legal.len();
        let _ = each_play(catching.card.number(), catching.ways, outlook.wild, &mut |catch| {
            let next = catching.toward(&catch).filter(|&next| (next == Next::Enough) == stops);
            if let Some(next) = next {
                plans.add(plan_of(outlook, next.action(), catching.card, &catch));
                room -= 1;
            }
            if room == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
}

fn plan_of(outlook: &Outlook<'_>, action: Action, card: Kind, catch: &Catch) -> Plan {
    let (caught, left) = catch.comes_to(card, outlook.wild);
    Plan { action, value: outlook.worth(caught), left }
}
