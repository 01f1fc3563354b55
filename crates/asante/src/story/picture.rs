//! How the table looks to one viewer, and what is asked. Everything is written, for lines of 80 columns: cards have long
//! names, and the name that is typed stands beside them.

use game::phrase::{Cell, Glossary, Picture, Row, Size};
use game::{Depict, Never, Phrase, Seat, ViewOf};

use crate::Asante;
use crate::action::Action;
use crate::bag::Cards;
use crate::card::{Class, Holy, Kind, Ware};
use crate::rules::outlook::Outlook;
use crate::state::{Artifact, Frame, Phase, other};
use crate::view::{Memory, Open};

impl Depict for Asante {
    type Prospect = Never;

    fn depict(&self, view: &ViewOf<Self>) -> Picture {
        let open = &view.open;
        let mut rows = vec![heading(open), supply(open), self.place_row(open)];
        rows.extend(self.discard_row(open));
        // The viewer's own side is next to the viewer's hand.
        let viewer = view.viewer.seat().unwrap_or(Seat(1));
        for seat in [other(viewer), viewer] {
            rows.push(player_row(open, seat));
            rows.extend(self.owned_row(open, seat));
            rows.extend(self.artifact_row(open, seat));
        }
        rows.extend(open.own.iter().flat_map(|hand| self.hand_rows(hand)));
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
            Some(frame) if view.viewer.seat() == asked(open, *frame) => self.question(open, *frame),
            Some(_) | None => Vec::new(),
        }
    }

    fn caution(&self, view: &ViewOf<Self>, action: Action) -> Option<Phrase> {
        let open = &view.open;
        if open.frames.last() != Some(&Frame::Turn) {
            return None;
        }
        let me = open.active;
        match action {
            Action::Lay { slot, .. } => {
                let slots = open.artifacts[me];
                let place = open.row.get(usize::from(slot)).copied().flatten()?;
                let who = if slots.iter().all(Option::is_some) { me } else { other(me) };
                let phrase = Phrase::new("caution-lay").with("who", who);
                Some(phrase.with("place", self.name_of_place(place)))
            }
            Action::Buy { .. } | Action::Sell { .. } | Action::Use(_) | Action::Play(_)
                if open.phase == Phase::Drawing && open.actions > 1 =>
            {
                Some(Phrase::new("caution-phase"))
            }
            Action::End if open.actions == 1 => Some(Phrase::new("caution-end")),
            Action::Draw
            | Action::Keep
            | Action::Discard
            | Action::Buy { .. }
            | Action::Sell { .. }
            | Action::Use(_)
            | Action::Play(_)
            | Action::Visit(_)
            | Action::End
            | Action::Let
            | Action::Cancel(_)
            | Action::Fetch(_)
            | Action::Pick(_)
            | Action::Drop(_)
            | Action::Give(_)
            | Action::Take(_)
            | Action::Return(_)
            | Action::Swap { .. }
            | Action::Count(_)
            | Action::Reduce
            | Action::Break { .. }
            | Action::Borrow(_)
            | Action::Apply(_)
            | Action::Bless(_)
            | Action::Done => None,
        }
    }

    fn detail(&self, view: &ViewOf<Self>, action: Action) -> Option<Phrase> {
        self.detail_of(&view.open, action)
    }

    fn glossary(&self, _view: &ViewOf<Self>) -> Glossary {
        self.deck.glossary()
    }
}

/// Who decides a frame.
fn asked(open: &Open, frame: Frame) -> Option<Seat> {
    match frame {
        Frame::First | Frame::Deal | Frame::TurnUp | Frame::Draw(_) | Frame::Rob | Frame::Played { .. } => {
            None
        }
        Frame::Turn
        | Frame::Keep
        | Frame::Pick { .. }
        | Frame::More { .. }
        | Frame::Found { .. }
        | Frame::Peek { .. }
        | Frame::Choose { .. }
        | Frame::Blessing { .. }
        | Frame::Change
        | Frame::Places { .. }
        | Frame::Give => Some(open.active),
        Frame::React { .. } | Frame::Return { .. } => Some(other(open.active)),
        Frame::Discards { by, .. } | Frame::Wares { by, .. } => Some(by),
    }
}

