//! What is asked in a turn, and what would follow from each answer: made from the digest and from prospects.

use game::{Phrase, ViewOf};

use super::bag_values;
use crate::Calcory;
use crate::card::{MARKERS, TARGET, spoken};
use crate::digest::{
    Come, Digest, Fate, Leave, Mark, Marked, Next, Odds, Prospect, Rank, Stop, Then, come_of,
};
use crate::rules::NoStop;
use crate::view::Open;

/// What the player is asked whose turn is under way: first the question, then what to bear in mind.
pub(super) fn ask_for_turn(game: &Calcory, view: &ViewOf<Calcory>) -> Vec<Phrase> {
    let (open, digest) = (&view.open, game.work_out(view));
    let mut asked = vec![question(open, &digest)];
    if digest.stop != Some(Stop::Allowed) {
        asked.extend(digest.marked.filter(|marked| marked.rivals.count() == 1).map(last_chance));
    }
    asked.extend(digest.next.filter(|_| digest.turned.cards > 0).map(next_card));
    if digest.stop == Some(Stop::Allowed) {
        asked.push(sentence(stopping(game.mark(open))));
    }
    let leave = game.leave(open).map(|leave| leave.then);
    let ends = !matches!(leave, Some(Then::Taken | Then::LastCard));
    if digest.turns_left == 1 && ends {
        asked.push(Phrase::new("ask-last-turn"));
    }
    asked
}

fn question(open: &Open, digest: &Digest) -> Phrase {
    let barred = match digest.stop {
        Some(Stop::Barred(why)) => Some(why),
        Some(Stop::Allowed) | None => None,
    };
    let asked = match (barred, digest.marked) {
        (None, None) if open.down.is_empty() => Phrase::new("ask-stop"),
        (None, Some(_)) if open.down.is_empty() => Phrase::new("ask-stop-or-give-up"),
        (None, None) => Phrase::new("ask-stop-or-turn"),
        (None, Some(_)) => Phrase::new("ask-beaten"),
        (Some(NoStop::NothingTurned), None) => return Phrase::new("ask-first"),
        (Some(NoStop::NothingTurned), Some(_)) => Phrase::new("ask-first-beat"),
        (Some(NoStop::OnlyOne), None) => Phrase::new("ask-second"),
        (Some(NoStop::OnlyOne), Some(_)) => Phrase::new("ask-second-or-give-up"),
        (Some(NoStop::TooFewMarkers), None) => Phrase::new("ask-no-markers").with("markers", MARKERS),
        (Some(NoStop::TooFewMarkers), Some(_)) => {
            Phrase::new("ask-no-markers-or-give-up").with("markers", MARKERS)
        }
        (Some(NoStop::NotBeaten), _) => Phrase::new("ask-not-beaten"),
    };
    let own = match barred {
        Some(NoStop::NothingTurned) => asked,
        Some(NoStop::OnlyOne | NoStop::TooFewMarkers | NoStop::NotBeaten) | None => {
            asked.with("sum", digest.turned.sum)
        }
    };
    match (barred, digest.marked) {
        (Some(NoStop::NothingTurned | NoStop::NotBeaten) | None, Some(marked)) => {
            own.with("who", marked.by).with("marked", marked.cards.sum)
        }
        (Some(NoStop::OnlyOne | NoStop::TooFewMarkers), Some(_)) | (_, None) => own,
    }
}

/// The player is the last who can beat the marked cards.
fn last_chance(marked: Marked) -> Phrase {
    let single = marked.cards.cards == 1;
    let key = if single { "ask-last-chance-single" } else { "ask-last-chance" };
    let phrase = Phrase::new(key).with("who", marked.by).with("marked", marked.cards.sum);
    if single { phrase } else { phrase.with("won", marked.won) }
}

