//! Moves as text. A person may write a whole play in one line, `play r5 add b2 g3`; it is read
//! as those of its steps that are not carried out by themselves.

use cards::{Bag, Kind};
use game::notation::{folded, parts};
use game::{BySeat, Notation, NotationError, Phrase, Refusal, Seat, Value, ViewOf, Viewer, Why};

use crate::Safaru;
use crate::action::{Action, Catch, Chance, Deal, Way, Ways};
use crate::card::card_values;
use crate::config::Variant;
use crate::rules::catching::{Next, Progress, lowest, possible_ways};
use crate::rules::reasons::why_not_caught;
use crate::state::{Catching, Frame};

/// The words of a move, in English and in French.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Play,
    Release,
    Name,
    Take,
    Enough,
    By(Way),
}

impl Verb {
    fn read(word: &str) -> Option<Verb> {
        match word {
            "play" | "jouer" | "joue" | "jouez" => Some(Verb::Play),
            "release" | "free" | "drop" | "discard" | "lay" | "put" | "relacher" | "relache" | "relachez"
            | "lacher" | "liberer" | "libere" | "poser" | "pose" | "jeter" | "defausser" | "ecarter" => {
                Some(Verb::Release)
            }
            "name" | "call" | "nommer" | "nomme" | "nommez" | "annoncer" => Some(Verb::Name),
            "take" | "catch" | "prendre" | "prends" | "prenez" | "attraper" | "attrape" | "attrapez" => {
                Some(Verb::Take)
            }
            "enough" | "done" | "end" | "stop" | "assez" | "fin" | "fini" | "terminer" | "arreter" => {
                Some(Verb::Enough)
            }
            "add" | "adding" | "sum" | "additionner" | "addition" | "ajouter" | "somme" => {
                Some(Verb::By(Way::Add))
            }
            "17" | "seventeen" | "dix-sept" => Some(Verb::By(Way::Seventeen)),
            "pair" | "pairing" | "paire" | "apparier" => Some(Verb::By(Way::Pair)),
            _ => None,
        }
    }
}

impl Notation for Safaru {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Release(card) => format!("release {card}"),
            Action::Play { card, ways } => {
                let ways = ways.iter().map(|way| format!(" {}", write_way(way)));
                format!("play {card}{}", ways.collect::<String>())
            }
            Action::Name(way) => format!("name {}", write_way(way)),
            Action::Take(kind) => format!("take {kind}"),
            Action::Enough => "enough".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        read_action(&folded(text)).ok_or_else(|| NotationError::unknown(text.trim(), self.forms()))
    }

    fn read_command(&self, view: &ViewOf<Self>, text: &str) -> Result<Vec<Action>, NotationError> {
        let mut actions = Vec::new();
        for part in parts(text) {
            let folded = folded(part);
            if is_paired_with_several(&folded) {
                return Err(refused(Why::new(Way::Pair.clause(), Phrase::new("why-pair-one"))));
            }
            match read_said(&folded) {
                Some(said) => actions.extend(self.steps_of(view, &said).map_err(refused)?),
                None => actions.push(self.read_action(part)?),
            }
        }
        Ok(actions)
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
        let lower = folded(text);
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
            Action::Release(_) | Action::Play { .. } | Action::Name(_) | Action::Take(_) => {
                Phrase::new("move").with("move", Value::Move(self.write_action(action)))
            }
            Action::Enough => Phrase::new("move-enough"),
        }
    }
}

/// More than one step, said at once.
enum Said {
    /// A whole play; of a card that has been played already only what it catches.
    Whole(Option<Kind>, Catch),
    /// Several cards, or the one card of a step.
    Cards(Bag),
}

