//! What a screen has to show.

/// The sizes that every game is drawn in.
pub const SIZES: [(u16, u16); 4] = [(60, 18), (80, 24), (120, 40), (200, 60)];

pub fn has_all(screen: &str, facts: &[&str]) {
    let screen = screen.replace(['\u{a0}', '\u{202f}'], " ");
    for fact in facts {
        assert!(screen.contains(fact), "{fact:?} is not in\n{screen}");
    }
}
