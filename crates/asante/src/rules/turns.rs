//! What can be done between actions, and what is asked afterwards: buying, selling, laying, using, playing.

use crate::Asante;
use crate::action::{Action, InTurn, OfCards, OfPlaces, OfWares, Reaction};
use crate::card::{Class, Goods, Kind, Ware};
use crate::effects::no_answer;
use crate::state::{Act, Artifact, Draw, Frame, Looking, Nature, Phase, State, other};
use crate::ware::Wares;

/// A ware card as it is used: what for, and for how much.
#[derive(Clone, Copy)]
pub(crate) struct Trade {
    pub wares: Wares,
    pub buy: u32,
    pub sell: u32,
}

impl Asante {
    /// What is bought or sold with a ware card; with packages, of this ware (ASA.22).
    #[inline]
    pub(crate) fn trade(&self, card: Kind, ware: Option<Ware>) -> Option<Trade> {
        let Class::Ware { goods, buy, sell } = self.classes[usize::from(card.0)] else { return None };
        let wares = match (goods, ware) {
            (Goods::Named(counts), None) => Wares::new(counts),
            (Goods::Packages(count), Some(ware)) => Wares::of(ware, count),
            (Goods::Named(_), Some(_)) | (Goods::Packages(_), None) => return None,
        };
        Some(Trade { wares, buy: u32::from(buy), sell: u32::from(sell) })
    }

    /// ASA.20: wares are bought with this card.
    #[inline]
    pub(crate) fn buy(&self, state: &mut State, card: Kind, trade: Trade) {
        let seat = state.active;
        state.gold[seat] -= trade.buy;
        state.supply.take(trade.wares);
        state.stands[seat].add(trade.wares);
        self.discard(state, seat, card);
    }

    /// ASA.20: wares are sold with this card.
    #[inline]
    pub(crate) fn sell(&self, state: &mut State, card: Kind, trade: Trade) {
        let seat = state.active;
        state.gold[seat] += trade.sell;
        state.stands[seat].take(trade.wares);
        state.supply.add(trade.wares);
        self.discard(state, seat, card);
    }

    /// ASA.16: an action is spent, and nothing is drawn any more.
    #[inline]
    fn spend(state: &mut State) {
        state.actions -= 1;
        state.phase = Phase::Playing;
    }

    /// What everybody sees of an action.
    #[inline]
    pub(crate) fn seen_of(state: &State, frame: Frame, action: Action) -> Act {
        let by = frame.decider(state.active).unwrap_or(state.active);
        let Action::Card(card) = action else { return Act::Did { by, action } };
        match card {
            OfCards::Keep => Act::Kept(by),
            OfCards::Give(_) => Act::Gave(by),
            // Filled in when it is clear what was discarded.
            OfCards::Pick(_) => Act::Picked { by, discarded: game::Few::new() },
            OfCards::Discard => Act::Discarded { by, cards: game::Few::new() },
            OfCards::Fetch(_) | OfCards::Drop(_) | OfCards::Reduce => Act::Did { by, action },
        }
    }

    /// Carries out what the frame asked for.
    #[inline]
    pub(crate) fn carry_out(&self, state: &mut State, frame: Frame, action: Action) {
        if frame == Frame::Turn {
            let Action::Turn(action) = action else { unreachable!("{action:?} is not done between actions") };
            return self.act(state, action);
        }
        state.frames.pop();
        match frame {
            Frame::Choose { card } => self.choose(state, card, action),
            Frame::Looking(looking) => self.decide_on_looked(state, looking, action),
            Frame::React { card } => self.react(state, card, action),
            Frame::Found { card } => self.decide_on_found(state, card, action),
            Frame::Blessing { place, left, own, .. } => {
                let Action::Place(answer) = action else { no_answer(action) };
                match answer {
                    OfPlaces::Bless(chosen) => {
                        state.frames.push(Frame::Blessing { place, left: left - 1, first: false, own });
                        self.bless(state, chosen);
                    }
                    OfPlaces::Done => self.end_blessing(state, place, own),
                    OfPlaces::Apply(_) => no_answer(action),
                }
            }
            Frame::Change => {
                let Action::Ware(OfWares::Swap { give, take }) = action else { no_answer(action) };
                Self::swap_with_supply(state, give, take);
            }
            Frame::Places { left, .. } => {
                let Action::Place(answer) = action else { no_answer(action) };
                match answer {
                    OfPlaces::Apply(slot) => {
                        state.frames.push(Frame::Places { left: left & !(1 << slot), first: false });
                        Self::apply_place(state, slot);
                    }
                    OfPlaces::Done => {}
                    OfPlaces::Bless(_) => no_answer(action),
                }
            }
            Frame::Discards { by, left } => {
                let Action::Card(OfCards::Drop(card)) = action else { no_answer(action) };
                self.discard(state, by, card);
                state.frames.push(Frame::Discards { by, left: left - 1 });
            }
            Frame::Wares { by, .. } => {
                let Action::Ware(OfWares::Take(wares)) = action else { no_answer(action) };
                Self::take_wares(state, by, wares);
            }
            Frame::Return { .. } => {
                let Action::Ware(OfWares::Return(wares)) = action else { no_answer(action) };
                Self::return_wares(state, other(state.active), wares);
            }
            Frame::Give => {
                let Action::Card(OfCards::Give(card)) = action else { no_answer(action) };
                self.hand_over(state, state.active, card);
            }
            Frame::Turn | Frame::Nature(_) | Frame::Played { .. } => {
                unreachable!("nobody decides this here: {frame:?}")
            }
        }
    }

