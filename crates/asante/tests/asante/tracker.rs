use crate::scene::{Table, scene};

#[test]
fn asa_44_nobody_is_asked_about_a_tracked_animal() {
    let mut table = scene("tracker", "keeper");
    table.go("play tracker, let, draw camel, play camel");
    assert_eq!((table.turn(), table.frame()), ("1".to_owned(), "take-wares"));
}

#[test]
fn asa_111_the_tracker_turns_up_cards_until_an_animal_appears() {
    let mut table = scene("tracker", "");
    table.go("play tracker, let, draw ttt, draw map");
    assert_eq!(
        (table.turn(), table.discarded()),
        ("nature".to_owned(), "ttt map".to_owned()),
        "for all to see"
    );
    table.go("draw camel");
    assert_eq!(table.legal(), ["fetch camel", "play camel"]);
    table.go("play camel, take TS");
    assert_eq!((table.wares(1), table.actions()), ("TS".to_owned(), 4), "for no further action");
    assert_eq!(table.discarded(), "ttt map tracker camel");
}

#[test]
fn asa_111_the_tracker_may_take_the_animal() {
    let mut table = scene("tracker", "");
    table.go("play tracker, let, draw camel, fetch camel");
    assert_eq!((table.hand(1), table.discarded()), ("camel".to_owned(), "tracker".to_owned()));
    assert!(table.may("play camel"));
    let mut table = scene("tracker", "");
    table.go("play tracker, let, draw gorilla");
    assert_eq!(table.legal(), ["fetch gorilla"], "it could not be played: the opponent has no ware");
    assert_eq!(table.refused("play gorilla"), "ASA.40");
}

#[test]
fn asa_111_the_discards_are_shuffled_once_without_the_tracker() {
    let mut table = scene("tracker", "");
    table.discards("jackal hhh").pile("ttt", 2);
    table.go("play tracker, let, draw ttt");
    assert!(table.last().reshuffled);
    assert_eq!(table.open().pile, 3, "not the Tracker");
    table.go("draw hhh, draw jackal, fetch jackal");
    assert_eq!(table.discarded(), "hhh tracker");
    let mut table = scene("tracker", "");
    table.discards("hhh").pile("ttt", 2);
    table.go("play tracker, let, draw ttt, draw ttt, draw hhh");
    assert_eq!(table.frame(), "turn", "nothing more happens");
    assert_eq!((table.discarded(), table.hand(1)), ("ttt hhh tracker".to_owned(), String::new()));
}

/// Tracker, animal, artifact, holy place: one inside the other.
#[test]
fn asa_111_130_102_effects_inside_effects() {
    let mut table = scene("tracker", "");
    table.artifacts(1, "map! - -").row("kilimanjaro victoria okavango").stand(1, "T");
    table.go("play tracker, let, draw buffalo, play buffalo, break mine 1 using, apply 1, bless ngorongoro");
    table.go("swap T for A");
    assert_eq!((table.wares(1), table.frame(), table.actions()), ("A".to_owned(), "turn", 4));
    assert_eq!(table.discarded(), "map tracker buffalo");
}

/// The Tortoise so found borrows what its user can use.
#[test]
fn asa_111_131_a_tracked_tortoise_uses_an_artifact() {
    let mut table = scene("tracker", "keeper");
    table.artifacts(2, "calabash! purse drum").stand(1, "T");
    table.go("play tracker, let, draw tortoise, play tortoise");
    assert_eq!(table.legal(), ["borrow 3"], "one lies face down, one needs a card");
    table.go("borrow 3, return T, draw dyer");
    assert_eq!((table.hand(1), table.wares(1), table.actions()), ("dyer".to_owned(), "-".to_owned(), 4));
    assert_eq!(table.artifacts_of(2), "calabash! purse drum!");
    assert_eq!((table.frame(), table.discarded()), ("turn", "tracker tortoise".to_owned()));
}
