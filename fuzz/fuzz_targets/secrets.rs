//! Laws 5 to 7, and 10: no view and no step tells more than it may, and views are told apart by their numbers.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| karata_fuzz::run(testkit::fuzz::Group::Secrets, data));
