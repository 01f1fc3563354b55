//! How the table looks to one viewer, and what is asked. Everything is written, for lines of 80 columns: cards have long
//! names, and the name that is typed stands beside them.

use game::phrase::{Cell, Glossary, Picture, Row, Size};
use game::{Depict, Notation, Phrase, Remarks, Seat, Value, ViewOf};

use crate::Asante;
use crate::action::{Action, InTurn};
use crate::bag::Cards;
use crate::card::{Class, Holy, Kind, Ware};
use crate::digest::{Digest, Held, Usable, Way, What, bonus, counted};
use crate::effects::Effect;
use crate::prospect::Prospect;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Artifact, Frame, Looking, Nature, Phase, SLOTS, other};
use crate::view::{Memory, Open};

impl Depict for Asante {
    type Prospect = Prospect;
    type Digest = Digest;

    fn digest(&self, view: &ViewOf<Self>) -> Digest {
        self.digest_of(view)
    }

    fn picture(&self, view: &ViewOf<Self>, digest: &Digest) -> Picture {
        let open = &view.open;
        let mut rows = vec![heading(open, digest), supply(open), self.place_row(open)];
        rows.extend(self.discard_row(open));
        rows.extend(self.in_play_row(digest));
        // The viewer's own side is next to the viewer's hand.
        let viewer = view.viewer.seat().unwrap_or(Seat(1));
        for seat in [other(viewer), viewer] {
            rows.push(player_row(open, digest, seat));
            let (usable, artifacts) = if seat == viewer {
                (&digest.places[..], digest.artifacts.map(|artifact| artifact?.against))
            } else {
                (&[][..], [None; SLOTS])
            };
            rows.extend(self.owned_row(open, digest.in_use.filter(|_| seat == open.active), seat, usable));
            rows.extend(self.artifact_row(open, seat, artifacts));
        }
        rows.extend(self.hand_rows(&digest.hand));
        if !open.looking.is_empty() {
            let cells = open.looking.iter().map(|card| self.card_cell(*card, 1)).collect();
            rows.push(Row { label: Phrase::new("row-looking"), size: Size::Small, cells });
        }
        rows.extend(view.memory.iter().flat_map(|memory| self.memory_rows(memory, viewer)));
        Picture { rows }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &view.open;
        match open.frames.last() {
            Some(frame) if view.viewer.seat() == frame.decider(open.active) => self.question(open, *frame),
            Some(_) | None => Vec::new(),
        }
    }

    fn remarks(&self, view: &ViewOf<Self>, action: Action, prospect: Option<&Prospect>) -> Remarks {
        let detail = prospect.and_then(|prospect| self.detail_of(&view.open, action, prospect));
        Remarks { detail, caution: self.caution_of(&view.open, action) }
    }

    fn prospect(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        self.prospect_of(view, action)
    }

    fn glossary(&self, _view: &ViewOf<Self>) -> Glossary {
        self.deck.glossary()
    }
}

impl Asante {
    /// What is easily overlooked about a legal action.
    fn caution_of(&self, open: &Open, action: Action) -> Option<Phrase> {
        let (Some(Frame::Turn), Action::Turn(action)) = (open.frames.last(), action) else { return None };
        let me = open.active;
        match action {
            InTurn::Lay { slot, .. } => {
                let slots = open.artifacts[me];
                let place = open.row.get(usize::from(slot)).copied().flatten()?;
                let who = if slots.iter().all(Option::is_some) { me } else { other(me) };
                let phrase = Phrase::new("caution-lay").with("who", who);
                Some(phrase.with("place", self.name_of_place(place)))
            }
            InTurn::Buy { .. } | InTurn::Sell { .. } | InTurn::Use(_) | InTurn::Play(_) => {
                let ends_drawing = open.phase == Phase::Drawing && open.actions > 1;
                ends_drawing.then(|| Phrase::new("caution-phase"))
            }
            InTurn::End => (open.actions == 1).then(|| Phrase::new("caution-end")),
            InTurn::Draw | InTurn::Visit(_) => None,
        }
    }
}

/// Is a card of this class wanted?
type Wanted = fn(&Class) -> bool;

fn words(phrase: Phrase) -> Cell {
    Cell::Words(phrase)
}

fn heading(open: &Open, digest: &Digest) -> Row {
    let label = match open.frames.last() {
        None => Phrase::new("row-over"),
        Some(Frame::Nature(Nature::First | Nature::Deal)) => Phrase::new("row-start"),
        Some(_) => Phrase::new("row-turn").with("who", open.active),
    };
    let mut cells = Vec::new();
    if !matches!(open.frames.last(), None | Some(Frame::Nature(Nature::First | Nature::Deal))) {
        cells.push(words(Phrase::new("cell-actions").with("actions", open.actions)));
    }
    cells.push(words(Phrase::new("cell-pile").with("count", open.pile)));
    cells.push(words(Phrase::new("cell-discards").with("count", open.discards.len() as u32)));
    if digest.last_turn.is_some() {
        cells.push(words(Phrase::new("cell-last-turn")));
    }
    Row { label, size: Size::Heading, cells }
}

