#[allow(unused_imports, clippy::large_enum_variant)]
mod generated;
mod model;

pub use generated::events::*;
pub use generated::{
    acp, ag_ui, ai_sdk, connection, daemon, execute, requests, responses, schemas, session_event,
    ues, words,
};
pub use model::{AnyModel, DecodeError, Fields, Model, Word, Words};
pub use serde_json::Value;
