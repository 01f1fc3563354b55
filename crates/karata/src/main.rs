//! The command line of Karata.

use std::process::ExitCode;

/// A server of thousands of tables takes and gives back memory on every thread, all the time (`docs/benchmarks.md`).
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    karata::run(std::env::args_os())
}
