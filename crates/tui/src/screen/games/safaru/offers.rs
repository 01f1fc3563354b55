//! What is chosen, what is open to the reader with it, and what would come of it.

use cards::Kind;
use game::{Phrase, Seat, Value};
use safaru::action::{Action, Way};
use safaru::digest::{Haul, Prize};
use safaru::prospect::{Because, Exclusion, Part};
use safaru::state::Frame;

use game::sight::data;

use super::catches::{Hindrance, Play, command, hindrance, missing, play_of, rows};
use super::{Position, in_order};
use crate::screen::cards::card_of;
use crate::screen::contract::{Asked, Deed, Scene, capitalised};
use crate::screen::games::parts::{detail, soon};
use crate::screen::pen::width;

/// What is open to the reader now, for the card that is chosen or lies between hand and table.
pub(super) enum Offer {
    /// It catches nothing: it can be released.
    Release { card: Kind, choice: usize },
    /// It could catch in several ways, and somebody else names one.
    Named { card: Kind, choice: usize, by: Seat, plays: Vec<Play> },
    /// It catches: switches, and those that are on.
    Switches { card: Kind, plays: Vec<Play>, on: Vec<Part> },
    /// One of these is chosen: a way for somebody's card, or a step where there are too many plays to be listed.
    List { choices: Vec<usize> },
}

/// The stop of a switch.
pub(super) fn switch_id(card: Kind, part: Part) -> String {
    let cards: Vec<String> = in_order(part.cards).iter().map(ToString::to_string).collect();
    format!("{card}:{}:{}", part.way as u8, cards.join(" "))
}

fn switch_of(id: &str) -> Option<(Kind, Part)> {
    let mut pieces = id.split(':');
    let card = card_of(pieces.next()?)?;
    let number: usize = pieces.next()?.parse().ok()?;
    let cards = pieces.next()?.split(' ').filter_map(card_of).collect();
    Some((card, Part { way: *Way::ALL.get(number)?, cards }))
}

/// Cards as a value that is joined with “and”.
fn listed(cards: impl IntoIterator<Item = Kind>) -> Value {
    Value::List(cards.into_iter().map(Kind::value).collect())
}

impl Position {
    /// The card that is chosen: the one between hand and table, or under the cursor, or whose switch is.
    pub(super) fn current(&self, scene: &Scene<'_>) -> Option<Kind> {
        self.view
            .open
            .frame
            .played()
            .or_else(|| switch_of(scene.cursor).map(|(card, _)| card))
            .or_else(|| card_of(scene.cursor))
    }

    pub(super) fn offer(&self, scene: &Scene<'_>) -> Option<Offer> {
        if !scene.asked {
            return None;
        }
        let card = self.current(scene)?;
        let choices: Vec<usize> = match self.view.open.frame {
            Frame::Naming { .. } => return Some(Offer::List { choices: (0..self.choices.len()).collect() }),
            Frame::Catching(_) => (0..self.choices.len()).collect(),
            Frame::Turn(_) => self.about(card),
            Frame::DrawDealer | Frame::Deal | Frame::Over => return None,
        };
        let first = *choices.first()?;
        if matches!(self.choices[first].0, Action::Release(_)) {
            return Some(Offer::Release { card, choice: first });
        }
        if choices.iter().any(|place| self.choices[*place].1.more) {
            return Some(Offer::List { choices });
        }
        let plays = self.plays(&choices);
        if let Some(by) = namer(scene, first) {
            return Some(Offer::Named { card, choice: first, by, plays });
        }
        // What has one answer only is not asked.
        let on = if let [only] = &plays[..] {
            only.parts.clone()
        } else {
            let lifted = scene.lifted.iter().filter_map(|id| switch_of(id));
            lifted.filter(|(of, _)| *of == card).map(|(_, part)| part).collect()
        };
        Some(Offer::Switches { card, plays, on })
    }

