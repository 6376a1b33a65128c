# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Unified events."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, Tag

from agentstream._generated.scalars import Count, Finite, Integer, Ordinal, Timestamp
from agentstream._generated.words import (
    AgentType,
    ApprovalMode,
    ChangeType,
    CompactionPhase,
    ContextCompactedEventTrigger,
    CostSource,
    DenialSource,
    DiscardReason,
    ErrorCode,
    ExitCause,
    LogLevel,
    OutputStream,
    PermissionDecider,
    PermissionMode,
    PermissionOptionKind,
    PermissionOutcome,
    PermissionTier,
    Phase,
    PlanPriority,
    PlanStatus,
    QuestionOutcome,
    RateLimitUpdatedEventStatus,
    SandboxMode,
    SessionDetail,
    SessionEndReason,
    TaskKind,
    ThinkingKind,
    ToolFailureReason,
    ToolKind,
    TurnTrigger,
    UsageCompleteness,
    UsageScope,
    UserMessageKind,
    VersionStatus,
)
from agentstream._model import AnyWord, JsonType, Maybe, Model, Tagged, Word

__all__ = [
    "BlockDiscardedEvent",
    "ContextCompactedEvent",
    "ErrorEvent",
    "ExtensionEvent",
    "FileChangedEvent",
    "HookCompletedEvent",
    "HookProgressEvent",
    "HookStartedEvent",
    "KnownEvent",
    "Location",
    "LogEvent",
    "Origin",
    "PermissionDenial",
    "PermissionOption",
    "PermissionRequestedEvent",
    "PermissionResolvedEvent",
    "PlanEntry",
    "PlanUpdatedEvent",
    "ProposedChange",
    "Question",
    "QuestionAnsweredEvent",
    "QuestionAskedEvent",
    "QuestionOption",
    "RateLimitUpdatedEvent",
    "RawOutputEvent",
    "Retry",
    "SessionConfig",
    "SessionEndedEvent",
    "SessionStartedEvent",
    "SessionUpdatedEvent",
    "SubagentCompletedEvent",
    "SubagentStartedEvent",
    "TaskCompletedEvent",
    "TaskProgressEvent",
    "TaskStartedEvent",
    "TextChunkEvent",
    "ThinkingChunkEvent",
    "TokenUsage",
    "ToolCompletedEvent",
    "ToolFailedEvent",
    "ToolInputChunkEvent",
    "ToolProgressEvent",
    "ToolStartedEvent",
    "TurnCompletedEvent",
    "TurnFailedEvent",
    "TurnStartedEvent",
    "UnifiedEvent",
    "UnknownEvent",
    "UsageReportedEvent",
    "UserMessageEvent",
]


class SessionConfig(Model):
    """The configuration of a run, which may be stricter than the requested one."""

    agent_type: Maybe[str] = None
    project_id: Maybe[str] = None
    """The caller's name of the project."""
    cwd: Maybe[str] = None
    """The working directory; it must lie in an allowed workspace."""
    model: Maybe[str] = None
    """The vendor's name of the model."""
    approval_mode: Maybe[ApprovalMode] = None
    """Which actions need approval, from the strictest to the loosest. `ask`: every tool;
    `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`:
    everything is approved.
    """
    sandbox_mode: Maybe[SandboxMode] = None
    """From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no
    sandbox; `fullAccess`: the agent is asked to use none.
    """
    permission_tier: Maybe[Word[PermissionTier]] = None
    """A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised =
    autoEdit + workspaceWrite, autonomous = autoAll + fullAccess.
    """
    permission_mode: Maybe[Word[PermissionMode]] = None
    """A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask
    + readOnly, ask = ask.
    """
    allowed_tools: Maybe[list[str]] = None
    """Only these tools exist. Native names, or `kind:<toolKind>`."""
    auto_approve_tools: Maybe[list[str]] = None
    """These tools need no approval. Native names, or `kind:<toolKind>`."""
    disallowed_tools: Maybe[list[str]] = None
    """These tools do not exist. Native names, or `kind:<toolKind>`."""
    max_turns: Maybe[Annotated[int, Field(ge=1, le=1000)]] = None
    """The maximum number of turns of the model."""
    max_budget_usd: Maybe[Annotated[Finite, Field(gt=0)]] = None
    """The maximum cost, in US dollars."""
    protocol: Maybe[str] = None
    """The protocol to use with the agent; chosen by the request's needs when absent."""
    capped: Maybe[list[str]] = None
    """The fields that were lowered to the server's cap, by name."""
    not_guaranteed: Maybe[list[str]] = None
    """The guarantees that are missing in this configuration, in words."""


