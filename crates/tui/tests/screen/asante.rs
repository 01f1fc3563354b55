//! Asante on the screen.

use ratatui::crossterm::event::KeyCode;
use words::Language;

use crate::desk::{Desk, Set};

const SIZES: [(u16, u16); 4] = [(70, 20), (80, 24), (120, 40), (200, 60)];

/// The reader's turn with seven cards: wares, a package, a person, animals.
fn turn(language: Language) -> Desk {
    let mut desk = Desk::set(&Set { line: 241, language, ..Set::of("asante", 2, 5) });
    desk.settle();
    desk
}

/// Both merchants, the supply, what faces what, the whole hand with its prices: nothing of it is ever missing.
#[test]
fn nothing_is_missing_at_any_size() {
    for language in Language::ALL {
        let mut desk = turn(language);
        for (wide, high) in SIZES {
            let screen = desk.screen(wide, high);
            let (both, words) = language.pick(
                (
                    ["28 gold", "27 gold"],
                    ["draw pile 60", "holy pile 8, used 3", "Calabash", "Cowrie", "Map", "Nomad"],
                ),
                (
                    ["28 pépites", "27 pépites"],
                    ["pioche 60", "lieux 8, usés 3", "Calebasse", "Bourse", "Carte", "Noma"],
                ),
            );
            let stands = ["T T T H A _", "T S _ _ _ _", "T4 H7 E8 S7 F8 A7"];
            let cards = ["EEE", "TSA", "TH", "Goril", "Mara"]
                .map(|card| if wide < 80 { &card[..card.len().min(4)] } else { card });
            let prices = ["3║", "10║", "5│", "12│", "8│", "7│"];
            for part in both.into_iter().chain(words).chain(stands).chain(cards).chain(prices) {
                assert!(screen.contains(part), "{part}:\n{screen}");
            }
            let ask = match wide {
                0..=120 => language.pick("◆ Look, or play?", "◆ Voir, ou jouer\u{202f}?"),
                _ => language.pick("◆ Look at a card, or play?", "◆ Regarder une carte, ou jouer\u{202f}?"),
            };
            assert!(screen.contains(ask), "the question is never cut:\n{screen}");
            let buttons = language.pick(["Look", "End", "Buy EEE"], ["Regarder", "Finir", "Acheter EEE"]);
            for button in buttons {
                assert!(screen.contains(button), "{button}:\n{screen}");
            }
            assert!(screen.contains("Kilima"), "a holy place of the row and one of the reader’s:\n{screen}");
            assert!(screen.contains("▼") && screen.contains("▲▲▲"), "the gold of both:\n{screen}");
        }
    }
}

#[test]
fn cards_are_bought_sold_and_played_and_what_cannot_be_says_why() {
    let mut desk = turn(Language::English);
    desk.press(KeyCode::Down);
    let sell = desk.screen(80, 24);
    assert!(sell.contains("»sell  10") && sell.contains("Your stand lacks 3 tea."), "{sell}");
    desk.keys("\n");
    assert!(desk.screen(80, 24).contains("! "), "it is refused:\n{}", desk.screen(80, 24));
    desk.keys("4\n");
    let package = desk.screen(80, 24);
    for ware in ["trinket", "hide", "tea", "silk", "fruit", "salt"] {
        assert!(package.contains(&format!("Buy {ware} with")), "{ware}:\n{package}");
    }
    desk.press(KeyCode::Esc);
    desk.keys("5");
    let nomad = desk.screen(80, 24);
    assert!(nomad.contains("Enter Play Nomad") && nomad.contains("  Nomad: "), "its text is there:\n{nomad}");
    desk.press(KeyCode::Tab);
    desk.press(KeyCode::Up);
    let other = desk.screen(80, 24);
    assert!(other.contains("Calabash: "), "the other’s artifact in words:\n{other}");
    desk.keys("1\n");
    desk.settle();
    let bought = desk.screen(80, 24);
    assert!(bought.contains("stand T E E E S _") && bought.contains("24 gold"), "{bought}");
    assert!(bought.contains("◆◆◆◆ "), "an action is spent:\n{bought}");
}

/// An artifact is lifted, and a slot chosen for it; what faces the slot says to whom it goes.
#[test]
fn an_artifact_is_laid_into_a_slot() {
    let mut desk = Desk::set(&Set::of("asante", 2, 5));
    desk.settle();
    desk.keys("2\n");
    let slots = desk.screen(80, 24);
    assert!(slots.contains("lay it here") && slots.contains("to Baraka"), "{slots}");
    desk.press(KeyCode::Right);
    assert!(
        desk.screen(80, 24).contains("Enter  Lay it here")
            || desk.screen(80, 24).contains("Enter Lay it here")
    );
    desk.keys("\n");
    desk.settle();
    let laid = desk.screen(80, 24);
    let [edge, below] = [9, 10].map(|row| laid.lines().nth(row).unwrap_or_default().to_owned());
    assert!(below.contains("empty") && edge.contains("Map"), "{laid}");
    let place = laid.lines().take(5).any(|line| line.contains("Kilimanjaro"));
    assert!(place, "and Baraka has what faced it:\n{laid}");
}

