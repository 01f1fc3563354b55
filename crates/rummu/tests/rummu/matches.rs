//! RUM.35 to RUM.37: matches played from the first deal to the end.

use game::{Advise, BySeat, Outcome, Rules, Scoring, Seat, Secrets, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::Rummu;
use rummu::action::Action;
use rummu::state::{Deed, Ended, State};

use crate::scene::build;

/// A hand of a match.
struct Hand {
    turns: u32,
    ended: Ended,
    /// The score sheet afterwards.
    scores: BySeat<i32>,
}

/// A match from the first deal to the end: its hands and its result.
fn play(
    game: &Rummu,
    seed: u64,
    decide: fn(&Rummu, &State, Seat, &[Action]) -> Action,
) -> (Vec<Hand>, Outcome) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut state, mut legal) = (game.start(), Vec::new());
    let (mut hands, mut turns) = (Vec::new(), 0);
    loop {
        match game.turn(&state) {
            Turn::Over => return (hands, game.outcome(&state).expect("it is over")),
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Seat(seat) => {
                assert_eq!(game.outcome(&state), None, "nobody has won yet");
                game.legal_actions(&state, &mut legal);
                let action = decide(game, &state, seat, &legal);
                game.apply(&mut state, action);
                turns += u32::from(matches!(state.last, Deed::Discarded { .. } | Deed::TookBack { .. }));
            }
        }
        if let Deed::Discarded { ended: Some(ended), .. } | Deed::TookBack { ended, .. } = state.last {
            hands.push(Hand { turns, ended, scores: state.scores });
            turns = 0;
        }
    }
}

/// Lays what can be laid.
fn sensible(game: &Rummu, state: &State, seat: Seat, legal: &[Action]) -> Action {
    game.advise(&game.view(state, Viewer::Seat(seat)).forgetful(), legal)
}

/// Draws and discards, and never lays anything.
fn idle(_: &Rummu, _: &State, _: Seat, legal: &[Action]) -> Action {
    let turns = legal.iter().find(|action| matches!(action, Action::Enough | Action::Discard(_)));
    *turns.unwrap_or(&legal[0])
}

/// Only the first side lays anything.
fn one_sided(game: &Rummu, state: &State, seat: Seat, legal: &[Action]) -> Action {
    if game.side(seat) == 0 { sensible(game, state, seat, legal) } else { idle(game, state, seat, legal) }
}

/// The highest score wins; equal ones share the win.
fn the_highest_wins(last: &Hand, outcome: &Outcome) {
    assert_eq!(outcome.scores, last.scores);
    let highest = highest(last);
    for (seat, score) in last.scores.iter() {
        assert_eq!(outcome.ranks[seat] == 1, score == highest, "{outcome:?}");
    }
}

fn highest(hand: &Hand) -> i32 {
    hand.scores.values().max().expect("somebody plays")
}

#[test]
fn rum_35_a_match_goes_on_until_somebody_has_the_total() {
    let matches = [
        (3, "", 200),
        (4, "", 200),
        (6, "", 200),
        (4, "teams=on", 500),
        (6, "teams=on", 500),
        (4, "teams=on total=300", 300),
        (5, "total=60", 60),
    ];
    for (seats, settings, total) in matches {
        let game = build(seats, settings).expect("valid");
        let mut longer = 0;
        for seed in 0..6 {
            let (hands, outcome) = play(&game, seed, one_sided);
            let (last, before) = hands.split_last().expect("a hand was played");
            assert!(before.iter().all(|hand| highest(hand) < total), "{settings}: too late");
            assert!(highest(last) >= total && hands.len() < 100, "{settings}: too early");
            longer += u32::from(hands.len() > 1);
            the_highest_wins(last, &outcome);
        }
        assert!(longer > 2, "{settings}: in more than one hand");
    }
}

#[test]
fn rum_35_the_points_of_every_hand_are_added_and_partners_share_them() {
    for (seats, settings) in [(3, ""), (4, "teams=on"), (6, "teams=on")] {
        let game = build(seats, settings).expect("valid");
        let (hands, _) = play(&game, 1, sensible);
        let mut scores = BySeat::all(seats, 0);
        for hand in &hands {
            for seat in Seat::all(seats) {
                let mates = Seat::all(seats)
                    .filter(|&mate| mate == seat || are_partners(settings, seats, mate, seat));
                scores[seat] += mates.map(|mate| i32::from(hand.ended.points[mate])).sum::<i32>();
            }
            assert_eq!(hand.scores, scores, "{settings}");
        }
    }
}

/// RUM.2: partners sit opposite.
fn are_partners(settings: &str, seats: u8, one: Seat, other: Seat) -> bool {
    settings == "teams=on" && one.0.abs_diff(other.0) == seats / 2
}

#[test]
fn rum_36_a_match_of_so_many_hands_takes_no_notice_of_the_total() {
    for (seats, settings, count) in
        [(4, "hands=7 total=50", 7), (3, "hands=1", 1), (4, "hands=3 teams=on", 3)]
    {
        let game = build(seats, settings).expect("valid");
        let (hands, outcome) = play(&game, 2, sensible);
        assert_eq!(hands.len(), count, "{settings}");
        the_highest_wins(hands.last().expect("a hand was played"), &outcome);
    }
    let (hands, _) = play(&build(4, "hands=7 total=50").expect("valid"), 2, sensible);
    assert!(hands[..6].iter().any(|hand| highest(hand) >= 50), "the total was longer before");
}

#[test]
fn rum_36_a_hand_in_which_nobody_lays_has_a_hundred_turns_and_no_finisher() {
    for seats in 3..=6 {
        let (hands, _) = play(&build(seats, "hands=3").expect("valid"), 3, idle);
        for hand in &hands {
            assert_eq!(hand.turns, 100);
            for (seat, points) in hand.ended.points.iter() {
                let cards = hand.ended.hands[seat];
                let lost: i16 =
                    cards.cards().map(|card| if card.to_string().starts_with('y') { 10 } else { 5 }).sum();
                assert_eq!((points, cards.is_empty()), (-lost, false));
            }
        }
    }
}

#[test]
fn rum_37_a_match_in_which_nobody_gets_anywhere_ends_after_so_many_hands() {
    for (seats, settings, most) in
        [(3, "", 100), (4, "most-hands=9", 9), (6, "most-hands=2 teams=on total=1", 2)]
    {
        let (hands, outcome) = play(&build(seats, settings).expect("valid"), 4, idle);
        assert_eq!(hands.len(), most, "{settings}");
        let last = hands.last().expect("a hand was played");
        assert!(highest(last) < 0, "nobody laid anything");
        the_highest_wins(last, &outcome);
    }
}
