use calcory::Calcory;
use calcory::action::{Action, Chance};
use calcory::card::MARKERS;
use calcory::space::Spaces;
use game::{Rules, Seat, Turn};

use crate::scene::{Table, build, generator, layout, scene};

#[test]
fn cal_1_sixty_cards_face_down_in_six_rows_of_ten() {
    let scene = scene(3);
    assert_eq!((scene.open().down, scene.open().down.count()), (Spaces::ALL, 60));
    let names: Vec<String> = Spaces::ALL.iter().map(|space| space.to_string()).collect();
    assert_eq!((names[0].as_str(), names[9].as_str()), ("a1", "a10"));
    assert_eq!((names[10].as_str(), names[59].as_str()), ("b1", "f10"));
    assert_eq!(scene.legal().len(), 60, "every card can be turned up");
    assert_eq!(scene.piles(), [0, 0, 0]);
}

#[test]
fn cal_1_for_two_to_four_players() {
    assert!(build(1, "").is_err() && build(5, "").is_err());
    for seats in 2..=4 {
        assert_eq!(build(seats, "").expect("valid").seats(), seats);
    }
}

#[test]
fn cal_1_the_start_player_is_drawn() {
    let game = build(4, "").expect("valid");
    let state = game.start();
    assert_eq!(game.turn(&state), Turn::Chance);
    let mut rng = generator(1);
    let mut drawn = [0; 4];
    for _ in 0..4000 {
        match game.sample(&state, &mut rng) {
            Chance::First(seat) => drawn[seat.index()] += 1,
            Chance::Reveal(_) => panic!("first it is drawn who begins"),
        }
    }
    assert!(drawn.iter().all(|count| (880..1120).contains(count)), "{drawn:?}");
    assert!(!game.admits(&state, Chance::First(Seat(4))));
    for first in 1..=4 {
        let mut scene = crate::scene::Scene { game: build(4, "").expect("valid"), state };
        scene.go(&format!("first {first}"));
        assert_eq!(scene.turn(), first.to_string());
    }
}

#[test]
fn cal_1_nobody_acts_before_the_start_player_is_drawn() {
    let game = build(2, "").expect("valid");
    let why = game.explain(&game.start(), Seat(0), Action::Stop);
    assert_eq!((&*why.clause, &*why.words.key), ("CAL.1", "why-draw-first"));
}

#[test]
fn cal_1_clockwise() {
    let mut scene = scene(3);
    for seat in ["1", "2", "3", "1"] {
        assert_eq!(scene.turn(), seat);
        // Two cards that are too much together.
        if seat == "1" && scene.open().idle == 0 {
            scene.play("a1=r9, a2=b9");
        } else {
            scene.play("a1 a2");
        }
    }
}

#[test]
fn deck_4_four_colours_of_six_markers() {
    assert_eq!(MARKERS, 6);
    assert_eq!(Calcory::schema().max_seats * MARKERS, 24);
    let mut scene = layout("a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:g1 a7:r2", &[53, 0]);
    scene.play("a1 a2 a3 a4 a5 a6, stop");
    assert_eq!(scene.marked().0.count(), MARKERS, "all six can be used");
}
