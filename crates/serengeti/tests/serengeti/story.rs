use game::{Doors, Narrate, Notation, Rules, Secrets, Turn, Viewer};

use crate::scene::{Scene, arranged};

/// What a spectator is told of the last step of a script.
fn told(scene: &mut Scene, script: &str) -> Vec<String> {
    let (before, last) = script.rsplit_once(',').expect("at least two steps");
    scene.go(before);
    let seen = scene.game.view(&scene.state, Viewer::Spectator);
    let Turn::Seat(seat) = scene.game.turn(&scene.state) else { panic!("somebody acts last") };
    let action =
        scene.game.read_action(last.trim().trim_start_matches(|c: char| c != ' ').trim()).expect("a move");
    scene.game.play(&mut scene.state, seat, action).expect("a legal move");
    let phrases = scene.game.narrate(&seen, &scene.game.view(&scene.state, Viewer::Spectator));
    phrases.iter().map(ToString::to_string).collect()
}

#[test]
fn it_tells_who_is_paid_and_why_and_what_is_left() {
    let mut nobody = arranged("edition=abacus bonus=0", 1, &[("", 10), ("B5", 10), ("", 10), ("", 10)]);
    let story = told(&mut nobody, "turn M1, 1: bid 7, 2: pass, 3: pass, 4: pass");
    let expected = [
        "story-passed(who=seat 4)",
        "story-sold(who=seat 1, cards=M1, price=7)",
        "story-digit-nobody(digit=7)",
        "story-gains(who=seat 2 seat 3 seat 4, gain=2)",
        "story-rest-bank(chips=1)",
    ];
    assert_eq!(story, expected);
    let mut pot = arranged("edition=asmodee", 1, &[("", 12), ("B5", 10), ("", 10), ("", 12)]);
    let story = told(&mut pot, "turn M1, 1: bid 5, 2: pass, 3: pass, 4: pass");
    let expected =
        ["story-digit(digit=5)", "story-pot-shared(before=4, price=5)", "story-gains(who=seat 2, gain=9)"];
    assert_eq!(story[2..], expected);
}

#[test]
fn a_card_lost_in_the_same_step_no_longer_holds_the_digit() {
    let table = [("", 12), ("", 12), ("N4", 12)];
    let mut scene = arranged("edition=digest referee=open", 1, &table);
    let story = told(&mut scene, "turn M1, 1: bid 4, 2: pass, 3: bid 20, 3: lose N4");
    assert!(story.contains(&"story-digit-nobody(digit=4)".to_owned()), "{story:?}");
}

#[test]
fn who_has_no_card_to_lose_is_told_even_when_the_lot_follows() {
    let table = [("", 10), ("", 10), ("", 10)];
    let mut scene = arranged("edition=abacus referee=open", 1, &table);
    let script = "turn M1, 1: pass, 2: bid 20, 3: pass, 1: pass, 3: bid 20, 1: bid 20";
    let story = told(&mut scene, script);
    assert!(story.contains(&"story-no-card-to-lose(who=seat 1)".to_owned()), "{story:?}");
}

#[test]
fn the_end_tells_the_points_for_chips_and_what_breaks_a_tie() {
    let mut scene = arranged("edition=abacus", 15, &[("N4 N8", 20), ("S2 S3", 20), ("", 5)]);
    let story = told(&mut scene, "turn A1 T7 B5, 1: pass, 2: pass, 3: bid 1");
    assert!(story.contains(&"story-richest(who=seat 1 seat 2, points=3)".to_owned()), "{story:?}");
    assert!(story.contains(&"story-tie-cards".to_owned()), "{story:?}");
}
