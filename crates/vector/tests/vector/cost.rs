use toys::kuhn::Kuhn;
use toys::nim::Nim;
use toys::tictactoe::TicTacToe;
use vector::{Values, Vectored};

use game::{Advise, Observe};

use crate::learner::{BOTH, Learner, setup, vector};

/// The most allocations of a call with one thread in a thousand games: the parts, what the thread works with, and here and there
/// an episode that is longer than all before it. One for each decision would be a thousand.
const CALL: u64 = 50;

fn allocates_by_the_call<G: Observe + Advise>() {
    let mut vector = vector::<G>(&setup(1000, &BOTH));
    let mut learner = Learner::new(&vector);
    // What is kept by a game has grown to its size after a while.
    vector.play_random(500);
    learner.ask(&vector);
    (0..100).for_each(|_| learner.step(&mut vector));
    let mut fractions = vec![0.0; 2 * 1000 * vector.shape().values];
    for _ in 0..20 {
        let letters = learner.choose();
        let made = |call: &mut dyn FnMut()| allocation_counter::measure(call).count_total;
        let steps = made(&mut || learner.say(&mut vector, &letters).expect("they may come next"));
        let random = made(&mut || {
            vector.play_random(10);
        });
        let views = made(&mut || vector.observe_all(Values::Fractions(&mut fractions)).expect("it fits"));
        assert!(steps.max(random).max(views) <= CALL, "{}: {steps} {random} {views}", G::NAME);
        learner.ask(&vector);
    }
}

#[test]
fn nothing_is_allocated_for_a_decision() {
    allocates_by_the_call::<TicTacToe>();
    allocates_by_the_call::<Nim>();
    allocates_by_the_call::<Kuhn>();
}