    /// The stops of the field: id, row, column.
    pub(super) fn field_stops(&self, scene: &Scene<'_>) -> Vec<(String, u16, u16)> {
        match self.offer(scene) {
            Some(Offer::Switches { card, plays, .. }) => {
                let mut stops = Vec::new();
                for ((_, parts), row) in rows(&plays).into_iter().zip(0..) {
                    stops.extend(
                        parts.into_iter().zip(0..).map(|(part, column)| (switch_id(card, part), row, column)),
                    );
                }
                stops
            }
            Some(Offer::List { choices }) => {
                choices.into_iter().zip(0..).map(|(place, row)| (list_id(place), row, 0)).collect()
            }
            Some(Offer::Release { .. } | Offer::Named { .. }) | None => Vec::new(),
        }
    }

    /// Why plays exclude each other, as far as it is said.
    pub(super) fn exclusions(&self, plays: &[Play]) -> Vec<Exclusion> {
        let mut choices: Vec<usize> = plays.iter().map(|play| play.choice).collect();
        choices.dedup();
        choices.into_iter().flat_map(|place| self.choices[place].1.exclusions.clone()).collect()
    }

    pub(super) fn hindered(&self, part: Part, on: &[Part], plays: &[Play]) -> Option<Hindrance> {
        hindrance(part, on, plays, &self.exclusions(plays), self.view.open.wild)
    }

    /// The switch under the cursor is turned; of a way one at most is on.
    pub(super) fn toggle(&self, scene: &Scene<'_>) -> Option<Deed> {
        let Some(Offer::Switches { card, plays, on }) = self.offer(scene) else { return None };
        let (_, part) = switch_of(scene.cursor).filter(|_| plays.len() > 1)?;
        if !on.contains(&part) && self.hindered(part, &on, &plays).is_some() {
            return Some(Deed::Nothing);
        }
        let mut ids: Vec<String> =
            on.iter().filter(|other| other.way != part.way).map(|other| switch_id(card, *other)).collect();
        if !on.contains(&part) {
            ids.push(switch_id(card, part));
        }
        Some(Deed::LiftOnly(ids))
    }

    /// What Enter does: in words, the deed, and whether it does nothing but say why not.
    pub(super) fn enter(&self, scene: &Scene<'_>) -> Option<(String, Deed, bool)> {
        let said = |phrase: Phrase| scene.say(&phrase);
        match self.offer(scene)? {
            Offer::Release { card, choice } => {
                let label = said(Phrase::new("page-release").with("card", card.value()));
                Some((label, self.play(choice), false))
            }
            Offer::Named { card, choice, .. } => {
                let label = said(Phrase::new("page-play").with("card", card.value()));
                Some((label, self.play(choice), false))
            }
            Offer::List { choices } => {
                let place = listed_place(scene).filter(|place| choices.contains(place));
                let Some(place) = place else {
                    let first = choices.first()?;
                    return Some((scene.text("page-choose-way"), Deed::Go(list_id(*first)), false));
                };
                let label = match self.choices[place].0 {
                    Action::Name(Way::Add) => scene.text("page-name-it-add"),
                    Action::Name(Way::Seventeen) => scene.text("page-name-it-seventeen"),
                    Action::Name(Way::Pair) => scene.text("page-name-it-pair"),
                    _ => capitalised(&scene.say(&scene.sight.choices.get(place)?.words)),
                };
                Some((label, self.play(place), false))
            }
            Offer::Switches { card, plays, on } => {
                if let Some(play) = play_of(&plays, &on) {
                    let label = Phrase::new("page-catch").with("count", play.comes.haul.cards);
                    let deed = Deed::Play(command(play, &plays, self.choices[play.choice].0));
                    return Some((said(label), deed, false));
                }
                match (switch_of(scene.cursor), self.toggle(scene)) {
                    (Some((_, part)), Some(Deed::LiftOnly(ids))) if !on.contains(&part) => {
                        let label =
                            Phrase::new("screen-safaru-choose").with("cards", listed(in_order(part.cards)));
                        Some((said(label), Deed::LiftOnly(ids), false))
                    }
                    (Some(_), _) => self.completes(scene, card, &plays, &on),
                    (None, _) => {
                        let first = rows(&plays).first().and_then(|(_, parts)| parts.first().copied())?;
                        Some((scene.text("page-choose-catch"), Deed::Go(switch_id(card, first)), false))
                    }
                }
            }
        }
    }

