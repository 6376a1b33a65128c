// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Unified events.

use super::words::*;
use crate::model::prelude::*;

/// The configuration of a run, which may be stricter than the requested one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SessionConfig {
    pub agent_type: Option<String>,
    /// The caller's name of the project.
    pub project_id: Option<String>,
    /// The working directory; it must lie in an allowed workspace.
    pub cwd: Option<String>,
    /// The vendor's name of the model.
    pub model: Option<String>,
    /// Which actions need approval, from the strictest to the loosest. `ask`: every tool;
    /// `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`: everything
    /// is approved.
    pub approval_mode: Option<ApprovalMode>,
    /// From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no
    /// sandbox; `fullAccess`: the agent is asked to use none.
    pub sandbox_mode: Option<SandboxMode>,
    /// A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised = autoEdit
    /// + workspaceWrite, autonomous = autoAll + fullAccess.
    pub permission_tier: Option<Word<PermissionTier>>,
    /// A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask +
    /// readOnly, ask = ask.
    pub permission_mode: Option<Word<PermissionMode>>,
    /// Only these tools exist. Native names, or `kind:<toolKind>`.
    pub allowed_tools: Option<Vec<String>>,
    /// These tools need no approval. Native names, or `kind:<toolKind>`.
    pub auto_approve_tools: Option<Vec<String>>,
    /// These tools do not exist. Native names, or `kind:<toolKind>`.
    pub disallowed_tools: Option<Vec<String>>,
    /// The maximum number of turns of the model.
    pub max_turns: Option<u64>,
    /// The maximum cost, in US dollars.
    pub max_budget_usd: Option<f64>,
    /// The protocol to use with the agent; chosen by the request's needs when absent.
    pub protocol: Option<String>,
    /// The fields that were lowered to the server's cap, by name.
    pub capped: Option<Vec<String>>,
    /// The guarantees that are missing in this configuration, in words.
    pub not_guaranteed: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { SessionConfig
    agent_type: optional "agentType" string;
    project_id: optional "projectId" string;
    cwd: optional "cwd" string;
    model: optional "model" string;
    approval_mode: optional "approvalMode" ApprovalMode::decode;
    sandbox_mode: optional "sandboxMode" SandboxMode::decode;
    permission_tier: optional "permissionTier" word;
    permission_mode: optional "permissionMode" word;
    allowed_tools: optional "allowedTools" list(string);
    auto_approve_tools: optional "autoApproveTools" list(string);
    disallowed_tools: optional "disallowedTools" list(string);
    max_turns: optional "maxTurns" count_in(1, 1000);
    max_budget_usd: optional "maxBudgetUsd" number_above(0.0);
    protocol: optional "protocol" string;
    capped: optional "capped" list(string);
    not_guaranteed: optional "notGuaranteed" list(string);
    ..extra
}

/// The native line that an event came from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Origin {
    /// Its number on the CLI's standard output, from 1.
    pub line: Option<u64>,
    /// Its type, in the vendor's words.
    pub type_: Option<String>,
    /// Its own time, if it has one.
    pub timestamp: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { Origin
    line: optional "line" ordinal;
    type_: optional "type" string;
    timestamp: optional "timestamp" timestamp;
    ..extra
}

