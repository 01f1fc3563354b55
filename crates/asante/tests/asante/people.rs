use crate::scene::{Table, scene};

#[test]
fn asa_112_the_dyer_gives_wares_of_one_kind_for_different_other_ones() {
    let mut table = scene("dyer", "");
    table.stand(1, "SSST").go("play dyer, let");
    assert!(table.may("swap SSS for EFA") && table.may("swap S for T") && table.may("swap T for S"));
    assert_eq!(table.refused("swap S for S"), "ASA.112", "not the returned kind");
    assert_eq!(table.refused("swap TT for FA"), "ASA.112", "there is one trinket");
    assert_eq!(table.refused("swap SSSS for EFAT"), "ASA.112", "there are three silks");
    assert!(!crate::notation::is_readable(&table, "swap SS for FF"), "all different");
    table.go("swap SSS for EFA");
    assert_eq!((table.wares(1), table.discarded()), ("TEFA".to_owned(), "dyer".to_owned()));
}

/// The dyer at a supply that has run out.
#[test]
fn asa_112_the_dyer_takes_only_what_the_supply_has() {
    let mut table = scene("dyer", "");
    table.stand(1, "TTSSSS").stand(2, "TTTTTT").go("play dyer, let");
    assert!(!table.may("swap S for T") && !table.may("swap SS for TE"));
    assert!(table.may("swap SSSS for HEFA"), "all four that are left");
}

#[test]
fn asa_112_the_dyer_returns_five_wares_at_most() {
    for stand in ["SSSSS", "SSSSSS"] {
        let mut table = scene("dyer", "");
        table.stand(1, stand).go("play dyer, let");
        let most = table.legal().iter().map(|action| action.matches('S').count()).max();
        assert_eq!(most, Some(5), "there are five other kinds");
        table.go("swap SSSSS for THEFA");
        assert_eq!(table.wares(1), format!("THE{}FA", &stand[5..]));
    }
}

#[test]
fn asa_113_the_boatman_wants_one_card_then_two_then_three() {
    let mut table = scene("boatman ttt hhh eee sss fff aaa", "");
    table.go("play boatman, let");
    assert_eq!(table.legal(), ["count 1", "count 2", "count 3"], "6 = 1 + 2 + 3 cards");
    table.go("count 2");
    assert_eq!(table.refused("discard boatman"), "ASA.113", "it does not count itself");
    assert_eq!(
        table.legal(),
        ["discard ttt", "discard hhh", "discard eee", "discard sss", "discard fff", "discard aaa"]
    );
    table.go("discard hhh");
    assert_eq!(table.refused("discard hhh"), "ASA.113", "it is gone");
    assert_eq!(table.refused("take TT"), "ASA.113", "two more");
    table.go("discard aaa, discard eee, take TT");
    assert_eq!((table.wares(1), table.hand(1)), ("TT".to_owned(), "ttt sss fff".to_owned()));
    assert_eq!(table.discarded(), "hhh eee aaa boatman");
}

#[test]
fn asa_113_the_boatman_fills_free_spaces_at_most() {
    let mut table = scene("boatman ttt hhh eee sss fff aaa", "");
    table.stand(1, "TTTTT").go("play boatman, let");
    assert_eq!(table.legal(), ["count 1"]);
    let mut table = scene("boatman package package package", "");
    table.go("play boatman, let, count 2, discard package, discard package, discard package, take HS");
    assert_eq!(table.wares(1), "HS");
    for (cards, most) in [("ttt hhh eee sss fff aaa th hs sf", 3), ("ttt hhh eee sss fff aaa th hs sf fa", 4)]
    {
        let mut table = scene(&format!("boatman {cards}"), "");
        table.go("play boatman, let");
        assert_eq!(table.legal().len(), most, "ten cards for four wares");
    }
}

#[test]
fn asa_114_the_cartographer_applies_each_place_once_in_any_order() {
    let mut table = scene("cartographer", "");
    table.owns(1, "victoria").go("play cartographer, let");
    assert_eq!(table.legal(), ["apply 1", "apply 2", "apply 3"]);
    table.go("apply 3");
    assert_eq!(table.actions(), 5, "its own action comes back");
    assert!(!table.may("apply 3"));
    table.go("apply 1, draw dyer");
    assert_eq!(table.legal(), ["apply 2", "done"]);
    table.go("apply 2");
    assert_eq!((table.gold_of(1), table.hand(1), table.frame()), (21, "dyer".to_owned(), "turn"));
    assert_eq!(table.row_now(), "rwenzori victoria okavango", "nothing moves");
}

