//! What speaks for and against an action: what a hint gives as its reasons. All of it lies open or is the viewer's own.

use game::{Fact, Phrase, Seat, ViewOf};

use crate::Serengeti;
use crate::action::Action;
use crate::card::{Card, CardSet, Tribe};
use crate::digest::{Goods, Parting, Price, Prospect, goods, parting};
use crate::score::card_points;
use crate::state::{Ended, Frame};
use crate::story::{bonus_phrase, chips, gain_phrase, left_to, opens_phrase, payees_of, points};

/// With fewer chips than this, chips are worth a sale.
const POOR: u8 = 3;

/// What the facts of one position have in common.
struct Position<'a> {
    game: &'a Serengeti,
    view: &'a ViewOf<Serengeti>,
    legal: &'a [Action],
    seat: Seat,
    own: CardSet,
    chips: u8,
    /// The opponent with the most points, if there is one such.
    strongest: Option<Seat>,
    /// The opponent with the fewest points, if there is one such.
    weakest: Option<Seat>,
}

impl Serengeti {
    /// What is true of a legal action and matters, the weightiest first.
    pub(super) fn facts_of(&self, view: &ViewOf<Self>, legal: &[Action], action: Action) -> Vec<Fact> {
        let (Some(seat), Some(prospect)) = (view.viewer.seat(), self.prospect_of(view, action)) else {
            return Vec::new();
        };
        let position = Position::new(self, view, legal, seat);
        match (prospect, action) {
            (Prospect::Fined(_), _) => vec![Fact::risks(Phrase::new("fact-fined"))],
            (Prospect::Unpaid, _) => vec![Fact::risks(Phrase::new("fact-unpaid"))],
            (Prospect::Buys(price), Action::Bid(amount)) => position.of_bid(amount, &price),
            (Prospect::Passes { bonus, ends }, _) => position.of_pass(bonus, ends.as_ref()),
            (Prospect::Parts(with), Action::Sell(card)) => position.of_sale(card, with),
            (Prospect::Parts(with), Action::Lose(_)) => position.of_loss(with),
            (Prospect::Swaps { with, own, theirs, opens, closes }, _) => {
                position.of_swap(with, (own, theirs), opens, closes)
            }
            (
                Prospect::Buys(_) | Prospect::Parts(_),
                Action::Pass | Action::Bid(_) | Action::Sell(_) | Action::Swap { .. } | Action::Lose(_),
            ) => Vec::new(),
        }
    }
}

impl<'a> Position<'a> {
    fn new(game: &'a Serengeti, view: &'a ViewOf<Serengeti>, legal: &'a [Action], seat: Seat) -> Self {
        let open = &view.open;
        let opponents = || open.owned.iter().filter(|&(other, _)| other != seat);
        let points = |(_, cards): (Seat, CardSet)| card_points(cards);
        let the_only = |wanted: Option<u8>| {
            let mut such = opponents().filter(|one| Some(points(*one)) == wanted).map(|(other, _)| other);
            such.next().filter(|_| such.next().is_none())
        };
        Position {
            strongest: the_only(opponents().map(points).max()),
            weakest: the_only(opponents().map(points).min()),
            own: open.owned[seat],
            chips: open.own_chips.unwrap_or(0),
            game,
            view,
            legal,
            seat,
        }
    }

