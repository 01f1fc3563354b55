use calcory::action::Chance;
use calcory::state::{Act, End, Upshot};
use game::{Doors, Refusal, Rules, Seat};

use crate::scene::{Table, card_of, generator, layout, scene, spaces, viewer};

fn upshot(scene: &crate::scene::Scene) -> Upshot {
    match scene.last().act {
        Act::Turned { upshot, .. } => upshot,
        other => panic!("a card was turned up, not {other:?}"),
    }
}

#[test]
fn cal_2_one_at_a_time_seen_by_all_and_added() {
    let mut scene = scene(2);
    scene.go("turn c7");
    assert_eq!((scene.turn(), scene.frame()), ("nature".to_owned(), "revealing"));
    scene.go("reveal r5");
    assert_eq!(scene.turn(), "1", "the same player goes on");
    scene.play("c8=b3");
    for seat in 0..=2 {
        let shown = scene.view(viewer(seat)).open.turned;
        assert_eq!(shown.iter().map(|placed| placed.card.to_string()).collect::<Vec<_>>(), ["r5", "b3"]);
    }
    assert!(matches!(scene.last().act, Act::Turned { sum: 8, .. }));
    assert_eq!(scene.refused("turn c7"), "CAL.2");
}

#[test]
fn cal_2_only_cards_that_lie_face_down() {
    let mut scene = layout("a1:r5 a2:b3 a3:k9", &[57, 0]);
    assert_eq!(scene.legal(), ["turn a1", "turn a2", "turn a3"]);
    assert_eq!(scene.refused("turn f10"), "CAL.2");
    scene.play("a1");
    assert_eq!(scene.legal(), ["stop", "turn a2", "turn a3"]);
}

/// Even draws fail here less than once in 10⁹: so seldom is the binomial distribution outside these bounds.
#[test]
fn cal_2_an_unseen_card_is_drawn_evenly_and_a_seen_one_is_what_it_was() {
    let mut scene = scene(2);
    scene.play("a1=r9, a2=b9, turn a3");
    let mut rng = generator(2);
    let mut sevens = 0;
    for _ in 0..6000 {
        let Chance::Reveal(card) = scene.game.sample(&scene.state, &mut rng) else { panic!("a card") };
        assert!(card != card_of("r9") && card != card_of("b9"), "those lie elsewhere");
        sevens += u32::from(card == card_of("k7"));
    }
    assert!((126..300).contains(&sevens), "two of 58 cards are k7: {sevens}");
    scene.go("reveal k0, turn a1");
    assert_eq!(scene.game.sample(&scene.state, &mut rng), Chance::Reveal(card_of("r9")));
    let mut state = scene.state;
    let other = Chance::Reveal(card_of("r8"));
    assert_eq!(scene.game.happen(&mut state, other), Err(Refusal::Impossible));
    scene.go("reveal r9");
}

#[test]
fn cal_3_over_13_the_turn_ends_and_the_cards_go_face_down() {
    let mut scene = scene(2);
    scene.play("1: a1=r9, 1: a2=b4");
    assert_eq!(scene.frame(), "returning", "13 is not over 13");
    let mut scene = crate::scene::scene(2);
    scene.play("1: a1=r9, 1: a2=b5");
    assert_eq!((scene.turn(), upshot(&scene)), ("2".to_owned(), Upshot::TooMuch));
    assert_eq!((scene.turned(), scene.open().down.count()), (spaces(""), 60));
    assert_eq!(scene.piles(), [0, 0]);
}

#[test]
fn cal_4_a_second_0_in_the_same_turn_ends_it() {
    let mut scene = scene(2);
    scene.play("1: a1=r0, 1: a2=b4");
    assert_eq!(scene.turn(), "1", "one 0 does no harm");
    scene.play("1: a3=k0");
    assert_eq!((scene.turn(), upshot(&scene)), ("2".to_owned(), Upshot::SecondZero));
    assert_eq!((scene.turned(), scene.open().down.count()), (spaces(""), 60));
    scene.play("2: a1");
    assert_eq!((scene.turn(), upshot(&scene)), ("2".to_owned(), Upshot::GoesOn), "it counts by turns");
}

