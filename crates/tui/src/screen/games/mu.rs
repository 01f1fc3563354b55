//! Mü: an auction with the cards of the hand, and tricks.

use cards::Kind;
use game::sight::data;
use game::{Data, Phrase, Seat, SeenOf, Sight, ViewOf};
use mu::Mu;
use mu::action::Action;
use mu::card::{Class, Rung, Sort, Trump};
use mu::digest::{Digest, Prospect};
use mu::state::{Contract, Ended, Frame, Taken};
use protocol::Told;
use serde::Deserialize;

use crate::screen::cards::{Face, Group, Held, Marks, capital, card_of, hand, list, named, told_apart};
use crate::screen::contract::{
    Asked, Bar, Button, Deed, Drawn, Pause, Place, Press, Scene, Section, Stop, Table, offered, prospects,
    seen,
};
use crate::screen::games::parts::{columns, soon};
use crate::screen::look::{Ground, Ink, Signs};
use crate::screen::pen::Pen;
use crate::screen::teeth;

/// The auction.
mod auction;
/// The end of a hand.
mod end;
/// Trumps and partners to choose from.
mod naming;
/// Tricks, sides, the hem.
mod trick;

/// Mü.
pub struct Game;

impl Drawn for Game {
    fn name(&self) -> &'static str {
        "mu"
    }

    fn ground(&self) -> Ground {
        Ground::Blue
    }

    fn read(&self, sight: &Sight, told: &[Told]) -> Option<Box<dyn Table>> {
        let view = ViewOf::<Mu>::deserialize(&sight.view).ok()?;
        let digest = Digest::deserialize(&sight.digest).ok()?;
        let ended = seen(told).filter_map(|(step, story)| {
            let deed = SeenOf::<Mu>::deserialize(step).ok()?.deed;
            Some(Over { ended: deed.ended?, trick: deed.trick, verdict: end::verdict(story) })
        });
        Some(Box::new(Position {
            view,
            digest,
            choices: offered(sight)?,
            prospects: prospects(sight),
            ended: ended.last(),
        }))
    }
}

/// A position.
struct Position {
    view: ViewOf<Mu>,
    digest: Digest,
    choices: Vec<Action>,
    prospects: Vec<Option<Prospect>>,
    /// The hand that has just ended, if one has.
    ended: Option<Over>,
}

/// A hand that has ended.
struct Over {
    ended: Ended,
    trick: Option<Taken>,
    verdict: Option<Phrase>,
}

impl Position {
    fn frame(&self) -> Frame {
        self.view.open.frame
    }

    /// The reader's cards: hidden ones, then those that lie open.
    fn own(&self, scene: &Scene<'_>) -> Vec<(Kind, bool)> {
        let hidden = self.view.open.own.into_iter().flat_map(cards::Bag::cards).map(|card| (card, false));
        let laid = scene.you.map(|you| self.view.open.laid[you]);
        hidden.chain(laid.into_iter().flat_map(cards::Bag::cards).map(|card| (card, true))).collect()
    }

    /// What a card is beside the trumps named so far.
    fn class(&self, card: Kind) -> Class {
        let trumps = self.view.open.contract.trumps;
        let has = |trump: Option<Trump>| trump.is_some_and(|trump| trump.has(card));
        Class::of(has(trumps.chief), has(trumps.vice), false)
    }

    /// The hand as it is shown: trumps first, then suits.
    fn groups(&self, scene: &Scene<'_>) -> Vec<Group> {
        let own = self.own(scene);
        let ids = told_apart(&own.iter().map(|(card, _)| *card).collect::<Vec<Kind>>());
        let mut cards: Vec<(Kind, bool, String)> =
            own.into_iter().zip(ids).map(|((card, open), id)| (card, open, id)).collect();
        cards.sort_by_key(|(card, _, id)| (card.number(), id.clone()));
        let held = |(card, open, id): &(Kind, bool, String)| Held {
            id: id.clone(),
            face: Face::new(*card, scene.lexicon),
            can: scene.asked && self.can(*card, *open),
            open: *open,
            note: String::new(),
        };
        let mut trumps: Vec<&(Kind, bool, String)> =
            cards.iter().filter(|(card, _, _)| self.class(*card).is_trump()).collect();
        trumps.sort_by_key(|(card, _, _)| (self.class(*card), card.number()));
        let mut groups =
            vec![Group { label: scene.text("suit-trump"), cards: trumps.into_iter().map(held).collect() }];
        for colour in cards::Colour::ALL {
            let suit =
                cards.iter().filter(|(card, _, _)| card.colour() == colour && !self.class(*card).is_trump());
            groups.push(Group { label: String::new(), cards: suit.map(held).collect() });
        }
        groups.retain(|group| !group.cards.is_empty());
        groups
    }

