use game::{BySeat, Depict, Notation, Rules, Seat, SeatSet, Viewer};
use serengeti::digest::{Digest, Parting, Price, Prospect, Reach};

use crate::scene::{Scene, Table, arranged, card_set};

/// The position of the picture in the design: round 9 of Abacus, four players, Dalila bids 3.
fn drawn() -> Scene {
    let table = [("N1 N9 S4", 28), ("M2 M3 B2 B5 A7", 9), ("M1 T7", 9), ("M9 B0 A5 T5 S8", 9)];
    let mut scene = arranged("edition=abacus", 9, &table);
    scene.edit(|open, _| open.first = Seat(1));
    scene.go("turn B9 T3 S3, 2: pass, 3: bid 2, 4: bid 3");
    scene
}

fn digest(scene: &Scene, seat: u8) -> Digest {
    scene.game.digest(&scene.seen_by(seat).forgetful())
}

fn prospect(scene: &Scene, seat: u8, action: &str) -> Prospect {
    let action = scene.game.read_action(action).expect("a move");
    scene.game.prospect(&scene.seen_by(seat).forgetful(), action).expect("a prospect")
}

fn price(scene: &Scene, seat: u8, amount: u8) -> Price {
    match prospect(scene, seat, &format!("bid {amount}")) {
        Prospect::Buys(price) => price,
        other => panic!("{other:?}"),
    }
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|number| Seat(number - 1)).collect::<Vec<Seat>>().into()
}

fn gains(values: &[u8]) -> BySeat<u8> {
    BySeat::from_fn(values.len() as u8, |seat| values[seat.index()])
}

#[test]
fn the_grid_has_everybodys_cards_and_points_by_tribe() {
    let digest = digest(&drawn(), 1);
    let points: Vec<u8> = digest.collections.values().map(|collection| collection.points).collect();
    assert_eq!(points, [4, 7, 2, 5]);
    assert_eq!(digest.rounds, 15);
    let baraka = digest.collections[Seat(1)].tribes.map(|group| (group.cards, group.points));
    assert_eq!(baraka, [(0, 0), (2, 3), (2, 3), (1, 1), (0, 0), (0, 0)]);
}

#[test]
fn the_lot_is_worth_what_it_adds_to_each_collection() {
    let goods = digest(&drawn(), 1).goods.expect("a lot");
    assert_eq!((goods.cards, goods.seller), (card_set("B9 T3 S3"), None));
    assert_eq!(goods.worth, gains(&[4, 5, 4, 6]));
    assert_eq!(goods.closes, [3], "9 is closed already");
    assert_eq!(digest(&drawn(), 3).goods.expect("a lot").closes, [3, 9]);
}

#[test]
fn a_sale_is_worth_to_the_seller_what_goes_with_the_card() {
    let mut scene = arranged("edition=asmodee selling=on", 1, &[("N4 N8", 12), ("N0", 12), ("", 12)]);
    scene.go("turn M1, bid 0, pass, pass, 1: sell N4");
    let digest = digest(&scene, 2);
    let goods = digest.goods.expect("a card for sale");
    assert_eq!((goods.seller, goods.worth, goods.closes), (Some(Seat(0)), gains(&[2, 2, 1]), vec![4]));
    assert!(digest.digits.iter().all(|digit| digit.payees == seats(&[1])), "the seller gets the price");
}

#[test]
fn every_digit_says_whom_it_pays_and_how_it_can_be_bid() {
    let digits = digest(&drawn(), 1).digits;
    let reach: Vec<Option<Reach>> = digits.iter().map(|digit| digit.reach).collect();
    let bid = |amount| Some(Reach::Bid(amount));
    let own = Some(Reach::Own);
    assert_eq!(reach, [bid(10), own, bid(12), bid(13), own, bid(5), bid(6), bid(7), bid(8), own]);
    assert_eq!(digits[0].payees, seats(&[4]));
    assert_eq!(digits[2].payees, seats(&[2]));
    assert_eq!(digits[5].payees, seats(&[2, 4]));
    assert_eq!(digits[5].owned, gains(&[0, 1, 0, 2]));
    assert_eq!(digits[6].payees, seats(&[2, 3, 4]), "nobody has it: all others share");
    assert_eq!(digits[7].payees, seats(&[2, 3]));
}

