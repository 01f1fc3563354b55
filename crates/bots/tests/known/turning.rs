use bots::{Turning, turning};
use game::{Few, Refusal, Seat, Step, StepOf};
use toys::nim::{Layout, Nim, Take};

use crate::rules;

/// A game of Nim with these heaps. What Nim advises is to take one thing from the first heap.
fn game(heaps: &[u8], takes: &[(u8, u8)]) -> (std::sync::Arc<Nim>, Vec<StepOf<Nim>>) {
    let count = heaps.len().to_string();
    let mut laid = Few::default();
    for heap in heaps {
        laid.push(*heap);
    }
    let taken = takes.iter().zip((0..2).cycle());
    let taken = taken.map(|(&(heap, count), seat)| Step::Move(Seat(seat), Take { heap, count }));
    let log = std::iter::once(Step::Chance(Layout(laid))).chain(taken).collect();
    (rules::<Nim>(&[("heaps", &count), ("largest", "9")]), log)
}

fn found(heaps: &[u8], takes: &[(u8, u8)], seed: u64) -> Turning {
    let (game, log) = game(heaps, takes);
    turning(&*game, &log, seed).expect("these are legal")
}

#[test]
fn a_blunder_is_found_with_any_seed() {
    // Taking two of three leaves one, and the game.
    for seed in 0..20 {
        let Turning { swings, from } = found(&[3], &[(0, 2), (0, 1)], seed);
        let [swing] = swings[..] else { panic!("{swings:?}") };
        assert_eq!((swing.step, swing.seat, from), (1, Seat(0), 0));
        assert!(swing.before.share > 0.85 && swing.after.share < 0.01, "{swing:?}");
        assert!(swing.after.error > 0.0 && swing.before.error < 0.03, "{swing:?}");
    }
}

#[test]
fn what_wins_is_found_as_well_as_what_loses_and_the_largest_first() {
    // Of five, two are taken and it is lost; then one of three and it is won back; then both of two.
    let Turning { swings, .. } = found(&[6], &[(0, 2), (0, 2), (0, 2)], 1);
    assert!(!swings.is_empty());
    let sizes: Vec<f64> = swings.iter().map(|swing| (swing.after.share - swing.before.share).abs()).collect();
    assert!(sizes.is_sorted_by(|one, other| one >= other), "{sizes:?}");
    assert!(swings.iter().any(|swing| swing.after.share > swing.before.share), "{swings:?}");
    let steps: Vec<usize> = swings.iter().map(|swing| swing.step).collect();
    for seed in 2..10 {
        let other = found(&[6], &[(0, 2), (0, 2), (0, 2)], seed).swings;
        assert_eq!(other.iter().map(|swing| swing.step).collect::<Vec<_>>().len(), steps.len());
    }
}

#[test]
fn where_it_does_not_matter_nothing_is_found() {
    // Whoever takes from which heap, the last of four single things goes to the second seat.
    let takes = [(3, 1), (2, 1), (1, 1), (0, 1)];
    for seed in 0..20 {
        assert!(found(&[1, 1, 1, 1], &takes, seed).swings.is_empty());
    }
    assert!(found(&[3], &[(0, 1), (0, 1), (0, 1)], 1).swings.is_empty(), "as advised");
}

#[test]
fn the_same_seed_finds_the_same_to_the_last_digit() {
    let takes = [(0, 2), (1, 3), (0, 1), (1, 1)];
    assert_eq!(found(&[3, 4], &takes, 5), found(&[3, 4], &takes, 5));
}

#[test]
fn what_is_no_game_is_refused() {
    let (game, log) = game(&[3], &[(0, 4)]);
    assert!(matches!(turning(&*game, &log, 1), Err(Refusal::Illegal(_))));
}
