//! What somebody learns who plays for the first time: each decision where it first comes up, with what lies there.

/// What cards, effects and the other player ask for.
mod choices;

use game::{Advise, Lesson, Phrase, Seat, Teach, Value, ViewOf};

use crate::Asante;
use crate::action::{Action, InTurn};
use crate::card::{Class, Goods, Holy, Kind};
use crate::digest::{Digest, bonus};
use crate::prospect::{Ending, Prospect};
use crate::state::{Frame, Looking, Phase, other};
use crate::view::Open;
use crate::ware::Wares;

impl Teach for Asante {
    const TOPICS: &'static [&'static str] = &[
        "turn",
        "keeping",
        "buying",
        "selling",
        "laying",
        "using",
        "helpers",
        "cancelling",
        "holy-places",
        "wares",
        "parting",
        "ending",
    ];

    fn teach(&self, view: &ViewOf<Self>, legal: &[Action]) -> Vec<Lesson> {
        let (open, digest) = (&view.open, self.digest_of(view));
        let (Some(me), Some(hand), Some(&frame)) = (view.viewer.seat(), &open.own, open.frames.last()) else {
            return Vec::new();
        };
        let advised = self.advise(view, legal);
        let here = Here { game: self, view, open, digest: &digest, legal, advised, me, hand };
        match frame {
            Frame::Turn => here.turn_lessons(),
            Frame::Looking(Looking::Keep) => vec![here.keeping()],
            Frame::Looking(Looking::Pick { .. }) => {
                vec![here.picking("lesson-keeping-pick", open.looking.len())]
            }
            Frame::Looking(Looking::Peek { .. }) => {
                vec![here.picking("lesson-keeping-peek", open.looking.len())]
            }
            Frame::Looking(Looking::More { cards }) => vec![here.more(cards)],
            Frame::Found { card } => vec![here.found(card)],
            Frame::React { card } => vec![here.cancelling(card)],
            Frame::Choose { card } => here.choosing(card),
            Frame::Blessing { place, left, .. } => vec![here.blessing(place, left)],
            Frame::Places { .. } => vec![here.row()],
            Frame::Change | Frame::Wares { .. } | Frame::Return { .. } => vec![here.wares()],
            Frame::Discards { left, .. } => vec![here.parting(discarding(left))],
            Frame::Give => vec![here.parting(about("lesson-parting-give", other(me)))],
            Frame::Nature(_) | Frame::Played { .. } => Vec::new(),
        }
    }
}

/// Where somebody is to decide.
struct Here<'a> {
    game: &'a Asante,
    view: &'a ViewOf<Asante>,
    open: &'a Open,
    digest: &'a Digest,
    legal: &'a [Action],
    /// What a sensible player would do: examples are taken from it.
    advised: Action,
    me: Seat,
    hand: &'a [Kind],
}