    /// What is on needs something else: what it needs is switched on, or gone to where there is a choice.
    fn completes(
        &self,
        scene: &Scene<'_>,
        card: Kind,
        plays: &[Play],
        on: &[Part],
    ) -> Option<(String, Deed, bool)> {
        if let Some(part) = missing(plays, on).first() {
            let label = Phrase::new("screen-safaru-choose").with("cards", listed(in_order(part.cards)));
            let ids = on.iter().chain([part]).map(|part| switch_id(card, *part)).collect();
            return Some((scene.say(&label), Deed::LiftOnly(ids), false));
        }
        let rows = rows(plays);
        let mut others = rows.iter().flat_map(|(_, parts)| parts);
        let is_open = |part: &&Part| {
            on.iter().all(|lit| lit.way != part.way) && self.hindered(**part, on, plays).is_none()
        };
        let next = others.find(is_open)?;
        Some((scene.text("page-choose-catch"), Deed::Go(switch_id(card, *next)), false))
    }

    fn play(&self, choice: usize) -> Deed {
        Deed::Play(vec![data(&self.choices[choice].0)])
    }

    /// The question, and what would come of what is chosen.
    pub(super) fn asks(&self, scene: &Scene<'_>) -> Asked {
        if !scene.asked {
            return Asked { heading: String::new(), more: soon(scene) };
        }
        let asked = scene.page_question();
        let rest: Vec<String> = scene.sight.question.iter().skip(1).map(|phrase| scene.say(phrase)).collect();
        let said = |phrase: Phrase| scene.say(&phrase);
        match self.offer(scene) {
            Some(Offer::Release { card, .. }) => Asked {
                heading: said(Phrase::new("page-would-release").with("card", card.value())),
                more: if rest.is_empty() { asked.more } else { rest.join(" ") },
            },
            Some(Offer::Named { card, by, choice, .. }) => Asked {
                heading: said(Phrase::new("page-would-be-named").with("card", card.value()).with("who", by)),
                more: detail(scene, choice)
                    .filter(|detail| fits(scene, detail))
                    .unwrap_or_else(|| scene.text("page-cards-are-yours")),
            },
            Some(Offer::Switches { card, plays, on }) => {
                self.asks_switches(scene, card, &plays, &on, &rest.join(" "))
            }
            Some(Offer::List { .. }) => {
                let more = listed_place(scene).and_then(|place| detail(scene, place)).unwrap_or(asked.more);
                Asked { heading: asked.heading, more }
            }
            None => asked,
        }
    }

    fn asks_switches(&self, scene: &Scene<'_>, card: Kind, plays: &[Play], on: &[Part], rest: &str) -> Asked {
        let hindered = switch_of(scene.cursor)
            .filter(|(_, part)| !on.contains(part))
            .and_then(|(_, part)| self.hindered(part, on, plays))
            .map(|hindrance| format!("{}.", hindrance_words(scene, &hindrance)));
        if on.is_empty() {
            let heading = scene.say(&Phrase::new("page-how").with("card", card.value()));
            // What the switch under the cursor would bring by itself.
            let alone = switch_of(scene.cursor).and_then(|(_, part)| play_of(plays, &[part]));
            let how = || if rest.is_empty() { scene.text("screen-safaru-how") } else { rest.to_owned() };
            let more = alone.map_or_else(how, |play| self.comes(scene, card, play));
            return Asked { heading, more };
        }
        let caught = on.iter().flat_map(|part| in_order(part.cards));
        let heading =
            scene.say(&Phrase::new("page-catches").with("card", card.value()).with("cards", listed(caught)));
        let more = match (hindered, play_of(plays, on)) {
            (Some(why), _) => why,
            (None, Some(play)) => self.comes(scene, card, play),
            (None, None) => {
                let needed: Vec<Kind> =
                    missing(plays, on).iter().flat_map(|part| in_order(part.cards)).collect();
                if needed.is_empty() {
                    scene.text("page-needs-more")
                } else {
                    scene.say(&Phrase::new("page-needs").with("cards", listed(needed)))
                }
            }
        };
        Asked { heading, more }
    }

