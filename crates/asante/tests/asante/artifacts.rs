use crate::scene::{Table, scene};

/// All holy places but these of the row and so many others.
const ALL_BUT_TWO: &str = "rwenzori rwenzori rwenzori victoria victoria okavango okavango ngorongoro ngorongoro \
                           ngorongoro kilimanjaro kilimanjaro kilimanjaro";

#[test]
fn asa_30_the_opponent_receives_the_holy_place_before_the_slot() {
    let mut table = scene("pottery", "");
    table.go("lay pottery 2");
    assert_eq!((table.turn(), table.frame()), ("nature".to_owned(), "turn-up"));
    assert_eq!(table.row_now(), "rwenzori - okavango");
    table.go("place kilimanjaro");
    assert_eq!(table.row_now(), "rwenzori kilimanjaro okavango");
    assert_eq!((table.owned(1), table.owned(2)), (String::new(), "victoria".to_owned()));
    assert_eq!((table.artifacts_of(1), table.actions()), ("- pottery -".to_owned(), 4));
}

#[test]
fn asa_31_only_an_empty_slot_while_there_is_one() {
    let mut table = scene("pottery map", "");
    table.artifacts(1, "- loom purse");
    assert_eq!(table.refused("lay pottery 2"), "ASA.31");
    assert!(table.may("lay pottery 1"));
    assert!(!table.legal().iter().any(|action| action.starts_with("discard")), "never discarded at will");
}

/// Replacing the fourth artifact.
#[test]
fn asa_31_a_fourth_artifact_replaces_one_and_its_player_receives_the_place() {
    let mut table = scene("pottery map", "");
    table.artifacts(1, "loom purse! calabash");
    assert!(table.may("lay pottery 1") && table.may("lay pottery 2") && table.may("lay pottery 3"));
    table.go("lay pottery 2, place ngorongoro");
    assert_eq!(table.artifacts_of(1), "loom pottery calabash", "the new one is not used");
    assert_eq!(table.discarded(), "purse");
    assert_eq!((table.owned(1), table.owned(2)), ("victoria".to_owned(), String::new()));
    table.go("lay map 1, place victoria");
    assert_eq!(
        (table.owned(1), table.discarded()),
        ("rwenzori victoria".to_owned(), "loom purse".to_owned())
    );
}

#[test]
fn asa_32_once_in_a_turn_at_once_after_laying() {
    let mut table = scene("calabash ttt", "");
    table.go("lay calabash 1, place victoria, use 1, draw dyer");
    assert_eq!((table.actions(), table.artifacts_of(1)), (3, "calabash! - -".to_owned()));
    assert_eq!(table.refused("use 1"), "ASA.32");
    assert_eq!(table.refused("use 2"), "ASA.32", "there is none");
    table.go("end");
    assert_eq!(table.artifacts_of(1), "calabash - -", "it turns up at the end of its owner's turn");
    table.go("end");
    assert!(table.may("use 1"));
}

#[test]
fn asa_32_two_copies_are_used_independently() {
    let mut table = scene("", "");
    table.artifacts(1, "calabash calabash -").go("use 1, draw dyer");
    assert_eq!(table.artifacts_of(1), "calabash! calabash -");
    table.go("use 2, draw griot");
    assert_eq!((table.hand(1), table.gold_of(1)), ("dyer griot".to_owned(), 18));
}

#[test]
fn asa_32_the_opponents_stay_face_down_through_the_turn() {
    let mut table = scene("", "");
    table.artifacts(2, "loom! - -").go("end");
    assert_eq!(table.artifacts_of(2), "loom! - -", "it was not the turn of its owner");
    table.go("end");
    assert_eq!(table.artifacts_of(2), "loom - -");
}

#[test]
fn asa_33_without_a_holy_place_nobody_receives_one() {
    let mut table = scene("pottery", "");
    table.row("- victoria okavango").owns(2, ALL_BUT_TWO);
    let owned = table.owned(2);
    table.go("lay pottery 1");
    assert_eq!((table.frame(), table.row_now()), ("turn", "- victoria okavango".to_owned()));
    assert_eq!((table.owned(1), table.owned(2)), (String::new(), owned));
}

