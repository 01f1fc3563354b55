use cards::Bag;
use game::phrase::Name;
use game::{Command, Match, Refusal, Running, Seat, Viewer};
use mu::state::How;
use std::sync::Arc;

use crate::scene::{Scene, Table, bag, dealt};

/// Four hands with three cards each that a test can count on.
const FOUR: [&str; 4] = ["r7 r8 r9", "b7 b8 b9", "g7 g8 g9", "y7 y8 y9"];

fn four() -> Scene {
    dealt("", &FOUR)
}

#[test]
fn mu_10_the_dealer_speaks_first_then_clockwise() {
    let mut scene = four();
    assert_eq!((scene.frame(), scene.turn()), ("bidding", "1".to_owned()));
    scene.go("1: pass, 2: lay b7, 3: pass, 4: pass, 1: pass, 2: pass");
    assert_eq!(scene.open().contract.chief, Seat(1));
    let mut later = dealt("", &FOUR);
    later.auction("passes").deal(&FOUR);
    assert_eq!(later.turn(), "2", "the next dealer");
}

#[test]
fn mu_10_one_lays_hand_cards_face_up_or_passes() {
    let mut scene = four();
    assert_eq!(scene.legal()[0], "pass");
    scene.go("lay r9");
    let before = scene.hidden(2);
    scene.go("lay b9");
    assert_eq!((scene.laid(2), scene.hidden(2)), (bag("b9"), before.minus(bag("b9"))));
    assert_eq!(scene.refused("pass"), "MU.10", "a turn in which cards were laid ends with done");
    assert!(scene.may("done"), "when its player says so");
    scene.go("done");
    assert_eq!((scene.turn(), scene.laid(2)), ("3".to_owned(), bag("b9")));
    assert_eq!(scene.refused("done"), "MU.10", "nothing laid yet");
    assert_eq!(scene.refused("lay r8"), "MU.10", "not in this hand");
    assert_eq!(scene.refused("trump blue"), "MU.10");
    assert_eq!(scene.refused("play b7"), "MU.10");
}

#[test]
fn mu_10_the_cards_of_one_turn_are_laid_in_any_order() {
    let mut scene = after_two_bids();
    scene.go("lay g8");
    assert!(scene.hidden(3).cards().all(|card| scene.may(&format!("lay {card}"))), "lower ones too");
    scene.go("lay r9, lay k9");
    assert_eq!(scene.laid(3), bag("r9 g8 k9"));
    let mut twins = dealt("", &["r7", "b0 b7 b7 b8", "g7", "y7"]);
    twins.go("lay r7, lay b8, lay b7, pass, pass, pass, lay b7, pass, pass, pass, lay b0");
    assert_eq!(twins.laid(2), bag("b0 b7 b7 b8"));
}

#[test]
fn mu_10_the_order_means_nothing() {
    let orders = ["r9 g8 k9", "r9 k9 g8", "g8 r9 k9", "g8 k9 r9", "k9 r9 g8", "k9 g8 r9"];
    // A bid that ends by itself, and one that its player ends: the same position once somebody else has acted.
    for before in [after_two_bids(), after_four_bids()] {
        let reached = orders.map(|order| {
            let mut scene = before.clone();
            scene.lay(order).go("pass").state
        });
        assert!(reached.iter().all(|state| *state == reached[0]));
    }
    // Before that, only what everybody has just seen is different.
    let [one, other] = ["lay r9, lay g8", "lay g8, lay r9"].map(|lays| {
        let mut scene = after_two_bids();
        scene.go(lays);
        Viewer::all(4).map(|viewer| scene.view(viewer)).collect::<Vec<_>>()
    });
    for (one, other) in one.into_iter().zip(other) {
        assert_ne!(one.last, other.last);
        assert_eq!((one.open, one.memory), (other.open, other.memory));
    }
}

/// Seats 1 and 2 have laid one and two cards; seat 3, who holds r9, g8, g9, k8 and k9, may lay three.
fn after_two_bids() -> Scene {
    let mut scene = dealt("", &["r7 r8", "b0 b7 b8 b9", "r9 g8 g9 k8 k9", "y7 y8 y9"]);
    scene.go("lay r7, lay b7, lay b8");
    scene
}

/// Then seat 4 has laid three, and seat 2 has four: seat 3 may lay five.
fn after_four_bids() -> Scene {
    let mut scene = after_two_bids();
    scene.go("3: pass, 4: lay y7, 4: lay y8, 4: lay y9, 1: pass, 2: lay b9, 2: lay b0");
    assert_eq!(scene.open().auction.limit, 5);
    scene
}

