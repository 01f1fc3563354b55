use std::sync::Arc;

use game::{Advise, Observe};
use players::Manner;
use toys::duel::Duel;
use toys::leduc::Leduc;
use toys::nim::Nim;
use toys::tictactoe::TicTacToe;
use vector::{Forced, Records, Vector, Vectored};

use crate::ends::replayed;
use crate::learner::{BOTH, Learner, game, setup, vector};

/// How many letters may come next in each game.
fn choices(learner: &Learner, vector: &dyn Vectored) -> Vec<u32> {
    let masks = learner.mask.chunks(vector.shape().letters);
    masks.map(|mask| mask.iter().map(|&may| u32::from(may)).sum()).collect()
}

fn there_is_always_a_choice<G: Observe + Advise>() {
    let mut vector = vector::<G>(&setup(5, &BOTH));
    vector.keep_records(Records::Kept);
    vector.skip_forced(Forced::Skipped);
    let mut learner = Learner::new(&vector);
    for step in 0..300 {
        // What is asked already stays asked.
        let is_chosen = choices(&learner, &vector).iter().all(|&choices| choices > 1);
        assert!(step == 0 || is_chosen, "{} in step {step}", G::NAME);
        learner.step(&mut vector);
    }
    let records = vector.take_records();
    assert!(records.len() > 20, "{}: {}", G::NAME, records.len());
    // What was taken without asking is in the records, and legal.
    for finished in &records {
        replayed::<G>(finished);
    }
}

#[test]
fn who_skips_is_asked_only_where_there_is_a_choice() {
    there_is_always_a_choice::<TicTacToe>();
    there_is_always_a_choice::<Nim>();
    there_is_always_a_choice::<Leduc>();
    there_is_always_a_choice::<Duel>();
}

#[test]
fn who_does_not_skip_is_asked_for_everything() {
    let mut vector = vector::<Nim>(&setup(5, &BOTH));
    vector.skip_forced(Forced::Skipped);
    vector.skip_forced(Forced::Asked);
    let mut learner = Learner::new(&vector);
    let forced = (0..100).any(|_| {
        learner.step(&mut vector);
        choices(&learner, &vector).contains(&1)
    });
    assert!(forced, "the last heap must be named");
}

#[test]
fn the_forced_beginning_of_a_word_is_said() {
    // With one heap, the heap of every word is forced, and the count is chosen.
    let rules: Arc<Nim> = game(&[("heaps", "1"), ("largest", "7")]);
    let mut vector =
        Vector::new(rules, &setup(8, &BOTH), |player| Manner::USUAL.mind(player)).expect("it can be played");
    vector.skip_forced(Forced::Skipped);
    vector.play_random(3);
    let mut learner = Learner::new(&vector);
    for _ in 0..20 {
        learner.step(&mut vector);
        assert_eq!(learner.decided, [1; 8], "one letter decides");
        let said = learner.values.chunks(vector.shape().values).map(|values| values[0]);
        assert_eq!(said.collect::<Vec<_>>(), [1; 8], "the heap is among the letters said");
    }
    // It can be put away like this, and taken up again.
    let saved = vector.save();
    vector.restore(&saved).expect("its own save");
    let before = learner.clone();
    learner.ask(&vector);
    assert!(learner == before);
}

#[test]
fn where_there_is_never_a_choice_somebody_is_asked_after_all() {
    let rules: Arc<Nim> = game(&[("heaps", "1"), ("largest", "1")]);
    let mut vector =
        Vector::new(rules, &setup(1, &BOTH), |player| Manner::USUAL.mind(player)).expect("it can be played");
    vector.skip_forced(Forced::Skipped);
    let mut learner = Learner::new(&vector);
    for _ in 0..2 {
        learner.step(&mut vector);
        assert_eq!((learner.decided[0], learner.done[0]), (1, 1));
        assert_eq!(choices(&learner, &vector), [1]);
    }
}
