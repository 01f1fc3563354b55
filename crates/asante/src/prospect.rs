//! What follows from a legal action, as far as the player who may take it can tell.

use game::{Seat, ViewOf};
use serde::{Deserialize, Serialize};

use crate::Asante;
use crate::action::Action;
use crate::card::{Blessing, Effect, Holy, Kind};
use crate::digest::bonus;
use crate::state::{ENOUGH_GOLD, Frame, other};
use crate::view::Open;
use crate::ware::Wares;

/// What follows from an action for certain; from playing a person or an animal, unless it is cancelled.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prospect {
    /// How many actions are left after it.
    pub actions: u8,
    /// The gold it brings the player, or costs if it is negative.
    pub gold: i32,
    /// The wares that come to the player's stand.
    pub gained: Wares,
    /// The wares that leave it.
    pub given: Wares,
    /// How many wares come besides, as far as there is room; which, is decided later.
    pub choice: u8,
    /// How many cards the player draws into the hand.
    pub drawn: u8,
    /// How many cards the player looks at.
    pub looked: u8,
    /// How many cards the player discards from the hand, besides the card played.
    pub discarded: u8,
    /// What it does to the other player.
    pub other: Toll,
    /// The artifact it is about.
    pub artifact: Option<Kind>,
    /// The artifact that makes room for another one (ASA.31).
    pub replaced: Option<Kind>,
    /// The holy place it is about.
    pub place: Option<Holy>,
    /// Who receives that (ASA.30, ASA.31).
    pub receiver: Option<Seat>,
    /// What it brings to an end.
    pub ending: Option<Ending>,
}

/// What an action does to the other player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Toll {
    /// How many cards the other player draws.
    pub drawn: u8,
    /// How many cards the other player discards.
    pub discarded: u8,
    /// How many wares the other player takes.
    pub taken: u8,
    /// How many wares leave the other stand.
    pub lost: u8,
}

/// What the end of a turn brings to an end (ASA.60, ASA.61).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The turn.
    Turn,
    /// The turn, and the other player has only one more.
    LastTurnBegins,
    /// The game.
    Game,
}

/// Those who decide, and what they see.
struct Sooth<'a> {
    game: &'a Asante,
    open: &'a Open,
    me: Seat,
    /// How many cards can be drawn at most.
    drawable: u8,
}

impl Asante {
    /// What follows from a legal action of the viewer's.
    pub(crate) fn prospect_of(&self, view: &ViewOf<Asante>, action: Action) -> Option<Prospect> {
        let open = &view.open;
        let drawable = usize::from(open.pile) + open.discards.len();
        let drawable = u8::try_from(drawable).unwrap_or(u8::MAX);
        Some(Sooth { game: self, open, me: view.viewer.seat()?, drawable }.prospect(action))
    }
}

