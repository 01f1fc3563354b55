use std::collections::BTreeMap;

use game::{Observe, Rules, Seat, Secrets, ViewOf, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::Serengeti;
use serengeti::score::card_points;
use testkit::playout::Positions;

use crate::scene::{Scene, arranged, build};
use crate::spelling::with_other_table;

/// The numbers of a view, by plane.
struct Observed(BTreeMap<&'static str, Vec<u8>>);

impl Observed {
    fn of(game: &Serengeti, view: &ViewOf<Serengeti>) -> Observed {
        let mut values = vec![7; Serengeti::value_count()];
        game.observe(view, &[], &mut values);
        let planes = Serengeti::planes().into_iter();
        Observed(
            planes
                .map(|plane| (plane.name, values[plane.begin..][..plane.shape.iter().product()].to_vec()))
                .collect(),
        )
    }

    /// By a seat, counted from 1.
    fn by(scene: &Scene, seat: u8) -> Observed {
        Observed::of(&scene.game, &scene.seen_by(seat))
    }

    fn plane(&self, name: &str) -> &[u8] {
        self.0.get(name).unwrap_or_else(|| panic!("there is no plane {name}"))
    }

    /// The places in a part of a plane where it is not 0.
    fn ones(&self, name: &str, part: usize, size: usize) -> Vec<usize> {
        let values = &self.plane(name)[part * size..][..size];
        (0..size).filter(|&place| values[place] != 0).collect()
    }
}

/// Seat 1 has bid 3 for a Massai card, and seat 2, who has two, is to speak.
fn bidding() -> Scene {
    let table = [("N4 N8", 12), ("M1 M2", 9), ("B2 N9", 10), ("", 7)];
    let mut scene = arranged("edition=abacus", 4, &table);
    scene.go("turn M7, bid 3");
    scene
}

#[test]
fn an_observation_has_1503_values() {
    assert_eq!(Serengeti::value_count(), 1503);
    assert_eq!(Serengeti::PLANES.len(), 49);
}

#[test]
fn an_auction_is_seen_from_the_chair_of_the_viewer() {
    let scene = bidding();
    let seen = Observed::by(&scene, 2);
    assert_eq!(seen.plane("players"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.plane("seat"), [0, 1, 0, 0, 0, 0]);
    assert_eq!(seen.ones("round", 0, 15), [3]);
    assert_eq!(seen.plane("frame"), [0, 0, 0, 0, 1, 0], "bidding");
    assert_eq!(seen.plane("decides"), [1, 0, 0, 0, 0, 0]);
    assert_eq!(seen.plane("speaker"), [1, 0, 0, 0, 0, 0]);
    assert_eq!(seen.plane("first"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.plane("speaking"), [1, 1, 1, 1, 0, 0]);
    assert_eq!(seen.plane("highest bidder"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.plane("has bid"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.plane("bids"), [0, 0, 0, 3, 0, 0]);
    assert_eq!(seen.ones("next bid", 0, 40), [4]);
    assert_eq!(seen.ones("next bid in steps", 0, 24), [0, 1, 2, 3]);
    assert_eq!(seen.plane("bonus for passing"), [2], "SER.7");
    // SER.10: nobody has a 3, so the three others share.
    assert_eq!(seen.plane("gains as it stands"), [1, 1, 1, 0, 0, 0]);
    for idle in ["seller", "excluded", "barred", "fines", "bonuses", "refused", "lost", "other numbers"] {
        assert!(seen.plane(idle).iter().all(|&value| value == 0), "{idle}");
    }
    assert_eq!(Observed::by(&scene, 4).plane("bids"), [0, 3, 0, 0, 0, 0], "seat 1 comes after seat 4");
}

#[test]
fn cards_are_told_by_place_tribe_and_digit() {
    let seen = Observed::by(&bidding(), 2);
    // By tribe and number: Nuba 0 1 4 8 9, Massai 1 2 3 7 9, Bantu 0 2 5 6 9.
    assert_eq!(seen.ones("owned", 0, 30), [5, 6], "M1 M2");
    assert_eq!(seen.ones("owned", 1, 30), [4, 11], "N9 B2");
    assert_eq!(seen.ones("owned", 3, 30), [2, 3], "N4 N8");
    assert_eq!(seen.ones("owned by tribe", 0, 30), [5, 6], "two Massai");
    assert_eq!(seen.ones("owned by tribe", 1, 30), [0, 10], "a Nuba and a Bantu");
    assert_eq!(seen.ones("owned by digit", 1, 20), [2, 9]);
    assert_eq!(seen.plane("cards"), [2, 2, 0, 2, 0, 0]);
    assert_eq!(seen.plane("points"), [3, 2, 0, 3, 0, 0], "SER.80");
    assert_eq!(seen.ones("goods", 0, 30), [8], "M7");
    assert_eq!(seen.ones("goods by tribe", 0, 30), [5]);
    assert_eq!(seen.ones("goods by digit", 0, 20), [7, 17], "a 7, which seat 2 has not");
    assert_eq!(seen.plane("worth"), [3, 1, 1, 1, 0, 0], "the third Massai");
    assert_eq!(seen.plane("deck").iter().sum::<u8>(), 23);
    assert_eq!(seen.ones("deck by tribe", 0, 30)[..4], [0, 1, 5, 6], "two Nuba and two Massai are left");
    // Of the 7s two are left, of the 3s three.
    assert_eq!((0..3).map(|times| seen.plane("deck by digit")[10 * times + 7]).sum::<u8>(), 2);
    assert_eq!((0..3).map(|times| seen.plane("deck by digit")[10 * times + 3]).sum::<u8>(), 3);
}

#[test]
fn whom_a_price_would_pay_is_told_by_digit() {
    let seen = Observed::by(&bidding(), 2);
    assert_eq!(seen.ones("paid by digit", 0, 20), [1, 2, 11], "seat 2 shares in 2s and has the only 1");
    assert_eq!(seen.ones("paid by digit", 1, 20), [2, 9, 12, 19], "seat 3, if seat 2 buys");
    assert_eq!(seen.ones("paid by digit", 3, 20), [4, 8, 14, 18]);
    assert_eq!(seen.ones("digits all share", 0, 10), [0, 1, 3, 5, 6, 7]);
}

#[test]
fn chips_are_told_as_far_as_they_are_known() {
    let scene = bidding();
    let seen = Observed::by(&scene, 2);
    assert_eq!(seen.plane("remembers"), [1]);
    assert_eq!(seen.plane("chips"), [9, 10, 7, 12, 0, 0]);
    assert_eq!(seen.ones("chips in steps", 2, 24), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(seen.plane("richest"), [0, 0, 0, 1, 0, 0]);
    assert_eq!(seen.plane("can pay next bid"), [1, 1, 1, 1, 0, 0]);
    assert_eq!(seen.plane("pot and bank"), [0, 27]);
    let forgetful = Observed::of(&scene.game, &scene.seen_by(2).forgetful());
    assert_eq!(forgetful.plane("remembers"), [0]);
    assert_eq!(forgetful.plane("chips"), [9, 0, 0, 0, 0, 0]);
    assert_eq!(forgetful.plane("richest"), [0; 6]);
    assert_eq!(forgetful.plane("can pay next bid"), [1, 0, 0, 0, 0, 0]);
}

#[test]
fn a_sale_and_a_refused_bid_are_told() {
    let table = [("N4 N8", 12), ("M1 M2", 12), ("B2", 12)];
    let mut scene = arranged("edition=asmodee selling=on referee=open", 4, &table);
    scene.go("turn M7, pass, pass, pass, 1: sell N4, 2: bid 5, 3: bid 12");
    let seen = Observed::by(&scene, 3);
    assert_eq!(seen.plane("seller"), [0, 1, 0, 0, 0, 0]);
    assert_eq!(seen.ones("goods", 0, 30), [2], "N4");
    assert_eq!(seen.plane("worth"), [1, 2, 1, 0, 0, 0], "the seller would lose two points");
    assert_eq!(seen.plane("gains as it stands"), [0, 5, 0, 0, 0, 0], "SER.62");
    assert_eq!(seen.plane("fines"), [1, 0, 0, 0, 0, 0], "SER.52: seat 3 owns a 2");
    let refused = seen.plane("refused");
    assert_eq!((refused[1], refused.iter().map(|&eight| u32::from(eight)).sum()), (1 << 4, 16_u32), "12");
    assert_eq!(seen.plane("pot and bank"), [1, 0]);
}

/// What is ready in the planes is what the rules say.
#[test]
fn points_and_receivers_agree_with_the_rules() {
    for settings in ["edition=abacus", "edition=asmodee", "edition=digest referee=open exchanges=on"] {
        let game = build(5, settings).expect("valid");
        let positions = Positions::by_kinds(&game, 6, &mut Xoshiro256PlusPlus::seed_from_u64(3));
        for state in &positions.decisions {
            let viewer = Seat(state.round % 5);
            let seen = Observed::of(&game, &game.view(state, Viewer::Seat(viewer)));
            for (row, seat) in viewer.round(5).enumerate() {
                assert_eq!(seen.plane("points")[row], card_points(state.owned[seat]).min(60));
                if seat == viewer {
                    continue;
                }
                for digit in 0..10 {
                    let gains = game.shares(&state.owned, viewer, digit, 60).gains[seat];
                    let told = |plane: &str, place: usize| seen.plane(plane)[place + usize::from(digit)] == 1;
                    let shares = told("paid by digit", 20 * row) || told("digits all share", 0);
                    assert_eq!(shares, gains > 0, "{seat} is paid for {digit}: {:?}", state.owned);
                    assert_eq!(told("paid by digit", 20 * row + 10), gains == 60, "{seat} alone for {digit}");
                }
            }
        }
    }
}

/// Every setting that changes something is told: no two of these games begin with the same numbers.
#[test]
fn settings_are_told() {
    let mut games = Vec::new();
    for seats in 3..=6 {
        for edition in ["asmodee", "digest", "abacus players=6"] {
            for more in [
                "",
                "referee=open",
                "selling=off exchanges=on",
                "exchanges=on referee=open",
                "chips=2 box=15",
                "chips=2 box=16",
                "opening=4",
                "richest=7",
                "overbid=at-once chips=9 referee=open",
                "tiebreak=numbers richest=1",
                "tiebreak=none richest=1",
                "tiebreak=cards richest=1",
                "holders=each opening=3",
                "holders=most opening=3",
                "undealt=bank bonus=5",
                "undealt=bank payment=pot remainder=pot fine=pot bonus=6",
                "undealt=bank payment=pot remainder=bank fine=pot bonus=6",
                "undealt=bank payment=pot remainder=pot fine=bank bonus=6",
                "undealt=bank payment=direct remainder=bank fine=bank bonus=6",
            ] {
                games.push(build(seats, &format!("edition={edition} {more}")).expect("valid"));
            }
        }
    }
    games.push(with_other_table());
    let mut met = BTreeMap::new();
    for game in &games {
        let seen = Observed::of(game, &game.view(&game.start(), Viewer::Seat(Seat(0))));
        let told: Vec<Vec<u8>> = seen.0.into_values().collect();
        if let Some(other) = met.insert(told, game.config().clone()) {
            assert_eq!(*game.settings(), *build_of(&other).settings(), "{other:?}");
        }
    }
    assert!(met.len() > 200, "{} of {}", met.len(), games.len());
}

fn build_of(config: &game::Config) -> Serengeti {
    Serengeti::new(config).expect("it was built before")
}

/// SER.2: the numbers of another table, by place; the usual one is not written out.
#[test]
fn another_table_of_cards_is_told() {
    let seen = |game: &Serengeti| Observed::of(game, &game.view(&game.start(), Viewer::Seat(Seat(0))));
    let usual = seen(&build(4, "").expect("valid"));
    assert!(usual.plane("other numbers").iter().all(|&number| number == 0));
    let other = seen(&with_other_table());
    assert_eq!(other.plane("other numbers")[..10], [1, 2, 3, 7, 9, 0, 1, 4, 8, 9]);
    assert_eq!(other.plane("deck"), [1; 30]);
}

#[test]
fn worlds_of_one_view_have_the_same_numbers() {
    let mut scene = bidding();
    scene.go("pass");
    let view = scene.seen_by(3).forgetful();
    let seen = Observed::of(&scene.game, &view);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut others = 0;
    for _ in 0..20 {
        let world = scene.game.determinize(&view, &mut rng);
        others += u32::from(world != scene.state);
        let again = scene.game.view(&world, Viewer::Seat(Seat(2))).forgetful();
        assert_eq!(Observed::of(&scene.game, &again).0, seen.0);
    }
    assert!(others > 10, "other worlds were drawn");
}
