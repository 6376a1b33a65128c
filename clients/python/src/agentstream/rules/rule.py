"""What a rule is."""

from collections.abc import Iterable
from typing import Protocol, TypeAlias

from agentstream._generated.events import UnifiedEvent
from agentstream.open_things import OpenThings

#: A clause that is broken, and how.
Fault: TypeAlias = tuple[str, str]


class Rule(Protocol):
    """Some clauses, checked over one stream."""

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        """What is wrong with this event; `open_` is what was open before it."""
        ...

    def end(self, open_: OpenThings) -> list[Fault]:
        """What is wrong now that the stream is over."""
        ...


class EventRule:
    """A rule that has nothing to say of the stream as a whole."""

    def end(self, open_: OpenThings) -> list[Fault]:
        return []


def left_open(clause: str, ids: Iterable[str], where: str) -> list[Fault]:
    """The fault that some things are open where none may be."""
    names = ", ".join(ids)
    return [(clause, f"open at the end of {where}: {names}")] if names else []