    fn of_bid(&self, amount: u8, price: &Price) -> Vec<Fact> {
        let Some(goods) = goods(self.view) else { return Vec::new() };
        let worth = goods.worth[self.seat];
        let mut facts = Vec::new();
        if price.last_word {
            facts.push(Fact::gains(Phrase::new("fact-last-word")));
        }
        facts.extend(self.superlative(amount, price, worth).map(Fact::gains));
        facts.extend(self.of_goods(&goods));
        if let Some(payee) = only_payee(price) {
            let only = Phrase::new("fact-pays-only").with("who", named(payee));
            let weakest = self.weakest == Some(payee);
            let weak = Phrase::new("fact-pays-only").with("who", fewest(payee));
            facts.extend(
                (self.strongest != Some(payee)).then(|| Fact::gains(if weakest { weak } else { only })),
            );
        }
        if is_shared(price) {
            facts.push(Fact::gains(Phrase::new("fact-shared")));
        }
        if price.left == self.chips {
            facts.push(Fact::keeps(keeps_all(self.chips)));
        }
        facts.push(Fact::keeps(bargain(price, worth)));
        let to_strongest = self.strongest.map(|who| (who, price.gains[who])).filter(|&(_, gain)| gain > 0);
        facts.extend(to_strongest.map(|(who, gain)| {
            Fact::risks(Phrase::new("fact-pays-strongest").with("who", most(who)).with("chips", chips(gain)))
        }));
        if price.left == 0 {
            facts.push(Fact::risks(Phrase::new("fact-all-chips")));
        }
        if !goods.closes.is_empty() {
            facts.push(Fact::risks(Phrase::new("fact-closes").with("digits", goods.closes.clone())));
        }
        facts
    }

    /// What the goods would bring, with whatever bid.
    fn of_goods(&self, goods: &Goods) -> Vec<Fact> {
        let mut facts = Vec::new();
        let added = |tribe: &Tribe| goods.cards.of_tribe(*tribe) > 0 && self.own.of_tribe(*tribe) > 0;
        let together = |tribe: Tribe| self.own.or(goods.cards).of_tribe(tribe);
        let sets = Tribe::ALL.into_iter().filter(added);
        facts.extend(sets.max_by_key(|&tribe| together(tribe)).map(|tribe| {
            let told = Phrase::new("fact-set").with("count", together(tribe)).with("tribe", tribe.phrase());
            Fact::gains(told.with("points", points(goods.worth[self.seat])))
        }));
        let others =
            goods.worth.iter().filter(|&(other, _)| other != self.seat && Some(other) != goods.seller);
        if others.map(|(_, worth)| worth).max() < Some(goods.worth[self.seat]) {
            facts.push(Fact::gains(Phrase::new("fact-worth-most")));
        }
        let denied = self.strongest.filter(|&who| Some(who) != goods.seller);
        facts.extend(denied.map(|who| {
            let told = Phrase::new("fact-denies").with("who", most(who));
            Fact::gains(told.with("points", points(goods.worth[who])))
        }));
        facts
    }

    /// In what a bid is the lowest, if in anything.
    fn superlative(&self, amount: u8, price: &Price, worth: u8) -> Option<Phrase> {
        let lower: Vec<Price> = self.lower_bids(amount).collect();
        if lower.is_empty() {
            return Some(Phrase::new("fact-lowest").with("points", points(worth)));
        }
        let payee = only_payee(price).filter(|&payee| self.strongest != Some(payee));
        let is_first = |holds: &dyn Fn(&Price) -> bool| holds(price) && !lower.iter().any(holds);
        let only = payee.filter(|&payee| is_first(&|price| only_payee(price) == Some(payee)));
        let weakest = only.filter(|&payee| self.weakest == Some(payee));
        let spared = self.strongest.filter(|&who| is_first(&|price| price.gains[who] == 0));
        if let Some(who) = weakest {
            Some(Phrase::new("fact-lowest-only").with("who", fewest(who)))
        } else if let Some(who) = spared {
            Some(Phrase::new("fact-lowest-spares").with("who", most(who)))
        } else if is_first(&is_shared) {
            Some(Phrase::new("fact-lowest-shared"))
        } else {
            only.map(|who| Phrase::new("fact-lowest-only").with("who", named(who)))
        }
    }

