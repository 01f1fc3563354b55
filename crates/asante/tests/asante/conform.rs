use asante::Asante;
use testkit::conform::Conform;
use testkit::fuzz;

use crate::chances::list_chances;
use crate::scene::{SHORT_DECK, build};
use crate::worlds::list_worlds;

/// The laws, of games with this deck that end after so many turns of each.
fn laws(deck: Option<&str>, most_turns: u8, games: u64) -> Conform<Asante> {
    Conform::new(build(deck, most_turns)).games(games).nature(list_chances)
}

/// What the default deck reaches when turns run out early: everything there is.
#[test]
fn conform_the_deck_of_the_box() {
    laws(None, 12, 60).run();
}

/// A few whole games, to the gold that ends them. What is reached is told by the test above.
#[test]
fn conform_whole_games() {
    holds(&laws(None, 200, 2).worlds(1).seed(5));
}

/// Both draw piles run out often, and the row has gaps.
#[test]
fn conform_a_deck_of_few_cards() {
    holds(&laws(Some(SHORT_DECK), 12, 40));
}

#[test]
fn conform_law_8_worlds_are_drawn_evenly() {
    holds(&laws(Some(SHORT_DECK), 8, 1).enumerate(list_worlds));
    holds(&laws(None, 20, 1).enumerate(list_worlds));
}

/// The laws hold, whatever was reached.
fn holds(conform: &Conform<Asante>) {
    match conform.check() {
        Err(broken) if broken.law > 0 => panic!("{broken}"),
        Ok(_) | Err(_) => {}
    }
}

#[test]
fn conform_law_7_nothing_is_said_in_vain() {
    laws(None, 40, 60).every_disclosure_is_needed();
}

#[test]
fn conform_settings_chosen_by_bytes() {
    for group in [fuzz::Group::Play, fuzz::Group::Text, fuzz::Group::Secrets] {
        fuzz::deterministic::<Asante>(group, 20);
    }
}
