//! Actions as words.
//!
//! A card is named by its row in the deck and a holy place by its own, so that the letters are the same with every deck
//! (ASA.1). Playing a card and using a holy place are said by their letters alone; what else can be done with them is said before
//! it. Wares are said kind by kind, so many at once, and the letter of the last kind tells that it is the last.

use std::sync::LazyLock;

use game::spell::Letters;
use game::{Letter, Seat, Spell, Word};

use crate::Asante;
use crate::action::{Action, InTurn, OfArtifacts, OfCards, OfPlaces, OfWares, Reaction};
use crate::bag::Row;
use crate::card::{Deck, Kind, MOST_HOLY, MOST_KINDS, WARES, Ware};
use crate::deck::DECK;
use crate::state::SLOTS;
use crate::ware::{SPACES, Wares};

/// So many wares of one kind can be named at once.
const MOST: usize = SPACES as usize;
/// So many of a kind that is not the last one: there is another ware at least.
const MOST_BEFORE: usize = MOST - 1;
/// So many kinds can come before another one.
const KINDS_BEFORE: usize = WARES - 1;
/// Whose artifact, used or not, in which slot.
const BREAKS: usize = 4 * SLOTS;

const DRAW: Letters = Letters::first("draw", 1);
const KEEP: Letters = DRAW.then("keep", 1);
const DISCARD: Letters = KEEP.then("discard", 1);
const END: Letters = DISCARD.then("end", 1);
const LET: Letters = END.then("let", 1);
const REDUCE: Letters = LET.then("reduce", 1);
const DONE: Letters = REDUCE.then("done", 1);
const CARD: Letters = DONE.then("card", MOST_KINDS);
const BUY: Letters = CARD.then("buy", 1);
const SELL: Letters = BUY.then("sell", 1);
const CANCEL: Letters = SELL.then("cancel", 1);
const FETCH: Letters = CANCEL.then("fetch", 1);
const PICK: Letters = FETCH.then("pick", 1);
const DROP: Letters = PICK.then("drop", 1);
const GIVE: Letters = DROP.then("give", 1);
const BUY_AS: Letters = GIVE.then("buy as", WARES);
const SELL_AS: Letters = BUY_AS.then("sell as", WARES);
const LAY: Letters = SELL_AS.then("lay", SLOTS);
const USE: Letters = LAY.then("use", SLOTS);
const BORROW: Letters = USE.then("borrow", SLOTS);
const APPLY: Letters = BORROW.then("apply", SLOTS);
const BREAK: Letters = APPLY.then("break", BREAKS);
const COUNT: Letters = BREAK.then("count", MOST);
const PLACE: Letters = COUNT.then("place", MOST_HOLY);
const BLESS: Letters = PLACE.then("bless", 1);
const TAKE: Letters = BLESS.then("take", WARES * MOST);
const ALSO_TAKE: Letters = TAKE.then("also take", KINDS_BEFORE * MOST_BEFORE);
const RETURN: Letters = ALSO_TAKE.then("return", WARES * MOST);
const ALSO_RETURN: Letters = RETURN.then("also return", KINDS_BEFORE * MOST_BEFORE);
const SWAP: Letters = ALSO_RETURN.then("swap", WARES);

