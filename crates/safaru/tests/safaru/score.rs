use cards::{Bag, Colour, Kind};
use game::{Scoring, Seat};
use safaru::action::Way;
use safaru::card::{babies, hedgehogs, unicorns};

use crate::scene::{Scene, Table, bag, build, last_cards, scene};

/// The points of each side for these piles.
fn points(seats: u8, settings: &str, piles: &[&str]) -> Vec<i16> {
    let game = build(seats, settings).expect("valid");
    game.count(&piles.iter().map(|pile| bag(pile)).collect()).iter().map(|tally| tally.points).collect()
}

#[test]
fn deck_5_blue_cards_are_unicorns_yellow_ones_hedgehogs_and_0s_baby_animals() {
    let full = (unicorns(Bag::FULL), hedgehogs(Bag::FULL), babies(Bag::FULL));
    assert_eq!(full, (12, 12, 5));
    for kind in Kind::all() {
        let card = Bag::EMPTY.with(kind);
        assert_eq!(unicorns(card) == 1, kind.colour() == Colour::Blue, "{kind}");
        assert_eq!(hedgehogs(card) == 1, kind.colour() == Colour::Yellow, "{kind}");
        assert_eq!(babies(card) == 1, kind.number() == 0, "{kind}");
    }
    for (words, names) in [
        (safaru::WORDS_EN, ["unicorns", "hedgehogs", "baby animals"]),
        (safaru::WORDS_FR, ["licornes", "hérissons", "bébés animaux"]),
    ] {
        assert!(names.iter().all(|name| words.contains(name)));
    }
}

#[test]
fn saf_20_majorities_zeros_and_triangles() {
    // Triangles: b5 b3 r6 = 4, and y7 y2 = 3.
    assert_eq!(points(2, "", &["b5 b3 r6", "y7 y2"]), [4 + 24, 3 - 12]);
    // Each 0 costs 5 and has a triangle.
    assert_eq!(points(2, "", &["r0 g0", ""]), [-10 + 2, 0]);
    assert_eq!(points(2, "", &["b1 b9", "b2 y9"]), [24, 1 - 12]);
    // A yellow 0 and a blue 0 count in every respect.
    assert_eq!(points(2, "", &["b0", "y0"]), [24 - 5 + 1, -12 - 5 + 1]);
}

#[test]
fn saf_20_shared_majorities_share_the_points_in_whole_numbers() {
    assert_eq!(points(2, "", &["b1 y1", "b9 y9"]), [12 - 6, 12 - 6]);
    assert_eq!(points(3, "", &["b1 y1", "b9 y9", "b1 y1"]), [8 - 4, 8 - 4, 8 - 4]);
    assert_eq!(points(3, "", &["b1 b9", "b1 b2 y1", "y9 k9"]), [12, 12 + 1 - 6, -6]);
    assert_eq!(points(3, "variant=reverse", &["r1 y1", "g9 y9", "b1"]), [12 + 9, 12 + 9, 0]);
}

/// The points of piles, counted card by card as SAF.20 and SAF.31 say.
fn counted_by_hand(piles: &[Vec<Kind>], reverse: bool) -> Vec<i16> {
    let triangles = |kind: &Kind| match kind.number() {
        1 | 9 => 0,
        6 | 7 => 2,
        _ => 1,
    };
    let count = |pile: &[Kind], fits: fn(&Kind) -> bool| pile.iter().filter(|kind| fits(kind)).count() as i16;
    let baby = if reverse { 0 } else { -5 };
    let mut points: Vec<i16> = piles
        .iter()
        .map(|pile| pile.iter().map(triangles).sum::<i16>() + baby * count(pile, |kind| kind.number() == 0))
        .collect();
    let all: fn(&Kind) -> bool = |_| true;
    let blue: fn(&Kind) -> bool = |kind| kind.colour() == Colour::Blue;
    let yellow: fn(&Kind) -> bool = |kind| kind.colour() == Colour::Yellow;
    let majorities = if reverse { [(all, 24), (yellow, 18)] } else { [(blue, 24), (yellow, -12)] };
    for (fits, bonus) in majorities {
        let counts: Vec<i16> = piles.iter().map(|pile| count(pile, fits)).collect();
        let most = *counts.iter().max().expect("piles");
        let sharing = counts.iter().filter(|count| **count == most).count() as i16;
        for (points, count) in points.iter_mut().zip(&counts) {
            *points += if most > 0 && *count == most { bonus / sharing } else { 0 };
        }
    }
    points
}

