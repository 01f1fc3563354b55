use crate::scene::{Table, arranged, card_set};
use game::Scoring;

const PAYDAY: &str = "edition=abacus referee=open";

#[test]
fn ser_50_a_strict_referee_lets_no_wrong_bid_happen() {
    let mut scene = arranged("edition=abacus", 1, &[("N4", 6), ("", 10), ("", 10)]);
    scene.go("turn M1");
    assert_eq!(scene.legal(), ["pass", "bid 1", "bid 2", "bid 3", "bid 5", "bid 6"]);
    assert_eq!(scene.refused("bid 4"), "SER.34");
    assert_eq!(scene.refused("bid 7"), "SER.50");
}

#[test]
fn ser_51_an_open_referee_lets_any_higher_amount_up_to_the_box_be_called() {
    let mut scene = arranged(PAYDAY, 1, &[("N4", 6), ("", 10), ("", 10)]);
    scene.go("turn M1");
    assert_eq!(scene.legal().len(), 1 + 65);
    assert!(scene.may("bid 4") && scene.may("bid 65"));
    assert_eq!(scene.refused("bid 66"), "SER.51");
    assert_eq!(scene.refused("bid 0"), "SER.6", "lower amounts are not legal moves");
    scene.go("bid 30");
    assert_eq!(scene.refused("bid 30"), "SER.30");
}

#[test]
fn ser_51_both_forbidden_and_too_much_counts_as_forbidden_only() {
    let mut scene = arranged("edition=digest referee=open", 1, &[("N4", 12), ("", 12), ("", 12)]);
    scene.go("turn M1, bid 24");
    assert_eq!((scene.frame(), scene.turn(), scene.chips()[0]), ("bidding", "1".to_owned(), 11));
    assert_eq!(scene.last().found_out, None);
}

#[test]
fn ser_52_a_forbidden_digit_costs_a_chip_and_the_player_bids_again_or_passes() {
    let mut scene = arranged(PAYDAY, 1, &[("N4 M3", 6), ("", 10), ("", 10)]);
    let bank = scene.bank();
    scene.go("turn M1, bid 4");
    assert_eq!((scene.turn(), scene.chips()[0], scene.bank()), ("1".to_owned(), 5, bank + 1));
    assert_eq!(scene.open().auction.standing, None, "the bid does not count");
    scene.go("bid 3");
    assert_eq!(scene.chips()[0], 4, "every further error costs another chip");
    scene.go("pass");
    assert_eq!(scene.chips()[0], 4, "no bonus for passing after an error without a valid bid");
    assert_eq!(scene.turn(), "2");
}

#[test]
fn ser_52_without_a_chip_there_is_no_fine() {
    for settings in [PAYDAY, "edition=asmodee referee=open"] {
        let mut scene = arranged(settings, 1, &[("N4", 0), ("", 20), ("", 16)]);
        scene.go("turn M1, bid 4");
        assert_eq!((scene.chips(), scene.turn()), (vec![0, 20, 16], "1".to_owned()), "{settings}");
        scene.go("bid 14");
        assert_eq!(scene.chips(), [0, 20, 16], "{settings}: nor for the next error");
    }
}

#[test]
fn ser_53_the_lost_card_no_longer_restricts_earns_or_scores() {
    let mut scene = arranged("edition=asmodee referee=strict", 1, &[("N4", 12), ("", 12), ("", 12)]);
    scene.go("turn M1");
    assert!(!scene.may("bid 4"));
    let mut open = arranged("edition=asmodee referee=open", 1, &[("N4 B5", 12), ("", 12), ("", 12)]);
    open.go("turn M1, bid 20, pass, pass, lose N4");
    assert_eq!((open.open().lost, open.cards(1)), (card_set("N4"), card_set("B5")));
    open.go("2: bid 4, 3: pass");
    assert_eq!(open.chips(), [14, 8, 14], "the lost 4 earns nothing: the price is shared");
    open.go("turn T8 S8, 2: pass, 3: pass, 1: bid 4");
    assert_eq!(open.cards(1), card_set("B5 T8 S8"), "the lost 4 forbids nothing");
    let points: Vec<i32> = open.game.standing(&open.state).values().collect();
    assert_eq!(points, [3, 1, 0], "the lost 4 scores nothing");
}

#[test]
fn ser_53_without_a_card_only_the_exclusion_remains() {
    let mut scene = arranged(PAYDAY, 1, &[("", 6), ("", 10), ("", 10)]);
    scene.go("turn M1, bid 20, pass, pass");
    assert_eq!((scene.frame(), scene.turn()), ("bidding", "2".to_owned()));
    assert!(scene.last().restarted);
    scene.go("pass");
    assert_eq!(scene.turn(), "3", "seat 1 sits out");
}