    /// Something done between actions.
    #[inline]
    fn act(&self, state: &mut State, action: InTurn) {
        let seat = state.active;
        match action {
            InTurn::Draw => {
                // ASA.11
                state.actions -= 1;
                state.frames.push(Frame::Nature(Nature::Draw(Draw::Look)));
            }
            InTurn::Buy { card, ware } => {
                Self::spend(state);
                if let Some(trade) = self.trade(card, ware) {
                    self.buy(state, card, trade);
                }
            }
            InTurn::Sell { card, ware } => {
                Self::spend(state);
                if let Some(trade) = self.trade(card, ware) {
                    self.sell(state, card, trade);
                }
            }
            InTurn::Lay { card, slot } => {
                Self::spend(state);
                self.lay(state, card, slot);
            }
            InTurn::Use(slot) => {
                Self::spend(state);
                if let Some(artifact) = &mut state.artifacts[seat][usize::from(slot)] {
                    artifact.used = true; // ASA.32
                    let card = artifact.card;
                    self.begin(state, card);
                }
            }
            InTurn::Play(card) => {
                Self::spend(state);
                self.lose(state, seat, card);
                state.frames.push(Frame::React { card }); // ASA.42
            }
            InTurn::Visit(place) => {
                // ASA.50, ASA.52
                let left = self.places.count(&state.owned[seat], place);
                state.visited = true;
                self.places.remove(&mut state.owned[seat], place);
                state.frames.push(Frame::Blessing { place, left, first: true, own: true });
            }
            InTurn::End => self.end_turn(state),
        }
    }

    /// ASA.30, ASA.31: an artifact is laid into a slot; somebody receives the holy place before it.
    fn lay(&self, state: &mut State, card: Kind, slot: u8) {
        let (seat, slot) = (state.active, usize::from(slot));
        self.lose(state, seat, card);
        let replaced = state.artifacts[seat][slot].replace(Artifact { card, used: false });
        let receiver = match replaced {
            Some(artifact) => {
                self.cards.add(&mut state.discards, artifact.card);
                seat
            }
            None => other(seat),
        };
        // ASA.33
        if let Some(place) = state.row[slot].take() {
            self.places.add(&mut state.owned[receiver], place);
        }
    }

    /// ASA.41, ASA.44: the other player lets the card happen or cancels it.
    fn react(&self, state: &mut State, card: Kind, action: Action) {
        let Action::Reaction(reaction) = action else { no_answer(action) };
        match reaction {
            Reaction::Cancel(keeper) => {
                self.discard(state, other(state.active), keeper);
                self.cards.add(&mut state.discards, card);
            }
            Reaction::Let => {
                state.frames.push(Frame::Played { card });
                self.begin(state, card);
            }
        }
    }

    /// ASA.111: the tracked animal is played, and cannot be cancelled, or taken.
    fn decide_on_found(&self, state: &mut State, card: Kind, action: Action) {
        if let Action::Turn(InTurn::Play(_)) = action {
            state.frames.push(Frame::Played { card });
            self.begin(state, card);
        } else if let Action::Card(OfCards::Fetch(_)) = action {
            self.gain_openly(state, state.active, card);
        } else {
            no_answer(action);
        }
    }

    /// ASA.11, ASA.103, ASA.122: what becomes of the cards looked at.
    fn decide_on_looked(&self, state: &mut State, looking: Looking, action: Action) {
        let by = state.active;
        match (looking, action) {
            (Looking::Keep, Action::Card(OfCards::Keep)) => {
                if let Some(traced) = state.drawn.pop() {
                    self.gain(state, by, traced);
                }
                state.phase = Phase::Playing;
            }
            (Looking::Pick { .. }, Action::Card(OfCards::Pick(card))) => {
                self.keep_drawn(state, card);
                let discarded = self.discard_drawn(state);
                state.last.act = Act::Picked { by, discarded };
            }
            (Looking::Peek { cards }, Action::Card(OfCards::Pick(card))) => {
                self.keep_peeked(state, card, cards);
            }
            (Looking::Keep | Looking::Pick { .. }, Action::Card(OfCards::Discard)) => {
                let cards = self.discard_drawn(state);
                state.last.act = Act::Discarded { by, cards };
                if let Looking::Pick { cards } = looking
                    && state.actions > 0
                {
                    state.frames.push(Frame::Looking(Looking::More { cards }));
                }
            }
            (Looking::More { cards }, Action::Turn(InTurn::Draw)) => {
                state.actions -= 1;
                state.frames.push(Frame::Nature(Nature::Draw(Draw::Several { cards })));
            }
            (Looking::More { .. }, Action::Place(OfPlaces::Done)) => {}
            (
                Looking::Keep | Looking::Pick { .. } | Looking::More { .. } | Looking::Peek { .. },
                Action::Turn(_)
                | Action::Reaction(_)
                | Action::Card(_)
                | Action::Ware(_)
                | Action::Artifact(_)
                | Action::Place(_),
            ) => no_answer(action),
        }
    }
}
