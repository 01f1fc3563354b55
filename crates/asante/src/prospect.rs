//! What follows from a legal action, as far as the player who may take it can tell.

use game::{Seat, ViewOf};
use serde::{Deserialize, Serialize};

use crate::Asante;
use crate::action::{Action, InTurn, OfArtifacts, OfCards, OfPlaces, OfWares};
use crate::card::{Blessing, Holy, Kind, Ware};
use crate::digest::bonus;
use crate::rules::turns::Trade;
use crate::state::{ENOUGH_GOLD, Frame, Looking, other};
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
pub(crate) struct Sooth<'a> {
    game: &'a Asante,
    pub(crate) open: &'a Open,
    pub(crate) me: Seat,
    /// How many cards can be drawn at most.
    pub(crate) drawable: u8,
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
        match action {
            Action::Turn(action) => self.in_turn(action, &mut then),
            Action::Card(OfCards::Drop(_) | OfCards::Reduce) => self.answer(action, &mut then),
            Action::Ware(OfWares::Count(count)) => {
                then.discarded = Asante::series(count) as u8;
                then.choice = count;
            }
            Action::Ware(OfWares::Take(wares)) => {
                then.gained = wares;
                self.answer(action, &mut then);
            }
            Action::Ware(OfWares::Return(wares)) => {
                then.given = wares;
                self.answer(action, &mut then);
            }
            Action::Ware(OfWares::Swap { give, take }) => {
                (then.given, then.gained) = (Wares::of(give, take.count()), take.wares());
                self.answer(action, &mut then);
            }
            Action::Artifact(action) => self.touch(action, &mut then),
            Action::Place(OfPlaces::Apply(slot)) => {
                if let Some(place) = self.open.row.get(usize::from(slot)).copied().flatten() {
                    self.bless(place, 1, &mut then);
                }
            }
            Action::Place(OfPlaces::Bless(place)) => self.bless(place, 1, &mut then),
            Action::Reaction(_) | Action::Card(_) | Action::Place(OfPlaces::Done) => {}
        }
        then
    }

    /// What a turn offers; in other frames, what is said in the same words.
    fn in_turn(&self, action: InTurn, then: &mut Prospect) {
        let between_actions = self.open.frames.last() == Some(&Frame::Turn);
        match action {
            InTurn::Draw => self.draw(then),
            InTurn::Buy { card, ware } => {
                if let Some(trade) = self.trade(card, ware) {
                    (then.gold, then.gained) = (-(trade.buy as i32), trade.wares);
                }
                then.actions -= u8::from(between_actions).min(then.actions);
            }
            InTurn::Sell { card, ware } => {
                if let Some(trade) = self.trade(card, ware) {
                    (then.gold, then.given) = (trade.sell as i32, trade.wares);
                }
                then.actions -= u8::from(between_actions).min(then.actions);
            }
            InTurn::Lay { slot, .. } => self.lay(slot, then),
            InTurn::Use(slot) => {
                then.artifact = self.artifact_in(self.me, slot);
                let costs = then.artifact.map_or(1, |card| self.game.actions_to_use(card));
                then.actions -= costs.min(then.actions);
                self.artifact_effect(then);
            }
            InTurn::Play(card) => {
                then.actions -= u8::from(between_actions).min(then.actions);
                if let Some(rule) = self.game.rule(card) {
                    rule.foretell(self, then);
                }
            }
            InTurn::Visit(place) => {
                let owned = self.open.owned[self.me].iter().filter(|owned| **owned == place).count();
                self.bless(place, owned as u8, then);
            }
            InTurn::End => self.end(then),
        }
    }

    /// ASA.11, ASA.103, ASA.118, ASA.123
    fn draw(&self, then: &mut Prospect) {
        let frame = self.open.frames.last();
        let cards = if frame == Some(&Frame::Turn) {
            1
        } else if let Some(Frame::Looking(Looking::More { cards })) = frame {
            (*cards).min(self.drawable)
        } else {
            return self.answer(Action::Turn(InTurn::Draw), then);
        };
        (then.looked, then.actions) = (cards, then.actions - 1.min(then.actions));
    }

    /// What a ware card is bought or sold with, as it is now.
    fn trade(&self, card: Kind, ware: Option<Ware>) -> Option<Trade> {
        self.game.trade_now(card, ware, self.game.haggling(self.open))
    }

    /// ASA.130, ASA.131
    fn touch(&self, action: OfArtifacts, then: &mut Prospect) {
        let (owner, slot, using) = match action {
            OfArtifacts::Borrow(slot) => (other(self.me), slot, true),
            OfArtifacts::Break { own: true, slot, using } => (self.me, slot, using),
            OfArtifacts::Break { own: false, slot, using } => (other(self.me), slot, using),
        };
        then.artifact = self.artifact_in(owner, slot);
        if using {
            self.artifact_effect(then);
        }
    }

    fn artifact_in(&self, owner: Seat, slot: u8) -> Option<Kind> {
        let artifact = self.open.artifacts[owner].get(usize::from(slot)).copied().flatten()?;
        Some(artifact.card)
    }

    fn artifact_effect(&self, then: &mut Prospect) {
        if let Some(rule) = then.artifact.and_then(|card| self.game.rule(card)) {
            rule.foretell(self, then);
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

    /// What an answer means to the effect that asks.
    fn answer(&self, action: Action, then: &mut Prospect) {
        if let Some(Frame::Choose { card }) = self.open.frames.last()
            && let Some(rule) = self.game.rule(*card)
        {
            rule.foretell_answer(self, action, then);
        }
    }

    /// So many wares, as far as there is room.
    pub(crate) fn room(&self, wares: u8) -> u8 {
        wares.min(self.open.stands[self.me].free())
    }
}
