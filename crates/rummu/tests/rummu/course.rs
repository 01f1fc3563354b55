use cards::{Bag, Kind};
use game::{Rules, Scoring, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::action::Chance;

use crate::scene::{Scene, Table, bag, card, laying};

#[test]
fn rum_1_the_deal() {
    for (seats, each) in [(3, 9), (4, 8), (5, 8), (6, 7)] {
        let mut scene = Scene::new(seats, "");
        scene.go("dealer 2");
        assert_eq!((scene.frame(), scene.turn().as_str()), ("deal", "nature"));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
        let deal = scene.game.sample(&scene.state, &mut rng);
        scene.game.resolve(&mut scene.state, deal);
        let counts: Vec<u8> = scene.state.hands.values().map(Bag::count).collect();
        assert_eq!(counts, vec![each; usize::from(seats)]);
        assert_eq!((scene.state.pile.len(), scene.state.stock.count()), (1, 60 - seats * each - 1));
        assert_eq!((scene.turn().as_str(), scene.frame()), ("3", "drawing"), "left of the dealer");
    }
}

/// χ² of kinds against places (four hands, the first discard, the stock) over 10,000 deals, 245 degrees of freedom. Margins are
/// the same in every deal, hence 59/60. A right shuffle gets above 365 once in 10⁶ seeds; a deal that never moves one card of
/// sixty, or one kind 1.2 times as likely in one hand, is far above.
#[test]
fn rum_1_every_card_may_be_dealt_to_every_place() {
    const DEALS: u32 = 10_000;
    let mut scene = Scene::new(4, "");
    scene.go("dealer 2");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(41);
    let mut found = [[0u32; 6]; 50];
    for _ in 0..DEALS {
        let Chance::Deal { hands, top } = scene.game.sample(&scene.state, &mut rng) else { panic!("a deal") };
        let dealt: Vec<Bag> = hands.values().chain([[top].into_iter().collect()]).collect();
        for kind in Kind::all() {
            let counts: Vec<u32> = dealt.iter().map(|place| u32::from(place.count_of(kind))).collect();
            counts.iter().enumerate().for_each(|(place, count)| found[kind.index()][place] += count);
            found[kind.index()][5] += u32::from(kind.copies()) - counts.iter().sum::<u32>();
        }
    }
    let mut chi2 = 0.0;
    for kind in Kind::all() {
        for (place, room) in [8, 8, 8, 8, 1, 27].into_iter().enumerate() {
            let expected = f64::from(DEALS * u32::from(kind.copies()) * room) / 60.0;
            chi2 += (f64::from(found[kind.index()][place]) - expected).powi(2) / expected;
        }
    }
    chi2 *= 59.0 / 60.0;
    assert!(chi2 < 365.0, "{chi2}");
}

#[test]
fn rum_1_only_a_deal_of_one_deck_can_happen() {
    let mut scene = Scene::new(3, "");
    scene.go("dealer 3");
    let good =
        "deal r0 r1 r2 r3 r4 r5 r6 r7 r8 / b0 b1 b2 b3 b4 b5 b6 b7 b8 / g0 g1 g2 g3 g4 g5 g6 g7 g8 / k9";
    let admits = |text: &str| {
        let chance = game::Notation::read_chance(&scene.game, text);
        chance.is_ok_and(|chance| scene.game.admits(&scene.state, chance))
    };
    assert!(admits(good));
    assert!(!admits(&good.replace("k9", "g8")), "the top card is in a hand");
    assert!(!admits(&good.replace("b8", "g8")), "a card in two hands");
    assert!(!admits(&good.replace(" b8", "")), "too few cards");
    assert!(!admits(&good.replace("/ k9", "k9")), "no top card");
    assert!(admits(&good.replace("k9", "g7")), "the second 7");
    scene.go(good);
    assert_eq!((scene.hand(1), scene.turn().as_str()), (bag("r0 r1 r2 r3 r4 r5 r6 r7 r8"), "1"));
}

#[test]
fn rum_1_the_deal_passes_left() {
    let mut scene = laying("hands=9", &["r0", "g8", "g9"]);
    scene.state.hands[Seat(0)].add(card("r5"));
    scene.restock();
    scene.go("discard r5");
    scene.state.hands[Seat(1)] = bag("b1");
    scene.restock();
    scene.go("take, enough, discard b1, draw, card b3");
    scene.state.hands[Seat(2)] = bag("b3");
    scene.restock();
    assert_eq!(scene.state.dealer, Seat(0));
    scene.go("discard b3");
    assert_eq!((scene.frame(), scene.state.dealer), ("deal", Seat(1)));
}

#[test]
fn rum_2_teams_sit_opposite() {
    let sides = |seats, settings| {
        let scene = Scene::new(seats, settings);
        Seat::all(seats).map(|seat| scene.game.side(seat)).collect::<Vec<_>>()
    };
    assert_eq!(sides(4, "teams=on"), [0, 1, 0, 1]);
    assert_eq!(sides(6, "teams=on"), [0, 1, 2, 0, 1, 2]);
    assert_eq!(sides(4, "teams=off"), [0, 1, 2, 3]);
}

#[test]
fn rum_3_draw_then_lay_then_discard_one() {
    let mut scene = laying("", &["r5 r6 r7 r8 b2", "g8", "g9"]).drawing(1);
    assert_eq!(scene.legal(), ["draw", "take"]);
    assert_eq!(scene.refused("discard b2"), "RUM.3");
    assert_eq!(scene.refused("lay r5 r6 r7 r8"), "RUM.3");
    scene.go("draw, card k4");
    assert_eq!(scene.refused("draw"), "RUM.3", "only once");
    assert_eq!(scene.refused("discard k5"), "RUM.3", "not in the hand");
    assert!(scene.may("discard k4") && scene.may("lay r5 r6 r7 r8"), "laying is a choice");
    scene.go("lay r5 r6 r7 r8");
    assert_eq!(scene.turn(), "1", "still");
    scene.go("discard b2");
    assert_eq!((scene.turn().as_str(), scene.frame()), ("2", "drawing"));
    assert_eq!((scene.hand(1), scene.state.pile.last()), (bag("k4"), Some(&card("b2"))));
}

#[test]
fn rum_4_one_from_the_stock_or_several_from_the_pile() {
    let scene = || laying("", &["r0", "g8", "g9"]).pile("b1 b2 b3").drawing(1);
    let mut stock = scene();
    let before = stock.state.stock;
    stock.go("draw");
    assert_eq!((stock.turn().as_str(), stock.frame()), ("nature", "card"));
    stock.go("card k9");
    assert_eq!((stock.hand(1), stock.frame()), (bag("r0 k9"), "laying"));
    assert_eq!(stock.state.stock.with(card("k9")), before);

    let mut pile = scene();
    assert_eq!(pile.seen_by(2).open.top, Some(card("b3")));
    pile.go("take");
    assert_eq!((pile.hand(1), pile.legal()), (bag("r0 b3"), vec!["take".to_owned(), "enough".to_owned()]));
    assert_eq!(pile.seen_by(2).open.top, Some(card("b2")), "the next card becomes visible");
    assert_eq!((&*pile.refused("discard r0"), &*pile.refused("draw")), ("RUM.4", "RUM.4"));
    let mut one = pile.state;
    pile.go("take, enough");
    assert_eq!((pile.hand(1), pile.frame()), (bag("r0 b2 b3"), "laying"));
    std::mem::swap(&mut pile.state, &mut one);
    pile.go("take, take");
    assert_eq!((pile.hand(1), pile.frame()), (bag("r0 b1 b2 b3"), "laying"), "nothing left to take");
}

#[test]
fn rum_4_only_the_top_discard_is_visible() {
    let scene = laying("", &["r0", "g8", "g9"]).pile("b1 b2 b3").drawing(1);
    let view = scene.seen_by(1).forgetful();
    assert_eq!((view.open.pile, view.open.top), (3, Some(card("b3"))));
    let memory = scene.seen_by(1).memory.expect("a fresh view remembers all");
    assert_eq!(*memory.pile, [card("b1"), card("b2"), card("b3")], "the rest is memory");
}

#[test]
fn rum_5_the_pile_becomes_the_stock_when_it_is_chosen_and_empty() {
    let mut scene = laying("", &["r0", "g8", "g9"]).drawing(1);
    let rest = scene.state.stock;
    scene.state.hands[Seat(1)] = bag("g8").plus(rest).minus(bag("b1 b2 b3"));
    let mut scene = scene.pile("b1 b2 k0 b3");
    assert_eq!((scene.state.stock, scene.legal()), (Bag::EMPTY, vec!["draw".to_owned(), "take".to_owned()]));
    scene.go("draw");
    assert_eq!(scene.state.stock, bag("b1 b2 k0"), "all but the top card");
    assert_eq!(*scene.state.pile, [card("b3")]);
    assert!(!scene.game.admits(&scene.state, Chance::Card(card("b3"))));
    scene.go("card k0, discard r0");
    assert_eq!(*scene.state.pile, [card("b3"), card("r0")]);
    assert_eq!(scene.state.stock.count(), 2, "only then: the next one draws from what is left");
    scene.go("draw");
    assert_eq!(scene.state.stock, bag("b1 b2"));
}

#[test]
fn rum_5_a_single_discard_without_stock_must_be_taken() {
    let mut scene = laying("", &["r0", "g8", "g9"]).drawing(1);
    scene.state.hands[Seat(1)] = bag("g8").plus(scene.state.stock);
    scene.restock();
    assert_eq!((scene.legal(), &*scene.refused("draw")), (vec!["take".to_owned()], "RUM.5"));
    scene.go("take");
    assert_eq!((scene.hand(1), scene.frame()), (bag("r0 k0"), "laying"));
}

#[test]
fn rum_5_two_discards_are_enough_for_a_new_stock() {
    let mut scene = laying("", &["r0", "g8", "g9"]).drawing(1);
    scene.state.hands[Seat(1)] = bag("g8").plus(scene.state.stock).minus(bag("b1"));
    let mut scene = scene.pile("b1 k0");
    assert_eq!((scene.state.stock, scene.legal()), (Bag::EMPTY, vec!["draw".to_owned(), "take".to_owned()]));
    scene.go("draw");
    assert_eq!((scene.state.stock, &*scene.state.pile), (bag("b1"), &[card("k0")][..]));
}

#[test]
fn rum_6_the_first_dealer_is_drawn() {
    let scene = Scene::new(5, "");
    assert_eq!((scene.frame(), scene.turn().as_str()), ("dealer", "nature"));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut dealt = [0; 5];
    for _ in 0..1000 {
        match scene.game.sample(&scene.state, &mut rng) {
            Chance::Dealer(seat) => dealt[seat.index()] += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(dealt.iter().all(|times| (150..250).contains(times)), "{dealt:?}");
    assert!(!scene.game.admits(&scene.state, Chance::Dealer(Seat(5))));
}
