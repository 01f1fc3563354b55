use game::{Doors, Narrate, Notation, Rules, Seat, Secrets, Turn, Viewer};

use crate::scene::{Scene, Table, arranged};

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
    // A price of 0 has a last digit too, which is said where the pot is shared by it.
    let mut free = arranged("edition=asmodee", 1, &[("", 12), ("B0", 10), ("", 10), ("", 12)]);
    let story = told(&mut free, "turn M1, 1: bid 0, 2: pass, 3: pass, 4: pass");
    assert_eq!(story[2], "story-digit-free(held=1)", "{story:?}");
    let mut free = arranged("edition=asmodee", 1, &[("", 12), ("B5", 10), ("", 10), ("", 12)]);
    let story = told(&mut free, "turn M1, 1: bid 0, 2: pass, 3: pass, 4: pass");
    assert_eq!(story[2], "story-digit-free(held=0)", "{story:?}");
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
    assert!(story.contains(&"story-tie-cards-too(who=seat 1 seat 2)".to_owned()), "{story:?}");
}

/// The last sentence of a game that seat 3 ends by buying three cards of different tribes for 1.
fn last_sentence(settings: &str, table: &[(&str, u8)]) -> String {
    let mut scene = arranged(settings, 15, table);
    let story = told(&mut scene, "turn A1 T7 B6, 1: pass, 2: pass, 3: bid 1");
    story.last().expect("a story").clone()
}

#[test]
fn a_tie_tells_what_decides_it_or_that_nothing_does() {
    let plain = "edition=abacus bonus=0 richest=0";
    let decided = [
        ("tiebreak=cards", [("N4 N8", 20), ("S2 S3", 5), ("", 5)], "story-tie-cards(who=seat 3)"),
        ("tiebreak=cards", [("N4 N8 M2 M3", 20), ("S2 S3 B0 B5", 5), ("", 5)], "story-tie-chips(who=seat 1)"),
        (
            "tiebreak=numbers",
            [("N4 N8 M2 M3", 20), ("S2 S3 B0 B5", 5), ("", 5)],
            "story-tie-numbers(who=seat 1)",
        ),
        (
            "tiebreak=numbers",
            [("N4 N8 M2 M3", 5), ("S4 S6 B2 B5", 5), ("", 5)],
            "story-tie-numbers-too(who=seat 1 seat 2)",
        ),
        ("tiebreak=none", [("N4 N8 M2 M3", 5), ("S4 S6 B0 B5", 5), ("", 5)], "story-tie(who=seat 1 seat 2)"),
    ];
    for (tiebreak, table, told) in decided {
        assert_eq!(last_sentence(&format!("{plain} {tiebreak}"), &table), told, "{table:?}");
    }
}

#[test]
fn the_round_of_a_lot_that_nobody_may_bid_for_is_its_own() {
    let mut scene = arranged("edition=asmodee exchanges=on", 2, &[("N4", 12), ("B5", 12), ("T7", 12)]);
    scene.edit(|open, _| {
        open.frames.clear();
        open.frames.push(serengeti::state::Frame::Exchanging(Seat(0)));
    });
    scene.go("1: swap N4 B5, 2: swap N4 T7, 3: swap N4 B5");
    let before = scene.view(Viewer::Spectator);
    scene.go("turn M1 M2");
    let story = scene.game.narrate(&before, &scene.view(Viewer::Spectator));
    assert_eq!(story[0].to_string(), "story-turned(round=2, count=2, cards=M1 M2)");
    assert_eq!(story[1].to_string(), "story-free(who=seat 1, cards=M1 M2)");
}

#[test]
fn chips_that_go_from_the_pot_to_the_bank_are_told() {
    let settings = "edition=asmodee undealt=bank remainder=bank";
    let mut scene = arranged(settings, 1, &[("", 12), ("B5", 12), ("T5", 12), ("", 12)]);
    scene.edit(|open, _| open.pot = 4);
    let story = told(&mut scene, "turn M1, 1: bid 5, 2: pass, 3: pass, 4: pass");
    let expected = [
        "story-digit(digit=5)",
        "story-pot-shared(before=4, price=5)",
        "story-gains(who=seat 2 seat 3, gain=4)",
        "story-rest-bank(chips=1)",
    ];
    assert_eq!(story[2..], expected);
}

#[test]
fn a_bonus_in_the_same_step_does_not_hide_what_goes_to_the_bank() {
    let mut scene = arranged("edition=abacus", 1, &[("", 10), ("", 10), ("", 10), ("", 10)]);
    let story = told(&mut scene, "turn M1, 1: bid 7, 2: pass, 3: pass, 4: pass");
    assert_eq!(story[0], "story-passed-bonus(who=seat 4, bonus=2)");
    assert_eq!(story.last().map(String::as_str), Some("story-rest-bank(chips=1)"));
}

#[test]
fn the_digit_is_told_even_if_there_is_too_little_to_share() {
    let story = |settings| {
        let mut scene = arranged(settings, 1, &[("", 12), ("", 12), ("", 12), ("", 12)]);
        told(&mut scene, "turn M1, 1: bid 2, 2: pass, 3: pass, 4: pass").split_off(2)
    };
    let head = ["story-digit-nobody(digit=2)", "story-too-few(chips=2)"];
    assert_eq!(story("edition=asmodee"), [head[0], head[1], "story-rest-pot(chips=2)"]);
    assert_eq!(story("edition=abacus bonus=0"), [head[0], head[1], "story-rest-bank(chips=2)"]);
}

#[test]
fn a_price_of_nothing_has_no_digit_to_tell() {
    let mut scene = arranged("edition=asmodee", 1, &[("", 12), ("", 12), ("", 12)]);
    let story = told(&mut scene, "turn M1, 1: bid 0, 2: pass, 3: pass");
    assert_eq!(story, ["story-passed(who=seat 3)", "story-sold(who=seat 1, cards=M1, price=0)"]);
}

#[test]
fn a_restart_speaks_of_bonuses_only_if_there_were_any() {
    let restart = |settings: &str| {
        let mut scene = arranged(&format!("{settings} referee=open"), 1, &[("", 10), ("", 10), ("", 10)]);
        let story = told(&mut scene, "turn M1, 1: bid 20, 2: pass, 3: pass");
        story.last().expect("a story").clone()
    };
    assert_eq!(restart("edition=abacus"), "story-restarted-bonuses");
    assert_eq!(restart("edition=abacus bonus=0"), "story-restarted");
    assert_eq!(restart("edition=asmodee"), "story-restarted");
}
