//! What happened and how the table looks, in phrases. Both are made from one viewer's views alone.

/// What is left of the story once it has been read.
mod fading;
/// The table, in rows.
mod picture;
/// What is asked, and what would follow from each answer.
mod question;

pub(crate) use question::{sentence, stopping};

use cards::{Bag, Kind};
use game::phrase::Picture;
use game::{Depict, Fading, Narrate, Phrase, Remarks, Seat, SeatSet, Value, ViewOf};

use crate::Calcory;
use crate::action::Action;
use crate::card::spoken;
use crate::digest::{Digest, Prospect, ToBeat};
use crate::state::{Act, Deed, End, Frame, Upshot};
use crate::view::{Open, Placed};

impl Narrate for Calcory {
    const FADING: &'static [Fading] = fading::FADING;

    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let Deed { act, skipped, ended } = after.last.deed;
        let mut story = tell_act(act, after.last.own, &before.open);
        story.extend(tell_skipped(skipped));
        match ended {
            Some(End::LastCard { by, card, .. }) => {
                story.push(Phrase::new("story-last-card").with("who", by).with("card", spoken(card)));
            }
            Some(End::Patience) => {
                story.push(Phrase::new("story-patience").with("turns", after.open.idle));
                if !after.open.marked.is_empty() {
                    story.push(Phrase::new("story-nobodys").with("cards", values(&after.open.marked)));
                }
            }
            None => story.extend(tell_survivors(&after.open)),
        }
        story
    }
}

/// What was done; with the card that is laid back, for the one who knows it.
fn tell_act(act: Act, own: Option<Kind>, before: &Open) -> Vec<Phrase> {
    match act {
        // What lies there is told in the next moment.
        Act::Nothing | Act::Chose { .. } => Vec::new(),
        Act::DrewFirst(who) => vec![Phrase::new("story-first").with("who", who)],
        Act::Turned { by, space, card, sum, upshot } => {
            let turned = Phrase::new("story-turned")
                .with("who", by)
                .with("space", space.name())
                .with("card", spoken(card))
                .with("sum", sum);
            let then = match upshot {
                Upshot::GoesOn => None,
                Upshot::Thirteen => Some("story-thirteen"),
                Upshot::TooMuch => Some("story-too-much"),
                Upshot::SecondZero => Some("story-second-zero"),
                Upshot::NoneLeft => Some("story-none-left"),
            };
            std::iter::once(turned).chain(then.map(Phrase::new)).collect()
        }
        Act::Stopped { by, beaten } => {
            let marked = Phrase::new("story-stopped")
                .with("who", by)
                .with("cards", values(&before.turned))
                .with("sum", sum(&before.turned));
            let beaten = beaten.map(|who| Phrase::new("story-beaten").with("who", who));
            std::iter::once(marked).chain(beaten).collect()
        }
        Act::GaveUp(who) => vec![Phrase::new("story-gave-up").with("who", who)],
        Act::Took { by, cards } => {
            let won = cards.count() - 1;
            let took =
                Phrase::new("story-took").with("who", by).with("cards", bag_values(cards)).with("won", won);
            let back = own.map(|card| Phrase::new("story-chose-back").with("card", spoken(card)));
            std::iter::once(took).chain(back).collect()
        }
        Act::LaidBack { by, space } => {
            let phrase = match own {
                Some(card) => Phrase::new("story-laid-own").with("card", spoken(card)),
                None => Phrase::new("story-laid").with("who", by),
            };
            vec![phrase.with("space", space.name())]
        }
    }
}

fn tell_skipped(skipped: SeatSet) -> Option<Phrase> {
    let who: Vec<Seat> = skipped.iter().collect();
    (!who.is_empty()).then(|| Phrase::new("story-skipped").with("who", who))
}

/// CAL.11: a turn that begins with the own marked cards still there.
fn tell_survivors(open: &Open) -> Option<Phrase> {
    let survived = open.frame == Frame::Returning && open.turned.is_empty();
    survived.then(|| Phrase::new("story-survived").with("who", open.turn).with("cards", values(&open.marked)))
}

impl Depict for Calcory {
    type Prospect = Prospect;
    type Digest = Digest;

    fn digest(&self, view: &ViewOf<Self>) -> Digest {
        self.work_out(view)
    }

    fn picture(&self, view: &ViewOf<Self>, digest: &Digest) -> Picture {
        picture::picture(view, digest)
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        if view.viewer.seat() != Some(view.open.turn) {
            return Vec::new();
        }
        match view.open.frame {
            Frame::Turning => question::ask_for_turn(self, view),
            Frame::Returning => vec![Phrase::new("ask-return")],
            Frame::Placing => vec![Phrase::new("ask-place")],
            Frame::DrawFirst | Frame::Revealing(_) | Frame::Over => Vec::new(),
        }
    }

    fn remarks(&self, view: &ViewOf<Self>, _action: Action, prospect: Option<&Prospect>) -> Remarks {
        Remarks {
            detail: prospect.and_then(|&prospect| question::detail(view, prospect)),
            caution: prospect.and_then(|&prospect| question::caution(view, prospect)),
        }
    }

    fn prospect(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        self.foresee(view, action)
    }
}

/// What beats marked cards, in words; none if nothing does.
pub(crate) fn needs(to_beat: ToBeat) -> Option<Phrase> {
    let higher = to_beat.higher.map(|from| Phrase::new("needs-higher").with("from", from));
    let more = to_beat
        .cards
        .map(|cards| Phrase::new("needs-more-cards").with("sum", to_beat.sum).with("cards", cards));
    match (higher, more) {
        (Some(higher), Some(more)) => {
            Some(Phrase::new("needs-either").with("higher", higher).with("more", more))
        }
        (higher, more) => higher.or(more),
    }
}

fn sum(cards: &[Placed]) -> u8 {
    cards.iter().map(|placed| placed.card.number()).sum()
}

pub(crate) fn values(cards: &[Placed]) -> Vec<Value> {
    cards.iter().map(|placed| placed.card.value()).collect()
}

fn bag_values(cards: Bag) -> Vec<Value> {
    cards.cards().map(Kind::value).collect()
}
