//! What nature can do, said without the rules: for laws 2 and 8. Deals are too many for the χ² of law 8: that they
//! are even is tested here, place by place and hand by hand.

use cards::{Bag, Colour, Kind};
use game::{Rules, Seat, Secrets, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::Safaru;
use safaru::action::{Chance, Deal};
use safaru::state::{Frame, State};
use testkit::conform::Chances;

use crate::scene::{Scene, Table, scene};

/// SAF.13: anybody deals first. SAF.1, SAF.10: four cards each and four to the table, of those that are left; in the
/// last deal of three players, when twelve are left, none to the table.
pub fn list_chances(game: &Safaru, state: &State) -> Chances<Safaru> {
    let seats = game.seats();
    match game.view(state, Viewer::Spectator).open.frame {
        Frame::DrawDealer => Chances::All(Seat::all(seats).map(|seat| (Chance::Dealer(seat), 1)).collect()),
        Frame::Deal => {
            let left = left_to_deal(game, state);
            let to_the_table = if seats == 3 && left.iter().sum::<u8>() == 12 { 0 } else { 4 };
            Chances::Such(Box::new(move |chance| match chance {
                Chance::Deal(Deal { hands, wild }) => {
                    let dealt = |card: Kind| {
                        hands.values().map(|hand| hand.count_of(card)).sum::<u8>() + wild.count_of(card)
                    };
                    hands.count() == seats
                        && hands.values().all(|hand| hand.count() == 4)
                        && wild.count() == to_the_table
                        && Kind::all().all(|card| dealt(card) <= left[card.index()])
                }
                Chance::Dealer(_) => false,
            }))
        }
        Frame::Turn(_) | Frame::Naming { .. } | Frame::Catching(_) | Frame::Over => {
            panic!("nature has no turn")
        }
    }
}

/// How many cards of each kind are left to be dealt when hands are empty: those neither wild nor caught.
fn left_to_deal(game: &Safaru, state: &State) -> Vec<u8> {
    let view = game.view(state, Viewer::Spectator);
    let piles = view.memory.expect("whole").piles;
    let lies =
        |card: Kind| view.open.wild.count_of(card) + piles.iter().map(|pile| pile.count_of(card)).sum::<u8>();
    Kind::all().map(|card| card.copies() - lies(card)).collect()
}

/// How many deals a test looks at.
const DEALS: u32 = 100_000;

/// What is dealt in this position, again and again: the hands, then what comes to the table.
fn deals(scene: &Scene) -> impl Iterator<Item = Vec<Bag>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(10);
    let places = move |deal: Deal| deal.hands.values().chain([deal.wild]).collect();
    (0..DEALS).map(move |_| match scene.game.sample(&scene.state, &mut rng) {
        Chance::Deal(deal) => places(deal),
        Chance::Dealer(_) => panic!("the dealer is known"),
    })
}

/// What χ² exceeds once in 100,000 times (Wilson and Hilferty). Seeds are fixed, so the answer is always the same.
fn critical(freedom: usize) -> f64 {
    let freedom = freedom as f64;
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + 4.265 * spread.sqrt()).powi(3)
}

/// Kinds of cards against places, the rest of the stock among them. Of `n` cards each lies somewhere in every deal and every
/// place has its number, so the squares are larger than those of independent cards by n / (n − 1). Seven positions: even
/// deals fail here once in 14,000 times.
#[test]
fn saf_1_10_every_card_is_as_likely_to_be_dealt_to_every_place() {
    for (seats, deal) in [(2, 1), (3, 1), (4, 1), (2, 3), (2, 5), (3, 4), (4, 3)] {
        let mut scene = scene(seats, "");
        let dealt_before = 4 * (seats + 1) * (deal - 1);
        scene.until(u64::from(deal), |scene| {
            scene.turn() == "nature" && scene.open().stock == 60 - dealt_before
        });
        let left = left_to_deal(&scene.game, &scene.state);
        assert_eq!(left.iter().sum::<u8>(), 60 - dealt_before);
        let cards = f64::from(60 - dealt_before);
        let mut found = vec![vec![0_u32; left.len()]; usize::from(seats) + 1];
        for places in deals(&scene) {
            for (found, dealt) in found.iter_mut().zip(&places) {
                dealt.cards().for_each(|card| found[card.index()] += 1);
            }
        }
        found.push(
            (0..left.len())
                .map(|kind| {
                    DEALS * u32::from(left[kind]) - found.iter().map(|place| place[kind]).sum::<u32>()
                })
                .collect(),
        );
        found.retain(|place| place.iter().sum::<u32>() > 0);
        let mut chi2 = 0.0;
        for place in &found {
            let size = f64::from(place.iter().sum::<u32>());
            for (&found, &copies) in place.iter().zip(&left).filter(|(_, copies)| **copies > 0) {
                let expected = size * f64::from(copies) / cards;
                chi2 += (f64::from(found) - expected).powi(2) / expected * (cards - 1.0) / cards;
            }
        }
        let kinds = left.iter().filter(|copies| **copies > 0).count();
        let freedom = (kinds - 1) * (found.len() - 1);
        assert!(chi2 <= critical(freedom), "{seats} players, deal {deal}: χ² {chi2:.0} of {freedom}");
    }
}

/// How many of the four cards of a place are of one colour, of which the deck has twelve. 25 places and colours: even deals
/// fail here once in 4,000 times.
#[test]
fn saf_1_the_cards_of_a_hand_do_not_hang_together() {
    let choose = |of: u32, count: u32| {
        (0..count).fold(1.0, |ways, step| ways * f64::from(of - step) / f64::from(step + 1))
    };
    let mut found = [[[0_u32; 5]; 5]; 5];
    for places in deals(&scene(4, "")) {
        for (found, place) in found.iter_mut().zip(places) {
            for (found, colour) in found.iter_mut().zip(Colour::ALL) {
                found[usize::from(place.of_colour(colour).count())] += 1;
            }
        }
    }
    for (place, colour) in (0..5).flat_map(|place| (0..5).map(move |colour| (place, colour))) {
        let mut chi2 = 0.0;
        for (alike, &found) in (0..).zip(&found[place][colour]) {
            let expected = f64::from(DEALS) * choose(12, alike) * choose(48, 4 - alike) / choose(60, 4);
            chi2 += (f64::from(found) - expected).powi(2) / expected;
        }
        assert!(chi2 <= critical(4), "place {place}, {:?}: {:?}", Colour::ALL[colour], found[place][colour]);
    }
}
