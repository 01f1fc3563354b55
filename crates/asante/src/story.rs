//! What happened, in phrases. What is told follows from two views of one viewer, so nobody is told a secret.

/// What is said beside a move.
mod detail;
/// What is left of the story once it has been read.
mod fading;
/// How the table looks, and what is asked.
mod picture;

use game::{Fading, Narrate, Phrase, Seat, Value, ViewOf, Viewer};

use crate::Asante;
use crate::action::{Action, InTurn, OfArtifacts, OfCards, OfPlaces, OfWares, Reaction};
use crate::card::Kind;
use crate::state::{Act, Draw, Frame, Looking, Nature, other};
use crate::view::{Open, Own};
use crate::ware::Wares;

impl Narrate for Asante {
    const FADING: &'static [Fading] = fading::FADING;

    fn narrate(&self, before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let story = Story { game: self, before, after };
        let mut told = story.deed();
        told.extend(story.given_places());
        told.extend(story.shuffles());
        told.extend(story.ending());
        told
    }
}

/// One step, as one viewer saw it.
struct Story<'a> {
    game: &'a Asante,
    before: &'a ViewOf<Asante>,
    after: &'a ViewOf<Asante>,
}

impl Story<'_> {
    fn card(&self, card: Kind) -> Value {
        self.game.name_of(card)
    }

    fn cards(&self, cards: &[Kind]) -> Value {
        self.game.names_of(cards)
    }

    fn viewed_by(&self, seat: Seat) -> bool {
        self.after.viewer == Viewer::Seat(seat)
    }

    fn then(&self) -> &Open {
        &self.before.open
    }

    fn now(&self) -> &Open {
        &self.after.open
    }

    /// The wares that came to a stand, and those that left it.
    fn moved(&self, seat: Seat) -> (Wares, Wares) {
        let (old, new) = (self.then().stands[seat], self.now().stands[seat]);
        (new.beyond(old), old.beyond(new))
    }

    /// How much gold a player got, and how much they lost.
    fn gold(&self, seat: Seat) -> (u32, u32) {
        let (old, new) = (self.then().gold[seat], self.now().gold[seat]);
        (new.saturating_sub(old), old.saturating_sub(new))
    }

    fn deed(&self) -> Vec<Phrase> {
        let tell = |key, who: Seat| Phrase::new(key).with("who", who);
        let own = self.after.last.own;
        let moved = if let Some(Own::Moved(card)) = own { Some(self.card(card)) } else { None };
        let mut told = match self.after.last.deed.act {
            Act::Nothing => Vec::new(),
            Act::First(who) => vec![tell("story-first", who)],
            Act::Dealt => vec![if let Some(Own::Dealt(hand)) = own {
                Phrase::new("story-dealt-own").with("cards", self.cards(&hand))
            } else {
                Phrase::new("story-dealt")
            }],
            Act::TurnedUp { slot, place } => {
                let turned = Phrase::new("story-turned-up").with("place", self.game.name_of_place(place));
                vec![turned.with("slot", slot + 1)]
            }
            Act::Drew(by) => vec![match moved {
                Some(card) => Phrase::new("story-drew-own").with("card", card),
                None => tell("story-drew", by),
            }],
            Act::Looked(by) => self.looked(by),
            Act::Revealed { by, card } => {
                vec![tell("story-revealed", by).with("card", self.card(card))]
            }
            Act::Robbed(by) => vec![match moved {
                Some(card) => tell("story-robbed-card", by).with("other", other(by)).with("card", card),
                None => tell("story-robbed", by).with("other", other(by)),
            }],
            Act::Gave(by) => vec![match moved {
                Some(card) => tell("story-gave-card", by).with("other", other(by)).with("card", card),
                None => tell("story-gave", by).with("other", other(by)),
            }],
            Act::Kept(by) => match self.then().looking.last() {
                Some(card) => vec![Phrase::new("story-kept-own").with("card", self.card(*card))],
                None => vec![tell("story-kept", by)],
            },
            Act::Picked { by, discarded } => self.picked(by, &discarded),
            Act::Discarded { by, cards } => {
                vec![tell("story-discarded", by).with("cards", self.cards(&cards))]
            }
            Act::Did { by, action } => return self.did(by, action),
        };
        told.extend(self.gains());
        told
    }

    /// Drawing is told by what is looked at; several cards when all of them have come.
    fn looked(&self, by: Seat) -> Vec<Phrase> {
        let tell = |key| Phrase::new(key).with("who", by).with("actions", self.now().actions);
        let looking = &self.now().looking;
        if self.then().frames.last() == Some(&Frame::Nature(Nature::Draw(Draw::Look))) {
            return vec![match looking.last() {
                Some(card) => tell("story-looked-own").with("card", self.card(*card)),
                None => tell("story-looked"),
            }];
        }
        if matches!(self.now().frames.last(), Some(Frame::Nature(Nature::Draw(_)))) {
            return Vec::new();
        }
        let seen = if looking.is_empty() {
            Phrase::new("story-looked-several").with("who", by).with("count", self.now().looked)
        } else {
            Phrase::new("story-looked-several-own").with("cards", self.cards(looking))
        };
        vec![seen]
    }

    fn picked(&self, by: Seat, discarded: &[Kind]) -> Vec<Phrase> {
        let held = |open: &Open, card: Kind| open.own.iter().flatten().filter(|held| **held == card).count();
        let picked = self.now().own.iter().flatten();
        let picked = picked.copied().find(|card| held(self.now(), *card) > held(self.then(), *card));
        let mut told = match picked.filter(|_| self.viewed_by(by)) {
            Some(card) => vec![Phrase::new("story-picked-own").with("card", self.card(card))],
            None => vec![Phrase::new("story-picked").with("who", by)],
        };
        if !discarded.is_empty() {
            let phrase = Phrase::new("story-discarded").with("who", by);
            told.push(phrase.with("cards", self.cards(discarded)));
        }
        told
    }

    /// What a player did before everybody's eyes.
    fn did(&self, by: Seat, action: Action) -> Vec<Phrase> {
        let tell = |key| Phrase::new(key).with("who", by);
        let with_card = |key, card| tell(key).with("card", self.card(card));
        let applied = |place| tell("story-applied").with("place", self.game.name_of_place(place));
        let frame = self.then().frames.last().copied();
        let mut told = vec![match action {
            Action::Turn(InTurn::Draw) => match frame {
                Some(Frame::Choose { card }) => with_card("story-chose-cards", card),
                Some(Frame::Looking(Looking::More { .. })) => tell("story-more"),
                // What is looked at is told next.
                Some(_) | None => return Vec::new(),
            },
            Action::Card(OfCards::Keep) => tell("story-kept"),
            Action::Turn(InTurn::Buy { .. } | InTurn::Sell { .. }) => return self.traded(by, action),
            Action::Turn(InTurn::Lay { card, slot }) => return self.laid(by, card, slot),
            Action::Turn(InTurn::Use(slot)) => match self.then().artifacts[by][usize::from(slot)] {
                Some(artifact) => with_card("story-used", artifact.card),
                None => tell("story-done"),
            },
            Action::Turn(InTurn::Play(card)) => match frame {
                Some(Frame::Found { .. }) => with_card("story-played-found", card),
                Some(_) | None => with_card("story-played", card),
            },
            Action::Turn(InTurn::Visit(place)) => {
                tell("story-visited").with("place", self.game.name_of_place(place))
            }
            Action::Turn(InTurn::End) => return self.ended(by),
            Action::Reaction(Reaction::Let) => match frame {
                Some(Frame::React { card }) => with_card("story-let", card),
                Some(_) | None => tell("story-done"),
            },
            Action::Reaction(Reaction::Cancel(with)) => match frame {
                Some(Frame::React { card }) => {
                    with_card("story-cancelled", card).with("with", self.card(with))
                }
                Some(_) | None => with_card("story-played", with),
            },
            Action::Card(OfCards::Fetch(card)) => match frame {
                Some(Frame::Found { .. }) => with_card("story-fetched-found", card),
                Some(_) | None => with_card("story-fetched", card),
            },
            Action::Card(OfCards::Pick(card) | OfCards::Drop(card)) => with_card("story-dropped", card),
            Action::Card(OfCards::Give(_)) => tell("story-gave").with("other", other(by)),
            Action::Ware(OfWares::Take(_) | OfWares::Return(_) | OfWares::Swap { .. }) => {
                return self.bartered(by);
            }
            Action::Ware(OfWares::Count(count)) => {
                tell("story-count").with("count", count).with("cards", Asante::series(count))
            }
            Action::Card(OfCards::Reduce) => tell("story-reduce").with("other", other(by)),
            Action::Artifact(OfArtifacts::Break { own, slot, using }) => self.broke(by, own, slot, using),
            Action::Artifact(OfArtifacts::Borrow(slot)) => {
                match self.then().artifacts[other(by)][usize::from(slot)] {
                    Some(artifact) => with_card("story-borrowed", artifact.card).with("owner", other(by)),
                    None => tell("story-done"),
                }
            }
            Action::Place(OfPlaces::Apply(place)) => match self.then().row[usize::from(place)] {
                Some(place) => applied(place),
                None => tell("story-done"),
            },
            Action::Place(OfPlaces::Bless(place)) => applied(place),
            Action::Card(OfCards::Discard) | Action::Place(OfPlaces::Done) => tell("story-done"),
        }];
        told.extend(self.gains());
        told
    }

    fn broke(&self, by: Seat, own: bool, slot: u8, using: bool) -> Phrase {
        let owner = if own { by } else { other(by) };
        let key = match (own, using) {
            (false, false) => "story-broke",
            (false, true) => "story-broke-using",
            (true, false) => "story-broke-own",
            (true, true) => "story-broke-own-using",
        };
        match self.then().artifacts[owner][usize::from(slot)] {
            Some(artifact) => {
                Phrase::new(key).with("who", by).with("card", self.card(artifact.card)).with("owner", owner)
            }
            None => Phrase::new("story-done").with("who", by),
        }
    }

    fn traded(&self, by: Seat, action: Action) -> Vec<Phrase> {
        let ((gained, lost), (earned, paid)) = (self.moved(by), self.gold(by));
        let bought = matches!(action, Action::Turn(InTurn::Buy { .. }));
        let (key, wares, gold) =
            if bought { ("story-bought", gained, paid) } else { ("story-sold", lost, earned) };
        let phrase = Phrase::new(key).with("who", by).with("wares", wares.value()).with("gold", gold);
        vec![phrase.with("now", self.now().gold[by])]
    }

    fn laid(&self, by: Seat, card: Kind, slot: u8) -> Vec<Phrase> {
        let laid = Phrase::new("story-laid").with("who", by).with("card", self.card(card));
        let mut told = vec![laid.with("slot", slot + 1)];
        if let Some(old) = self.then().artifacts[by][usize::from(slot)] {
            told.push(Phrase::new("story-replaced").with("card", self.card(old.card)));
        }
        told
    }

    fn ended(&self, by: Seat) -> Vec<Phrase> {
        let left = self.then().actions;
        let key = if self.gold(by).0 > 0 { "story-ended-gold" } else { "story-ended" };
        vec![Phrase::new(key).with("who", by).with("actions", left).with("gold", self.now().gold[by])]
    }

    /// Wares taken, returned and exchanged, and what was paid for them.
    fn bartered(&self, by: Seat) -> Vec<Phrase> {
        let (gained, lost) = self.moved(by);
        let (_, from_other) = self.moved(other(by));
        let tell = |key| Phrase::new(key).with("who", by);
        let phrase = match (gained.is_empty(), lost.is_empty()) {
            (false, true) if from_other.is_empty() => tell("story-took").with("wares", gained.value()),
            (false, true) => tell("story-stole").with("other", other(by)).with("wares", gained.value()),
            (true, false) if self.gold(by).0 > 0 => {
                let sold = tell("story-sold").with("wares", lost.value()).with("gold", self.gold(by).0);
                return vec![sold.with("now", self.now().gold[by])];
            }
            (true, false) => tell("story-returned").with("wares", lost.value()),
            (false, false) if from_other.is_empty() => {
                tell("story-swapped").with("lost", lost.value()).with("wares", gained.value())
            }
            (false, false) => {
                let swapped = tell("story-swapped-with").with("other", other(by));
                swapped.with("lost", lost.value()).with("wares", gained.value())
            }
            (true, true) => tell("story-done"),
        };
        std::iter::once(phrase).chain(self.gold_gains()).collect()
    }

    /// What a step brought besides what it was called.
    fn gains(&self) -> Vec<Phrase> {
        let mut told = self.gold_gains();
        for seat in Seat::all(2) {
            let (gained, lost) = self.moved(seat);
            for (key, wares) in [("story-took", gained), ("story-returned", lost)] {
                if !wares.is_empty() {
                    told.push(Phrase::new(key).with("who", seat).with("wares", wares.value()));
                }
            }
        }
        let (old, new) = (self.then(), self.now());
        if new.regained > old.regained && new.turns == old.turns {
            told.push(Phrase::new("story-regained").with("who", new.active).with("actions", new.actions));
        }
        told
    }

    fn gold_gains(&self) -> Vec<Phrase> {
        let mut told = Vec::new();
        for seat in Seat::all(2) {
            let (earned, paid) = self.gold(seat);
            for (key, gold) in [("story-gold", earned), ("story-paid", paid)] {
                if gold > 0 {
                    let phrase = Phrase::new(key).with("who", seat).with("gold", gold);
                    told.push(phrase.with("now", self.now().gold[seat]));
                }
            }
        }
        told
    }

    /// Who received a holy place.
    fn given_places(&self) -> Vec<Phrase> {
        let mut told = Vec::new();
        for seat in Seat::all(2) {
            let mut had = self.then().owned[seat].clone();
            for place in &self.now().owned[seat] {
                if let Some(index) = had.iter().position(|old| old == place) {
                    had.swap_remove(index);
                    continue;
                }
                let phrase = Phrase::new("story-received").with("who", seat);
                told.push(phrase.with("place", self.game.name_of_place(*place)));
            }
        }
        told
    }

    fn shuffles(&self) -> Vec<Phrase> {
        let deed = &self.after.last.deed;
        let keys =
            [(deed.reshuffled, "story-reshuffled"), (deed.places_reshuffled, "story-places-reshuffled")];
        keys.into_iter().filter(|(happened, _)| *happened).map(|(_, key)| Phrase::new(key)).collect()
    }

    /// ASA.60, ASA.61: the end is near, or here.
    fn ending(&self) -> Vec<Phrase> {
        let (old, new) = (self.then(), self.now());
        if new.frames.is_empty() && !old.frames.is_empty() {
            let over = match old.trigger {
                Some(_) => Phrase::new("story-over"),
                None => Phrase::new("story-over-turns").with("turns", new.turns / 2),
            };
            return std::iter::once(over).chain(tie(new)).collect();
        }
        match new.trigger {
            Some(who) if old.trigger.is_none() => {
                let phrase = Phrase::new("story-last-turn").with("who", who).with("other", other(who));
                vec![phrase.with("gold", new.gold[who])]
            }
            Some(_) | None => Vec::new(),
        }
    }
}

/// ASA.60, ASA.61: whoever brought on the end loses a tie, and otherwise it is shared.
fn tie(open: &Open) -> Option<Phrase> {
    let [one, two] = open.gold.0;
    if one != two {
        return None;
    }
    let phrase = match open.trigger {
        Some(who) => Phrase::new("story-tie").with("who", who).with("other", other(who)),
        None => Phrase::new("story-tie-shared"),
    };
    Some(phrase.with("gold", one))
}
