use mu::Mu;
use testkit::conform::Conform;
use testkit::fuzz;

use crate::chances::list_chances;
use crate::scene::build;
use crate::worlds::list_worlds;

/// The laws, and that play reached every kind of action and decision these settings have, and no other.
fn laws(seats: u8, settings: &str, games: u64) -> Conform<Mu> {
    let game = build(seats, settings).expect("valid settings");
    let draws_colours = seats == 3 && game.settings().left_out.is_none();
    let mut kinds = vec!["pass", "done", "lay", "trump", "no-trump", "play"];
    let mut frames = vec!["draw-dealer", "deal", "bidding", "chief-trump", "playing", "over"];
    kinds.extend((seats > 3).then_some("partner"));
    frames.extend((seats > 3).then_some("partner"));
    frames.extend((seats > 3).then_some("vice-trump"));
    frames.extend(draws_colours.then_some("leave-out"));
    Conform::new(game).games(games).reached(&kinds, &frames).nature(list_chances)
}

/// Law 8 included. The more players, the rarer a random auction ends without a tie.
#[test]
fn conform_single_hands() {
    for (seats, games) in [(3, 12), (4, 16), (5, 20), (6, 36)] {
        laws(seats, "hands=1", games).enumerate(list_worlds).run();
    }
}

#[test]
fn conform_matches() {
    for (seats, games) in [(3, 3), (4, 5), (5, 6), (6, 12)] {
        laws(seats, "hands=3", games).seed(2).run();
    }
    laws(4, "total=60", 6).seed(1).run();
}

#[test]
fn conform_fixed_colours_and_the_safety_net() {
    laws(3, "colours=rb hands=2", 8).run();
    laws(3, "colours=yk total=10000 most-hands=4", 5).run();
    laws(5, "total=10000 most-hands=2", 8).run();
}

#[test]
fn conform_law_7_nothing_is_said_in_vain() {
    laws(4, "hands=1", 16).every_disclosure_is_needed();
}

#[test]
fn conform_settings_chosen_by_bytes() {
    for group in [fuzz::Group::Play, fuzz::Group::Text, fuzz::Group::Secrets] {
        fuzz::deterministic::<Mu>(group, 200);
    }
}
