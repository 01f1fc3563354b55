//! What only tests ask: the kinds of actions and frames, where every card is, and how long a match can be.

use game::{Disclosed, Inspect, Seat, StepOf, Viewer};

use crate::Asante;
use crate::action::{Action, InTurn, OfArtifacts, OfCards, OfPlaces, OfWares, Reaction};
use crate::card::{Kind, Ware};
use crate::effects::Effect;
use crate::state::{ACTIONS, Act, Deed, Draw, Frame, Looking, Nature, SLOTS, State};
use crate::ware::{OF_EACH, SPACES};

/// ASA.11, ASA.103: what was looked at and not kept is discarded face up.
const DISCARDED: &str = "the cards looked at and discarded";
/// ASA.103, ASA.122: cards on top that somebody has seen before are looked at without nature's help.
const LOOKED_AT_AGAIN: &str = "the cards looked at again";

impl Inspect for Asante {
    const KINDS: &'static [&'static str] = &[
        "draw", "keep", "discard", "buy", "sell", "lay", "use", "play", "visit", "end", "let", "cancel",
        "fetch", "pick", "drop", "give", "take", "return", "swap", "count", "reduce", "break", "borrow",
        "apply", "bless", "done",
    ];
    const FRAMES: &'static [&'static str] = &[
        "first",
        "deal",
        "turn-up",
        "draw-look",
        "draw-hand",
        "draw-several",
        "draw-peek",
        "draw-seek",
        "rob",
        "turn",
        "keep",
        "pick",
        "more",
        "react",
        "found",
        "peek",
        "blessing",
        "change",
        "places",
        "discards",
        "wares",
        "return",
        "give",
        "sell-different",
        "apply-holy-place",
        "discard-for-wares",
        "discard-for-gold",
        "return-to-draw",
        "exchange-for-different",
        "discard-series-for-wares",
        "take-discarded",
        "take-discarded-artifact",
        "haggle",
        "swap-ware",
        "refill-or-reduce",
        "sell-each",
        "pay-for-wares",
        "wares-or-cards",
        "break-artifact",
        "borrow-artifact",
        "take-wares",
        "steal-ware",
        "over",
    ];
    const DISCLOSES: &'static [&'static str] = &[DISCARDED, LOOKED_AT_AGAIN];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Turn(InTurn::Draw) => "draw",
            Action::Card(OfCards::Keep) => "keep",
            Action::Card(OfCards::Discard) => "discard",
            Action::Turn(InTurn::Buy { .. }) => "buy",
            Action::Turn(InTurn::Sell { .. }) => "sell",
            Action::Turn(InTurn::Lay { .. }) => "lay",
            Action::Turn(InTurn::Use(_)) => "use",
            Action::Turn(InTurn::Play(_)) => "play",
            Action::Turn(InTurn::Visit(_)) => "visit",
            Action::Turn(InTurn::End) => "end",
            Action::Reaction(Reaction::Let) => "let",
            Action::Reaction(Reaction::Cancel(_)) => "cancel",
            Action::Card(OfCards::Fetch(_)) => "fetch",
            Action::Card(OfCards::Pick(_)) => "pick",
            Action::Card(OfCards::Drop(_)) => "drop",
            Action::Card(OfCards::Give(_)) => "give",
            Action::Ware(OfWares::Take(_)) => "take",
            Action::Ware(OfWares::Return(_)) => "return",
            Action::Ware(OfWares::Swap { .. }) => "swap",
            Action::Ware(OfWares::Count(_)) => "count",
            Action::Card(OfCards::Reduce) => "reduce",
            Action::Artifact(OfArtifacts::Break { .. }) => "break",
            Action::Artifact(OfArtifacts::Borrow(_)) => "borrow",
            Action::Place(OfPlaces::Apply(_)) => "apply",
            Action::Place(OfPlaces::Bless(_)) => "bless",
            Action::Place(OfPlaces::Done) => "done",
        }
    }

    fn frame(&self, state: &State) -> &'static str {
        match state.frames.last() {
            None => "over",
            Some(Frame::Nature(Nature::First)) => "first",
            Some(Frame::Nature(Nature::Deal)) => "deal",
            Some(Frame::Nature(Nature::TurnUp)) => "turn-up",
            Some(Frame::Nature(Nature::Draw(Draw::Look))) => "draw-look",
            Some(Frame::Nature(Nature::Draw(Draw::Hand { .. }))) => "draw-hand",
            Some(Frame::Nature(Nature::Draw(Draw::Several { .. }))) => "draw-several",
            Some(Frame::Nature(Nature::Draw(Draw::Peek { .. }))) => "draw-peek",
            Some(Frame::Nature(Nature::Draw(Draw::Seek { .. }))) => "draw-seek",
            Some(Frame::Nature(Nature::Rob)) => "rob",
            Some(Frame::Turn) => "turn",
            Some(Frame::Looking(Looking::Keep)) => "keep",
            Some(Frame::Looking(Looking::Pick { .. })) => "pick",
            Some(Frame::Looking(Looking::More { .. })) => "more",
            Some(Frame::React { .. }) => "react",
            Some(Frame::Found { .. }) => "found",
            Some(Frame::Looking(Looking::Peek { .. })) => "peek",
            Some(Frame::Blessing { .. }) => "blessing",
            Some(Frame::Change) => "change",
            Some(Frame::Places { .. }) => "places",
            Some(Frame::Discards { .. }) => "discards",
            Some(Frame::Wares { .. }) => "wares",
            Some(Frame::Return { .. }) => "return",
            Some(Frame::Give) => "give",
            Some(Frame::Choose { card } | Frame::Played { card }) => {
                self.effect(*card).map_or("ware", Effect::name)
            }
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_cards(state)?;
        self.audit_places(state)?;
        for ware in Ware::ALL {
            let count: u8 = state.stands.0.iter().chain([&state.supply]).map(|wares| wares.count(ware)).sum();
            if count != OF_EACH {
                return Err(format!("{count} of {ware:?}"));
            }
        }
        if let Some(stand) = state.stands.0.iter().find(|stand| stand.total() > SPACES) {
            return Err(format!("too much on a stand: {stand}"));
        }
        if state.actions > ACTIONS || state.regained > ACTIONS {
            return Err(format!("{} actions, {} of them taken back", state.actions, state.regained));
        }
        Ok(())
    }

    /// A turn has five actions and takes at most five back (ASA.53). Paying one leads to at most: being asked twice; a
    /// search through the pile and once through the discards (ASA.111); drawing, discarding or looking at every card once
    /// for the card played and once for an artifact it uses; and a few choices for each of the three places of the row.
    /// One holy place is used in a turn, at most as often as there are holy places, in three steps each. Each artifact
    /// laid and holy place used turns up another one. There may be one turn more than the most (ASA.61).
    fn longest(&self) -> u64 {
        let cards = u64::from(self.cards.full().count());
        let places = u64::from(self.places.full().count());
        let action = 4 * cards + 40;
        let turn = 2 * u64::from(ACTIONS) * action + 3 * places + 4;
        2 + SLOTS as u64 + (u64::from(self.most_turns) + 1) * turn
    }

    fn without_last(&self, state: &State) -> State {
        State { last: Deed::default(), moved: None, ..*state }
    }

    fn disclosed(&self, before: &State, step: StepOf<Self>, viewer: Viewer) -> Vec<Disclosed> {
        let after = self.after(before, step);
        let discarded =
            if let Act::Picked { discarded: cards, .. } | Act::Discarded { cards, .. } = after.last.act {
                Some(cards)
            } else {
                None
            };
        let again = (after.last.looked > 0).then(|| {
            let looks = viewer == Viewer::Seat(after.active);
            let cards = after.drawn.iter().chain(&after.top[..after.peeked()]).filter(|_| looks);
            let cards: Vec<Kind> = cards.map(|traced| traced.card).collect();
            Disclosed::new(LOOKED_AT_AGAIN, (after.last.looked, cards))
        });
        discarded.map(|cards| Disclosed::new(DISCARDED, cards)).into_iter().chain(again).collect()
    }
}

