use std::collections::HashSet;

use cards::{Bag, Kind};
use game::{Observe, Rules, Seat, Secrets, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::Safaru;
use safaru::state::State;

use crate::scene::{Scene, Table, arranged, bag, build, table};

/// What a seat observes, with its memory or without.
fn observe(game: &Safaru, state: &State, seat: u8, remembers: bool) -> Vec<u8> {
    let view = game.view(state, Viewer::Seat(Seat(seat)));
    let view = if remembers { view } else { view.forgetful() };
    let mut values = vec![7; Safaru::value_count()];
    game.observe(&view, &[], &mut values);
    values
}

/// One plane of it.
fn plane_of(values: &[u8], name: &str) -> Vec<u8> {
    let planes = Safaru::planes();
    let plane = planes.iter().find(|plane| plane.name == name).unwrap_or_else(|| panic!("no plane {name}"));
    values[plane.begin..][..plane.shape.iter().product()].to_vec()
}

/// One plane of what a seat, counted from 1, observes in a scene.
fn plane(scene: &Scene, seat: u8, name: &str) -> Vec<u8> {
    plane_of(&observe(&scene.game, &scene.state, seat - 1, true), name)
}

/// The places of the 1s in a plane.
fn ones(values: &[u8]) -> Vec<usize> {
    (0..values.len()).filter(|&place| values[place] == 1).collect()
}

/// The cards in a plane of sixty.
fn cards(values: &[u8]) -> Bag {
    ones(values).into_iter().map(Bag::at).collect()
}

#[test]
fn every_observation_has_so_many_values() {
    assert_eq!(Safaru::value_count(), 2340);
    let names: HashSet<&str> = Safaru::planes().iter().map(|plane| plane.name).collect();
    assert_eq!(names.len(), Safaru::planes().len());
}

#[test]
fn cards_are_observed_where_they_lie() {
    let scene = arranged("", &["r5 k7 k7", "g1 g1 y3"], "b2 g3 y0", &["b5 b7", "y7 y7"]);
    assert_eq!(cards(&plane(&scene, 1, "own hand")), bag("r5 k7 k7"));
    assert_eq!(cards(&plane(&scene, 2, "own hand")), bag("g1 g1 y3"));
    assert_eq!(cards(&plane(&scene, 1, "wild")), bag("b2 g3 y0"));
    let seen = bag("r5 k7 k7 b2 g3 y0 b5 b7 y7 y7");
    assert_eq!(cards(&plane(&scene, 1, "unseen")), Bag::FULL.minus(seen));
    assert_eq!(plane(&scene, 1, "stock"), [60 - 13]);
    assert_eq!(plane(&scene, 1, "deals to come"), [1, 1, 1, 1, 0]);
    let counts = plane(&scene, 1, "counts");
    assert_eq!(counts, [1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    let numbers = plane(&scene, 1, "numbers in hand");
    assert_eq!((&numbers[5 * 4..6 * 4], &numbers[7 * 4..8 * 4]), (&[1, 0, 0, 0][..], &[1, 1, 0, 0][..]));
    assert_eq!(plane(&scene, 1, "numbers in the wild"), [1, 0, 1, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(plane(&scene, 1, "numbers unseen"), [4, 10, 4, 4, 5, 3, 5, 5, 5, 5]);
}

#[test]
fn piles_are_observed_from_the_own_side_on() {
    let scene = arranged("", &["r5", "g1"], "b2", &["b5 b3 r6 y0", "y7 y2"]);
    for (seat, own, other) in [(1, "b5 b3 r6 y0", "y7 y2"), (2, "y7 y2", "b5 b3 r6 y0")] {
        let piles = plane(&scene, seat, "piles");
        assert_eq!((cards(&piles[..60]), cards(&piles[60..120])), (bag(own), bag(other)));
        assert!(piles[120..].iter().all(|&value| value == 0));
    }
    assert_eq!(plane(&scene, 1, "pile sizes"), [4, 2, 0, 0]);
    // 24 for the unicorns, five triangles, and a baby animal; twelve for the hedgehogs, and three triangles.
    assert_eq!(plane(&scene, 1, "points of this hand"), [0, 0, 24, 255, 0, 9, 0, 0, 0, 0, 0, 0]);
    assert_eq!(plane(&scene, 1, "triangles"), [5, 3, 0, 0]);
    assert_eq!(ones(&plane(&scene, 1, "unicorns")), [0, 1]);
    assert_eq!(ones(&plane(&scene, 1, "hedgehogs")), [0, 12, 13]);
    assert_eq!(ones(&plane(&scene, 1, "babies")), [0]);
    assert_eq!(plane(&scene, 1, "has the most"), [1, 0, 0, 0, 0, 1, 0, 0]);
    assert_eq!(plane(&scene, 1, "sure of the most"), [0; 8]);
    assert_eq!(ones(&plane(&scene, 1, "unicorns left")).len(), 10);
    assert_eq!(ones(&plane(&scene, 1, "hedgehogs left")).len(), 9);
    let forgetful = observe(&scene.game, &scene.state, 0, false);
    assert_eq!((plane_of(&forgetful, "remembers"), plane(&scene, 1, "remembers")), (vec![0], vec![1]));
    for name in ["piles", "points of this hand", "unicorns", "has the most", "hedgehogs left"] {
        assert!(plane_of(&forgetful, name).iter().all(|&value| value == 0), "{name}");
    }
}

#[test]
fn more_than_half_is_enough() {
    let scene = arranged("", &["r5", "g1"], "b2", &["", "b0 b1 b1 b3 b4 b5 b6"]);
    assert_eq!(plane(&scene, 1, "sure of the most"), [0, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(plane(&scene, 1, "has the most"), [0, 1, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn a_card_is_observed_with_what_its_number_can_catch() {
    let scene = table("", "r5 k9", "b2 g3 k5");
    let ways = plane(&scene, 1, "ways by number");
    let sets = |number: usize| ones(&ways[7 * number..7 * (number + 1)]);
    // Sets in the order of their letters: add, seventeen, both, pair, add and pair, seventeen and pair, all three.
    assert_eq!(sets(5), [0, 3, 4], "adding, pairing, or both");
    assert_eq!(sets(9), [1], "3 and 5 make 17 with it");
    assert_eq!(sets(4), Vec::<usize>::new());
    assert_eq!(sets(3), [3]);
    let (gain, loss) = (plane(&scene, 1, "gain by number"), plane(&scene, 1, "loss by number"));
    assert!(gain[5] > gain[3] && gain[3] > 0, "{gain:?}");
    assert_eq!((gain[4], loss[4]), (0, 0), "it would be released");
    let hedgehog = table("", "r5", "y5");
    assert!(plane(&hedgehog, 1, "gain by number")[5] < gain[5]);
}

/// How many steps of the grade there are at each place of a plane, but where there is none.
fn grades(scene: &Scene, seat: u8, name: &str) -> Vec<(usize, usize)> {
    let values = plane(scene, seat, name);
    let of = |place: usize| (place, ones(&values[5 * place..5 * (place + 1)]).len());
    (0..values.len() / 5).map(of).filter(|(_, grade)| *grade > 0).collect()
}

#[test]
fn actions_are_graded_by_what_they_bring_and_leave() {
    let index = |card: &str| Kind::read(card).expect("a card").index();
    let mut scene = table("", "r5 k9 g4", "b2 b3 k5");
    let by_card = grades(&scene, 1, "grade by card");
    // Two unicorns by adding; the 9 catches one of them with the 5; the 4 catches nothing.
    assert!(by_card.contains(&(index("r5"), 5)), "the best: {by_card:?}");
    let grade_of =
        |card: &str| by_card.iter().find(|(place, _)| *place == index(card)).map_or(0, |one| one.1);
    assert!(grade_of("k9") < 5 && grade_of("g4") < grade_of("k9"), "{by_card:?}");
    let caught = plane(&scene, 1, "caught by card");
    let caught_by = |card: &str| caught[4 * index(card)..][..4].to_vec();
    assert_eq!(caught_by("r5")[..2], [2, 0], "two unicorns, no hedgehog");
    assert_eq!(caught_by("g4"), [0, 0, 0, 0]);
    // Adding and pairing at once are better than either; sets stand in the order of their letters.
    let by_ways = grades(&scene, 1, "grade by number and ways");
    let of_five: Vec<_> = by_ways
        .iter()
        .filter(|(place, _)| place / 7 == 5)
        .map(|(place, grade)| (place % 7, *grade))
        .collect();
    assert_eq!(of_five.iter().max_by_key(|(_, grade)| *grade).map(|one| one.0), Some(4), "{of_five:?}");
    for name in ["grade by card", "grade by number and ways", "caught by card"] {
        assert!(plane(&scene, 2, name).iter().all(|&value| value == 0), "{name}: it is not the other's turn");
    }
    scene = table("", "r5 k9", "b2 g3 y3 k1");
    scene.send("play r5 add");
    let by_step = grades(&scene, 1, "grade by step");
    assert!(by_step.contains(&(index("g3"), 5)), "the 3 that is no hedgehog: {by_step:?}");
    assert!(!by_step.contains(&(index("y3"), 5)), "{by_step:?}");
}

#[test]
fn ways_to_name_are_graded_for_whoever_names_them() {
    let mut scene = table("variant=reverse", "r5 k9", "b2 g3 k5 y3");
    scene.send("play r5");
    let named = grades(&scene, 2, "grade by way");
    assert!(named.iter().any(|(_, grade)| *grade == 5), "{named:?}");
    assert_eq!(grades(&scene, 1, "grade by way"), []);
}

#[test]
fn a_play_under_way_is_observed() {
    let mut scene = table("", "r5 k9", "b2 g3 y3 k5 y9 r3");
    let frame = |scene: &Scene| ones(&plane(scene, 1, "frame"));
    assert_eq!((frame(&scene), ones(&plane(&scene, 2, "to act"))), (vec![2], vec![1]));
    scene.send("play r5 add seventeen pair");
    assert_eq!(frame(&scene), [4]);
    assert_eq!(ones(&plane(&scene, 1, "card played")), [Kind::read("r5").expect("a card").index()]);
    assert_eq!(plane(&scene, 1, "ways"), [1, 1, 1]);
    assert_eq!(plane(&scene, 1, "way now"), [1, 0, 0]);
    // The 2 is added in any case; which 3 goes with it is asked.
    assert_eq!(cards(&plane(&scene, 1, "added")), bag("b2"));
    assert_eq!(ones(&plane(&scene, 1, "left to make")).len(), 3);
    assert_eq!(
        cards(&plane(&scene, 1, "wild")),
        bag("b2 g3 y3 k5 y9 r3"),
        "it is wild until the play is whole"
    );
    scene.send("take g3");
    assert_eq!(cards(&plane(&scene, 1, "added")), bag("b2 g3"));
    assert_eq!(
        (plane(&scene, 1, "way now"), ones(&plane(&scene, 1, "left to make")).len()),
        (vec![0, 1, 0], 12)
    );
    assert_eq!(plane(&scene, 1, "owes a 0"), [0]);
}

#[test]
fn a_way_is_named_by_the_neighbour() {
    let mut scene = table("variant=reverse", "r5 k9", "b2 g3 k5 y3");
    scene.send("play r5");
    assert_eq!(ones(&plane(&scene, 1, "frame")), [3]);
    assert_eq!(
        (ones(&plane(&scene, 1, "whose card")), ones(&plane(&scene, 1, "to act"))),
        (vec![0], vec![1])
    );
    assert_eq!(
        (ones(&plane(&scene, 2, "whose card")), ones(&plane(&scene, 2, "to act"))),
        (vec![1], vec![0])
    );
    assert_eq!(plane(&scene, 2, "reverse"), [1]);
    let loss = plane(&scene, 2, "loss by number");
    assert!(loss[5] > 0, "everything that is caught costs: {loss:?}");
}

#[test]
fn scores_are_exact_and_in_steps() {
    let mut scene = arranged("", &["r5", "g1"], "b2", &[]);
    scene.score(&[-7, 64]);
    assert_eq!(plane(&scene, 1, "scores")[..6], [255, 0, 7, 0, 0, 64]);
    assert_eq!(plane(&scene, 2, "scores")[..6], [0, 0, 64, 255, 0, 7]);
    let left = plane(&scene, 1, "points to the total");
    assert_eq!((ones(&left[..10]).len(), ones(&left[10..20]).len(), ones(&left[20..]).len()), (10, 4, 0));
    let lead = plane(&scene, 1, "lead");
    assert_eq!((ones(&lead[..8]).len(), ones(&lead[8..16]).len(), ones(&lead[16..]).len()), (0, 8, 0));
    assert_eq!(ones(&plane(&scene, 2, "lead")[..16]).len(), 8);
    assert_eq!((plane(&scene, 1, "to a total"), plane(&scene, 1, "total")), (vec![1], vec![0, 0, 100]));
}

/// Every configuration that the laws are checked in, and every setting besides.
#[test]
fn settings_are_observed() {
    let plain = ["hands=1", "hands=2", "hands=7", "total=60 most-hands=4", "total=60", "most-hands=4", ""];
    let reverse = ["variant=reverse", "variant=reverse hands=1", "variant=reverse hands=6"];
    let mut seen = HashSet::new();
    let mut count = 0;
    for seats in 2..=4 {
        for settings in plain.into_iter().chain(reverse) {
            let game = build(seats, settings).expect("valid");
            assert!(seen.insert(observe(&game, &game.start(), 0, true)), "{seats} {settings}");
            count += 1;
        }
    }
    let alone = build(4, "variant=reverse teams=off").expect("valid");
    assert!(seen.insert(observe(&alone, &alone.start(), 0, true)));
    assert_eq!(seen.len(), count + 1);
}

#[test]
fn what_is_hidden_is_not_observed() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for seats in 2..=4 {
        let mut scene = crate::scene::scene(seats, "hands=2");
        let mut turns = 0;
        for seed in 0..30 {
            scene.until(seed, |scene| matches!(scene.game.turn(&scene.state), game::Turn::Seat(_)));
            for remembers in [true, false] {
                for seat in 0..seats {
                    let view = scene.game.view(&scene.state, Viewer::Seat(Seat(seat)));
                    let view = if remembers { view } else { view.forgetful() };
                    let other = scene.game.determinize(&view, &mut rng);
                    let observed = observe(&scene.game, &scene.state, seat, remembers);
                    assert_eq!(observe(&scene.game, &other, seat, remembers), observed);
                    turns += usize::from(other != scene.state);
                }
            }
            let mut legal = Vec::new();
            scene.game.legal_actions(&scene.state, &mut legal);
            scene.game.apply(&mut scene.state, legal[seed as usize % legal.len()]);
        }
        assert!(turns > 50, "most worlds are others: {turns}");
    }
}
