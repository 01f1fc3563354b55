//! What was of use lately, and is likely to be again: so much and no more.

use std::collections::HashMap;
use std::hash::Hash;

/// Values by their keys, of which the oldest are forgotten.
pub(crate) struct Recent<K, V> {
    young: HashMap<K, V>,
    old: HashMap<K, V>,
    /// So many of one age.
    most: usize,
}

impl<K: Hash + Eq, V: Clone> Recent<K, V> {
    /// At least so many are kept, at most twice as many.
    pub(crate) fn new(most: usize) -> Self {
        Recent { young: HashMap::new(), old: HashMap::new(), most }
    }

    pub(crate) fn get(&self, key: &K) -> Option<V> {
        self.young.get(key).or_else(|| self.old.get(key)).cloned()
    }

    pub(crate) fn insert(&mut self, key: K, value: V) {
        if self.young.len() >= self.most {
            self.old = std::mem::take(&mut self.young);
        }
        self.old.remove(&key);
        self.young.insert(key, value);
    }

    pub(crate) fn remove(&mut self, key: &K) {
        self.young.remove(key);
        self.old.remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_are_forgotten() {
        let mut recent = Recent::new(2);
        (0..5).for_each(|key| recent.insert(key, key * 10));
        let known: Vec<_> = (0..5).filter_map(|key| recent.get(&key)).collect();
        assert_eq!(known, [20, 30, 40]);
    }

    #[test]
    fn what_is_removed_or_replaced_does_not_come_back() {
        let mut recent = Recent::new(1);
        recent.insert(1, "one");
        recent.insert(2, "two");
        recent.insert(1, "uno");
        assert_eq!(recent.get(&1), Some("uno"));
        recent.remove(&1);
        assert_eq!(recent.get(&1), None);
    }
}