#[test]
fn saf_20_a_whole_hand_is_counted_from_what_was_caught() {
    let reverse = "variant=reverse";
    for (seats, settings) in
        [(2, ""), (3, ""), (4, ""), (4, reverse), (3, reverse), (4, "variant=reverse teams=off")]
    {
        let mut scene = scene(seats, &format!("hands=2 {settings}"));
        let sides = usize::from(scene.game.sides());
        let mut piles = vec![Vec::new(); sides];
        let steps = std::cell::Cell::new(0);
        while scene.last().counted.is_none() {
            // One step, always the same ones.
            steps.set(0);
            scene.until(u64::from(scene.open().stock) + piles.concat().len() as u64, |_| {
                steps.set(steps.get() + 1);
                steps.get() > 1
            });
            if let Some(caught) = scene.last().caught {
                // Everything that was seen to be caught, the played card with a pair.
                let pile = &mut piles[caught.by.index() % sides];
                for way in Way::ALL {
                    pile.extend(caught.catch.by(way).cards());
                }
                pile.extend(caught.catch.pair.map(|_| caught.card));
            }
        }
        let expected = counted_by_hand(&piles, !settings.is_empty());
        assert_eq!(scene.open().scores.to_vec(), expected, "{seats} {settings}");
        let standing: Vec<i32> = scene.game.standing(&scene.state).values().collect();
        for seat in Seat::all(seats) {
            let side = usize::from(scene.game.side(seat));
            assert_eq!(standing[seat.index()], i32::from(expected[side]), "team-mates score together");
        }
        let caught = piles.concat().len();
        assert!(caught > 30 && caught <= 60, "{caught}");
    }
}

/// One more hand is counted for a match that stands like this: seat 1 catches r4 k4 (2 triangles), the last
/// side has the other cards but those left in the wild.
fn after_last_catch(seats: usize, settings: &str, scores: &[i16]) -> Scene {
    let hands = ["r4", "g9", "g8", "g7"];
    let mut scene = last_cards(settings, &hands[..seats], "k4 b1");
    scene.score(scores);
    scene.send("1: play r4 pair k4");
    while scene.last().counted.is_none() {
        let first = scene.legal()[0].clone();
        scene.go(&first);
    }
    scene
}

#[test]
fn saf_21_a_match_ends_when_a_side_has_the_total_and_the_highest_wins() {
    // Seat 2 scores 24 for unicorns, −12 for hedgehogs, −25 for 0s, and its triangles.
    let scene = after_last_catch(2, "total=100", &[98, 0]);
    assert_eq!(scene.result().0[0], 100);
    assert_eq!(scene.result().1, [1, 2]);
    assert_eq!(after_last_catch(2, "total=101", &[98, 0]).turn(), "nature", "one point short: another hand");
    // Both reach it: the highest wins.
    let both = after_last_catch(2, "total=100", &[99, 100]);
    assert_eq!(both.result().1, [2, 1]);
    assert!(both.result().0.iter().all(|score| *score > 100));
}

#[test]
fn saf_21_a_tie_is_shared_and_100_is_the_default() {
    let second = {
        let scores = after_last_catch(2, "total=1", &[98, 0]).result().0;
        scores[1]
    };
    let tie = after_last_catch(2, "", &[98, 100 - second as i16]);
    assert_eq!(tie.result(), (vec![100, 100], vec![1, 1]));
    assert_eq!(after_last_catch(2, "", &[97, 0]).turn(), "nature");
    assert!(build(2, "total=0").is_err() && build(2, "total=10000").is_ok());
}

