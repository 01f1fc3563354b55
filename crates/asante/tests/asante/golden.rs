use asante::Asante;
use testkit::{observations, perft, playthrough};

use crate::scene::SHORT_DECK;

#[test]
fn perft_counts() {
    perft::check_file::<Asante>("tests/perft.txt");
}

#[test]
fn fingerprints_of_observations() {
    observations::check_file::<Asante>("tests/observations.txt");
}

#[test]
fn playthroughs_with_the_deck_of_the_box_and_a_short_one() {
    playthrough::check::<Asante>("tests/playthroughs/box.txt", None, &[("most-turns", "14")], 7);
    let settings = [("most-turns", "10"), ("deck", SHORT_DECK)];
    playthrough::check::<Asante>("tests/playthroughs/short-deck.txt", None, &settings, 3);
}