/// Nobody can decide whether to cancel a card without knowing what it does.
#[test]
fn what_the_other_plays_is_told_before_it_may_be_cancelled() {
    for language in Language::ALL {
        let mut desk = Desk::set(&Set { language, ..Set::of("asante", 2, 3) });
        desk.settle();
        for (wide, high) in SIZES {
            let screen = desk.screen(wide, high);
            let asked = language.pick("Baraka plays “Weaver”", "Baraka joue");
            let effect = language.pick("Weaver: Pay 2 gold", "Tisserand");
            assert!(screen.contains(asked) && screen.contains(effect), "{screen}");
        }
        desk.keys("k");
        let why = language.pick("You hold no card that cancels.", "Vous n’avez aucune carte qui annule.");
        assert!(desk.screen(80, 24).contains(why), "{}", desk.screen(80, 24));
    }
}

/// What the letters stand for is on the cards, and a capital says who has how many.
#[test]
fn the_letters_of_wares_are_explained() {
    let mut desk = turn(Language::English);
    let screen = desk.screen(80, 24);
    assert!(screen.contains("║ tea") && screen.contains("│ trinket"), "{screen}");
    desk.keys("H");
    let said = desk.screen(80, 24);
    assert!(said.contains("H is hide: 7 left to buy; you have 0, Baraka 1."), "{said}");
    desk.keys("d");
    assert!(!desk.screen(80, 24).contains("H is hide"), "a small letter is a command");
    let mut french = turn(Language::French);
    french.keys("T");
    let said = french.screen(80, 24);
    let words = "T\u{a0}: breloque\u{202f}; 4 à acheter, vous en avez 1, Baraka 3.";
    assert!(said.contains(words), "{said}");
}

/// The foot of a ware card says what stands against what the cursor is on: buying, or selling.
#[test]
fn the_feet_of_ware_cards_follow_the_cursor() {
    let mut desk = turn(Language::English);
    let feet = |desk: &mut Desk| desk.screen(80, 24).lines().nth(22).unwrap_or_default().to_owned();
    let buying = feet(&mut desk);
    assert!(!buying.contains("lacks"), "all of them can be bought:\n{buying}");
    desk.press(KeyCode::Down);
    let selling = feet(&mut desk);
    assert!(selling.contains("lacks EEE"), "{selling}");
}

/// What happened is told from its beginning, also where it is longer than its row.
#[test]
fn what_is_told_begins_with_its_beginning() {
    let mut desk = Desk::set(&Set { language: Language::French, ..Set::of("asante", 2, 4) });
    desk.settle();
    let screen = desk.screen(80, 24);
    let told = screen.lines().nth(13).unwrap_or_default();
    assert!(told.starts_with(" Un sanctuaire est retourné") && told.ends_with('…'), "{screen}");
}

/// What cards do stands on them whole: in the slots, and in a hand of seven.
#[test]
fn what_cards_do_is_not_cut() {
    let mut desk = turn(Language::English);
    let screen = desk.screen(80, 24);
    assert_eq!(
        screen.lines().nth(18).map(|line| line.chars().next()),
        Some(Some(' ')),
        "five rows:\n{screen}"
    );
    let hand: Vec<&str> = screen.lines().skip(18).take(5).collect();
    assert!(hand[0].contains("╔1") && hand[4].contains('┗'), "{screen}");
    let slots: Vec<&str> = screen.lines().skip(9).take(4).collect();
    assert!(slots[1].contains("2 gold for a card") && slots[2].contains("of your hand"), "{screen}");
    assert!(slots[1].contains("Applies a face-up") && slots[2].contains("holy place"), "{screen}");
    assert!(hand[3].contains("│the other│"), "{screen}");
}

/// Whoever is asked whether a card may happen sees both answers, whatever they hold.
#[test]
fn a_game_is_played_to_its_end_and_both_answers_are_always_there() {
    let mut desk = Desk::set(&Set { settings: &[("most-turns", "30")], ..Set::of("asante", 2, 5) });
    let mut asked = 0;
    for turn in 0..2000 {
        desk.settle();
        if desk.model.is_over() {
            break;
        }
        let screen = desk.screen(80, 24);
        if screen.contains("Let it happen") {
            asked += 1;
            assert!(screen.contains("Cancel"), "{screen}");
        }
        for (wide, high) in SIZES {
            assert!(!desk.screen(wide, high).contains('⟦'), "{screen}");
        }
        desk.press(KeyCode::Enter);
        desk.settle();
        if desk.screen(80, 24) == screen {
            if turn % 4 == 0 {
                desk.keys("x");
            } else {
                desk.press(if turn % 2 == 0 { KeyCode::Right } else { KeyCode::Tab });
            }
        }
    }
    assert!(desk.model.is_over(), "{}", desk.screen(80, 24));
    assert!(asked > 0, "somebody played a person or an animal");
}
