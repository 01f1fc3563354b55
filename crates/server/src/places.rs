//! How many of something there are at the same time: so many for everybody, and no more.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// How many places everybody has, and how many are taken.
pub(crate) struct Places<K> {
    most: usize,
    taken: Mutex<HashMap<K, usize>>,
}

/// A place, which is free again when this is dropped.
pub(crate) struct Place<K: Hash + Eq> {
    places: Arc<Places<K>>,
    whose: K,
}

impl<K: Hash + Eq + Clone> Places<K> {
    /// So many places for everybody.
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Places { most, taken: Mutex::default() })
    }

    /// One more place for this one, if one is free.
    pub(crate) fn take(self: &Arc<Self>, whose: K) -> Option<Place<K>> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.get(&whose).copied().unwrap_or_default();
        if count >= self.most {
            return None;
        }
        taken.insert(whose.clone(), count + 1);
        Some(Place { places: Arc::clone(self), whose })
    }
}

impl<K: Hash + Eq> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.whose) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_given_up() {
        let places = Places::new(2);
        let first = places.take("ann").unwrap();
        let _second = places.take("ann").unwrap();
        assert!(places.take("ann").is_none() && places.take("ben").is_some());
        drop(first);
        assert!(places.take("ann").is_some());
    }

    #[test]
    fn who_has_no_place_is_forgotten() {
        let places = Places::new(1);
        drop(places.take("ann"));
        assert!(places.taken.lock().unwrap().is_empty());
        let none = Places::new(0);
        assert!(none.take("ann").is_none() && none.taken.lock().unwrap().is_empty());
    }
}
