//! What is added together, and what is taken back when the last card is laid.

use cards::{Bag, Colour, Kind};
use game::{Rules, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rummu::action::Action;
use rummu::card::{every_combination, every_joint_addition};
use rummu::state::{Combination, Deed, State};
use std::collections::BTreeSet;

use crate::combinations::by_the_book;
use crate::scene::{Scene, Table, bag, card, laying};

#[test]
fn rum_14_the_book_r5_y6_r7_with_y8_and_r9() {
    let mut scene = laying("", &["y8 r9 k0", "g8", "g9"]).table(2, "r5 y6 r7").out(1);
    assert_eq!(scene.refused("add y8 1"), "RUM.13", "two jokers among four cards");
    assert_eq!(scene.refused("add r9 1"), "RUM.14", "8 is missing");
    assert_eq!(scene.legal_of("add"), ["add y8 r9 1"]);
    scene.go("add r9 y8 1");
    assert_eq!((scene.combination(1), scene.hand(1)), (bag("r5 y6 r7 y8 r9"), bag("k0")));
    assert_eq!(scene.last(), Deed::Added { by: Seat(0), cards: bag("y8 r9"), to: 0 });
    assert_eq!(scene.state.table.get(0).expect("it lies there").owner, Seat(1), "RUM.24");
}

#[test]
fn rum_14_what_fits_in_parts_is_added_in_parts() {
    let mut scene = laying("", &["r8 r9 y4 r3 k0", "g8", "g9"]).table(1, "r5 y6 r7");
    assert_eq!(scene.legal_of("add"), ["add r8 1", "add r3 y4 1"]);
    for parts in ["add r8 r9 1", "add r3 y4 r8 1", "add y4 r8 1"] {
        assert_eq!(scene.refused(parts), "RUM.14", "{parts}: r8 could be first");
    }
    assert_eq!(scene.refused("add r8 k0 1"), "RUM.14");
    assert_eq!(scene.refused("add r8 k9 1"), "RUM.3");
    scene.go("add r8 1");
    assert_eq!(scene.legal_of("add"), ["add r9 1", "add y4 1"], "now there is room for the joker");
    scene.go("add r9 1, add y4 1, add r3 1");
    assert_eq!(scene.combination(1), bag("r3 y4 r5 y6 r7 r8 r9"));
}

#[test]
fn rum_14_there_are_112_additions_of_several_cards() {
    // By hand: at one end of a run, in four colours; two cards at six places, four at four, six at two in two orders.
    let of_size = |size| every_joint_addition().iter().filter(|cards| cards.count() == size).count();
    assert_eq!([2, 4, 6].map(of_size), [2 * 4 * 6, 2 * 4 * 4, 2 * 4 * 2 * 2]);
    assert_eq!(every_joint_addition().len(), 112);
    let six = laying("", &["y3 y4 y5 r6 r7 r8 k0", "g8", "g9"]).table(1, "r0 y1 r2");
    assert_eq!(six.legal_of("add"), ["add y3 y4 y5 r6 r7 r8 1"]);
    let both_ends = laying("", &["y4 r3 y8 r9 k0", "g8", "g9"]).table(1, "r5 y6 r7");
    assert_eq!(both_ends.legal_of("add"), ["add y8 r9 1", "add r3 y4 1"]);
}

/// The cards of a subset.
fn chosen(cards: &[Kind], subset: u32) -> Bag {
    cards.iter().enumerate().filter(|(at, _)| subset >> at & 1 == 1).map(|(_, card)| *card).collect()
}

/// RUM.23 as it is written: is there a card to take back from one of these combinations?
fn one_can_go(mut own: impl Iterator<Item = Bag>) -> bool {
    own.any(|combination| {
        combination.kinds().any(|card| {
            let mut rest = combination;
            rest.remove(card);
            by_the_book(rest)
        })
    })
}

/// Every addition of these cards to a combination, found by trying every subset: by RUM.14 none that has a smaller one
/// in it.
fn minimal(cards: &[Kind], combination: Bag) -> Vec<Bag> {
    let fits = |subset: &u32| {
        let added = chosen(cards, *subset);
        added.kinds().all(|card| !combination.has(card)) && by_the_book(combination.plus(added))
    };
    let legal: Vec<u32> = (1..1 << cards.len()).filter(fits).collect();
    let least = |all: &u32| !legal.iter().any(|part| part != all && part & all == *part);
    legal.iter().filter(|all| least(all)).map(|all| chosen(cards, *all)).collect()
}

/// What seat 1 may lay and add, from the clauses alone. It has come out.
fn slowly(state: &State) -> BTreeSet<(Option<u8>, u64)> {
    let hand = state.hands[Seat(0)];
    let cards: Vec<Kind> = hand.kinds().collect();
    let own = |changed: Option<(u8, Bag)>| {
        let mine = (0u8..).zip(state.table.iter()).filter(|(_, all)| all.owner == Seat(0));
        mine.map(move |(place, all)| match changed {
            Some((at, added)) if at == place => all.cards.plus(added),
            Some(_) | None => all.cards,
        })
        .collect::<Vec<_>>()
    };
    let mut found = BTreeSet::new();
    for (to, combination) in (0u8..).zip(state.table.iter()) {
        for added in minimal(&cards, combination.cards) {
            if added != hand || one_can_go(own(Some((to, added))).into_iter()) {
                found.insert((Some(to), added.kinds_mask()));
            }
        }
    }
    for subset in 1..1u32 << cards.len() {
        let laid = chosen(&cards, subset);
        let leaves = laid != hand || one_can_go(own(None).into_iter().chain([laid]));
        if by_the_book(laid) && leaves {
            found.insert((None, laid.kinds_mask()));
        }
    }
    found
}

/// A few combinations, at least one of them a run of one colour with as few ordinary cards as may be, and a hand in
/// which that colour and jokers abound.
fn crowded(rng: &mut Xoshiro256PlusPlus) -> Scene {
    let mut scene = laying("", &["k0", "k1", "k2"]).out(1);
    let colour = [Colour::Red, Colour::Blue, Colour::Green, Colour::Black][rng.next_u32() as usize % 4];
    let jokers = |cards: Bag| cards.of_colour(Colour::Yellow).count();
    let tight: Vec<Bag> = every_combination()
        .iter()
        .copied()
        .filter(|&all| {
            all.count() == 2 * jokers(all) + 1 && all.count() == all.of_colour(colour).count() + jokers(all)
        })
        .filter(|all| all.count() <= 5)
        .collect();
    let mut left = Bag::FULL;
    for round in 0..3 {
        let list: &[Bag] = if round == 0 { &tight } else { every_combination() };
        let cards = list[rng.next_u32() as usize % list.len()];
        if cards.within(left) {
            left = left.minus(cards);
            let owner = Seat((rng.next_u32() % 2) as u8);
            scene.state.table.push(Combination { cards, owner });
        }
    }
    let likely = left.of_colour(colour).plus(left.of_colour(Colour::Yellow));
    let from = if rng.next_u32().is_multiple_of(4) { left } else { likely };
    let count = 1 + (rng.next_u32() % 12) as u8;
    scene.state.hands[Seat(0)] = from.draw(rng, count.min(from.count()));
    scene
}

#[test]
fn rum_14_21_23_additions_and_lays_are_those_of_trying_every_subset() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut joint, mut emptied, mut kept) = ([0; 7], 0, 0);
    for _ in 0..4000 {
        let scene = crowded(&mut rng);
        let hand = scene.hand(1);
        let mut legal = Vec::new();
        scene.game.legal_actions(&scene.state, &mut legal);
        let mut found = BTreeSet::new();
        for &action in &legal {
            let (to, cards) = match action {
                Action::Lay(cards) => (None, cards),
                Action::Add { cards, to } => (Some(to), cards),
                Action::Draw
                | Action::Take
                | Action::Enough
                | Action::Swap { .. }
                | Action::Discard(_)
                | Action::TakeBack { .. } => continue,
            };
            assert!(found.insert((to, cards.kinds_mask())), "{action:?} is listed twice");
            joint[usize::from(cards.count()).min(6) * usize::from(to.is_some())] += 1;
            emptied += u32::from(cards == hand);
        }
        assert_eq!(found, slowly(&scene.state), "{:?} with {hand:?}", scene.state.table.cards());
        kept += u32::from(hand.count() == 1 && !found.iter().any(|(to, _)| to.is_some()));
    }
    println!("additions by size: {:?}; hands emptied: {emptied}, kept: {kept}", &joint[1..]);
    assert!(joint[2] > 100 && joint[4] > 20 && joint[6] > 2 && emptied > 20 && kept > 20, "{joint:?}");
}

