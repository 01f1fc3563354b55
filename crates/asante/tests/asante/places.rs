use crate::scene::{Table, scene};

#[test]
fn asa_50_one_holy_place_in_a_turn_for_no_action() {
    let mut table = scene("", "");
    table.owns(1, "victoria rwenzori").go("visit victoria");
    assert_eq!((table.gold_of(1), table.actions()), (21, 5));
    assert_eq!((table.owned(1), table.open().place_discards.len()), ("rwenzori".to_owned(), 1));
    assert_eq!(table.refused("visit rwenzori"), "ASA.50");
    table.go("end, end");
    assert!(table.may("visit rwenzori"), "again in the next own turn");
    assert_eq!(table.refused("visit victoria"), "ASA.50", "which is not owned");
}

#[test]
fn asa_50_at_any_time_of_the_turn() {
    let mut table = scene("", "");
    table.owns(1, "victoria");
    for card in ["ttt", "hhh", "eee", "sss", "fff"] {
        assert!(table.may("visit victoria"));
        table.go(&format!("draw, draw {card}, discard"));
    }
    assert_eq!((table.actions(), table.legal()), (0, vec!["visit victoria".to_owned(), "end".to_owned()]));
}

#[test]
fn asa_51_what_the_five_places_do() {
    let mut table = scene("th", "");
    table.owns(1, "rwenzori").go("visit rwenzori, draw dyer");
    assert_eq!(table.hand(1), "th dyer");
    let mut table = scene("th", "");
    table.owns(1, "okavango").go("buy th, visit okavango");
    assert_eq!(table.actions(), 5);
    let mut table = scene("", "");
    table.owns(1, "ngorongoro").stand(1, "TTS").go("visit ngorongoro");
    assert!(table.may("swap T for A") && table.may("swap S for T") && !table.may("swap T for T"));
    table.go("swap T for A");
    assert_eq!((table.wares(1), table.frame()), ("TSA".to_owned(), "turn"));
    let mut table = scene("", "");
    table.owns(1, "kilimanjaro").go("visit kilimanjaro");
    assert_eq!(table.legal(), ["bless rwenzori", "bless victoria"], "no spent action, no ware");
    table.go("bless victoria");
    assert_eq!((table.gold_of(1), table.frame()), (21, "turn"));
}

#[test]
fn asa_51_ngorongoro_at_a_supply_that_has_run_out() {
    let mut table = scene("", "");
    table.owns(1, "ngorongoro").stand(1, "TTS").stand(2, "TTTTTT");
    table.go("visit ngorongoro");
    assert!(!table.may("swap S for T"), "there is no trinket left");
}

/// Two equal holy places.
#[test]
fn asa_52_as_often_as_one_owned_cards_of_it_and_one_is_discarded() {
    let mut table = scene("", "");
    table
        .row("rwenzori okavango okavango")
        .owns(1, "victoria victoria victoria rwenzori")
        .go("visit victoria");
    assert_eq!((table.gold_of(1), table.legal()), (21, vec!["bless victoria".to_owned(), "done".to_owned()]));
    table.go("bless victoria, bless victoria");
    assert_eq!((table.gold_of(1), table.frame()), (23, "turn"));
    assert_eq!(table.owned(1), "rwenzori victoria victoria");
    let mut table = scene("", "");
    table.owns(1, "rwenzori rwenzori").go("visit rwenzori, draw ttt, bless rwenzori, draw dyer");
    assert_eq!((table.hand(1), table.owned(1)), ("ttt dyer".to_owned(), "rwenzori".to_owned()));
    let mut table = scene("", "");
    table.owns(1, "victoria victoria").go("visit victoria, done");
    assert_eq!(table.gold_of(1), 21, "or less often");
}

/// Two Kilimanjaros.
#[test]
fn asa_52_each_effect_of_several_kilimanjaros_is_chosen_by_itself() {
    let mut table = scene("", "");
    table.owns(1, "kilimanjaro kilimanjaro victoria victoria").stand(1, "T");
    table.go("visit kilimanjaro, bless victoria");
    assert_eq!(table.gold_of(1), 21, "not strengthened by the Victoria Falls");
    table.go("bless ngorongoro, swap T for S");
    assert_eq!((table.wares(1), table.frame()), ("S".to_owned(), "turn"));
    assert_eq!(table.owned(1), "victoria victoria kilimanjaro");
    let mut table = scene("", "");
    table.owns(1, "kilimanjaro kilimanjaro").go("visit kilimanjaro, bless victoria, bless victoria");
    assert_eq!(table.gold_of(1), 22, "the same one again");
}

/// Okavango with no spent action.
#[test]
fn asa_53_okavango_needs_a_spent_action_and_never_gives_more_than_five() {
    let mut table = scene("th", "");
    table.owns(1, "okavango okavango");
    assert_eq!(table.refused("visit okavango"), "ASA.53");
    table.go("buy th, visit okavango");
    assert_eq!((table.actions(), table.frame()), (5, "turn"), "a second time would be a sixth action");
    assert_eq!(table.owned(1), "okavango");
}

/// Cartographers, fetched again and again, could otherwise make a turn endless.
#[test]
fn asa_53_at_most_five_actions_are_taken_back_in_a_turn() {
    let mut table = scene("cartographer cartographer healer healer", "");
    table.row("okavango okavango okavango").artifacts(1, "map - -");
    table.go("draw, draw th, discard, draw, draw hs, discard");
    table.go("play cartographer, let, apply 1, apply 2, apply 3");
    assert_eq!((table.actions(), table.open().regained), (5, 3));
    table.go("play healer, let, fetch cartographer, play healer, let, fetch th");
    table.go("play cartographer, let, apply 1, apply 2");
    assert_eq!((table.actions(), table.open().regained), (4, 5));
    assert_eq!(table.frame(), "turn", "the third gives nothing more");
    assert_eq!(table.refused("play cartographer"), "ASA.40");
    assert_eq!(table.refused("use 1"), "ASA.40");
    table.go("end, end, buy th, use 1, apply 1");
    assert_eq!((table.actions(), table.open().regained), (4, 1), "the next turn counts anew");
}

#[test]
fn asa_54_only_between_actions_and_without_ending_the_drawing() {
    let mut table = scene("griot", "");
    table.owns(1, "rwenzori").go("draw, draw dyer");
    assert_eq!(table.refused("visit rwenzori"), "ASA.11", "a drawn card is being decided");
    table.go("discard, visit rwenzori, draw ttt");
    assert_eq!(table.hand(1), "ttt griot", "simply kept");
    assert!(table.may("draw"), "phase 1 goes on");
    let mut table = scene("weaver", "");
    table.owns(1, "victoria").owns(2, "rwenzori").go("play weaver");
    assert_eq!(table.refused("2: visit rwenzori"), "ASA.42", "a reaction is being decided");
    table.go("let");
    assert_eq!(table.refused("visit victoria"), "ASA.121", "a card is being decided");
    let mut table = scene("", "");
    table.owns(1, "victoria").artifacts(1, "pottery - -").stand(1, "TS").go("use 1");
    assert_eq!(table.refused("visit victoria"), "ASA.101", "an artifact is being decided");
    table.go("return TS");
    assert!(table.may("visit victoria"));
}
