//! What only tests ask.

use cards::Bag;
use game::Inspect;

use crate::Calcory;
use crate::action::Action;
use crate::card::{Laid, MARKERS};
use crate::space::{SPACES, Spaces};
use crate::state::{Deed, Frame, State};

impl Inspect for Calcory {
    const KINDS: &'static [&'static str] = &["turn", "stop", "give-up", "return", "on"];
    const FRAMES: &'static [&'static str] =
        &["draw-first", "turning", "revealing", "returning", "placing", "over"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Turn(_) => "turn",
            Action::Stop => "stop",
            Action::GiveUp => "give-up",
            Action::Return(_) => "return",
            Action::On(_) => "on",
        }
    }

    fn frame(&self, state: &State) -> &'static str {
        match state.frame {
            Frame::DrawFirst => "draw-first",
            Frame::Turning => "turning",
            Frame::Revealing(_) => "revealing",
            Frame::Returning => "returning",
            Frame::Placing => "placing",
            Frame::Over => "over",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let mut found: Vec<_> = state.unseen.cards().chain(state.taken.cards()).collect();
        found.extend(state.known.iter().map(|space| state.card(space)));
        found.extend(state.in_hand);
        let all = Bag::try_from(found)?;
        if all != Bag::FULL {
            return Err(format!("cards missing: {:?}", Bag::FULL.minus(all)));
        }
        let piles: u8 = state.piles.values().sum();
        let unknown = state.layout.without(state.known).count();
        let face_up = state.turned.or(state.marked);
        let checks = [
            (piles == state.taken.count(), "the piles hold as many cards as were taken"),
            (unknown == state.unseen.count(), "unseen cards lie on unknown spaces"),
            (state.known.without(state.layout).is_empty(), "a known card lies on the layout"),
            (face_up.without(state.known).is_empty(), "what lies face up is known"),
            (state.turned.and(state.marked).is_empty(), "marked cards are not turned again"),
            (state.marked.count() <= MARKERS, "a player has six markers"),
            (state.doubtful().without(state.down()).is_empty(), "what was laid back lies face down"),
            (state.in_hand.is_some() == (state.frame == Frame::Placing), "a card in hand is to be laid back"),
        ];
        if let Some((_, what)) = checks.iter().find(|(holds, _)| !holds) {
            return Err(format!("it does not hold that {what}"));
        }
        for space in state.doubtful().iter() {
            if !state.groups.of(Laid::On(space)).has(state.card(space)) {
                return Err(format!("the card on {space} is none of those it was taken with"));
            }
        }
        let sum = |spaces: Spaces| spaces.iter().map(|space| state.card(space).number()).sum::<u8>();
        if (sum(state.turned), sum(state.marked)) != (state.sum, state.marked_sum) {
            return Err(format!("the sums are not {} and {}", state.sum, state.marked_sum));
        }
        Ok(())
    }

    /// Every time cards are taken at least one leaves the layout, which is never left empty but at the very end; in
    /// between there is only so much patience (CAL.13). A turn shows at most thirteen cards, the last of them too
    /// much, in two steps each, and ends with two steps.
    fn longest(&self) -> u64 {
        let takings = SPACES as u64;
        let turns = (takings + 1) * (u64::from(self.patience) + 1);
        1 + turns * (2 * 13 + 2)
    }

    fn without_last(&self, state: &State) -> State {
        State { last: Deed::default(), ..*state }
    }
}