#[test]
fn ser_54_a_restart_brings_passers_back_and_takes_bonuses_back() {
    let mut scene = arranged(PAYDAY, 1, &[("", 6), ("N4", 10), ("", 10), ("T7", 10)]);
    let bank = scene.bank();
    scene.go("turn M1, bid 20, bid 24, pass, pass");
    assert_eq!(scene.chips(), [6, 9, 12, 10], "a fine and a bonus; seat 2 gets none after its error");
    scene.go("pass");
    assert_eq!((scene.chips(), scene.bank()), (vec![6, 9, 10, 10], bank + 1), "bonuses back, the fine stays");
    scene.go("2: pass, 3: bid 7, 4: pass");
    assert_eq!(scene.chips(), [6, 11, 3, 19], "seat 4 holds the 7");
    // The excluded player is not the buyer and shares in the price.
    let mut shares = arranged("edition=asmodee referee=open", 1, &[("B5", 12), ("", 12), ("", 12)]);
    shares.go("turn M1, bid 20, pass, pass, lose B5, bid 6, pass");
    assert_eq!(shares.chips(), [15, 6, 15]);
}

#[test]
fn ser_54_after_a_restart_the_first_player_speaks_first_again() {
    let mut scene = arranged(PAYDAY, 1, &[("", 10), ("", 10), ("", 10), ("", 10)]);
    scene.go("turn M1, pass, pass, bid 20, pass");
    assert!(scene.last().restarted);
    assert_eq!(scene.turn(), "1", "seat 3 over-bid, the first player begins again");
    scene.go("1: pass, 2: pass, 4: bid 1");
    assert_eq!(scene.cards(4), card_set("M1"));
}

#[test]
fn ser_55_an_excluded_first_player_neither_speaks_nor_gets_the_free_lot() {
    let mut scene = arranged(PAYDAY, 1, &[("", 6), ("", 10), ("", 10)]);
    scene.go("turn M1, bid 20, pass, pass, 2: pass, 3: pass");
    assert_eq!((scene.cards(2), scene.first()), (card_set("M1"), 2));
}

#[test]
fn ser_55_if_everybody_is_excluded_the_first_player_gets_it() {
    let mut scene = arranged(PAYDAY, 1, &[("", 6), ("", 10), ("", 10)]);
    scene.go("turn M1, bid 20, pass, pass, bid 20, pass");
    assert_eq!(scene.turn(), "3");
    scene.go("bid 20");
    assert_eq!((scene.cards(1), scene.first()), (card_set("M1"), 1));
}

#[test]
fn ser_56_a_refused_amount_cannot_be_called_again_in_that_turn() {
    let mut scene = arranged(PAYDAY, 1, &[("N4", 6), ("", 10), ("", 10)]);
    scene.go("turn M1, bid 4");
    assert_eq!(scene.refused("bid 4"), "SER.56");
    scene.go("bid 2, bid 3, pass");
    assert!(scene.may("bid 4"), "in another turn it can");
}

#[test]
fn ser_56_ones_fortune_is_what_one_has_after_all_fines() {
    let mut scene = arranged("edition=digest referee=open", 1, &[("N4", 12), ("", 12), ("", 12)]);
    scene.go("turn M1, bid 4, bid 12");
    assert_eq!(scene.frame(), "losing", "11 chips are left after the fine");
}

#[test]
fn ser_57_exclusions_add_up_until_the_lot_is_gone() {
    let mut scene = arranged(PAYDAY, 1, &[("", 6), ("", 10), ("", 10), ("", 10)]);
    scene.go("turn M1, bid 20, pass, pass, pass, 2: bid 30, 3: pass, 4: pass");
    assert_eq!(scene.turn(), "3", "both over-bidders sit out");
    assert_eq!(scene.open().auction.excluded.count(), 2);
    scene.go("3: pass, 4: pass");
    assert_eq!(
        (scene.cards(3), scene.first()),
        (card_set("M1"), 3),
        "the next player neither excluded nor barred"
    );
    scene.go("turn N4 B2");
    assert_eq!(scene.open().auction.excluded.count(), 0);
}

#[test]
fn ser_57_a_lot_given_away_leaves_the_pot_alone() {
    let mut scene = arranged("edition=asmodee referee=open", 1, &[("", 10), ("", 10), ("", 10)]);
    scene.go("turn M1, bid 20, pass, pass, 2: pass, 3: pass");
    assert_eq!((scene.cards(2), scene.pot(), scene.chips()), (card_set("M1"), 6, vec![10; 3]));
}

#[test]
fn ser_57_the_lost_card_is_never_from_the_lot_and_excluded_players_get_no_bonus() {
    let mut scene = arranged(PAYDAY, 1, &[("N4", 6), ("", 10), ("", 10)]);
    scene.go("turn M1, bid 20, pass, pass");
    assert_eq!(scene.legal(), ["lose N4"]);
    scene.go("lose N4, pass, pass");
    assert_eq!(scene.chips(), [6, 12, 12]);
}

#[test]
fn ser_57_a_barred_player_stays_barred_in_a_restart() {
    let table = [("N4", 10), ("B5", 10), ("T7", 10), ("", 10)];
    let mut scene = arranged(&format!("{PAYDAY} exchanges=on"), 2, &table);
    scene.edit(|open, _| {
        open.frames.clear();
        open.frames.push(serengeti::state::Frame::Exchanging(game::Seat(0)));
    });
    scene.go("1: pass, 2: swap B5 N4, 3: pass, turn M1 M2, 1: bid 20, 3: pass, 4: pass, 1: lose B5");
    assert_eq!(scene.turn(), "3");
    scene.go("3: pass, 4: pass");
    assert_eq!(scene.cards(3), card_set("T7 M1 M2"), "1 is excluded, 2 is barred");
}
