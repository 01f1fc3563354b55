//! Which clause forbids what. Asked after a refusal; it never decides. It must not trust what the action names.

use game::{Phrase, Seat, Value, Why};

use super::decider;
use super::legal::can_lay;
use super::turns::Trade;
use crate::Asante;
use crate::action::Action;
use crate::card::{Blessing, Class, Holy, Kind, Ware};
use crate::state::{Frame, Phase, State};

fn why(clause: &'static str, key: &'static str) -> Why {
    Why::new(clause, Phrase::new(key))
}

fn with(clause: &'static str, key: &'static str, name: &'static str, value: impl Into<Value>) -> Why {
    Why::new(clause, Phrase::new(key).with(name, value))
}

impl Asante {
    pub(super) fn reason(&self, state: &State, action: Action) -> Why {
        let Some(&frame) = state.frames.last() else { return why("ASA.60", "why-over") };
        let seat = decider(frame, state.active);
        match frame {
            Frame::First => why("ASA.4", "why-nature"),
            Frame::Deal => why("ASA.3", "why-nature"),
            Frame::TurnUp => why("ASA.30", "why-nature"),
            Frame::Draw(_) => why("ASA.11", "why-nature"),
            Frame::Rob => why("ASA.135", "why-nature"),
            Frame::Turn => self.reason_between_actions(state, action),
            Frame::Keep => why("ASA.11", "why-keep-or-discard"),
            Frame::Pick { .. } => why("ASA.103", "why-pick-or-discard"),
            Frame::More { .. } => why("ASA.103", "why-draw-or-done"),
            Frame::React { .. } => self.reason_in_reaction(state, seat, action),
            Frame::Found { card } | Frame::Played { card } => {
                if action == Action::Play(card) {
                    with("ASA.40", "why-useless", "card", self.name_of(card))
                } else {
                    with("ASA.111", "why-found", "card", self.name_of(card))
                }
            }
            Frame::Peek { .. } => why("ASA.122", "why-pick"),
            Frame::Choose { card } => {
                let clause = self.clause(card).unwrap_or("ASA.40");
                with(clause, "why-choose", "card", self.name_of(card))
            }
            Frame::Blessing { place, .. } => with("ASA.52", "why-bless", "place", self.name_of_place(place)),
            Frame::Change => why("ASA.51", "why-change"),
            Frame::Places { .. } => why("ASA.114", "why-apply"),
            Frame::Discards { by, .. } => {
                let clause = if by == state.active { "ASA.113" } else { "ASA.118" };
                let key = if let Action::Drop(_) = action { "why-not-held" } else { "why-discard-hand" };
                why(clause, key)
            }
            Frame::Wares { count, alike: false, .. } => with("ASA.45", "why-take", "count", count),
            Frame::Wares { count, alike: true, .. } => with("ASA.123", "why-take-alike", "count", count),
            Frame::Return { count } => with("ASA.133", "why-return", "count", count),
            Frame::Give => why("ASA.135", "why-give"),
        }
    }

    fn reason_in_reaction(&self, state: &State, seat: Seat, action: Action) -> Why {
        if let Action::Cancel(card) = action {
            let key = if self.holds(state, seat, card) { "why-not-a-keeper" } else { "why-not-held" };
            why("ASA.41", key)
        } else {
            why("ASA.42", "why-react")
        }
    }

    fn reason_between_actions(&self, state: &State, action: Action) -> Why {
        match action {
            Action::Visit(place) => return self.why_not_visit(state, place),
            Action::Draw if state.phase == Phase::Playing => return why("ASA.12", "why-no-more-drawing"),
            Action::Draw
            | Action::Buy { .. }
            | Action::Sell { .. }
            | Action::Lay { .. }
            | Action::Use(_)
            | Action::Play(_)
                if state.actions == 0 =>
            {
                return why("ASA.10", "why-no-actions");
            }
            _ => {}
        }
        if let Action::Buy { card, .. }
        | Action::Sell { card, .. }
        | Action::Lay { card, .. }
        | Action::Play(card) = action
            && !self.holds(state, state.active, card)
        {
            return self.why_not_held(card);
        }
        match action {
            Action::Draw => why("ASA.15", "why-no-cards"),
            Action::Buy { card, ware } => self.why_not_trade(state, card, ware, why_not_buy),
            Action::Sell { card, ware } => self.why_not_trade(state, card, ware, |_, trade| {
                with("ASA.21", "why-not-on-stand", "wares", trade.wares.value())
            }),
            Action::Lay { card, slot } => match self.class(card) {
                Some(Class::Artifact { .. }) if !can_lay(state, slot) => why("ASA.31", "why-slot-taken"),
                _ => with("ASA.30", "why-no-artifact", "card", self.name_of(card)),
            },
            Action::Use(slot) => self.why_not_use(state, slot),
            Action::Play(card) => self.why_not_play(card),
            _ => why("ASA.12", "why-not-now"),
        }
    }

