//! What is true of a bid, of a trump, of a partner.

use cards::{Bag, Colour, Kind};
use game::{Fact, Seat, ViewOf};

use super::{is_top, says};
use crate::Mu;
use crate::action::Action;
use crate::card::{Rung, Sort, Trump};
use crate::config::SMALL_TABLE;
use crate::digest::{Bid, HIGH, Standing, eklat_gain, eklat_loss, named};
use crate::score::{bonus, target};
use crate::state::{Ending, Frame};
use crate::view::Open;

/// So many cards with a number are a reason to name it.
const SEVERAL: u8 = 3;

impl Mu {
    /// Of a card to lay. What is true of one card and not of others says that it is a bid by itself, as more cards may follow.
    pub(super) fn facts_of_laying(&self, view: &ViewOf<Self>, seat: Seat, own: Bag, card: Kind) -> Vec<Fact> {
        let open = &view.open;
        let hand = own.plus(open.laid[seat]);
        let count = open.laid[seat].count() + 1;
        let bid = self.bid(open, seat, count);
        let mut facts = Vec::new();
        let (colour, number) = (Trump::colour(card.colour()), Trump::number(card.number()));
        let is_new = |trump: &Trump| is_long(hand, *trump) && !trump.is_on(open.laid[seat]);
        let is_shown = |trump: &Trump| is_long(hand, *trump) && trump.is_on(open.laid[seat]);
        let tell =
            |key, trump: Trump| says(key).with("trump", trump.phrase()).with("held", held(hand, trump));
        if is_new(&colour) && is_new(&number) {
            let words = tell("fact-lay-allows-both", colour).with("other", number.phrase());
            let words = words.with("others", held(hand, number)).with("count", count);
            facts.push(Fact::gains(words));
        } else if let Some(trump) = [colour, number].into_iter().find(is_new) {
            facts.push(Fact::gains(tell("fact-lay-allows", trump).with("count", count)));
        }
        if let Some(trump) = [colour, number].into_iter().find(is_shown) {
            facts.push(Fact::gains(tell("fact-lay-more", trump).with("count", count)));
        }
        let mates: Vec<Kind> = own.kinds().filter(|&mate| colour.has(mate)).collect();
        let is_lowest = is_top(card, &mates, |mate| -i16::from(mate.number()));
        if is_long(hand, colour) && mates.len() > 1 && is_lowest {
            let words = says("fact-lay-lowest").with("trump", colour.phrase());
            facts.push(Fact::keeps(words.with("count", count)));
        }
        let all: Vec<Kind> = own.kinds().collect();
        if is_top(card, &all, |card| -i16::from(card.number())) {
            facts.push(Fact::keeps(says("fact-lay-weakest").with("count", count)));
        }
        facts.extend(standing_facts(&bid));
        if card.number() >= HIGH {
            facts.push(Fact::risks(says("fact-lay-shows-high")));
        }
        facts
    }

    /// Of laying no more.
    pub(super) fn facts_of_stopping(&self, view: &ViewOf<Self>, seat: Seat) -> Vec<Fact> {
        let bid = self.bid(&view.open, seat, view.open.laid[seat].count());
        let mut facts = standing_facts(&bid);
        facts.push(Fact::keeps(says("fact-hides-rest")));
        facts
    }

    /// Of laying nothing.
    pub(super) fn facts_of_passing(&self, view: &ViewOf<Self>, seat: Seat) -> Vec<Fact> {
        let (open, seats) = (&view.open, self.settings.seats);
        let mut facts = Vec::new();
        let is_last = open.auction.passes + 1 == seats;
        match open.auction.ending(&open.laid) {
            Ending::PassedOut => {
                let key = if is_last { "fact-passed-out" } else { "fact-nobody-yet" };
                facts.push(Fact::keeps(says(key)));
            }
            Ending::Chief(chief) if chief == seat => {
                let goal = target(seats, open.laid[seat].count());
                facts.push(Fact::gains(says("fact-stays-highest").with("target", goal)));
            }
            Ending::Chief(chief) => {
                let goal = target(seats, open.laid[chief].count());
                let words = says("fact-leaves-chief").with("who", chief).with("target", goal);
                facts.push(Fact::keeps(words));
            }
            Ending::Eklat { cards, latest } => facts.push(eklat_fact(open, seat, cards, latest)),
        }
        if seats > SMALL_TABLE && is_only_second(open, seat) {
            facts.push(Fact::gains(says("fact-stays-vice")));
        }
        facts.push(Fact::keeps(says("fact-hides-all")));
        facts
    }
}

/// What a bid that ends here means.
fn standing_facts(bid: &Bid) -> Vec<Fact> {
    match &bid.standing {
        Standing::Alone => {
            let words = says("fact-bid-alone").with("count", bid.cards).with("target", bid.target);
            vec![Fact::gains(words)]
        }
        Standing::Level(with) => {
            let words = says("fact-bid-level").with("count", bid.cards).with("who", with.clone());
            vec![Fact::risks(words.with("points", eklat_loss(bid.cards)))]
        }
        Standing::Below(leaders) => {
            let words = says("fact-bid-below").with("count", bid.cards).with("who", leaders.clone());
            vec![Fact::keeps(words)]
        }
    }
}