impl Asante {
    /// Every card of the deck is somewhere exactly once, and nobody knows a card where it is not.
    fn audit_cards(&self, state: &State) -> Result<(), String> {
        let artifacts = state.artifacts.0.iter().flatten().flatten().map(|artifact| artifact.card);
        let seen = state.top.iter().chain(state.drawn.iter()).map(|traced| traced.card);
        let mut found: Vec<Kind> = artifacts.chain(seen).chain(State::in_play(&state.frames)).collect();
        for bag in state.hands.0.iter().chain([&state.rest, &state.discards]) {
            found.extend(self.cards.each(bag));
        }
        found.sort_unstable();
        if found != self.cards.list(&self.cards.full()) {
            return Err(format!("not the cards of the deck: {found:?}"));
        }
        if state.top.iter().chain(state.drawn.iter()).any(|traced| traced.known.is_empty()) {
            return Err(format!("a card on top that nobody has seen: {:?}", state.top));
        }
        for seat in Seat::all(2) {
            for card in self.cards.kinds(&state.known[seat]).chain(self.cards.kinds(&state.seen[seat])) {
                let count = |bag| self.cards.count(bag, card);
                let (seen, known) = (count(&state.seen[seat]), count(&state.known[seat]));
                if seen > known || known > count(&state.hands[seat]) {
                    return Err(format!("more of {card:?} is known than seat {seat} holds"));
                }
            }
        }
        Ok(())
    }

    /// Every holy place is somewhere exactly once.
    fn audit_places(&self, state: &State) -> Result<(), String> {
        let in_use = State::place_in_use(&state.frames);
        let mut found: Vec<_> = state.row.iter().flatten().copied().chain(in_use).collect();
        for bag in state.owned.0.iter().chain([&state.place_pile, &state.place_discards]) {
            found.extend(self.places.each(bag));
        }
        found.sort_unstable();
        if found == self.places.list(&self.places.full()) {
            Ok(())
        } else {
            Err(format!("not the holy places of the deck: {found:?}"))
        }
    }
}
