//! What happened and how the table looks, in phrases. Both are made from one viewer's views alone.

use cards::{Bag, Kind};
use game::phrase::{Cell, Picture, Row, Size};
use game::{Depict, Narrate, Never, Phrase, Seat, Seen, Value, ViewOf};

use crate::Mu;
use crate::config::SMALL_TABLE;
use crate::rules::winning_place;
use crate::score::{level, target};
use crate::state::{Act, Contract, Ended, Frame, How, Taken};
use crate::view::Open;

impl Narrate for Mu {
    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let Seen { deed, own } = &after.last;
        let mut story = Vec::new();
        story.extend(tell_act(deed.act, &after.open));
        if let Some(cards) = own {
            story.push(Phrase::new("story-own-hand").with("cards", card_values(cards.cards())));
        }
        if before.open.frame == Frame::Bidding && after.open.contract.bid > 0 {
            story.extend(self.tell_roles(&after.open.contract));
        }
        if before.open.frame.is_in_hand()
            && before.open.frame != Frame::Playing
            && after.open.frame == Frame::Playing
        {
            story.push(self.tell_target(&after.open.contract));
        }
        story.extend(deed.trick.as_ref().map(tell_trick));
        if let Some(ended) = &deed.ended {
            story.extend(self.tell_end(ended));
        }
        story
    }
}

fn tell_act(act: Act, open: &Open) -> Option<Phrase> {
    Some(match act {
        Act::Nothing => return None,
        Act::DrewDealer(who) => Phrase::new("story-dealer").with("who", who),
        Act::LeftOut(left_out) => {
            let [one, other] = left_out.colours();
            Phrase::new("story-left-out").with("one", one.phrase()).with("other", other.phrase())
        }
        Act::Dealt => Phrase::new("story-dealt").with("who", open.dealer).with("hand", open.hands_played + 1),
        Act::Laid { by, card } => {
            let told = Phrase::new("story-laid").with("who", by).with("card", card.value());
            told.with("count", open.laid[by].count())
        }
        Act::DoneLaying(who) => {
            Phrase::new("story-done").with("who", who).with("count", open.laid[who].count())
        }
        Act::Passed(who) => Phrase::new("story-passed").with("who", who),
        Act::Named { by, trump: Some(trump) } => {
            Phrase::new("story-trump").with("who", by).with("trump", trump.phrase())
        }
        Act::Named { by, trump: None } => Phrase::new("story-no-trump").with("who", by),
        Act::Chose { by, partner } => Phrase::new("story-partner").with("who", by).with("partner", partner),
        Act::Played { by, card } => Phrase::new("story-played").with("who", by).with("card", card.value()),
    })
}

fn tell_trick(taken: &Taken) -> Phrase {
    let triangles: u8 = taken.cards.iter().map(|card| card.triangles()).sum();
    let told = Phrase::new("story-trick").with("who", taken.by);
    told.with("cards", card_values(taken.cards.iter().copied())).with("triangles", triangles)
}

impl Mu {
    fn tell_roles(&self, contract: &Contract) -> Vec<Phrase> {
        let mut story =
            vec![Phrase::new("story-chief").with("who", contract.chief).with("count", contract.bid)];
        match contract.vice {
            Some(vice) => story.push(Phrase::new("story-vice").with("who", vice)),
            None if self.settings.seats > SMALL_TABLE => story.push(Phrase::new("story-no-vice")),
            None => {}
        }
        story
    }

    fn tell_target(&self, contract: &Contract) -> Phrase {
        let goal = target(self.settings.seats, contract.bid);
        match contract.partner {
            Some(partner) => {
                Phrase::new("story-target").with("who", vec![contract.chief, partner]).with("target", goal)
            }
            None => Phrase::new("story-target-alone").with("who", contract.chief).with("target", goal),
        }
    }

    fn tell_end(&self, ended: &Ended) -> Vec<Phrase> {
        let mut story = match &ended.how {
            How::PassedOut => vec![Phrase::new("story-passed-out")],
            How::Eklat { cards, latest } => {
                vec![Phrase::new("story-eklat").with("cards", *cards).with("who", *latest)]
            }
            How::Played { contract, triangles } => {
                let (won, goal) = (contract.won(triangles), target(self.settings.seats, contract.bid));
                let kept = won >= goal;
                let key = if kept { "story-kept" } else { "story-failed" };
                let told = Phrase::new(key).with("won", won).with("target", goal);
                vec![if kept {
                    told.with("bonus", i32::from(contract.bonus()))
                } else {
                    told.with("short", contract.bid - level(self.settings.seats, won))
                }]
            }
        };
        story.extend(ended.gains.iter().filter(|&(_, gain)| gain != 0).map(|(who, gain)| {
            let key = if gain > 0 { "story-gain" } else { "story-loss" };
            Phrase::new(key).with("who", who).with("points", i32::from(gain.abs()))
        }));
        story
    }
}

impl Depict for Mu {
    type Prospect = Never;

