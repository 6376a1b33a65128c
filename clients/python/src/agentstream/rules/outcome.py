"""Rules 9 and 10: outcome and plans."""

from agentstream._generated.events import (
    ErrorEvent,
    PlanUpdatedEvent,
    SessionEndedEvent,
    SessionStartedEvent,
    ToolStartedEvent,
    TurnCompletedEvent,
    TurnFailedEvent,
    TurnStartedEvent,
    UnifiedEvent,
)
from agentstream.codec import encode
from agentstream.open_things import OpenThings, Owner, owner_of
from agentstream.rules.canonical import canonical_json
from agentstream.rules.rule import EventRule, Fault


class OutcomeRule(EventRule):
    def __init__(self) -> None:
        self._has_turn_failed = False
        self._is_fatal = False
        self._is_turn_fatal = False

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        match event:
            case SessionStartedEvent():
                self._has_turn_failed = self._is_fatal = self._is_turn_fatal = False
            case TurnStartedEvent():
                self._is_turn_fatal = False
            case ErrorEvent():
                if event.fatal:
                    self._is_fatal = True
                    self._is_turn_fatal = open_.turn_number is not None
            case TurnFailedEvent():
                self._has_turn_failed = True
                self._is_turn_fatal = False
            case TurnCompletedEvent():
                is_contradicted = self._is_turn_fatal
                self._has_turn_failed = self._is_fatal = self._is_turn_fatal = False
                return (
                    [("9.5", "the turn completed, after a fatal error")] if is_contradicted else []
                )
            case SessionEndedEvent():
                return self._check_end(event)
            case _:
                pass
        return []

    def _check_end(self, event: SessionEndedEvent) -> list[Fault]:
        has_error = event.error is not None or event.error_code is not None
        if event.reason == "failed":
            is_explained = has_error or event.detail is not None
            return [] if is_explained else [("9.7", "the run failed, without a cause")]
        if event.reason != "completed":
            return []
        faults: list[Fault] = []
        if self._has_turn_failed:
            faults.append(("9.1", "the run completed, though its last turn failed"))
        if has_error:
            faults.append(("9.2", "the run completed with an error"))
        if event.exit_cause is None and event.exit_code not in (None, 0):
            faults.append(("9.3", f"the run completed with exit code {event.exit_code}"))
        if event.exit_cause is None and event.signal is not None:
            faults.append(("9.4", f"the run completed by {event.signal}"))
        if self._is_fatal:
            faults.append(("9.6", "the run completed, after a fatal error"))
        return faults


class DenialListsRule(EventRule):
    def __init__(self) -> None:
        self._started: set[str] = set()

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        if isinstance(event, ToolStartedEvent):
            self._started.add(event.tool_id)
        if not isinstance(event, (TurnCompletedEvent, TurnFailedEvent, SessionEndedEvent)):
            return []
        tool_ids = [denial.tool_id for denial in event.permission_denials or []]
        unknown = [one for one in tool_ids if one is not None and one not in self._started]
        return [("9.8", f"denied and not started: {', '.join(unknown)}")] if unknown else []


class PlansRule(EventRule):
    def __init__(self) -> None:
        self._last: dict[Owner, str] = {}

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        if isinstance(event, SessionStartedEvent):
            self._last.clear()
        if not isinstance(event, PlanUpdatedEvent):
            return []
        entries = [encode(entry) for entry in event.entries]
        plan = canonical_json([entries, event.explanation], sort_keys=True)
        owner = owner_of(event)
        before = self._last.get(owner)
        self._last[owner] = plan
        return [("10.1", "the plan is the same as before")] if plan == before else []
