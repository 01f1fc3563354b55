//! What is true of a card that may be played.

use cards::Kind;
use game::{Fact, Phrase, Seat, ViewOf};

use super::{is_top, says};
use crate::Mu;
use crate::advice::Scene;
use crate::advice::play::Outlook;
use crate::card::Suit;
use crate::digest::HIGH;

/// Somebody who thinks about a card to play.
struct Thought<'a> {
    outlook: Outlook<'a>,
    view: &'a ViewOf<Mu>,
    seat: Seat,
    seats: u8,
    /// What may be played.
    cards: &'a [Kind],
}

impl Mu {
    pub(super) fn facts_of_playing(
        &self,
        view: &ViewOf<Self>,
        seat: Seat,
        cards: &[Kind],
        card: Kind,
    ) -> Vec<Fact> {
        let seats = self.settings.seats;
        let thought =
            Thought { outlook: Outlook::new(self, &Scene::of(view), seat), view, seat, seats, cards };
        let mut facts =
            if view.open.trick.is_empty() { thought.leading(card) } else { thought.following(card) };
        facts.extend(thought.of_suits(card));
        facts
    }
}

impl Thought<'_> {
    fn suit(&self, card: Kind) -> Suit {
        self.outlook.order.suit(card)
    }

    fn is_trump(&self, card: Kind) -> bool {
        self.outlook.order.is_trump(card)
    }

    /// “for your side”, or “for you” where nobody else is on it.
    fn for_side(&self) -> Phrase {
        let others = Seat::all(self.seats).filter(|&other| other != self.seat);
        let is_alone = !others.into_iter().any(|other| self.outlook.is_friend(other));
        says(if is_alone { "for-you" } else { "for-your-side" })
    }

    /// The cards one could still have to play besides this one.
    fn left(&self, card: Kind) -> impl Iterator<Item = Kind> {
        let own = self.view.open.own.unwrap_or_default();
        let mut hand = own.plus(self.view.open.laid[self.seat]);
        hand.remove(card);
        hand.cards()
    }

    fn following(&self, card: Kind) -> Vec<Fact> {
        let Some((winner, best, _)) = self.outlook.winner() else { return Vec::new() };
        let beats = |card: Kind| self.outlook.strength(card) > best;
        if beats(card) { self.winning(card, winner, &beats) } else { self.losing(card, winner, &beats) }
    }

    /// The card beats what lies there.
    fn winning(&self, card: Kind, winner: Seat, beats: &dyn Fn(Kind) -> bool) -> Vec<Fact> {
        let pot: u8 = self.view.open.trick.iter().map(|card| card.triangles()).sum();
        let triangles = pot + card.triangles();
        let beating: Vec<Kind> = self.cards.iter().copied().filter(|&card| beats(card)).collect();
        let mut facts = Vec::new();
        if self.outlook.is_friend(winner) {
            facts.push(Fact::risks(says("fact-beats-friend").with("who", winner)));
        }
        let key = if self.outlook.later.is_empty() {
            "fact-wins"
        } else if self.outlook.risk(card, self.outlook.strength(card)) == 0.0 {
            "fact-wins-surely"
        } else {
            "fact-wins-so-far"
        };
        facts.push(Fact::gains(says(key).with("triangles", triangles).with("side", self.for_side())));
        if beating.len() > 1 && is_top(card, &beating, |card| -i16::from(self.outlook.lasting(card))) {
            facts.push(Fact::keeps(says("fact-cheapest-winner")));
        }
        if beating.len() > 1 && is_top(card, &beating, |card| self.outlook.strength(card)) {
            facts.push(Fact::gains(says("fact-strongest-winner")));
        }
        if self.is_trump(card) && self.led_suit() != Some(Suit::Trump) {
            facts.push(Fact::gains(says("fact-trumps")));
        }
        facts
    }

    /// The card leaves the trick to somebody else.
    fn losing(&self, card: Kind, winner: Seat, beats: &dyn Fn(Kind) -> bool) -> Vec<Fact> {
        let (triangles, mut facts) = (card.triangles(), Vec::new());
        let losing: Vec<Kind> = self.cards.iter().copied().filter(|&card| !beats(card)).collect();
        let given = |card: Kind| i16::from(card.triangles());
        if self.outlook.is_friend(winner) {
            let is_sure = self.outlook.winner().is_some_and(|(_, _, risk)| risk == 0.0);
            if triangles > 0 {
                let key = if is_sure { "fact-gives-surely" } else { "fact-gives" };
                facts.push(Fact::gains(says(key).with("triangles", triangles).with("who", winner)));
            } else if !is_sure {
                facts.push(Fact::keeps(says("fact-no-stake")));
            }
            if self.cards.len() > losing.len() {
                facts.push(Fact::keeps(says("fact-leaves-it").with("who", winner)));
            }
        } else if losing.iter().all(|&other| given(card) <= given(other)) {
            facts.push(Fact::keeps(match triangles {
                0 => says("fact-gives-nothing"),
                _ => says("fact-gives-fewest").with("triangles", triangles),
            }));
        } else {
            facts.push(Fact::risks(says("fact-gives-away").with("triangles", triangles)));
        }
        if !self.is_trump(card) && self.cards.iter().any(|&other| self.is_trump(other)) {
            facts.push(Fact::keeps(says("fact-keeps-trumps")));
        }
        facts
    }

    fn leading(&self, card: Kind) -> Vec<Fact> {
        let (suit, mut facts) = (self.suit(card), Vec::new());
        if self.outlook.risk(card, self.outlook.strength(card)) == 0.0 {
            facts.push(Fact::gains(says("fact-lead-surely").with("side", self.for_side())));
        } else if self.is_highest_out(card) {
            facts.push(Fact::gains(says("fact-highest-out").with("suit", suit.phrase())));
        }
        if self.outlook.asked == Some(suit) {
            facts.push(Fact::gains(says("fact-returns").with("suit", suit.phrase())));
        }
        if let Some((friend, shown)) = self.friends_card(card) {
            facts
                .push(Fact::gains(says("fact-friend-shows").with("who", friend).with("card", shown.value())));
        }
        if self.is_trump(card) && self.cards.iter().any(|&other| !self.is_trump(other)) {
            facts.push(Fact::gains(says("fact-draws-trumps")));
        }
        if !self.is_trump(card) && self.cards.iter().any(|&other| self.is_trump(other)) {
            facts.push(Fact::keeps(says("fact-keeps-trumps")));
        }
        match card.triangles() {
            0 => facts.push(Fact::keeps(says("fact-stakes-nothing"))),
            triangles => facts.push(Fact::risks(says("fact-stakes").with("triangles", triangles))),
        }
        facts
    }

    /// What a card is among those of its suit, and what its leaving the hand changes.
    fn of_suits(&self, card: Kind) -> Vec<Fact> {
        let (suit, mut facts) = (self.suit(card), Vec::new());
        let mates: Vec<Kind> = self.cards.iter().copied().filter(|&other| self.suit(other) == suit).collect();
        let has_trumps = self.left(card).any(|other| self.is_trump(other));
        if suit != Suit::Trump && has_trumps && self.left(card).all(|other| self.suit(other) != suit) {
            facts.push(Fact::gains(says("fact-empties").with("suit", suit.phrase())));
        }
        let lasting = |card: Kind| i16::from(self.outlook.lasting(card));
        if self.cards.len() > 1 && is_top(card, self.cards, |card| -lasting(card)) {
            facts.push(Fact::keeps(says("fact-weakest")));
        }
        if mates.len() > 1 && is_top(card, &mates, |card| -lasting(card)) {
            facts.push(Fact::keeps(says("fact-lowest-of").with("suit", suit.phrase())));
        }
        if mates.len() > 1 && is_top(card, &mates, lasting) {
            facts.push(Fact::gains(says("fact-highest-of").with("suit", suit.phrase())));
        }
        if self.view.open.laid[self.seat].has(card) {
            facts.push(Fact::keeps(says("fact-open-already")));
        }
        facts
    }

    fn led_suit(&self) -> Option<Suit> {
        self.view.open.trick.first().map(|&led| self.suit(led))
    }

    /// Is no card of the same suit that others may have stronger?
    fn is_highest_out(&self, card: Kind) -> bool {
        let (suit, mine) = (self.suit(card), self.outlook.lasting(card));
        let laid = self.view.open.laid.iter().filter(|&(other, _)| other != self.seat);
        let theirs = laid.flat_map(|(_, cards)| cards.kinds()).chain(self.outlook.unseen.kinds());
        theirs.into_iter().all(|other| self.suit(other) != suit || self.outlook.lasting(other) <= mine)
    }

    /// A strong card of the suit, above this one, that lies open before somebody of the own side.
    fn friends_card(&self, card: Kind) -> Option<(Seat, Kind)> {
        let (suit, mine) = (self.suit(card), self.outlook.lasting(card));
        let is_strong = |other: Kind| suit == Suit::Trump || other.number() >= HIGH;
        let is_better = |other: &Kind| {
            self.suit(*other) == suit && self.outlook.lasting(*other) > mine && is_strong(*other)
        };
        let friends =
            Seat::all(self.seats).filter(|&other| other != self.seat && self.outlook.is_friend(other));
        let shown = friends.flat_map(|friend| {
            self.view.open.laid[friend].kinds().filter(is_better).map(move |shown| (friend, shown))
        });
        shown.max_by_key(|&(_, shown)| self.outlook.lasting(shown))
    }
}
