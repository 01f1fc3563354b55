//! Tables of all games with people, their devices, bots, a network that loses, delays, repeats, reorders and forges, and a
//! store that fails and crashes. Time is made up and everything is drawn from one seed, which a failure names.
//!
//! [`hand`] plays one hand at one table and looks at everything that is sent ([`checks`]); [`twins`] plays it at two tables
//! whose hidden cards differ and compares, byte for byte, what somebody is sent who cannot know the difference; [`bites`] breaks the
//! table on purpose and wants the right check to say so.

mod authority;
mod bites;
mod checks;
mod deceit;
mod device;
mod dice;
mod figures;
mod hand;
mod mirror;
mod setups;
mod store;
mod twins;
mod worlds;

use checks::Caught;
use figures::Figures;

/// So many hands are played unless `KARATA_TABLE_HANDS` says otherwise.
const HANDS: u64 = 24;

fn hands() -> u64 {
    std::env::var("KARATA_TABLE_HANDS").ok().and_then(|hands| hands.parse().ok()).unwrap_or(HANDS)
}

/// The game of a hand: all of them in turn.
fn entry(seed: u64) -> &'static dyn games::Entry {
    games::all()[(seed % games::all().len() as u64) as usize]
}

fn passed(what: &str, seed: u64, result: Result<(), Caught>) {
    if let Err(caught) = result {
        panic!("{what} {seed} of {}:\n{caught}", entry(seed).name());
    }
}

/// One hand, or those that `KARATA_TABLE_SEED` names: to look at a failure again.
fn seeds() -> std::ops::Range<u64> {
    match std::env::var("KARATA_TABLE_SEED").ok().and_then(|seed| seed.parse().ok()) {
        Some(seed) => seed..seed + 1,
        None => 0..hands(),
    }
}

#[test]
fn hands_at_tables_among_people() {
    let mut figures = Figures::default();
    for seed in seeds() {
        passed("hand", seed, hand::play(seed, None, &mut figures));
    }
    figures.print("hands");
}

#[test]
fn nobody_can_tell_twin_tables_apart() {
    let mut figures = Figures::default();
    for seed in seeds() {
        passed("twins", seed, twins::compare(seed, None, &mut figures));
    }
    figures.print("twins");
}
