//! Views as numbers, for learners.

#![allow(
    clippy::inline_always,
    reason = "as for the pen: then the place of every plane is known when the program is built"
)]

/// How good the viewer's actions are.
mod grades;

use cards::kind::NUMBERS;
use cards::{Bag, Kind};
use game::{Goal, Observe, Pen, Plane, Seat, ViewOf};

use crate::Safaru;
use crate::action::{Way, Ways};
use crate::card::{hedgehogs, unicorns};
use crate::config::{Sides, Variant};
use crate::digest::Haul;
use crate::rules::catching::Field;
use crate::state::{BySide, Catching, DEALT, Frame, MOST_SIDES, Tally};
use grades::{CAUGHT, GRADES, MOST_CAUGHT};

/// How many can play.
const SEATS: usize = 4;
/// How many cards there are; how many kinds; how many of a colour; and how many 0s.
const CARDS: usize = 60;
const KINDS: usize = cards::kind::KINDS as usize;
const OF_A_COLOUR: usize = 12;
const ZEROS: usize = 5;
const OF_NUMBERS: usize = NUMBERS as usize;
/// The sets of ways, but for the one of none.
const SETS: usize = Ways::SETS - 1;
/// The most that is left to make.
const MOST_LEFT: usize = 17;
/// So many hands to come are told apart, and so many deals.
const HANDS: usize = 8;
const DEALS: usize = 5;
/// Points are shown in steps of ten as well: so many to the total, and so many between two sides.
const STEP: i32 = 10;
const TO_THE_TOTAL: usize = 10;
const LEAD: usize = 8;
/// The largest gain or loss that is told apart, in tenths of a point.
const MOST_WORTH: u8 = 250;

impl Observe for Safaru {
    /// By side: the viewer's own first, the others in the order of their seats. Sides have cards and points, seats have hands.
    const PLANES: &'static [Plane] = &[
        Plane::bits("reverse", &[1]),
        Plane::bits("teams", &[1]),
        Plane::bits("to a total", &[1]),
        Plane::new("total", &[3], 255),
        Plane::new("most hands", &[1], 200),
        Plane::new("hand", &[1], 200),
        Plane::bits("hands to come", &[HANDS]),
        Plane::bits("dealer", &[SEATS]),
        Plane::new("stock", &[1], CARDS as u8),
        Plane::bits("deals to come", &[DEALS]),
        Plane::bits("counts", &[SEATS, DEALT as usize]),
        Plane::bits("own hand", &[CARDS]),
        Plane::bits("wild", &[CARDS]),
        Plane::bits("unseen", &[CARDS]),
        Plane::bits("numbers in hand", &[OF_NUMBERS, DEALT as usize]),
        Plane::new("numbers in the wild", &[OF_NUMBERS], 10),
        Plane::new("numbers unseen", &[OF_NUMBERS], 10),
        Plane::bits("ways by number", &[OF_NUMBERS, SETS]),
        Plane::new("gain by number", &[OF_NUMBERS], MOST_WORTH),
        Plane::new("loss by number", &[OF_NUMBERS], MOST_WORTH),
        Plane::bits("frame", &[6]),
        Plane::bits("whose card", &[SEATS]),
        Plane::bits("to act", &[SEATS]),
        Plane::bits("card played", &[KINDS]),
        Plane::bits("ways", &[Way::ALL.len()]),
        Plane::bits("way now", &[Way::ALL.len()]),
        Plane::bits("left to make", &[MOST_LEFT]),
        Plane::bits("owes a 0", &[1]),
        Plane::bits("added", &[CARDS]),
        Plane::bits("making seventeen", &[CARDS]),
        Plane::new("pile sizes", &[MOST_SIDES], CARDS as u8),
        Plane::new("scores", &[MOST_SIDES, 3], 255),
        Plane::bits("points to the total", &[MOST_SIDES, TO_THE_TOTAL]),
        Plane::bits("lead", &[MOST_SIDES - 1, 2, LEAD]),
        Plane::bits("remembers", &[1]),
        Plane::bits("piles", &[MOST_SIDES, CARDS]),
        Plane::new("points of this hand", &[MOST_SIDES, 3], 255),
        Plane::bits("unicorns", &[MOST_SIDES, OF_A_COLOUR]),
        Plane::bits("hedgehogs", &[MOST_SIDES, OF_A_COLOUR]),
        Plane::bits("babies", &[MOST_SIDES, ZEROS]),
        Plane::new("triangles", &[MOST_SIDES], CARDS as u8),
        Plane::bits("has the most", &[2, MOST_SIDES]),
        Plane::bits("sure of the most", &[2, MOST_SIDES]),
        Plane::bits("unicorns left", &[OF_A_COLOUR]),
        Plane::bits("hedgehogs left", &[OF_A_COLOUR]),
        Plane::bits("grade by card", &[KINDS, GRADES]),
        Plane::bits("grade by number and ways", &[OF_NUMBERS, SETS, GRADES]),
        Plane::bits("grade by way", &[Way::ALL.len(), GRADES]),
        Plane::bits("grade by step", &[KINDS + 1, GRADES]),
        Plane::new("caught by card", &[KINDS, CAUGHT], MOST_CAUGHT),
    ];

    #[inline(always)]
    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let tallies = view.memory.as_ref().map(|memory| self.count(&memory.piles));
        self.write_match(view, pen);
        write_cards(view, pen);
        self.write_catches(view, pen);
        self.write_frame(view, pen);
        self.write_scores(view, tallies.as_ref(), pen);
        self.write_memory(view, tallies.as_ref(), pen);
        self.write_grades(view, pen);
    }
}