class Origin(Model):
    """The native line that an event came from."""

    line: Maybe[Ordinal] = None
    """Its number on the CLI's standard output, from 1."""
    type: Maybe[str] = None
    """Its type, in the vendor's words."""
    timestamp: Maybe[Timestamp] = None
    """Its own time, if it has one."""


class SessionStartedEvent(Model):
    """A run started. The first event of every run; facts learnt later come as `sessionUpdated`."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["sessionStarted"]
    agent_type: AnyWord[AgentType]
    """The agent that runs."""
    schema_version: Maybe[str] = None
    """The version of these schemas. Always sent."""
    protocol: Maybe[str] = None
    """The protocol spoken with the agent."""
    model: Maybe[str] = None
    """The vendor's name of the model."""
    cwd: Maybe[str] = None
    """The agent's working directory."""
    tools: Maybe[list[str]] = None
    """The tools that the agent reports."""
    native_session_id: Maybe[str] = None
    """The vendor's id of the conversation, to resume it with."""
    agent_version: Maybe[str] = None
    """The version of the CLI."""
    capabilities: Maybe[dict[str, Any]] = None
    """The capabilities that the agent reports, in its own words."""
    version_status: Maybe[Word[VersionStatus]] = None
    """Whether this version of the CLI was tested."""
    config: Maybe[SessionConfig] = None
    resumed: Maybe[bool] = None
    """The run resumes an earlier conversation."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class SessionUpdatedEvent(Model):
    """Facts about the session were learnt or changed."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["sessionUpdated"]
    model: Maybe[str] = None
    """The vendor's name of the model."""
    cwd: Maybe[str] = None
    """The agent's working directory."""
    tools: Maybe[list[str]] = None
    """The tools that the agent reports."""
    native_session_id: Maybe[str] = None
    """The vendor's id of the conversation, to resume it with."""
    agent_version: Maybe[str] = None
    """The version of the CLI."""
    capabilities: Maybe[dict[str, Any]] = None
    """The capabilities that the agent reports, in its own words."""
    approval_mode: Maybe[Word[ApprovalMode]] = None
    """The current mode of the agent."""
    context_cleared: Maybe[bool] = None
    """The agent has forgotten the conversation so far."""
    reason: Maybe[str] = None
    """The cause, if the vendor reports it."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class TokenUsage(Model):
    """Tokens, counted in the same way for every agent: parts never exceed the whole. If
    completeness is `unknown`, the numbers are 0 and have no meaning.
    """

    input_tokens: Count
    """All input, cached or not."""
    output_tokens: Count
    """All output, reasoning included."""
    total_tokens: Count
    """inputTokens + outputTokens."""
    cached_tokens: Maybe[Count] = None
    """The part of inputTokens that was read from a cache."""
    cache_write_tokens: Maybe[Count] = None
    """The part of inputTokens that was written to a cache."""
    reasoning_tokens: Maybe[Count] = None
    """The part of outputTokens that was reasoning."""
    completeness: Maybe[Word[UsageCompleteness]] = None
    """`reported` (also when absent): the vendor's own total. `partial`: some calls are not
    counted. `unknown`: skip it when adding or showing.
    """


class PermissionDenial(Model):
    """An action that the agent was denied."""

    tool_id: Maybe[str] = None
    tool_name: Maybe[str] = None
    message: Maybe[str] = None
    source: Maybe[Word[DenialSource]] = None
    """The source of the denial."""


class SessionEndedEvent(Model):
    """A run ended. The last event of every run, in every case."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["sessionEnded"]
    reason: SessionEndReason
    """How the run ended. `completed` only if it succeeded."""
    detail: Maybe[Word[SessionDetail]] = None
    """How the run ended, in detail."""
    error: Maybe[str] = None
    """What went wrong, in words."""
    error_code: Maybe[Word[ErrorCode]] = None
    """The cause, with the same words for every agent."""
    exit_code: Maybe[Integer] = None
    """The exit code of the CLI."""
    signal: Maybe[str] = None
    """The signal that ended the CLI, as `SIGTERM`."""
    exit_cause: Maybe[Word[ExitCause]] = None
    """Explains an exit code other than 0, or a signal, of a completed run. `hostEnded`: the host
    ended the process after its result. `vendorCode`: the vendor uses this code or signal for
    successful runs.
    """
    duration_ms: Maybe[Count] = None
    usage: Maybe[TokenUsage] = None
    """Of this run: the sum of its turns."""
    cost_usd: Maybe[Annotated[Finite, Field(ge=0)]] = None
    """Of this run."""
    cost_source: Maybe[Word[CostSource]] = None
    permission_denials: Maybe[list[PermissionDenial]] = None
    native_session_id: Maybe[str] = None
    """The id to resume the conversation with."""
    result: Maybe[str] = None
    """The agent's final answer, if the vendor repeats it."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class TurnStartedEvent(Model):
    """A turn started: one prompt, until the agent is done with it."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["turnStarted"]
    turn_number: Ordinal
    """From 1, counted over all runs of a session."""
    prompt: Maybe[str] = None
    trigger: Maybe[Word[TurnTrigger]] = None
    """What started it: a prompt, a background task that ended, a queued prompt, a slash command."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class UserMessageEvent(Model):
    """A message of the user, as repeated by the agent."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["userMessage"]
    content: str
    kind: Maybe[Word[UserMessageKind]] = None
    """`steer`: sent during a turn."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class TurnCompletedEvent(Model):
    """A turn succeeded."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["turnCompleted"]
    turn_number: Ordinal
    """From 1, counted over all runs of a session."""
    usage: TokenUsage
    """Of this turn, sub-agents included."""
    duration_ms: Maybe[Count] = None
    result: Maybe[str] = None
    """The final answer, if the vendor repeats it."""
    stop_reason: Maybe[str] = None
    """Why the model stopped, in the vendor's words."""
    terminal_reason: Maybe[str] = None
    """Why the turn ended, in the vendor's words."""
    structured_output: Any = None
    """The answer to `outputSchema`."""
    cost_usd: Maybe[Annotated[Finite, Field(ge=0)]] = None
    """Of this turn; only if it was reported."""
    cost_source: Maybe[Word[CostSource]] = None
    usage_by_model: Maybe[dict[str, TokenUsage]] = None
    permission_denials: Maybe[list[PermissionDenial]] = None
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class TurnFailedEvent(Model):
    """A turn failed, or was cut off."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["turnFailed"]
    turn_number: Ordinal
    """From 1, counted over all runs of a session."""
    error: str
    """What went wrong, in words."""
    error_code: Word[ErrorCode]
    """The cause, with the same words for every agent."""
    usage: Maybe[TokenUsage] = None
    duration_ms: Maybe[Count] = None
    result: Maybe[str] = None
    """The final answer, if the vendor repeats it."""
    stop_reason: Maybe[str] = None
    """Why the model stopped, in the vendor's words."""
    terminal_reason: Maybe[str] = None
    """Why the turn ended, in the vendor's words."""
    structured_output: Any = None
    """The answer to `outputSchema`."""
    cost_usd: Maybe[Annotated[Finite, Field(ge=0)]] = None
    """Of this turn; only if it was reported."""
    cost_source: Maybe[Word[CostSource]] = None
    usage_by_model: Maybe[dict[str, TokenUsage]] = None
    permission_denials: Maybe[list[PermissionDenial]] = None
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class UsageReportedEvent(Model):
    """A view of the usage so far. Must not be added up."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["usageReported"]
    usage: TokenUsage
    scope: Word[UsageScope]
    model: Maybe[str] = None
    cost_usd: Maybe[Annotated[Finite, Field(ge=0)]] = None
    context_window: Maybe[Count] = None
    """The size of the model's context, in tokens."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class ContextCompactedEvent(Model):
    """The agent shortened its memory of the conversation."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["contextCompacted"]
    phase: Word[CompactionPhase]
    trigger: Maybe[AnyWord[ContextCompactedEventTrigger]] = None
    tokens_before: Maybe[Count] = None
    tokens_after: Maybe[Count] = None
    error: Maybe[str] = None
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class TextChunkEvent(Model):
    """A piece of the agent's text."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["textChunk"]
    content: str
    """The new part of the text; the contents of a block concatenate to its text."""
    is_complete: Maybe[bool] = None
    """The block is closed by this chunk. Absent: false."""
    text: Maybe[str] = None
    """The whole text of the block; only on its closing chunk."""
    block_id: Maybe[str] = None
    """The id of the block; always sent by us."""
    message_id: Maybe[str] = None
    """The vendor's id of the message."""
    phase: Maybe[AnyWord[Phase]] = None
    """The purpose of the text, in the vendor's words."""
    local: Maybe[bool] = None
    """Written by the CLI itself, not by a model."""
    interrupted: Maybe[bool] = None
    """The block was cut off: its text is incomplete."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class ThinkingChunkEvent(Model):
    """A piece of the agent's thoughts."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["thinkingChunk"]
    content: str
    """The new part of the text; the contents of a block concatenate to its text."""
    is_complete: Maybe[bool] = None
    """The block is closed by this chunk. Absent: false."""
    text: Maybe[str] = None
    """The whole text of the block; only on its closing chunk."""
    block_id: Maybe[str] = None
    """The id of the block; always sent by us."""
    message_id: Maybe[str] = None
    """The vendor's id of the message."""
    kind: Maybe[Word[ThinkingKind]] = None
    redacted: Maybe[bool] = None
    """The vendor does not show these thoughts."""
    interrupted: Maybe[bool] = None
    """The block was cut off: its text is incomplete."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class BlockDiscardedEvent(Model):
    """A block is void; readers must discard its chunks."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["blockDiscarded"]
    block_id: str
    """A block, or the toolId of a tool whose input streamed but that never started."""
    reason: Maybe[Word[DiscardReason]] = None
    """`retried`: the request was repeated. `superseded`: another text replaces it."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class ToolInputChunkEvent(Model):
    """A piece of the input of a tool that has not started."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["toolInputChunk"]
    tool_id: str
    """The id of the call; unique in the session."""
    content: str
    """The next piece of JSON text."""
    tool_name: Maybe[str] = None
    """The tool, in the vendor's words."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class Location(Model):
    """A place in a file."""

    path: str
    line: Maybe[Count] = None


class ToolStartedEvent(Model):
    """A tool call started."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["toolStarted"]
    tool_id: str
    """The id of the call; unique in the session."""
    tool_name: str
    """The tool, in the vendor's words."""
    arguments: Maybe[dict[str, Any]] = None
    """Absent: not known. `{}`: none. A value that is not an object is `{value: …}`."""
    tool_kind: Maybe[Word[ToolKind]] = None
    """The kind of the tool, with the same words for every agent."""
    title: Maybe[str] = None
    """A line about the call, for people."""
    server: Maybe[str] = None
    """The MCP server it belongs to."""
    locations: Maybe[list[Location]] = None
    started_at: Maybe[Timestamp] = None
    """When it started, if the vendor reports it later."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class ToolProgressEvent(Model):
    """A tool call made progress."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["toolProgress"]
    tool_id: str
    """The id of the call; unique in the session."""
    output: Maybe[str] = None
    """Only the new output. Live, and perhaps incomplete: the result is authoritative."""
    input: Maybe[str] = None
    """Input that was written to the tool."""
    progress: Maybe[Annotated[Finite, Field(ge=0, le=1)]] = None
    """From 0 to 1."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class ToolCompletedEvent(Model):
    """A tool call ran and returned."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["toolCompleted"]
    tool_id: str
    """The id of the call; unique in the session."""
    success: bool
    """False if it returned a failure, also for an exit code other than 0."""
    result: Any = None
    error: Maybe[str] = None
    exit_code: Maybe[Integer] = None
    duration_ms: Maybe[Count] = None
    """Only if the vendor reports it."""
    tool_name: Maybe[str] = None
    """The tool, in the vendor's words."""
    arguments: Maybe[dict[str, Any]] = None
    """Absent: not known. `{}`: none. A value that is not an object is `{value: …}`."""
    background: Maybe[bool] = None
    """It continues in the background, as the task `taskId`."""
    task_id: Maybe[str] = None
    truncated: Maybe[bool] = None
    """The result is not the whole output."""
    output_path: Maybe[str] = None
    """The file with the whole output."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class ToolFailedEvent(Model):
    """A tool call did not run, or did not return."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["toolFailed"]
    tool_id: str
    """The id of the call; unique in the session."""
    reason: Word[ToolFailureReason]
    """`denied`: refused. `cancelled`: interrupted. `notRun`: never started, unknown tool or bad
    arguments. `error`: crashed.
    """
    error: Maybe[str] = None
    tool_name: Maybe[str] = None
    """The tool, in the vendor's words."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class FileChangedEvent(Model):
    """A file was changed. Emitted after the change."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["fileChanged"]
    file_path: str
    """As reported by the vendor."""
    change_type: ChangeType
    diff: Maybe[str] = None
    """A unified diff."""
    before: Maybe[str] = None
    """The content before."""
    after: Maybe[str] = None
    """The content after."""
    moved_to: Maybe[str] = None
    """The new path of a file that was moved."""
    tool_id: Maybe[str] = None
    """The call that changed it."""
    inferred: Maybe[bool] = None
    """Inferred from a call that succeeded; the vendor does not report it."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class PlanEntry(Model):
    """One step of a plan."""

    content: str
    status: Word[PlanStatus]
    priority: Maybe[Word[PlanPriority]] = None


class PlanUpdatedEvent(Model):
    """The whole current plan. Emitted only when it changes."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["planUpdated"]
    entries: list[PlanEntry]
    explanation: Maybe[str] = None
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class ProposedChange(Model):
    """A change to a file that has not been made yet."""

    file_path: str
    """As reported by the vendor."""
    change_type: Word[ChangeType]
    diff: Maybe[str] = None
    """A unified diff."""
    before: Maybe[str] = None
    """The content before."""
    after: Maybe[str] = None
    """The content after."""