/// A run started. The first event of every run; facts learnt later come as `sessionUpdated`.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionStartedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The agent that runs.
    pub agent_type: Word<AgentType>,
    /// The version of these schemas. Always sent.
    pub schema_version: Option<String>,
    /// The protocol spoken with the agent.
    pub protocol: Option<String>,
    /// The vendor's name of the model.
    pub model: Option<String>,
    /// The agent's working directory.
    pub cwd: Option<String>,
    /// The tools that the agent reports.
    pub tools: Option<Vec<String>>,
    /// The vendor's id of the conversation, to resume it with.
    pub native_session_id: Option<String>,
    /// The version of the CLI.
    pub agent_version: Option<String>,
    /// The capabilities that the agent reports, in its own words.
    pub capabilities: Option<Fields>,
    /// Whether this version of the CLI was tested.
    pub version_status: Option<Word<VersionStatus>>,
    pub config: Option<SessionConfig>,
    /// The run resumes an earlier conversation.
    pub resumed: Option<bool>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionStartedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "sessionStarted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        agent_type: impl Into<Word<AgentType>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            agent_type: agent_type.into(),
            schema_version: None,
            protocol: None,
            model: None,
            cwd: None,
            tools: None,
            native_session_id: None,
            agent_version: None,
            capabilities: None,
            version_status: None,
            config: None,
            resumed: None,
            seq: None,
            run: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { SessionStartedEvent
    = "type" "sessionStarted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    agent_type: required "agentType" any_word;
    schema_version: optional "schemaVersion" string;
    protocol: optional "protocol" string;
    model: optional "model" string;
    cwd: optional "cwd" string;
    tools: optional "tools" list(string);
    native_session_id: optional "nativeSessionId" string;
    agent_version: optional "agentVersion" string;
    capabilities: optional "capabilities" fields;
    version_status: optional "versionStatus" word;
    config: optional "config" SessionConfig::decode;
    resumed: optional "resumed" boolean;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// Facts about the session were learnt or changed.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionUpdatedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The vendor's name of the model.
    pub model: Option<String>,
    /// The agent's working directory.
    pub cwd: Option<String>,
    /// The tools that the agent reports.
    pub tools: Option<Vec<String>>,
    /// The vendor's id of the conversation, to resume it with.
    pub native_session_id: Option<String>,
    /// The version of the CLI.
    pub agent_version: Option<String>,
    /// The capabilities that the agent reports, in its own words.
    pub capabilities: Option<Fields>,
    /// The current mode of the agent.
    pub approval_mode: Option<Word<ApprovalMode>>,
    /// The agent has forgotten the conversation so far.
    pub context_cleared: Option<bool>,
    /// The cause, if the vendor reports it.
    pub reason: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionUpdatedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "sessionUpdated";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            model: None,
            cwd: None,
            tools: None,
            native_session_id: None,
            agent_version: None,
            capabilities: None,
            approval_mode: None,
            context_cleared: None,
            reason: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { SessionUpdatedEvent
    = "type" "sessionUpdated";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    model: optional "model" string;
    cwd: optional "cwd" string;
    tools: optional "tools" list(string);
    native_session_id: optional "nativeSessionId" string;
    agent_version: optional "agentVersion" string;
    capabilities: optional "capabilities" fields;
    approval_mode: optional "approvalMode" word;
    context_cleared: optional "contextCleared" boolean;
    reason: optional "reason" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// Tokens, counted in the same way for every agent: parts never exceed the whole. If completeness
/// is `unknown`, the numbers are 0 and have no meaning.
#[derive(Clone, Debug, PartialEq)]
pub struct TokenUsage {
    /// All input, cached or not.
    pub input_tokens: u64,
    /// All output, reasoning included.
    pub output_tokens: u64,
    /// inputTokens + outputTokens.
    pub total_tokens: u64,
    /// The part of inputTokens that was read from a cache.
    pub cached_tokens: Option<u64>,
    /// The part of inputTokens that was written to a cache.
    pub cache_write_tokens: Option<u64>,
    /// The part of outputTokens that was reasoning.
    pub reasoning_tokens: Option<u64>,
    /// `reported` (also when absent): the vendor's own total. `partial`: some calls are not
    /// counted. `unknown`: skip it when adding or showing.
    pub completeness: Option<Word<UsageCompleteness>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl TokenUsage {
    /// With the fields that are required.
    pub fn new(input_tokens: u64, output_tokens: u64, total_tokens: u64) -> Self {
        Self {
            input_tokens,
            output_tokens,
            total_tokens,
            cached_tokens: None,
            cache_write_tokens: None,
            reasoning_tokens: None,
            completeness: None,
            extra: Fields::new(),
        }
    }
}

object! { TokenUsage
    input_tokens: required "inputTokens" count;
    output_tokens: required "outputTokens" count;
    total_tokens: required "totalTokens" count;
    cached_tokens: optional "cachedTokens" count;
    cache_write_tokens: optional "cacheWriteTokens" count;
    reasoning_tokens: optional "reasoningTokens" count;
    completeness: optional "completeness" word;
    ..extra
}

/// An action that the agent was denied.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PermissionDenial {
    pub tool_id: Option<String>,
    pub tool_name: Option<String>,
    pub message: Option<String>,
    /// The source of the denial.
    pub source: Option<Word<DenialSource>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { PermissionDenial
    tool_id: optional "toolId" string;
    tool_name: optional "toolName" string;
    message: optional "message" string;
    source: optional "source" word;
    ..extra
}

/// A run ended. The last event of every run, in every case.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionEndedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// How the run ended. `completed` only if it succeeded.
    pub reason: SessionEndReason,
    /// How the run ended, in detail.
    pub detail: Option<Word<SessionDetail>>,
    /// What went wrong, in words.
    pub error: Option<String>,
    /// The cause, with the same words for every agent.
    pub error_code: Option<Word<ErrorCode>>,
    /// The exit code of the CLI.
    pub exit_code: Option<i64>,
    /// The signal that ended the CLI, as `SIGTERM`.
    pub signal: Option<String>,
    /// Explains an exit code other than 0, or a signal, of a completed run. `hostEnded`: the host
    /// ended the process after its result. `vendorCode`: the vendor uses this code or signal for
    /// successful runs.
    pub exit_cause: Option<Word<ExitCause>>,
    pub duration_ms: Option<u64>,
    /// Of this run: the sum of its turns.
    pub usage: Option<TokenUsage>,
    /// Of this run.
    pub cost_usd: Option<f64>,
    pub cost_source: Option<Word<CostSource>>,
    pub permission_denials: Option<Vec<PermissionDenial>>,
    /// The id to resume the conversation with.
    pub native_session_id: Option<String>,
    /// The agent's final answer, if the vendor repeats it.
    pub result: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionEndedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "sessionEnded";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        reason: impl Into<SessionEndReason>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            reason: reason.into(),
            detail: None,
            error: None,
            error_code: None,
            exit_code: None,
            signal: None,
            exit_cause: None,
            duration_ms: None,
            usage: None,
            cost_usd: None,
            cost_source: None,
            permission_denials: None,
            native_session_id: None,
            result: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { SessionEndedEvent
    = "type" "sessionEnded";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    reason: required "reason" SessionEndReason::decode;
    detail: optional "detail" word;
    error: optional "error" string;
    error_code: optional "errorCode" word;
    exit_code: optional "exitCode" integer;
    signal: optional "signal" string;
    exit_cause: optional "exitCause" word;
    duration_ms: optional "durationMs" count;
    usage: optional "usage" TokenUsage::decode;
    cost_usd: optional "costUsd" number_in(0.0, f64::MAX);
    cost_source: optional "costSource" word;
    permission_denials: optional "permissionDenials" list(PermissionDenial::decode);
    native_session_id: optional "nativeSessionId" string;
    result: optional "result" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A turn started: one prompt, until the agent is done with it.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnStartedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// From 1, counted over all runs of a session.
    pub turn_number: u64,
    pub prompt: Option<String>,
    /// What started it: a prompt, a background task that ended, a queued prompt, a slash command.
    pub trigger: Option<Word<TurnTrigger>>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl TurnStartedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "turnStarted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        turn_number: u64,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            turn_number,
            prompt: None,
            trigger: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { TurnStartedEvent
    = "type" "turnStarted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    turn_number: required "turnNumber" ordinal;
    prompt: optional "prompt" string;
    trigger: optional "trigger" word;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A message of the user, as repeated by the agent.
#[derive(Clone, Debug, PartialEq)]
pub struct UserMessageEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub content: String,
    /// `steer`: sent during a turn.
    pub kind: Option<Word<UserMessageKind>>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UserMessageEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "userMessage";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        content: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            content: content.into(),
            kind: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { UserMessageEvent
    = "type" "userMessage";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    content: required "content" string;
    kind: optional "kind" word;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A turn succeeded.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnCompletedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// From 1, counted over all runs of a session.
    pub turn_number: u64,
    /// Of this turn, sub-agents included.
    pub usage: TokenUsage,
    pub duration_ms: Option<u64>,
    /// The final answer, if the vendor repeats it.
    pub result: Option<String>,
    /// Why the model stopped, in the vendor's words.
    pub stop_reason: Option<String>,
    /// Why the turn ended, in the vendor's words.
    pub terminal_reason: Option<String>,
    /// The answer to `outputSchema`.
    pub structured_output: Option<Value>,
    /// Of this turn; only if it was reported.
    pub cost_usd: Option<f64>,
    pub cost_source: Option<Word<CostSource>>,
    pub usage_by_model: Option<BTreeMap<String, TokenUsage>>,
    pub permission_denials: Option<Vec<PermissionDenial>>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl TurnCompletedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "turnCompleted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        turn_number: u64,
        usage: impl Into<TokenUsage>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            turn_number,
            usage: usage.into(),
            duration_ms: None,
            result: None,
            stop_reason: None,
            terminal_reason: None,
            structured_output: None,
            cost_usd: None,
            cost_source: None,
            usage_by_model: None,
            permission_denials: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { TurnCompletedEvent
    = "type" "turnCompleted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    turn_number: required "turnNumber" ordinal;
    usage: required "usage" TokenUsage::decode;
    duration_ms: optional "durationMs" count;
    result: optional "result" string;
    stop_reason: optional "stopReason" string;
    terminal_reason: optional "terminalReason" string;
    structured_output: optional "structuredOutput" any;
    cost_usd: optional "costUsd" number_in(0.0, f64::MAX);
    cost_source: optional "costSource" word;
    usage_by_model: optional "usageByModel" map(TokenUsage::decode);
    permission_denials: optional "permissionDenials" list(PermissionDenial::decode);
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A turn failed, or was cut off.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnFailedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// From 1, counted over all runs of a session.
    pub turn_number: u64,
    /// What went wrong, in words.
    pub error: String,
    /// The cause, with the same words for every agent.
    pub error_code: Word<ErrorCode>,
    pub usage: Option<TokenUsage>,
    pub duration_ms: Option<u64>,
    /// The final answer, if the vendor repeats it.
    pub result: Option<String>,
    /// Why the model stopped, in the vendor's words.
    pub stop_reason: Option<String>,
    /// Why the turn ended, in the vendor's words.
    pub terminal_reason: Option<String>,
    /// The answer to `outputSchema`.
    pub structured_output: Option<Value>,
    /// Of this turn; only if it was reported.
    pub cost_usd: Option<f64>,
    pub cost_source: Option<Word<CostSource>>,
    pub usage_by_model: Option<BTreeMap<String, TokenUsage>>,
    pub permission_denials: Option<Vec<PermissionDenial>>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl TurnFailedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "turnFailed";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        turn_number: u64,
        error: impl Into<String>,
        error_code: impl Into<Word<ErrorCode>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            turn_number,
            error: error.into(),
            error_code: error_code.into(),
            usage: None,
            duration_ms: None,
            result: None,
            stop_reason: None,
            terminal_reason: None,
            structured_output: None,
            cost_usd: None,
            cost_source: None,
            usage_by_model: None,
            permission_denials: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { TurnFailedEvent
    = "type" "turnFailed";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    turn_number: required "turnNumber" ordinal;
    error: required "error" string;
    error_code: required "errorCode" word;
    usage: optional "usage" TokenUsage::decode;
    duration_ms: optional "durationMs" count;
    result: optional "result" string;
    stop_reason: optional "stopReason" string;
    terminal_reason: optional "terminalReason" string;
    structured_output: optional "structuredOutput" any;
    cost_usd: optional "costUsd" number_in(0.0, f64::MAX);
    cost_source: optional "costSource" word;
    usage_by_model: optional "usageByModel" map(TokenUsage::decode);
    permission_denials: optional "permissionDenials" list(PermissionDenial::decode);
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A view of the usage so far. Must not be added up.
#[derive(Clone, Debug, PartialEq)]
pub struct UsageReportedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub usage: TokenUsage,
    pub scope: Word<UsageScope>,
    pub model: Option<String>,
    pub cost_usd: Option<f64>,
    /// The size of the model's context, in tokens.
    pub context_window: Option<u64>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UsageReportedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "usageReported";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        usage: impl Into<TokenUsage>,
        scope: impl Into<Word<UsageScope>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            usage: usage.into(),
            scope: scope.into(),
            model: None,
            cost_usd: None,
            context_window: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { UsageReportedEvent
    = "type" "usageReported";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    usage: required "usage" TokenUsage::decode;
    scope: required "scope" word;
    model: optional "model" string;
    cost_usd: optional "costUsd" number_in(0.0, f64::MAX);
    context_window: optional "contextWindow" count;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// The agent shortened its memory of the conversation.
#[derive(Clone, Debug, PartialEq)]
pub struct ContextCompactedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub phase: Word<CompactionPhase>,
    pub trigger: Option<Word<ContextCompactedEventTrigger>>,
    pub tokens_before: Option<u64>,
    pub tokens_after: Option<u64>,
    pub error: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ContextCompactedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "contextCompacted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        phase: impl Into<Word<CompactionPhase>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            phase: phase.into(),
            trigger: None,
            tokens_before: None,
            tokens_after: None,
            error: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { ContextCompactedEvent
    = "type" "contextCompacted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    phase: required "phase" word;
    trigger: optional "trigger" any_word;
    tokens_before: optional "tokensBefore" count;
    tokens_after: optional "tokensAfter" count;
    error: optional "error" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A piece of the agent's text.
#[derive(Clone, Debug, PartialEq)]
pub struct TextChunkEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The new part of the text; the contents of a block concatenate to its text.
    pub content: String,
    /// The block is closed by this chunk. Absent: false.
    pub is_complete: Option<bool>,
    /// The whole text of the block; only on its closing chunk.
    pub text: Option<String>,
    /// The id of the block; always sent by us.
    pub block_id: Option<String>,
    /// The vendor's id of the message.
    pub message_id: Option<String>,
    /// The purpose of the text, in the vendor's words.
    pub phase: Option<Word<Phase>>,
    /// Written by the CLI itself, not by a model.
    pub local: Option<bool>,
    /// The block was cut off: its text is incomplete.
    pub interrupted: Option<bool>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl TextChunkEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "textChunk";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        content: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            content: content.into(),
            is_complete: None,
            text: None,
            block_id: None,
            message_id: None,
            phase: None,
            local: None,
            interrupted: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { TextChunkEvent
    = "type" "textChunk";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    content: required "content" string;
    is_complete: optional "isComplete" boolean;
    text: optional "text" string;
    block_id: optional "blockId" string;
    message_id: optional "messageId" string;
    phase: optional "phase" any_word;
    local: optional "local" boolean;
    interrupted: optional "interrupted" boolean;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A piece of the agent's thoughts.
#[derive(Clone, Debug, PartialEq)]
pub struct ThinkingChunkEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The new part of the text; the contents of a block concatenate to its text.
    pub content: String,
    /// The block is closed by this chunk. Absent: false.
    pub is_complete: Option<bool>,
    /// The whole text of the block; only on its closing chunk.
    pub text: Option<String>,
    /// The id of the block; always sent by us.
    pub block_id: Option<String>,
    /// The vendor's id of the message.
    pub message_id: Option<String>,
    pub kind: Option<Word<ThinkingKind>>,
    /// The vendor does not show these thoughts.
    pub redacted: Option<bool>,
    /// The block was cut off: its text is incomplete.
    pub interrupted: Option<bool>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ThinkingChunkEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "thinkingChunk";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        content: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            content: content.into(),
            is_complete: None,
            text: None,
            block_id: None,
            message_id: None,
            kind: None,
            redacted: None,
            interrupted: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { ThinkingChunkEvent
    = "type" "thinkingChunk";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    content: required "content" string;
    is_complete: optional "isComplete" boolean;
    text: optional "text" string;
    block_id: optional "blockId" string;
    message_id: optional "messageId" string;
    kind: optional "kind" word;
    redacted: optional "redacted" boolean;
    interrupted: optional "interrupted" boolean;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A block is void; readers must discard its chunks.
#[derive(Clone, Debug, PartialEq)]
pub struct BlockDiscardedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// A block, or the toolId of a tool whose input streamed but that never started.
    pub block_id: String,
    /// `retried`: the request was repeated. `superseded`: another text replaces it.
    pub reason: Option<Word<DiscardReason>>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl BlockDiscardedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "blockDiscarded";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        block_id: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            block_id: block_id.into(),
            reason: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { BlockDiscardedEvent
    = "type" "blockDiscarded";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    block_id: required "blockId" string;
    reason: optional "reason" word;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A piece of the input of a tool that has not started.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolInputChunkEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The id of the call; unique in the session.
    pub tool_id: String,
    /// The next piece of JSON text.
    pub content: String,
    /// The tool, in the vendor's words.
    pub tool_name: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ToolInputChunkEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "toolInputChunk";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        tool_id: impl Into<String>,
        content: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            tool_id: tool_id.into(),
            content: content.into(),
            tool_name: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { ToolInputChunkEvent
    = "type" "toolInputChunk";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    tool_id: required "toolId" string;
    content: required "content" string;
    tool_name: optional "toolName" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A place in a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Location {
    pub path: String,
    pub line: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl Location {
    /// With the fields that are required.
    pub fn new(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            line: None,
            extra: Fields::new(),
        }
    }
}

object! { Location
    path: required "path" string;
    line: optional "line" count;
    ..extra
}

/// A tool call started.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolStartedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The id of the call; unique in the session.
    pub tool_id: String,
    /// The tool, in the vendor's words.
    pub tool_name: String,
    /// Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.
    pub arguments: Option<Fields>,
    /// The kind of the tool, with the same words for every agent.
    pub tool_kind: Option<Word<ToolKind>>,
    /// A line about the call, for people.
    pub title: Option<String>,
    /// The MCP server it belongs to.
    pub server: Option<String>,
    pub locations: Option<Vec<Location>>,
    /// When it started, if the vendor reports it later.
    pub started_at: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ToolStartedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "toolStarted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        tool_id: impl Into<String>,
        tool_name: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            tool_id: tool_id.into(),
            tool_name: tool_name.into(),
            arguments: None,
            tool_kind: None,
            title: None,
            server: None,
            locations: None,
            started_at: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { ToolStartedEvent
    = "type" "toolStarted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    tool_id: required "toolId" string;
    tool_name: required "toolName" string;
    arguments: optional "arguments" fields;
    tool_kind: optional "toolKind" word;
    title: optional "title" string;
    server: optional "server" string;
    locations: optional "locations" list(Location::decode);
    started_at: optional "startedAt" timestamp;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A tool call made progress.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolProgressEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The id of the call; unique in the session.
    pub tool_id: String,
    /// Only the new output. Live, and perhaps incomplete: the result is authoritative.
    pub output: Option<String>,
    /// Input that was written to the tool.
    pub input: Option<String>,
    /// From 0 to 1.
    pub progress: Option<f64>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ToolProgressEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "toolProgress";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        tool_id: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            tool_id: tool_id.into(),
            output: None,
            input: None,
            progress: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { ToolProgressEvent
    = "type" "toolProgress";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    tool_id: required "toolId" string;
    output: optional "output" string;
    input: optional "input" string;
    progress: optional "progress" number_in(0.0, 1.0);
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A tool call ran and returned.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolCompletedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The id of the call; unique in the session.
    pub tool_id: String,
    /// False if it returned a failure, also for an exit code other than 0.
    pub success: bool,
    pub result: Option<Value>,
    pub error: Option<String>,
    pub exit_code: Option<i64>,
    /// Only if the vendor reports it.
    pub duration_ms: Option<u64>,
    /// The tool, in the vendor's words.
    pub tool_name: Option<String>,
    /// Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.
    pub arguments: Option<Fields>,
    /// It continues in the background, as the task `taskId`.
    pub background: Option<bool>,
    pub task_id: Option<String>,
    /// The result is not the whole output.
    pub truncated: Option<bool>,
    /// The file with the whole output.
    pub output_path: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ToolCompletedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "toolCompleted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        tool_id: impl Into<String>,
        success: bool,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            tool_id: tool_id.into(),
            success,
            result: None,
            error: None,
            exit_code: None,
            duration_ms: None,
            tool_name: None,
            arguments: None,
            background: None,
            task_id: None,
            truncated: None,
            output_path: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { ToolCompletedEvent
    = "type" "toolCompleted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    tool_id: required "toolId" string;
    success: required "success" boolean;
    result: optional "result" any;
    error: optional "error" string;
    exit_code: optional "exitCode" integer;
    duration_ms: optional "durationMs" count;
    tool_name: optional "toolName" string;
    arguments: optional "arguments" fields;
    background: optional "background" boolean;
    task_id: optional "taskId" string;
    truncated: optional "truncated" boolean;
    output_path: optional "outputPath" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A tool call did not run, or did not return.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolFailedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The id of the call; unique in the session.
    pub tool_id: String,
    /// `denied`: refused. `cancelled`: interrupted. `notRun`: never started, unknown tool or bad
    /// arguments. `error`: crashed.
    pub reason: Word<ToolFailureReason>,
    pub error: Option<String>,
    /// The tool, in the vendor's words.
    pub tool_name: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ToolFailedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "toolFailed";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        tool_id: impl Into<String>,
        reason: impl Into<Word<ToolFailureReason>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            tool_id: tool_id.into(),
            reason: reason.into(),
            error: None,
            tool_name: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { ToolFailedEvent
    = "type" "toolFailed";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    tool_id: required "toolId" string;
    reason: required "reason" word;
    error: optional "error" string;
    tool_name: optional "toolName" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A file was changed. Emitted after the change.
#[derive(Clone, Debug, PartialEq)]
pub struct FileChangedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// As reported by the vendor.
    pub file_path: String,
    pub change_type: ChangeType,
    /// A unified diff.
    pub diff: Option<String>,
    /// The content before.
    pub before: Option<String>,
    /// The content after.
    pub after: Option<String>,
    /// The new path of a file that was moved.
    pub moved_to: Option<String>,
    /// The call that changed it.
    pub tool_id: Option<String>,
    /// Inferred from a call that succeeded; the vendor does not report it.
    pub inferred: Option<bool>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl FileChangedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "fileChanged";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        file_path: impl Into<String>,
        change_type: impl Into<ChangeType>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            file_path: file_path.into(),
            change_type: change_type.into(),
            diff: None,
            before: None,
            after: None,
            moved_to: None,
            tool_id: None,
            inferred: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { FileChangedEvent
    = "type" "fileChanged";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    file_path: required "filePath" string;
    change_type: required "changeType" ChangeType::decode;
    diff: optional "diff" string;
    before: optional "before" string;
    after: optional "after" string;
    moved_to: optional "movedTo" string;
    tool_id: optional "toolId" string;
    inferred: optional "inferred" boolean;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanEntry {
    pub content: String,
    pub status: Word<PlanStatus>,
    pub priority: Option<Word<PlanPriority>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl PlanEntry {
    /// With the fields that are required.
    pub fn new(content: impl Into<String>, status: impl Into<Word<PlanStatus>>) -> Self {
        Self {
            content: content.into(),
            status: status.into(),
            priority: None,
            extra: Fields::new(),
        }
    }
}

object! { PlanEntry
    content: required "content" string;
    status: required "status" word;
    priority: optional "priority" word;
    ..extra
}

/// The whole current plan. Emitted only when it changes.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanUpdatedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub entries: Vec<PlanEntry>,
    pub explanation: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl PlanUpdatedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "planUpdated";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        entries: impl Into<Vec<PlanEntry>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            entries: entries.into(),
            explanation: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { PlanUpdatedEvent
    = "type" "planUpdated";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    entries: required "entries" list(PlanEntry::decode);
    explanation: optional "explanation" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A change to a file that has not been made yet.
#[derive(Clone, Debug, PartialEq)]
pub struct ProposedChange {
    /// As reported by the vendor.
    pub file_path: String,
    pub change_type: Word<ChangeType>,
    /// A unified diff.
    pub diff: Option<String>,
    /// The content before.
    pub before: Option<String>,
    /// The content after.
    pub after: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ProposedChange {
    /// With the fields that are required.
    pub fn new(file_path: impl Into<String>, change_type: impl Into<Word<ChangeType>>) -> Self {
        Self {
            file_path: file_path.into(),
            change_type: change_type.into(),
            diff: None,
            before: None,
            after: None,
            extra: Fields::new(),
        }
    }
}

object! { ProposedChange
    file_path: required "filePath" string;
    change_type: required "changeType" word;
    diff: optional "diff" string;
    before: optional "before" string;
    after: optional "after" string;
    ..extra
}

/// One way to answer a permission request.
#[derive(Clone, Debug, PartialEq)]
pub struct PermissionOption {
    pub option_id: String,
    pub kind: Word<PermissionOptionKind>,
    pub label: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl PermissionOption {
    /// With the fields that are required.
    pub fn new(option_id: impl Into<String>, kind: impl Into<Word<PermissionOptionKind>>) -> Self {
        Self {
            option_id: option_id.into(),
            kind: kind.into(),
            label: None,
            extra: Fields::new(),
        }
    }
}

object! { PermissionOption
    option_id: required "optionId" string;
    kind: required "kind" word;
    label: optional "label" string;
    ..extra
}

/// The agent asks for permission and waits.
#[derive(Clone, Debug, PartialEq)]
pub struct PermissionRequestedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The id of the request; unique in the session.
    pub request_id: String,
    /// The tool, in the vendor's words.
    pub tool_name: String,
    /// Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.
    pub arguments: Option<Fields>,
    /// The call that waits.
    pub tool_id: Option<String>,
    pub title: Option<String>,
    pub tool_kind: Option<Word<ToolKind>>,
    pub locations: Option<Vec<Location>>,
    pub changes: Option<Vec<ProposedChange>>,
    pub options: Option<Vec<PermissionOption>>,
    /// Why the agent asks.
    pub reason: Option<String>,
    /// The plan, if the request is to approve one.
    pub plan: Option<String>,
    /// Whether an answer may change `arguments`. Absent: not known.
    pub can_change_arguments: Option<bool>,
    /// An unanswered request counts as denied after this time.
    pub expires_at: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl PermissionRequestedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "permissionRequested";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        request_id: impl Into<String>,
        tool_name: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            request_id: request_id.into(),
            tool_name: tool_name.into(),
            arguments: None,
            tool_id: None,
            title: None,
            tool_kind: None,
            locations: None,
            changes: None,
            options: None,
            reason: None,
            plan: None,
            can_change_arguments: None,
            expires_at: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { PermissionRequestedEvent
    = "type" "permissionRequested";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    request_id: required "requestId" string;
    tool_name: required "toolName" string;
    arguments: optional "arguments" fields;
    tool_id: optional "toolId" string;
    title: optional "title" string;
    tool_kind: optional "toolKind" word;
    locations: optional "locations" list(Location::decode);
    changes: optional "changes" list(ProposedChange::decode);
    options: optional "options" list(PermissionOption::decode);
    reason: optional "reason" string;
    plan: optional "plan" string;
    can_change_arguments: optional "canChangeArguments" boolean;
    expires_at: optional "expiresAt" timestamp;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A permission request was answered, or can no longer be answered.
#[derive(Clone, Debug, PartialEq)]
pub struct PermissionResolvedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The id of the request; unique in the session.
    pub request_id: String,
    pub outcome: Word<PermissionOutcome>,
    pub option_id: Option<String>,
    pub by: Option<Word<PermissionDecider>>,
    pub message: Option<String>,
    /// Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.
    pub updated_arguments: Option<Fields>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl PermissionResolvedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "permissionResolved";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        request_id: impl Into<String>,
        outcome: impl Into<Word<PermissionOutcome>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            request_id: request_id.into(),
            outcome: outcome.into(),
            option_id: None,
            by: None,
            message: None,
            updated_arguments: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { PermissionResolvedEvent
    = "type" "permissionResolved";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    request_id: required "requestId" string;
    outcome: required "outcome" word;
    option_id: optional "optionId" string;
    by: optional "by" word;
    message: optional "message" string;
    updated_arguments: optional "updatedArguments" fields;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// One answer to choose.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionOption {
    pub label: String,
    pub description: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl QuestionOption {
    /// With the fields that are required.
    pub fn new(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            description: None,
            extra: Fields::new(),
        }
    }
}

object! { QuestionOption
    label: required "label" string;
    description: optional "description" string;
    ..extra
}

/// One question to the user.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub id: String,
    pub header: Option<String>,
    pub question: String,
    pub options: Option<Vec<QuestionOption>>,
    pub multi_select: Option<bool>,
    /// Any text may be given instead of an option.
    pub allow_other: Option<bool>,
    /// The answer must not be shown or logged.
    pub is_secret: Option<bool>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl Question {
    /// With the fields that are required.
    pub fn new(id: impl Into<String>, question: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            header: None,
            question: question.into(),
            options: None,
            multi_select: None,
            allow_other: None,
            is_secret: None,
            extra: Fields::new(),
        }
    }
}

object! { Question
    id: required "id" string;
    header: optional "header" string;
    question: required "question" string;
    options: optional "options" list(QuestionOption::decode);
    multi_select: optional "multiSelect" boolean;
    allow_other: optional "allowOther" boolean;
    is_secret: optional "isSecret" boolean;
    ..extra
}

/// The agent asks the user questions and waits.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionAskedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The id of the request; unique in the session.
    pub request_id: String,
    pub questions: Vec<Question>,
    /// The call that waits.
    pub tool_id: Option<String>,
    pub message: Option<String>,
    /// The JSON Schema of the answer, if it is a form.
    pub schema: Option<Fields>,
    /// The page to answer on.
    pub url: Option<String>,
    /// The MCP server that asks.
    pub server: Option<String>,
    /// An unanswered request counts as denied after this time.
    pub expires_at: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl QuestionAskedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "questionAsked";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        request_id: impl Into<String>,
        questions: impl Into<Vec<Question>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            request_id: request_id.into(),
            questions: questions.into(),
            tool_id: None,
            message: None,
            schema: None,
            url: None,
            server: None,
            expires_at: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { QuestionAskedEvent
    = "type" "questionAsked";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    request_id: required "requestId" string;
    questions: required "questions" list(Question::decode);
    tool_id: optional "toolId" string;
    message: optional "message" string;
    schema: optional "schema" fields;
    url: optional "url" string;
    server: optional "server" string;
    expires_at: optional "expiresAt" timestamp;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// What `answers` of [QuestionAnsweredEvent] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum QuestionAnsweredEventAnswers {
    String(String),
    List(Vec<String>),
}
alternative! { QuestionAnsweredEventAnswers
    string String(String) string;
    array List(Vec<String>) list(string);
}

/// A question was answered, or can no longer be answered.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionAnsweredEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// The id of the request; unique in the session.
    pub request_id: String,
    pub outcome: Word<QuestionOutcome>,
    /// By question id: the chosen label or the given text; several if the question is multiSelect.
    pub answers: Option<BTreeMap<String, QuestionAnsweredEventAnswers>>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl QuestionAnsweredEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "questionAnswered";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        request_id: impl Into<String>,
        outcome: impl Into<Word<QuestionOutcome>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            request_id: request_id.into(),
            outcome: outcome.into(),
            answers: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { QuestionAnsweredEvent
    = "type" "questionAnswered";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    request_id: required "requestId" string;
    outcome: required "outcome" word;
    answers: optional "answers" map(QuestionAnsweredEventAnswers::decode);
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// The agent started a sub-agent.
#[derive(Clone, Debug, PartialEq)]
pub struct SubagentStartedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub subagent_id: String,
    /// The name or the task of the sub-agent.
    pub label: String,
    /// The call that started it.
    pub tool_id: Option<String>,
    pub prompt: Option<String>,
    pub model: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SubagentStartedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "subagentStarted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        subagent_id: impl Into<String>,
        label: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            subagent_id: subagent_id.into(),
            label: label.into(),
            tool_id: None,
            prompt: None,
            model: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { SubagentStartedEvent
    = "type" "subagentStarted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    subagent_id: required "subagentId" string;
    label: required "label" string;
    tool_id: optional "toolId" string;
    prompt: optional "prompt" string;
    model: optional "model" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A sub-agent ended.
#[derive(Clone, Debug, PartialEq)]
pub struct SubagentCompletedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub subagent_id: String,
    pub success: bool,
    /// The answer of the sub-agent.
    pub summary: Option<String>,
    /// The vendor's figure; it is included in the usage of the turn.
    pub usage: Option<TokenUsage>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SubagentCompletedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "subagentCompleted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        subagent_id: impl Into<String>,
        success: bool,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            subagent_id: subagent_id.into(),
            success,
            summary: None,
            usage: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { SubagentCompletedEvent
    = "type" "subagentCompleted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    subagent_id: required "subagentId" string;
    success: required "success" boolean;
    summary: optional "summary" string;
    usage: optional "usage" TokenUsage::decode;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A background task started.
#[derive(Clone, Debug, PartialEq)]
pub struct TaskStartedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub task_id: String,
    pub kind: Word<TaskKind>,
    /// The call that started it.
    pub tool_id: Option<String>,
    pub title: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl TaskStartedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "taskStarted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        task_id: impl Into<String>,
        kind: impl Into<Word<TaskKind>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            task_id: task_id.into(),
            kind: kind.into(),
            tool_id: None,
            title: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { TaskStartedEvent
    = "type" "taskStarted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    task_id: required "taskId" string;
    kind: required "kind" word;
    tool_id: optional "toolId" string;
    title: optional "title" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A background task made progress.
#[derive(Clone, Debug, PartialEq)]
pub struct TaskProgressEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub task_id: String,
    /// Only the new part.
    pub output: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl TaskProgressEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "taskProgress";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        task_id: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            task_id: task_id.into(),
            output: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { TaskProgressEvent
    = "type" "taskProgress";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    task_id: required "taskId" string;
    output: optional "output" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A background task ended.
#[derive(Clone, Debug, PartialEq)]
pub struct TaskCompletedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub task_id: String,
    pub success: bool,
    /// In the vendor's words.
    pub status: Option<String>,
    pub output_file: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl TaskCompletedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "taskCompleted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        task_id: impl Into<String>,
        success: bool,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            task_id: task_id.into(),
            success,
            status: None,
            output_file: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { TaskCompletedEvent
    = "type" "taskCompleted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    task_id: required "taskId" string;
    success: required "success" boolean;
    status: optional "status" string;
    output_file: optional "outputFile" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A hook of the user started.
#[derive(Clone, Debug, PartialEq)]
pub struct HookStartedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub hook_id: String,
    /// The hook, in the vendor's words.
    pub name: String,
    /// The event of the hook, in the vendor's words.
    pub hook_event: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl HookStartedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "hookStarted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        hook_id: impl Into<String>,
        name: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            hook_id: hook_id.into(),
            name: name.into(),
            hook_event: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { HookStartedEvent
    = "type" "hookStarted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    hook_id: required "hookId" string;
    name: required "name" string;
    hook_event: optional "hookEvent" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A hook made progress.
#[derive(Clone, Debug, PartialEq)]
pub struct HookProgressEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub hook_id: String,
    /// Only the new part.
    pub output: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl HookProgressEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "hookProgress";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        hook_id: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            hook_id: hook_id.into(),
            output: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { HookProgressEvent
    = "type" "hookProgress";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    hook_id: required "hookId" string;
    output: optional "output" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A hook ended.
#[derive(Clone, Debug, PartialEq)]
pub struct HookCompletedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub hook_id: String,
    /// The hook, in the vendor's words.
    pub name: String,
    pub success: bool,
    pub output: Option<String>,
    pub exit_code: Option<i64>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl HookCompletedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "hookCompleted";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        hook_id: impl Into<String>,
        name: impl Into<String>,
        success: bool,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            hook_id: hook_id.into(),
            name: name.into(),
            success,
            output: None,
            exit_code: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { HookCompletedEvent
    = "type" "hookCompleted";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    hook_id: required "hookId" string;
    name: required "name" string;
    success: required "success" boolean;
    output: optional "output" string;
    exit_code: optional "exitCode" integer;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A failed attempt that will be retried.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Retry {
    /// Which attempt failed, from 1.
    pub attempt: Option<u64>,
    pub max_attempts: Option<u64>,
    /// How long until the next attempt.
    pub delay_ms: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { Retry
    attempt: optional "attempt" count;
    max_attempts: optional "maxAttempts" count;
    delay_ms: optional "delayMs" count;
    ..extra
}

/// An error. Emitted once, whether or not it ends the turn.
#[derive(Clone, Debug, PartialEq)]
pub struct ErrorEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub message: String,
    /// The cause, with the same words for every agent.
    pub error_code: Word<ErrorCode>,
    /// The error ends the turn or the run.
    pub fatal: bool,
    /// Present if the failed call is retried.
    pub retry: Option<Retry>,
    pub http_status: Option<i64>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ErrorEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "error";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        message: impl Into<String>,
        error_code: impl Into<Word<ErrorCode>>,
        fatal: bool,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            message: message.into(),
            error_code: error_code.into(),
            fatal,
            retry: None,
            http_status: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { ErrorEvent
    = "type" "error";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    message: required "message" string;
    error_code: required "errorCode" word;
    fatal: required "fatal" boolean;
    retry: optional "retry" Retry::decode;
    http_status: optional "httpStatus" integer;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A message for the operator of the agent.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub level: Word<LogLevel>,
    pub message: String,
    /// The author: `adapter`, `runner`, `gateway`, `agent`, `stderr`.
    pub source: Option<String>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl LogEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "log";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        level: impl Into<Word<LogLevel>>,
        message: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            level: level.into(),
            message: message.into(),
            source: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { LogEvent
    = "type" "log";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    level: required "level" word;
    message: required "message" string;
    source: optional "source" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// A line that is not a JSON object.
#[derive(Clone, Debug, PartialEq)]
pub struct RawOutputEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub stream: OutputStream,
    pub line: String,
    /// The line was longer; only its beginning is kept.
    pub truncated: Option<bool>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl RawOutputEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "rawOutput";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        stream: impl Into<OutputStream>,
        line: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            stream: stream.into(),
            line: line.into(),
            truncated: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { RawOutputEvent
    = "type" "rawOutput";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    stream: required "stream" OutputStream::decode;
    line: required "line" string;
    truncated: optional "truncated" boolean;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// The vendor reported how much of a limit is used.
#[derive(Clone, Debug, PartialEq)]
pub struct RateLimitUpdatedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// In the vendor's words.
    pub status: Word<RateLimitUpdatedEventStatus>,
    /// When the limit is reset.
    pub resets_at: Option<String>,
    /// Which limit, in the vendor's words.
    pub window: Option<String>,
    pub used_percent: Option<f64>,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl RateLimitUpdatedEvent {
    /// The `type` of every value.
    pub const TYPE: &'static str = "rateLimitUpdated";

    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        status: impl Into<Word<RateLimitUpdatedEventStatus>>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            status: status.into(),
            resets_at: None,
            window: None,
            used_percent: None,
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { RateLimitUpdatedEvent
    = "type" "rateLimitUpdated";
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    status: required "status" any_word;
    resets_at: optional "resetsAt" timestamp;
    window: optional "window" string;
    used_percent: optional "usedPercent" number_in(0.0, f64::MAX);
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// An event of a type that this version knows.
#[derive(Clone, Debug, PartialEq)]
pub enum KnownEvent {
    /// A run started. The first event of every run; facts learnt later come as `sessionUpdated`.
    SessionStarted(SessionStartedEvent),
    /// Facts about the session were learnt or changed.
    SessionUpdated(SessionUpdatedEvent),
    /// A run ended. The last event of every run, in every case.
    SessionEnded(SessionEndedEvent),
    /// A turn started: one prompt, until the agent is done with it.
    TurnStarted(TurnStartedEvent),
    /// A message of the user, as repeated by the agent.
    UserMessage(UserMessageEvent),
    /// A turn succeeded.
    TurnCompleted(TurnCompletedEvent),
    /// A turn failed, or was cut off.
    TurnFailed(TurnFailedEvent),
    /// A view of the usage so far. Must not be added up.
    UsageReported(UsageReportedEvent),
    /// The agent shortened its memory of the conversation.
    ContextCompacted(ContextCompactedEvent),
    /// A piece of the agent's text.
    TextChunk(TextChunkEvent),
    /// A piece of the agent's thoughts.
    ThinkingChunk(ThinkingChunkEvent),
    /// A block is void; readers must discard its chunks.
    BlockDiscarded(BlockDiscardedEvent),
    /// A piece of the input of a tool that has not started.
    ToolInputChunk(ToolInputChunkEvent),
    /// A tool call started.
    ToolStarted(ToolStartedEvent),
    /// A tool call made progress.
    ToolProgress(ToolProgressEvent),
    /// A tool call ran and returned.
    ToolCompleted(ToolCompletedEvent),
    /// A tool call did not run, or did not return.
    ToolFailed(ToolFailedEvent),
    /// A file was changed. Emitted after the change.
    FileChanged(FileChangedEvent),
    /// The whole current plan. Emitted only when it changes.
    PlanUpdated(PlanUpdatedEvent),
    /// The agent asks for permission and waits.
    PermissionRequested(PermissionRequestedEvent),
    /// A permission request was answered, or can no longer be answered.
    PermissionResolved(PermissionResolvedEvent),
    /// The agent asks the user questions and waits.
    QuestionAsked(QuestionAskedEvent),
    /// A question was answered, or can no longer be answered.
    QuestionAnswered(QuestionAnsweredEvent),
    /// The agent started a sub-agent.
    SubagentStarted(SubagentStartedEvent),
    /// A sub-agent ended.
    SubagentCompleted(SubagentCompletedEvent),
    /// A background task started.
    TaskStarted(TaskStartedEvent),
    /// A background task made progress.
    TaskProgress(TaskProgressEvent),
    /// A background task ended.
    TaskCompleted(TaskCompletedEvent),
    /// A hook of the user started.
    HookStarted(HookStartedEvent),
    /// A hook made progress.
    HookProgress(HookProgressEvent),
    /// A hook ended.
    HookCompleted(HookCompletedEvent),
    /// An error. Emitted once, whether or not it ends the turn.
    Error(ErrorEvent),
    /// A message for the operator of the agent.
    Log(LogEvent),
    /// A line that is not a JSON object.
    RawOutput(RawOutputEvent),
    /// The vendor reported how much of a limit is used.
    RateLimitUpdated(RateLimitUpdatedEvent),
}
union! { KnownEvent by "type" as type_
    "sessionStarted" => SessionStarted(SessionStartedEvent),
    "sessionUpdated" => SessionUpdated(SessionUpdatedEvent),
    "sessionEnded" => SessionEnded(SessionEndedEvent),
    "turnStarted" => TurnStarted(TurnStartedEvent),
    "userMessage" => UserMessage(UserMessageEvent),
    "turnCompleted" => TurnCompleted(TurnCompletedEvent),
    "turnFailed" => TurnFailed(TurnFailedEvent),
    "usageReported" => UsageReported(UsageReportedEvent),
    "contextCompacted" => ContextCompacted(ContextCompactedEvent),
    "textChunk" => TextChunk(TextChunkEvent),
    "thinkingChunk" => ThinkingChunk(ThinkingChunkEvent),
    "blockDiscarded" => BlockDiscarded(BlockDiscardedEvent),
    "toolInputChunk" => ToolInputChunk(ToolInputChunkEvent),
    "toolStarted" => ToolStarted(ToolStartedEvent),
    "toolProgress" => ToolProgress(ToolProgressEvent),
    "toolCompleted" => ToolCompleted(ToolCompletedEvent),
    "toolFailed" => ToolFailed(ToolFailedEvent),
    "fileChanged" => FileChanged(FileChangedEvent),
    "planUpdated" => PlanUpdated(PlanUpdatedEvent),
    "permissionRequested" => PermissionRequested(PermissionRequestedEvent),
    "permissionResolved" => PermissionResolved(PermissionResolvedEvent),
    "questionAsked" => QuestionAsked(QuestionAskedEvent),
    "questionAnswered" => QuestionAnswered(QuestionAnsweredEvent),
    "subagentStarted" => SubagentStarted(SubagentStartedEvent),
    "subagentCompleted" => SubagentCompleted(SubagentCompletedEvent),
    "taskStarted" => TaskStarted(TaskStartedEvent),
    "taskProgress" => TaskProgress(TaskProgressEvent),
    "taskCompleted" => TaskCompleted(TaskCompletedEvent),
    "hookStarted" => HookStarted(HookStartedEvent),
    "hookProgress" => HookProgress(HookProgressEvent),
    "hookCompleted" => HookCompleted(HookCompletedEvent),
    "error" => Error(ErrorEvent),
    "log" => Log(LogEvent),
    "rawOutput" => RawOutput(RawOutputEvent),
    "rateLimitUpdated" => RateLimitUpdated(RateLimitUpdatedEvent),
}

macro_rules! each_known_event {
    ($self:ident, $member:ident => $value:expr) => {
        match $self {
            KnownEvent::SessionStarted($member) => $value,
            KnownEvent::SessionUpdated($member) => $value,
            KnownEvent::SessionEnded($member) => $value,
            KnownEvent::TurnStarted($member) => $value,
            KnownEvent::UserMessage($member) => $value,
            KnownEvent::TurnCompleted($member) => $value,
            KnownEvent::TurnFailed($member) => $value,
            KnownEvent::UsageReported($member) => $value,
            KnownEvent::ContextCompacted($member) => $value,
            KnownEvent::TextChunk($member) => $value,
            KnownEvent::ThinkingChunk($member) => $value,
            KnownEvent::BlockDiscarded($member) => $value,
            KnownEvent::ToolInputChunk($member) => $value,
            KnownEvent::ToolStarted($member) => $value,
            KnownEvent::ToolProgress($member) => $value,
            KnownEvent::ToolCompleted($member) => $value,
            KnownEvent::ToolFailed($member) => $value,
            KnownEvent::FileChanged($member) => $value,
            KnownEvent::PlanUpdated($member) => $value,
            KnownEvent::PermissionRequested($member) => $value,
            KnownEvent::PermissionResolved($member) => $value,
            KnownEvent::QuestionAsked($member) => $value,
            KnownEvent::QuestionAnswered($member) => $value,
            KnownEvent::SubagentStarted($member) => $value,
            KnownEvent::SubagentCompleted($member) => $value,
            KnownEvent::TaskStarted($member) => $value,
            KnownEvent::TaskProgress($member) => $value,
            KnownEvent::TaskCompleted($member) => $value,
            KnownEvent::HookStarted($member) => $value,
            KnownEvent::HookProgress($member) => $value,
            KnownEvent::HookCompleted($member) => $value,
            KnownEvent::Error($member) => $value,
            KnownEvent::Log($member) => $value,
            KnownEvent::RawOutput($member) => $value,
            KnownEvent::RateLimitUpdated($member) => $value,
        }
    };
}

impl KnownEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub fn id(&self) -> &str {
        each_known_event!(self, member => &member.id)
    }

    /// The session. It never changes, even if the vendor's own id does.
    pub fn session_id(&self) -> &str {
        each_known_event!(self, member => &member.session_id)
    }

    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub fn timestamp(&self) -> &str {
        each_known_event!(self, member => &member.timestamp)
    }

    /// The agent that runs.
    pub fn agent_type(&self) -> Option<&Word<AgentType>> {
        each_known_event!(self, member => Maybe::<Word<AgentType>>::maybe(&member.agent_type))
    }

    /// Position in the session: from 1, without gaps.
    pub fn seq(&self) -> Option<u64> {
        each_known_event!(self, member => member.seq)
    }

    /// The number of the run in the session: from 1.
    pub fn run(&self) -> Option<u64> {
        each_known_event!(self, member => member.run)
    }

    /// The tool call whose sub-agent this event belongs to.
    pub fn parent_tool_id(&self) -> Option<&str> {
        each_known_event!(self, member => member.parent_tool_id.as_deref())
    }

    /// The sub-agent this event belongs to.
    pub fn subagent_id(&self) -> Option<&str> {
        each_known_event!(self, member => Maybe::<String>::maybe(&member.subagent_id).map(String::as_str))
    }

    pub fn origin(&self) -> Option<&Origin> {
        each_known_event!(self, member => member.origin.as_ref())
    }

    /// The native line this event came from, as JSON; only when the run asked for it.
    pub fn raw(&self) -> Option<&Value> {
        each_known_event!(self, member => member.raw.as_ref())
    }

    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub fn omitted(&self) -> Option<&[String]> {
        each_known_event!(self, member => member.omitted.as_deref())
    }
}

/// A native event without a unified type, whole. Its type is `<agent>:<native name>`.
#[derive(Clone, Debug, PartialEq)]
pub struct ExtensionEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    /// `<agent>:<native type or method, verbatim>`.
    pub type_: String,
    /// The native event.
    pub data: Value,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ExtensionEvent {
    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        type_: impl Into<String>,
        data: impl Into<Value>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            type_: type_.into(),
            data: data.into(),
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { ExtensionEvent
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    type_: required "type" like(regex!("^[a-z][a-z0-9-]*:"));
    data: required "data" any;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// An event of a type that this version does not know, from a newer sender. Pass it on or skip it.
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub id: String,
    /// The session. It never changes, even if the vendor's own id does.
    pub session_id: String,
    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub timestamp: String,
    pub type_: String,
    /// Position in the session: from 1, without gaps.
    pub seq: Option<u64>,
    /// The number of the run in the session: from 1.
    pub run: Option<u64>,
    pub agent_type: Option<Word<AgentType>>,
    /// The tool call whose sub-agent this event belongs to.
    pub parent_tool_id: Option<String>,
    /// The sub-agent this event belongs to.
    pub subagent_id: Option<String>,
    pub origin: Option<Origin>,
    /// The native line this event came from, as JSON; only when the run asked for it.
    pub raw: Option<Value>,
    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub omitted: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UnknownEvent {
    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        session_id: impl Into<String>,
        timestamp: impl Into<String>,
        type_: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            session_id: session_id.into(),
            timestamp: timestamp.into(),
            type_: type_.into(),
            seq: None,
            run: None,
            agent_type: None,
            parent_tool_id: None,
            subagent_id: None,
            origin: None,
            raw: None,
            omitted: None,
            extra: Fields::new(),
        }
    }
}

object! { UnknownEvent
    id: required "id" string;
    session_id: required "sessionId" string;
    timestamp: required "timestamp" timestamp;
    type_: required "type" string;
    seq: optional "seq" ordinal;
    run: optional "run" ordinal;
    agent_type: optional "agentType" any_word;
    parent_tool_id: optional "parentToolId" string;
    subagent_id: optional "subagentId" string;
    origin: optional "origin" Origin::decode;
    raw: optional "raw" any;
    omitted: optional "omitted" list(string);
    ..extra
}

/// One event of the unified stream.
#[derive(Clone, Debug, PartialEq)]
pub enum UnifiedEvent {
    /// A run started. The first event of every run; facts learnt later come as `sessionUpdated`.
    SessionStarted(SessionStartedEvent),
    /// Facts about the session were learnt or changed.
    SessionUpdated(SessionUpdatedEvent),
    /// A run ended. The last event of every run, in every case.
    SessionEnded(SessionEndedEvent),
    /// A turn started: one prompt, until the agent is done with it.
    TurnStarted(TurnStartedEvent),
    /// A message of the user, as repeated by the agent.
    UserMessage(UserMessageEvent),
    /// A turn succeeded.
    TurnCompleted(TurnCompletedEvent),
    /// A turn failed, or was cut off.
    TurnFailed(TurnFailedEvent),
    /// A view of the usage so far. Must not be added up.
    UsageReported(UsageReportedEvent),
    /// The agent shortened its memory of the conversation.
    ContextCompacted(ContextCompactedEvent),
    /// A piece of the agent's text.
    TextChunk(TextChunkEvent),
    /// A piece of the agent's thoughts.
    ThinkingChunk(ThinkingChunkEvent),
    /// A block is void; readers must discard its chunks.
    BlockDiscarded(BlockDiscardedEvent),
    /// A piece of the input of a tool that has not started.
    ToolInputChunk(ToolInputChunkEvent),
    /// A tool call started.
    ToolStarted(ToolStartedEvent),
    /// A tool call made progress.
    ToolProgress(ToolProgressEvent),
    /// A tool call ran and returned.
    ToolCompleted(ToolCompletedEvent),
    /// A tool call did not run, or did not return.
    ToolFailed(ToolFailedEvent),
    /// A file was changed. Emitted after the change.
    FileChanged(FileChangedEvent),
    /// The whole current plan. Emitted only when it changes.
    PlanUpdated(PlanUpdatedEvent),
    /// The agent asks for permission and waits.
    PermissionRequested(PermissionRequestedEvent),
    /// A permission request was answered, or can no longer be answered.
    PermissionResolved(PermissionResolvedEvent),
    /// The agent asks the user questions and waits.
    QuestionAsked(QuestionAskedEvent),
    /// A question was answered, or can no longer be answered.
    QuestionAnswered(QuestionAnsweredEvent),
    /// The agent started a sub-agent.
    SubagentStarted(SubagentStartedEvent),
    /// A sub-agent ended.
    SubagentCompleted(SubagentCompletedEvent),
    /// A background task started.
    TaskStarted(TaskStartedEvent),
    /// A background task made progress.
    TaskProgress(TaskProgressEvent),
    /// A background task ended.
    TaskCompleted(TaskCompletedEvent),
    /// A hook of the user started.
    HookStarted(HookStartedEvent),
    /// A hook made progress.
    HookProgress(HookProgressEvent),
    /// A hook ended.
    HookCompleted(HookCompletedEvent),
    /// An error. Emitted once, whether or not it ends the turn.
    Error(ErrorEvent),
    /// A message for the operator of the agent.
    Log(LogEvent),
    /// A line that is not a JSON object.
    RawOutput(RawOutputEvent),
    /// The vendor reported how much of a limit is used.
    RateLimitUpdated(RateLimitUpdatedEvent),
    /// A native event without a unified type, whole. Its type is `<agent>:<native name>`.
    Extension(ExtensionEvent),
    /// An event of a type that this version does not know, from a newer sender. Pass it on or skip
    /// it.
    Unknown(UnknownEvent),
}
union! { UnifiedEvent by "type" as type_
    "sessionStarted" => SessionStarted(SessionStartedEvent),
    "sessionUpdated" => SessionUpdated(SessionUpdatedEvent),
    "sessionEnded" => SessionEnded(SessionEndedEvent),
    "turnStarted" => TurnStarted(TurnStartedEvent),
    "userMessage" => UserMessage(UserMessageEvent),
    "turnCompleted" => TurnCompleted(TurnCompletedEvent),
    "turnFailed" => TurnFailed(TurnFailedEvent),
    "usageReported" => UsageReported(UsageReportedEvent),
    "contextCompacted" => ContextCompacted(ContextCompactedEvent),
    "textChunk" => TextChunk(TextChunkEvent),
    "thinkingChunk" => ThinkingChunk(ThinkingChunkEvent),
    "blockDiscarded" => BlockDiscarded(BlockDiscardedEvent),
    "toolInputChunk" => ToolInputChunk(ToolInputChunkEvent),
    "toolStarted" => ToolStarted(ToolStartedEvent),
    "toolProgress" => ToolProgress(ToolProgressEvent),
    "toolCompleted" => ToolCompleted(ToolCompletedEvent),
    "toolFailed" => ToolFailed(ToolFailedEvent),
    "fileChanged" => FileChanged(FileChangedEvent),
    "planUpdated" => PlanUpdated(PlanUpdatedEvent),
    "permissionRequested" => PermissionRequested(PermissionRequestedEvent),
    "permissionResolved" => PermissionResolved(PermissionResolvedEvent),
    "questionAsked" => QuestionAsked(QuestionAskedEvent),
    "questionAnswered" => QuestionAnswered(QuestionAnsweredEvent),
    "subagentStarted" => SubagentStarted(SubagentStartedEvent),
    "subagentCompleted" => SubagentCompleted(SubagentCompletedEvent),
    "taskStarted" => TaskStarted(TaskStartedEvent),
    "taskProgress" => TaskProgress(TaskProgressEvent),
    "taskCompleted" => TaskCompleted(TaskCompletedEvent),
    "hookStarted" => HookStarted(HookStartedEvent),
    "hookProgress" => HookProgress(HookProgressEvent),
    "hookCompleted" => HookCompleted(HookCompletedEvent),
    "error" => Error(ErrorEvent),
    "log" => Log(LogEvent),
    "rawOutput" => RawOutput(RawOutputEvent),
    "rateLimitUpdated" => RateLimitUpdated(RateLimitUpdatedEvent),
    pattern "^[a-z][a-z0-9-]*:" => Extension(ExtensionEvent),
    _ => Unknown(UnknownEvent),
}

macro_rules! each_unified_event {
    ($self:ident, $member:ident => $value:expr) => {
        match $self {
            UnifiedEvent::SessionStarted($member) => $value,
            UnifiedEvent::SessionUpdated($member) => $value,
            UnifiedEvent::SessionEnded($member) => $value,
            UnifiedEvent::TurnStarted($member) => $value,
            UnifiedEvent::UserMessage($member) => $value,
            UnifiedEvent::TurnCompleted($member) => $value,
            UnifiedEvent::TurnFailed($member) => $value,
            UnifiedEvent::UsageReported($member) => $value,
            UnifiedEvent::ContextCompacted($member) => $value,
            UnifiedEvent::TextChunk($member) => $value,
            UnifiedEvent::ThinkingChunk($member) => $value,
            UnifiedEvent::BlockDiscarded($member) => $value,
            UnifiedEvent::ToolInputChunk($member) => $value,
            UnifiedEvent::ToolStarted($member) => $value,
            UnifiedEvent::ToolProgress($member) => $value,
            UnifiedEvent::ToolCompleted($member) => $value,
            UnifiedEvent::ToolFailed($member) => $value,
            UnifiedEvent::FileChanged($member) => $value,
            UnifiedEvent::PlanUpdated($member) => $value,
            UnifiedEvent::PermissionRequested($member) => $value,
            UnifiedEvent::PermissionResolved($member) => $value,
            UnifiedEvent::QuestionAsked($member) => $value,
            UnifiedEvent::QuestionAnswered($member) => $value,
            UnifiedEvent::SubagentStarted($member) => $value,
            UnifiedEvent::SubagentCompleted($member) => $value,
            UnifiedEvent::TaskStarted($member) => $value,
            UnifiedEvent::TaskProgress($member) => $value,
            UnifiedEvent::TaskCompleted($member) => $value,
            UnifiedEvent::HookStarted($member) => $value,
            UnifiedEvent::HookProgress($member) => $value,
            UnifiedEvent::HookCompleted($member) => $value,
            UnifiedEvent::Error($member) => $value,
            UnifiedEvent::Log($member) => $value,
            UnifiedEvent::RawOutput($member) => $value,
            UnifiedEvent::RateLimitUpdated($member) => $value,
            UnifiedEvent::Extension($member) => $value,
            UnifiedEvent::Unknown($member) => $value,
        }
    };
}

impl UnifiedEvent {
    /// `<sessionId>.<seq>`: unique among all events.
    pub fn id(&self) -> &str {
        each_unified_event!(self, member => &member.id)
    }

    /// The session. It never changes, even if the vendor's own id does.
    pub fn session_id(&self) -> &str {
        each_unified_event!(self, member => &member.session_id)
    }

    /// When the event was emitted: ISO 8601, UTC, milliseconds.
    pub fn timestamp(&self) -> &str {
        each_unified_event!(self, member => &member.timestamp)
    }

    /// The agent that runs.
    pub fn agent_type(&self) -> Option<&Word<AgentType>> {
        each_unified_event!(self, member => Maybe::<Word<AgentType>>::maybe(&member.agent_type))
    }

    /// Position in the session: from 1, without gaps.
    pub fn seq(&self) -> Option<u64> {
        each_unified_event!(self, member => member.seq)
    }

    /// The number of the run in the session: from 1.
    pub fn run(&self) -> Option<u64> {
        each_unified_event!(self, member => member.run)
    }

    /// The tool call whose sub-agent this event belongs to.
    pub fn parent_tool_id(&self) -> Option<&str> {
        each_unified_event!(self, member => member.parent_tool_id.as_deref())
    }

    /// The sub-agent this event belongs to.
    pub fn subagent_id(&self) -> Option<&str> {
        each_unified_event!(self, member => Maybe::<String>::maybe(&member.subagent_id).map(String::as_str))
    }

    pub fn origin(&self) -> Option<&Origin> {
        each_unified_event!(self, member => member.origin.as_ref())
    }

    /// The native line this event came from, as JSON; only when the run asked for it.
    pub fn raw(&self) -> Option<&Value> {
        each_unified_event!(self, member => member.raw.as_ref())
    }

    /// Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
    pub fn omitted(&self) -> Option<&[String]> {
        each_unified_event!(self, member => member.omitted.as_deref())
    }
}