    /// The bids below this one that count and can be paid.
    fn lower_bids(&self, amount: u8) -> impl Iterator<Item = Price> {
        let lower =
            self.legal.iter().filter(move |action| matches!(action, Action::Bid(other) if *other < amount));
        lower.filter_map(|&action| {
            let Some(Prospect::Buys(price)) = self.game.prospect_of(self.view, action) else { return None };
            Some(price)
        })
    }

    fn of_pass(&self, bonus: u8, ends: Option<&Ended>) -> Vec<Fact> {
        let open = &self.view.open;
        let mut facts = Vec::new();
        match open.frames.last() {
            Some(Frame::Selling(_)) => facts.push(Fact::keeps(Phrase::new("fact-keeps-cards"))),
            Some(Frame::Exchanging(_)) => {
                facts.push(Fact::keeps(Phrase::new("fact-keeps-bidding")));
                facts.push(Fact::keeps(Phrase::new("fact-keeps-cards")));
            }
            Some(Frame::Bidding) => facts = self.of_not_bidding(bonus, ends),
            Some(Frame::DrawFirst | Frame::TurnUp | Frame::Losing(_)) | None => {}
        }
        facts
    }

    fn of_not_bidding(&self, bonus: u8, ends: Option<&Ended>) -> Vec<Fact> {
        let Some(goods) = goods(self.view) else { return Vec::new() };
        let mut facts = Vec::new();
        let free = ends.is_some_and(|ended| ended.buyer == Some(self.seat));
        let left = ends.and_then(|ended| left_to(ended, self.seat));
        if let (true, Some(words)) = (free, &left) {
            facts.push(Fact::gains(words.clone()));
        }
        let gain = ends.map_or(0, |ended| ended.gains[self.seat]);
        if gain > 0 {
            facts.push(Fact::gains(gain_phrase(gain)));
        }
        if bonus > 0 {
            facts.push(Fact::gains(bonus_phrase(bonus)));
        }
        let collects = |card: Card| self.own.of_tribe(card.tribe()) > 0;
        if !free && !self.own.is_empty() && !goods.cards.iter().any(collects) {
            facts.push(Fact::keeps(Phrase::new("fact-no-set")));
        }
        facts.push(Fact::keeps(keeps_all(self.chips)));
        if free {
            return facts;
        }
        facts.extend(left.map(Fact::risks));
        let winner = ends.and_then(|ended| ended.buyer).filter(|&who| Some(who) == self.strongest);
        facts.extend(winner.map(|who| {
            let told = Phrase::new("fact-lets-gain").with("who", most(who));
            Fact::risks(told.with("points", points(goods.worth[who])))
        }));
        facts.push(Fact::risks(Phrase::new("fact-gives-up").with("points", points(goods.worth[self.seat]))));
        facts
    }

    fn of_sale(&self, card: Card, with: Parting) -> Vec<Fact> {
        let mut facts = self.of_least(with, "fact-sells-least");
        if self.chips < POOR {
            facts.push(Fact::gains(Phrase::new("fact-sells-poor").with("chips", chips(self.chips))));
        }
        facts.extend(with.opens.map(|digit| Fact::gains(opens_phrase(digit))));
        let gain = |own: CardSet| card_points(own.or(CardSet::only(card))) - card_points(own);
        let others = || self.view.open.owned.iter().filter(|&(other, _)| other != self.seat);
        let best = others().map(|(_, own)| gain(own)).max().unwrap_or(0);
        let wanted = Phrase::new("fact-sells-wanted").with("points", points(best));
        facts.push(Fact::gains(wanted));
        let to_strongest = others().find(|&(other, own)| Some(other) == self.strongest && gain(own) == best);
        facts.extend(to_strongest.map(|(who, _)| {
            Fact::risks(
                Phrase::new("fact-sells-strongest").with("who", most(who)).with("points", points(best)),
            )
        }));
        facts.push(Fact::risks(Phrase::new("part-sells").with("points", points(with.points))));
        facts
    }