    /// May a card be used now?
    fn can(&self, card: Kind, open: bool) -> bool {
        self.choices.iter().any(|choice| match choice {
            Action::Play(playable) => *playable == card,
            Action::Lay(layable) => *layable == card && !open,
            Action::Pass | Action::Done | Action::Trump(_) | Action::NoTrump | Action::Partner(_) => false,
        })
    }

    fn is_bidding(&self) -> bool {
        self.frame() == Frame::Bidding
    }

    /// Is something chosen in the field now, a trump or a partner?
    fn is_naming(&self) -> bool {
        matches!(self.frame(), Frame::ViceTrump | Frame::ChiefTrump | Frame::Partner)
    }
}

/// A column for every seat: where it begins, and how wide it is.
fn seat_columns(scene: &Scene<'_>, wide: u16) -> Vec<(Seat, u16, u16)> {
    let is_wide = wide / u16::from(scene.seats()).max(1) >= 20;
    columns(scene, wide, if is_wide { 3 } else { 1 })
}

/// The word for whoever plays against the chief.
const AGAINST: &str = "page-mu-against";

/// The word for somebody's part in a contract.
fn part_key(contract: &Contract, seat: Seat) -> &'static str {
    if seat == contract.chief {
        "cell-chief"
    } else if Some(seat) == contract.vice {
        "cell-vice"
    } else if Some(seat) == contract.partner {
        "cell-partner"
    } else {
        AGAINST
    }
}

/// A trump as a tile: a suit, or a number.
fn trump_tile(trump: Trump, signs: Signs, scene: &Scene<'_>) -> (String, Ink) {
    match trump.sort() {
        Sort::Colour(colour) => {
            let face = Face::new(Kind::new(colour, 0), scene.lexicon);
            let shape = if signs == Signs::Ascii { face.letter.clone() } else { face.shape.to_string() };
            (shape, face.ink())
        }
        Sort::Number(number) => (number.to_string(), Ink::Bold),
    }
}

/// What beats what, as pieces.
fn ladder(rungs: &[Rung], long: bool, scene: &Scene<'_>) -> Vec<(String, Ink)> {
    let signs = scene.look.signs;
    let mut pieces = Vec::new();
    for rung in rungs {
        if !pieces.is_empty() {
            pieces.push((" › ".to_owned(), Ink::Plain));
        }
        match rung {
            Rung::Both(card) => {
                let face = Face::new(*card, scene.lexicon);
                pieces.push((face.small_tile(signs), face.ink()));
            }
            Rung::Chief(trump) | Rung::Vice(trump) => {
                if let (Sort::Number(number), true) = (trump.sort(), long) {
                    let words = scene.say(&Phrase::new("screen-mu-any").with("number", number));
                    pieces.push((words, Ink::Plain));
                } else {
                    pieces.push(trump_tile(*trump, signs, scene));
                }
            }
            Rung::Led => {
                let key = if long { "screen-mu-suit-led" } else { "screen-mu-led-short" };
                pieces.push((scene.text(key), Ink::Plain));
            }
        }
    }
    pieces
}

impl Table for Position {
    fn bar(&self, scene: &Scene<'_>) -> Bar {
        let hand = u32::from(self.view.open.hands_played) + 1;
        let left = match &self.digest.trick {
            _ if self.ended.is_some() => Phrase::new("screen-mu-hand-over").with("hand", hand - 1),
            Some(trick) => Phrase::new("page-mu-sub-trick")
                .with("hand", hand)
                .with("number", trick.number)
                .with("of", trick.of),
            None if self.is_bidding() => Phrase::new("page-mu-sub-auction").with("hand", hand),
            None => Phrase::new("page-mu-sub-naming").with("hand", hand),
        };
        let goal = match self.digest.race.total {
            Some(total) => Phrase::new("screen-to").with("total", total),
            None => Phrase::new("screen-hands").with("hands", self.digest.race.hands),
        };
        Bar { left: scene.say(&left), goal: scene.say(&goal), scores: scene.scores() }
    }

    fn field(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        if self.is_bidding() {
            self.auction(scene, pen);
        } else {
            self.tricks(scene, pen);
        }
    }

    fn hem(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        teeth::draw(pen, &self.teeth(scene));
    }

    fn tray(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        let hinted = named(scene.hinted);
        let marks = Marks { cursor: scene.cursor, lifted: scene.lifted, hinted: &hinted };
        hand(pen, &self.groups(scene), marks);
    }

    fn question(&self, scene: &Scene<'_>) -> Option<Asked> {
        let Asked { heading, more } = scene.page_question();
        Some(Asked { heading, more: self.reason(scene).unwrap_or(more) })
    }