/// What an eklat, if nobody lays more, means for a seat.
fn eklat_fact(open: &Open, seat: Seat, cards: u8, latest: Seat) -> Fact {
    if latest == seat {
        return Fact::risks(says("fact-eklat-costs").with("points", eklat_loss(cards)));
    }
    if open.laid[seat].count() == cards {
        let words = says("fact-eklat-brings").with("points", eklat_gain(cards));
        return Fact::gains(words);
    }
    let words = says("fact-eklat-hits").with("who", latest).with("points", eklat_loss(cards));
    Fact::gains(words)
}

/// Has the seat laid a card, one player more, and everybody else fewer?
fn is_only_second(open: &Open, seat: Seat) -> bool {
    let mine = open.laid[seat].count();
    let others = || open.laid.iter().filter(|&(other, _)| other != seat).map(|(_, laid)| laid.count());
    mine > 0 && others().filter(|&count| count > mine).count() == 1 && others().all(|count| count != mine)
}

/// Does a hand have more than a fair share of a colour, or several cards with a number?
fn is_long(hand: Bag, trump: Trump) -> bool {
    match trump.sort() {
        Sort::Colour(_) => held(hand, trump) > hand.count() / Colour::ALL.len() as u8,
        Sort::Number(_) => held(hand, trump) >= SEVERAL,
    }
}

/// How many cards of a trump there are in a hand.
fn held(hand: Bag, trump: Trump) -> u8 {
    hand.cards().filter(|&card| trump.has(card)).count() as u8
}

/// Of naming a trump, or none.
pub(super) fn naming_facts(game: &Mu, view: &ViewOf<Mu>, legal: &[Action], action: Action) -> Vec<Fact> {
    let (open, trump) = (&view.open, action.trump());
    let (Some(seat), Some(own)) = (view.viewer.seat(), open.own) else { return Vec::new() };
    let hand = own.plus(open.laid[seat]);
    let of = |action: Action| action.trump().map_or(0, |trump| held(hand, trump));
    let mut facts = Vec::new();
    if is_top(action, legal, of) {
        facts.push(Fact::gains(says("fact-most-trumps").with("held", of(action))));
    } else if let Some(trump) = trump {
        facts.push(Fact::gains(says("fact-trumps-held").with("held", held(hand, trump))));
    }
    if let Some(best) = top_of(trump, hand) {
        facts.push(best);
    }
    let top = game.ladder(named(open, trump)).first().copied();
    if matches!(top, Some(Rung::Both(card)) if hand.has(card)) {
        facts.push(Fact::gains(says("fact-top-card")));
    }
    if open.frame == Frame::ChiefTrump {
        let points = bonus(open.contract.bid, trump);
        let words = says("fact-bonus").with("points", i32::from(points));
        facts.push(Fact::gains(words));
        if let (None, Some(vice)) = (trump, open.contract.trumps.vice) {
            facts.push(Fact::risks(says("fact-vice-alone").with("trump", vice.phrase())));
        }
    }
    facts
}

/// That one holds the best cards of a colour.
fn top_of(trump: Option<Trump>, hand: Bag) -> Option<Fact> {
    let Sort::Colour(colour) = trump?.sort() else { return None };
    let mut best = (0..10).rev().map(|number| Kind::new(colour, number)).take_while(|&card| hand.has(card));
    let (first, second) = (best.next()?, best.next());
    let cards = [Some(first), second].into_iter().flatten().map(Kind::value).collect::<Vec<_>>();
    Some(Fact::gains(says("fact-highest-trumps").with("cards", cards)))
}

/// Of choosing a partner.
pub(super) fn partner_facts(game: &Mu, view: &ViewOf<Mu>, legal: &[Action], partner: Seat) -> Vec<Fact> {
    let open = &view.open;
    let seats: Vec<Seat> = legal.iter().filter_map(|action| action.partner()).collect();
    let order = game.order(open.contract.trumps);
    let count = |seat: Seat, counts: &dyn Fn(Kind) -> bool| {
        open.laid[seat].cards().filter(|&card| counts(card)).count() as u8
    };
    let is_trump = |card: Kind| order.is_trump(card);
    let shown = |seat: Seat| count(seat, &is_trump);
    let high = |seat: Seat| count(seat, &|card| !is_trump(card) && card.number() >= HIGH);
    let tell = |key: &'static str, number: u8| Fact::gains(says(key).with("count", number));
    let mut facts = Vec::new();
    if seats.len() > 1 && is_top(partner, &seats, shown) {
        facts.push(tell("fact-shows-most-trumps", shown(partner)));
    } else if shown(partner) > 0 {
        facts.push(tell("fact-shows-trumps", shown(partner)));
    }
    if high(partner) > 0 {
        facts.push(tell("fact-shows-high", high(partner)));
    }
    if seats.len() > 1 && is_top(partner, &seats, |seat| open.laid[seat].count()) {
        facts.push(tell("fact-shows-most", open.laid[partner].count()));
    }
    let points = |seat: Seat| open.scores[seat];
    if seats.len() > 1 && is_top(partner, &seats, |seat| -points(seat)) {
        facts.push(Fact::keeps(says("fact-fewest-points")));
    }
    if seats.len() > 1 && is_top(partner, &seats, points) {
        facts.push(Fact::risks(says("fact-most-points")));
    }
    facts
}
