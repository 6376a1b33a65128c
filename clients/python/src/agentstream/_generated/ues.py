# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Events of the ues family."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from agentstream._generated.scalars import Count, Finite
from agentstream._generated.words import (
    Agent,
    Coverage,
    Source,
    UesDonePayloadStatus,
    UesToolResultPayloadStatus,
)
from agentstream._model import AnyWord, Maybe, Model, Tagged

__all__ = [
    "UesCost",
    "UesDone",
    "UesDonePayload",
    "UesError",
    "UesErrorPayload",
    "UesEvent",
    "UesExtension",
    "UesInit",
    "UesInitPayload",
    "UesInputTokens",
    "UesOutputTokens",
    "UesPermissionRequest",
    "UesPermissionRequestPayload",
    "UesText",
    "UesTextDelta",
    "UesTextDeltaPayload",
    "UesTextPayload",
    "UesThinking",
    "UesThinkingPayload",
    "UesTokenRecord",
    "UesTokenReport",
    "UesTokens",
    "UesToolResult",
    "UesToolResultPayload",
    "UesToolUse",
    "UesToolUsePayload",
    "UesUnknown",
    "UesUsage",
]


class UesInitPayload(Model):
    """What init carries."""

    model: str
    """Empty if the agent does not report it."""
    cwd: str
    tools: list[str]
    capabilities: Maybe[dict[str, Any]] = None


class UesInit(Model):
    """The session started."""

    type: Literal["init"]
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: UesInitPayload


class UesTextPayload(Model):
    """What text carries."""

    content: str


class UesText(Model):
    """A whole message."""

    type: Literal["text"]
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: UesTextPayload


class UesTextDeltaPayload(Model):
    """What text_delta carries."""

    delta: str


class UesTextDelta(Model):
    """A piece of a message."""

    type: Literal["text_delta"]
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: UesTextDeltaPayload


class UesToolUsePayload(Model):
    """What tool_use carries."""

    tool_name: str
    tool_use_id: str
    input: dict[str, Any]
    description: Maybe[str] = None


class UesToolUse(Model):
    """A tool is called."""

    type: Literal["tool_use"]
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: UesToolUsePayload


class UesToolResultPayload(Model):
    """What tool_result carries."""

    tool_use_id: str
    tool_name: str
    status: UesToolResultPayloadStatus
    output: Any
    duration_ms: Maybe[Count] = None


class UesToolResult(Model):
    """A tool call ended."""

    type: Literal["tool_result"]
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: UesToolResultPayload


class UesThinkingPayload(Model):
    """What thinking carries."""

    summary: str


class UesThinking(Model):
    """A summary of the agent's thoughts."""

    type: Literal["thinking"]
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: UesThinkingPayload


class UesErrorPayload(Model):
    """What error carries."""

    code: Maybe[str] = None
    message: str
    recoverable: bool


class UesError(Model):
    """An error."""

    type: Literal["error"]
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: UesErrorPayload


class UesPermissionRequestPayload(Model):
    """What permission_request carries."""

    tool_name: str
    tool_use_id: str
    input: dict[str, Any]
    reason: Maybe[str] = None


class UesPermissionRequest(Model):
    """The agent asks for permission."""

    type: Literal["permission_request"]
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: UesPermissionRequestPayload


class UesInputTokens(Model):
    """All input, and its parts."""

    total: Count
    uncached: Maybe[Count] = None
    cache_read: Maybe[Count] = None
    cache_write: Maybe[Count] = None


class UesOutputTokens(Model):
    """All output, and its parts."""

    total: Count
    visible: Maybe[Count] = None
    reasoning: Maybe[Count] = None


class UesTokens(Model):
    """Totals and their parts; an absent part is not known."""

    input: UesInputTokens
    output: UesOutputTokens


class UesTokenRecord(Model):
    """The tokens of one model."""

    model: Maybe[str] = None
    tokens: UesTokens


class UesTokenReport(Model):
    """The tokens in detail; absent if they are not known."""

    coverage: AnyWord[Coverage]
    """Whether the totals include all calls."""
    totals: UesTokens
    records: Maybe[list[UesTokenRecord]] = None
    """By model; they add up to the totals."""


class UesCost(Model):
    """The cost, as the agent reports it."""

    amount: Annotated[Finite, Field(ge=0)]
    currency: str
    source: AnyWord[Source]
    """Where the amount comes from."""


class UesUsage(Model):
    """The usage of the session."""

    input_tokens: Count
    output_tokens: Count
    tool_uses: Count
    total_cost_usd: Maybe[Annotated[Finite, Field(ge=0)]] = None
    tokens: Maybe[UesTokenReport] = None
    cost: Maybe[UesCost] = None


class UesDonePayload(Model):
    """What done carries."""

    status: UesDonePayloadStatus
    result: Maybe[str] = None
    resume_token: Maybe[str] = None
    """The agent's own id of the conversation, to resume it."""
    usage: UesUsage
    duration_ms: Count


class UesDone(Model):
    """The session ended; the last event."""

    type: Literal["done"]
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: UesDonePayload


class UesExtension(Model):
    """An adapter's own event, as `codex:file_change`."""

    type: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*:")]
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: Any = None


class UesUnknown(Model):
    """A type that this version does not know. Skip it."""

    type: str
    agent: AnyWord[Agent]
    """The agent."""
    timestamp: Finite
    """Milliseconds since 1970."""
    session_id: str
    metadata: Maybe[dict[str, Any]] = None
    """The vendor's own fields."""
    payload: Any = None


UesEvent: TypeAlias = Annotated[
    UesInit
    | UesText
    | UesTextDelta
    | UesToolUse
    | UesToolResult
    | UesThinking
    | UesError
    | UesPermissionRequest
    | UesDone
    | UesExtension
    | UesUnknown,
    Tagged(
        "type",
        {
            "init": UesInit,
            "text": UesText,
            "text_delta": UesTextDelta,
            "tool_use": UesToolUse,
            "tool_result": UesToolResult,
            "thinking": UesThinking,
            "error": UesError,
            "permission_request": UesPermissionRequest,
            "done": UesDone,
        },
        extension=(r"^[a-z][a-z0-9-]*:", UesExtension),
        unknown=UesUnknown,
    ),
]
"""One event of the unified event stream, `UesEvent`."""
