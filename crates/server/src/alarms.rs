//! When something is to happen at a table that sleeps.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::Time;
use store::TableId;
use tokio::sync::Notify;

/// What is to happen, the earliest first.
#[derive(Default)]
pub(crate) struct Alarms {
    set: Mutex<BTreeSet<(Time, TableId)>>,
    changed: Notify,
}

impl Alarms {
    fn lock(&self) -> MutexGuard<'_, BTreeSet<(Time, TableId)>> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table is to be woken then. One time too often does no harm.
    pub(crate) fn set(&self, due: Time, id: TableId) {
        self.lock().insert((due, id));
        self.changed.notify_one();
    }

    /// Those that are due, and when the next one will be.
    pub(crate) fn due(&self, now: Time) -> (Option<Time>, Vec<TableId>) {
        let mut set = self.lock();
        let mut ids = Vec::new();
        while set.first().is_some_and(|(due, _)| *due <= now) {
            ids.extend(set.pop_first().map(|(_, id)| id));
        }
        (set.first().map(|(due, _)| *due), ids)
    }

    /// Something was set.
    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earliest_first() {
        let alarms = Alarms::default();
        let id = |name: &str| TableId::new(name).unwrap();
        alarms.set(7, id("b"));
        alarms.set(5, id("a"));
        alarms.set(9, id("a"));
        assert_eq!(alarms.due(4), (Some(5), vec![]));
        assert_eq!(alarms.due(7), (Some(9), vec![id("a"), id("b")]));
        assert_eq!(alarms.due(8), (Some(9), vec![]));
        assert_eq!(alarms.due(10), (None, vec![id("a")]));
    }
}
