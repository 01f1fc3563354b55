//! What nature can do in a toy, said without the toy's own code, for laws 2 and 8.

use testkit::conform::Chances;
use toys::duel::{self, Bag, Card, Duel, Frame};
use toys::kuhn::{self, Kuhn};
use toys::leduc::{self, Leduc};
use toys::nim::{self, Nim};

/// Two different cards of three.
pub fn kuhn() -> Chances<Kuhn> {
    let all = kuhn::Card::ALL;
    let pairs = all.into_iter().flat_map(|one| all.into_iter().map(move |two| [one, two]));
    Chances::All(pairs.filter(|[one, two]| one != two).map(|cards| (kuhn::Deal(cards), 1)).collect())
}

/// Two different cards of six, then one of the other four.
pub fn leduc(_: &Leduc, state: &leduc::State) -> Chances<Leduc> {
    let all = leduc::Card::all;
    Chances::All(match state.hands {
        None => {
            let pairs = all().flat_map(|one| all().map(move |two| [one, two]));
            pairs.filter(|[one, two]| one != two).map(|cards| (leduc::Chance::Deal(cards), 1)).collect()
        }
        Some(hands) => {
            all().filter(|card| !hands.contains(card)).map(|card| (leduc::Chance::Turn(card), 1)).collect()
        }
    })
}

/// Three heaps of one to five things.
pub fn nim_of_three(_: &Nim, _: &nim::State) -> Chances<Nim> {
    let sizes = (0..125u8).map(|number| [number % 5 + 1, number / 5 % 5 + 1, number / 25 + 1]);
    Chances::All(sizes.map(|sizes| (nim::Layout(sizes.into_iter().collect()), 1)).collect())
}

/// A hand of so many cards for each, or a card of the deck.
pub fn duel(hand: u8) -> impl Fn(&Duel, &duel::State) -> Chances<Duel> {
    move |_, state| {
        let deck = state.deck;
        if state.frames.last() != Some(&Frame::Deal) {
            let cards = Card::ALL.into_iter().filter(|&card| deck.has(card));
            let weigh = |card| (duel::Chance::Draw(card), u64::from(deck.number_of(card)));
            return Chances::All(cards.map(weigh).collect());
        }
        let mut deals = Vec::new();
        for (one, ways) in hands(deck, hand) {
            let mut rest = deck;
            rest.remove_all(one);
            let others = hands(rest, hand).into_iter();
            deals.extend(others.map(|(two, more)| (duel::Chance::Deal([one, two]), ways * more)));
        }
        Chances::All(deals)
    }
}

/// Every hand of so many cards of a bag, and in how many ways it can be drawn.
fn hands(bag: Bag, count: u8) -> Vec<(Bag, u64)> {
    let of = |number: u8, taken: u8| -> u64 {
        let number = u64::from(number);
        (0..u64::from(taken)).fold(1, |ways, step| ways * (number - step) / (step + 1))
    };
    let mut found = vec![(Bag::EMPTY, 1)];
    for card in Card::ALL {
        let number = bag.number_of(card);
        let more = |(hand, ways): (Bag, u64)| {
            (0..=number).map(move |taken| {
                let mut hand = hand;
                (0..taken).for_each(|_| hand.add(card));
                (hand, ways * of(number, taken))
            })
        };
        found = found.into_iter().flat_map(more).filter(|(hand, _)| hand.count() <= count).collect();
    }
    found.retain(|(hand, _)| hand.count() == count);
    found
}
