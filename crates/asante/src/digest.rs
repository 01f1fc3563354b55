//! What decides the game and can be worked out from a view: how far it is to 60 gold, what ending the turn would bring, and
//! what can be done with every card, artifact and holy place of the viewer's, or why not.

use game::{Seat, ViewOf};
use serde::{Deserialize, Serialize};

use crate::Asante;
use crate::card::{Class, Goods, Holy, Kind, Ware};
use crate::effects::Rule;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Both, ENOUGH_GOLD, Frame, Phase, SLOTS, State, other};
use crate::view::Open;

/// What can be worked out from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Digest {
    /// The gold that brings on the end (ASA.60).
    pub goal: u32,
    /// How much gold everybody lacks to that.
    pub missing: Both<u32>,
    /// How many spaces are free on the stands.
    pub free: Both<u8>,
    /// The gold for unused actions, if the turn ended now (ASA.13).
    pub bonus: u32,
    /// Whose last turn it is, if the end was brought on.
    pub last_turn: Option<Seat>,
    /// The persons and animals played and not yet discarded, the latest last.
    pub in_play: Vec<Kind>,
    /// The holy place of the active player's that is being used and will be discarded (ASA.50).
    pub in_use: Option<Holy>,
    /// What stands against looking at a card (ASA.11); only if it is the viewer's turn.
    pub drawing: Option<Hurdle>,
    /// The viewer's hand, in the order of the deck.
    pub hand: Vec<Held>,
    /// The viewer's artifacts, by slot: what stands against using each.
    pub artifacts: [Option<Usable<Kind>>; SLOTS],
    /// The viewer's holy places: what stands against using each kind.
    pub places: Vec<Usable<Holy>>,
}

/// A card in the viewer's hand and what can be done with it: in the viewer's own turn now, in the other player's turn as if
/// the own one began with the table as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Held {
    /// Which card.
    pub card: Kind,
    /// How many of it.
    pub count: u8,
    /// What such a card is for.
    pub ways: Vec<Way>,
}

/// One thing that a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Way {
    /// What is done with it.
    pub what: What,
    /// The price of a ware card, as it is now: with a Haggler it is better.
    pub gold: Option<u32>,
    /// What stands against it.
    pub against: Option<Hurdle>,
}

/// What can be done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum What {
    Buy,
    Sell,
    Lay,
    Play,
    Cancel,
}

/// Something before the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Usable<T> {
    /// What it is.
    pub what: T,
    /// How many of it.
    pub count: u8,
    /// What stands against using it.
    pub against: Option<Hurdle>,
}

/// Equal things next to each other become one, with how many there are.
pub(crate) fn counted<T: PartialEq + Copy>(things: &[T]) -> Vec<(T, u8)> {
    let mut counted: Vec<(T, u8)> = Vec::new();
    for thing in things {
        match counted.iter_mut().find(|(known, _)| known == thing) {
            Some((_, count)) => *count += 1,
            None => counted.push((*thing, 1)),
        }
    }
    counted
}

/// The gold for unused actions (ASA.13).
pub(crate) fn bonus(actions: u8) -> u32 {
    u32::from(actions >= 2)
}

impl Asante {
    /// What can be worked out from this view.
    pub(crate) fn digest_of(&self, view: &ViewOf<Asante>) -> Digest {
        let open = &view.open;
        let mut digest = Digest {
            goal: ENOUGH_GOLD,
            missing: Both(open.gold.0.map(|gold| ENOUGH_GOLD.saturating_sub(gold))),
            free: Both(open.stands.0.map(|stand| stand.free())),
            bonus: bonus(open.actions),
            last_turn: open.trigger.filter(|_| !open.frames.is_empty()).map(other),
            in_play: State::in_play(&open.frames).collect(),
            in_use: State::place_in_use(&open.frames),
            drawing: None,
            hand: Vec::new(),
            artifacts: [None; SLOTS],
            places: Vec::new(),
        };
        if let (Some(me), Some(hand)) = (view.viewer.seat(), &open.own) {
            let outlook = Outlook::from_chair(self, open, me, self.cards.bag(hand));
            let chair = Chair { game: self, open, me, outlook };
            digest.drawing = chair.against_drawing();
            digest.hand = counted(hand).into_iter().map(|(card, count)| chair.held(card, count)).collect();
            digest.artifacts = open.artifacts[me].map(|artifact| {
                let artifact = artifact?;
                let against = chair.paid(|paid| self.against_artifact(paid, artifact));
                Some(Usable { what: artifact.card, count: 1, against })
            });
            let places = counted(&open.owned[me]).into_iter();
            digest.places = places.map(|(place, count)| chair.place(place, count)).collect();
        }
        digest
    }

