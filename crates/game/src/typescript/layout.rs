//! Declarations as people lay them out.

/// What is longer than this is put into several lines.
const WIDTH: usize = 110;

/// A declaration with what stands in braces indented, every alternative in a line of its own if they are long, and a short
/// comment in one line.
pub(super) fn laid_out(declaration: &str) -> String {
    let mut lines = declaration.lines().map(str::trim);
    let long = declaration.split("export type").last().is_some_and(|code| code.len() > WIDTH);
    let mut page = Page { long, ..Page::default() };
    while let Some(line) = lines.next() {
        if line == "/**" {
            let said: Vec<&str> = lines.by_ref().take_while(|line| *line != "*/").collect();
            page.comment(&said);
        } else {
            page.code(line);
        }
    }
    page.text
}

#[derive(Default)]
struct Page {
    text: String,
    /// Is it to be put into several lines?
    long: bool,
    /// How far in everything stands, apart from braces.
    margin: usize,
    /// How many braces are open.
    depth: usize,
    /// How many lines opened some that are still open: what follows stands so far in.
    openers: usize,
}

impl Page {
    fn comment(&mut self, said: &[&str]) {
        if let [only] = said {
            self.line(&format!("/** {} */", only.trim_start_matches('*').trim()));
            return;
        }
        self.line("/**");
        for line in said {
            self.line(&format!(" {line}"));
        }
        self.line(" */");
    }

    fn code(&mut self, line: &str) {
        let bar = depths(line, self.depth)
            .find(|&(at, depth)| depth == 0 && at > 0 && line[at..].starts_with("| "));
        match bar.filter(|_| self.long) {
            Some((at, _)) => {
                self.alternative(&line[..at]);
                self.code(&line[at..]);
            }
            None => self.alternative(line),
        }
    }

    fn alternative(&mut self, line: &str) {
        self.margin = self.margin.max(usize::from(self.long && line.starts_with("| ")));
        let before = self.depth;
        // What an earlier line opened is closed further out, on a line of its own.
        if let Some((at, _)) = depths(line, before).find(|(_, depth)| *depth < before) {
            self.line(&line[..at]);
            self.openers = self.openers.saturating_sub(1);
            self.line(&line[at..]);
        } else {
            self.line(line);
        }
        let lowest = depths(line, before).map(|(_, depth)| depth).fold(before, usize::min);
        self.depth = depths(line, before).last().map_or(before, |(_, depth)| depth);
        self.openers += usize::from(self.depth > lowest);
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(&"  ".repeat(self.margin + self.openers));
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}

/// How many braces are open after each sign of a line.
fn depths(line: &str, before: usize) -> impl Iterator<Item = (usize, usize)> {
    line.char_indices().scan(before, |depth, (at, sign)| {
        match sign {
            '{' => *depth += 1,
            '}' => *depth = depth.saturating_sub(1),
            _ => {}
        }
        Some((at, *depth))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_braces_is_indented() {
        let given = "/**\n * A thing.\n */\nexport type A = { \n/**\n * Long,\n * longer.\n */\nx: number, \n/**\n * Why.\n */\ny: { z: B, }, };";
        let expected = "/** A thing. */\nexport type A = {\n  /**\n   * Long,\n   * longer.\n   */\n  x: number,\n  /** Why. */\n  y: { z: B, },\n};\n";
        assert_eq!(laid_out(given), expected);
    }

    #[test]
    fn long_alternatives_have_lines_of_their_own() {
        let short = "export type A = \"one\" | \"two\";";
        assert_eq!(laid_out(short), format!("{short}\n"));
        let given = "export type A = { \"type\": \"one\", \"value\": { x: B | null, } } | { \"type\": \"two\", \"value\": { \n\
                     /**\n * Why.\n */\nx: number | null, } } | { \"type\": \"three\" };";
        let expected = "export type A = { \"type\": \"one\", \"value\": { x: B | null, } }\n  | { \"type\": \"two\", \"value\": {\n    \
                        /** Why. */\n    x: number | null,\n  } }\n  | { \"type\": \"three\" };\n";
        assert_eq!(laid_out(given), expected);
    }
}
