use cards::{Bag, Colour, Kind};
use game::{BySeat, Doors, Notation, Refusal, Rules, Seat, Viewer};
use mu::action::Chance;
use mu::card::LeftOut;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::scene::{Scene, Table, bag, build, dealt};

#[test]
fn deck_1_sixty_cards_in_five_colours_with_twin_1s_and_7s() {
    assert_eq!(Bag::FULL.count(), 60);
    for colour in Colour::ALL {
        let numbers: Vec<u8> = Bag::FULL.of_colour(colour).cards().map(Kind::number).collect();
        assert_eq!(numbers, [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9]);
    }
}

#[test]
fn deck_2_twelve_triangles_in_a_colour() {
    for colour in Colour::ALL {
        assert_eq!(Bag::colour(colour).triangles(), 12);
    }
    assert_eq!([1, 9].map(|number| Bag::number(number).triangles()), [0, 0]);
    assert_eq!([6, 7].map(|number| Bag::number(number).triangles()), [10, 20], "two on each");
    assert_eq!([0, 2, 3, 4, 5, 8].map(|number| Bag::number(number).triangles()), [5; 6]);
}

#[test]
fn deck_3_twins_cannot_be_told_apart() {
    let mut scene = dealt("", &["r7 r7", "b7", "g7", "y7"]);
    assert_eq!(scene.legal().iter().filter(|action| *action == "lay r7").count(), 1);
    scene.go("lay r7, pass, pass, pass, lay r7");
    assert_eq!(scene.laid(1), bag("r7 r7"));
}

/// The hands that nature deals at this moment.
fn natures_hands(scene: &Scene, rng: &mut Xoshiro256PlusPlus) -> BySeat<Bag> {
    match scene.game.sample(&scene.state, rng) {
        Chance::Deal(hands) => hands,
        Chance::Dealer(_) | Chance::LeaveOut(_) => panic!("nature deals"),
    }
}

/// A table of so many at which nature is about to deal; three play without yellow and black.
fn about_to_be_dealt(seats: u8) -> Scene {
    let mut scene = Scene::new(seats, if seats == 3 { "colours=yk" } else { "" });
    scene.go("dealer 1");
    scene
}

#[test]
fn mu_1_all_cards_are_dealt_out() {
    for (seats, size) in [(3, 12), (4, 15), (5, 12), (6, 10)] {
        let mut scene = about_to_be_dealt(seats);
        let hands = natures_hands(&scene, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        scene.game.happen(&mut scene.state, Chance::Deal(hands)).expect("nature can do it");
        assert!(scene.open().counts.values().all(|count| count == size), "{seats} players");
        let mut all: Vec<Kind> = (1..=seats).flat_map(|seat| scene.hidden(seat).cards()).collect();
        let numbers = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9];
        let colours = if seats == 3 { "rbg" } else { "rbgyk" };
        let name = |colour: char| numbers.map(|number| format!("{colour}{number}"));
        let deck: Vec<String> = colours.chars().flat_map(name).collect();
        all.sort();
        assert_eq!(all, bag(&deck.join(" ")).cards().collect::<Vec<_>>(), "{seats} players");
    }
}

