//! Laws 1 to 3, and 9: it ends, the doors hold, nothing is lost, actions have words.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| karata_fuzz::run(testkit::fuzz::Group::Play, data));
