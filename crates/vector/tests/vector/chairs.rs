use std::collections::BTreeSet;

use game::record::{Entry, Record};
use game::{Advise, Config, Observe, Rules};
use players::{Level, Player};
use toys::kuhn::Kuhn;
use toys::leduc::Leduc;
use toys::nim::Nim;
use toys::tictactoe::TicTacToe;
use vector::{Holder, Records, Rotation, Setup, SetupError, Vectored};

use crate::learner::{BOTH, Learner, said, setup, try_vector, vector};

const BOT: Holder = Holder::Bot(Player { level: Level::Greedy, budget: None });

#[test]
fn chairs_that_rotate_come_to_every_seat_and_stay_with_whoever_sits_there() {
    let mut vector = vector::<Leduc>(&setup(6, &[Holder::Learner, BOT]));
    vector.keep_records(Records::Kept);
    let mut learner = Learner::new(&vector);
    let mut asked = [[0; 2]; 6];
    let mut episodes = [0; 6];
    for _ in 0..200 {
        for game in 0..6 {
            assert_eq!(learner.chairs[game], 0, "only the learner is asked");
            assert_eq!(usize::from(learner.seats[game]), (game + episodes[game]) % 2);
            asked[game][usize::from(learner.seats[game])] += 1;
        }
        learner.step(&mut vector);
        (0..6).for_each(|game| episodes[game] += usize::from(learner.done[game]));
    }
    assert!(asked.iter().flatten().all(|&times| times > 20), "{asked:?}");
}

#[test]
fn chairs_that_do_not_rotate_stay_where_they_are() {
    let mut vector = vector::<Kuhn>(&Setup { rotation: Rotation::Fixed, ..setup(3, &[BOT, Holder::Other]) });
    let mut learner = Learner::new(&vector);
    for _ in 0..50 {
        assert_eq!((&*learner.seats, &*learner.chairs), (&[1; 3][..], &[1; 3][..]));
        learner.step(&mut vector);
    }
}

#[test]
fn learners_and_others_are_asked_alike_and_told_apart_by_their_chair() {
    let chairs = [Holder::Learner, Holder::Other];
    let mut vector = vector::<Nim>(&setup(4, &chairs));
    let mut learner = Learner::new(&vector);
    let mut seen = [[false; 2]; 2];
    for _ in 0..100 {
        for game in 0..4 {
            seen[usize::from(learner.seats[game])][usize::from(learner.chairs[game])] = true;
        }
        learner.step(&mut vector);
    }
    assert_eq!(seen, [[true; 2]; 2]);
}

#[test]
fn greedy_bots_do_what_the_game_advises() {
    let mut vector = vector::<TicTacToe>(&setup(2, &[Holder::Learner, BOT]));
    vector.keep_records(Records::Kept);
    vector.play_random(40);
    let mut seen = 0;
    for finished in vector.take_records() {
        let record = Record::read(&finished.text).expect("a record");
        // What a toy advises is its first legal action: here the first field that is free.
        let bot = ((finished.game as u64 + finished.episode + 1) % 2) as u8;
        let mut free: Vec<&str> = vec!["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"];
        for (_, entry) in &record.steps {
            let Entry::Move(seat, notation) = entry else { panic!("nature has nothing to do") };
            if seat.0 == bot {
                assert_eq!(*notation, free[0]);
                seen += 1;
            }
            free.retain(|field| field != notation);
        }
    }
    assert!(seen > 10);
}

#[test]
fn advice_is_the_next_letter_of_what_the_game_advises() {
    let mut vector = vector::<Nim>(&setup(5, &BOTH));
    let mut learner = Learner::new(&vector);
    let mut whole = 0;
    for _ in 0..30 {
        let mut letters = vec![9; 5];
        vector.advise(&mut letters).expect("the array fits");
        // The first legal action takes one thing from the first heap that is left.
        for (letter, mask) in letters.iter().zip(learner.mask.chunks(vector.shape().letters)) {
            assert_eq!(mask.iter().position(|&may| may == 1), Some(usize::from(*letter)));
        }
        learner.say(&mut vector, &letters).expect("advice may come next");
        whole += learner.decided.iter().map(|&decided| usize::from(decided)).sum::<usize>();
    }
    assert_eq!(whole, 5 * 15, "a word of Nim has two letters");
}

