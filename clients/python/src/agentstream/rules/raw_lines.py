"""Rule 8: native lines."""

import json
from dataclasses import dataclass
from typing import Any, NoReturn, cast

from agentstream._generated.events import RawOutputEvent, UnifiedEvent
from agentstream.open_things import OpenThings
from agentstream.rules.canonical import canonical_json, well_formed
from agentstream.rules.rule import Fault


@dataclass
class _Line:
    text: str
    is_used: bool = False


class RawLinesRule:
    def __init__(self, lines: list[str]) -> None:
        self._lines = [_Line(well_formed(text)) for text in lines]
        self._by_key: dict[str, list[_Line]] = {}
        for line in self._lines:
            self._by_key.setdefault(_key_of_line(line.text), []).append(line)

    def check(self, event: UnifiedEvent, open_: OpenThings) -> list[Fault]:
        if "raw" in event.model_fields_set:
            return self._take(_key_of(event.raw))
        if not isinstance(event, RawOutputEvent) or event.stream != "stdout":
            return []
        if event.truncated:
            return self._take_beginning(event.line)
        return self._take(_key_of_line(event.line))

    def end(self, open_: OpenThings) -> list[Fault]:
        missing = [line for line in self._lines if not line.is_used]
        if not missing:
            return []
        return [("8.3", f"{len(missing)} lines are in no event: {missing[0].text[:80]}")]

    def _take(self, key: str) -> list[Fault]:
        for line in self._by_key.get(key, []):
            if not line.is_used:
                line.is_used = True
                return []
        return [("8.1", f"not a line of the input, or emitted twice: {key[:80]}")]

    def _take_beginning(self, beginning: str) -> list[Fault]:
        for line in self._lines:
            if not line.is_used and line.text.startswith(beginning):
                line.is_used = True
                return []
        return [("8.2", "a truncated rawOutput is not the beginning of a line")]


def _key_of(raw: Any) -> str:
    return _key_of_line(raw) if isinstance(raw, str) else canonical_json(raw)


def _key_of_line(line: str) -> str:
    text = well_formed(line.removesuffix("\r"))
    try:
        value: object = json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return text
    return canonical_json(cast("object", value)) if isinstance(value, dict) else text


def _refuse(word: str) -> NoReturn:
    raise ValueError(f"{word} is not JSON")
