use game::{Advise, Observe};
use players::{Level, Player};
use toys::duel::Duel;
use toys::kuhn::Kuhn;
use toys::leduc::Leduc;
use toys::nim::Nim;
use vector::{Finished, Holder, Records, Setup, Values, Vectored};

use crate::learner::{BOTH, Learner, setup, vector};

/// Everything that a learner sees in so many steps, and the records.
fn run<G: Observe + Advise>(setup: &Setup, steps: usize) -> (Vec<Learner>, Vec<u8>, Vec<Finished>, Vec<u8>) {
    let mut vector = vector::<G>(setup);
    vector.keep_records(Records::Kept);
    let mut learner = Learner::new(&vector);
    let mut seen = vec![learner.clone()];
    for step in 0..steps {
        learner.step(&mut vector);
        if step % 10 == 9 {
            vector.play_random(3);
            learner.ask(&vector);
        }
        seen.push(learner.clone());
    }
    let shape = vector.shape();
    let mut all = vec![7; shape.games * shape.seats * shape.values];
    vector.observe_all(Values::Bytes(&mut all)).expect("it fits");
    (seen, all, vector.take_records(), vector.save())
}

/// The number of games is no multiple of anything, and large enough that every thread gets some.
fn is_the_same_for_any_number_of_threads<G: Observe + Advise>(games: usize, chairs: &[Holder]) {
    let setup = setup(games, chairs);
    let alone = run::<G>(&setup, 40);
    assert!(alone.2.len() > 10);
    for threads in [2, 3, 8] {
        assert!(run::<G>(&Setup { threads, ..setup.clone() }, 40) == alone, "{threads} threads");
    }
    assert!(run::<G>(&Setup { seed: 12, ..setup }, 40) != alone, "another seed");
}

#[test]
fn the_games_are_the_same_for_any_number_of_threads() {
    is_the_same_for_any_number_of_threads::<Nim>(1031, &BOTH);
    is_the_same_for_any_number_of_threads::<Kuhn>(1031, &BOTH);
    is_the_same_for_any_number_of_threads::<Duel>(1031, &BOTH);
}

#[test]
fn so_they_are_among_bots() {
    let bot = |level: Level, budget| Holder::Bot(Player { level, budget });
    let random = [bot(Level::Random, None), Holder::Learner];
    is_the_same_for_any_number_of_threads::<Duel>(257, &random);
    let novice = [Holder::Learner, bot(Level::Novice, Some(8))];
    is_the_same_for_any_number_of_threads::<Leduc>(17, &novice);
}

#[test]
fn games_and_their_episodes_are_dealt_differently() {
    let mut vector = vector::<Duel>(&setup(50, &BOTH));
    vector.keep_records(Records::Kept);
    vector.play_random(60);
    let records = vector.take_records();
    let mut deals: Vec<&str> = records
        .iter()
        .map(|finished| finished.text.lines().find(|line| line.starts_with("nature")).expect("a deal"))
        .collect();
    let all = deals.len();
    deals.sort_unstable();
    deals.dedup();
    assert!(all > 100, "{all}");
    // Thirteen cards of four kinds make a few hundred deals of three and three; no generator repeats one in all of them.
    assert!(deals.len() > all / 3, "{} of {all}", deals.len());
}

#[test]
fn a_game_does_not_depend_on_how_many_are_played_beside_it() {
    let few = run::<Nim>(&setup(3, &BOTH), 0);
    let many = run::<Nim>(&setup(200, &BOTH), 0);
    assert_eq!(few.1, many.1[..few.1.len()]);
}