#[test]
fn who_cannot_bid_is_told_who_has_the_digits() {
    let scene = drawn();
    let passed = digest(&scene, 2).digits;
    assert!(passed.iter().all(|digit| digit.reach.is_none()));
    assert_eq!(passed[5].payees, seats(&[2, 4]), "the viewer is among them");
    let stands_by = scene.game.digest(&scene.view(Viewer::Spectator)).digits;
    assert_eq!(stands_by[6].payees, SeatSet::full(4));
}

#[test]
fn with_most_takes_all_only_those_with_most_cards_are_paid() {
    let mut scene = arranged("edition=asmodee", 1, &[("", 12), ("B5 A5", 12), ("T5", 12)]);
    scene.go("turn M1");
    assert_eq!(digest(&scene, 1).digits[5].payees, seats(&[2]));
}

#[test]
fn a_digit_without_an_amount_in_reach_is_too_dear() {
    let mut scene = arranged("edition=abacus", 1, &[("", 10), ("", 7), ("", 10)]);
    scene.go("turn M1, bid 5");
    let reach: Vec<Option<Reach>> = digest(&scene, 2).digits.iter().map(|digit| digit.reach).collect();
    assert_eq!(reach.iter().filter(|reach| **reach == Some(Reach::Dear)).count(), 8);
    assert_eq!((reach[6], reach[7]), (Some(Reach::Bid(6)), Some(Reach::Bid(7))));
}

#[test]
fn without_an_auction_there_is_only_the_grid() {
    let scene = arranged("edition=abacus", 2, &[("N4", 10), ("", 10), ("", 10)]);
    let digest = digest(&scene, 1);
    assert_eq!((digest.goods, digest.digits.len()), (None, 0));
    assert_eq!(digest.collections[Seat(0)].points, 1);
}

#[test]
fn a_bid_would_pay_those_whom_the_picture_names() {
    let scene = drawn();
    let of = |amount| price(&scene, 1, amount);
    assert_eq!((of(5).gains, of(5).bank, of(5).left), (gains(&[0, 1, 0, 2]), 2, 23));
    assert_eq!((of(6).gains, of(6).shared, of(6).left), (gains(&[0, 2, 2, 2]), true, 22));
    assert_eq!((of(7).gains, of(7).bank), (gains(&[0, 3, 3, 0]), 1));
    assert_eq!((of(10).gains, of(10).shared), (gains(&[0, 0, 0, 10]), false));
    assert!(!of(5).last_word);
}

#[test]
fn what_a_prospect_says_of_a_price_is_what_then_happens() {
    for settings in ["edition=abacus", "edition=asmodee", "edition=asmodee undealt=bank remainder=bank"] {
        for amount in 1..=12 {
            let table = [("", 12), ("B5 A5 M3", 10), ("T5 T3", 10), ("N8", 10)];
            let mut scene = arranged(&format!("{settings} bonus=0"), 1, &table);
            scene.go("turn M1, pass, pass, pass").edit(|open, chips| {
                // Only the first seat is left, so the bid buys at once.
                open.auction.speaking = seats(&[1]);
                open.auction.speaker = Seat(0);
                open.round = 1;
                open.lot = card_set("M1");
                open.owned[Seat(0)] = card_set("");
                open.first = Seat(0);
                open.frames.clear();
                open.frames.push(serengeti::state::Frame::Bidding);
                chips[0] = 12;
            });
            let (foreseen, bank) = (price(&scene, 1, amount), scene.bank());
            let before = scene.chips();
            assert!(foreseen.last_word);
            scene.go(&format!("bid {amount}"));
            let received: Vec<u8> =
                scene.chips().iter().zip(&before).skip(1).map(|(now, was)| now - was).collect();
            let told: Vec<u8> = foreseen.gains.values().skip(1).collect();
            assert_eq!(received, told, "{settings}: {amount}");
            assert_eq!(
                (scene.chips()[0], scene.pot(), scene.bank()),
                (foreseen.left, foreseen.pot, bank + foreseen.bank),
                "{settings}: {amount}"
            );
        }
    }
}

