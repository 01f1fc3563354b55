//! Leduc poker.
//!
//! - LED.1 Six cards: jack, queen, king, each red and black. Each of the two players puts in 1 chip and is dealt a
//!   card.
//! - LED.2 A round of betting, seat 1 first: check, or raise by 2 chips. Who faces a raise folds, calls, or raises
//!   again; there are at most two raises in a round. The round ends with a call or two checks.
//! - LED.3 Nature then turns up a card for both, and there is a second round in which a raise is 4 chips.
//! - LED.4 Who folds loses what he put in; the cards stay hidden. Else both show: a pair with the card on the table
//!   wins, then the higher card; equal cards share.

/// What only tests ask.
mod inspect;
/// What learners are given.
mod learning;
/// What is told, shown and advised.
mod telling;

use game::settings::Schema;
use game::{
    BySeat, Config, ConfigError, Few, ListChance, Notation, NotationError, Outcome, Phrase, Rules, Scoring,
    Seat, Secrets, Seen, Turn, View, ViewOf, Viewer, Why, random,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::plain;

static SCHEMA: Schema = Schema { min_seats: 2, max_seats: 2, default_seats: 2, settings: &[] };

const MOST_RAISES: usize = 2;
const RAISE_BY: [u8; 2] = [2, 4];
/// A chip before the cards, and two raises in each round.
const MOST_CHIPS: f32 = 13.0;

/// The rules.
#[derive(Debug)]
pub struct Leduc {
    config: Config,
}

/// A card: 0 to 5, jacks first, the red one of two first. Written `jr` to `kb`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The deck.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..6).map(Card)
    }

    /// 0 for a jack, 1 for a queen, 2 for a king.
    pub fn rank(self) -> u8 {
        self.0 / 2
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        ["jr", "jb", "qr", "qb", "kr", "kb"][usize::from(card.0)].to_owned()
    }
}

/// The text is no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a card is jr, jb, qr, qb, kr or kb")]
pub struct NoCard;

impl TryFrom<String> for Card {
    type Error = NoCard;

    fn try_from(text: String) -> Result<Card, NoCard> {
        Card::all().find(|&card| String::from(card) == text).ok_or(NoCard)
    }
}

/// What a player does. Written as it is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Puts nothing in, when nothing is asked.
    #[default]
    Check,
    /// Puts in what is asked.
    Call,
    /// Puts in what is asked, and more.
    Raise,
    /// Gives up.
    Fold,
}

impl Act {
    const ALL: [Act; 4] = [Act::Check, Act::Call, Act::Raise, Act::Fold];

    const fn name(self) -> &'static str {
        match self {
            Act::Check => "check",
            Act::Call => "call",
            Act::Raise => "raise",
            Act::Fold => "fold",
        }
    }
}

/// What was done in a round, seat 1 first.
pub type Round = Few<Act, 4>;

/// What nature does. Written `deal jr kb` and `turn qr`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Chance {
    /// Deals a card to each seat.
    Deal([Card; 2]),
    /// Turns up the card on the table.
    Turn(Card),
}

/// The position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The card of each seat, once dealt.
    pub hands: Option<[Card; 2]>,
    /// The card on the table, once turned up.
    pub table: Option<Card>,
    /// What was done in each round.
    pub rounds: [Round; 2],
}

/// What lies open to a viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// Have cards been dealt?
    pub dealt: bool,
    /// The own card.
    pub own: Option<Card>,
    /// The card on the table.
    pub table: Option<Card>,
    /// Both cards, once they are shown.
    pub shown: Option<[Card; 2]>,
    /// The chips each has put in.
    pub chips: [u8; 2],
    /// What was done in this round.
    pub round: Round,
}

/// What a viewer would remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// What was done in the first round.
    pub first: Round,
}

/// What a step did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Deed {
    /// Nothing has happened yet.
    Nothing,
    /// Cards were dealt.
    Dealt,
    /// A card was turned up.
    Turned(Card),
    /// Somebody did something; both cards, if they were shown then.
    Acted(Seat, Act, Option<[Card; 2]>),
}

/// The rounds that leave the betting equal, one for each way.
const SETTLED: [&[Act]; 5] = [
    &[Act::Check, Act::Check],
    &[Act::Raise, Act::Call],
    &[Act::Check, Act::Raise, Act::Call],
    &[Act::Raise, Act::Raise, Act::Call],
    &[Act::Check, Act::Raise, Act::Raise, Act::Call],
];

fn is_settled(round: &[Act]) -> bool {
    matches!(round, [Act::Check, Act::Check] | [.., Act::Call])
}

