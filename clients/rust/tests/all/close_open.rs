//! Streams that were cut off.

use std::time::{SystemTime, UNIX_EPOCH};

use agentstream::words::SessionEndReason;
use agentstream::{
    Ending, UnifiedEvent, VerifyOptions, close_open, decode, text_of, verify_stream,
};
use serde_json::json;

use crate::inputs::{read_folder, vectors_folder};
use crate::streams::events_of;

fn ending() -> Ending {
    Ending {
        detail: Some("gatewayRestart".into()),
        error: Some("The gateway was restarted.".to_owned()),
        ..Ending::new(SessionEndReason::Failed)
    }
}

#[test]
fn each_stream_that_keeps_the_rules_can_be_cut_and_closed() {
    let mut cuts = 0;
    for stream in read_folder(&vectors_folder().join("streams")) {
        let is_broken = stream["violations"] != json!([]);
        if is_broken || stream.get("lines").is_some() || stream["tail"] == true {
            continue;
        }
        let events = events_of(&stream);
        for cut in 1..events.len() {
            cuts += 1;
            let mut whole = events[..cut].to_vec();
            whole.extend(close_open(&whole, &ending(), SystemTime::now()));
            let found = verify_stream(&whole, VerifyOptions::default());
            assert_eq!(found, [], "{} {cut}", stream["name"]);
        }
    }
    assert!(cuts >= 600);
}

#[test]
fn nothing_is_closed_where_nothing_is_open() {
    assert_eq!(close_open(&[], &ending(), SystemTime::now()), []);
}

#[test]
fn a_block_that_was_cut_has_its_text_and_time_does_not_go_back() {
    let time = "2026-03-02T09:15:00.000Z";
    let drafts = [
        json!({ "type": "sessionStarted", "schemaVersion": "1.0" }),
        json!({ "type": "turnStarted", "turnNumber": 1 }),
        json!({ "type": "textChunk", "blockId": "b", "content": "half " }),
        json!({ "type": "textChunk", "blockId": "b", "content": "a wo" }),
        json!({ "type": "textChunk", "blockId": "c", "content": "sub", "parentToolId": "t" }),
    ];
    let number = |(at, mut draft): (usize, serde_json::Value)| {
        let seq = at + 1;
        let base = json!({ "id": format!("s.{seq}"), "seq": seq, "sessionId": "s", "run": 1 });
        draft
            .as_object_mut()
            .unwrap()
            .extend(base.as_object().unwrap().clone());
        draft["timestamp"] = json!(time);
        draft["agentType"] = json!("echo");
        decode(draft).unwrap()
    };
    let mut events: Vec<_> = drafts.into_iter().enumerate().map(number).collect();
    let closed = close_open(&events, &ending(), UNIX_EPOCH);
    let UnifiedEvent::TextChunk(first) = &closed[0] else {
        panic!("expected the end of the text");
    };
    assert_eq!(first.text.as_deref(), Some("half a wo"));
    assert_eq!(
        (first.is_complete, first.interrupted),
        (Some(true), Some(true))
    );
    assert!(closed.iter().all(|event| event.timestamp() == time));
    events.extend(closed);
    assert_eq!(text_of(&events), "half a wo");
}