impl Here<'_> {
    fn them(&self) -> Seat {
        other(self.me)
    }

    fn stand(&self) -> Wares {
        self.open.stands[self.me]
    }

    fn then(&self, action: Action) -> Prospect {
        self.game.prospect_of(self.view, action).unwrap_or_default()
    }

    /// Of the legal actions of which this tells something, the advised one or else the first.
    fn first<T>(&self, mut told: impl FnMut(&Action) -> Option<T>) -> Option<T> {
        told(&self.advised).or_else(|| self.legal.iter().find_map(told))
    }

    fn named(&self, key: &'static str, card: Kind) -> Phrase {
        Phrase::new(key).with("card", self.game.name_of(card))
    }

    fn id(&self, card: Kind) -> String {
        self.game.id_of(card).to_owned()
    }

    /// What a card does, in the fewest words.
    fn does(&self, key: &'static str, card: Kind) -> Phrase {
        self.named(key, card).with("what", self.game.short_of(card))
    }

    /// What a card does, in its whole sentence.
    fn explained(&self, key: &'static str, card: Kind) -> Phrase {
        self.named(key, card).with("what", self.game.deck.cards[usize::from(card.0)].phrase())
    }

    fn turn_lessons(&self) -> Vec<Lesson> {
        let end = self.then(Action::Turn(InTurn::End));
        let advised = &self.advised;
        let mut lessons = vec![
            (matches!(advised, Action::Turn(InTurn::Sell { .. })), self.selling()),
            (matches!(advised, Action::Turn(InTurn::Buy { .. })), self.buying()),
            (matches!(advised, Action::Turn(InTurn::Use(_))), self.using()),
            (matches!(advised, Action::Turn(InTurn::Lay { .. })), self.laying()),
            (matches!(advised, Action::Turn(InTurn::Play(_))), self.helpers()),
            (matches!(advised, Action::Turn(InTurn::Visit(_))), self.holy_places()),
            (matches!(advised, Action::Turn(InTurn::End)), Some(self.ending(&end))),
        ];
        // What is worth doing here is explained before what could be done besides.
        lessons.sort_by_key(|(is_advised, _)| !is_advised);
        let mut lessons: Vec<Lesson> = lessons.into_iter().filter_map(|(_, lesson)| lesson).collect();
        lessons.insert(0, self.turn());
        // Whoever can end the game wants to know that first.
        let ends = end.ending != Some(Ending::Turn);
        lessons.sort_by_key(|lesson| !(ends && lesson.topic == "ending"));
        lessons
    }

    /// What the actions of a turn are for, and in which order.
    fn turn(&self) -> Lesson {
        let lesson = Lesson::new("turn");
        let left = match self.open.actions {
            0 => return lesson.show("actions", Phrase::new("lesson-turn-spent")),
            actions => Phrase::new("lesson-turn-actions").with("actions", actions),
        };
        let lesson = lesson.show("actions", left);
        if self.legal.contains(&Action::Turn(InTurn::Draw)) {
            let draw = Phrase::new("lesson-turn-draw");
            lesson.show("draw-pile", draw).say(Phrase::new("lesson-turn-then"))
        } else if self.open.phase == Phase::Playing {
            lesson.show("draw-pile", Phrase::new("lesson-turn-playing"))
        } else {
            lesson
        }
    }

    /// The advised purchase; else the one that readies the best sale, or the cheapest.
    fn buying(&self) -> Option<Lesson> {
        let bought = |action: &Action| {
            let Action::Turn(InTurn::Buy { card, .. }) = *action else { return None };
            let then = self.then(*action);
            let price = then.gold.unsigned_abs();
            Some((card, then.gained, price, self.readied(card, then.gained)))
        };
        let profit = |price: u32, sale: Option<(Kind, Wares, u8)>| {
            let sells = sale.map_or(0, |(_, _, sell)| i32::from(sell));
            (sale.is_some(), sells - price as i32)
        };
        let best = || self.legal.iter().filter_map(bought).max_by_key(|best| profit(best.2, best.3));
        let (card, wares, price, sale) = bought(&self.advised).or_else(best)?;
        let buys = self.named("lesson-buying-card", card).with("wares", wares.value()).with("gold", price);
        let buys = buys.with("left", self.open.gold[self.me].saturating_sub(price));
        let room = Phrase::new("lesson-buying-room").with("free", self.digest.free[self.me]);
        let lesson = Lesson::new("buying").show(self.id(card), buys).show("stand", room);
        Some(match sale {
            Some((card, wares, sell)) => {
                let sells = self.named("lesson-buying-sale", card).with("wares", wares.value());
                lesson.show(self.id(card), sells.with("gold", sell))
            }
            None => lesson.say(Phrase::new("lesson-buying-gone")),
        })
    }

    /// The best sale that these wares would make possible, with another card than the one that buys them.
    fn readied(&self, buyer: Kind, gained: Wares) -> Option<(Kind, Wares, u8)> {
        let mut stand = self.stand();
        stand.add(gained);
        let mut others = self.hand.to_vec();
        let place = others.iter().position(|card| *card == buyer)?;
        others.remove(place);
        let sale = |card: Kind| {
            let (wares, sell) = self.sale(card)?;
            (stand.cover(wares) && !self.stand().cover(wares)).then_some((card, wares, sell))
        };
        others.into_iter().filter_map(sale).max_by_key(|(_, _, sell)| *sell)
    }

    /// What this card sells, and for how much. Packages fit almost any ware, so they tell nothing apart.
    fn sale(&self, card: Kind) -> Option<(Wares, u8)> {
        let class = self.game.classes[usize::from(card.0)];
        let Class::Ware { goods: Goods::Named(counts), sell, .. } = class else { return None };
        Some((Wares::new(counts), sell))
    }

    /// The best sale.
    fn selling(&self) -> Option<Lesson> {
        let sold = |action: &Action| {
            let Action::Turn(InTurn::Sell { card, .. }) = *action else { return None };
            let then = self.then(*action);
            Some((card, then.given, then.gold.unsigned_abs()))
        };
        let (card, wares, price) = self.legal.iter().filter_map(sold).max_by_key(|(_, _, price)| *price)?;
        let sells = self.named("lesson-selling-card", card).with("wares", wares.value()).with("gold", price);
        let gold = self.open.gold[self.me] + price;
        let key = if gold < self.digest.goal { "lesson-selling-gold" } else { "lesson-selling-goal" };
        let makes = Phrase::new(key).with("gold", gold).with("goal", self.digest.goal);
        let lesson = Lesson::new("selling").show(self.id(card), sells).show("gold", makes);
        Some(lesson.say(Phrase::new("lesson-selling-either")))
    }

    /// An artifact to be laid: what it does, what it costs, and who receives which holy place.
    fn laying(&self) -> Option<Lesson> {
        let laid = |action: &Action| {
            let Action::Turn(InTurn::Lay { card, slot }) = *action else { return None };
            Some((card, slot))
        };
        let (card, slot) = self.first(laid)?;
        let costs = Phrase::new("lesson-laying-costs").with("actions", self.game.actions_to_use(card));
        let does = self.does("lesson-does", card);
        let lesson = Lesson::new("laying").show(self.id(card), does).show("actions", costs);
        let then = self.then(Action::Turn(InTurn::Lay { card, slot }));
        if then.replaced.is_some() {
            return Some(lesson.show("holy-places", Phrase::new("lesson-laying-receive")));
        }
        let place = |action: &Action| {
            let (laid, slot) = laid(action)?;
            self.open.row[usize::from(slot)].filter(|_| laid == card)
        };
        let places: Vec<Holy> = self.legal.iter().filter_map(place).collect();
        if places.is_empty() {
            return Some(lesson);
        }
        let gives = about("lesson-laying-gives", self.them()).with("places", self.quoted_places(&places));
        Some(lesson.show("holy-places", gives))
    }

    /// Holy places by name, each once.
    fn quoted_places(&self, places: &[Holy]) -> Value {
        let mut places = places.to_vec();
        places.sort_unstable();
        places.dedup();
        let quoted = |place| Phrase::new("card-quoted").with("card", self.game.name_of_place(place));
        Value::from(places.into_iter().map(quoted).collect::<Vec<Phrase>>())
    }

    /// An own artifact that can be used.
    fn using(&self) -> Option<Lesson> {
        let used =
            |action: &Action| if let Action::Turn(InTurn::Use(slot)) = *action { Some(slot) } else { None };
        let slot = self.first(used)?;
        let card = self.then(Action::Turn(InTurn::Use(slot))).artifact?;
        let once = Phrase::new("lesson-using-once").with("actions", self.game.actions_to_use(card));
        Some(Lesson::new("using").show(slot_part(slot), self.does("lesson-does", card)).show("actions", once))
    }

    /// A person or an animal that can be played.
    fn helpers(&self) -> Option<Lesson> {
        let played =
            |action: &Action| if let Action::Turn(InTurn::Play(card)) = *action { Some(card) } else { None };
        let card = self.first(played)?;
        let lesson = Lesson::new("helpers").show(self.id(card), self.does("lesson-does", card));
        let lesson = lesson.say(Phrase::new("lesson-helpers-once"));
        let held = self.open.counts[self.them()];
        let keeper = (0..self.game.classes.len() as u8).map(Kind).find(|card| self.game.cancels(*card));
        Some(match keeper {
            Some(keeper) if held > 0 => {
                let cancels = about("lesson-helpers-cancelled", self.them()).with("count", held);
                lesson.show(seat_part(self.them()), cancels.with("card", self.game.name_of(keeper)))
            }
            Some(_) => lesson.show(seat_part(self.them()), about("lesson-helpers-safe", self.them())),
            None => lesson,
        })
    }

    /// An own holy place that can be used.
    fn holy_places(&self) -> Option<Lesson> {
        let visited = |action: &Action| {
            if let Action::Turn(InTurn::Visit(place)) = *action { Some(place) } else { None }
        };
        let place = self.first(visited)?;
        let owned = self.open.owned[self.me].iter().filter(|owned| **owned == place).count();
        let key = if owned > 1 { "lesson-holy-places-times" } else { "lesson-holy-places-one" };
        let lesson = Lesson::new("holy-places").show(self.place_id(place), self.place_does(place));
        let lesson = lesson.say(Phrase::new("lesson-holy-places-once"));
        Some(lesson.say(Phrase::new(key).with("count", owned as u32)))
    }

    fn place_id(&self, place: Holy) -> String {
        self.game.id_of_place(place).to_owned()
    }

    fn place_does(&self, place: Holy) -> Phrase {
        let what = self.game.blessings[usize::from(place.0)].phrase();
        Phrase::new("lesson-explained").with("card", self.game.name_of_place(place)).with("what", what)
    }

    /// What ends the turn and the game.
    fn ending(&self, end: &Prospect) -> Lesson {
        let gold = about("lesson-ending-gold", self.them()).with("goal", self.digest.goal);
        let gold = gold.with("gold", self.open.gold[self.me]).with("other", self.open.gold[self.them()]);
        let lesson = Lesson::new("ending").show("gold", gold);
        let lesson = match self.open.actions {
            0 => lesson,
            actions => {
                let key = if bonus(actions) > 0 { "lesson-ending-bonus" } else { "lesson-ending-single" };
                lesson.show("actions", Phrase::new(key).with("actions", actions))
            }
        };
        match end.ending {
            Some(Ending::LastTurnBegins) => lesson.show("hem", about("lesson-ending-begins", self.them())),
            Some(Ending::Game) => lesson.show("hem", Phrase::new("lesson-ending-game")),
            Some(Ending::Turn) | None => lesson,
        }
    }
}

fn about(key: &'static str, who: Seat) -> Phrase {
    Phrase::new(key).with("who", who)
}

fn discarding(count: u8) -> Phrase {
    Phrase::new("lesson-parting-discard").with("count", count)
}

fn slot_part(slot: u8) -> String {
    format!("slot {}", slot + 1)
}

fn seat_part(seat: Seat) -> String {
    format!("seat {}", seat.0 + 1)
}
