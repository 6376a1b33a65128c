# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Events of the daemon family."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Tag

from agentstream._generated.scalars import Ordinal
from agentstream._generated.words import StreamSystemSubtype
from agentstream._model import AnyWord, JsonType, Maybe, Model, Tagged

__all__ = [
    "StreamError",
    "StreamEvent",
    "StreamInterrupted",
    "StreamPartial",
    "StreamPing",
    "StreamQuestion",
    "StreamQuestionOption",
    "StreamQueued",
    "StreamResult",
    "StreamSystem",
    "StreamText",
    "StreamToolUse",
    "StreamUnknown",
]


class StreamSystem(Model, alias_generator=None):
    """Facts about the session."""

    type: Literal["system"]
    subtype: AnyWord[StreamSystemSubtype]
    session_id: Maybe[str] = None
    """The native id of the conversation."""
    model: Maybe[str] = None
    raw: Any = None
    """The native line; on request."""


class StreamPartial(Model):
    """A piece of text; the next `text` replaces the pieces before it."""

    type: Literal["partial"]
    content: str


class StreamText(Model):
    """A whole text."""

    type: Literal["text"]
    content: str
    raw: Any = None
    """The native line; on request."""


class StreamQuestionOption(Model):
    """One answer to choose."""

    description: str
    label: Maybe[str] = None


class StreamQuestion(Model):
    """One question of AskUserQuestion."""

    header: str
    options: list[StreamQuestionOption]
    multi_select: Maybe[bool] = None


StreamToolUseInput: TypeAlias = Annotated[
    Annotated[dict[str, Any], Tag("->object")] | Annotated[list[StreamQuestion], Tag("->array")],
    JsonType,
]


class StreamToolUse(Model):
    """A tool is called, or runs."""

    type: Literal["tool_use"]
    tool: str
    input: Maybe[StreamToolUseInput] = None
    """The tool's arguments; for AskUserQuestion the list of questions."""
    message: Maybe[str] = None
    """The current activity."""
    raw: Any = None
    """The native line; on request."""


class StreamResult(Model, alias_generator=None):
    """The agent finished. Last event."""

    type: Literal["result"]
    session_id: Maybe[str] = None
    """The id to resume the conversation with."""
    raw: Any = None
    """The native line; on request."""


class StreamQueued(Model):
    """The session is busy; the message waits."""

    type: Literal["queued"]
    position: Ordinal
    """From 1."""


class StreamError(Model):
    """An error. Last event."""

    type: Literal["error"]
    message: str


class StreamPing(Model):
    """The connection is alive; every 30 seconds."""

    type: Literal["ping"]


class StreamInterrupted(Model):
    """The operation was interrupted. Last event."""

    type: Literal["interrupted"]


class StreamUnknown(Model):
    """A type that this version does not know. Skip it."""

    type: str


StreamEvent: TypeAlias = Annotated[
    StreamSystem
    | StreamPartial
    | StreamText
    | StreamToolUse
    | StreamResult
    | StreamQueued
    | StreamError
    | StreamPing
    | StreamInterrupted
    | StreamUnknown,
    Tagged(
        "type",
        {
            "system": StreamSystem,
            "partial": StreamPartial,
            "text": StreamText,
            "tool_use": StreamToolUse,
            "result": StreamResult,
            "queued": StreamQueued,
            "error": StreamError,
            "ping": StreamPing,
            "interrupted": StreamInterrupted,
        },
        unknown=StreamUnknown,
    ),
]
"""One `data:` line of the answer to `session.send`; `[DONE]` ends them."""
