"""The stream rules, held to schemas/vectors/v1/streams and to streams that went wrong."""

from collections.abc import Callable
from typing import Any

import pytest
from conftest import input_of, read_folder, read_lines, vectors_folder

from agentstream import decode, verify_stream

STREAMS = read_folder(vectors_folder() / "streams")


def violations_of(stream: dict[str, Any]) -> list[dict[str, Any]]:
    events = [decode(event) for event in stream["events"]]
    found = verify_stream(events, stream.get("lines"), stream.get("tail", False))
    assert all(violation.reason for violation in found)
    return [{"clause": one.clause, "seq": one.seq} for one in found]


@pytest.mark.parametrize("stream", STREAMS, ids=lambda one: f"{one['clause']} {one['name']}")
def test_stream(stream: dict[str, Any], count: Callable[[str, int], None]) -> None:
    assert violations_of(stream) == stream["violations"]
    count("streams", 1)


def test_there_are_streams() -> None:
    assert len(STREAMS) >= 329


def test_mutated_streams(count: Callable[[str, int], None]) -> None:
    streams = read_lines(input_of("AGENTSTREAM_MUTATED"))
    for stream in streams:
        assert violations_of(stream) == stream["violations"], stream["name"]
    assert len({one["clause"] for stream in streams for one in stream["violations"]}) >= 30
    count("mutated", len(streams))