impl Safaru {
    /// The steps that are to be decided for what was said, or why it cannot be. Where the steps themselves tell
    /// why they are refused, they are given.
    fn steps_of(&self, view: &ViewOf<Self>, said: &Said) -> Result<Vec<Action>, Why> {
        let open = &view.open;
        match (open.frame, said) {
            (Frame::Turn(seat), &Said::Whole(Some(card), catch)) if view.viewer == Viewer::Seat(seat) => {
                let steps = vec![Action::Play { card, ways: catch.ways() }];
                let possible = possible_ways(card.number(), open.wild);
                if possible.is_empty() || !open.own.is_some_and(|own| own.has(card)) {
                    return Ok(steps);
                }
                let (steps, ways) = match self.settings.variant {
                    Variant::Plain => (steps, catch.ways()),
                    Variant::Reverse if catch.ways().count() > 1 => {
                        return Err(Why::new("SAF.30", Phrase::new("why-one-way")));
                    }
                    Variant::Reverse if possible.count() > 1 => return Ok(steps), // SAF.30
                    Variant::Reverse => (vec![Action::Play { card, ways: Ways::NONE }], possible),
                };
                if let Some(why) = why_not_caught(open.wild, card, &catch) {
                    return Err(why);
                }
                let mut catching = Catching::begin(seat, card, ways);
                let progress = catching.settle(open.wild);
                steps_toward(catching, progress, open.wild, &catch, steps)
            }
            (Frame::Catching(catching), &Said::Whole(card, catch))
                if card.is_none_or(|card| card == catching.card) =>
            {
                if let Some(why) = why_not_caught(open.wild, catching.card, &catch) {
                    return Err(why);
                }
                steps_toward(catching, Progress::Open, open.wild, &catch, Vec::new())
            }
            (Frame::Catching(catching), &Said::Cards(cards)) => Ok(steps_with(catching, open.wild, cards)),
            // It is not the time for it; the first step tells why.
            (_, &Said::Whole(Some(card), catch)) => Ok(vec![Action::Play { card, ways: catch.ways() }]),
            (_, &Said::Whole(None, catch)) => {
                Ok(lowest(catch.cards()).map(Action::Take).into_iter().collect())
            }
            (_, &Said::Cards(cards)) => Ok(lowest(cards).map(Action::Take).into_iter().collect()),
        }
    }
}

/// The steps, after those given, from here to this whole play.
fn steps_toward(
    mut catching: Catching,
    mut progress: Progress,
    wild: Bag,
    whole: &Catch,
    mut steps: Vec<Action>,
) -> Result<Vec<Action>, Why> {
    while progress == Progress::Open {
        let Some(next) = catching.toward(whole) else {
            let words = Phrase::new("why-chosen-already").with("cards", card_values(catching.catch.cards()));
            return Err(Why::new(catching.now.clause(), words.with("card", catching.card.value())));
        };
        steps.push(next.action());
        progress = catching.choose(next);
        if progress == Progress::Open {
            progress = catching.settle(wild);
        }
    }
    Ok(steps)
}

/// The steps that choose these cards, without those that choose themselves.
fn steps_with(mut catching: Catching, wild: Bag, mut cards: Bag) -> Vec<Action> {
    let mut steps = Vec::new();
    let mut progress = Progress::Open;
    let chosen = cards.and(catching.catch.cards());
    if chosen != cards {
        cards = cards.minus(chosen);
    }
    while let Some(first) = lowest(cards) {
        let possible = |next: &Next| matches!(next, Next::Take(kind) if cards.has(*kind));
        let next = match progress {
            Progress::Open => catching.steps(wild).find(possible),
            Progress::Whole => None,
        };
        let Some(next) = next else {
            // What cannot be is refused when it comes to it.
            steps.push(Action::Take(first));
            break;
        };
        steps.push(next.action());
        let before = catching.catch.cards();
        progress = catching.choose(next);
        if progress == Progress::Open {
            progress = catching.settle(wild);
        }
        let taken = catching.catch.cards().minus(before);
        cards = cards.minus(cards.and(taken));
    }
    steps
}

/// A whole play that the rules forbid is refused for the same reasons as its steps.
fn refused(why: Why) -> NotationError {
    NotationError(Refusal::Illegal(why).phrase())
}

