use std::collections::HashMap;

use calcory::Calcory;
use calcory::action::Action;
use calcory::space::{Space, Spaces};
use cards::Bag;
use game::{Observe, Rules, Seat, Secrets, Turn, ViewOf, Viewer};

use crate::scene::{
    Scene, Table, bag, build, card_of, generator, layout, random_step, scene, space_at, spaces,
};

/// A view in numbers.
struct Observed(Vec<u8>);

impl Observed {
    fn new(game: &Calcory, view: &ViewOf<Calcory>) -> Observed {
        let mut numbers = vec![0; Calcory::value_count()];
        game.observe(view, &[], &mut numbers);
        Observed(numbers)
    }

    /// What a seat, counted from 1, sees.
    fn by(scene: &Scene, seat: u8) -> Observed {
        Observed::new(&scene.game, &scene.seen_by(seat))
    }

    fn plane(&self, name: &str) -> &[u8] {
        let plane = Calcory::planes().into_iter().find(|plane| plane.name == name).expect("a plane");
        &self.0[plane.begin..][..plane.shape.iter().product()]
    }

    fn number(&self, name: &str) -> u8 {
        let [number] = *self.plane(name) else { panic!("{name} is more than one number") };
        number
    }

    /// Where a plane has something else than 0.
    fn ones(&self, name: &str) -> Vec<usize> {
        ones(self.plane(name))
    }

    fn spaces(&self, name: &str) -> Spaces {
        self.ones(name).into_iter().filter_map(Space::at).collect()
    }

    /// What stands at a space of a plane of spaces.
    fn at(&self, name: &str, space: &str) -> u8 {
        self.plane(name)[space_at(space).index()]
    }

    /// How likely each number is on a space.
    fn likely(&self, space: &str) -> &[u8] {
        &self.plane("number")[10 * space_at(space).index()..][..10]
    }
}

fn ones(values: &[u8]) -> Vec<usize> {
    (0..values.len()).filter(|&place| values[place] != 0).collect()
}

#[test]
fn turned_and_marked_cards_and_what_would_come_of_others() {
    let mut scene = layout("a1:r5 a2:b4 b1:k0 b2:g6 c3:y3 c4:r7", &[20, 16, 18]);
    scene.play("1: a1 a2, stop, 2: b1 b2");
    let seen = Observed::by(&scene, 2);
    assert_eq!((seen.spaces("turned"), seen.spaces("marked")), (spaces("b1 b2"), spaces("a1 a2")));
    assert_eq!((seen.spaces("down"), seen.spaces("fresh")), (spaces("c3 c4"), Spaces::EMPTY));
    assert_eq!((ones(seen.likely("b2")), ones(seen.likely("c4"))), (vec![6], vec![7]));
    assert_eq!(["a1", "a2", "b2", "c3", "b9"].map(|space| seen.at("colour", space)), [1, 2, 3, 4, 0]);
    assert_eq!((seen.ones("sum"), seen.ones("count").len(), seen.number("zero")), (vec![6], 2, 1));
    assert_eq!((seen.ones("marked-sum"), seen.ones("marked-count").len()), (vec![9], 2));
    assert_eq!((seen.ones("turn"), seen.ones("marker")), (vec![0], vec![2]), "seat 1 plays last of three");
    assert_eq!(seen.ones("stop"), [4], "the marked cards are not beaten");
    assert_eq!(seen.spaces("thirteen"), spaces("c4"));
    assert_eq!(
        (seen.spaces("ends"), seen.spaces("beats")),
        (Spaces::EMPTY, spaces("c3")),
        "9 with three cards"
    );
    assert_eq!(seen.spaces("way-to-13"), spaces("c4"));
    assert_eq!(seen.at("way-to-13", "c4"), 3);
    let comes = seen.plane("comes-of-number");
    let of_number = |number: usize| ones(&comes[4 * number..][..4])[0];
    assert_eq!([0, 1, 3, 6, 7, 8].map(of_number), [1, 3, 2, 2, 0, 1], "13, the end, beating, nothing");
}