    fn buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        if self.is_bidding() {
            return self.bid_buttons(scene);
        }
        if self.is_naming() {
            return self.name_buttons(scene);
        }
        let Some(card) = card_of(scene.cursor) else { return Vec::new() };
        let idle = !self.choices.contains(&Action::Play(card));
        let actions = vec![data(&Action::Play(card))];
        let label = scene.say(&Phrase::new("page-mu-play").with("card", card.value()));
        let deed = if idle { Deed::Judge(actions) } else { Deed::Play(actions) };
        vec![Button { press: Press::Enter, label, deed, idle }]
    }

    fn stops(&self, scene: &Scene<'_>) -> Vec<Stop> {
        let mut stops = if self.is_naming() && scene.asked { self.name_stops(scene) } else { Vec::new() };
        let lifts = self.is_bidding();
        for (held, column) in self.groups(scene).iter().flat_map(|group| &group.cards).zip(0..) {
            let Some(card) = card_of(&held.id) else { continue };
            stops.push(Stop {
                id: held.id.clone(),
                place: Place::Tray,
                row: 0,
                column,
                digit: char::from_digit(u32::from(card.number()), 10),
                capital: capital(card, scene.lexicon),
                can: held.can,
                lifts: lifts && held.can,
            });
        }
        stops
    }

    fn keys(&self, scene: &Scene<'_>) -> Vec<(&'static str, String)> {
        let text = |key| scene.text(key);
        if self.is_bidding() {
            let pass = self.choices.contains(&Action::Pass);
            let stop = if pass { ("p", text("screen-key-pass")) } else { ("d", text("screen-key-done")) };
            return vec![
                ("←→", text("screen-key-card")),
                ("Space", text("screen-key-lift")),
                ("Enter", text("screen-mu-key-lay")),
                stop,
            ];
        }
        if self.is_naming() {
            return vec![("↑↓", text("screen-key-choose")), ("Enter", text("screen-mu-key-name"))];
        }
        vec![("←→", text("screen-key-card")), ("Enter", text("screen-mu-key-play"))]
    }

    fn asked_about(&self, scene: &Scene<'_>) -> Option<Vec<Data>> {
        let card = card_of(scene.cursor)?;
        Some(match self.frame() {
            Frame::Bidding => chosen(scene).into_iter().map(|card| data(&Action::Lay(card))).collect(),
            Frame::Playing => vec![data(&Action::Play(card))],
            Frame::DrawDealer
            | Frame::LeaveOut
            | Frame::Deal
            | Frame::ViceTrump
            | Frame::ChiefTrump
            | Frame::Partner
            | Frame::Over => return None,
        })
    }

    fn rail(&self, scene: &Scene<'_>) -> Vec<Section> {
        self.sections(scene)
    }

    fn pause(&self, _scene: &Scene<'_>) -> Pause {
        if self.ended.is_some() {
            Pause::UntilEnter
        } else if self.view.last.deed.trick.is_some() {
            Pause::Long
        } else {
            Pause::Short
        }
    }

    fn hand_page(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) -> bool {
        self.draw_hand_page(scene, pen)
    }
}

impl Position {
    /// What would follow from what is chosen.
    fn reason(&self, scene: &Scene<'_>) -> Option<String> {
        if !scene.asked {
            return Some(soon(scene));
        }
        let chosen = match self.frame() {
            Frame::Playing => Action::Play(card_of(scene.cursor)?),
            Frame::ViceTrump | Frame::ChiefTrump | Frame::Partner => self.named(scene)?,
            Frame::Bidding | Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Over => return None,
        };
        let place = self.choices.iter().position(|choice| *choice == chosen)?;
        let choice = scene.sight.choices.get(place)?;
        let playable = self.playable(scene);
        let detail = choice.detail.iter().chain(&choice.caution).map(|phrase| scene.say(phrase));
        let detail = crate::screen::contract::capitalised(&detail.collect::<Vec<String>>().join(". "));
        match (playable.is_empty(), detail.is_empty()) {
            (true, true) => None,
            (true, false) => Some(format!("{detail}.")),
            (false, true) => Some(playable),
            (false, false) => Some(format!("{playable} {detail}.")),
        }
    }

    /// The cards that may be played, where they are few.
    fn playable(&self, scene: &Scene<'_>) -> String {
        let cards: Vec<Kind> = self
            .choices
            .iter()
            .filter_map(|choice| match choice {
                Action::Play(card) => Some(*card),
                _ => None,
            })
            .collect();
        if cards.is_empty() || cards.len() > 5 {
            return String::new();
        }
        scene.say(&Phrase::new("screen-mu-playable").with("cards", list(cards, scene.lexicon)))
    }
}

/// The cards that Enter would lay: the lifted ones, or the one under the cursor.
fn chosen(scene: &Scene<'_>) -> Vec<Kind> {
    let lifted: Vec<Kind> = scene.lifted.iter().filter_map(|id| card_of(id)).collect();
    if lifted.is_empty() { card_of(scene.cursor).into_iter().collect() } else { lifted }
}
