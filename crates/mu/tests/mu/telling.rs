//! What players read: wording that a machine can check.

use game::{Depict, Narrate, Notation, Secrets, Viewer};
use words::Language::{self, English, French};
use words::Names;

use crate::say::{lexicon, rows, say};
use crate::scene::{Late, Scene, Table, bid, dealt};

/// What the last step of a script tells a seat, counted from 1.
fn story(language: Language, scene: &mut Scene, step: &str, seat: u8) -> Vec<String> {
    let viewer = Viewer::Seat(game::Seat(seat - 1));
    let before = scene.view(viewer).forgetful();
    scene.go(step);
    let after = scene.game.view(&scene.state, viewer).forgetful();
    scene.game.narrate(&before, &after).iter().map(|phrase| say(language, seat, phrase)).collect()
}

/// Seat 3 is to bid: seat 1 has laid a card, seat 2 two.
fn third_to_bid() -> Scene {
    let mut scene = dealt("", &["r8", "b7 b8", "g7 r7 k0", ""]);
    scene.lay("r8").lay("b8 b7");
    scene
}

#[test]
fn a_bid_of_several_cards_is_told_in_one_line() {
    let mut scene = third_to_bid();
    assert_eq!(story(English, &mut scene, "lay k0", 1), [""; 0]);
    assert_eq!(story(English, &mut scene, "lay g7", 1), [""; 0]);
    let told = "Chausiku lays g7 k0: 2 cards in all, level with Baraka.";
    assert_eq!(story(English, &mut scene.clone(), "done", 1), [told]);
    let told = "Chausiku pose v7 n0 : 2 cartes en tout, à égalité avec vous.";
    assert_eq!(story(French, &mut scene.clone(), "done", 2), [told]);
    let told = "You lay r7 g7 k0: 3 cards in all, the highest bid.";
    assert_eq!(story(English, &mut scene, "lay r7", 3), [told], "the turn ends by itself");
}

#[test]
fn the_table_says_what_bids_would_mean() {
    let shown = rows(English, &third_to_bid(), 3);
    let expected = [
        "With one card: below Baraka",
        "With 2 cards: level with Baraka, if nobody lays more, an eklat costs you 20",
        "With 3 cards: the highest bid, as chief you need 34 triangles, bonus 30 or more",
    ];
    for row in expected {
        assert!(shown.contains(&row.to_owned()), "{row}: {shown:#?}");
    }
    assert!(rows(English, &third_to_bid(), 1).iter().all(|row| !row.starts_with("With ")));
}

/// The row of a player, counted from 1, as seat 1 sees it.
fn player_row(language: Language, scene: &Scene, player: usize) -> String {
    let names = [language.pick("You", "Vous"), "Baraka", "Chausiku", "Dalila"];
    let shown = rows(language, scene, 1);
    shown.into_iter().find(|row| row.starts_with(names[player - 1])).expect("a row for every player")
}

#[test]
fn a_bid_that_is_not_complete_is_no_tie() {
    let mut scene = third_to_bid();
    scene.go("lay k0, lay g7");
    assert!(player_row(English, &scene, 2).starts_with("Baraka: highest bid, "));
    assert!(player_row(English, &scene, 3).starts_with("Chausiku: g7, k0, "), "still laying");
    scene.go("done");
    for (player, english, french) in [(2, "Baraka", "Baraka"), (3, "Chausiku", "Chausiku")] {
        let row = player_row(English, &scene, player);
        assert!(row.starts_with(&format!("{english}: level at the top, ")), "{row}");
        let row = player_row(French, &scene, player);
        assert!(row.starts_with(&format!("{french}: à égalité en tête, ")), "{row}");
    }
    let mut ahead = third_to_bid();
    ahead.go("lay k0, lay g7, lay r7");
    assert!(player_row(English, &ahead, 3).starts_with("Chausiku: highest bid, "));
    let mut before = dealt("", &["r8", "b7 b8", "g7 r7 k0", ""]);
    before.lay("r8").lay("b7").go("lay k0");
    assert!(player_row(English, &before, 1).starts_with("You: level at the top, "), "those two are");
    assert!(player_row(English, &before, 3).starts_with("Chausiku: k0, "), "and the third is not yet");
}

