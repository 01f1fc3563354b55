//! Mü as it is drawn.

use words::Language;

use crate::desk::{Desk, Set};
use crate::facts::has_all;

/// The reader has laid one card and may lay three more; Baraka leads.
fn auction(language: Language, guide: bool) -> Desk {
    let mut desk = Desk::set(&Set { line: 14, language, guide, ..Set::of("mu", 4, 3) });
    desk.settle();
    desk
}

/// What a card would bring counts it, and says so.
#[test]
fn the_triangles_of_a_trick_are_those_with_the_card_that_would_be_played() {
    for language in Language::ALL {
        let mut desk = Desk::set(&Set { line: 47, language, ..Set::of("mu", 4, 3) });
        desk.settle();
        desk.keys("8");
        let screen = desk.screen(80, 24);
        has_all(
            &screen,
            &[language.pick(
                "Chausiku is winning, 2 triangles with this card.",
                "Chausiku est maître, 2 triangles avec cette carte.",
            )],
        );
    }
}

/// Where there is no room for all bids, the ones that lead are not those that are missing.
#[test]
fn the_bids_that_lead_are_always_among_those_shown() {
    let mut desk = auction(Language::English, true);
    let screen = desk.screen(80, 24);
    has_all(&screen, &["First hand", "» 2         32 △", "  4         36 △", "you lead alone"]);
}

/// A rule that forbids a bid is told to its end.
#[test]
fn what_is_too_much_is_not_cut() {
    let screen = auction(Language::French, false).screen(80, 24);
    has_all(&screen, &["au plus une carte de plus que la tête"]);
    let screen = auction(Language::English, false).screen(80, 24);
    has_all(&screen, &["not now: one more than the lead is the most"]);
}
