//! Everything that a table says of itself has words in both languages.

use game::{Phrase, Refusal, Seat};
use protocol::{Denial, ToServer, Unreadable};
use table::Damaged;
use words::{Language, Lexicon, Names};

/// One denial of each kind, and after each another one: the compiler knows whether a kind is missing.
fn after(denial: &Denial) -> Option<Denial> {
    Some(match denial {
        Denial::Unreadable(_) => Denial::Version(7),
        Denial::Version(_) => Denial::NoHello,
        Denial::NoHello => Denial::NotSeated,
        Denial::NotSeated => Denial::Seated(Seat(0)),
        Denial::Seated(Seat(0)) => Denial::Seated(Seat(1)),
        Denial::Seated(_) => Denial::NoSuchSeat,
        Denial::NoSuchSeat => Denial::SeatTaken,
        Denial::SeatTaken => Denial::OtherCards(Seat(0)),
        Denial::OtherCards(Seat(0)) => Denial::OtherCards(Seat(1)),
        Denial::OtherCards(_) => Denial::BotDecides,
        Denial::BotDecides => Denial::SeatsClosed,
        Denial::SeatsClosed => Denial::BadName,
        Denial::BadName => Denial::BadChat,
        Denial::BadChat => Denial::Stale(3),
        Denial::Stale(_) => Denial::Refused(Refusal::NotYourTurn(Seat(1))),
        Denial::Refused(_) => Denial::Paused,
        Denial::Paused => Denial::NotPaused,
        Denial::NotPaused => Denial::Over,
        Denial::Over => Denial::NotOver,
        Denial::NotOver => Denial::NotAlone,
        Denial::NotAlone => Denial::NoHints,
        Denial::NoHints => Denial::NoTakeBacks,
        Denial::NoTakeBacks => Denial::NothingToTakeBack,
        Denial::NothingToTakeBack => Denial::MotionPending,
        Denial::MotionPending => Denial::NoSuchMotion,
        Denial::NoSuchMotion => Denial::NotAway(Seat(0)),
        Denial::NotAway(Seat(0)) => Denial::NotAway(Seat(1)),
        Denial::NotAway(_) => Denial::NotStored(Phrase::new("store-full")),
        Denial::NotStored(_) => return None,
    })
}

fn say(phrase: &Phrase) {
    for language in Language::ALL {
        let names = Names::new(vec!["Ann".to_owned(), "Ben".to_owned()], Some(Seat(0)));
        let said = Lexicon::new(language, &[]).say(phrase, &names);
        assert!(!said.contains('⟦') && said.len() > 10, "{language:?} lacks {}: {said}", phrase.key);
    }
}

#[test]
fn every_denial_has_words() {
    let first = Denial::Unreadable(ToServer::read("{").expect_err("it is no message").phrase());
    let mut count = 0;
    let mut denials = std::iter::successors(Some(first), after);
    denials.by_ref().for_each(|denial| {
        say(&denial.phrase());
        count += 1;
    });
    assert_eq!(count, 29, "all of them");
    say(&Unreadable::TooLong.phrase());
}

#[test]
fn every_damage_has_words() {
    let rules = |theirs| Damaged::Rules { game: "safaru".to_owned(), theirs, ours: 2 };
    let keys = ["setup-impossible", "setup-bot-unknown"].map(|key| Damaged::Setup(Phrase::new(key)));
    for damaged in [rules(1), rules(3), Damaged::Event(17)].into_iter().chain(keys) {
        say(&damaged.phrase());
    }
}