    /// What comes of a whole play.
    fn comes(&self, scene: &Scene<'_>, card: Kind, play: &Play) -> String {
        let goes = play.parts.iter().any(|part| part.way == Way::Pair);
        let key = if goes { "page-comes-along" } else { "page-comes-stays" };
        let comes = Phrase::new(key).with("card", card.value()).with("haul", self.haul(play.comes.haul));
        let left = Phrase::new("page-leaves").with("cards", listed(in_order(play.comes.left)));
        let comes = scene.say(&comes);
        let all = format!("{comes} {}", scene.say(&left));
        if fits(scene, &all) { all } else { comes }
    }

    /// What of a catch brings or costs something in this game, counted.
    fn haul(&self, haul: Haul) -> Value {
        let counted = |of: Prize| self.digest.majorities.iter().any(|contest| contest.of == of);
        let figures = [
            ("haul-cards", haul.cards, true),
            ("haul-triangles", haul.triangles, self.digest.triangle != 0 && haul.triangles > 0),
            ("haul-unicorns", haul.unicorns, counted(Prize::Unicorns) && haul.unicorns > 0),
            ("haul-hedgehogs", haul.hedgehogs, counted(Prize::Hedgehogs) && haul.hedgehogs > 0),
            ("haul-babies", haul.babies, self.digest.baby != 0 && haul.babies > 0),
        ];
        let figures = figures.into_iter().filter(|(_, _, is_told)| *is_told);
        Value::List(figures.map(|(key, count, _)| Phrase::new(key).with("count", count).into()).collect())
    }
}

/// Is there room for a text in the row of the reason?
fn fits(scene: &Scene<'_>, text: &str) -> bool {
    width(text) + 3 <= scene.wide
}

/// Why a switch cannot be put on, in few words.
pub(super) fn hindrance_words(scene: &Scene<'_>, hindrance: &Hindrance) -> String {
    let way = hindrance.by.first().map_or(Way::Add, |part| part.way);
    let phrase = match hindrance.because {
        Some(Because::Card(card)) => {
            Phrase::new("page-used").with("card", card.value()).with("way", way_name(way))
        }
        Some(Because::Zero) => Phrase::new("page-no-zero"),
        Some(Because::Nothing(way)) => Phrase::new("page-nothing-left").with("way", way_name(way)),
        None => {
            let cards = hindrance.by.iter().flat_map(|part| in_order(part.cards));
            Phrase::new("page-not-together").with("cards", listed(cards))
        }
    };
    scene.say(&phrase)
}

fn way_name(way: Way) -> Phrase {
    Phrase::new(match way {
        Way::Add => "way-name-add",
        Way::Seventeen => "way-name-seventeen",
        Way::Pair => "way-name-pair",
    })
}

/// The stop of a choice in a list.
pub(super) fn list_id(place: usize) -> String {
    format!("choice-{place}")
}

/// The choice under the cursor.
pub(super) fn listed_place(scene: &Scene<'_>) -> Option<usize> {
    scene.cursor.strip_prefix("choice-")?.parse().ok()
}

/// Who would name the way, if it is not the reader's to choose.
fn namer(scene: &Scene<'_>, place: usize) -> Option<Seat> {
    let detail =
        scene.sight.choices.get(place)?.detail.as_ref().filter(|detail| detail.key == "detail-named")?;
    match detail.arguments.iter().find(|(name, _)| name == "who") {
        Some((_, Value::Seat(who))) => Some(*who),
        _ => None,
    }
}