class PermissionOption(Model):
    """One way to answer a permission request."""

    option_id: str
    kind: Word[PermissionOptionKind]
    label: Maybe[str] = None


class PermissionRequestedEvent(Model):
    """The agent asks for permission and waits."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["permissionRequested"]
    request_id: str
    """The id of the request; unique in the session."""
    tool_name: str
    """The tool, in the vendor's words."""
    arguments: Maybe[dict[str, Any]] = None
    """Absent: not known. `{}`: none. A value that is not an object is `{value: …}`."""
    tool_id: Maybe[str] = None
    """The call that waits."""
    title: Maybe[str] = None
    tool_kind: Maybe[Word[ToolKind]] = None
    locations: Maybe[list[Location]] = None
    changes: Maybe[list[ProposedChange]] = None
    options: Maybe[list[PermissionOption]] = None
    reason: Maybe[str] = None
    """Why the agent asks."""
    plan: Maybe[str] = None
    """The plan, if the request is to approve one."""
    can_change_arguments: Maybe[bool] = None
    """Whether an answer may change `arguments`. Absent: not known."""
    expires_at: Maybe[Timestamp] = None
    """An unanswered request counts as denied after this time."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class PermissionResolvedEvent(Model):
    """A permission request was answered, or can no longer be answered."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["permissionResolved"]
    request_id: str
    """The id of the request; unique in the session."""
    outcome: Word[PermissionOutcome]
    option_id: Maybe[str] = None
    by: Maybe[Word[PermissionDecider]] = None
    message: Maybe[str] = None
    updated_arguments: Maybe[dict[str, Any]] = None
    """Absent: not known. `{}`: none. A value that is not an object is `{value: …}`."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class QuestionOption(Model):
    """One answer to choose."""

    label: str
    description: Maybe[str] = None


class Question(Model):
    """One question to the user."""

    id: str
    header: Maybe[str] = None
    question: str
    options: Maybe[list[QuestionOption]] = None
    multi_select: Maybe[bool] = None
    allow_other: Maybe[bool] = None
    """Any text may be given instead of an option."""
    is_secret: Maybe[bool] = None
    """The answer must not be shown or logged."""


class QuestionAskedEvent(Model):
    """The agent asks the user questions and waits."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["questionAsked"]
    request_id: str
    """The id of the request; unique in the session."""
    questions: list[Question]
    tool_id: Maybe[str] = None
    """The call that waits."""
    message: Maybe[str] = None
    schema_: Annotated[Maybe[dict[str, Any]], Field(alias="schema")] = None
    """The JSON Schema of the answer, if it is a form."""
    url: Maybe[str] = None
    """The page to answer on."""
    server: Maybe[str] = None
    """The MCP server that asks."""
    expires_at: Maybe[Timestamp] = None
    """An unanswered request counts as denied after this time."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


QuestionAnsweredEventAnswers: TypeAlias = Annotated[
    Annotated[str, Tag("->string")] | Annotated[list[str], Tag("->array")],
    JsonType,
]


class QuestionAnsweredEvent(Model):
    """A question was answered, or can no longer be answered."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["questionAnswered"]
    request_id: str
    """The id of the request; unique in the session."""
    outcome: Word[QuestionOutcome]
    answers: Maybe[dict[str, QuestionAnsweredEventAnswers]] = None
    """By question id: the chosen label or the given text; several if the question is
    multiSelect.
    """
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class SubagentStartedEvent(Model):
    """The agent started a sub-agent."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["subagentStarted"]
    subagent_id: str
    label: str
    """The name or the task of the sub-agent."""
    tool_id: Maybe[str] = None
    """The call that started it."""
    prompt: Maybe[str] = None
    model: Maybe[str] = None
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class SubagentCompletedEvent(Model):
    """A sub-agent ended."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["subagentCompleted"]
    subagent_id: str
    success: bool
    summary: Maybe[str] = None
    """The answer of the sub-agent."""
    usage: Maybe[TokenUsage] = None
    """The vendor's figure; it is included in the usage of the turn."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class TaskStartedEvent(Model):
    """A background task started."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["taskStarted"]
    task_id: str
    kind: Word[TaskKind]
    tool_id: Maybe[str] = None
    """The call that started it."""
    title: Maybe[str] = None
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class TaskProgressEvent(Model):
    """A background task made progress."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["taskProgress"]
    task_id: str
    output: Maybe[str] = None
    """Only the new part."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class TaskCompletedEvent(Model):
    """A background task ended."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["taskCompleted"]
    task_id: str
    success: bool
    status: Maybe[str] = None
    """In the vendor's words."""
    output_file: Maybe[str] = None
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class HookStartedEvent(Model):
    """A hook of the user started."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["hookStarted"]
    hook_id: str
    name: str
    """The hook, in the vendor's words."""
    hook_event: Maybe[str] = None
    """The event of the hook, in the vendor's words."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class HookProgressEvent(Model):
    """A hook made progress."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["hookProgress"]
    hook_id: str
    output: Maybe[str] = None
    """Only the new part."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class HookCompletedEvent(Model):
    """A hook ended."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["hookCompleted"]
    hook_id: str
    name: str
    """The hook, in the vendor's words."""
    success: bool
    output: Maybe[str] = None
    exit_code: Maybe[Integer] = None
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class Retry(Model):
    """A failed attempt that will be retried."""

    attempt: Maybe[Count] = None
    """Which attempt failed, from 1."""
    max_attempts: Maybe[Count] = None
    delay_ms: Maybe[Count] = None
    """How long until the next attempt."""