/// What each seat puts in during a round with raises of this size.
fn put_in(round: &[Act], raise_by: u8) -> [u8; 2] {
    let mut chips = [0; 2];
    for (index, act) in round.iter().enumerate() {
        let (own, other) = (index % 2, 1 - index % 2);
        match act {
            Act::Check | Act::Fold => {}
            Act::Call => chips[own] = chips[other],
            Act::Raise => chips[own] = chips[other] + raise_by,
        }
    }
    chips
}

impl State {
    fn number(&self) -> usize {
        usize::from(self.table.is_some())
    }

    fn round(&self) -> &Round {
        &self.rounds[self.number()]
    }

    fn actor(&self) -> Seat {
        Seat((self.round().len() % 2) as u8)
    }

    fn chips(&self) -> [u8; 2] {
        let [first, second] = [0, 1].map(|number| put_in(&self.rounds[number], RAISE_BY[number]));
        [1 + first[0] + second[0], 1 + first[1] + second[1]]
    }

    fn is_folded(&self) -> bool {
        self.round().last() == Some(&Act::Fold)
    }

    fn is_over(&self) -> bool {
        self.is_folded() || (self.table.is_some() && is_settled(self.round()))
    }

    fn shown(&self) -> Option<[Card; 2]> {
        self.hands.filter(|_| self.is_over() && !self.is_folded())
    }

    /// Who wins, if anybody does; who folded was the last to act.
    fn winner(&self) -> Option<Seat> {
        if self.is_folded() {
            return Some(self.actor());
        }
        let (hands, table) = self.shown().zip(self.table)?;
        let [one, two] = hands.map(|card| (card.rank() == table.rank(), card.rank()));
        match one.cmp(&two) {
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Seat(0)),
        }
    }
}

impl Rules for Leduc {
    const NAME: &'static str = "leduc";
    const RULES: u32 = 1;

    type State = State;
    type Action = Act;
    type Chance = Chance;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Ok(Leduc { config: config.clone() })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn start(&self) -> State {
        State { hands: None, table: None, rounds: [Few::new(); 2] }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.hands.is_none() || (state.table.is_none() && is_settled(state.round())) {
            Turn::Chance
        } else if state.is_over() {
            Turn::Over
        } else {
            Turn::Seat(state.actor())
        }
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Act>) {
        out.clear();
        let raises = state.round().iter().filter(|&&act| act == Act::Raise).count();
        if raises == 0 {
            out.push(Act::Check);
        } else {
            out.extend([Act::Fold, Act::Call]);
        }
        if raises < MOST_RAISES {
            out.push(Act::Raise);
        }
    }

    fn apply(&self, state: &mut State, action: Act) {
        state.rounds[state.number()].push(action);
    }

    fn resolve(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::Deal(hands) => state.hands = Some(hands),
            Chance::Turn(card) => state.table = Some(card),
        }
    }

    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.hands {
            None => Chance::Deal(two_cards(&[], rng)),
            Some(hands) => Chance::Turn(random::pick(rng, &deck_without(&hands))),
        }
    }

    fn admits(&self, state: &State, chance: Chance) -> bool {
        match (chance, state.hands) {
            (Chance::Deal([one, two]), None) => one != two,
            (Chance::Turn(card), Some(hands)) => !hands.contains(&card),
            (Chance::Deal(_), Some(_)) | (Chance::Turn(_), None) => false,
        }
    }

    fn explain(&self, state: &State, _seat: Seat, action: Act) -> Why {
        let key = match action {
            Act::Check => "leduc-facing-a-raise",
            Act::Call | Act::Fold => "leduc-no-raise",
            Act::Raise => "leduc-no-more-raises",
        };
        let clause = if state.table.is_none() { "LED.2" } else { "LED.3" };
        Why::new(clause, Phrase::new(key))
    }
}

/// The deck without these cards.
fn deck_without(cards: &[Card]) -> Vec<Card> {
    Card::all().filter(|card| !cards.contains(card)).collect()
}

/// A card for each seat, none of these.
fn two_cards<R: Rng + ?Sized>(gone: &[Card], rng: &mut R) -> [Card; 2] {
    let mut deck = deck_without(gone);
    [(); 2].map(|()| deck.swap_remove(random::below(rng, deck.len() as u32) as usize))
}

