// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Events of the ag-ui family.

use super::acp::*;
use super::connection::*;
use super::daemon::*;
use super::events::*;
use super::execute::*;
use super::requests::*;
use super::session_event::*;
use super::ues::*;
use super::words::*;
use crate::model::prelude::*;

/// A run starts.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiRunStarted {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    /// The session.
    pub thread_id: String,
    /// `<sessionId>/<run>`.
    pub run_id: String,
    pub protocol_version: Option<String>,
    pub parent_run_id: Option<String>,
    /// What the run was started with.
    pub input: Option<Fields>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiRunStarted {
    /// The `type` of every value.
    pub const TYPE: &'static str = "RUN_STARTED";

    /// With the fields that are required.
    pub fn new(thread_id: impl Into<String>, run_id: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            thread_id: thread_id.into(),
            run_id: run_id.into(),
            protocol_version: None,
            parent_run_id: None,
            input: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiRunStarted
    = "type" "RUN_STARTED";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    thread_id: required "threadId" string;
    run_id: required "runId" string;
    protocol_version: optional "protocolVersion" string;
    parent_run_id: optional "parentRunId" string;
    input: optional "input" fields;
    ..extra
}

/// The run completed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgUiSuccess {
    pub pending_tool_call_ids: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiSuccess {
    /// The `type` of every value.
    pub const TYPE: &'static str = "success";
}

object! { AgUiSuccess
    = "type" "success";
    pending_tool_call_ids: optional "pendingToolCallIds" list(string);
    ..extra
}

/// The run was cancelled.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgUiCancelled {
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiCancelled {
    /// The `type` of every value.
    pub const TYPE: &'static str = "cancelled";
}

object! { AgUiCancelled
    = "type" "cancelled";
    ..extra
}

/// One question that a run waits for.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiInterruption {
    pub id: String,
    pub reason: String,
    pub message: Option<String>,
    pub tool_call_id: Option<String>,
    /// The JSON Schema of the answer.
    pub response_schema: Option<Value>,
    /// ISO 8601.
    pub expires_at: Option<String>,
    pub metadata: Option<Value>,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiInterruption {
    /// With the fields that are required.
    pub fn new(id: impl Into<String>, reason: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            reason: reason.into(),
            message: None,
            tool_call_id: None,
            response_schema: None,
            expires_at: None,
            metadata: None,
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiInterruption
    id: required "id" string;
    reason: required "reason" string;
    message: optional "message" string;
    tool_call_id: optional "toolCallId" string;
    response_schema: optional "responseSchema" any;
    expires_at: optional "expiresAt" string;
    metadata: optional "metadata" any;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// The run waits for an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiInterrupt {
    pub interrupts: Vec<AgUiInterruption>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiInterrupt {
    /// The `type` of every value.
    pub const TYPE: &'static str = "interrupt";

    /// With the fields that are required.
    pub fn new(interrupts: impl Into<Vec<AgUiInterruption>>) -> Self {
        Self {
            interrupts: interrupts.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiInterrupt
    = "type" "interrupt";
    interrupts: required "interrupts" list_from(1, AgUiInterruption::decode);
    ..extra
}

/// An outcome that this version does not know.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiUnknownOutcome {
    pub type_: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiUnknownOutcome {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiUnknownOutcome
    type_: required "type" string;
    ..extra
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq)]
pub enum AgUiOutcome {
    /// The run completed.
    Success(AgUiSuccess),
    /// The run was cancelled.
    Cancelled(AgUiCancelled),
    /// The run waits for an answer.
    Interrupt(AgUiInterrupt),
    /// An outcome that this version does not know.
    UnknownOutcome(AgUiUnknownOutcome),
}
union! { AgUiOutcome by "type" as type_
    "success" => Success(AgUiSuccess),
    "cancelled" => Cancelled(AgUiCancelled),
    "interrupt" => Interrupt(AgUiInterrupt),
    _ => UnknownOutcome(AgUiUnknownOutcome),
}

/// Tokens of one model.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgUiUsage {
    pub provider: Option<String>,
    pub model: Option<String>,
    pub input_tokens: Option<u64>,
    pub output_tokens: Option<u64>,
    pub total_tokens: Option<u64>,
    pub reasoning_tokens: Option<u64>,
    pub cached_input_tokens: Option<u64>,
    pub cache_write_input_tokens: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { AgUiUsage
    provider: optional "provider" string;
    model: optional "model" string;
    input_tokens: optional "inputTokens" count;
    output_tokens: optional "outputTokens" count;
    total_tokens: optional "totalTokens" count;
    reasoning_tokens: optional "reasoningTokens" count;
    cached_input_tokens: optional "cachedInputTokens" count;
    cache_write_input_tokens: optional "cacheWriteInputTokens" count;
    ..extra
}

/// The run ended, completed or cancelled.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiRunFinished {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    /// The session.
    pub thread_id: String,
    /// `<sessionId>/<run>`.
    pub run_id: String,
    pub result: Option<Value>,
    pub outcome: Option<AgUiOutcome>,
    pub usage: Option<Vec<AgUiUsage>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiRunFinished {
    /// The `type` of every value.
    pub const TYPE: &'static str = "RUN_FINISHED";

    /// With the fields that are required.
    pub fn new(thread_id: impl Into<String>, run_id: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            thread_id: thread_id.into(),
            run_id: run_id.into(),
            result: None,
            outcome: None,
            usage: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiRunFinished
    = "type" "RUN_FINISHED";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    thread_id: required "threadId" string;
    run_id: required "runId" string;
    result: optional "result" any;
    outcome: optional "outcome" AgUiOutcome::decode;
    usage: optional "usage" list(AgUiUsage::decode);
    ..extra
}

/// The run failed.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiRunError {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message: String,
    /// The errorCode.
    pub code: Option<String>,
    pub usage: Option<Vec<AgUiUsage>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiRunError {
    /// The `type` of every value.
    pub const TYPE: &'static str = "RUN_ERROR";

    /// With the fields that are required.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message: message.into(),
            code: None,
            usage: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiRunError
    = "type" "RUN_ERROR";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message: required "message" string;
    code: optional "code" string;
    usage: optional "usage" list(AgUiUsage::decode);
    ..extra
}

/// A step starts: a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiStepStarted {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub step_name: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiStepStarted {
    /// The `type` of every value.
    pub const TYPE: &'static str = "STEP_STARTED";

    /// With the fields that are required.
    pub fn new(step_name: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            step_name: step_name.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiStepStarted
    = "type" "STEP_STARTED";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    step_name: required "stepName" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// A step ends.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiStepFinished {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub step_name: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiStepFinished {
    /// The `type` of every value.
    pub const TYPE: &'static str = "STEP_FINISHED";

    /// With the fields that are required.
    pub fn new(step_name: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            step_name: step_name.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiStepFinished
    = "type" "STEP_FINISHED";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    step_name: required "stepName" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// A message starts.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiTextMessageStart {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    pub role: Option<Word<AgUiTextMessageStartRole>>,
    pub name: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiTextMessageStart {
    /// The `type` of every value.
    pub const TYPE: &'static str = "TEXT_MESSAGE_START";

    /// With the fields that are required.
    pub fn new(message_id: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            subagent_run_id: None,
            role: None,
            name: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiTextMessageStart
    = "type" "TEXT_MESSAGE_START";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    role: optional "role" any_word;
    name: optional "name" string;
    ..extra
}

/// The next piece of a message.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiTextMessageContent {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// The next piece.
    pub delta: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiTextMessageContent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "TEXT_MESSAGE_CONTENT";

    /// With the fields that are required.
    pub fn new(message_id: impl Into<String>, delta: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            subagent_run_id: None,
            delta: delta.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiTextMessageContent
    = "type" "TEXT_MESSAGE_CONTENT";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    delta: required "delta" string;
    ..extra
}

/// A message is complete.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiTextMessageEnd {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiTextMessageEnd {
    /// The `type` of every value.
    pub const TYPE: &'static str = "TEXT_MESSAGE_END";

    /// With the fields that are required.
    pub fn new(message_id: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiTextMessageEnd
    = "type" "TEXT_MESSAGE_END";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// A message in one event. Not sent by us.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgUiTextMessageChunk {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: Option<String>,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    pub role: Option<Word<AgUiTextMessageChunkRole>>,
    pub name: Option<String>,
    /// The next piece.
    pub delta: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiTextMessageChunk {
    /// The `type` of every value.
    pub const TYPE: &'static str = "TEXT_MESSAGE_CHUNK";
}

object! { AgUiTextMessageChunk
    = "type" "TEXT_MESSAGE_CHUNK";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: optional "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    role: optional "role" any_word;
    name: optional "name" string;
    delta: optional "delta" string;
    ..extra
}

/// Reasoning starts.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiReasoningStart {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiReasoningStart {
    /// The `type` of every value.
    pub const TYPE: &'static str = "REASONING_START";

    /// With the fields that are required.
    pub fn new(message_id: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiReasoningStart
    = "type" "REASONING_START";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// A message of reasoning starts.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiReasoningMessageStart {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiReasoningMessageStart {
    /// The `type` of every value.
    pub const TYPE: &'static str = "REASONING_MESSAGE_START";

    /// The `role` of every value.
    pub const ROLE: &'static str = "reasoning";

    /// With the fields that are required.
    pub fn new(message_id: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiReasoningMessageStart
    = "type" "REASONING_MESSAGE_START";
    = "role" "reasoning";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// The next piece of reasoning.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiReasoningMessageContent {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// The next piece.
    pub delta: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiReasoningMessageContent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "REASONING_MESSAGE_CONTENT";

    /// With the fields that are required.
    pub fn new(message_id: impl Into<String>, delta: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            subagent_run_id: None,
            delta: delta.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiReasoningMessageContent
    = "type" "REASONING_MESSAGE_CONTENT";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    delta: required "delta" string;
    ..extra
}

/// A message of reasoning is complete.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiReasoningMessageEnd {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiReasoningMessageEnd {
    /// The `type` of every value.
    pub const TYPE: &'static str = "REASONING_MESSAGE_END";

    /// With the fields that are required.
    pub fn new(message_id: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiReasoningMessageEnd
    = "type" "REASONING_MESSAGE_END";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// Reasoning in one event. Not sent by us.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgUiReasoningMessageChunk {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: Option<String>,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// The next piece.
    pub delta: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiReasoningMessageChunk {
    /// The `type` of every value.
    pub const TYPE: &'static str = "REASONING_MESSAGE_CHUNK";
}

object! { AgUiReasoningMessageChunk
    = "type" "REASONING_MESSAGE_CHUNK";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: optional "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    delta: optional "delta" string;
    ..extra
}

/// Reasoning ends.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiReasoningEnd {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiReasoningEnd {
    /// The `type` of every value.
    pub const TYPE: &'static str = "REASONING_END";

    /// With the fields that are required.
    pub fn new(message_id: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiReasoningEnd
    = "type" "REASONING_END";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// Encrypted reasoning. Not sent by us.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiReasoningEncryptedValue {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub subtype: Word<AgUiReasoningEncryptedValueSubtype>,
    pub entity_id: String,
    pub encrypted_value: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiReasoningEncryptedValue {
    /// The `type` of every value.
    pub const TYPE: &'static str = "REASONING_ENCRYPTED_VALUE";

    /// With the fields that are required.
    pub fn new(
        subtype: impl Into<Word<AgUiReasoningEncryptedValueSubtype>>,
        entity_id: impl Into<String>,
        encrypted_value: impl Into<String>,
    ) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            subtype: subtype.into(),
            entity_id: entity_id.into(),
            encrypted_value: encrypted_value.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiReasoningEncryptedValue
    = "type" "REASONING_ENCRYPTED_VALUE";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    subtype: required "subtype" any_word;
    entity_id: required "entityId" string;
    encrypted_value: required "encryptedValue" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// A tool call starts; its arguments follow.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiToolCallStart {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub tool_call_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    pub tool_call_name: String,
    pub parent_message_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiToolCallStart {
    /// The `type` of every value.
    pub const TYPE: &'static str = "TOOL_CALL_START";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>, tool_call_name: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            tool_call_id: tool_call_id.into(),
            subagent_run_id: None,
            tool_call_name: tool_call_name.into(),
            parent_message_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiToolCallStart
    = "type" "TOOL_CALL_START";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    tool_call_id: required "toolCallId" string;
    subagent_run_id: optional "subagentRunId" string;
    tool_call_name: required "toolCallName" string;
    parent_message_id: optional "parentMessageId" string;
    ..extra
}

/// The next piece of a call's arguments, as JSON text.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiToolCallArgs {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub tool_call_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// The next piece.
    pub delta: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiToolCallArgs {
    /// The `type` of every value.
    pub const TYPE: &'static str = "TOOL_CALL_ARGS";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>, delta: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            tool_call_id: tool_call_id.into(),
            subagent_run_id: None,
            delta: delta.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiToolCallArgs
    = "type" "TOOL_CALL_ARGS";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    tool_call_id: required "toolCallId" string;
    subagent_run_id: optional "subagentRunId" string;
    delta: required "delta" string;
    ..extra
}

/// A call's arguments are complete.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiToolCallEnd {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub tool_call_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiToolCallEnd {
    /// The `type` of every value.
    pub const TYPE: &'static str = "TOOL_CALL_END";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            tool_call_id: tool_call_id.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiToolCallEnd
    = "type" "TOOL_CALL_END";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    tool_call_id: required "toolCallId" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// A call in one event. Not sent by us.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgUiToolCallChunk {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub tool_call_id: Option<String>,
    pub tool_call_name: Option<String>,
    pub parent_message_id: Option<String>,
    /// The next piece.
    pub delta: Option<String>,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiToolCallChunk {
    /// The `type` of every value.
    pub const TYPE: &'static str = "TOOL_CALL_CHUNK";
}

object! { AgUiToolCallChunk
    = "type" "TOOL_CALL_CHUNK";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    tool_call_id: optional "toolCallId" string;
    tool_call_name: optional "toolCallName" string;
    parent_message_id: optional "parentMessageId" string;
    delta: optional "delta" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// What `content` of [AgUiToolCallResult] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum AgUiToolCallResultContent {
    String(String),
    List(Vec<Fields>),
}
alternative! { AgUiToolCallResultContent
    string String(String) string;
    array List(Vec<Fields>) list(fields);
}

/// What a call returned.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiToolCallResult {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    pub tool_call_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Text from us; may be a list of parts.
    pub content: AgUiToolCallResultContent,
    /// Whether the field is there, as "tool".
    pub role: bool,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiToolCallResult {
    /// The `type` of every value.
    pub const TYPE: &'static str = "TOOL_CALL_RESULT";

    /// With the fields that are required.
    pub fn new(
        message_id: impl Into<String>,
        tool_call_id: impl Into<String>,
        content: impl Into<AgUiToolCallResultContent>,
    ) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            tool_call_id: tool_call_id.into(),
            subagent_run_id: None,
            content: content.into(),
            role: false,
            extra: Fields::new(),
        }
    }
}

object! { AgUiToolCallResult
    = "type" "TOOL_CALL_RESULT";
    ? role "role" "tool";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    tool_call_id: required "toolCallId" string;
    subagent_run_id: optional "subagentRunId" string;
    content: required "content" AgUiToolCallResultContent::decode;
    ..extra
}

/// A sub-agent starts.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiSubagentStarted {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub subagent_run_id: String,
    pub name: String,
    /// Its prompt.
    pub description: Option<String>,
    pub parent_subagent_run_id: Option<String>,
    pub parent_tool_call_id: Option<String>,
    pub parent_message_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiSubagentStarted {
    /// The `type` of every value.
    pub const TYPE: &'static str = "SUBAGENT_STARTED";

    /// With the fields that are required.
    pub fn new(subagent_run_id: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            subagent_run_id: subagent_run_id.into(),
            name: name.into(),
            description: None,
            parent_subagent_run_id: None,
            parent_tool_call_id: None,
            parent_message_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiSubagentStarted
    = "type" "SUBAGENT_STARTED";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    subagent_run_id: required "subagentRunId" string;
    name: required "name" string;
    description: optional "description" string;
    parent_subagent_run_id: optional "parentSubagentRunId" string;
    parent_tool_call_id: optional "parentToolCallId" string;
    parent_message_id: optional "parentMessageId" string;
    ..extra
}

/// How a sub-agent ended.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiSubagentOutcome {
    pub type_: Word<AgUiSubagentOutcomeType>,
    pub interrupt_ids: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiSubagentOutcome {
    /// With the fields that are required.
    pub fn new(type_: impl Into<Word<AgUiSubagentOutcomeType>>) -> Self {
        Self {
            type_: type_.into(),
            interrupt_ids: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiSubagentOutcome
    type_: required "type" any_word;
    interrupt_ids: optional "interruptIds" list(string);
    ..extra
}

/// A sub-agent ended.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiSubagentFinished {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub subagent_run_id: String,
    pub result: Option<Value>,
    pub outcome: Option<AgUiSubagentOutcome>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiSubagentFinished {
    /// The `type` of every value.
    pub const TYPE: &'static str = "SUBAGENT_FINISHED";

    /// With the fields that are required.
    pub fn new(subagent_run_id: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            subagent_run_id: subagent_run_id.into(),
            result: None,
            outcome: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiSubagentFinished
    = "type" "SUBAGENT_FINISHED";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    subagent_run_id: required "subagentRunId" string;
    result: optional "result" any;
    outcome: optional "outcome" AgUiSubagentOutcome::decode;
    ..extra
}

/// A sub-agent failed.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiSubagentError {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub subagent_run_id: String,
    pub message: String,
    pub code: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiSubagentError {
    /// The `type` of every value.
    pub const TYPE: &'static str = "SUBAGENT_ERROR";

    /// With the fields that are required.
    pub fn new(subagent_run_id: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            subagent_run_id: subagent_run_id.into(),
            message: message.into(),
            code: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiSubagentError
    = "type" "SUBAGENT_ERROR";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    subagent_run_id: required "subagentRunId" string;
    message: required "message" string;
    code: optional "code" string;
    ..extra
}

/// An activity to show next to the messages, whole.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiActivitySnapshot {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// `PLAN` for a plan.
    pub activity_type: String,
    pub content: Value,
    pub replace: Option<bool>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiActivitySnapshot {
    /// The `type` of every value.
    pub const TYPE: &'static str = "ACTIVITY_SNAPSHOT";

    /// With the fields that are required.
    pub fn new(
        message_id: impl Into<String>,
        activity_type: impl Into<String>,
        content: impl Into<Value>,
    ) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            subagent_run_id: None,
            activity_type: activity_type.into(),
            content: content.into(),
            replace: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiActivitySnapshot
    = "type" "ACTIVITY_SNAPSHOT";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    activity_type: required "activityType" string;
    content: required "content" any;
    replace: optional "replace" boolean;
    ..extra
}

/// One operation of a JSON Patch.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiPatch {
    pub op: Word<Op>,
    /// A JSON Pointer.
    pub path: String,
    /// A JSON Pointer; for `move` and `copy`.
    pub from: Option<String>,
    /// For `add`, `replace` and `test`.
    pub value: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiPatch {
    /// With the fields that are required.
    pub fn new(op: impl Into<Word<Op>>, path: impl Into<String>) -> Self {
        Self {
            op: op.into(),
            path: path.into(),
            from: None,
            value: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiPatch
    op: required "op" any_word;
    path: required "path" string;
    from: optional "from" string;
    value: optional "value" any;
    ..extra
}

/// An activity changed.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiActivityDelta {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub message_id: String,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// `PLAN` for a plan.
    pub activity_type: String,
    /// A JSON Patch (RFC 6902).
    pub patch: Vec<AgUiPatch>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiActivityDelta {
    /// The `type` of every value.
    pub const TYPE: &'static str = "ACTIVITY_DELTA";

    /// With the fields that are required.
    pub fn new(
        message_id: impl Into<String>,
        activity_type: impl Into<String>,
        patch: impl Into<Vec<AgUiPatch>>,
    ) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            message_id: message_id.into(),
            subagent_run_id: None,
            activity_type: activity_type.into(),
            patch: patch.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiActivityDelta
    = "type" "ACTIVITY_DELTA";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    message_id: required "messageId" string;
    subagent_run_id: optional "subagentRunId" string;
    activity_type: required "activityType" string;
    patch: required "patch" list(AgUiPatch::decode);
    ..extra
}

/// The state that agent and front end share, whole. Not sent by us.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiStateSnapshot {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub snapshot: Value,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiStateSnapshot {
    /// The `type` of every value.
    pub const TYPE: &'static str = "STATE_SNAPSHOT";

    /// With the fields that are required.
    pub fn new(snapshot: impl Into<Value>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            snapshot: snapshot.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiStateSnapshot
    = "type" "STATE_SNAPSHOT";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    snapshot: required "snapshot" any;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// The shared state changed. Not sent by us.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiStateDelta {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    /// A JSON Patch (RFC 6902).
    pub delta: Vec<AgUiPatch>,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiStateDelta {
    /// The `type` of every value.
    pub const TYPE: &'static str = "STATE_DELTA";

    /// With the fields that are required.
    pub fn new(delta: impl Into<Vec<AgUiPatch>>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            delta: delta.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiStateDelta
    = "type" "STATE_DELTA";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    delta: required "delta" list(AgUiPatch::decode);
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// All messages of the thread.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiMessagesSnapshot {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub messages: Vec<Fields>,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiMessagesSnapshot {
    /// The `type` of every value.
    pub const TYPE: &'static str = "MESSAGES_SNAPSHOT";

    /// With the fields that are required.
    pub fn new(messages: impl Into<Vec<Fields>>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            messages: messages.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiMessagesSnapshot
    = "type" "MESSAGES_SNAPSHOT";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    messages: required "messages" list(fields);
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// An event of another protocol. Not sent by us.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiRaw {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    pub event: Value,
    pub source: Option<String>,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiRaw {
    /// The `type` of every value.
    pub const TYPE: &'static str = "RAW";

    /// With the fields that are required.
    pub fn new(event: impl Into<Value>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            event: event.into(),
            source: None,
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiRaw
    = "type" "RAW";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    event: required "event" any;
    source: optional "source" string;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// A unified event that AG-UI has no event for.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiCustom {
    /// Milliseconds since 1970.
    pub timestamp: Option<i64>,
    pub raw_event: Option<Value>,
    pub metadata: Option<Value>,
    /// The type of the unified event.
    pub name: String,
    /// The event, without the fields that every event has.
    pub value: Value,
    /// The sub-agent that it belongs to. Absent: the main agent.
    pub subagent_run_id: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiCustom {
    /// The `type` of every value.
    pub const TYPE: &'static str = "CUSTOM";

    /// With the fields that are required.
    pub fn new(name: impl Into<String>, value: impl Into<Value>) -> Self {
        Self {
            timestamp: None,
            raw_event: None,
            metadata: None,
            name: name.into(),
            value: value.into(),
            subagent_run_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiCustom
    = "type" "CUSTOM";
    timestamp: optional "timestamp" integer;
    raw_event: optional "rawEvent" any;
    metadata: optional "metadata" any;
    name: required "name" string;
    value: required "value" any;
    subagent_run_id: optional "subagentRunId" string;
    ..extra
}

/// A type that this version does not know. Skip it.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiUnknown {
    pub type_: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiUnknown {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiUnknown
    type_: required "type" string;
    ..extra
}

/// One event of AG-UI, protocol 1.0.
#[derive(Clone, Debug, PartialEq)]
pub enum AgUiEvent {
    /// A run starts.
    RunStarted(AgUiRunStarted),
    /// The run ended, completed or cancelled.
    RunFinished(AgUiRunFinished),
    /// The run failed.
    RunError(AgUiRunError),
    /// A step starts: a turn.
    StepStarted(AgUiStepStarted),
    /// A step ends.
    StepFinished(AgUiStepFinished),
    /// A message starts.
    TextMessageStart(AgUiTextMessageStart),
    /// The next piece of a message.
    TextMessageContent(AgUiTextMessageContent),
    /// A message is complete.
    TextMessageEnd(AgUiTextMessageEnd),
    /// A message in one event. Not sent by us.
    TextMessageChunk(AgUiTextMessageChunk),
    /// Reasoning starts.
    ReasoningStart(AgUiReasoningStart),
    /// A message of reasoning starts.
    ReasoningMessageStart(AgUiReasoningMessageStart),
    /// The next piece of reasoning.
    ReasoningMessageContent(AgUiReasoningMessageContent),
    /// A message of reasoning is complete.
    ReasoningMessageEnd(AgUiReasoningMessageEnd),
    /// Reasoning in one event. Not sent by us.
    ReasoningMessageChunk(AgUiReasoningMessageChunk),
    /// Reasoning ends.
    ReasoningEnd(AgUiReasoningEnd),
    /// Encrypted reasoning. Not sent by us.
    ReasoningEncryptedValue(AgUiReasoningEncryptedValue),
    /// A tool call starts; its arguments follow.
    ToolCallStart(AgUiToolCallStart),
    /// The next piece of a call's arguments, as JSON text.
    ToolCallArgs(AgUiToolCallArgs),
    /// A call's arguments are complete.
    ToolCallEnd(AgUiToolCallEnd),
    /// A call in one event. Not sent by us.
    ToolCallChunk(AgUiToolCallChunk),
    /// What a call returned.
    ToolCallResult(AgUiToolCallResult),
    /// A sub-agent starts.
    SubagentStarted(AgUiSubagentStarted),
    /// A sub-agent ended.
    SubagentFinished(AgUiSubagentFinished),
    /// A sub-agent failed.
    SubagentError(AgUiSubagentError),
    /// An activity to show next to the messages, whole.
    ActivitySnapshot(AgUiActivitySnapshot),
    /// An activity changed.
    ActivityDelta(AgUiActivityDelta),
    /// The state that agent and front end share, whole. Not sent by us.
    StateSnapshot(AgUiStateSnapshot),
    /// The shared state changed. Not sent by us.
    StateDelta(AgUiStateDelta),
    /// All messages of the thread.
    MessagesSnapshot(AgUiMessagesSnapshot),
    /// An event of another protocol. Not sent by us.
    Raw(AgUiRaw),
    /// A unified event that AG-UI has no event for.
    Custom(AgUiCustom),
    /// A type that this version does not know. Skip it.
    Unknown(AgUiUnknown),
}
union! { AgUiEvent by "type" as type_
    "RUN_STARTED" => RunStarted(AgUiRunStarted),
    "RUN_FINISHED" => RunFinished(AgUiRunFinished),
    "RUN_ERROR" => RunError(AgUiRunError),
    "STEP_STARTED" => StepStarted(AgUiStepStarted),
    "STEP_FINISHED" => StepFinished(AgUiStepFinished),
    "TEXT_MESSAGE_START" => TextMessageStart(AgUiTextMessageStart),
    "TEXT_MESSAGE_CONTENT" => TextMessageContent(AgUiTextMessageContent),
    "TEXT_MESSAGE_END" => TextMessageEnd(AgUiTextMessageEnd),
    "TEXT_MESSAGE_CHUNK" => TextMessageChunk(AgUiTextMessageChunk),
    "REASONING_START" => ReasoningStart(AgUiReasoningStart),
    "REASONING_MESSAGE_START" => ReasoningMessageStart(AgUiReasoningMessageStart),
    "REASONING_MESSAGE_CONTENT" => ReasoningMessageContent(AgUiReasoningMessageContent),
    "REASONING_MESSAGE_END" => ReasoningMessageEnd(AgUiReasoningMessageEnd),
    "REASONING_MESSAGE_CHUNK" => ReasoningMessageChunk(AgUiReasoningMessageChunk),
    "REASONING_END" => ReasoningEnd(AgUiReasoningEnd),
    "REASONING_ENCRYPTED_VALUE" => ReasoningEncryptedValue(AgUiReasoningEncryptedValue),
    "TOOL_CALL_START" => ToolCallStart(AgUiToolCallStart),
    "TOOL_CALL_ARGS" => ToolCallArgs(AgUiToolCallArgs),
    "TOOL_CALL_END" => ToolCallEnd(AgUiToolCallEnd),
    "TOOL_CALL_CHUNK" => ToolCallChunk(AgUiToolCallChunk),
    "TOOL_CALL_RESULT" => ToolCallResult(AgUiToolCallResult),
    "SUBAGENT_STARTED" => SubagentStarted(AgUiSubagentStarted),
    "SUBAGENT_FINISHED" => SubagentFinished(AgUiSubagentFinished),
    "SUBAGENT_ERROR" => SubagentError(AgUiSubagentError),
    "ACTIVITY_SNAPSHOT" => ActivitySnapshot(AgUiActivitySnapshot),
    "ACTIVITY_DELTA" => ActivityDelta(AgUiActivityDelta),
    "STATE_SNAPSHOT" => StateSnapshot(AgUiStateSnapshot),
    "STATE_DELTA" => StateDelta(AgUiStateDelta),
    "MESSAGES_SNAPSHOT" => MessagesSnapshot(AgUiMessagesSnapshot),
    "RAW" => Raw(AgUiRaw),
    "CUSTOM" => Custom(AgUiCustom),
    _ => Unknown(AgUiUnknown),
}
