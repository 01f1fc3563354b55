//! The full screen, drawn as text and driven by keys.

/// Asante.
mod asante;
mod desk;
/// Rummü.
mod rummu;
/// Safarü.
mod safaru;
/// Whole games, with keys alone.
mod games;
/// What keys do.
mod keys;
/// The menu.
mod menu;
/// Screens as text.
mod screens;
