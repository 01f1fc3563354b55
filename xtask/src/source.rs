use std::ops::Range;

/// A function found in Rust source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The line of its `fn`, counted from 1.
    pub line: usize,
    /// How many lines from its `fn` to its closing brace.
    pub lines: usize,
}

/// The source with comments, strings and character literals blanked out; every byte stays in its place.
pub fn code(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut at = 0;
    while let Some(next) = source[at..].chars().next() {
        let length = blank_length(source, at);
        if length == 0 {
            out.push(next);
            at += next.len_utf8();
        } else {
            out.extend(source[at..at + length].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
            at += length;
        }
    }
    out
}

/// The line, counted from 1, of a place in the text.
pub fn line_of(text: &str, at: usize) -> usize {
    text[..at].bytes().filter(|&byte| byte == b'\n').count() + 1
}

/// The places where `needle` stands by itself: a letter at either end of it does not continue beyond.
pub fn words<'a>(text: &'a str, needle: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(needle).map(|(at, _)| at).filter(move |&at| {
        let before = text[..at].chars().next_back();
        let after = text[at + needle.len()..].chars().next();
        let joined =
            |edge: Option<char>, next: Option<char>| edge.is_some_and(in_word) && next.is_some_and(in_word);
        !joined(needle.chars().next(), before) && !joined(needle.chars().next_back(), after)
    })
}

/// All functions with a body, nested ones too. `code` is what [`code`] gives.
pub fn functions(code: &str) -> Vec<Function> {
    words(code, "fn")
        .filter_map(|at| {
            let name = name_after(code, at + "fn".len())?;
            let body = body(code, at)?;
            let line = line_of(code, at);
            Some(Function { name: name.to_owned(), line, lines: line_of(code, body.end - 1) - line + 1 })
        })
        .collect()
}

/// The names and lines of all functions marked `#[test]`.
pub fn tests(code: &str) -> Vec<(String, usize)> {
    code.match_indices("#[test]")
        .filter_map(|(at, mark)| {
            let from = at + mark.len();
            let function = from + words(&code[from..], "fn").next()?;
            let name = name_after(code, function + "fn".len())?;
            Some((name.to_owned(), line_of(code, function)))
        })
        .collect()
}

/// The code without a `#[cfg(test)] mod … { … }` that closes the file.
pub fn without_test_tail(code: &str) -> &str {
    let Some(at) = code.rfind("#[cfg(test)]") else { return code };
    let item = code[at + "#[cfg(test)]".len()..].trim_start();
    let closes = || body(code, at).is_some_and(|body| code[body.end..].trim().is_empty());
    if item.starts_with("mod ") && closes() { &code[..at] } else { code }
}

/// Where the bracket opened at `open` is closed (the place after it).
pub fn closing(code: &str, open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'{' | b'(' | b'[' => depth += 1,
            b'}' | b')' | b']' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// Whether a character may be part of a name.
pub fn in_word(letter: char) -> bool {
    letter == '_' || letter.is_alphanumeric()
}

/// The braces of the item that begins at `from`; none if a `;` ends it first.
fn body(code: &str, from: usize) -> Option<Range<usize>> {
    let mut at = from;
    loop {
        match *code.as_bytes().get(at)? {
            b'{' => return Some(at..closing(code, at)?),
            b';' => return None,
            // Parameters, types such as `[u8; 4]` and attributes are stepped over whole.
            b'(' | b'[' => at = closing(code, at)?,
            _ => at += 1,
        }
    }
}

fn name_after(code: &str, at: usize) -> Option<&str> {
    let rest = code[at..].trim_start();
    let end = rest.find(|letter| !in_word(letter)).unwrap_or(rest.len());
    (end > 0).then(|| &rest[..end])
}

/// How many bytes from here on are a comment, a string or a character literal; 0 if none begins here.
fn blank_length(source: &str, at: usize) -> usize {
    let rest = &source[at..];
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return comment_length(rest);
    }
    if rest.starts_with('"') {
        return quoted_length(rest, '"');
    }
    if rest.starts_with('\'') {
        let mut letters = rest.chars().skip(1);
        let (first, second) = (letters.next(), letters.next());
        let literal = first == Some('\\') || second == Some('\'');
        return if literal { quoted_length(rest, '\'') } else { 0 }; // otherwise a lifetime
    }
    if rest.starts_with('r') { raw_length(&source[..at], rest) } else { 0 }
}

fn comment_length(rest: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                break;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

fn quoted_length(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if letter == '\\' {
            escaped = true;
        } else if letter == quote {
            return at + 1;
        }
    }
    rest.len()
}

/// The length of `r"…"` or `r#"…"#`; `before` tells whether this `r` begins a word (or is that of `br`, `cr`).
fn raw_length(before: &str, rest: &str) -> usize {
    let prefix = before.strip_suffix(['b', 'c']).unwrap_or(before);
    if prefix.ends_with(in_word) {
        return 0;
    }
    let hashes = rest[1..].bytes().take_while(|&byte| byte == b'#').count();
    let open = 1 + hashes;
    if !rest[open..].starts_with('"') {
        return 0;
    }
    let end = format!("\"{}", "#".repeat(hashes));
    rest[open + 1..].find(&end).map_or(rest.len(), |at| open + 1 + at + end.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_strings_and_characters_are_blanked() {
        let source =
            "a /* { /* } */ */ b // {\n\"{\\\"\" r#\"}\"{\"# br\"{\" '{' '\\'' b'}' '«' <'a> r#fn bar";
        let blanked = code(source);
        assert_eq!(blanked.len(), source.len());
        assert_eq!(
            blanked.split_whitespace().collect::<Vec<_>>(),
            ["a", "b", "b", "b", "<'a>", "r#fn", "bar"]
        );
    }

    #[test]
    fn functions_are_measured_from_fn_to_brace() {
        let source =
            "pub const fn a(x: [u8; 2]) -> u8 {\n  fn b() {}\n  '}'\n}\ntrait T { fn c(); }\nlet f: fn(u8);";
        let found: Vec<_> = functions(&code(source)).into_iter().map(|f| (f.name, f.line, f.lines)).collect();
        assert_eq!(found, [("a".to_owned(), 1, 4), ("b".to_owned(), 2, 1)]);
    }

    #[test]
    fn only_marked_functions_are_tests() {
        let source = "fn a() {}\n#[test]\n#[should_panic]\nfn b() {}\n// #[test]\nfn c() {}";
        assert_eq!(tests(&code(source)), [("b".to_owned(), 4)]);
    }

    #[test]
    fn a_test_module_counts_as_tail_only_at_the_end() {
        assert_eq!(without_test_tail("a\n#[cfg(test)]\nmod tests { b }\n"), "a\n");
        let middle = "a\n#[cfg(test)]\nmod tests { b }\nc";
        assert_eq!(without_test_tail(middle), middle);
        let elsewhere = "a\n#[cfg(test)]\nmod tests;\nfn f() {}";
        assert_eq!(without_test_tail(elsewhere), elsewhere);
    }

    #[test]
    fn a_word_stands_by_itself() {
        assert_eq!(words("rand::x brand::y strand", "rand::").collect::<Vec<_>>(), [0]);
        assert_eq!(words("Instant Instantly", "Instant").collect::<Vec<_>>(), [0]);
    }
}
