// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Events of the session-event family.

use super::connection::*;
use super::daemon::*;
use super::events::*;
use super::execute::*;
use super::requests::*;
use super::ues::*;
use super::words::*;
use crate::model::prelude::*;

/// What plan carries.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionPlanPayload {
    pub message: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionPlanPayload {
    /// With the fields that are required.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionPlanPayload
    message: required "message" string;
    ..extra
}

/// A plan or a thought of the agent.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionPlan {
    pub id: String,
    pub session_id: String,
    pub timestamp: String,
    pub payload: SessionPlanPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionPlan {
    /// The `type` of every value.
    pub const TYPE: &'static str = "plan";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        payload: impl Into<SessionPlanPayload>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionPlan
    = "type" "plan";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    payload: required "payload" SessionPlanPayload::decode;
    ..extra
}

/// What log carries.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionLogPayload {
    pub line: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionLogPayload {
    /// With the fields that are required.
    pub fn new(line: impl Into<String>) -> Self {
        Self {
            line: line.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionLogPayload
    line: required "line" string;
    ..extra
}

/// A text of the agent.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionLog {
    pub id: String,
    pub session_id: String,
    pub timestamp: String,
    pub payload: SessionLogPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionLog {
    /// The `type` of every value.
    pub const TYPE: &'static str = "log";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        payload: impl Into<SessionLogPayload>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionLog
    = "type" "log";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    payload: required "payload" SessionLogPayload::decode;
    ..extra
}

/// What diff carries.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionDiffPayload {
    pub file: String,
    pub diff: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionDiffPayload {
    /// With the fields that are required.
    pub fn new(file: impl Into<String>) -> Self {
        Self {
            file: file.into(),
            diff: None,
            extra: Fields::new(),
        }
    }
}

object! { SessionDiffPayload
    file: required "file" string;
    diff: optional "diff" string;
    ..extra
}

/// A file was changed.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionDiff {
    pub id: String,
    pub session_id: String,
    pub timestamp: String,
    pub payload: SessionDiffPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionDiff {
    /// The `type` of every value.
    pub const TYPE: &'static str = "diff";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        payload: impl Into<SessionDiffPayload>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionDiff
    = "type" "diff";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    payload: required "payload" SessionDiffPayload::decode;
    ..extra
}

/// What action carries.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionActionPayload {
    pub tool: String,
    pub args: Option<Fields>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionActionPayload {
    /// With the fields that are required.
    pub fn new(tool: impl Into<String>) -> Self {
        Self {
            tool: tool.into(),
            args: None,
            extra: Fields::new(),
        }
    }
}

object! { SessionActionPayload
    tool: required "tool" string;
    args: optional "args" fields;
    ..extra
}

/// A tool is called.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionAction {
    pub id: String,
    pub session_id: String,
    pub timestamp: String,
    pub payload: SessionActionPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionAction {
    /// The `type` of every value.
    pub const TYPE: &'static str = "action";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        payload: impl Into<SessionActionPayload>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionAction
    = "type" "action";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    payload: required "payload" SessionActionPayload::decode;
    ..extra
}

/// What toolResult carries.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionToolResultPayload {
    pub tool: String,
    pub success: bool,
    pub output: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionToolResultPayload {
    /// With the fields that are required.
    pub fn new(tool: impl Into<String>, success: bool) -> Self {
        Self {
            tool: tool.into(),
            success,
            output: None,
            extra: Fields::new(),
        }
    }
}

object! { SessionToolResultPayload
    tool: required "tool" string;
    success: required "success" boolean;
    output: optional "output" any;
    ..extra
}

/// A tool call ended.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionToolResult {
    pub id: String,
    pub session_id: String,
    pub timestamp: String,
    pub payload: SessionToolResultPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionToolResult {
    /// The `type` of every value.
    pub const TYPE: &'static str = "toolResult";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        payload: impl Into<SessionToolResultPayload>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionToolResult
    = "type" "toolResult";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    payload: required "payload" SessionToolResultPayload::decode;
    ..extra
}

/// What error carries.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionErrorPayload {
    pub message: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionErrorPayload {
    /// With the fields that are required.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionErrorPayload
    message: required "message" string;
    ..extra
}

/// The session failed.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionError {
    pub id: String,
    pub session_id: String,
    pub timestamp: String,
    pub payload: SessionErrorPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionError {
    /// The `type` of every value.
    pub const TYPE: &'static str = "error";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        payload: impl Into<SessionErrorPayload>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionError
    = "type" "error";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    payload: required "payload" SessionErrorPayload::decode;
    ..extra
}

/// What cancelled carries.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SessionCancelledPayload {
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { SessionCancelledPayload
    ..extra
}

/// The session was cancelled.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionCancelled {
    pub id: String,
    pub session_id: String,
    pub timestamp: String,
    pub payload: SessionCancelledPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionCancelled {
    /// The `type` of every value.
    pub const TYPE: &'static str = "cancelled";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        payload: impl Into<SessionCancelledPayload>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionCancelled
    = "type" "cancelled";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    payload: required "payload" SessionCancelledPayload::decode;
    ..extra
}

/// A type that this version does not know.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionUnknown {
    pub type_: String,
    pub id: String,
    pub session_id: String,
    pub timestamp: String,
    pub payload: Fields,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionUnknown {
    /// With the fields that are required.
    pub fn new(
        type_: impl Into<String>,
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        payload: impl Into<Fields>,
    ) -> Self {
        Self {
            type_: type_.into(),
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionUnknown
    type_: required "type" string;
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    payload: required "payload" fields;
    ..extra
}

/// One event of a session of `/api/sessions`, with its payload.
#[derive(Clone, Debug, PartialEq)]
pub enum SessionEvent {
    /// A plan or a thought of the agent.
    Plan(SessionPlan),
    /// A text of the agent.
    Log(SessionLog),
    /// A file was changed.
    Diff(SessionDiff),
    /// A tool is called.
    Action(SessionAction),
    /// A tool call ended.
    ToolResult(SessionToolResult),
    /// The session failed.
    Error(SessionError),
    /// The session was cancelled.
    Cancelled(SessionCancelled),
    /// A type that this version does not know.
    Unknown(SessionUnknown),
}
union! { SessionEvent by "type" as type_
    "plan" => Plan(SessionPlan),
    "log" => Log(SessionLog),
    "diff" => Diff(SessionDiff),
    "action" => Action(SessionAction),
    "toolResult" => ToolResult(SessionToolResult),
    "error" => Error(SessionError),
    "cancelled" => Cancelled(SessionCancelled),
    _ => Unknown(SessionUnknown),
}

macro_rules! each_session_event {
    ($self:ident, $member:ident => $value:expr) => {
        match $self {
            SessionEvent::Plan($member) => $value,
            SessionEvent::Log($member) => $value,
            SessionEvent::Diff($member) => $value,
            SessionEvent::Action($member) => $value,
            SessionEvent::ToolResult($member) => $value,
            SessionEvent::Error($member) => $value,
            SessionEvent::Cancelled($member) => $value,
            SessionEvent::Unknown($member) => $value,
        }
    };
}

impl SessionEvent {
    pub fn id(&self) -> &str {
        each_session_event!(self, member => &member.id)
    }

    pub fn session_id(&self) -> &str {
        each_session_event!(self, member => &member.session_id)
    }

    pub fn timestamp(&self) -> &str {
        each_session_event!(self, member => &member.timestamp)
    }
}
