use serengeti::Serengeti;
use serengeti::config::Referee;
use testkit::conform::Conform;
use testkit::fuzz;

use crate::chances::list_chances;
use crate::scene::build;
use crate::worlds::list_worlds;

/// The laws, and that play reached every kind of action and decision these settings have, and no other.
fn laws(seats: u8, settings: &str, games: u64) -> Conform<Serengeti> {
    let game = build(seats, settings).expect("valid settings");
    let settings = game.settings();
    let mut kinds = vec!["pass", "bid"];
    let mut frames = vec!["draw-first", "turn-up", "bidding", "over"];
    let options = [
        (settings.selling, "sell", "selling"),
        (settings.exchanges, "swap", "exchanging"),
        (settings.referee == Referee::Open, "lose", "losing"),
    ];
    for (on, kind, frame) in options {
        kinds.extend(on.then_some(kind));
        frames.extend(on.then_some(frame));
    }
    Conform::new(game).games(games).reached(&kinds, &frames).nature(list_chances)
}

#[test]
fn conform_abacus() {
    for seats in 3..=5 {
        laws(seats, "edition=abacus", 20).run();
        laws(seats, "edition=abacus referee=open", 10).run();
    }
}

#[test]
fn conform_asmodee() {
    for seats in 3..=6 {
        laws(seats, "edition=asmodee", 10).run();
        laws(seats, "edition=asmodee referee=open", 6).run();
        laws(seats, "edition=asmodee selling=off", 15).run();
    }
}

#[test]
fn conform_digest() {
    for seats in 3..=6 {
        laws(seats, "edition=digest", 10).run();
        laws(seats, "edition=digest referee=open", 6).run();
    }
}

#[test]
fn conform_exchanges() {
    for seats in 3..=6 {
        laws(seats, "edition=asmodee selling=off exchanges=on", 10).run();
        laws(seats, "edition=digest exchanges=on referee=open", 4).run();
    }
    laws(4, "edition=abacus selling=on exchanges=on referee=open", 6).run();
}

#[test]
fn conform_mixed_settings() {
    let mixed = "edition=asmodee undealt=bank remainder=bank fine=bank bonus=5 holders=each opening=4 \
                 selling=off overbid=at-once referee=open";
    laws(4, mixed, 10).run();
}

#[test]
fn conform_law_7_tells_what_it_says_and_nothing_is_said_in_vain() {
    laws(4, "edition=abacus referee=open fine=bank", 30).every_disclosure_is_needed();
}

/// Law 8 needs views with few worlds: the fewer chips there are, the fewer ways to share them.
#[test]
fn conform_law_8_worlds_are_drawn_evenly() {
    for settings in [
        "edition=abacus chips=2 box=15",
        "edition=abacus chips=2 box=15 referee=open",
        "edition=abacus chips=2 box=15 referee=open overbid=at-once",
        "edition=asmodee chips=3 box=18",
        "edition=asmodee chips=3 box=18 referee=open",
        "edition=digest chips=3 box=18 referee=open exchanges=on",
    ] {
        for seats in 3..=5 {
            laws(seats, settings, 8).enumerate(list_worlds).run();
        }
    }
}

#[test]
fn conform_settings_chosen_by_bytes() {
    for group in [fuzz::Group::Play, fuzz::Group::Text, fuzz::Group::Secrets] {
        fuzz::deterministic::<Serengeti>(group, 60);
    }
}
