//! What decides the game and can be worked out from a view, as data: what a bid would mean, both sides, what beats what,
//! what the match is played to. The picture and the choices say the same in words.

use cards::{Bag, Colour, Kind};
use game::{BySeat, Goal, Seat, ViewOf};
use serde::{Deserialize, Serialize};

use crate::Mu;
use crate::action::Action;
use crate::card::{LeftOut, Rung, Trump, Trumps};
use crate::rules::{EKLAT_GAIN, EKLAT_LOSS, after};
use crate::score::{FINE, REWARD, bonus, target};
use crate::state::{Ended, Ending, Frame, How, most_laid};
use crate::view::Open;

/// What can be worked out from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Digest {
    /// What the match is played to.
    pub race: Race,
    /// What bids would mean, while there is an auction.
    pub bidding: Option<Bidding>,
    /// What is played for, once there is a chief.
    pub stakes: Option<Stakes>,
    /// The trick, while cards are played.
    pub trick: Option<TrickSoFar>,
    /// What the hand that has just ended brought everybody, and for what.
    pub accounts: Option<BySeat<Account>>,
}

/// What the match is played to (MU.44, MU.45).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Race {
    /// The total that ends it. None: a number of hands is played.
    pub total: Option<i32>,
    /// After how many hands it ends at the latest.
    pub hands: u8,
    /// How far everybody is from the total; 0 for whoever has it.
    pub to_go: Option<BySeat<i32>>,
}

/// What bids would mean.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bidding {
    /// Whose bids: the viewer's; for whoever has no seat, the speaker's.
    pub of: Seat,
    /// The most cards of anybody so far.
    pub most: u8,
    /// Those who have laid so many; nobody, if no card is laid.
    pub leaders: Vec<Seat>,
    /// How many cards that seat may have before it at the end of a turn (MU.11).
    pub limit: u8,
    /// How the auction ends if everybody passes from now on.
    pub ending: Ending,
    /// The bids that seat can make, the lowest first.
    pub bids: Vec<Bid>,
}

/// What it would mean to stop laying with so many cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bid {
    /// How many cards then lie before the player.
    pub cards: u8,
    /// Where the player then stands.
    pub standing: Standing,
    /// The triangles a chief with this bid needs (MU.41).
    pub target: u8,
    /// The bonus of a contract with this bid, if the trump is a colour; more with others (MU.42).
    pub bonus: u8,
    /// What the player loses by an eklat, if level with the lead and nobody lays more (MU.15).
    pub eklat: Option<u16>,
}

/// Where a player stands among the bidders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Standing {
    /// Alone in the lead.
    Alone,
    /// In the lead together with these.
    Level(Vec<Seat>),
    /// Below these, who lead.
    Below(Vec<Seat>),
}

/// What is played for (MU.40 to MU.43).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stakes {
    /// The triangles the chief's side needs.
    pub target: u8,
    /// The triangles in play.
    pub all: u8,
    /// What chief and partner each get if it has them; unknown before the chief's trump is named.
    pub bonus: Option<i16>,
    /// What the chief loses for each card the bid is too high, if not.
    pub fine: i16,
    /// What each opponent gets for each of these cards.
    pub reward: i16,
    /// The sides, once they are made up.
    pub sides: Option<Sides>,
    /// What beats what, the strongest first, once all trumps are named.
    pub ladder: Vec<Rung>,
}

/// Both sides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sides {
    /// The chief's.
    pub chiefs: Side,
    /// Their opponents'.
    pub others: Side,
    /// The triangles nobody has won yet.
    pub to_come: u8,
}

/// One side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Side {
    /// Who plays on it, in order of seats.
    pub seats: Vec<Seat>,
    /// The triangles that decide the contract for it.
    pub needs: u8,
    /// The tricks it has won.
    pub tricks: u8,
    /// The triangles it has won.
    pub won: u8,
}

/// The trick as it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TrickSoFar {
    /// Which trick of the hand it is, counted from 1.
    pub number: u8,
    /// How many there are in a hand.
    pub of: u8,
    /// Its cards, in the order played.
    pub cards: Vec<Played>,
    /// The triangles on them.
    pub triangles: u8,
}

/// A card of the trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Played {
    /// Who played it.
    pub by: Seat,
    /// The card.
    pub card: Kind,
    /// Is it winning the trick?
    pub wins: bool,
}

/// What a hand brought a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Account {
    /// For the triangles won (MU.40).
    pub triangles: u8,
    /// For the contract, or for an eklat (MU.15, MU.42, MU.43).
    pub extra: i16,
    /// Both together.
    pub gain: i16,
    /// The score after it.
    pub total: i16,
}

