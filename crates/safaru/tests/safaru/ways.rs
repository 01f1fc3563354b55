//! Every whole play, found by trying all arrangements of physical cards: slow, and independent of how the rules
//! list and choose.

use std::collections::{BTreeMap, BTreeSet};

use cards::{Bag, Kind};
use game::{Depict, Inspect, Rules, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::Safaru;
use safaru::action::{Action, Catch, Way, Ways};
use safaru::prospect::{Because, MOST_PLAYS, Prospect};
use safaru::state::{Frame, State};
use testkit::playout::Positions;

use crate::scene::{Caught, Scene, bag, build, names, table, written};

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

/// All whole plays of a card, straight from SAF.3 to SAF.8, as they are written: those whose ways fit.
fn plays(card: Kind, wild: &[Kind], fits: impl Fn(Ways) -> bool) -> BTreeSet<String> {
    let all = all_plays(card, wild).into_iter();
    all.filter(|(ways, _)| fits(ways.iter().copied().collect())).flat_map(|(_, plays)| plays).collect()
}

/// The same, by the ways they use.
fn all_plays(card: Kind, wild: &[Kind]) -> BTreeMap<Vec<Way>, BTreeSet<String>> {
    let mut plays: BTreeMap<Vec<Way>, BTreeSet<String>> = BTreeMap::new();
    each_arrangement(wild.len(), |ways| {
        let caught = |way: u8| -> Vec<Kind> {
            wild.iter().zip(ways).filter(|(_, by)| **by == way).map(|(kind, _)| *kind).collect()
        };
        let [add, seventeen, pair] = [1, 2, 3].map(caught);
        let sum = |cards: &[Kind]| cards.iter().map(|kind| kind.number()).sum::<u8>();
        let zero_there = wild.iter().any(|kind| kind.number() == 0);
        let zero_caught = [&add, &seventeen, &pair].into_iter().flatten().any(|kind| kind.number() == 0);
        let legal = (!add.is_empty() || !seventeen.is_empty() || !pair.is_empty())
            && (add.is_empty() || add.len() >= 2 && sum(&add) == card.number())
            && (seventeen.is_empty() || sum(&seventeen) + card.number() == 17)
            && (pair.is_empty() || pair.len() == 1 && pair[0].number() == card.number())
            && (!zero_there || zero_caught || add.is_empty() && seventeen.is_empty());
        if legal {
            let [add, seventeen] = [add, seventeen].map(|cards| cards.into_iter().collect::<Bag>());
            let catch = Catch { add, seventeen, pair: pair.first().copied() };
            plays.entry(catch.ways().iter().collect()).or_default().insert(written(card, &catch));
        }
    });
    plays
}

fn wild(game: &Safaru, state: &State) -> Vec<Kind> {
    game.view(state, Viewer::Spectator).open.wild.cards().collect()
}

/// The whole plays that are reached by steps from here, in the order in which they are.
fn reached(game: &Safaru, state: &State, seat: Seat, action: Action) -> Vec<String> {
    let mut next = *state;
    game.apply(&mut next, action);
    if let Some((card, catch)) = next.caught(game) {
        return vec![written(card, &catch)];
    }
    assert_eq!(game.turn(&next), Turn::Seat(seat), "the turn stays until the play is whole");
    let mut legal = Vec::new();
    game.legal_actions(&next, &mut legal);
    assert!(legal.len() > 1, "a step with one answer is not asked, and none leads to a dead end");
    legal.into_iter().flat_map(|action| reached(game, &next, seat, action)).collect()
}

fn prospect(game: &Safaru, state: &State, action: Action) -> Prospect {
    let Turn::Seat(seat) = game.turn(state) else { unreachable!("a seat is to act") };
    let view = game.view(state, Viewer::Seat(seat)).forgetful();
    game.prospect(&view, action).expect("whole plays follow")
}

fn promised(game: &Safaru, state: &State, card: Kind, action: Action) -> Vec<String> {
    let prospect = prospect(game, state, action);
    assert!(!prospect.more && prospect.plays.len() <= MOST_PLAYS);
    prospect.plays.iter().map(|catch| written(card, catch)).collect()
}

/// The same plays, each once on both sides.
fn same(one: Vec<String>, other: &BTreeSet<String>, what: &dyn std::fmt::Debug) {
    assert_eq!(one.len(), other.len(), "{what:?}: {one:?}, but {other:?}");
    assert_eq!(&one.into_iter().collect::<BTreeSet<_>>(), other, "{what:?}");
}

/// Walks through random games and compares in every position with few enough wild cards.
fn compare(seats: u8, settings: &str, check: impl Fn(&Safaru, &State, Seat, &[Action])) -> usize {
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
            Turn::Seat(seat) => {
                game.legal_actions(&state, &mut legal);
                if wild(&game, &state).len() <= 7 {
                    check(&game, &state, seat, &legal);
                    compared += 1;
                }
                game.apply(&mut state, random::pick(&mut rng, &legal));
            }
        }
    }
}

