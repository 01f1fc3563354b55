//! What happened, in phrases. It is made from one viewer's views alone, as is the picture.

/// What is left of the story once it has been read.
mod fading;
/// How the table looks, what is asked, and what is to be said of a move.
mod picture;

use game::{BySeat, Fading, Narrate, Phrase, Seat, Value, ViewOf};
use std::cmp::Reverse;

use crate::Serengeti;
use crate::card::CardSet;
use crate::config::Tiebreak;
use crate::notation::card_words;
use crate::score::card_points;
use crate::state::{Act, Deed, Ended};
use crate::view::Open;

pub(crate) use picture::{bonus_phrase, gain_phrase, left_to, opens_phrase, payees_of};

impl Narrate for Serengeti {
    const FADING: &'static [Fading] = fading::FADING;

    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let deed = &after.last.deed;
        let mut story = Vec::new();
        // The lot may be gone, and the next round have begun, in the step that turned it up.
        story.extend(tell_act(&deed.act, before.open.round));
        if let Some(bid) = deed.found_out {
            story.push(Phrase::new("story-found-out").with("who", bid.by).with("amount", bid.amount));
            if before.open.owned[bid.by].is_empty() {
                story.push(Phrase::new("story-no-card-to-lose").with("who", bid.by));
            }
        }
        if deed.restarted {
            story.push(tell_restart(deed, &before.open));
        }
        if let Some(ended) = &deed.ended {
            story.push(tell_end(ended));
            story.extend(tell_price(ended, &before.open, &after.open));
        }
        if let Some(chips) = deed.final_chips {
            let told = chips.iter();
            story.extend(
                told.map(|(who, count)| {
                    Phrase::new("story-final-chips").with("who", who).with("chips", count)
                }),
            );
            story.extend(self.tell_last_points(&after.open.owned, chips));
        }
        story
    }
}

impl Serengeti {
    /// SER.14, SER.15: the points for chips, and what decided between equal points.
    fn tell_last_points(&self, owned: &BySeat<CardSet>, chips: BySeat<u8>) -> Vec<Phrase> {
        let most = chips.values().max().unwrap_or(0);
        let richest: Vec<Seat> =
            chips.iter().filter(|&(_, count)| count == most).map(|(seat, _)| seat).collect();
        let points = |seat: Seat| {
            let bonus = if richest.contains(&seat) { self.settings.richest } else { 0 };
            card_points(owned[seat]) + bonus
        };
        let best = Seat::all(self.settings.seats).map(points).max().unwrap_or(0);
        let leaders: Vec<Seat> =
            Seat::all(self.settings.seats).filter(|&seat| points(seat) == best).collect();
        let mut story = Vec::new();
        if self.settings.richest > 0 {
            let told = Phrase::new("story-richest").with("who", richest.clone());
            story.push(told.with("points", self.settings.richest));
        }
        if leaders.len() > 1 {
            story.push(self.tell_tie(&leaders, owned, chips));
        }
        story
    }

    /// SER.15: what decides between players with equal points, or that nothing does.
    fn tell_tie(&self, leaders: &[Seat], owned: &BySeat<CardSet>, chips: BySeat<u8>) -> Phrase {
        let ahead = |value: &dyn Fn(Seat) -> u16, among: &[Seat]| -> Vec<Seat> {
            let most = among.iter().map(|&seat| value(seat)).max();
            among.iter().copied().filter(|&seat| Some(value(seat)) == most).collect()
        };
        let (key, best) = match self.settings.tiebreak {
            Tiebreak::None => ("story-tie", leaders.to_vec()),
            Tiebreak::Numbers => ("story-tie-numbers", ahead(&|seat| owned[seat].sum(), leaders)),
            Tiebreak::Cards => {
                let most_cards = ahead(&|seat| u16::from(owned[seat].count()), leaders);
                match most_cards[..] {
                    [_] => ("story-tie-cards", most_cards),
                    _ => ("story-tie-chips", ahead(&|seat| u16::from(chips[seat]), &most_cards)),
                }
            }
        };
        match (&best[..], self.settings.tiebreak) {
            ([only], _) => Phrase::new(key).with("who", *only),
            (_, Tiebreak::None) => Phrase::new("story-tie").with("who", best),
            (_, Tiebreak::Numbers) => Phrase::new("story-tie-numbers-too").with("who", best),
            (_, Tiebreak::Cards) => Phrase::new("story-tie-cards-too").with("who", best),
        }
    }
}

/// So many chips, in words.
pub(crate) fn chips(count: u8) -> Phrase {
    Phrase::new("some-chips").with("count", count)
}