/// What follows from an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Prospect {
    /// The bid, if nothing more is laid in this turn.
    Bid(Bid),
    /// Passing.
    Pass {
        /// How the auction ends if everybody else passes too.
        ending: Ending,
        /// Does it end now?
        now: bool,
    },
    /// Naming a trump, or none.
    Trump {
        /// How many cards of one's own it makes trump.
        held: u8,
        /// What the contract then brings, if it is the chief who names.
        bonus: Option<i16>,
        /// What then beats what.
        ladder: Vec<Rung>,
    },
    /// Choosing a partner.
    Partner {
        /// How many trumps lie open before that player.
        trumps: u8,
        /// The open cards with a number from 8 on that are no trumps.
        high: u8,
    },
    /// Playing a card.
    Play {
        /// Who is winning the trick then.
        winner: Seat,
        /// The triangles in it then.
        triangles: u8,
        /// Is it the last card of the trick?
        last: bool,
    },
}

impl Mu {
    /// What can be worked out from a view.
    pub(crate) fn digest_of(&self, view: &ViewOf<Self>) -> Digest {
        let open = &view.open;
        Digest {
            race: self.race(open),
            bidding: (open.frame == Frame::Bidding).then(|| self.bidding(view)),
            stakes: (open.contract.bid > 0).then(|| self.stakes(open)),
            trick: (open.frame == Frame::Playing).then(|| self.trick_so_far(open)),
            accounts: view.last.deed.ended.map(|ended| accounts(&ended, &open.scores)),
        }
    }

    fn race(&self, open: &Open) -> Race {
        let goal = self.settings.goal;
        let total = match goal {
            Goal::Total { points, .. } => Some(points),
            Goal::Hands(_) => None,
        };
        let to_go = total.map(|total| open.scores.map(|score| (total - i32::from(score)).max(0)));
        Race { total, hands: goal.longest(), to_go }
    }

    fn bidding(&self, view: &ViewOf<Self>) -> Bidding {
        let open = &view.open;
        let of = view.viewer.seat().unwrap_or(open.turn);
        let (most, laid) = (most_laid(&open.laid), open.laid[of].count());
        let speaks = of == open.turn;
        let limit = if speaks { open.auction.limit } else { most + 1 };
        let fewest = if speaks && open.auction.is_laying() { laid } else { laid + 1 };
        let bids = (fewest..=limit.min(laid + open.counts[of])).map(|cards| self.bid(open, of, cards));
        Bidding {
            of,
            most,
            leaders: leaders(open, None, most),
            limit,
            ending: open.auction.ending(&open.laid),
            bids: bids.collect(),
        }
    }

    /// What it would mean for a seat to stop with so many cards.
    pub(crate) fn bid(&self, open: &Open, seat: Seat, cards: u8) -> Bid {
        let standing = standing(open, seat, cards);
        let eklat = matches!(standing, Standing::Level(_));
        Bid {
            cards,
            target: target(self.settings.seats, cards),
            bonus: bonus(cards, Some(Trump::colour(Colour::Red))) as u8,
            eklat: eklat.then(|| eklat_loss(cards)),
            standing,
        }
    }

    fn stakes(&self, open: &Open) -> Stakes {
        let contract = &open.contract;
        let is_named = matches!(open.frame, Frame::Partner | Frame::Playing);
        let goal = target(self.settings.seats, contract.bid);
        let all = open.left_out.map_or(Bag::FULL, LeftOut::deck).triangles();
        let side = |chiefs: bool, needs: u8, won: u8| {
            let seats = Seat::all(self.settings.seats).filter(|&seat| contract.is_chiefs(seat) == chiefs);
            let seats: Vec<Seat> = seats.collect();
            let tricks = seats.iter().map(|&seat| open.tricks[seat]).sum();
            Side { seats, needs, tricks, won }
        };
        let sides = (open.frame == Frame::Playing).then(|| Sides {
            chiefs: side(true, goal, open.won.chiefs),
            others: side(false, (all + 1).saturating_sub(goal), open.won.others),
            to_come: all - (open.won.chiefs + open.won.others),
        });
        Stakes {
            target: goal,
            all,
            bonus: is_named.then(|| contract.bonus()),
            fine: FINE,
            reward: REWARD,
            sides,
            ladder: if is_named { self.ladder(contract.trumps) } else { Vec::new() },
        }
    }

    fn trick_so_far(&self, open: &Open) -> TrickSoFar {
        let winner = self.winner(open.contract.trumps, open.leader, &open.trick).map(|(winner, _)| winner);
        let played = |(place, &card): (usize, &Kind)| {
            let by = after(open.leader, place as u8, self.settings.seats);
            Played { by, card, wins: Some(by) == winner }
        };
        TrickSoFar {
            number: open.tricks.values().sum::<u8>() + 1,
            of: self.hand_size(),
            cards: open.trick.iter().enumerate().map(played).collect(),
            triangles: open.trick.iter().map(|card| card.triangles()).sum(),
        }
    }

