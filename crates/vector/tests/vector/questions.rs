use game::{Advise, Doors, Letter, Observe, Seat, Speller, Step, Turn, Viewer};
use toys::duel::Duel;
use toys::kuhn::Kuhn;
use toys::leduc::Leduc;
use toys::nim::Nim;
use toys::tictactoe::TicTacToe;
use vector::{Ends, Questions, Setup, Values, Vectored};

use crate::learner::{BOTH, Learner, game, setup, vector};

/// The games as a save tells them: the steps of each, and the letters said.
fn told<G: Observe>(game: &G, save: &[u8]) -> Vec<(G::State, Vec<Letter>)> {
    let mut told = Vec::new();
    let text = std::str::from_utf8(save).expect("a save is text");
    let (_, games) = text.split_once("\nrotation ").expect("a save has games");
    for line in games.lines().skip(1) {
        let (head, rest) = line.split_once(' ').expect("a line has words");
        let step = match head {
            "game" => {
                let (_, said) = rest.split_once("said").expect("it tells the letters");
                let said = said.split_whitespace().map(|letter| Letter(letter.parse().expect("a letter")));
                told.push((game.start(), said.collect()));
                continue;
            }
            "nature" => Step::Chance(game.read_chance(rest).expect("readable")),
            "seat" => {
                let (seat, action) = rest.split_once(' ').expect("an action");
                let seat = Seat::read(seat, game.seats()).expect("a seat");
                Step::Move(seat, game.read_action(action).expect("readable"))
            }
            _ => break,
        };
        let (state, _) = told.last_mut().expect("a game has begun");
        game.step(state, step).expect("legal");
    }
    told
}

/// Holds what is asked against what the contract says of the positions that a save tells.
fn is_what_the_game_says<G: Observe + Advise>(steps: usize) {
    let rules = game::<G>(&[]);
    let games = 5;
    let mut vector = vector::<G>(&setup(games, &BOTH));
    let mut learner = Learner::new(&vector);
    let (values, letters) = (G::value_count(), G::letter_count());
    let mut all = vec![7; games * 2 * values];
    for _ in 0..steps {
        vector.observe_all(Values::Bytes(&mut all)).expect("it fits");
        let told = told(&*rules, &vector.save());
        assert_eq!(told.len(), games);
        for (index, (state, said)) in told.iter().enumerate() {
            let Turn::Seat(seat) = rules.turn(state) else { panic!("somebody is asked") };
            assert_eq!(learner.seats[index], seat.0);
            for viewer in [Seat(0), Seat(1)] {
                let mut expected = vec![0; values];
                let said: &[Letter] = if viewer == seat { said } else { &[] };
                rules.observe(&rules.view(state, Viewer::Seat(viewer)), said, &mut expected);
                assert_eq!(all[(index * 2 + viewer.index()) * values..][..values], expected);
                if viewer == seat {
                    assert_eq!(learner.values[index * values..][..values], expected);
                }
            }
            let (mut legal, mut speller, mut mask) = (Vec::new(), Speller::default(), vec![0; letters]);
            rules.legal_actions(state, &mut legal);
            speller.ask(&*rules, seat, &legal);
            for &letter in said {
                assert_eq!(speller.say(&*rules, letter), Ok(None));
            }
            speller.mask(&mut mask);
            assert_eq!(learner.mask[index * letters..][..letters], mask);
        }
        learner.step(&mut vector);
    }
}

#[test]
fn what_is_asked_is_what_the_game_says() {
    is_what_the_game_says::<TicTacToe>(30);
    is_what_the_game_says::<Nim>(60);
    is_what_the_game_says::<Kuhn>(30);
    is_what_the_game_says::<Leduc>(40);
    is_what_the_game_says::<Duel>(60);
}

#[test]
fn asking_again_says_the_same_as_the_step_did() {
    let mut vector = vector::<Nim>(&setup(7, &BOTH));
    let mut learner = Learner::new(&vector);
    for _ in 0..20 {
        learner.step(&mut vector);
        let before = learner.clone();
        learner.ask(&vector);
        assert_eq!(learner, before);
    }
}

#[test]
fn fractions_are_bytes_divided_by_their_scale() {
    let setup = setup(9, &BOTH);
    let (mut one, mut other) = (vector::<Duel>(&setup), vector::<Duel>(&Setup { threads: 2, ..setup }));
    let mut learner = Learner::new(&one);
    let shape = one.shape().clone();
    let mut fractions = vec![7.0; 9 * shape.values];
    let mut largest: f32 = 0.0;
    for _ in 0..40 {
        let letters = learner.choose();
        learner.say(&mut one, &letters).expect("they may come next");
        let mut again = learner.clone();
        let Learner { mask, seats, chairs, decided, done, rewards, points, .. } = &mut again;
        let questions = Questions { values: Values::Fractions(&mut fractions), mask, seats, chairs };
        other.step(&letters, questions, Ends { decided, done, rewards, points }).expect("the same");
        assert_eq!(again, learner);
        for (bytes, fractions) in learner.values.chunks(shape.values).zip(fractions.chunks(shape.values)) {
            for plane in &shape.planes {
                let place = plane.begin..plane.begin + plane.shape.iter().product::<usize>();
                for (&byte, &fraction) in bytes[place.clone()].iter().zip(&fractions[place]) {
                    assert_eq!(fraction.to_bits(), (f32::from(byte) / f32::from(plane.scale)).to_bits());
                    largest = largest.max(fraction);
                }
            }
        }
    }
    assert_eq!(largest.to_bits(), 1.0_f32.to_bits());
}

#[test]
fn without_observations_everything_else_is_the_same() {
    let setup = setup(9, &BOTH);
    let (mut one, mut other) = (vector::<Duel>(&setup), vector::<Duel>(&setup));
    let mut learner = Learner::new(&one);
    for _ in 0..40 {
        let letters = learner.choose();
        learner.say(&mut one, &letters).expect("they may come next");
        let mut again = learner.clone();
        let (questions, ends) = again.arrays();
        other.step(&letters, Questions { values: Values::None, ..questions }, ends).expect("the same");
        assert_eq!(again, learner);
    }
    assert_eq!(one.save(), other.save());
}
