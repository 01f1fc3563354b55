//! Playing to tricks: win cheaply for the own side, give it triangles, give the others none.

use cards::{Bag, Kind};
use game::{BySeat, Few, MAX_SEATS, Seat};

use super::{Scene, deck, power};
use crate::Mu;
use crate::action::Action;
use crate::card::{Order, Suit, Suits, Trump, Trumps};
use crate::rules::after;
use crate::view::Open;

/// A card that is beaten more often than this is not counted on.
const RISK: f32 = 0.35;
/// How many triangles a card that wins for sure is worth keeping for.
const PROMISE: f32 = 1.5;
/// The triangles a trick has on the average card still to be played.
const TRIANGLES_PER_CARD: f32 = 1.0;

/// The cards that a friend does not show in vain.
const HIGH_CARDS: u64 = Trump::number(8).mask() | Trump::number(9).mask();

/// The most cards that can be chosen from: a whole hand at four players (MU.1).
pub(super) const MOST_CARDS: usize = 15;

/// Cards to choose from.
type Cards = Few<Kind, MOST_CARDS>;

/// What a player to a trick looks at.
pub(super) struct Outlook<'a> {
    game: &'a Mu,
    open: &'a Open,
    seat: Seat,
    trumps: Trumps,
    pub(super) order: &'static Order,
    /// The suit led; none when leading.
    led: Option<Suit>,
    /// The cards that are somewhere in hidden hands.
    pub(super) unseen: Bag,
    /// Their kinds, and those that are there twice.
    unseen_kinds: [u64; 2],
    /// How many cards are in the hidden hands of the others.
    hidden: f32,
    /// The suits that others are known to have none of.
    voids: BySeat<Suits>,
    /// Those who still play after this seat.
    pub(super) later: Few<Seat, MAX_SEATS>,
    /// The suit a friend led to the trick this seat has just won: it wants to be led again.
    pub(super) asked: Option<Suit>,
}

/// A card in the suit that is led, or would be with it, and what beats it there.
struct Threat {
    suit: Suit,
    /// The kinds of that suit.
    led: u64,
    /// The kinds that are stronger than the card.
    stronger: u64,
}

