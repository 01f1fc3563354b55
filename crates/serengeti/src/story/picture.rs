//! How the table looks, what is asked, and what is to be said of a move.

use game::phrase::{Cell, Face, Glossary, Picture, Row, Section, Size, Term, digit};
use game::{Depict, Phrase, Remarks, Seat, SeatSet, Value, ViewOf};

use super::{chips, points};
use crate::Serengeti;
use crate::action::Action;
use crate::card::{Card, CardSet, TABLE, Tribe, read_table};
use crate::config::{Overbid, Payment, Referee, Undealt};
use crate::digest::{Digest, Digit, Goods, Parting, Price, Prospect, Reach, digits_in, goods};
use crate::notation::card_words;
use crate::state::{Ended, Frame, ROUNDS};
use crate::view::Open;

impl Depict for Serengeti {
    type Prospect = Prospect;
    type Digest = Digest;

    fn digest(&self, view: &ViewOf<Self>) -> Digest {
        self.digest_of(view)
    }

    fn picture(&self, view: &ViewOf<Self>, digest: &Digest) -> Picture {
        let open = &view.open;
        let mut rows = vec![self.market_row(open)];
        rows.extend(digest.goods.as_ref().map(|goods| goods_row(open, goods)));
        rows.extend(Seat::all(self.settings.seats).map(|seat| player_row(view, digest, seat)));
        if !open.lost.is_empty() {
            let label = Phrase::new("row-lost");
            rows.push(Row { label, size: Size::Small, cells: card_cells(open.lost).collect() });
        }
        if digest.goods.as_ref().is_some_and(|goods| goods.seller.is_none()) {
            rows.push(self.digits_row(&digest.digits));
        }
        Picture { rows }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &view.open;
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        match open.frames.last() {
            Some(Frame::Bidding) if open.auction.speaker == seat => self.ask_for_bid(view, seat),
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

    fn remarks(&self, view: &ViewOf<Self>, action: Action, prospect: Option<&Prospect>) -> Remarks {
        Remarks {
            detail: prospect.and_then(|prospect| detail(view, action, prospect)),
            caution: prospect.and_then(|prospect| self.caution_of(&view.open, action, prospect)),
        }
    }

    fn prospect(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        self.prospect_of(view, action)
    }

    /// The numbers of the tribes, and what a number is for.
    fn glossary(&self, _view: &ViewOf<Self>) -> Glossary {
        let is_usual = read_table(TABLE) == Ok(self.cards);
        let term = |tribe: Tribe| {
            let numbers = self.cards.iter().filter(|card| card.tribe() == tribe);
            let numbers: Vec<String> = numbers.map(|card| card.number().to_string()).collect();
            let words = Phrase::new("cards-of-tribe")
                .with("letter", tribe.letter().to_string())
                .with("name", tribe.phrase())
                .with("numbers", numbers);
            let (notation, name) = (tribe.letter().to_string(), tribe.phrase().into());
            Term { notation, name, words, more: vec![Phrase::new("cards-number-means")] }
        };
        let terms = Tribe::ALL.into_iter().map(term).collect();
        let about = (!is_usual).then(|| Phrase::new("cards-about"));
        let title = Phrase::new("cards-title");
        Glossary { sections: vec![Section { title, about, terms }] }
    }
}

impl Serengeti {
    fn caution_of(&self, open: &Open, action: Action, prospect: &Prospect) -> Option<Phrase> {
        let Action::Bid(amount) = action else { return None };
        match prospect {
            Prospect::Fined(_) => Some(Phrase::new("caution-digit").with("digit", amount % 10)),
            Prospect::Unpaid => {
                let key = match self.settings.overbid {
                    Overbid::Payday => "caution-overbid-payday",
                    Overbid::AtOnce => "caution-overbid-at-once",
                };
                Some(Phrase::new(key).with("chips", open.own_chips.unwrap_or(0)))
            }
            Prospect::Buys(_) | Prospect::Passes { .. } | Prospect::Parts(_) | Prospect::Swaps { .. } => None,
        }
    }

    fn market_row(&self, open: &Open) -> Row {
        let size = Size::Heading;
        if open.frames.is_empty() {
            return Row { label: Phrase::new("row-over"), size, cells: Vec::new() };
        }
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
        let label = Phrase::new("row-round").with("round", open.round).with("rounds", ROUNDS);
        Row { label, size, cells }
    }

    /// Whom a price pays, by its last digit: digits that pay the same players stand together.
    fn digits_row(&self, digits: &[Digit]) -> Row {
        let mut groups: Vec<(Digit, Vec<String>)> = Vec::new();
        for digit in digits {
            let alike = |first: &Digit| {
                is_own(first) == is_own(digit) && (is_own(digit) || first.payees == digit.payees)
            };
            match groups.iter_mut().find(|(first, _)| alike(first)) {
                Some((_, together)) => together.push(digit.digit.to_string()),
                None => groups.push((*digit, vec![digit.digit.to_string()])),
            }
        }
        let cell = |(first, together): (Digit, Vec<String>)| {
            let told = if is_own(&first) {
                Phrase::new(match self.settings.referee {
                    Referee::Strict => "digits-own",
                    Referee::Open => "digits-own-fined",
                })
            } else if is_nobodys(&first) {
                Phrase::new("digits-shared")
            } else {
                Phrase::new("digits-pay").with("who", seats(first.payees))
            };
            Cell::Words(told.with("digits", together))
        };
        let cells = groups.into_iter().map(cell).collect();
        Row { label: Phrase::new("row-digits"), size: Size::Small, cells }
    }

    fn ask_for_bid(&self, view: &ViewOf<Self>, seat: Seat) -> Vec<Phrase> {
        let (open, auction) = (&view.open, &view.open.auction);
        let mut asked = vec![match auction.standing {
            Some(bid) => Phrase::new("ask-bid-above").with("who", bid.by).with("amount", bid.amount),
            None => Phrase::new("ask-bid-first").with("lowest", self.lowest(auction)),
        }];
        if let (Some(goods), Some(own)) = (goods(view), open.own_chips) {
            let told = if goods.closes.is_empty() {
                Phrase::new("ask-purse")
            } else {
                Phrase::new("ask-purse-closes").with("digits", goods.closes)
            };
            asked.push(told.with("chips", chips(own)).with("points", points(goods.worth[seat])));
        }
        let bonus = self.pass_bonus(auction, open.bank, seat);
        if bonus > 0 {
            asked.push(Phrase::new("ask-bonus").with("bonus", bonus));
        }
        // Of a lot the row of digits says it.
        let own_digits = digits_in(open.owned[seat].digits());
        if auction.sale.is_some() && !own_digits.is_empty() {
            let key = match self.settings.referee {
                Referee::Strict => "ask-digits",
                Referee::Open => "ask-digits-open",
            };
            asked.push(Phrase::new(key).with("digits", texts(&own_digits)));
        }
        asked
    }
}

fn detail(view: &ViewOf<Serengeti>, action: Action, prospect: &Prospect) -> Option<Phrase> {
    Some(match *prospect {
        Prospect::Buys(ref price) => detail_of_price(price),
        Prospect::Fined(_) => Phrase::new("detail-fined"),
        Prospect::Unpaid => Phrase::new("detail-unpaid"),
        Prospect::Passes { bonus, ref ends } => detail_of_pass(bonus, ends.as_ref(), view.viewer.seat()?)?,
        Prospect::Parts(parting) => {
            let lost = matches!(action, Action::Lose(_));
            detail_of_parting(parting, if lost { "part-loses" } else { "part-sells" })
        }
        Prospect::Swaps { with, own, theirs, .. } => Phrase::new("detail-swap")
            .with("own", signed(own))
            .with("who", with)
            .with("theirs", signed(theirs)),
    })
}

/// Where chips go, and what is left.
fn detail_of_price(price: &Price) -> Phrase {
    let to = payees_of(price);
    if !to.is_empty() {
        return Phrase::new("detail-pays").with("to", to).with("left", price.left);
    }
    if price.pot > 0 {
        return Phrase::new("detail-stays").with("chips", price.pot).with("left", price.left);
    }
    Phrase::new("detail-pays-nobody").with("left", price.left)
}

/// Everybody who receives a part of a price, with the amount; and the bank, if something goes there.
pub(crate) fn payees_of(price: &Price) -> Vec<Phrase> {
    let most = price.gains.values().max().unwrap_or(0);
    let mut to: Vec<Phrase> = if price.shared && most > 0 {
        vec![Phrase::new("payee-each").with("chips", most)]
    } else {
        let paid = price.gains.iter().filter(|&(_, gain)| gain > 0);
        paid.map(|(who, gain)| Phrase::new("payee").with("who", who).with("chips", gain)).collect()
    };
    if price.bank > 0 {
        to.push(Phrase::new("payee-bank").with("chips", price.bank));
    }
    to
}

fn detail_of_pass(bonus: u8, ends: Option<&Ended>, seat: Seat) -> Option<Phrase> {
    let mut parts = Vec::new();
    if bonus > 0 {
        parts.push(bonus_phrase(bonus));
    }
    if let Some(ended) = ends {
        parts.extend(left_to(ended, seat));
        if ended.gains[seat] > 0 {
            parts.push(gain_phrase(ended.gains[seat]));
        }
    }
    (!parts.is_empty()).then(|| Phrase::new("detail").with("parts", parts))
}

fn detail_of_parting(parting: Parting, key: &'static str) -> Phrase {
    let mut parts = vec![Phrase::new(key).with("points", points(parting.points))];
    parts.extend(parting.opens.map(opens_phrase));
    Phrase::new("detail").with("parts", parts)
}

/// What passing brings from the bank.
pub(crate) fn bonus_phrase(bonus: u8) -> Phrase {
    Phrase::new("part-bonus").with("chips", chips(bonus))
}

/// What somebody else's price brings.
pub(crate) fn gain_phrase(gain: u8) -> Phrase {
    Phrase::new("part-gain").with("chips", chips(gain))
}

/// That a digit may be bid again.
pub(crate) fn opens_phrase(digit: u8) -> Phrase {
    Phrase::new("part-opens").with("digit", digit)
}

/// Who gets what is auctioned when the seat passes; nothing, if a seller keeps it.
pub(crate) fn left_to(ended: &Ended, seat: Seat) -> Option<Phrase> {
    let cards = card_words(ended.cards);
    Some(match (ended.buyer, ended.price) {
        (Some(buyer), Some(price)) => {
            Phrase::new("part-leaves").with("who", buyer).with("cards", cards).with("price", price)
        }
        (Some(buyer), None) if buyer == seat => Phrase::new("part-free-you").with("cards", cards),
        (Some(buyer), None) => Phrase::new("part-free").with("who", buyer).with("cards", cards),
        (None, _) => return None,
    })
}

fn is_own(digit: &Digit) -> bool {
    digit.reach == Some(Reach::Own)
}

/// Has nobody the digit who could be paid for it?
fn is_nobodys(digit: &Digit) -> bool {
    digit.payees.iter().all(|seat| digit.owned[seat] == 0)
}

fn seats(set: SeatSet) -> Vec<Seat> {
    set.iter().collect()
}

fn texts(digits: &[u8]) -> Vec<String> {
    digits.iter().map(u8::to_string).collect()
}

fn signed(change: i8) -> String {
    match change {
        0 => "±0".to_owned(),
        1.. => format!("+{change}"),
        ..0 => format!("−{}", change.unsigned_abs()),
    }
}

/// What is auctioned, and the bid that stands.
fn goods_row(open: &Open, goods: &Goods) -> Row {
    let mut cells = Vec::with_capacity(usize::from(goods.cards.count()) + 1);
    cells.extend(card_cells(goods.cards));
    cells.push(Cell::Words(match open.auction.standing {
        Some(bid) => Phrase::new("cell-standing").with("who", bid.by).with("amount", bid.amount),
        None => Phrase::new("cell-no-bid"),
    }));
    let label = match goods.seller {
        Some(seller) => Phrase::new("row-sale").with("who", seller),
        None => Phrase::new("row-lot"),
    };
    Row { label, size: Size::Large, cells }
}

/// A player's cards, points, chips if the viewer may know them, and part in the auction.
fn player_row(view: &ViewOf<Serengeti>, digest: &Digest, seat: Seat) -> Row {
    let open = &view.open;
    // Beside the cards: points, chips, the part in the auction.
    let mut cells = Vec::with_capacity(usize::from(open.owned[seat].count()) + 3);
    cells.extend(card_cells(open.owned[seat]));
    let count = digest.collections[seat].points;
    let buys = digest.goods.as_ref().filter(|goods| goods.seller != Some(seat));
    cells.push(Cell::Words(match buys {
        Some(goods) => {
            Phrase::new("cell-points-more").with("points", points(count)).with("more", goods.worth[seat])
        }
        None => points(count),
    }));
    let known = match (open.final_chips, &view.memory) {
        (Some(chips), _) => Some(chips[seat]),
        (None, Some(memory)) => Some(memory.chips[seat]),
        (None, None) => open.own_chips.filter(|_| view.viewer.seat() == Some(seat)),
    };
    cells.extend(known.map(|count| Cell::Words(chips(count))));
    cells.extend(part_of(open, seat).map(Cell::Words));
    Row { label: Phrase::new("row-player").with("who", seat), size: Size::Small, cells }
}

/// What a player has done in the auction so far, or before it.
fn part_of(open: &Open, seat: Seat) -> Option<Phrase> {
    let auction = &open.auction;
    let for_the_lot = auction.sale.is_none();
    if !open.frames.contains(&Frame::Bidding) {
        return open.barred.has(seat).then(|| Phrase::new("cell-exchanged"));
    }
    let seller = auction.sale.is_some_and(|sale| sale.seller == seat);
    match (auction.speaking.has(seat), auction.bids[seat], auction.bonuses[seat]) {
        (_, _, _) if auction.excluded.has(seat) => Some(Phrase::new("cell-excluded")),
        (_, _, _) if seller => Some(Phrase::new("cell-seller")),
        (_, _, _) if for_the_lot && open.barred.has(seat) => Some(Phrase::new("cell-barred")),
        (true, Some(amount), _) => Some(Phrase::new("cell-bid").with("amount", amount)),
        (true, None, _) => None,
        (false, _, 0) => Some(Phrase::new("cell-passed")),
        (false, _, bonus) => Some(Phrase::new("cell-passed-bonus").with("chips", bonus)),
    }
}

fn card_cells(cards: CardSet) -> impl Iterator<Item = Cell> {
    cards.iter().map(|card| Cell::Card(face(card)))
}

fn face(card: Card) -> Face {
    let tribe: Tribe = card.tribe();
    Face {
        notation: Value::from(card.notation()),
        shape: tribe.shape(),
        hue: tribe as u8,
        rank: digit(card.number()),
        name: tribe.phrase(),
    }
}