impl Sooth<'_> {
    fn prospect(&self, action: Action) -> Prospect {
        let mut then = Prospect { actions: self.open.actions, ..Prospect::default() };
        let between_actions = self.open.frames.last() == Some(&Frame::Turn);
        match action {
            Action::Draw | Action::Drop(_) | Action::Take(_) | Action::Return(_) | Action::Swap { .. } => {
                self.answer(action, &mut then);
            }
            Action::Buy { card, ware } | Action::Sell { card, ware } => {
                let trade = match self.game.haggling(self.open) {
                    Some(gold) => self.game.haggled(card, gold),
                    None => self.game.trade(card, ware),
                };
                if let (Some(trade), Action::Buy { .. }) = (trade, action) {
                    (then.gold, then.gained) = (-(trade.buy as i32), trade.wares);
                } else if let Some(trade) = trade {
                    (then.gold, then.given) = (trade.sell as i32, trade.wares);
                }
                then.actions -= u8::from(between_actions).min(then.actions);
            }
            Action::Lay { slot, .. } => self.lay(slot, &mut then),
            Action::Use(slot) => {
                then.artifact = self.artifact_in(self.me, slot);
                let costs = then.artifact.map_or(1, |card| self.game.actions_to_use(card));
                then.actions -= costs.min(then.actions);
                self.artifact_effect(&mut then);
            }
            Action::Borrow(slot) => {
                then.artifact = self.artifact_in(other(self.me), slot);
                self.artifact_effect(&mut then);
            }
            Action::Break { own, slot, using } => {
                then.artifact = self.artifact_in(if own { self.me } else { other(self.me) }, slot);
                if using {
                    self.artifact_effect(&mut then);
                }
            }
            Action::Play(card) => {
                then.actions -= u8::from(between_actions).min(then.actions);
                if let Some(effect) = self.game.effect(card) {
                    self.effect(effect, &mut then);
                }
            }
            Action::Visit(place) => {
                let owned = self.open.owned[self.me].iter().filter(|owned| **owned == place).count();
                self.bless(place, owned as u8, &mut then);
            }
            Action::Apply(slot) => {
                if let Some(place) = self.open.row.get(usize::from(slot)).copied().flatten() {
                    self.bless(place, 1, &mut then);
                }
            }
            Action::Bless(place) => self.bless(place, 1, &mut then),
            Action::Count(count) => {
                then.discarded = Asante::series(count) as u8;
                then.choice = count;
            }
            Action::Reduce => self.answer(action, &mut then),
            Action::End => self.end(&mut then),
            Action::Keep
            | Action::Discard
            | Action::Let
            | Action::Cancel(_)
            | Action::Fetch(_)
            | Action::Pick(_)
            | Action::Give(_)
            | Action::Done => {}
        }
        then
    }

    fn artifact_in(&self, owner: Seat, slot: u8) -> Option<Kind> {
        let artifact = self.open.artifacts[owner].get(usize::from(slot)).copied().flatten()?;
        Some(artifact.card)
    }

    fn artifact_effect(&self, then: &mut Prospect) {
        if let Some(effect) = then.artifact.and_then(|card| self.game.effect(card)) {
            self.effect(effect, then);
        }
    }

    /// ASA.30, ASA.31, ASA.33
    fn lay(&self, slot: u8, then: &mut Prospect) {
        then.actions -= 1.min(then.actions);
        then.replaced = self.artifact_in(self.me, slot);
        then.place = self.open.row.get(usize::from(slot)).copied().flatten();
        let receiver = if then.replaced.is_some() { self.me } else { other(self.me) };
        then.receiver = then.place.map(|_| receiver);
    }

    /// ASA.13, ASA.60, ASA.61
    fn end(&self, then: &mut Prospect) {
        let gold = bonus(self.open.actions);
        then.gold = gold as i32;
        then.ending = Some(if self.open.trigger.is_some() {
            Ending::Game
        } else if self.open.gold[self.me] + gold >= ENOUGH_GOLD {
            Ending::LastTurnBegins
        } else if self.open.turns + 1 >= self.game.most_turns {
            Ending::Game
        } else {
            Ending::Turn
        });
    }

    /// ASA.51, ASA.52: a holy place, so many times if its player likes.
    fn bless(&self, place: Holy, times: u8, then: &mut Prospect) {
        then.place = Some(place);
        match self.game.blessings[usize::from(place.0)] {
            Blessing::DrawCard => then.drawn = times.min(self.drawable),
            Blessing::TakeGold { gold } => then.gold = i32::from(gold) * i32::from(times),
            Blessing::RegainAction => then.actions = (then.actions + times).min(crate::state::ACTIONS),
            Blessing::ChangeWare | Blessing::Any => {}
        }
    }

    /// What the effect of a card does for certain, before anything is chosen.
    fn effect(&self, effect: Effect, then: &mut Prospect) {
        let (own, theirs) = (self.open.stands[self.me], self.open.stands[other(self.me)]);
        let room = |wares: u8| wares.min(own.free());
        match effect {
            Effect::DrawAndKeepOne { cards } | Effect::LookAndTake { cards } => {
                then.looked = cards.min(self.drawable);
            }
            Effect::PayToDraw { gold, cards } => {
                then.gold = -i32::from(gold);
                then.drawn = cards.min(self.drawable);
            }
            Effect::DiscardForWares { wares } => (then.discarded, then.choice) = (1, room(wares)),
            Effect::DiscardForGold { gold } => (then.discarded, then.gold) = (1, gold.into()),
            Effect::ReturnToDraw { cards } => then.drawn = cards.min(self.drawable),
            Effect::PayForWares { gold, wares } => {
                (then.gold, then.choice) = (-i32::from(gold), room(wares));
            }
            Effect::TakeGoldIfPoorer { gold } => then.gold = gold.into(),
            Effect::TakeWares { wares } => then.choice = room(wares),
            Effect::OpponentReturns { wares } => then.other.lost = wares.min(theirs.total()),
            Effect::StealWare => (then.choice, then.other.lost) = (room(1), 1.min(theirs.total())),
            Effect::SellDifferent { .. }
            | Effect::ApplyHolyPlace
            | Effect::Cancel
            | Effect::SeekAnimal
            | Effect::ExchangeForDifferent { .. }
            | Effect::DiscardSeriesForWares
            | Effect::ApplyHolyPlaces
            | Effect::TakeDiscarded
            | Effect::TakeDiscardedArtifact
            | Effect::Haggle { .. }
            | Effect::SwapWare
            | Effect::RefillOrReduce { .. }
            | Effect::SellEach { .. }
            | Effect::WaresOrCards { .. }
            | Effect::BreakArtifact
            | Effect::BorrowArtifact
            | Effect::SwapRandomCard => {}
        }
    }

    /// What an answer means to the effect that asks.
    fn answer(&self, action: Action, then: &mut Prospect) {
        let open = self.open;
        match action {
            Action::Take(wares) => then.gained = wares,
            Action::Return(wares) => then.given = wares,
            Action::Swap { give, take } => {
                (then.given, then.gained) = (Wares::of(give, take.count()), take.wares());
            }
            _ => {}
        }
        let asking = match open.frames.last() {
            Some(Frame::Choose { card }) => self.game.effect(*card),
            Some(Frame::Turn) => {
                (then.looked, then.actions) = (1, then.actions - 1.min(then.actions));
                None
            }
            Some(Frame::More { cards }) => {
                (then.looked, then.actions) =
                    ((*cards).min(self.drawable), then.actions - 1.min(then.actions));
                None
            }
            Some(_) | None => None,
        };
        let sold = usize::from(then.given.total());
        match (asking, action) {
            (Some(Effect::SellDifferent { gold }), Action::Return(_)) => {
                then.gold =
                    sold.checked_sub(1).and_then(|place| gold.get(place)).map_or(0, |gold| (*gold).into());
            }
            (Some(Effect::SellEach { gold }), Action::Return(_)) => then.gold = i32::from(gold) * sold as i32,
            (Some(Effect::ReturnToDraw { cards }), Action::Return(_)) => {
                then.drawn = cards.min(self.drawable);
            }
            (Some(Effect::DiscardForGold { gold }), Action::Drop(_)) => then.gold = gold.into(),
            (Some(Effect::DiscardForWares { wares }), Action::Drop(_)) => then.choice = wares,
            (Some(Effect::PayForWares { gold, .. }), Action::Take(_)) => then.gold = -i32::from(gold),
            (Some(Effect::RefillOrReduce { up_to, .. }), Action::Draw) => {
                let missing = u16::from(up_to).saturating_sub(open.counts[self.me]);
                then.drawn = missing.min(self.drawable.into()) as u8;
            }
            (Some(Effect::RefillOrReduce { down_to, .. }), Action::Reduce) => {
                let theirs = open.counts[other(self.me)].saturating_sub(down_to.into());
                then.other.discarded = u8::try_from(theirs).unwrap_or(u8::MAX);
            }
            (Some(Effect::WaresOrCards { cards, .. }), Action::Take(_)) => {
                then.other.drawn = cards.min(self.drawable);
            }
            (Some(Effect::WaresOrCards { wares, cards }), Action::Draw) => {
                then.drawn = cards.min(self.drawable);
                then.other.taken = wares.min(open.stands[other(self.me)].free());
            }
            (Some(Effect::SwapWare | Effect::StealWare), _) => then.other.lost = then.gained.total(),
            (Some(_) | None, _) => {}
        }
    }
}
