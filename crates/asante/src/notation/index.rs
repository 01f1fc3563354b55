//! Dense numbers for actions.

use game::IndexActions;

use crate::Asante;
use crate::action::{Action, InTurn, OfArtifacts, OfCards, OfPlaces, OfWares, Reaction};
use crate::bag::Row;
use crate::card::{Holy, Kind, Ware};
use crate::state::SLOTS;
use crate::ware::{HANDFULS, SPACES, WareSet, Wares};

/// Actions that name nothing.
const PLAIN: [Action; 7] = [
    Action::Turn(InTurn::Draw),
    Action::Card(OfCards::Keep),
    Action::Card(OfCards::Discard),
    Action::Turn(InTurn::End),
    Action::Reaction(Reaction::Let),
    Action::Card(OfCards::Reduce),
    Action::Place(OfPlaces::Done),
];
/// A ware card is used without a ware or with one.
const TRADES: usize = 1 + Ware::ALL.len();
/// Whose artifact, used or not, in which slot.
const BREAKS: usize = 4 * SLOTS;
const SWAPS: usize = Ware::ALL.len() * WareSet::ALL as usize;

/// Groups of actions that name the same sort of thing, in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Plain,
    Buy,
    Sell,
    Lay,
    Play,
    Cancel,
    Fetch,
    Pick,
    Drop,
    Give,
    Use,
    Borrow,
    Apply,
    Visit,
    Bless,
    Take,
    Return,
    Swap,
    Count,
    Break,
}

const GROUPS: [Group; 20] = [
    Group::Plain,
    Group::Buy,
    Group::Sell,
    Group::Lay,
    Group::Play,
    Group::Cancel,
    Group::Fetch,
    Group::Pick,
    Group::Drop,
    Group::Give,
    Group::Use,
    Group::Borrow,
    Group::Apply,
    Group::Visit,
    Group::Bless,
    Group::Take,
    Group::Return,
    Group::Swap,
    Group::Count,
    Group::Break,
];

impl Asante {
    /// How many actions a group has.
    fn size(&self, group: Group) -> usize {
        let cards = self.cards.rows();
        match group {
            Group::Plain => PLAIN.len(),
            Group::Buy | Group::Sell => cards * TRADES,
            Group::Lay => cards * SLOTS,
            Group::Play | Group::Cancel | Group::Fetch | Group::Pick | Group::Drop | Group::Give => cards,
            Group::Use | Group::Borrow | Group::Apply => SLOTS,
            Group::Visit | Group::Bless => self.places.rows(),
            Group::Take | Group::Return => HANDFULS,
            Group::Swap => SWAPS,
            Group::Count => usize::from(SPACES),
            Group::Break => BREAKS,
        }
    }
}

impl IndexActions for Asante {
    fn action_count(&self) -> usize {
        GROUPS.iter().map(|&group| self.size(group)).sum()
    }

    fn action_index(&self, action: Action) -> usize {
        let (group, place) = place(action);
        let before = GROUPS.iter().take_while(|&&earlier| earlier != group);
        before.map(|&earlier| self.size(earlier)).sum::<usize>() + place
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        let mut place = index;
        for group in GROUPS {
            if place < self.size(group) {
                return action(group, place);
            }
            place -= self.size(group);
        }
        None
    }
}

