//! Which clause forbids what. Asked after a refusal; it never decides. It must not trust what the action names.

use game::{Phrase, Seat, Value, Why};

use super::hurdle::Hurdle;
use super::legal::can_lay;
use super::outlook::Outlook;
use super::turns::Trade;
use crate::Asante;
use crate::action::{Action, InTurn, OfCards, Reaction};
use crate::card::{Class, Holy, Kind, Ware};
use crate::state::{Frame, Looking, Nature, Phase, State, other};

fn why(clause: &'static str, key: &'static str) -> Why {
    Why::new(clause, Phrase::new(key))
}

fn with(clause: &'static str, key: &'static str, name: &'static str, value: impl Into<Value>) -> Why {
    Why::new(clause, Phrase::new(key).with(name, value))
}

/// The clause of what nature decides.
fn clause_of(nature: Nature) -> &'static str {
    match nature {
        Nature::First => "ASA.4",
        Nature::Deal => "ASA.3",
        Nature::TurnUp => "ASA.30",
        Nature::Draw(_) => "ASA.11",
        Nature::Rob => "ASA.135",
    }
}

impl Asante {
    pub(super) fn reason(&self, state: &State, action: Action) -> Why {
        let Some(&frame) = state.frames.last() else { return why("ASA.60", "why-over") };
        match frame {
            Frame::Nature(nature) => why(clause_of(nature), "why-nature"),
            Frame::Turn => self.reason_between_actions(state, action),
            Frame::Looking(Looking::Keep) => why("ASA.11", "why-keep-or-discard"),
            Frame::Looking(Looking::Pick { .. }) => why("ASA.103", "why-pick-or-discard"),
            Frame::Looking(Looking::More { .. }) => why("ASA.103", "why-draw-or-done"),
            Frame::React { .. } => self.reason_in_reaction(state, other(state.active), action),
            Frame::Found { card } | Frame::Played { card } => {
                match self.against_using(card, &Outlook::of(self, state)) {
                    Some(hurdle) if action == Action::Turn(InTurn::Play(card)) => {
                        Why::new("ASA.40", hurdle.phrase())
                    }
                    Some(_) => with("ASA.111", "why-found-take", "card", self.name_of(card)),
                    None => with("ASA.111", "why-found", "card", self.name_of(card)),
                }
            }
            Frame::Looking(Looking::Peek { .. }) => why("ASA.122", "why-pick"),
            Frame::Choose { card } => {
                let clause = self.clause(card).unwrap_or("ASA.40");
                with(clause, "why-choose", "card", self.name_of(card))
            }
            Frame::Blessing { place, .. } => with("ASA.52", "why-bless", "place", self.name_of_place(place)),
            Frame::Change => why("ASA.51", "why-change"),
            Frame::Places { first, .. } => {
                why("ASA.114", if first { "why-apply-first" } else { "why-apply" })
            }
            Frame::Discards { by, .. } => {
                let clause = if by == state.active { "ASA.113" } else { "ASA.118" };
                let key = if let Action::Card(OfCards::Drop(_)) = action {
                    "why-not-held"
                } else {
                    "why-discard-hand"
                };
                why(clause, key)
            }
            Frame::Wares { count, alike: false, .. } => with("ASA.45", "why-take", "count", count),
            Frame::Wares { count, alike: true, .. } => with("ASA.123", "why-take-alike", "count", count),
            Frame::Return { count } => with("ASA.133", "why-return", "count", count),
            Frame::Give => why("ASA.135", "why-give"),
        }
    }

    fn reason_in_reaction(&self, state: &State, seat: Seat, action: Action) -> Why {
        if let Action::Reaction(Reaction::Cancel(card)) = action {
            let key = if self.holds(state, seat, card) { "why-not-a-keeper" } else { "why-not-held" };
            why("ASA.41", key)
        } else {
            why("ASA.42", "why-react")
        }
    }

