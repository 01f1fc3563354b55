//! What can be done with what is chosen: cards of the hand, a combination, a pile.

use cards::{Bag, Kind};
use game::Phrase;
use game::sight::data;
use rummu::action::Action;
use rummu::state::Frame;

use super::{PILE, Position, STOCK};
use crate::screen::cards::{called, card_of, list};
use crate::screen::contract::{Asked, Button, Deed, Press, Scene, written};
use crate::screen::games::parts::{detail, soon};
use crate::screen::pen::width;

/// Something that can be done now.
pub(super) struct Offer {
    /// The letter that does it.
    pub letter: char,
    /// What it is called.
    pub label: String,
    /// What it does.
    pub deed: Deed,
    /// The move, if it is one.
    pub action: Option<Action>,
    /// Does Enter do it?
    pub enter: bool,
    /// Does it do nothing but say why not?
    pub idle: bool,
}

impl Offer {
    pub(super) fn button(self) -> Button {
        let press = if self.enter { Press::Enter } else { Press::Letter(self.letter) };
        Button { press, label: self.label, deed: self.deed, idle: self.idle }
    }
}

/// The cards that a move takes out of the hand.
pub(super) fn cards_of(action: Action) -> Bag {
    match action {
        Action::Lay(cards) | Action::Add { cards, .. } => cards,
        Action::Swap { card, .. } | Action::Discard(card) => Bag::EMPTY.with(card),
        Action::Draw | Action::Take | Action::Enough | Action::TakeBack { .. } => Bag::EMPTY,
    }
}

/// The combination that cards go to.
pub(super) fn place_of(action: Action) -> Option<u8> {
    match action {
        Action::Add { to, .. } => Some(to),
        Action::Swap { at, .. } => Some(at),
        _ => None,
    }
}

/// The combination under the cursor.
pub(super) fn place_at(scene: &Scene<'_>) -> Option<u8> {
    scene.cursor.strip_prefix("at-")?.parse().ok()
}

/// Cards as they lie in a combination: by number, equal numbers by colour.
pub(super) fn in_order(cards: Bag) -> Vec<Kind> {
    let mut cards: Vec<Kind> = cards.cards().collect();
    cards.sort_by_key(|card| (card.number(), card.colour()));
    cards
}

/// Cards as they are called, in their order.
pub(super) fn list_of(cards: Bag, scene: &Scene<'_>) -> String {
    list(in_order(cards), scene.lexicon)
}

const fn letter(action: Action) -> char {
    match action {
        Action::Draw | Action::Discard(_) => 'd',
        Action::Take => 't',
        Action::Enough => 'e',
        Action::Lay(_) => 'l',
        Action::Add { .. } => 'a',
        Action::Swap { .. } => 'w',
        Action::TakeBack { .. } => 'b',
    }
}

/// The cards that are chosen: the lifted ones, or the one under the cursor.
pub(super) fn chosen(scene: &Scene<'_>) -> Bag {
    let lifted: Bag = scene.lifted.iter().filter_map(|id| card_of(id)).collect();
    if lifted.is_empty() { card_of(scene.cursor).into_iter().collect() } else { lifted }
}

impl Position {
    /// What is chosen could mean these, but for discarding; the one that comes first is the likeliest.
    fn meant(&self, scene: &Scene<'_>) -> Vec<Action> {
        let (chosen, place) = (chosen(scene), place_at(scene));
        let fits = |action: &&Action| {
            let cards = cards_of(**action);
            !cards.is_empty()
                && !matches!(action, Action::Discard(_))
                && (chosen.is_empty() || cards == chosen)
                && (place.is_none() || place_of(**action) == place)
        };
        if chosen.is_empty() && place.is_none() {
            return Vec::new();
        }
        let mut meant: Vec<Action> = self.choices.iter().filter(fits).copied().collect();
        meant.sort_by_key(|action| match action {
            Action::Lay(_) => (0, 0),
            Action::Add { cards, .. } => (1, cards.count()),
            _ => (2, 0),
        });
        meant
    }

    /// Can something be done at a stop of the field with what is lifted?
    pub(super) fn can_use(&self, scene: &Scene<'_>, id: &str) -> bool {
        match id {
            STOCK => self.choices.contains(&Action::Draw),
            PILE => self.choices.contains(&Action::Take),
            _ => {
                let there = Scene { cursor: id, ..*scene };
                !self.meant(&there).is_empty()
            }
        }
    }

