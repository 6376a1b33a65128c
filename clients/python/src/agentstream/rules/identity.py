"""Rule 2: identity and order."""

from agentstream._generated.events import SessionStartedEvent, UnifiedEvent
from agentstream.open_things import OpenThings
from agentstream.rules.rule import EventRule, Fault


class IdentityRule(EventRule):
    def __init__(self, is_tail: bool) -> None:
        self._expected_seq: int | None = None if is_tail else 1
        self._is_first = True
        self._ids: set[str] = set()
        self._session: str | None = None
        self._instant: tuple[str, str] | None = None
        self._run: int | None = None if is_tail else 0
        self._has_run = False
        self._agent: str | None = None
        self._line = 0

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        return [
            *self._check_seq(event),
            *self._check_ids(event),
            *self._check_time(event),
            *self._check_run(event),
            *self._check_agent(event),
            *self._check_origin(event),
        ]

    def _check_seq(self, event: UnifiedEvent) -> list[Fault]:
        expected = self._expected_seq
        clause = "2.2" if self._is_first else "2.3"
        self._is_first = False
        if event.seq is None:
            self._expected_seq = None if expected is None else expected + 1
            return [("2.1", "the event has no seq")]
        self._expected_seq = event.seq + 1
        if expected is None or expected == event.seq:
            return []
        return [(clause, f"expected seq {expected}, got {event.seq}")]

    def _check_ids(self, event: UnifiedEvent) -> list[Fault]:
        faults: list[Fault] = []
        if self._session is None:
            self._session = event.session_id
        if event.seq is not None and event.id != f"{event.session_id}.{event.seq}":
            faults.append(
                ("2.4", f"expected the id {event.session_id}.{event.seq}, got {event.id}")
            )
        if event.id in self._ids:
            faults.append(("2.5", f"the id {event.id} was used before"))
        self._ids.add(event.id)
        if event.session_id != self._session:
            faults.append(
                ("2.6", f"expected the sessionId {self._session}, got {event.session_id}")
            )
        return faults

    def _check_time(self, event: UnifiedEvent) -> list[Fault]:
        before = self._instant
        self._instant = _instant_of(event.timestamp)
        if before is None or self._instant >= before:
            return []
        return [("2.7", f"the timestamp {event.timestamp} goes back")]

    def _check_run(self, event: UnifiedEvent) -> list[Fault]:
        if event.run is None:
            return [("2.8", "the event has no run")]
        before = self._run
        if not isinstance(event, SessionStartedEvent):
            if not self._has_run or event.run == before:
                return []
            return [("2.10", f"expected run {before}, got {event.run}")]
        self._has_run = True
        self._run = event.run
        if before is None or event.run == before + 1:
            return []
        return [("2.9", f"expected run {before + 1} to start, got {event.run}")]

    def _check_agent(self, event: UnifiedEvent) -> list[Fault]:
        if event.agent_type is None:
            return [("2.11", "the event has no agentType")]
        if isinstance(event, SessionStartedEvent):
            self._agent = event.agent_type
        if self._agent is None or event.agent_type == self._agent:
            return []
        return [("2.12", f"expected the agentType {self._agent}, got {event.agent_type}")]

    def _check_origin(self, event: UnifiedEvent) -> list[Fault]:
        if isinstance(event, SessionStartedEvent):
            self._line = 0
        line = None if event.origin is None else event.origin.line
        if line is None:
            return []
        before, self._line = self._line, line
        return [("2.13", f"line {line} comes after line {before}")] if line < before else []


def _instant_of(timestamp: str) -> tuple[str, str]:
    """Orders as time does, to the millisecond: the format is fixed, and always UTC."""
    seconds, _, fraction = timestamp.removesuffix("Z").partition(".")
    return seconds, fraction[:3].ljust(3, "0")
