//! Law 8's slow enumerator: every way to put the unseen cards, one by one, where the view has room for them.

use cards::{Bag, Kind};
use game::{BySeat, Rules, Seat, Secrets, ViewOf, Viewer, random};
use mu::Mu;
use mu::state::{Frame, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::HashSet;
use testkit::conform::law_8_distribution;

use crate::scene::{Table, dealt};

/// Ways tried before a view is given up as too large.
const TOO_MANY: usize = 60_000;

/// Where a card can be: a hand or the tricks of a seat.
#[derive(Clone, Copy)]
struct Place {
    seat: Seat,
    is_hand: bool,
    room: u8,
}

/// All worlds that fit a view, one for each way to lay out the physical cards. There can be too many to list: then none
/// is.
pub fn list_worlds(game: &Mu, view: &ViewOf<Mu>) -> Vec<(State, u64)> {
    let open = &view.open;
    let dealt = !matches!(open.frame, Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Over);
    if !dealt {
        return Vec::new();
    }
    let seats = game.seats();
    let taken = view.last.deed.trick;
    let mut places = Vec::new();
    for seat in Seat::all(seats) {
        if view.viewer.seat() != Some(seat) {
            places.push(Place { seat, is_hand: true, room: open.counts[seat] });
        }
        if view.memory.is_none() {
            let seen = u8::from(taken.is_some_and(|taken| taken.by == seat));
            places.push(Place { seat, is_hand: false, room: (open.tricks[seat] - seen) * seats });
        }
    }
    let cards: Vec<Kind> = unseen(view).cards().collect();
    if how_many(&places) > TOO_MANY as f64 {
        return Vec::new();
    }
    let mut search = Search {
        game,
        view,
        cards,
        hands: BySeat::all(seats, Bag::EMPTY),
        piles: BySeat::all(seats, Bag::EMPTY),
        found: Vec::new(),
    };
    search.place(0, &mut places);
    search.found
}

/// n! / (a! b! …), voids not counted.
fn how_many(places: &[Place]) -> f64 {
    let (mut ways, mut placed) = (1.0, 0.0);
    for place in places {
        for card in 1..=place.room {
            placed += 1.0;
            ways *= placed / f64::from(card);
        }
    }
    ways
}

struct Search<'a> {
    game: &'a Mu,
    view: &'a ViewOf<Mu>,
    cards: Vec<Kind>,
    hands: BySeat<Bag>,
    piles: BySeat<Bag>,
    found: Vec<(State, u64)>,
}

impl Search<'_> {
    fn place(&mut self, next: usize, places: &mut [Place]) {
        let Some(&card) = self.cards.get(next) else {
            assert!(places.iter().all(|place| place.room == 0), "the cards fill the places");
            let world = self.game.prepare(self.view).with(&self.hands, &self.piles);
            self.found.push((world, 1));
            return;
        };
        for index in 0..places.len() {
            let place = places[index];
            if place.room == 0 || (place.is_hand && has_shown_to_lack(self.view, place.seat, card)) {
                continue;
            }
            places[index].room -= 1;
            let bags = if place.is_hand { &mut self.hands } else { &mut self.piles };
            bags[place.seat].add(card);
            self.place(next + 1, places);
            let bags = if place.is_hand { &mut self.hands } else { &mut self.piles };
            bags[place.seat].remove(card);
            places[index].room += 1;
        }
    }
}

/// The cards that are somewhere the viewer cannot see.
fn unseen(view: &ViewOf<Mu>) -> Bag {
    let open = &view.open;
    let mut rest: Vec<Kind> = Bag::FULL.cards().collect();
    let mut seen: Vec<Kind> = open.trick.to_vec();
    open.laid.values().for_each(|cards| seen.extend(cards.cards()));
    seen.extend(open.own.unwrap_or_default().cards());
    match (&view.memory, view.last.deed.trick) {
        (Some(memory), _) => seen.extend(memory.played.cards()),
        (None, Some(taken)) => seen.extend(taken.cards.iter()),
        (None, None) => {}
    }
    if let Some(pair) = open.left_out {
        rest.retain(|card| !pair.colours().contains(&card.colour()));
    }
    for card in seen {
        let place = rest.iter().position(|&other| other == card).expect("a card of the deck, seen once");
        rest.remove(place);
    }
    rest.into_iter().collect()
}

/// Has the seat failed to follow where this card would have followed?
fn has_shown_to_lack(view: &ViewOf<Mu>, seat: Seat, card: Kind) -> bool {
    let trumps = view.open.contract.trumps;
    if let Some(memory) = &view.memory {
        return memory.voids[seat].has(trumps.suit(card));
    }
    let seats = view.open.counts.count();
    let lacks = |leader: Seat, cards: &[Kind]| {
        let played = leader.round(seats).zip(cards).find(|(by, _)| *by == seat).map(|(_, &card)| card);
        let Some((&led, played)) = cards.first().zip(played) else { return false };
        trumps.suit(card) == trumps.suit(led) && trumps.suit(played) != trumps.suit(led)
    };
    lacks(view.open.leader, &view.open.trick)
        || view.last.deed.trick.is_some_and(|taken| lacks(taken.leader, &taken.cards))
}

/// Without memory the tricks won are unknown too, and views have few worlds only when nearly all cards were laid.
#[test]
fn worlds_without_memory_are_drawn_evenly() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut tested = [0; 7];
    for round in 0..24_u8 {
        let seats = 3 + round % 3;
        let mut scene = dealt("", &vec![""; usize::from(seats)]);
        // Hands as nature deals them, all but one or two cards of each laid.
        let fresh = scene.game.determinize(&scene.view(Viewer::Spectator), &mut rng);
        scene.state = fresh;
        scene.edit(|open, _, hidden| {
            for seat in Seat::all(seats) {
                let keep = hidden[seat].draw(&mut rng, 1 + round / 12);
                open.laid[seat] = hidden[seat].minus(keep);
                hidden[seat] = keep;
            }
            open.frame = Frame::Playing;
            open.auction = mu::state::Auction::default();
            open.contract.bid = open.laid[Seat(0)].count();
            open.contract.trumps.chief = mu::card::Trump::all().find(|trump| trump.is_on(open.laid[Seat(0)]));
            (open.turn, open.leader) = (Seat(0), Seat(0));
        });
        for _ in 0..=2 * seats {
            let next = random::pick(&mut rng, &scene.legal().iter().map(String::as_str).collect::<Vec<_>>())
                .to_owned();
            scene.go(&next);
            for viewer in [Viewer::Seat(Seat(round % seats)), Viewer::Spectator] {
                let view = scene.view(viewer).forgetful();
                let worlds = list_worlds(&scene.game, &view);
                let different = worlds.iter().map(|(world, _)| world).collect::<HashSet<_>>().len();
                if (2..=1_000).contains(&different) {
                    law_8_distribution(&scene.game, &view, &worlds, &mut rng)
                        .unwrap_or_else(|broken| panic!("{broken}"));
                    tested[view.open.tricks.values().sum::<u8>().min(6) as usize] += 1;
                }
            }
        }
    }
    assert!(tested[0] > 20 && tested[1] > 20, "views before and after the first trick: {tested:?}");
}