impl Spell for Asante {
    const ALPHABET: &'static [Letters] = &[
        DRAW,
        KEEP,
        DISCARD,
        END,
        LET,
        REDUCE,
        DONE,
        CARD,
        BUY,
        SELL,
        CANCEL,
        FETCH,
        PICK,
        DROP,
        GIVE,
        BUY_AS,
        SELL_AS,
        LAY,
        USE,
        BORROW,
        APPLY,
        BREAK,
        COUNT,
        PLACE,
        BLESS,
        TAKE,
        ALSO_TAKE,
        RETURN,
        ALSO_RETURN,
        SWAP,
    ];

    fn spell(&self, _seat: Seat, action: Action) -> Word {
        let card = |card: Kind| CARD.at(card.index());
        match action {
            Action::Turn(InTurn::Draw) => word([DRAW.at(0)]),
            Action::Card(OfCards::Keep) => word([KEEP.at(0)]),
            Action::Card(OfCards::Discard) => word([DISCARD.at(0)]),
            Action::Turn(InTurn::End) => word([END.at(0)]),
            Action::Reaction(Reaction::Let) => word([LET.at(0)]),
            Action::Card(OfCards::Reduce) => word([REDUCE.at(0)]),
            Action::Place(OfPlaces::Done) => word([DONE.at(0)]),
            Action::Turn(InTurn::Play(played)) => word([card(played)]),
            Action::Turn(InTurn::Buy { card: with, ware: None }) => word([BUY.at(0), card(with)]),
            Action::Turn(InTurn::Sell { card: with, ware: None }) => word([SELL.at(0), card(with)]),
            Action::Reaction(Reaction::Cancel(keeper)) => word([CANCEL.at(0), card(keeper)]),
            Action::Card(OfCards::Fetch(fetched)) => word([FETCH.at(0), card(fetched)]),
            Action::Card(OfCards::Pick(picked)) => word([PICK.at(0), card(picked)]),
            Action::Card(OfCards::Drop(dropped)) => word([DROP.at(0), card(dropped)]),
            Action::Card(OfCards::Give(given)) => word([GIVE.at(0), card(given)]),
            Action::Turn(InTurn::Buy { card: with, ware: Some(ware) }) => {
                word([BUY_AS.at(ware as usize), card(with)])
            }
            Action::Turn(InTurn::Sell { card: with, ware: Some(ware) }) => {
                word([SELL_AS.at(ware as usize), card(with)])
            }
            Action::Turn(InTurn::Lay { card: laid, slot }) => word([LAY.at(usize::from(slot)), card(laid)]),
            Action::Turn(InTurn::Use(slot)) => word([USE.at(usize::from(slot))]),
            Action::Artifact(OfArtifacts::Borrow(slot)) => word([BORROW.at(usize::from(slot))]),
            Action::Place(OfPlaces::Apply(slot)) => word([APPLY.at(usize::from(slot))]),
            Action::Artifact(OfArtifacts::Break { own, slot, using }) => {
                word([BREAK.at(usize::from(slot) * 4 + 2 * usize::from(own) + usize::from(using))])
            }
            Action::Ware(OfWares::Count(count)) => word([COUNT.at(usize::from(count) - 1)]),
            Action::Turn(InTurn::Visit(place)) => word([PLACE.at(place.index())]),
            Action::Place(OfPlaces::Bless(place)) => word([BLESS.at(0), PLACE.at(place.index())]),
            Action::Ware(OfWares::Take(wares)) => spell_wares(Word::new(), ALSO_TAKE, TAKE, wares),
            Action::Ware(OfWares::Return(wares)) => spell_wares(Word::new(), ALSO_RETURN, RETURN, wares),
            Action::Ware(OfWares::Swap { give, take }) => {
                spell_wares(word([SWAP.at(give as usize)]), ALSO_TAKE, TAKE, take.wares())
            }
        }
    }

    /// Cards and holy places by their rows, with what stands in that row of our own deck; wares by their letters.
    fn name_letter(letters: Letters, index: usize) -> String {
        if letters == CARD {
            row(index, OURS.cards.get(index).map(|row| &row.label.id))
        } else if letters == PLACE {
            row(index, OURS.holy.get(index).map(|row| &row.label.id))
        } else if letters == TAKE || letters == RETURN {
            wares(index, MOST)
        } else if letters == ALSO_TAKE || letters == ALSO_RETURN {
            wares(index, MOST_BEFORE)
        } else if letters == BUY_AS || letters == SELL_AS || letters == SWAP {
            Ware::ALL[index].letter().to_string()
        } else if letters == BREAK {
            let whose = if index & 2 == 0 { "theirs" } else { "mine" };
            format!("{whose} {}{}", index / 4 + 1, if index & 1 == 0 { "" } else { " using" })
        } else {
            (index + 1).to_string()
        }
    }
}

/// Our own deck, whose cards letters are named after.
static OURS: LazyLock<Deck> = LazyLock::new(|| Deck::read(DECK).expect("our own deck is in order"));

#[inline]
fn word<const N: usize>(letters: [Letter; N]) -> Word {
    letters.into_iter().collect()
}

/// Says these wares after what was said: all kinds but the last with letters of `before`.
fn spell_wares(said: Word, before: Letters, last: Letters, wares: Wares) -> Word {
    let mut word = said;
    let mut kinds = wares.kinds().peekable();
    while let Some(ware) = kinds.next() {
        let more = usize::from(wares.count(ware)) - 1;
        word.push(match kinds.peek() {
            Some(_) => before.at(ware as usize * MOST_BEFORE + more),
            None => last.at(ware as usize * MOST + more),
        });
    }
    word
}

/// A row, and what our own deck has there.
fn row(index: usize, ours: Option<&String>) -> String {
    ours.map_or_else(|| index.to_string(), |id| format!("{index}:{id}"))
}

/// So many wares of one kind, where `most` of each have letters.
fn wares(index: usize, most: usize) -> String {
    Wares::of(Ware::ALL[index / most], (index % most) as u8 + 1).to_string()
}