class ErrorEvent(Model):
    """An error. Emitted once, whether or not it ends the turn."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["error"]
    message: str
    error_code: Word[ErrorCode]
    """The cause, with the same words for every agent."""
    fatal: bool
    """The error ends the turn or the run."""
    retry: Maybe[Retry] = None
    """Present if the failed call is retried."""
    http_status: Maybe[Integer] = None
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class LogEvent(Model):
    """A message for the operator of the agent."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["log"]
    level: Word[LogLevel]
    message: str
    source: Maybe[str] = None
    """The author: `adapter`, `runner`, `gateway`, `agent`, `stderr`."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class RawOutputEvent(Model):
    """A line that is not a JSON object."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["rawOutput"]
    stream: OutputStream
    line: str
    truncated: Maybe[bool] = None
    """The line was longer; only its beginning is kept."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class RateLimitUpdatedEvent(Model):
    """The vendor reported how much of a limit is used."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Literal["rateLimitUpdated"]
    status: AnyWord[RateLimitUpdatedEventStatus]
    """In the vendor's words."""
    resets_at: Maybe[Timestamp] = None
    """When the limit is reset."""
    window: Maybe[str] = None
    """Which limit, in the vendor's words."""
    used_percent: Maybe[Annotated[Finite, Field(ge=0)]] = None
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


