use std::collections::VecDeque;
use std::io::{self, Read};

/// One server-sent event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SseFrame {
    /// The data, its lines joined by LF.
    pub data: String,
    /// The type; `message` if there is none.
    pub event: String,
    /// The id of this frame itself: what `Last-Event-ID` is after it.
    pub id: Option<String>,
}

/// Parses `text/event-stream` as its specification says; comments and `retry` are ignored.
#[derive(Debug, Default)]
pub struct SseParser {
    line: Vec<u8>,
    has_begun: bool,
    ends_with_cr: bool,
    data: Vec<String>,
    event: Option<String>,
    id: Option<String>,
}

impl SseParser {
    /// The frames that the next bytes complete. An unfinished frame at the end is no frame.
    pub fn push(&mut self, chunk: &[u8]) -> Vec<SseFrame> {
        let mut frames = Vec::new();
        for byte in chunk {
            // the LF of a CRLF ends no line of its own
            let is_second = *byte == b'\n' && self.ends_with_cr;
            self.ends_with_cr = *byte == b'\r';
            match byte {
                b'\n' if is_second => {}
                b'\n' | b'\r' => frames.extend(self.end_line()),
                _ => self.line.push(*byte),
            }
        }
        frames
    }

    fn end_line(&mut self) -> Option<SseFrame> {
        let line = std::mem::take(&mut self.line);
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        let mark = b"\xef\xbb\xbf";
        let bytes = match line.strip_prefix(mark) {
            Some(rest) if is_first => rest,
            _ => &line,
        };
        let text = String::from_utf8_lossy(bytes);
        if text.is_empty() {
            return self.finish();
        }
        let (name, value) = text.split_once(':').unwrap_or((&text, ""));
        let value = value.strip_prefix(' ').unwrap_or(value).to_owned();
        match name {
            "data" => self.data.push(value),
            "event" => self.event = Some(value),
            "id" if !value.contains('\0') => self.id = Some(value),
            _ => {}
        }
        None
    }

    fn finish(&mut self) -> Option<SseFrame> {
        let data = std::mem::take(&mut self.data);
        let event = self.event.take().filter(|event| !event.is_empty());
        let id = self.id.take();
        (!data.is_empty()).then(|| SseFrame {
            data: data.join("\n"),
            event: event.unwrap_or_else(|| "message".to_owned()),
            id,
        })
    }
}

/// The frames of a response.
pub fn read_sse(mut reader: impl Read) -> impl Iterator<Item = io::Result<SseFrame>> {
    let mut parser = SseParser::default();
    let mut ready = VecDeque::new();
    let mut chunk = [0; 8192];
    std::iter::from_fn(move || {
        loop {
            if let Some(frame) = ready.pop_front() {
                return Some(Ok(frame));
            }
            match reader.read(&mut chunk) {
                Ok(0) => return None,
                Ok(length) => ready.extend(parser.push(&chunk[..length])),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Some(Err(error)),
            }
        }
    })
}
