"""What has begun in a stream and not ended."""

from dataclasses import dataclass, field
from typing import TypeAlias

from agentstream._generated.events import (
    BlockDiscardedEvent,
    HookCompletedEvent,
    HookStartedEvent,
    PermissionRequestedEvent,
    PermissionResolvedEvent,
    QuestionAnsweredEvent,
    QuestionAskedEvent,
    SessionEndedEvent,
    SessionStartedEvent,
    SubagentCompletedEvent,
    SubagentStartedEvent,
    TaskCompletedEvent,
    TaskStartedEvent,
    TextChunkEvent,
    ThinkingChunkEvent,
    ToolCompletedEvent,
    ToolFailedEvent,
    ToolInputChunkEvent,
    ToolStartedEvent,
    TurnCompletedEvent,
    TurnFailedEvent,
    TurnStartedEvent,
    UnifiedEvent,
)

#: `parent_tool_id` and `subagent_id`: without either, the main thread.
Owner: TypeAlias = tuple[str | None, str | None]
Chunk: TypeAlias = TextChunkEvent | ThinkingChunkEvent

MAIN_THREAD: Owner = (None, None)


def owner_of(event: UnifiedEvent) -> Owner:
    return (event.parent_tool_id, event.subagent_id)


@dataclass
class OpenBlock:
    first: Chunk
    owner: Owner
    pieces: list[str]

    @property
    def text(self) -> str:
        return "".join(self.pieces)


@dataclass
class OpenTool:
    name: str
    kind: str | None
    owner: Owner


@dataclass
class OpenThings:
    """Fed with every event of a stream, it knows what is open."""

    running: bool = False
    turn_number: int | None = None
    blocks: dict[str, OpenBlock] = field(default_factory=dict[str, OpenBlock])
    tools: dict[str, OpenTool] = field(default_factory=dict[str, OpenTool])
    inputs: dict[str, Owner] = field(default_factory=dict[str, Owner])
    permissions: dict[str, PermissionRequestedEvent] = field(
        default_factory=dict[str, PermissionRequestedEvent]
    )
    questions: dict[str, QuestionAskedEvent] = field(default_factory=dict[str, QuestionAskedEvent])
    subagents: dict[str, None] = field(default_factory=dict[str, None])
    tasks: dict[str, None] = field(default_factory=dict[str, None])
    hooks: dict[str, str] = field(default_factory=dict[str, str])

    def close_all(self) -> None:
        self.turn_number = None
        for things in (self.blocks, self.tools, self.inputs, self.permissions, self.questions):
            things.clear()
        for ids in (self.subagents, self.tasks, self.hooks):
            ids.clear()

    def follow(self, event: UnifiedEvent) -> None:
        """Lets an event take effect."""
        match event:
            case TextChunkEvent() | ThinkingChunkEvent():
                self._follow_chunk(event)
            case SessionStartedEvent():
                self.close_all()
                self.running = True
            case SessionEndedEvent():
                self.close_all()
                self.running = False
            case TurnStartedEvent():
                self.turn_number = event.turn_number
            case TurnCompletedEvent() | TurnFailedEvent():
                self.turn_number = None
            case BlockDiscardedEvent():
                self.blocks.pop(event.block_id, None)
                self.inputs.pop(event.block_id, None)
            case ToolInputChunkEvent():
                self.inputs.setdefault(event.tool_id, owner_of(event))
            case ToolStartedEvent():
                self.inputs.pop(event.tool_id, None)
                self.tools[event.tool_id] = OpenTool(
                    event.tool_name, event.tool_kind, owner_of(event)
                )
            case ToolCompletedEvent() | ToolFailedEvent():
                self.tools.pop(event.tool_id, None)
            case _:
                self._follow_pair(event)

    def _follow_chunk(self, event: Chunk) -> None:
        if event.block_id is None:
            return
        if event.is_complete:
            self.blocks.pop(event.block_id, None)
            return
        block = self.blocks.get(event.block_id)
        if block is None:
            self.blocks[event.block_id] = OpenBlock(event, owner_of(event), [event.content])
        else:
            block.pieces.append(event.content)

    def _follow_pair(self, event: UnifiedEvent) -> None:
        match event:
            case PermissionRequestedEvent():
                self.permissions[event.request_id] = event
            case PermissionResolvedEvent():
                self.permissions.pop(event.request_id, None)
            case QuestionAskedEvent():
                self.questions[event.request_id] = event
            case QuestionAnsweredEvent():
                self.questions.pop(event.request_id, None)
            case SubagentStartedEvent():
                self.subagents[event.subagent_id] = None
            case SubagentCompletedEvent():
                self.subagents.pop(event.subagent_id, None)
            case TaskStartedEvent():
                self.tasks[event.task_id] = None
            case TaskCompletedEvent():
                self.tasks.pop(event.task_id, None)
            case HookStartedEvent():
                self.hooks[event.hook_id] = event.name
            case HookCompletedEvent():
                self.hooks.pop(event.hook_id, None)
            case _:
                pass
