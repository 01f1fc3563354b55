use crate::scene::{Table, arranged, build, scene};

const EDITIONS: [&str; 3] = ["edition=asmodee", "edition=digest", "edition=abacus"];

fn error(seats: u8, settings: &str) -> String {
    build(seats, settings).expect_err("settings that do not go together")
}

#[test]
fn ser_3_three_to_six_players_and_five_in_abacus() {
    for seats in 3..=6 {
        assert!(build(seats, "edition=asmodee").is_ok());
        assert!(build(seats, "edition=digest").is_ok());
        assert_eq!(build(seats, "edition=abacus").is_ok(), seats <= 5);
    }
    assert_eq!(error(6, "edition=abacus"), "players-too-many(seats=6, max=5)");
    assert_eq!(error(2, "edition=abacus"), "seats-out-of-range(seats=2, min=3, max=6)");
    assert!(build(6, "edition=abacus players=6").is_ok());
}

#[test]
fn ser_4_chips_in_the_box_and_to_each_player() {
    let start = |settings| {
        let scene = scene(4, settings);
        (scene.game.settings().chips_in_box, scene.chips())
    };
    assert_eq!(EDITIONS.map(start), [(72, vec![12; 4]), (72, vec![12; 4]), (65, vec![10; 4])]);
    assert_eq!(start("edition=asmodee box=90 chips=20"), (90, vec![20; 4]));
}

#[test]
fn ser_5_chips_not_dealt_are_out_or_in_the_bank() {
    let bank = |settings| scene(4, settings).bank();
    assert_eq!(EDITIONS.map(bank), [0, 0, 25]);
    assert_eq!(bank("edition=asmodee undealt=bank"), 24);
}

#[test]
fn ser_6_the_smallest_opening_bid() {
    let lowest = |settings| scene(4, settings).go("turn N4").legal()[1].clone();
    assert_eq!(EDITIONS.map(lowest), ["bid 0", "bid 0", "bid 1"]);
    assert_eq!(lowest("edition=abacus opening=5"), "bid 5");
    assert_eq!(scene(4, "edition=abacus").go("turn N4").refused("bid 0"), "SER.6");
}

#[test]
fn ser_7_passing_before_having_bid_pays_two_chips_in_abacus() {
    let mut abacus = scene(4, "edition=abacus");
    abacus.go("turn N4, pass");
    assert_eq!((abacus.chips(), abacus.bank()), (vec![12, 10, 10, 10], 23));
    abacus.go("bid 1, bid 2, pass, pass");
    assert_eq!(abacus.chips()[1], 10, "who had bid and passes gets nothing for it");
    for settings in ["edition=asmodee", "edition=digest"] {
        assert_eq!(scene(4, settings).go("turn N4, pass").chips(), [12; 4]);
    }
}

#[test]
fn ser_8_the_price_goes_into_the_pot_or_straight_to_the_receivers() {
    let mut pot = scene(4, "edition=asmodee");
    pot.edit(|_, chips| chips[3] = 8);
    pot.go("turn N4, bid 5, pass, pass, pass");
    assert_eq!((pot.chips(), pot.pot()), (vec![7, 15, 15, 11], 0), "9 chips shared by three");
    let mut direct = scene(4, "edition=abacus bonus=0");
    direct.go("turn N4, bid 6, pass, pass, pass");
    assert_eq!((direct.chips(), direct.bank()), (vec![4, 12, 12, 12], 25));
}

/// Seat 1 buys at 15, seats 2 and 3 hold the fives.
fn fives(settings: &str, second: &str, third: &str) -> Vec<u8> {
    let table = [("", 20), (second, 8), (third, 10), ("", 10)];
    let mut scene = arranged(settings, 1, &table);
    scene.go("turn N4, bid 15, pass, pass, pass");
    scene.chips()
}

#[test]
fn ser_9_most_cards_takes_all_and_ties_share() {
    for settings in ["edition=asmodee", "edition=digest"] {
        assert_eq!(fives(settings, "B5 A5", "T5"), [5, 23, 10, 10]);
        assert_eq!(fives(settings, "B5", "T5"), [5, 15, 17, 10], "7 each, 1 stays in the pot");
    }
}