    /// All that can be done now; what Enter does is the first.
    pub(super) fn offers(&self, scene: &Scene<'_>) -> Vec<Offer> {
        let mut offers = match self.view.open.frame {
            Frame::Drawing(_) | Frame::Taking(_) => self.drawing(scene),
            Frame::TakingBack(_) => self.taking_back(scene),
            Frame::Laying(_) | Frame::Short(_) => self.laying(scene),
            Frame::Dealer | Frame::Deal | Frame::Card(_) | Frame::Over => Vec::new(),
        };
        offers.sort_by_key(|offer| !offer.enter);
        offers
    }

    fn offer(&self, scene: &Scene<'_>, action: Action, enter: bool) -> Offer {
        let deed = Deed::Play(vec![data(&action)]);
        let label = scene.say(&self.label(scene, action));
        Offer { letter: letter(action), label, deed, action: Some(action), enter, idle: false }
    }

    fn label(&self, scene: &Scene<'_>, action: Action) -> Phrase {
        let open = &self.view.open;
        match action {
            Action::Draw => Phrase::new("page-rummu-draw"),
            Action::Take => Phrase::new("page-rummu-take")
                .with("card", open.top.map(|card| called(card, scene.lexicon)).unwrap_or_default()),
            Action::Enough => Phrase::new("page-rummu-enough"),
            Action::Lay(cards) if cards.count() > if scene.wide < 76 { 3 } else { 5 } => {
                Phrase::new("screen-rummu-lay-count").with("count", cards.count())
            }
            Action::Lay(cards) => Phrase::new("page-rummu-lay").with("cards", list_of(cards, scene)),
            Action::Add { cards, to } => {
                Phrase::new("page-rummu-add").with("cards", list_of(cards, scene)).with("place", to + 1)
            }
            Action::Swap { card, at } => {
                Phrase::new("screen-rummu-swap").with("card", card.value()).with("place", at + 1)
            }
            Action::Discard(card) => Phrase::new("page-rummu-discard").with("card", card.value()),
            Action::TakeBack { card, .. } => Phrase::new("page-rummu-back").with("card", card.value()),
        }
    }

    fn drawing(&self, scene: &Scene<'_>) -> Vec<Offer> {
        let is_only = self.choices.len() == 1;
        let here = |action: Action| match (action, scene.cursor) {
            (Action::Draw, STOCK) | (Action::Take, PILE) => true,
            _ => is_only,
        };
        self.choices.iter().map(|action| self.offer(scene, *action, here(*action))).collect()
    }

    fn taking_back(&self, scene: &Scene<'_>) -> Vec<Offer> {
        let place = scene.cursor.strip_prefix("back-").and_then(|place| place.parse::<usize>().ok());
        let back = place.and_then(|place| self.backs().get(place).copied());
        back.map(|(card, from)| self.offer(scene, Action::TakeBack { card, from }, true))
            .into_iter()
            .collect()
    }

    fn laying(&self, scene: &Scene<'_>) -> Vec<Offer> {
        let meant = self.meant(scene);
        let mut offers: Vec<Offer> = Vec::new();
        for action in &meant {
            let enter = offers.is_empty();
            let places: Vec<u8> = meant
                .iter()
                .filter(|other| letter(**other) == letter(*action))
                .filter_map(|other| place_of(*other))
                .collect();
            if offers.iter().any(|offer| offer.letter == letter(*action)) {
                continue;
            }
            let mut offer = self.offer(scene, *action, enter);
            if let [first, _, ..] = places[..] {
                // Where it goes is chosen on the table.
                let key =
                    if offer.letter == 'a' { "screen-rummu-add-where" } else { "screen-rummu-swap-where" };
                offer.label = scene.say(&Phrase::new(key).with("cards", list_of(cards_of(*action), scene)));
                let lifted = if scene.lifted.is_empty() {
                    vec![scene.cursor.to_owned()]
                } else {
                    scene.lifted.to_vec()
                };
                offer.deed = Deed::LiftAndGo(lifted, super::stop_of(usize::from(first)));
                offer.action = None;
            }
            offers.push(offer);
        }
        let only_discards = self.choices.iter().all(|choice| matches!(choice, Action::Discard(_)));
        if let Some(card) = card_of(scene.cursor)
            && self.choices.contains(&Action::Discard(card))
        {
            offers.push(self.offer(scene, Action::Discard(card), only_discards));
        }
        let chosen = chosen(scene);
        let is_idle = meant.is_empty() && !only_discards && !chosen.is_empty();
        if let Some(card) = card_of(scene.cursor).filter(|_| is_idle && !scene.is_lifted(scene.cursor)) {
            // A card that does nothing by itself may do something with others.
            let label = scene.say(&Phrase::new("screen-rummu-lift").with("card", card.value()));
            let deed = Deed::Lift(scene.cursor.to_owned());
            offers.push(Offer { letter: 'l', label, deed, action: None, enter: true, idle: false });
        } else if is_idle {
            let action = match place_at(scene) {
                Some(to) => Action::Add { cards: chosen, to },
                None => Action::Lay(chosen),
            };
            let deed = Deed::Judge(vec![data(&action)]);
            offers.push(Offer { deed, idle: true, action: None, ..self.offer(scene, action, true) });
        }
        offers
    }