#[test]
fn mu_1_three_players_leave_two_colours_out() {
    let pairs = [("rb", "gyk"), ("rg", "byk"), ("ry", "bgk"), ("rk", "bgy"), ("bg", "ryk")];
    let more = [("by", "rgk"), ("bk", "rgy"), ("gy", "rbk"), ("gk", "rby"), ("yk", "rbg")];
    for (left_out, in_play) in pairs.into_iter().chain(more) {
        let mut scene = Scene::new(3, "");
        scene.go(&format!("dealer 1, leave out {left_out}"));
        let hands = natures_hands(&scene, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let dealt: Vec<Colour> = hands.values().flat_map(Bag::cards).map(Kind::colour).collect();
        let cards_of = |letter| dealt.iter().filter(|&&colour| Colour::read(letter) == Some(colour)).count();
        assert!(left_out.chars().all(|letter| cards_of(letter) == 0), "without {left_out}: {dealt:?}");
        assert!(in_play.chars().all(|letter| cards_of(letter) == 12), "with {in_play}: {dealt:?}");
    }
}

/// How often the dice are thrown to see whether they are fair.
const THROWS: u32 = 40_000;

/// What χ² exceeds once in a million times, by degrees of freedom.
const ONCE_IN_A_MILLION: [(usize, f64); 5] = [(2, 27.63), (3, 30.66), (4, 33.38), (5, 35.89), (9, 44.81)];

/// Nature does one of these, each as often as any other. With a fresh seed, fair dice would fail once in a million times;
/// dice that favour or slight one outcome by a fifth would pass less than once in a million times.
fn assert_fair(scene: &Scene, outcomes: &[Chance]) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut times = vec![0_u32; outcomes.len()];
    for _ in 0..THROWS {
        let drawn = scene.game.sample(&scene.state, &mut rng);
        times[outcomes.iter().position(|&outcome| outcome == drawn).expect("one of these")] += 1;
    }
    let expected = f64::from(THROWS) / outcomes.len() as f64;
    let chi2: f64 = times.iter().map(|&found| (f64::from(found) - expected).powi(2) / expected).sum();
    let limit =
        ONCE_IN_A_MILLION.iter().find(|(freedom, _)| freedom + 1 == outcomes.len()).expect("listed").1;
    assert!(chi2 <= limit, "χ² = {chi2:.1} instead of at most {limit}: {times:?}");
}

#[test]
fn mu_1_two_colours_are_drawn_at_random() {
    let mut scene = Scene::new(3, "");
    scene.go("dealer 1");
    assert_eq!(scene.frame(), "leave-out");
    let pairs = ["rb", "rg", "ry", "rk", "bg", "by", "bk", "gy", "gk", "yk"];
    assert_fair(&scene, &pairs.map(|pair| Chance::LeaveOut(LeftOut::read(pair).expect("two colours"))));
}

#[test]
fn mu_1_the_colours_are_drawn_unless_the_table_fixed_them() {
    let mut scene = Scene::new(3, "");
    scene.go("dealer 1");
    assert_eq!(scene.frame(), "leave-out");
    scene.go("leave out gk");
    assert_eq!((scene.frame(), scene.open().left_out), ("deal", LeftOut::read("gk")));
    for left_out in LeftOut::all() {
        let mut fixed = Scene::new(3, &format!("colours={left_out}"));
        fixed.go("dealer 1");
        assert_eq!((fixed.frame(), fixed.open().left_out), ("deal", Some(left_out)));
    }
    let refused = build(4, "colours=rb").expect_err("four players need all colours");
    assert_eq!(refused, "colours-need-three(colours=rb, seats=4)");
    assert!(build(3, "colours=rr").expect_err("one colour twice").contains("allowed=random|rb|"));
}

#[test]
fn mu_1_nature_deals_every_card_once() {
    let mut scene = dealt("", &[""; 4]);
    scene.auction("passes");
    let hands = |text: &str| scene.game.read_chance(text).expect("hands");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let Chance::Deal(good) = scene.game.sample(&scene.state, &mut rng) else { panic!("a deal") };
    let mut double = good;
    double[Seat(0)] = good[Seat(1)];
    let short = hands("deal r0 / r1 / r2 / r3");
    for wrong in [Chance::Deal(double), short, Chance::Dealer(Seat(0))] {
        let mut state = scene.state;
        assert_eq!(scene.game.happen(&mut state, wrong), Err(Refusal::Impossible));
    }
}

/// How many deals are looked at.
const DEALS: u32 = 10_000;

/// How many standard deviations a number of deals is away from what is expected of such a probability.
fn deviation(found: u32, probability: f64) -> f64 {
    let expected = f64::from(DEALS) * probability;
    (f64::from(found) - expected).abs() / (expected * (1.0 - probability)).sqrt()
}