#[test]
fn ser_9_in_abacus_every_matching_card_is_paid_alike() {
    assert_eq!(fives("edition=abacus bonus=0", "B5 A5", "T5"), [5, 18, 15, 10]);
    assert_eq!(fives("edition=abacus bonus=0", "B5", "T5"), [5, 15, 17, 10]);
}

#[test]
fn ser_10_nobody_else_holds_the_digit_all_but_the_buyer_share() {
    for settings in ["edition=asmodee", "edition=digest", "edition=abacus bonus=0"] {
        assert_eq!(fives(settings, "", ""), [5, 13, 15, 15], "{settings}");
    }
    assert!(error(4, "nobody=bank").contains("allowed=share"));
}

#[test]
fn ser_11_what_does_not_divide_stays_in_the_pot_or_goes_to_the_bank() {
    let rest = |settings| {
        let mut scene = scene(4, settings);
        let bank = scene.bank();
        scene.go("turn N4, bid 5, pass, pass, pass");
        (scene.pot(), scene.bank() - bank)
    };
    assert_eq!(rest("edition=asmodee"), (2, 0));
    assert_eq!(rest("edition=digest"), (2, 0));
    assert_eq!(rest("edition=abacus bonus=0"), (0, 2));
    assert_eq!(rest("edition=asmodee undealt=bank remainder=bank"), (0, 2));
}

#[test]
fn ser_12_a_fine_goes_to_the_pot_or_to_the_bank() {
    let fine = |settings: &str| {
        let mut scene = arranged(&format!("{settings} referee=open"), 1, &[("N4", 12), ("", 12), ("", 12)]);
        let (pot, bank) = (scene.pot(), scene.bank());
        scene.go("turn M1, bid 4");
        (scene.chips()[0], scene.pot() - pot, scene.bank() - bank)
    };
    assert_eq!(EDITIONS.map(fine), [(11, 1, 0), (11, 1, 0), (11, 0, 1)]);
}

#[test]
fn ser_13_an_over_bid_is_found_out_on_payday_or_at_once() {
    let table = [("N4 B5", 12), ("", 12), ("", 12)];
    for settings in ["edition=asmodee", "edition=abacus bonus=0"] {
        let mut payday = arranged(&format!("{settings} referee=open"), 1, &table);
        payday.go("turn M1, bid 20");
        assert_eq!((payday.turn(), payday.frame()), ("2".to_owned(), "bidding"), "nobody notices yet");
        payday.go("pass, pass");
        assert_eq!((payday.turn(), payday.frame()), ("1".to_owned(), "losing"));
        assert_eq!(payday.legal(), ["lose N4", "lose B5"], "a card of one's own choice");
        payday.go("lose B5");
        assert_eq!((payday.turn(), payday.open().auction.standing), ("2".to_owned(), None), "starts again");
    }
    let mut at_once = arranged("edition=digest referee=open", 1, &[("", 12), ("N4 B5", 12), ("", 12)]);
    at_once.go("turn M1, bid 3, bid 20");
    assert_eq!((at_once.turn(), at_once.frame()), ("2".to_owned(), "losing"));
    at_once.go("lose N4");
    let standing = at_once.open().auction.standing.expect("the bid before");
    assert_eq!((standing.amount, at_once.turn()), (3, "3".to_owned()), "goes on with the bid before");
    at_once.go("pass");
    assert_eq!(at_once.cards(1).count(), 1);
}

#[test]
fn ser_13_all_of_ones_fortune_may_be_bid_and_an_earlier_bid_stays_made() {
    let mut scene = arranged("edition=digest referee=open", 1, &[("", 12), ("", 12), ("", 12)]);
    scene.go("turn M1, bid 3, bid 12");
    assert_eq!((scene.last().found_out, scene.turn()), (None, "3".to_owned()), "12 of 12 chips");
    scene.go("pass, 1: bid 40");
    assert_eq!(scene.cards(2), crate::scene::card_set("M1"), "the bid before stands");
    let mut bonus =
        arranged("edition=digest referee=open undealt=bank bonus=2", 1, &[("N4", 12), ("", 12), ("", 12)]);
    bonus.go("turn M1, bid 3, bid 5, bid 6, 1: bid 40");
    assert_eq!(bonus.open().auction.bids[game::Seat(0)], Some(3));
}

/// The scores of a finished game with these cards and chips.
fn finished(settings: &str, table: &[(&str, u8)]) -> (Vec<i32>, Vec<u8>) {
    let mut scene = arranged(settings, 15, table);
    scene.edit(|open, _| open.frames.clear());
    scene.result()
}

