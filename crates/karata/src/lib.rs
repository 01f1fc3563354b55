//! karata
