use game::{Doors, Notation, Refusal, Rules, Seat, Secrets, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::action::Chance;

use crate::scene::{Table, build, scene};

#[test]
fn ser_20_the_first_player_is_drawn_at_random() {
    let game = build(5, "edition=abacus").expect("valid");
    let state = game.start();
    assert_eq!(game.turn(&state), Turn::Chance);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(20);
    let mut drawn = [0; 5];
    for _ in 0..5000 {
        match game.sample(&state, &mut rng) {
            Chance::First(seat) => drawn[seat.index()] += 1,
            Chance::Turn(_) => panic!("cards come after the first player"),
        }
    }
    assert!(drawn.iter().all(|count| (880..1120).contains(count)), "{drawn:?}");
    assert!(!game.admits(&state, Chance::First(Seat(5))));
}

#[test]
fn ser_20_every_card_is_as_likely_to_be_turned_up() {
    let mut scene = scene(3, "edition=asmodee");
    scene.edit(|open, _| open.round = 3);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(21);
    let mut turned = std::collections::BTreeMap::new();
    for _ in 0..10_000 {
        let Chance::Turn(cards) = scene.game.sample(&scene.state, &mut rng) else { panic!("a lot") };
        cards.iter().for_each(|card| *turned.entry(card).or_insert(0) += 1);
    }
    assert_eq!(turned.len(), 30);
    assert!(turned.values().all(|count| (850..1150).contains(count)), "{turned:?}");
}

#[test]
fn ser_21_fifteen_rounds_of_one_two_three_cards() {
    let mut scene = scene(3, "edition=asmodee");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut sizes = Vec::new();
    while scene.turn() != "over" {
        let chance = scene.game.sample(&scene.state, &mut rng);
        scene.go(&scene.game.write_chance(chance));
        sizes.push(scene.open().lot.count());
        scene.all_pass();
    }
    assert_eq!(sizes, [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]);
    assert_eq!((scene.open().deck, scene.cards(1).count()), (0, 30));
}

#[test]
fn ser_21_the_lot_is_sold_whole_and_nature_turns_up_no_other_number() {
    let mut scene = scene(3, "edition=asmodee");
    scene.go("turn N4, bid 1, pass, pass");
    let mut state = scene.state;
    for wrong in ["turn B2", "turn B2 A4 T8", "turn B2 N4"] {
        let chance = scene.game.read_chance(wrong).expect("readable");
        assert_eq!(scene.game.happen(&mut state, chance), Err(Refusal::Impossible), "{wrong}");
    }
    scene.go("turn B2 A4, bid 2, pass, pass");
    assert_eq!(scene.cards(1).count(), 3);
}

#[test]
fn ser_22_cards_are_public_and_chips_are_secret_but_for_memory() {
    let mut scene = scene(4, "edition=abacus");
    scene.go("turn N4, pass, bid 3, pass, pass");
    let view = scene.game.view(&scene.state, Viewer::Seat(Seat(2)));
    assert_eq!(view.open.owned[Seat(1)].count(), 1, "won cards lie face up");
    assert_eq!(view.open.own_chips, Some(13), "one's own chips are known");
    let remembered = view.memory.clone().expect("whole");
    assert_eq!(remembered.chips.values().collect::<Vec<_>>(), [13, 7, 13, 13]);
    // Without memory the view of seat 3 says nothing about the others' chips: another distribution gives
    // the same view.
    let mut other = scene;
    let before = other.game.view(&other.state, Viewer::Seat(Seat(2))).forgetful();
    other.edit(|_, chips| (chips[0], chips[3]) = (chips[0] - 2, chips[3] + 2));
    let mut after = other.game.view(&other.state, Viewer::Seat(Seat(2))).forgetful();
    after.last = before.last;
    assert_eq!(after, before);
    assert_eq!(view.forgetful().memory, None);
}