    /// The question, and what would follow from what is chosen.
    pub(super) fn asks(&self, scene: &Scene<'_>) -> Asked {
        if !scene.asked {
            return Asked { heading: String::new(), more: soon(scene) };
        }
        let asked = scene.page_question();
        let offers = self.offers(scene);
        let needs: u16 = offers.iter().map(|offer| width(&offer.label) + 6).sum::<u16>() + 8;
        let narrow = match self.view.open.frame {
            Frame::Laying(_) => Some("screen-rummu-ask-lay"),
            Frame::Taking(_) => Some("screen-rummu-ask-take"),
            _ => None,
        };
        let heading = match narrow {
            Some(key) if width(&asked.heading) + needs > scene.wide => scene.text(key),
            _ => asked.heading,
        };
        Asked {
            heading,
            more: self.reason(scene, &offers).filter(|more| !more.is_empty()).unwrap_or(asked.more),
        }
    }

    fn reason(&self, scene: &Scene<'_>, offers: &[Offer]) -> Option<String> {
        if let Some(action) = offers.first().filter(|offer| offer.enter).and_then(|offer| offer.action) {
            let place = self.choices.iter().position(|choice| *choice == action)?;
            return detail(scene, place);
        }
        let chosen = chosen(scene);
        if let Some(place) = place_at(scene).filter(|_| scene.lifted.is_empty()) {
            return Some(self.combination_in_words(scene, place));
        }
        self.with_more(scene, chosen)
            .or_else(|| self.uses_in_words(scene, chosen).filter(|_| scene.lifted.is_empty()))
            .or_else(|| Position::no_use(scene, chosen))
    }

    /// What is lifted does nothing together, whatever is lifted besides.
    fn no_use(scene: &Scene<'_>, chosen: Bag) -> Option<String> {
        let phrase = Phrase::new("screen-rummu-no-use").with("cards", list_of(chosen, scene));
        (!scene.lifted.is_empty()).then(|| scene.say(&phrase.with("count", chosen.count())))
    }

    /// The combination that scores most of those that can be laid with these cards and some more.
    fn with_more(&self, scene: &Scene<'_>, chosen: Bag) -> Option<String> {
        let larger =
            self.choices.iter().zip(&scene.sight.choices).filter_map(|(action, choice)| match action {
                Action::Lay(cards) if chosen.within(*cards) && *cards != chosen => {
                    Some((*cards, super::field::points_of(choice)))
                }
                _ => None,
            });
        let (cards, points) =
            larger.max_by_key(|(cards, points)| (*points, std::cmp::Reverse(cards.count())))?;
        let phrase = Phrase::new("screen-rummu-with")
            .with("chosen", list_of(chosen, scene))
            .with("cards", list_of(cards.minus(chosen), scene))
            .with("points", written(points));
        Some(scene.say(&phrase))
    }

    fn uses_in_words(&self, scene: &Scene<'_>, chosen: Bag) -> Option<String> {
        let card = chosen.cards().next().filter(|_| chosen.count() == 1)?;
        let place = self.choices.iter().position(|choice| *choice == Action::Discard(card))?;
        let what = scene.sight.choices.get(place)?.detail.clone()?;
        Some(scene.say(&Phrase::new("screen-rummu-card").with("card", card.value()).with("what", what)))
    }
}
