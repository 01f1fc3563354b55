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
/// Where all actions are compared, so many plays of each are looked at closely, and so many in all.
const CLOSELY_EACH: usize = 3;
const CLOSELY_ALL: usize = 96;

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

    /// Lists what the viewer's actions come to, if it is to act; of an action there may be several. With more plays than are looked at closely
    /// the last actions are left out.
    pub(crate) fn outcomes(&self, view: &ViewOf<Self>, plans: &mut Few<Plan, CLOSELY_ALL>) {
        let open = &view.open;
        let outlook = Outlook::of(self, self.taste(), view);
        match outlook.frame {
            Frame::Catching(catching) => {
                let (mut steps, mut may_stop) = (0, false);
                self.each_action(&open.frame, Bag::EMPTY, open.wild, |action| {
                    steps += 1;
                    may_stop |= action == Action::Enough;
                });
                let mut best = Plans::<CLOSELY>::default();
                plan_steps(&outlook, &catching, steps, may_stop, &mut best);
                best.0.iter().for_each(|plan| plans.push(*plan));
            }
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Naming { .. } | Frame::Over => {
                self.each_action(&open.frame, open.own.unwrap_or_default(), open.wild, |action| {
                    let mut best = Plans::<CLOSELY_EACH>::default();
                    self.plan(&outlook, action, &mut best);
                    let room = CLOSELY_ALL - plans.len();
                    best.0.iter().take(room).for_each(|plan| plans.push(*plan));
                });
            }
        }
        look_closely(&outlook, plans);
    }

    fn best(&self, outlook: &Outlook<'_>, legal: &[Action]) -> Action {
        let mut plans = Plans::<CLOSELY>::default();
        match outlook.frame {
            Frame::Catching(catching) => {
                plan_steps(outlook, &catching, legal.len(), legal.contains(&Action::Enough), &mut plans);
            }
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Naming { .. } | Frame::Over => {
                for &action in legal {
                    self.plan(outlook, action, &mut plans);
                }
            }
        }
        look_closely(outlook, &mut plans.0);
        let best = plans.0.iter().max_by(|one, other| one.value.total_cmp(&other.value));
        best.map_or(legal[0], |plan| plan.action)
    }

    /// What can come of an action that is not a step of a play under way.
    fn plan<const MOST: usize>(&self, outlook: &Outlook<'_>, action: Action, plans: &mut Plans<MOST>) {
        let wild = outlook.wild;
        match (outlook.frame, action) {
            (_, Action::Release(card)) => plans.add(Plan { action, value: 0.0, left: wild.with(card) }),
            (_, Action::Play { card, ways }) => match self.settings.variant {
                Variant::Plain => plan_plays(outlook, action, card, ways, |plan| plans.add(plan)),
                Variant::Reverse => {
                    let possible = possible_ways(card.number(), wild);
                    if possible.count() == 1 {
                        plan_plays(outlook, action, card, possible, |plan| plans.add(plan));
                    } else {
                        // The neighbour names the way; whatever it is, the card counts as lying there.
                        let value = outlook.value_of(card).into();
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
                    plans.add(Plan { value: 0.0 - plan.value, ..plan }); // 0.0 stays as it is
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
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) action: Action,
    /// What it brings to whoever does it, in tenths of a point: at once, and after a close look less what it leaves to others.
    pub(crate) value: f32,
    /// The wild cards it leaves.
    pub(crate) left: Bag,
}

impl Default for Plan {
    /// For fixed-size lists: nothing but 0s, which are written fastest.
    fn default() -> Self {
        Plan { action: Action::Release(Kind::default()), value: 0.0, left: Bag::EMPTY }
    }
}

/// The plans that bring most at once, the best first; of equals those that were made first.
#[derive(Default)]
struct Plans<const MOST: usize>(Few<Plan, MOST>);

/// Takes from the plans what they leave to others.
fn look_closely(outlook: &Outlook<'_>, plans: &mut [Plan]) {
    if !outlook.looks_ahead() {
        return;
    }
    // What all plans leave lies there in any case.
    let common = plans.iter().map(|plan| plan.left).reduce(Bag::and).unwrap_or_default();
    let table = outlook.table(common);
    for plan in plans {
        plan.value += outlook.afterwards(&table.with(outlook, plan.left.minus(common)));
    }
}

impl<const MOST: usize> Plans<MOST> {
    fn add(&mut self, plan: Plan) {
        let Plans(best) = self;
        let mut place = best.len();
        if place == MOST {
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

/// All whole plays that so many steps lead to, those that stop now last, if that is one of the steps.
fn plan_steps(
    outlook: &Outlook<'_>,
    catching: &Catching,
    steps: usize,
    may_stop: bool,
    plans: &mut Plans<CLOSELY>,
) {
    for stops in [false, true].into_iter().filter(|&stops| !stops || may_stop) {
        let mut room = LOOKED_AT * steps;
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
    Plan { action, value: outlook.worth(caught).into(), left }
}
