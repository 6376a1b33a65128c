"""Rule 7: usage."""

from typing import TypeGuard

from agentstream._generated.events import (
    SessionEndedEvent,
    SessionStartedEvent,
    SubagentCompletedEvent,
    TokenUsage,
    TurnCompletedEvent,
    TurnFailedEvent,
    UnifiedEvent,
    UsageReportedEvent,
)
from agentstream.open_things import OpenThings
from agentstream.rules.rule import EventRule, Fault


class UsageRule(EventRule):
    def __init__(self) -> None:
        self._input = 0
        self._output = 0

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        match event:
            case SessionStartedEvent():
                self._input = self._output = 0
                return []
            case TurnCompletedEvent() | TurnFailedEvent():
                return self._check_turn(event)
            case SessionEndedEvent():
                return self._check_run(event)
            case UsageReportedEvent() | SubagentCompletedEvent():
                return [] if event.usage is None else _check_parts(event.usage, event.type)
            case _:
                return []

    def _check_turn(self, event: TurnCompletedEvent | TurnFailedEvent) -> list[Fault]:
        usage, models = event.usage, list((event.usage_by_model or {}).values())
        all_ = models if usage is None else [usage, *models]
        faults = [fault for one in all_ for fault in _check_parts(one, event.type)]
        if not _is_known(usage):
            return faults
        self._input += usage.input_tokens
        self._output += usage.output_tokens
        if not models or not all(_is_known(one) for one in models):
            return faults
        sums = (sum(one.input_tokens for one in models), sum(one.output_tokens for one in models))
        if sums != (usage.input_tokens, usage.output_tokens):
            faults.append(("7.5", "the usages of the models do not add up to that of the turn"))
        return faults

    def _check_run(self, event: SessionEndedEvent) -> list[Fault]:
        if event.usage is None:
            return []
        faults = _check_parts(event.usage, event.type)
        total = (event.usage.input_tokens, event.usage.output_tokens)
        if _is_known(event.usage) and total != (self._input, self._output):
            faults.append(("7.4", "the usage of the run is not the sum of its turns"))
        return faults


def _is_known(usage: TokenUsage | None) -> TypeGuard[TokenUsage]:
    return usage is not None and usage.completeness != "unknown"


def _check_parts(usage: TokenUsage, type_: str) -> list[Fault]:
    faults: list[Fault] = []
    if usage.total_tokens != usage.input_tokens + usage.output_tokens:
        faults.append(("7.1", "totalTokens is not inputTokens and outputTokens"))
    if (usage.cached_tokens or 0) + (usage.cache_write_tokens or 0) > usage.input_tokens:
        faults.append(("7.2", "the cached tokens exceed the input"))
    if (usage.reasoning_tokens or 0) > usage.output_tokens:
        faults.append(("7.3", "the reasoning tokens exceed the output"))
    if usage.completeness != "unknown":
        return faults
    if usage.input_tokens or usage.output_tokens or usage.total_tokens:
        faults.append(("7.6", "the usage is unknown and is not zero"))
    if type_ not in ("turnCompleted", "usageReported"):
        faults.append(("7.7", f"the usage of {type_} is unknown"))
    return faults
