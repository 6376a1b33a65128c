//! The stream rules, held to schemas/vectors/v1/streams and to streams that went wrong.

use std::collections::BTreeSet;

use agentstream::{UnifiedEvent, Value, VerifyOptions, decode, verify_stream};
use serde_json::json;

use crate::inputs::{made, read_folder, vectors_folder};
use crate::report::passed;

#[test]
fn streams() {
    let streams = read_folder(&vectors_folder().join("streams"));
    check_all(&streams);
    assert!(streams.len() >= 329);
    passed("streams", streams.len());
}

#[test]
fn mutated_streams() {
    let Some(streams) = made("AGENTSTREAM_MUTATED") else {
        return;
    };
    check_all(&streams);
    let violations = streams
        .iter()
        .flat_map(|stream| stream["violations"].as_array().unwrap());
    let clauses: BTreeSet<_> = violations
        .map(|one| one["clause"].as_str().unwrap())
        .collect();
    assert!(clauses.len() >= 30);
    passed("mutated", streams.len());
}

fn check_all(streams: &[Value]) {
    for stream in streams {
        assert_eq!(
            violations_of(stream),
            stream["violations"],
            "{} {}",
            stream["clause"],
            stream["name"]
        );
    }
}

pub fn events_of(stream: &Value) -> Vec<UnifiedEvent> {
    let events = stream["events"].as_array().unwrap();
    events
        .iter()
        .map(|event| decode(event.clone()).unwrap())
        .collect()
}

fn violations_of(stream: &Value) -> Value {
    let options = VerifyOptions {
        lines: stream
            .get("lines")
            .map(|lines| serde_json::from_value(lines.clone()).unwrap()),
        is_tail: stream["tail"] == true,
    };
    let found = verify_stream(&events_of(stream), options);
    assert!(found.iter().all(|violation| !violation.reason.is_empty()));
    found
        .iter()
        .map(|one| json!({ "clause": one.clause, "seq": one.seq }))
        .collect()
}
