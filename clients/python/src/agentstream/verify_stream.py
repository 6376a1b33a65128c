"""Checks the stream rules: docs/reference/stream.md has the clauses."""

from collections.abc import Iterable
from dataclasses import dataclass

from agentstream._generated.events import SessionStartedEvent, UnifiedEvent
from agentstream.open_things import OpenThings
from agentstream.rules.blocks import BlocksRule
from agentstream.rules.identity import IdentityRule
from agentstream.rules.outcome import DenialListsRule, OutcomeRule, PlansRule
from agentstream.rules.pairs import BackgroundRule, RequestsRule
from agentstream.rules.raw_lines import RawLinesRule
from agentstream.rules.rule import Fault, Rule
from agentstream.rules.runs import RunsRule, TurnsRule
from agentstream.rules.tools import ToolsRule
from agentstream.rules.usage import UsageRule

__all__ = ["Verifier", "Violation", "verify_stream"]


@dataclass(frozen=True)
class Violation:
    """A clause of the stream rules that is broken, and where."""

    clause: str
    """As `7.2`."""
    seq: int | None
    """The event's seq, or the one that it should have; None for the stream as a whole."""
    event_id: str | None
    index: int
    """Which event, from 0."""
    reason: str


class Verifier:
    """Checks the stream rules, an event at a time.

    With the native `lines` that the stream was made of rule 8 is checked too. A tail may start
    anywhere; until its first sessionStarted only rule 2 is checked.
    """

    def __init__(self, lines: Iterable[str] | None = None, is_tail: bool = False) -> None:
        self._identity = IdentityRule(is_tail)
        raw_lines: list[Rule] = [] if lines is None else [RawLinesRule(list(lines))]
        self._rules: list[Rule] = [
            RunsRule(),
            TurnsRule(is_tail),
            ToolsRule(),
            BlocksRule(),
            RequestsRule(),
            BackgroundRule(),
            UsageRule(),
            *raw_lines,
            OutcomeRule(),
            DenialListsRule(),
            PlansRule(),
        ]
        self._open = OpenThings()
        self._is_whole = not is_tail
        self._index = 0
        self._seq = 0

    def push(self, event: UnifiedEvent) -> list[Violation]:
        """What is wrong with the next event."""
        self._is_whole = self._is_whole or isinstance(event, SessionStartedEvent)
        self._seq = self._seq + 1 if event.seq is None else event.seq
        faults = self._identity.check(event, self._open)
        if self._is_whole:
            for rule in self._rules:
                faults.extend(rule.check(event, self._open))
            self._open.follow(event)
        index = self._index
        self._index += 1
        return _violations(faults, self._seq, event.id, index)

    def end(self) -> list[Violation]:
        """What is wrong with the stream as a whole."""
        if not self._is_whole:
            return []
        faults = [fault for rule in self._rules for fault in rule.end(self._open)]
        return _violations(faults, None, None, self._index)


def verify_stream(
    events: Iterable[UnifiedEvent], lines: Iterable[str] | None = None, is_tail: bool = False
) -> list[Violation]:
    """All violations of the stream rules in a whole stream, one or more runs."""
    verifier = Verifier(lines, is_tail)
    found = [violation for event in events for violation in verifier.push(event)]
    return [*found, *verifier.end()]


def _violations(
    faults: list[Fault], seq: int | None, event_id: str | None, index: int
) -> list[Violation]:
    """One violation of each clause, in the order of the clauses."""
    reasons: dict[str, list[str]] = {}
    for clause, reason in sorted(faults, key=lambda fault: _place_of(fault[0])):
        reasons.setdefault(clause, []).append(reason)
    return [
        Violation(clause, seq, event_id, index, "; ".join(all_)) for clause, all_ in reasons.items()
    ]


def _place_of(clause: str) -> tuple[int, int]:
    rule, _, number = clause.partition(".")
    return int(rule), int(number)