#[test]
fn ser_14_points_for_most_chips_to_every_leader() {
    let table = [("N4", 14), ("", 14), ("", 8)];
    assert_eq!(finished("edition=asmodee", &table).0, [3, 2, 0]);
    assert_eq!(finished("edition=digest", &table).0, [3, 2, 0]);
    assert_eq!(finished("edition=abacus", &table).0, [4, 3, 0]);
    assert_eq!(finished("edition=abacus richest=0", &table).0, [1, 0, 0]);
}

#[test]
fn ser_14_most_chips_can_be_none_at_all() {
    let mut scene = arranged("edition=abacus", 15, &[("N4", 0), ("", 0), ("", 0)]);
    scene.edit(|open, _| open.frames.clear());
    assert_eq!(scene.result().0, [4, 3, 3]);
}

#[test]
fn ser_15_ties_are_broken_by_numbers_or_nothing_or_cards_and_chips() {
    // Three points each: two cards of one tribe, or three of different ones.
    let table = [("N0 N1", 12), ("M7 M9", 12), ("B2 A4 T8", 12)];
    assert_eq!(finished("edition=asmodee", &table).1, [3, 1, 2], "sums 1, 16 and 14");
    assert_eq!(finished("edition=digest", &table).1, [1, 1, 1], "a shared win");
    assert_eq!(finished("edition=abacus", &table).1, [2, 2, 1], "three cards beat two");
    let chips = [("N0 N1", 12), ("M7 M9", 13), ("B2 A4 T8", 20)];
    assert_eq!(finished("edition=abacus richest=0 tiebreak=cards", &chips).1, [3, 2, 1], "then chips");
}

#[test]
fn ser_16_selling_is_on_but_in_abacus() {
    let selling = |settings| build(4, settings).expect("valid").settings().selling;
    assert_eq!(EDITIONS.map(selling), [true, true, false]);
    assert!(selling("edition=abacus selling=on"));
}

#[test]
fn ser_17_exchanges_are_off_unless_asked_for() {
    let exchanges = |settings| build(4, settings).expect("valid").settings().exchanges;
    assert_eq!(EDITIONS.map(exchanges), [false; 3]);
    assert!(exchanges("edition=digest exchanges=on"));
}

#[test]
fn ser_18_what_does_not_go_together_is_refused_with_both_settings() {
    assert_eq!(error(6, "edition=asmodee box=71"), "chips-above-box(seats=6, chips=12, box=71)");
    for (key, value) in [("bonus", "2"), ("remainder", "bank"), ("fine", "bank")] {
        let found = error(4, &format!("edition=asmodee {key}={value}"));
        assert_eq!(
            found,
            format!("setting-conflict(one={key}={value}, other=undealt=out, needed=undealt=bank)")
        );
    }
    for key in ["remainder", "fine"] {
        let found = error(4, &format!("edition=abacus {key}=pot"));
        assert_eq!(
            found,
            format!("setting-conflict(one={key}=pot, other=payment=direct, needed=payment=pot)")
        );
    }
}

#[test]
fn ser_18_every_setting_can_be_changed_in_every_edition() {
    let changes = "players=6 box=100 chips=15 opening=3 overbid=at-once richest=7 tiebreak=none \
                   selling=on exchanges=on referee=open holders=most";
    for edition in EDITIONS {
        let game = build(6, &format!("{changes} {edition}")).expect("all of it goes together");
        let settings = game.settings();
        let numbers = [settings.chips_in_box, settings.chips_each, settings.opening, settings.richest];
        assert_eq!(numbers, [100, 15, 3, 7], "{edition}: presets apply first, whatever the order");
        assert!(settings.selling && settings.exchanges);
    }
}

#[test]
fn ser_18_with_a_pot_the_price_of_ser_9_is_the_sum_shared_out() {
    let table = [("", 20), ("B5 A5", 8), ("T5", 10), ("", 4)];
    let mut scene = arranged("edition=asmodee holders=each", 1, &table);
    assert_eq!(scene.pot(), 6);
    scene.go("turn N4, bid 15, pass, pass, pass");
    assert_eq!(scene.chips(), [5, 22, 17, 4], "21 chips for three cards");
}
