use game::record::{Entry, Record};
use game::{Advise, Config, Doors, Observe, Step};
use toys::duel::Duel;
use toys::kuhn::Kuhn;
use toys::leduc::Leduc;
use toys::nim::Nim;
use toys::tictactoe::TicTacToe;
use vector::{Finished, Records, Vectored};

use crate::learner::{BOTH, Learner, setup, vector};

/// What a record says at its end, once it was played again through the checked doors: shares of the win and scores.
pub fn replayed<G: Observe>(finished: &Finished) -> (Vec<f32>, Vec<i32>) {
    let record = Record::read(&finished.text).expect("a record");
    assert_eq!((&*record.game, record.rules), (G::NAME, G::RULES));
    let config = Config::new(G::schema(), Some(record.seats), &record.settings).expect("valid");
    let game = G::new(&config).expect("valid");
    let mut state = game.start();
    for (_, entry) in &record.steps {
        let step = match entry {
            Entry::Move(seat, notation) => Step::Move(*seat, game.read_action(notation).expect("readable")),
            Entry::Chance(notation) => Step::Chance(game.read_chance(notation).expect("readable")),
            Entry::Scores(_) => continue,
        };
        game.step(&mut state, step).expect("legal");
    }
    let outcome = game.outcome(&state).expect("it is over");
    let scores: Vec<i32> = outcome.scores.values().collect();
    let words: Vec<String> = scores.iter().map(ToString::to_string).collect();
    let (_, result) = record.result.expect("it tells the result");
    assert!(result.starts_with(&format!("result scores {} ranks", words.join(" "))), "{result}");
    (outcome.win_shares().values().collect(), scores)
}

fn ends_are_those_of_the_records<G: Observe + Advise>() {
    let games = 4;
    let mut vector = vector::<G>(&setup(games, &BOTH));
    vector.keep_records(Records::Kept);
    let mut learner = Learner::new(&vector);
    let mut episodes = vec![0; games];
    for _ in 0..150 {
        learner.step(&mut vector);
        let mut finished = vector.take_records().into_iter();
        for (game, episode) in episodes.iter_mut().enumerate() {
            let (rewards, points) = (&learner.rewards[game * 2..][..2], &learner.points[game * 2..][..2]);
            if learner.done[game] == 0 {
                assert_eq!((rewards, points), (&[0.0; 2][..], &[0; 2][..]));
                continue;
            }
            assert_eq!(learner.decided[game], 1);
            let finished = finished.next().expect("a record for every game that is over");
            assert_eq!((finished.game, finished.episode), (game, *episode));
            *episode += 1;
            let (shares, scores) = replayed::<G>(&finished);
            assert_eq!(rewards, shares.iter().map(|share| share - 0.5).collect::<Vec<_>>());
            assert_eq!(points, scores);
        }
        assert_eq!(finished.next(), None);
    }
    assert!(episodes.iter().all(|&episodes| episodes > 5), "{episodes:?}");
}

#[test]
fn rewards_and_points_are_those_of_the_records() {
    ends_are_those_of_the_records::<TicTacToe>();
    ends_are_those_of_the_records::<Nim>();
    ends_are_those_of_the_records::<Kuhn>();
    ends_are_those_of_the_records::<Leduc>();
    ends_are_those_of_the_records::<Duel>();
}

#[test]
fn records_are_kept_only_while_somebody_wants_them_and_given_once() {
    let mut vector = vector::<Kuhn>(&setup(3, &BOTH));
    vector.play_random(20);
    assert_eq!(vector.take_records(), []);
    vector.keep_records(Records::Kept);
    let played = vector.play_random(20);
    let taken = vector.take_records();
    assert_eq!(taken.len() as u64, played.games);
    assert!(taken.is_sorted_by_key(|finished| (finished.game, finished.episode)));
    assert_eq!(vector.take_records(), []);
    vector.keep_records(Records::Dropped);
    vector.play_random(20);
    assert_eq!(vector.take_records(), []);
}

#[test]
fn random_play_takes_every_legal_action_equally_often() {
    // The first decision of Kuhn poker is one of two, whatever the cards.
    let mut vector = vector::<Kuhn>(&setup(64, &BOTH));
    vector.keep_records(Records::Kept);
    let played = vector.play_random(200);
    assert_eq!(played.decisions, 64 * 200);
    let records = vector.take_records();
    assert_eq!(records.len() as u64, played.games);
    let opened = |word: &str| {
        let opens = |finished: &&Finished| {
            finished.text.lines().any(|line| line.starts_with(&format!("seat 1 {word}")))
        };
        records.iter().filter(opens).count() as f64
    };
    let (bets, all) = (opened("bet"), records.len() as f64);
    assert!(all > 4000.0, "{all}");
    // Who checks may bet in no later decision: seat 1 bets at once, or never.
    let off = (bets - all / 2.0).abs() / (all / 4.0).sqrt();
    assert!(off < 4.0, "{bets} of {all}");
}

#[test]
fn random_play_finishes_a_word_that_was_begun() {
    let mut vector = vector::<Nim>(&setup(20, &BOTH));
    let mut learner = Learner::new(&vector);
    let letters = learner.choose();
    learner.say(&mut vector, &letters).expect("they may come next");
    assert_eq!(learner.decided, vec![0; 20]);
    let before = String::from_utf8(vector.save()).expect("text");
    vector.play_random(1);
    let after = String::from_utf8(vector.save()).expect("text");
    let begun = |text: &str| text.lines().filter(|line| line.contains(" said ")).count();
    assert_eq!((begun(&before), begun(&after)), (20, 0));
    // The first letter of a word of Nim is its heap.
    let heaps = before.lines().filter_map(|line| line.split_once(" said ")).map(|(_, said)| said);
    let lines: Vec<&str> = after.lines().collect();
    assert_eq!(lines.iter().filter(|line| line.starts_with("seat 1 take")).count(), 20);
    let taken = lines.iter().filter_map(|line| line.strip_prefix("seat 1 take ")?.split_once(" from "));
    for (heap, (_, from)) in heaps.zip(taken) {
        assert_eq!(heap.parse::<u16>().expect("a letter") + 1, from.parse::<u16>().expect("a heap"));
    }
    assert_eq!(vector.play_random(0), vector::Played { decisions: 0, games: 0 });
    assert_eq!(String::from_utf8(vector.save()).expect("text"), after);
}