#[test]
fn rum_23_a_hand_is_finished_by_taking_back() {
    let mut scene =
        laying("hands=2", &["b7 g7 k7", "g8 y1", "g9"]).table(1, "r2 r3 r4 r5").table(2, "k3 k4 k5 k6");
    scene.go("lay b7 g7 k7");
    assert_eq!((scene.turn().as_str(), scene.frame(), scene.hand(1)), ("1", "taking-back", Bag::EMPTY));
    assert_eq!(scene.legal(), ["back r2 1", "back r5 1"], "from one's own, if a combination is left");
    for (wrong, clause) in [
        ("discard b7", "RUM.23"),
        ("take", "RUM.23"),
        ("swap b7 1", "RUM.23"),
        ("back r3 1", "RUM.23"),
        ("back b7 3", "RUM.23"),
        ("back k3 2", "RUM.23"),
        ("back k3 1", "RUM.23"),
        ("back r2 4", "RUM.23"),
    ] {
        assert_eq!(scene.refused(wrong), clause, "{wrong}");
    }
    scene.go("back r5 1");
    assert_eq!((scene.frame(), scene.state.hands_played), ("deal", 1), "it ends the hand");
    assert_eq!((scene.combination(1), scene.state.pile.last()), (bag("r2 r3 r4"), Some(&card("r5"))));
    assert_eq!(scene.scores(), [10 + 10, 20 - 15, -5], "the run counts as it is now, for three cards");
    let Deed::TookBack { by, from, ended, .. } = scene.last() else { panic!("{:?}", scene.last()) };
    assert_eq!((by, from, ended.hands[Seat(0)]), (Seat(0), 0, Bag::EMPTY));
}

