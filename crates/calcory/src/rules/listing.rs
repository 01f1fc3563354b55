//! Long lists of actions, made quickly: up to sixty at a time, in every turn. Four spaces are listed at once, by a
//! table of the sixteen sets that four spaces have.
//!
//! Listed one by one (`out.extend(spaces.iter().map(Action::Turn))`) they make a random decision take 988 instructions
//! instead of 545, counted over `calcory/playout` as docs/benchmarks.md tells, and a third more time; put one by one into
//! an array that is then appended, 772.

use crate::action::Action;
use crate::space::{SPACES, Space, Spaces};

/// How many spaces are listed at once.
const STRIDE: usize = 4;
/// How often that is.
const STRIDES: usize = SPACES / STRIDE;
/// For every stride and every set of its spaces, the actions on them; what follows is of no account.
type Table = [[[Action; STRIDE]; 1 << STRIDE]; STRIDES];

static TURNS: Table = table(Place::Turn);
static PLACES: Table = table(Place::On);

/// Appends the turning of the cards on these spaces.
#[inline]
pub(super) fn turns(spaces: Spaces, out: &mut Vec<Action>) {
    list(&TURNS, spaces, out);
}

/// Appends the laying of a card on these spaces.
#[inline]
pub(super) fn places(spaces: Spaces, out: &mut Vec<Action>) {
    list(&PLACES, spaces, out);
}

#[inline]
fn list(table: &Table, spaces: Spaces, out: &mut Vec<Action>) {
    // Room for a whole stride after the last action.
    let mut actions = [Action::Stop; SPACES + STRIDE];
    let (mut count, mut rest) = (0, spaces.bits());
    for sets in table {
        let set = rest as usize % (1 << STRIDE);
        actions[count..count + STRIDE].copy_from_slice(&sets[set]);
        count += set.count_ones() as usize;
        rest >>= STRIDE;
    }
    out.extend_from_slice(&actions[..count]);
}

/// What is done on a space.
#[derive(Clone, Copy)]
enum Place {
    Turn,
    On,
}

const fn table(place: Place) -> Table {
    let mut table = [[[Action::Stop; STRIDE]; 1 << STRIDE]; STRIDES];
    let mut index = 0;
    while let Some(space) = Space::at(index) {
        let (stride, bit) = (index / STRIDE, index % STRIDE);
        let mut set: usize = 0;
        while set < 1 << STRIDE {
            if set >> bit & 1 == 1 {
                let before = (set & ((1 << bit) - 1)).count_ones() as usize;
                table[stride][set][before] = match place {
                    Place::Turn => Action::Turn(space),
                    Place::On => Action::On(space),
                };
            }
            set += 1;
        }
        index += 1;
    }
    table
}