impl Safaru {
    #[inline(always)]
    fn write_match(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let open = &view.open;
        let longest = self.settings.goal.longest();
        pen.plane("reverse");
        pen.bit(self.settings.variant == Variant::Reverse);
        pen.plane("teams");
        pen.bit(self.settings.sides == Sides::Teams);
        pen.plane("to a total");
        pen.bit(self.total().is_some());
        pen.plane("total");
        pen.exact(self.total().unwrap_or(0));
        pen.plane("most hands");
        pen.number(longest);
        pen.plane("hand");
        pen.number(open.hand);
        pen.plane("hands to come");
        pen.steps(usize::from(longest.saturating_sub(open.hand)), HANDS);
        pen.plane("dealer");
        write_seat(pen, Some(open.dealer));
        pen.plane("stock");
        pen.number(open.stock);
        pen.plane("deals to come");
        pen.steps(usize::from(self.deals_to_come(open.stock)), DEALS);
        pen.plane("counts");
        for seat in pen.seats() {
            pen.steps(usize::from(open.counts[seat]), usize::from(DEALT));
        }
    }

    /// The points to play to, if that is the goal.
    fn total(&self) -> Option<i32> {
        match self.settings.goal {
            Goal::Total { points, .. } => Some(points),
            Goal::Hands(_) => None,
        }
    }

    /// What a card of each number could catch among the wild cards, whoever holds it.
    #[inline(always)]
    fn write_catches(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let field = Field::of(view.open.wild);
        pen.plane("ways by number");
        for number in 0..NUMBERS {
            let sets = field.sets(number).iter().fold(0, |sets, ways| sets | 1 << (ways.index() - 1));
            pen.set(sets, SETS);
        }
        let worths = self.worth_by_number(view.open.wild);
        pen.plane("gain by number");
        for worth in worths {
            pen.number(worth.clamp(0, MOST_WORTH.into()) as u8);
        }
        pen.plane("loss by number");
        for worth in worths {
            pen.number((-worth).clamp(0, MOST_WORTH.into()) as u8);
        }
    }