#[test]
fn asa_114_equal_places_do_not_strengthen_each_other() {
    let mut table = scene("cartographer", "");
    table
        .row("victoria victoria kilimanjaro")
        .go("play cartographer, let, apply 1, apply 2, apply 3, bless victoria");
    assert_eq!(table.gold_of(1), 23);
    let mut table = scene("cartographer", "");
    table.go("play cartographer, let, apply 2, done");
    assert_eq!((table.gold_of(1), table.frame()), (21, "turn"), "any may be left out");
    let mut table = scene("cartographer", "");
    table.row("okavango okavango victoria").go("play cartographer, let, apply 1");
    assert_eq!(
        (table.actions(), table.legal()),
        (5, vec!["apply 3".to_owned(), "done".to_owned()]),
        "ASA.53"
    );
}

#[test]
fn asa_115_the_healer_takes_any_discard_but_a_healer() {
    let mut table = scene("healer", "");
    table.discards("ttt healer keeper pottery").go("play healer, let");
    assert_eq!(table.legal(), ["fetch ttt", "fetch pottery", "fetch keeper"]);
    table.go("fetch keeper");
    assert_eq!(
        (table.hand(1), table.discarded()),
        ("keeper".to_owned(), "ttt pottery healer healer".to_owned())
    );
    let mut table = scene("healer", "");
    table.discards("healer");
    assert_eq!(table.refused("play healer"), "ASA.40");
}

#[test]
fn asa_116_the_haggler_buys_cheaper_or_sells_dearer() {
    let mut table = scene("haggler ttt package", "");
    table.go("play haggler, let");
    assert_eq!(table.legal(), ["buy ttt"], "no packages");
    table.go("buy ttt");
    assert_eq!((table.gold_of(1), table.actions(), table.wares(1)), (19, 4, "TTT".to_owned()));
    let mut table = scene("haggler ttt", "");
    table.stand(1, "TTT").go("play haggler, let, sell ttt");
    assert_eq!((table.gold_of(1), table.actions()), (32, 4));
    assert_eq!(table.discarded(), "ttt haggler");
}

#[test]
fn asa_116_the_haggler_never_pays_less_than_nothing() {
    let cheap = asante::deck::DECK.replace("wares = \"TTT\", buy = 3", "wares = \"TTT\", buy = 1");
    let mut table = crate::scene::scene_of(crate::scene::build(Some(&cheap), 200), "haggler ttt", "");
    table.go("play haggler, let, buy ttt");
    assert_eq!(table.gold_of(1), 20);
    let mut table = scene("haggler ttt", "");
    table.gold(1, 1);
    assert!(table.may("play haggler"), "one gold is enough with it");
    table.gold(1, 0);
    assert_eq!(table.refused("play haggler"), "ASA.40");
    table.stand(1, "TTT").go("play haggler, let");
    assert_eq!(table.legal(), ["sell ttt"], "selling needs no gold");
}

#[test]
fn asa_117_the_nomad_swaps_a_ware_with_the_opponent() {
    let mut table = scene("nomad", "");
    table.stand(1, "T").stand(2, "SA").go("play nomad, let");
    assert_eq!(table.legal(), ["swap T for S", "swap T for A"]);
    table.go("swap T for A");
    assert_eq!((table.wares(1), table.wares(2)), ("A".to_owned(), "TS".to_owned()));
    let mut table = scene("nomad", "");
    table.stand(1, "TTTTTH").stand(2, "S").go("play nomad, let, swap H for S");
    assert_eq!(
        (table.wares(1), table.wares(2)),
        ("TTTTTS".to_owned(), "H".to_owned()),
        "also with full stands"
    );
}

#[test]
fn asa_117_with_an_empty_stand_nothing_is_given() {
    let mut table = scene("nomad", "");
    table.stand(2, "SA").go("play nomad, let, take S");
    assert_eq!((table.wares(1), table.wares(2)), ("S".to_owned(), "A".to_owned()));
    let mut table = scene("nomad", "");
    table.stand(1, "SS").stand(2, "S");
    assert_eq!(table.refused("play nomad"), "ASA.40", "silk for silk changes nothing");
    table.stand(1, "TS").stand(2, "TA").go("play nomad, let");
    assert_eq!(table.legal(), ["swap T for A", "swap S for T", "swap S for A"], "never like for like");
}

