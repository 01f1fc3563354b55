use game::{IndexActions, Notation, Rules, Seat, Turn, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::action::{Action, Chance};

use crate::scene::{bag, build};

#[test]
fn moves_are_read_in_both_languages_and_any_case() {
    let game = build(2, "").expect("valid");
    let pairs = [
        ("RELEASE R5", "release r5"),
        ("relâcher v5", "release g5"),
        ("  play  r5   add G3 b2 ", "play r5 add b2 g3"),
        ("jouer r5 additionner b2 v3 dix-sept j9 n3 paire n5", "play r5 add b2 g3 seventeen y9 k3 pair k5"),
        ("play r5 pair k5 17 y9 r3", "play r5 seventeen r3 y9 pair k5"),
        ("play r5", "play r5"),
        ("add b2 g3", "add b2 g3"),
        ("dix-sept j9 r3", "seventeen r3 y9"),
        ("paire n5", "pair k5"),
        // 3 and 3 can change places: one way to write it stands for both.
        ("play r5 add b2 g3 17 y9 r3", "play r5 add r3 b2 seventeen g3 y9"),
        ("play r9 add b1 b1 g7", "play r9 add b1 b1 g7"),
    ];
    for (typed, written) in pairs {
        let action = game.read_action(typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
        assert_eq!(game.write_action(action), written, "{typed}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_the_forms_that_are() {
    let (plain, reverse) = (build(2, "").expect("valid"), build(2, "variant=reverse").expect("valid"));
    for typed in [
        "",
        "play",
        "release",
        "release r5 r6",
        "play r5 add",
        "play r5 b2 g3",
        "play r5 add b2 add g3",
        "play r5 pair b5 g5",
        "play r10 add b2 b3",
        "play r5 add b2 b2",
        "play r5 release b2",
        "pass",
        "add",
        "17",
    ] {
        let error = plain.read_action(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms)"), "{typed}: {error}");
        let error = reverse.read_action(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms-reverse)"), "{typed}: {error}");
    }
    let hand = "deal r1 r2 r3 r4 / b1 b2 b3 b4 table k1 k2 k3 k4";
    for typed in
        ["", "dealer 0", "dealer 3", "dealer", "deal", "deal r1 r2 / table b1", "deal r1 r2 r3 r4", "turn r1"]
    {
        let error = plain.read_chance(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms-chance)"), "{typed}: {error}");
    }
    assert!(plain.read_chance(hand).is_ok());
    assert!(build(3, "").expect("valid").read_chance(hand).is_err(), "two hands for three players");
}

#[test]
fn the_forms_that_are_shown_can_be_read() {
    let game = build(2, "").expect("valid");
    for words in [safaru::WORDS_EN, safaru::WORDS_FR] {
        let forms = |key: &str| words.lines().find_map(|line| line.strip_prefix(key)).expect("the forms");
        let read = |form| game.read_action(form).unwrap_or_else(|error| panic!("{form}: {error}"));
        let shown = |key: &str| -> Vec<String> {
            forms(key).split(',').map(|form| game.write_action(read(form))).collect()
        };
        assert_eq!(shown("forms = "), ["play r5 add b2 g3 seventeen y4 k8 pair k5", "release r5"]);
        let reverse =
            ["play r5 add b2 g3", "play r5", "release r5", "add b2 g3", "seventeen y4 k8", "pair k5"];
        assert_eq!(shown("forms-reverse = "), reverse);
        for form in forms("forms-chance = ").split(',') {
            game.read_chance(form).unwrap_or_else(|error| panic!("{form}: {error}"));
        }
    }
}

#[test]
fn nature_is_written_as_it_is_read() {
    let game = build(2, "").expect("valid");
    let written = "deal r1 r1 r3 r4 / b1 b2 b3 b4 table k1 k2 k3 k4";
    let Ok(Chance::Deal(deal)) = game.read_chance(written) else { panic!("a deal") };
    assert_eq!((deal.hands[Seat(0)], deal.wild), (bag("r1 r1 r3 r4"), bag("k1 k2 k3 k4")));
    assert_eq!(game.write_chance(Chance::Deal(deal)), written);
    let without_table = "deal r1 r1 r3 r4 / b1 b2 b3 b4";
    let deal = game.read_chance(without_table).expect("a deal");
    assert_eq!(game.write_chance(deal), without_table);
    assert_eq!(game.write_chance(Chance::Dealer(Seat(1))), "dealer 2");
}

#[test]
fn every_action_has_a_number_of_its_own() {
    for (seats, settings) in [(2, "hands=6"), (3, "hands=4"), (2, "variant=reverse hands=6")] {
        let game = build(seats, settings).expect("valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let (mut state, mut legal, mut seen) = (game.start(), Vec::new(), 0);
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance);
                }
                Turn::Seat(_) => {
                    game.legal_actions(&state, &mut legal);
                    for &action in &legal {
                        let index = game.action_index(action);
                        assert!(index < game.action_count());
                        assert_eq!(game.action_at(index), Some(action), "{}", game.write_action(action));
                        seen += 1;
                    }
                    game.apply(&mut state, random::pick(&mut rng, &legal));
                }
            }
        }
        assert!(seen > 500, "{seen}");
    }
    let game = build(2, "").expect("valid");
    assert_eq!(game.action_at(game.action_count()), None);
    let first = game.action_at(0).expect("an action");
    assert_eq!((first, game.action_index(first)), (Action::Release(cards::Kind::default()), 0));
    // Whatever number has an action is the number of that action.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for _ in 0..20_000 {
        let below = u32::try_from(game.action_count() / 1000).expect("a few millions");
        let index = random::below(&mut rng, below) as usize * 1000;
        if let Some(action) = game.action_at(index) {
            assert_eq!(game.action_index(action), index);
        }
    }
}
