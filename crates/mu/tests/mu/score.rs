use mu::score::{level, target};
use mu::state::How;

use crate::scene::{Late, Table, bid, build, dealt};

/// The points beyond the triangles won.
fn extra(late: &Late) -> Vec<i16> {
    let gains = late.gains();
    gains.iter().zip(late.triangles).map(|(&gain, &won)| gain - i16::from(won)).collect()
}

fn five(triangles: &[u8], bid: u8, trump: &str) -> Vec<i16> {
    extra(&Late { seats: 5, settings: "", triangles, bid, trump, partner: Some(3) })
}

#[test]
fn mu_40_everybody_scores_the_triangles_they_won() {
    let late =
        Late { seats: 4, settings: "", triangles: &[20, 11, 10, 19], bid: 1, trump: "red", partner: Some(3) };
    assert_eq!(late.gains(), [20 + 10, 11, 10 + 10, 19]);
    let mut played = bid("", &["r7 r8", "", "", ""], "lay r7, passes, trump red, partner 2");
    played.play_out();
    let How::Played { triangles, .. } = played.how() else { panic!("it was played") };
    assert_eq!(triangles.values().sum::<u8>(), 60, "all triangles are won by somebody");
}

#[test]
fn mu_40_a_trick_brings_the_triangles_on_its_cards() {
    let hands = ["r7 r9", "r6 b0", "r1 b1", "r8 b2"];
    let mut scene = bid("", &hands, "lay r7, passes, no trump, partner 2");
    scene.go("play r9, play r6, play r1, play r8");
    assert_eq!(scene.memory().triangles.values().collect::<Vec<_>>(), [3, 0, 0, 0], "0 + 2 + 0 + 1");
}

#[test]
fn mu_41_the_triangles_to_win_grow_with_the_bid() {
    let targets = [3, 4, 5, 6].map(|seats| [1, 2, 3, 10].map(|bid| target(seats, bid)));
    assert_eq!(targets, [[12, 14, 16, 30], [30, 32, 34, 48], [24, 27, 30, 51], [20, 24, 28, 56]]);
}

#[test]
fn mu_41_the_team_reaches_the_target_together_or_fails_by_one() {
    assert_eq!(five(&[20, 10, 13, 8, 9], 4, "red"), [40, 0, 40, 0, 0], "33 with the partner");
    assert_eq!(five(&[20, 10, 12, 9, 9], 4, "red")[0], -10, "32 are not enough");
    let alone = |won: u8| {
        let triangles = [won, 20 - won, 16];
        extra(&Late { seats: 3, settings: "", triangles: &triangles, bid: 3, trump: "red", partner: None })
    };
    assert_eq!((alone(16), alone(15)), (vec![30, 0, 0], vec![-10, 5, 5]), "the chief alone with three");
    let six = |won: u8| {
        let triangles = [won, 30 - won, 0, 0, 0, 30];
        extra(&Late { seats: 6, settings: "", triangles: &triangles, bid: 1, trump: "red", partner: Some(4) })
    };
    assert_eq!((six(20)[0], six(19)[0]), (10, -10));
}

#[test]
fn mu_42_ten_for_each_card_and_more_for_harder_trumps() {
    let bonus = |bid, trump| five(&[50, 0, 10, 0, 0], bid, trump)[0];
    assert_eq!(["red", "1", "7", "6", "0", "none"].map(|trump| bonus(2, trump)), [20, 30, 30, 40, 40, 50]);
    assert_eq!(
        [bonus(10, "red"), bonus(11, "red"), bonus(9, "none"), bonus(12, "6")],
        [100; 4],
        "at most 100"
    );
    assert_eq!(five(&[60, 0, 0, 0, 0], 1, "red"), [10, 0, 10, 0, 0], "more triangles earn nothing extra");
}

#[test]
fn mu_43_worked_example_29_against_a_bid_of_four() {
    assert_eq!(five(&[15, 11, 14, 10, 10], 4, "red"), [-20, 10, 0, 10, 10]);
    assert_eq!(level(5, 29), 2, "27 ≤ 29 < 30");
}

#[test]
fn mu_43_the_loss_is_counted_from_the_highest_bid_reached() {
    assert_eq!(five(&[0, 20, 0, 20, 20], 4, "none"), [-40, 20, 0, 20, 20], "no level reached");
    assert_eq!(five(&[23, 20, 0, 17, 0], 1, "red"), [-10, 5, 0, 5, 5], "23 is below the lowest target");
    assert_eq!(five(&[24, 20, 0, 16, 0], 2, "red"), [-10, 5, 0, 5, 5], "24 is level 1");
    assert_eq!((level(3, 11), level(3, 12), level(4, 29), level(4, 32), level(6, 28)), (0, 1, 0, 2, 3));
}

#[test]
fn mu_44_the_match_goes_to_an_agreed_total_and_the_highest_wins() {
    let late = |settings| Late {
        seats: 5,
        settings,
        triangles: &[40, 5, 5, 5, 5],
        bid: 5,
        trump: "red",
        partner: Some(3),
    };
    let mut on = late("total=91").scene();
    assert_eq!(on.play_out().turn(), "nature", "90 points do not reach 91");
    let mut over = late("total=90").scene();
    over.play_out();
    assert_eq!(
        (over.turn(), over.result()),
        ("over".to_owned(), (vec![90, 5, 55, 5, 5], vec![1, 3, 2, 3, 3]))
    );
    let defaults = build(5, "").expect("valid");
    assert_eq!(defaults.settings().goal, game::Goal::Total { points: 200, most_hands: 100 });
}

#[test]
fn mu_44_a_tie_is_a_shared_win() {
    let mut scene = dealt("total=1", &["r7", "b7", "g7", "y7"]);
    scene.auction("lay r7, lay b7, done, lay g7, done, passes");
    assert_eq!(scene.result(), (vec![5, 5, -10, 0], vec![1, 1, 4, 3]));
}

#[test]
fn mu_44_a_number_of_hands_instead() {
    let hands = ["r7", "b7", "g7", "y7"];
    let mut scene = dealt("hands=2 total=1", &hands);
    scene.auction("lay r7, lay b7, done, passes");
    assert_eq!(scene.turn(), "nature", "the total does not count");
    scene.deal(&hands).auction("lay b7, passes, trump 7, partner 3").play_out();
    assert_eq!((scene.turn(), scene.open().hands_played), ("over".to_owned(), 2));
}

#[test]
fn mu_45_a_match_to_a_total_ends_after_a_number_of_hands_anyway() {
    let hands = ["r7", "b7", "g7", "y7"];
    let mut scene = dealt("most-hands=3", &hands);
    scene.auction("passes").deal(&hands).auction("lay b7, lay g7, done, passes").deal(&hands);
    assert_eq!(scene.frame(), "bidding", "the third hand");
    scene.auction("passes");
    assert_eq!(scene.result(), (vec![0, 5, -10, 0], vec![2, 1, 4, 2]), "passed-out and tied hands count");
}
