//! How often somebody may do something: so many at once, and then one every so often. Nobody is banned; who was too fast is told
//! how long to wait.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// One every so often.
    pub every: Duration,
    /// So many at once.
    pub at_once: u32,
}

impl Rate {
    /// So many a second, and so many at once.
    pub const fn per_second(count: u32, at_once: u32) -> Rate {
        Rate { every: Duration::from_nanos(1_000_000_000 / count as u64), at_once }
    }

    /// So many a minute, and so many at once.
    pub const fn per_minute(count: u32, at_once: u32) -> Rate {
        Rate { every: Duration::from_millis(60_000 / count as u64), at_once }
    }

    /// The same so many times as often.
    #[must_use]
    pub fn times(self, factor: u32) -> Rate {
        let factor = factor.max(1);
        Rate { every: self.every / factor, at_once: self.at_once.saturating_mul(factor) }
    }
}

/// What one of them has used up: the moment at which nothing of it would be left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Used(Instant);

impl Used {
    pub(crate) fn nothing(now: Instant) -> Used {
        Used(now)
    }

    /// Once more, or how long to wait before.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        self.take_all(rate, 1, now)
    }

    /// Something that counts as much as so many, or how long to wait before.
    pub(crate) fn take_all(&mut self, rate: Rate, count: u32, now: Instant) -> Result<(), Duration> {
        let until = self.0.max(now);
        let ahead = until - now;
        let most = rate.every * rate.at_once.saturating_sub(1);
        if let Some(wait) = ahead.checked_sub(most).filter(|wait| !wait.is_zero()) {
            return Err(wait);
        }
        self.0 = until + rate.every * count;
        Ok(())
    }
}

/// What each of many has used up.
pub(crate) struct Allowances<K> {
    rate: Rate,
    book: Mutex<Book<K>>,
}

struct Book<K> {
    used: HashMap<K, Used>,
    /// From so many on, those who have used up nothing are forgotten.
    full: usize,
}

/// So many may always be remembered.
const MANY: usize = 4096;

impl<K: Hash + Eq> Allowances<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Allowances { rate, book: Mutex::new(Book { used: HashMap::new(), full: MANY }) }
    }

    /// Once more for this one, or how long to wait before.
    pub(crate) fn take(&self, who: K, now: Instant) -> Result<(), Duration> {
        self.take_all(who, 1, now)
    }

    /// Something that counts as much as so many, for this one, or how long to wait before.
    pub(crate) fn take_all(&self, who: K, count: u32, now: Instant) -> Result<(), Duration> {
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        if book.used.len() >= book.full {
            book.used.retain(|_, used| used.0 > now);
            book.full = MANY.max(2 * book.used.len());
        }
        book.used.entry(who).or_insert_with(|| Used::nothing(now)).take_all(self.rate, count, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate::per_second(10, 3);

    #[test]
    fn so_many_at_once_and_then_one_every_so_often() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut used = Used::nothing(start);
        assert_eq!([0, 0, 0].map(|millis| used.take(RATE, at(millis))), [Ok(()); 3]);
        assert_eq!(used.take(RATE, at(0)), Err(Duration::from_millis(100)));
        assert_eq!(used.take(RATE, at(40)), Err(Duration::from_millis(60)), "asking costs nothing");
        assert_eq!(used.take(RATE, at(100)), Ok(()));
        assert_eq!(used.take(RATE, at(100)), Err(Duration::from_millis(100)));
        assert_eq!([900; 3].map(|millis| used.take(RATE, at(millis))), [Ok(()); 3]);
        assert!(used.take(RATE, at(900)).is_err(), "what was not used is not saved up");
    }

    #[test]
    fn everybody_has_their_own_and_who_is_quiet_is_forgotten() {
        let now = Instant::now();
        let allowances = Allowances::new(RATE);
        for who in 0..100_000_u32 {
            let later = now + Duration::from_millis(u64::from(who));
            assert_eq!(allowances.take(who, later), Ok(()));
        }
        assert!(allowances.book.lock().unwrap().used.len() <= MANY);
    }

    #[test]
    fn what_counts_more_is_waited_for_longer() {
        let now = Instant::now();
        let mut used = Used::nothing(now);
        assert_eq!(used.take_all(RATE, 5, now), Ok(()));
        assert_eq!(used.take(RATE, now), Err(Duration::from_millis(300)));
        assert_eq!(used.take(RATE, now + Duration::from_millis(300)), Ok(()));
    }

    #[test]
    fn more_often() {
        assert_eq!(Rate::per_minute(6, 2).times(10), Rate::per_second(1, 20));
    }
}
