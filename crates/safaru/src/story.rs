//! What happened and how the table looks, in phrases. Both are made from one viewer's views alone.

use cards::{Bag, Kind};
use game::phrase::{Cell, Picture, Row, Size};
use game::{Depict, Goal, Narrate, Phrase, Seat, Seen, ViewOf};

use crate::Safaru;
use crate::action::{Action, Ways};
use crate::card::{babies, card_values, hedgehogs, unicorns};
use crate::config::Variant;
use crate::notation::{way_name, way_phrases};
use crate::prospect::Prospect;
use crate::rules::catching::{Next, Progress, possible_ways};
use crate::score::Majority;
use crate::state::{Act, BySide, Catching, Caught, Frame, Tally};
use crate::view::Open;

impl Narrate for Safaru {
    fn narrate(&self, _before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let Seen { deed, own } = &after.last;
        let mut story: Vec<Phrase> = self.tell_act(&deed.act, &after.open).into_iter().collect();
        story.extend(deed.caught.as_ref().map(tell_catch));
        if let Some(cards) = own {
            story.push(Phrase::new("story-own-hand").with("cards", card_values(*cards)));
        }
        if let Some(tallies) = &deed.counted {
            story.extend(self.tell_count(tallies, &after.open));
        }
        story
    }
}

impl Safaru {
    /// A step. The card of a play, and the cards chosen for it, are told when the play is whole.
    fn tell_act(&self, act: &Act, open: &Open) -> Option<Phrase> {
        let dealer = open.dealer;
        Some(match (*act, open.frame) {
            (Act::DrewDealer(who), _) => Phrase::new("story-dealer").with("who", who),
            (Act::Dealt { wild }, _) if wild.is_empty() => {
                Phrase::new("story-dealt-last").with("who", dealer)
            }
            (Act::Dealt { wild }, _) => {
                Phrase::new("story-dealt").with("who", dealer).with("cards", card_values(wild))
            }
            (Act::Released { by, card }, _) => {
                Phrase::new("story-released").with("who", by).with("card", card.value())
            }
            (Act::Played { by, card, .. }, Frame::Naming { .. }) => {
                let told = Phrase::new("story-offered").with("who", by).with("card", card.value());
                told.with("other", by.next(self.settings.seats))
            }
            (Act::Nothing | Act::Played { .. } | Act::Took { .. } | Act::Stopped { .. }, _) => return None,
            (Act::Named { by, way }, _) => {
                Phrase::new("story-named").with("who", by).with("way", way_name(way))
            }
        })
    }

    /// The end of a hand: who has the most of what, then everybody's points.
    fn tell_count(&self, tallies: &BySide<Tally>, open: &Open) -> Vec<Phrase> {
        let mut story = vec![Phrase::new("story-hand-over")];
        for Majority { of, told, .. } in self.majorities() {
            let Some(most) = tallies.iter().map(of).max().filter(|most| *most > 0) else { continue };
            let sides = (0..tallies.len()).filter(|&side| of(&tallies[side]) == most);
            let who: Vec<Seat> = sides.flat_map(|side| self.members(side)).collect();
            story.push(Phrase::new(told).with("who", who).with("count", most));
        }
        for (side, tally) in tallies.iter().enumerate() {
            let told = match self.settings.variant {
                Variant::Plain => Phrase::new("story-tally").with("babies", tally.babies),
                Variant::Reverse => Phrase::new("story-tally-reverse").with("cards", tally.cards),
            };
            story.push(
                told.with("who", self.members(side))
                    .with("triangles", tally.triangles)
                    .with("points", i32::from(tally.points))
                    .with("total", i32::from(open.scores[side])),
            );
        }
        story
    }
}

/// A whole play, in one sentence.
fn tell_catch(caught: &Caught) -> Phrase {
    let Caught { by, card, catch } = caught;
    let key = if catch.pair.is_some() { "story-caught-paired" } else { "story-caught" };
    Phrase::new(key).with("who", *by).with("card", card.value()).with("ways", way_phrases(catch))
}

impl Depict for Safaru {
    type Prospect = Prospect;

