//! Law 8's slow enumerator: every way to put the unseen cards where cards are missing, physical card by
//! physical card.

use std::collections::HashMap;

use cards::{Bag, Kind};
use game::{BySeat, Rules, ViewOf, Viewer};
use safaru::Safaru;
use safaru::state::{Catching, Caught, Frame, State};

/// A place with hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Place {
    Hand(usize),
    Pile(usize),
    Stock,
}

/// What is where, as far as it is known, and how many cards are missing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Layout {
    hands: Vec<Vec<Kind>>,
    piles: Vec<Vec<Kind>>,
    stock: Vec<Kind>,
}

/// All worlds that fit a view, weighted by the number of ways to deal physical cards into them. There can be
/// too many to list: then none is.
pub fn list_worlds(game: &Safaru, view: &ViewOf<Safaru>) -> Vec<(State, u64)> {
    const TOO_MANY: u128 = 60_000;
    let (layout, unseen) = known(game, view);
    let missing = missing(view, &layout);
    let cells: usize = missing.iter().map(|(_, count)| count).sum();
    assert_eq!(cells, unseen.len(), "every unseen card has a place");
    if arrangements(&missing) > TOO_MANY {
        return Vec::new();
    }
    let mut found: HashMap<Layout, u64> = HashMap::new();
    place_all(&unseen, &mut missing.clone(), &mut layout.clone(), &mut found);
    found.into_iter().map(|(layout, weight)| (world(game, view, &layout), weight)).collect()
}

/// What the viewer knows: own hand, remembered piles, or at least what the last step put there.
fn known(game: &Safaru, view: &ViewOf<Safaru>) -> (Layout, Vec<Kind>) {
    let open = &view.open;
    let mut layout = Layout {
        hands: vec![Vec::new(); usize::from(open.counts.count())],
        piles: vec![Vec::new(); open.piles.len()],
        stock: Vec::new(),
    };
    if let (Viewer::Seat(seat), Some(own)) = (view.viewer, open.own) {
        layout.hands[seat.index()] = own.cards().collect();
    }
    let sides = usize::from(game.sides());
    let deed = &view.last.deed;
    match (&view.memory, &deed.caught) {
        (Some(memory), _) => {
            layout.piles = memory.piles.iter().map(|pile| pile.cards().collect()).collect();
        }
        // When a hand was counted, the piles were gathered.
        (None, Some(Caught { by, card, catch })) if deed.counted.is_none() => {
            let pile = &mut layout.piles[by.index() % sides];
            pile.extend(catch.add.cards().chain(catch.seventeen.cards()).chain(catch.pair));
            pile.extend(catch.pair.map(|_| *card));
        }
        (None, _) => {}
    }
    let mut seen: Vec<Kind> = open.wild.cards().collect();
    seen.extend(layout.hands.iter().chain(&layout.piles).flatten());
    // The card being played is neither in the hand nor on the table; what it catches lies there still.
    match open.frame {
        Frame::Naming { card, .. } | Frame::Catching(Catching { card, .. }) => seen.push(card),
        Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Over => {}
    }
    let mut unseen: Vec<Kind> =
        Kind::all().flat_map(|kind| std::iter::repeat_n(kind, usize::from(kind.copies()))).collect();
    for kind in seen {
        let place = unseen.iter().position(|other| *other == kind).expect("a card of the deck");
        unseen.remove(place);
    }
    (layout, unseen)
}

fn missing(view: &ViewOf<Safaru>, layout: &Layout) -> Vec<(Place, usize)> {
    let open = &view.open;
    let hands = open.counts.iter().map(|(seat, count)| {
        (Place::Hand(seat.index()), usize::from(count) - layout.hands[seat.index()].len())
    });
    let piles = open
        .piles
        .iter()
        .enumerate()
        .map(|(side, &count)| (Place::Pile(side), usize::from(count) - layout.piles[side].len()));
    let all = hands.chain(piles).chain([(Place::Stock, usize::from(open.stock))]);
    all.filter(|(_, count)| *count > 0).collect()
}

/// In how many ways physical cards can be put there; saturating.
fn arrangements(missing: &[(Place, usize)]) -> u128 {
    let (mut ways, mut cards) = (1u128, 0u128);
    for (_, count) in missing {
        for chosen in 1..=*count as u128 {
            cards += 1;
            ways = ways.saturating_mul(cards) / chosen;
        }
    }
    ways
}

/// Puts the first of the unseen cards into each place that wants one, and so on.
fn place_all(
    unseen: &[Kind],
    missing: &mut Vec<(Place, usize)>,
    layout: &mut Layout,
    found: &mut HashMap<Layout, u64>,
) {
    let Some((&kind, rest)) = unseen.split_first() else {
        let mut sorted = layout.clone();
        let all = sorted.hands.iter_mut().chain(&mut sorted.piles).chain([&mut sorted.stock]);
        all.for_each(|cards| cards.sort());
        *found.entry(sorted).or_default() += 1;
        return;
    };
    for index in 0..missing.len() {
        let (place, count) = missing[index];
        if count == 0 {
            continue;
        }
        missing[index].1 -= 1;
        cards_at(layout, place).push(kind);
        place_all(rest, missing, layout, found);
        cards_at(layout, place).pop();
        missing[index].1 += 1;
    }
}

fn cards_at(layout: &mut Layout, place: Place) -> &mut Vec<Kind> {
    match place {
        Place::Hand(seat) => &mut layout.hands[seat],
        Place::Pile(side) => &mut layout.piles[side],
        Place::Stock => &mut layout.stock,
    }
}

fn world(game: &Safaru, view: &ViewOf<Safaru>, layout: &Layout) -> State {
    let bag = |cards: &Vec<Kind>| cards.iter().copied().collect::<Bag>();
    let hands = BySeat::from_fn(game.seats(), |seat| bag(&layout.hands[seat.index()]));
    game.world(view, hands, layout.piles.iter().map(bag).collect())
}