/// The name of a way, in words.
pub(crate) fn way_name(way: Way) -> Phrase {
    Phrase::new(match way {
        Way::Add => "way-name-add",
        Way::Seventeen => "way-name-seventeen",
        Way::Pair => "way-name-pair",
    })
}

/// In this way, in words.
pub(crate) fn way_by(way: Way) -> Phrase {
    Phrase::new(match way {
        Way::Add => "way-by-add",
        Way::Seventeen => "way-by-seventeen",
        Way::Pair => "way-by-pair",
    })
}

/// What is caught, way by way, in words.
pub(crate) fn way_phrases(catch: &Catch) -> Value {
    let phrases = catch.ways().iter().map(|way| {
        Phrase::new("way-caught").with("cards", card_values(catch.by(way))).with("how", way_by(way))
    });
    Value::from(phrases.collect::<Vec<Phrase>>())
}

pub(crate) fn write_way(way: Way) -> &'static str {
    match way {
        Way::Add => "add",
        Way::Seventeen => "seventeen",
        Way::Pair => "pair",
    }
}

fn write_cards(cards: Bag) -> String {
    cards.cards().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" ")
}

fn read_action(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match (Verb::read(words.first()?)?, &words[1..]) {
        (Verb::Release, [card]) => Kind::read(card).map(Action::Release),
        (Verb::Play, [card, ways @ ..]) => {
            Some(Action::Play { card: Kind::read(card)?, ways: read_ways(ways)? })
        }
        (Verb::Name, [way]) => read_way(way).map(Action::Name),
        (Verb::By(way), []) => Some(Action::Name(way)),
        (Verb::Take, [card]) => Kind::read(card).map(Action::Take),
        (Verb::Enough, []) => Some(Action::Enough),
        (Verb::Play | Verb::Release | Verb::Name | Verb::Take | Verb::Enough | Verb::By(_), _) => None,
    }
}

fn read_way(word: &str) -> Option<Way> {
    match Verb::read(word)? {
        Verb::By(way) => Some(way),
        Verb::Play | Verb::Release | Verb::Name | Verb::Take | Verb::Enough => None,
    }
}

/// Reads `add seventeen pair`: each way at most once.
fn read_ways(words: &[&str]) -> Option<Ways> {
    let ways: Vec<Way> = words.iter().map(|word| read_way(word)).collect::<Option<_>>()?;
    let set: Ways = ways.iter().copied().collect();
    (set.count() == ways.len()).then_some(set)
}

/// Reads what says more than one step.
fn read_said(text: &str) -> Option<Said> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match (Verb::read(words.first()?)?, &words[1..]) {
        (Verb::Play, [card, catch @ ..]) if !catch.is_empty() => {
            Some(Said::Whole(Some(Kind::read(card)?), read_catch(catch)?))
        }
        (Verb::By(_), [_, ..]) => Some(Said::Whole(None, read_catch(&words)?)),
        (Verb::Take, cards @ [_, ..]) => read_cards(cards).map(Said::Cards),
        (Verb::Play | Verb::Release | Verb::Name | Verb::Take | Verb::Enough | Verb::By(_), _) => None,
    }
}

/// Reads `add b2 g3 seventeen k8 y4 pair k5`: each way at most once, with at least one card.
fn read_catch(words: &[&str]) -> Option<Catch> {
    let mut catch = Catch::NOTHING;
    let mut rest = words;
    while let Some((word, after)) = rest.split_first() {
        let way = read_way(word)?;
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

/// Are there several cards after `pair`? They are too many, but they can be read.
fn is_paired_with_several(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let verbs: Vec<Option<Verb>> = words.iter().map(|word| Verb::read(word)).collect();
    let begins = matches!(verbs.first(), Some(Some(Verb::Play | Verb::By(_))));
    let pair = verbs.iter().position(|verb| *verb == Some(Verb::By(Way::Pair)));
    begins && pair.is_some_and(|pair| words[pair + 1..].iter().map_while(|word| Kind::read(word)).count() > 1)
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
