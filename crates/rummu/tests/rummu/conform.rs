use rummu::Rummu;
use rummu::config::ComingOut;
use testkit::conform::Conform;
use testkit::fuzz;

use crate::chances::list_chances;
use crate::scene::build;

/// The laws, and that play reached every kind of action and decision these settings have, and no other. A card is
/// taken back in one game of eight: one test sees to that.
fn laws(seats: u8, settings: &str, games: u64) -> Conform<Rummu> {
    let game = build(seats, settings).expect("valid settings");
    let kinds = ["draw", "take", "enough", "lay", "add", "swap", "discard", "back"];
    let mut frames = vec!["dealer", "deal", "drawing", "card", "taking", "laying", "taking-back", "over"];
    frames.extend((game.settings().coming_out == ComingOut::Together).then_some("short"));
    Conform::new(game)
        .games(games)
        .worlds(1)
        .reached(&kinds, &frames)
        .rarely(&["back", "taking-back"])
        .nature(list_chances)
}

#[test]
fn conform_everybody_alone() {
    for seats in 3..=6 {
        laws(seats, "hands=1", 8).run();
    }
}

#[test]
fn conform_a_card_is_taken_back() {
    laws(4, "hands=1", 30).rarely(&[]).run();
}

#[test]
fn conform_teams() {
    for seats in [4, 6] {
        laws(seats, "hands=1 teams=on", 6).run();
    }
}

#[test]
fn conform_several_combinations_together() {
    for seats in 3..=6 {
        laws(seats, "hands=1 together=on", 8).run();
    }
    for seats in [4, 6] {
        laws(seats, "hands=1 together=on teams=on", 8).run();
    }
}

#[test]
fn conform_matches() {
    laws(3, "hands=3", 2).run();
    laws(4, "total=20 most-hands=3 teams=on", 3).run();
}

#[test]
fn conform_law_7_nothing_is_said_in_vain() {
    laws(4, "hands=1", 6).every_disclosure_is_needed();
}

#[test]
fn conform_settings_chosen_by_bytes() {
    for group in [fuzz::Group::Play, fuzz::Group::Text, fuzz::Group::Secrets] {
        fuzz::deterministic::<Rummu>(group, 40);
    }
}
