# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Events of the ag-ui family."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, Tag

from agentstream._generated.scalars import Count, Integer
from agentstream._generated.words import (
    AgUiReasoningEncryptedValueSubtype,
    AgUiSubagentOutcomeType,
    AgUiTextMessageChunkRole,
    AgUiTextMessageStartRole,
    Op,
)
from agentstream._model import AnyWord, JsonType, Maybe, Model, Tagged

__all__ = [
    "AgUiActivityDelta",
    "AgUiActivitySnapshot",
    "AgUiCancelled",
    "AgUiCustom",
    "AgUiEvent",
    "AgUiInterrupt",
    "AgUiInterruption",
    "AgUiMessagesSnapshot",
    "AgUiOutcome",
    "AgUiPatch",
    "AgUiRaw",
    "AgUiReasoningEncryptedValue",
    "AgUiReasoningEnd",
    "AgUiReasoningMessageChunk",
    "AgUiReasoningMessageContent",
    "AgUiReasoningMessageEnd",
    "AgUiReasoningMessageStart",
    "AgUiReasoningStart",
    "AgUiRunError",
    "AgUiRunFinished",
    "AgUiRunStarted",
    "AgUiStateDelta",
    "AgUiStateSnapshot",
    "AgUiStepFinished",
    "AgUiStepStarted",
    "AgUiSubagentError",
    "AgUiSubagentFinished",
    "AgUiSubagentOutcome",
    "AgUiSubagentStarted",
    "AgUiSuccess",
    "AgUiTextMessageChunk",
    "AgUiTextMessageContent",
    "AgUiTextMessageEnd",
    "AgUiTextMessageStart",
    "AgUiToolCallArgs",
    "AgUiToolCallChunk",
    "AgUiToolCallEnd",
    "AgUiToolCallResult",
    "AgUiToolCallStart",
    "AgUiUnknown",
    "AgUiUnknownOutcome",
    "AgUiUsage",
]


