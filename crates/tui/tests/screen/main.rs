//! The full screen, drawn as text and driven by keys.

/// Asante.
mod asante;
/// Calcory.
mod calcory;
mod desk;
/// What a screen has to show.
mod facts;
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
/// Mü.
mod mu;
/// Records, looked back at.
mod replays;
/// Screens as text.
mod screens;
/// Serengeti.
mod serengeti;
