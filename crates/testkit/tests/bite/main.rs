//! The laws bite: every one reports a game that breaks it and nothing else, and leaves the honest game alone.

/// What can be wrong.
mod fault;
/// The duel with one fault.
mod faulty;
/// Its words and numbers.
mod learning;
mod telling;
/// The independent list of the duel's worlds.
#[expect(dead_code, reason = "only one of the toys is broken here")]
#[path = "../../../toys/tests/toys/worlds.rs"]
mod worlds;

/// What nature can do in the duel.
#[expect(dead_code, reason = "only one of the toys is broken here")]
#[path = "../../../toys/tests/toys/chances.rs"]
mod chances;

use game::{Config, Inspect, Rules};
use testkit::conform::{Broken, Conform, Laws, Reached};
use testkit::fuzz::{self, Group};
use toys::duel::Duel;

use fault::Fault;
use faulty::Faulty;

fn check(fault: Fault, seed: u64) -> Result<Reached, Broken> {
    conform(fault).seed(seed).check()
}

/// The same games for all, honest or not.
fn conform(fault: Fault) -> Conform<Faulty> {
    let config = Config::new(Duel::schema(), None, &SETTINGS).expect("valid settings");
    let game = Faulty::with(fault, &config).expect("the duel takes all settings");
    Conform::new(game).games(40).enumerate(faulty::list_worlds).nature(faulty::list_chances)
}

/// How many cards a hand has in these games.
const HAND: u8 = 4;
const SETTINGS: [(&str, &str); 2] = [("hand", "4"), ("lives", "6")];

/// Whatever is played, exactly this law reports the fault.
fn caught(fault: Fault, law: u8) {
    caught_by(fault, &[law]);
}

/// Whatever is played, one of these laws reports the fault.
fn caught_by(fault: Fault, laws: &[u8]) {
    for seed in 0..3 {
        match check(fault, seed) {
            Ok(reached) => panic!("nobody noticed {fault:?} with seed {seed}:\n{reached}"),
            Err(broken) => assert!(laws.contains(&broken.law), "{fault:?} with seed {seed}: {broken}"),
        }
    }
}

#[test]
fn the_honest_game_passes() {
    for seed in 0..3 {
        if let Err(broken) = check(Fault::None, seed) {
            panic!("{broken}");
        }
    }
}

#[test]
fn law_1_a_game_that_never_ends() {
    caught(Fault::NeverEnds, 1);
}

#[test]
fn law_1_a_game_without_a_result() {
    caught(Fault::NoResult, 1);
}

#[test]
fn law_2_a_duplicate_action() {
    caught(Fault::DuplicateAction, 2);
}

#[test]
fn law_2_nothing_to_do() {
    // A world that is played on may come to it before the game does.
    caught_by(Fault::NothingToDo, &[2, 5]);
}

#[test]
fn law_2_an_order_that_changes() {
    caught(Fault::UnstableOrder, 2);
}

#[test]
fn law_2_a_refusal_without_a_reason() {
    caught(Fault::NoReason, 2);
}

#[test]
fn law_2_nature_draws_what_it_does_not_admit() {
    caught(Fault::RefusesItsDraw, 2);
}

#[test]
fn law_2_nature_admits_what_it_cannot_do_though_no_card_is_lost() {
    caught(Fault::AdmitsUnevenDeals, 2);
}

#[test]
fn law_3_a_lost_card() {
    caught(Fault::LostCard, 3);
}

#[test]
fn law_3_a_card_from_nowhere() {
    // Law 2 knows what nature can do, if it is told; without that it is the audit that notices.
    caught_by(Fault::AdmitsAnything, &[2, 3]);
}

#[test]
fn law_4_a_clock_in_the_rules() {
    caught(Fault::Clock, 4);
}

#[test]
fn law_4_two_actions_written_alike() {
    caught(Fault::BadNotation, 4);
}

#[test]
fn law_5_a_view_that_worlds_do_not_have() {
    caught(Fault::LeakedHand, 5);
}

#[test]
fn law_5_a_world_that_forgets() {
    caught(Fault::ForgetfulWorlds, 5);
}

#[test]
fn law_5_a_world_that_forgets_what_is_left_of_a_memory() {
    caught(Fault::ForgetsWhatIsLeft, 5);
}

#[test]
fn law_5_a_world_without_a_future() {
    caught(Fault::DeadEnds, 5);
}

#[test]
fn law_6_legality_that_peeks() {
    caught(Fault::PeekingLegality, 6);
}

