use cards::Bag;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::card::{
    Flaw, Shape, additions, every_combination, for_each_combination, has_combination, removals, shape, swaps,
};
use std::collections::BTreeSet;

use crate::scene::{Table, bag, card, laying};

fn flaw(names: &str) -> Flaw {
    shape(bag(names)).expect_err(names)
}

fn is_one(names: &str) -> bool {
    shape(bag(names)).is_ok()
}

/// A seat that has come out and holds these cards and one more.
fn may_lay(names: &str) -> bool {
    let hand = format!("{names} k0");
    let mut scene = laying("", &[&hand, "g8", "g9"]).out(1);
    let lay = format!("lay {names}");
    let action = game::Notation::read_action(&scene.game, &lay).expect("an action");
    game::Doors::play(&scene.game, &mut scene.state, game::Seat(0), action).is_ok()
}

#[test]
fn rum_10_a_set_or_a_run_of_at_least_three_without_wrapping() {
    assert!(may_lay("r5 b5 g5") && may_lay("r5 r6 r7") && may_lay("r0 b1 g2") && may_lay("r7 r8 r9"));
    assert_eq!(flaw("r5 r6"), Flaw::TooFew);
    assert_eq!(flaw("r5 b5"), Flaw::TooFew);
    assert_eq!(flaw("r8 r9 r0"), Flaw::NoOrder, "no wrap from 9 to 0");
    assert_eq!(flaw("r8 b9 g0"), Flaw::NoOrder);
    assert_eq!(flaw("r5 r6 r8"), Flaw::NoOrder);
    assert_eq!(flaw("r5 b5 g6"), Flaw::NoOrder);
    let mut scene = laying("", &["r8 r9 r0 b5 b6 k0", "g8", "g9"]).out(1);
    assert_eq!((&*scene.refused("lay r8 r9 r0"), &*scene.refused("lay b5 b6")), ("RUM.10", "RUM.10"));
}

#[test]
fn rum_11_one_colour_or_no_colour_twice_and_no_identical_cards() {
    assert!(may_lay("r5 b6 g7") && may_lay("r5 b6 g7 k8 y9") && may_lay("r1 b1 g1 y1 k1"));
    assert_eq!(flaw("r5 r6 b7"), Flaw::ColourTwice);
    assert_eq!(flaw("r5 b6 g7 r8"), Flaw::ColourTwice);
    assert_eq!(flaw("r7 r7 b7"), Flaw::Identical);
    assert_eq!(flaw("r1 r1 r2 r3"), Flaw::Identical);
    let ten = "g0 g1 g2 g3 g4 g5 g6 g7 g8 g9";
    assert_eq!(shape(bag(ten)), Ok(Shape::Suited { colour: cards::Colour::Green, cards: 10, jokers: 0 }));
    let mut scene = laying("", &["r5 r6 b7 r7 r7 k7 k0", "g8", "g9"]).out(1);
    assert_eq!((&*scene.refused("lay r5 r6 b7"), &*scene.refused("lay r7 r7 k7")), ("RUM.11", "RUM.11"));
    let longest = |fits: fn(&Shape) -> bool| {
        let all = every_combination().iter().filter(|&&all| shape(all).is_ok_and(|shape| fits(&shape)));
        all.map(|all| all.count()).max()
    };
    assert_eq!(longest(|shape| matches!(shape, Shape::Set { .. })), Some(5));
    assert_eq!(longest(|shape| matches!(shape, Shape::Mixed { .. })), Some(5));
    assert_eq!(longest(|shape| matches!(shape, Shape::Suited { .. })), Some(10));
}

#[test]
fn rum_12_a_yellow_card_stands_for_its_own_number_only() {
    assert!(may_lay("r5 y6 r7") && may_lay("y5 r6 r7") && may_lay("y5 r5 b5"));
    assert_eq!(flaw("r5 y2 r7"), Flaw::NoOrder, "not for a 6");
    assert_eq!(flaw("r5 b5 y6"), Flaw::NoOrder, "not for a 5");
}

