//! Rummü on the screen.

use ratatui::crossterm::event::KeyCode;
use words::Language;

use crate::desk::{Desk, Set};

const SIZES: [(u16, u16); 4] = [(60, 18), (80, 24), (120, 40), (200, 60)];

/// A hand in which two have come out, and the reader holds a run.
fn coming_out(language: Language) -> Desk {
    let set = Set { line: 120, language, settings: &[("hands", "6")], ..Set::of("rummu", 4, 4) };
    let mut desk = Desk::set(&set);
    desk.settle();
    desk
}

/// Every combination with its cards and points, both piles, everybody's cards and scores: nothing of it is ever missing.
#[test]
fn nothing_of_a_full_table_is_missing_at_any_size() {
    for language in Language::ALL {
        let set = Set { line: 382, language, settings: &[("hands", "12")], ..Set::of("rummu", 4, 4) };
        let mut desk = Desk::set(&set);
        desk.settle();
        for (wide, high) in SIZES {
            let screen = desk.screen(wide, high);
            let bare = screen.replace(['│', ' '], "");
            for cards in
                ["●3■4▲5", "▲4★5▲6▲7▲8▲9", "■1▲2◆3★4●5", "●7★8■9", "◆4◆5◆6◆7", "▲3■3★3", "●6▲7■8★9", "■7"]
            {
                assert!(bare.contains(cards), "{cards} lies there:\n{screen}");
            }
            let letter = language.pick("⇄k8", "⇄n8");
            assert!(screen.contains(letter), "what a joker stands for:\n{screen}");
            let words = language
                .pick(["takes k8", "stock  17", "discards  3"], ["accepte n8", "pioche  17", "défausse  3"]);
            for words in words {
                assert!(screen.contains(words), "{words}:\n{screen}");
            }
            for name in ["Baraka", "Chausiku", "Dalila", "−55"] {
                assert!(screen.contains(name), "{name}:\n{screen}");
            }
            let ask = language.pick("» Draw, or take b7?", "» Piocher, ou prendre b7 ?");
            assert!(screen.replace(['\u{a0}', '\u{202f}'], " ").contains(ask), "{screen}");
            for card in ["▲", "■", "★", "●"] {
                assert!(
                    screen.lines().rev().take(8).any(|line| line.contains(card)),
                    "{card} is held:\n{screen}"
                );
            }
        }
    }
}

#[test]
fn cards_are_lifted_in_any_order_and_laid_together() {
    let mut desk = coming_out(Language::English);
    desk.press(KeyCode::Right);
    let asked = desk.screen(80, 24);
    assert!(
        asked.contains("[ d  Draw ]  [ Enter  Take r9 ]"),
        "the pile is chosen with the arrows:\n{asked}"
    );
    desk.keys("\n");
    desk.settle();
    desk.keys("6 3 ");
    let two = desk.screen(80, 24);
    assert!(two.contains("y3 g6 can be laid with r4 b5: 10."), "{two}");
    desk.keys("\n");
    let refused = desk.screen(80, 24);
    assert!(refused.contains("! "), "two cards are no combination, and that is said:\n{refused}");
    desk.keys("5 4 ");
    for (wide, high) in SIZES {
        let screen = desk.screen(wide, high);
        let lay = if wide < 76 { "Lay 4 cards" } else { "Lay y3 r4 b5 g6" };
        assert!(screen.contains(lay) && screen.contains("10 points, 5 cards left"), "{screen}");
    }
    desk.keys("\n");
    desk.settle();
    let laid = desk.screen(80, 24);
    assert!(laid.contains("3 you         10") && laid.contains("★3 ▲4 ■5 ●6"), "{laid}");
    assert!(laid.contains("5 cards, came out"), "{laid}");
    desk.press(KeyCode::Up);
    let looked = desk.screen(80, 24);
    assert!(
        looked.contains("»1 Chausiku") && looked.contains("y8 stands for b8"),
        "a combination in words:\n{looked}"
    );
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Down);
    let back = desk.screen(80, 24);
    assert!(back.contains("Enter  Discard"), "and back to the hand:\n{back}");
}

