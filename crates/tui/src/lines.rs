//! What a person types, line by line.

use std::io::{self, BufRead, Read, Write};

use game::notation::shortened;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Config, Editor};

use crate::line::Source;

/// What stands before a line that is typed.
const PROMPT: &str = "> ";
/// So many lines can be called back.
const EARLIER: usize = 200;
/// The longest line that is read in one piece.
const LONGEST_LINE: u64 = 4096;

/// Lines, asked for one at a time.
pub trait Lines {
    /// Asks for a line; nothing at the end of the input.
    fn next(&mut self, output: &mut dyn Write) -> io::Result<Option<String>>;
}

/// Lines that are read when they are asked for.
pub struct Typed<'a> {
    input: &'a mut dyn BufRead,
    source: Source,
}

impl<'a> Typed<'a> {
    /// Lines of an input.
    pub fn new(input: &'a mut dyn BufRead, source: Source) -> Self {
        Typed { input, source }
    }
}

impl Lines for Typed<'_> {
    /// A pipe does not show what came through it, so it is shown here.
    fn next(&mut self, output: &mut dyn Write) -> io::Result<Option<String>> {
        write!(output, "{PROMPT}")?;
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

/// Lines that are edited while they are typed at a terminal, with arrows and what was typed before.
pub struct Edited<'a> {
    editor: Editor<(), MemHistory>,
    interrupted: &'a dyn Fn(),
}

impl<'a> Edited<'a> {
    /// Lines of the terminal; Ctrl-C does this.
    pub fn new(interrupted: &'a dyn Fn()) -> io::Result<Edited<'a>> {
        // What is pasted is typed: every line of it is one.
        let config = Config::builder().bracketed_paste(false).max_history_size(EARLIER);
        let config = config.map_err(io::Error::other)?.build();
        let editor = Editor::with_history(config.clone(), MemHistory::with_config(&config));
        Ok(Edited { editor: editor.map_err(io::Error::other)?, interrupted })
    }
}

impl Lines for Edited<'_> {
    fn next(&mut self, output: &mut dyn Write) -> io::Result<Option<String>> {
        output.flush()?;
        loop {
            match self.editor.readline(PROMPT) {
                Ok(line) => {
                    let line: String = line.chars().take(LONGEST_LINE as usize).collect();
                    if !line.trim().is_empty() {
                        self.editor.add_history_entry(line.trim()).map_err(io::Error::other)?;
                    }
                    return Ok(Some(line));
                }
                Err(ReadlineError::Interrupted) => (self.interrupted)(),
                Err(ReadlineError::Eof) => return Ok(None),
                Err(ReadlineError::Io(error)) => return Err(error),
                Err(error) => return Err(io::Error::other(error)),
            }
        }
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
