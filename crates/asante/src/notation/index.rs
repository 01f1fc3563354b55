//! Dense numbers for actions.

use game::IndexActions;

use crate::Asante;
use crate::action::Action;
use crate::bag::Row;
use crate::card::{Holy, Kind, Ware};
use crate::state::SLOTS;
use crate::ware::{HANDFULS, SPACES, WareSet, Wares};

/// Actions that name nothing.
const PLAIN: [Action; 7] =
    [Action::Draw, Action::Keep, Action::Discard, Action::End, Action::Let, Action::Reduce, Action::Done];
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
        Action::Draw
        | Action::Keep
        | Action::Discard
        | Action::End
        | Action::Let
        | Action::Reduce
        | Action::Done => (Group::Plain, PLAIN.iter().position(|&plain| plain == action).unwrap_or_default()),
        Action::Buy { card, ware } => (Group::Buy, trade(card, ware)),
        Action::Sell { card, ware } => (Group::Sell, trade(card, ware)),
        Action::Lay { card, slot } => (Group::Lay, card.index() * SLOTS + usize::from(slot)),
        Action::Play(card) => (Group::Play, card.index()),
        Action::Cancel(card) => (Group::Cancel, card.index()),
        Action::Fetch(card) => (Group::Fetch, card.index()),
        Action::Pick(card) => (Group::Pick, card.index()),
        Action::Drop(card) => (Group::Drop, card.index()),
        Action::Give(card) => (Group::Give, card.index()),
        Action::Use(slot) => (Group::Use, usize::from(slot)),
        Action::Borrow(slot) => (Group::Borrow, usize::from(slot)),
        Action::Apply(slot) => (Group::Apply, usize::from(slot)),
        Action::Visit(holy) => (Group::Visit, holy.index()),
        Action::Bless(holy) => (Group::Bless, holy.index()),
        Action::Take(wares) => (Group::Take, wares.index()),
        Action::Return(wares) => (Group::Return, wares.index()),
        Action::Swap { give, take } => {
            (Group::Swap, give as usize * usize::from(WareSet::ALL) + usize::from(take.index()))
        }
        Action::Count(count) => (Group::Count, usize::from(count) - 1),
        Action::Break { own, slot, using } => {
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
            Action::Buy { card, ware }
        }
        Group::Sell => {
            let (card, ware) = trade();
            Action::Sell { card, ware }
        }
        Group::Lay => Action::Lay { card: Kind((place / SLOTS) as u8), slot: (place % SLOTS) as u8 },
        Group::Play => Action::Play(card),
        Group::Cancel => Action::Cancel(card),
        Group::Fetch => Action::Fetch(card),
        Group::Pick => Action::Pick(card),
        Group::Drop => Action::Drop(card),
        Group::Give => Action::Give(card),
        Group::Use => Action::Use(slot),
        Group::Borrow => Action::Borrow(slot),
        Group::Apply => Action::Apply(slot),
        Group::Visit => Action::Visit(holy),
        Group::Bless => Action::Bless(holy),
        Group::Take => Action::Take(Wares::at(place)?),
        Group::Return => Action::Return(Wares::at(place)?),
        Group::Swap => Action::Swap {
            give: Ware::ALL[place / usize::from(WareSet::ALL)],
            take: WareSet::at((place % usize::from(WareSet::ALL)) as u8)?,
        },
        Group::Count => Action::Count(place as u8 + 1),
        Group::Break => Action::Break { own: place & 2 != 0, slot: (place / 4) as u8, using: place & 1 != 0 },
    })
}