#[test]
fn asa_118_the_matron_draws_up_to_five_or_the_opponent_discards_down_to_three() {
    let mut table = scene("matron ttt hhh", "eee sss fff aaa th");
    table.go("play matron, let");
    assert_eq!(table.legal(), ["draw", "reduce"]);
    table.go("draw, draw dyer, draw griot, draw camel");
    assert_eq!((table.hand(1), table.frame()), ("ttt hhh dyer griot camel".to_owned(), "turn"));
    let mut table = scene("matron ttt hhh", "eee sss fff aaa th");
    table.go("play matron, let, reduce");
    assert_eq!((table.turn(), table.frame()), ("2".to_owned(), "discards"));
    table.go("2: discard th");
    assert_eq!(table.refused("2: discard th"), "ASA.118", "it is gone");
    assert_eq!(table.refused("2: end"), "ASA.118", "one more");
    table.go("2: discard sss");
    assert_eq!((table.hand(2), table.turn()), ("eee fff aaa".to_owned(), "1".to_owned()));
}

#[test]
fn asa_118_an_option_that_does_nothing_cannot_be_chosen() {
    let mut table = scene("matron ttt", "eee sss fff");
    table.go("play matron, let");
    assert_eq!(table.legal(), ["draw"]);
    let mut table = scene("matron ttt hhh eee sss fff", "aaa th hs sf");
    table.go("play matron, let");
    assert_eq!(table.legal(), ["reduce"], "five others are held: the Matron does not count");
    let mut table = scene("matron ttt hhh eee sss fff", "aaa th hs");
    assert_eq!(table.refused("play matron"), "ASA.40", "neither does anything");
    let mut table = scene("matron ttt hhh eee sss", "aaa th hs");
    table.go("play matron, let");
    assert_eq!(table.legal(), ["draw"], "four others are held");
}

#[test]
fn asa_119_the_carver_takes_an_artifact_from_the_discards() {
    let mut table = scene("carver", "");
    table.discards("ttt pottery map dyer").go("play carver, let");
    assert_eq!(table.legal(), ["fetch pottery", "fetch map"]);
    table.go("fetch map");
    assert_eq!(table.hand(1), "map");
    let mut table = scene("carver", "");
    table.discards("ttt");
    assert_eq!(table.refused("play carver"), "ASA.40");
}

#[test]
fn asa_120_the_caravan_leader_sells_any_wares_for_two_gold_each() {
    let mut table = scene("caravan", "");
    table.stand(1, "TTS").go("play caravan, let");
    assert_eq!(table.legal(), ["return T", "return S", "return TT", "return TS", "return TTS"]);
    table.go("return TTS");
    assert_eq!((table.gold_of(1), table.wares(1)), (26, "-".to_owned()));
}

#[test]
fn asa_121_the_weaver_takes_two_wares_of_one_kind_for_two_gold() {
    let mut table = scene("weaver", "");
    table.go("play weaver, let");
    assert_eq!(table.legal(), ["take TT", "take HH", "take EE", "take SS", "take FF", "take AA"]);
    assert_eq!(table.refused("take TH"), "ASA.121", "of one kind");
    assert_eq!(table.refused("take F"), "ASA.121", "two");
    assert_eq!(table.gold_of(1), 20, "nothing is paid before");
    table.go("take FF");
    assert_eq!((table.gold_of(1), table.wares(1)), (18, "FF".to_owned()));
}

#[test]
fn asa_121_the_weaver_wants_two_gold_in_full() {
    for short in [0, 1] {
        let mut table = scene("weaver", "");
        table.gold(1, short);
        assert_eq!(table.refused("play weaver"), "ASA.40", "{short} gold");
        assert!(!table.legal().contains(&"play weaver".to_owned()));
    }
    let mut table = scene("weaver", "");
    table.gold(1, 2).go("play weaver, let, take AA");
    assert_eq!(
        (table.gold_of(1), table.wares(1), table.discarded()),
        (0, "AA".to_owned(), "weaver".to_owned())
    );
    // A single ware costs as much.
    let mut table = scene("weaver", "");
    table.gold(1, 2).stand(1, "TTTTT").go("play weaver, let, take S");
    assert_eq!((table.gold_of(1), table.wares(1)), (0, "TTTTTS".to_owned()));
}