#[test]
fn cal_4_two_0s_and_nothing_else_end_the_turn() {
    let mut scene = scene(2);
    scene.play("1: a1=r0, 1: a2=b0");
    assert_eq!((scene.turn(), upshot(&scene)), ("2".to_owned(), Upshot::SecondZero));
    assert_eq!((scene.turned(), scene.open().down.count()), (spaces(""), 60));
}

#[test]
fn cal_16_a_turn_begins_by_turning_a_card() {
    let mut scene = layout("a1:r5 a2:b3 a3:k9 a4:y1", &[28, 28]);
    assert_eq!(scene.refused("stop"), "CAL.16");
    assert_eq!(scene.refused("give up"), "CAL.16");
    scene.play("a1, stop");
    assert_eq!(scene.refused("give up"), "CAL.16", "also against marked cards");
    assert_eq!(scene.legal(), ["turn a2", "turn a3", "turn a4"]);
}

#[test]
fn cal_16_own_marked_cards_come_before_anything_else() {
    // CAL.11 before the skipped turn of CAL.13: nothing lies face down, and yet seat 1 has a turn.
    let mut scene = layout("a1:r5 a2:b3", &[29, 29]);
    scene.play("1: a1 a2, stop");
    assert_eq!((scene.turn(), scene.frame()), ("1".to_owned(), "returning"), "seat 2 is left out");
    // And before the end of CAL.13: the fortieth idle turn was seat 2's.
    let mut scene = layout("a1:r5 a2:b3 a3:k9", &[29, 28]);
    scene.edit(|open, _| open.idle = 38);
    scene.play("1: a1 a2, stop, 2: a3, give up");
    assert_eq!((scene.open().idle, scene.turn(), scene.frame()), (40, "1".to_owned(), "returning"));
    scene.go("return r5, on c1");
    assert_eq!((scene.open().idle, scene.piles()), (0, vec![30, 28]));
}

#[test]
fn cal_16_a_single_marked_card_comes_before_anything_else_too() {
    // CAL.12 before the skipped turn of CAL.13, and before its end.
    for (cards, script, idle) in
        [("a1:r5", "1: a1, stop", 0), ("a1:r5 a2:k9", "1: a1, stop, 2: a2, give up", 38)]
    {
        let others = 60 - cards.split(' ').count() as u8 - 30;
        let mut scene = layout(cards, &[30, others]);
        scene.edit(|open, _| open.idle = idle);
        scene.play(script);
        assert!(matches!(scene.last().ended, Some(End::LastCard { by: Seat(0), .. })), "{script}");
        assert_eq!(scene.result().0, [31, i32::from(others)]);
    }
}

#[test]
fn cal_17_no_card_left_and_no_way_to_stop_ends_the_turn() {
    // Seven cards without 13: more than there are markers.
    let mut scene = layout("a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:g1 a7:k1", &[53, 0]);
    scene.play("a1 a2 a3 a4 a5 a6");
    assert_eq!(scene.legal(), ["stop", "turn a7"]);
    scene.play("a7");
    assert_eq!((scene.turn(), upshot(&scene)), ("2".to_owned(), Upshot::NoneLeft));
    assert_eq!((scene.turned(), scene.open().down.count()), (spaces(""), 7));
    // A single card, and no card won yet.
    let mut scene = layout("a1:r5", &[0, 59]);
    scene.play("a1");
    assert_eq!((scene.turn(), upshot(&scene)), ("2".to_owned(), Upshot::NoneLeft));
    // Marked cards that are not beaten.
    let mut scene = layout("a1:r5 a2:b5", &[58, 0]);
    scene.play("1: a1, stop, 2: a2");
    assert_eq!((upshot(&scene), scene.open().idle), (Upshot::NoneLeft, 2));
}

#[test]
fn cal_17_who_can_stop_is_asked() {
    let mut scene = layout("a1:r5 a2:b7", &[58, 0]);
    scene.play("1: a1 a2");
    assert_eq!(scene.legal(), ["stop"]);
}
