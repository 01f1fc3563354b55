//! serengeti