/// In the plain game every play that is possible is reached by steps from the choice of its card and ways, and
/// promised by that choice; a card that can catch nothing is released.
fn everything_possible(game: &Safaru, state: &State, seat: Seat, legal: &[Action]) {
    let wild = wild(game, state);
    let own = game.view(state, Viewer::Seat(seat)).open.own.expect("a player's view");
    if matches!(game.view(state, Viewer::Spectator).open.frame, Frame::Catching(_)) {
        return;
    }
    for card in own.kinds() {
        let mut sets = 0;
        let all = all_plays(card, &wild);
        for set in (1..8).map(|bits: u8| Way::ALL.into_iter().filter(move |way| bits >> *way as u8 & 1 == 1))
        {
            let ways: Ways = set.collect();
            let action = Action::Play { card, ways };
            let possible = all.get(&ways.iter().collect::<Vec<_>>());
            assert_eq!(legal.contains(&action), possible.is_some(), "{card} {ways:?} with {wild:?}");
            if let Some(possible) = possible {
                same(reached(game, state, seat, action), possible, &action);
                same(promised(game, state, card, action), possible, &action);
                sets += 1;
            }
        }
        assert_eq!(legal.contains(&Action::Release(card)), sets == 0, "SAF.8: {card}");
    }
}

#[test]
fn saf_2_6_8_every_play_is_reached_by_steps_and_promised_once_and_nothing_else() {
    for seats in 2..=4 {
        let compared = compare(seats, "hands=12", everything_possible);
        assert!(compared > 400, "{compared}");
    }
}

#[test]
fn saf_6_large_tables_twins_and_many_zeros_are_searched_as_well() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    for round in 0..40 {
        let (count, fixed) = match round % 4 {
            0 => (8, ""),
            1 => (4, "k1 k1 b7 b7"),
            2 => (3, "k1 k1 b7 b7 g0"),
            _ => (4, "b0 g0 y0 k0"),
        };
        let others = Bag::FULL.minus(bag(fixed).or(Bag::number(0)));
        let wild = others.draw(&mut rng, count).plus(bag(fixed));
        let hand = if round % 8 == 7 { bag("r0") } else { Bag::FULL.minus(wild).draw(&mut rng, 1) };
        let scene = table("", &names(hand), &names(wild));
        let mut legal = Vec::new();
        scene.game.legal_actions(&scene.state, &mut legal);
        everything_possible(&scene.game, &scene.state, Seat(0), &legal);
    }
}

#[test]
fn saf_30_32_the_reverse_game_promises_single_ways_and_asks_the_neighbour_about_several() {
    let ways = |card: Kind, wild: &[Kind]| -> Vec<Way> {
        Way::ALL
            .into_iter()
            .filter(|&way| !plays(card, wild, |used| used == Ways::only(way)).is_empty())
            .collect()
    };
    for seats in 2..=4 {
        let compared = compare(seats, "variant=reverse hands=12", |game, state, seat, legal| {
            let wild = wild(game, state);
            match game.view(state, Viewer::Spectator).open.frame {
                Frame::Naming { by, card } => {
                    assert_eq!(seat, by.next(seats));
                    assert_eq!(legal, ways(card, &wild).into_iter().map(Action::Name).collect::<Vec<_>>());
                    for &action in legal {
                        let Action::Name(way) = action else { unreachable!("a way") };
                        let possible = plays(card, &wild, |used| used == Ways::only(way));
                        same(reached(game, state, by, action), &possible, &action);
                        same(promised(game, state, card, action), &possible, &action);
                    }
                }
                Frame::Turn(_) => {
                    for &action in legal {
                        match action {
                            Action::Release(card) => assert!(ways(card, &wild).is_empty(), "{card}"),
                            Action::Play { card, ways: Ways::NONE } => {
                                let possible = plays(card, &wild, |used| used.count() == 1);
                                same(promised(game, state, card, action), &possible, &action);
                                match ways(card, &wild).len() {
                                    0 => panic!("{card} catches nothing"),
                                    1 => same(reached(game, state, seat, action), &possible, &action),
                                    _ => {
                                        let mut next = *state;
                                        game.apply(&mut next, action);
                                        assert_eq!(game.turn(&next), Turn::Seat(seat.next(seats)));
                                    }
                                }
                            }
                            other => panic!("{other:?} at the beginning of a turn"),
                        }
                    }
                }
                Frame::Catching(_) => {
                    for &action in legal {
                        let steps = reached(game, state, seat, action).into_iter().collect::<BTreeSet<_>>();
                        let card = game.view(state, Viewer::Spectator).open.frame.played().expect("a card");
                        same(promised(game, state, card, action), &steps, &action);
                    }
                }
                Frame::DrawDealer | Frame::Deal | Frame::Over => unreachable!("a seat is to act"),
            }
        });
        assert!(compared > 400, "{compared}");
    }
}

