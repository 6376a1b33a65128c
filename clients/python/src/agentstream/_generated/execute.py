# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Events of the execute family."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from agentstream._generated.scalars import Count
from agentstream._generated.words import (
    OutputHookStatus,
    OutputSubagentStatus,
    OutputToolCallStatus,
)
from agentstream._model import AnyWord, Maybe, Model, Tagged

__all__ = [
    "OutputAgentToken",
    "OutputError",
    "OutputEvent",
    "OutputHook",
    "OutputSessionEnd",
    "OutputStderr",
    "OutputStdout",
    "OutputSubagent",
    "OutputThinking",
    "OutputToolCall",
    "OutputToolResult",
    "OutputUnknown",
    "OutputUsage",
]


class OutputAgentToken(Model):
    """A piece of the reply; concatenated, the pieces are the whole reply."""

    kind: Literal["agent_token"]
    text: str


class OutputThinking(Model):
    """A piece of the agent's thoughts; not part of the reply."""

    kind: Literal["thinking"]
    text: str


class OutputToolCall(Model):
    """A tool call started or ended."""

    kind: Literal["tool_call"]
    id: str
    name: str
    status: OutputToolCallStatus
    detail: Maybe[str] = None
    input: Any = None


class OutputToolResult(Model, alias_generator=None):
    """What a tool call returned."""

    kind: Literal["tool_result"]
    tool_call_id: str
    output: Any
    is_error: bool


class OutputSubagent(Model):
    """A nested agent."""

    kind: Literal["subagent"]
    id: str
    status: AnyWord[OutputSubagentStatus]
    label: str


class OutputHook(Model):
    """A hook of the user; SessionStart, Stop and Notification are omitted."""

    kind: Literal["hook"]
    id: str
    name: str
    status: AnyWord[OutputHookStatus]


class OutputUsage(Model, alias_generator=None):
    """The tokens of this turn."""

    kind: Literal["usage"]
    input_tokens: Count
    """Without input read from or written to a cache."""
    output_tokens: Count
    cache_read: Count
    cache_write: Count


class OutputStdout(Model):
    """Any other line of the CLI's output."""

    kind: Literal["stdout"]
    line: str


class OutputStderr(Model):
    """A line of the CLI's error output; only if the run failed."""

    kind: Literal["stderr"]
    line: str


class OutputError(Model):
    """The gateway failed; a session_end with an exit code other than 0 follows."""

    kind: Literal["error"]
    message: str


class OutputSessionEnd(Model, alias_generator=None):
    """The end of the stream."""

    kind: Literal["session_end"]
    exit_code: Annotated[int, Field(ge=-2147483648, le=2147483647)]
    """The CLI's exit code; 128 + n for a signal; 1 if the run failed though the code was 0."""
    duration_ms: Count


class OutputUnknown(Model):
    """A kind that this version does not know. Skip it."""

    kind: str


OutputEvent: TypeAlias = Annotated[
    OutputAgentToken
    | OutputThinking
    | OutputToolCall
    | OutputToolResult
    | OutputSubagent
    | OutputHook
    | OutputUsage
    | OutputStdout
    | OutputStderr
    | OutputError
    | OutputSessionEnd
    | OutputUnknown,
    Tagged(
        "kind",
        {
            "agent_token": OutputAgentToken,
            "thinking": OutputThinking,
            "tool_call": OutputToolCall,
            "tool_result": OutputToolResult,
            "subagent": OutputSubagent,
            "hook": OutputHook,
            "usage": OutputUsage,
            "stdout": OutputStdout,
            "stderr": OutputStderr,
            "error": OutputError,
            "session_end": OutputSessionEnd,
        },
        unknown=OutputUnknown,
    ),
]
"""One `data:` line of `POST /v1/execute`."""