/// A hint marks every card of its move.
#[test]
fn all_cards_of_a_hint_are_marked() {
    let mut desk = coming_out(Language::English);
    desk.press(KeyCode::Right);
    desk.keys("\n");
    desk.settle();
    desk.keys("h");
    desk.settle();
    let screen = desk.screen(80, 24);
    assert!(screen.contains("─ Hint ─") && screen.contains("Hint: lay y3 r4 b5."), "{screen}");
    assert_eq!(screen.matches("─h─").count() + screen.matches("═h═").count(), 3, "{screen}");
}

/// What does nothing by itself is lifted, not refused; what does nothing together is said.
#[test]
fn lifted_cards_say_what_they_do_and_what_they_do_not() {
    let mut desk = coming_out(Language::English);
    let drawing = desk.screen(80, 24);
    assert!(!drawing.contains("lay "), "nothing can be laid before a card is drawn:\n{drawing}");
    desk.press(KeyCode::Right);
    desk.keys("\n");
    desk.settle();
    desk.keys("6");
    let one = desk.screen(80, 24);
    assert!(one.contains("Enter  Lift g6 ]") && !one.contains("Lay g6"), "{one}");
    assert!(one.contains("Space lift") && !one.contains("Enter lay"), "the keys say the same:\n{one}");
    desk.keys("\n");
    desk.press(KeyCode::Right);
    desk.keys(" ");
    let two = desk.screen(80, 24);
    assert!(two.contains("together nothing can be done now."), "{two}");
    desk.press(KeyCode::Esc);
    assert!(!desk.screen(80, 24).contains("together nothing"), "{}", desk.screen(80, 24));
}

/// Where a card can only be discarded, lifting would say that something else can be done.
#[test]
fn nothing_is_lifted_where_a_card_can_only_be_discarded() {
    let mut desk = Desk::set(&Set::of("rummu", 4, 3));
    desk.settle();
    desk.keys("d");
    desk.settle();
    let asked = desk.screen(80, 24);
    assert!(asked.contains("» Discard a card"), "{asked}");
    desk.keys(" ");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("There is nothing to lay, add or swap now, so no card is lifted."), "{screen}");
    desk.press(KeyCode::Right);
    let row = |screen: &str| {
        screen.lines().nth(18).map(|line| line.matches('╔').count() + line.matches('╭').count())
    };
    assert_eq!(row(&desk.screen(80, 24)), Some(1), "one card stands higher, the one under the cursor");
}

/// Every end of a hand waits, with what everybody was left with, and so does the end of the game.
#[test]
fn a_hand_ends_on_a_page_that_waits() {
    for language in Language::ALL {
        let mut desk = Desk::set(&Set { language, settings: &[("hands", "2")], ..Set::of("rummu", 3, 5) });
        let (mut pages, over) = (0, language.pick("hand 1 is over", "la manche 1 est finie"));
        for turn in 0..3000 {
            desk.settle();
            if desk.model.is_over() {
                break;
            }
            let screen = desk.screen(80, 24);
            if screen.contains(over) {
                pages += 1;
                for (wide, high) in SIZES {
                    let page = desk.screen(wide, high);
                    for part in [
                        over,
                        language.pick("gain", "gain"),
                        language.pick("total", "total"),
                        "Baraka",
                        "Chausiku",
                        language.pick("in hand", "en main"),
                    ] {
                        assert!(page.contains(part), "{part}:\n{page}");
                    }
                }
                desk.press(KeyCode::Enter);
                let next = desk.screen(80, 24);
                let begun = next.contains(language.pick("hand 2", "manche 2"));
                assert!(begun && !next.contains(over), "the next hand has begun:\n{next}");
                continue;
            }
            desk.press(KeyCode::Enter);
            if turn % 3 > 0 {
                desk.press(KeyCode::Right);
                desk.keys("d");
            }
        }
        assert_eq!(pages, 1, "once:\n{}", desk.screen(80, 24));
        let end = desk.screen(80, 24);
        assert!(
            desk.model.is_over() && end.contains(language.pick("in hand", "en main")),
            "the last hand too:\n{end}"
        );
    }
}