#[test]
fn rum_13_more_ordinary_cards_than_jokers_in_one_colour() {
    let run = |length: u8, jokers: u8| {
        let name = |number: u8| format!("{}{number}", if number < jokers { 'y' } else { 'b' });
        is_one(&(0..length).map(name).collect::<Vec<_>>().join(" "))
    };
    for (length, most) in [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (10, 4)] {
        assert!(run(length, most) && !run(length, most + 1), "{length} cards");
    }
    assert!(may_lay("r2 r3 y4 y5 r6"));
    assert_eq!(flaw("r2 y3 y4"), Flaw::TooManyJokers);
    assert_eq!(flaw("y3 y4 y5"), Flaw::TooManyJokers, "three yellow cards are never a combination");
    assert_eq!(flaw("r2 b3 y4 y5"), Flaw::JokerTwice, "of several colours: at most one yellow");
    assert_eq!(flaw("r2 b3 y4 y5 b6"), Flaw::ColourTwice, "blue is there twice as well");
    let mut two = laying("", &["r2 b3 y4 y5 y1 k0", "g8", "g9"]).table(2, "r7 b8 y9").out(1);
    assert_eq!(two.refused("lay r2 b3 y4 y5"), "RUM.13");
    assert_eq!(flaw("y3 y4 y5 y6 y7"), Flaw::TooManyJokers);
    assert_eq!(laying("", &["y3 y4 y5 k0", "g8", "g9"]).out(1).refused("lay y3 y4 y5"), "RUM.13");
    let mut two = laying("", &["y8 k0", "g8", "g9"]).table(1, "r5 r6 y7");
    assert_eq!(two.refused("add y8 1"), "RUM.13");
}

#[test]
fn rum_14_combinations_are_only_added_to_and_stay_combinations() {
    let mut scene = laying("", &["r4 r8 b4 b8 y4 g5 y8 k0", "g8", "g9"])
        .table(2, "r5 r6 r7")
        .table(3, "b5 g6 k7")
        .table(2, "b9 r9 k9")
        .out(1);
    assert_eq!(
        scene.legal_of("add"),
        ["add r4 1", "add r8 1", "add y4 1", "add y8 1", "add r4 2", "add r8 2", "add y4 2", "add y8 2"]
    );
    for wrong in ["add b4 1", "add g5 1", "add b8 2", "add g5 2", "add k0 3"] {
        assert_eq!(scene.refused(wrong), "RUM.14", "{wrong}");
    }
    scene.go("add y8 1, add r4 1");
    assert_eq!(scene.combination(1), bag("r4 r5 r6 r7 y8"));
    // An ordinary card leaves a gap, and a joker at the end needs ordinary cards in the majority.
    let mut tight = laying("", &["y8 r9 k0", "g8", "g9"]).table(1, "r5 r6 y7");
    assert_eq!((&*tight.refused("add r9 1"), &*tight.refused("add y8 1")), ("RUM.14", "RUM.13"));
    // A set takes the colours it lacks, yellow as well.
    assert_eq!(additions(bag("b9 g9 k9")), bag("r9 y9").kinds_mask());
    assert_eq!(additions(bag("b9 g9 k9 r9 y9")), 0);
    assert_eq!(additions(bag("g0 g1 g2 g3 g4 g5 g6 g7 g8 g9")), 0);
}

#[test]
fn rum_15_a_joker_among_several_colours_stands_for_every_colour_not_in_it() {
    assert_eq!(swaps(bag("r5 y5 b5")), bag("g5 k5").kinds_mask());
    assert_eq!(swaps(bag("r5 y6 b7")), bag("g6 k6").kinds_mask());
    assert_eq!(swaps(bag("r5 y5 b5 g5 k5")), 0, "no colour is left to stand for");
    assert_eq!(swaps(bag("r5 y6 r7")), bag("r6").kinds_mask(), "of one colour: only for that colour");
    let mut scene = laying("", &["g6 k6 r6 k0", "g8", "g9"]).table(2, "r5 y6 b7").out(1);
    assert_eq!(scene.legal_of("swap"), ["swap g6 1", "swap k6 1"]);
    scene.go("swap k6 1");
    assert_eq!(scene.combination(1), bag("r5 k6 b7"));
}

#[test]
fn rum_11_12_13_the_worked_examples() {
    let jokers = |names: &str| match shape(bag(names)) {
        Ok(Shape::Set { jokers, .. } | Shape::Suited { jokers, .. } | Shape::Mixed { jokers, .. }) => jokers,
        Err(flaw) => panic!("{names}: {flaw:?}"),
    };
    assert_eq!(jokers("r5 y6 r7"), 1);
    assert_eq!(shape(bag("r5 y5 b5 k5 g5")), Ok(Shape::Set { number: 5, cards: 5, jokers: 1 }));
    assert_eq!(flaw("b6 y7 b8 r9"), Flaw::ColourTwice);
    let seven = shape(bag("r2 r3 y4 r5 r6 y7 y8"));
    assert_eq!(seven, Ok(Shape::Suited { colour: cards::Colour::Red, cards: 7, jokers: 3 }));
    assert_eq!(flaw("y3 y4 y5"), Flaw::TooManyJokers);
}

