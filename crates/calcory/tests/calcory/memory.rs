use calcory::state::Act;
use calcory::view::Memory;
use cards::{Bag, Kind};

use crate::scene::{Scene, Table, bag, card_of, generator, layout, scene, space_at, spaces, viewer};
use game::{Inspect, Seat, Secrets, Viewer};

#[test]
fn cal_15_a_card_turned_back_is_memory() {
    let mut scene = scene(2);
    scene.play("1: a1=r9, 1: a2=b9");
    let forgetful = scene.seen_by(2).forgetful();
    assert_eq!((forgetful.open.turned.len(), forgetful.open.down.count()), (0, 60));
    assert_eq!(forgetful.memory, None);
    for seat in 0..=2 {
        assert_eq!(scene.remembers(seat, "a1").as_deref(), Some("r9"), "with the aid");
    }
    scene.play("2: a3=k9, 2: a4=y9, 1: a5=g9, 1: a6=r8");
    let told = format!("{:?}", scene.seen_by(2).forgetful());
    let cards = "r9 b9 k9 y9 g9";
    assert!(cards.split(' ').all(|card| !told.contains(&format!("{:?}", card_of(card)))), "{told}");
}

/// What a seat, counted from 1, saw of the last step: what all saw, and what it saw alone; 0 is a spectator.
fn seen(scene: &Scene, seat: u8) -> (Act, Option<Kind>) {
    let last = scene.view(viewer(seat)).last;
    (last.deed.act, last.own)
}

#[test]
fn cal_15_only_one_player_knows_which_card_was_laid_back_and_all_know_where() {
    let mut scene = scene(3);
    scene.play("1: a1=r5, 1: a2=b7, 1: a3=k1, 1: return b7");
    assert_eq!((scene.seen_by(1).open.in_hand, scene.seen_by(2).open.in_hand), (Some(card_of("b7")), None));
    let (taken, back) = (bag("r5 b7 k1"), Some(card_of("b7")));
    let took = Act::Took { by: Seat(0), cards: taken };
    assert_eq!([1, 2, 0].map(|seat| seen(&scene, seat)), [(took, back), (took, None), (took, None)]);
    scene.go("1: on a3");
    let laid = Act::LaidBack { by: Seat(0), space: space_at("a3") };
    assert_eq!([1, 3, 0].map(|seat| seen(&scene, seat)), [(laid, back), (laid, None), (laid, None)]);
    assert_eq!(scene.remembers(1, "a3").as_deref(), Some("b7"));
    for seat in [0, 2, 3] {
        let memory = scene.memory_of(seat);
        assert_eq!((memory.laid.len(), memory.laid[0].among, memory.laid[0].card), (1, taken, None));
        assert_eq!((memory.seen.len(), memory.taken), (0, Bag::EMPTY), "nothing is certain");
    }
}

#[test]
fn cal_15_a_laid_back_card_that_is_seen_again_is_known_to_all() {
    let mut scene = scene(2);
    scene.play("1: a1=r5, 1: a2=b7, 1: a3=k1, 1: return b7, on a3, 2: a3, 2: a4=k9");
    for seat in 0..=2 {
        assert_eq!(scene.remembers(seat, "a3").as_deref(), Some("b7"));
        let memory = scene.memory_of(seat);
        assert_eq!((memory.laid.len(), memory.taken), (0, bag("r5 k1")), "the others are in the pile");
    }
}

#[test]
fn cal_15_turning_a_laid_back_card_looks_like_turning_any_other() {
    let mut scene = scene(2);
    scene.play("1: a1=r5, 1: a2=b8, 1: return r5, on a1");
    for space in ["a1", "a7"] {
        let mut state = scene.state;
        let action = game::Notation::read_action(&scene.game, &format!("turn {space}")).expect("an action");
        game::Doors::play(&scene.game, &mut state, Seat(1), action).expect("legal");
        assert_eq!(game::Rules::turn(&scene.game, &state), game::Turn::Chance);
    }
}

#[test]
fn cal_15_worlds_keep_what_is_remembered_and_guess_what_is_not() {
    let mut scene = scene(2);
    scene.play("1: a1=r5, 1: a2=b8, 1: return r5, on a1, 2: c1=k9, 2: c2=g9");
    let mut rng = generator(3);
    let mut fives = 0;
    for _ in 0..1000 {
        let world = scene.game.determinize(&scene.seen_by(2), &mut rng);
        let memory = scene.game.view(&world, Viewer::Seat(Seat(0))).memory.expect("whole");
        assert_eq!(memory.seen, scene.memory_of(1).seen);
        fives += u32::from(memory.laid[0].card == Some(card_of("r5")));
    }
    assert!((420..580).contains(&fives), "r5 or b8, even chances: {fives}");
    let world = scene.game.determinize(&scene.seen_by(1), &mut rng);
    assert_eq!(scene.game.view(&world, Viewer::Seat(Seat(0))), scene.seen_by(1), "seat 1 knows it all");
}

#[test]
fn cal_15_whoever_forgets_a_part_still_knows_the_rest() {
    let mut scene = layout("a1:r5 a2:b8 a3:g4 a4:k9 a5:y2 a6:r3", &[30, 24]);
    scene.play("1: a1 a2, return b8, on f1, 2: a3 a4, return g4, on f2, 1: a5");
    let whole = scene.seen_by(1);
    for part in 0..4 {
        let mut faded = whole.clone();
        let memory = faded.memory.as_mut().expect("whole");
        match part {
            0 => memory.seen.clear(),
            1 => memory.laid.clear(),
            2 => memory.taken = Bag::EMPTY,
            _ => *memory = Memory::default(),
        }
        let world = scene.game.determinize(&faded, &mut generator(part));
        scene.game.audit(&world).expect("a whole world");
        let seen = scene.game.view(&world, Viewer::Seat(Seat(0)));
        assert_eq!((&seen.open, &seen.last), (&whole.open, &whole.last), "part {part}");
    }
    assert_eq!(scene.turned(), spaces("a5"));
}

/// The last card is in a pile; the card laid back just before is another one.
#[test]
fn worlds_of_a_game_that_ended_with_a_last_card_have_every_card_once() {
    let mut scene = Scene::new(2, "");
    scene.go(
        "first 2, turn a6, reveal b8, turn a10, reveal g6, turn b10, reveal y1, turn c6, reveal b9, stop, turn f7, \
         reveal g4, turn e6, reveal g7, give up, return b9, on c6, turn c1, reveal y4, turn a6, reveal b8, stop, turn a9, \
         reveal r9, turn a8, reveal g7, return y4, on b10, turn b1, reveal b5, turn e4, reveal r5, stop, turn d4, \
         reveal b3, give up, return b5, on b1, turn b4, reveal y8, turn c9, reveal y7, turn e5, reveal y0, stop, turn f4, \
         reveal y9, turn c10, reveal b4, return b4, on c10",
    );
    let mut rng = generator(1);
    for viewer in Viewer::all(2) {
        let view = scene.view(viewer).forgetful();
        for _ in 0..300 {
            let world = scene.game.determinize(&view, &mut rng);
            scene.game.audit(&world).unwrap_or_else(|what| panic!("{what}"));
            assert_eq!(scene.game.view(&world, viewer).forgetful(), view);
        }
    }
}
