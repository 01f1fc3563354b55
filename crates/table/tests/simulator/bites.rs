//! The checks bite: a table that is broken on purpose is caught, by the check that is there for it, and the same hand at a table
//! that is not passes.

use crate::checks::Caught;
use crate::deceit::Fault;
use crate::figures::Figures;
use crate::{hand, twins};

/// In so many hands a fault must show.
const HANDS: u64 = 120;

type Play = fn(u64, Option<Fault>, &mut Figures) -> Result<(), Caught>;

/// A fault is caught by the check that is there for it; another check may be the first to notice it in some hands.
fn bites(play: Play, fault: Fault, check: &str) {
    let mut figures = Figures::default();
    let mut others = Vec::new();
    let caught = (0..HANDS).find(|&seed| match play(seed, Some(fault), &mut figures) {
        Err(caught) if caught.check == check => true,
        Err(caught) => {
            others.push(format!("hand {seed}: {caught}"));
            false
        }
        Ok(()) => false,
    });
    let Some(seed) = caught else {
        panic!("{fault:?} is not caught as {check:?} in {HANDS} hands, but as\n{}", others.join("\n"))
    };
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
    bites(hand::play, Fault::NewDice, "dice");
}

#[test]
fn a_spectator_who_is_named() {
    bites(hand::play, Fault::SpectatorNamed, "identity");
}

#[test]
fn a_secret_before_the_end() {
    bites(hand::play, Fault::EarlySecret, "secret");
}
