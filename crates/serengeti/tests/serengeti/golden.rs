use serengeti::Serengeti;
use testkit::{observations, perft, playthrough};

#[test]
fn perft_counts() {
    perft::check_file::<Serengeti>("tests/perft.txt");
}

#[test]
fn fingerprints_of_observations() {
    observations::check_file::<Serengeti>("tests/observations.txt");
}

#[test]
fn playthroughs_of_every_edition_and_variant() {
    let files = [
        ("abacus-3", 3, "edition=abacus"),
        ("abacus-5-open", 5, "edition=abacus referee=open"),
        ("asmodee-4", 4, "edition=asmodee"),
        ("asmodee-6-open", 6, "edition=asmodee referee=open"),
        ("asmodee-3-exchanges", 3, "edition=asmodee exchanges=on"),
        ("digest-5", 5, "edition=digest"),
        ("digest-4-open", 4, "edition=digest referee=open selling=off"),
        ("abacus-4-everything", 4, "selling=on exchanges=on referee=open"),
    ];
    for (name, seats, settings) in files {
        let pairs: Vec<_> = settings.split(' ').filter_map(|pair| pair.split_once('=')).collect();
        playthrough::check::<Serengeti>(format!("tests/playthroughs/{name}.txt"), Some(seats), &pairs, 7);
    }
}
