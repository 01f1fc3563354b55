use mu::Mu;
use testkit::{observations, perft, playthrough};

#[test]
fn perft_counts() {
    perft::check_file::<Mu>("tests/perft.txt");
}

#[test]
fn fingerprints_of_observations() {
    observations::check_file::<Mu>("tests/observations.txt");
}

#[test]
fn playthroughs_of_every_player_count() {
    let files = [
        ("3", 3, "hands=1", 22),
        ("3-fixed", 3, "colours=rb hands=2", 1),
        ("4", 4, "hands=1", 1),
        ("5", 5, "hands=1", 3),
        ("6", 6, "hands=1", 244),
        ("4-total", 4, "total=60", 3),
    ];
    for (name, seats, settings, seed) in files {
        let pairs: Vec<_> = settings.split(' ').filter_map(|pair| pair.split_once('=')).collect();
        playthrough::check::<Mu>(format!("tests/playthroughs/{name}.txt"), Some(seats), &pairs, seed);
    }
}