#[test]
fn whoever_thinks_can_be_imitated_whoever_sits_on_the_chairs() {
    // What comes of four games in which everybody says what the model would.
    let came = |model: Player| {
        let mut vector = vector::<TicTacToe>(&Setup { model, ..setup(4, &BOTH) });
        let mut learner = Learner::new(&vector);
        while !learner.done.contains(&1) {
            let mut letters = vec![0; 4];
            vector.advise(&mut letters).expect("the array fits");
            learner.say(&mut vector, &letters).expect("advice may come next");
        }
        learner.rewards
    };
    assert!(
        came(Level::Greedy.into()).iter().all(|&share| share != 0.0),
        "the first free field wins or loses"
    );
    assert_eq!(came(Player { level: Level::Tree, budget: Some(2000) }), [0.0; 8], "who looks ahead draws");
}

/// What a model says in four hundred games of which nothing has been played, until a word is whole.
fn said_by<G: Observe + Advise>(threads: usize, model: Player) -> Vec<Vec<u16>> {
    let mut vector = vector::<G>(&Setup { model, threads, ..setup(400, &BOTH) });
    let mut learner = Learner::new(&vector);
    let mut said = Vec::new();
    while !learner.decided.contains(&1) {
        let mut letters = vec![0; 400];
        vector.advise(&mut letters).expect("the array fits");
        learner.say(&mut vector, &letters).expect("advice may come next");
        said.push(letters);
    }
    said
}

#[test]
fn a_model_says_the_same_for_any_number_of_threads() {
    for model in [Level::Random.into(), Player { level: Level::Tree, budget: Some(20) }] {
        let alone = said_by::<Nim>(1, model);
        assert_eq!(alone.len(), 2, "a word of Nim has two letters");
        assert_eq!(said_by::<Nim>(2, model), alone);
        assert_eq!(said_by::<Nim>(8, model), alone);
    }
}

#[test]
fn a_random_model_says_every_word() {
    let said = said_by::<Nim>(1, Level::Random.into());
    let words: BTreeSet<(u16, u16)> = said[0].iter().copied().zip(said[1].iter().copied()).collect();
    let config = Config::new::<&str, &str>(Nim::schema(), None, &[]).expect("valid");
    assert_eq!(words.len(), usize::from(config.byte("heaps") * config.byte("largest")));
}

#[test]
fn what_cannot_be_set_up_is_refused() {
    let refused = |setup: &Setup| said(&try_vector::<Kuhn>(setup).err().expect("refused").phrase());
    let usual = setup(3, &BOTH);
    assert_eq!(refused(&Setup { games: 0, ..usual.clone() }), "0 games at once: there can be 1 to 1048576");
    assert_eq!(refused(&Setup { threads: 0, ..usual.clone() }), "0 threads: there can be 1 to 256");
    assert_eq!(refused(&setup(3, &[Holder::Learner; 3])), "3 chairs for 2 seats: every seat needs one");
    assert_eq!(
        refused(&setup(3, &[BOT, BOT])),
        "nobody is asked: at least one chair must be a learner’s or somebody else’s"
    );
    assert_eq!(
        refused(&setup(3, &[Holder::Learner, Holder::Bot(Level::Hint.into())])),
        "hint looks at the clock, so its games cannot be repeated; choose another bot"
    );
    assert_eq!(
        refused(&Setup { model: Level::Hint.into(), ..usual.clone() }),
        "hint looks at the clock, so its games cannot be repeated; choose another bot"
    );
    assert!(matches!(
        try_vector::<Kuhn>(&Setup { games: usize::MAX, ..usual }),
        Err(SetupError::Games(usize::MAX))
    ));
}
