"""Rule 6: requests, sub-agents, tasks and hooks."""

from collections.abc import Container

from agentstream._generated.events import (
    HookCompletedEvent,
    HookProgressEvent,
    HookStartedEvent,
    PermissionRequestedEvent,
    PermissionResolvedEvent,
    QuestionAnsweredEvent,
    QuestionAskedEvent,
    SessionEndedEvent,
    SubagentCompletedEvent,
    SubagentStartedEvent,
    TaskCompletedEvent,
    TaskProgressEvent,
    TaskStartedEvent,
    UnifiedEvent,
)
from agentstream.open_things import OpenThings
from agentstream.rules.rule import EventRule, Fault, left_open

_ALLOWING = ("allow", "allowSession", "allowRule")
_DENYING = ("deny", "denyAndStop")


class RequestsRule(EventRule):
    def __init__(self) -> None:
        self._seen: set[str] = set()

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        match event:
            case PermissionRequestedEvent() | QuestionAskedEvent():
                is_repeated = event.request_id in self._seen
                self._seen.add(event.request_id)
                if not is_repeated:
                    return []
                return [("6.1", f"the requestId {event.request_id} was used before")]
            case PermissionResolvedEvent():
                request = open_.permissions.get(event.request_id)
                if request is None:
                    return [("6.2", f"{event.request_id} is not an open permission request")]
                return _check_resolution(event, request)
            case QuestionAnsweredEvent():
                question = open_.questions.get(event.request_id)
                if question is None:
                    return [("6.3", f"{event.request_id} is not an open question")]
                return _check_answer(event, question)
            case SessionEndedEvent():
                return left_open("6.4", [*open_.permissions, *open_.questions], "the run")
            case _:
                return []


def _check_resolution(
    event: PermissionResolvedEvent, request: PermissionRequestedEvent
) -> list[Fault]:
    faults: list[Fault] = []
    options = request.options or []
    option = next((one for one in options if one.option_id == event.option_id), None)
    if event.option_id is not None and option is None:
        faults.append(("6.5", f"{event.request_id} did not offer {event.option_id}"))
    if option is not None and _contradicts(option.kind, event.outcome):
        faults.append(("6.6", f"{option.option_id} is {option.kind}, not {event.outcome}"))
    if event.updated_arguments is None:
        return faults
    if event.outcome != "allowed":
        faults.append(("6.7", f"{event.request_id} was {event.outcome}, with updated arguments"))
    if request.can_change_arguments is False:
        faults.append(("6.8", f"the arguments of {event.request_id} cannot be changed"))
    return faults


def _contradicts(kind: str, outcome: str) -> bool:
    if outcome == "allowed":
        return kind in _DENYING
    return outcome in ("denied", "expired") and kind in _ALLOWING


def _check_answer(event: QuestionAnsweredEvent, question: QuestionAskedEvent) -> list[Fault]:
    if event.answers is None:
        return []
    faults: list[Fault] = []
    if event.outcome != "answered":
        faults.append(("6.9", f"{event.request_id} was {event.outcome}, and has answers"))
    asked = {one.id for one in question.questions}
    unknown = [key for key in event.answers if key not in asked]
    # a form has fields in place of questions
    if asked and unknown:
        faults.append(("6.10", f"{event.request_id} did not ask {', '.join(unknown)}"))
    return faults


class BackgroundRule(EventRule):
    def __init__(self) -> None:
        self._subagents: set[str] = set()
        self._tasks: set[str] = set()
        self._hooks: set[str] = set()

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        match event:
            case SubagentStartedEvent():
                return _once("6.11", event.subagent_id, self._subagents)
            case SubagentCompletedEvent():
                return _not_open("6.12", event.subagent_id, open_.subagents)
            case _:
                return [*self._check_own(event, open_), *self._check_subagent(event)]

    def _check_own(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        match event:
            case TaskStartedEvent():
                return _once("6.15", event.task_id, self._tasks)
            case TaskProgressEvent() | TaskCompletedEvent():
                return _not_open("6.16", event.task_id, open_.tasks)
            case HookStartedEvent():
                return _once("6.18", event.hook_id, self._hooks)
            case HookProgressEvent():
                return _not_open("6.19", event.hook_id, open_.hooks)
            case HookCompletedEvent():
                if open_.hooks.get(event.hook_id, event.name) != event.name:
                    return [("6.21", f"{event.hook_id} was started under another name")]
                return _not_open("6.19", event.hook_id, open_.hooks)
            case SessionEndedEvent():
                return [
                    *left_open("6.13", open_.subagents, "the run"),
                    *left_open("6.17", open_.tasks, "the run"),
                    *left_open("6.20", open_.hooks, "the run"),
                ]
            case _:
                return []

    def _check_subagent(self, event: UnifiedEvent) -> list[Fault]:
        if event.subagent_id is None or event.subagent_id in self._subagents:
            return []
        return [("6.14", f"the subagentId {event.subagent_id} has not started")]


def _once(clause: str, id_: str, seen: set[str]) -> list[Fault]:
    is_repeated = id_ in seen
    seen.add(id_)
    return [(clause, f"the id {id_} was used before")] if is_repeated else []


def _not_open(clause: str, id_: str, open_: Container[str]) -> list[Fault]:
    return [] if id_ in open_ else [(clause, f"{id_} is not open")]
