//! Moves as text and as numbers.

use cards::{Bag, Kind};
use game::{BySeat, IndexActions, Notation, NotationError, Phrase, Seat, Value};

use crate::Safaru;
use crate::action::{Action, Catch, Chance, Deal, Play, Way};
use crate::card::card_values;
use crate::config::Variant;

/// The words of a move, in English and in French.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Play,
    Release,
    By(Way),
}

impl Verb {
    fn read(word: &str) -> Option<Verb> {
        match word {
            "play" | "jouer" | "joue" => Some(Verb::Play),
            "release" | "relâcher" | "relacher" | "relâche" | "relache" | "libérer" | "liberer" => {
                Some(Verb::Release)
            }
            "add" | "additionner" | "addition" | "ajouter" => Some(Verb::By(Way::Add)),
            "seventeen" | "17" | "dix-sept" => Some(Verb::By(Way::Seventeen)),
            "pair" | "paire" | "apparier" => Some(Verb::By(Way::Pair)),
            _ => None,
        }
    }
}

impl Notation for Safaru {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Release(card) => format!("release {card}"),
            Action::Offer(card) => format!("play {card}"),
            Action::Play(play) => format!("play {} {}", play.card(), write_catch(&play.catch())),
            Action::Take(catch) => write_catch(&catch),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        read_action(text).ok_or_else(|| NotationError::unknown(text, self.forms()))
    }

    fn forms(&self) -> Phrase {
        match self.settings.variant {
            Variant::Plain => Phrase::new("forms"),
            Variant::Reverse => Phrase::new("forms-reverse"),
        }
    }

    fn write_chance(&self, chance: Chance) -> String {
        match chance {
            Chance::Dealer(seat) => format!("dealer {seat}"),
            Chance::Deal(deal) => {
                let hands: Vec<String> = deal.hands.values().map(write_cards).collect();
                let table = if deal.wild.is_empty() { String::new() } else { " table ".to_owned() };
                format!("deal {}{table}{}", hands.join(" / "), write_cards(deal.wild))
            }
        }
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let lower = text.to_lowercase();
        let (verb, rest) = lower.trim().split_once(' ').unwrap_or((lower.trim(), ""));
        let chance = match verb {
            "dealer" => Seat::read(rest.trim(), self.settings.seats).map(Chance::Dealer),
            "deal" => read_deal(rest, self.settings.seats).map(Chance::Deal),
            _ => None,
        };
        chance.ok_or_else(|| NotationError::unknown(text, Phrase::new("forms-chance")))
    }

    fn describe_action(&self, action: Action) -> Phrase {
        match action {
            Action::Release(card) => Phrase::new("move-release").with("card", card.value()),
            Action::Offer(card) => Phrase::new("move-offer").with("card", card.value()),
            Action::Play(play) => Phrase::new("move-play")
                .with("card", play.card().value())
                .with("ways", way_phrases(&play.catch())),
            Action::Take(catch) => Phrase::new("move-take").with("ways", way_phrases(&catch)),
        }
    }
}

/// What is caught, way by way, in words.
pub(crate) fn way_phrases(catch: &Catch) -> Value {
    let phrases = catch.ways().map(|way| match way {
        Way::Add => Phrase::new("way-add").with("cards", card_values(catch.add)),
        Way::Seventeen => Phrase::new("way-seventeen").with("cards", card_values(catch.seventeen)),
        Way::Pair => Phrase::new("way-pair").with("cards", card_values(catch.pair.into_iter().collect())),
    });
    Value::from(phrases.collect::<Vec<Phrase>>())
}

fn write_cards(cards: Bag) -> String {
    cards.cards().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" ")
}

fn write_catch(catch: &Catch) -> String {
    let parts = catch.ways().map(|way| match way {
        Way::Add => format!("add {}", write_cards(catch.add)),
        Way::Seventeen => format!("seventeen {}", write_cards(catch.seventeen)),
        Way::Pair => format!("pair {}", write_cards(catch.pair.into_iter().collect())),
    });
    parts.collect::<Vec<_>>().join(" ")
}

fn read_action(text: &str) -> Option<Action> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    match (Verb::read(words.first()?)?, &words[1..]) {
        (Verb::Release, [card]) => Kind::read(card).map(Action::Release),
        (Verb::Play, [card]) => Kind::read(card).map(Action::Offer),
        (Verb::Play, [card, catch @ ..]) => {
            Some(Action::Play(Play::new(Kind::read(card)?, read_catch(catch)?)))
        }
        (Verb::By(_), [_, ..]) => read_catch(&words).map(Action::Take),
        (Verb::Release | Verb::Play | Verb::By(_), _) => None,
    }
}

/// Reads `add b2 g3 seventeen k8 y4 pair k5`: each way at most once, with at least one card.
fn read_catch(words: &[&str]) -> Option<Catch> {
    let mut catch = Catch::NOTHING;
    let mut rest = words;
    while let Some((word, after)) = rest.split_first() {
        let Verb::By(way) = Verb::read(word)? else { return None };
        let count = after.iter().take_while(|word| Verb::read(word).is_none()).count();
        let (names, later) = after.split_at(count);
        let cards = read_cards(names).filter(|cards| !cards.is_empty())?;
        match way {
            Way::Add if catch.add.is_empty() => catch.add = cards,
            Way::Seventeen if catch.seventeen.is_empty() => catch.seventeen = cards,
            Way::Pair if catch.pair.is_none() && cards.count() == 1 => catch.pair = cards.kinds().next(),
            Way::Add | Way::Seventeen | Way::Pair => return None,
        }
        rest = later;
    }
    Some(catch)
}

