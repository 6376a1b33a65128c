"""Rule 5: blocks."""

from agentstream._generated.events import (
    BlockDiscardedEvent,
    SessionEndedEvent,
    TextChunkEvent,
    ThinkingChunkEvent,
    TurnCompletedEvent,
    TurnFailedEvent,
    UnifiedEvent,
)
from agentstream.open_things import MAIN_THREAD, Chunk, OpenBlock, OpenThings, owner_of
from agentstream.rules.rule import EventRule, Fault, left_open


class BlocksRule(EventRule):
    def __init__(self) -> None:
        self._closed: set[str] = set()
        self._discarded: set[str] = set()

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        match event:
            case TextChunkEvent() | ThinkingChunkEvent():
                return self._check_chunk(event, open_)
            case BlockDiscardedEvent():
                return self._check_discarded(event, open_)
            case TurnCompletedEvent() | TurnFailedEvent():
                blocks = [
                    block_id
                    for block_id, block in open_.blocks.items()
                    if block.owner == MAIN_THREAD
                ]
                return left_open("5.11", blocks, "the turn")
            case SessionEndedEvent():
                return left_open("5.12", open_.blocks, "the run")
            case _:
                return []

    def _check_chunk(self, event: Chunk, open_: OpenThings) -> list[Fault]:
        block_id = event.block_id
        if block_id is None:
            return [("5.1", "the chunk has no blockId")]
        is_over = block_id in self._closed or block_id in self._discarded
        if event.is_complete:
            self._closed.add(block_id)
        faults: list[Fault] = (
            [("5.2", f"a chunk of {block_id}, which is closed")] if is_over else []
        )
        return [*faults, *_check_content(event, open_.blocks.get(block_id))]

    def _check_discarded(self, event: BlockDiscardedEvent, open_: OpenThings) -> list[Fault]:
        block_id = event.block_id
        is_closed = block_id in self._closed
        is_known = is_closed or block_id in open_.blocks or block_id in open_.inputs
        is_twice = block_id in self._discarded
        self._discarded.add(block_id)
        if is_twice:
            return [("5.9", f"{block_id} is discarded twice")]
        if not is_known:
            return [("5.8", f"{block_id} is discarded and is not known")]
        if is_closed and event.reason != "superseded":
            return [("5.10", f"{block_id} is discarded and was closed")]
        return []


def _check_content(event: Chunk, block: OpenBlock | None) -> list[Fault]:
    block_id, text = event.block_id, event.text
    faults: list[Fault] = []
    if block is not None and block.first.type != event.type:
        faults.append(("5.3", f"{block_id} is a block of {block.first.type}"))
    if block is not None and block.owner != owner_of(event):
        faults.append(("5.4", f"{block_id} has another owner than its first chunk"))
    if not event.is_complete:
        if text is not None:
            faults.append(("5.6", f"a chunk of {block_id} has the text before its end"))
    elif text is None:
        if "text" not in (event.omitted or []):
            faults.append(("5.5", f"the closing chunk of {block_id} has no text"))
    elif text != ("" if block is None else block.text) + event.content:
        faults.append(("5.7", f"the text of {block_id} is not what its chunks carried"))
    return faults
