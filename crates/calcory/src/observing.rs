//! Views as numbers, for whoever learns to play.
//!
//! Spaces stand row by row, as in actions. What lies on a space is told by its number, ten values that say how likely each is, for
//! only numbers matter to the rules; its colour, which only helps to tell cards apart, is one value. Of a card that somebody else
//! laid back the numbers of all cards it may be are likely (CAL.15). Spaces of which nothing is known have nothing there: what
//! they may hold is told once for all of them.

#![allow(
    clippy::inline_always,
    reason = "as for the pen: then the place of every plane is known when the program is built"
)]

/// What lies on the spaces.
mod layout;
/// What would come of turning a card, of stopping, of giving up.
mod prospects;

use cards::{Bag, Kind};
use game::{MAX_SEATS, Observe, Pen, Plane, ViewOf};

use crate::Calcory;
use crate::action::Action;
use crate::card::{MARKERS, MOST_TURNED, TARGET};
use crate::digest::{Sum, has_zero, rank};
use crate::known::Known;
use crate::space::SPACES;
use crate::state::Frame;
use crate::view::{Memory, Open};
use layout::Layout;
use prospects::Prospects;

/// How many kinds of cards there are.
const KINDS: usize = cards::kind::KINDS as usize;
/// The most patience there can be (CAL.13).
const MOST_PATIENCE: u8 = 200;
/// So many turns before patience is at an end are counted one by one.
const LAST_TURNS: usize = 12;
/// What is certain. What is likely is a part of it.
const SURE: u8 = 60;
/// The most cards there can be with one number.
const MOST_ALIKE: u8 = 10;
/// The most cards that make 13.
const MOST_MADE: u8 = MOST_TURNED as u8;

/// Numbers for actions that come to the same: the first of each sort.
struct Alike {
    stop: u32,
    give_up: u32,
    on: u32,
    fresh: u32,
    back: u32,
    sure: u32,
    other: u32,
}

const ALIKE: Alike = Alike { stop: 0, give_up: 1, on: 2, fresh: 3, back: 10, sure: 20, other: 40 };

impl Observe for Calcory {
    const PLANES: &'static [Plane] = &[
        Plane::new("patience", &[1], MOST_PATIENCE),
        // The game.
        Plane::bits("frame", &[6]),
        Plane::bits("turn", &[MAX_SEATS]),
        Plane::new("revealing", &[1], SPACES as u8),
        Plane::new("piles", &[MAX_SEATS], SPACES as u8),
        Plane::new("lead", &[MAX_SEATS], 2 * SPACES as u8),
        Plane::bits("rank", &[3]),
        Plane::new("idle", &[1], MOST_PATIENCE),
        Plane::bits("turns-left", &[LAST_TURNS]),
        Plane::bits("in-hand", &[KINDS]),
        // The cards of this turn, and the marked ones.
        Plane::bits("sum", &[TARGET as usize + 1]),
        Plane::bits("count", &[MOST_TURNED]),
        Plane::bits("zero", &[1]),
        Plane::bits("marker", &[MAX_SEATS]),
        Plane::bits("marked-sum", &[TARGET as usize]),
        Plane::bits("marked-count", &[MARKERS as usize]),
        // The layout.
        Plane::bits("down", &[SPACES]),
        Plane::bits("turned", &[SPACES]),
        Plane::bits("marked", &[SPACES]),
        Plane::bits("fresh", &[SPACES]),
        Plane::new("number", &[SPACES, 10], SURE),
        Plane::new("colour", &[SPACES], 5),
        // What would come of it.
        Plane::bits("stop", &[5]),
        Plane::bits("fate", &[4]),
        Plane::bits("rank-if-kept", &[3]),
        Plane::bits("give-up", &[4]),
        Plane::bits("comes-of-number", &[10, 4]),
        Plane::new("thirteen", &[SPACES], SURE),
        Plane::new("ends", &[SPACES], SURE),
        Plane::new("beats", &[SPACES], SURE),
        Plane::new("of-fresh", &[3], SURE),
        Plane::new("way-to-13", &[SPACES], MOST_MADE),
        Plane::new("13-with-number", &[10], MOST_MADE),
        // What is remembered.
        Plane::new("unknown", &[10], MOST_ALIKE),
        Plane::bits("remembers", &[1]),
        Plane::bits("known-alone", &[SPACES]),
        Plane::new("laid-by", &[SPACES], MAX_SEATS as u8),
        Plane::new("group", &[SPACES], SPACES as u8),
        Plane::bits("taken", &[SPACES]),
    ];

    const SOME_ALIKE: bool = true;

    /// Only numbers matter, and what others know of a card. Whoever remembers nothing would turn the same card again and again.
    fn kinds(&self, view: &ViewOf<Self>, actions: &[Action], out: &mut Vec<u32>) {
        let known = Known::of(view);
        let alone = laid_alone(view.memory.as_ref());
        out.clear();
        out.extend(actions.iter().map(|&action| match action {
            Action::Stop => ALIKE.stop,
            Action::GiveUp => ALIKE.give_up,
            Action::Return(card) => ALIKE.back + u32::from(card.number()),
            Action::On(_) => ALIKE.on,
            Action::Turn(space) => {
                let number = (0..).zip(&known.sure).find(|(_, spaces)| spaces.has(space));
                match number {
                    Some((number, _)) => ALIKE.sure + 2 * number + (alone >> space.index() & 1) as u32,
                    None if view.memory.is_none() || known.doubtful.has(space) => {
                        ALIKE.other + space.index() as u32
                    }
                    None => ALIKE.fresh,
                }
            }
        }));
    }

    #[inline(always)]
    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let known = Known::of(view);
        let layout = Layout::of(view);
        pen.plane("patience");
        pen.number(self.patience);
        self.write_game(view, pen);
        write_cards_of_turn(&view.open, pen);
        layout.write(&view.open, &known, pen);
        Prospects { game: self, open: &view.open, known: &known, layout: &layout }.write(pen);
        pen.plane("unknown");
        pen.numbers(&std::array::from_fn::<u8, 10, _>(|number| {
            known.unknown.of_number(number as u8).count()
        }));
        write_memory(view.memory.as_ref(), pen);
    }
}

