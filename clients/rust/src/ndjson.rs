use std::error::Error;
use std::fmt;
use std::io::{self, BufRead};

use crate::{DecodeError, Model, UnifiedEvent};

/// Lines from bytes in any pieces, split at LF alone; the CR of CRLF is dropped.
#[derive(Debug, Default)]
pub struct LineSplitter {
    rest: Vec<u8>,
}

impl LineSplitter {
    /// The lines that the next bytes complete.
    pub fn push(&mut self, chunk: &[u8]) -> Vec<Vec<u8>> {
        let mut pieces = chunk.split(|byte| *byte == b'\n');
        self.rest
            .extend_from_slice(pieces.next().unwrap_or_default());
        let mut lines = Vec::new();
        for piece in pieces {
            let line = std::mem::replace(&mut self.rest, piece.to_vec());
            lines.push(without_cr(line));
        }
        lines
    }

    /// A last line without its end.
    pub fn end(self) -> Option<Vec<u8>> {
        (!self.rest.is_empty()).then(|| without_cr(self.rest))
    }
}

fn without_cr(mut line: Vec<u8>) -> Vec<u8> {
    line.pop_if(|last| *last == b'\r');
    line
}

/// Events from NDJSON, for code that gets its bytes in pieces, such as asynchronous code.
#[derive(Debug, Default)]
pub struct NdjsonParser {
    lines: LineSplitter,
}

impl NdjsonParser {
    /// The events that the next bytes complete. Empty lines are ignored.
    pub fn push(&mut self, chunk: &[u8]) -> Vec<Result<UnifiedEvent, DecodeError>> {
        let lines = self.lines.push(chunk);
        lines.iter().filter_map(|line| decode_line(line)).collect()
    }

    /// The event of a last line without its end.
    pub fn end(self) -> Option<Result<UnifiedEvent, DecodeError>> {
        self.lines.end().and_then(|line| decode_line(&line))
    }
}

/// The events of NDJSON: a file, the standard output of a process, any reader of bytes.
///
/// A line that is not an event is an error of its own: the lines after it can still be read.
pub fn read_ndjson(reader: impl BufRead) -> impl Iterator<Item = Result<UnifiedEvent, ReadError>> {
    let decode = |line: io::Result<Vec<u8>>| match line {
        Ok(line) => decode_line(&line).map(|event| event.map_err(ReadError::Decode)),
        Err(error) => Some(Err(ReadError::Io(error))),
    };
    reader.split(b'\n').filter_map(decode)
}

fn decode_line(line: &[u8]) -> Option<Result<UnifiedEvent, DecodeError>> {
    let text = line.trim_ascii();
    (!text.is_empty()).then(|| UnifiedEvent::decode_json(text))
}

/// Why a reader gives no event.
#[derive(Debug)]
pub enum ReadError {
    /// The bytes could not be read.
    Io(io::Error),
    /// A line is not an event.
    Decode(DecodeError),
}

impl fmt::Display for ReadError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(formatter),
            Self::Decode(error) => error.fmt(formatter),
        }
    }
}

impl Error for ReadError {}
