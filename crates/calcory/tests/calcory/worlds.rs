//! Law 8's slow enumerator: every way to place the cards that a viewer cannot place, found by trying them all. Worlds are
//! written field by field from the view: nothing here is shared with the code that draws them.

use calcory::Calcory;
use calcory::card::{Groups, Laid};
use calcory::space::Spaces;
use calcory::state::{Act, End, State};
use calcory::view::{Memory, Placed};
use cards::{Bag, Kind};
use game::ViewOf;

const TOO_MANY: usize = 4_000;

/// What one world adds to a view: the cards in piles, the card in hand, the cards laid back.
#[derive(Clone)]
struct Answer {
    known: ViewOf<Calcory>,
    /// In how many ways the physical cards can lie so.
    ways: u64,
}

/// All worlds that fit a view, weighted by physical cards. There can be too many to list: then none is.
pub fn list_worlds(view: &ViewOf<Calcory>) -> Vec<(State, u64)> {
    let answers = match &view.memory {
        Some(_) => with_memory(view),
        None => without_memory(view),
    };
    answers.unwrap_or_default().iter().map(|answer| (world(&answer.known), answer.ways)).collect()
}

/// The same, for views with memory; none for others.
pub fn list_remembered_worlds(_game: &Calcory, view: &ViewOf<Calcory>) -> Vec<(State, u64)> {
    if view.memory.is_some() { list_worlds(view) } else { Vec::new() }
}

/// The world of a view in which nothing is in doubt any more: cards that have no place in it are unseen.
fn world(known: &ViewOf<Calcory>) -> State {
    let open = &known.open;
    let memory = known.memory.as_ref().expect("an answer says what is remembered");
    let mut cards = [Kind::default(); 60];
    let mut placed: Vec<Placed> = [&*open.turned, &*open.marked, &*memory.seen].concat();
    // CAL.15: of the cards taken together one was laid back, and the others are in the pile.
    let (mut taken, mut groups, mut laid) = (memory.taken, Groups::NONE, [Spaces::EMPTY; 4]);
    for back in memory.laid.iter() {
        let card = back.card.expect("an answer says which card was laid back");
        placed.push(Placed { space: back.space, card });
        taken = taken.plus(back.among.minus(Bag::EMPTY.with(card)));
        groups.add(back.among, Laid::On(back.space));
        laid[back.by.index()].add(back.space);
    }
    if let (Act::Took { cards, .. }, Some(card)) = (known.last.deed.act, open.in_hand) {
        taken = taken.plus(cards.minus(Bag::EMPTY.with(card)));
        groups.add(cards, Laid::InHand);
    }
    let mut unseen = Bag::FULL.minus(taken);
    for Placed { space, card } in &placed {
        cards[space.index()] = *card;
        unseen.remove(*card);
    }
    open.in_hand.iter().for_each(|card| unseen.remove(*card));
    let spaces = |cards: &[Placed]| cards.iter().map(|placed| placed.space).collect::<Spaces>();
    let sum = |cards: &[Placed]| cards.iter().map(|placed| placed.card.number()).sum::<u8>();
    State {
        unseen,
        taken,
        layout: open.down.or(spaces(&placed)),
        known: spaces(&placed),
        turned: spaces(&open.turned),
        marked: spaces(&open.marked),
        laid,
        cards,
        groups,
        in_hand: open.in_hand,
        piles: open.piles,
        turn: open.turn,
        marker: open.marker.unwrap_or_default(),
        sum: sum(&open.turned),
        zero: open.turned.iter().any(|placed| placed.card.number() == 0),
        marked_sum: sum(&open.marked),
        idle: open.idle,
        frame: open.frame,
        last: known.last.deed,
    }
}

/// With memory only the cards laid back by others are in doubt, each by itself.
fn with_memory(view: &ViewOf<Calcory>) -> Option<Vec<Answer>> {
    let mut answers = vec![Answer { known: view.clone(), ways: 1 }];
    let laid = view.memory.as_ref().map(|memory| memory.laid).unwrap_or_default();
    for (index, doubt) in laid.iter().enumerate().filter(|(_, doubt)| doubt.card.is_none()) {
        answers = each(&answers, doubt.among, |answer, card| {
            let memory = answer.known.memory.as_mut().expect("it was there before");
            memory.laid[index].card = Some(card);
        })?;
    }
    in_hand(answers)
}

