//! What a viewer may know, and the worlds that fit it. The file to audit for leaks.
//!
//! Laid cards and the trick lie open, hands and the tricks won do not; how many triangles each side has won is counted
//! aloud (decision 016). A perfect memory knows every card that was played, who won which triangles, and which suits
//! somebody did not follow.

/// Drawing cards for somebody who remembers no trick.
mod forgotten;
/// Drawing cards into places where some suits cannot be.
mod spread;

use cards::{Bag, Kind};
use game::{BySeat, Seat, Secrets, Seen, View, ViewOf, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::Mu;
use crate::card::{LeftOut, Order, Suit, Suits};
use crate::rules::{after, deck};
use crate::state::{Act, Auction, Contract, Deed, Frame, State, Trick};
use forgotten::{Forgotten, Heap};
use spread::{Place, Spread, take};

/// What lies on the table, and the viewer's own hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Open {
    /// How many hands have ended.
    pub hands_played: u8,
    /// The score sheet.
    pub scores: BySeat<i16>,
    /// Who deals this hand, or the next one.
    pub dealer: Seat,
    /// The colours that are not in play (MU.1).
    pub left_out: Option<LeftOut>,
    /// What is waiting to be decided.
    pub frame: Frame,
    /// Who decides it, if it is a seat.
    pub turn: Seat,
    /// The auction going on; blank if none is.
    pub auction: Auction,
    /// Who plays with whom for what; blank before the auction has ended.
    pub contract: Contract,
    /// The viewer's own hidden cards, if the viewer is a player.
    pub own: Option<Bag>,
    /// How many hidden cards each seat holds.
    pub counts: BySeat<u8>,
    /// The cards before each seat, face up.
    pub laid: BySeat<Bag>,
    /// Who led to this trick.
    pub leader: Seat,
    /// The cards of this trick, in the order played.
    pub trick: Trick,
    /// How many tricks each seat has won.
    pub tricks: BySeat<u8>,
    /// The triangles each side has won in this hand.
    pub won: Won,
}

/// Triangles by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Won {
    /// The chief's (MU.21).
    pub chiefs: u8,
    /// Their opponents'.
    pub others: u8,
}

/// What a perfect memory adds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Memory {
    /// The cards of the tricks already won.
    pub played: Bag,
    /// The suits each seat has shown to have none of.
    pub voids: BySeat<Suits>,
    /// The triangles each seat has won in this hand.
    pub triangles: BySeat<u8>,
}

impl Open {
    /// What lies on the table of this viewer.
    pub(crate) fn of(state: &State, viewer: Viewer) -> Open {
        Open {
            hands_played: state.hands_played,
            scores: state.scores,
            dealer: state.dealer,
            left_out: state.left_out,
            frame: state.frame,
            turn: state.turn,
            auction: state.auction,
            contract: state.contract,
            own: viewer.seat().map(|seat| state.hidden[seat]),
            counts: state.hidden.map(Bag::count),
            laid: state.laid,
            leader: state.leader,
            trick: state.trick,
            tricks: state.tricks,
            won: Won::by(&state.contract, state.triangles),
        }
    }
}

impl Secrets for Mu {
    type Open = Open;
    type Deed = Deed;
    /// The hand just dealt.
    type Own = Bag;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let open = Open::of(state, viewer);
        let dealt = open.own.filter(|_| state.last.act == Act::Dealt);
        let memory = Memory { played: state.played, voids: state.voids, triangles: state.triangles };
        View { viewer, open, last: Seen { deed: state.last, own: dealt }, memory: Some(memory) }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        self.prepare(view).draw(rng)
    }

    fn worlds<'a>(&'a self, view: &'a ViewOf<Self>) -> game::secrets::Worlds<'a, State> {
        let worlds = self.prepare(view);
        Box::new(move |rng| worlds.draw(rng))
    }
}

impl Won {
    fn by(contract: &Contract, triangles: BySeat<u8>) -> Won {
        let mut won = Won::default();
        for (seat, triangles) in triangles.iter() {
            *(if contract.is_chiefs(seat) { &mut won.chiefs } else { &mut won.others }) += triangles;
        }
        won
    }
}

/// All worlds that fit a view, ready to be drawn from.
struct Worlds {
    /// What the view shows, without the cards that it does not.
    known: State,
    /// The hands of others, with how many cards are in each.
    hands: Vec<(Seat, u8)>,
    unseen: Unseen,
}

/// How the cards lie that a viewer does not see.
enum Unseen {
    /// In hands alone, with every suit that was ever not followed.
    Remembered(Spread),
    /// Also among the tricks won, so many cards by seat.
    Forgotten { ways: Forgotten, suit: Option<Suit>, heaps: BySeat<u8> },
}

impl Mu {
    /// Does once what depends on the view alone; drawing worlds is then quick.
    fn prepare(&self, view: &ViewOf<Self>) -> Worlds {
        let known = self.known(view);
        let others = Seat::all(self.settings.seats).filter(|&seat| view.viewer.seat() != Some(seat));
        let hands: Vec<(Seat, u8)> = others.map(|seat| (seat, view.open.counts[seat])).collect();
        let unseen = if view.memory.is_some() {
            let place = |&(seat, room): &(Seat, u8)| Place { room, barred: known.voids[seat] };
            let places: Vec<Place> = hands.iter().map(place).collect();
            Unseen::Remembered(Spread::new(unseen(&known), self.order(known.contract.trumps), &places))
        } else {
            self.forgotten(view, &known, &hands)
        };
        Worlds { known, hands, unseen }
    }

