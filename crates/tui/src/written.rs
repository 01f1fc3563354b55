//! The record as it is written while the game is played.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};

/// Where a record is written to: what was taken back in the game can be taken out of it again.
pub trait Page: Write {
    /// Leaves so many bytes of what was written.
    fn cut(&mut self, to: u64) -> io::Result<()>;
}

impl Page for File {
    fn cut(&mut self, to: u64) -> io::Result<()> {
        self.set_len(to)?;
        self.seek(SeekFrom::Start(to)).map(|_| ())
    }
}

impl Page for Vec<u8> {
    fn cut(&mut self, to: u64) -> io::Result<()> {
        self.truncate(usize::try_from(to).unwrap_or(usize::MAX));
        Ok(())
    }
}

/// A record, and how far it is written.
pub(crate) struct Written<'a> {
    page: Option<&'a mut dyn Page>,
    text: String,
}

impl<'a> Written<'a> {
    pub(crate) fn new(page: Option<&'a mut dyn Page>) -> Self {
        Written { page, text: String::new() }
    }

    /// Brings what is written up to the record as it is now, line by line.
    pub(crate) fn update(&mut self, record: impl FnOnce() -> String) -> io::Result<()> {
        let Some(page) = &mut self.page else { return Ok(()) };
        let record = record();
        let lines = self.text.split_inclusive('\n').zip(record.split_inclusive('\n'));
        let same: usize = lines.take_while(|(old, new)| old == new).map(|(line, _)| line.len()).sum();
        if same < self.text.len() {
            page.cut(same as u64)?;
        }
        page.write_all(&record.as_bytes()[same..])?;
        page.flush()?;
        self.text = record;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_back_is_taken_out_line_by_line() {
        let mut page = Vec::new();
        let mut written = Written::new(Some(&mut page));
        for record in ["a\nbc\nd\n", "a\nbc\nd\nef\n", "a\nbd\n"] {
            written.update(|| record.to_owned()).expect("memory takes everything");
        }
        assert_eq!(page, b"a\nbd\n");
    }
}
