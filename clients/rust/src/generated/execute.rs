// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Events of the execute family.

use super::connection::*;
use super::events::*;
use super::requests::*;
use super::words::*;
use crate::model::prelude::*;

/// A piece of the reply; concatenated, the pieces are the whole reply.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputAgentToken {
    pub text: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputAgentToken {
    /// The `kind` of every value.
    pub const KIND: &'static str = "agent_token";

    /// With the fields that are required.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            extra: Fields::new(),
        }
    }
}

object! { OutputAgentToken
    = "kind" "agent_token";
    text: required "text" string;
    ..extra
}

/// A piece of the agent's thoughts; not part of the reply.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputThinking {
    pub text: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputThinking {
    /// The `kind` of every value.
    pub const KIND: &'static str = "thinking";

    /// With the fields that are required.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            extra: Fields::new(),
        }
    }
}

object! { OutputThinking
    = "kind" "thinking";
    text: required "text" string;
    ..extra
}

/// A tool call started or ended.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputToolCall {
    pub id: String,
    pub name: String,
    pub status: OutputToolCallStatus,
    pub detail: Option<String>,
    pub input: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputToolCall {
    /// The `kind` of every value.
    pub const KIND: &'static str = "tool_call";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        name: impl Into<String>,
        status: impl Into<OutputToolCallStatus>,
    ) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            status: status.into(),
            detail: None,
            input: None,
            extra: Fields::new(),
        }
    }
}

object! { OutputToolCall
    = "kind" "tool_call";
    id: required "id" string;
    name: required "name" string;
    status: required "status" OutputToolCallStatus::decode;
    detail: optional "detail" string;
    input: optional "input" any;
    ..extra
}

/// What a tool call returned.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputToolResult {
    pub tool_call_id: String,
    pub output: Value,
    pub is_error: bool,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputToolResult {
    /// The `kind` of every value.
    pub const KIND: &'static str = "tool_result";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>, output: impl Into<Value>, is_error: bool) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            output: output.into(),
            is_error,
            extra: Fields::new(),
        }
    }
}

object! { OutputToolResult
    = "kind" "tool_result";
    tool_call_id: required "tool_call_id" string;
    output: required "output" any;
    is_error: required "is_error" boolean;
    ..extra
}

/// A nested agent.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputSubagent {
    pub id: String,
    pub status: Word<OutputSubagentStatus>,
    pub label: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputSubagent {
    /// The `kind` of every value.
    pub const KIND: &'static str = "subagent";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        status: impl Into<Word<OutputSubagentStatus>>,
        label: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            status: status.into(),
            label: label.into(),
            extra: Fields::new(),
        }
    }
}

object! { OutputSubagent
    = "kind" "subagent";
    id: required "id" string;
    status: required "status" any_word;
    label: required "label" string;
    ..extra
}

/// A hook of the user; SessionStart, Stop and Notification are omitted.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputHook {
    pub id: String,
    pub name: String,
    pub status: Word<OutputHookStatus>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputHook {
    /// The `kind` of every value.
    pub const KIND: &'static str = "hook";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        name: impl Into<String>,
        status: impl Into<Word<OutputHookStatus>>,
    ) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            status: status.into(),
            extra: Fields::new(),
        }
    }
}

object! { OutputHook
    = "kind" "hook";
    id: required "id" string;
    name: required "name" string;
    status: required "status" any_word;
    ..extra
}

/// The tokens of this turn.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputUsage {
    /// Without input read from or written to a cache.
    pub input_tokens: u64,
    pub output_tokens: u64,
    pub cache_read: u64,
    pub cache_write: u64,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputUsage {
    /// The `kind` of every value.
    pub const KIND: &'static str = "usage";

    /// With the fields that are required.
    pub fn new(input_tokens: u64, output_tokens: u64, cache_read: u64, cache_write: u64) -> Self {
        Self {
            input_tokens,
            output_tokens,
            cache_read,
            cache_write,
            extra: Fields::new(),
        }
    }
}

object! { OutputUsage
    = "kind" "usage";
    input_tokens: required "input_tokens" count;
    output_tokens: required "output_tokens" count;
    cache_read: required "cache_read" count;
    cache_write: required "cache_write" count;
    ..extra
}

