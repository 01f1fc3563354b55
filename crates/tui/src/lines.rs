//! What a person types, line by line.

use std::io::{self, BufRead, Read, Write};

use game::notation::shortened;

use crate::line::Source;

/// The longest line that is read in one piece.
const LONGEST_LINE: u64 = 4096;

/// Lines, asked for one at a time.
pub(crate) trait Lines {
    /// Asks for a line; nothing at the end of the input.
    fn next(&mut self, output: &mut dyn Write) -> io::Result<Option<String>>;
}

/// Lines that are read when they are asked for.
pub(crate) struct Typed<'a> {
    input: &'a mut dyn BufRead,
    source: Source,
}

impl<'a> Typed<'a> {
    pub(crate) fn new(input: &'a mut dyn BufRead, source: Source) -> Self {
        Typed { input, source }
    }
}

impl Lines for Typed<'_> {
    /// A pipe does not show what came through it, so it is shown here.
    fn next(&mut self, output: &mut dyn Write) -> io::Result<Option<String>> {
        write!(output, "> ")?;
        output.flush()?;
        let line = read_line(self.input)?;
        match &line {
            None => writeln!(output)?,
            Some(line) if self.source == Source::Pipe => writeln!(output, "{}", shortened(line.trim()))?,
            Some(_) => {}
        }
        Ok(line)
    }
}

/// The next line, whatever bytes it has; `None` at the end of the input. Of a line too long to be meant only the
/// beginning is kept.
pub fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}
