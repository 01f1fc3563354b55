//! What happened and how the table looks, in phrases. Both are made from one viewer's views alone.

use game::phrase::{Cell, Face, Picture, Row, Size};
use game::{BySeat, Depict, Narrate, Never, Phrase, Seat, Value, ViewOf};
use std::cmp::Reverse;

use crate::Serengeti;
use crate::action::Action;
use crate::card::{Card, CardSet, Tribe};
use crate::config::{Overbid, Payment, Referee, Tiebreak, Undealt};
use crate::notation::card_words;
use crate::score::card_points;
use crate::state::{Act, Ended, Frame, ROUNDS};
use crate::view::Open;

impl Narrate for Serengeti {
    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let deed = &after.last.deed;
        let mut story = Vec::new();
        story.extend(tell_act(&deed.act, after.open.round));
        if let Some(bid) = deed.found_out {
            story.push(Phrase::new("story-found-out").with("who", bid.by).with("amount", bid.amount));
            if before.open.owned[bid.by].is_empty() {
                story.push(Phrase::new("story-no-card-to-lose").with("who", bid.by));
            }
        }
        if deed.restarted {
            story.push(Phrase::new("story-restarted"));
        }
        if let Some(ended) = &deed.ended {
            story.push(tell_end(ended));
            story.extend(self.tell_price(ended, &before.open, &after.open));
        }
        if let Some(chips) = deed.final_chips {
            let told = chips.iter();
            story.extend(
                told.map(|(who, count)| {
                    Phrase::new("story-final-chips").with("who", who).with("chips", count)
                }),
            );
            story.extend(self.tell_last_points(&after.open.owned, chips));
        }
        story
    }
}

impl Serengeti {
    /// Who gets the price, and why: those who get the same amount in one sentence; then what is left.
    fn tell_price(&self, ended: &Ended, before: &Open, after: &Open) -> Vec<Phrase> {
        let Some((buyer, price)) = ended.buyer.zip(ended.price) else { return Vec::new() };
        let given: u8 = ended.gains.values().sum();
        let mut story = Vec::new();
        if ended.seller.is_none() && given > 0 {
            let digit = price % 10;
            // The cards as they are now: one may have been lost in the same step.
            let mut others = after.owned.iter().filter(|&(seat, _)| seat != buyer);
            let held = others.any(|(_, cards)| cards.of_number(digit) > 0);
            let key = if held { "story-digit" } else { "story-digit-nobody" };
            story.push(Phrase::new(key).with("digit", digit));
        }
        if given > price {
            story.push(Phrase::new("story-pot-shared").with("before", before.pot).with("price", price));
        }
        let mut amounts: Vec<u8> = ended.gains.values().filter(|gain| *gain > 0).collect();
        amounts.sort_unstable_by_key(|gain| Reverse(*gain));
        amounts.dedup();
        for amount in amounts {
            let who = ended.gains.iter().filter(|&(_, gain)| gain == amount).map(|(seat, _)| seat);
            let who: Vec<Seat> = who.collect();
            story.push(Phrase::new("story-gains").with("who", who).with("gain", amount));
        }
        match self.settings.payment {
            Payment::Pot if ended.seller.is_none() && after.pot > 0 => {
                story.push(Phrase::new("story-rest-pot").with("chips", after.pot));
            }
            Payment::Direct if price > given => {
                story.push(Phrase::new("story-rest-bank").with("chips", price - given));
            }
            Payment::Pot | Payment::Direct => {}
        }
        story
    }

    /// SER.14, SER.15: the points for chips, and what decided between equal points.
    fn tell_last_points(&self, owned: &BySeat<CardSet>, chips: BySeat<u8>) -> Vec<Phrase> {
        let most = chips.values().max().unwrap_or(0);
        let richest: Vec<Seat> =
            chips.iter().filter(|&(_, count)| count == most).map(|(seat, _)| seat).collect();
        let points = |seat: Seat| {
            let bonus = if richest.contains(&seat) { self.settings.richest } else { 0 };
            card_points(owned[seat]) + bonus
        };
        let best = Seat::all(self.settings.seats).map(points).max().unwrap_or(0);
        let leaders = Seat::all(self.settings.seats).filter(|&seat| points(seat) == best).count();
        let mut story = Vec::new();
        if self.settings.richest > 0 {
            let told = Phrase::new("story-richest").with("who", richest.clone());
            story.push(told.with("points", self.settings.richest));
        }
        if leaders > 1 {
            story.push(Phrase::new(match self.settings.tiebreak {
                Tiebreak::None => "story-tie",
                Tiebreak::Numbers => "story-tie-numbers",
                Tiebreak::Cards => "story-tie-cards",
            }));
        }
        story
    }
}

