//! What happened and how the table looks, in phrases. Both are made from one viewer's views alone.

/// What is left of the story once it has been read.
mod fading;
/// How the table looks, what is asked and offered.
mod picture;

use cards::{Bag, Kind};
use game::{Fading, Narrate, Phrase, Seat, Seen, Value, ViewOf};

use crate::Mu;
use crate::config::SMALL_TABLE;
use crate::digest::{Account, Standing, accounts, standing};
use crate::score::{BONUS, MOST_BONUS, level, target, trump_bonus};
use crate::state::{Act, Contract, Ended, Frame, How, Taken};
use crate::view::Open;

impl Narrate for Mu {
    const FADING: &'static [Fading] = fading::FADING;

    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let Seen { deed, own } = &after.last;
        let mut story = Vec::new();
        story.extend(tell_act(self, deed.act, &before.open, &after.open));
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
            story.push(self.tell_target(after));
        }
        story.extend(deed.trick.as_ref().map(|taken| tell_trick(taken, before)));
        if let Some(ended) = &deed.ended {
            story.extend(self.tell_end(ended, &after.open));
        }
        story
    }
}

fn tell_act(game: &Mu, act: Act, before: &Open, after: &Open) -> Option<Phrase> {
    Some(match act {
        Act::Nothing => return None,
        Act::DrewDealer(who) => Phrase::new("story-dealer").with("who", who),
        Act::LeftOut(left_out) => {
            let [one, other] = left_out.colours();
            Phrase::new("story-left-out").with("one", one.phrase()).with("other", other.phrase())
        }
        Act::Dealt => {
            Phrase::new("story-dealt").with("who", after.dealer).with("hand", after.hands_played + 1)
        }
        // A bid is told as a whole, when it is complete.
        Act::Laid { .. } if after.auction.is_laying() => return None,
        Act::Laid { by, card } => tell_bid(by, before.auction.fresh.with(card), after),
        Act::DoneLaying(by) => tell_bid(by, before.auction.fresh, after),
        Act::Passed(who) => Phrase::new("story-passed").with("who", who),
        Act::Named { by, trump: Some(trump) } => {
            Phrase::new("story-trump").with("who", by).with("trump", trump.phrase())
        }
        Act::Named { by, trump: None } => Phrase::new("story-no-trump").with("who", by),
        Act::Chose { by, partner } => Phrase::new("story-partner").with("who", by).with("partner", partner),
        Act::Played { by, card } => {
            let is_trump = game.order(before.contract.trumps).is_trump(card);
            let key = match (before.trick.is_empty(), is_trump) {
                (true, true) => "story-led-trump",
                (true, false) => "story-led",
                (false, _) => "story-played",
            };
            Phrase::new(key).with("who", by).with("card", card.value())
        }
    })
}

/// What a player laid in one turn, and where that leaves it.
fn tell_bid(by: Seat, cards: Bag, after: &Open) -> Phrase {
    let count = after.laid[by].count();
    let told = Phrase::new("story-bid").with("who", by).with("cards", card_values(cards.cards()));
    told.with("count", count).with("standing", standing_phrase(&standing(after, by, count)))
}

/// Where a player stands among the bidders, in words.
fn standing_phrase(standing: &Standing) -> Phrase {
    match standing {
        Standing::Alone => Phrase::new("standing-alone"),
        Standing::Level(with) => Phrase::new("standing-level").with("who", with.clone()),
        Standing::Below(leaders) => Phrase::new("standing-below").with("who", leaders.clone()),
    }
}

