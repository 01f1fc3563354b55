//! What the sensible player looks at. Views and positions tell the same; a position tells it without lists, and is asked in
//! imagined games.

use game::Seat;

use crate::Asante;
use crate::bag::Places;
use crate::card::Kind;
use crate::rules::outlook::Outlook;
use crate::state::{Frame, Phase, State, other};
use crate::view::Open;

/// The table as the player who is to decide sees it.
#[derive(Clone, Copy)]
pub(crate) struct Survey<'g> {
    /// From the player's side, and how many actions are left in the turn, whosever it is.
    pub(crate) outlook: Outlook<'g>,
    /// What is to be decided.
    pub(crate) frame: Option<Frame>,
    pub(crate) phase: Phase,
    /// The holy places the player owns.
    pub(crate) places: Places,
    /// The last of the cards that the player is looking at.
    pub(crate) looking: Option<Kind>,
    /// Is this the player's last turn (ASA.60)?
    pub(crate) last: bool,
}

impl<'g> Survey<'g> {
    /// As a view shows it to this player.
    pub(crate) fn on_table(game: &'g Asante, open: &Open, me: Seat) -> Self {
        let hand = game.cards.bag(open.own.as_deref().unwrap_or_default());
        Survey {
            outlook: Outlook {
                actions: open.actions,
                regained: open.regained,
                ..Outlook::from_chair(game, open, me, hand)
            },
            frame: open.frames.last().copied(),
            phase: open.phase,
            places: game.places.bag(&open.owned[me]),
            looking: open.looking.last().copied(),
            last: open.trigger == Some(other(me)) && open.active == me,
        }
    }

    /// As it is for this player in a world.
    pub(crate) fn in_world(game: &'g Asante, world: &State, me: Seat) -> Self {
        let looks = world.active == me;
        Survey {
            outlook: Outlook::of_seat(game, world, me),
            frame: world.frames.last().copied(),
            phase: world.phase,
            places: world.owned[me],
            looking: world.looked().filter(|_| looks).last().map(|traced| traced.card),
            last: world.trigger == Some(other(me)) && looks,
        }
    }
}