    /// The clause says what such a card is played for.
    fn why_not_held(&self, card: Kind) -> Why {
        let clause = match self.class(card) {
            Some(Class::Ware { .. }) => "ASA.20",
            Some(Class::Artifact { .. }) => "ASA.30",
            Some(Class::Person(_) | Class::Animal(_)) | None => "ASA.40",
        };
        why(clause, "why-not-held")
    }

    fn why_not_play(&self, card: Kind) -> Why {
        match self.class(card) {
            Some(Class::Person(_) | Class::Animal(_)) if self.cancels(card) => {
                with("ASA.41", "why-only-cancels", "card", self.name_of(card))
            }
            Some(Class::Person(_) | Class::Animal(_)) => {
                with("ASA.40", "why-useless", "card", self.name_of(card))
            }
            Some(Class::Ware { .. }) => why("ASA.20", "why-buy-or-sell"),
            Some(Class::Artifact { .. }) | None => why("ASA.30", "why-lay"),
        }
    }

    fn why_not_trade(
        &self,
        state: &State,
        card: Kind,
        ware: Option<Ware>,
        reason: impl Fn(&State, Trade) -> Why,
    ) -> Why {
        match (self.class(card), self.trade(card, ware)) {
            (Some(Class::Ware { .. }), Some(trade)) => reason(state, trade),
            (Some(Class::Ware { .. }), None) => why("ASA.22", "why-packages"),
            (_, _) => with("ASA.20", "why-no-ware-card", "card", self.name_of(card)),
        }
    }

    fn why_not_use(&self, state: &State, slot: u8) -> Why {
        let artifact = state.artifacts[state.active].get(usize::from(slot)).copied().flatten();
        match artifact {
            None => why("ASA.32", "why-empty-slot"),
            Some(artifact) if artifact.used => {
                with("ASA.32", "why-used", "card", self.name_of(artifact.card))
            }
            Some(artifact) => {
                let too_few = state.actions < self.actions_to_use(artifact.card);
                let clause = if too_few { "ASA.103" } else { "ASA.40" };
                with(clause, "why-useless", "card", self.name_of(artifact.card))
            }
        }
    }

    fn why_not_visit(&self, state: &State, place: Holy) -> Why {
        let exists = usize::from(place.0) < self.places.rows();
        if !exists || !self.places.has(&state.owned[state.active], place) {
            return why("ASA.50", "why-not-owned");
        }
        if state.visited {
            return why("ASA.50", "why-visited");
        }
        if self.blessings[usize::from(place.0)] == Blessing::RegainAction {
            return why("ASA.53", "why-no-spent-action");
        }
        with("ASA.40", "why-useless-place", "place", self.name_of_place(place))
    }

    fn class(&self, card: Kind) -> Option<Class> {
        self.classes.get(usize::from(card.0)).copied()
    }

    fn holds(&self, state: &State, seat: Seat, card: Kind) -> bool {
        self.class(card).is_some() && self.cards.has(&state.hands[seat], card)
    }
}

fn why_not_buy(state: &State, trade: Trade) -> Why {
    if state.gold[state.active] < trade.buy {
        with("ASA.14", "why-too-dear", "gold", trade.buy)
    } else if state.stands[state.active].free() < trade.wares.total() {
        with("ASA.21", "why-no-room", "count", trade.wares.total())
    } else {
        with("ASA.21", "why-not-in-supply", "wares", trade.wares.value())
    }
}
