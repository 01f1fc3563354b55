//! What can be done with the viewer's cards and those looked at, and what trades with them bring: what small learners do not work
//! out by themselves. In the other player's turn, as if the own one began with the table as it is.

use game::{Few, Pen, Seat};

use crate::Asante;
use crate::bag::{Cards, Row};
use crate::card::{Class, Goods, Kind, MOST_KINDS, WARES, Ware};
use crate::rules::outlook::Outlook;
use crate::state::ACTIONS;
use crate::view::Open;

const WORDS: usize = MOST_KINDS / 64;
const _: () = assert!(WORDS * 64 == MOST_KINDS, "rows fill their words");

/// So many ways to trade with ware cards are looked at.
const MOST_OFFERS: usize = 24;
/// So many ways to sell are planned with: more are rare, and planning would take long.
const MOST_PLANNED: usize = 10;
/// The highest bit of the number of every kind of ware, side by side.
const BORROWED: u64 = 0x8080_8080_8080;

/// Some rows of the deck.
#[derive(Clone, Copy, Default)]
pub(super) struct KindSet([u64; WORDS]);

impl KindSet {
    pub(super) fn of(cards: impl Iterator<Item = Kind>) -> Self {
        let mut set = KindSet::default();
        cards.for_each(|card| set.add(card));
        set
    }

    #[inline]
    fn add(&mut self, card: Kind) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    #[inline(always)]
    pub(super) fn write(self, pen: &mut Pen<'_>) {
        self.0.iter().for_each(|&word| pen.set(word, 64));
    }
}

/// What can be done with which cards.
#[derive(Clone, Copy, Default)]
pub(super) struct Uses {
    /// Bought with, laid, played, or kept to cancel with.
    pub(super) usable: KindSet,
    /// Sold with.
    pub(super) sellable: KindSet,
    /// Sold with when another card was bought with.
    pub(super) matched: KindSet,
    /// What trades with the hand bring.
    pub(super) gains: Gains,
    /// With the cards looked at besides; nothing if there are none.
    pub(super) with_looked: Gains,
    /// How many wares of each kind are on the ware cards of the hand.
    pub(super) wanted: [u8; WARES],
}

/// Gold that trades bring.
#[derive(Clone, Copy, Default)]
pub(super) struct Gains {
    /// The best single sale.
    pub(super) sale: u32,
    /// The best sales with the actions that are left, one card of each row.
    pub(super) now: u32,
    /// With the actions of a whole turn.
    pub(super) turn: u32,
    /// Buying with one card and selling with another one.
    pub(super) deal: u32,
}

/// A ware card as it can be used.
#[derive(Clone, Copy, Default)]
struct Offer {
    card: Kind,
    /// The wares, packed.
    wares: u64,
    buy: u32,
    sell: u32,
    buyable: bool,
}

type Offers = Few<Offer, MOST_OFFERS>;

impl Uses {
    /// With an outlook on all cards, and the hand without those looked at.
    pub(super) fn of(game: &Asante, open: &Open, me: Seat, outlook: &Outlook, hand: &Cards) -> Uses {
        let mut uses = Uses::default();
        let haggled = game.haggling(open).filter(|_| open.active == me);
        // What an effect asks for is paid for already.
        let paid = outlook.paid().or(haggled.map(|_| *outlook));
        for card in game.cards.kinds(&outlook.hand) {
            let usable = match game.classes[card.index()] {
                Class::Ware { .. } => continue,
                Class::Artifact { .. } => paid.is_some(),
                Class::Person(_) | Class::Animal(_) if game.cancels(card) => open.active != me,
                Class::Person(_) | Class::Animal(_) => {
                    paid.is_some_and(|paid| game.against_playing(&paid, card).is_none())
                }
            };
            if usable {
                uses.usable.add(card);
            }
        }
        let offers = offers(game, haggled, outlook);
        let stand = open.stands[me].packed();
        if paid.is_some() {
            uses.usable.0.iter_mut().zip(KindSet::of(bought(&offers)).0).for_each(|(all, more)| *all |= more);
            uses.sellable = KindSet::of(sold(&offers, stand));
        }
        let all = uses.trade(game, &offers, &outlook.hand, stand, outlook.actions);
        if open.looking.is_empty() {
            uses.gains = all;
        } else {
            let held: Offers =
                offers.iter().filter(|offer| game.cards.has(hand, offer.card)).copied().collect();
            uses.with_looked = all;
            uses.gains = Uses::default().trade(game, &held, hand, stand, outlook.actions);
        }
        uses.wanted = wanted(game, hand);
        uses
    }

