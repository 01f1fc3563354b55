//! What a view leaves open, counted without the game's own code: every unseen card copy by copy, and the room there is for
//! them in every secret place.

use cards::{Bag, Kind};
use game::{BySeat, Rules, Seat, Turn, ViewOf, Viewer};
use rummu::Rummu;
use rummu::state::{Deed, State};
use rummu::view::Own;

use crate::scene::card;

/// What a view leaves open.
#[derive(Clone)]
pub struct Account {
    /// The position with what is certain, and nothing in the secret places.
    pub base: State,
    /// The cards that are nowhere, copy by copy.
    pub unseen: Vec<Unseen>,
    /// Where they can be.
    pub rooms: Vec<Room>,
}

/// A card that was not seen; was it shuffled into the stock, as far as anybody remembers?
#[derive(Clone, Copy)]
pub struct Unseen {
    pub card: Kind,
    pub recycled: bool,
}

/// A secret place, with room for so many cards.
#[derive(Clone, Copy)]
pub struct Room {
    pub place: Place,
    pub takes: Takes,
    pub cards: usize,
}

/// Where an unseen card can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    Stock,
    Drawn(Seat),
    Pile,
    Hand(Seat),
}

/// What can be in a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Takes {
    Any,
    Recycled,
    Old,
}

impl Takes {
    pub fn admits(self, unseen: Unseen) -> bool {
        match self {
            Takes::Any => true,
            Takes::Recycled => unseen.recycled,
            Takes::Old => !unseen.recycled,
        }
    }
}

impl Account {
    /// What the view leaves open: one account, or one for each way in which the viewer's own cards can be recycled ones.
    /// All are equally likely: of a twin with one copy recycled, there is one way to have that and one to have the other.
    pub fn all(game: &Rummu, view: &ViewOf<Rummu>) -> Vec<Account> {
        let base = base_world(game, view);
        let unseen = Kind::all().map(|kind| (kind, copies_left(&base, kind)));
        let counted = view.open.revealed.is_some();
        let fresh = view.memory.as_ref().and_then(|memory| memory.fresh).filter(|_| !counted);
        let Some(fresh) = fresh else {
            let tagged = |(card, left)| (0..left).map(move |copy| (card, copy));
            let is_recycled = |card, copy| copy < base.recycled.count_of(card);
            let unseen = unseen.flat_map(tagged);
            let unseen =
                unseen.map(|(card, copy)| Unseen { card, recycled: is_recycled(card, copy) }).collect();
            return vec![Account { base, unseen, rooms: rooms(game, view, &base, None) }];
        };
        let own = view.viewer.seat().map(|seat| (base.hands[seat].minus(base.seen[seat]), fresh[seat]));
        let of_own = |kind| own.map_or(0, |(hand, _)| hand.count_of(kind));
        let mut ways: Vec<(Vec<Unseen>, u8)> = vec![(Vec::new(), 0)];
        for (card, left) in unseen {
            let (held, recycled) = (of_own(card), base.recycled.count_of(card));
            let old = left + held - recycled;
            let least = held.saturating_sub(old).max(u8::from(base.drawn == Some(card)));
            let mut longer = Vec::new();
            for mine in least..=held.min(recycled) {
                let more = (0..left).map(|copy| Unseen { card, recycled: copy < recycled - mine });
                let with = |(way, sum): &(Vec<Unseen>, u8)| {
                    (way.iter().copied().chain(more.clone()).collect::<Vec<_>>(), sum + mine)
                };
                longer.extend(ways.iter().map(with));
            }
            ways = longer;
        }
        ways.retain(|&(_, sum)| own.is_none_or(|(_, count)| sum == count));
        let rooms = rooms(game, view, &base, Some(fresh));
        ways.into_iter().map(|(unseen, _)| Account { base, unseen, rooms: rooms.clone() }).collect()
    }

    /// The world in which these cards are in these places, those in the pile in this order.
    pub fn world(&self, put: &[(Kind, Place)]) -> State {
        let mut state = self.base;
        let mut pile = state.pile;
        pile.clear();
        for &(card, place) in put {
            match place {
                Place::Stock => state.stock.add(card),
                Place::Pile => pile.push(card),
                Place::Hand(seat) => state.hands[seat].add(card),
                Place::Drawn(seat) => {
                    state.hands[seat].add(card);
                    state.drawn = Some(card);
                }
            }
        }
        self.base.pile.iter().for_each(|&card| pile.push(card));
        State { pile, ..state }
    }