impl Mu {
    pub(super) fn advise_play(&self, scene: &Scene<'_>, seat: Seat, legal: &[Action]) -> Action {
        let cards: Cards = legal.iter().filter_map(|action| action.played()).collect();
        match (&cards[..], scene.open.trick.is_empty()) {
            ([], _) => legal[0],
            ([only], _) => Action::Play(*only),
            (_, true) => Action::Play(Outlook::new(self, scene, seat).lead(&cards)),
            (_, false) => Action::Play(Outlook::new(self, scene, seat).follow(&cards)),
        }
    }
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Mu, scene: &Scene<'a>, seat: Seat) -> Self {
        let (open, seats) = (scene.open, game.settings.seats);
        let trumps = open.contract.trumps;
        let order = game.order(trumps);
        let mut seen = open.own.unwrap_or_default().plus(scene.played);
        for cards in open.laid.values() {
            seen = seen.plus(cards);
        }
        seen = open.trick.iter().fold(seen, |seen, &card| seen.with(card));
        let led = open.trick.first().map(|&card| order.suit(card));
        let later = (1..seats - open.trick.len() as u8).map(|steps| after(seat, steps, seats)).collect();
        let trick = scene.deed.trick.filter(|trick| {
            let contract = &open.contract;
            trick.by == seat && trick.leader != seat && contract.are_together(seat, trick.leader)
        });
        let asked = trick.and_then(|trick| trick.cards.first().map(|&led| order.suit(led)));
        let hidden =
            open.counts.iter().filter(|&(other, _)| other != seat).map(|(_, count)| count).sum::<u8>();
        let unseen = deck(open).minus(seen);
        Outlook {
            game,
            open,
            seat,
            trumps,
            order,
            led,
            unseen,
            unseen_kinds: [unseen.kinds_mask(), unseen.twice_mask()],
            hidden: f32::from(hidden),
            voids: scene.voids,
            later,
            asked,
        }
    }

    pub(super) fn is_friend(&self, other: Seat) -> bool {
        self.open.contract.are_together(self.seat, other)
    }

    /// How strong a card is in this trick, or would be if it were led.
    pub(super) fn strength(&self, card: Kind) -> u8 {
        self.order.strength(card, self.order.kinds(self.led.unwrap_or(self.order.suit(card))))
    }

    /// How likely an opponent who plays later beats a card.
    pub(super) fn risk(&self, card: Kind, strength: u8) -> f32 {
        let suit = self.led.unwrap_or(self.order.suit(card));
        let led = self.order.kinds(suit);
        let threat = Threat { suit, led, stronger: self.order.stronger(strength, led) };
        let mut safe = 1.0;
        for &other in self.later.iter().filter(|&&other| !self.is_friend(other)) {
            safe *= 1.0 - self.beaten_by(other, &threat);
        }
        1.0 - safe
    }

    /// How likely this opponent holds and may play a card that beats.
    fn beaten_by(&self, other: Seat, threat: &Threat) -> f32 {
        let Threat { suit, led, stronger } = *threat;
        let (laid, void) = (self.open.laid[other].kinds_mask(), self.voids[other]);
        let share = f32::from(self.open.counts[other]) / self.hidden.max(1.0);
        let possible = !self.order.kinds_in(void);
        // The chance that none of these is in the hidden hand, unless one lies open.
        let none = |kinds: u64, open: u64| {
            let cards = self.unseen_kinds.map(|unseen| (unseen & kinds & possible).count_ones());
            if open & kinds != 0 { 0.0 } else { none_of(cards[0] + cards[1], share) }
        };
        let no_beater = none(led & stronger, laid);
        let no_trump = none(stronger & !led, laid);
        let is_void = if laid & led != 0 {
            0.0
        } else if void.has(suit) {
            1.0
        } else {
            none(led, 0)
        };
        (1.0 - is_void) * (1.0 - no_beater) + is_void * (1.0 - no_trump)
    }

    /// Who wins the trick so far, how strong that card is, and how likely an opponent still beats it; none when leading.
    pub(super) fn winner(&self) -> Option<(Seat, u8, f32)> {
        let (winner, card) = self.game.winner(self.trumps, self.open.leader, &self.open.trick)?;
        let strength = self.strength(card);
        Some((winner, strength, self.risk(card, strength)))
    }

    fn lead(&self, cards: &[Kind]) -> Kind {
        let players = f32::from(self.game.settings.seats - 1);
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
        let led = self.order.kinds_with(card);
        let better = led & self.order.stronger(self.order.strength(card, led), led) & HIGH_CARDS;
        let friends = Seat::all(self.game.settings.seats);
        let mut friends = friends.filter(|&other| other != self.seat && self.is_friend(other));
        let shows = friends.any(|friend| self.open.laid[friend].kinds_mask() & better != 0);
        if shows || self.asked == Some(self.order.suit(card)) { 0.8 } else { 0.0 }
    }

    fn follow(&self, cards: &[Kind]) -> Kind {
        let Some((winner, best, standing)) = self.winner() else { return cards[0] };
        let pot: u8 = self.open.trick.iter().map(|card| card.triangles()).sum();
        let losing: Cards = cards.iter().copied().filter(|&card| self.strength(card) <= best).collect();
        let to_come = TRIANGLES_PER_CARD * self.later.len() as f32;
        if self.is_friend(winner) {
            if !losing.is_empty() && standing < RISK {
                return self.give(&losing);
            }
            // The own side may still lose it: take it over only with a card that holds, and for something.
            let holds = cards.iter().copied().filter(|&card| self.strength(card) > best);
            let holds: Cards =
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
        let winning: Cards = cards.iter().copied().filter(|&card| self.strength(card) > best).collect();
        if !winning.is_empty() {
            let (card, worth) = best_with_value(&winning, value);
            if worth > 0.2 || losing.is_empty() {
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
        self.order.strength(card, self.order.kinds_with(card))
    }
}

/// The chance that a hand with this share of all hidden cards has none of so many.
fn none_of(cards: u32, share: f32) -> f32 {
    (0..cards).fold(1.0, |chance, _| chance * (1.0 - share))
}

/// The card with the highest value, the first of equal ones.
fn best_by(cards: &[Kind], value: impl Fn(Kind) -> f32) -> Kind {
    best_with_value(cards, value).0
}

fn best_with_value(cards: &[Kind], value: impl Fn(Kind) -> f32) -> (Kind, f32) {
    let mut best = (cards[0], value(cards[0]));
    for &card in &cards[1..] {
        let worth = value(card);
        if worth > best.1 {
            best = (card, worth);
        }
    }
    best
}