KnownEvent: TypeAlias = Annotated[
    SessionStartedEvent
    | SessionUpdatedEvent
    | SessionEndedEvent
    | TurnStartedEvent
    | UserMessageEvent
    | TurnCompletedEvent
    | TurnFailedEvent
    | UsageReportedEvent
    | ContextCompactedEvent
    | TextChunkEvent
    | ThinkingChunkEvent
    | BlockDiscardedEvent
    | ToolInputChunkEvent
    | ToolStartedEvent
    | ToolProgressEvent
    | ToolCompletedEvent
    | ToolFailedEvent
    | FileChangedEvent
    | PlanUpdatedEvent
    | PermissionRequestedEvent
    | PermissionResolvedEvent
    | QuestionAskedEvent
    | QuestionAnsweredEvent
    | SubagentStartedEvent
    | SubagentCompletedEvent
    | TaskStartedEvent
    | TaskProgressEvent
    | TaskCompletedEvent
    | HookStartedEvent
    | HookProgressEvent
    | HookCompletedEvent
    | ErrorEvent
    | LogEvent
    | RawOutputEvent
    | RateLimitUpdatedEvent,
    Tagged(
        "type",
        {
            "sessionStarted": SessionStartedEvent,
            "sessionUpdated": SessionUpdatedEvent,
            "sessionEnded": SessionEndedEvent,
            "turnStarted": TurnStartedEvent,
            "userMessage": UserMessageEvent,
            "turnCompleted": TurnCompletedEvent,
            "turnFailed": TurnFailedEvent,
            "usageReported": UsageReportedEvent,
            "contextCompacted": ContextCompactedEvent,
            "textChunk": TextChunkEvent,
            "thinkingChunk": ThinkingChunkEvent,
            "blockDiscarded": BlockDiscardedEvent,
            "toolInputChunk": ToolInputChunkEvent,
            "toolStarted": ToolStartedEvent,
            "toolProgress": ToolProgressEvent,
            "toolCompleted": ToolCompletedEvent,
            "toolFailed": ToolFailedEvent,
            "fileChanged": FileChangedEvent,
            "planUpdated": PlanUpdatedEvent,
            "permissionRequested": PermissionRequestedEvent,
            "permissionResolved": PermissionResolvedEvent,
            "questionAsked": QuestionAskedEvent,
            "questionAnswered": QuestionAnsweredEvent,
            "subagentStarted": SubagentStartedEvent,
            "subagentCompleted": SubagentCompletedEvent,
            "taskStarted": TaskStartedEvent,
            "taskProgress": TaskProgressEvent,
            "taskCompleted": TaskCompletedEvent,
            "hookStarted": HookStartedEvent,
            "hookProgress": HookProgressEvent,
            "hookCompleted": HookCompletedEvent,
            "error": ErrorEvent,
            "log": LogEvent,
            "rawOutput": RawOutputEvent,
            "rateLimitUpdated": RateLimitUpdatedEvent,
        },
    ),
]
"""An event of a type that this version knows."""


