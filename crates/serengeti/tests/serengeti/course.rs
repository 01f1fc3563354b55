use game::{Depict, Doors, Notation, Refusal, Rules, Seat, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::action::{Action, Chance};

use crate::scene::{Scene, Table, build, card_set, scene};

/// Fair draws fail here less than once in 10⁸: for each seat the binomial distribution is outside these
/// bounds once in 10⁹.
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
    assert!(drawn.iter().all(|count| (831..1177).contains(count)), "{drawn:?}");
    assert!(!game.admits(&state, Chance::First(Seat(5))));
}

/// A right shuffle fails here once in 10⁶ times: so seldom does χ² with 29 · 14 degrees of freedom exceed that value. Every
/// card is in one lot only, which makes the deviations larger by 30 / 29 than if the counts were independent.
#[test]
fn ser_20_every_card_is_as_likely_to_be_in_every_lot() {
    const GAMES: u32 = 20_000;
    let game = build(3, "edition=asmodee selling=off").expect("valid");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(21);
    let mut found = std::collections::BTreeMap::new();
    for _ in 0..GAMES {
        let (mut state, mut lot) = (game.start(), 0);
        while game.turn(&state) != Turn::Over {
            if game.turn(&state) != Turn::Chance {
                game.apply(&mut state, Action::Pass);
                continue;
            }
            let chance = game.sample(&state, &mut rng);
            if let Chance::Turn(cards) = chance {
                cards.iter().for_each(|card| found.entry(card).or_insert([0u32; 15])[lot] += 1);
                lot += 1;
            }
            game.resolve(&mut state, chance);
        }
    }
    assert_eq!(found.len(), 30);
    let mut chi2 = 0.0;
    for (lot, size) in [1, 2, 3].into_iter().cycle().take(15).enumerate() {
        let expected = f64::from(GAMES * size) / 30.0;
        for count in found.values().map(|lots| lots[lot]) {
            chi2 += (f64::from(count) - expected).powi(2) / expected;
        }
    }
    chi2 *= 29.0 / 30.0;
    assert!(chi2 < 556.2, "{chi2}");
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

/// Seats 1 and 4 have other chips at the second table. Seats 2 and 3 and those who stand by are told the same
/// at both, after every step: table, last step and picture. Only who remembers knows the difference.
#[test]
fn ser_22_chips_are_secret_but_for_memory() {
    const SCRIPT: &str = "turn N4, pass, bid 3, pass, pass, turn M3 B5, bid 1, pass, bid 2, pass, pass";
    for edition in ["abacus", "asmodee", "digest"] {
        let mut scene = scene(4, &format!("edition={edition}"));
        let mut other = scene.clone();
        other.edit(|_, chips| (chips[0], chips[3]) = (chips[0] - 2, chips[3] + 2));
        for step in SCRIPT.split(", ") {
            scene.go(step);
            other.go(step);
            for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
                let [here, there] = [scene.view(viewer), other.view(viewer)];
                assert_ne!(here.memory, there.memory, "every movement of chips is public");
                assert_ne!(scene.game.depict(&here), scene.game.depict(&there), "the memory aid shows it");
                let [here, there] = [here.forgetful(), there.forgetful()];
                assert_eq!(here, there, "{edition}: after {step}, {viewer:?}");
                assert_eq!(scene.game.depict(&here), scene.game.depict(&there));
            }
            let own = |table: &Scene| table.seen_by(4).open.own_chips.expect("a player's view");
            assert_eq!(own(&other), own(&scene) + 2, "one's own chips are known");
        }
    }
}

#[test]
fn ser_22_won_cards_are_public_and_who_counts_knows_all_chips() {
    let mut scene = scene(4, "edition=abacus");
    scene.go("turn N4, pass, bid 3, pass, pass");
    let seats = [1, 2, 3, 4].map(|seat| scene.seen_by(seat));
    for view in seats.iter().chain([&scene.view(Viewer::Spectator)]) {
        let owned: Vec<_> = view.open.owned.values().collect();
        assert_eq!(owned, ["", "N4", "", ""].map(card_set), "won cards lie face up");
        let remembered = view.memory.as_ref().expect("a fresh view remembers all");
        assert_eq!(remembered.chips.values().collect::<Vec<_>>(), [13, 7, 13, 13]);
    }
    assert_eq!(seats.map(|view| view.open.own_chips), [13, 7, 13, 13].map(Some));
    assert_eq!(scene.open().own_chips, None);
}
