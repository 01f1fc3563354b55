//! Records of games that are over and are looked back at, and how many may be replayed at the same time.

use std::collections::HashMap;
use std::future::Future;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use game::Seat;
use game::record::{Record, RecordError};
use protocol::{Turning, Worths};
use session::review::LookedBack;
use store::TableId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::api::problem::Problem;
use crate::hosted::NoTable;
use crate::recent::Recent;

/// Whoever looks back goes from step to step: so many records are kept at hand, which tables then need not write again.
const RECORDS: usize = 16;
/// So many tables' moments that decided them, and so many seats' decisions looked back at, are kept: they are small, and were much work.
const TURNINGS: usize = 1000;
const REVIEWS: usize = 500;
/// So many decisions of which it is known what every move was worth.
const WORTHS: usize = 2000;
/// So many are replayed at the same time.
const AT_ONCE: usize = 2;

/// What is needed to look back.
pub(crate) struct LookingBack {
    records: Mutex<Recent<TableId, Arc<Record>>>,
    places: Arc<Semaphore>,
    pub(crate) turnings: Arc<ThoughtOver<TableId, Turning>>,
    pub(crate) reviews: Arc<ThoughtOver<(TableId, Seat), LookedBack>>,
    pub(crate) worths: Arc<ThoughtOver<(TableId, u64), Worths>>,
}

/// What was much work: thought over once, whoever asks and how often.
pub(crate) struct ThoughtOver<K, T> {
    known: Mutex<Recent<K, Arc<T>>>,
    /// What is asked for just now.
    asked: Mutex<HashMap<K, Weak<Asked>>>,
    /// One game is thought over at a time.
    place: Arc<Semaphore>,
}

/// Whoever thinks holds it; who asks for the same waits for it.
type Asked = tokio::sync::Mutex<()>;

impl<K: Hash + Eq + Clone + Send + 'static, T: Send + Sync + 'static> ThoughtOver<K, T> {
    fn new(most: usize, place: &Arc<Semaphore>) -> Arc<Self> {
        let (known, asked) = (Mutex::new(Recent::new(most)), Mutex::default());
        Arc::new(ThoughtOver { known, asked, place: Arc::clone(place) })
    }

    fn known(&self) -> MutexGuard<'_, Recent<K, Arc<T>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What those share who ask for the same. What nobody waits for any more goes.
    fn asked(&self, of: &K) -> Arc<Asked> {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(asked) = asked.get(of).and_then(Weak::upgrade) {
            return asked;
        }
        asked.retain(|_, asked| asked.strong_count() > 0);
        let fresh = Arc::default();
        asked.insert(of.clone(), Arc::downgrade(&fresh));
        fresh
    }

    /// What was found, or is found now. Whoever goes away before it is their turn has asked for nothing. What is begun is finished and kept,
    /// whether or not somebody still waits for it, and nothing else begins before it is.
    pub(crate) async fn get(
        self: &Arc<Self>,
        of: K,
        think: impl Future<Output = Result<T, Problem>> + Send + 'static,
    ) -> Result<Arc<T>, Problem> {
        // Who asks for the same waits here, and not behind whoever asks for something else.
        let thinks = self.asked(&of).lock_owned().await;
        if let Some(known) = self.known().get(&of) {
            return Ok(known);
        }
        let place = Arc::clone(&self.place).acquire_owned().await;
        let here = Arc::clone(self);
        let begun = tokio::spawn(async move {
            let thought = Arc::new(think.await?);
            here.known().insert(of, Arc::clone(&thought));
            drop((thinks, place));
            Ok(thought)
        });
        begun.await.unwrap_or_else(|_| Err(NoTable::Stopping.into()))
    }
}

