# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Connection events."""

from typing import Annotated, Literal, TypeAlias

from agentstream._generated.scalars import Count, Ordinal, Timestamp
from agentstream._generated.words import GapReason
from agentstream._model import Model, Tagged, Word

__all__ = ["ConnectionEvent", "GapNotice", "PingNotice", "QueuedNotice", "UnknownNotice"]


class QueuedNotice(Model):
    """The session waits for its turn to run."""

    type: Literal["queued"]
    session_id: str
    timestamp: Timestamp
    position: Ordinal
    """From 1."""


class GapNotice(Model):
    """Events are missing here because they are no longer stored."""

    type: Literal["gap"]
    session_id: str
    timestamp: Timestamp
    from_seq: Count
    """The first missing event."""
    to_seq: Count
    """The last missing event."""
    reason: Word[GapReason]


class PingNotice(Model):
    """The connection is alive."""

    type: Literal["ping"]
    session_id: str
    timestamp: Timestamp


class UnknownNotice(Model):
    """A notice that this version does not know. Skip it."""

    type: str
    session_id: str
    timestamp: Timestamp


ConnectionEvent: TypeAlias = Annotated[
    QueuedNotice | GapNotice | PingNotice | UnknownNotice,
    Tagged(
        "type",
        {
            "queued": QueuedNotice,
            "gap": GapNotice,
            "ping": PingNotice,
        },
        unknown=UnknownNotice,
    ),
]
"""A notice about the connection that carries events. It is not in the log."""
