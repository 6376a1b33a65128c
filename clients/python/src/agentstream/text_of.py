"""What the agent said."""

from collections.abc import Iterable

from agentstream._generated.events import BlockDiscardedEvent, TextChunkEvent, UnifiedEvent

__all__ = ["text_of"]


def text_of(events: Iterable[UnifiedEvent]) -> str:
    """The text of the main thread: all blocks not discarded, in the order of their starts."""
    blocks: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, TextChunkEvent):
            if event.parent_tool_id is None and event.subagent_id is None:
                blocks.setdefault(event.block_id or event.id, []).append(event.content)
        elif isinstance(event, BlockDiscardedEvent):
            blocks.pop(event.block_id, None)
    return "".join(piece for pieces in blocks.values() for piece in pieces)