    /// The worlds in which these cards are in these places: one for every order of the cards in the pile.
    pub fn worlds(&self, put: &[(Kind, Place)]) -> Vec<State> {
        let (mut below, elsewhere): (Vec<_>, Vec<_>) =
            put.iter().partition(|(_, place)| *place == Place::Pile);
        let mut orders = Vec::new();
        permute(&mut below, 0, &mut orders);
        orders.iter().map(|order| self.world(&[order.as_slice(), &elsewhere].concat())).collect()
    }
}

/// RUM.25: whoever is to act can.
pub fn goes_on(game: &Rummu, world: &State) -> bool {
    let mut legal = Vec::new();
    if let Turn::Seat(_) = game.turn(world) {
        game.legal_actions(world, &mut legal);
        return !legal.is_empty();
    }
    true
}

/// The room in the secret places, given how many recycled cards each hand holds where that is known.
fn rooms(game: &Rummu, view: &ViewOf<Rummu>, base: &State, fresh: Option<BySeat<u8>>) -> Vec<Room> {
    let drawer = match (view.last.deed, view.last.own) {
        (Deed::Drew { by }, None) => Some(by),
        _ => None,
    };
    let room = |place, takes, cards: u8| Room { place, takes, cards: usize::from(cards) };
    let mut rooms = vec![
        room(Place::Stock, Takes::Recycled, view.open.stock),
        room(Place::Pile, Takes::Any, view.open.pile - base.pile.len() as u8),
    ];
    rooms.extend(drawer.map(|seat| room(Place::Drawn(seat), Takes::Recycled, 1)));
    for seat in Seat::all(game.seats()) {
        let drawn = u8::from(drawer == Some(seat));
        let hidden = view.open.counts[seat] - base.hands[seat].count() - drawn;
        match fresh.filter(|_| view.viewer != Viewer::Seat(seat)) {
            Some(fresh) => rooms.extend([
                room(Place::Hand(seat), Takes::Recycled, fresh[seat] - drawn),
                room(Place::Hand(seat), Takes::Old, hidden + drawn - fresh[seat]),
            ]),
            None => rooms.push(room(Place::Hand(seat), Takes::Any, hidden)),
        }
    }
    rooms
}

/// How many cards of a kind are nowhere.
fn copies_left(base: &State, kind: Kind) -> u8 {
    let in_hands: u8 = base.hands.values().map(|hand| hand.count_of(kind)).sum();
    let on_table: u8 = base.table.iter().map(|combination| combination.cards.count_of(kind)).sum();
    let in_pile = base.pile.iter().filter(|card| **card == kind).count() as u8;
    kind.copies() - in_hands - on_table - in_pile
}

/// The position with what is certain, and nothing in the secret places.
fn base_world(game: &Rummu, view: &ViewOf<Rummu>) -> State {
    let open = &view.open;
    let mut state = game.start();
    state.table = open.table;
    state.out = open.out;
    state.scores = open.scores;
    state.dealer = open.dealer;
    state.hands_played = open.hands_played;
    (state.idle, state.busy, state.frame) = (open.idle, open.busy, open.frame);
    state.stock = Bag::EMPTY;
    state.last = view.last.deed;
    match view.last.deed {
        Deed::Took { by, card, .. } => state.seen[by].add(card),
        Deed::Swapped { by, card: given, .. } => state.seen[by].add(card(&format!("y{}", given.number()))),
        Deed::Nothing
        | Deed::Dealer(_)
        | Deed::Dealt { .. }
        | Deed::ChoseStock { .. }
        | Deed::Drew { .. }
        | Deed::TookEnough(_)
        | Deed::Laid { .. }
        | Deed::Added { .. }
        | Deed::Discarded { .. }
        | Deed::TookBack { .. } => {}
    }
    state.drawn = match view.last.own {
        Some(Own::Drawn(card)) => Some(card),
        Some(Own::Hand(_)) | None => None,
    };
    if let Some(memory) = &view.memory {
        state.seen = memory.seen;
        state.recycled = memory.recycled.unwrap_or(Bag::FULL);
        state.fresh = memory.fresh;
        state.pile = memory.pile;
    } else {
        state.pile = open.top.into_iter().collect();
    }
    state.hands = BySeat::from_fn(game.seats(), |seat| {
        let own = open.own.filter(|_| view.viewer == Viewer::Seat(seat));
        open.revealed.map(|hands| hands[seat]).or(own).unwrap_or(state.seen[seat])
    });
    state
}

fn permute<T: Clone>(values: &mut Vec<T>, from: usize, orders: &mut Vec<Vec<T>>) {
    if from == values.len() {
        orders.push(values.clone());
    }
    for other in from..values.len() {
        values.swap(from, other);
        permute(values, from + 1, orders);
        values.swap(from, other);
    }
}
