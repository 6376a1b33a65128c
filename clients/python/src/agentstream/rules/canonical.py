"""JSON values as texts that are equal if the values are."""

import json
import math
from typing import cast

#: Above it JSON's numbers are not exact everywhere.
_EXACT = 2**53


def canonical_json(value: object, sort_keys: bool = False) -> str:
    """Numbers as a double has them. Keys keep their order, unless they are sorted.

    Keys that are whole numbers come first, as they do in JavaScript.
    """
    return json.dumps(
        _normalized(value, sort_keys), ensure_ascii=False, separators=(",", ":"), allow_nan=False
    )


def _normalized(value: object, sort_keys: bool) -> object:
    if isinstance(value, dict):
        fields = cast("dict[str, object]", value)
        keys = sorted(fields) if sort_keys else sorted(fields, key=_place)
        return {well_formed(key): _normalized(fields[key], sort_keys) for key in keys}
    if isinstance(value, list):
        return [_normalized(item, sort_keys) for item in cast("list[object]", value)]
    if isinstance(value, str):
        return well_formed(value)
    if isinstance(value, bool) or value is None:
        return value
    return _number(value) if isinstance(value, int | float) else value


def _place(key: str) -> int:
    return (
        int(key) if key == "0" or (key.isascii() and key.isdecimal() and key[0] != "0") else _EXACT
    )


def _number(value: int | float) -> int | float | None:
    if isinstance(value, int) and abs(value) <= _EXACT:
        return value
    try:
        double = float(value)
    except OverflowError:
        return None
    if not math.isfinite(double):
        return None
    return int(double) if double.is_integer() else double


def well_formed(text: str) -> str:
    """U+FFFD in place of half a surrogate pair."""
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