/// Every card comes to every seat, and any two cards into the same hand, as often as they should. Some 3,300 numbers are
/// looked at; with a fresh seed, fair deals have one that is 6.6 standard deviations off less than once in a million
/// times. Where a card comes to a seat, or together with another card, 1.3 times as often as it should, that is missed as
/// rarely.
#[test]
fn mu_1_every_card_may_be_dealt_to_everybody() {
    const LIMIT: f64 = 6.6;
    for seats in 3..=6 {
        let scene = about_to_be_dealt(seats);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
        let in_play = natures_hands(&scene, &mut rng).values().fold(Bag::EMPTY, Bag::plus);
        let (twins, single): (Vec<Kind>, Vec<Kind>) = in_play.kinds().partition(|kind| kind.is_twin());
        let mut to_seat = vec![[0; 6]; single.len()];
        let mut together = vec![vec![0; single.len()]; single.len()];
        let mut twins_together = vec![0; twins.len()];
        for _ in 0..DEALS {
            let hands = natures_hands(&scene, &mut rng);
            let holder = |card: &Kind| hands.values().position(|hand| hand.has(*card)).expect("dealt");
            let holders: Vec<usize> = single.iter().map(holder).collect();
            for (one, &seat) in holders.iter().enumerate() {
                to_seat[one][seat] += 1;
                let others = holders[..one].iter().enumerate().filter(|&(_, other)| *other == seat);
                others.for_each(|(other, _)| together[one][other] += 1);
            }
            for (place, &twin) in twins.iter().enumerate() {
                twins_together[place] += u32::from(hands.values().any(|hand| hand.count_of(twin) == 2));
            }
        }
        let (hand, all) = (f64::from(in_play.count() / seats), f64::from(in_play.count()));
        let (mine, same) = (1.0 / f64::from(seats), (hand - 1.0) / (all - 1.0));
        for (one, card) in single.iter().enumerate() {
            let counts = &to_seat[one][..usize::from(seats)];
            assert!(counts.iter().all(|&found| deviation(found, mine) < LIMIT), "{card} by seat: {counts:?}");
            for (other, &found) in together[one][..one].iter().enumerate() {
                assert!(deviation(found, same) < LIMIT, "{card} with {}: {found} times", single[other]);
            }
        }
        for (twin, &found) in twins.iter().zip(&twins_together) {
            assert!(deviation(found, same) < LIMIT, "both {twin} in one hand: {found} times");
        }
    }
}

#[test]
fn mu_2_the_first_dealer_is_drawn_at_random() {
    for seats in 3..=6 {
        let scene = Scene::new(seats, "");
        assert_eq!(scene.frame(), "draw-dealer");
        assert_fair(&scene, &(0..seats).map(|seat| Chance::Dealer(Seat(seat))).collect::<Vec<_>>());
    }
}

#[test]
fn mu_2_the_deal_passes_to_the_left_after_every_hand() {
    let mut scene = Scene::new(4, "");
    let hands = ["r7 r8", "b7", "g7", "y7"];
    scene.go("dealer 3").deal(&hands).auction("passes");
    assert_eq!(scene.open().dealer, Seat(3), "after a passed-out hand");
    scene.deal(&hands).auction("pass, lay r7, lay b7, done, passes");
    assert_eq!(scene.open().dealer, Seat(0), "after a tie");
    scene.deal(&hands).auction("lay r7, passes, no trump, partner 2").play_out();
    assert_eq!(scene.open().dealer, Seat(1), "after a hand that was played");
}

#[test]
fn a_hand_that_is_dealt_is_seen_by_its_player_alone() {
    let mut scene = dealt("", &["r7", "b7", "g7", "y7"]);
    let own = |scene: &Scene| Viewer::all(4).map(|viewer| scene.view(viewer).last.own).collect::<Vec<_>>();
    let hands = (1..=4).map(|seat| Some(scene.hidden(seat)));
    assert_eq!(own(&scene), hands.chain([None]).collect::<Vec<_>>());
    scene.go("pass");
    assert_eq!(own(&scene), [None; 5], "it is no part of the next step");
}