    fn of_loss(&self, with: Parting) -> Vec<Fact> {
        let mut facts = self.of_least(with, "fact-loses-least");
        facts.extend(with.opens.map(|digit| Fact::gains(opens_phrase(digit))));
        facts.push(Fact::risks(Phrase::new("part-loses").with("points", points(with.points))));
        facts
    }

    /// That no other card costs fewer points, if that is so.
    fn of_least(&self, with: Parting, key: &'static str) -> Vec<Fact> {
        let least = self.own.iter().map(|card| parting(self.own, card).points).min();
        let told = || Fact::keeps(Phrase::new(key).with("points", points(with.points)));
        (Some(with.points) == least).then(told).into_iter().collect()
    }

    fn of_swap(&self, with: Seat, gains: (i8, i8), opens: Option<u8>, closes: Option<u8>) -> Vec<Fact> {
        let (own, theirs) = gains;
        let mut facts = Vec::new();
        if own > 0 {
            let told = if self.best_swap() == Some(own) { "fact-swap-best" } else { "fact-swap-gains" };
            facts.push(Fact::gains(Phrase::new(told).with("points", points(own.unsigned_abs()))));
        }
        let who = || if self.strongest == Some(with) { most(with) } else { named(with) };
        let about = |key| Phrase::new(key).with("who", who()).with("points", points(theirs.unsigned_abs()));
        if theirs < 0 {
            facts.push(Fact::gains(about("fact-swap-takes")));
        }
        facts.extend(opens.map(|digit| Fact::gains(opens_phrase(digit))));
        if own < 0 {
            facts.push(Fact::risks(Phrase::new("part-loses").with("points", points(own.unsigned_abs()))));
        }
        if theirs > 0 {
            facts.push(Fact::risks(about("fact-swap-gives")));
        }
        facts.extend(closes.map(|digit| Fact::risks(Phrase::new("fact-closes").with("digits", vec![digit]))));
        facts.push(Fact::risks(Phrase::new("fact-swap-barred")));
        facts
    }

    /// The most points that an exchange adds.
    fn best_swap(&self) -> Option<i8> {
        let added = self.legal.iter().filter_map(|&action| match action {
            Action::Swap { give, take } => {
                let swapped = self.own.without(CardSet::only(give)).or(CardSet::only(take));
                Some(card_points(swapped) as i8 - card_points(self.own) as i8)
            }
            Action::Pass | Action::Bid(_) | Action::Sell(_) | Action::Lose(_) => None,
        });
        added.max()
    }
}

/// What is gained, who is paid and what is left: what sets a bid apart where nothing else does.
fn bargain(price: &Price, worth: u8) -> Phrase {
    let to = payees_of(price);
    let told = match to[..] {
        [] => Phrase::new("fact-bargain-nobody"),
        [..] => Phrase::new("fact-bargain").with("to", to),
    };
    told.with("points", points(worth)).with("chips", chips(price.left))
}

/// Who receives all that players receive, if it is one player.
fn only_payee(price: &Price) -> Option<Seat> {
    let mut paid = price.gains.iter().filter(|&(_, gain)| gain > 0).map(|(seat, _)| seat);
    paid.next().filter(|_| paid.next().is_none())
}

/// Do all others receive a part of it?
fn is_shared(price: &Price) -> bool {
    price.shared && price.gains.values().any(|gain| gain > 0)
}

/// An opponent by name, where others are told with their rank.
fn named(who: Seat) -> Phrase {
    Phrase::new("named").with("who", who)
}

fn keeps_all(count: u8) -> Phrase {
    Phrase::new("fact-keeps-chips").with("chips", count)
}

/// An opponent, and that it has the most points of all opponents.
fn most(who: Seat) -> Phrase {
    Phrase::new("who-has-most").with("who", who)
}

/// An opponent, and that it has the fewest points of all opponents.
fn fewest(who: Seat) -> Phrase {
    Phrase::new("who-has-fewest").with("who", who)
}
