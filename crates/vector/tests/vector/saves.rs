use std::sync::Arc;

use game::{Advise, Config, Game, Observe};
use players::{Level, Manner, Player};
use toys::duel::Duel;
use toys::kuhn::Kuhn;
use toys::leduc::Leduc;
use toys::nim::Nim;
use toys::tictactoe::TicTacToe;
use vector::{Holder, Rotation, SaveError, Setup, Vector, Vectored};

use crate::learner::{BOTH, Learner, said, setup, vector};

/// Games that are put away and taken up again go on as if nothing had happened.
fn goes_on<G: Observe + Advise>(setup: &Setup, steps: usize) {
    let mut one = vector::<G>(setup);
    let mut learner = Learner::new(&one);
    for step in 0..steps {
        learner.step(&mut one);
        if step % 7 == 6 {
            one.play_random(2);
            learner.ask(&one);
        }
    }
    let save = one.save();
    let mut other = vector::<G>(&Setup { seed: 99, threads: 2, ..setup.clone() });
    other.restore(&save).expect("its own save");
    assert_eq!(other.save(), save);
    let mut again = learner.clone();
    again.ask(&other);
    assert_eq!(again, learner);
    let mut games = 0;
    for _ in 0..steps {
        learner.step(&mut one);
        again.step(&mut other);
        assert_eq!(again, learner);
        games += learner.done.iter().map(|&done| usize::from(done)).sum::<usize>();
    }
    assert!(games > 10, "{games} games went on to their end and the next");
    assert_eq!(one.play_random(9), other.play_random(9));
    assert_eq!(one.save(), other.save());
}

#[test]
fn games_go_on_from_a_save_as_if_nothing_had_happened() {
    goes_on::<TicTacToe>(&setup(8, &BOTH), 31);
    // Put away in the middle of a word.
    goes_on::<Nim>(&setup(8, &BOTH), 51);
    goes_on::<Kuhn>(&setup(8, &BOTH), 31);
    goes_on::<Leduc>(&setup(8, &BOTH), 31);
    goes_on::<Duel>(&setup(8, &BOTH), 61);
}

#[test]
fn so_they_do_among_bots() {
    let bot = |level: Level, budget| Holder::Bot(Player { level, budget });
    for level in [Level::Random, Level::Greedy] {
        goes_on::<Duel>(&setup(8, &[Holder::Learner, bot(level, None)]), 61);
    }
    for level in [Level::Novice, Level::Tree, Level::Club] {
        goes_on::<Leduc>(&setup(8, &[bot(level, Some(10)), Holder::Other]), 31);
    }
}

/// Restores what cannot be restored; gives the sentence.
fn refused(vector: &mut dyn Vectored, save: &[u8]) -> SaveError {
    let before = vector.save();
    let mut learner = Learner::new(vector);
    let error = vector.restore(save).expect_err("it is refused");
    assert_eq!(vector.save(), before, "{error}");
    let seen = learner.clone();
    learner.ask(vector);
    assert_eq!(learner, seen, "{error}");
    assert!(said(&error.phrase()).len() > 10, "a sentence");
    error
}

/// A save of games in the middle, and games elsewhere to restore it in.
fn saved<G: Observe + Advise>() -> (Vec<u8>, Vector<G>) {
    let mut one = vector::<G>(&setup(3, &BOTH));
    let mut learner = Learner::new(&one);
    (0..5).for_each(|_| learner.step(&mut one));
    (one.save(), vector::<G>(&Setup { seed: 5, ..setup(3, &BOTH) }))
}

#[test]
fn a_save_that_was_cut_or_changed_anywhere_is_refused() {
    let (save, mut other) = saved::<Nim>();
    for length in 0..save.len() {
        refused(&mut other, &save[..length]);
    }
    for place in 0..save.len() {
        for change in [1, 0x20, 0x80] {
            let mut changed = save.clone();
            changed[place] ^= change;
            refused(&mut other, &changed);
        }
    }
    refused(&mut other, &[save.clone(), b"\n".to_vec()].concat());
    refused(&mut other, &[save.clone(), save.clone()].concat());
    assert_eq!(said(&refused(&mut other, b"").phrase()), "this is no save of many games");
    other.restore(&save).expect("the save as it was");
}

/// A save with this changed, and with a check that fits.
fn forged(save: &[u8], from: &str, to: &str) -> Vec<u8> {
    let text = std::str::from_utf8(save).expect("a save is text");
    let (body, _) = text.rsplit_once("check ").expect("a save has a check");
    let forged = body.replacen(from, to, 1);
    assert_ne!(forged, body, "{from} is there");
    checked(&forged)
}

fn checked(body: &str) -> Vec<u8> {
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let check = body.bytes().fold(0xcbf2_9ce4_8422_2325, hash);
    format!("{body}check {check:016x}\n").into_bytes()
}

