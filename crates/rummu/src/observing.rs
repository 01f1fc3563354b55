//! Views as numbers, for whoever learns to play.
//!
//! Cards are bits in the order of the deck: fifty kinds, then the second copies of the 1s and 7s where twins matter. Combinations
//! on the table stand by their places, which actions name too. Points are given in fives, which all of them are.

#![allow(
    clippy::inline_always,
    reason = "as for the pen: then the place of every plane is known when the program is built"
)]

/// What the cards of the hand can become.
mod hand;
/// What lies on the table.
mod table;

use cards::{Bag, Kind};
use game::{Goal, MAX_SEATS, Observe, Pen, Plane, Seat, ViewOf};

use crate::Rummu;
use crate::config::{ComingOut, Teams};
use crate::decision::Decision;
use crate::rules::penalty;
use crate::spelling::COLOUR_ORDERS;
use crate::state::{Frame, IDLE_TURNS, MOST_COMBINATIONS};
use crate::view::Memory;
use hand::Hopes;
use table::Table;

/// How many cards there are, and how many kinds of them.
const CARDS: usize = 60;
const KINDS: usize = cards::kind::KINDS as usize;
/// The most hands of a match (RUM.36, RUM.37).
const MOST_HANDS: u8 = 200;
/// So many hands before the end of a match are counted one by one.
const LAST_HANDS: usize = 8;
/// So few cards of a player are counted one by one.
const FEW_CARDS: usize = 10;
/// So many cards of the discard pile are told in full: one takes them from the top down (RUM.4).
const TOP_CARDS: usize = 3;
/// A lead, and what is missing to the total, are told in steps of this many points.
const STEP: i32 = 2;
/// More than this, in fives, the combinations of a player score hardly ever.
const MOST_POINTS: u8 = 100;

impl Observe for Rummu {
    const PLANES: &'static [Plane] = &[
        // The settings.
        Plane::bits("teams", &[1]),
        Plane::bits("together", &[1]),
        Plane::bits("to-a-total", &[1]),
        Plane::new("total", &[3], 255),
        Plane::new("most-hands", &[1], MOST_HANDS),
        // The match.
        Plane::new("hands-played", &[1], MOST_HANDS),
        Plane::bits("hands-left", &[LAST_HANDS]),
        Plane::new("scores", &[MAX_SEATS, 3], 255),
        Plane::new("lead", &[MAX_SEATS], 200),
        Plane::new("missing", &[MAX_SEATS], 250),
        Plane::bits("same-side", &[MAX_SEATS]),
        Plane::bits("dealer", &[MAX_SEATS]),
        // The turn.
        Plane::bits("frame", &[9]),
        Plane::bits("turn", &[MAX_SEATS]),
        Plane::new("idle", &[1], IDLE_TURNS),
        Plane::bits("busy", &[1]),
        // The players.
        Plane::bits("out", &[MAX_SEATS]),
        Plane::bits("needed", &[MAX_SEATS, 4]),
        Plane::new("counts", &[MAX_SEATS], CARDS as u8),
        Plane::bits("few-cards", &[MAX_SEATS, FEW_CARDS]),
        Plane::new("points-on-table", &[MAX_SEATS], MOST_POINTS),
        // The own hand.
        Plane::bits("hand", &[CARDS]),
        Plane::new("held", &[1], 72),
        Plane::new("lays", &[KINDS], hand::MOST_WORTH),
        Plane::new("waits", &[KINDS], hand::MOST_WAITS),
        Plane::bits("completes", &[KINDS]),
        // The stock and the pile.
        Plane::new("stock", &[1], CARDS as u8),
        Plane::new("pile", &[1], CARDS as u8),
        Plane::bits("top", &[TOP_CARDS, KINDS]),
        Plane::bits("use-of-top", &[TOP_CARDS, 4]),
        // The table.
        Plane::bits("shape", &[MOST_COMBINATIONS, 3]),
        Plane::bits("numbers", &[MOST_COMBINATIONS, 10]),
        Plane::bits("colours", &[MOST_COMBINATIONS, 5]),
        Plane::bits("jokers", &[MOST_COMBINATIONS, 10]),
        Plane::new("order", &[MOST_COMBINATIONS], COLOUR_ORDERS as u8),
        Plane::bits("owner", &[MOST_COMBINATIONS, MAX_SEATS]),
        Plane::new("points", &[MOST_COMBINATIONS], table::MOST_POINTS),
        Plane::new("gain", &[MOST_COMBINATIONS, 2], table::MOST_GAIN),
        Plane::bits("fits-own-side", &[KINDS]),
        Plane::bits("fits-others", &[KINDS]),
        Plane::bits("swaps", &[KINDS]),
        // What is remembered.
        Plane::bits("unseen", &[CARDS]),
        Plane::bits("remembers", &[1]),
        Plane::new("pile-from-top", &[CARDS], CARDS as u8),
        Plane::bits("seen", &[MAX_SEATS, CARDS]),
        Plane::bits("was-recycled", &[1]),
        Plane::bits("recycled", &[CARDS]),
        Plane::bits("fresh-is-known", &[1]),
        Plane::new("fresh", &[MAX_SEATS], CARDS as u8),
    ];

    // Hands are laid open when they have been counted, for everybody to see: the points are on the score sheet, and the
    // next thing is another deal.
    const LEFT_OUT: &'static [&'static str] = &["open.revealed"];

    #[inline(always)]
    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let Some(now) = Decision::of(self, view, &[]) else { unreachable!("a seat has a hand") };
        let table = Table::of(&now);
        let hopes = Hopes::of(now.hand, table.all, now.size());
        self.write_settings(pen);
        self.write_match(&now, pen);
        write_turn(&now, pen);
        self.write_players(&now, &table, pen);
        pen.plane("hand");
        write_cards(now.hand, pen);
        pen.plane("held");
        pen.number((penalty(now.hand) / 5) as u32);
        hopes.write(pen);
        write_piles(&now, &table, &hopes, pen);
        table.write(&now, pen);
        pen.plane("unseen");
        write_cards(unseen(&now, table.all), pen);
        write_memory(view.memory.as_ref(), pen);
    }
}