    fn depict(&self, view: &ViewOf<Self>) -> Picture {
        let open = &view.open;
        let mut rows = vec![table_row(open)];
        if open.contract.bid > 0 {
            rows.push(self.contract_row(open));
        }
        if !open.trick.is_empty() {
            rows.push(self.trick_row(open));
        }
        rows.extend(Seat::all(self.settings.seats).map(|seat| player_row(view, seat)));
        if let Some(memory) = view.memory.as_ref().filter(|memory| !memory.played.is_empty()) {
            let label = Phrase::new("row-played");
            rows.push(Row { label, size: Size::Small, cells: card_cells(memory.played) });
        }
        if let Some(own) = open.own.filter(|own| !own.is_empty()) {
            rows.push(Row { label: Phrase::new("row-own"), size: Size::Large, cells: card_cells(own) });
        }
        Picture { rows }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &view.open;
        if view.viewer.seat() != Some(open.turn) {
            return Vec::new();
        }
        match open.frame {
            Frame::Bidding => vec![ask_to_lay(open)],
            Frame::ViceTrump => vec![Phrase::new("ask-vice-trump")],
            Frame::ChiefTrump => vec![match open.contract.trumps.vice {
                Some(trump) => Phrase::new("ask-chief-trump-too").with("trump", trump.phrase()),
                None => Phrase::new("ask-chief-trump"),
            }],
            Frame::Partner => {
                let goal = target(self.settings.seats, open.contract.bid);
                vec![Phrase::new("ask-partner").with("target", goal)]
            }
            Frame::Playing => vec![match open.trick.first() {
                Some(&led) => Phrase::new("ask-follow").with("suit", open.contract.trumps.suit(led).phrase()),
                None => Phrase::new("ask-lead"),
            }],
            Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Over => Vec::new(),
        }
    }
}

impl Mu {
    /// Who plays for what, with which trumps.
    fn contract_row(&self, open: &Open) -> Row {
        let contract = &open.contract;
        let naming = matches!(open.frame, Frame::ViceTrump | Frame::ChiefTrump);
        let mut words = vec![Phrase::new("cell-bid").with("count", contract.bid)];
        words.push(Phrase::new("cell-target").with("target", target(self.settings.seats, contract.bid)));
        match contract.trumps.chief {
            Some(trump) => words.push(Phrase::new("cell-chief-trump").with("trump", trump.phrase())),
            None if !naming => words.push(Phrase::new("cell-no-trump")),
            None => {}
        }
        if let Some(trump) = contract.trumps.vice {
            words.push(Phrase::new("cell-vice-trump").with("trump", trump.phrase()));
        }
        Row {
            label: Phrase::new("row-contract").with("who", contract.chief),
            size: Size::Small,
            cells: words.into_iter().map(Cell::Words).collect(),
        }
    }

    /// The cards of the trick in the order played, and who is winning it.
    fn trick_row(&self, open: &Open) -> Row {
        let mut cells: Vec<Cell> = open.trick.iter().map(|card| Cell::Card(card.face())).collect();
        if let Some(place) = winning_place(open.contract.trumps, open.trick) {
            let who = crate::rules::after(open.leader, place as u8, self.settings.seats);
            cells.push(Cell::Words(Phrase::new("cell-winning").with("who", who)));
        }
        Row { label: Phrase::new("row-trick").with("who", open.leader), size: Size::Large, cells }
    }
}

fn table_row(open: &Open) -> Row {
    let mut cells = vec![Cell::Words(Phrase::new("cell-dealer").with("who", open.dealer))];
    if let Some(left_out) = open.left_out {
        let [one, other] = left_out.colours();
        let told = Phrase::new("cell-left-out").with("one", one.phrase()).with("other", other.phrase());
        cells.push(Cell::Words(told));
    }
    let label = match open.frame {
        Frame::Over => Phrase::new("row-over"),
        Frame::DrawDealer
        | Frame::LeaveOut
        | Frame::Deal
        | Frame::Bidding
        | Frame::ViceTrump
        | Frame::ChiefTrump
        | Frame::Partner
        | Frame::Playing => Phrase::new("row-hand").with("hand", open.hands_played + 1),
    };
    Row { label, size: Size::Small, cells }
}

/// A player's open cards, how many are hidden, and what else is known.
fn player_row(view: &ViewOf<Mu>, seat: Seat) -> Row {
    let (open, contract) = (&view.open, &view.open.contract);
    let mut cells = card_cells(open.laid[seat]);
    if open.counts[seat] > 0 {
        cells.push(Cell::Backs(open.counts[seat]));
    }
    let mut words = Vec::new();
    if contract.bid > 0 {
        let roles = [
            (seat == contract.chief, "cell-chief"),
            (Some(seat) == contract.vice, "cell-vice"),
            (Some(seat) == contract.partner, "cell-partner"),
        ];
        words.extend(roles.into_iter().filter(|(is, _)| *is).map(|(_, key)| Phrase::new(key)));
    }
    if open.frame == Frame::Playing {
        words.push(Phrase::new("cell-tricks").with("tricks", open.tricks[seat]));
    }
    if let Some(memory) = view.memory.as_ref().filter(|_| open.frame == Frame::Playing) {
        words.push(Phrase::new("cell-triangles").with("triangles", memory.triangles[seat]));
        let voids: Vec<Phrase> = memory.voids[seat].iter().map(crate::card::Suit::phrase).collect();
        if !voids.is_empty() {
            words.push(Phrase::new("cell-void").with("suits", voids));
        }
    }
    words.push(Phrase::new("cell-score").with("points", i32::from(open.scores[seat])));
    cells.extend(words.into_iter().map(Cell::Words));
    Row { label: Phrase::new("row-player").with("who", seat), size: Size::Small, cells }
}

/// What the speaker of the auction may do.
fn ask_to_lay(open: &Open) -> Phrase {
    let key = if open.auction.is_laying(open.turn) { "ask-lay-more" } else { "ask-lay" };
    Phrase::new(key).with("count", open.laid[open.turn].count()).with("limit", open.auction.limit)
}

fn card_cells(cards: Bag) -> Vec<Cell> {
    cards.cards().map(|card| Cell::Card(card.face())).collect()
}

fn card_values(cards: impl Iterator<Item = Kind>) -> Vec<Value> {
    cards.map(Kind::value).collect()
}
