use std::collections::{BTreeMap, BTreeSet};

use cards::Kind;
use game::{Observe, Rules, Seat, Secrets, ViewOf, Viewer};
use mu::Mu;
use mu::state::Frame;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use testkit::playout::Positions;

use crate::scene::{Late, Scene, Table, bag, bid, build, dealt};

/// The numbers of a view, by plane.
struct Observed(BTreeMap<&'static str, Vec<u8>>);

impl Observed {
    fn of(game: &Mu, view: &ViewOf<Mu>) -> Observed {
        let mut values = vec![7; Mu::value_count()];
        game.observe(view, &[], &mut values);
        let part = |begin: usize, size: usize| values[begin..][..size].to_vec();
        let planes = Mu::planes().into_iter();
        Observed(planes.map(|plane| (plane.name, part(plane.begin, plane.shape.iter().product()))).collect())
    }

    /// By a seat, counted from 1.
    fn by(scene: &Scene, seat: u8) -> Observed {
        Observed::of(&scene.game, &scene.seen_by(seat))
    }

    fn plane(&self, name: &str) -> &[u8] {
        self.0.get(name).unwrap_or_else(|| panic!("there is no plane {name}"))
    }

    fn sum(&self, name: &str) -> u32 {
        self.plane(name).iter().map(|&value| u32::from(value)).sum()
    }

    /// The places in a part of a plane where it is not 0.
    fn ones(&self, name: &str, part: usize, size: usize) -> Vec<usize> {
        let values = &self.plane(name)[part * size..][..size];
        (0..size).filter(|&place| values[place] != 0).collect()
    }
}

fn places(names: &str) -> Vec<usize> {
    bag(names).places().collect()
}

const HANDS: [&str; 4] = ["r9 r8 r7 r7 r6 b9", "b8 b7 b7 b6 r1", "g9 g8 g7 g6 y9", "k9 k8 k7 k6 y8"];

/// Seat 1 is chief with three cards and red, seat 2 vice with two and blue, seat 3 the partner.
fn playing() -> Scene {
    bid(
        "hands=3",
        &HANDS,
        "lay r9, 2: lay b8, lay b7, 3: pass, 4: pass, 1: lay r8, lay r7, passes, trump blue, trump red, partner 3",
    )
}

#[test]
fn an_observation_has_1555_values() {
    assert_eq!(Mu::value_count(), 1555);
    assert_eq!(Mu::PLANES.len(), 63);
}

#[test]
fn an_auction_is_seen_from_the_chair_of_the_viewer() {
    let mut scene = dealt("hands=3", &HANDS);
    scene.go("1: lay r9, 2: lay b8, done, 3: pass, 4: pass");
    let seen = Observed::by(&scene, 2);
    assert_eq!(seen.plane("players"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.ones("frame", 0, 9), [3]);
    assert_eq!(seen.plane("dealer"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.plane("to act"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.sum("limit"), 2, "MU.11");
    assert_eq!(seen.sum("room to lay"), 1);
    assert_eq!(seen.plane("laying"), [0]);
    assert_eq!(seen.sum("passes"), 2);
    assert_eq!(seen.ones("laid", 0, 60), places("b8"));
    assert_eq!(seen.ones("laid", 3, 60), places("r9"));
    assert_eq!(seen.plane("counts"), [14, 15, 15, 14, 0, 0]);
    assert_eq!(seen.ones("latest to lay", 0, 6), [0]);
    assert_eq!(seen.ones("latest to lay", 3, 6), [1]);
    assert_eq!(seen.plane("leads the bidding"), [1, 0, 0, 1, 0, 0]);
    assert_eq!(seen.plane("eklat"), [1]);
    assert_eq!(seen.plane("pays for an eklat"), [1, 0, 0, 0, 0, 0], "MU.15");
    assert_eq!(seen.sum("unseen"), 60 - 15 - 1);
    assert_eq!(seen.sum("own by colour"), 15);
    assert_eq!(seen.sum("chief") + seen.sum("target") + seen.sum("kept"), 0);
    scene.go("lay r8");
    assert_eq!(Observed::by(&scene, 2).plane("laying"), [0], "the turn ended by itself");
    scene.go("lay b7");
    assert_eq!(Observed::by(&scene, 1).plane("laying"), [1]);
    assert_eq!(Observed::by(&scene, 1).plane("leads the bidding"), [1, 1, 0, 0, 0, 0]);
}

#[test]
fn a_contract_is_told_with_what_it_needs() {
    let scene = playing();
    let seen = Observed::by(&scene, 3);
    assert_eq!(seen.plane("chief"), [0, 0, 1, 0, 0, 0]);
    assert_eq!(seen.plane("vice"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.plane("partner"), [1, 0, 0, 0, 0, 0]);
    assert_eq!(seen.plane("viewer's side"), [1, 0, 1, 0, 0, 0]);
    assert_eq!(seen.sum("bid"), 3);
    assert_eq!(seen.ones("chief's trump", 0, 15), [0], "red");
    assert_eq!(seen.ones("vice's trump", 0, 15), [1], "blue");
    assert_eq!(seen.plane("no trump"), [0]);
    assert_eq!(seen.plane("bonus"), [30], "MU.42");
    assert_eq!(seen.plane("target"), [34], "MU.41: 28 and 2 for each card");
    assert_eq!(seen.plane("triangles by side"), [0, 0, 60]);
    assert_eq!(seen.sum("still needed"), 24, "34, and 24 are told apart");
    assert_eq!(seen.sum("cards too many"), 3);
    assert_eq!(seen.plane("number of unseen trumps")[0], {
        let own = scene.hidden(3);
        let open = scene.laid(1).plus(scene.laid(2));
        let trumps = |cards: cards::Bag| cards.cards().filter(|card| card.index() < 20).count() as u8;
        24 - trumps(own) - trumps(open)
    });
}

#[test]
fn a_trick_is_told_with_who_wins_it_and_who_would() {
    let mut scene = playing();
    scene.go("1: play b9");
    let seen = Observed::by(&scene, 2);
    assert_eq!(seen.plane("leader"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.ones("trick", 3, 15), [1, 5 + 9], "a blue 9");
    assert_eq!(seen.ones("suit led", 0, 6), [5], "blue is trump");
    assert_eq!(seen.plane("triangles in the trick"), [0]);
    assert_eq!(seen.plane("wins the trick"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.plane("viewer's side wins it"), [0]);
    // The chief's trump beats the vice's (MU.33), and of blue cards none is above the 9.
    let red: Vec<usize> = scene.hidden(2).kinds().map(Kind::index).filter(|&place| place < 10).collect();
    assert!(red.contains(&1), "r1 is there");
    assert_eq!(seen.ones("would win", 0, 50), red);
    let chief = Observed::by(&scene, 1);
    assert_eq!(chief.plane("viewer's side wins it"), [1]);
    assert!(chief.ones("highest", 0, 50).contains(&9), "nobody beats r9");
}

/// What is ready in the planes is what the rules say of each card, one by one.
#[test]
fn strength_agrees_with_the_order_of_cards() {
    let game = build(4, "hands=1").expect("valid");
    let positions = Positions::by_kinds(&game, 40, &mut Xoshiro256PlusPlus::seed_from_u64(5)).decisions;
    let mut looked_at = 0;
    for state in positions.iter().filter(|state| state.frame == Frame::Playing) {
        let seen = Observed::of(&game, &game.view(state, Viewer::Seat(state.turn)));
        let order = game.order(state.contract.trumps);
        let own = state.hidden[state.turn].plus(state.laid[state.turn]);
        let others = |&seat: &Seat| seat != state.turn;
        let elsewhere: Vec<Kind> = Seat::all(4)
            .filter(others)
            .flat_map(|seat| state.hidden[seat].kinds().chain(state.laid[seat].kinds()).collect::<Vec<_>>())
            .collect();
        for card in own.kinds() {
            let suit = order.kinds_with(card);
            let beats = |other: &&Kind| {
                suit >> other.index() & 1 == 1 && order.strength(**other, suit) > order.strength(card, suit)
            };
            let mut beating: Vec<usize> = elsewhere.iter().filter(beats).map(|other| other.index()).collect();
            beating.sort_unstable();
            beating.dedup();
            assert_eq!(seen.plane("highest")[card.index()] == 1, beating.is_empty(), "{card}");
            assert_eq!(seen.plane("second highest")[card.index()] == 1, beating.len() == 1, "{card}");
            looked_at += 1;
        }
    }
    assert!(looked_at > 500, "a real sample: {looked_at}");
}

#[test]
fn the_end_of_a_hand_is_told_as_it_comes_near() {
    let late = Late {
        seats: 4,
        settings: "total=200",
        triangles: &[20, 14, 16, 10],
        bid: 4,
        trump: "none",
        partner: Some(3),
    };
    let mut scene = late.scene();
    scene.edit(|state| (state.scores[Seat(0)], state.scores[Seat(1)]) = (150, -30));
    let seen = Observed::by(&scene, 2);
    assert_eq!(seen.plane("no trump"), [1]);
    assert_eq!(seen.plane("target"), [36]);
    assert_eq!(seen.plane("triangles by side"), [36, 24, 0]);
    assert_eq!((seen.plane("kept"), seen.plane("out of reach")), (&[1][..], &[0][..]));
    assert_eq!(seen.plane("triangles"), [14, 16, 10, 20, 0, 0]);
    assert_eq!(seen.plane("scores")[..3], [255, 0, 30]);
    assert_eq!(seen.plane("scores")[9..12], [0, 0, 150]);
    assert_eq!(seen.plane("lead")[6..8], [0, 180], "180 points behind seat 1");
    assert_eq!(seen.ones("points to the total", 3, 10), [0, 1, 2], "50 points are three steps of 20");
    assert_eq!(seen.sum("played"), 56);
}

#[test]
fn who_does_not_remember_is_told_less() {
    let mut scene = playing();
    scene.go("1: play b9");
    while scene.open().trick.len() < 4 && scene.open().tricks.values().sum::<u8>() == 0 {
        let first = scene.legal()[0].clone();
        scene.go(&first);
    }
    let (seen, forgetful) =
        (Observed::by(&scene, 3), Observed::of(&scene.game, &scene.seen_by(3).forgetful()));
    assert_eq!((seen.plane("remembers"), forgetful.plane("remembers")), (&[1][..], &[0][..]));
    assert_eq!((seen.sum("played"), forgetful.sum("played")), (4, 0));
    assert_eq!(forgetful.sum("unseen"), seen.sum("unseen") + 4);
    assert_eq!(forgetful.sum("voids") + forgetful.sum("triangles"), 0);
}

/// Every setting that changes something is told: no two of these games begin with the same numbers.
#[test]
fn settings_are_told() {
    let mut met = BTreeSet::new();
    let mut games = 0;
    for seats in 3..=6 {
        for goal in
            ["hands=1", "hands=3", "total=60", "", "total=10000 most-hands=2", "total=10000 most-hands=4"]
        {
            for colours in ["", "colours=rb", "colours=yk"] {
                if seats > 3 && !colours.is_empty() {
                    continue;
                }
                let game = build(seats, &format!("{goal} {colours}")).expect("valid");
                let seen = Observed::of(&game, &game.view(&game.start(), Viewer::Seat(Seat(0))));
                met.insert(seen.0.into_values().collect::<Vec<_>>());
                games += 1;
            }
        }
    }
    assert_eq!((met.len(), games), (36, 36));
}

#[test]
fn worlds_of_one_view_have_the_same_numbers() {
    let mut scene = playing();
    scene.go("1: play b9");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for view in [scene.seen_by(2), scene.seen_by(2).forgetful()] {
        let seen = Observed::of(&scene.game, &view);
        let remembers = view.memory.is_some();
        for _ in 0..20 {
            let world = scene.game.determinize(&view, &mut rng);
            assert_ne!(world.hidden, scene.state.hidden, "another world");
            let again = scene.game.view(&world, Viewer::Seat(Seat(1)));
            let again = if remembers { again } else { again.forgetful() };
            assert_eq!(Observed::of(&scene.game, &again).0, seen.0);
        }
    }
}
