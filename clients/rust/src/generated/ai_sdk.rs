// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Events of the ai-sdk family.

use super::acp::*;
use super::ag_ui::*;
use super::connection::*;
use super::daemon::*;
use super::events::*;
use super::execute::*;
use super::requests::*;
use super::session_event::*;
use super::ues::*;
use super::words::*;
use crate::model::prelude::*;

/// Facts about a message, and so about its run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UiRunMetadata {
    pub session_id: Option<String>,
    pub run: Option<u64>,
    /// The newest event that the message contains: where to resume.
    pub seq: Option<u64>,
    pub agent_type: Option<String>,
    pub model: Option<String>,
    pub usage: Option<TokenUsage>,
    pub cost_usd: Option<f64>,
    pub duration_ms: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { UiRunMetadata
    session_id: optional "sessionId" string;
    run: optional "run" ordinal;
    seq: optional "seq" count;
    agent_type: optional "agentType" string;
    model: optional "model" string;
    usage: optional "usage" TokenUsage::decode;
    cost_usd: optional "costUsd" number_in(0.0, f64::MAX);
    duration_ms: optional "durationMs" count;
    ..extra
}

/// A message starts: a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UiStart {
    pub message_id: Option<String>,
    pub message_metadata: Option<UiRunMetadata>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiStart {
    /// The `type` of every value.
    pub const TYPE: &'static str = "start";
}

object! { UiStart
    = "type" "start";
    message_id: optional "messageId" string;
    message_metadata: optional "messageMetadata" UiRunMetadata::decode;
    ..extra
}

/// The message is complete.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UiFinish {
    pub finish_reason: Option<Word<FinishReason>>,
    pub message_metadata: Option<UiRunMetadata>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiFinish {
    /// The `type` of every value.
    pub const TYPE: &'static str = "finish";
}

object! { UiFinish
    = "type" "finish";
    finish_reason: optional "finishReason" any_word;
    message_metadata: optional "messageMetadata" UiRunMetadata::decode;
    ..extra
}

/// The run was cancelled.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UiAbort {
    pub reason: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiAbort {
    /// The `type` of every value.
    pub const TYPE: &'static str = "abort";
}

object! { UiAbort
    = "type" "abort";
    reason: optional "reason" string;
    ..extra
}

