//! The unified streams of all recordings, there and back, and how fast.

use std::hint::black_box;
use std::time::Instant;

use agentstream::{Model, UnifiedEvent, Value, decode, decode_json, read_ndjson};
use serde_json::json;

use crate::inputs::{is_same, made};
use crate::report::passed;

const RECORDINGS: &str = "AGENTSTREAM_RECORDINGS";

fn events_of(stream: &Value) -> &Vec<Value> {
    stream["events"].as_array().unwrap()
}

#[test]
fn recordings_come_back() {
    let Some(streams) = made(RECORDINGS) else {
        return;
    };
    let mut count = 0;
    for stream in &streams {
        for event in events_of(stream) {
            let model = decode(event.clone()).unwrap();
            let text = model.encode_json();
            assert!(
                is_same(&model.encode(), event),
                "{}: {text}",
                stream["name"]
            );
            assert!(
                is_same(&serde_json::from_str(&text).unwrap(), event),
                "{}",
                stream["name"]
            );
            assert_eq!(decode_json(&text).as_ref(), Ok(&model));
            assert_eq!(serde_json::from_str::<UnifiedEvent>(&text).unwrap(), model);
            count += 1;
        }
    }
    passed("recordings", streams.len());
    passed("roundTrips", count);
}

fn texts_of(streams: &[Value]) -> Vec<String> {
    streams
        .iter()
        .flat_map(events_of)
        .map(Value::to_string)
        .collect()
}

#[test]
fn ndjson_of_recordings() {
    let Some(streams) = made(RECORDINGS) else {
        return;
    };
    let texts = &texts_of(&streams)[..500];
    let data = texts.join("\r\n\n");
    let events: Vec<_> = read_ndjson(data.as_bytes())
        .map(|event| event.unwrap().encode_json())
        .collect();
    assert_eq!(events.len(), texts.len());
    for (event, text) in events.iter().zip(texts) {
        let values: [Value; 2] = [event, text].map(|text| serde_json::from_str(text).unwrap());
        assert!(is_same(&values[0], &values[1]));
    }
}

#[test]
fn speed() {
    let Some(streams) = made(RECORDINGS) else {
        return;
    };
    let texts = texts_of(&streams);
    let mut least = [f64::INFINITY; 2];
    for _ in 0..5 {
        let decode = microseconds(&texts, |text| drop(black_box(decode_json(text))));
        let plain = microseconds(&texts, |text| {
            drop(black_box(serde_json::from_str::<Value>(text)));
        });
        least = [least[0].min(decode), least[1].min(plain)];
    }
    let [decode, plain] = least;
    println!(
        "decode_json {decode:.1} µs, {:.1} × serde_json::Value",
        decode / plain
    );
    passed("speed", json!({ "decode": decode, "plain": plain }));
}

/// Per text.
fn microseconds(texts: &[String], run: impl Fn(&str)) -> f64 {
    let begin = Instant::now();
    texts.iter().for_each(|text| run(text));
    begin.elapsed().as_secs_f64() * 1e6 / texts.len() as f64
}
