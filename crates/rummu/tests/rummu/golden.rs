use rummu::Rummu;
use testkit::{observations, perft, playthrough};

#[test]
fn perft_counts() {
    perft::check_file::<Rummu>("tests/perft.txt");
}

#[test]
fn fingerprints_of_observations() {
    observations::check_file::<Rummu>("tests/observations.txt");
}

#[test]
fn playthroughs_of_every_player_count_and_team_form() {
    let files = [
        ("three", 3, "hands=1", 7),
        ("four", 4, "hands=1", 7),
        ("five", 5, "hands=1", 9),
        ("six", 6, "hands=1", 7),
        ("four-teams", 4, "hands=1 teams=on", 9),
        ("six-teams", 6, "hands=1 teams=on", 8),
        ("five-together", 5, "hands=1 together=on", 7),
        ("six-teams-together", 6, "hands=1 teams=on together=on", 7),
        ("three-match", 3, "hands=2", 7),
    ];
    for (name, seats, settings, seed) in files {
        let pairs: Vec<_> = settings.split(' ').filter_map(|pair| pair.split_once('=')).collect();
        playthrough::check::<Rummu>(format!("tests/playthroughs/{name}.txt"), Some(seats), &pairs, seed);
    }
}