#[test]
fn the_heading_says_whose_turn_it_is() {
    let scene = third_to_bid();
    assert!(rows(English, &scene, 1)[0].starts_with("Hand 1: Chausiku’s turn, you deal"));
    assert!(rows(English, &scene, 3)[0].starts_with("Hand 1: your turn, "));
    assert!(rows(French, &scene, 1)[0].starts_with("Donne 1: au tour de Chausiku, vous donnez, "));
}

#[test]
fn an_empty_hand_is_said_to_be_empty() {
    let late =
        Late { seats: 4, settings: "", triangles: &[40, 0, 20, 0], bid: 1, trump: "red", partner: Some(3) };
    let mut scene = late.scene();
    scene.go("play r1");
    assert!(rows(English, &scene, 1).contains(&"Your hand: no cards left".to_owned()));
    assert!(rows(English, &scene, 2).contains(&"Trumps in hand: r1".to_owned()));
    scene.edit(|state| {
        let second = game::Seat(1);
        state.laid[second] = std::mem::replace(&mut state.hidden[second], cards::Bag::EMPTY);
    });
    assert!(rows(English, &scene, 2).contains(&"Your hand: only the cards before you".to_owned()));
}

/// Seat 1 is chief with k0 and k6, seat 2 vice with g6, seat 3 the partner.
fn played() -> Scene {
    let hands = ["k0 k6 r5 r2", "g6 r9 r3", "r8 r4", "r7 r6"];
    bid("", &hands, "lay k0, lay g6, done, pass, pass, lay k6, passes, trump green, trump 0, partner 3")
}

#[test]
fn sides_are_named_and_every_card_of_the_trick_has_its_player() {
    let mut scene = played();
    scene.go("play r5, play r9");
    let shown = rows(English, &scene, 3);
    let expected = [
        "Your side (Amina and you): 0 of 32 triangles, made: +40 each, failed: chief −10 per card too many",
        "Against them (Baraka and Dalila): 0 of 29 triangles, failed: +5 each per card too many",
        "What beats what: g0, › the 0s, › green, › the suit led",
        "Trick: r5, by Amina, r9, by Baraka, winning, one triangle",
    ];
    for row in expected {
        assert!(shown.contains(&row.to_owned()), "{row}: {shown:#?}");
    }
    let shown = rows(French, &scene, 4);
    let expected = [
        "Votre camp (Baraka et vous) : 0 triangle sur 29, manqué : +5 chacun par carte de trop",
        "Pli : r5, par Amina, r9, par Baraka, maître, 1 triangle",
    ];
    for row in expected {
        assert!(shown.contains(&row.replacen(" : ", ": ", 1)), "{row}: {shown:#?}");
    }
    assert!(shown.iter().any(|row| row.contains("(Amina et Chausiku)")), "{shown:#?}");
    assert!(shown[3..].iter().any(|row| row.contains("score 0, 200 à marquer")), "{shown:#?}");
}

#[test]
fn the_end_of_a_hand_is_explained() {
    let late = |triangles, trump| {
        let scene = Late { seats: 5, settings: "", triangles, bid: 4, trump, partner: Some(3) }.scene();
        let mut scene = scene;
        scene.go("play r1, play r1, play b1, play b1");
        scene
    };
    let told = story(English, &mut late(&[7, 20, 10, 13, 10], "red"), "play g1", 1);
    let expected = [
        "Your side (you and Chausiku) wins 17 triangles and needed 33. The bid was 4 cards too high, and for each you \
         lose 10 and every opponent gets 5.",
        "You lose 33: 7 for triangles, −40 for the contract that failed (total −33).",
        "Baraka scores 40: 20 for triangles, 20 for the contract that failed (total 40).",
        "Chausiku scores 10 for triangles (total 10).",
    ];
    assert_eq!(told[2..6], expected);
    let told = story(French, &mut late(&[20, 10, 13, 8, 9], "7"), "play g1", 2);
    let expected = [
        "Le camp du chef (Amina et Chausiku) fait 33 triangles ; il en fallait 33. Le contrat est rempli, et la prime est \
         de 50 pour chacun : 40 pour l’enchère, 10 pour l’atout.",
        "Amina marque 70 : 20 pour les triangles, 50 de prime (total 70).",
        "Vous marquez 10 pour les triangles (total 10).",
    ];
    assert_eq!(told[2..5], expected.map(str::to_owned), "{told:#?}");
}

