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
/// The guide of a first hand.
mod guide;
/// What keys do.
mod keys;
/// What is remembered.
mod memory;
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
/// What is asked about, looked up and taken back.
mod asking;
/// Pauses, pages and panels: nothing is missed, and nothing is done by accident.
mod waiting;
