//! macOS has to be told that what Python provides is found when the module is loaded.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
