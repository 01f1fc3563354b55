use game::{Seat, Secrets, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::Serengeti;
use serengeti::config::Referee;
use testkit::conform::{Conform, law_8_distribution};
use testkit::fuzz;

use crate::chances::list_chances;
use crate::scene::{arranged, build, scene};
use crate::spelling::with_other_table;
use crate::worlds::list_worlds;

/// The laws, and that play reached every kind of action and decision these settings have, and no other.
fn laws(seats: u8, settings: &str, games: u64) -> Conform<Serengeti> {
    laws_of(build(seats, settings).expect("valid settings"), games)
}

fn laws_of(game: Serengeti, games: u64) -> Conform<Serengeti> {
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

/// SER.2: cards of one's own.
#[test]
fn conform_another_table() {
    laws_of(with_other_table(), 10).run();
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

/// The same where the table shows something of a purse, which random play seldom does. How many worlds there are was
/// counted by hand: n chips are shared by three in (n + 2)(n + 1) / 2 ways.
#[test]
fn conform_law_8_on_what_a_table_shows_of_a_purse() {
    const STRICT: &str = "referee=strict";
    const PAYDAY: &str = "referee=open overbid=payday";
    const AT_ONCE: &str = "referee=open overbid=at-once";
    let (cards, none) = (&[("N4", 5), ("", 4), ("", 3)], &[("", 5), ("", 4), ("", 3)]);
    let seat_2 = Viewer::Seat(Seat(1));
    for (settings, table, script, viewer, count) in [
        // Nothing is known of anybody, or only of oneself.
        (PAYDAY, none, "turn M1", Viewer::Spectator, 91),
        (PAYDAY, none, "turn M1", seat_2, 9),
        // SER.50, SER.13: seat 1 can pay 5, unless that is only found out later.
        (STRICT, none, "turn M1, bid 5", Viewer::Spectator, 36),
        (AT_ONCE, none, "turn M1, bid 5", Viewer::Spectator, 36),
        (PAYDAY, none, "turn M1, bid 5", Viewer::Spectator, 91),
        // SER.52: a chip of the 3 went into the bank; seat 2 has at least 4. And a fine that cannot be paid.
        (AT_ONCE, cards, "turn M1, bid 3, bid 4, pass, bid 14", Viewer::Spectator, 21),
        (PAYDAY, &[("N4", 0), ("", 7), ("", 5)], "turn M1, bid 4", Viewer::Spectator, 13),
        // SER.13: seat 1 had not 6. In the last case seat 2 then paid 2 chips, one to seat 1 and one to seat 3.
        (PAYDAY, none, "turn M1, bid 6, pass, pass", Viewer::Spectator, 63),
        (AT_ONCE, none, "turn M1, bid 6", Viewer::Spectator, 63),
        (AT_ONCE, none, "turn M1, bid 1, bid 2, pass, bid 6", Viewer::Spectator, 51),
        // SER.42: of 3 chips seats 2 and 3 got one each, and the bank one.
        (PAYDAY, none, "turn M1, bid 3, pass, pass", Viewer::Spectator, 55),
        // SER.7: two chips for passing, also after the next word, and when the lot is gone.
        ("referee=open bonus=2", none, "turn M1, pass", Viewer::Spectator, 91),
        ("referee=open bonus=2", none, "turn M1, pass, bid 1", Viewer::Spectator, 91),
        ("referee=open bonus=2", none, "turn M1, pass, pass, pass", Viewer::Spectator, 153),
    ] {
        let bonus = if settings.contains("bonus=") { "" } else { "bonus=0" };
        let mut scene = arranged(&format!("edition=abacus {bonus} {settings}"), 4, table);
        scene.go(script);
        let view = scene.view(viewer).forgetful();
        let worlds = list_worlds(&scene.game, &view);
        assert_eq!(worlds.len(), count, "{settings}: {script}");
        assert!(worlds.contains(&(scene.state, 1)), "{settings}: {script}");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        law_8_distribution(&scene.game, &view, &worlds, &mut rng)
            .unwrap_or_else(|broken| panic!("{settings}: {script}\n{broken}"));
    }
}

/// SER.4: before the first lot is sold everybody has what was dealt, and a bonus.
#[test]
fn conform_law_8_nothing_is_in_doubt_in_the_first_round() {
    let mut scene = scene(3, "edition=abacus bonus=2");
    scene.go("turn M1, pass");
    let view = scene.view(Viewer::Spectator).forgetful();
    assert_eq!(list_worlds(&scene.game, &view), [(scene.state, 1)]);
    let world = scene.game.determinize(&view, &mut Xoshiro256PlusPlus::seed_from_u64(8));
    assert_eq!(world, scene.state);
}

#[test]
fn conform_settings_chosen_by_bytes() {
    for group in [fuzz::Group::Play, fuzz::Group::Text, fuzz::Group::Secrets] {
        fuzz::deterministic::<Serengeti>(group, 60);
    }
}