/// The supply also shows which letter means which ware.
fn supply(open: &Open) -> Row {
    let cells = Ware::ALL.into_iter().map(|ware| {
        let cell = Phrase::new("cell-supply").with("letter", ware.letter().to_string());
        words(cell.with("ware", ware.phrase()).with("count", open.supply.count(ware)))
    });
    Row { label: Phrase::new("row-supply"), size: Size::Small, cells: cells.collect() }
}

fn player_row(open: &Open, digest: &Digest, seat: Seat) -> Row {
    let gold = Phrase::new(if digest.missing[seat] > 0 { "cell-gold-of" } else { "cell-gold" });
    let stand = if open.stands[seat].is_empty() {
        Phrase::new("cell-stand-empty")
    } else {
        Phrase::new("cell-stand").with("wares", open.stands[seat].to_string())
    };
    let cells = vec![
        words(gold.with("gold", open.gold[seat]).with("goal", digest.goal)),
        words(Phrase::new("cell-hand").with("count", open.counts[seat])),
        words(stand.with("free", digest.free[seat])),
    ];
    Row { label: Phrase::new("row-player").with("who", seat), size: Size::Small, cells }
}

/// A price of a ware card, in brackets with the reason where it cannot be used. That no action is left stands above all
/// rows already, so that brackets alone will do.
fn price(way: &Way) -> Phrase {
    let [plain, spent, barred] = if way.what == What::Buy {
        ["price-buy", "price-buy-spent", "price-buy-not"]
    } else {
        ["price-sell", "price-sell-spent", "price-sell-not"]
    };
    let gold = way.gold.unwrap_or(0);
    match way.against {
        None => Phrase::new(plain).with("gold", gold),
        Some(Hurdle::NoActions) => Phrase::new(spent).with("gold", gold),
        Some(hurdle) => Phrase::new(barred).with("gold", gold).with("why", hurdle.short()),
    }
}

impl Asante {
    /// A card's name and the name that is typed; of a ware card its prices, as its name is its wares.
    fn card_phrase(&self, card: Kind, count: u8) -> Phrase {
        let row = &self.deck.cards[usize::from(card.0)];
        let id = row.label.id.as_str();
        match row.class {
            Class::Ware { buy, sell, .. } => {
                let price = |key, gold: u8| Phrase::new(key).with("gold", gold);
                let prices = Phrase::new("cell-ware-card").with("buy", price("price-buy", buy));
                prices.with("id", id).with("sell", price("price-sell", sell))
            }
            Class::Artifact { .. } | Class::Person(_) | Class::Animal(_) => {
                Phrase::new("cell-card").with("name", row.label.typed(&self.names))
            }
        }
        .with("count", count)
    }

    /// A card in the viewer's hand: what it costs and brings or does, and why it cannot be used if so.
    fn held_phrase(&self, held: &Held) -> Phrase {
        let name = || self.deck.cards[usize::from(held.card.0)].label.typed(&self.names);
        let phrase = match &held.ways[..] {
            [buy, sell] => Phrase::new("cell-ware-card")
                .with("id", self.id_of(held.card))
                .with("buy", price(buy))
                .with("sell", price(sell)),
            [Way { against: Some(Hurdle::NoActions), .. }, ..] => {
                Phrase::new("cell-card-spent").with("name", name())
            }
            [Way { against: Some(hurdle), .. }, ..] => {
                Phrase::new("cell-card-not").with("name", name()).with("why", hurdle.short())
            }
            _ => Phrase::new("cell-card-does").with("name", name()).with("what", self.short_of(held.card)),
        };
        phrase.with("count", held.count)
    }

    /// What a card that is no ware card does, in the fewest words.
    pub(crate) fn short_of(&self, card: Kind) -> Phrase {
        let row = &self.deck.cards[usize::from(card.0)];
        self.effect(card).map_or_else(|| row.phrase(), Effect::short)
    }

    fn card_cell(&self, card: Kind, count: u8) -> Cell {
        words(self.card_phrase(card, count))
    }

