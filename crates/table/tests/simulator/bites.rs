//! The checks bite: a table that is broken on purpose is caught, by the check that is there for it, and the same hand at a table
//! that is not passes.

use crate::checks::Caught;
use crate::deceit::Fault;
use crate::figures::Figures;
use crate::{hand, twins};

/// In so many hands a fault must show.
const HANDS: u64 = 120;

type Play = fn(u64, Option<Fault>, &mut Figures) -> Result<(), Caught>;

/// The check that finds a fault first.
fn bites(play: Play, fault: Fault, check: &str) {
    bites_as(play, fault, check, &[]);
}

/// The check that finds a fault, which one of the others may have noticed in hands before.
fn bites_as(play: Play, fault: Fault, check: &str, others: &[&str]) {
    let mut figures = Figures::default();
    let caught = (0..HANDS).find_map(|seed| {
        let caught = play(seed, Some(fault), &mut figures).err()?;
        (!others.contains(&caught.check)).then_some((seed, caught))
    });
    let (seed, caught) = caught.unwrap_or_else(|| panic!("{fault:?} is not noticed in {HANDS} hands"));
    assert_eq!(caught.check, check, "{fault:?} is caught in hand {seed} as\n{caught}");
    if let Err(caught) = play(seed, None, &mut figures) {
        panic!("without {fault:?}, hand {seed}:\n{caught}");
    }
}

#[test]
fn a_refusal_that_others_read() {
    bites(hand::play, Fault::SharedRefusal, "refusal");
}

#[test]
fn a_refusal_that_shows_cards_of_others() {
    bites(twins::compare, Fault::PeekingRefusal, "twins");
}

#[test]
fn a_judgement_that_shows_cards_of_others() {
    bites(twins::compare, Fault::PeekingJudgement, "twins");
}

#[test]
fn a_refusal_that_changes_the_clock() {
    bites(hand::play, Fault::RefusalMovesClock, "refusal");
}

#[test]
fn an_answer_before_anything_is_stored() {
    bites(hand::play, Fault::EarlyAnswer, "stored");
}

#[test]
fn something_told_that_was_never_stored() {
    bites(hand::play, Fault::NotStoredYetTold, "stored");
}

#[test]
fn something_acknowledged_that_is_lost() {
    bites(hand::play, Fault::LostEvents, "kept");
}

#[test]
fn a_message_that_is_carried_out_twice() {
    bites(hand::play, Fault::TwiceCarriedOut, "once");
}

#[test]
fn a_repeated_message_with_another_answer() {
    bites(hand::play, Fault::AnsweredUnlike, "once");
}

#[test]
fn a_spectator_who_is_sent_what_a_seat_sees() {
    bites(twins::compare, Fault::SpectatorSeesSeat, "twins");
}

#[test]
fn a_record_before_the_end() {
    bites(twins::compare, Fault::RecordTold, "twins");
}

#[test]
fn a_bot_that_answers_as_soon_as_it_has_thought() {
    bites(twins::compare, Fault::NoPace, "twins");
}

#[test]
fn answers_without_delay() {
    bites(hand::play, Fault::NoPace, "pace");
}

#[test]
fn what_was_acknowledged_told_again_in_full() {
    bites(hand::play, Fault::FullCatchUp, "faded");
}

#[test]
fn notes_that_are_lost() {
    bites(hand::play, Fault::LostNotes, "replay");
}

#[test]
fn new_dice_after_a_take_back() {
    // Another secret has another hash, too, and a restored table shows it.
    bites_as(hand::play, Fault::NewDice, "dice", &["replay"]);
}

#[test]
fn a_spectator_who_is_named() {
    bites(hand::play, Fault::SpectatorNamed, "identity");
}

#[test]
fn a_secret_before_the_end() {
    bites(hand::play, Fault::EarlySecret, "secret");
}