/// So many points, in words.
pub(crate) fn points(count: u8) -> Phrase {
    Phrase::new("some-points").with("count", count)
}

/// SER.54: that the auction starts again, and what becomes of the bonuses, if any were paid.
fn tell_restart(deed: &Deed, before: &Open) -> Phrase {
    let just_paid = matches!(deed.act, Act::Passed { bonus, .. } if bonus > 0);
    let paid = just_paid || before.auction.bonuses.values().any(|bonus| bonus > 0);
    Phrase::new(if paid { "story-restarted-bonuses" } else { "story-restarted" })
}

fn tell_act(act: &Act, round: u8) -> Option<Phrase> {
    Some(match *act {
        // Who sells or exchanges nothing is not worth a line in every round.
        Act::Nothing | Act::DidNotOffer(_) | Act::DidNotSwap(_) => return None,
        Act::DrewFirst(who) => Phrase::new("story-first").with("who", who),
        Act::TurnedUp(cards) => {
            let told = Phrase::new("story-turned").with("round", round).with("count", cards.count());
            told.with("cards", card_words(cards))
        }
        Act::Called(bid) => Phrase::new("story-bid").with("who", bid.by).with("amount", bid.amount),
        Act::Fined { bid, fine } => Phrase::new("story-fined")
            .with("who", bid.by)
            .with("amount", bid.amount)
            .with("digit", bid.amount % 10)
            .with("fine", fine),
        Act::Passed { by, bonus: 0 } => Phrase::new("story-passed").with("who", by),
        Act::Passed { by, bonus } => Phrase::new("story-passed-bonus").with("who", by).with("bonus", bonus),
        Act::Offered(sale) => {
            Phrase::new("story-offered").with("who", sale.seller).with("card", sale.card.to_string())
        }
        Act::Swapped { by, give, with, take } => Phrase::new("story-swapped")
            .with("who", by)
            .with("give", give.to_string())
            .with("other", with)
            .with("take", take.to_string()),
        Act::Lost { by, card } => Phrase::new("story-lost").with("who", by).with("card", card.to_string()),
    })
}

/// Who gets the price, and why: those who get the same amount in one sentence; then what is left.
fn tell_price(ended: &Ended, before: &Open, after: &Open) -> Vec<Phrase> {
    let Some((buyer, price)) = ended.buyer.zip(ended.price) else { return Vec::new() };
    let given: u8 = ended.gains.values().sum();
    let mut story = Vec::new();
    if ended.seller.is_none() && price + before.pot > 0 {
        let digit = price % 10;
        // The cards as they are now: one may have been lost in the same step.
        let mut others = after.owned.iter().filter(|&(seat, _)| seat != buyer);
        let held = others.any(|(_, cards)| cards.of_number(digit) > 0);
        story.push(match (price, held) {
            (0, _) => Phrase::new("story-digit-free").with("held", u8::from(held)),
            (_, true) => Phrase::new("story-digit").with("digit", digit),
            (_, false) => Phrase::new("story-digit-nobody").with("digit", digit),
        });
        if given == 0 {
            story.push(Phrase::new("story-too-few").with("chips", price + before.pot));
        }
    }
    if given > price {
        story.push(Phrase::new("story-pot-shared").with("before", before.pot).with("price", price));
    }
    let mut amounts: Vec<u8> = ended.gains.values().filter(|gain| *gain > 0).collect();
    amounts.sort_unstable_by_key(|gain| Reverse(*gain));
    amounts.dedup();
    for amount in amounts {
        let who = ended.gains.iter().filter(|&(_, gain)| gain == amount).map(|(seat, _)| seat);
        let who: Vec<Seat> = who.collect();
        story.push(Phrase::new("story-gains").with("who", who).with("gain", amount));
    }
    if ended.seller.is_none() && after.pot > 0 {
        story.push(Phrase::new("story-rest-pot").with("chips", after.pot));
    }
    let to_bank = price + before.pot - given - after.pot;
    if to_bank > 0 {
        story.push(Phrase::new("story-rest-bank").with("chips", to_bank));
    }
    story
}

fn tell_end(ended: &Ended) -> Phrase {
    let cards = || Value::from(card_words(ended.cards));
    match (ended.buyer, ended.price) {
        (Some(who), Some(price)) => {
            Phrase::new("story-sold").with("who", who).with("cards", cards()).with("price", price)
        }
        (Some(who), None) => Phrase::new("story-free").with("who", who).with("cards", cards()),
        (None, _) => {
            let keeper = ended.seller.expect("only a card put up by a player finds no buyer");
            Phrase::new("story-kept").with("who", keeper).with("cards", cards())
        }
    }
}
