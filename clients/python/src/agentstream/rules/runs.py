"""Rules 1 and 3: runs and turns."""

from agentstream._generated.events import (
    SessionEndedEvent,
    SessionStartedEvent,
    TextChunkEvent,
    ThinkingChunkEvent,
    ToolInputChunkEvent,
    ToolStartedEvent,
    TurnCompletedEvent,
    TurnFailedEvent,
    TurnStartedEvent,
    UnifiedEvent,
)
from agentstream.open_things import MAIN_THREAD, OpenThings, owner_of
from agentstream.rules.rule import EventRule, Fault


class RunsRule:
    def __init__(self) -> None:
        self._is_empty = True

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        self._is_empty = False
        if not isinstance(event, SessionStartedEvent):
            return [] if open_.running else [("1.2", f"{event.type} is outside of a run")]
        faults: list[Fault] = []
        if open_.running:
            faults.append(("1.3", "a run starts before the last one has ended"))
        if event.schema_version is None:
            faults.append(("1.5", "sessionStarted has no schemaVersion"))
        return faults

    def end(self, open_: OpenThings) -> list[Fault]:
        if self._is_empty:
            return [("1.1", "the stream is empty")]
        return [("1.4", "the run has no sessionEnded")] if open_.running else []


class TurnsRule(EventRule):
    def __init__(self, is_tail: bool) -> None:
        self._last: int | None = None if is_tail else 0

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        match event:
            case TurnStartedEvent():
                return self._check_start(event, open_)
            case TurnCompletedEvent() | TurnFailedEvent():
                if event.turn_number == open_.turn_number:
                    return []
                return [("3.3", f"turn {event.turn_number} ends and is not open")]
            case SessionEndedEvent():
                if open_.turn_number is None:
                    return []
                return [("3.4", f"the run ends inside turn {open_.turn_number}")]
            case (
                TextChunkEvent() | ThinkingChunkEvent() | ToolInputChunkEvent() | ToolStartedEvent()
            ):
                if open_.turn_number is not None or owner_of(event) != MAIN_THREAD:
                    return []
                return [("3.5", f"{event.type} of the main thread is outside of a turn")]
            case _:
                return []

    def _check_start(self, event: TurnStartedEvent, open_: OpenThings) -> list[Fault]:
        before, self._last = self._last, event.turn_number
        faults: list[Fault] = []
        if open_.turn_number is not None:
            faults.append(("3.1", f"turn {open_.turn_number} has not ended"))
        if before is not None and event.turn_number != before + 1:
            faults.append(("3.2", f"expected turn {before + 1} to start, got {event.turn_number}"))
        return faults
