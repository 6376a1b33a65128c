# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Events of the session-event family."""

from typing import Annotated, Any, Literal, TypeAlias

from agentstream._generated.scalars import Timestamp
from agentstream._model import Maybe, Model, Tagged

__all__ = [
    "SessionAction",
    "SessionActionPayload",
    "SessionCancelled",
    "SessionCancelledPayload",
    "SessionDiff",
    "SessionDiffPayload",
    "SessionError",
    "SessionErrorPayload",
    "SessionEvent",
    "SessionLog",
    "SessionLogPayload",
    "SessionPlan",
    "SessionPlanPayload",
    "SessionToolResult",
    "SessionToolResultPayload",
    "SessionUnknown",
]


class SessionPlanPayload(Model):
    """What plan carries."""

    message: str


class SessionPlan(Model):
    """A plan or a thought of the agent."""

    id: str
    session_id: str
    timestamp: Timestamp
    type: Literal["plan"]
    payload: SessionPlanPayload


class SessionLogPayload(Model):
    """What log carries."""

    line: str


class SessionLog(Model):
    """A text of the agent."""

    id: str
    session_id: str
    timestamp: Timestamp
    type: Literal["log"]
    payload: SessionLogPayload


class SessionDiffPayload(Model):
    """What diff carries."""

    file: str
    diff: Maybe[str] = None


class SessionDiff(Model):
    """A file was changed."""

    id: str
    session_id: str
    timestamp: Timestamp
    type: Literal["diff"]
    payload: SessionDiffPayload


class SessionActionPayload(Model):
    """What action carries."""

    tool: str
    args: Maybe[dict[str, Any]] = None


class SessionAction(Model):
    """A tool is called."""

    id: str
    session_id: str
    timestamp: Timestamp
    type: Literal["action"]
    payload: SessionActionPayload


class SessionToolResultPayload(Model):
    """What toolResult carries."""

    tool: str
    success: bool
    output: Any = None


class SessionToolResult(Model):
    """A tool call ended."""

    id: str
    session_id: str
    timestamp: Timestamp
    type: Literal["toolResult"]
    payload: SessionToolResultPayload


class SessionErrorPayload(Model):
    """What error carries."""

    message: str


class SessionError(Model):
    """The session failed."""

    id: str
    session_id: str
    timestamp: Timestamp
    type: Literal["error"]
    payload: SessionErrorPayload


class SessionCancelledPayload(Model):
    """What cancelled carries."""


class SessionCancelled(Model):
    """The session was cancelled."""

    id: str
    session_id: str
    timestamp: Timestamp
    type: Literal["cancelled"]
    payload: SessionCancelledPayload


class SessionUnknown(Model):
    """A type that this version does not know."""

    type: str
    id: str
    session_id: str
    timestamp: Timestamp
    payload: dict[str, Any]


SessionEvent: TypeAlias = Annotated[
    SessionPlan
    | SessionLog
    | SessionDiff
    | SessionAction
    | SessionToolResult
    | SessionError
    | SessionCancelled
    | SessionUnknown,
    Tagged(
        "type",
        {
            "plan": SessionPlan,
            "log": SessionLog,
            "diff": SessionDiff,
            "action": SessionAction,
            "toolResult": SessionToolResult,
            "error": SessionError,
            "cancelled": SessionCancelled,
        },
        unknown=SessionUnknown,
    ),
]
"""One event of a session of `/api/sessions`, with its payload."""
