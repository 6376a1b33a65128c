"""Server-sent events, in whatever pieces they come."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from agentstream import DecodeError, SseFrame, read_ndjson, read_ndjson_async, read_sse

STREAM = (
    '\ufeff: comment\r\n\r\nid: 1\nevent: textChunk\ndata: {"a":"ż"}\n\n'
    "data:one\rdata\rdata: two\r\r"
    "retry: 5\nid: 2\n\n"
    "event: ping\r\ndata: x\r\n\r\n"
    "data: unfinished"
).encode()
FRAMES = [
    SseFrame('{"a":"ż"}', "textChunk", "1"),
    SseFrame("one\n\ntwo"),
    SseFrame("x", "ping"),
]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 64, 1000])
def test_frames(size: int) -> None:
    pieces = [STREAM[start : start + size] for start in range(0, len(STREAM), size)]
    assert list(read_sse(pieces)) == FRAMES
    assert list(read_sse([b"", *pieces, b""])) == FRAMES


EVENT = b'{"id":"s.1","sessionId":"s","timestamp":"2026-03-02T09:15:27Z","type":"future"}'


def test_ndjson_refuses_or_reports_what_is_no_event() -> None:
    lines = b"\n".join([EVENT, b"{}", b"  ", EVENT])
    with pytest.raises(DecodeError):
        list(read_ndjson([lines]))
    faults: list[tuple[str, bytes]] = []
    events = list(read_ndjson([lines], lambda error, line: faults.append((error.path, line))))
    assert len(events) == 2
    assert faults == [("/type", b"{}")]


def test_ndjson_splits_at_line_feeds_alone() -> None:
    line = EVENT[:-1] + ',"x":"\u2028\u2029\u0085"}'.encode()
    assert len(list(read_ndjson([line + b"\n" + line]))) == 2


def test_ndjson_async() -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(EVENT), 10):
            yield EVENT[start : start + 10]
        yield b"\n" + EVENT

    async def read() -> list[str]:
        return [event.type async for event in read_ndjson_async(pieces())]

    assert asyncio.run(read()) == ["future", "future"]
