"""Rule 4: tool calls."""

from agentstream._generated.events import (
    FileChangedEvent,
    PermissionRequestedEvent,
    PermissionResolvedEvent,
    QuestionAskedEvent,
    SessionEndedEvent,
    SubagentStartedEvent,
    TaskStartedEvent,
    ToolCompletedEvent,
    ToolFailedEvent,
    ToolInputChunkEvent,
    ToolProgressEvent,
    ToolStartedEvent,
    TurnCompletedEvent,
    TurnFailedEvent,
    UnifiedEvent,
)
from agentstream.open_things import MAIN_THREAD, OpenThings, Owner, owner_of
from agentstream.rules.rule import EventRule, Fault, left_open


class ToolsRule(EventRule):
    def __init__(self) -> None:
        self._started: dict[str, Owner] = {}
        self._denied: set[str] = set()

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        match event:
            case ToolStartedEvent():
                is_repeated = event.tool_id in self._started
                self._started[event.tool_id] = owner_of(event)
                return (
                    [("4.1", f"the toolId {event.tool_id} was used before")] if is_repeated else []
                )
            case ToolInputChunkEvent():
                if event.tool_id not in self._started:
                    return []
                return [("4.3", f"input of {event.tool_id}, which has started")]
            case ToolProgressEvent() | ToolFailedEvent():
                return self._check_open(event, open_)
            case ToolCompletedEvent():
                return [*self._check_open(event, open_), *self._check_result(event)]
            case TurnCompletedEvent() | TurnFailedEvent():
                return _at_turn_end(open_)
            case SessionEndedEvent():
                return left_open("4.6", [*open_.tools, *open_.inputs], "the run")
            case PermissionResolvedEvent():
                self._note_resolution(event, open_)
                return []
            case _:
                return self._check_reference(event, open_)

    def _check_open(
        self, event: ToolProgressEvent | ToolFailedEvent | ToolCompletedEvent, open_: OpenThings
    ) -> list[Fault]:
        if event.tool_id not in open_.tools:
            return [("4.2", f"{event.tool_id} is not open")]
        if owner_of(event) == self._started.get(event.tool_id):
            return []
        return [("4.10", f"{event.tool_id} has another owner than its start")]

    def _check_result(self, event: ToolCompletedEvent) -> list[Fault]:
        faults: list[Fault] = []
        if event.tool_id in self._denied:
            faults.append(("4.7", f"{event.tool_id} was denied and completes"))
        if event.success and event.exit_code not in (None, 0):
            faults.append(("4.8", f"{event.tool_id} succeeded with exit code {event.exit_code}"))
        if event.success and event.error is not None:
            faults.append(("4.9", f"{event.tool_id} succeeded with an error"))
        return faults

    def _note_resolution(self, event: PermissionResolvedEvent, open_: OpenThings) -> None:
        request = open_.permissions.get(event.request_id)
        if request is None or request.tool_id is None:
            return
        if event.outcome in ("denied", "expired"):
            self._denied.add(request.tool_id)
        else:
            self._denied.discard(request.tool_id)

    def _check_reference(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        match event:
            case PermissionRequestedEvent() | QuestionAskedEvent() | FileChangedEvent():
                tool_id, needs_open = event.tool_id, True
            case SubagentStartedEvent() | TaskStartedEvent():
                tool_id, needs_open = event.tool_id, False
            case _:
                return []
        if tool_id is None:
            return []
        if tool_id not in self._started:
            return [("4.11", f"{event.type} refers to {tool_id}, which has not started")]
        if needs_open and tool_id not in open_.tools:
            return [("4.12", f"{event.type} refers to {tool_id}, which has ended")]
        return []


def _at_turn_end(open_: OpenThings) -> list[Fault]:
    """A command may run past its turn, and so may what a sub-agent runs."""
    tools = [
        tool_id
        for tool_id, tool in open_.tools.items()
        if tool.owner == MAIN_THREAD and tool.kind != "execute"
    ]
    inputs = [tool_id for tool_id, owner in open_.inputs.items() if owner == MAIN_THREAD]
    return [*left_open("4.4", tools, "the turn"), *left_open("4.5", inputs, "the turn")]
