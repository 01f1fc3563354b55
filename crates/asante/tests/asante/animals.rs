use crate::scene::{Table, scene};

#[test]
fn asa_130_the_buffalo_discards_an_artifact_of_either_player() {
    let mut table = scene("buffalo", "");
    table.artifacts(1, "map - shango").artifacts(2, "- pottery -").go("play buffalo, let");
    assert_eq!(
        table.legal(),
        ["break mine 1", "break mine 1 using", "break theirs 2"],
        "not a Shango, and the pottery cannot be used without wares"
    );
    table.go("break theirs 2");
    assert_eq!(
        (table.artifacts_of(2), table.discarded()),
        ("- - -".to_owned(), "pottery buffalo".to_owned())
    );
    assert_eq!((table.actions(), table.frame()), (4, "turn"));
    let mut table = scene("buffalo", "");
    table.artifacts(1, "shango - -");
    assert_eq!(table.refused("play buffalo"), "ASA.40");
}

/// Buffalo on one's own used artifact.
#[test]
fn asa_130_an_artifact_used_in_this_turn_is_used_once_more() {
    let mut table = scene("buffalo", "");
    table
        .artifacts(1, "calabash - -")
        .go("use 1, draw dyer, play buffalo, let, break mine 1 using, draw griot");
    assert_eq!((table.hand(1), table.gold_of(1), table.actions()), ("dyer griot".to_owned(), 18, 3));
    assert_eq!(
        (table.artifacts_of(1), table.discarded()),
        ("- - -".to_owned(), "calabash buffalo".to_owned())
    );
}

/// It is discarded first and used then, so it can be all there is to draw.
#[test]
fn asa_130_a_broken_artifact_may_be_drawn_again() {
    let mut table = scene("buffalo", "");
    table.artifacts(1, "calabash - -").pile("", 2).go("play buffalo, let");
    assert_eq!(table.legal(), ["break mine 1", "break mine 1 using"]);
    table.go("break mine 1 using");
    assert!(table.last().reshuffled);
    table.go("draw calabash");
    assert_eq!((table.hand(1), table.discarded()), ("calabash".to_owned(), "buffalo".to_owned()));
    let mut table = scene("buffalo", "");
    table.artifacts(2, "drum map -").row("rwenzori okavango okavango").stand(1, "T").pile("", 2);
    table.go("play buffalo, let");
    assert!(table.may("break theirs 2 using"));
    table.go("break theirs 1 using, return T, draw drum");
    assert_eq!((table.hand(1), table.artifacts_of(2)), ("drum".to_owned(), "- map -".to_owned()));
    let mut table = scene("buffalo", "");
    table.artifacts(1, "calabash - -").gold(1, 0).pile("", 2).go("play buffalo, let");
    assert_eq!(table.legal(), ["break mine 1"], "its other costs must still be paid");
}

#[test]
fn asa_130_a_face_down_artifact_of_the_opponent_can_be_broken() {
    for (choice, hand, gold) in [("break theirs 1", "", 20), ("break theirs 1 using, draw dyer", "dyer", 19)]
    {
        let mut table = scene("buffalo", "");
        table.artifacts(2, "calabash! - -").go("play buffalo, let").go(choice);
        assert_eq!((table.hand(1), table.gold_of(1)), (hand.to_owned(), gold));
        assert_eq!(
            (table.artifacts_of(2), table.discarded()),
            ("- - -".to_owned(), "calabash buffalo".to_owned())
        );
    }
}

#[test]
fn asa_46_130_the_user_pays_the_other_costs_and_has_the_benefit() {
    let mut table = scene("buffalo ttt", "hhh");
    table.artifacts(2, "purse! - -").go("play buffalo, let, break theirs 1 using");
    assert_eq!(table.legal(), ["discard ttt"], "of the own hand, not the Buffalo");
    table.go("discard ttt");
    assert_eq!((table.gold_of(1), table.gold_of(2)), (22, 20));
    let mut table = scene("buffalo", "");
    table.artifacts(2, "calabash - -").gold(1, 0).go("play buffalo, let");
    assert_eq!(table.legal(), ["break theirs 1"], "it may merely discard");
}

#[test]
fn asa_131_the_tortoise_uses_a_face_up_artifact_of_the_opponent() {
    let mut table = scene("tortoise", "");
    table.artifacts(1, "calabash - -").artifacts(2, "map! shango calabash").go("play tortoise, let");
    assert_eq!(table.legal(), ["borrow 3"], "not a used one, not a Shango, not the own");
    table.go("borrow 3, draw dyer");
    assert_eq!((table.hand(1), table.gold_of(1), table.actions()), ("dyer".to_owned(), 19, 4));
}