fn tell_trick(taken: &Taken, before: &ViewOf<Mu>) -> Phrase {
    let triangles: u8 = taken.cards.iter().map(|card| card.triangles()).sum();
    let side = match before.viewer.seat() {
        // MU.21: three players have sides too, but the chief's is the chief alone.
        Some(seat) if seat == taken.by => "own",
        Some(seat) if before.open.contract.are_together(seat, taken.by) => "yours",
        Some(_) => "theirs",
        None => "none",
    };
    let told = Phrase::new("story-trick").with("who", taken.by).with("side", side);
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

    fn tell_target(&self, view: &ViewOf<Self>) -> Phrase {
        let contract = &view.open.contract;
        let (ours, theirs): (Vec<Seat>, Vec<Seat>) =
            Seat::all(self.settings.seats).partition(|&seat| contract.is_chiefs(seat));
        let told = Phrase::new("story-target").with("who", ours).with("others", theirs);
        told.with("target", target(self.settings.seats, contract.bid))
            .with("bonus", i32::from(contract.bonus()))
    }

    fn tell_end(&self, ended: &Ended, open: &Open) -> Vec<Phrase> {
        let mut story = match &ended.how {
            How::PassedOut => vec![Phrase::new("story-passed-out")],
            How::Eklat { cards, latest } => {
                vec![Phrase::new("story-eklat").with("cards", *cards).with("who", *latest)]
            }
            How::Played { contract, triangles } => {
                vec![self.tell_contract(contract, contract.won(triangles))]
            }
        };
        if !matches!(ended.how, How::PassedOut) {
            let accounts = accounts(ended, &open.scores);
            story.extend(accounts.iter().map(|(who, account)| tell_account(who, account, ended)));
        }
        story
    }

    /// Was the contract kept, and what does that bring or cost whom?
    fn tell_contract(&self, contract: &Contract, won: u8) -> Phrase {
        let seats = self.settings.seats;
        let goal = target(seats, contract.bid);
        let who: Vec<Seat> = Seat::all(seats).filter(|&seat| contract.is_chiefs(seat)).collect();
        let told = |key| Phrase::new(key).with("who", who.clone()).with("won", won).with("target", goal);
        if won < goal {
            let short = contract.bid - level(seats, won);
            return told("story-failed").with("short", short).with("chief", contract.chief);
        }
        let (cards, trump) = (BONUS * contract.bid, trump_bonus(contract.trumps.chief));
        let made_of = match (trump, cards + trump > MOST_BONUS) {
            (_, true) => Phrase::new("bonus-most"),
            (0, false) => Phrase::new("bonus-cards").with("count", contract.bid),
            (_, false) => Phrase::new("bonus-trump").with("cards", cards).with("trump", trump),
        };
        told("story-kept").with("bonus", i32::from(contract.bonus())).with("sum", made_of)
    }
}

/// What a hand brought a player, taken apart.
fn tell_account(who: Seat, account: Account, ended: &Ended) -> Phrase {
    let is_loss = account.gain < 0;
    let points = i32::from(account.gain.abs());
    let told = |key| Phrase::new(key).with("who", who).with("points", points);
    let total = number(i32::from(account.total));
    if account.triangles == 0 && account.extra == 0 {
        return Phrase::new("story-nothing").with("who", who).with("total", total);
    }
    let contract = match &ended.how {
        How::Played { contract, .. } if account.extra != 0 => contract,
        How::Played { .. } => return told("story-triangles").with("total", total),
        How::PassedOut | How::Eklat { .. } => {
            return told(if is_loss { "story-eklat-loss" } else { "story-eklat-gain" }).with("total", total);
        }
    };
    let extra = i32::from(account.extra.abs());
    let why = match (account.extra > 0, contract.is_chiefs(who)) {
        (true, true) => Phrase::new("account-bonus").with("points", extra),
        (true, false) => Phrase::new("account-reward").with("points", extra),
        (false, _) => Phrase::new("account-fine").with("points", extra),
    };
    let told = told(if is_loss { "story-loss" } else { "story-gain" });
    told.with("triangles", account.triangles).with("extra", why).with("total", total)
}

/// A number with a minus sign that is one.
fn number(value: i32) -> Phrase {
    let key = if value < 0 { "number-below-zero" } else { "number-plain" };
    Phrase::new(key).with("number", value.abs())
}

pub(crate) fn card_values(cards: impl Iterator<Item = Kind>) -> Vec<Value> {
    cards.map(Kind::value).collect()
}