    /// What these offers bring. Finds out which cards can be sold after buying, too.
    fn trade(&mut self, game: &Asante, offers: &Offers, cards: &Cards, stand: u64, actions: u8) -> Gains {
        let sellable = offers.iter().filter(|offer| covers(stand, offer.wares)).take(MOST_PLANNED);
        let sellable: Few<Offer, MOST_PLANNED> = sellable.copied().collect();
        let mut gains = Gains {
            sale: best_sales(&sellable, stand, 1),
            now: best_sales(&sellable, stand, actions),
            turn: best_sales(&sellable, stand, ACTIONS),
            deal: 0,
        };
        for bought in offers.iter().filter(|offer| offer.buyable) {
            let then = stand + bought.wares;
            let another = |sold: &&Offer| sold.card != bought.card || game.cards.count(cards, sold.card) > 1;
            for sold in offers.iter().filter(|sold| covers(then, sold.wares)).filter(another) {
                self.matched.add(sold.card);
                gains.deal = gains.deal.max(sold.sell.saturating_sub(bought.buy));
            }
        }
        gains
    }
}

/// The ways to trade with these cards, in the order of the deck; with packages there is one for every ware (ASA.22).
fn offers(game: &Asante, haggled: Option<u8>, outlook: &Outlook) -> Offers {
    let mut offers = Offers::new();
    for card in game.cards.kinds(&outlook.hand) {
        let Class::Ware { goods, .. } = game.classes[card.index()] else { continue };
        let mut add = |ware: Option<Ware>| {
            let trade = game.trade_now(card, ware, haggled);
            if let Some(trade) = trade.filter(|_| offers.len() < MOST_OFFERS) {
                let buyable = outlook.against_buying(trade).is_none();
                offers.push(Offer {
                    card,
                    wares: trade.wares.packed(),
                    buy: trade.buy,
                    sell: trade.sell,
                    buyable,
                });
            }
        };
        match goods {
            Goods::Named(_) => add(None),
            Goods::Packages(_) => Ware::ALL.into_iter().for_each(|ware| add(Some(ware))),
        }
    }
    offers
}

fn bought(offers: &Offers) -> impl Iterator<Item = Kind> {
    offers.iter().filter(|offer| offer.buyable).map(|offer| offer.card)
}

fn sold(offers: &Offers, stand: u64) -> impl Iterator<Item = Kind> {
    offers.iter().filter(move |offer| covers(stand, offer.wares)).map(|offer| offer.card)
}

/// Are all of these wares on the stand? Both are packed: no number borrows from the next one.
#[inline]
fn covers(stand: u64, wares: u64) -> bool {
    ((stand | BORROWED) - wares) & BORROWED == BORROWED
}

/// The most gold that at most so many sales bring, one card of each row.
fn best_sales(offers: &[Offer], stand: u64, actions: u8) -> u32 {
    let Some(left) = actions.checked_sub(1) else { return 0 };
    let mut best = 0;
    for (place, offer) in offers.iter().enumerate().filter(|(_, offer)| covers(stand, offer.wares)) {
        let same = offers[place..].iter().take_while(|other| other.card == offer.card).count();
        let more = best_sales(&offers[place + same..], stand - offer.wares, left);
        best = best.max(offer.sell + more);
    }
    best
}

/// How many wares of each kind are named on these cards.
fn wanted(game: &Asante, hand: &Cards) -> [u8; WARES] {
    let mut wanted = [0u8; WARES];
    for card in game.cards.each(hand) {
        if let Class::Ware { goods: Goods::Named(counts), .. } = game.classes[card.index()] {
            wanted.iter_mut().zip(counts).for_each(|(sum, count)| *sum = sum.saturating_add(count));
        }
    }
    wanted
}
