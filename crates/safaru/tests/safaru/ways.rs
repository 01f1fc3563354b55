//! Every play, found by trying all arrangements of physical cards: slow, and independent of the rules' own
//! search.

use std::collections::BTreeSet;

use cards::{Bag, Kind};
use game::{Rules, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::Safaru;
use safaru::action::{Action, Catch};
use safaru::state::{Frame, State};

use crate::scene::{bag, build, table};

/// A card, what it catches in all, and whether it goes to the pile itself.
type Effect = (Kind, Vec<Kind>, bool);

/// Which way each wild card is caught in; 0 is none.
fn each_arrangement(count: usize, mut found: impl FnMut(&[u8])) {
    let mut ways = vec![0; count];
    loop {
        found(&ways);
        let Some(place) = ways.iter().position(|way| *way < 3) else { return };
        ways[..place].fill(0);
        ways[place] += 1;
    }
}

/// The effects of all plays of a card, straight from SAF.3 to SAF.8: with up to `most` ways used.
fn effects(card: Kind, wild: &[Kind], most: usize) -> BTreeSet<Effect> {
    let mut effects = BTreeSet::new();
    each_arrangement(wild.len(), |ways| {
        let caught = |way: u8| -> Vec<Kind> {
            wild.iter().zip(ways).filter(|(_, by)| **by == way).map(|(kind, _)| *kind).collect()
        };
        let [add, seventeen, pair] = [1, 2, 3].map(caught);
        let sum = |cards: &[Kind]| cards.iter().map(|kind| kind.number()).sum::<u8>();
        let used = [&add, &seventeen, &pair].iter().filter(|cards| !cards.is_empty()).count();
        let mut all = [add.clone(), seventeen.clone(), pair.clone()].concat();
        let zero_there = wild.iter().any(|kind| kind.number() == 0);
        let zero_caught = all.iter().any(|kind| kind.number() == 0);
        let legal = (1..=most).contains(&used)
            && (add.is_empty() || add.len() >= 2 && sum(&add) == card.number())
            && (seventeen.is_empty() || sum(&seventeen) + card.number() == 17)
            && (pair.is_empty() || pair.len() == 1 && pair[0].number() == card.number())
            && (!zero_there || zero_caught || add.is_empty() && seventeen.is_empty());
        if legal {
            all.sort();
            effects.insert((card, all, !pair.is_empty()));
        }
    });
    effects
}

fn caught(catch: &Catch) -> Vec<Kind> {
    let mut all: Vec<Kind> = catch.add.cards().chain(catch.seventeen.cards()).chain(catch.pair).collect();
    all.sort();
    all
}

fn wild(game: &Safaru, state: &State) -> Vec<Kind> {
    game.view(state, Viewer::Spectator).open.wild.cards().collect()
}

fn hand(game: &Safaru, state: &State, seat: Seat) -> Bag {
    game.view(state, Viewer::Seat(seat)).open.own.expect("a player's view")
}

/// Walks through random games and compares in every position with few enough wild cards.
fn compare(seats: u8, settings: &str, check: impl Fn(&Safaru, &State, &[Action]) -> usize) -> usize {
    let game = build(seats, settings).expect("valid");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    let (mut state, mut legal, mut compared) = (game.start(), Vec::new(), 0);
    loop {
        match game.turn(&state) {
            Turn::Over => return compared,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Seat(_) => {
                game.legal_actions(&state, &mut legal);
                if wild(&game, &state).len() <= 7 {
                    compared += check(&game, &state, &legal);
                }
                game.apply(&mut state, random::pick(&mut rng, &legal));
            }
        }
    }
}

#[test]
fn saf_2_6_8_every_play_is_listed_once_and_nothing_else() {
    for seats in 2..=4 {
        let compared = compare(seats, "hands=20", |game, state, legal| {
            lists_what_is_possible(game, state, legal);
            1
        });
        assert!(compared > 600, "{compared}");
    }
}

#[test]
fn saf_6_large_tables_and_twins_are_searched_as_well() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut listed = 0;
    for round in 0..30 {
        // Nine cards and more are a large table; so is any with twins.
        let (count, twins) = if round < 5 { (9, "") } else { (3, "k1 k1 b7 b7") };
        let zero = if round % 2 == 0 { "" } else { "g0" };
        let others = Bag::FULL.minus(bag(twins)).minus(Bag::number(0));
        let wild = others.draw(&mut rng, count).plus(bag(twins)).plus(bag(zero));
        let hand = Bag::FULL.minus(wild).draw(&mut rng, 1);
        let scene = table("", &names(hand), &names(wild));
        let mut legal = Vec::new();
        scene.game.legal_actions(&scene.state, &mut legal);
        lists_what_is_possible(&scene.game, &scene.state, &legal);
        listed += legal.len();
    }
    assert!(listed > 200, "{listed}");
}