#[test]
fn a_save_that_somebody_wrote_is_refused_where_it_cannot_be() {
    let (save, mut other) = saved::<Nim>();
    let text = String::from_utf8(save.clone()).expect("a save is text");
    let line_of = |begins: &str| 1 + text.lines().position(|line| line.starts_with(begins)).expect("there");
    let first = line_of("game 0 episode");
    let steps =
        |line: &str| line.split(" steps ").nth(1).map(|rest| rest.split(' ').next().map(str::to_owned));
    let count = steps(text.lines().nth(first - 1).expect("there")).flatten().expect("a number");
    let from = format!("game 0 episode 0 steps {count} said");
    for (from, to, line, why) in [
        ("seed 11", "seed -1", line_of("seed"), "a number is expected here"),
        ("game 1 episode", "game 2 episode", line_of("game 1 ep"), "game 1 with its episode"),
        (&*from, "game 0 episode 0 steps 999999 said", 0, "a step is expected here"),
        (&*from, "game 0 episode 0 steps 0 said", first, "after it, nobody is asked"),
        (&*from, "game 0 episode 0 steps 1 said", 0, "“game” is expected here"),
        (&*from, "game 0 episode 0 steps 18446744073709551615 said", 0, "a step is expected here"),
        (&*from, "game 0 episode 0 steps -1 said", first, "game 0 with its episode"),
        ("nature heaps", "nature heap", first + 1, "notation-unknown"),
        ("nature heaps", "nature heaps 9", first + 1, "refused-impossible"),
        ("nature heaps", "seat 1 take 1 from 1\nnature heaps", first + 1, "refused-awaiting-chance"),
        ("seat 1 take", "seat 2 take", first + 2, "refused-not-your-turn"),
        ("seat 1 take", "seat 3 take", first + 2, "there is no such seat"),
        ("seat 1 take", "seat 1 take 9", first + 2, "notation-unknown"),
        (" from 1\n", " from 5\n", 0, "refused-illegal"),
    ] {
        match refused(&mut other, &forged(&save, from, to)) {
            SaveError::Line { line: found, why: phrase } => {
                let sentence = format!("{phrase}: {}", said(&phrase));
                assert!(sentence.contains(why), "{to}: {sentence}");
                assert!(line == 0 || found == line, "{to}: line {found} instead of {line}");
            }
            error => panic!("{to}: {error}"),
        }
    }
    for said in ["7", "65535", "99999", "x", "0 0"] {
        let begun = text.lines().find(|line| line.contains(" said ")).expect("a word was begun");
        let (head, _) = begun.split_once(" said ").expect("it was");
        let error = refused(&mut other, &forged(&save, begun, &format!("{head} said {said}")));
        assert!(matches!(error, SaveError::Line { .. }), "{error}");
    }
    let (body, _) = text.rsplit_once("check ").expect("a save has a check");
    let error = refused(&mut other, &checked(&format!("{body}game 3 episode 0 steps 0 said\n")));
    assert!(said(&error.phrase()).contains("all games were read before it"), "{error}");
    let (cut, _) = body.rsplit_once("game 2").expect("the last game");
    let error = refused(&mut other, &checked(cut));
    assert!(said(&error.phrase()).contains("the save ends before it"), "{error}");
    other.restore(&save).expect("the save as it was");
}

#[test]
fn a_save_of_other_games_is_refused_and_says_what_differs() {
    fn open<G: Observe + Advise + Game>(settings: &[(&str, &str)], setup: &Setup) -> Vector<G> {
        let config = Config::new(G::schema(), None, settings).expect("valid");
        let game = Arc::new(G::new(&config).expect("valid"));
        Vector::new(game, setup, |player| Manner::USUAL.mind(player)).expect("it can be played")
    }
    let usual = setup(3, &BOTH);
    let save = open::<Nim>(&[], &usual).save();
    let told = |error: SaveError| match error {
        SaveError::Other { what, saved, here } => format!("{what}: {saved}, {here}"),
        error => panic!("{error}"),
    };
    let mut here: Vec<(Box<dyn Vectored>, &str)> = vec![
        (Box::new(open::<Duel>(&[], &usual)), "game: nim, duel"),
        (Box::new(open::<Nim>(&[("heaps", "4")], &usual)), "heaps: 3, 4"),
        (Box::new(open::<Nim>(&[], &setup(4, &BOTH))), "games: 3, 4"),
        (
            Box::new(open::<Nim>(&[], &setup(3, &[Holder::Other, Holder::Learner]))),
            "chairs: learner learner, other learner",
        ),
        (
            Box::new(open::<Nim>(&[], &Setup { rotation: Rotation::Fixed, ..usual })),
            "rotation: every-episode, fixed",
        ),
    ];
    for (vector, difference) in &mut here {
        assert_eq!(told(refused(&mut **vector, &save)), *difference);
    }
    let mut same = open::<Nim>(&[], &setup(3, &BOTH));
    let rules = "game nim rules 1";
    let error = refused(&mut same, &forged(&save, rules, "game nim rules 2"));
    assert!(matches!(error, SaveError::Line { line: 3, .. }), "records have a check in every line: {error}");
    let error = refused(&mut same, &forged(&save, "karata-vector 1", "karata-vector 2"));
    assert_eq!(said(&error.phrase()), "the save has format 2; this program reads format 1");
}