/// The reasons why two parts exclude each other, by what they catch.
fn reasons(scene: &Scene, text: &str) -> Vec<(String, String, Because)> {
    let action = game::Notation::read_action(&scene.game, text).expect(text);
    let excluded = prospect(&scene.game, &scene.state, action).exclusions;
    excluded.into_iter().map(|pair| (names(pair.one.cards), names(pair.other.cards), pair.because)).collect()
}

#[test]
fn saf_6_parts_that_exclude_each_other_say_which_card_both_need() {
    // 3 can be added with b2, or go with y9 and make 17: g3 and r3 each in one of them.
    let scene = table("", "r5", "b2 g3 r3 y9");
    let g3 = bag("g3").kinds().next().expect("a card");
    let r3 = bag("r3").kinds().next().expect("a card");
    let mut expected = vec![
        ("b2 g3".to_owned(), "g3 y9".to_owned(), Because::Card(g3)),
        ("r3 b2".to_owned(), "r3 y9".to_owned(), Because::Card(r3)),
    ];
    let mut found = reasons(&scene, "play r5 add seventeen");
    found.sort_by(|one, other| one.0.cmp(&other.0));
    expected.sort_by(|one, other| one.0.cmp(&other.0));
    assert_eq!(found, expected);
    assert!(reasons(&table("", "r5", "b2 g3 k5"), "play r5 add pair").is_empty());
}

#[test]
fn saf_7_parts_that_exclude_each_other_say_that_the_0_is_missing() {
    let scene = table("", "r5", "b2 g3 y9 r3 k0");
    let missing: Vec<(String, String)> = reasons(&scene, "play r5 add seventeen")
        .into_iter()
        .filter(|(_, _, because)| *because == Because::Zero)
        .map(|(one, other, _)| (one, other))
        .collect();
    let without = |one: &str, other: &str| (one.to_owned(), other.to_owned());
    assert_eq!(missing.len(), 2, "{missing:?}");
    assert!(missing.contains(&without("b2 g3", "r3 y9")) && missing.contains(&without("r3 b2", "g3 y9")));
}

#[test]
fn saf_6_two_parts_exclude_each_other_when_they_leave_nothing_for_the_third_way() {
    // With a 5 added to the 0 and another in seventeen, no 5 is left for the pair.
    let scene = table("", "r5", "b5 k5 g7 k0 b2 g3");
    let found = reasons(&scene, "play r5 add seventeen pair");
    let because = |one: &str, other: &str| {
        let pair = found.iter().find(|pair| (pair.0.as_str(), pair.1.as_str()) == (one, other));
        pair.map(|pair| pair.2)
    };
    assert_eq!(because("b5 k0", "g7 k5"), Some(Because::Nothing(Way::Pair)), "{found:?}");
    assert_eq!(because("b5 k0", "b5 g7"), Some(Because::Card(bag("b5").kinds().next().expect("a card"))));
    assert_eq!(because("b2 g3 k0", "g7 k5"), None, "these go together, and b5 is the pair");
}