fn read_cards(names: &[&str]) -> Option<Bag> {
    let kinds: Option<Vec<Kind>> = names.iter().map(|name| Kind::read(name)).collect();
    Bag::try_from(kinds?).ok()
}

fn read_deal(text: &str, seats: u8) -> Option<Deal> {
    let (hands, table) = text.split_once("table").unwrap_or((text, ""));
    let cards = |text: &str| read_cards(&text.split_whitespace().collect::<Vec<_>>());
    let hands: Vec<Bag> = hands.split('/').map(cards).collect::<Option<_>>()?;
    let complete = hands.len() == usize::from(seats) && hands.iter().all(|hand| !hand.is_empty());
    let wild = cards(table)?;
    complete.then(|| Deal { hands: BySeat::from_fn(seats, |seat| hands[seat.index()]), wild })
}

/// A catch never adds up to more: 17 by adding and seventeen, and 9 by pairing.
const MOST_SUM: usize = 26;
/// How many kinds of cards there are.
const KINDS: usize = cards::kind::KINDS as usize;

/// `SELECTIONS[k][s]`: how many selections of cards there are from the kinds from k on that add up to at most
/// s.
static SELECTIONS: [[usize; MOST_SUM + 1]; KINDS + 1] = {
    let mut counts = [[1; MOST_SUM + 1]; KINDS + 1];
    let mut kind = KINDS;
    while kind > 0 {
        kind -= 1;
        let number = kind % 10;
        let copies = if matches!(number, 1 | 7) { 2 } else { 1 };
        let mut sum = 0;
        while sum <= MOST_SUM {
            let (mut count, mut taken) = (0, 0);
            while taken <= copies && taken * number <= sum {
                count += counts[kind + 1][sum - taken * number];
                taken += 1;
            }
            counts[kind][sum] = count;
            sum += 1;
        }
    }
    counts
};

/// How many selections there are in all.
const ALL: usize = SELECTIONS[0][MOST_SUM];

/// The number of a selection among all that add up to at most [`MOST_SUM`].
fn selection_index(cards: Bag) -> usize {
    let (mut index, mut room) = (0, MOST_SUM);
    for kind in Kind::all() {
        let number = usize::from(kind.number());
        for _ in 0..cards.count_of(kind) {
            index += SELECTIONS[kind.index() + 1][room];
            room = room.saturating_sub(number);
        }
    }
    index.min(ALL - 1)
}

/// The selection with this number.
fn selection_at(mut index: usize) -> Bag {
    let (mut cards, mut room) = (Bag::EMPTY, MOST_SUM);
    for kind in Kind::all() {
        let number = usize::from(kind.number());
        while index >= SELECTIONS[kind.index() + 1][room] {
            index -= SELECTIONS[kind.index() + 1][room];
            room -= number;
            cards.add(kind);
        }
    }
    cards
}

/// The first number of each kind of action.
const OFFERS: usize = KINDS;
const PAIRS: usize = OFFERS + KINDS;
const ADDS: usize = PAIRS + KINDS;
const SEVENTEENS: usize = ADDS + ALL;
const PLAYS: usize = SEVENTEENS + ALL;
const PAIRED_PLAYS: usize = PLAYS + KINDS * ALL;
const END: usize = PAIRED_PLAYS + KINDS * ALL;

/// The numbers are not few, for a play names a whole selection of cards; most of them are selections that no
/// card catches. Learners will want to decide card by card on top of them.
impl IndexActions for Safaru {
    fn action_count(&self) -> usize {
        END
    }

    fn action_index(&self, action: Action) -> usize {
        match action {
            Action::Release(card) => card.index(),
            Action::Offer(card) => OFFERS + card.index(),
            Action::Take(Catch { pair: Some(kind), .. }) => PAIRS + kind.index(),
            Action::Take(Catch { add, seventeen, pair: None }) if seventeen.is_empty() => {
                ADDS + selection_index(add)
            }
            Action::Take(Catch { seventeen, .. }) => SEVENTEENS + selection_index(seventeen),
            Action::Play(play) => {
                let (catch, card) = (play.catch(), play.card().index());
                let first = if catch.pair.is_some() { PAIRED_PLAYS } else { PLAYS };
                first + card * ALL + selection_index(catch.cards())
            }
        }
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        let play = |place: usize, paired| {
            Play::catching(Kind::at(place / ALL)?, selection_at(place % ALL), paired).map(Action::Play)
        };
        let take = |catch: Catch| (catch != Catch::NOTHING).then_some(Action::Take(catch));
        match index {
            0..OFFERS => Kind::at(index).map(Action::Release),
            OFFERS..PAIRS => Kind::at(index - OFFERS).map(Action::Offer),
            PAIRS..ADDS => take(Catch { pair: Kind::at(index - PAIRS), ..Catch::NOTHING }),
            ADDS..SEVENTEENS => take(Catch { add: selection_at(index - ADDS), ..Catch::NOTHING }),
            SEVENTEENS..PLAYS => {
                take(Catch { seventeen: selection_at(index - SEVENTEENS), ..Catch::NOTHING })
            }
            PLAYS..PAIRED_PLAYS => play(index - PLAYS, false),
            PAIRED_PLAYS..END => play(index - PAIRED_PLAYS, true),
            _ => None,
        }
    }
}
