//! A sensible player: weighs what a whole play catches against what it leaves to the next player, and then takes
//! its steps.

/// What a table is worth to who plays next.
mod outlook;
/// What is true of an action beside the others.
mod facts;

use std::ops::ControlFlow;

use cards::{Bag, Kind};
use game::{Advise, Fact, ViewOf};

use crate::Safaru;
use crate::action::{Action, Catch, Ways};
use crate::config::Variant;
use crate::rules::catching::{Next, possible_ways};
use crate::rules::plays::each_play;
use crate::state::{Catching, Frame};
use outlook::Outlook;

/// How the sensible player weighs things, in points. The numbers were found by letting variants play each
/// other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// A unicorn, for the majority it may bring.
    pub unicorn: f32,
    /// A hedgehog, for the majority it may bring.
    pub hedgehog: f32,
    /// Any card, for the majority it may bring in the reverse game.
    pub card: f32,
    /// How much of what the next player is likely to get counts against a play.
    pub foresight: f32,
}

/// The taste in use for Safarü.
pub const PLAIN: Taste = Taste { unicorn: 5.0, hedgehog: -1.7, card: 0.0, foresight: 0.7 };
/// The taste in use for Reverse Safarü, where all of it is bad.
pub const REVERSE: Taste = Taste { unicorn: 0.0, hedgehog: 2.2, card: 1.5, foresight: 0.25 };

/// Of more plays than this only the best at first sight are looked at closely.
const CLOSELY: usize = 16;
/// No more plays than this are looked at for one card and set of ways.
const LOOKED_AT: usize = 400;

impl Advise for Safaru {
    fn advise(&self, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        self.advise_by(self.taste(), view, legal)
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

    /// What cards are worth in a pile, by this taste.
    pub(crate) fn worth(&self, view: &ViewOf<Self>) -> impl Fn(Bag) -> f32 {
        let outlook = Outlook::of(self, self.taste(), view);
        move |cards| outlook.worth(cards)
    }

    /// The action of a sensible player with this taste.
    pub fn advise_by(&self, taste: &Taste, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let outlook = Outlook::of(self, taste, view);
        let mut plans = Vec::new();
        for &action in legal {
            self.plan(&outlook, action, &mut plans);
        }
        plans.sort_by(|one, other| other.value.total_cmp(&one.value));
        plans.truncate(CLOSELY);
        let closely = plans.into_iter().map(|plan| (plan.value + outlook.afterwards(plan.left), plan.action));
        closely.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(legal[0], |(_, action)| action)
    }

    /// What can come of an action.
    fn plan(&self, outlook: &Outlook<'_>, action: Action, plans: &mut Vec<Plan>) {
        let wild = outlook.wild;
        match (outlook.frame, action) {
            (_, Action::Release(card)) => plans.push(Plan { action, value: 0.0, left: wild.with(card) }),
            (_, Action::Play { card, ways }) => {
                let possible = possible_ways(card.number(), wild);
                match self.settings.variant {
                    Variant::Plain => plan_plays(outlook, action, card, ways, plans),
                    Variant::Reverse if possible.count() == 1 => {
                        plan_plays(outlook, action, card, possible, plans);
                    }
                    // The neighbour names the way; whatever it is, the card counts as lying there.
                    Variant::Reverse => {
                        let value = outlook.table(wild).value(card);
                        plans.push(Plan { action, value, left: wild.with(card) });
                    }
                }
            }
            (Frame::Naming { card, .. }, Action::Name(way)) => {
                // Its player will catch what costs least.
                let mut likely = Vec::new();
                plan_plays(outlook, action, card, Ways::only(way), &mut likely);
                let best = likely.into_iter().max_by(|one, other| one.value.total_cmp(&other.value));
                plans.extend(best.map(|plan| Plan { value: -plan.value, ..plan }));
            }
            (Frame::Catching(catching), Action::Take(_) | Action::Enough) => {
                plan_steps(outlook, &catching, action, plans);
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
struct Plan {
    action: Action,
    /// What it brings at once to whoever does it.
    value: f32,
    /// The wild cards it leaves.
    left: Bag,
}

/// All whole plays of a card in these ways.
fn plan_plays(outlook: &Outlook<'_>, action: Action, card: Kind, ways: Ways, plans: &mut Vec<Plan>) {
    let mut room = LOOKED_AT;
    let _ = each_play(card.number(), ways, outlook.wild, &mut |catch| {
        plans.push(plan_of(outlook, action, card, &catch));
        room -= 1;
        if room == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
}

/// All whole plays that this step leads to.
fn plan_steps(outlook: &Outlook<'_>, catching: &Catching, action: Action, plans: &mut Vec<Plan>) {
    let mut room = LOOKED_AT;
    let _ = each_play(catching.card.number(), catching.ways, outlook.wild, &mut |catch| {
        if catching.toward(&catch).map(Next::action) == Some(action) {
            plans.push(plan_of(outlook, action, catching.card, &catch));
            room -= 1;
        }
        if room == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
}

fn plan_of(outlook: &Outlook<'_>, action: Action, card: Kind, catch: &Catch) -> Plan {
    let (caught, left) = catch.comes_to(card, outlook.wild);
    Plan { action, value: outlook.worth(caught), left }
}
