//! What somebody learns who plays for the first time: each decision where it first comes up, with what lies there.

use game::Teach;

use crate::Asante;

impl Teach for Asante {}
