//! What somebody learns who plays for the first time: each decision where it first comes up, with what lies there.

use game::{Lesson, Phrase, Seat, Teach, ViewOf};

use crate::Serengeti;
use crate::action::Action;
use crate::card::Tribe;
use crate::config::{Referee, Settings};
use crate::digest::{Digest, Digit, Goods, Parting, Prospect, Reach};
use crate::notation::card_words;
use crate::score::POINTS;
use crate::state::{Ended, Frame, ROUNDS};
use crate::view::Open;

impl Teach for Serengeti {
    const TOPICS: &'static [&'static str] =
        &["lot", "bidding", "digits", "sets", "passing", "ending", "sale", "parting"];

    fn topics(&self) -> Vec<&'static str> {
        let Settings { bonus, selling, exchanges, referee, .. } = self.settings;
        let comes_up = |topic: &str| match topic {
            "passing" => bonus > 0,
            "sale" => selling,
            // SER.53: who is found out to have bid too much gives up a card.
            "parting" => selling || exchanges || referee == Referee::Open,
            _ => true,
        };
        Self::TOPICS.iter().copied().filter(|topic| comes_up(topic)).collect()
    }

    fn teach(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Lesson> {
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        match view.open.frames.last() {
            Some(Frame::Bidding) => self.auction_lessons(view, seat),
            Some(Frame::Selling(_) | Frame::Exchanging(_) | Frame::Losing(_)) => {
                vec![self.parting(view, legal)]
            }
            Some(Frame::DrawFirst | Frame::TurnUp) | None => Vec::new(),
        }
    }
}

impl Serengeti {
    fn auction_lessons(&self, view: &ViewOf<Self>, seat: Seat) -> Vec<Lesson> {
        let (open, digest) = (&view.open, self.digest_of(view));
        let Some(goods) = &digest.goods else { return Vec::new() };
        let mut lessons = vec![
            match goods.seller {
                None => lot(open, &digest, goods, seat),
                Some(seller) => sale(goods, seller, seat),
            },
            self.bidding(open),
        ];
        lessons.extend(goods.seller.is_none().then(|| digits(&digest)).flatten());
        lessons.extend(sets(open, goods, seat));
        if let Some(Prospect::Passes { bonus, ends }) = self.prospect_of(view, Action::Pass) {
            lessons.extend((bonus > 0).then(|| passing(bonus)));
            lessons.extend(ends.and_then(|ended| ending(&ended, seat)));
        }
        lessons
    }

    /// To bid more, or to be out of it.
    fn bidding(&self, open: &Open) -> Lesson {
        let stands = match open.auction.standing {
            Some(bid) => Phrase::new("lesson-bidding-stands").with("who", bid.by).with("amount", bid.amount),
            None => Phrase::new("lesson-bidding-none").with("lowest", self.lowest(&open.auction)),
        };
        let chips = Phrase::new("lesson-bidding-chips").with("chips", open.own_chips.unwrap_or(0));
        let out = Phrase::new("lesson-bidding-out");
        Lesson::new("bidding").show("standing", stands).show("chips", chips).show("pass", out)
    }

    /// To sell, exchange or give up one of the own cards.
    fn parting(&self, view: &ViewOf<Self>, legal: &[Action]) -> Lesson {
        let key = match view.open.frames.last() {
            Some(Frame::Exchanging(_)) => "lesson-parting-swap",
            Some(Frame::Losing(_)) => "lesson-parting-lose",
            Some(Frame::Selling(_) | Frame::DrawFirst | Frame::TurnUp | Frame::Bidding) | None => {
                "lesson-parting-sell"
            }
        };
        let lesson = Lesson::new("parting").say(Phrase::new(key));
        let cheapest = legal.iter().filter_map(|&action| {
            let (Action::Sell(card) | Action::Lose(card)) = action else { return None };
            match self.prospect_of(view, action) {
                Some(Prospect::Parts(parting)) => Some((card, parting)),
                _ => None,
            }
        });
        match cheapest.min_by_key(|(_, parting)| parting.points) {
            Some((card, Parting { points, opens })) => {
                let words = Phrase::new("lesson-parting-points").with("card", card.notation());
                let lesson = lesson.show(card.notation(), words.with("points", points));
                match opens {
                    Some(digit) => lesson.say(Phrase::new("lesson-parting-opens").with("digit", digit)),
                    None => lesson,
                }
            }
            None => lesson,
        }
    }
}

/// What is for sale, and what it is worth to the viewer.
fn lot(open: &Open, digest: &Digest, goods: &Goods, seat: Seat) -> Lesson {
    let cards = Phrase::new("lesson-lot-cards").with("cards", card_words(goods.cards));
    let cards = cards.with("count", goods.cards.count()).with("round", open.round).with("rounds", ROUNDS);
    let points = Phrase::new("lesson-lot-points").with("points", goods.worth[seat]).with("rounds", ROUNDS);
    let lesson = Lesson::new("lot").show("lot", cards).show("worth", points);
    // Less than a chip for each of them would go elsewhere.
    let bids = digest.digits.iter().filter_map(|digit| match digit.reach {
        Some(Reach::Bid(amount)) if (1..=amount).contains(&digit.payees.count()) => Some((amount, digit)),
        Some(Reach::Bid(_) | Reach::Own | Reach::Dear) | None => None,
    });
    match bids.min_by_key(|&(amount, _)| amount) {
        Some((amount, digit)) => lesson.show(digit_part(digit.digit), key(amount, digit)),
        None => lesson,
    }
}