    fn place_row(&self, open: &Open) -> Row {
        let cells = open.row.iter().zip(1u8..).map(|(place, number)| {
            words(match place {
                Some(place) => {
                    Phrase::new("cell-place").with("slot", number).with("place", self.name_of_place(*place))
                }
                None => Phrase::new("cell-no-place").with("slot", number),
            })
        });
        let mut cells: Vec<Cell> = cells.collect();
        cells.push(words(Phrase::new("cell-place-pile").with("count", open.place_pile)));
        if !open.place_discards.is_empty() {
            let name = |(place, count): (Holy, u8)| {
                Phrase::new("place-counted").with("place", self.name_of_place(place)).with("count", count)
            };
            let names: Vec<Phrase> = counted(&open.place_discards).into_iter().map(name).collect();
            cells.push(words(Phrase::new("cell-place-discards").with("places", names)));
        }
        Row { label: Phrase::new("row-places"), size: Size::Small, cells }
    }

    /// What was played and is not done yet.
    fn in_play_row(&self, digest: &Digest) -> Option<Row> {
        let cells: Vec<Cell> = digest.in_play.iter().map(|card| self.card_cell(*card, 1)).collect();
        let label = Phrase::new("row-in-play");
        (!cells.is_empty()).then_some(Row { label, size: Size::Small, cells })
    }

    /// The discard pile may be looked through: by names, ware cards by their wares.
    fn discard_row(&self, open: &Open) -> Option<Row> {
        let cells = counted(&open.discards).into_iter().map(|(card, count)| {
            let row = &self.deck.cards[usize::from(card.0)];
            let name = match row.class {
                Class::Ware { .. } => row.label.id.as_str().into(),
                Class::Artifact { .. } | Class::Person(_) | Class::Animal(_) => row.label.value(),
            };
            words(Phrase::new("cell-discarded").with("name", name).with("count", count))
        });
        let (label, size) = (Phrase::new("row-discards"), Size::Small);
        (!open.discards.is_empty()).then(|| Row { label, size, cells: cells.collect() })
    }

    /// The holy places of a player. The one in use lies there until its effect is done.
    fn owned_row(
        &self,
        open: &Open,
        in_use: Option<Holy>,
        seat: Seat,
        usable: &[Usable<Holy>],
    ) -> Option<Row> {
        let name = |place: Holy| self.deck.holy[usize::from(place.0)].label.typed(&self.names);
        let of_use = in_use.map(|place| words(Phrase::new("cell-place-in-use").with("place", name(place))));
        let against = |place: Holy| usable.iter().find(|usable| usable.what == place)?.against;
        let owned = counted(&open.owned[seat]).into_iter().map(|(place, count)| {
            let phrase = match against(place) {
                Some(hurdle) => Phrase::new("cell-card-not").with("why", hurdle.short()),
                None => Phrase::new("cell-card"),
            };
            words(phrase.with("name", name(place)).with("count", count))
        });
        let cells: Vec<Cell> = of_use.into_iter().chain(owned).collect();
        let label = Phrase::new("row-owned");
        (!cells.is_empty()).then_some(Row { label, size: Size::Small, cells })
    }

    /// The artifacts of a player, by slot: an empty one matters too, as do the holy places opposite.
    fn artifact_row(&self, open: &Open, seat: Seat, hurdles: [Option<Hurdle>; SLOTS]) -> Option<Row> {
        let slots = open.artifacts[seat];
        let cells = slots.iter().zip(hurdles).zip(1u8..).map(|((slot, against), number)| {
            let against = slot.filter(|artifact| artifact.used).map(|_| Hurdle::FaceDown).or(against);
            let Some(Artifact { card, .. }) = slot else {
                return words(Phrase::new("cell-no-place").with("slot", number));
            };
            let told = |key| Phrase::new(key).with("slot", number).with("card", self.name_of(*card));
            words(match against {
                None => told("cell-artifact-does").with("what", self.short_of(*card)),
                Some(Hurdle::NoActions) => told("cell-artifact-spent"),
                Some(hurdle) => told("cell-artifact-not").with("why", hurdle.short()),
            })
        });
        let label = Phrase::new("row-artifacts");
        slots.iter().any(Option::is_some).then(|| Row { label, size: Size::Small, cells: cells.collect() })
    }

