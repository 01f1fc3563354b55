use calcory::Calcory;
use calcory::action::{Action, Chance};
use calcory::card::MARKERS;
use calcory::space::{Space, Spaces};
use cards::Kind;
use game::{Rules, Seat, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::scene::{Table, build, generator, layout, scene, spaces, viewer};

#[test]
fn cal_1_sixty_cards_face_down_in_six_rows_of_ten() {
    let scene = scene(3);
    let rows = ["a", "b", "c", "d", "e", "f"];
    let names: Vec<String> =
        rows.iter().flat_map(|row| (1..=10).map(move |place| format!("{row}{place}"))).collect();
    assert_eq!(scene.open().down, spaces(&names.join(" ")));
    assert_eq!(scene.legal(), names.iter().map(|name| format!("turn {name}")).collect::<Vec<_>>());
    for seat in 0..=3 {
        let open = scene.view(viewer(seat)).open;
        assert_eq!((open.turned.len(), open.marked.len()), (0, 0), "no card lies face up");
        assert!(names.iter().all(|name| scene.remembers(seat, name).is_none()), "and nobody has seen one");
    }
    assert_eq!(scene.piles(), [0, 0, 0]);
}

/// Any card can lie on any space, and each as often as the deck has it: the sixty are the whole deck.
#[test]
fn cal_1_all_sixty_cards_are_in_the_layout() {
    let mut cards = 0;
    for space in Spaces::ALL.iter().map(|space| space.to_string()) {
        let mut scene = scene(2);
        scene.go(&format!("turn {space}"));
        assert!(Kind::all().all(|kind| scene.game.admits(&scene.state, Chance::Reveal(kind))), "{space}");
    }
    for kind in Kind::all() {
        let mut scene = scene(2);
        for space in ["a1", "a2", "a3"] {
            scene.go(&format!("turn {space}"));
            if !scene.game.admits(&scene.state, Chance::Reveal(kind)) {
                break;
            }
            scene.go(&format!("reveal {kind}"));
            cards += 1;
        }
    }
    assert_eq!(cards, 60);
}

/// A right shuffle fails here once in 10⁶ times: so seldom does χ² with 49 · 59 degrees of freedom exceed that value. Every
/// card lies on one space only, which makes the deviations larger by 60 / 59 than if the counts were independent.
#[test]
fn cal_1_every_card_is_as_likely_to_lie_on_every_space() {
    const LAYOUTS: u32 = 20_000;
    let game = build(2, "patience=200").expect("valid");
    let mut rng = generator(60);
    let mut found = [[0u32; 60]; 50];
    for _ in 0..LAYOUTS {
        for (space, card) in turned_up_one_by_one(&game, &mut rng).into_iter().enumerate() {
            found[card.index()][space] += 1;
        }
    }
    let mut chi2 = 0.0;
    for kind in Kind::all() {
        let expected = f64::from(LAYOUTS * u32::from(kind.copies())) / 60.0;
        for count in found[kind.index()] {
            chi2 += (f64::from(count) - expected).powi(2) / expected;
        }
    }
    chi2 *= 59.0 / 60.0;
    assert!(chi2 < 3267.0, "{chi2}");
}

/// All sixty cards, in the order of the spaces, of a game in which every space is turned up.
fn turned_up_one_by_one(game: &Calcory, rng: &mut Xoshiro256PlusPlus) -> Vec<Kind> {
    let mut state = game.start();
    let mut cards = Vec::new();
    let mut legal = Vec::new();
    while cards.len() < 60 {
        if game.turn(&state) == Turn::Chance {
            let chance = game.sample(&state, rng);
            if let Chance::Reveal(card) = chance {
                cards.push(card);
            }
            game.resolve(&mut state, chance);
            continue;
        }
        game.legal_actions(&state, &mut legal);
        let next = Space::at(cards.len()).map(Action::Turn).filter(|turn| legal.contains(turn));
        // What adds up to 13 is taken, and one of it laid where it lay: on a space that has been turned up.
        game.apply(&mut state, next.unwrap_or(legal[0]));
    }
    cards
}

#[test]
fn cal_1_every_player_has_six_markers() {
    for seat in 1..=4 {
        let mut scene = layout("a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:g1 b1:r9 b2:b9", &[13; 4]);
        for before in 1..seat {
            scene.play(&format!("{before}: b1 b2"));
        }
        scene.play(&format!("{seat}: a1 a2 a3 a4 a5 a6, stop"));
        assert_eq!(scene.marked(), (spaces("a1 a2 a3 a4 a5 a6"), Some(seat)));
    }
}

#[test]
fn cal_1_for_two_to_four_players() {
    assert!(build(1, "").is_err() && build(5, "").is_err());
    for seats in 2..=4 {
        assert_eq!(build(seats, "").expect("valid").seats(), seats);
    }
}

/// Fair draws fail here less than once in 10⁸: for each seat the binomial distribution is outside these
/// bounds once in 10⁹.
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
    assert!(drawn.iter().all(|count| (836..1171).contains(count)), "{drawn:?}");
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
