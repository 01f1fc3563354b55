use crate::scene::{Scene, Table, bid, last_trick};

/// Seat 1 is chief with k0 and k6, seat 2 vice with g6; they name these trumps.
fn tricks(hands: [&str; 4], chief: &str, vice: &str) -> Scene {
    let script = format!("lay k0, lay g6, done, pass, pass, lay k6, passes, {vice}, {chief}, partner 3");
    bid("", &hands, &script)
}

#[test]
fn mu_30_the_chief_leads_then_the_winner_one_card_each_clockwise() {
    let hands = ["k0 k6 r5 r2", "g6 r9 r3", "r8 r4", "r7 r6"];
    let mut scene = tricks(hands, "no trump", "trump green");
    assert_eq!(scene.turn(), "1");
    scene.go("1: play r5, 2: play r9, 3: play r8, 4: play r7");
    assert_eq!((scene.taker(), scene.turn()), (2, "2".to_owned()));
    scene.go("2: play r3, 3: play r4, 4: play r6, 1: play r2");
    assert_eq!((scene.taker(), scene.turn()), (4, "4".to_owned()));
    let tricks: Vec<u8> = scene.open().tricks.values().collect();
    assert_eq!(tricks, [0, 1, 0, 1]);
    assert_eq!(scene.refused("pass"), "MU.30");
}

#[test]
fn mu_31_both_trumps_are_one_suit() {
    // Black and green are trump. Seat 3 has no green but black, and must follow green with black.
    let hands = ["k0 k6 g9", "g6 g5", "k9 r8 b0 b1 b1 b2 b3 b4 b5 b6 b7 b7 b8 b9 r0", "k8 g8"];
    let mut scene = tricks(hands, "trump black", "trump green");
    scene.go("play g9, play g5");
    assert_eq!(scene.legal(), ["play k9"]);
}

#[test]
fn mu_31_a_trump_number_does_not_belong_to_its_colour() {
    // 6 and black are trump; seat 2's only red card is the red 6.
    let hands =
        ["k0 k6 r5", "g6 r6 b0 b1 b1 b2 b3 b4 b5 y0 y1 y1 y2 y3 y4", "r0 r1 r1 r2 r3 r4", "r7 r7 r8 r9 k9"];
    let mut scene = tricks(hands, "trump black", "trump 6");
    scene.go("play r5");
    assert!(scene.may("play r6") && scene.may("play b0") && scene.may("play y4"), "nothing to follow with");
    assert_eq!(scene.legal().len(), 13, "every kind of fifteen cards with two pairs of twins");
}

#[test]
fn mu_31_32_worked_example_trumps_6_and_green() {
    // Chief 6, vice green: seat 2 has one red card and one trump, the red 6.
    let only = "r6 b0 b1 b1 b2 b3 b4 b5 y0 y1 y1 y2 y3 y4 y5";
    let hands = ["k0 k6 r5 g9", only, "g6", "r7 r7 r8 r9 k9"];
    let auction = "lay k0, pass, lay g6, done, pass, lay k6, passes, trump green, trump 6, partner 2";
    let mut red = bid("", &hands, auction);
    red.go("play r5");
    assert!(red.may("play b0") && red.may("play r6"), "the red 6 is not red");
    let mut green = bid("", &hands, auction);
    green.go("play g9");
    assert_eq!(green.legal(), ["play r6"], "the only trump");
    assert_eq!(green.refused("play b0"), "MU.32");
}

#[test]
fn mu_32_follow_if_possible_else_any_card() {
    let no_red = "k1 k9 b0 b1 b1 b2 b3 b4 b5 b6 b7 b7 b8 b9 y0";
    let hands = ["k0 k6 r5", "g6 r9 r3", no_red, "r8 r4"];
    let mut scene = tricks(hands, "trump black", "trump green");
    scene.go("play r5");
    let following = scene.legal();
    assert!(following.iter().all(|action| action.starts_with("play r")), "{following:?}");
    assert_eq!(scene.refused("play g6"), "MU.32");
    assert_eq!(scene.refused("play k9"), "MU.22", "not even one's own");
    scene.go("play r9");
    assert_eq!(scene.legal().len(), 13, "any card, and no duty to trump");
    scene.go("play b5");
    assert!(scene.memory().voids[game::Seat(2)].has(mu::card::Suit::ALL[0]), "everybody has seen it");
}

