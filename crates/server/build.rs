//! Embeds the page, if it has been built: `web/dist`, which Node makes and Rust only copies. Without it the server is built all the same.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What browsers are told of a file, by how its name ends.
const KINDS: [(&str, &str); 18] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("json", "application/json"),
    ("map", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("txt", "text/plain; charset=utf-8"),
    ("ftl", "text/plain; charset=utf-8"),
    ("md", "text/markdown; charset=utf-8"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("jpg", "image/jpeg"),
    ("webp", "image/webp"),
    ("avif", "image/avif"),
    ("ico", "image/x-icon"),
    ("woff2", "font/woff2"),
    ("mp3", "audio/mpeg"),
    ("wasm", "application/wasm"),
];

/// How the name of a file ends that holds another one, pressed with Brotli.
const PRESSED: &str = ".br";

fn main() -> io::Result<()> {
    let variable = |name: &str| PathBuf::from(env::var_os(name).expect("cargo says it"));
    let web = variable("CARGO_MANIFEST_DIR").join("../../web");
    let page = web.join("dist");
    let mut files = Vec::new();
    if page.is_dir() {
        walk(&page, "", &mut files)?;
        println!("cargo::rerun-if-changed={}", page.display());
    } else {
        // A path that is not there would be taken for changed in every build; the folder around it changes when it appears.
        println!("cargo::rerun-if-changed={}", web.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    files.sort();
    fs::write(variable("OUT_DIR").join("embedded.rs"), table(&page, &files))
}

/// All files of a folder: their paths from it, with `/`.
fn walk(folder: &Path, path: &str, files: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().into_string().map_err(|_| io::Error::other("a name is no text"))?;
        let path = format!("{path}{name}");
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// The files as an expression of Rust.
fn table(page: &Path, files: &[String]) -> String {
    let mut table = "&[\n".to_owned();
    let is_pressed = |path: &String| {
        path.strip_suffix(PRESSED).is_some_and(|plain| files.iter().any(|file| file == plain))
    };
    for path in files.iter().filter(|path| !is_pressed(path)) {
        let bytes = |path: &str| format!("include_bytes!({:?})", page.join(path).display().to_string());
        let pressed = format!("{path}{PRESSED}");
        let brotli =
            if files.contains(&pressed) { format!("Some({})", bytes(&pressed)) } else { "None".to_owned() };
        let kind = kind(path);
        let bytes = bytes(path);
        writeln!(table, "    File {{ path: {path:?}, kind: {kind:?}, bytes: {bytes}, brotli: {brotli} }},")
            .expect("a string can be written to");
    }
    table + "]\n"
}

fn kind(path: &str) -> &'static str {
    let end = Path::new(path).extension().and_then(|end| end.to_str()).unwrap_or_default();
    let known = KINDS.iter().find(|(ending, _)| *ending == end);
    known.map_or("application/octet-stream", |(_, kind)| kind)
}