#[test]
fn a_wrong_call_is_fined_or_cannot_be_paid() {
    let mut scene = arranged("edition=abacus referee=open", 1, &[("N4", 6), ("", 10), ("", 10)]);
    scene.go("turn M1");
    assert_eq!(prospect(&scene, 1, "bid 4"), Prospect::Fined(1));
    assert_eq!(prospect(&scene, 1, "bid 24"), Prospect::Fined(1), "counts as forbidden only");
    assert_eq!(prospect(&scene, 1, "bid 7"), Prospect::Unpaid);
}

#[test]
fn passing_brings_a_bonus_and_may_end_the_auction() {
    let mut scene = arranged("edition=abacus", 1, &[("", 10), ("T7", 10), ("", 10)]);
    scene.go("turn M1");
    assert_eq!(prospect(&scene, 1, "pass"), Prospect::Passes { bonus: 2, ends: None });
    scene.go("1: bid 7, 2: pass");
    let Prospect::Passes { bonus: 2, ends: Some(ended) } = prospect(&scene, 3, "pass") else {
        panic!("it ends")
    };
    assert_eq!((ended.buyer, ended.price, ended.gains), (Some(Seat(0)), Some(7), gains(&[0, 7, 0])));
}

#[test]
fn the_last_to_pass_without_a_bid_sees_who_gets_the_lot_for_nothing() {
    let mut scene = arranged("edition=abacus", 1, &[("", 10), ("", 10), ("", 10)]);
    scene.go("turn M1, pass, pass");
    let Prospect::Passes { ends: Some(ended), .. } = prospect(&scene, 3, "pass") else { panic!("it ends") };
    assert_eq!((ended.buyer, ended.price), (Some(Seat(0)), None));
}

#[test]
fn nobody_can_tell_how_it_ends_if_the_bid_that_stands_may_not_be_covered() {
    let mut scene = arranged("edition=abacus referee=open", 1, &[("", 10), ("", 10), ("", 10)]);
    scene.go("turn M1, bid 7, pass");
    assert!(matches!(prospect(&scene, 3, "pass"), Prospect::Passes { ends: None, .. }));
    let mut at_once = arranged("edition=digest referee=open", 1, &[("", 12), ("", 12), ("", 12)]);
    at_once.go("turn M1, bid 7, pass");
    assert!(matches!(prospect(&at_once, 3, "pass"), Prospect::Passes { ends: Some(_), .. }));
}

#[test]
fn giving_a_card_away_costs_points_and_opens_its_digit() {
    let mut scene = arranged("edition=asmodee selling=on", 1, &[("N4 N8 S4", 12), ("", 12), ("", 12)]);
    scene.go("turn M1, pass, bid 0, pass");
    let parts = |points, opens| Prospect::Parts(Parting { points, opens });
    assert_eq!(prospect(&scene, 1, "sell N4"), parts(2, None), "S4 keeps the digit closed");
    assert_eq!(prospect(&scene, 1, "sell N8"), parts(2, Some(8)));
}

#[test]
fn an_exchange_changes_the_points_of_both() {
    let mut scene = arranged("edition=asmodee exchanges=on", 1, &[("N4 B5", 12), ("N8 T7 T0", 12), ("", 12)]);
    scene.go("turn M1, pass, pass, bid 0");
    let swap = prospect(&scene, 1, "swap B5 N8");
    let expected = Prospect::Swaps { with: Seat(1), own: 1, theirs: 0, opens: Some(5), closes: Some(8) };
    assert_eq!(swap, expected);
    let Prospect::Swaps { own, theirs, .. } = prospect(&scene, 1, "swap N4 T7") else { panic!("a swap") };
    assert_eq!((own, theirs), (0, 0), "two Nuba for two Tonga: 4 points before and after");
}

#[test]
fn memory_changes_nothing_in_what_is_worked_out() {
    let scene = drawn();
    assert_eq!(scene.game.digest(&scene.seen_by(1)), digest(&scene, 1));
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    for action in legal {
        let of = |view| scene.game.prospect(view, action);
        assert_eq!(of(&scene.seen_by(1)), of(&scene.seen_by(1).forgetful()), "{action:?}");
    }
}