impl LookingBack {
    pub(crate) fn new() -> LookingBack {
        let one_at_a_time = Arc::new(Semaphore::new(1));
        LookingBack {
            records: Mutex::new(Recent::new(RECORDS)),
            places: Arc::new(Semaphore::new(AT_ONCE)),
            turnings: ThoughtOver::new(TURNINGS, &one_at_a_time),
            reviews: ThoughtOver::new(REVIEWS, &one_at_a_time),
            worths: ThoughtOver::new(WORTHS, &one_at_a_time),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Recent<TableId, Arc<Record>>> {
        self.records.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The record of this table, if it was looked at lately.
    pub(crate) fn known(&self, table: &TableId) -> Option<Arc<Record>> {
        self.lock().get(table)
    }

    /// Reads the record of a game that is over and keeps it at hand: it does not change any more.
    pub(crate) fn keep(&self, table: TableId, text: &str) -> Result<Arc<Record>, RecordError> {
        let record = Arc::new(Record::read(text)?);
        self.lock().insert(table, Arc::clone(&record));
        Ok(record)
    }

    /// A place to replay one, when it is free.
    pub(crate) async fn place(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.places).acquire_owned().await.ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::sync::oneshot;
    use tokio::task::{JoinHandle, yield_now};

    use super::*;

    struct House {
        thoughts: Arc<ThoughtOver<u8, u8>>,
        begun: Arc<AtomicU32>,
    }

    impl House {
        fn new() -> House {
            House { thoughts: ThoughtOver::new(1, &Arc::new(Semaphore::new(1))), begun: Arc::default() }
        }

        /// Somebody asks; what is found comes when it may.
        fn ask(&self, of: u8, until: Option<oneshot::Receiver<()>>) -> JoinHandle<Option<Arc<u8>>> {
            let (thoughts, begun) = (Arc::clone(&self.thoughts), Arc::clone(&self.begun));
            tokio::spawn(async move {
                let think = async move {
                    begun.fetch_add(1, Ordering::Relaxed);
                    if let Some(until) = until {
                        let _ = until.await;
                    }
                    Ok(of)
                };
                thoughts.get(of, think).await.ok()
            })
        }

        fn begun(&self) -> u32 {
            self.begun.load(Ordering::Relaxed)
        }
    }

    /// Everybody comes as far as they can.
    async fn others_go_on() {
        for _ in 0..20 {
            yield_now().await;
        }
    }

    #[tokio::test]
    async fn what_is_begun_is_finished_and_kept_and_who_leaves_before_has_asked_for_nothing() {
        let house = House::new();
        let (go_on, waits) = oneshot::channel::<()>();
        let first = house.ask(1, Some(waits));
        others_go_on().await;
        let leaves = house.ask(2, None);
        others_go_on().await;
        assert_eq!(house.begun(), 1, "one at a time");
        first.abort();
        leaves.abort();
        let again = house.ask(1, None);
        others_go_on().await;
        go_on.send(()).expect("it goes on though nobody waits");
        assert_eq!(again.await.expect("it ends").as_deref(), Some(&1));
        assert_eq!(house.begun(), 1, "begun once, and what somebody left was never begun");
    }

    #[tokio::test]
    async fn who_asks_for_what_is_thought_over_does_not_wait_for_anything_else() {
        let house = House::new();
        let (go_on, waits) = oneshot::channel::<()>();
        let (_never, long) = oneshot::channel::<()>();
        let first = house.ask(1, Some(waits));
        others_go_on().await;
        let other = house.ask(2, Some(long));
        others_go_on().await;
        let same = house.ask(1, None);
        others_go_on().await;
        go_on.send(()).expect("it goes on");
        assert_eq!(first.await.expect("it ends").as_deref(), Some(&1));
        assert_eq!(same.await.expect("it ends while the other goes on").as_deref(), Some(&1));
        assert_eq!(house.begun(), 2, "the other was begun, and the same not twice");
        other.abort();
    }

    #[tokio::test]
    async fn what_is_asked_for_and_left_displaces_nothing() {
        let house = House::new();
        house.ask(1, None).await.expect("it ends");
        let (_never, long) = oneshot::channel::<()>();
        let begun = house.ask(2, Some(long));
        others_go_on().await;
        for of in 3..100 {
            let leaves = house.ask(of, None);
            others_go_on().await;
            leaves.abort();
        }
        others_go_on().await;
        assert!(house.thoughts.asked.lock().unwrap().len() <= 2, "what nobody waits for is not kept in mind");
        assert_eq!(house.ask(1, None).await.expect("it ends").as_deref(), Some(&1));
        assert_eq!(house.begun(), 2, "it was known");
        begun.abort();
    }
}
