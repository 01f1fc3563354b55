//! `Few`: a short list that is `Copy`. The one list and stack of states and views.

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// At most `N` values in a row. Equality and hash are by contents.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    slots: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) }
        Few { slots: [T::default(); N], len: 0 }
    }

    /// Appends a value. A full list is a mistake in the rules that use it.
    pub fn push(&mut self, value: T) {
        assert!((self.len as usize) < N, "Few::push: the list of {N} is full");
        self.slots[self.len as usize] = value;
        self.len += 1;
    }

    /// Takes the last value off.
    pub fn pop(&mut self) -> Option<T> {
        let len = self.len.checked_sub(1)?;
        self.len = len;
        Some(self.slots[len as usize])
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.slots[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.slots[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: Hash, const N: usize> Hash for Few<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut few = Few::new();
        values.into_iter().for_each(|value| few.push(value));
        few
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Values<T, const N: usize>(PhantomData<T>);

        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Values<T, N> {
            type Value = Few<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N} values")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut few = Few::new();
                while let Some(value) = seq.next_element()? {
                    if few.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    few.push(value);
                }
                Ok(few)
            }
        }

        deserializer.deserialize_seq(Values(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equality_ignores_what_was_popped() {
        let mut one: Few<u8, 3> = [1, 2].into_iter().collect();
        assert_eq!(one.pop(), Some(2));
        assert_eq!(one, [1].into_iter().collect());
        assert_eq!(one.pop(), Some(1));
        assert_eq!(one.pop(), None);
    }

    #[test]
    fn a_list_too_long_is_refused_from_json() {
        let good: Few<u8, 2> = serde_json::from_str("[4,5]").expect("two values fit");
        assert_eq!(*good, [4, 5]);
        assert!(serde_json::from_str::<Few<u8, 2>>("[1,2,3]").is_err());
    }

    #[test]
    #[should_panic(expected = "full")]
    fn pushing_into_a_full_list_is_a_mistake() {
        let _: Few<u8, 1> = [1, 2].into_iter().collect();
    }
}