/// The run failed.
#[derive(Clone, Debug, PartialEq)]
pub struct UiError {
    pub error_text: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiError {
    /// The `type` of every value.
    pub const TYPE: &'static str = "error";

    /// With the fields that are required.
    pub fn new(error_text: impl Into<String>) -> Self {
        Self {
            error_text: error_text.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiError
    = "type" "error";
    error_text: required "errorText" string;
    ..extra
}

/// Facts about the message, added to those before.
#[derive(Clone, Debug, PartialEq)]
pub struct UiMessageMetadata {
    pub message_metadata: UiRunMetadata,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiMessageMetadata {
    /// The `type` of every value.
    pub const TYPE: &'static str = "message-metadata";

    /// With the fields that are required.
    pub fn new(message_metadata: impl Into<UiRunMetadata>) -> Self {
        Self {
            message_metadata: message_metadata.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiMessageMetadata
    = "type" "message-metadata";
    message_metadata: required "messageMetadata" UiRunMetadata::decode;
    ..extra
}

/// A step starts: a turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UiStartStep {
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiStartStep {
    /// The `type` of every value.
    pub const TYPE: &'static str = "start-step";
}

object! { UiStartStep
    = "type" "start-step";
    ..extra
}

/// A step ends.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UiFinishStep {
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiFinishStep {
    /// The `type` of every value.
    pub const TYPE: &'static str = "finish-step";
}

object! { UiFinishStep
    = "type" "finish-step";
    ..extra
}

/// The parts of the current step are removed; AI SDK 7.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UiResetStep {
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiResetStep {
    /// The `type` of every value.
    pub const TYPE: &'static str = "reset-step";
}

object! { UiResetStep
    = "type" "reset-step";
    ..extra
}

/// A part of text starts.
#[derive(Clone, Debug, PartialEq)]
pub struct UiTextStart {
    /// Of the part that it belongs to.
    pub id: String,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiTextStart {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text-start";

    /// With the fields that are required.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            provider_metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { UiTextStart
    = "type" "text-start";
    id: required "id" string;
    provider_metadata: optional "providerMetadata" map(fields);
    ..extra
}

/// The next piece of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct UiTextDelta {
    /// Of the part that it belongs to.
    pub id: String,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// The next piece.
    pub delta: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiTextDelta {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text-delta";

    /// With the fields that are required.
    pub fn new(id: impl Into<String>, delta: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            provider_metadata: None,
            delta: delta.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiTextDelta
    = "type" "text-delta";
    id: required "id" string;
    provider_metadata: optional "providerMetadata" map(fields);
    delta: required "delta" string;
    ..extra
}

/// A part of text is complete.
#[derive(Clone, Debug, PartialEq)]
pub struct UiTextEnd {
    /// Of the part that it belongs to.
    pub id: String,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiTextEnd {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text-end";

    /// With the fields that are required.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            provider_metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { UiTextEnd
    = "type" "text-end";
    id: required "id" string;
    provider_metadata: optional "providerMetadata" map(fields);
    ..extra
}

/// A part of reasoning starts.
#[derive(Clone, Debug, PartialEq)]
pub struct UiReasoningStart {
    /// Of the part that it belongs to.
    pub id: String,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiReasoningStart {
    /// The `type` of every value.
    pub const TYPE: &'static str = "reasoning-start";

    /// With the fields that are required.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            provider_metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { UiReasoningStart
    = "type" "reasoning-start";
    id: required "id" string;
    provider_metadata: optional "providerMetadata" map(fields);
    ..extra
}

/// The next piece of reasoning.
#[derive(Clone, Debug, PartialEq)]
pub struct UiReasoningDelta {
    /// Of the part that it belongs to.
    pub id: String,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// The next piece.
    pub delta: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiReasoningDelta {
    /// The `type` of every value.
    pub const TYPE: &'static str = "reasoning-delta";

    /// With the fields that are required.
    pub fn new(id: impl Into<String>, delta: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            provider_metadata: None,
            delta: delta.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiReasoningDelta
    = "type" "reasoning-delta";
    id: required "id" string;
    provider_metadata: optional "providerMetadata" map(fields);
    delta: required "delta" string;
    ..extra
}

/// A part of reasoning is complete.
#[derive(Clone, Debug, PartialEq)]
pub struct UiReasoningEnd {
    /// Of the part that it belongs to.
    pub id: String,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiReasoningEnd {
    /// The `type` of every value.
    pub const TYPE: &'static str = "reasoning-end";

    /// With the fields that are required.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            provider_metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { UiReasoningEnd
    = "type" "reasoning-end";
    id: required "id" string;
    provider_metadata: optional "providerMetadata" map(fields);
    ..extra
}

/// The arguments of a tool call start to arrive.
#[derive(Clone, Debug, PartialEq)]
pub struct UiToolInputStart {
    pub tool_call_id: String,
    /// The agent runs the tool itself; always set by us.
    pub provider_executed: Option<bool>,
    /// The reader need not know the tool; always set by us.
    pub dynamic: Option<bool>,
    pub tool_metadata: Option<Fields>,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    pub tool_name: String,
    pub title: Option<String>,
    pub input_encoding: Option<Word<InputEncoding>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiToolInputStart {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool-input-start";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>, tool_name: impl Into<String>) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            provider_executed: None,
            dynamic: None,
            tool_metadata: None,
            provider_metadata: None,
            tool_name: tool_name.into(),
            title: None,
            input_encoding: None,
            extra: Fields::new(),
        }
    }
}

object! { UiToolInputStart
    = "type" "tool-input-start";
    tool_call_id: required "toolCallId" string;
    provider_executed: optional "providerExecuted" boolean;
    dynamic: optional "dynamic" boolean;
    tool_metadata: optional "toolMetadata" fields;
    provider_metadata: optional "providerMetadata" map(fields);
    tool_name: required "toolName" string;
    title: optional "title" string;
    input_encoding: optional "inputEncoding" any_word;
    ..extra
}

/// The next piece of a call's arguments, as text.
#[derive(Clone, Debug, PartialEq)]
pub struct UiToolInputDelta {
    pub tool_call_id: String,
    pub input_text_delta: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiToolInputDelta {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool-input-delta";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>, input_text_delta: impl Into<String>) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            input_text_delta: input_text_delta.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiToolInputDelta
    = "type" "tool-input-delta";
    tool_call_id: required "toolCallId" string;
    input_text_delta: required "inputTextDelta" string;
    ..extra
}

/// A call's arguments, whole; sent again when they were not known at first.
#[derive(Clone, Debug, PartialEq)]
pub struct UiToolInputAvailable {
    pub tool_call_id: String,
    /// The agent runs the tool itself; always set by us.
    pub provider_executed: Option<bool>,
    /// The reader need not know the tool; always set by us.
    pub dynamic: Option<bool>,
    pub tool_metadata: Option<Fields>,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    pub tool_name: String,
    pub title: Option<String>,
    /// The arguments.
    pub input: Value,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiToolInputAvailable {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool-input-available";

    /// With the fields that are required.
    pub fn new(
        tool_call_id: impl Into<String>,
        tool_name: impl Into<String>,
        input: impl Into<Value>,
    ) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            provider_executed: None,
            dynamic: None,
            tool_metadata: None,
            provider_metadata: None,
            tool_name: tool_name.into(),
            title: None,
            input: input.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiToolInputAvailable
    = "type" "tool-input-available";
    tool_call_id: required "toolCallId" string;
    provider_executed: optional "providerExecuted" boolean;
    dynamic: optional "dynamic" boolean;
    tool_metadata: optional "toolMetadata" fields;
    provider_metadata: optional "providerMetadata" map(fields);
    tool_name: required "toolName" string;
    title: optional "title" string;
    input: required "input" any;
    ..extra
}

/// A call was withdrawn, or its arguments are not valid.
#[derive(Clone, Debug, PartialEq)]
pub struct UiToolInputError {
    pub tool_call_id: String,
    /// The agent runs the tool itself; always set by us.
    pub provider_executed: Option<bool>,
    /// The reader need not know the tool; always set by us.
    pub dynamic: Option<bool>,
    pub tool_metadata: Option<Fields>,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    pub tool_name: String,
    pub title: Option<String>,
    pub input: Value,
    pub error_text: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiToolInputError {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool-input-error";

    /// With the fields that are required.
    pub fn new(
        tool_call_id: impl Into<String>,
        tool_name: impl Into<String>,
        input: impl Into<Value>,
        error_text: impl Into<String>,
    ) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            provider_executed: None,
            dynamic: None,
            tool_metadata: None,
            provider_metadata: None,
            tool_name: tool_name.into(),
            title: None,
            input: input.into(),
            error_text: error_text.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiToolInputError
    = "type" "tool-input-error";
    tool_call_id: required "toolCallId" string;
    provider_executed: optional "providerExecuted" boolean;
    dynamic: optional "dynamic" boolean;
    tool_metadata: optional "toolMetadata" fields;
    provider_metadata: optional "providerMetadata" map(fields);
    tool_name: required "toolName" string;
    title: optional "title" string;
    input: required "input" any;
    error_text: required "errorText" string;
    ..extra
}

/// A call waits for permission.
#[derive(Clone, Debug, PartialEq)]
pub struct UiToolApprovalRequest {
    pub approval_id: String,
    pub tool_call_id: String,
    pub reason: Option<String>,
    pub is_automatic: Option<bool>,
    pub signature: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiToolApprovalRequest {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool-approval-request";

    /// With the fields that are required.
    pub fn new(approval_id: impl Into<String>, tool_call_id: impl Into<String>) -> Self {
        Self {
            approval_id: approval_id.into(),
            tool_call_id: tool_call_id.into(),
            reason: None,
            is_automatic: None,
            signature: None,
            extra: Fields::new(),
        }
    }
}

object! { UiToolApprovalRequest
    = "type" "tool-approval-request";
    approval_id: required "approvalId" string;
    tool_call_id: required "toolCallId" string;
    reason: optional "reason" string;
    is_automatic: optional "isAutomatic" boolean;
    signature: optional "signature" string;
    ..extra
}

/// A permission was given or denied; AI SDK 7.
#[derive(Clone, Debug, PartialEq)]
pub struct UiToolApprovalResponse {
    pub approval_id: String,
    pub approved: bool,
    pub reason: Option<String>,
    pub provider_executed: Option<bool>,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiToolApprovalResponse {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool-approval-response";

    /// With the fields that are required.
    pub fn new(approval_id: impl Into<String>, approved: bool) -> Self {
        Self {
            approval_id: approval_id.into(),
            approved,
            reason: None,
            provider_executed: None,
            provider_metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { UiToolApprovalResponse
    = "type" "tool-approval-response";
    approval_id: required "approvalId" string;
    approved: required "approved" boolean;
    reason: optional "reason" string;
    provider_executed: optional "providerExecuted" boolean;
    provider_metadata: optional "providerMetadata" map(fields);
    ..extra
}

/// What a call returned.
#[derive(Clone, Debug, PartialEq)]
pub struct UiToolOutputAvailable {
    pub tool_call_id: String,
    /// The agent runs the tool itself; always set by us.
    pub provider_executed: Option<bool>,
    /// The reader need not know the tool; always set by us.
    pub dynamic: Option<bool>,
    pub tool_metadata: Option<Fields>,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// The result; while `preliminary`, the end of its output.
    pub output: Value,
    /// The call still runs.
    pub preliminary: Option<bool>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiToolOutputAvailable {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool-output-available";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>, output: impl Into<Value>) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            provider_executed: None,
            dynamic: None,
            tool_metadata: None,
            provider_metadata: None,
            output: output.into(),
            preliminary: None,
            extra: Fields::new(),
        }
    }
}

object! { UiToolOutputAvailable
    = "type" "tool-output-available";
    tool_call_id: required "toolCallId" string;
    provider_executed: optional "providerExecuted" boolean;
    dynamic: optional "dynamic" boolean;
    tool_metadata: optional "toolMetadata" fields;
    provider_metadata: optional "providerMetadata" map(fields);
    output: required "output" any;
    preliminary: optional "preliminary" boolean;
    ..extra
}

/// A call failed.
#[derive(Clone, Debug, PartialEq)]
pub struct UiToolOutputError {
    pub tool_call_id: String,
    /// The agent runs the tool itself; always set by us.
    pub provider_executed: Option<bool>,
    /// The reader need not know the tool; always set by us.
    pub dynamic: Option<bool>,
    pub tool_metadata: Option<Fields>,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    pub error_text: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiToolOutputError {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool-output-error";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>, error_text: impl Into<String>) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            provider_executed: None,
            dynamic: None,
            tool_metadata: None,
            provider_metadata: None,
            error_text: error_text.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiToolOutputError
    = "type" "tool-output-error";
    tool_call_id: required "toolCallId" string;
    provider_executed: optional "providerExecuted" boolean;
    dynamic: optional "dynamic" boolean;
    tool_metadata: optional "toolMetadata" fields;
    provider_metadata: optional "providerMetadata" map(fields);
    error_text: required "errorText" string;
    ..extra
}

/// A call was not permitted.
#[derive(Clone, Debug, PartialEq)]
pub struct UiToolOutputDenied {
    pub tool_call_id: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiToolOutputDenied {
    /// The `type` of every value.
    pub const TYPE: &'static str = "tool-output-denied";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiToolOutputDenied
    = "type" "tool-output-denied";
    tool_call_id: required "toolCallId" string;
    ..extra
}

/// A page that the answer is based on.
#[derive(Clone, Debug, PartialEq)]
pub struct UiSourceUrl {
    pub source_id: String,
    pub url: String,
    pub title: Option<String>,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiSourceUrl {
    /// The `type` of every value.
    pub const TYPE: &'static str = "source-url";

    /// With the fields that are required.
    pub fn new(source_id: impl Into<String>, url: impl Into<String>) -> Self {
        Self {
            source_id: source_id.into(),
            url: url.into(),
            title: None,
            provider_metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { UiSourceUrl
    = "type" "source-url";
    source_id: required "sourceId" string;
    url: required "url" string;
    title: optional "title" string;
    provider_metadata: optional "providerMetadata" map(fields);
    ..extra
}

/// A document that the answer is based on.
#[derive(Clone, Debug, PartialEq)]
pub struct UiSourceDocument {
    pub source_id: String,
    pub media_type: String,
    pub title: String,
    pub filename: Option<String>,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiSourceDocument {
    /// The `type` of every value.
    pub const TYPE: &'static str = "source-document";

    /// With the fields that are required.
    pub fn new(
        source_id: impl Into<String>,
        media_type: impl Into<String>,
        title: impl Into<String>,
    ) -> Self {
        Self {
            source_id: source_id.into(),
            media_type: media_type.into(),
            title: title.into(),
            filename: None,
            provider_metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { UiSourceDocument
    = "type" "source-document";
    source_id: required "sourceId" string;
    media_type: required "mediaType" string;
    title: required "title" string;
    filename: optional "filename" string;
    provider_metadata: optional "providerMetadata" map(fields);
    ..extra
}

/// A file of the answer.
#[derive(Clone, Debug, PartialEq)]
pub struct UiFile {
    pub url: String,
    pub media_type: String,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiFile {
    /// The `type` of every value.
    pub const TYPE: &'static str = "file";

    /// With the fields that are required.
    pub fn new(url: impl Into<String>, media_type: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            media_type: media_type.into(),
            provider_metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { UiFile
    = "type" "file";
    url: required "url" string;
    media_type: required "mediaType" string;
    provider_metadata: optional "providerMetadata" map(fields);
    ..extra
}

/// A file of the reasoning; AI SDK 7.
#[derive(Clone, Debug, PartialEq)]
pub struct UiReasoningFile {
    pub url: String,
    pub media_type: String,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiReasoningFile {
    /// The `type` of every value.
    pub const TYPE: &'static str = "reasoning-file";

    /// With the fields that are required.
    pub fn new(url: impl Into<String>, media_type: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            media_type: media_type.into(),
            provider_metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { UiReasoningFile
    = "type" "reasoning-file";
    url: required "url" string;
    media_type: required "mediaType" string;
    provider_metadata: optional "providerMetadata" map(fields);
    ..extra
}

/// A message of the user's that was added to the running turn; AI SDK 7.
#[derive(Clone, Debug, PartialEq)]
pub struct UiSteeringMessage {
    pub id: String,
    pub parts: Vec<Fields>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiSteeringMessage {
    /// The `type` of every value.
    pub const TYPE: &'static str = "steering-message";

    /// With the fields that are required.
    pub fn new(id: impl Into<String>, parts: impl Into<Vec<Fields>>) -> Self {
        Self {
            id: id.into(),
            parts: parts.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiSteeringMessage
    = "type" "steering-message";
    id: required "id" string;
    parts: required "parts" list(fields);
    ..extra
}

/// A provider's own part; AI SDK 7.
#[derive(Clone, Debug, PartialEq)]
pub struct UiCustom {
    pub kind: String,
    /// Facts by provider.
    pub provider_metadata: Option<BTreeMap<String, Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiCustom {
    /// The `type` of every value.
    pub const TYPE: &'static str = "custom";

    /// With the fields that are required.
    pub fn new(kind: impl Into<String>) -> Self {
        Self {
            kind: kind.into(),
            provider_metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { UiCustom
    = "type" "custom";
    kind: required "kind" string;
    provider_metadata: optional "providerMetadata" map(fields);
    ..extra
}

/// One of our own parts, as `data-permission`. A part with the same type and id replaces the
/// earlier one.
#[derive(Clone, Debug, PartialEq)]
pub struct UiData {
    pub type_: String,
    pub id: Option<String>,
    pub data: Value,
    /// Not part of the message.
    pub transient: Option<bool>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiData {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>, data: impl Into<Value>) -> Self {
        Self {
            type_: type_.into(),
            id: None,
            data: data.into(),
            transient: None,
            extra: Fields::new(),
        }
    }
}

object! { UiData
    type_: required "type" like(regex!("^data-"));
    id: optional "id" string;
    data: required "data" any;
    transient: optional "transient" boolean;
    ..extra
}

/// A type that this version does not know. Skip it.
#[derive(Clone, Debug, PartialEq)]
pub struct UiUnknown {
    pub type_: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UiUnknown {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            extra: Fields::new(),
        }
    }
}

object! { UiUnknown
    type_: required "type" string;
    ..extra
}

/// One chunk of the AI SDK's UI message stream; `[DONE]` ends them.
#[derive(Clone, Debug, PartialEq)]
pub enum UiMessageChunk {
    /// A message starts: a run.
    Start(UiStart),
    /// The message is complete.
    Finish(UiFinish),
    /// The run was cancelled.
    Abort(UiAbort),
    /// The run failed.
    Error(UiError),
    /// Facts about the message, added to those before.
    MessageMetadata(UiMessageMetadata),
    /// A step starts: a turn.
    StartStep(UiStartStep),
    /// A step ends.
    FinishStep(UiFinishStep),
    /// The parts of the current step are removed; AI SDK 7.
    ResetStep(UiResetStep),
    /// A part of text starts.
    TextStart(UiTextStart),
    /// The next piece of a text.
    TextDelta(UiTextDelta),
    /// A part of text is complete.
    TextEnd(UiTextEnd),
    /// A part of reasoning starts.
    ReasoningStart(UiReasoningStart),
    /// The next piece of reasoning.
    ReasoningDelta(UiReasoningDelta),
    /// A part of reasoning is complete.
    ReasoningEnd(UiReasoningEnd),
    /// The arguments of a tool call start to arrive.
    ToolInputStart(UiToolInputStart),
    /// The next piece of a call's arguments, as text.
    ToolInputDelta(UiToolInputDelta),
    /// A call's arguments, whole; sent again when they were not known at first.
    ToolInputAvailable(UiToolInputAvailable),
    /// A call was withdrawn, or its arguments are not valid.
    ToolInputError(UiToolInputError),
    /// A call waits for permission.
    ToolApprovalRequest(UiToolApprovalRequest),
    /// A permission was given or denied; AI SDK 7.
    ToolApprovalResponse(UiToolApprovalResponse),
    /// What a call returned.
    ToolOutputAvailable(UiToolOutputAvailable),
    /// A call failed.
    ToolOutputError(UiToolOutputError),
    /// A call was not permitted.
    ToolOutputDenied(UiToolOutputDenied),
    /// A page that the answer is based on.
    SourceUrl(UiSourceUrl),
    /// A document that the answer is based on.
    SourceDocument(UiSourceDocument),
    /// A file of the answer.
    File(UiFile),
    /// A file of the reasoning; AI SDK 7.
    ReasoningFile(UiReasoningFile),
    /// A message of the user's that was added to the running turn; AI SDK 7.
    SteeringMessage(UiSteeringMessage),
    /// A provider's own part; AI SDK 7.
    Custom(UiCustom),
    /// One of our own parts, as `data-permission`. A part with the same type and id replaces the
    /// earlier one.
    Data(UiData),
    /// A type that this version does not know. Skip it.
    Unknown(UiUnknown),
}
union! { UiMessageChunk by "type" as type_
    "start" => Start(UiStart),
    "finish" => Finish(UiFinish),
    "abort" => Abort(UiAbort),
    "error" => Error(UiError),
    "message-metadata" => MessageMetadata(UiMessageMetadata),
    "start-step" => StartStep(UiStartStep),
    "finish-step" => FinishStep(UiFinishStep),
    "reset-step" => ResetStep(UiResetStep),
    "text-start" => TextStart(UiTextStart),
    "text-delta" => TextDelta(UiTextDelta),
    "text-end" => TextEnd(UiTextEnd),
    "reasoning-start" => ReasoningStart(UiReasoningStart),
    "reasoning-delta" => ReasoningDelta(UiReasoningDelta),
    "reasoning-end" => ReasoningEnd(UiReasoningEnd),
    "tool-input-start" => ToolInputStart(UiToolInputStart),
    "tool-input-delta" => ToolInputDelta(UiToolInputDelta),
    "tool-input-available" => ToolInputAvailable(UiToolInputAvailable),
    "tool-input-error" => ToolInputError(UiToolInputError),
    "tool-approval-request" => ToolApprovalRequest(UiToolApprovalRequest),
    "tool-approval-response" => ToolApprovalResponse(UiToolApprovalResponse),
    "tool-output-available" => ToolOutputAvailable(UiToolOutputAvailable),
    "tool-output-error" => ToolOutputError(UiToolOutputError),
    "tool-output-denied" => ToolOutputDenied(UiToolOutputDenied),
    "source-url" => SourceUrl(UiSourceUrl),
    "source-document" => SourceDocument(UiSourceDocument),
    "file" => File(UiFile),
    "reasoning-file" => ReasoningFile(UiReasoningFile),
    "steering-message" => SteeringMessage(UiSteeringMessage),
    "custom" => Custom(UiCustom),
    pattern "^data-" => Data(UiData),
    _ => Unknown(UiUnknown),
}
