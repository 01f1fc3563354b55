//! Serengeti as it is drawn.

use ratatui::crossterm::event::KeyCode;
use tui::screen::look::{Colours, Look, Signs};
use words::Language;

use crate::desk::{Desk, Set};
use crate::facts::{SIZES, has_all};

/// Round 9, three cards for sale, the reader to bid.
fn bidding(language: Language) -> Desk {
    Desk::set(&Set { line: 92, language, ..Set::of("serengeti", 4, 3) })
}

#[test]
fn a_bid_is_drawn_to_the_row() {
    let mut desk = bidding(Language::English);
    desk.keys("6");
    let drawn = r" SERENGETI   round 9 of 15           Abacus edition   bank 2   12 cards to come
 ╭─────────╮ ╭─────────╮ ╭─────────╮   3 stands, bid by Dalila
 │ 9     ■ │ │ 3     ✚ │ │ 3     ★ │   in points: You +4  Chausiku +4  Dalila +6
 │ B Bantu │ │ T Tonga │ │ Samburu │   it would close 3 to you
 ╰─────────╯ ╰─────────╯ ╰─────────╯   closed to you now: 1 4 9

             ● N     ▲ M     ■ B     ◆ A     ✚ T     ★ S    points
 YOU         1 9     –       –       –       –       4         4  your turn
 Baraka      –       2 3     2 5     7       –       –         7  passed, took 2
 Chausiku    –       1       –       –       7       –         2  bid 2
 Dalila      –       9       0       5       5       8         5  bid 3, stands



── lot 9 of 15 · most chips at the end: +3 ───── 15 sold · 3 now · 12 to come ──
                         △△△△△△△△△△△△△△△▲▲▲············
» More than 3, or pass?          [ p  Pass, take 2 ]  [ Enter  Bid 6, 22 left ]
  6: nobody else has a 6; it pays each of the others 2; 22 left.
 28 chips ╭─ 0 ─╮╭╌ 1 ╌╮╭─ 2 ─╮╭─ 3 ─╮╭╌ 4 ╌╮╭─ 5 ─╮╔═ 6 ═╗╭─ 7 ─╮╭─ 8 ─╮╭╌ 9 ╌╮
 bid      │ 10  │╎     ╎│ 12  ││ 13  │╎     ╎│  5  │║  6  ║│  7  ││  8  │╎     ╎
 pays     │D 10 │╎ you ╎│B 12 ││B 13 │╎ you ╎│ B 1 │║2 to ║│ B 3 ││ D 8 │╎ you ╎
          │     │╎own 1╎│     ││     │╎own 4╎│ D 2 │║each ║│ C 3 ││     │╎own 9╎
 ↑+10     ╰─────╯╰╌╌╌╌╌╯╰─────╯╰─────╯╰╌╌╌╌╌╯╰bank2╯╚═════╝╰bank1╯╰─────╯╰╌╌╌╌╌╯
 0–9 digit  ↑↓ ±10  Enter bid  p pass  ? why  r rules  h hint  u undo  s / q";
    assert_eq!(desk.screen(80, 24), drawn);
}

#[test]
fn every_fact_of_a_bid_is_there_in_every_size() {
    for (wide, high) in SIZES {
        let screen = bidding(Language::English).screen(wide, high);
        has_all(&screen, &["round 9 of 15", "bank 2", "28 chips", "3 stands, bid by Dalila", "You +4"]);
        has_all(&screen, &["it would close 3 to you", "closed to you now: 1 4 9", "More than 3, or pass?"]);
        has_all(&screen, &["YOU", "Baraka", "Chausiku", "Dalila", "2 3", "2 5", "your turn", "bid 2"]);
        has_all(&screen, &["15 sold · 3 now · 12 to come", "Enter  Bid 5", "own 9", "10", "12", "13"]);
        assert!(!screen.contains('…'), "something is cut:\n{screen}");
        let screen = bidding(Language::French).screen(wide, high);
        has_all(&screen, &["tour 9 sur 15", "banque 2", "28 jetons", "3 tient, mise de Dalila", "Vous +4"]);
        has_all(&screen, &["ce lot vous fermerait 3", "fermés pour vous : 1 4 9", "Plus de 3, ou passer ?"]);
        has_all(&screen, &["VOUS", "Baraka", "Chausiku", "Dalila", "à vous", "Miser 5", "Passer"]);
        assert!(!screen.contains('…'), "something is cut:\n{screen}");
    }
}

/// Words that are too long for a key are not cut: shorter ones stand there.
#[test]
fn the_keys_of_the_pad_cut_no_word() {
    let mut desk = Desk::set(&Set { language: Language::French, ..Set::of("serengeti", 4, 4) });
    desk.settle();
    let screen = desk.screen(80, 24);
    assert!(screen.contains("Au moins 1") && screen.contains("bq 1") && !screen.contains('…'), "{screen}");
}

/// What the most chips bring is not told on wide screens alone.
#[test]
fn the_points_for_most_chips_are_on_the_table() {
    let english = bidding(Language::English).screen(80, 24);
    has_all(&english, &["most chips at the end: +3"]);
    let french = bidding(Language::French).screen(80, 24);
    has_all(&french, &["plus de jetons : +3"]);
    assert!(!english.contains("yours") && !french.contains("en tout"), "{english}\n{french}");
}