    fn reason_between_actions(&self, state: &State, action: Action) -> Why {
        let Action::Turn(action) = action else { return why("ASA.12", "why-not-now") };
        if action == InTurn::Draw && state.phase == Phase::Playing {
            return Why::new("ASA.12", Hurdle::DrawingOver.phrase());
        }
        if action.costs() > state.actions {
            return Why::new("ASA.10", Hurdle::NoActions.phrase());
        }
        if let Some(card) = action.spends()
            && !self.holds(state, state.active, card)
        {
            return self.why_not_held(card);
        }
        match action {
            InTurn::Draw => Why::new("ASA.15", Hurdle::NothingToDraw.phrase()),
            InTurn::Buy { card, ware } => self.why_not_trade(state, card, ware, Outlook::against_buying),
            InTurn::Sell { card, ware } => self.why_not_trade(state, card, ware, Outlook::against_selling),
            InTurn::Lay { card, slot } => match self.class(card) {
                Some(Class::Artifact { .. }) if !can_lay(state, slot) => why("ASA.31", "why-slot-taken"),
                Some(Class::Ware { .. } | Class::Artifact { .. } | Class::Person(_) | Class::Animal(_))
                | None => with("ASA.30", "why-no-artifact", "card", self.name_of(card)),
            },
            InTurn::Use(slot) => self.why_not_use(state, slot),
            InTurn::Play(card) => self.why_not_play(state, card),
            InTurn::Visit(place) => self.why_not_visit(state, place),
            InTurn::End => why("ASA.12", "why-not-now"),
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

    fn why_not_play(&self, state: &State, card: Kind) -> Why {
        match self.class(card) {
            Some(Class::Person(_) | Class::Animal(_)) => {
                let hurdle = self.against_playing(&paid(self, state), card).unwrap_or(Hurdle::Useless);
                let clause = if hurdle == Hurdle::OnlyCancels { "ASA.41" } else { "ASA.40" };
                Why::new(clause, hurdle.phrase())
            }
            Some(Class::Ware { .. }) => why("ASA.20", "why-buy-or-sell"),
            Some(Class::Artifact { .. }) | None => why("ASA.30", "why-lay"),
        }
    }

    fn why_not_trade<'a>(
        &'a self,
        state: &State,
        card: Kind,
        ware: Option<Ware>,
        against: fn(&Outlook<'a>, Trade) -> Option<Hurdle>,
    ) -> Why {
        match (self.class(card), self.trade(card, ware)) {
            (Some(Class::Ware { .. }), Some(trade)) => {
                let hurdle = against(&Outlook::of(self, state), trade).unwrap_or(Hurdle::Useless);
                let clause = if let Hurdle::TooDear(_) = hurdle { "ASA.14" } else { "ASA.21" };
                Why::new(clause, hurdle.phrase())
            }
            (Some(Class::Ware { .. }), None) => why("ASA.22", "why-packages"),
            (Some(Class::Artifact { .. } | Class::Person(_) | Class::Animal(_)) | None, _) => {
                with("ASA.20", "why-no-ware-card", "card", self.name_of(card))
            }
        }
    }

    fn why_not_use(&self, state: &State, slot: u8) -> Why {
        let artifact = state.artifacts[state.active].get(usize::from(slot)).copied().flatten();
        match artifact {
            None => why("ASA.32", "why-empty-slot"),
            Some(artifact) => {
                let hurdle = self.against_artifact(&paid(self, state), artifact).unwrap_or(Hurdle::Useless);
                let clause = if hurdle == Hurdle::FaceDown {
                    "ASA.32"
                } else if let Hurdle::TooFewActions(_) = hurdle {
                    "ASA.103"
                } else {
                    "ASA.40"
                };
                Why::new(clause, hurdle.phrase())
            }
        }
    }

    fn why_not_visit(&self, state: &State, place: Holy) -> Why {
        let exists = usize::from(place.0) < self.places.rows();
        if !exists || !self.places.has(&state.owned[state.active], place) {
            return why("ASA.50", "why-not-owned");
        }
        if state.visited {
            return Why::new("ASA.50", Hurdle::Visited.phrase());
        }
        let hurdle = self.against_place(place, &Outlook::of(self, state)).unwrap_or(Hurdle::Useless);
        let clause = if hurdle == Hurdle::NothingToRegain { "ASA.53" } else { "ASA.40" };
        Why::new(clause, hurdle.phrase())
    }

    fn class(&self, card: Kind) -> Option<Class> {
        self.classes.get(usize::from(card.0)).copied()
    }

    fn holds(&self, state: &State, seat: Seat, card: Kind) -> bool {
        self.class(card).is_some() && self.cards.has(&state.hands[seat], card)
    }
}

/// The table when an action is paid.
fn paid<'g>(game: &'g Asante, state: &State) -> Outlook<'g> {
    Outlook { actions: state.actions.saturating_sub(1), ..Outlook::of(game, state) }
}
