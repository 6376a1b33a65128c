"""How far a reader of events has come."""

from collections.abc import Callable
from typing import Literal
from urllib.parse import quote

from agentstream._generated.connection import ConnectionEvent
from agentstream._generated.events import SessionEndedEvent, UnifiedEvent
from agentstream.codec import Codec, DecodeError, decode_json
from agentstream.sse import SseFrame

_notices = Codec[ConnectionEvent](ConnectionEvent)

OnNotice = Callable[[ConnectionEvent], None]
OnError = Callable[[DecodeError, str], None]
Follow = Literal["run", "session"]

#: Seconds without a byte after which the connection counts as lost; the gateway writes every 15.
READ_TIMEOUT = 60.0
_FIRST_DELAY = 0.2
_LONGEST_DELAY = 10.0


class EventCursor:
    """Decodes the frames of one session over any number of connections."""

    def __init__(
        self,
        session_id: str,
        after: int,
        follow: Follow,
        on_notice: OnNotice | None,
        on_error: OnError | None,
    ) -> None:
        self.path = f"/v1/sessions/{quote(session_id, safe='')}/events"
        self.params = {"follow": "session"} if follow == "session" else {}
        self._after = after
        self._follow = follow
        self._on_notice = on_notice
        self._on_error = on_error
        self._delay = _FIRST_DELAY
        self._has_ended = False

    @property
    def headers(self) -> dict[str, str]:
        return {"Accept": "text/event-stream", "Last-Event-ID": str(self._after)}

    @property
    def is_over(self) -> bool:
        """Whether a connection that ends now has ended as it should."""
        return self._has_ended and self._follow == "run"

    def delay(self, retry_after: str | None = None) -> float:
        """Seconds to wait before the next connection."""
        if retry_after is not None and retry_after.isdecimal():
            return float(retry_after)
        delay = self._delay
        self._delay = min(delay * 2, _LONGEST_DELAY)
        return delay

    def take(self, frame: SseFrame) -> UnifiedEvent | None:
        """The event of a frame; None if it has none, or it came before. Raises DecodeError."""
        self._delay = _FIRST_DELAY
        try:
            if frame.id is None:
                if self._on_notice is not None:
                    self._on_notice(_notices.decode_json(frame.data))
                return None
            return self._take_event(frame.id, frame.data)
        except DecodeError as error:
            if self._on_error is None:
                raise
            self._on_error(error, frame.data)
            return None

    def _take_event(self, id_: str, data: str) -> UnifiedEvent | None:
        seq = int(id_) if id_.isdecimal() else None
        if seq is not None and seq <= self._after:
            return None
        if seq is not None:
            self._after = seq
        event = decode_json(data)
        self._has_ended = isinstance(event, SessionEndedEvent)
        return event