#[test]
fn six_players_fit_the_smallest_screen() {
    let mut desk = Desk::set(&Set { settings: &[("players", "6")], ..Set::of("serengeti", 6, 3) });
    desk.settle();
    for (wide, high) in SIZES {
        let screen = desk.screen(wide, high);
        has_all(&screen, &["YOU", "Baraka", "Chausiku", "Dalila", "Enzi", "Faraja", "You +1", "10 chips"]);
        assert!(!screen.contains('…'), "something is cut:\n{screen}");
    }
}

#[test]
fn plain_signs_are_ascii() {
    let look = Look { colours: Colours::None, signs: Signs::Ascii };
    let mut desk = Desk::set(&Set { line: 92, look, ..Set::of("serengeti", 4, 3) });
    for (wide, high) in SIZES {
        let screen = desk.screen(wide, high);
        assert!(screen.is_ascii(), "{screen}");
        has_all(&screen, &["[YOU]", ">> More than 3, or pass?", "28 chips", "3 stands, bid by Dalila"]);
    }
}

#[test]
fn digits_and_arrows_move_over_the_pad() {
    let mut desk = bidding(Language::English);
    assert!(desk.screen(80, 24).contains("Bid 5, 23 left"), "the cheapest bid is chosen first");
    let mut bids = |code: KeyCode, bid: &str| {
        desk.press(code);
        let screen = desk.screen(80, 24);
        assert!(screen.contains(bid), "{bid:?} after {code:?}:\n{screen}");
    };
    bids(KeyCode::Right, "Bid 6, 22 left");
    bids(KeyCode::Char('8'), "Bid 8, 20 left");
    bids(KeyCode::Up, "Bid 18, 10 left");
    bids(KeyCode::Left, "Bid 17, 11 left");
    bids(KeyCode::Up, "Bid 27, 1 left");
    bids(KeyCode::Up, "Bid 27, 1 left");
    bids(KeyCode::Down, "Bid 17, 11 left");
    bids(KeyCode::Home, "Bid 20, 8 left");
    bids(KeyCode::Up, "30 is more than your 28 chips.");
    bids(KeyCode::Down, "Bid 20, 8 left");
    bids(KeyCode::End, "Enter  Bid 19 ]");
    bids(KeyCode::Char('9'), "Bids that end in 9 are closed: you own a 9.");
    bids(KeyCode::Enter, "! Not allowed: you own a 9");
    bids(KeyCode::Down, "Enter  Bid 9 ]");
}

#[test]
fn while_others_bid_the_pad_stays_without_a_cursor() {
    let screen = Desk::set(&Set { line: 93, ..Set::of("serengeti", 4, 3) }).screen(80, 24);
    has_all(&screen, &["25 stands, your bid", "bid 25, stands", "It is Chausiku’s turn", "28 chips", "B C"]);
    assert!(!screen.contains("[ Enter") && !screen.contains('║') && !screen.contains('»'), "{screen}");
}

#[test]
fn between_two_lots_it_stands_what_came_of_the_last() {
    let screen = Desk::set(&Set { line: 95, ..Set::of("serengeti", 4, 3) }).screen(80, 24);
    has_all(&screen, &["The next lot is still face down.", "■B9 ✚T3 ★S3  You bought for 25.", "Dalila +16"]);
}

/// A game of club players with a setting, and on from its middle until the reader is asked this.
fn asked(settings: &'static [(&'static str, &'static str)], question: &str) -> Desk {
    let mut desk = Desk::set(&Set { line: 60, settings, ..Set::of("serengeti", 4, 3) });
    desk.settle();
    for _ in 0..60 {
        if desk.screen(80, 24).contains(question) {
            return desk;
        }
        desk.keys("p");
        desk.settle();
    }
    panic!("{question:?} is never asked:\n{}", desk.screen(80, 24));
}

#[test]
fn a_card_is_sold_by_keys() {
    let mut desk = asked(&[("selling", "on")], "Sell a card, or pass?");
    for (wide, high) in SIZES {
        has_all(&desk.screen(wide, high), &["Sell a card, or pass?", "Keep all", "Sell "]);
    }
    desk.press(KeyCode::Enter);
    assert!(desk.screen(80, 24).contains("You sell this card."), "{}", desk.screen(80, 24));
}

#[test]
fn a_card_is_exchanged_by_keys() {
    let mut desk = asked(&[("exchanges", "on")], "Exchange a card, or pass?");
    for (wide, high) in SIZES {
        has_all(&desk.screen(wide, high), &["Exchange a card, or pass?", "Keep all", "Give "]);
    }
    desk.press(KeyCode::Enter);
    has_all(&desk.screen(80, 24), &["Choose what to take"]);
    desk.press(KeyCode::Enter);
    has_all(&desk.screen(80, 24), &["Give ", ", take "]);
    desk.press(KeyCode::Enter);
    assert!(!desk.screen(80, 24).contains("Exchange a card"), "{}", desk.screen(80, 24));
}

#[test]
fn a_game_is_played_by_keys_to_its_sheet() {
    let mut desk = Desk::set(&Set::of("serengeti", 4, 3));
    desk.settle();
    for _ in 0..400 {
        if desk.screen(80, 24).contains("the game is over") {
            break;
        }
        desk.press(KeyCode::Enter);
        desk.settle();
        desk.keys("p");
        desk.settle();
    }
    for (wide, high) in SIZES {
        let screen = desk.screen(wide, high);
        has_all(&screen, &["the game is over", "Dalila wins with 21 points.", "chips", "Same seats again"]);
        has_all(&screen, &["1 Dalila", "2 Baraka", "4 YOU", "29 +3", "+10"]);
    }
}
