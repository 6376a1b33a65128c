#![doc = include_str!("../README.md")]

#[cfg(feature = "client")]
pub mod client;
mod close_open;
#[allow(unused_imports, clippy::large_enum_variant)]
mod generated;
mod model;
mod ndjson;
mod open_things;
mod rules;
mod sse;
mod text_of;
mod verify_stream;

pub use close_open::{Ending, close_open};
pub use generated::events::*;
pub use generated::{
    acp, ag_ui, ai_sdk, connection, daemon, execute, requests, responses, schemas, session_event,
    ues, words,
};
pub use model::{DecodeError, Fields, Model, Word, Words};
pub use ndjson::{LineSplitter, NdjsonParser, ReadError, read_ndjson};
pub use serde_json::Value;
pub use sse::{SseFrame, SseParser, read_sse};
pub use text_of::text_of;
pub use verify_stream::{Verifier, VerifyOptions, Violation, verify_stream};

/// The event of parsed JSON.
pub fn decode(value: Value) -> Result<UnifiedEvent, DecodeError> {
    UnifiedEvent::decode(value)
}

/// The event of a JSON text, which may be bytes.
pub fn decode_json(text: impl AsRef<[u8]>) -> Result<UnifiedEvent, DecodeError> {
    UnifiedEvent::decode_json(text)
}