/// In random positions two parts are excluded if and only if no play has both, and a card that is said to be needed
/// twice is.
#[test]
fn saf_6_7_exclusions_are_complete() {
    let mut seen = [0; 3];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for round in 0..300 {
        let zeros = if round % 2 == 0 { bag("") } else { bag("g0") };
        let wild = Bag::FULL.minus(Bag::number(0)).draw(&mut rng, 8).plus(zeros);
        let hand = Bag::FULL.minus(wild.or(Bag::number(0))).draw(&mut rng, 1);
        let scene = table("", &names(hand), &names(wild));
        let mut legal = Vec::new();
        scene.game.legal_actions(&scene.state, &mut legal);
        for &action in legal.iter().filter(|action| matches!(action, Action::Play { .. })) {
            let prospect = prospect(&scene.game, &scene.state, action);
            let excluded = |one: (Way, Bag), other: (Way, Bag)| {
                prospect.exclusions.iter().find(|pair| {
                    (pair.one.way, pair.one.cards) == one && (pair.other.way, pair.other.cards) == other
                })
            };
            for (one, other) in
                [(Way::Add, Way::Seventeen), (Way::Add, Way::Pair), (Way::Seventeen, Way::Pair)]
            {
                for first in prospect.plays.iter().filter(|catch| catch.ways().has(one)) {
                    for second in prospect.plays.iter().filter(|catch| catch.ways().has(other)) {
                        let (part, against) = ((one, first.by(one)), (other, second.by(other)));
                        let together = prospect
                            .plays
                            .iter()
                            .any(|catch| (catch.by(one), catch.by(other)) == (part.1, against.1));
                        let found = excluded(part, against);
                        assert_eq!(found.is_some(), !together);
                        match found.map(|pair| pair.because) {
                            Some(Because::Card(kind)) => {
                                seen[0] += 1;
                                assert!(
                                    part.1.count_of(kind) + against.1.count_of(kind) > wild.count_of(kind),
                                    "{kind}"
                                );
                            }
                            Some(Because::Zero) => {
                                seen[1] += 1;
                                assert!(
                                    !zeros.is_empty()
                                        && !part.1.or(against.1).has(zeros.kinds().next().expect("g0"))
                                );
                            }
                            Some(Because::Nothing(third)) => {
                                seen[2] += 1;
                                assert!(third != one && third != other);
                            }
                            None => {}
                        }
                    }
                }
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// The longest list of legal actions here, or after one more step of the same play.
fn longest_list(scene: &Scene) -> usize {
    let (game, mut legal) = (&scene.game, Vec::new());
    game.legal_actions(&scene.state, &mut legal);
    let after = |action: &Action| {
        let (mut next, mut legal) = (scene.state, Vec::new());
        game.apply(&mut next, *action);
        if game.frame(&next) == "catching" {
            game.legal_actions(&next, &mut legal);
        }
        legal.len()
    };
    legal.iter().map(after).max().unwrap_or(0).max(legal.len())
}

/// A list has the four hand cards, each with seven sets of ways at most; or the kinds that can be taken next.
#[test]
fn saf_6_no_list_of_legal_actions_is_long() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(64);
    let mut random_games = 0;
    for settings in ["hands=12", "variant=reverse hands=12"] {
        for seats in 2..=4 {
            let game = build(seats, settings).expect("valid");
            for state in Positions::of(&game, 40, &mut rng).decisions {
                let mut legal = Vec::new();
                game.legal_actions(&state, &mut legal);
                random_games = random_games.max(legal.len());
            }
        }
    }
    // Nearly all cards lie there, with the 0s, one of which must be caught, or without them.
    let mut constructed = 0;
    for round in 0..60 {
        let deck = if round % 2 == 0 { Bag::FULL } else { Bag::FULL.minus(Bag::number(0)) };
        let hand = Bag::FULL.draw(&mut rng, 4);
        let others = deck.minus(deck.and(hand));
        let wild = others.draw(&mut rng, others.count() - 4 - round / 2);
        constructed = constructed.max(longest_list(&table("", &names(hand), &names(wild))));
    }
    let all_but_zeros = Bag::FULL.minus(Bag::number(0)).minus(bag("k9"));
    constructed = constructed.max(longest_list(&table("", "r0", &names(all_but_zeros))));
    println!("the longest list: {random_games} in random games, {constructed} in constructed positions");
    assert!((12..=28).contains(&random_games), "{random_games}");
    assert!((32..=50).contains(&constructed), "{constructed}");
}