impl Rummu {
    #[inline(always)]
    fn write_settings(&self, pen: &mut Pen<'_>) {
        let settings = &self.settings;
        pen.plane("teams");
        pen.bit(settings.teams == Teams::On);
        pen.plane("together");
        pen.bit(settings.coming_out == ComingOut::Together);
        let total = match settings.goal {
            Goal::Total { points, .. } => Some(points),
            Goal::Hands(_) => None,
        };
        pen.plane("to-a-total");
        pen.bit(total.is_some());
        pen.plane("total");
        pen.exact(total.unwrap_or(0));
        pen.plane("most-hands");
        pen.number(settings.goal.longest());
    }

    #[inline(always)]
    fn write_match(&self, now: &Decision<'_>, pen: &mut Pen<'_>) {
        let open = now.open;
        pen.plane("hands-played");
        pen.number(open.hands_played);
        pen.plane("hands-left");
        pen.steps(usize::from(self.settings.goal.longest() - open.hands_played), LAST_HANDS);
        pen.plane("scores");
        pen.seats().for_each(|seat| pen.exact(open.scores[seat]));
        // What the viewer is ahead of each, or behind: 100 is level.
        pen.plane("lead");
        for seat in pen.seats() {
            let lead = (open.scores[now.seat] - open.scores[seat]) / STEP;
            pen.number((100 + lead.clamp(-100, 100)) as u32);
        }
        pen.plane("missing");
        if let Goal::Total { points, .. } = self.settings.goal {
            let missing = |seat: Seat| ((points - open.scores[seat]) / STEP).clamp(0, 250) as u32;
            pen.seats().for_each(|seat| pen.number(missing(seat)));
        }
        pen.plane("same-side");
        pen.seats().for_each(|seat| pen.bit(now.are_partners(seat)));
        pen.plane("dealer");
        pen.seat(open.dealer);
    }

    #[inline(always)]
    fn write_players(&self, now: &Decision<'_>, table: &Table, pen: &mut Pen<'_>) {
        let open = now.open;
        pen.plane("out");
        pen.seats().for_each(|seat| pen.bit(open.out.has(seat)));
        pen.plane("needed");
        let needed = |seat: Seat| usize::from(self.settings.needed(open.scores[seat]) - 3);
        pen.seats().for_each(|seat| pen.one_of(needed(seat), 4));
        pen.plane("counts");
        pen.seats().for_each(|seat| pen.number(open.counts[seat]));
        pen.plane("few-cards");
        pen.seats().for_each(|seat| pen.steps(usize::from(open.counts[seat]), FEW_CARDS));
        pen.plane("points-on-table");
        pen.seats().for_each(|seat| pen.number(table.points[seat.index()].min(MOST_POINTS)));
    }
}

