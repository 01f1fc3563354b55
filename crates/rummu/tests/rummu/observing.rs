use cards::Bag;
use game::{Observe, Rules, Seat, Secrets, Turn, ViewOf, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::Rummu;
use std::collections::HashMap;

use crate::scene::{Scene, Table, bag, build, card, laying};
use crate::worlds::late;

/// A view in numbers.
struct Observed(Vec<u8>);

impl Observed {
    fn new(game: &Rummu, view: &ViewOf<Rummu>) -> Observed {
        let mut numbers = vec![0; Rummu::value_count()];
        game.observe(view, &[], &mut numbers);
        Observed(numbers)
    }

    /// What a seat, counted from 1, sees.
    fn by(scene: &Scene, seat: u8) -> Observed {
        Observed::new(&scene.game, &scene.seen_by(seat))
    }

    fn plane(&self, name: &str) -> &[u8] {
        let plane = Rummu::planes().into_iter().find(|plane| plane.name == name).expect("a plane");
        &self.0[plane.begin..][..plane.shape.iter().product()]
    }

    /// One row of a plane: all that stands at one place of its first axis.
    fn row(&self, name: &str, row: usize) -> &[u8] {
        let plane = Rummu::planes().into_iter().find(|plane| plane.name == name).expect("a plane");
        let size = plane.shape[1..].iter().product();
        &self.plane(name)[row * size..][..size]
    }

    fn number(&self, name: &str) -> u8 {
        let [number] = *self.plane(name) else { panic!("{name} is more than one number") };
        number
    }

    /// The cards of a plane, or of a row of it.
    fn cards(values: &[u8]) -> Bag {
        (0..values.len()).filter(|&place| values[place] != 0).map(Bag::at).collect()
    }

    /// What stands at a card of a plane of kinds.
    fn at(&self, name: &str, name_of_card: &str) -> u8 {
        self.plane(name)[card(name_of_card).index()]
    }
}

/// Where a row has its ones.
fn ones(values: &[u8]) -> Vec<usize> {
    (0..values.len()).filter(|&place| values[place] != 0).collect()
}

/// Seat 1 has come out, holds seven cards and is to lay; there are three combinations on the table.
fn example() -> Scene {
    laying("", &["r4 b4 g4 k8 r1 r1 y6", "g8 g9", "g0", "b0 b1 b2"])
        .table(2, "r5 r6 r7")
        .table(1, "b5 b6 b7")
        .table(4, "k1 y2 g3")
        .pile("k0 b9 k9")
        .score(1, 110)
        .score(3, -20)
}

#[test]
fn a_hand_and_what_it_can_become() {
    let seen = Observed::by(&example(), 1);
    assert_eq!(Observed::cards(seen.plane("hand")), bag("r4 b4 g4 k8 r1 r1 y6"));
    assert_eq!(seen.number("held"), 8, "eight fives: seven cards, one of them a joker");
    assert_eq!(
        ["r4", "b4", "g4", "k8", "r1"].map(|card| seen.at("lays", card)),
        [1, 1, 1, 0, 0],
        "no points"
    );
    // A fourth 4, a 5 or a 7 next to the joker; of the 5s those that do not lie on the table already, and other 7s than y7, for
    // one joker is enough.
    assert_eq!(Observed::cards(seen.plane("completes")), bag("r7 b7 g5 g7 y4 k4 k5 k7"));
    assert_eq!((seen.at("waits", "k8"), seen.at("waits", "r1")), (4, 0), "y6 and a 7 with k8");
}

#[test]
fn the_table_by_its_places() {
    let seen = Observed::by(&example(), 1);
    let shapes = (0..4).map(|place| ones(seen.row("shape", place))).collect::<Vec<_>>();
    assert_eq!(shapes, [vec![1], vec![1], vec![2], vec![]]);
    assert_eq!(ones(seen.row("numbers", 0)), [5, 6, 7]);
    assert_eq!((ones(seen.row("colours", 0)), ones(seen.row("colours", 2))), (vec![0], vec![2, 3, 4]));
    assert_eq!((ones(seen.row("jokers", 1)), ones(seen.row("jokers", 2))), (vec![], vec![2]));
    // Of the orders of three colours, black first: 4 · 12; then the last of those left: 3 · 3; then green: 2; and 1.
    assert_eq!(seen.plane("order")[..4], [0, 0, 48 + 9 + 2 + 1, 0]);
    assert_eq!((0..3).map(|place| ones(seen.row("owner", place))[0]).collect::<Vec<_>>(), [1, 0, 3]);
    assert_eq!(seen.plane("points")[..4], [2, 2, 0, 0]);
    // An ordinary card makes four of a pure run, a joker a mixed one; a run of several colours has its joker.
    assert_eq!((seen.row("gain", 0), seen.row("gain", 1)), (&[3 + 2, 3][..], &[3 + 2, 3][..]));
    assert_eq!((seen.row("gain", 2), seen.row("gain", 3)), (&[3 + 2, 0][..], &[0, 0][..]));
    assert_eq!(Observed::cards(seen.plane("fits-own-side")), bag("b4 y4 b8 y8"));
    assert_eq!(Observed::cards(seen.plane("fits-others")), bag("r4 y4 r8 y8 r0 b0 b4"));
    assert_eq!(Observed::cards(seen.plane("swaps")), bag("r2 b2"));
    assert_eq!(seen.plane("points-on-table"), [2, 2, 0, 0, 0, 0], "in fives, the viewer first");
}

#[test]
fn players_and_their_scores() {
    let scene = example();
    let seen = Observed::by(&scene, 3);
    assert_eq!(seen.plane("counts"), [1, 3, 7, 2, 0, 0], "the viewer first");
    assert_eq!(seen.plane("out"), [0, 1, 1, 1, 0, 0]);
    assert_eq!((0..4).map(|seat| ones(seen.row("needed", seat))[0] + 3).collect::<Vec<_>>(), [3, 4, 5, 4]);
    assert_eq!(seen.plane("lead"), [100, 90, 35, 90, 0, 0], "20 behind two of them, 130 behind seat 1");
    assert_eq!(seen.plane("missing"), [110, 100, 45, 100, 0, 0]);
    assert_eq!((&seen.row("scores", 0)[1..], seen.row("scores", 2)), (&[0, 20][..], &[0, 0, 110][..]));
    assert_ne!(seen.row("scores", 0)[0], 0, "below 0");
    assert_eq!((ones(seen.plane("turn")), ones(seen.plane("frame"))), (vec![2], vec![5]));
    assert_eq!(ones(seen.plane("dealer")), [2]);
    assert_eq!(ones(seen.plane("same-side")), [0]);
    let teams = laying("teams=on", &["r1", "r2", "r3", "r4"]);
    assert_eq!(ones(Observed::by(&teams, 2).plane("same-side")), [0, 2]);
}

#[test]
fn the_pile_is_seen_at_its_top_and_remembered_below() {
    let mut scene = laying("", &["r8 k3", "g8", "g9"]).table(2, "g5 g6 g7").pile("r1 k0 g4 r1 y6").drawing(1);
    let seen = Observed::by(&scene, 1);
    assert_eq!((seen.number("pile"), seen.number("stock")), (5, 60 - 5 - 3 - 4));
    assert_eq!(
        (0..3).map(|top| ones(seen.row("top", top))[0]).collect::<Vec<_>>(),
        ["y6", "r1", "g4"].map(|name| card(name).index())
    );
    assert_eq!(
        (0..3).map(|top| ones(seen.row("use-of-top", top))).collect::<Vec<_>>(),
        [vec![], vec![], vec![2]],
        "g4 fits what seat 2 laid"
    );
    let near = seen.plane("pile-from-top");
    let at = |name: &str| near[card(name).index()];
    assert_eq!([at("y6"), at("r1"), at("g4"), at("k0")], [60, 59, 58, 57]);
    assert_eq!((near[50], ones(near).len()), (56, 5), "the second of the twins");
    scene.go("take, enough, discard k3");
    let seen = Observed::by(&scene, 3);
    assert_eq!(Observed::cards(seen.row("seen", 1)), bag("y6"), "seat 1 plays after seat 3");
    assert_eq!(Observed::cards(seen.row("seen", 0)), Bag::EMPTY);
    let unseen = Observed::cards(seen.plane("unseen"));
    assert_eq!(unseen.count(), 60 - 5 - 3 - 1 - 1, "pile, table, the own card, and y6");
    let forgetful = Observed::new(&scene.game, &scene.seen_by(3).forgetful());
    assert_eq!((seen.number("remembers"), forgetful.number("remembers")), (1, 0));
    for plane in ["pile-from-top", "seen", "recycled", "fresh"] {
        assert!(forgetful.plane(plane).iter().all(|&value| value == 0), "{plane}");
    }
    assert_eq!(ones(forgetful.plane("top")), [card("k3").index()]);
    assert_eq!(Observed::cards(forgetful.plane("unseen")).count(), 60 - 1 - 3 - 1);
}

#[test]
fn what_was_recycled_is_told() {
    let mut scene = late("hands=2", &["y0 y6", "y9 y7", "y1"], "y8 y1 y7", false);
    scene.go("discard y0");
    let before = Observed::by(&scene, 3);
    assert_eq!((before.number("was-recycled"), before.number("fresh-is-known")), (0, 0));
    scene.go("draw, card y8");
    let after = Observed::by(&scene, 3);
    assert_eq!((after.number("was-recycled"), after.number("fresh-is-known")), (1, 1));
    assert_eq!(Observed::cards(after.plane("recycled")), bag("y1 y7 y8"));
    assert_eq!(after.plane("fresh"), [0, 0, 1, 0, 0, 0], "seat 2 drew one, two places after seat 3");
}

#[test]
fn settings_are_told() {
    let mut starts: HashMap<Vec<u8>, String> = HashMap::new();
    let configurations = [
        (3..=6, "hands=1"),
        (3..=3, "hands=3"),
        (3..=6, "hands=1 together=on"),
        (3..=6, ""),
        (3..=3, "total=201"),
        (3..=3, "total=456"),
        (3..=3, "most-hands=99"),
    ];
    let alone =
        configurations.into_iter().flat_map(|(seats, settings)| seats.map(move |seats| (seats, settings)));
    let teams =
        ["hands=1 teams=on", "hands=1 together=on teams=on", "total=20 most-hands=3 teams=on", "teams=on"];
    let teams = [4, 6].into_iter().flat_map(|seats| teams.map(move |settings| (seats, settings)));
    for (seats, settings) in alone.chain(teams) {
        let game = build(seats, settings).expect("valid");
        let numbers = Observed::new(&game, &game.view(&game.start(), Viewer::Seat(Seat(0)))).0;
        let other = starts.insert(numbers, format!("{seats} {settings}"));
        assert_eq!(other, None, "the same as {seats} {settings}");
    }
}

#[test]
fn what_is_hidden_is_not_told() {
    let game = build(4, "hands=1").expect("valid");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut state, mut different) = (game.start(), 0);
    while game.turn(&state) != Turn::Over {
        match game.turn(&state) {
            Turn::Seat(seat) => {
                let view = game.view(&state, Viewer::Seat(seat));
                let world = game.determinize(&view, &mut rng);
                different += u32::from(world.hands != state.hands);
                let (here, there) = (&view, &game.view(&world, Viewer::Seat(seat)));
                assert_eq!(Observed::new(&game, here).0, Observed::new(&game, there).0);
                let mut legal = Vec::new();
                game.legal_actions(&state, &mut legal);
                game.apply(&mut state, random::pick(&mut rng, &legal));
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Over => unreachable!("the loop ends"),
        }
    }
    assert!(different > 20, "{different}");
}

#[test]
fn there_are_so_many_numbers() {
    let planes = Rummu::planes();
    let size = |name: &str| {
        planes.iter().find(|plane| plane.name == name).map(|plane| plane.shape.iter().product::<usize>())
    };
    assert_eq!((size("said"), size("seen"), size("numbers")), (Some(1018), Some(6 * 60), Some(20 * 10)));
    assert_eq!(Rummu::value_count(), 3041);
}
