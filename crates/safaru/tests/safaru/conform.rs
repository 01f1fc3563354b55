use safaru::Safaru;
use safaru::config::Variant;
use testkit::conform::Conform;
use testkit::fuzz;

use crate::chances::list_chances;
use crate::scene::build;
use crate::worlds::list_worlds;

/// The laws, and that play reached every kind of action and decision these settings have, and no other.
fn laws(seats: u8, settings: &str, games: u64) -> Conform<Safaru> {
    let game = build(seats, settings).expect("valid settings");
    let mut kinds = vec!["release", "take"];
    let mut frames = vec!["draw-dealer", "deal", "turn", "catching", "over"];
    match game.settings().variant {
        Variant::Plain => kinds.extend(["add", "seventeen", "pair", "several"]),
        Variant::Reverse => {
            kinds.extend(["play", "name"]);
            frames.push("naming");
        }
    }
    Conform::new(game).games(games).reached(&kinds, &frames).nature(list_chances)
}

#[test]
fn conform_plain() {
    for seats in 2..=4 {
        laws(seats, "hands=2", 6).run();
    }
}

#[test]
fn conform_reverse() {
    for seats in 2..=4 {
        laws(seats, "variant=reverse hands=2", 6).run();
    }
}

#[test]
fn conform_reverse_alone() {
    laws(4, "variant=reverse teams=off hands=2", 6).run();
}

#[test]
fn conform_matches_to_a_total_and_over_hands() {
    for seats in 2..=4 {
        laws(seats, "total=60 most-hands=4", 2).run();
        laws(seats, "variant=reverse", 2).run();
    }
}

/// Law 8 needs views with few worlds: late in a hand, with memory, few cards are unseen.
#[test]
fn conform_law_8_worlds_are_drawn_evenly() {
    for settings in ["hands=1", "variant=reverse hands=1"] {
        for seats in 2..=4 {
            laws(seats, settings, 3).enumerate(list_worlds).run();
        }
    }
    laws(4, "variant=reverse teams=off hands=1", 3).enumerate(list_worlds).run();
}

#[test]
fn conform_law_7_nothing_is_said_in_vain() {
    laws(3, "hands=1", 10).every_disclosure_is_needed();
}

#[test]
fn conform_settings_chosen_by_bytes() {
    for group in [fuzz::Group::Play, fuzz::Group::Text, fuzz::Group::Secrets] {
        fuzz::deterministic::<Safaru>(group, 40);
    }
}
