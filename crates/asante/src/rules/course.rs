//! What goes on by itself: cards drawn, shuffled and discarded, the row filled, from one turn to the next.

use game::{Seat, SeatSet};

use crate::Asante;
use crate::action::Chance;
use crate::card::{Class, Kind};
use crate::rules::outlook::Outlook;
use crate::state::{ACTIONS, Act, Draw, ENOUGH_GOLD, Frame, Looking, Nature, Phase, State, Traced, other};

impl Asante {
    /// Carries out what nature decided.
    #[inline]
    pub(super) fn happens(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::First(seat) => {
                state.last.act = Act::First(seat);
                state.active = seat;
                state.frames.pop();
                state.frames.push(Frame::Nature(Nature::Deal));
            }
            Chance::Deal(hands) => {
                state.last.act = Act::Dealt;
                for (seat, cards) in Seat::all(2).zip(hands) {
                    for card in cards {
                        self.cards.remove(&mut state.rest, card);
                        self.cards.add(&mut state.hands[seat], card);
                    }
                }
                begin_turn(state, state.active);
            }
            Chance::TurnUp(place) => {
                state.frames.pop();
                let Some(slot) = state.row.iter().position(Option::is_none) else { return };
                self.places.remove(&mut state.place_pile, place);
                state.row[slot] = Some(place);
                state.last.act = Act::TurnedUp { slot: slot as u8, place };
            }
            Chance::Draw(card) => self.draw(state, card),
            Chance::Rob(card) => {
                state.last.act = Act::Robbed(state.active);
                state.frames.pop();
                state.frames.push(Frame::Give);
                self.hand_over(state, other(state.active), card);
            }
        }
    }

    /// A card is drawn for whatever it is drawn for.
    #[inline]
    fn draw(&self, state: &mut State, card: Kind) {
        let Some(Frame::Nature(Nature::Draw(draw))) = state.frames.pop() else { return };
        let by = state.active;
        match draw {
            Draw::Look => {
                let traced = seen_by(self.take_top(state, card), by);
                state.drawn.push(traced);
                state.last.act = Act::Looked(by);
                state.frames.push(Frame::Looking(Looking::Keep));
            }
            Draw::Hand { by, left } => {
                let traced = self.take_top(state, card);
                self.gain(state, by, traced);
                state.moved = Some(seen_by(traced, by));
                state.last.act = Act::Drew(by);
                state.frames.push(Frame::Nature(Nature::Draw(Draw::Hand { by, left: left - 1 })));
            }
            Draw::Several { .. } => {
                let traced = seen_by(self.take_top(state, card), by);
                state.drawn.push(traced);
                state.last.act = Act::Looked(by);
                state.frames.push(Frame::Nature(Nature::Draw(draw)));
            }
            Draw::Peek { .. } => {
                self.cards.remove(&mut state.rest, card);
                state.top.push(Traced { card, known: SeatSet::only(by) });
                state.last.act = Act::Looked(by);
                state.frames.push(Frame::Nature(Nature::Draw(draw)));
            }
            Draw::Seek { .. } => {
                self.take_top(state, card);
                state.last.act = Act::Revealed { by, card };
                if let Class::Animal(_) = self.classes[usize::from(card.0)] {
                    state.frames.push(Frame::Found { card });
                } else {
                    self.cards.add(&mut state.discards, card);
                    state.frames.push(Frame::Nature(Nature::Draw(draw)));
                }
            }
        }
    }

    /// Goes on by itself until somebody, or nature, has something to decide.
    #[inline]
    pub(super) fn settle(&self, state: &mut State) {
        while let Some(&frame) = state.frames.last() {
            if Self::a_place_is_missing(state, frame) {
                state.frames.push(Frame::Nature(Nature::TurnUp));
                return;
            }
            let waits = match frame {
                // ASA.40
                Frame::Played { card } => {
                    self.cards.add(&mut state.discards, card);
                    false
                }
                Frame::Nature(Nature::Draw(draw)) => Self::a_card_is_drawn(state, draw),
                Frame::Blessing { .. } => {
                    if self.go_on_blessing(state) {
                        return;
                    }
                    continue;
                }
                Frame::Places { left, .. } => {
                    Self::places_of(&Outlook::of(self, state), left).next().is_some()
                }
                Frame::Wares { by, .. } => state.stands[by].free() > 0 && !state.supply.is_empty(),
                Frame::Discards { left, .. } => left > 0,
                Frame::Return { .. } => !state.stands[other(state.active)].is_empty(),
                Frame::Nature(_)
                | Frame::Turn
                | Frame::Looking(_)
                | Frame::React { .. }
                | Frame::Found { .. }
                | Frame::Choose { .. }
                | Frame::Change
                | Frame::Give => true,
            };
            if waits {
                return;
            }
            state.frames.pop();
            Self::when_drawn(state, frame);
        }
    }

    /// ASA.34: is there a gap in the row that can be filled? ASA.15: if need be from the discard pile.
    #[inline]
    fn a_place_is_missing(state: &mut State, frame: Frame) -> bool {
        if state.row.iter().all(Option::is_some)
            || matches!(frame, Frame::Nature(Nature::First | Nature::Deal | Nature::TurnUp))
        {
            return false;
        }
        if state.place_pile.is_empty() && !state.place_discards.is_empty() {
            state.place_pile = std::mem::take(&mut state.place_discards);
            state.last.places_reshuffled = true;
        }
        !state.place_pile.is_empty()
    }

    /// Has nature to draw another card? ASA.15: the discard pile is shuffled as soon as a card is needed.
    #[inline]
    fn a_card_is_drawn(state: &mut State, draw: Draw) -> bool {
        let (enough, empty) = match draw {
            Draw::Look | Draw::Seek { .. } => (false, state.pile() == 0),
            Draw::Hand { left, .. } => (left == 0, state.pile() == 0),
            Draw::Several { cards } => (state.drawn.len() >= usize::from(cards), state.pile() == 0),
            Draw::Peek { cards } => (state.top.len() >= usize::from(cards), state.rest.is_empty()),
        };
        // ASA.111: a search shuffles only once.
        let searched = draw == Draw::Seek { shuffled: true };
        if enough || (empty && (searched || state.discards.is_empty())) {
            return false;
        }
        if empty {
            Self::reshuffle(state);
            if let Draw::Seek { .. } = draw {
                state.frames.pop();
                state.frames.push(Frame::Nature(Nature::Draw(Draw::Seek { shuffled: true })));
            }
        }
        true
    }

    /// What comes after cards were drawn: they are looked at.
    #[inline]
    fn when_drawn(state: &mut State, frame: Frame) {
        if let Frame::Nature(Nature::Draw(Draw::Several { cards })) = frame
            && !state.drawn.is_empty()
        {
            state.frames.push(Frame::Looking(Looking::Pick { cards }));
        } else if let Frame::Nature(Nature::Draw(Draw::Peek { cards })) = frame
            && !state.top.is_empty()
        {
            state.frames.push(Frame::Looking(Looking::Peek { cards }));
        }
    }

    /// The active player ends the turn.
    pub(super) fn end_turn(&self, state: &mut State) {
        let seat = state.active;
        // ASA.13
        if state.actions >= 2 {
            state.gold[seat] += 1;
        }
        // ASA.32
        state.artifacts[seat].iter_mut().flatten().for_each(|artifact| artifact.used = false);
        state.turns += 1;
        // ASA.60: this was the last turn, or it brings on the end, and be it the very last one of ASA.61.
        let over = if state.trigger.is_some() {
            true
        } else if state.gold[seat] >= ENOUGH_GOLD {
            state.trigger = Some(seat);
            false
        } else {
            state.turns >= self.most_turns
        };
        if over {
            state.frames.clear();
        } else {
            begin_turn(state, other(seat));
        }
    }
}

/// ASA.10: a turn begins.
fn begin_turn(state: &mut State, seat: Seat) {
    state.active = seat;
    state.actions = ACTIONS;
    state.regained = 0;
    state.phase = Phase::Drawing;
    state.visited = false;
    state.frames.clear();
    state.frames.push(Frame::Turn);
}

/// The card, seen by one more player.
fn seen_by(mut traced: Traced, seat: Seat) -> Traced {
    traced.known.add(seat);
    traced
}