#[test]
fn mu_10_the_turn_ends_when_its_player_says_so_or_by_itself_when_no_more_may_be_laid() {
    let mut scene = four();
    scene.go("lay r7");
    assert_eq!(scene.turn(), "2", "one card opens, and nothing is left to say");
    scene.go("lay b8");
    assert_eq!(scene.turn(), "2", "a second one may follow");
    let mut stopped = scene.clone();
    stopped.go("done");
    assert_eq!((stopped.turn(), stopped.laid(2)), ("3".to_owned(), bag("b8")));
    scene.go("lay b7");
    assert_eq!((scene.turn(), scene.laid(2)), ("3".to_owned(), bag("b7 b8")));
}

#[test]
fn mu_10_the_turn_ends_by_itself_when_the_hand_is_laid_out() {
    let mut scene = four();
    let all = scene.hidden(1);
    scene.edit(|state| {
        let last = state.hidden[Seat(1)].cards().last().expect("a card");
        // Everything lies open but for a card of seat 2, who may have two more.
        state.laid[Seat(0)] = state.hidden[Seat(0)];
        state.laid[Seat(1)] = state.hidden[Seat(1)].minus(Bag::EMPTY.with(last));
        (state.hidden[Seat(0)], state.hidden[Seat(1)]) = (Bag::EMPTY, Bag::EMPTY.with(last));
        (state.turn, state.auction.limit) = (Seat(1), state.laid[Seat(0)].count() + 1);
        state.auction.order = [Seat(1), Seat(0)].into_iter().collect();
    });
    assert_eq!((scene.legal().len(), scene.laid(1)), (2, all), "pass, or the last card");
    let last = scene.legal()[1].clone();
    scene.go(&last);
    assert_eq!((scene.turn(), scene.open().auction.limit), ("3".to_owned(), 16));
    scene.go("pass, pass");
    assert_eq!(scene.legal(), ["pass"], "a hand that is laid out has nothing to lay");
}

#[test]
fn mu_10_the_bid_is_the_number_of_cards_whatever_they_are() {
    let mut scene = four();
    scene.auction("lay r9, lay b7, lay b8, passes");
    let contract = scene.open().contract;
    assert_eq!((contract.chief, contract.bid), (Seat(1), 2), "two low cards beat one high card");
}

#[test]
fn mu_11_the_opener_lays_one_card() {
    let mut scene = four();
    scene.go("lay r7");
    assert_eq!((scene.turn(), scene.laid(1)), ("2".to_owned(), bag("r7")));
    let mut later = four();
    later.go("pass, pass, lay g7");
    assert_eq!(later.turn(), "4", "whoever opens");
    assert_eq!(refused(&four(), "lay r7 r8"), ("lay r8".to_owned(), "MU.11".into()));
}

/// The action of a typed command of the seat to act that is refused, and by which clause.
fn refused(scene: &Scene, command: &str) -> (String, Name) {
    let seat = scene.acting().expect("somebody to act");
    let table = Running::at(Arc::new(scene.game.clone()), scene.state);
    match table.consider(seat, Command::Text(command)) {
        Err(Refusal::InCommand { action, because }) => match *because {
            Refusal::Illegal(why) => (action, why.clause),
            other => panic!("{command}: {other:?}"),
        },
        other => panic!("{command} should be refused, but: {other:?}"),
    }
}

#[test]
fn mu_11_one_more_than_the_most_and_the_leader_adds_one() {
    let mut scene = four();
    scene.go("1: lay r7, 2: lay b7, 2: lay b8");
    assert_eq!(scene.turn(), "3", "two are one more than seat 1 has");
    assert_eq!(refused(&scene, "lay g9 g8 g7 g1"), ("lay g1".to_owned(), "MU.11".into()));
    assert_eq!(refused(&scene, "lay g9 g8 k9 g7"), ("lay k9".to_owned(), "MU.10".into()), "not in this hand");
    scene.go("3: lay g7, 3: lay g8, 3: lay g9");
    assert_eq!(scene.turn(), "4", "three are one more than seat 2 has");
    scene.go("4: pass, 1: lay r8, 1: lay r9, 1: lay r0");
    assert_eq!(scene.turn(), "2", "seat 1 had one and may have four");
    scene.go("2: pass, 3: pass, 4: pass, 1: lay b0");
    assert_eq!((scene.turn(), scene.laid(1).count()), ("2".to_owned(), 5), "the leader adds one");
}

#[test]
fn mu_12_one_may_stay_below_or_equal_and_come_back_after_a_pass() {
    let mut scene = four();
    scene.go("lay r7, lay b7, lay b8, 3: lay g7, done, 4: pass, 1: pass, 2: pass");
    assert_eq!((scene.laid(3).count(), scene.turn()), (1, "3".to_owned()), "below the lead");
    scene.go("lay g8, done");
    assert_eq!(scene.laid(3).count(), 2, "equal to the lead");
    scene.go("4: lay y7, lay y8, lay y9");
    assert_eq!((scene.laid(4).count(), scene.frame()), (3, "bidding"), "after a pass");
}

