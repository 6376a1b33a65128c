//! Lines and server-sent events, in whatever pieces they come.

use agentstream::{
    DecodeError, NdjsonParser, ReadError, SseFrame, SseParser, read_ndjson, read_sse,
};

const STREAM: &str = "\u{feff}: comment\r\n\r\nid: 1\nevent: textChunk\ndata: {\"a\":\"ż\"}\n\n\
    data:one\rdata\rdata: two\r\rretry: 5\nid: 2\n\nevent: ping\r\ndata: x\r\n\r\ndata: unfinished";

fn frame(data: &str, event: &str, id: Option<&str>) -> SseFrame {
    SseFrame {
        data: data.to_owned(),
        event: event.to_owned(),
        id: id.map(str::to_owned),
    }
}

#[test]
fn frames() {
    let expected = [
        frame("{\"a\":\"ż\"}", "textChunk", Some("1")),
        frame("one\n\ntwo", "message", None),
        frame("x", "ping", None),
    ];
    for size in [1, 2, 3, 5, 7, 64, 1000] {
        let mut parser = SseParser::default();
        let chunks = STREAM.as_bytes().chunks(size);
        let found: Vec<_> = chunks.flat_map(|chunk| parser.push(chunk)).collect();
        assert_eq!(found, expected, "{size}");
    }
    let read: Vec<_> = read_sse(STREAM.as_bytes()).map(Result::unwrap).collect();
    assert_eq!(read, expected);
}

const EVENT: &str =
    r#"{"id":"s.1","sessionId":"s","timestamp":"2026-03-02T09:15:27Z","type":"future"}"#;

#[test]
fn a_line_that_is_not_an_event_is_an_error_of_its_own() {
    let lines = [EVENT, "{}", "  ", EVENT].join("\n");
    let read: Vec<_> = read_ndjson(lines.as_bytes()).collect();
    assert_eq!(read.len(), 3);
    assert!(read[0].is_ok() && read[2].is_ok());
    assert!(matches!(&read[1], Err(ReadError::Decode(error)) if error.path == "/type"));
}

#[test]
fn lines_end_at_line_feeds_alone() {
    let line = EVENT.replace('}', ",\"x\":\"\u{2028}\u{2029}\u{85}\"}");
    let lines = format!("{line}\n{line}");
    assert_eq!(
        read_ndjson(lines.as_bytes()).filter(Result::is_ok).count(),
        2
    );
}

#[test]
fn ndjson_in_pieces() {
    let lines = format!("{EVENT}\r\n\r\n[]\n{EVENT}");
    for size in [1, 3, 10, 100, 1000] {
        let mut parser = NdjsonParser::default();
        let chunks = lines.as_bytes().chunks(size);
        let mut found: Vec<_> = chunks.flat_map(|chunk| parser.push(chunk)).collect();
        found.extend(parser.end());
        let paths: Vec<_> = found
            .iter()
            .map(|one| one.as_ref().err().map(fault))
            .collect();
        assert_eq!(paths, [None, Some(""), None], "{size}");
    }
}

fn fault(error: &DecodeError) -> &str {
    &error.path
}
