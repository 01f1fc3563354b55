use store::Memory;
use store::conformance::{Place, all};

use crate::place::Folder;

struct Shared(Memory);

impl Place for Shared {
    type Store = Memory;

    fn open(&self) -> Memory {
        self.0.handle()
    }
}

#[test]
fn sqlite_conforms() {
    all(|_| Folder::new());
}

#[test]
fn memory_conforms() {
    all(|_| Shared(Memory::new()));
}
