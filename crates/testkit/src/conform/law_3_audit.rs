//! Law 3: every card and chip is somewhere exactly once.

use super::Broken;
use crate::Tested;

/// Every card and chip is somewhere exactly once, after every step.
pub fn law_3_audit<G: Tested>(game: &G, state: &G::State) -> Result<(), Broken> {
    game.audit(state).map_err(|what| Broken::new(3, format!("{what}\n{state:?}")))
}