    /// What follows from an action of the seat whose turn it is.
    pub(crate) fn prospect_of(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        let open = &view.open;
        let (seat, own) = (view.viewer.seat().filter(|&seat| seat == open.turn)?, open.own?);
        let (laid, hand) = (open.laid[seat], own.plus(open.laid[seat]));
        Some(match action {
            Action::Lay(_) => Prospect::Bid(self.bid(open, seat, laid.count() + 1)),
            Action::Done => Prospect::Bid(self.bid(open, seat, laid.count())),
            Action::Pass => Prospect::Pass {
                ending: open.auction.ending(&open.laid),
                now: open.auction.passes + 1 == self.settings.seats,
            },
            Action::Trump(trump) => naming(self, open, hand, Some(trump)),
            Action::NoTrump => naming(self, open, hand, None),
            Action::Partner(partner) => {
                let order = self.order(open.contract.trumps);
                let is_trump = |&card: &Kind| order.is_trump(card);
                let (shown, plain): (Vec<Kind>, Vec<Kind>) = open.laid[partner].cards().partition(is_trump);
                let high = plain.iter().filter(|card| card.number() >= HIGH).count();
                Prospect::Partner { trumps: shown.len() as u8, high: high as u8 }
            }
            Action::Play(card) => {
                let mut trick = open.trick;
                trick.push(card);
                let (winner, _) = self.winner(open.contract.trumps, open.leader, &trick)?;
                Prospect::Play {
                    winner,
                    triangles: trick.iter().map(|card| card.triangles()).sum(),
                    last: trick.len() == usize::from(self.settings.seats),
                }
            }
        })
    }
}

/// From this number on a card that is no trump may well win a trick.
pub(crate) const HIGH: u8 = 8;

/// What an eklat brings a leader who was not the last, for so many cards (MU.15).
pub(crate) fn eklat_gain(cards: u8) -> u16 {
    EKLAT_GAIN.unsigned_abs() * u16::from(cards)
}

/// What it costs the last one (MU.15).
pub(crate) fn eklat_loss(cards: u8) -> u16 {
    EKLAT_LOSS.unsigned_abs() * u16::from(cards)
}

/// The trumps as they are after whoever is to name one has named this one.
pub(crate) fn named(open: &Open, trump: Option<Trump>) -> Trumps {
    let so_far = open.contract.trumps;
    if open.frame == Frame::ViceTrump {
        Trumps { vice: trump, ..so_far }
    } else {
        Trumps { chief: trump, ..so_far }
    }
}

fn naming(game: &Mu, open: &Open, hand: Bag, trump: Option<Trump>) -> Prospect {
    let is_chief = open.frame == Frame::ChiefTrump;
    Prospect::Trump {
        held: trump.map_or(0, |trump| hand.cards().filter(|&card| trump.has(card)).count() as u8),
        bonus: is_chief.then(|| bonus(open.contract.bid, trump)),
        ladder: game.ladder(named(open, trump)),
    }
}

/// Where a seat with so many cards would stand.
pub(crate) fn standing(open: &Open, seat: Seat, cards: u8) -> Standing {
    let others = open.laid.iter().filter(|&(other, _)| other != seat);
    let most = others.map(|(_, laid)| laid.count()).max().unwrap_or(0);
    if cards > most {
        return Standing::Alone;
    }
    let leaders = leaders(open, Some(seat), most);
    if cards == most { Standing::Level(leaders) } else { Standing::Below(leaders) }
}

/// Those who have laid so many cards, at least one; all but one of them, if one is to be left out.
fn leaders(open: &Open, without: Option<Seat>, most: u8) -> Vec<Seat> {
    let leads = |&(seat, laid): &(Seat, Bag)| most > 0 && laid.count() == most && Some(seat) != without;
    open.laid.iter().filter(leads).map(|(seat, _)| seat).collect()
}

/// What a hand brought everybody; the scores are those after it.
pub(crate) fn accounts(ended: &Ended, scores: &BySeat<i16>) -> BySeat<Account> {
    BySeat::from_fn(scores.count(), |seat| {
        let triangles = match &ended.how {
            How::Played { triangles, .. } => triangles[seat],
            How::PassedOut | How::Eklat { .. } => 0,
        };
        let gain = ended.gains[seat];
        Account { triangles, extra: gain - i16::from(triangles), gain, total: scores[seat] }
    })
}
