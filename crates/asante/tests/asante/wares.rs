use crate::scene::{Table, scene};

#[test]
fn asa_20_a_ware_card_buys_or_sells_all_its_wares_and_is_discarded() {
    let mut table = scene("ttf aatt", "");
    table.go("buy ttf");
    assert_eq!((table.wares(1), table.gold_of(1)), ("TTF".to_owned(), 16));
    assert_eq!((table.hand(1), table.discarded()), ("aatt".to_owned(), "ttf".to_owned()));
    let mut table = scene("ttf", "");
    table.stand(1, "TTFS").go("sell ttf");
    assert_eq!((table.wares(1), table.gold_of(1)), ("S".to_owned(), 31));
    assert_eq!(table.discarded(), "ttf");
    assert_eq!(table.open().supply.total(), 47);
}

#[test]
fn asa_21_buying_needs_gold_spaces_and_supply() {
    let mut table = scene("ttt", "");
    table.stand(1, "SSSS");
    assert_eq!(table.refused("buy ttt"), "ASA.21", "two spaces for three wares");
    table.stand(1, "T").stand(2, "TTTTTT");
    assert_eq!(table.refused("buy ttt"), "ASA.21", "one is left in the supply");
    table.stand(2, "TTTT");
    assert!(table.may("buy ttt"), "three are left");
}

#[test]
fn asa_21_selling_needs_all_of_them() {
    let mut table = scene("ttf", "");
    table.stand(1, "TF");
    assert_eq!(table.refused("sell ttf"), "ASA.21");
    table.stand(1, "TTF");
    assert!(table.may("sell ttf"));
}

#[test]
fn asa_22_a_package_is_a_ware_of_ones_choice() {
    let mut table = scene("package packages", "");
    assert!(table.may("buy package S") && table.may("buy package A"));
    assert_eq!(table.refused("buy package"), "ASA.22");
    table.go("buy package S");
    assert_eq!((table.wares(1), table.gold_of(1)), ("S".to_owned(), 18));
}

/// A ware card with two packages.
#[test]
fn asa_22_two_packages_are_two_wares_of_one_kind() {
    let mut table = scene("packages ttt", "");
    table.stand(1, "ST");
    assert_eq!(table.refused("sell packages S"), "ASA.21", "two of the same kind");
    table.go("buy packages S");
    assert_eq!((table.wares(1), table.gold_of(1)), ("TSSS".to_owned(), 17));
    let mut table = scene("packages ttt", "");
    table.stand(1, "SST");
    assert_eq!(table.refused("sell packages T"), "ASA.21");
    assert_eq!(table.refused("buy ttt T"), "ASA.22", "no packages on this one");
    table.go("sell packages S");
    assert_eq!((table.wares(1), table.gold_of(1)), ("T".to_owned(), 27));
    assert_eq!(table.discarded(), "packages");
}

#[test]
fn asa_20_other_cards_are_no_ware_cards() {
    let mut table = scene("dyer pottery", "");
    assert_eq!(table.refused("buy dyer"), "ASA.20");
    assert_eq!(table.refused("sell pottery"), "ASA.20");
    assert_eq!(table.refused("buy ttt"), "ASA.20", "which is not in the hand");
}