class ExtensionEvent(Model):
    """A native event without a unified type, whole. Its type is `<agent>:<native name>`."""

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*:")]
    """`<agent>:<native type or method, verbatim>`."""
    data: Any
    """The native event."""
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


class UnknownEvent(Model):
    """An event of a type that this version does not know, from a newer sender. Pass it on or
    skip it.
    """

    id: str
    """`<sessionId>.<seq>`: unique among all events."""
    session_id: str
    """The session. It never changes, even if the vendor's own id does."""
    timestamp: Timestamp
    """When the event was emitted: ISO 8601, UTC, milliseconds."""
    type: str
    seq: Maybe[Ordinal] = None
    """Position in the session: from 1, without gaps."""
    run: Maybe[Ordinal] = None
    """The number of the run in the session: from 1."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    parent_tool_id: Maybe[str] = None
    """The tool call whose sub-agent this event belongs to."""
    subagent_id: Maybe[str] = None
    """The sub-agent this event belongs to."""
    origin: Maybe[Origin] = None
    raw: Any = None
    """The native line this event came from, as JSON; only when the run asked for it."""
    omitted: Maybe[list[str]] = None
    """Fields that are omitted from this event: they repeat values already sent, and exceed 1
    MiB.
    """


UnifiedEvent: TypeAlias = Annotated[
    KnownEvent | ExtensionEvent | UnknownEvent,
    Tagged(
        "type",
        {
            "sessionStarted": SessionStartedEvent,
            "sessionUpdated": SessionUpdatedEvent,
            "sessionEnded": SessionEndedEvent,
            "turnStarted": TurnStartedEvent,
            "userMessage": UserMessageEvent,
            "turnCompleted": TurnCompletedEvent,
            "turnFailed": TurnFailedEvent,
            "usageReported": UsageReportedEvent,
            "contextCompacted": ContextCompactedEvent,
            "textChunk": TextChunkEvent,
            "thinkingChunk": ThinkingChunkEvent,
            "blockDiscarded": BlockDiscardedEvent,
            "toolInputChunk": ToolInputChunkEvent,
            "toolStarted": ToolStartedEvent,
            "toolProgress": ToolProgressEvent,
            "toolCompleted": ToolCompletedEvent,
            "toolFailed": ToolFailedEvent,
            "fileChanged": FileChangedEvent,
            "planUpdated": PlanUpdatedEvent,
            "permissionRequested": PermissionRequestedEvent,
            "permissionResolved": PermissionResolvedEvent,
            "questionAsked": QuestionAskedEvent,
            "questionAnswered": QuestionAnsweredEvent,
            "subagentStarted": SubagentStartedEvent,
            "subagentCompleted": SubagentCompletedEvent,
            "taskStarted": TaskStartedEvent,
            "taskProgress": TaskProgressEvent,
            "taskCompleted": TaskCompletedEvent,
            "hookStarted": HookStartedEvent,
            "hookProgress": HookProgressEvent,
            "hookCompleted": HookCompletedEvent,
            "error": ErrorEvent,
            "log": LogEvent,
            "rawOutput": RawOutputEvent,
            "rateLimitUpdated": RateLimitUpdatedEvent,
        },
        extension=(r"^[a-z][a-z0-9-]*:", ExtensionEvent),
        unknown=UnknownEvent,
    ),
]
"""One event of the unified stream."""
