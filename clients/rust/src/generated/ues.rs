// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Events of the ues family.

use super::connection::*;
use super::events::*;
use super::execute::*;
use super::requests::*;
use super::words::*;
use crate::model::prelude::*;

/// What init carries.
#[derive(Clone, Debug, PartialEq)]
pub struct UesInitPayload {
    /// Empty if the agent does not report it.
    pub model: String,
    pub cwd: String,
    pub tools: Vec<String>,
    pub capabilities: Option<Fields>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesInitPayload {
    /// With the fields that are required.
    pub fn new(
        model: impl Into<String>,
        cwd: impl Into<String>,
        tools: impl Into<Vec<String>>,
    ) -> Self {
        Self {
            model: model.into(),
            cwd: cwd.into(),
            tools: tools.into(),
            capabilities: None,
            extra: Fields::new(),
        }
    }
}

object! { UesInitPayload
    model: required "model" string;
    cwd: required "cwd" string;
    tools: required "tools" list(string);
    capabilities: optional "capabilities" fields;
    ..extra
}

/// The session started.
#[derive(Clone, Debug, PartialEq)]
pub struct UesInit {
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: UesInitPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesInit {
    /// The `type` of every value.
    pub const TYPE: &'static str = "init";

    /// With the fields that are required.
    pub fn new(
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
        payload: impl Into<UesInitPayload>,
    ) -> Self {
        Self {
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesInit
    = "type" "init";
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: required "payload" UesInitPayload::decode;
    ..extra
}

/// What text carries.
#[derive(Clone, Debug, PartialEq)]
pub struct UesTextPayload {
    pub content: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesTextPayload {
    /// With the fields that are required.
    pub fn new(content: impl Into<String>) -> Self {
        Self {
            content: content.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesTextPayload
    content: required "content" string;
    ..extra
}

/// A whole message.
#[derive(Clone, Debug, PartialEq)]
pub struct UesText {
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: UesTextPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesText {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text";

    /// With the fields that are required.
    pub fn new(
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
        payload: impl Into<UesTextPayload>,
    ) -> Self {
        Self {
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesText
    = "type" "text";
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: required "payload" UesTextPayload::decode;
    ..extra
}

/// What text_delta carries.
#[derive(Clone, Debug, PartialEq)]
pub struct UesTextDeltaPayload {
    pub delta: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesTextDeltaPayload {
    /// With the fields that are required.
    pub fn new(delta: impl Into<String>) -> Self {
        Self {
            delta: delta.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesTextDeltaPayload
    delta: required "delta" string;
    ..extra
}

/// A piece of a message.
#[derive(Clone, Debug, PartialEq)]
pub struct UesTextDelta {
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: UesTextDeltaPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesTextDelta {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text_delta";

    /// With the fields that are required.
    pub fn new(
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
        payload: impl Into<UesTextDeltaPayload>,
    ) -> Self {
        Self {
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesTextDelta
    = "type" "text_delta";
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: required "payload" UesTextDeltaPayload::decode;
    ..extra
}

/// What tool_use carries.
#[derive(Clone, Debug, PartialEq)]
pub struct UesToolUsePayload {
    pub tool_name: String,
    pub tool_use_id: String,
    pub input: Fields,
    pub description: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesToolUsePayload {
    /// With the fields that are required.
    pub fn new(
        tool_name: impl Into<String>,
        tool_use_id: impl Into<String>,
        input: impl Into<Fields>,
    ) -> Self {
        Self {
            tool_name: tool_name.into(),
            tool_use_id: tool_use_id.into(),
            input: input.into(),
            description: None,
            extra: Fields::new(),
        }
    }
}

object! { UesToolUsePayload
    tool_name: required "toolName" string;
    tool_use_id: required "toolUseId" string;
    input: required "input" fields;
    description: optional "description" string;
    ..extra
}

/// A tool is called.
#[derive(Clone, Debug, PartialEq)]
pub struct UesToolUse {
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: UesToolUsePayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesToolUse {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool_use";

    /// With the fields that are required.
    pub fn new(
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
        payload: impl Into<UesToolUsePayload>,
    ) -> Self {
        Self {
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesToolUse
    = "type" "tool_use";
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: required "payload" UesToolUsePayload::decode;
    ..extra
}

/// What tool_result carries.
#[derive(Clone, Debug, PartialEq)]
pub struct UesToolResultPayload {
    pub tool_use_id: String,
    pub tool_name: String,
    pub status: UesToolResultPayloadStatus,
    pub output: Value,
    pub duration_ms: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesToolResultPayload {
    /// With the fields that are required.
    pub fn new(
        tool_use_id: impl Into<String>,
        tool_name: impl Into<String>,
        status: impl Into<UesToolResultPayloadStatus>,
        output: impl Into<Value>,
    ) -> Self {
        Self {
            tool_use_id: tool_use_id.into(),
            tool_name: tool_name.into(),
            status: status.into(),
            output: output.into(),
            duration_ms: None,
            extra: Fields::new(),
        }
    }
}

object! { UesToolResultPayload
    tool_use_id: required "toolUseId" string;
    tool_name: required "toolName" string;
    status: required "status" UesToolResultPayloadStatus::decode;
    output: required "output" any;
    duration_ms: optional "durationMs" count;
    ..extra
}

/// A tool call ended.
#[derive(Clone, Debug, PartialEq)]
pub struct UesToolResult {
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: UesToolResultPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesToolResult {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool_result";

    /// With the fields that are required.
    pub fn new(
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
        payload: impl Into<UesToolResultPayload>,
    ) -> Self {
        Self {
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesToolResult
    = "type" "tool_result";
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: required "payload" UesToolResultPayload::decode;
    ..extra
}

/// What thinking carries.
#[derive(Clone, Debug, PartialEq)]
pub struct UesThinkingPayload {
    pub summary: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesThinkingPayload {
    /// With the fields that are required.
    pub fn new(summary: impl Into<String>) -> Self {
        Self {
            summary: summary.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesThinkingPayload
    summary: required "summary" string;
    ..extra
}

/// A summary of the agent's thoughts.
#[derive(Clone, Debug, PartialEq)]
pub struct UesThinking {
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: UesThinkingPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesThinking {
    /// The `type` of every value.
    pub const TYPE: &'static str = "thinking";

    /// With the fields that are required.
    pub fn new(
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
        payload: impl Into<UesThinkingPayload>,
    ) -> Self {
        Self {
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesThinking
    = "type" "thinking";
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: required "payload" UesThinkingPayload::decode;
    ..extra
}

/// What error carries.
#[derive(Clone, Debug, PartialEq)]
pub struct UesErrorPayload {
    pub code: Option<String>,
    pub message: String,
    pub recoverable: bool,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesErrorPayload {
    /// With the fields that are required.
    pub fn new(message: impl Into<String>, recoverable: bool) -> Self {
        Self {
            code: None,
            message: message.into(),
            recoverable,
            extra: Fields::new(),
        }
    }
}

object! { UesErrorPayload
    code: optional "code" string;
    message: required "message" string;
    recoverable: required "recoverable" boolean;
    ..extra
}

/// An error.
#[derive(Clone, Debug, PartialEq)]
pub struct UesError {
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: UesErrorPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesError {
    /// The `type` of every value.
    pub const TYPE: &'static str = "error";

    /// With the fields that are required.
    pub fn new(
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
        payload: impl Into<UesErrorPayload>,
    ) -> Self {
        Self {
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesError
    = "type" "error";
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: required "payload" UesErrorPayload::decode;
    ..extra
}

/// What permission_request carries.
#[derive(Clone, Debug, PartialEq)]
pub struct UesPermissionRequestPayload {
    pub tool_name: String,
    pub tool_use_id: String,
    pub input: Fields,
    pub reason: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesPermissionRequestPayload {
    /// With the fields that are required.
    pub fn new(
        tool_name: impl Into<String>,
        tool_use_id: impl Into<String>,
        input: impl Into<Fields>,
    ) -> Self {
        Self {
            tool_name: tool_name.into(),
            tool_use_id: tool_use_id.into(),
            input: input.into(),
            reason: None,
            extra: Fields::new(),
        }
    }
}

object! { UesPermissionRequestPayload
    tool_name: required "toolName" string;
    tool_use_id: required "toolUseId" string;
    input: required "input" fields;
    reason: optional "reason" string;
    ..extra
}

/// The agent asks for permission.
#[derive(Clone, Debug, PartialEq)]
pub struct UesPermissionRequest {
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: UesPermissionRequestPayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesPermissionRequest {
    /// The `type` of every value.
    pub const TYPE: &'static str = "permission_request";

    /// With the fields that are required.
    pub fn new(
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
        payload: impl Into<UesPermissionRequestPayload>,
    ) -> Self {
        Self {
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesPermissionRequest
    = "type" "permission_request";
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: required "payload" UesPermissionRequestPayload::decode;
    ..extra
}

/// All input, and its parts.
#[derive(Clone, Debug, PartialEq)]
pub struct UesInputTokens {
    pub total: u64,
    pub uncached: Option<u64>,
    pub cache_read: Option<u64>,
    pub cache_write: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesInputTokens {
    /// With the fields that are required.
    pub fn new(total: u64) -> Self {
        Self {
            total,
            uncached: None,
            cache_read: None,
            cache_write: None,
            extra: Fields::new(),
        }
    }
}

object! { UesInputTokens
    total: required "total" count;
    uncached: optional "uncached" count;
    cache_read: optional "cacheRead" count;
    cache_write: optional "cacheWrite" count;
    ..extra
}

/// All output, and its parts.
#[derive(Clone, Debug, PartialEq)]
pub struct UesOutputTokens {
    pub total: u64,
    pub visible: Option<u64>,
    pub reasoning: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesOutputTokens {
    /// With the fields that are required.
    pub fn new(total: u64) -> Self {
        Self {
            total,
            visible: None,
            reasoning: None,
            extra: Fields::new(),
        }
    }
}

object! { UesOutputTokens
    total: required "total" count;
    visible: optional "visible" count;
    reasoning: optional "reasoning" count;
    ..extra
}

/// Totals and their parts; an absent part is not known.
#[derive(Clone, Debug, PartialEq)]
pub struct UesTokens {
    pub input: UesInputTokens,
    pub output: UesOutputTokens,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesTokens {
    /// With the fields that are required.
    pub fn new(input: impl Into<UesInputTokens>, output: impl Into<UesOutputTokens>) -> Self {
        Self {
            input: input.into(),
            output: output.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesTokens
    input: required "input" UesInputTokens::decode;
    output: required "output" UesOutputTokens::decode;
    ..extra
}

/// The tokens of one model.
#[derive(Clone, Debug, PartialEq)]
pub struct UesTokenRecord {
    pub model: Option<String>,
    pub tokens: UesTokens,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesTokenRecord {
    /// With the fields that are required.
    pub fn new(tokens: impl Into<UesTokens>) -> Self {
        Self {
            model: None,
            tokens: tokens.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesTokenRecord
    model: optional "model" string;
    tokens: required "tokens" UesTokens::decode;
    ..extra
}

/// The tokens in detail; absent if they are not known.
#[derive(Clone, Debug, PartialEq)]
pub struct UesTokenReport {
    /// Whether the totals include all calls.
    pub coverage: Word<Coverage>,
    pub totals: UesTokens,
    /// By model; they add up to the totals.
    pub records: Option<Vec<UesTokenRecord>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesTokenReport {
    /// With the fields that are required.
    pub fn new(coverage: impl Into<Word<Coverage>>, totals: impl Into<UesTokens>) -> Self {
        Self {
            coverage: coverage.into(),
            totals: totals.into(),
            records: None,
            extra: Fields::new(),
        }
    }
}

object! { UesTokenReport
    coverage: required "coverage" any_word;
    totals: required "totals" UesTokens::decode;
    records: optional "records" list(UesTokenRecord::decode);
    ..extra
}

/// The cost, as the agent reports it.
#[derive(Clone, Debug, PartialEq)]
pub struct UesCost {
    pub amount: f64,
    pub currency: String,
    /// Where the amount comes from.
    pub source: Word<Source>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesCost {
    /// With the fields that are required.
    pub fn new(amount: f64, currency: impl Into<String>, source: impl Into<Word<Source>>) -> Self {
        Self {
            amount,
            currency: currency.into(),
            source: source.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesCost
    amount: required "amount" number_in(0.0, f64::MAX);
    currency: required "currency" string;
    source: required "source" any_word;
    ..extra
}

/// The usage of the session.
#[derive(Clone, Debug, PartialEq)]
pub struct UesUsage {
    pub input_tokens: u64,
    pub output_tokens: u64,
    pub tool_uses: u64,
    pub total_cost_usd: Option<f64>,
    pub tokens: Option<UesTokenReport>,
    pub cost: Option<UesCost>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesUsage {
    /// With the fields that are required.
    pub fn new(input_tokens: u64, output_tokens: u64, tool_uses: u64) -> Self {
        Self {
            input_tokens,
            output_tokens,
            tool_uses,
            total_cost_usd: None,
            tokens: None,
            cost: None,
            extra: Fields::new(),
        }
    }
}

object! { UesUsage
    input_tokens: required "inputTokens" count;
    output_tokens: required "outputTokens" count;
    tool_uses: required "toolUses" count;
    total_cost_usd: optional "totalCostUsd" number_in(0.0, f64::MAX);
    tokens: optional "tokens" UesTokenReport::decode;
    cost: optional "cost" UesCost::decode;
    ..extra
}

/// What done carries.
#[derive(Clone, Debug, PartialEq)]
pub struct UesDonePayload {
    pub status: UesDonePayloadStatus,
    pub result: Option<String>,
    /// The agent's own id of the conversation, to resume it.
    pub resume_token: Option<String>,
    pub usage: UesUsage,
    pub duration_ms: u64,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesDonePayload {
    /// With the fields that are required.
    pub fn new(
        status: impl Into<UesDonePayloadStatus>,
        usage: impl Into<UesUsage>,
        duration_ms: u64,
    ) -> Self {
        Self {
            status: status.into(),
            result: None,
            resume_token: None,
            usage: usage.into(),
            duration_ms,
            extra: Fields::new(),
        }
    }
}

object! { UesDonePayload
    status: required "status" UesDonePayloadStatus::decode;
    result: optional "result" string;
    resume_token: optional "resumeToken" string;
    usage: required "usage" UesUsage::decode;
    duration_ms: required "durationMs" count;
    ..extra
}

/// The session ended; the last event.
#[derive(Clone, Debug, PartialEq)]
pub struct UesDone {
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: UesDonePayload,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesDone {
    /// The `type` of every value.
    pub const TYPE: &'static str = "done";

    /// With the fields that are required.
    pub fn new(
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
        payload: impl Into<UesDonePayload>,
    ) -> Self {
        Self {
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: payload.into(),
            extra: Fields::new(),
        }
    }
}

object! { UesDone
    = "type" "done";
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: required "payload" UesDonePayload::decode;
    ..extra
}

/// An adapter's own event, as `codex:file_change`.
#[derive(Clone, Debug, PartialEq)]
pub struct UesExtension {
    pub type_: String,
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesExtension {
    /// With the fields that are required.
    pub fn new(
        type_: impl Into<String>,
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
    ) -> Self {
        Self {
            type_: type_.into(),
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: None,
            extra: Fields::new(),
        }
    }
}

object! { UesExtension
    type_: required "type" like(regex!("^[a-z][a-z0-9-]*:"));
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: optional "payload" any;
    ..extra
}

/// A type that this version does not know. Skip it.
#[derive(Clone, Debug, PartialEq)]
pub struct UesUnknown {
    pub type_: String,
    /// The agent.
    pub agent: Word<Agent>,
    /// Milliseconds since 1970.
    pub timestamp: f64,
    pub session_id: String,
    /// The vendor's own fields.
    pub metadata: Option<Fields>,
    pub payload: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UesUnknown {
    /// With the fields that are required.
    pub fn new(
        type_: impl Into<String>,
        agent: impl Into<Word<Agent>>,
        timestamp: f64,
        session_id: impl Into<String>,
    ) -> Self {
        Self {
            type_: type_.into(),
            agent: agent.into(),
            timestamp,
            session_id: session_id.into(),
            metadata: None,
            payload: None,
            extra: Fields::new(),
        }
    }
}

object! { UesUnknown
    type_: required "type" string;
    agent: required "agent" any_word;
    timestamp: required "timestamp" number;
    session_id: required "sessionId" string;
    metadata: optional "metadata" fields;
    payload: optional "payload" any;
    ..extra
}

/// One event of the unified event stream, `UesEvent`.
#[derive(Clone, Debug, PartialEq)]
pub enum UesEvent {
    /// The session started.
    Init(UesInit),
    /// A whole message.
    Text(UesText),
    /// A piece of a message.
    TextDelta(UesTextDelta),
    /// A tool is called.
    ToolUse(UesToolUse),
    /// A tool call ended.
    ToolResult(UesToolResult),
    /// A summary of the agent's thoughts.
    Thinking(UesThinking),
    /// An error.
    Error(UesError),
    /// The agent asks for permission.
    PermissionRequest(UesPermissionRequest),
    /// The session ended; the last event.
    Done(UesDone),
    /// An adapter's own event, as `codex:file_change`.
    Extension(UesExtension),
    /// A type that this version does not know. Skip it.
    Unknown(UesUnknown),
}
union! { UesEvent by "type" as type_
    "init" => Init(UesInit),
    "text" => Text(UesText),
    "text_delta" => TextDelta(UesTextDelta),
    "tool_use" => ToolUse(UesToolUse),
    "tool_result" => ToolResult(UesToolResult),
    "thinking" => Thinking(UesThinking),
    "error" => Error(UesError),
    "permission_request" => PermissionRequest(UesPermissionRequest),
    "done" => Done(UesDone),
    pattern "^[a-z][a-z0-9-]*:" => Extension(UesExtension),
    _ => Unknown(UesUnknown),
}

macro_rules! each_ues_event {
    ($self:ident, $member:ident => $value:expr) => {
        match $self {
            UesEvent::Init($member) => $value,
            UesEvent::Text($member) => $value,
            UesEvent::TextDelta($member) => $value,
            UesEvent::ToolUse($member) => $value,
            UesEvent::ToolResult($member) => $value,
            UesEvent::Thinking($member) => $value,
            UesEvent::Error($member) => $value,
            UesEvent::PermissionRequest($member) => $value,
            UesEvent::Done($member) => $value,
            UesEvent::Extension($member) => $value,
            UesEvent::Unknown($member) => $value,
        }
    };
}

impl UesEvent {
    /// The agent.
    pub fn agent(&self) -> &Word<Agent> {
        each_ues_event!(self, member => &member.agent)
    }

    /// Milliseconds since 1970.
    pub fn timestamp(&self) -> f64 {
        each_ues_event!(self, member => member.timestamp)
    }

    pub fn session_id(&self) -> &str {
        each_ues_event!(self, member => &member.session_id)
    }

    /// The vendor's own fields.
    pub fn metadata(&self) -> Option<&Fields> {
        each_ues_event!(self, member => member.metadata.as_ref())
    }
}