#[test]
fn piles_ranks_and_patience() {
    let mut scene = layout("a1:r5 a2:b4 b1:k0 b2:g6", &[20, 16, 20]);
    scene.edit(|open, _| open.idle = 35);
    let seen = Observed::by(&scene, 2);
    assert_eq!(seen.plane("piles"), [16, 20, 20, 0, 0, 0], "the viewer first");
    assert_eq!(seen.plane("lead"), [60, 56, 56, 0, 0, 0]);
    assert_eq!((seen.ones("rank"), Observed::by(&scene, 1).ones("rank")), (vec![2], vec![1]));
    assert_eq!((seen.number("patience"), seen.number("idle"), seen.ones("turns-left").len()), (40, 35, 5));
}

#[test]
fn cal_15_a_card_laid_back_is_known_to_one_and_likely_to_others() {
    let mut scene = scene(3);
    scene.play("1: a1=r5, 1: a2=b7, 1: a3=r1, 1: return b7");
    assert_eq!(Observed::by(&scene, 1).ones("in-hand"), [card_of("b7").index()]);
    assert!(Observed::by(&scene, 2).ones("in-hand").is_empty());
    scene.go("1: on a3");
    let own = Observed::by(&scene, 1);
    assert_eq!(
        (own.likely("a3")[7], own.at("colour", "a3"), own.spaces("known-alone")),
        (60, 2, spaces("a3"))
    );
    assert_eq!(own.at("laid-by", "a3"), 1);
    let seen = Observed::by(&scene, 3);
    assert_eq!((ones(seen.likely("a3")), seen.likely("a3")[7]), (vec![1, 5, 7], 20));
    assert_eq!((seen.at("colour", "a3"), seen.spaces("known-alone")), (0, Spaces::EMPTY));
    assert_eq!(seen.at("laid-by", "a3"), 2, "seat 1 plays after seat 3");
    assert!(!seen.spaces("fresh").has(space_at("a3")) && seen.spaces("down").has(space_at("a3")));
    let group: Bag = seen.ones("group").into_iter().map(Bag::at).collect();
    assert_eq!((group, seen.plane("group")[card_of("r1").index()]), (bag("r5 b7 r1"), 3));
    assert_eq!(seen.plane("unknown"), [5, 9, 5, 5, 5, 4, 5, 9, 5, 5]);
    let forgetful = Observed::new(&scene.game, &scene.seen_by(3).forgetful());
    assert_eq!((seen.number("remembers"), forgetful.number("remembers")), (1, 0));
    for plane in ["number", "colour", "known-alone", "laid-by", "group", "taken"] {
        assert!(forgetful.ones(plane).is_empty(), "{plane}");
    }
    assert_eq!(forgetful.plane("unknown"), [5, 10, 5, 5, 5, 5, 5, 10, 5, 5]);
}

#[test]
fn cards_that_cannot_be_placed_are_told_once_for_all() {
    let mut scene = scene(2);
    scene.play("1: a1=r9");
    let seen = Observed::by(&scene, 1);
    assert_eq!(seen.spaces("fresh"), seen.spaces("down"));
    // In sixtieths: of 59 cards five 4s make 13, and 29 above 4 are too much.
    assert_eq!(seen.plane("of-fresh"), [5, 29, 0]);
    scene.play("1: b1=k7, 2: a2=r4");
    let seen = Observed::by(&scene, 2);
    assert_eq!((seen.spaces("thirteen"), seen.spaces("ends")), (spaces("a1"), Spaces::EMPTY));
    assert_eq!((seen.at("way-to-13", "a1"), seen.at("way-to-13", "b1")), (2, 0));
}

#[test]
fn what_a_card_laid_back_would_make_is_told() {
    let mut scene = layout("a1:r9 a2:b4 b1:k0 b2:g6 c3:y3", &[20, 16, 19]);
    scene.play("1: a1 a2");
    let seen = Observed::by(&scene, 1);
    assert_eq!(seen.ones("frame"), [3]);
    // With k0, g6 and y3: a 4 makes four cards of it, a 7 only k0 with g6.
    assert_eq!((seen.plane("13-with-number")[4], seen.plane("13-with-number")[7]), (4, 3));
    assert_eq!(seen.plane("13-with-number")[9], 0);
}