/// What another card would do.
fn next_card(next: Next) -> Phrase {
    let key = match next.missing {
        10.. => "ask-next-far",
        9 => "ask-next-nine",
        _ => "ask-next",
    };
    let zero = if next.zero { "ends" } else { "fine" };
    let phrase = Phrase::new(key).with("zero", zero);
    if next.missing < 9 { phrase.with("number", next.missing) } else { phrase }
}

/// A clause as a sentence of its own.
pub(crate) fn sentence(clause: Phrase) -> Phrase {
    Phrase::new("ask-sentence").with("what", clause)
}

/// What stopping means.
pub(crate) fn stopping(mark: Mark) -> Phrase {
    let Mark { cards, won, rank, fate, .. } = mark;
    match (fate, cards.cards) {
        (Fate::Nobodys, _) => Phrase::new("stop-nobodys"),
        (Fate::TooLate, _) => Phrase::new("stop-too-late"),
        (Fate::Waits | Fate::AtOnce, 1) => Phrase::new(match rank {
            Rank::Ahead => "stop-single-ahead",
            Rank::Level => "stop-single-level",
            Rank::Behind => "stop-single-behind",
        }),
        (Fate::AtOnce, _) => Phrase::new("stop-at-once").with("won", won),
        (Fate::Waits, _) => Phrase::new("stop-wins").with("sum", cards.sum).with("won", won),
    }
}

/// What giving up means.
fn leaving(open: &Open, leave: Leave) -> Option<Phrase> {
    let who = open.marker?;
    Some(match leave.then {
        Then::Contested => Phrase::new("leave-contested").with("next", leave.next),
        Then::Taken => Phrase::new("leave-taken").with("who", who).with("won", open.marked.len() as u8 - 1),
        Then::LastCard => Phrase::new("leave-last-card").with("who", who),
        Then::Nobodys => Phrase::new("leave-nobodys"),
    })
}

/// What else is to be read beside an action.
pub(super) fn detail(view: &ViewOf<Calcory>, prospect: Prospect) -> Option<Phrase> {
    match prospect {
        Prospect::Turn(odds) => known_card(&view.open, odds),
        Prospect::Stop(mark) => Some(stopping(mark)),
        Prospect::GiveUp(leave) => leaving(&view.open, leave),
        Prospect::Return(won) => Some(Phrase::new("return-wins").with("cards", bag_values(won))),
    }
}

/// A card that the player knows, and what it makes.
fn known_card(open: &Open, odds: Odds) -> Option<Phrase> {
    let card = odds.card?;
    let sum = super::sum(&open.turned) + card.number();
    let key = match come_of(open, card.number()) {
        Come::Thirteen => "turn-thirteen",
        Come::Ends if sum > TARGET => "turn-too-much",
        Come::Ends => "turn-ends",
        Come::Beats | Come::GoesOn => "turn-makes",
    };
    Some(Phrase::new(key).with("card", spoken(card)).with("sum", sum))
}

/// What is easily overlooked about an action: that it may end the game, or that it leaves no way to stop.
pub(super) fn caution(view: &ViewOf<Calcory>, prospect: Prospect) -> Option<Phrase> {
    let open = &view.open;
    match prospect {
        Prospect::Turn(odds) => {
            let seventh = open.turned.len() == usize::from(MARKERS) && odds.thirteen < odds.of;
            seventh.then(|| Phrase::new("caution-seventh").with("markers", MARKERS))
        }
        Prospect::Stop(mark) => match (mark.fate, mark.cards.cards) {
            (Fate::Waits | Fate::AtOnce, 2..) => None,
            (Fate::Nobodys | Fate::TooLate | Fate::Waits | Fate::AtOnce, _) => Some(sentence(stopping(mark))),
        },
        Prospect::GiveUp(leave) => match leave.then {
            Then::LastCard | Then::Nobodys => leaving(open, leave).map(sentence),
            Then::Contested | Then::Taken => None,
        },
        Prospect::Return(_) => None,
    }
}
