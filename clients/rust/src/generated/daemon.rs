// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Events of the daemon family.

use super::connection::*;
use super::events::*;
use super::execute::*;
use super::requests::*;
use super::ues::*;
use super::words::*;
use crate::model::prelude::*;

/// Facts about the session.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamSystem {
    pub subtype: Word<StreamSystemSubtype>,
    /// The native id of the conversation.
    pub session_id: Option<String>,
    pub model: Option<String>,
    /// The native line; on request.
    pub raw: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamSystem {
    /// The `type` of every value.
    pub const TYPE: &'static str = "system";

    /// With the fields that are required.
    pub fn new(subtype: impl Into<Word<StreamSystemSubtype>>) -> Self {
        Self {
            subtype: subtype.into(),
            session_id: None,
            model: None,
            raw: None,
            extra: Fields::new(),
        }
    }
}

object! { StreamSystem
    = "type" "system";
    subtype: required "subtype" any_word;
    session_id: optional "session_id" string;
    model: optional "model" string;
    raw: optional "raw" any;
    ..extra
}

/// A piece of text; the next `text` replaces the pieces before it.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamPartial {
    pub content: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamPartial {
    /// The `type` of every value.
    pub const TYPE: &'static str = "partial";

    /// With the fields that are required.
    pub fn new(content: impl Into<String>) -> Self {
        Self {
            content: content.into(),
            extra: Fields::new(),
        }
    }
}

object! { StreamPartial
    = "type" "partial";
    content: required "content" string;
    ..extra
}

/// A whole text.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamText {
    pub content: String,
    /// The native line; on request.
    pub raw: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamText {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text";

    /// With the fields that are required.
    pub fn new(content: impl Into<String>) -> Self {
        Self {
            content: content.into(),
            raw: None,
            extra: Fields::new(),
        }
    }
}

object! { StreamText
    = "type" "text";
    content: required "content" string;
    raw: optional "raw" any;
    ..extra
}

/// One answer to choose.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamQuestionOption {
    pub description: String,
    pub label: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamQuestionOption {
    /// With the fields that are required.
    pub fn new(description: impl Into<String>) -> Self {
        Self {
            description: description.into(),
            label: None,
            extra: Fields::new(),
        }
    }
}

object! { StreamQuestionOption
    description: required "description" string;
    label: optional "label" string;
    ..extra
}

/// One question of AskUserQuestion.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamQuestion {
    pub header: String,
    pub options: Vec<StreamQuestionOption>,
    pub multi_select: Option<bool>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamQuestion {
    /// With the fields that are required.
    pub fn new(header: impl Into<String>, options: impl Into<Vec<StreamQuestionOption>>) -> Self {
        Self {
            header: header.into(),
            options: options.into(),
            multi_select: None,
            extra: Fields::new(),
        }
    }
}

object! { StreamQuestion
    header: required "header" string;
    options: required "options" list(StreamQuestionOption::decode);
    multi_select: optional "multiSelect" boolean;
    ..extra
}

/// What `input` of [StreamToolUse] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum StreamToolUseInput {
    Object(Fields),
    List(Vec<StreamQuestion>),
}
alternative! { StreamToolUseInput
    object Object(Fields) fields;
    array List(Vec<StreamQuestion>) list(StreamQuestion::decode);
}

/// A tool is called, or runs.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamToolUse {
    pub tool: String,
    /// The tool's arguments; for AskUserQuestion the list of questions.
    pub input: Option<StreamToolUseInput>,
    /// The current activity.
    pub message: Option<String>,
    /// The native line; on request.
    pub raw: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamToolUse {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool_use";

    /// With the fields that are required.
    pub fn new(tool: impl Into<String>) -> Self {
        Self {
            tool: tool.into(),
            input: None,
            message: None,
            raw: None,
            extra: Fields::new(),
        }
    }
}

object! { StreamToolUse
    = "type" "tool_use";
    tool: required "tool" string;
    input: optional "input" StreamToolUseInput::decode;
    message: optional "message" string;
    raw: optional "raw" any;
    ..extra
}

/// The agent finished. Last event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StreamResult {
    /// The id to resume the conversation with.
    pub session_id: Option<String>,
    /// The native line; on request.
    pub raw: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamResult {
    /// The `type` of every value.
    pub const TYPE: &'static str = "result";
}

object! { StreamResult
    = "type" "result";
    session_id: optional "session_id" string;
    raw: optional "raw" any;
    ..extra
}

/// The session is busy; the message waits.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamQueued {
    /// From 1.
    pub position: u64,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamQueued {
    /// The `type` of every value.
    pub const TYPE: &'static str = "queued";

    /// With the fields that are required.
    pub fn new(position: u64) -> Self {
        Self {
            position,
            extra: Fields::new(),
        }
    }
}

object! { StreamQueued
    = "type" "queued";
    position: required "position" ordinal;
    ..extra
}

/// An error. Last event.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamError {
    pub message: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamError {
    /// The `type` of every value.
    pub const TYPE: &'static str = "error";

    /// With the fields that are required.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            extra: Fields::new(),
        }
    }
}

object! { StreamError
    = "type" "error";
    message: required "message" string;
    ..extra
}

/// The connection is alive; every 30 seconds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StreamPing {
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamPing {
    /// The `type` of every value.
    pub const TYPE: &'static str = "ping";
}

object! { StreamPing
    = "type" "ping";
    ..extra
}

/// The operation was interrupted. Last event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StreamInterrupted {
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamInterrupted {
    /// The `type` of every value.
    pub const TYPE: &'static str = "interrupted";
}

object! { StreamInterrupted
    = "type" "interrupted";
    ..extra
}

/// A type that this version does not know. Skip it.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamUnknown {
    pub type_: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl StreamUnknown {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            extra: Fields::new(),
        }
    }
}

object! { StreamUnknown
    type_: required "type" string;
    ..extra
}

/// One `data:` line of the answer to `session.send`; `[DONE]` ends them.
#[derive(Clone, Debug, PartialEq)]
pub enum StreamEvent {
    /// Facts about the session.
    System(StreamSystem),
    /// A piece of text; the next `text` replaces the pieces before it.
    Partial(StreamPartial),
    /// A whole text.
    Text(StreamText),
    /// A tool is called, or runs.
    ToolUse(StreamToolUse),
    /// The agent finished. Last event.
    Result(StreamResult),
    /// The session is busy; the message waits.
    Queued(StreamQueued),
    /// An error. Last event.
    Error(StreamError),
    /// The connection is alive; every 30 seconds.
    Ping(StreamPing),
    /// The operation was interrupted. Last event.
    Interrupted(StreamInterrupted),
    /// A type that this version does not know. Skip it.
    Unknown(StreamUnknown),
}
union! { StreamEvent by "type" as type_
    "system" => System(StreamSystem),
    "partial" => Partial(StreamPartial),
    "text" => Text(StreamText),
    "tool_use" => ToolUse(StreamToolUse),
    "result" => Result(StreamResult),
    "queued" => Queued(StreamQueued),
    "error" => Error(StreamError),
    "ping" => Ping(StreamPing),
    "interrupted" => Interrupted(StreamInterrupted),
    _ => Unknown(StreamUnknown),
}