#[test]
fn settings_are_told() {
    let mut starts: HashMap<Vec<u8>, (u8, &str)> = HashMap::new();
    for seats in 2..=4 {
        for settings in ["", "patience=10", "patience=15", "patience=200"] {
            let game = build(seats, settings).expect("valid");
            let numbers = Observed::new(&game, &game.view(&game.start(), Viewer::Seat(Seat(0)))).0;
            assert_eq!(starts.insert(numbers, (seats, settings)), None, "the same as {seats} {settings}");
        }
    }
}

#[test]
fn what_is_hidden_is_not_told() {
    let game = build(3, "").expect("valid");
    let (mut rng, mut different) = (generator(3), 0);
    for _ in 0..10 {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            for seat in Seat::all(3) {
                let view = game.view(&state, Viewer::Seat(seat));
                let world = game.determinize(&view, &mut rng);
                different += u32::from(world.cards != state.cards);
                let there = game.view(&world, Viewer::Seat(seat));
                assert_eq!(Observed::new(&game, &view).0, Observed::new(&game, &there).0);
            }
            random_step(&game, &mut state, &mut rng);
        }
    }
    assert!(different > 20, "{different}");
}

/// Nothing that is told of a place tells it from another one of its kind; where something does, they are of different kinds.
#[test]
fn cards_of_one_kind_are_told_alike_and_only_one_of_them_is_offered() {
    const OF_A_PLACE: [&str; 8] =
        ["down", "fresh", "thirteen", "ends", "beats", "way-to-13", "known-alone", "laid-by"];
    let game = build(3, "").expect("valid");
    let (mut rng, mut left_out) = (generator(4), 0);
    let (mut legal, mut kinds) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            if let Turn::Seat(seat) = game.turn(&state) {
                let view = game.view(&state, Viewer::Seat(seat));
                let seen = Observed::new(&game, &view);
                let told = |space: Space| {
                    let likely = seen.plane("number")[10 * space.index()..][..10].to_vec();
                    (likely, OF_A_PLACE.map(|name| seen.plane(name)[space.index()]))
                };
                game.legal_actions(&state, &mut legal);
                game.kinds(&view, &legal, &mut kinds);
                assert_eq!(kinds.len(), legal.len());
                let turned = legal.iter().zip(&kinds).filter_map(|(action, kind)| match action {
                    Action::Turn(space) => Some((kind, told(*space))),
                    _ => None,
                });
                let turned: Vec<_> = turned.collect();
                for (kind, told) in &turned {
                    for (other_kind, other) in &turned {
                        // Cards that somebody else laid back are told apart by the place itself.
                        let doubtful = told.1[7] != 0 && told.1[6] == 0;
                        assert!(kind != other_kind || told == other, "{told:?} {other:?}");
                        assert!(kind == other_kind || told != other || doubtful, "{told:?}");
                    }
                }
                let before = legal.len();
                game.keep_different(&view, &mut legal, &mut kinds);
                assert!(!legal.is_empty());
                left_out += before - legal.len();
            }
            random_step(&game, &mut state, &mut rng);
        }
    }
    assert!(left_out > 1000, "{left_out}");
}

/// Whoever remembers nothing would otherwise turn the same card again and again.
#[test]
fn without_memory_every_card_is_of_a_kind_of_its_own() {
    let game = build(2, "").expect("valid");
    let mut state = game.start();
    while !matches!(game.turn(&state), Turn::Seat(_)) {
        random_step(&game, &mut state, &mut generator(1));
    }
    let Turn::Seat(seat) = game.turn(&state) else { unreachable!("a seat is to act") };
    let mut view = game.view(&state, Viewer::Seat(seat));
    let (mut legal, mut kinds) = (Vec::new(), Vec::new());
    game.legal_actions(&state, &mut legal);
    view.memory = None;
    game.keep_different(&view, &mut legal, &mut kinds);
    assert_eq!(legal.len(), 60);
}

#[test]
fn there_are_so_many_numbers() {
    let planes = Calcory::planes();
    let size = |name: &str| {
        planes.iter().find(|plane| plane.name == name).map(|plane| plane.shape.iter().product::<usize>())
    };
    assert_eq!((size("said"), size("number"), size("taken")), (Some(172), Some(60 * 10), Some(60)));
    assert_eq!(Calcory::value_count(), 1788);
}