/// Any other line of the CLI's output.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputStdout {
    pub line: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputStdout {
    /// The `kind` of every value.
    pub const KIND: &'static str = "stdout";

    /// With the fields that are required.
    pub fn new(line: impl Into<String>) -> Self {
        Self {
            line: line.into(),
            extra: Fields::new(),
        }
    }
}

object! { OutputStdout
    = "kind" "stdout";
    line: required "line" string;
    ..extra
}

/// A line of the CLI's error output; only if the run failed.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputStderr {
    pub line: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputStderr {
    /// The `kind` of every value.
    pub const KIND: &'static str = "stderr";

    /// With the fields that are required.
    pub fn new(line: impl Into<String>) -> Self {
        Self {
            line: line.into(),
            extra: Fields::new(),
        }
    }
}

object! { OutputStderr
    = "kind" "stderr";
    line: required "line" string;
    ..extra
}

/// The gateway failed; a session_end with an exit code other than 0 follows.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputError {
    pub message: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputError {
    /// The `kind` of every value.
    pub const KIND: &'static str = "error";

    /// With the fields that are required.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            extra: Fields::new(),
        }
    }
}

object! { OutputError
    = "kind" "error";
    message: required "message" string;
    ..extra
}

/// The end of the stream.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputSessionEnd {
    /// The CLI's exit code; 128 + n for a signal; 1 if the run failed though the code was 0.
    pub exit_code: i64,
    pub duration_ms: u64,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputSessionEnd {
    /// The `kind` of every value.
    pub const KIND: &'static str = "session_end";

    /// With the fields that are required.
    pub fn new(exit_code: i64, duration_ms: u64) -> Self {
        Self {
            exit_code,
            duration_ms,
            extra: Fields::new(),
        }
    }
}

object! { OutputSessionEnd
    = "kind" "session_end";
    exit_code: required "exit_code" integer_in(-2147483648, 2147483647);
    duration_ms: required "duration_ms" count;
    ..extra
}

/// A kind that this version does not know. Skip it.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputUnknown {
    pub kind: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl OutputUnknown {
    /// With the fields that are required.
    pub fn new(kind: impl Into<String>) -> Self {
        Self {
            kind: kind.into(),
            extra: Fields::new(),
        }
    }
}

object! { OutputUnknown
    kind: required "kind" string;
    ..extra
}

/// One `data:` line of `POST /v1/execute`.
#[derive(Clone, Debug, PartialEq)]
pub enum OutputEvent {
    /// A piece of the reply; concatenated, the pieces are the whole reply.
    AgentToken(OutputAgentToken),
    /// A piece of the agent's thoughts; not part of the reply.
    Thinking(OutputThinking),
    /// A tool call started or ended.
    ToolCall(OutputToolCall),
    /// What a tool call returned.
    ToolResult(OutputToolResult),
    /// A nested agent.
    Subagent(OutputSubagent),
    /// A hook of the user; SessionStart, Stop and Notification are omitted.
    Hook(OutputHook),
    /// The tokens of this turn.
    Usage(OutputUsage),
    /// Any other line of the CLI's output.
    Stdout(OutputStdout),
    /// A line of the CLI's error output; only if the run failed.
    Stderr(OutputStderr),
    /// The gateway failed; a session_end with an exit code other than 0 follows.
    Error(OutputError),
    /// The end of the stream.
    SessionEnd(OutputSessionEnd),
    /// A kind that this version does not know. Skip it.
    Unknown(OutputUnknown),
}
union! { OutputEvent by "kind" as kind
    "agent_token" => AgentToken(OutputAgentToken),
    "thinking" => Thinking(OutputThinking),
    "tool_call" => ToolCall(OutputToolCall),
    "tool_result" => ToolResult(OutputToolResult),
    "subagent" => Subagent(OutputSubagent),
    "hook" => Hook(OutputHook),
    "usage" => Usage(OutputUsage),
    "stdout" => Stdout(OutputStdout),
    "stderr" => Stderr(OutputStderr),
    "error" => Error(OutputError),
    "session_end" => SessionEnd(OutputSessionEnd),
    _ => Unknown(OutputUnknown),
}
