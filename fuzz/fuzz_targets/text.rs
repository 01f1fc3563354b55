//! Law 4: whatever is read never panics, and round-trips.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| karata_fuzz::run(testkit::fuzz::Group::Text, data));
