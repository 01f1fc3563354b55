use asante::bag::Cards;
use asante::state::Traced;
use game::{Inspect, Seat, SeatSet};

use crate::scene::{Table, dealt, scene};

#[test]
fn asa_10_five_actions_first_drawing_then_playing() {
    let mut table = scene("th hs sf ths ae", "");
    table.go("draw, draw keeper, keep, buy th, buy hs, buy sf, sell ths");
    assert_eq!(table.actions(), 0);
    assert_eq!(table.legal(), ["end"]);
    assert_eq!(table.refused("buy ae"), "ASA.10");
    table.go("end");
    assert_eq!((table.turn(), table.actions()), ("2".to_owned(), 5));
}

#[test]
fn asa_11_keep_ends_drawing_discard_does_not() {
    let mut table = scene("", "");
    table.go("draw, draw dyer, discard, draw, draw griot");
    assert_eq!((table.actions(), table.discarded()), (3, "dyer".to_owned()));
    assert_eq!(table.legal(), ["keep", "discard"]);
    assert_eq!(table.refused("end"), "ASA.11");
    table.go("keep");
    assert_eq!(table.hand(1), "griot", "only the last one drawn is kept");
    assert_eq!(table.refused("draw"), "ASA.12", "and no other is drawn");
}

#[test]
fn asa_11_all_five_actions_can_go_into_drawing() {
    let mut table = scene("", "");
    for card in ["dyer", "griot", "camel", "ttt", "hhh"] {
        table.go(&format!("draw, draw {card}, discard"));
    }
    assert_eq!((table.actions(), table.hand(1)), (0, String::new()));
    assert_eq!(table.legal(), ["end"]);
}

#[test]
fn asa_11_12_drawing_may_be_skipped_and_ends_with_the_first_card_played() {
    let mut table = scene("th", "");
    assert!(table.may("draw"));
    table.go("buy th");
    assert_eq!(table.actions(), 4, "a card costs one action");
    assert_eq!(table.refused("draw"), "ASA.12");
}

#[test]
fn asa_13_one_gold_for_two_or_more_actions_left() {
    let mut table = scene("", "");
    table.go("end");
    assert_eq!(table.gold_of(1), 21, "exactly one, with five left");
    table.go("draw, draw ttt, discard, draw, draw hhh, discard, draw, draw eee, discard, end");
    assert_eq!(table.gold_of(2), 21, "with two left");
    for card in ["sss", "fff", "aaa", "ttf"] {
        table.go(&format!("draw, draw {card}, discard"));
    }
    table.go("end");
    assert_eq!(table.gold_of(1), 21, "nothing for one left");
}

#[test]
fn asa_14_any_number_of_cards_and_no_debts() {
    let mut table = scene("ttt hhh eee sss fff aaa ttf ssa ees aat ffh hhe ast ths", "");
    table.go("draw, draw she, keep");
    assert_eq!(table.hand(1).split(' ').count(), 15);
    table.gold(1, 2);
    assert_eq!(table.refused("buy ttt"), "ASA.14", "it costs 3");
    table.gold(1, 3).go("buy ttt");
    assert_eq!(table.gold_of(1), 0);
}

#[test]
fn asa_15_an_empty_pile_is_made_of_the_discards_when_a_card_is_needed() {
    let mut table = scene("", "");
    table.discards("ttt dyer").pile("griot", 2);
    table.go("draw, draw griot, discard");
    assert_eq!((table.open().pile, table.discarded()), (0, "ttt dyer griot".to_owned()), "not before");
    table.go("draw");
    assert_eq!((table.open().pile, table.discarded()), (3, String::new()));
    assert!(table.last().reshuffled);
    table.go("draw dyer, keep");
    assert_eq!((table.hand(1), table.open().pile), ("dyer".to_owned(), 2));
}

/// Playing with an empty draw pile, and an empty discard pile too.
#[test]
fn asa_15_without_any_card_none_is_drawn() {
    let mut table = scene("th matron", "");
    table.pile("", 2);
    assert!(!table.may("draw"));
    assert_eq!(table.refused("draw"), "ASA.15");
    table.row("ngorongoro rwenzori rwenzori").owns(1, "kilimanjaro rwenzori");
    assert_eq!(table.refused("visit rwenzori"), "ASA.40");
    table.go("visit kilimanjaro");
    assert!(!table.may("bless rwenzori"), "no card can be drawn");
    table.go("bless victoria, end, end");
    table.go("buy th");
    assert_eq!(table.discarded(), "th");
    // Three cards to draw, one there is.
    table.go("play matron, let, draw, draw th");
    assert_eq!(table.hand(1), "th");
    assert_eq!((table.frame(), table.open().pile), ("turn", 0));
    assert_eq!(table.discarded(), "matron", "a card is discarded only after its effect");
}

#[test]
fn asa_16_laying_using_and_playing_end_the_drawing() {
    for (setup, script) in [
        ("pottery", "lay pottery 1, place victoria"),
        ("beggar", "play beggar, let"),
        ("ttt", "sell ttt"),
        ("", "use 1, draw camel, draw dyer, draw griot, pick dyer"),
    ] {
        let mut table = scene(setup, "");
        table.stand(1, "TTT").gold(2, 30).artifacts(1, "- shango -");
        if setup.is_empty() {
            table.artifacts(1, "shango - -");
        }
        assert!(table.may("draw"));
        table.go(script);
        assert_eq!(table.refused("draw"), "ASA.12", "after {script}");
    }
}

#[test]
fn asa_11_what_is_drawn_is_seen_by_its_player_only() {
    let mut table = dealt("ttt th map dyer camel", "hhh et shango keeper griot");
    table.go("draw, draw boatman");
    let (own, other) = (table.seen_by(1), table.seen_by(2));
    assert_eq!(table.ids(&own.open.looking), "boatman");
    assert!(other.open.looking.is_empty() && other.open.looked == 1);
    table.go("keep");
    assert_eq!(table.knows(2), "");
    table.go("end, draw, draw weaver, discard");
    assert_eq!(table.discarded(), "weaver", "discarded face up");
}

#[test]
fn asa_16_a_cancelled_card_does_not_bring_the_drawing_back() {
    let mut table = scene("camel", "keeper");
    table.go("play camel, cancel keeper");
    assert_eq!(table.refused("draw"), "ASA.12");
}

/// The pile may have only cards left that somebody has seen.
#[test]
fn asa_15_a_pile_of_cards_that_were_looked_at_is_not_empty() {
    let mut table = scene("", "");
    table.pile("ttt", 2);
    let card = table.card("ttt");
    table.state.rest = Cards::EMPTY;
    table.state.top.push(Traced { card, known: SeatSet::only(Seat(0)) });
    table.game.audit(&table.state).expect("every card is somewhere");
    table.go("draw, draw ttt, keep");
    assert_eq!(table.hand(1), "ttt");
}