/// Is a card of this class wanted?
type Wanted = fn(&Class) -> bool;

fn words(phrase: Phrase) -> Cell {
    Cell::Words(phrase)
}

fn heading(open: &Open) -> Row {
    let label = match open.frames.last() {
        None => Phrase::new("row-over"),
        Some(Frame::First | Frame::Deal) => Phrase::new("row-start"),
        Some(_) => Phrase::new("row-turn").with("who", open.active),
    };
    let mut cells = Vec::new();
    if !matches!(open.frames.last(), None | Some(Frame::First | Frame::Deal)) {
        cells.push(words(Phrase::new("cell-actions").with("actions", open.actions)));
    }
    cells.push(words(Phrase::new("cell-pile").with("count", open.pile)));
    cells.push(words(Phrase::new("cell-discards").with("count", open.discards.len() as u32)));
    if open.trigger.is_some() && !open.frames.is_empty() {
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

fn player_row(open: &Open, seat: Seat) -> Row {
    let stand = open.stands[seat];
    let cells = vec![
        words(Phrase::new("cell-gold").with("gold", open.gold[seat])),
        words(Phrase::new("cell-hand").with("count", open.counts[seat])),
        words(Phrase::new("cell-stand").with("wares", stand.to_string()).with("free", stand.free())),
    ];
    Row { label: Phrase::new("row-player").with("who", seat), size: Size::Small, cells }
}

/// The same things next to each other become one, with how many there are.
fn counted<T: PartialEq + Copy>(things: &[T]) -> Vec<(T, u8)> {
    let mut counted: Vec<(T, u8)> = Vec::new();
    for thing in things {
        match counted.iter_mut().find(|(known, _)| known == thing) {
            Some((_, count)) => *count += 1,
            None => counted.push((*thing, 1)),
        }
    }
    counted
}

impl Asante {
    /// A card's name and the name that is typed; of a ware card its prices, as its name is its wares.
    fn card_phrase(&self, card: Kind, count: u8) -> Phrase {
        let row = &self.deck.cards[usize::from(card.0)];
        let id = row.label.id.as_str();
        match row.class {
            Class::Ware { buy, sell, .. } => {
                Phrase::new("cell-ware-card").with("id", id).with("buy", buy).with("sell", sell)
            }
            Class::Artifact { .. } | Class::Person(_) | Class::Animal(_) => {
                Phrase::new("cell-card").with("name", row.label.value()).with("id", id)
            }
        }
        .with("count", count)
    }

    fn card_cell(&self, card: Kind, count: u8) -> Cell {
        words(self.card_phrase(card, count))
    }

    fn place_phrase(&self, place: Holy) -> Phrase {
        let label = &self.deck.holy[usize::from(place.0)].label;
        Phrase::new("cell-card").with("name", label.value()).with("id", label.id.as_str())
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
        Row { label: Phrase::new("row-places"), size: Size::Small, cells: cells.collect() }
    }

    /// The discard pile may be looked through: by what is typed, to keep it short.
    fn discard_row(&self, open: &Open) -> Option<Row> {
        let cells = counted(&open.discards).into_iter().map(|(card, count)| {
            words(Phrase::new("cell-discarded").with("id", self.id_of(card)).with("count", count))
        });
        let (label, size) = (Phrase::new("row-discards"), Size::Small);
        (!open.discards.is_empty()).then(|| Row { label, size, cells: cells.collect() })
    }

    fn owned_row(&self, open: &Open, seat: Seat) -> Option<Row> {
        let cells: Vec<Cell> = counted(&open.owned[seat])
            .into_iter()
            .map(|(place, count)| words(self.place_phrase(place).with("count", count)))
            .collect();
        let label = Phrase::new("row-owned");
        (!cells.is_empty()).then_some(Row { label, size: Size::Small, cells })
    }

    fn artifact_row(&self, open: &Open, seat: Seat) -> Option<Row> {
        let slots = open.artifacts[seat];
        let cells = slots.iter().zip(1u8..).filter_map(|(slot, number)| {
            let Artifact { card, used } = (*slot)?;
            let key = if used { "cell-artifact-used" } else { "cell-artifact" };
            Some(words(Phrase::new(key).with("slot", number).with("card", self.name_of(card))))
        });
        let label = Phrase::new("row-artifacts");
        slots.iter().any(Option::is_some).then(|| Row { label, size: Size::Small, cells: cells.collect() })
    }

    /// The hand, a row for each class of cards in it.
    fn hand_rows(&self, hand: &[Kind]) -> Vec<Row> {
        let classes: [(&'static str, Wanted); 4] = [
            ("row-hand-wares", |class| matches!(class, Class::Ware { .. })),
            ("row-hand-artifacts", |class| matches!(class, Class::Artifact { .. })),
            ("row-hand-persons", |class| matches!(class, Class::Person(_))),
            ("row-hand-animals", |class| matches!(class, Class::Animal(_))),
        ];
        let mut rows = Vec::new();
        for (key, wanted) in classes {
            let cards = hand.iter().filter(|card| wanted(&self.deck.cards[usize::from(card.0)].class));
            let cards: Vec<Kind> = cards.copied().collect();
            if !cards.is_empty() {
                let cells = counted(&cards).into_iter().map(|(card, count)| self.card_cell(card, count));
                rows.push(Row { label: Phrase::new(key), size: Size::Small, cells: cells.collect() });
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
            Frame::Keep => match open.looking.last() {
                Some(card) => self.with_effect("ask-keep", *card),
                None => return Vec::new(),
            },
            Frame::Pick { .. } => Phrase::new("ask-pick").with("cards", looking()),
            Frame::More { cards } => {
                Phrase::new("ask-more").with("count", cards).with("actions", open.actions)
            }
            Frame::React { card } => self.with_effect("ask-react", card).with("who", open.active),
            Frame::Found { card } => self.with_effect("ask-found", card),
            Frame::Peek { .. } => Phrase::new("ask-peek").with("cards", looking()),
            Frame::Choose { card } => self.with_effect("ask-choose", card),
            Frame::Blessing { place, left, first, .. } => {
                let row = &self.deck.holy[usize::from(place.0)];
                let key = if first { "ask-blessing" } else { "ask-blessing-again" };
                let phrase = Phrase::new(key).with("place", self.name_of_place(place)).with("left", left);
                phrase.with("what", row.blessing.phrase())
            }
            Frame::Change => Phrase::new("ask-change"),
            Frame::Places { .. } => Phrase::new("ask-places"),
            Frame::Discards { left, .. } => Phrase::new("ask-discards").with("count", left),
            Frame::Wares { count, alike, .. } => {
                Phrase::new(if alike { "ask-wares-alike" } else { "ask-wares" }).with("count", count)
            }
            Frame::Return { count } => Phrase::new("ask-return").with("count", count),
            Frame::Give => Phrase::new("ask-give").with("other", other(open.active)),
            Frame::First
            | Frame::Deal
            | Frame::TurnUp
            | Frame::Draw(_)
            | Frame::Rob
            | Frame::Played { .. } => return Vec::new(),
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
        let helps = |place: &Holy| self.applicable(*place, &outlook);
        if !open.visited && open.owned[open.active].iter().any(helps) {
            asked.push(Phrase::new("ask-turn-holy"));
        }
        if open.actions >= 2 {
            asked.push(Phrase::new("ask-turn-bonus"));
        }
        asked
    }
}
