//! Faults put in on purpose: the load test has to notice them. They are not compiled into a server that people use.

use std::sync::Arc;

use store::{Lease, NewEvent, Store};

/// Are moves acknowledged before they are stored?
pub(crate) fn acknowledges_early() -> bool {
    cfg!(feature = "faults") && std::env::var("KARATA_FAULT").as_deref() == Ok("early-acknowledgement")
}

/// Stores something when it has long been acknowledged.
pub(crate) fn store_later(store: Arc<dyn Store>, lease: Lease, first: u64, events: Vec<NewEvent>) {
    tokio::spawn(async move {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        store.submit(&lease, first, events, Box::new(|_| {}));
    });
}