    /// Without memory: what may be in hands, and what in the tricks won but for the one in sight.
    fn forgotten(&self, view: &ViewOf<Self>, known: &State, hands: &[(Seat, u8)]) -> Unseen {
        let (open, seats, order) = (&view.open, self.settings.seats, self.order(known.contract.trumps));
        let pile = known_pile(view);
        let rooms = BySeat::from_fn(seats, |seat| {
            (open.tricks[seat] - u8::from(pile.is_some_and(|(by, _)| by == seat))) * seats
        });
        let in_sight = Won::by(&known.contract, known.triangles);
        let heap = |chiefs: bool, triangles: u8| {
            let rooms = rooms.iter().filter(|&(seat, _)| known.contract.is_chiefs(seat) == chiefs);
            Heap { room: rooms.map(|(_, room)| room).sum(), triangles }
        };
        let heaps =
            [heap(true, open.won.chiefs - in_sight.chiefs), heap(false, open.won.others - in_sight.others)];
        // One trick is in sight, the one just won or the one being played, so one suit can have been lacking.
        let led = pile.map_or(open.trick, |(_, cards)| cards).first().copied();
        let suit = led.map(|card| order.suit(card));
        let lacks = |&&(seat, _): &&(Seat, u8)| suit.is_some_and(|suit| known.voids[seat].has(suit));
        let lacking = hands.iter().filter(lacks).map(|&(_, room)| room).sum();
        let ways = Forgotten::new(unseen(known), suit.map_or(0, |suit| order.kinds(suit)), lacking, heaps);
        Unseen::Forgotten { ways, suit, heaps: rooms }
    }

    /// The position as far as the view shows it.
    fn known(&self, view: &ViewOf<Self>) -> State {
        let open = &view.open;
        let seats = self.settings.seats;
        let mut known = State {
            hidden: BySeat::all(seats, Bag::EMPTY),
            laid: open.laid,
            played: Bag::EMPTY,
            voids: BySeat::all(seats, Suits::NONE),
            triangles: BySeat::all(seats, 0),
            tricks: open.tricks,
            trick: open.trick,
            leader: open.leader,
            frame: open.frame,
            turn: open.turn,
            auction: open.auction,
            contract: open.contract,
            dealer: open.dealer,
            hands_played: open.hands_played,
            scores: open.scores,
            left_out: open.left_out,
            last: view.last.deed,
        };
        if let (Viewer::Seat(seat), Some(own)) = (view.viewer, open.own) {
            known.hidden[seat] = own;
        }
        if let Some(memory) = &view.memory {
            (known.played, known.voids, known.triangles) = (memory.played, memory.voids, memory.triangles);
            return known;
        }
        // Without memory: what the last trick showed while it can still be seen, and what this one shows.
        let order = self.order(open.contract.trumps);
        if let Some((by, cards)) = known_pile(view) {
            known.played = cards.iter().copied().collect();
            known.triangles[by] = known.played.triangles();
            let leader = view.last.deed.trick.map_or(by, |taken| taken.leader);
            show_voids(&mut known.voids, order, leader, &cards);
        }
        show_voids(&mut known.voids, order, open.leader, &open.trick);
        known
    }
}

impl Worlds {
    /// A world, every way to deal out the unseen cards equally likely.
    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut state = self.known;
        match &self.unseen {
            Unseen::Remembered(spread) => {
                for (&(seat, _), cards) in self.hands.iter().zip(spread.draw(rng)) {
                    state.hidden[seat] = cards;
                }
            }
            Unseen::Forgotten { ways, suit, heaps } => {
                let mut lie = ways.draw(rng);
                let lacks = |seat: Seat| suit.is_some_and(|suit| self.known.voids[seat].has(suit));
                for &(seat, room) in &self.hands {
                    let from = if lacks(seat) { &mut lie.lacking } else { &mut lie.others };
                    state.hidden[seat] = take(from, room, rng);
                }
                for (seat, room) in heaps.iter() {
                    let cards =
                        take(&mut lie.heaps[usize::from(!self.known.contract.is_chiefs(seat))], room, rng);
                    state.played = state.played.plus(cards);
                    state.triangles[seat] += cards.triangles();
                }
            }
        }
        state
    }
}

/// The cards that are dealt out and that the view does not show.
fn unseen(known: &State) -> Bag {
    if !known.frame.is_in_hand() {
        return Bag::EMPTY;
    }
    let trick: Bag = known.trick.iter().copied().collect();
    let seen = known.hidden.values().chain(known.laid.values()).fold(trick.plus(known.played), Bag::plus);
    deck(known).minus(seen)
}

/// The trick just won, which everybody still has before their eyes: its winner and its cards.
fn known_pile(view: &ViewOf<Mu>) -> Option<(Seat, Trick)> {
    let taken = view.last.deed.trick.filter(|_| view.open.frame.is_in_hand())?;
    Some((taken.by, taken.cards))
}

/// Who did not follow to these cards has none of the suit led (MU.32).
fn show_voids(voids: &mut BySeat<Suits>, order: &Order, leader: Seat, cards: &[Kind]) {
    let Some(&led) = cards.first() else { return };
    let suit = order.suit(led);
    for (place, &card) in cards.iter().enumerate() {
        if order.suit(card) != suit {
            let seat = after(leader, place as u8, voids.count());
            voids[seat].add(suit);
        }
    }
}
