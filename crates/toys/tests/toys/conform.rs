//! The laws, golden files and fuzzing.

use testkit::Tested;
use testkit::conform::Conform;
use testkit::{fuzz, perft, playthrough};
use toys::duel::Duel;
use toys::kuhn::Kuhn;
use toys::leduc::Leduc;
use toys::nim::Nim;
use toys::tictactoe::TicTacToe;

use crate::{chances, toy, worlds};

#[test]
fn tictactoe_obeys_the_laws() {
    Conform::new(toy::<TicTacToe>(&[])).run();
}

#[test]
fn nim_obeys_the_laws() {
    for heaps in ["1", "3", "5"] {
        for misere in ["on", "off"] {
            Conform::new(toy::<Nim>(&[("heaps", heaps), ("misere", misere)])).games(60).run();
        }
    }
    Conform::new(toy::<Nim>(&[])).games(20).nature(chances::nim_of_three).run();
}

#[test]
fn kuhn_obeys_the_laws() {
    Conform::new(toy::<Kuhn>(&[])).enumerate(worlds::kuhn).nature(|_, _| chances::kuhn()).run();
    Conform::new(toy::<Kuhn>(&[])).every_disclosure_is_needed();
}

#[test]
fn leduc_obeys_the_laws() {
    Conform::new(toy::<Leduc>(&[])).enumerate(worlds::leduc).nature(chances::leduc).run();
    Conform::new(toy::<Leduc>(&[])).every_disclosure_is_needed();
}

#[test]
fn duel_obeys_the_laws() {
    for hand in [2, 3, 5] {
        for lives in ["2", "8"] {
            Conform::new(toy::<Duel>(&[("hand", &hand.to_string()), ("lives", lives)]))
                .games(100)
                .enumerate(worlds::duel)
                .nature(chances::duel(hand))
                .run();
        }
    }
}

#[test]
fn perft() {
    perft::check_file::<TicTacToe>("tests/toys/perft/tictactoe.txt");
    perft::check_file::<Nim>("tests/toys/perft/nim.txt");
    perft::check_file::<Kuhn>("tests/toys/perft/kuhn.txt");
    perft::check_file::<Leduc>("tests/toys/perft/leduc.txt");
    perft::check_file::<Duel>("tests/toys/perft/duel.txt");
}

#[test]
fn playthroughs() {
    playthrough::check::<TicTacToe>("tests/toys/playthroughs/tictactoe.txt", None, &[], 1);
    playthrough::check::<Nim>("tests/toys/playthroughs/nim.txt", None, &[("misere", "on")], 1);
    playthrough::check::<Kuhn>("tests/toys/playthroughs/kuhn.txt", None, &[], 1);
    playthrough::check::<Leduc>("tests/toys/playthroughs/leduc.txt", None, &[], 1);
    playthrough::check::<Duel>("tests/toys/playthroughs/duel.txt", None, &[("lives", "8")], 1);
}

#[test]
fn fuzz_by_pseudo_random_bytes() {
    fn all_groups<G: Tested>() {
        for group in [fuzz::Group::Play, fuzz::Group::Text, fuzz::Group::Secrets] {
            fuzz::deterministic::<G>(group, 100);
        }
    }
    all_groups::<TicTacToe>();
    all_groups::<Nim>();
    all_groups::<Kuhn>();
    all_groups::<Leduc>();
    all_groups::<Duel>();
}
