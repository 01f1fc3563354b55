//! What happened and how the table looks, in phrases. Both are made from one viewer's views alone.

/// What is left of the story once it has been read.
mod fading;
/// How the table looks, what is asked and offered.
mod picture;

use cards::{Bag, Kind};
use game::{Fading, Narrate, Phrase, Seat, Value, ViewOf};

use crate::Rummu;
use crate::card::{card_values, joker_for};
use crate::config::Teams;
use crate::score::combination_points;
use crate::state::{Deed, Ended, Frame, IDLE_TURNS};
use crate::view::{Open, Own};

pub(crate) use picture::{place_number, place_numbers, points, turn_of};

impl Narrate for Rummu {
    const FADING: &'static [Fading] = fading::FADING;

    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &after.open;
        match after.last.deed {
            Deed::Nothing => Vec::new(),
            Deed::Dealer(who) => vec![Phrase::new("story-dealer").with("who", who)],
            Deed::Dealt { top } => tell_deal(after, top),
            // That somebody draws is told with the card.
            Deed::ChoseStock { reshuffled, .. } => {
                reshuffled.then(|| Phrase::new("story-reshuffled")).into_iter().collect()
            }
            Deed::Drew { by } => vec![match after.last.own {
                Some(Own::Drawn(card)) => {
                    Phrase::new("story-drew").with("who", by).with("card", card.value())
                }
                Some(Own::Hand(_)) | None => Phrase::new("story-drew-unseen").with("who", by),
            }],
            Deed::Took { by, card, next } => {
                let key = if next.is_some() { "story-took" } else { "story-took-last" };
                let told = Phrase::new(key).with("who", by).with("card", card.value());
                vec![next.iter().fold(told, |told, next| told.with("next", next.value()))]
            }
            Deed::TookEnough(who) => vec![Phrase::new("story-enough").with("who", who)],
            Deed::Laid { by, cards } => self.tell_lay(before, after, by, cards),
            Deed::Added { by, cards, to } => {
                let told = tell_on_table(["story-added-own", "story-added"], open, by, to);
                let mut story = vec![told.with("added", card_values(cards))];
                story.extend(tell_none_left(open, by));
                story
            }
            Deed::Swapped { by, card, at } => {
                let told = tell_on_table(["story-swapped-own", "story-swapped"], open, by, at);
                vec![told.with("card", card.value()).with("joker", joker_for(card).value())]
            }
            Deed::Discarded { by, card, ended } => {
                let mut story =
                    vec![Phrase::new("story-discarded").with("who", by).with("card", card.value())];
                if let Some(ended) = ended {
                    story.extend(self.tell_end(open, &ended));
                }
                story
            }
            Deed::TookBack { by, card, from, ended } => {
                let told = tell_on_table(["story-took-back"; 2], open, by, from);
                let mut story = vec![told.with("card", card.value())];
                story.extend(self.tell_end(open, &ended));
                story
            }
        }
    }
}

impl Rummu {
    fn tell_lay(&self, before: &ViewOf<Self>, after: &ViewOf<Self>, by: Seat, cards: Bag) -> Vec<Phrase> {
        let is_short = after.open.frame == Frame::Short(by);
        let comes_out = !before.open.out.has(by) && !is_short;
        let key = if comes_out { "story-came-out" } else { "story-laid" };
        let told = Phrase::new(key).with("who", by).with("cards", card_values(cards));
        let mut story = vec![told.with("points", points(combination_points(cards)))];
        if is_short {
            let needed = self.settings.needed(after.open.scores[by]);
            story.push(Phrase::new("story-short").with("who", by).with("needed", needed));
        }
        story.extend(tell_none_left(&after.open, by));
        story
    }