#[test]
fn law_6_legality_by_what_happened_just_before() {
    caught(Fault::LegalityByLast, 6);
}

#[test]
fn law_6_explanations_that_peek() {
    caught(Fault::PeekingReason, 6);
}

#[test]
fn law_6_a_score_sheet_that_peeks() {
    caught(Fault::PeekingScore, 6);
}

#[test]
fn law_6_asking_only_who_holds_a_counter() {
    caught(Fault::AsksHolders, 6);
}

#[test]
fn law_7_passing_for_who_holds_no_counter() {
    caught(Fault::PassesForOthers, 7);
}

#[test]
fn law_7_a_hand_leaked_to_views_and_worlds_alike() {
    caught(Fault::LeakedHandEverywhere, 7);
}

#[test]
fn law_7_a_drop_leaked_to_views_and_worlds_alike() {
    caught(Fault::LeakedDropEverywhere, 7);
}

#[test]
fn law_7_a_pass_that_tells_what_is_held() {
    caught(Fault::TellingPass, 7);
}

#[test]
fn law_7_two_accounts_of_what_everybody_saw() {
    // The dropper's worlds have the other account, which law 5 may notice first.
    caught_by(Fault::TwoDeeds, &[5, 7]);
}

#[test]
fn law_7_a_command_that_goes_on_after_a_look() {
    caught(Fault::GoesOnAfterALook, 7);
}

/// What a client is sent gives the fault away: law 7 over bytes reports it, also when it is the only law there is.
fn caught_in_what_is_sent(fault: Fault, sent: &str) {
    for seed in 0..3 {
        for broken in [check(fault, seed), conform(fault).seed(seed).check_only(Laws::Bytes { worlds: 2 })] {
            let broken = broken.map_or_else(|broken| broken, |_| panic!("nobody noticed {fault:?}"));
            assert_eq!(broken.law, 7, "{fault:?} with seed {seed}: {broken}");
            assert!(broken.what.contains(&format!("is sent, as {sent}")), "{broken}");
        }
    }
}

#[test]
fn law_7_bytes_a_hidden_card_in_a_refusal() {
    caught_in_what_is_sent(Fault::PeekingUnreadable, "the answer to");
    // Why an action is not legal stands under law 6 as well.
    let broken = conform(Fault::PeekingReason).check_only(Laws::Bytes { worlds: 2 }).expect_err("it is told");
    assert!(broken.what.contains("is sent, as the answer to"), "{broken}");
}

#[test]
fn law_7_bytes_a_hidden_card_in_what_everybody_sees() {
    caught_in_what_is_sent(Fault::PeekingStory, "the sight after a step");
    caught_in_what_is_sent(Fault::StoryTellsTheHiddenCard, "the sight after a step");
    caught_in_what_is_sent(Fault::PeekingPicture, "the sight");
    caught_in_what_is_sent(Fault::PeekingQuestion, "the sight");
}

#[test]
fn law_7_bytes_a_hidden_card_in_a_choices_detail() {
    caught_in_what_is_sent(Fault::PeekingDetail, "the sight");
}

#[test]
fn law_7_bytes_a_hidden_card_in_a_caution() {
    caught_in_what_is_sent(Fault::PeekingCaution, "the sight");
}

#[test]
fn law_7_bytes_a_hidden_card_in_what_would_follow() {
    caught_in_what_is_sent(Fault::PeekingProspect, "the sight");
}

#[test]
fn law_7_bytes_a_hidden_card_in_a_glossary() {
    caught_in_what_is_sent(Fault::PeekingGlossary, "the glossary");
}

#[test]
fn law_7_bytes_a_hidden_card_in_a_hint() {
    caught_in_what_is_sent(Fault::PeekingAdvice, "the hint");
}

#[test]
fn law_7_bytes_a_hidden_card_in_what_is_worked_out() {
    caught_in_what_is_sent(Fault::PeekingDigest, "the sight");
}

#[test]
fn law_7_bytes_a_hidden_card_in_a_reason() {
    caught_in_what_is_sent(Fault::PeekingFacts, "the hint");
}

#[test]
fn law_7_bytes_a_hidden_card_in_a_lesson() {
    caught_in_what_is_sent(Fault::PeekingLessons, "the lessons");
}

#[test]
fn law_8_a_biased_world() {
    caught(Fault::BiasedWorlds, 8);
}

#[test]
fn law_8_worlds_biased_only_when_many_are_drawn() {
    caught(Fault::BiasedWorldsAtOnce, 8);
}