#[test]
fn asa_34_a_gap_is_filled_as_soon_as_a_holy_place_is_there() {
    let mut table = scene("", "");
    table.row("- victoria okavango").owns(1, ALL_BUT_TWO);
    table.go("visit victoria");
    assert!(table.may("bless victoria"), "it is discarded when it is done with");
    table.go("done");
    assert_eq!(table.frame(), "turn-up");
    assert!(table.last().places_reshuffled);
    table.go("place victoria");
    assert_eq!(table.row_now(), "victoria victoria okavango");
}

#[test]
fn asa_34_gaps_are_filled_from_the_left() {
    let mut table = scene("pottery", "");
    table.row("- - okavango").go("lay pottery 3, place ngorongoro");
    assert_eq!(table.row_now(), "ngorongoro - -");
    table.go("place victoria, place kilimanjaro");
    assert_eq!(table.row_now(), "ngorongoro victoria kilimanjaro");
    assert_eq!(table.owned(2), "okavango");
}

#[test]
fn asa_101_pottery_pays_for_different_wares() {
    for (wares, gold) in [("T", 1), ("TH", 3), ("THE", 6), ("THES", 10), ("THESF", 15), ("THESFA", 20)] {
        let mut table = scene("", "");
        table.artifacts(1, "pottery - -").stand(1, "THESFA");
        table.go(&format!("use 1, return {wares}"));
        assert_eq!(table.gold_of(1), 20 + gold);
        assert_eq!(table.wares(1).trim_matches('-').len(), 6 - wares.len());
    }
    let mut table = scene("", "");
    table.artifacts(1, "pottery - -").stand(1, "TTS").go("use 1");
    assert_eq!(table.legal(), ["return T", "return S", "return TS"], "all different");
    assert_eq!(table.refused("return TT"), "ASA.101");
    let mut table = scene("", "");
    table.artifacts(1, "pottery - -");
    assert_eq!(table.refused("use 1"), "ASA.40", "nothing to return");
}

#[test]
fn asa_102_map_applies_one_place_of_the_row_once() {
    let mut table = scene("", "");
    table.artifacts(1, "map - -").owns(1, "victoria victoria").go("use 1, apply 2");
    assert_eq!(table.gold_of(1), 21, "own ones do not strengthen it");
    assert_eq!(
        (table.row_now(), table.owned(1)),
        ("rwenzori victoria okavango".to_owned(), "victoria victoria".to_owned())
    );
    assert_eq!((table.actions(), table.frame()), (4, "turn"));
    assert!(table.may("visit victoria"), "it is no use of an own holy place");
}

#[test]
fn asa_102_map_and_the_places_that_do_nothing() {
    let mut table = scene("", "");
    table.row("ngorongoro kilimanjaro okavango").artifacts(1, "map - -").go("use 1");
    assert_eq!(table.legal(), ["apply 2", "apply 3"], "there is no ware to change");
    table.go("apply 3");
    assert_eq!(table.actions(), 5, "the action for the map comes back");
    let mut table = scene("", "");
    table.row("okavango okavango okavango").artifacts(1, "map - -");
    assert_eq!(table.actions(), 5, "none is spent but by using it");
    table.go("use 1, apply 1");
    assert_eq!((table.actions(), table.frame()), (5, "turn"));
    let mut table = scene("", "");
    table.row("ngorongoro ngorongoro ngorongoro").artifacts(1, "map - -");
    assert_eq!(table.refused("use 1"), "ASA.40");
}

#[test]
fn asa_102_map_on_a_kilimanjaro() {
    let mut table = scene("", "");
    table.row("kilimanjaro victoria okavango").artifacts(1, "map - -").stand(1, "T");
    table.go("use 1, apply 1, bless ngorongoro, swap T for S");
    assert_eq!((table.wares(1), table.frame()), ("S".to_owned(), "turn"));
}

#[test]
fn asa_103_shango_two_actions_three_cards_one_kept() {
    let mut table = scene("", "");
    table.artifacts(1, "shango - -").go("use 1");
    assert_eq!(table.actions(), 3, "one to activate, one to draw");
    table.go("draw dyer, draw ttt, draw griot");
    assert_eq!(table.legal(), ["pick dyer", "pick ttt", "pick griot", "discard"]);
    table.go("pick ttt");
    assert_eq!((table.hand(1), table.discarded()), ("ttt".to_owned(), "dyer griot".to_owned()));
    assert_eq!((table.frame(), table.artifacts_of(1)), ("turn", "shango! - -".to_owned()));
}