    /// Who ended the hand, and what everybody scored for what. Partners have one score together (RUM.35).
    fn tell_end(&self, open: &Open, ended: &Ended) -> Vec<Phrase> {
        let finisher = ended.hands.iter().find(|(_, hand)| hand.is_empty()).map(|(seat, _)| seat);
        let mut story = vec![match finisher {
            Some(who) => Phrase::new("story-finished").with("who", who),
            None => Phrase::new("story-idle").with("turns", IDLE_TURNS),
        }];
        let tabled = |seat| open.table.of(seat).map(|(_, cards)| combination_points(cards)).sum::<i32>();
        for (who, gain) in ended.points.iter() {
            let gain = i32::from(gain);
            let parts = parts(tabled(who), gain, finisher == Some(who));
            let told = match self.settings.teams {
                Teams::Off => tell_gain(GAINS, gain).with("total", number(open.scores[who])),
                Teams::On => tell_gain(TEAM_GAINS, gain),
            };
            story.push(told.with("who", who).with("parts", parts));
        }
        if self.settings.teams == Teams::On {
            story.extend(self.tell_sides(open, ended));
        }
        story
    }

    /// What each team scored together.
    fn tell_sides(&self, open: &Open, ended: &Ended) -> Vec<Phrase> {
        let seats = || Seat::all(self.settings.seats);
        let firsts = seats().filter(|seat| self.settings.side(*seat) == seat.0);
        let tell = |first: Seat| {
            let mates: Vec<Seat> =
                seats().filter(|&mate| self.settings.side(mate) == self.settings.side(first)).collect();
            let gain = mates.iter().map(|&mate| i32::from(ended.points[mate])).sum();
            tell_gain(SIDE_GAINS, gain).with("total", number(open.scores[first])).with("who", mates)
        };
        firsts.map(tell).collect()
    }
}

/// The keys for points gained, lost, and neither: of a player alone, of a player in a team, of a team.
const GAINS: [&str; 3] = ["story-gains", "story-loses", "story-even"];
const TEAM_GAINS: [&str; 3] = ["story-team-gains", "story-team-loses", "story-team-even"];
const SIDE_GAINS: [&str; 3] = ["story-side-gains", "story-side-loses", "story-side-even"];

fn tell_gain([gains, loses, even]: [&'static str; 3], gain: i32) -> Phrase {
    match gain {
        0 => Phrase::new(even),
        _ if gain > 0 => Phrase::new(gains).with("points", gain),
        _ => Phrase::new(loses).with("points", -gain),
    }
}

/// Of what the points of a player are made: those on the table, and what ending the hand brought or the cards cost.
fn parts(table: i32, gain: i32, finished: bool) -> Vec<Value> {
    let mut parts = vec![Phrase::new("part-table").with("points", number(table))];
    let rest = gain - table;
    if finished {
        parts.push(Phrase::new("part-finished").with("points", rest));
    } else {
        parts.push(Phrase::new("part-hand").with("points", number(rest)));
    }
    parts.into_iter().map(Value::Phrase).collect()
}

/// A number with a minus sign that is one.
pub(crate) fn number(value: i32) -> Phrase {
    let key = if value < 0 { "number-below-zero" } else { "number-plain" };
    Phrase::new(key).with("number", value.abs())
}

/// A difference, always with its sign.
pub(crate) fn signed(value: i32) -> Phrase {
    if value < 0 { number(value) } else { Phrase::new("number-more").with("number", value) }
}

fn tell_deal(after: &ViewOf<Rummu>, top: Kind) -> Vec<Phrase> {
    let open = &after.open;
    let hand = u32::from(open.hands_played) + 1;
    let told = Phrase::new("story-dealt").with("hand", hand).with("who", open.dealer);
    let mut story = vec![told.with("card", top.value())];
    if let Some(Own::Hand(own)) = after.last.own {
        story.push(Phrase::new("story-own-hand").with("cards", card_values(own)));
    }
    story
}

/// What was done to a combination: in one's own and in somebody else's words.
fn tell_on_table([own, other]: [&'static str; 2], open: &Open, by: Seat, place: u8) -> Phrase {
    let Some(combination) = open.table.get(place) else { return Phrase::new(own) };
    let told = if combination.owner == by {
        Phrase::new(own)
    } else {
        Phrase::new(other).with("owner", combination.owner)
    };
    let told = told.with("who", by).with("place", place_number(place));
    told.with("cards", card_values(combination.cards))
        .with("points", points(combination_points(combination.cards)))
}

/// RUM.23: the last cards are on the table, and one must come back.
fn tell_none_left(open: &Open, by: Seat) -> Option<Phrase> {
    (open.frame == Frame::TakingBack(by)).then(|| Phrase::new("story-none-left").with("who", by))
}
