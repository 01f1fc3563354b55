use game::{Command, Match, Notation, Refusal, Running, Seat};
use std::sync::Arc;

use crate::scene::{Table, arranged, bag, build, table};

const TWO_PEOPLE: [&str; 3] = ["r5 r1", "g1 g2", "y1 y2"];

#[test]
fn saf_30_the_left_neighbour_names_the_way_and_the_player_chooses_the_cards() {
    let mut scene = arranged("variant=reverse", &TWO_PEOPLE, "b2 g3 k5 y3", &[]);
    assert_eq!(scene.legal(), ["release r1", "play r5"]);
    assert_eq!(scene.refuses("play r5 pair k5"), "SAF.30", "the way is not the player's to choose");
    scene.send("1: play r5");
    assert_eq!((scene.turn(), scene.frame()), ("2".to_owned(), "naming"));
    assert_eq!((scene.wild(), scene.hand(1)), (bag("b2 g3 k5 y3"), bag("r1")), "the card is not wild yet");
    assert_eq!(scene.legal(), ["name add", "name pair"]);
    assert_eq!(scene.refuses("release g1"), "SAF.30");
    assert_eq!(scene.refuses("add b2 g3"), "SAF.30", "the cards are not the neighbour's to choose");
    assert_eq!(scene.refuses("name seventeen"), "SAF.4");
    scene.send("2: name add");
    // b2 is in both sums, and so is taken without asking.
    assert_eq!((scene.turn(), scene.frame()), ("1".to_owned(), "catching"));
    assert_eq!(scene.legal(), ["take g3", "take y3"]);
    assert_eq!(
        (scene.pile(1), scene.wild()),
        (bag(""), bag("b2 g3 k5 y3")),
        "nothing moves before it is whole"
    );
    assert_eq!(scene.refuses("take k5"), "SAF.3");
    assert_eq!(scene.refuses("take b2"), "SAF.6");
    scene.send("1: take y3");
    assert_eq!((scene.wild(), scene.pile(1), scene.pile(2)), (bag("g3 k5 r5"), bag("b2 y3"), bag("")));
    assert_eq!(scene.turn(), "2", "then it is the neighbour's own turn");
}

#[test]
fn saf_30_what_the_player_chooses_may_be_written_as_a_whole() {
    for text in ["take y3", "take b2 y3", "add b2 y3", "additionner j3 b2", "play r5 add y3 b2"] {
        let mut scene = arranged("variant=reverse", &TWO_PEOPLE, "b2 g3 k5 y3", &[]);
        scene.send("1: play r5; 2: add").send(&format!("1: {text}"));
        assert_eq!(scene.pile(1), bag("b2 y3"), "{text}");
    }
    let mut scene = arranged("variant=reverse", &TWO_PEOPLE, "b2 g3 k5 y3", &[]);
    scene.send("1: play r5; 2: name add");
    assert_eq!(scene.refuses("add b2 k5"), "SAF.3");
    assert_eq!(scene.refuses("pair k5"), "SAF.3", "adding was named");
}

#[test]
fn saf_30_a_pair_takes_the_played_card_along_and_with_one_card_nothing_more_is_asked() {
    let mut scene = arranged("variant=reverse", &["r5 r1", "g1 g2"], "b2 g3 k5", &[]);
    scene.send("1: play r5; 2: name pair");
    assert_eq!((scene.wild(), scene.pile(1), scene.turn()), (bag("b2 g3"), bag("k5 r5"), "2".to_owned()));
}

#[test]
fn saf_30_with_teams_the_left_neighbour_is_an_opponent() {
    let hands = ["r5 r1", "g1 g2", "y1 y2", "k1 k2"];
    let mut scene = arranged("variant=reverse", &hands, "b2 g3 k5", &[]);
    scene.send("1: play r5; 2: name add");
    assert_eq!((scene.pile(1), scene.turn()), (bag("b2 g3"), "2".to_owned()));
}

#[test]
fn saf_30_a_way_is_possible_with_a_zero_of_its_own() {
    // Adding is possible with the 0 only, and catches it: b5 + y0, or b2 + g3 + y0.
    let mut scene = arranged("variant=reverse", &["r5 r1", "g1 g2"], "b2 g3 k5 y0", &[]);
    scene.send("1: play r5");
    assert_eq!(scene.legal(), ["name add", "name pair"]);
    scene.send("2: name add");
    assert_eq!(scene.legal(), ["take b2", "take k5"], "the 0 goes without saying");
    assert_eq!(scene.refuses("add b2 g3"), "SAF.7");
    scene.send("1: add k5 y0");
    assert_eq!((scene.pile(1), scene.wild()), (bag("k5 y0"), bag("b2 g3 r5")));
    // A card and a 0 are an adding: with the pair that makes two ways.
    let mut two = table("variant=reverse", "r5", "k5 y0");
    two.send("play r5");
    assert_eq!(two.legal(), ["name add", "name pair"]);
    assert_eq!(table("variant=reverse", "r5", "k5").wholes(), ["play r5 pair k5"]);
}

