//! Records of games that are over and are looked back at, and how many may be replayed at the same time.

use std::future::Future;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::Seat;
use game::record::{Record, RecordError};
use protocol::{Turning, Worths};
use session::review::LookedBack;
use store::TableId;
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};

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
    pub(crate) turnings: ThoughtOver<TableId, Turning>,
    pub(crate) reviews: ThoughtOver<(TableId, Seat), LookedBack>,
    pub(crate) worths: ThoughtOver<(TableId, u64), Worths>,
}

/// What was much work: thought over once, whoever asks and how often.
pub(crate) struct ThoughtOver<K, T> {
    known: Mutex<Recent<K, Arc<OnceCell<Arc<T>>>>>,
    /// One game is thought over at a time.
    place: Arc<Semaphore>,
}

impl<K: Hash + Eq, T> ThoughtOver<K, T> {
    fn new(most: usize, place: &Arc<Semaphore>) -> Self {
        ThoughtOver { known: Mutex::new(Recent::new(most)), place: Arc::clone(place) }
    }

    /// What was found, or is found now.
    pub(crate) async fn get<E>(&self, of: K, think: impl Future<Output = Result<T, E>>) -> Result<Arc<T>, E> {
        let cell = {
            let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            known.get(&of).unwrap_or_else(|| {
                let cell = Arc::new(OnceCell::new());
                known.insert(of, Arc::clone(&cell));
                cell
            })
        };
        let once = async {
            let _place = self.place.acquire().await;
            think.await.map(Arc::new)
        };
        cell.get_or_try_init(|| once).await.map(Arc::clone)
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