/// Tortoise and the owner's next turn.
#[test]
fn asa_131_it_is_face_down_through_its_owners_next_turn() {
    let mut table = scene("tortoise", "");
    table.artifacts(2, "calabash - -").go("play tortoise, let, borrow 1, draw dyer, end");
    assert_eq!(table.artifacts_of(2), "calabash! - -");
    assert_eq!(table.refused("2: use 1"), "ASA.32");
    table.go("end");
    assert_eq!(table.artifacts_of(2), "calabash - -");
    table.go("end");
    assert!(table.may("use 1"));
}

#[test]
fn asa_46_131_the_tortoise_chooses_only_what_its_user_can_use() {
    let mut table = scene("tortoise", "ttt");
    table.artifacts(2, "pottery purse -").stand(2, "TTT");
    assert_eq!(table.refused("play tortoise"), "ASA.40", "no own ware, no other own card");
    table.stand(1, "T").go("play tortoise, let");
    assert_eq!(table.legal(), ["borrow 1"]);
    table.go("borrow 1, return T");
    assert_eq!((table.gold_of(1), table.wares(1), table.wares(2)), (21, "-".to_owned(), "TTT".to_owned()));
}

#[test]
fn asa_132_the_camel_takes_two_wares_of_ones_choice() {
    let mut table = scene("camel", "");
    table.go("play camel, let");
    assert_eq!(table.legal().len(), 21, "six pairs and fifteen mixtures");
    table.go("take TA");
    assert_eq!((table.wares(1), table.gold_of(1)), ("TA".to_owned(), 20));
}

#[test]
fn asa_133_the_gorilla_makes_the_opponent_return_two_wares() {
    let mut table = scene("gorilla", "");
    table.stand(2, "TTS").go("play gorilla, let");
    assert_eq!((table.turn(), table.frame()), ("2".to_owned(), "return"));
    assert_eq!(table.legal(), ["return TT", "return TS"], "their choice");
    table.go("2: return TS");
    assert_eq!((table.wares(2), table.turn()), ("T".to_owned(), "1".to_owned()));
    let mut table = scene("gorilla", "");
    table.stand(2, "S").go("play gorilla, let");
    assert_eq!(table.legal(), ["return S"], "what they have");
    let mut table = scene("gorilla", "");
    assert_eq!(table.refused("play gorilla"), "ASA.40");
}

#[test]
fn asa_134_the_marabou_takes_a_ware_from_the_opponent() {
    let mut table = scene("marabou", "");
    table.stand(2, "TTS").go("play marabou, let");
    assert_eq!(table.legal(), ["take T", "take S"]);
    table.go("take S");
    assert_eq!((table.wares(1), table.wares(2)), ("S".to_owned(), "TT".to_owned()));
    let mut table = scene("marabou", "");
    table.stand(1, "TTTTTT").stand(2, "S");
    assert_eq!(table.refused("play marabou"), "ASA.40", "no free space");
}

#[test]
fn asa_135_the_jackal_takes_a_random_card_and_gives_one_back() {
    let mut table = scene("jackal ttt", "hhh dyer");
    table.go("play jackal, let");
    assert_eq!((table.turn(), table.frame()), ("nature".to_owned(), "rob"));
    table.go("rob dyer");
    assert_eq!(table.legal(), ["give ttt", "give dyer"], "perhaps the one taken");
    table.go("give ttt");
    assert_eq!((table.hand(1), table.hand(2)), ("dyer".to_owned(), "ttt hhh".to_owned()));
    assert_eq!((table.discarded(), table.frame()), ("jackal".to_owned(), "turn"));
    let mut table = scene("jackal ttt", "");
    assert_eq!(table.refused("play jackal"), "ASA.40", "the opponent has no card");
}

/// Even draws fail here less than once in 10⁹: so seldom is the binomial distribution outside these bounds.
#[test]
fn asa_135_every_card_is_as_likely_to_be_taken() {
    let mut table = scene("jackal", "package package package dyer");
    table.go("play jackal, let");
    let mut rng = crate::scene::generator(5);
    let dyer = game::Notation::read_chance(&table.game, "rob dyer").expect("a card");
    let drawn =
        (0..2_000).filter(|_| game::Rules::sample(&table.game, &table.state, &mut rng) == dyer).count();
    assert!((385..622).contains(&drawn), "one card of four: {drawn} of 2000");
}