impl Calcory {
    #[inline(always)]
    fn write_game(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let open = &view.open;
        let (frame, revealing) = match open.frame {
            Frame::DrawFirst => (0, None),
            Frame::Turning => (1, None),
            Frame::Revealing(space) => (2, Some(space)),
            Frame::Returning => (3, None),
            Frame::Placing => (4, None),
            Frame::Over => (5, None),
        };
        let viewer = view.viewer.seat().unwrap_or_default();
        pen.plane("frame");
        pen.one_of(frame, 6);
        pen.plane("turn");
        pen.seat(open.turn);
        pen.plane("revealing");
        pen.number(revealing.map_or(0, |space| space.index() as u32 + 1));
        pen.plane("piles");
        pen.seats().for_each(|seat| pen.number(open.piles[seat]));
        // What the viewer is ahead of each, or behind: 60 is level.
        pen.plane("lead");
        pen.seats().for_each(|seat| pen.number(SPACES as u8 + open.piles[viewer] - open.piles[seat]));
        pen.plane("rank");
        pen.one_of(rank(open.piles, viewer, 0) as usize, 3);
        pen.plane("idle");
        pen.number(open.idle);
        pen.plane("turns-left");
        pen.steps(usize::from(self.patience - open.idle), LAST_TURNS);
        pen.plane("in-hand");
        pen.maybe_one_of(open.in_hand.map(Kind::index), KINDS);
    }
}

#[inline(always)]
fn write_cards_of_turn(open: &Open, pen: &mut Pen<'_>) {
    let (turned, marked) = (Sum::of(&open.turned), Sum::of(&open.marked));
    pen.plane("sum");
    pen.one_of(usize::from(turned.sum), usize::from(TARGET) + 1);
    pen.plane("count");
    pen.steps(usize::from(turned.cards), MOST_TURNED);
    pen.plane("zero");
    pen.bit(has_zero(open));
    pen.plane("marker");
    if let Some(seat) = open.marker {
        pen.seat(seat);
    }
    pen.plane("marked-sum");
    pen.maybe_one_of(open.marker.map(|_| usize::from(marked.sum)), usize::from(TARGET));
    pen.plane("marked-count");
    pen.steps(usize::from(marked.cards), usize::from(MARKERS));
}

/// The spaces of cards that the viewer alone knows, a bit each.
fn laid_alone(memory: Option<&Memory>) -> u64 {
    let laid = memory.iter().flat_map(|memory| memory.laid.iter());
    laid.fold(0, |alone, laid| alone | u64::from(laid.card.is_some()) << laid.space.index())
}

#[inline(always)]
fn write_memory(memory: Option<&Memory>, pen: &mut Pen<'_>) {
    let (mut laid_by, mut groups) = ([0; SPACES], [0; SPACES]);
    for laid in memory.iter().flat_map(|memory| memory.laid.iter()) {
        let space = laid.space.index();
        laid_by[space] = pen.after_viewer(laid.by) as u8 + 1;
        add_group(&mut groups, laid.among, space as u8 + 1);
    }
    pen.plane("remembers");
    pen.bit(memory.is_some());
    pen.plane("known-alone");
    pen.set(laid_alone(memory), SPACES);
    pen.plane("laid-by");
    pen.numbers(&laid_by);
    // With each of the sixty cards, in the order of the deck: where one of those lies that it was taken with.
    pen.plane("group");
    pen.numbers(&groups);
    pen.plane("taken");
    let taken = memory.map_or(Bag::EMPTY, |memory| memory.taken);
    pen.set(taken.bits(), SPACES);
}

/// These cards were taken together. A card is in one group at most, but twins may be in two: then the first copy is in the
/// first of them.
fn add_group(groups: &mut [u8; SPACES], cards: Bag, space: u8) {
    for card in cards.cards() {
        let first = card.index();
        // As in `Bag::places`.
        let second = KINDS + 2 * card.colour() as usize + usize::from(card.number() == 7);
        groups[if groups[first] == 0 { first } else { second }] = space;
    }
}
