use calcory::Calcory;
use testkit::{observations, perft, playthrough};

#[test]
fn perft_counts() {
    perft::check_file::<Calcory>("tests/perft.txt");
}

#[test]
fn fingerprints_of_observations() {
    observations::check_file::<Calcory>("tests/observations.txt");
}

#[test]
fn playthroughs_for_every_player_count() {
    for (name, seats, seed) in [("two", 2, 7), ("three", 3, 7), ("four", 4, 7), ("two-impatient", 2, 3)] {
        let settings = if name == "two-impatient" { "10" } else { "40" };
        let file = format!("tests/playthroughs/{name}.txt");
        playthrough::check::<Calcory>(file, Some(seats), &[("patience", settings)], seed);
    }
}
