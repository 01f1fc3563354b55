//! What only tests ask.

use cards::{Bag, Kind};
use game::{Disclosed, Inspect, Seat, StepOf, Viewer};

use crate::Mu;
use crate::action::Action;
use crate::rules::{all_of, deck};
use crate::state::{Deed, Frame, How, State};

/// MU.40: the tricks are looked through when a hand is counted.
const TRIANGLES: &str = "the triangles that each seat won";

impl Inspect for Mu {
    const KINDS: &'static [&'static str] = &["pass", "done", "lay", "trump", "no-trump", "partner", "play"];
    const FRAMES: &'static [&'static str] = &[
        "draw-dealer",
        "leave-out",
        "deal",
        "bidding",
        "vice-trump",
        "chief-trump",
        "partner",
        "playing",
        "over",
    ];
    const DISCLOSES: &'static [&'static str] = &[TRIANGLES];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Pass => "pass",
            Action::Done => "done",
            Action::Lay(_) => "lay",
            Action::Trump(_) => "trump",
            Action::NoTrump => "no-trump",
            Action::Partner(_) => "partner",
            Action::Play(_) => "play",
        }
    }

    fn frame(&self, state: &State) -> &'static str {
        match state.frame {
            Frame::DrawDealer => "draw-dealer",
            Frame::LeaveOut => "leave-out",
            Frame::Deal => "deal",
            Frame::Bidding => "bidding",
            Frame::ViceTrump => "vice-trump",
            Frame::ChiefTrump => "chief-trump",
            Frame::Partner => "partner",
            Frame::Playing => "playing",
            Frame::Over => "over",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let whole = if state.frame.is_in_hand() { deck(state) } else { Bag::EMPTY };
        for kind in Kind::all() {
            let held = state.hidden.values().chain(state.laid.values()).map(|cards| cards.count_of(kind));
            let on_table = state.trick.iter().filter(|&&card| card == kind).count() as u8;
            let found = held.sum::<u8>() + on_table + state.played.count_of(kind);
            if found != whole.count_of(kind) {
                return Err(format!("{kind} is there {found} times instead of {}", whole.count_of(kind)));
            }
        }
        let won: u8 = state.triangles.values().sum();
        if won != state.played.triangles() {
            return Err(format!("{won} triangles won with cards that have {}", state.played.triangles()));
        }
        let tricks: u8 = state.tricks.values().sum();
        if tricks * self.settings.seats != state.played.count() {
            return Err(format!("{tricks} tricks of {} cards", state.played.count()));
        }
        self.audit_hands(state)
    }

    /// In every hand each card is laid once at most, with a `done` for each lay, a round of passes between any two
    /// and a last one; then two trumps, a partner, and every card is played.
    fn longest(&self) -> u64 {
        let seats = u64::from(self.settings.seats);
        let cards = seats * u64::from(self.hand_size());
        let auction = 2 * cards + seats * (cards + 1);
        2 + u64::from(self.settings.goal.longest()) * (1 + auction + 3 + cards)
    }

    fn without_last(&self, state: &State) -> State {
        State { last: Deed::default(), ..*state }
    }

    fn disclosed(&self, before: &State, step: StepOf<Self>, _viewer: Viewer) -> Vec<Disclosed> {
        let won = match self.after(before, step).last.ended.map(|ended| ended.how) {
            Some(How::Played { triangles, .. }) => Some(triangles),
            Some(How::PassedOut | How::Eklat { .. }) | None => None,
        };
        won.map(|triangles| Disclosed::new(TRIANGLES, triangles)).into_iter().collect()
    }
}

impl Mu {
    /// Everybody has equally many cards, but for those already in the trick; and none of a suit shown to be missing.
    fn audit_hands(&self, state: &State) -> Result<(), String> {
        let after_leader = |seat: Seat| (seat.0 + self.settings.seats - state.leader.0) % self.settings.seats;
        let size = if state.frame.is_in_hand() { self.hand_size() } else { 0 };
        let tricks: u8 = state.tricks.values().sum();
        for seat in Seat::all(self.settings.seats) {
            let held = state.hidden[seat].count() + state.laid[seat].count();
            let in_trick = usize::from(after_leader(seat)) < state.trick.len();
            if held + tricks + u8::from(in_trick) != size {
                return Err(format!("seat {seat} holds {held} cards after {tricks} tricks"));
            }
            let cards = all_of(state, seat);
            let order = self.order(state.contract.trumps);
            if let Some(suit) = state.voids[seat].iter().find(|&suit| cards & order.kinds(suit) != 0) {
                return Err(format!("seat {seat} has {suit:?} after showing to have none"));
            }
        }
        Ok(())
    }
}