    fn depict(&self, view: &ViewOf<Self>) -> Picture {
        let open = &view.open;
        let mut rows = vec![self.heading(open)];
        if open.frame != Frame::Over {
            rows.push(Row {
                label: Phrase::new("row-wild"),
                size: Size::Large,
                cells: card_cells(open.wild),
            });
        }
        if let Frame::Naming { by, card } | Frame::Catching(Catching { by, card, .. }) = open.frame {
            let label = Phrase::new("row-played").with("who", by);
            rows.push(Row { label, size: Size::Large, cells: vec![face(card)] });
        }
        if let Frame::Catching(Catching { catch, .. }) = open.frame {
            let label = Phrase::new("row-chosen");
            rows.push(Row { label, size: Size::Large, cells: card_cells(catch.cards()) });
        }
        rows.extend(Seat::all(self.settings.seats).map(|seat| player_row(view, seat)));
        rows.extend((0..open.piles.len()).map(|side| self.side_row(view, side)));
        Picture { rows }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let (open, Some(seat)) = (&view.open, view.viewer.seat()) else { return Vec::new() };
        match open.frame {
            Frame::Turn(asked) if asked == seat => self.ask_for_card(open),
            Frame::Naming { by, card } if by.next(self.settings.seats) == seat => {
                vec![Phrase::new("ask-name").with("who", by).with("card", card.value())]
            }
            Frame::Catching(catching) if catching.by == seat => ask_for_step(&catching, open),
            Frame::Turn(_)
            | Frame::Naming { .. }
            | Frame::Catching(_)
            | Frame::DrawDealer
            | Frame::Deal
            | Frame::Over => Vec::new(),
        }
    }

    /// What it would catch, if that is settled; else in how many ways the cards can be chosen.
    fn detail(&self, view: &ViewOf<Self>, action: Action) -> Option<Phrase> {
        let prospect = look_ahead(view, action)?;
        let several = match action {
            Action::Play { card, ways: Ways::NONE } => {
                let ways = possible_ways(card.number(), view.open.wild);
                (ways.count() > 1).then_some(ways)
            }
            Action::Play { .. } | Action::Name(_) | Action::Take(_) | Action::Enough | Action::Release(_) => {
                None
            }
        };
        Some(match (several, prospect.plays.as_slice()) {
            (Some(ways), _) => {
                Phrase::new("detail-named").with("ways", ways.iter().map(way_name).collect::<Vec<_>>())
            }
            (None, [only]) => Phrase::new("detail-catches").with("ways", way_phrases(only)),
            (None, plays) => Phrase::new("detail-plays").with("count", plays.len() as u32),
        })
    }

    fn prospect(&self, view: &ViewOf<Self>, action: Action) -> Option<Prospect> {
        let prospect = look_ahead(view, action)?;
        Some(match self.settings.variant {
            Variant::Plain => prospect.explained(view.open.wild),
            Variant::Reverse => prospect,
        })
    }
}

/// The whole plays that can follow from an action.
fn look_ahead(view: &ViewOf<Safaru>, action: Action) -> Option<Prospect> {
    let wild = view.open.wild;
    match (view.open.frame, action) {
        (Frame::Turn(_), Action::Play { card, ways: Ways::NONE }) => {
            let ways = possible_ways(card.number(), wild);
            Some(Prospect::of(card.number(), ways.iter().map(Ways::only), wild))
        }
        (Frame::Turn(_), Action::Play { card, ways }) => Some(Prospect::of(card.number(), [ways], wild)),
        (Frame::Naming { card, .. }, Action::Name(way)) => {
            Some(Prospect::of(card.number(), [Ways::only(way)], wild))
        }
        (Frame::Catching(catching), Action::Take(kind)) => Some(look_on(catching, Next::Take(kind), wild)),
        (Frame::Catching(catching), Action::Enough) => Some(look_on(catching, Next::Enough, wild)),
        (
            Frame::DrawDealer
            | Frame::Deal
            | Frame::Turn(_)
            | Frame::Naming { .. }
            | Frame::Catching(_)
            | Frame::Over,
            Action::Release(_) | Action::Play { .. } | Action::Name(_) | Action::Take(_) | Action::Enough,
        ) => None,
    }
}