/// The group of an action, and its place there.
fn place(action: Action) -> (Group, usize) {
    let trade =
        |card: Kind, ware: Option<Ware>| card.index() * TRADES + ware.map_or(0, |ware| 1 + ware as usize);
    match action {
        Action::Turn(InTurn::Draw | InTurn::End)
        | Action::Card(OfCards::Keep | OfCards::Discard | OfCards::Reduce)
        | Action::Reaction(Reaction::Let)
        | Action::Place(OfPlaces::Done) => {
            (Group::Plain, PLAIN.iter().position(|&plain| plain == action).unwrap_or_default())
        }
        Action::Turn(InTurn::Buy { card, ware }) => (Group::Buy, trade(card, ware)),
        Action::Turn(InTurn::Sell { card, ware }) => (Group::Sell, trade(card, ware)),
        Action::Turn(InTurn::Lay { card, slot }) => (Group::Lay, card.index() * SLOTS + usize::from(slot)),
        Action::Turn(InTurn::Play(card)) => (Group::Play, card.index()),
        Action::Reaction(Reaction::Cancel(card)) => (Group::Cancel, card.index()),
        Action::Card(OfCards::Fetch(card)) => (Group::Fetch, card.index()),
        Action::Card(OfCards::Pick(card)) => (Group::Pick, card.index()),
        Action::Card(OfCards::Drop(card)) => (Group::Drop, card.index()),
        Action::Card(OfCards::Give(card)) => (Group::Give, card.index()),
        Action::Turn(InTurn::Use(slot)) => (Group::Use, usize::from(slot)),
        Action::Artifact(OfArtifacts::Borrow(slot)) => (Group::Borrow, usize::from(slot)),
        Action::Place(OfPlaces::Apply(slot)) => (Group::Apply, usize::from(slot)),
        Action::Turn(InTurn::Visit(holy)) => (Group::Visit, holy.index()),
        Action::Place(OfPlaces::Bless(holy)) => (Group::Bless, holy.index()),
        Action::Ware(OfWares::Take(wares)) => (Group::Take, wares.index()),
        Action::Ware(OfWares::Return(wares)) => (Group::Return, wares.index()),
        Action::Ware(OfWares::Swap { give, take }) => {
            (Group::Swap, give as usize * usize::from(WareSet::ALL) + usize::from(take.index()))
        }
        Action::Ware(OfWares::Count(count)) => (Group::Count, usize::from(count) - 1),
        Action::Artifact(OfArtifacts::Break { own, slot, using }) => {
            (Group::Break, usize::from(slot) * 4 + 2 * usize::from(own) + usize::from(using))
        }
    }
}

/// The action at a place of a group that has it.
fn action(group: Group, place: usize) -> Option<Action> {
    let (card, slot, holy) = (Kind(place as u8), place as u8, Holy(place as u8));
    let trade = || {
        let ware = (place % TRADES).checked_sub(1).map(|ware| Ware::ALL[ware]);
        (Kind((place / TRADES) as u8), ware)
    };
    Some(match group {
        Group::Plain => PLAIN[place],
        Group::Buy => {
            let (card, ware) = trade();
            Action::Turn(InTurn::Buy { card, ware })
        }
        Group::Sell => {
            let (card, ware) = trade();
            Action::Turn(InTurn::Sell { card, ware })
        }
        Group::Lay => {
            Action::Turn(InTurn::Lay { card: Kind((place / SLOTS) as u8), slot: (place % SLOTS) as u8 })
        }
        Group::Play => Action::Turn(InTurn::Play(card)),
        Group::Cancel => Action::Reaction(Reaction::Cancel(card)),
        Group::Fetch => Action::Card(OfCards::Fetch(card)),
        Group::Pick => Action::Card(OfCards::Pick(card)),
        Group::Drop => Action::Card(OfCards::Drop(card)),
        Group::Give => Action::Card(OfCards::Give(card)),
        Group::Use => Action::Turn(InTurn::Use(slot)),
        Group::Borrow => Action::Artifact(OfArtifacts::Borrow(slot)),
        Group::Apply => Action::Place(OfPlaces::Apply(slot)),
        Group::Visit => Action::Turn(InTurn::Visit(holy)),
        Group::Bless => Action::Place(OfPlaces::Bless(holy)),
        Group::Take => Action::Ware(OfWares::Take(Wares::at(place)?)),
        Group::Return => Action::Ware(OfWares::Return(Wares::at(place)?)),
        Group::Swap => Action::Ware(OfWares::Swap {
            give: Ware::ALL[place / usize::from(WareSet::ALL)],
            take: WareSet::at((place % usize::from(WareSet::ALL)) as u8)?,
        }),
        Group::Count => Action::Ware(OfWares::Count(place as u8 + 1)),
        Group::Break => Action::Artifact(OfArtifacts::Break {
            own: place & 2 != 0,
            slot: (place / 4) as u8,
            using: place & 1 != 0,
        }),
    })
}