#[test]
fn asa_122_the_griot_takes_one_of_the_top_five() {
    let mut table = scene("griot", "");
    table.go("play griot, let, draw ttt, draw dyer, draw ttf, draw camel, draw hhh");
    assert_eq!(table.ids(&table.seen_by(1).open.looking), "ttt dyer ttf camel hhh");
    assert!(table.seen_by(2).open.looking.is_empty());
    table.go("pick dyer");
    assert_eq!((table.hand(1), table.discarded()), ("dyer".to_owned(), "griot".to_owned()));
    // The rest goes back on top in the same order: nature has no choice.
    for card in ["ttt", "ttf", "camel"] {
        table.go("end, draw");
        let camel = game::Notation::read_chance(&table.game, "draw eee").expect("a card");
        assert!(!game::Rules::admits(&table.game, &table.state, camel));
        table.go(&format!("draw {card}, discard"));
    }
}

#[test]
fn asa_122_of_equal_cards_the_topmost_is_taken() {
    let mut table = scene("griot", "");
    table.go("play griot, let, draw dyer, draw package, draw camel, draw package, draw hhh");
    assert_eq!(table.legal(), ["pick dyer", "pick package", "pick camel", "pick hhh"]);
    table.go("pick package, end");
    for card in ["dyer", "camel", "package", "hhh"] {
        table.go(&format!("draw, draw {card}, discard"));
    }
}

#[test]
fn asa_122_with_fewer_than_five_the_discards_lie_below() {
    let mut table = scene("griot", "");
    table.discards("eee sss fff aaa th").pile("ttt dyer", 2);
    table.go("play griot, let, draw dyer, draw ttt");
    assert!(table.last().reshuffled);
    table.go("draw sss, draw th, draw eee");
    assert_eq!(table.ids(&table.seen_by(1).open.looking), "dyer ttt sss th eee");
    table.go("pick sss");
    assert_eq!((table.open().pile, table.discarded()), (6, "griot".to_owned()));
    let mut table = scene("griot", "");
    table.discards("eee").pile("ttt", 2);
    table.go("play griot, let, draw ttt, draw eee");
    assert_eq!(table.legal(), ["pick ttt", "pick eee"], "no more cards than there are");
}

#[test]
fn asa_123_the_porter_wares_for_one_and_cards_for_the_other() {
    let mut table = scene("porter", "");
    table.go("play porter, let");
    assert_eq!(table.legal(), ["take TT", "take HH", "take EE", "take SS", "take FF", "take AA", "draw"]);
    table.go("take SS, draw ttt, draw dyer");
    assert_eq!(
        (table.wares(1), table.hand(2), table.turn()),
        ("SS".to_owned(), "ttt dyer".to_owned(), "1".to_owned())
    );
    let mut table = scene("porter", "");
    table.go("play porter, let, draw, draw ttt, draw dyer");
    assert_eq!((table.turn(), table.frame()), ("2".to_owned(), "wares"));
    assert_eq!(table.legal(), ["take TT", "take HH", "take EE", "take SS", "take FF", "take AA"]);
    assert_eq!(table.refused("2: take TA"), "ASA.123", "of one kind");
    table.go("2: take AA");
    assert_eq!((table.hand(1), table.wares(2)), ("ttt dyer".to_owned(), "AA".to_owned()));
}

#[test]
fn asa_123_the_own_part_must_do_something_the_other_gets_what_is_possible() {
    let mut table = scene("porter", "");
    table.stand(1, "TTTTTT").stand(2, "HHHHHH").go("play porter, let");
    assert_eq!(table.legal(), ["draw"]);
    table.go("draw, draw ttt, draw dyer");
    assert_eq!((table.turn(), table.frame()), ("1".to_owned(), "turn"), "no room for the opponent");
    let mut table = scene("porter", "");
    table.stand(1, "TTTTT").pile("", 2).go("play porter, let");
    assert!(!table.may("draw") && table.may("take S"), "one space");
    let cards = table.hand(2);
    table.go("take S");
    assert_eq!((table.hand(2), table.frame()), (cards, "turn"), "there is no card to draw");
}

#[test]
fn asa_124_the_beggar_needs_less_gold_than_the_opponent() {
    let mut table = scene("beggar", "");
    assert_eq!(table.refused("play beggar"), "ASA.40");
    table.gold(2, 21).go("play beggar, let");
    assert_eq!((table.gold_of(1), table.gold_of(2), table.frame()), (23, 21, "turn"));
}
