use crate::scene::{Scene, Table, arranged, card_set};
use game::Seat;
use serengeti::state::Frame;

/// A round about to begin with the question who wants to exchange.
fn bazaar(settings: &str, table: &[(&str, u8)]) -> Scene {
    let mut scene = arranged(&format!("{settings} exchanges=on"), 2, table);
    scene.edit(|open, _| {
        open.frames.clear();
        open.frames.push(Frame::Exchanging(Seat(0)));
    });
    scene
}

const TABLE: [(&str, u8); 4] = [("N4 B5", 12), ("T7", 12), ("", 12), ("S2", 12)];

#[test]
fn ser_70_every_player_may_swap_a_card_for_anothers_who_cannot_refuse() {
    let mut scene = bazaar("edition=asmodee", &TABLE);
    assert_eq!(scene.legal(), ["pass", "swap N4 T7", "swap N4 S2", "swap B5 T7", "swap B5 S2"]);
    assert_eq!(scene.refused("swap T7 S2"), "SER.70");
    assert_eq!(scene.refused("swap N4 B5"), "SER.70");
    scene.go("1: swap N4 T7");
    assert_eq!((scene.cards(1), scene.cards(2)), (card_set("B5 T7"), card_set("N4")));
    scene.go("2: swap N4 T7");
    assert_eq!((scene.cards(1), scene.cards(2)), (card_set("B5 N4"), card_set("T7")), "swapped again");
    assert_eq!(scene.turn(), "4", "seat 3 has no card");
}

#[test]
fn ser_70_both_need_a_card() {
    let mut scene = arranged("edition=asmodee exchanges=on", 1, &[("", 12), ("N4", 12), ("", 12)]);
    scene.go("turn M1, pass, bid 0, pass");
    assert_eq!(scene.frame(), "turn-up", "only seat 2 has cards");
}

#[test]
fn ser_71_who_started_an_exchange_cannot_bid_who_suffered_one_can() {
    let mut scene = bazaar("edition=asmodee", &TABLE);
    scene.go("1: pass, 2: swap T7 N4, 4: pass, turn M1 M2");
    assert!(scene.open().barred.has(Seat(1)) && !scene.open().barred.has(Seat(0)));
    scene.go("1: bid 1, 3: pass, 4: pass");
    assert_eq!(scene.chips()[0], 11);
    let mut shares = bazaar("edition=asmodee", &TABLE);
    shares.go("1: pass, 2: swap T7 N4, 4: pass, turn M1 M2, 1: bid 6, 3: pass, 4: pass");
    assert_eq!(shares.chips(), [6, 14, 14, 14], "the barred player shares in the price");
    shares.go("1: pass, 2: pass, 4: pass, turn M3 S3 T3, 1: pass");
    assert_eq!(shares.turn(), "2", "the next round is another one");
}

#[test]
fn ser_72_a_barred_first_player_does_not_speak_but_gets_the_free_lot() {
    let mut scene = bazaar("edition=asmodee", &TABLE);
    scene.go("1: swap N4 T7, 2: pass, 4: pass, turn M1 M2");
    assert_eq!(scene.turn(), "2");
    scene.go("2: pass, 3: pass, 4: pass");
    assert_eq!((scene.cards(1), scene.first()), (card_set("B5 T7 M1 M2"), 1));
}

#[test]
fn ser_73_if_all_exchanged_the_first_player_gets_the_lot_for_nothing() {
    let mut scene = bazaar("edition=asmodee", &[("N4", 12), ("B5", 12), ("T7", 12)]);
    scene.go("1: swap N4 B5, 2: swap N4 T7, 3: swap N4 B5");
    scene.go("turn M1 M2");
    assert_eq!((scene.cards(1), scene.first()), (card_set("N4 M1 M2"), 1));
    assert_eq!(scene.chips(), [12; 3]);
}

#[test]
fn ser_74_sales_come_before_exchanges() {
    let table = [("N4", 12), ("B5", 12), ("", 12)];
    let mut scene = arranged("edition=asmodee selling=on exchanges=on", 1, &table);
    scene.go("turn M1, bid 0, pass, pass");
    let mut order = Vec::new();
    while scene.frame() != "turn-up" {
        order.push((scene.frame(), scene.turn()));
        scene.go("pass");
    }
    let asked: Vec<(&str, &str)> = order.iter().map(|(what, who)| (*what, who.as_str())).collect();
    assert_eq!(asked, [("selling", "1"), ("selling", "2"), ("exchanging", "1"), ("exchanging", "2")]);
}
