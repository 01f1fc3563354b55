//! The whole position. The deck is a set, not a sequence: no state contains the future.

use game::bits::ones;
use game::{BySeat, Few, Seat, SeatSet};
use serde::{Deserialize, Serialize, Serializer};

use crate::card::{Card, CardSet};

/// How many rounds a game has (SER.21).
pub const ROUNDS: u8 = 15;

/// Where everything is, and what is waiting to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The cards still face down.
    pub deck: CardSet,
    /// The cards turned up and not yet sold.
    pub lot: CardSet,
    /// The cards that left the game (SER.53).
    pub lost: CardSet,
    /// The cards before each player.
    pub owned: BySeat<CardSet>,
    /// Everybody's chips: the only secret.
    pub chips: BySeat<u8>,
    /// Chips in the pot (SER.8).
    pub pot: u8,
    /// Chips in the bank (SER.5).
    pub bank: u8,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The first player of this round.
    pub first: Seat,
    /// Who started an exchange in this round and may not bid for its lot (SER.71).
    pub barred: SeatSet,
    /// What is waiting to be decided, the most urgent on top. Nothing: the game is over.
    pub frames: Frames,
    /// The auction that is going on; blank if none is.
    pub auction: Auction,
    /// What the last step did.
    pub last: Deed,
}

const _: () = assert!(size_of::<State>() <= 256);

/// The decisions waiting. At most: a sale, inside it an auction, inside it a lost card.
pub type Frames = Few<Frame, 3>;

/// One decision waiting to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Frame {
    /// Nature draws the first player (SER.20).
    #[default]
    DrawFirst,
    /// This seat may sell a card (SER.60).
    Selling(Seat),
    /// This seat may start an exchange (SER.70).
    Exchanging(Seat),
    /// Nature turns up the lot (SER.21).
    TurnUp,
    /// The speaker of the auction bids or passes (SER.30).
    Bidding,
    /// This seat gives up a card (SER.53).
    Losing(Seat),
}

/// An auction, of a lot or of one player's card. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Auction {
    /// Whose card is sold, if it is not the lot (SER.61).
    pub sale: Option<Sale>,
    /// Whose turn it is to bid or pass.
    pub speaker: Seat,
    /// Who may still speak: neither passed nor kept out.
    pub speaking: SeatSet,
    /// Who bid too much and was sent out, until the lot is gone (SER.57).
    pub excluded: SeatSet,
    /// The highest bid.
    pub standing: Option<Bid>,
    /// The last bid of each seat in this auction.
    pub bids: BySeat<Option<u8>>,
    /// The chips each seat was fined since its last bid in this auction (SER.52).
    pub fines: BySeat<u8>,
    /// What each seat got from the bank for passing in this auction (SER.7).
    pub bonuses: BySeat<u8>,
    /// The amounts refused to the speaker in this turn (SER.56).
    pub refused: Amounts,
}

/// A card put up by its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Sale {
    pub seller: Seat,
    pub card: Card,
}

/// An amount called by a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Bid {
    pub by: Seat,
    pub amount: u8,
}

/// What a step did: all of it happens in the open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Deed {
    /// The step itself.
    pub act: Act,
    /// Somebody was found out to have bid more than their chips (SER.13).
    pub found_out: Option<Bid>,
    /// Pass bonuses taken back because the auction starts again (SER.54).
    pub restarted: bool,
    /// An auction ended.
    pub ended: Option<Ended>,
    /// The game ended, and all chips were laid open (SER.80).
    pub final_chips: Option<BySeat<u8>>,
}

/// What a player or nature just did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Act {
    #[default]
    Nothing,
    DrewFirst(Seat),
    TurnedUp(CardSet),
    Called(Bid),
    /// The digit was forbidden: the bid does not count (SER.52).
    Fined {
        bid: Bid,
        fine: u8,
    },
    Passed {
        by: Seat,
        bonus: u8,
    },
    Offered(Sale),
    DidNotOffer(Seat),
    Swapped {
        by: Seat,
        give: Card,
        with: Seat,
        take: Card,
    },
    DidNotSwap(Seat),
    Lost {
        by: Seat,
        card: Card,
    },
}

/// How an auction ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ended {
    /// What was auctioned.
    pub cards: CardSet,
    /// Whose card it was, if not the lot.
    pub seller: Option<Seat>,
    /// Who has it now; nobody bought a card that its owner keeps (SER.62).
    pub buyer: Option<Seat>,
    /// The price. Nothing was bid for a lot that went for nothing (SER.32).
    pub price: Option<u8>,
    /// What each seat received.
    pub gains: BySeat<u8>,
}

/// A set of amounts, 0 to 127.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
#[serde(from = "Vec<u8>")]
pub struct Amounts {
    // Two words and not a u128, whose alignment would cost every state sixteen bytes.
    words: [u64; 2],
}

impl Amounts {
    /// No amount.
    pub const NONE: Amounts = Amounts { words: [0, 0] };

    const fn from_bits(bits: u128) -> Self {
        Amounts { words: [bits as u64, (bits >> 64) as u64] }
    }

    const fn bits(self) -> u128 {
        self.words[0] as u128 | (self.words[1] as u128) << 64
    }

    /// All amounts from `low` to `high`.
    #[inline]
    pub const fn range(low: u8, high: u8) -> Self {
        if low > high {
            return Amounts::NONE;
        }
        Amounts::from_bits(u128::MAX >> (127 - high) & u128::MAX << low)
    }

    /// All amounts whose units digit is among `digits` (bit d for the digit d).
    #[inline]
    pub const fn ending_in(digits: u16) -> Self {
        // A one in every tenth place: multiplying by it repeats the ten bits of the digits.
        const TENS: u128 = {
            let (mut tens, mut place) = (0u128, 0);
            while place < 128 {
                tens |= 1 << place;
                place += 10;
            }
            tens
        };
        Amounts::from_bits((digits as u128).wrapping_mul(TENS))
    }

    /// Those that are not in the other set.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Amounts) -> Self {
        Amounts { words: [self.words[0] & !other.words[0], self.words[1] & !other.words[1]] }
    }

    /// Is the amount in it?
    pub const fn has(self, amount: u8) -> bool {
        amount < 128 && self.bits() >> amount & 1 == 1
    }

    /// Puts an amount in.
    pub const fn add(&mut self, amount: u8) {
        self.words[(amount / 64) as usize] |= 1 << (amount % 64);
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        (self.words[0].count_ones() + self.words[1].count_ones()) as u8
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.words[0] | self.words[1] == 0
    }

    /// The set as bytes, eight amounts in each, the smallest in the lowest bit of the first.
    pub const fn bytes(self) -> [u8; 16] {
        self.bits().to_le_bytes()
    }

    /// The amounts, the smallest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let [low, high] = self.words;
        ones(low).chain(ones(high).map(|amount| amount + 64))
    }
}

impl std::fmt::Debug for Amounts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The amounts one by one, without a list of them first.
impl Serialize for Amounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl From<Vec<u8>> for Amounts {
    fn from(amounts: Vec<u8>) -> Self {
        let mut set = Amounts::NONE;
        amounts.into_iter().filter(|amount| *amount < 128).for_each(|amount| set.add(amount));
        set
    }
}