#[test]
fn saf_32_with_only_one_way_nobody_is_asked_for_it_and_the_player_chooses_the_cards() {
    let mut scene = table("variant=reverse", "r5 r1", "b2 g3 y3");
    assert_eq!(scene.legal(), ["release r1", "play r5"]);
    assert_eq!(scene.wholes(), ["release r1", "play r5 add b2 g3", "play r5 add b2 y3"]);
    scene.send("1: play r5");
    assert_eq!(
        (scene.turn(), scene.legal()),
        ("1".to_owned(), vec!["take g3".to_owned(), "take y3".to_owned()])
    );
    scene.send("1: take y3");
    assert_eq!((scene.pile(1), scene.turn()), (bag("b2 y3"), "2".to_owned()));
    let mut at_once = table("variant=reverse", "r5 r1", "b2 g3 y3");
    at_once.send("play r5 add b2 y3");
    assert_eq!(at_once.state, scene.state);
}

#[test]
fn saf_30_only_one_way_is_used_even_if_cards_would_allow_more() {
    // In the plain game both could be used at once; here the neighbour names one of them.
    let wild = "b2 g3 k5";
    assert!(table("", "r5", wild).could("play r5 add b2 g3 pair k5"));
    let mut reverse = table("variant=reverse", "r5", wild);
    reverse.send("play r5; name pair");
    assert_eq!(reverse.pile(1), bag("k5 r5"));
    assert_eq!(table("variant=reverse", "r5", "b2 g3").refuses("play r5 add b2 g3 pair k5"), "SAF.30");
    assert_eq!(table("variant=reverse", "r5", "b2 g3").refuses("play r5 add"), "SAF.32");
}

#[test]
fn saf_32_four_may_play_alone_in_the_reverse_game_only() {
    let alone = build(4, "variant=reverse teams=off").expect("valid");
    let sides =
        |game: &safaru::Safaru| Seat::all(4).map(|seat| game::Scoring::side(game, seat)).collect::<Vec<_>>();
    assert_eq!((alone.sides(), sides(&alone)), (4, vec![0, 1, 2, 3]));
    let teams = build(4, "variant=reverse").expect("valid");
    assert_eq!((teams.sides(), sides(&teams)), (2, vec![0, 1, 0, 1]));
    assert_eq!(build(4, "variant=reverse teams=on").expect("valid").sides(), 2);
    let conflict = |seats, settings: &str| build(seats, settings).expect_err(settings);
    let plain = "setting-conflict(one=teams=off, other=variant=plain, needed=variant=reverse)";
    assert_eq!((conflict(4, "teams=off"), conflict(2, "teams=off")), (plain.to_owned(), plain.to_owned()));
    assert_eq!(
        conflict(3, "variant=reverse teams=off"),
        "setting-conflict(one=teams=off, other=seats=3, needed=seats=4)"
    );
    assert_eq!(build(3, "teams=on").expect("said, and without effect").sides(), 3);
}

/// A play of three steps by two people, as a record has it; and what a command may hold.
#[test]
fn saf_30_a_command_ends_where_the_neighbour_names() {
    let mut scene = arranged("variant=reverse", &TWO_PEOPLE, "b2 g3 k5 y3", &[]);
    let mut running = Running::at(Arc::new(scene.game.clone()), scene.state);
    let together =
        running.play(Seat(0), Command::Text("play r5; take y3")).expect_err("the neighbour is asked");
    assert!(matches!(together, Refusal::InCommand { .. }), "{together:?}");
    let mut record = Vec::new();
    for (seat, text) in [(0, "jouer r5"), (1, "addition"), (0, "b2 j3"), (0, "additionner b2 j3")] {
        match running.play(Seat(seat), Command::Text(text)) {
            Ok(steps) => record.extend(steps.into_iter().map(|step| format!("{}: {step}", seat + 1))),
            Err(_) => assert_eq!(text, "b2 j3", "no verb"),
        }
    }
    assert_eq!(record, ["1: play r5", "2: name add", "1: take y3"]);
    // The same, step by step, as a record is read.
    for step in &record {
        let (seat, text) = step.split_once(": ").expect("a seat");
        let action = scene.game.read_action(text).expect("a step");
        let seat = Seat::read(seat, 3).expect("a seat");
        game::Doors::play(&scene.game, &mut scene.state, seat, action).expect("legal");
    }
    assert_eq!(scene.pile(1), bag("b2 y3"));
}