fn tell_act(act: &Act, round: u8) -> Option<Phrase> {
    Some(match *act {
        // Who sells or exchanges nothing is not worth a line in every round.
        Act::Nothing | Act::DidNotOffer(_) | Act::DidNotSwap(_) => return None,
        Act::DrewFirst(who) => Phrase::new("story-first").with("who", who),
        Act::TurnedUp(cards) => {
            let told = Phrase::new("story-turned").with("round", round).with("count", cards.count());
            told.with("cards", card_words(cards))
        }
        Act::Called(bid) => Phrase::new("story-bid").with("who", bid.by).with("amount", bid.amount),
        Act::Fined { bid, fine } => Phrase::new("story-fined")
            .with("who", bid.by)
            .with("amount", bid.amount)
            .with("digit", bid.amount % 10)
            .with("fine", fine),
        Act::Passed { by, bonus: 0 } => Phrase::new("story-passed").with("who", by),
        Act::Passed { by, bonus } => Phrase::new("story-passed-bonus").with("who", by).with("bonus", bonus),
        Act::Offered(sale) => {
            Phrase::new("story-offered").with("who", sale.seller).with("card", sale.card.to_string())
        }
        Act::Swapped { by, give, with, take } => Phrase::new("story-swapped")
            .with("who", by)
            .with("give", give.to_string())
            .with("other", with)
            .with("take", take.to_string()),
        Act::Lost { by, card } => Phrase::new("story-lost").with("who", by).with("card", card.to_string()),
    })
}

fn tell_end(ended: &Ended) -> Phrase {
    let cards = || Value::from(card_words(ended.cards));
    match (ended.buyer, ended.price) {
        (Some(who), Some(price)) => {
            Phrase::new("story-sold").with("who", who).with("cards", cards()).with("price", price)
        }
        (Some(who), None) => Phrase::new("story-free").with("who", who).with("cards", cards()),
        (None, _) => {
            let keeper = ended.seller.expect("only a card put up by a player finds no buyer");
            Phrase::new("story-kept").with("who", keeper).with("cards", cards())
        }
    }
}

impl Depict for Serengeti {
    type Prospect = Never;

    fn depict(&self, view: &ViewOf<Self>) -> Picture {
        let open = &view.open;
        let mut rows = vec![self.market_row(open)];
        if !open.lot.is_empty() {
            let label = Phrase::new("row-lot");
            rows.push(Row { label, size: Size::Large, cells: card_cells(open.lot) });
        }
        if let Some(sale) = open.auction.sale {
            let cells = vec![Cell::Card(face(sale.card))];
            rows.push(Row {
                label: Phrase::new("row-sale").with("who", sale.seller),
                size: Size::Large,
                cells,
            });
        }
        rows.extend(Seat::all(self.settings.seats).map(|seat| player_row(view, seat)));
        if !open.lost.is_empty() {
            let label = Phrase::new("row-lost");
            rows.push(Row { label, size: Size::Small, cells: card_cells(open.lost) });
        }
        Picture { rows }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &view.open;
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        match open.frames.last() {
            Some(Frame::Bidding) if open.auction.speaker == seat => self.ask_for_bid(open, seat),
            Some(Frame::Selling(asked)) if *asked == seat => vec![Phrase::new("ask-sell")],
            Some(Frame::Exchanging(asked)) if *asked == seat => vec![Phrase::new("ask-swap")],
            Some(Frame::Losing(asked)) if *asked == seat => vec![Phrase::new("ask-lose")],
            Some(
                Frame::Bidding
                | Frame::Selling(_)
                | Frame::Exchanging(_)
                | Frame::Losing(_)
                | Frame::DrawFirst
                | Frame::TurnUp,
            )
            | None => Vec::new(),
        }
    }

    fn caution(&self, view: &ViewOf<Self>, action: Action) -> Option<Phrase> {
        let open = &view.open;
        let (Action::Bid(amount), Referee::Open) = (action, self.settings.referee) else { return None };
        let seat = view.viewer.seat().filter(|_| open.frames.last() == Some(&Frame::Bidding))?;
        if open.owned[seat].of_number(amount % 10) > 0 {
            return Some(Phrase::new("caution-digit").with("digit", amount % 10));
        }
        let chips = open.own_chips.filter(|chips| amount > *chips)?;
        let key = match self.settings.overbid {
            Overbid::Payday => "caution-overbid-payday",
            Overbid::AtOnce => "caution-overbid-at-once",
        };
        Some(Phrase::new(key).with("chips", chips))
    }
}

