//! What a matron does (ASA.118).
//! What is drawn comes in `rules/course.rs`; which cards are discarded is answered in `rules/turns.rs`
//! (`carry_out`).

use game::{Fact, Phrase};

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, InTurn, OfCards};
use crate::advice::{Mind, Weighed, Weighing, facts};
use crate::card::Kind;
use crate::deck::vocabulary::{DOWN_TO, Entry, UP_TO};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Draw, Frame, Nature, State, other};

/// Draw up to so many cards, or the opponent discards down to so many. (Matron)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RefillOrReduce {
    /// The cards one has then.
    pub up_to: u8,
    /// The cards the opponent has then.
    pub down_to: u8,
}

impl RefillOrReduce {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "refill-or-reduce",
        numbers: &[UP_TO, DOWN_TO],
        make: |n| Effect::RefillOrReduce(RefillOrReduce { up_to: n[0], down_to: n[1] }),
    };
}

impl Rule for RefillOrReduce {
    fn clause(&self) -> &'static str {
        "ASA.118"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-refill-or-reduce").with("up-to", self.up_to).with("down-to", self.down_to)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-refill-or-reduce").with("up-to", self.up_to).with("down-to", self.down_to)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.up_to, self.down_to, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::HandsFit.unless(self.can_refill(outlook) || self.can_reduce(outlook))
    }

    fn foretell_answer(&self, sooth: &Sooth, answer: Action, then: &mut Prospect) {
        let counts = sooth.open.counts;
        if answer == Action::Turn(InTurn::Draw) {
            let missing = u16::from(self.up_to).saturating_sub(counts[sooth.me]);
            then.drawn = missing.min(sooth.drawable.into()) as u8;
        } else if answer == Action::Card(OfCards::Reduce) {
            let theirs = counts[other(sooth.me)].saturating_sub(self.down_to.into());
            then.other.discarded = u8::try_from(theirs).unwrap_or(u8::MAX);
        }
    }
}

impl Asking for RefillOrReduce {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(self.can_refill(outlook).then_some(Action::Turn(InTurn::Draw)));
        out.extend(self.can_reduce(outlook).then_some(Action::Card(OfCards::Reduce)));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let (by, opponent) = (state.active, other(state.active));
        if answer == Action::Turn(InTurn::Draw) {
            let left = u16::from(self.up_to) - state.hands[by].count();
            state.frames.push(Frame::Nature(Nature::Draw(Draw::Hand { by, left: left as u8 })));
        } else if answer == Action::Card(OfCards::Reduce) {
            let left = state.hands[opponent].count() - u16::from(self.down_to);
            state.frames.push(Frame::Discards { by: opponent, left: left as u8 });
        } else {
            no_answer(answer);
        }
    }
}

impl RefillOrReduce {
    fn can_refill(self, outlook: &Outlook) -> bool {
        outlook.hand.count() < u16::from(self.up_to) && outlook.drawable
    }

    fn can_reduce(self, outlook: &Outlook) -> bool {
        outlook.opponents_cards > u16::from(self.down_to)
    }
}

impl Weighed for RefillOrReduce {
    fn worth(&self, mind: &Mind, spent: Option<Kind>) -> f32 {
        let held = mind.outlook.hand.count().saturating_sub(u16::from(spent.is_some()));
        let drawn = u16::from(self.up_to).saturating_sub(held).min(12) as u8;
        let reduced = mind.outlook.opponents_cards.saturating_sub(u16::from(self.down_to));
        mind.unseen(drawn).max(mind.envied(1.2 * f32::from(reduced)))
    }

    fn held(&self) -> f32 {
        1.4
    }

    fn harm(&self, mind: &Mind) -> f32 {
        let lost = mind.outlook.hand.count().saturating_sub(u16::from(self.down_to));
        2.0f32.max(1.3 * f32::from(lost))
    }

    fn answered(&self, mind: &Mind, answer: Action) -> f32 {
        if answer == Action::Turn(InTurn::Draw) {
            let missing = u16::from(self.up_to).saturating_sub(mind.outlook.hand.count());
            mind.taste.unseen * f32::from(missing)
        } else if answer == Action::Card(OfCards::Reduce) {
            let theirs = mind.outlook.opponents_cards;
            mind.envied(1.2 * f32::from(theirs.saturating_sub(u16::from(self.down_to))))
        } else {
            mind.moving(answer)
        }
    }

    fn hope(&self, _: &Weighing, hand: &[Kind], facts: &mut Vec<Fact>) {
        let missing = usize::from(self.up_to).saturating_sub(hand.len());
        if missing > 0 {
            facts.push(Fact::gains(facts::count("fact-may-draw", missing as u8)));
        }
    }

    fn harm_in_words(&self, weighing: &Weighing) -> Phrase {
        let held = weighing.open.counts[weighing.me];
        if held > self.down_to.into() {
            facts::count("harm-discards", (held - u16::from(self.down_to)).min(u8::MAX.into()) as u8)
        } else {
            weighing.some_harm()
        }
    }
}
