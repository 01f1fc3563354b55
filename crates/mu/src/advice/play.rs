//! Playing to tricks: win cheaply for the own side, give it triangles, give the others none.

use cards::{Bag, Kind};
use game::{Seat, ViewOf};

use super::{deck, power};
use crate::Mu;
use crate::action::Action;
use crate::card::{Suit, Suits, Trumps};
use crate::rules::{after, winning_place};
use crate::view::Open;

/// A card that is beaten more often than this is not counted on.
const RISK: f32 = 0.35;
/// How many triangles a card that wins for sure is worth keeping for.
const PROMISE: f32 = 1.5;
/// The triangles a trick has on the average card still to be played.
const TRIANGLES_PER_CARD: f32 = 1.0;

/// What a player to a trick looks at.
pub(super) struct Outlook<'a> {
    open: &'a Open,
    seat: Seat,
    seats: u8,
    pub(super) trumps: Trumps,
    /// The kinds of the suit led; of the card itself when leading.
    pub(super) led: Option<u64>,
    /// The cards that are somewhere in hidden hands.
    pub(super) unseen: Bag,
    /// The suits others are known to have none of.
    voids: [Suits; game::MAX_SEATS],
    /// Those who still play after this seat.
    pub(super) later: Vec<Seat>,
    /// The suit a friend led to the trick this seat has just won: it wants to be led again.
    pub(super) asked: Option<Suit>,
}