fn names(cards: Bag) -> String {
    cards.cards().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" ")
}

/// Compares the legal plays of a turn with those found by trying all arrangements.
fn lists_what_is_possible(game: &Safaru, state: &State, legal: &[Action]) {
    let Turn::Seat(seat) = game.turn(state) else { unreachable!("a seat is to act") };
    let wild = wild(game, state);
    let mut expected = BTreeSet::new();
    for card in hand(game, state, seat).kinds() {
        let effects = effects(card, &wild, 3);
        // SAF.8: released only if it cannot catch; nothing caught stands for that.
        let released = effects.is_empty().then(|| (card, Vec::new(), false));
        expected.extend(effects.into_iter().chain(released));
    }
    let listed: Vec<Effect> = legal
        .iter()
        .map(|action| match action {
            Action::Release(card) => (*card, Vec::new(), false),
            Action::Play(play) => (play.card(), caught(&play.catch()), play.catch().pair.is_some()),
            Action::Offer(_) | Action::Take(_) => panic!("only in the reverse game"),
        })
        .collect();
    assert_eq!(listed.len(), expected.len(), "{legal:?}");
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), expected);
}

#[test]
fn saf_30_32_the_reverse_game_lists_single_ways_and_asks_the_neighbour_about_several() {
    for seats in 2..=4 {
        let compared = compare(seats, "variant=reverse hands=20", |game, state, legal| {
            let wild = wild(game, state);
            let frame = game.view(state, Viewer::Spectator).open.frame;
            let by_way = |card: Kind| {
                let mut ways: BTreeSet<(Vec<Kind>, bool)> = BTreeSet::new();
                ways.extend(effects(card, &wild, 1).into_iter().map(|(_, caught, paired)| (caught, paired)));
                ways
            };
            if let Frame::Deciding { card, .. } = frame {
                let listed: Vec<(Vec<Kind>, bool)> = legal
                    .iter()
                    .map(|action| match action {
                        Action::Take(catch) => (caught(catch), catch.pair.is_some()),
                        Action::Release(_) | Action::Play(_) | Action::Offer(_) => panic!("a decision"),
                    })
                    .collect();
                assert_eq!(listed.len(), by_way(card).len());
                assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), by_way(card));
                return 1;
            }
            for action in legal {
                let sum = |cards: &[Kind]| cards.iter().map(|kind| kind.number()).sum::<u8>();
                let ways = |card: Kind| {
                    let kinds: BTreeSet<(u8, bool)> =
                        by_way(card).iter().map(|(cards, paired)| (sum(cards), *paired)).collect();
                    kinds.len()
                };
                match action {
                    Action::Release(card) => assert_eq!(ways(*card), 0),
                    Action::Play(play) => assert_eq!(ways(play.card()), 1),
                    Action::Offer(card) => assert!(ways(*card) > 1),
                    Action::Take(_) => panic!("no decision is waiting"),
                }
            }
            1
        });
        assert!(compared > 600, "{compared}");
    }
}