    #[inline(always)]
    fn write_frame(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let frame = &view.open.frame;
        let (kind, by) = match *frame {
            Frame::DrawDealer => (0, None),
            Frame::Deal => (1, None),
            Frame::Turn(by) => (2, Some(by)),
            Frame::Naming { by, .. } => (3, Some(by)),
            Frame::Catching(Catching { by, .. }) => (4, Some(by)),
            Frame::Over => (5, None),
        };
        let actor = self.actor(frame);
        let catching = match frame {
            Frame::Catching(catching) => Some(catching),
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Naming { .. } | Frame::Over => None,
        };
        pen.plane("frame");
        pen.one_of(kind, 6);
        pen.plane("whose card");
        write_seat(pen, by);
        pen.plane("to act");
        write_seat(pen, actor);
        pen.plane("card played");
        pen.maybe_one_of(frame.played().map(Kind::index), KINDS);
        pen.plane("ways");
        pen.set(catching.map_or(0, |catching| catching.ways.index() as u64), Way::ALL.len());
        pen.plane("way now");
        pen.maybe_one_of(catching.map(|catching| catching.now as usize), Way::ALL.len());
        pen.plane("left to make");
        pen.steps(catching.map_or(0, |catching| usize::from(catching.left())), MOST_LEFT);
        pen.plane("owes a 0");
        pen.bit(catching.is_some_and(|catching| catching.owes_a_zero(view.open.wild)));
        // A pair is the last to be chosen, and makes the play whole: there is never one in a play under way.
        pen.plane("added");
        write_bag(pen, catching.map_or(Bag::EMPTY, |catching| catching.catch.add));
        pen.plane("making seventeen");
        write_bag(pen, catching.map_or(Bag::EMPTY, |catching| catching.catch.seventeen));
    }

    /// Who is to act.
    fn actor(&self, frame: &Frame) -> Option<Seat> {
        match *frame {
            Frame::Turn(by) | Frame::Catching(Catching { by, .. }) => Some(by),
            Frame::Naming { by, .. } => Some(by.next(self.settings.seats)),
            Frame::DrawDealer | Frame::Deal | Frame::Over => None,
        }
    }

    #[inline(always)]
    fn write_scores(&self, view: &ViewOf<Self>, tallies: Option<&BySide<Tally>>, pen: &mut Pen<'_>) {
        let open = &view.open;
        let sides = || self.sides_for(view);
        pen.plane("pile sizes");
        sides().for_each(|side| pen.number(open.piles[side]));
        pen.plane("scores");
        sides().for_each(|side| pen.exact(open.scores[side].into()));
        pen.plane("points to the total");
        for side in sides() {
            let left = self.total().map_or(0, |total| total - i32::from(open.scores[side]));
            pen.steps(in_steps(left), TO_THE_TOTAL);
        }
        // With what lies in the piles, if that is known.
        let merit = |side: usize| {
            let caught = tallies.map_or(0, |tallies| tallies[side].points);
            self.merit(i32::from(open.scores[side]) + i32::from(caught))
        };
        pen.plane("lead");
        let mut others = sides();
        let own = others.next().map_or(0, merit);
        for other in others.map(merit) {
            pen.steps(in_steps(own - other), LEAD);
            pen.steps(in_steps(other - own), LEAD);
        }
    }

    #[inline(always)]
    fn write_memory(&self, view: &ViewOf<Self>, tallies: Option<&BySide<Tally>>, pen: &mut Pen<'_>) {
        pen.plane("remembers");
        pen.bit(view.memory.is_some());
        let (Some(memory), Some(tallies)) = (&view.memory, tallies) else {
            for name in REMEMBERED {
                pen.plane(name);
            }
            return;
        };
        let [piles, points, blue, yellow, babies, triangles, most, sure, blue_left, yellow_left] = REMEMBERED;
        let sides = || self.sides_for(view);
        pen.plane(piles);
        sides().for_each(|side| write_bag(pen, memory.piles[side]));
        pen.plane(points);
        sides().for_each(|side| pen.exact(tallies[side].points.into()));
        pen.plane(blue);
        sides().for_each(|side| pen.steps(tallies[side].unicorns.into(), OF_A_COLOUR));
        pen.plane(yellow);
        sides().for_each(|side| pen.steps(tallies[side].hedgehogs.into(), OF_A_COLOUR));
        pen.plane(babies);
        sides().for_each(|side| pen.steps(tallies[side].babies.into(), ZEROS));
        pen.plane(triangles);
        sides().for_each(|side| pen.number(tallies[side].triangles));
        let [leaders, sure_of_it] = self.majority_holders(view, tallies);
        pen.plane(most);
        for holders in leaders {
            pen.set(holders, MOST_SIDES);
        }
        pen.plane(sure);
        for holders in sure_of_it {
            pen.set(holders, MOST_SIDES);
        }
        let caught = memory.piles.iter().copied().fold(Bag::EMPTY, Bag::plus);
        pen.plane(blue_left);
        pen.steps(OF_A_COLOUR - usize::from(unicorns(caught)), OF_A_COLOUR);
        pen.plane(yellow_left);
        pen.steps(OF_A_COLOUR - usize::from(hedgehogs(caught)), OF_A_COLOUR);
    }