#[test]
fn law_8_loaded_dice() {
    caught(Fault::LoadedDice, 8);
}

#[test]
fn law_9_two_actions_with_one_word() {
    caught(Fault::SpelledAlike, 9);
    caught(Fault::SpelledAlikeElsewhere, 9);
}

#[test]
fn law_9_a_word_that_begins_another() {
    caught(Fault::WordBeginsAnother, 9);
}

#[test]
fn law_9_a_letter_twice_in_a_word() {
    caught(Fault::LetterTwice, 9);
}

#[test]
fn law_9_the_same_letters_in_both_orders() {
    caught(Fault::LettersInBothOrders, 9);
}

#[test]
fn law_9_a_letter_outside_of_the_alphabet() {
    caught(Fault::StrangeLetter, 9);
}

#[test]
fn law_9_a_word_without_letters() {
    caught(Fault::EmptyWord, 9);
}

#[test]
fn law_10_a_field_of_the_view_that_is_not_in_the_numbers() {
    caught(Fault::UnseenHand, 10);
}

#[test]
fn law_10_a_number_above_its_scale() {
    caught(Fault::AboveTheScale, 10);
}

#[test]
fn law_10_a_memory_that_is_not_in_the_numbers() {
    caught(Fault::UnseenMemory, 10);
    caught(Fault::UnseenForgetting, 10);
}

#[test]
fn law_10_numbers_of_more_than_the_view() {
    caught(Fault::ObservedClock, 10);
}

/// Laws 2 and 8 need to be told what nature can do: nothing else notices.
#[test]
fn without_an_account_of_nature_its_faults_go_unnoticed() {
    for fault in [Fault::AdmitsUnevenDeals, Fault::LoadedDice] {
        let config = Config::new(Duel::schema(), None, &SETTINGS).expect("valid settings");
        let game = Faulty::with(fault, &config).expect("the duel takes all settings");
        let reached = Conform::new(game).games(40).enumerate(faulty::list_worlds).check();
        assert!(reached.is_ok(), "{fault:?}: {reached:?}");
    }
}

#[test]
fn law_8_a_list_that_is_always_empty() {
    let broken = conform(Fault::None).enumerate(|_, _| Vec::new()).check().expect_err("nothing was tested");
    assert_eq!(broken.law, 8);
}

#[test]
fn what_is_never_reached_is_reported() {
    let all = Faulty::FRAMES;
    for (kinds, frames) in [
        (&["strike", "drop", "counter", "pass", "hide"][..], all),
        (&["strike", "drop", "counter"], all),
        (Faulty::KINDS, &all[1..]),
    ] {
        let broken = conform(Fault::None).reached(kinds, frames).check().expect_err("not what was expected");
        assert_eq!(broken.law, 0, "{broken}");
    }
}

#[test]
fn a_report_says_what_was_played() {
    let broken = check(Fault::LostCard, 0).expect_err("caught");
    let text = broken.to_string();
    assert!(text.starts_with("law 3 is broken: every card and chip is somewhere exactly once"), "{text}");
    assert!(text.contains("duel seats 2 hand=4 lives=6"), "{text}");
    assert!(text.contains("   1  nature deal "), "{text}");
}

#[test]
#[should_panic(expected = "law 3 is broken")]
fn fuzzing_play_finds_a_lost_card() {
    Faulty::usually(Fault::LostCard);
    fuzz::deterministic::<Faulty>(Group::Play, 100);
}

#[test]
#[should_panic(expected = "law 9 is broken")]
fn fuzzing_play_finds_a_letter_twice() {
    Faulty::usually(Fault::LetterTwice);
    fuzz::deterministic::<Faulty>(Group::Play, 100);
}

#[test]
#[should_panic(expected = "law 10 is broken")]
fn fuzzing_secrets_finds_a_number_above_its_scale() {
    Faulty::usually(Fault::AboveTheScale);
    fuzz::deterministic::<Faulty>(Group::Secrets, 100);
}

#[test]
#[should_panic(expected = "is written `strike 1`")]
fn fuzzing_text_finds_bad_notation() {
    Faulty::usually(Fault::BadNotation);
    fuzz::deterministic::<Faulty>(Group::Text, 100);
}

#[test]
#[should_panic(expected = "law 7 is broken")]
fn fuzzing_secrets_finds_a_leak() {
    Faulty::usually(Fault::LeakedHandEverywhere);
    fuzz::deterministic::<Faulty>(Group::Secrets, 100);
}