impl Serengeti {
    fn market_row(&self, open: &Open) -> Row {
        let mut cells = vec![
            Cell::Words(Phrase::new("cell-first").with("who", open.first)),
            Cell::Words(Phrase::new("cell-deck").with("count", open.deck)),
        ];
        if self.settings.payment == Payment::Pot {
            cells.push(Cell::Words(Phrase::new("cell-pot").with("chips", open.pot)));
        }
        if self.settings.undealt == Undealt::Bank {
            cells.push(Cell::Words(Phrase::new("cell-bank").with("chips", open.bank)));
        }
        let label = if open.frames.is_empty() {
            Phrase::new("row-over")
        } else {
            Phrase::new("row-round").with("round", open.round).with("rounds", ROUNDS)
        };
        Row { label, size: Size::Heading, cells }
    }

    fn ask_for_bid(&self, open: &Open, seat: Seat) -> Vec<Phrase> {
        let auction = &open.auction;
        let mut asked = vec![match auction.standing {
            Some(bid) => Phrase::new("ask-bid-above").with("who", bid.by).with("amount", bid.amount),
            None => Phrase::new("ask-bid-first").with("lowest", self.lowest(auction)),
        }];
        if let Some(chips) = open.own_chips {
            asked.push(Phrase::new("ask-chips").with("chips", chips));
        }
        let first_word = auction.bids[seat].is_none() && auction.refused.is_empty() && auction.sale.is_none();
        let bonus = self.settings.bonus.min(open.bank);
        if first_word && bonus > 0 {
            asked.push(Phrase::new("ask-bonus").with("bonus", bonus));
        }
        let digits: Vec<String> = (0..10)
            .filter(|digit| open.owned[seat].digits() >> digit & 1 == 1)
            .map(|d: u8| d.to_string())
            .collect();
        if !digits.is_empty() {
            let key = match self.settings.referee {
                Referee::Strict => "ask-digits",
                Referee::Open => "ask-digits-open",
            };
            asked.push(Phrase::new(key).with("digits", digits.join(" ")));
        }
        asked
    }
}

/// A player's cards, points, chips if the viewer may know them, and part in the auction.
fn player_row(view: &ViewOf<Serengeti>, seat: Seat) -> Row {
    let open = &view.open;
    let mut cells = card_cells(open.owned[seat]);
    let points = card_points(open.owned[seat]);
    cells.push(Cell::Words(Phrase::new("cell-points").with("points", points)));
    let chips = match (open.final_chips, &view.memory) {
        (Some(chips), _) => Some(chips[seat]),
        (None, Some(memory)) => Some(memory.chips[seat]),
        (None, None) => open.own_chips.filter(|_| view.viewer.seat() == Some(seat)),
    };
    cells.extend(chips.map(|chips| Cell::Words(Phrase::new("cell-chips").with("chips", chips))));
    cells.extend(auction_part(open, seat).map(Cell::Words));
    Row { label: Phrase::new("row-player").with("who", seat), size: Size::Small, cells }
}

/// What a player has done in the auction so far.
fn auction_part(open: &Open, seat: Seat) -> Option<Phrase> {
    if !open.frames.contains(&Frame::Bidding) {
        return None;
    }
    let auction = &open.auction;
    let seller = auction.sale.is_some_and(|sale| sale.seller == seat);
    let barred = auction.sale.is_none() && open.barred.has(seat);
    match (auction.speaking.has(seat), auction.bids[seat]) {
        (_, _) if auction.excluded.has(seat) => Some(Phrase::new("cell-excluded")),
        (_, _) if seller => Some(Phrase::new("cell-seller")),
        (_, _) if barred => Some(Phrase::new("cell-barred")),
        (true, Some(amount)) => Some(Phrase::new("cell-bid").with("amount", amount)),
        (true, None) => None,
        (false, _) => Some(Phrase::new("cell-passed")),
    }
}

fn card_cells(cards: CardSet) -> Vec<Cell> {
    cards.iter().map(|card| Cell::Card(face(card))).collect()
}

fn face(card: Card) -> Face {
    let tribe: Tribe = card.tribe();
    Face {
        notation: card.to_string().into(),
        shape: tribe.shape(),
        hue: tribe as u8,
        rank: card.number().to_string(),
        name: tribe.phrase(),
    }
}