/// The whole plays that can follow from a step.
fn look_on(mut catching: Catching, step: Next, wild: Bag) -> Prospect {
    match catching.choose(step) {
        Progress::Open => Prospect::after(&catching, wild),
        Progress::Whole => Prospect { plays: vec![catching.catch], ..Prospect::default() },
    }
}

fn ask_for_step(catching: &Catching, open: &Open) -> Vec<Phrase> {
    let asked = Phrase::new("ask-take").with("card", catching.card.value());
    let mut asked = vec![asked.with("way", way_name(catching.now))];
    if catching.owes_a_zero(open.wild) {
        asked.push(Phrase::new("ask-zero"));
    }
    asked
}

impl Safaru {
    fn heading(&self, open: &Open) -> Row {
        let label = if open.frame == Frame::Over {
            Phrase::new("row-over")
        } else {
            Phrase::new("row-hand").with("hand", open.hand)
        };
        let goal = match self.settings.goal {
            Goal::Total { points, .. } => Phrase::new("cell-goal-total").with("points", points),
            Goal::Hands(hands) => Phrase::new("cell-goal-hands").with("hands", hands),
        };
        let mut cells = vec![goal];
        if open.frame != Frame::Over {
            cells.push(Phrase::new("cell-dealer").with("who", open.dealer));
            cells.push(Phrase::new("cell-stock").with("count", open.stock));
        }
        Row { label, size: Size::Heading, cells: cells.into_iter().map(Cell::Words).collect() }
    }

    /// A side's points and pile; with a memory, also what is in the pile.
    fn side_row(&self, view: &ViewOf<Self>, side: usize) -> Row {
        let open = &view.open;
        let mut cells = vec![
            Phrase::new("cell-score").with("points", i32::from(open.scores[side])),
            Phrase::new("cell-pile").with("count", open.piles[side]),
        ];
        if let Some(memory) = &view.memory {
            let pile = memory.piles[side];
            let counted = Phrase::new("cell-remembered").with("unicorns", unicorns(pile));
            let counted = counted.with("hedgehogs", hedgehogs(pile)).with("babies", babies(pile));
            cells.push(counted.with("triangles", pile.triangles()));
        }
        let label = Phrase::new("row-side").with("who", self.members(side));
        Row { label, size: Size::Small, cells: cells.into_iter().map(Cell::Words).collect() }
    }

    fn ask_for_card(&self, open: &Open) -> Vec<Phrase> {
        let own = open.own.unwrap_or_default();
        let ways = |kind: Kind| possible_ways(kind.number(), open.wild);
        let able: Bag = own.kinds().filter(|&kind| !ways(kind).is_empty()).collect();
        if able.is_empty() {
            return vec![Phrase::new("ask-release")];
        }
        let mut asked = vec![Phrase::new("ask-play").with("cards", card_values(able))];
        match self.settings.variant {
            Variant::Plain if !open.wild.of_number(0).is_empty() => asked.push(Phrase::new("ask-zero")),
            Variant::Plain => {}
            Variant::Reverse => {
                let several = able.kinds().filter(|&kind| ways(kind).count() > 1).collect::<Bag>();
                if !several.is_empty() {
                    asked.push(Phrase::new("ask-offer").with("cards", card_values(several)));
                }
            }
        }
        asked
    }
}

/// A player's hand: the cards for their owner, backs for all others.
fn player_row(view: &ViewOf<Safaru>, seat: Seat) -> Row {
    let label = Phrase::new("row-player").with("who", seat);
    match view.open.own.filter(|_| view.viewer.seat() == Some(seat)) {
        Some(own) => Row { label, size: Size::Large, cells: card_cells(own) },
        None => Row { label, size: Size::Small, cells: vec![Cell::Backs(view.open.counts[seat])] },
    }
}

fn card_cells(cards: Bag) -> Vec<Cell> {
    cards.cards().map(face).collect()
}

fn face(kind: Kind) -> Cell {
    Cell::Card(kind.face())
}