    /// The hand, a row for each class of cards in it.
    fn hand_rows(&self, hand: &[Held]) -> Vec<Row> {
        let classes: [(&'static str, Wanted); 4] = [
            ("row-hand-wares", |class| matches!(class, Class::Ware { .. })),
            ("row-hand-artifacts", |class| matches!(class, Class::Artifact { .. })),
            ("row-hand-persons", |class| matches!(class, Class::Person(_))),
            ("row-hand-animals", |class| matches!(class, Class::Animal(_))),
        ];
        let mut rows = Vec::new();
        for (key, wanted) in classes {
            let cards = hand.iter().filter(|held| wanted(&self.deck.cards[usize::from(held.card.0)].class));
            let cells: Vec<Cell> = cards.map(|held| words(self.held_phrase(held))).collect();
            if !cells.is_empty() {
                rows.push(Row { label: Phrase::new(key), size: Size::Small, cells });
            }
        }
        rows
    }

    /// With memory: what is known of the other hand and of the draw pile.
    fn memory_rows(&self, memory: &Memory, viewer: Seat) -> Vec<Row> {
        let Some(between) = &memory.between else { return Vec::new() };
        let mut rows = Vec::new();
        let hand = counted(&between.known[other(viewer)]);
        if !hand.is_empty() {
            let cells = hand.into_iter().map(|(card, count)| self.card_cell(card, count)).collect();
            let label = Phrase::new("row-known").with("who", other(viewer));
            rows.push(Row { label, size: Size::Small, cells });
        }
        if !between.top.is_empty() {
            let cells = between.top.iter().map(|glimpse| match glimpse.card {
                Some(card) => self.card_cell(card, 1),
                None => words(Phrase::new("cell-unknown")),
            });
            rows.push(Row { label: Phrase::new("row-top"), size: Size::Small, cells: cells.collect() });
        }
        rows
    }

    /// A card and what it does.
    fn with_effect(&self, key: &'static str, card: Kind) -> Phrase {
        let row = &self.deck.cards[usize::from(card.0)];
        Phrase::new(key).with("card", self.name_of(card)).with("what", row.phrase())
    }

    fn question(&self, open: &Open, frame: Frame) -> Vec<Phrase> {
        let looking = || self.names_of(&open.looking);
        vec![match frame {
            Frame::Turn => return self.question_of_turn(open),
            Frame::Looking(Looking::Keep) => match open.looking.last() {
                Some(card) => self.with_effect("ask-keep", *card),
                None => return Vec::new(),
            },
            Frame::Looking(Looking::Pick { .. }) => Phrase::new("ask-pick").with("cards", looking()),
            Frame::Looking(Looking::More { cards }) => {
                Phrase::new("ask-more").with("count", cards).with("actions", open.actions)
            }
            Frame::React { card } => self.with_effect("ask-react", card).with("who", open.active),
            Frame::Found { card } => {
                let outlook =
                    Outlook::on_table(self, open, self.cards.bag(open.own.as_deref().unwrap_or_default()));
                match self.against_using(card, &outlook) {
                    None => self.with_effect("ask-found", card),
                    Some(hurdle) => self.with_effect("ask-found-take", card).with("why", hurdle.phrase()),
                }
            }
            Frame::Looking(Looking::Peek { .. }) => Phrase::new("ask-peek").with("cards", looking()),
            Frame::Choose { card } => self.with_effect("ask-choose", card),
            Frame::Blessing { place, left, first, .. } => {
                let row = &self.deck.holy[usize::from(place.0)];
                let key = if first { "ask-blessing" } else { "ask-blessing-again" };
                let phrase = Phrase::new(key).with("place", self.name_of_place(place)).with("left", left);
                phrase.with("what", row.blessing.phrase())
            }
            Frame::Change => Phrase::new("ask-change"),
            Frame::Places { first, .. } => Phrase::new(if first { "ask-places" } else { "ask-places-more" }),
            Frame::Discards { left, .. } => Phrase::new("ask-discards").with("count", left),
            Frame::Wares { count, alike, .. } => {
                Phrase::new(if alike { "ask-wares-alike" } else { "ask-wares" }).with("count", count)
            }
            Frame::Return { count } => Phrase::new("ask-return").with("count", count),
            Frame::Give => Phrase::new("ask-give").with("other", other(open.active)),
            Frame::Nature(_) | Frame::Played { .. } => return Vec::new(),
        }]
    }

    fn question_of_turn(&self, open: &Open) -> Vec<Phrase> {
        let key = match open.phase {
            _ if open.actions == 0 => "ask-turn-spent",
            Phase::Drawing => "ask-turn-drawing",
            Phase::Playing => "ask-turn-playing",
        };
        let mut asked = vec![Phrase::new(key).with("actions", open.actions)];
        // Holy places ask for no card.
        let outlook = Outlook::on_table(self, open, Cards::EMPTY);
        let owned = counted(&open.owned[open.active]).into_iter().map(|(place, _)| place);
        let helpful = owned.filter(|place| !open.visited && self.applicable(*place, &outlook));
        let moves: Vec<Value> =
            helpful.map(|place| Value::Move(self.write_action(Action::Turn(InTurn::Visit(place))))).collect();
        if !moves.is_empty() {
            asked.push(Phrase::new("ask-turn-holy").with("moves", Value::List(moves)));
        }
        if bonus(open.actions) > 0 {
            asked.push(Phrase::new("ask-turn-bonus"));
        }
        asked
    }
}