#[test]
fn mu_32_no_duty_to_win() {
    let hands = ["k0 k6 r5", "g6 r9 r3", "b5", "r8"];
    let mut scene = tricks(hands, "no trump", "trump green");
    scene.go("play r5");
    assert!(scene.may("play r3") && scene.may("play r9"));
}

/// Plays a last trick of these cards, seat 1 leading, with the chief's and the vice's trump: who takes it, counted from 1.
fn taker(cards: &str, chief: &str, vice: &str) -> u8 {
    let cards: Vec<&str> = cards.split(' ').collect();
    let mut scene = last_trick("", &cards, chief, vice);
    for card in cards {
        scene.go(&format!("play {card}"));
    }
    scene.taker()
}

#[test]
fn mu_33_both_trumps_then_the_chiefs_then_the_vices_then_the_suit_led_then_nothing() {
    // The chief's trump is a colour, the vice's a number.
    assert_eq!(taker("r9 k9 g7 k7", "black", "7"), 4, "both before the chief's, the vice's and the suit led");
    assert_eq!(taker("k9 k8 k7 r7", "black", "7"), 3, "also if trump is led");
    assert_eq!(taker("r9 k0 g7 b9", "black", "7"), 2, "the chief's before the vice's");
    assert_eq!(taker("r9 y9 b9 r7", "black", "7"), 4, "the vice's before the suit led");
    assert_eq!(taker("r0 y9 b9 g8", "black", "7"), 1, "what does not follow is nothing");
    // The other way round.
    assert_eq!(taker("r9 k7 k9 g7", "7", "black"), 2, "both");
    assert_eq!(taker("r9 k9 g7 k8", "7", "black"), 3, "the chief's");
    assert_eq!(taker("r9 k0 r8 y9", "7", "black"), 2, "the vice's");
}

#[test]
fn mu_33_two_colours_or_two_numbers_the_chiefs_is_the_stronger() {
    assert_eq!(taker("r9 g9 k0 r8", "black", "green"), 3);
    assert_eq!(taker("r9 g9 k0 r8", "green", "black"), 2);
    assert_eq!(taker("g9 k0 g8 r9", "black", "green"), 2, "also if the vice's is led");
    assert_eq!(taker("r9 g8 k3 y8", "3", "8"), 3);
    assert_eq!(taker("r9 g3 k8 y3", "3", "8"), 2);
    assert_eq!(taker("r9 g3 k8 y3", "8", "3"), 3);
}

#[test]
fn mu_33_without_the_chiefs_or_the_vices_trump_the_rest_stays() {
    assert_eq!(taker("r9 g0 r8 y9", "none", "green"), 2, "the vice's");
    assert_eq!(taker("r9 g0 r8 y9", "green", "none"), 2, "the chief's");
    assert_eq!(taker("r2 b9 r3 y9", "none", "none"), 3, "the suit led");
    assert_eq!(taker("y0 b9 r3 g9", "none", "none"), 1, "nothing else can win");
}

#[test]
fn mu_33_a_trump_number_is_neither_led_nor_followed_as_its_colour() {
    assert_eq!(taker("r5 r6 r9 b0", "none", "6"), 2, "it beats the 9 of its colour");
    assert_eq!(taker("r6 r9 r8 b9", "none", "6"), 1, "which does not follow it");
}

