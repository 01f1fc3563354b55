//! Everything a client is sent, as types of TypeScript.

use game::phrase::Glossary;
use game::settings::Schema;
use game::typescript::Declarations;
use game::{MemoryAid, Refusal};
use players::Hint;

/// The files of these types, names and texts, in order: `cargo xtask types` writes them.
pub fn files() -> Vec<(String, String)> {
    declarations().files()
}

/// The types themselves. A crate that sends more adds its own to them, which makes a file of its name.
pub fn declarations() -> Declarations {
    let mut declarations = Declarations::default();
    declarations.add::<Glossary>();
    declarations.add::<Hint>();
    declarations.add::<MemoryAid>();
    declarations.add::<Refusal>();
    declarations.add::<Schema>();
    declarations.add::<game::Config>();
    crate::declare_sights(&mut declarations);
    declarations
}