#[test]
fn saf_22_a_match_to_a_total_ends_after_so_many_hands_anyway() {
    let game = build(3, "").expect("valid");
    assert_eq!(game.settings().goal.longest(), 100);
    let mut scene = scene(3, "total=10000 most-hands=2");
    scene.until(4, |scene| scene.turn() == "over");
    assert_eq!(scene.open().hand, 2);
    let (scores, ranks) = scene.result();
    let best = scores.iter().max().expect("three scores");
    for (score, rank) in scores.iter().zip(&ranks) {
        assert_eq!(score == best, *rank == 1);
    }
    let mut by_hands = crate::scene::scene(2, "hands=3 total=1");
    by_hands.until(4, |scene| scene.turn() == "over");
    assert_eq!(by_hands.open().hand, 3, "a number of hands overrides the total");
}

#[test]
fn saf_23_nobody_scores_the_majority_of_a_colour_nobody_caught() {
    assert_eq!(points(2, "", &["r1", "k9"]), [0, 0]);
    assert_eq!(points(3, "", &["b9", "k9", ""]), [24, 0, 0]);
    assert_eq!(points(2, "variant=reverse", &["", ""]), [0, 0]);
    assert_eq!(points(2, "variant=reverse", &["r1 k1", "g9"]), [24, 0]);
}

#[test]
fn saf_31_reverse_scores_most_cards_most_hedgehogs_and_triangles() {
    assert_eq!(points(2, "variant=reverse", &["r0 g0 b5", "y7"]), [24 + 3, 18 + 2]);
    assert_eq!(points(2, "variant=reverse", &["r1 r9", "y1 y9"]), [12, 12 + 18]);
    // Four alone: all share both, 6 and 4 points each; the half points are lost.
    let four = ["y1 r1", "y9 r9", "y1 b1", "y2 g1"];
    assert_eq!(points(4, "variant=reverse teams=off", &four), [10, 10, 10, 11]);
    let three = ["y1 r1", "y9 r9", "y1 b1", "g1 g9"];
    assert_eq!(points(4, "variant=reverse teams=off", &three), [6 + 6, 6 + 6, 6 + 6, 6]);
}

#[test]
fn saf_31_as_many_hands_as_players_and_the_lowest_wins() {
    for seats in 2..=4 {
        let mut scene = scene(seats, "variant=reverse");
        scene.until(8, |scene| scene.turn() == "over");
        assert_eq!(scene.open().hand, seats);
        let (scores, ranks) = scene.result();
        let lowest = scores.iter().min().expect("scores");
        for (score, rank) in scores.iter().zip(&ranks) {
            assert_eq!(score == lowest, *rank == 1, "{scores:?} {ranks:?}");
        }
    }
    assert_eq!(build(4, "variant=reverse hands=7").expect("valid").settings().goal.longest(), 7);
    let refused = build(2, "variant=reverse total=50").expect_err("a total");
    assert_eq!(refused, "setting-conflict(one=total=50, other=variant=reverse, needed=variant=plain)");
}

#[test]
fn saf_32_four_play_in_teams_or_alone_and_a_tie_for_lowest_is_shared() {
    let game = build(4, "variant=reverse").expect("valid");
    assert_eq!(game.sides(), 2);
    let first = after_last_catch(2, "variant=reverse hands=1", &[0, 0]);
    let scores = first.result().0;
    assert_eq!(first.result().1, [1, 2], "{scores:?}");
    let lead = (scores[1] - scores[0]) as i16;
    let tie = after_last_catch(2, "variant=reverse hands=1", &[lead, 0]);
    assert_eq!(tie.result().1, [1, 1]);
    let teams = after_last_catch(4, "variant=reverse hands=1", &[0, 0]);
    assert_eq!(teams.result().1, [1, 2, 1, 2], "team-mates rank together, and the second side is second");
    // Four alone: r4 and k4 are two cards for seat 1; the last seat has nearly all, the others none.
    let alone = after_last_catch(4, "variant=reverse teams=off hands=1", &[0, 0, 0, 0]);
    assert_eq!(alone.result().1, [3, 1, 1, 4], "{:?}", alone.result());
}