#[test]
fn asa_103_of_two_equal_cards_shango_keeps_one() {
    let mut table = scene("", "");
    table.artifacts(1, "shango - -").go("use 1, draw package, draw eee, draw package");
    assert_eq!(table.legal(), ["pick package", "pick eee", "discard"]);
    table.go("pick package");
    assert_eq!((table.hand(1), table.discarded()), ("package".to_owned(), "eee package".to_owned()));
}

#[test]
fn asa_103_shango_again_and_again() {
    let mut table = scene("", "");
    table.artifacts(1, "shango - -").go("use 1, draw dyer, draw ttt, draw griot, discard");
    assert_eq!(table.legal(), ["draw", "done"]);
    table.go("draw, draw camel, draw hhh, draw eee, discard, draw");
    assert_eq!(table.actions(), 1);
    table.go("draw sss, draw fff, draw aaa, discard, draw, draw th, draw hs, draw sf, discard");
    assert_eq!((table.frame(), table.actions()), ("turn", 0), "no action is left for more");
    assert_eq!(table.hand(1), "");
}

#[test]
fn asa_103_shango_needs_two_actions_and_takes_what_there_is() {
    let mut table = scene("", "");
    table.artifacts(1, "shango - -");
    for card in ["ttt", "hhh", "eee", "sss"] {
        assert!(table.may("use 1"));
        table.go(&format!("draw, draw {card}, discard"));
    }
    assert_eq!(table.refused("use 1"), "ASA.103");
    let mut table = scene("", "");
    table.artifacts(1, "shango - -").discards("dyer").pile("ttt", 2);
    table.go("use 1, draw ttt, draw dyer");
    assert_eq!(table.legal(), ["pick ttt", "pick dyer", "discard"], "fewer than three");
    let mut table = scene("", "");
    table.artifacts(1, "shango - -").go("use 1, draw dyer, draw ttt, draw griot, discard, done");
    assert_eq!((table.frame(), table.actions()), ("turn", 3));
}

#[test]
fn asa_104_calabash_a_card_for_a_gold() {
    let mut table = scene("", "");
    table.artifacts(1, "calabash - -").go("use 1, draw dyer");
    assert_eq!((table.gold_of(1), table.hand(1), table.actions()), (19, "dyer".to_owned(), 4));
    table.go("end, end").gold(1, 0);
    assert_eq!(table.refused("use 1"), "ASA.40");
}

#[test]
fn asa_105_loom_a_ware_for_a_card() {
    let mut table = scene("dyer ttt", "");
    table.artifacts(1, "loom - -").go("use 1, discard dyer, take S");
    assert_eq!(
        (table.wares(1), table.hand(1), table.discarded()),
        ("S".to_owned(), "ttt".to_owned(), "dyer".to_owned())
    );
    let mut table = scene("", "");
    table.artifacts(1, "loom - -");
    assert_eq!(table.refused("use 1"), "ASA.40", "no card to discard");
}

#[test]
fn asa_106_cowrie_purse_two_gold_for_a_card() {
    let mut table = scene("dyer ttt", "");
    table.artifacts(1, "purse - -").go("use 1");
    assert_eq!(table.legal(), ["discard ttt", "discard dyer"]);
    table.go("discard ttt");
    assert_eq!((table.gold_of(1), table.hand(1)), (22, "dyer".to_owned()));
}

#[test]
fn asa_107_talking_drum_a_card_for_a_ware() {
    let mut table = scene("", "");
    table.artifacts(1, "drum - -").stand(1, "TSS").go("use 1");
    assert_eq!(table.legal(), ["return T", "return S"]);
    table.go("return S, draw dyer");
    assert_eq!((table.wares(1), table.hand(1)), ("TS".to_owned(), "dyer".to_owned()));
    table.go("end, end").stand(1, "-");
    assert_eq!(table.refused("use 1"), "ASA.40");
}
