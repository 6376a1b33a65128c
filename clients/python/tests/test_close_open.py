"""Streams that were cut off."""

from datetime import datetime, timezone
from typing import Any

from conftest import read_folder, vectors_folder

from agentstream import Ending, TextChunkEvent, close_open, decode, text_of, verify_stream

ENDING = Ending("failed", detail="gatewayRestart", error="The gateway was restarted.")
BASE = {"sessionId": "s", "run": 1, "timestamp": "2026-03-02T09:15:00.000Z", "agentType": "echo"}


def test_each_stream_that_keeps_the_rules_can_be_cut_and_closed() -> None:
    cuts = 0
    for stream in read_folder(vectors_folder() / "streams"):
        if stream["violations"] or "lines" in stream or stream.get("tail"):
            continue
        events = [decode(event) for event in stream["events"]]
        for cut in range(1, len(events)):
            cuts += 1
            closed = close_open(events[:cut], ENDING)
            assert verify_stream([*events[:cut], *closed]) == [], (stream["name"], cut)
    assert cuts >= 600


def test_nothing_is_closed_where_nothing_is_open() -> None:
    assert close_open([], ENDING) == []


def test_a_block_that_was_cut_has_its_text_and_time_does_not_go_back() -> None:
    drafts: list[dict[str, Any]] = [
        {"type": "sessionStarted", "schemaVersion": "1.0"},
        {"type": "turnStarted", "turnNumber": 1},
        {"type": "textChunk", "blockId": "b", "content": "half "},
        {"type": "textChunk", "blockId": "b", "content": "a wo"},
        {"type": "textChunk", "blockId": "c", "content": "sub", "parentToolId": "t"},
    ]
    events = [
        decode({"id": f"s.{seq}", "seq": seq, **BASE, **draft})
        for seq, draft in enumerate(drafts, 1)
    ]
    closed = close_open(events, ENDING, datetime(2020, 1, 1, tzinfo=timezone.utc))
    first = closed[0]
    assert isinstance(first, TextChunkEvent)
    assert (first.text, first.is_complete, first.interrupted) == ("half a wo", True, True)
    assert {event.timestamp for event in closed} == {BASE["timestamp"]}
    assert text_of([*events, *closed]) == "half a wo"