#[test]
fn whoever_scores_nothing_is_told_too() {
    let late =
        Late { seats: 4, settings: "", triangles: &[40, 0, 20, 0], bid: 1, trump: "red", partner: Some(3) };
    let mut scene = late.scene();
    scene.go("play r1, play r1, play b1");
    let told = story(English, &mut scene.clone(), "play b1", 2);
    assert!(told.contains(&"You score nothing (total 0).".to_owned()), "{told:#?}");
    assert!(told.contains(&"Dalila scores nothing (total 0).".to_owned()), "{told:#?}");
    let told = story(French, &mut scene, "play b1", 2);
    assert!(told.contains(&"Vous ne marquez rien (total 0).".to_owned()), "{told:#?}");
    let mut eklat = third_to_bid();
    eklat.lay("k0 g7").go("pass, pass, pass");
    let told = story(English, &mut eklat, "pass", 1);
    let expected =
        ["You score nothing (total 0).", "Baraka scores 10 (total 10).", "Chausiku loses 20 (total −20)."];
    assert_eq!(told[told.len() - 4..told.len() - 1], expected, "{told:#?}");
    let mut nobody = dealt("", &["", "", "", ""]);
    nobody.go("pass, pass, pass");
    let told = story(English, &mut nobody, "pass", 1);
    assert!(told.last().is_some_and(|last| last.starts_with("Nobody has laid a card.")), "{told:#?}");
}

#[test]
fn sentences_people_stumbled_over() {
    let mut scene = dealt("", &["r8 b2", "b7 b8", "", ""]);
    scene.lay("r8").auction("passes");
    let why = |scene: &Scene, typed: &str| {
        let action = scene.game.read_action(typed).expect("a move");
        let seat = scene.acting().expect("somebody");
        game::Rules::explain(&scene.game, &scene.state, seat, action).words
    };
    assert_eq!(say(English, 1, &why(&scene, "trump 2")), "none of the cards you laid is a 2");
    let mut eight = dealt("", &["r7", "", "", ""]);
    eight.lay("r7").auction("passes");
    assert_eq!(say(English, 1, &why(&eight, "trump 8")), "none of the cards you laid is an 8");
    let mut scene = third_to_bid();
    scene.go("lay k0");
    let ask = |scene: &Scene, language| {
        let asked = scene.game.ask(&scene.seen_by(3));
        asked.iter().map(|phrase| say(language, 3, phrase)).collect::<Vec<_>>().join(" ")
    };
    assert!(ask(&scene, English).starts_with("Lay another card, or are you done? One lies before you"));
    assert!(ask(&scene, French).starts_with("Poser une autre carte, ou avez-vous fini ?"));
    assert_eq!(
        say(English, 3, &why(&scene, "lay k0")),
        "k0 lies before you already, and you have no other k0"
    );
    let mut target = dealt("", &["k0 k6", "g6", "", ""]);
    target.auction("lay k0, passes, trump black");
    let told = story(French, &mut target, "partner 2", 3);
    let expected = "Le camp du chef (Amina et Baraka) doit faire 30 triangles contre vous et Dalila. \
                    La prime est de 10 pour chacun.";
    assert_eq!(told[1], expected);
}

#[test]
fn what_is_easily_overlooked_is_said_before_it_is_done() {
    let caution = |scene: &Scene, typed: &str| {
        let action = scene.game.read_action(typed).expect("a move");
        let seat = scene.acting().expect("somebody");
        scene
            .game
            .caution(&scene.view(Viewer::Seat(seat)), action)
            .map(|phrase| say(English, seat.0 + 1, &phrase))
    };
    let mut scene = third_to_bid();
    scene.go("lay k0");
    assert_eq!(caution(&scene, "done"), None, "one card is below the lead");
    scene.go("lay g7");
    let told = "You are level with Baraka: if nobody lays more, the eklat costs you 20 points.";
    assert_eq!(caution(&scene, "done").as_deref(), Some(told));
    scene.go("done, pass, pass, pass");
    let told = "This ends the auction in an eklat, which costs you 20 points.";
    assert_eq!(caution(&scene, "pass").as_deref(), Some(told));
}

#[test]
fn partners_are_shown_by_name() {
    let names = Names::new(["you", "Baraka", "Chausiku", "Dalila"].map(str::to_owned).to_vec(), None);
    for (language, shown) in [(English, "partner Dalila"), (French, "partenaire Dalila")] {
        assert_eq!(lexicon(language).notation_to("partner 4", &names), shown);
        assert_eq!(names.as_seats(shown).split(' ').next_back(), Some("4"), "and read again");
    }
}
