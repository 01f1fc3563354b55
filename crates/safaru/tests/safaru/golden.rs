use safaru::Safaru;
use testkit::{observations, perft, playthrough};

#[test]
fn perft_counts() {
    perft::check_file::<Safaru>("tests/perft.txt");
}

#[test]
fn fingerprints_of_observations() {
    observations::check_file::<Safaru>("tests/observations.txt");
}

#[test]
fn playthroughs_of_every_player_count_and_variant() {
    for (variant, name) in [("plain", "plain"), ("reverse", "reverse")] {
        for seats in 2..=4 {
            let path = format!("tests/playthroughs/{name}-{seats}.txt");
            playthrough::check::<Safaru>(path, Some(seats), &[("variant", variant), ("hands", "1")], 7);
        }
    }
    let alone = [("variant", "reverse"), ("teams", "off"), ("hands", "1")];
    playthrough::check::<Safaru>("tests/playthroughs/reverse-alone.txt", Some(4), &alone, 7);
}