    /// For both majorities, the sides that have the most now, and those that nobody can pass or reach any more: a bit for each,
    /// in the order in which the viewer sees them.
    fn majority_holders(&self, view: &ViewOf<Self>, tallies: &BySide<Tally>) -> [[u64; 2]; 2] {
        let mut holders = [[0; 2]; 2];
        for (place, majority) in self.majorities().iter().enumerate() {
            let count = |side: usize| (majority.of)(&tallies[side]);
            let most = self.sides_for(view).map(count).max().unwrap_or(0);
            let all = Haul::of(Bag::FULL).of_prize(majority.prize);
            for (order, side) in self.sides_for(view).enumerate() {
                holders[0][place] |= u64::from(most > 0 && count(side) == most) << order;
                holders[1][place] |= u64::from(count(side) > all / 2) << order;
            }
        }
        holders
    }
}

/// The planes that are 0 without a memory.
const REMEMBERED: [&str; 10] = [
    "piles",
    "points of this hand",
    "unicorns",
    "hedgehogs",
    "babies",
    "triangles",
    "has the most",
    "sure of the most",
    "unicorns left",
    "hedgehogs left",
];

#[inline(always)]
fn write_cards(view: &ViewOf<Safaru>, pen: &mut Pen<'_>) {
    let open = &view.open;
    let own = open.own.unwrap_or_default();
    let unseen = unseen(view);
    pen.plane("own hand");
    write_bag(pen, own);
    pen.plane("wild");
    write_bag(pen, open.wild);
    pen.plane("unseen");
    write_bag(pen, unseen);
    pen.plane("numbers in hand");
    for number in 0..NUMBERS {
        pen.steps(usize::from(own.of_number(number).count()), usize::from(DEALT));
    }
    pen.plane("numbers in the wild");
    pen.numbers(&by_number(open.wild));
    pen.plane("numbers unseen");
    pen.numbers(&by_number(unseen));
}

/// How many cards with each number there are.
fn by_number(cards: Bag) -> [u8; OF_NUMBERS] {
    std::array::from_fn(|number| cards.of_number(number as u8).count())
}

/// The cards that the viewer sees nowhere, nor remembers to be in a pile.
fn unseen(view: &ViewOf<Safaru>) -> Bag {
    let open = &view.open;
    let mut unseen = Bag::FULL.minus(open.wild).minus(open.own.unwrap_or_default());
    if let Some(card) = open.frame.played() {
        unseen.remove(card);
    }
    let piles = view.memory.iter().flat_map(|memory| memory.piles.iter().copied());
    piles.fold(unseen, Bag::minus)
}

#[inline(always)]
fn write_bag(pen: &mut Pen<'_>, cards: Bag) {
    pen.set(cards.bits(), CARDS);
}

#[inline(always)]
fn write_seat(pen: &mut Pen<'_>, seat: Option<Seat>) {
    pen.maybe_one_of(seat.map(|seat| pen.after_viewer(seat)), SEATS);
}

/// Points in steps, a part of a step counted whole; none if they are below 0.
fn in_steps(points: i32) -> usize {
    (points.max(0) as usize).div_ceil(STEP as usize)
}