/// The card in somebody else's hand is one of those just taken.
fn in_hand(answers: Vec<Answer>) -> Option<Vec<Answer>> {
    let Answer { known, .. } = answers.first()?;
    match (known.last.deed.act, known.last.own) {
        (Act::Took { cards, .. }, None) => {
            each(&answers, cards, |answer, card| answer.known.open.in_hand = Some(card))
        }
        _ => Some(answers),
    }
}

/// Without memory every card that does not lie open may be in a pile, or on the space where somebody just laid one.
fn without_memory(view: &ViewOf<Calcory>) -> Option<Vec<Answer>> {
    let (open, deed) = (&view.open, &view.last.deed);
    let mut memory = Memory::default();
    let mut rest = Bag::FULL;
    for placed in open.turned.iter().chain(open.marked.iter()) {
        rest.remove(placed.card);
    }
    let mut in_piles: u8 = open.piles.values().sum();
    let mut just_laid = None;
    match (deed.act, view.last.own) {
        (Act::Turned { space, card, .. }, _) if open.down.has(space) => {
            rest.remove(card);
            memory.seen.push(Placed { space, card });
        }
        (Act::Took { cards, .. }, _) => {
            rest = rest.minus(cards);
            in_piles -= cards.count() - 1;
        }
        (Act::LaidBack { space, .. }, Some(card)) => {
            rest.remove(card);
            memory.seen.push(Placed { space, card });
        }
        (Act::LaidBack { space, .. }, None) => just_laid = Some(space),
        _ => {}
    }
    if let Some(End::LastCard { card, .. }) = deed.ended {
        rest.remove(card);
        memory.taken.add(card);
        in_piles -= 1;
    }
    let mut known = view.clone();
    known.memory = Some(memory);
    let mut answers = vec![Answer { known, ways: 1 }];
    if let Some(space) = just_laid {
        answers = each(&answers, rest, |answer, card| {
            let memory = answer.known.memory.as_mut().expect("it was there before");
            memory.seen.push(Placed { space, card });
        })?;
    }
    let mut listed = Vec::new();
    for answer in answers {
        let memory = answer.known.memory.clone().expect("it was there before");
        let left = memory.seen.iter().filter(|placed| just_laid == Some(placed.space)).fold(
            rest,
            |mut left, placed| {
                left.remove(placed.card);
                left
            },
        );
        let kinds: Vec<Kind> = left.kinds().collect();
        choose(&kinds, left, in_piles, Bag::EMPTY, 1, &mut |pile, ways| {
            let mut filled = answer.clone();
            let memory = filled.known.memory.as_mut().expect("it was there before");
            memory.taken = memory.taken.plus(pile);
            filled.ways *= ways;
            listed.push(filled);
            listed.len() <= TOO_MANY
        })?;
    }
    in_hand(listed)
}

/// Every answer with every card of the bag, weighted by its copies.
fn each(answers: &[Answer], cards: Bag, fill: impl Fn(&mut Answer, Kind)) -> Option<Vec<Answer>> {
    let mut filled = Vec::new();
    for answer in answers {
        for card in cards.kinds() {
            let mut next = answer.clone();
            next.ways *= u64::from(cards.count_of(card));
            fill(&mut next, card);
            filled.push(next);
        }
    }
    (filled.len() <= TOO_MANY).then_some(filled)
}

/// Every choice of `count` cards, with the number of physical choices it stands for. Stops when `found` says so.
fn choose(
    kinds: &[Kind],
    from: Bag,
    count: u8,
    chosen: Bag,
    ways: u64,
    found: &mut impl FnMut(Bag, u64) -> bool,
) -> Option<()> {
    if count == 0 {
        return found(chosen, ways).then_some(());
    }
    let Some((&kind, rest)) = kinds.split_first() else { return Some(()) };
    if rest.iter().chain([&kind]).map(|&kind| from.count_of(kind)).sum::<u8>() < count {
        return Some(());
    }
    let copies = from.count_of(kind);
    for taken in 0..=copies.min(count) {
        let with = (0..taken).fold(chosen, |chosen, _| chosen.with(kind));
        // One of two twins can be taken in two ways.
        let ways = if copies == 2 && taken == 1 { 2 * ways } else { ways };
        choose(rest, from, count - taken, with, ways, found)?;
    }
    Some(())
}