impl Mu {
    pub(super) fn advise_play(&self, view: &ViewOf<Self>, seat: Seat, legal: &[Action]) -> Action {
        let cards: Vec<Kind> = legal.iter().filter_map(|action| action.played()).collect();
        let outlook = Outlook::new(view, seat, self.settings.seats);
        match (cards.as_slice(), view.open.trick.is_empty()) {
            ([], _) => legal[0],
            ([only], _) => Action::Play(*only),
            (_, true) => Action::Play(outlook.lead(&cards)),
            (_, false) => Action::Play(outlook.follow(&cards)),
        }
    }
}

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a ViewOf<Mu>, seat: Seat, seats: u8) -> Self {
        let open = &view.open;
        let trumps = open.contract.trumps;
        let mut seen = open.own.unwrap_or_default();
        for cards in open.laid.values() {
            seen = seen.plus(cards);
        }
        seen = open.trick.iter().fold(seen, |seen, &card| seen.with(card));
        let mut voids = [Suits::NONE; game::MAX_SEATS];
        if let Some(memory) = &view.memory {
            seen = seen.plus(memory.played);
            memory.voids.iter().for_each(|(other, suits)| voids[other.index()] = suits);
        }
        let led = open.trick.first().map(|&card| trumps.suit_mask(trumps.suit(card)));
        let later = (1..seats - open.trick.len() as u8).map(|steps| after(seat, steps, seats)).collect();
        let trick = view.last.deed.trick.filter(|trick| {
            let contract = &open.contract;
            trick.by == seat && trick.leader != seat && contract.are_together(seat, trick.leader)
        });
        let asked = trick.and_then(|trick| trick.cards.first().map(|&led| trumps.suit(led)));
        Outlook { open, seat, seats, trumps, led, unseen: deck(open).minus(seen), voids, later, asked }
    }

    pub(super) fn is_friend(&self, other: Seat) -> bool {
        self.open.contract.are_together(self.seat, other)
    }

    pub(super) fn strength(&self, card: Kind) -> u8 {
        self.trumps.strength(card, self.led.unwrap_or_else(|| self.trumps.suit_mask(self.trumps.suit(card))))
    }

    /// How likely an opponent who plays later beats a card.
    pub(super) fn risk(&self, card: Kind, strength: u8) -> f32 {
        let led = self.led.unwrap_or_else(|| self.trumps.suit_mask(self.trumps.suit(card)));
        let suit = Suit::ALL.into_iter().find(|&suit| self.trumps.suit_mask(suit) == led && led != 0);
        let suit = suit.unwrap_or_else(|| self.trumps.suit(card));
        let beats = |other: Kind| self.trumps.strength(other, led) > strength;
        let hidden: f32 = Seat::all(self.seats)
            .filter(|&other| other != self.seat)
            .map(|other| f32::from(self.open.counts[other]))
            .sum();
        let mut safe = 1.0;
        for &other in self.later.iter().filter(|&&other| !self.is_friend(other)) {
            let share = f32::from(self.open.counts[other]) / hidden.max(1.0);
            safe *= 1.0 - self.beaten_by(other, suit, led, share, &beats);
        }
        1.0 - safe
    }

    /// How likely this opponent holds and may play a card that beats.
    fn beaten_by(&self, other: Seat, suit: Suit, led: u64, share: f32, beats: &dyn Fn(Kind) -> bool) -> f32 {
        let laid = self.open.laid[other];
        let void = self.voids[other.index()];
        let in_suit = |card: Kind| led >> card.index() & 1 == 1;
        let follows = laid.kinds().any(in_suit);
        // Chances that the hidden hand has none of the suit, and none of the cards that beat.
        let (mut none_of_suit, mut no_beater, mut no_trump) = (1.0, 1.0, 1.0);
        for card in self.unseen.cards() {
            if void.has(self.trumps.suit(card)) {
                continue;
            }
            if in_suit(card) {
                none_of_suit *= 1.0 - share;
                if beats(card) {
                    no_beater *= 1.0 - share;
                }
            } else if beats(card) {
                no_trump *= 1.0 - share;
            }
        }
        if laid.kinds().any(|card| in_suit(card) && beats(card)) {
            no_beater = 0.0;
        }
        if laid.kinds().any(|card| !in_suit(card) && beats(card)) {
            no_trump = 0.0;
        }
        let is_void = if follows {
            0.0
        } else if void.has(suit) {
            1.0
        } else {
            none_of_suit
        };
        (1.0 - is_void) * (1.0 - no_beater) + is_void * (1.0 - no_trump)
    }

    /// Who wins the trick so far, how strong that card is, and how likely an opponent still beats it; none when leading.
    pub(super) fn winner(&self) -> Option<(Seat, u8, f32)> {
        let place = winning_place(self.trumps, self.open.trick)?;
        let card = self.open.trick[place];
        let strength = self.strength(card);
        Some((after(self.open.leader, place as u8, self.seats), strength, self.risk(card, strength)))
    }

    fn lead(&self, cards: &[Kind]) -> Kind {
        let players = f32::from(self.seats - 1);
        let value = |card: Kind| {
            let wins = 1.0 - self.risk(card, self.strength(card));
            let own = f32::from(card.triangles());
            let pot = TRIANGLES_PER_CARD * players;
            // Winning brings the trick; losing gives the own triangles away. Strong cards are worth keeping.
            let kept = 0.02 * f32::from(self.strength(card));
            wins * (own + 0.6 * pot) - (1.0 - wins) * 2.0 * own - kept + self.friendly(card)
        };
        best_by(cards, value)
    }

    /// A lead to a suit of which a friend shows a high card, or which a friend has just led, is a lead that helps.
    fn friendly(&self, card: Kind) -> f32 {
        let led = self.trumps.suit_mask(self.trumps.suit(card));
        let mine = self.trumps.strength(card, led);
        let friends = Seat::all(self.seats).filter(|&other| other != self.seat && self.is_friend(other));
        let shows = friends.flat_map(|friend| self.open.laid[friend].kinds()).any(|other| {
            led >> other.index() & 1 == 1 && self.trumps.strength(other, led) > mine && other.number() >= 8
        });
        if shows || self.asked == Some(self.trumps.suit(card)) { 0.8 } else { 0.0 }
    }

    fn follow(&self, cards: &[Kind]) -> Kind {
        let Some((winner, best, standing)) = self.winner() else { return cards[0] };
        let pot: u8 = self.open.trick.iter().map(|card| card.triangles()).sum();
        let losing: Vec<Kind> = cards.iter().copied().filter(|&card| self.strength(card) <= best).collect();
        let to_come = TRIANGLES_PER_CARD * self.later.len() as f32;
        if self.is_friend(winner) {
            if !losing.is_empty() && standing < RISK {
                return self.give(&losing);
            }
            // The own side may still lose it: take it over only with a card that holds, and for something.
            let holds = cards.iter().copied().filter(|&card| self.strength(card) > best);
            let holds: Vec<Kind> =
                holds.filter(|&card| self.risk(card, self.strength(card)) < standing / 3.0).collect();
            if !holds.is_empty() && f32::from(pot) + to_come >= 2.5 {
                return self.cheapest(&holds);
            }
            return if losing.is_empty() { self.cheapest(cards) } else { self.keep(&losing) };
        }
        let value = |card: Kind| {
            let wins = 1.0 - self.risk(card, self.strength(card));
            let stake = f32::from(pot) + to_come;
            wins * (stake + f32::from(card.triangles()))
                - (1.0 - wins) * f32::from(card.triangles())
                - 0.03 * f32::from(self.strength(card))
        };
        let winning: Vec<Kind> = cards.iter().copied().filter(|&card| self.strength(card) > best).collect();
        if !winning.is_empty() {
            let card = best_by(&winning, value);
            if value(card) > 0.2 || losing.is_empty() {
                return card;
            }
        }
        self.keep(if losing.is_empty() { cards } else { &losing })
    }

    /// Triangles for the own side, on a card that will not be missed.
    fn give(&self, cards: &[Kind]) -> Kind {
        best_by(cards, |card| f32::from(card.triangles()) - self.missed(card))
    }

    /// No triangles for the others, on a card that will not be missed.
    fn keep(&self, cards: &[Kind]) -> Kind {
        best_by(cards, |card| -f32::from(card.triangles()) - self.missed(card))
    }

    /// What a card would still win, in triangles.
    fn missed(&self, card: Kind) -> f32 {
        PROMISE * power(card, self.trumps) + 0.01 * f32::from(card.number())
    }

    /// The weakest card.
    fn cheapest(&self, cards: &[Kind]) -> Kind {
        best_by(cards, |card| -f32::from(self.lasting(card)))
    }

    /// How strong a card will be when its own suit is led.
    pub(super) fn lasting(&self, card: Kind) -> u8 {
        self.trumps.strength(card, self.trumps.suit_mask(self.trumps.suit(card)))
    }
}

/// The card with the highest value, the first of equal ones.
fn best_by(cards: &[Kind], value: impl Fn(Kind) -> f32) -> Kind {
    let mut best = cards[0];
    for &card in &cards[1..] {
        if value(card) > value(best) {
            best = card;
        }
    }
    best
}
