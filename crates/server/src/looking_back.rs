//! Records of games that are over and are looked back at, and how many may be replayed at the same time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use std::future::Future;

use game::record::{Record, RecordError};
use protocol::Turning;
use store::TableId;
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};

use crate::recent::Recent;

/// Whoever looks back goes from step to step: so many records are kept at hand, which tables then need not write again.
const RECORDS: usize = 16;
/// So many tables' moments that decided them are kept: they are small, and were much work.
const TURNINGS: usize = 1000;
/// So many are replayed at the same time.
const AT_ONCE: usize = 2;

/// What is needed to look back.
pub(crate) struct LookingBack {
    records: Mutex<Recent<TableId, Arc<Record>>>,
    places: Arc<Semaphore>,
    turnings: Mutex<Recent<TableId, Arc<OnceCell<Arc<Turning>>>>>,
    /// One game is thought over at a time.
    thinking_over: Semaphore,
}

impl LookingBack {
    pub(crate) fn new() -> LookingBack {
        LookingBack {
            records: Mutex::new(Recent::new(RECORDS)),
            places: Arc::new(Semaphore::new(AT_ONCE)),
            turnings: Mutex::new(Recent::new(TURNINGS)),
            thinking_over: Semaphore::new(1),
        }
    }

    /// The moments that decided the game at this table: thought over once, whoever asks and how often.
    pub(crate) async fn turning<E>(
        &self,
        table: TableId,
        think: impl Future<Output = Result<Turning, E>>,
    ) -> Result<Arc<Turning>, E> {
        let cell = {
            let mut turnings = self.turnings.lock().unwrap_or_else(PoisonError::into_inner);
            turnings.get(&table).unwrap_or_else(|| {
                let cell = Arc::new(OnceCell::new());
                turnings.insert(table, Arc::clone(&cell));
                cell
            })
        };
        let once = async {
            let _place = self.thinking_over.acquire().await;
            think.await.map(Arc::new)
        };
        cell.get_or_try_init(|| once).await.map(Arc::clone)
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
