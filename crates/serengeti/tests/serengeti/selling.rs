use crate::scene::{Scene, Table, arranged, card_set};
use game::Seat;
use serengeti::state::Frame;

/// A round about to begin with the question who wants to sell.
fn market(settings: &str, table: &[(&str, u8)]) -> Scene {
    let mut scene = arranged(&format!("{settings} selling=on"), 2, table);
    scene.edit(|open, _| {
        open.frames.clear();
        open.frames.push(Frame::Selling(Seat(0)));
    });
    scene
}

const TABLE: [(&str, u8); 4] = [("N4 B5", 12), ("T7", 12), ("", 12), ("S2", 12)];

#[test]
fn ser_60_every_player_with_a_card_may_sell_one_before_the_lot_is_turned_up() {
    let mut scene = market("edition=asmodee", &TABLE);
    assert_eq!(scene.legal(), ["pass", "sell N4", "sell B5"]);
    assert_eq!(scene.refused("sell T7"), "SER.60");
    assert_eq!(scene.refused("bid 3"), "SER.60");
    scene.go("1: sell N4, 2: pass, 3: pass, 4: pass");
    assert_eq!((scene.turn(), scene.frame()), ("2".to_owned(), "selling"), "at most one per round");
    scene.go("2: pass");
    assert_eq!(scene.turn(), "4", "seat 3 has no card");
    scene.go("4: pass");
    assert_eq!(scene.frame(), "turn-up");
}

#[test]
fn ser_60_sales_come_at_the_start_of_every_round_and_need_no_poverty() {
    let mut scene = market("edition=asmodee", &[("N4", 34), ("", 1), ("", 1)]);
    assert!(scene.may("sell N4"), "having little money is not checked");
    scene.go("pass, turn M1 M2, bid 0, pass, pass");
    assert_eq!(scene.frame(), "selling");
}

#[test]
fn ser_60_from_the_first_player_on_and_once_also_after_a_sale() {
    let mut scene = market("edition=asmodee", &TABLE);
    scene.edit(|open, _| {
        open.first = Seat(1);
        open.frames.clear();
        open.frames.push(Frame::Selling(Seat(1)));
    });
    scene.go("2: sell T7, 3: bid 1, 4: pass, 1: pass");
    assert_eq!(scene.turn(), "3", "the seller had a turn; the buyer of T7 may sell it again");
    scene.go("3: pass, 4: pass, 1: pass");
    assert_eq!(scene.frame(), "turn-up", "seat 1 was last");
}

#[test]
fn ser_60_also_in_the_last_round_and_from_whoever_is_first() {
    let mut scene =
        arranged("edition=asmodee selling=on exchanges=on", 14, &[("N4", 12), ("B5", 12), ("", 12)]);
    scene.go("turn M1 M2, pass, bid 0, pass");
    assert_eq!((scene.frame(), scene.turn(), scene.open().round), ("selling", "2".to_owned(), 15));
    scene.go("2: pass, 1: pass");
    assert_eq!((scene.frame(), scene.turn()), ("exchanging", "2".to_owned()), "exchanges as well (SER.70)");
}

#[test]
fn ser_61_the_card_is_auctioned_at_once_among_the_others_from_1() {
    let mut scene = market("edition=asmodee", &TABLE);
    scene.go("sell B5");
    assert_eq!(scene.turn(), "2", "the first player sells, so the next one speaks first");
    assert_eq!(scene.refused("bid 0"), "SER.61");
    assert_eq!(scene.refused("bid 7"), "SER.34", "the forbidden digit applies");
    scene.go("2: bid 1, 3: bid 2, 4: bid 3, 2: pass");
    assert_eq!(scene.turn(), "3", "the seller does not bid");
    let mut second = market("edition=asmodee", &TABLE);
    second.go("1: pass, 2: sell T7");
    assert_eq!(second.turn(), "1", "the first player speaks first");
}

#[test]
fn ser_62_the_seller_gets_the_whole_price_and_nothing_else_changes() {
    let mut scene = market("edition=asmodee", &TABLE);
    scene.edit(|_, chips| chips[3] = 9);
    scene.go("sell B5, 2: pass, 3: bid 9, 4: pass");
    assert_eq!((scene.chips(), scene.pot(), scene.first()), (vec![21, 12, 3, 9], 3, 1));
    assert_eq!((scene.cards(1), scene.cards(3)), (card_set("N4"), card_set("B5")));
    let mut abacus = market("edition=abacus", &[("N4", 10), ("", 10), ("", 10)]);
    let bank = abacus.bank();
    abacus.go("sell N4, pass, pass");
    assert_eq!((abacus.chips(), abacus.bank()), (vec![10; 3], bank), "no bonus for passing in a sale");
    assert_eq!(abacus.cards(1), card_set("N4"), "nobody bids: the seller keeps the card");
}

#[test]
fn ser_63_fines_go_where_they_go_and_exclusion_concerns_this_sale_only() {
    let mut scene = market("edition=asmodee referee=open", &TABLE);
    scene.go("sell B5, 2: bid 7");
    assert_eq!((scene.chips()[1], scene.pot()), (11, 1), "a fine into the pot");
    scene.go("2: bid 40, 3: pass, 4: pass, 2: lose T7");
    assert_eq!(scene.turn(), "3", "the sale starts again without seat 2");
    scene.go("3: pass, 4: pass");
    assert_eq!(
        (scene.cards(1), scene.turn()),
        (card_set("N4 B5"), "4".to_owned()),
        "the seller keeps the card"
    );
    scene.go("4: sell S2, 1: pass, 2: bid 1, 3: pass");
    assert_eq!(scene.cards(2), card_set("S2"), "in the next sale seat 2 is back");
}

#[test]
fn ser_63_at_once_a_sale_goes_on_with_the_bid_before() {
    let mut scene = market("edition=digest referee=open", &TABLE);
    scene.go("sell B5, 2: bid 3, 3: bid 40");
    assert_eq!(scene.open().auction.standing.map(|bid| bid.amount), Some(3));
    scene.go("4: pass");
    assert_eq!((scene.cards(2), scene.chips()), (card_set("B5 T7"), vec![15, 9, 12, 12]));
}

#[test]
fn ser_63_if_everybody_overbids_the_seller_keeps_the_card() {
    let mut scene = market("edition=digest referee=open", &[("N4", 12), ("", 12), ("", 12)]);
    scene.go("sell N4, 2: bid 40, 3: bid 50");
    assert_eq!((scene.cards(1), scene.chips()), (card_set("N4"), vec![12; 3]));
    assert_eq!(scene.frame(), "turn-up", "seats 2 and 3 have nothing to sell");
    assert_eq!(scene.first(), 1);
}
