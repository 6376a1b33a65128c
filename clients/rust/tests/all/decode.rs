//! What a reader can do with events.

use agentstream::responses::EventPage;
use agentstream::words::{AgentType, SessionEndReason};
use agentstream::{
    DecodeError, Model, TextChunkEvent, UnifiedEvent, Value, Word, decode, decode_json, schemas,
};
use serde_json::json;

fn chunk() -> Value {
    json!({
        "id": "s.1",
        "sessionId": "s",
        "timestamp": "2026-03-02T09:15:27.412Z",
        "type": "textChunk",
        "content": "x",
    })
}

fn with(change: Value) -> Value {
    let mut value = chunk();
    value
        .as_object_mut()
        .unwrap()
        .extend(change.as_object().unwrap().clone());
    value
}

fn path_of(result: Result<UnifiedEvent, DecodeError>) -> String {
    let error = result.expect_err("a fault");
    assert!(!error.message.is_empty());
    error.path
}

#[test]
fn fields_that_are_not_known_are_kept() {
    let extra = json!({ "session_id": "other", "self": 1, "new": { "b": [null], "a": 1.5 } });
    let Ok(UnifiedEvent::TextChunk(event)) = decode(with(extra.clone())) else {
        panic!("expected a text chunk");
    };
    assert_eq!(event.session_id, "s");
    assert_eq!(Value::Object(event.extra.clone()), extra);
    assert_eq!(event.encode(), with(extra));
}

#[test]
fn events_that_are_not_known() {
    let unknown = decode(with(json!({ "type": "voiceChunk" }))).unwrap();
    assert!(matches!(&unknown, UnifiedEvent::Unknown(event) if event.type_ == "voiceChunk"));
    assert_eq!((unknown.type_(), unknown.id()), ("voiceChunk", "s.1"));
    let extension = decode(with(json!({ "type": "claude:x", "data": null }))).unwrap();
    assert!(matches!(&extension, UnifiedEvent::Extension(event) if event.type_ == "claude:x"));
    assert_eq!(extension.encode()["data"], Value::Null);
}

#[test]
fn faults_have_their_path() {
    let faults = [
        (json!({ "type": null }), "/type"),
        (json!({ "content": null }), "/content"),
        (json!({ "text": null }), "/text"),
        (json!({ "isComplete": "true" }), "/isComplete"),
        (json!({ "seq": 0 }), "/seq"),
        (json!({ "seq": true }), "/seq"),
        (json!({ "seq": "1" }), "/seq"),
        (json!({ "seq": 1.5 }), "/seq"),
        (json!({ "seq": 9_007_199_254_740_992_u64 }), "/seq"),
        (json!({ "omitted": ["a", 1] }), "/omitted/1"),
        (json!({ "origin": { "line": "1" } }), "/origin/line"),
        (json!({ "timestamp": "2026-13-02T09:15:27Z" }), "/timestamp"),
        (
            json!({ "timestamp": "2026-03-02T09:15:27.Z" }),
            "/timestamp",
        ),
        (json!({ "timestamp": "2026-03-02T24:15:27Z" }), "/timestamp"),
    ];
    for (change, path) in faults {
        assert_eq!(path_of(decode(with(change.clone()))), path, "{change}");
        assert_eq!(path_of(decode_json(with(change).to_string())), path);
    }
    let page = |second: Value| json!({ "events": [chunk(), second], "next": null });
    let fault = EventPage::decode(page(with(json!({ "seq": 0 })))).unwrap_err();
    assert_eq!(fault.path, "/events/1/seq");
    let fault = EventPage::decode(page(json!({ "id": "x" }))).unwrap_err();
    assert_eq!(fault.path, "/events/1/type");
    let text = page(with(json!({ "seq": 2 })))
        .to_string()
        .replace("\"seq\":2", "\"a/b~\":[0,1e999]");
    let fault = EventPage::decode_json(text).unwrap_err();
    assert_eq!(fault.path, "/events/1/a~1b~0/1");
    let fault = TextChunkEvent::decode(with(json!({ "type": "thinkingChunk" }))).unwrap_err();
    assert_eq!(fault.to_string(), r#"/type: expected "textChunk""#);
}

#[test]
fn serde_has_the_path_in_its_message() {
    let text = with(json!({ "seq": 0 })).to_string();
    let error = serde_json::from_str::<Vec<UnifiedEvent>>(&format!("[{text}]")).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("/seq: expected an integer between 1 and"),
        "{error}"
    );
}

#[test]
fn what_is_not_an_event() {
    for value in [
        json!(null),
        json!(1),
        json!("textChunk"),
        json!([]),
        json!([chunk()]),
    ] {
        assert_eq!(path_of(decode(value)), "");
    }
    assert_eq!(path_of(decode(json!({}))), "/type");
}

#[test]
fn what_is_not_json() {
    let deep = "[".repeat(100_000);
    for text in ["", "{", "NaN", "{\"a\":1}{}", "{\"a\":NaN}", &deep] {
        assert_eq!(path_of(decode_json(text)), "");
    }
    assert_eq!(path_of(decode_json(b"\xff")), "");
    assert!(schemas::decode_json("unified", "{").unwrap().is_err());
    assert!(schemas::decode_json("nothing", "{").is_none());
}

#[test]
fn events_are_made_of_their_required_fields() {
    let event = TextChunkEvent::new("s.1", "s", "2026-03-02T09:15:27.412Z", "x");
    assert_eq!(event.encode(), chunk());
    let numbered = TextChunkEvent {
        seq: Some(1),
        agent_type: Some(AgentType::Echo.into()),
        ..event
    };
    assert_eq!(
        numbered.encode(),
        with(json!({ "seq": 1, "agentType": "echo" }))
    );
    assert_eq!(UnifiedEvent::from(numbered).type_(), TextChunkEvent::TYPE);
}

#[test]
fn words() {
    let known: Word<AgentType> = "claude".into();
    assert_eq!(known, Word::Known(AgentType::Claude));
    let other: Word<AgentType> = "new".into();
    assert_eq!(
        (other.as_str(), &other),
        ("new", &Word::Other("new".to_owned()))
    );
    assert!(known == "claude" && known == AgentType::Claude && known != AgentType::Codex);
    assert_eq!(SessionEndReason::Completed.to_string(), "completed");
    assert_eq!(
        serde_json::to_value(SessionEndReason::Failed).unwrap(),
        json!("failed")
    );
    assert!(serde_json::from_value::<SessionEndReason>(json!("done")).is_err());
}