/// Is this a combination? Written from the clauses, card by card, without bits.
pub fn by_the_book(cards: Bag) -> bool {
    let cards: Vec<_> = cards.cards().collect();
    let mut colours: Vec<_> = cards.iter().map(|card| card.colour()).collect();
    let mut numbers: Vec<_> = cards.iter().map(|card| card.number()).collect();
    let jokers = colours.iter().filter(|colour| **colour == cards::Colour::Yellow).count();
    colours.sort();
    numbers.sort_unstable();
    let ordinary: BTreeSet<_> = colours.iter().filter(|colour| **colour != cards::Colour::Yellow).collect();
    let set = numbers.iter().all(|number| *number == numbers[0]);
    let run = numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    let no_colour_twice = colours.windows(2).all(|pair| pair[0] != pair[1]);
    let one_colour = ordinary.len() == 1 && 2 * jokers < cards.len();
    cards.len() >= 3 && ((set && no_colour_twice) || (run && (no_colour_twice || one_colour)))
}

#[test]
fn rum_10_11_13_there_are_9024_combinations() {
    let count = |fits: fn(&Shape) -> bool| {
        every_combination().iter().filter(|&&all| shape(all).is_ok_and(|shape| fits(&shape))).count()
    };
    let sets = count(|shape| matches!(shape, Shape::Set { .. }));
    let suited = count(|shape| matches!(shape, Shape::Suited { .. }));
    let mixed = count(|shape| matches!(shape, Shape::Mixed { .. }));
    // By hand: 10 × 16 sets; windows × colours in order; for one colour, windows × choices of jokers.
    assert_eq!((sets, suited, mixed), (160, 4 * 1706, 8 * 60 + 7 * 120 + 6 * 120));
    assert!(every_combination().iter().all(|&all| by_the_book(all)));
}

#[test]
fn rum_10_11_12_13_hands_list_exactly_their_combinations() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for round in 0..300u16 {
        let hand = Bag::FULL.draw(&mut rng, (round % 12) as u8 + 3);
        let cards: Vec<_> = hand.kinds().collect();
        let mut expected = BTreeSet::new();
        for subset in 0u32..1 << cards.len() {
            let chosen: Bag = cards
                .iter()
                .enumerate()
                .filter(|(at, _)| subset >> at & 1 == 1)
                .map(|(_, card)| *card)
                .collect();
            if (3..=5).contains(&chosen.count()) && by_the_book(chosen) {
                expected.insert(chosen.kinds_mask());
            }
        }
        let mut found = Vec::new();
        for_each_combination(hand, 3, 5, |combination| found.push(combination.kinds_mask()));
        assert_eq!(found.len(), expected.len(), "each once: {hand:?}");
        assert_eq!(found.iter().copied().collect::<BTreeSet<_>>(), expected, "{hand:?}");
        assert_eq!(has_combination(hand), !expected.is_empty(), "{hand:?}");
    }
}

#[test]
fn rum_14_15_23_additions_swaps_and_removals_agree_with_trying_every_card() {
    for &combination in every_combination() {
        for kind in cards::Kind::all() {
            let fits = !combination.has(kind) && by_the_book(combination.with(kind));
            assert_eq!(additions(combination) >> kind.index() & 1 == 1, fits, "{combination:?} + {kind}");
            let joker = card(&format!("y{}", kind.number()));
            let swapped = combination.has(joker) && !combination.has(kind) && {
                let mut swapped = combination.with(kind);
                swapped.remove(joker);
                by_the_book(swapped)
            };
            assert_eq!(swaps(combination) >> kind.index() & 1 == 1, swapped, "{combination:?}, {kind}");
            let taken = combination.has(kind) && {
                let mut rest = combination;
                rest.remove(kind);
                by_the_book(rest)
            };
            assert_eq!(removals(combination) >> kind.index() & 1 == 1, taken, "{combination:?} - {kind}");
        }
    }
}