/// Whom a price would pay, told of one price: that is what stands on a key.
fn key(amount: u8, digit: &Digit) -> Phrase {
    let holders = holders(digit);
    let key = if holders.is_empty() { "lesson-lot-key-all" } else { "lesson-lot-key" };
    Phrase::new(key).with("amount", amount).with("digit", digit.digit).with("who", holders)
}

/// What somebody sells.
fn sale(goods: &Goods, seller: Seat, seat: Seat) -> Lesson {
    let words = Phrase::new("lesson-sale-card").with("who", seller).with("cards", card_words(goods.cards));
    let price = Phrase::new("lesson-sale-price").with("who", seller);
    Lesson::new("sale").show("lot", words).show("worth", worth(goods, seat)).say(price)
}

fn worth(goods: &Goods, seat: Seat) -> Phrase {
    Phrase::new("lesson-lot-worth").with("points", goods.worth[seat])
}

/// Whom the last digit of a price pays.
fn digits(digest: &Digest) -> Option<Lesson> {
    let has_payee = |digit: &&Digit| !holders(digit).is_empty();
    let mut lesson = Lesson::new("digits");
    let open = || digest.digits.iter().filter(|digit| matches!(digit.reach, Some(Reach::Bid(_))));
    if let Some(digit) = open().find(|digit| !has_payee(digit) && !digit.payees.is_empty()) {
        let words = Phrase::new("lesson-digits-nobody").with("digit", digit.digit);
        lesson = lesson.show(digit_part(digit.digit), words);
    }
    if let Some(digit) = open().find(has_payee) {
        let words = Phrase::new("lesson-digits-pays").with("digit", digit.digit).with("who", holders(digit));
        lesson = lesson.show(digit_part(digit.digit), words);
    }
    let own = digest.digits.iter().filter(|digit| digit.reach == Some(Reach::Own)).map(|digit| digit.digit);
    let own: Vec<u8> = own.collect();
    if let Some(&first) = own.first() {
        lesson = lesson.show(digit_part(first), Phrase::new("lesson-digits-own").with("digits", own));
    }
    (!lesson.points.is_empty()).then_some(lesson)
}

/// Those who would be paid because they own a card with this number.
fn holders(digit: &Digit) -> Vec<Seat> {
    digit.payees.iter().filter(|&seat| digit.owned[seat] > 0).collect()
}

/// Cards of one tribe are worth more together.
fn sets(open: &Open, goods: &Goods, seat: Seat) -> Option<Lesson> {
    let own = open.owned[seat];
    let grows = |tribe: &Tribe| own.of_tribe(*tribe) > 0 && goods.cards.without(own).of_tribe(*tribe) > 0;
    let tribe = Tribe::ALL.into_iter().find(grows)?;
    let (before, after) = (own.of_tribe(tribe), own.or(goods.cards).of_tribe(tribe));
    let words = Phrase::new("lesson-sets-grow").with("tribe", tribe.phrase());
    let words = words.with("before", before).with("points", POINTS[usize::from(before)]);
    let words = words.with("after", after).with("more", POINTS[usize::from(after)]);
    let mut lesson = Lesson::new("sets").show(seat_part(seat), words);
    let others = goods.worth.iter().filter(|&(other, _)| other != seat && goods.seller != Some(other));
    if let Some((who, points)) = others.max_by_key(|&(_, points)| points) {
        let words = Phrase::new("lesson-sets-other").with("who", who).with("points", points);
        lesson = lesson.show(seat_part(who), words);
    }
    if goods.closes.is_empty() {
        return Some(lesson);
    }
    let closes = Phrase::new("lesson-sets-closes").with("digits", goods.closes.clone());
    Some(lesson.show("lot", closes))
}

/// Passing early is paid.
fn passing(bonus: u8) -> Lesson {
    let words = Phrase::new("lesson-passing-bonus").with("chips", bonus);
    Lesson::new("passing").show("pass", words).say(Phrase::new("lesson-passing-early"))
}

/// What passing leaves to whom.
fn ending(ended: &Ended, seat: Seat) -> Option<Lesson> {
    let cards = card_words(ended.cards);
    let who = ended.buyer?;
    let goes = match ended.price {
        Some(price) => Phrase::new("lesson-ending-sold").with("price", price),
        None => Phrase::new("lesson-ending-free"),
    };
    let lesson = Lesson::new("ending").show("pass", goes.with("who", who).with("cards", cards));
    Some(match ended.gains[seat] {
        0 => lesson,
        gain => lesson.say(Phrase::new("lesson-ending-gain").with("chips", gain)),
    })
}

fn digit_part(digit: u8) -> String {
    format!("digit {digit}")
}

fn seat_part(seat: Seat) -> String {
    format!("seat {}", seat.0 + 1)
}
