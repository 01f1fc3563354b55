use crate::scene::{Table, arranged, card_set, scene};

/// What seats 2, 3 and 4 gain and what the bank gets when seat 1 buys for `price` in abacus.
fn abacus(price: u8, cards: [&str; 3]) -> (Vec<u8>, u8) {
    let table = [("", 20), (cards[0], 5), (cards[1], 5), (cards[2], 5)];
    let mut scene = arranged("edition=abacus bonus=0", 1, &table);
    let bank = scene.bank();
    scene.go(&format!("turn M1, bid {price}, pass, pass, pass"));
    (scene.chips()[1..].iter().map(|chips| chips - 5).collect(), scene.bank() - bank)
}

#[test]
fn ser_40_the_units_digit_of_the_bid_decides_never_of_the_pot() {
    let mut scene = arranged("edition=asmodee", 1, &[("", 18), ("B5", 2), ("T7", 2), ("", 12)]);
    assert_eq!(scene.pot(), 14);
    scene.go("turn M1, bid 13, pass, pass, pass");
    // 13 + 14 = 27, but the digit is 3, which nobody holds: 9 each.
    assert_eq!(scene.chips(), [5, 11, 11, 21]);
}

#[test]
fn ser_41_the_buyers_cards_never_count() {
    // Seat 1 buys with a 5 in the lot; seat 2 holds a 5.
    let mut lot = arranged("edition=asmodee", 1, &[("", 12), ("B5", 12), ("", 12)]);
    lot.go("turn T5, bid 5, pass, pass");
    assert_eq!(lot.chips(), [7, 17, 12]);
    // The buyer's old cards cannot have the digit (SER.34); the function that shares does not count them either.
    let owned = game::BySeat::from_fn(3, |seat| card_set(["B5 A5", "T5", ""][seat.index()]));
    let shares = lot.game.shares(&owned, game::Seat(0), 5, 9);
    assert_eq!(shares.gains.values().collect::<Vec<_>>(), [0, 9, 0]);
}

#[test]
fn ser_42_the_pot_is_price_leftovers_and_fines() {
    let mut scene = arranged("edition=asmodee referee=open", 1, &[("N4", 12), ("B5", 11), ("", 12)]);
    assert_eq!(scene.pot(), 1);
    scene.go("turn M1, bid 4, bid 5, pass, pass");
    assert_eq!(scene.chips(), [6, 18, 12], "5 paid, 1 left over, 1 fine");
    assert_eq!(scene.pot(), 0);
}

#[test]
fn ser_42_a_winning_bid_of_0_shares_out_the_pot_by_the_digit_0() {
    let mut scene = arranged("edition=asmodee", 1, &[("", 12), ("N0", 12), ("", 6)]);
    assert_eq!(scene.pot(), 6);
    scene.go("turn M1, bid 0, pass, pass");
    assert_eq!((scene.chips(), scene.pot()), (vec![12, 18, 6], 0));
}

#[test]
fn ser_43_a_pot_too_small_to_share_stays_whole() {
    let settings = ["edition=asmodee", "edition=asmodee undealt=bank remainder=bank"];
    for settings in settings {
        let mut scene = scene(4, settings);
        scene.go("turn N4, bid 2, pass, pass, pass");
        assert_eq!((scene.chips(), scene.pot()), (vec![10, 12, 12, 12], 2), "{settings}");
        scene.go("turn B2 A1, bid 7, pass, pass, pass");
        assert_eq!((scene.chips(), scene.pot()), (vec![3, 15, 15, 15], 0), "{settings}");
    }
}

#[test]
fn ser_43_a_pot_of_one_chip_stays_whole_too_and_receivers_are_players() {
    let mut one = scene(4, "edition=asmodee undealt=bank remainder=bank");
    one.go("turn N4, bid 1, pass, pass, pass");
    assert_eq!((one.pot(), one.bank()), (1, 24));
    // Two receivers with three cards: the pot of 2 is not smaller than 2, so it is a remainder (SER.11).
    let table = [("", 12), ("M2 B2", 12), ("S2", 12), ("", 12)];
    let mut each = arranged("edition=asmodee undealt=bank remainder=bank holders=each", 1, &table);
    each.go("turn N4, bid 2, pass, pass, pass");
    assert_eq!((each.pot(), each.bank(), each.chips()), (0, 26, vec![10, 12, 12, 12]));
}

#[test]
fn ser_43_what_is_left_after_the_last_round_belongs_to_nobody() {
    let mut scene = arranged("edition=asmodee", 15, &[("", 12), ("", 12), ("", 12)]);
    scene.go("turn N4 M1 B2, bid 1, pass, pass");
    assert_eq!((scene.turn(), scene.pot(), scene.chips()), ("over".to_owned(), 1, vec![11, 12, 12]));
    assert_eq!(scene.result().0, [3, 2, 2]);
}

#[test]
fn ser_44_a_single_holder_takes_the_whole_price() {
    assert_eq!(abacus(7, ["T7", "", ""]), (vec![7, 0, 0], 0));
    assert_eq!(abacus(7, ["T7 A7", "", ""]), (vec![7, 0, 0], 0), "with any number of cards");
}

#[test]
fn ser_44_otherwise_each_card_is_paid_and_the_bank_gets_the_rest() {
    assert_eq!(abacus(8, ["N8 S8", "T8", ""]), (vec![4, 2, 0], 2));
}

#[test]
fn ser_45_a_bank_running_out_pays_in_the_order_of_passing() {
    let mut scene = arranged("edition=abacus", 1, &[("", 20), ("", 20), ("", 11), ("", 11)]);
    assert_eq!(scene.bank(), 3);
    scene.go("turn N4, pass, pass, pass, pass");
    assert_eq!((scene.chips(), scene.bank()), (vec![22, 21, 11, 11], 0));
    assert_eq!(scene.cards(1).count(), 1, "everybody is paid when nobody bids, the first player too");
}

/// The worked examples of the rules.
#[test]
fn ser_44_worked_examples_of_abacus() {
    assert_eq!(abacus(7, ["A7", "", ""]), (vec![7, 0, 0], 0));
    assert_eq!(abacus(9, ["N9", "M9", "B9"]), (vec![3, 3, 3], 0));
    assert_eq!(abacus(6, ["B6 A6", "S6", ""]), (vec![4, 2, 0], 0));
    assert_eq!(abacus(13, ["", "M3", "T3"]), (vec![0, 6, 6], 1));
    assert_eq!(abacus(12, ["M2", "", ""]), (vec![12, 0, 0], 0));
}

#[test]
fn ser_9_worked_example_of_asmodee() {
    let mut scene = arranged("edition=asmodee", 1, &[("", 15), ("B5 A5", 10), ("T5", 11)]);
    scene.go("turn M1, bid 15, pass, pass");
    assert_eq!(scene.chips(), [0, 25, 11], "15 and 0");
}
