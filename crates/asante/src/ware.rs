//! Handfuls of wares: the supply, a stand, what is taken or returned.

use serde::{Deserialize, Serialize};

use crate::card::{WARES, Ware};

/// ASA.2: how many spaces a market stand has.
pub const SPACES: u8 = 6;
/// ASA.2: how many wares of each kind there are.
pub const OF_EACH: u8 = 8;

/// How many wares of each kind. Written as their letters: `TTS`; none at all as `-`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Wares([u8; WARES]);

/// Some kinds of wares, one ware of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct WareSet(u8);

impl Wares {
    /// No ware.
    pub const NONE: Wares = Wares([0; WARES]);

    /// These numbers of wares, in the order of [`Ware`].
    pub const fn new(counts: [u8; WARES]) -> Self {
        Wares(counts)
    }

    /// So many wares of one kind.
    #[must_use]
    pub const fn of(ware: Ware, count: u8) -> Self {
        let mut wares = Wares::NONE;
        wares.0[ware as usize] = count;
        wares
    }

    /// How many there are of this kind.
    #[inline]
    pub const fn count(&self, ware: Ware) -> u8 {
        self.0[ware as usize]
    }

    /// How many there are in all.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Is there no ware?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Wares::NONE
    }

    /// ASA.2: how many spaces are free on a stand with these wares.
    #[inline]
    pub fn free(&self) -> u8 {
        SPACES - self.total()
    }

    /// Are all of these among them?
    #[inline]
    pub fn cover(&self, other: Wares) -> bool {
        self.0.iter().zip(other.0).all(|(&here, there)| here >= there)
    }

    /// What of these is not among the others.
    #[must_use]
    pub fn beyond(self, other: Wares) -> Wares {
        Wares(Ware::ALL.map(|ware| self.count(ware).saturating_sub(other.count(ware))))
    }

    /// Puts wares to these.
    #[inline]
    pub fn add(&mut self, other: Wares) {
        self.0.iter_mut().zip(other.0).for_each(|(here, more)| *here += more);
    }

    /// Takes wares away that are among these.
    #[inline]
    pub fn take(&mut self, other: Wares) {
        self.0.iter_mut().zip(other.0).for_each(|(here, less)| *here -= less);
    }

    /// The kinds there are.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Ware> {
        Ware::ALL.into_iter().filter(move |&ware| self.count(ware) > 0)
    }

    /// The kinds there are, as a set.
    #[inline]
    pub fn set(self) -> WareSet {
        let mut set = 0;
        for (index, &count) in self.0.iter().enumerate() {
            set |= u8::from(count > 0) << index;
        }
        WareSet(set)
    }

    /// Reads letters: `TTS`.
    pub fn read(text: &str) -> Option<Wares> {
        let mut wares = Wares::NONE;
        if text == "-" {
            return Some(wares);
        }
        for letter in text.chars() {
            let count = &mut wares.0[Ware::from_letter(letter)? as usize];
            *count += 1;
            if *count > OF_EACH {
                return None;
            }
        }
        (!wares.is_empty()).then_some(wares)
    }

    /// The numbers side by side, eight bits for each kind.
    #[inline]
    pub(crate) fn packed(self) -> u64 {
        let [trinkets, hides, tea, silk, fruit, salt] = self.0;
        u64::from_le_bytes([trinkets, hides, tea, silk, fruit, salt, 0, 0])
    }

    /// Calls `found` with every way to take `count` wares from these.
    pub fn choices(&self, count: u8, found: &mut impl FnMut(Wares)) {
        self.choices_from(0, count, Wares::NONE, found);
    }

    fn choices_from(self, kind: usize, count: u8, so_far: Wares, found: &mut impl FnMut(Wares)) {
        if count == 0 {
            return found(so_far);
        }
        if kind == WARES {
            return;
        }
        for taken in (0..=self.0[kind].min(count)).rev() {
            let mut more = so_far;
            more.0[kind] = taken;
            self.choices_from(kind + 1, count - taken, more, found);
        }
    }
}

impl WareSet {
    /// No ware.
    pub const NONE: WareSet = WareSet(0);
    /// How many sets there are.
    const ALL: u8 = 1 << WARES;

    /// Just this one.
    pub const fn only(ware: Ware) -> Self {
        WareSet(1 << ware as u8)
    }

    /// Is this kind in it?
    #[inline]
    pub const fn has(self, ware: Ware) -> bool {
        self.0 >> ware as u8 & 1 == 1
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Are they all in the other set?
    #[inline]
    pub const fn within(self, other: WareSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// All but this one.
    #[must_use]
    pub const fn without(self, ware: Ware) -> Self {
        WareSet(self.0 & !(1 << ware as u8))
    }

    /// Every set of at least one of these, in order.
    #[inline]
    pub fn subsets(self) -> impl Iterator<Item = WareSet> {
        (1..Self::ALL).map(WareSet).filter(move |set| set.within(self))
    }

    /// One ware of each.
    #[must_use]
    pub fn wares(self) -> Wares {
        let mut wares = Wares::NONE;
        for ware in Ware::ALL.into_iter().filter(|&ware| self.has(ware)) {
            wares.0[ware as usize] = 1;
        }
        wares
    }

    /// Reads letters, all different.
    pub fn read(text: &str) -> Option<WareSet> {
        let wares = Wares::read(text)?;
        wares.0.iter().all(|&count| count <= 1).then(|| wares.set())
    }
}

impl std::fmt::Display for Wares {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for ware in Ware::ALL {
            (0..self.count(ware)).try_for_each(|_| write!(f, "{}", ware.letter()))?;
        }
        Ok(())
    }
}

impl std::fmt::Display for WareSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.wares().fmt(f)
    }
}

impl From<Wares> for String {
    fn from(wares: Wares) -> Self {
        wares.to_string()
    }
}

impl From<WareSet> for String {
    fn from(set: WareSet) -> Self {
        set.to_string()
    }
}

impl TryFrom<String> for Wares {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        Wares::read(&text).ok_or("letters of wares, at most eight of each, or -")
    }
}

impl TryFrom<String> for WareSet {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        WareSet::read(&text).ok_or("different letters of wares, or -")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_and_written() {
        let wares = Wares::read("sTt").expect("letters");
        assert_eq!(wares.to_string(), "TTS");
        assert_eq!(Wares::read("TX"), None);
        assert_eq!(Wares::read("TTTTTTTTT"), None);
        assert_eq!(WareSet::read("TT"), None);
        assert_eq!(WareSet::read("AT").map(|set| set.to_string()), Some("TA".to_owned()));
    }
}