#[inline(always)]
fn write_turn(now: &Decision<'_>, pen: &mut Pen<'_>) {
    let (frame, turn) = match now.open.frame {
        Frame::Dealer => (0, None),
        Frame::Deal => (1, None),
        Frame::Drawing(seat) => (2, Some(seat)),
        Frame::Card(seat) => (3, Some(seat)),
        Frame::Taking(seat) => (4, Some(seat)),
        Frame::Laying(seat) => (5, Some(seat)),
        Frame::Short(seat) => (6, Some(seat)),
        Frame::TakingBack(seat) => (7, Some(seat)),
        Frame::Over => (8, None),
    };
    pen.plane("frame");
    pen.one_of(frame, 9);
    pen.plane("turn");
    if let Some(seat) = turn {
        pen.seat(seat);
    }
    pen.plane("idle");
    pen.number(now.open.idle);
    pen.plane("busy");
    pen.bit(now.open.busy);
}

/// The top of the pile: what lies there, as far as it is seen or remembered, and what it would be good for.
#[inline(always)]
fn write_piles(now: &Decision<'_>, table: &Table, hopes: &Hopes, pen: &mut Pen<'_>) {
    pen.plane("stock");
    pen.number(now.open.stock);
    pen.plane("pile");
    pen.number(now.open.pile);
    let mut tops = [None; TOP_CARDS];
    tops[0] = now.open.top;
    if let Some(memory) = &now.view.memory {
        tops.iter_mut().zip(memory.pile.iter().rev()).for_each(|(top, &card)| *top = Some(card));
    }
    pen.plane("top");
    for top in tops {
        pen.maybe_one_of(top.map(Kind::index), KINDS);
    }
    pen.plane("use-of-top");
    for top in tops {
        let this = top.map_or(0, |card| 1u64 << card.index());
        let uses = [hopes.completes(), table.fits_own_side, table.fits_others, table.swaps];
        for cards in uses {
            pen.bit(cards & this != 0);
        }
    }
}

/// The cards of which the viewer does not know where they are.
fn unseen(now: &Decision<'_>, on_table: Bag) -> Bag {
    let mut rest = Bag::FULL.minus(now.hand).minus(on_table);
    match &now.view.memory {
        Some(memory) => {
            memory.pile.iter().for_each(|&card| rest.remove(card));
            let others = memory.seen.iter().filter(|&(seat, _)| seat != now.seat);
            others.for_each(|(_, cards)| rest = rest.minus(cards));
        }
        None => now.open.top.into_iter().for_each(|card| rest.remove(card)),
    }
    rest
}

#[inline(always)]
fn write_memory(memory: Option<&Memory>, pen: &mut Pen<'_>) {
    pen.plane("remembers");
    pen.bit(memory.is_some());
    pen.plane("pile-from-top");
    if let Some(memory) = memory {
        pen.numbers(&from_top(&memory.pile));
    }
    pen.plane("seen");
    if let Some(memory) = memory {
        pen.seats().for_each(|seat| write_cards(memory.seen[seat], pen));
    }
    let recycled = memory.and_then(|memory| memory.recycled);
    pen.plane("was-recycled");
    pen.bit(recycled.is_some());
    pen.plane("recycled");
    write_cards(recycled.unwrap_or_default(), pen);
    let fresh = memory.and_then(|memory| memory.fresh);
    pen.plane("fresh-is-known");
    pen.bit(fresh.is_some());
    pen.plane("fresh");
    if let Some(fresh) = fresh {
        pen.seats().for_each(|seat| pen.number(fresh[seat]));
    }
}

/// How near to the top of the pile each of the sixty cards lies: 60 is the top, and 0 not there. Of twins the first is the
/// nearer one.
fn from_top(pile: &[Kind]) -> [u8; CARDS] {
    let mut near = [0; CARDS];
    for (&card, place) in pile.iter().rev().zip((1..=CARDS as u8).rev()) {
        let first = card.index();
        near[if near[first] == 0 { first } else { second_copy(card) }] = place;
    }
    near
}

/// Where the second copy of a twin stands among the sixty cards, as in `Bag::places`.
fn second_copy(card: Kind) -> usize {
    KINDS + 2 * card.colour() as usize + usize::from(card.number() == 7)
}

/// All sixty cards: the kinds, then the second copies of twins.
#[inline(always)]
fn write_cards(cards: Bag, pen: &mut Pen<'_>) {
    pen.set(cards.bits(), CARDS);
}