    /// How much cheaper or dearer a ware card is that an effect asks for now (ASA.116); nothing if none does.
    pub(crate) fn haggling(&self, open: &Open) -> Option<u8> {
        let Some(Frame::Choose { card }) = open.frames.last() else { return None };
        self.rule(*card).and_then(Rule::haggles)
    }
}

/// The table from the viewer's chair.
struct Chair<'a> {
    game: &'a Asante,
    open: &'a Open,
    me: Seat,
    outlook: Outlook<'a>,
}

impl<'a> Chair<'a> {
    fn is_active(&self) -> bool {
        self.open.active == self.me
    }

    /// What stands against something that costs an action.
    fn paid(&self, against: impl FnOnce(&Outlook<'a>) -> Option<Hurdle>) -> Option<Hurdle> {
        match self.outlook.paid() {
            Some(paid) => against(&paid),
            None => Some(Hurdle::NoActions),
        }
    }

    /// ASA.11, ASA.12
    fn against_drawing(&self) -> Option<Hurdle> {
        if !self.is_active() {
            None
        } else if self.open.phase == Phase::Playing {
            Some(Hurdle::DrawingOver)
        } else {
            self.paid(Outlook::against_drawing)
        }
    }

    fn held(&self, card: Kind, count: u8) -> Held {
        let way = |what, against| Way { what, gold: None, against };
        let ways = match self.game.classes[usize::from(card.0)] {
            Class::Ware { goods, buy, sell } => self.trades(card, goods, buy, sell),
            Class::Artifact { .. } => vec![way(What::Lay, self.paid(|_| None))],
            // ASA.41
            Class::Person(_) | Class::Animal(_) if self.game.cancels(card) => {
                vec![way(What::Cancel, Hurdle::OnlyCancels.unless(!self.is_active()))]
            }
            Class::Person(_) | Class::Animal(_) => {
                vec![way(What::Play, self.paid(|paid| self.game.against_playing(paid, card)))]
            }
        };
        Held { card, count, ways }
    }

    /// ASA.20, ASA.22, ASA.116: buying and selling with a ware card.
    fn trades(&self, card: Kind, goods: Goods, buy: u8, sell: u8) -> Vec<Way> {
        let way = |what, gold: u32, against| Way { what, gold: Some(gold), against };
        match goods {
            Goods::Named(_) => {
                let haggled = self.game.haggling(self.open).filter(|_| self.is_active());
                let Some(trade) = self.game.trade_now(card, None, haggled) else { return Vec::new() };
                let against = |check: &dyn Fn(&Outlook<'a>) -> Option<Hurdle>| {
                    // It was paid for when the card that asks was played.
                    if haggled.is_some() { check(&self.outlook) } else { self.paid(check) }
                };
                vec![
                    way(What::Buy, trade.buy, against(&|outlook| outlook.against_buying(trade))),
                    way(What::Sell, trade.sell, against(&|outlook| outlook.against_selling(trade))),
                ]
            }
            Goods::Packages(count) => {
                let trades = || Ware::ALL.into_iter().filter_map(|ware| self.game.trade(card, Some(ware)));
                // One ware it can be done with is enough; gold and room stand against all of them alike.
                let buying = self.paid(|paid| {
                    let mut hurdles = trades().map(|trade| paid.against_buying(trade));
                    hurdles.try_fold(None, |_, hurdle| hurdle.map(Some)).flatten()
                });
                let selling = self.paid(|paid| {
                    let possible = trades().any(|trade| paid.against_selling(trade).is_none());
                    let hurdle = if count == 1 { Hurdle::StandEmpty } else { Hurdle::NotAlike(count) };
                    hurdle.unless(possible)
                });
                vec![way(What::Buy, buy.into(), buying), way(What::Sell, sell.into(), selling)]
            }
        }
    }

    /// ASA.50, ASA.53
    fn place(&self, place: Holy, count: u8) -> Usable<Holy> {
        let visited = self.is_active() && self.open.visited;
        let against =
            if visited { Some(Hurdle::Visited) } else { self.game.against_place(place, &self.outlook) };
        Usable { what: place, count, against }
    }
}