impl Secrets for Leduc {
    type Open = Open;
    type Deed = Deed;
    type Own = Card;
    type Memory = Memory;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let own = viewer.seat().and_then(|seat| state.hands.map(|hands| hands[seat.index()]));
        let last = match (state.round().last(), state.table) {
            (Some(&act), _) => {
                Seen { deed: Deed::Acted(state.actor().next(2), act, state.shown()), own: None }
            }
            (None, Some(card)) => Seen { deed: Deed::Turned(card), own: None },
            (None, None) if state.hands.is_some() => Seen { deed: Deed::Dealt, own },
            (None, None) => Seen { deed: Deed::Nothing, own: None },
        };
        let open = Open {
            dealt: state.hands.is_some(),
            own,
            table: state.table,
            shown: state.shown(),
            chips: state.chips(),
            round: *state.round(),
        };
        View { viewer, open, last, memory: Some(Memory { first: state.rounds[0] }) }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        let open = &view.open;
        let known: Vec<Card> = open.own.into_iter().chain(open.table).collect();
        let mut hands = open.shown.unwrap_or_else(|| two_cards(&known, rng));
        if let (Some(own), Some(seat)) = (open.own, view.viewer.seat()) {
            hands[seat.index()] = own;
        }
        let rounds = match (open.table, &view.memory) {
            (None, _) => [open.round, Few::new()],
            (Some(_), Some(memory)) => [memory.first, open.round],
            (Some(_), None) => [some_first_round(open, rng), open.round],
        };
        State { hands: open.dealt.then_some(hands), table: open.table, rounds }
    }
}

/// A first round that put in the chips which are not from the second; all ways are equally likely.
fn some_first_round<R: Rng + ?Sized>(open: &Open, rng: &mut R) -> Round {
    let before = open.chips[0] - put_in(&open.round, RAISE_BY[1])[0];
    let fitting: Vec<&[Act]> =
        SETTLED.into_iter().filter(|round| 1 + put_in(round, RAISE_BY[0])[0] == before).collect();
    random::pick(rng, &fitting).iter().copied().collect()
}

impl ListChance for Leduc {
    fn list_chance(&self, state: &State) -> Vec<(Chance, f64)> {
        let outcomes: Vec<Chance> = match state.hands {
            None => Card::all()
                .flat_map(|one| deck_without(&[one]).into_iter().map(move |two| Chance::Deal([one, two])))
                .collect(),
            Some(hands) => deck_without(&hands).into_iter().map(Chance::Turn).collect(),
        };
        let each = 1.0 / outcomes.len() as f64;
        outcomes.into_iter().map(|outcome| (outcome, each)).collect()
    }
}

impl Scoring for Leduc {
    fn standing(&self, state: &State) -> BySeat<i32> {
        let [one, two] = state.chips();
        BySeat::from_fn(2, |seat| match state.winner() {
            Some(winner) if winner == seat => i32::from(one.min(two)),
            Some(_) => -i32::from(one.min(two)),
            None => 0,
        })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let scores = self.standing(state);
        state.is_over().then(|| Outcome::ranked(scores, |seat| scores[seat]))
    }

    fn worth(&self, state: &State) -> BySeat<f32> {
        self.standing(state).map(|score| 0.5 + score as f32 / (2.0 * MOST_CHIPS))
    }
}

impl Notation for Leduc {
    fn write_action(&self, action: Act) -> String {
        action.name().to_owned()
    }

    fn read_action(&self, text: &str) -> Result<Act, NotationError> {
        Act::ALL
            .into_iter()
            .find(|act| act.name() == plain(text))
            .ok_or_else(|| NotationError::unknown(text, self.forms()))
    }

    fn write_chance(&self, chance: Chance) -> String {
        match chance {
            Chance::Deal([one, two]) => format!("deal {} {}", String::from(one), String::from(two)),
            Chance::Turn(card) => format!("turn {}", String::from(card)),
        }
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let read = || {
            let plain = plain(text);
            let mut words = plain.split(' ');
            let kind = words.next()?;
            let cards: Vec<Card> =
                words.map(|word| Card::try_from(word.to_owned()).ok()).collect::<Option<_>>()?;
            match (kind, cards.as_slice()) {
                ("deal", &[one, two]) => Some(Chance::Deal([one, two])),
                ("turn", &[card]) => Some(Chance::Turn(card)),
                _ => None,
            }
        };
        read().ok_or_else(|| NotationError::unknown(text, Phrase::new("forms-chance")))
    }

    fn describe_action(&self, action: Act) -> Phrase {
        Phrase::new(match action {
            Act::Check => "leduc-check",
            Act::Call => "leduc-call",
            Act::Raise => "leduc-raise",
            Act::Fold => "leduc-fold",
        })
    }
}