#[test]
fn mu_13_it_ends_when_all_have_passed_in_a_row_also_the_last_one_who_laid() {
    let mut scene = four();
    scene.go("lay r7, pass, pass, pass");
    assert_eq!((scene.frame(), scene.turn()), ("bidding", "1".to_owned()), "another turn");
    scene.go("lay r8, pass, pass, pass, pass");
    assert_eq!((scene.frame(), scene.open().contract.bid), ("chief-trump", 2));
}

#[test]
fn mu_14_nobody_laid_a_card_no_score_and_a_new_deal() {
    let mut scene = four();
    scene.go("pass, pass, pass, pass");
    assert_eq!((scene.frame(), scene.how()), ("deal", How::PassedOut));
    assert_eq!((scene.gains(), scene.scores()), (vec![0; 4], vec![0; 4]));
}

#[test]
fn mu_15_a_tie_for_most_cards_ends_the_hand_and_the_latest_pays() {
    let mut scene = four();
    scene.go("lay r7, lay b7, done, pass, pass, pass, pass");
    assert_eq!(scene.how(), How::Eklat { cards: 1, latest: Seat(1) });
    assert_eq!((scene.gains(), scene.frame()), (vec![5, -10, 0, 0], "deal"));
}

#[test]
fn mu_15_worked_example_three_cards_each() {
    let mut scene = four();
    scene.auction("lay r7, lay b7, lay b8, pass, pass, lay r8, lay r9, lay b9, done, passes");
    assert_eq!(scene.gains(), [15, -30, 0, 0], "A was level first, B last");
}

#[test]
fn mu_15_cards_laid_later_by_others_do_not_matter_and_all_other_leaders_gain() {
    let mut scene = four();
    scene.go("lay r7, lay b7, lay b8, lay g7, lay g8, done, pass, lay r8, done");
    // All three have two; seat 4 lays last, but is no leader.
    scene.auction("pass, pass, lay y7, done, passes");
    assert_eq!(scene.how(), How::Eklat { cards: 2, latest: Seat(0) });
    assert_eq!(scene.gains(), [-20, 10, 10, 0]);
}

#[test]
fn mu_16_the_one_with_the_most_cards_is_chief() {
    let mut scene = four();
    scene.auction("lay r7, lay b7, lay b8, passes");
    assert_eq!(scene.open().contract.chief, Seat(1));
}

/// The vice when seat 1 is chief with three cards and the others lay these, one turn each.
fn vice(others: [&str; 3]) -> Option<u8> {
    let mut scene = dealt("", &["r7 r8 r9", "b3 b7 b8 b9", "g3 g7 g8 g9", "y3 y7 y8 y9"]);
    scene.lay("r7");
    for cards in others {
        match cards {
            "" => scene.go("pass"),
            cards => scene.lay(cards),
        };
    }
    scene.lay("r8").go("pass, pass, pass").lay("r9").auction("passes");
    scene.open().contract.vice.map(|seat| seat.0 + 1)
}

#[test]
fn mu_17_the_vice_has_the_second_most_cards() {
    assert_eq!(vice(["b3", "g3 g7", "y9"]), Some(3));
    assert_eq!(vice(["", "", "y3"]), Some(4));
    assert_eq!(vice(["", "", ""]), None, "at least one card");
}

#[test]
fn mu_17_ties_compare_the_highest_numbers_then_the_next() {
    assert_eq!(vice(["b3", "g7", ""]), Some(3));
    assert_eq!(vice(["b3 b9", "g7 g8", ""]), Some(2), "the highest number");
    assert_eq!(vice(["b7 b9", "g8 g9", ""]), Some(3), "then the next");
    assert_eq!(vice(["b7 b8", "g3 g7", "y8 y9"]), Some(4), "of three");
}

#[test]
fn mu_17_equal_in_all_there_is_no_vice_and_no_third_moves_up() {
    assert_eq!(vice(["b7 b8", "g7 g8", "y9"]), None);
    assert_eq!(vice(["b7 b8", "g7 g8", "y3 y8"]), None, "nor a lower third of as many");
    assert_eq!(vice(["b7", "g7", "y8"]), Some(4), "equal ones below the best do not matter");
}

#[test]
fn mu_17_three_players_have_no_vice() {
    let mut scene = dealt("", &["r7 r8", "b7", "g7"]);
    scene.auction("lay r7, lay b7, done, pass, lay r8, passes");
    assert_eq!(
        (scene.open().contract.vice, scene.frame(), scene.turn()),
        (None, "chief-trump", "1".to_owned())
    );
}