class AgUiRunStarted(Model):
    """A run starts."""

    type: Literal["RUN_STARTED"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    thread_id: str
    """The session."""
    run_id: str
    """`<sessionId>/<run>`."""
    protocol_version: Maybe[str] = None
    parent_run_id: Maybe[str] = None
    input: Maybe[dict[str, Any]] = None
    """What the run was started with."""


class AgUiSuccess(Model):
    """The run completed."""

    type: Literal["success"]
    pending_tool_call_ids: Maybe[list[str]] = None


class AgUiCancelled(Model):
    """The run was cancelled."""

    type: Literal["cancelled"]


class AgUiInterruption(Model):
    """One question that a run waits for."""

    id: str
    reason: str
    message: Maybe[str] = None
    tool_call_id: Maybe[str] = None
    response_schema: Any = None
    """The JSON Schema of the answer."""
    expires_at: Maybe[str] = None
    """ISO 8601."""
    metadata: Any = None
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiInterrupt(Model):
    """The run waits for an answer."""

    type: Literal["interrupt"]
    interrupts: Annotated[list[AgUiInterruption], Field(min_length=1)]


class AgUiUnknownOutcome(Model):
    """An outcome that this version does not know."""

    type: str


AgUiOutcome: TypeAlias = Annotated[
    AgUiSuccess | AgUiCancelled | AgUiInterrupt | AgUiUnknownOutcome,
    Tagged(
        "type",
        {
            "success": AgUiSuccess,
            "cancelled": AgUiCancelled,
            "interrupt": AgUiInterrupt,
        },
        unknown=AgUiUnknownOutcome,
    ),
]
"""How a run ended."""


class AgUiUsage(Model):
    """Tokens of one model."""

    provider: Maybe[str] = None
    model: Maybe[str] = None
    input_tokens: Maybe[Count] = None
    output_tokens: Maybe[Count] = None
    total_tokens: Maybe[Count] = None
    reasoning_tokens: Maybe[Count] = None
    cached_input_tokens: Maybe[Count] = None
    cache_write_input_tokens: Maybe[Count] = None


class AgUiRunFinished(Model):
    """The run ended, completed or cancelled."""

    type: Literal["RUN_FINISHED"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    thread_id: str
    """The session."""
    run_id: str
    """`<sessionId>/<run>`."""
    result: Any = None
    outcome: Maybe[AgUiOutcome] = None
    usage: Maybe[list[AgUiUsage]] = None


class AgUiRunError(Model):
    """The run failed."""

    type: Literal["RUN_ERROR"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message: str
    code: Maybe[str] = None
    """The errorCode."""
    usage: Maybe[list[AgUiUsage]] = None


class AgUiStepStarted(Model):
    """A step starts: a turn."""

    type: Literal["STEP_STARTED"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    step_name: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiStepFinished(Model):
    """A step ends."""

    type: Literal["STEP_FINISHED"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    step_name: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiTextMessageStart(Model):
    """A message starts."""

    type: Literal["TEXT_MESSAGE_START"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    role: Maybe[AnyWord[AgUiTextMessageStartRole]] = None
    name: Maybe[str] = None


class AgUiTextMessageContent(Model):
    """The next piece of a message."""

    type: Literal["TEXT_MESSAGE_CONTENT"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    delta: str
    """The next piece."""


class AgUiTextMessageEnd(Model):
    """A message is complete."""

    type: Literal["TEXT_MESSAGE_END"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiTextMessageChunk(Model):
    """A message in one event. Not sent by us."""

    type: Literal["TEXT_MESSAGE_CHUNK"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: Maybe[str] = None
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    role: Maybe[AnyWord[AgUiTextMessageChunkRole]] = None
    name: Maybe[str] = None
    delta: Maybe[str] = None
    """The next piece."""


class AgUiReasoningStart(Model):
    """Reasoning starts."""

    type: Literal["REASONING_START"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiReasoningMessageStart(Model):
    """A message of reasoning starts."""

    type: Literal["REASONING_MESSAGE_START"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    role: Literal["reasoning"]


class AgUiReasoningMessageContent(Model):
    """The next piece of reasoning."""

    type: Literal["REASONING_MESSAGE_CONTENT"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    delta: str
    """The next piece."""


class AgUiReasoningMessageEnd(Model):
    """A message of reasoning is complete."""

    type: Literal["REASONING_MESSAGE_END"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiReasoningMessageChunk(Model):
    """Reasoning in one event. Not sent by us."""

    type: Literal["REASONING_MESSAGE_CHUNK"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: Maybe[str] = None
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    delta: Maybe[str] = None
    """The next piece."""


class AgUiReasoningEnd(Model):
    """Reasoning ends."""

    type: Literal["REASONING_END"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiReasoningEncryptedValue(Model):
    """Encrypted reasoning. Not sent by us."""

    type: Literal["REASONING_ENCRYPTED_VALUE"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    subtype: AnyWord[AgUiReasoningEncryptedValueSubtype]
    entity_id: str
    encrypted_value: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiToolCallStart(Model):
    """A tool call starts; its arguments follow."""

    type: Literal["TOOL_CALL_START"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    tool_call_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    tool_call_name: str
    parent_message_id: Maybe[str] = None


class AgUiToolCallArgs(Model):
    """The next piece of a call's arguments, as JSON text."""

    type: Literal["TOOL_CALL_ARGS"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    tool_call_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    delta: str
    """The next piece."""


class AgUiToolCallEnd(Model):
    """A call's arguments are complete."""

    type: Literal["TOOL_CALL_END"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    tool_call_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiToolCallChunk(Model):
    """A call in one event. Not sent by us."""

    type: Literal["TOOL_CALL_CHUNK"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    tool_call_id: Maybe[str] = None
    tool_call_name: Maybe[str] = None
    parent_message_id: Maybe[str] = None
    delta: Maybe[str] = None
    """The next piece."""
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


AgUiToolCallResultContent: TypeAlias = Annotated[
    Annotated[str, Tag("->string")] | Annotated[list[dict[str, Any]], Tag("->array")],
    JsonType,
]


class AgUiToolCallResult(Model):
    """What a call returned."""

    type: Literal["TOOL_CALL_RESULT"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    tool_call_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    content: AgUiToolCallResultContent
    """Text from us; may be a list of parts."""
    role: Maybe[Literal["tool"]] = None


class AgUiSubagentStarted(Model):
    """A sub-agent starts."""

    type: Literal["SUBAGENT_STARTED"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    subagent_run_id: str
    name: str
    description: Maybe[str] = None
    """Its prompt."""
    parent_subagent_run_id: Maybe[str] = None
    parent_tool_call_id: Maybe[str] = None
    parent_message_id: Maybe[str] = None


class AgUiSubagentOutcome(Model):
    """How a sub-agent ended."""

    type: AnyWord[AgUiSubagentOutcomeType]
    interrupt_ids: Maybe[list[str]] = None


class AgUiSubagentFinished(Model):
    """A sub-agent ended."""

    type: Literal["SUBAGENT_FINISHED"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    subagent_run_id: str
    result: Any = None
    outcome: Maybe[AgUiSubagentOutcome] = None


class AgUiSubagentError(Model):
    """A sub-agent failed."""

    type: Literal["SUBAGENT_ERROR"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    subagent_run_id: str
    message: str
    code: Maybe[str] = None


class AgUiActivitySnapshot(Model):
    """An activity to show next to the messages, whole."""

    type: Literal["ACTIVITY_SNAPSHOT"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    activity_type: str
    """`PLAN` for a plan."""
    content: Any
    replace: Maybe[bool] = None


class AgUiPatch(Model):
    """One operation of a JSON Patch."""

    op: AnyWord[Op]
    path: str
    """A JSON Pointer."""
    from_: Annotated[Maybe[str], Field(alias="from")] = None
    """A JSON Pointer; for `move` and `copy`."""
    value: Any = None
    """For `add`, `replace` and `test`."""


class AgUiActivityDelta(Model):
    """An activity changed."""

    type: Literal["ACTIVITY_DELTA"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    message_id: str
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""
    activity_type: str
    """`PLAN` for a plan."""
    patch: list[AgUiPatch]
    """A JSON Patch (RFC 6902)."""


class AgUiStateSnapshot(Model):
    """The state that agent and front end share, whole. Not sent by us."""

    type: Literal["STATE_SNAPSHOT"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    snapshot: Any
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiStateDelta(Model):
    """The shared state changed. Not sent by us."""

    type: Literal["STATE_DELTA"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    delta: list[AgUiPatch]
    """A JSON Patch (RFC 6902)."""
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiMessagesSnapshot(Model):
    """All messages of the thread."""

    type: Literal["MESSAGES_SNAPSHOT"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    messages: list[dict[str, Any]]
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiRaw(Model):
    """An event of another protocol. Not sent by us."""

    type: Literal["RAW"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    event: Any
    source: Maybe[str] = None
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiCustom(Model):
    """A unified event that AG-UI has no event for."""

    type: Literal["CUSTOM"]
    timestamp: Maybe[Integer] = None
    """Milliseconds since 1970."""
    raw_event: Any = None
    metadata: Any = None
    name: str
    """The type of the unified event."""
    value: Any
    """The event, without the fields that every event has."""
    subagent_run_id: Maybe[str] = None
    """The sub-agent that it belongs to. Absent: the main agent."""


class AgUiUnknown(Model):
    """A type that this version does not know. Skip it."""

    type: str


AgUiEvent: TypeAlias = Annotated[
    AgUiRunStarted
    | AgUiRunFinished
    | AgUiRunError
    | AgUiStepStarted
    | AgUiStepFinished
    | AgUiTextMessageStart
    | AgUiTextMessageContent
    | AgUiTextMessageEnd
    | AgUiTextMessageChunk
    | AgUiReasoningStart
    | AgUiReasoningMessageStart
    | AgUiReasoningMessageContent
    | AgUiReasoningMessageEnd
    | AgUiReasoningMessageChunk
    | AgUiReasoningEnd
    | AgUiReasoningEncryptedValue
    | AgUiToolCallStart
    | AgUiToolCallArgs
    | AgUiToolCallEnd
    | AgUiToolCallChunk
    | AgUiToolCallResult
    | AgUiSubagentStarted
    | AgUiSubagentFinished
    | AgUiSubagentError
    | AgUiActivitySnapshot
    | AgUiActivityDelta
    | AgUiStateSnapshot
    | AgUiStateDelta
    | AgUiMessagesSnapshot
    | AgUiRaw
    | AgUiCustom
    | AgUiUnknown,
    Tagged(
        "type",
        {
            "RUN_STARTED": AgUiRunStarted,
            "RUN_FINISHED": AgUiRunFinished,
            "RUN_ERROR": AgUiRunError,
            "STEP_STARTED": AgUiStepStarted,
            "STEP_FINISHED": AgUiStepFinished,
            "TEXT_MESSAGE_START": AgUiTextMessageStart,
            "TEXT_MESSAGE_CONTENT": AgUiTextMessageContent,
            "TEXT_MESSAGE_END": AgUiTextMessageEnd,
            "TEXT_MESSAGE_CHUNK": AgUiTextMessageChunk,
            "REASONING_START": AgUiReasoningStart,
            "REASONING_MESSAGE_START": AgUiReasoningMessageStart,
            "REASONING_MESSAGE_CONTENT": AgUiReasoningMessageContent,
            "REASONING_MESSAGE_END": AgUiReasoningMessageEnd,
            "REASONING_MESSAGE_CHUNK": AgUiReasoningMessageChunk,
            "REASONING_END": AgUiReasoningEnd,
            "REASONING_ENCRYPTED_VALUE": AgUiReasoningEncryptedValue,
            "TOOL_CALL_START": AgUiToolCallStart,
            "TOOL_CALL_ARGS": AgUiToolCallArgs,
            "TOOL_CALL_END": AgUiToolCallEnd,
            "TOOL_CALL_CHUNK": AgUiToolCallChunk,
            "TOOL_CALL_RESULT": AgUiToolCallResult,
            "SUBAGENT_STARTED": AgUiSubagentStarted,
            "SUBAGENT_FINISHED": AgUiSubagentFinished,
            "SUBAGENT_ERROR": AgUiSubagentError,
            "ACTIVITY_SNAPSHOT": AgUiActivitySnapshot,
            "ACTIVITY_DELTA": AgUiActivityDelta,
            "STATE_SNAPSHOT": AgUiStateSnapshot,
            "STATE_DELTA": AgUiStateDelta,
            "MESSAGES_SNAPSHOT": AgUiMessagesSnapshot,
            "RAW": AgUiRaw,
            "CUSTOM": AgUiCustom,
        },
        unknown=AgUiUnknown,
    ),
]
"""One event of AG-UI, protocol 1.0."""
