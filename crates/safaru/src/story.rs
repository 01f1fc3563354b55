//! What happened, in phrases, made from one viewer's views alone.

/// What is left of the story once it has been read.
mod fading;
/// How the table looks, what is asked, and what would follow from a choice.
pub(crate) mod picture;

use game::{Fading, Narrate, Phrase, Seat, Seen, Value, ViewOf};

use crate::Safaru;
use crate::card::card_values;
use crate::config::{Sides, Variant};
use crate::digest::{Haul, Prize};
use crate::notation::{way_name, way_phrases};
use crate::score::Majority;
use crate::state::{Act, BySide, Caught, Frame, Tally};
use crate::view::Open;

impl Narrate for Safaru {
    const FADING: &'static [Fading] = fading::FADING;

    fn narrate(&self, _before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let Seen { deed, own } = &after.last;
        let mut story: Vec<Phrase> = self.tell_act(&deed.act, &after.open).into_iter().collect();
        story.extend(deed.caught.as_ref().map(tell_catch));
        if let Some(cards) = own {
            story.push(Phrase::new("story-own-hand").with("cards", card_values(*cards)));
        }
        if let Some(tallies) = &deed.counted {
            story.extend(self.tell_count(tallies, &after.open));
        }
        story
    }
}

impl Safaru {
    /// A step. The card of a play, and the cards chosen for it, are told when the play is whole.
    fn tell_act(&self, act: &Act, open: &Open) -> Option<Phrase> {
        let dealer = open.dealer;
        Some(match (*act, open.frame) {
            (Act::DrewDealer(who), _) => Phrase::new("story-dealer").with("who", who),
            (Act::Dealt { wild }, _) if wild.is_empty() => {
                Phrase::new("story-dealt-last").with("who", dealer)
            }
            (Act::Dealt { wild }, _) => {
                Phrase::new("story-dealt").with("who", dealer).with("cards", card_values(wild))
            }
            (Act::Released { by, card }, _) => {
                Phrase::new("story-released").with("who", by).with("card", card.value())
            }
            (Act::Played { by, card, .. }, Frame::Naming { .. }) => {
                let told = Phrase::new("story-offered").with("who", by).with("card", card.value());
                told.with("other", by.next(self.settings.seats))
            }
            (Act::Nothing | Act::Played { .. } | Act::Took { .. } | Act::Stopped { .. }, _) => return None,
            (Act::Named { by, way }, _) => {
                Phrase::new("story-named").with("who", by).with("way", way_name(way))
            }
        })
    }

    /// The end of a hand: who has the most of what, then the points of every side.
    fn tell_count(&self, tallies: &BySide<Tally>, open: &Open) -> Vec<Phrase> {
        let mut story = vec![Phrase::new("story-hand-over")];
        story.extend(self.majorities().iter().filter_map(|majority| self.tell_majority(majority, tallies)));
        for (side, tally) in tallies.iter().enumerate() {
            let haul = match self.settings.variant {
                Variant::Plain => Haul { babies: tally.babies, ..Haul::default() },
                Variant::Reverse => Haul { cards: tally.cards, ..Haul::default() },
            };
            let haul = parts_of(Haul { triangles: tally.triangles, ..haul });
            let key = if haul.is_empty() { "story-tally-nothing" } else { "story-tally" };
            let told =
                Phrase::new(key).with("side", self.side_name(side)).with("points", points(tally.points));
            let told = told.with("total", total(open.scores[side]));
            story.push(if haul.is_empty() { told } else { told.with("haul", haul) });
        }
        story
    }

    /// Who has the most of something, and what it brings; nobody, if there is nothing of it (SAF.23).
    fn tell_majority(&self, majority: &Majority, tallies: &BySide<Tally>) -> Option<Phrase> {
        let most = tallies.iter().map(majority.of).max().filter(|most| *most > 0)?;
        let leaders: Vec<usize> =
            (0..tallies.len()).filter(|&side| (majority.of)(&tallies[side]) == most).collect();
        let told = match (&leaders[..], self.settings.sides) {
            ([side], _) => Phrase::new("story-majority").with("side", self.side_name(*side)),
            (_, Sides::Teams) => Phrase::new("story-majority-both"),
            (sides, Sides::Alone) => {
                let who: Vec<Seat> = sides.iter().flat_map(|&side| self.members(side)).collect();
                Phrase::new("story-majority-shared").with("who", who)
            }
        };
        let share = majority.points / leaders.len() as i16;
        Some(told.with("prize", prize(majority.prize)).with("count", most).with("points", points(share)))
    }

    /// The name of a side: that of its player, or of both.
    pub(crate) fn side_name(&self, side: usize) -> Phrase {
        side_of(&self.members(side))
    }
}

/// A whole play, in one sentence.
fn tell_catch(caught: &Caught) -> Phrase {
    let Caught { by, card, catch } = caught;
    let key = if catch.pair.is_some() { "story-caught-paired" } else { "story-caught" };
    Phrase::new(key).with("who", *by).with("card", card.value()).with("ways", way_phrases(catch))
}

/// The name of the side that these players are.
fn side_of(members: &[Seat]) -> Phrase {
    match members {
        [alone] => Phrase::new("side-alone").with("who", *alone),
        _ => Phrase::new("side").with("who", members.to_vec()),
    }
}

/// What there can be a majority of.
pub(crate) fn prize(prize: Prize) -> Phrase {
    Phrase::new(match prize {
        Prize::Unicorns => "prize-unicorns",
        Prize::Hedgehogs => "prize-hedgehogs",
        Prize::Cards => "prize-cards",
    })
}

/// Points, with a sign if they are lost.
pub(crate) fn points(points: i16) -> Phrase {
    let key = if points < 0 { "points-minus" } else { "points" };
    Phrase::new(key).with("count", i32::from(points.abs()))
}

/// A number with its sign: what something adds to a score.
fn signed(points: i16) -> Phrase {
    let key = if points < 0 { "signed-minus" } else { "signed-plus" };
    Phrase::new(key).with("count", i32::from(points.abs()))
}

/// A score as a bare number.
fn total(points: i16) -> Value {
    if points < 0 { signed(points).into() } else { Value::from(i32::from(points)) }
}

/// What some cards are, kind by kind, without what there is none of.
pub(crate) fn parts_of(haul: Haul) -> Vec<Phrase> {
    let parts = [
        ("haul-cards", haul.cards),
        ("haul-unicorns", haul.unicorns),
        ("haul-hedgehogs", haul.hedgehogs),
        ("haul-babies", haul.babies),
        ("haul-triangles", haul.triangles),
    ];
    let there = parts.into_iter().filter(|&(_, count)| count > 0);
    there.map(|(key, count)| Phrase::new(key).with("count", count)).collect()
}