#[test]
fn mu_33_within_one_class_the_higher_number() {
    for (lower, higher) in (0..9).zip(1..10) {
        let suit_led = [format!("r{lower} b9 r{higher} y9"), format!("r{higher} b9 r{lower} y9")];
        assert_eq!(suit_led.map(|cards| taker(&cards, "black", "green")), [3, 1], "{higher} over {lower}");
        let chiefs = [format!("r9 k{lower} k{higher} y9"), format!("r9 k{higher} k{lower} y9")];
        assert_eq!(chiefs.map(|cards| taker(&cards, "black", "green")), [3, 2], "{higher} over {lower}");
        let vices = [format!("r9 g{lower} b9 g{higher}"), format!("r9 g{higher} b9 g{lower}")];
        assert_eq!(vices.map(|cards| taker(&cards, "black", "green")), [4, 2], "{higher} over {lower}");
    }
}

#[test]
fn mu_33_equal_cards_the_first_played() {
    assert_eq!(taker("r3 r7 r7 r1", "none", "none"), 2, "twins");
    assert_eq!(taker("r7 r7 r1 r3", "none", "none"), 1, "the leader's");
    assert_eq!(taker("b3 r7 g7 y7", "7", "none"), 2, "the chief's number in several colours");
    assert_eq!(taker("b3 y7 g7 r7", "7", "none"), 2, "whatever the colours");
    assert_eq!(taker("b3 b1 k7 b7", "none", "7"), 3, "the vice's, also before that of the colour led");
    assert_eq!(taker("b3 g7 k7 k7", "black", "7"), 3, "twins that are both trumps");
    assert_eq!(taker("b3 r7 k7 y7", "7", "black"), 3, "not equal: one is both trumps");
}

#[test]
fn mu_33_worked_example_chief_0_vice_green() {
    let chief_0_vice_green = |cards| taker(cards, "0", "green");
    assert_eq!(chief_0_vice_green("r0 g0 b0 g9"), 2, "green 0 beats the other 0s");
    assert_eq!(chief_0_vice_green("y0 k0 b0 g0"), 4);
    assert_eq!(chief_0_vice_green("y0 k0 b0 r0"), 1, "which are equal");
    assert_eq!(chief_0_vice_green("g9 r0 k0 g1"), 2, "and beat green 9");
    assert_eq!(chief_0_vice_green("g9 g8 g7 y0"), 4);
    assert_eq!(chief_0_vice_green("g8 g9 g1 r9"), 2, "then green from 9");
    assert_eq!(chief_0_vice_green("r9 b9 y9 g1"), 4, "down to 1");
}

#[test]
fn mu_33_in_mid_hand_the_strongest_card_takes_the_trick() {
    let hands = ["k0 k6 r5", "g6 r9 r3", "r8 g0", "k9 r4 k7"];
    let mut scene = tricks(hands, "trump 0", "trump green");
    scene.go("play k0, play g6, play g0");
    let last = scene.legal()[0].clone();
    scene.go(&last);
    assert_eq!(scene.taker(), 3, "green 0 is both");
}

#[test]
fn mu_33_in_mid_hand_the_first_of_equal_cards_takes_the_trick() {
    let hands = ["k0 k6 r5", "g6 r7", "r7", "r1"];
    let mut scene = tricks(hands, "trump 0", "trump green");
    scene.go("1: play r5, 2: play r7, 3: play r7, 4: play r1");
    assert_eq!(scene.taker(), 2, "the first of the two r7");
}

#[test]
fn mu_34_the_hand_ends_when_all_cards_are_played() {
    for (seats, tricks) in [(3, 12), (4, 15), (5, 12), (6, 10)] {
        let mut hands = vec![""; seats];
        hands[0] = "r7";
        let partner = if seats > 3 { ", partner 2" } else { "" };
        let mut scene = bid("", &hands, &format!("lay r7, passes, trump red{partner}"));
        for _ in 0..tricks * seats {
            assert_eq!(scene.frame(), "playing");
            let first = scene.legal()[0].clone();
            scene.go(&first);
        }
        assert_eq!(scene.frame(), "deal", "{seats} players");
    }
}
