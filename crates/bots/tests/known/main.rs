//! Search and solver on games whose right answers are known.

mod judge;
mod review;
mod search;
mod solve;
mod turning;

use std::sync::Arc;

use game::{Config, Rules};

fn rules<G: Rules>(settings: &[(&str, &str)]) -> Arc<G> {
    let config = Config::new(G::schema(), None, settings).expect("valid");
    Arc::new(G::new(&config).expect("they go together"))
}