#[test]
fn rum_23_the_card_may_be_a_joker_or_added_by_others_or_just_laid() {
    let mut joker = laying("hands=2", &["b1 b2 b3", "g8", "g9"]).table(1, "y4 r5 r6 r7 r8 r9");
    joker.go("lay b1 b2 b3");
    assert_eq!(joker.legal(), ["back r9 1", "back y4 1"]);
    joker.go("back y4 1");
    assert_eq!(joker.scores(), [10 + 40 + 10, -5, -5], "the run is pure now");
    let mut added = laying("hands=2", &["r0 r1", "k7 g8 g7", "g9 g1"]).table(1, "k4 k5 k6").out(2);
    added.state.frame = rummu::state::Frame::Laying(Seat(1));
    added.go("add k7 1, discard g8");
    added.state.frame = rummu::state::Frame::Laying(Seat(0));
    let mut added = added.table(2, "r2 r3 r4");
    added.go("add r1 2, add r0 2");
    assert_eq!(added.legal(), ["back k4 1", "back k7 1"], "whoever added it; not from what seat 2 laid");
    let mut laid = laying("hands=2", &["r5 r6 r7 r8", "g8", "g9"]);
    laid.go("lay r5 r6 r7 r8");
    assert_eq!((laid.frame(), laid.legal()), ("taking-back", vec!["back r5 1".into(), "back r8 1".into()]));
    laid.go("back r8 1");
    assert!(laid.state.out.has(Seat(0)), "out with four, though there are three now");
    assert_eq!(laid.scores(), [20, -5, -5]);
}

#[test]
fn rum_14_23_cards_added_together_may_be_the_last() {
    let mut none = laying("", &["y8 r9", "g8", "g9"]).table(1, "r5 y6 r7");
    assert_eq!((none.legal_of("add"), &*none.refused("add y8 r9 1")), (vec![], "RUM.23"), "no end can go");
    let mut other = laying("hands=2", &["y8 r9", "g8", "g9"]).table(2, "r5 y6 r7").table(1, "k2 k3 k4 k5");
    other.go("add y8 r9 1");
    assert_eq!(other.legal(), ["back k2 2", "back k5 2"]);
    other.go("back k2 2");
    assert_eq!(other.scores(), [20, 20 - 5, -5]);
    let mut twins = laying("", &["b7", "g8", "g9"]).table(1, "r7 g7 k7").table(1, "b4 b5 b6 b7");
    assert_eq!(twins.legal_of("add"), ["add b7 1"]);
    twins.go("add b7 1");
    assert!(twins.may("back b7 1") && twins.may("back b7 2"), "twins are told apart by the place");
}

#[test]
fn rum_23_only_who_has_no_cards_takes_back() {
    let mut scene = laying("", &["r8 k0", "g8", "g9"]).table(1, "r4 r5 r6 r7");
    assert_eq!((scene.legal_of("back"), &*scene.refused("back r4 1")), (vec![], "RUM.23"));
    scene.go("add r8 1");
    assert_eq!((scene.frame(), scene.legal_of("back")), ("laying", vec![]));
    let mut drawing = laying("", &["r8 k1", "g8", "g9"]).table(1, "r4 r5 r6 r7").drawing(1);
    assert_eq!(drawing.refused("back r4 1"), "RUM.3");
    drawing.state.frame = rummu::state::Frame::Taking(Seat(0));
    assert_eq!(drawing.refused("back r4 1"), "RUM.4");
}

#[test]
fn rum_23_30_31_taking_back_ends_the_hand_like_a_discard() {
    let mut four = laying("hands=1 teams=on", &["r9", "y1 b5", "k1 k2 y9", "g9"]).table(1, "r5 r6 r7 r8");
    four.state.idle = 99;
    four.go("add r9 1, back r5 1");
    assert_eq!((four.frame(), four.state.idle), ("over", 0), "the last of one hand");
    assert_eq!(four.scores(), [30, -20, 30, -20], "the partner pays nothing");
    assert_eq!(four.refused_at_the_end(), "RUM.35");
    assert_eq!(four.open().revealed, Some(four.state.hands), "hands are laid open");
}
