"""Frames of server-sent events from bytes."""

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from dataclasses import dataclass

__all__ = ["SseFrame", "SseParser", "read_sse", "read_sse_async"]


@dataclass(frozen=True)
class SseFrame:
    """One server-sent event."""

    data: str
    event: str = "message"
    id: str | None = None
    """The id of this frame itself; None if it has none."""


class SseParser:
    """Parses `text/event-stream` as its specification says; comments and `retry` are ignored."""

    def __init__(self) -> None:
        self._rest = b""
        self._is_first = True
        self._ends_with_cr = False
        self._fields: dict[str, str] = {}
        self._data: list[str] = []

    def push(self, chunk: bytes) -> list[SseFrame]:
        """The frames that the next bytes complete. An unfinished frame at the end is no frame."""
        text = self._rest + chunk
        if self._ends_with_cr and text:
            # the LF of a CRLF that lies across two chunks
            text = text.removeprefix(b"\n")
            self._ends_with_cr = False
        if self._is_first and len(text) >= 3:
            text = text.removeprefix(b"\xef\xbb\xbf")
            self._is_first = False
        if text.endswith(b"\r"):
            self._ends_with_cr = True
        *lines, self._rest = text.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
        frames = [self._take(line.decode("utf-8", "replace")) for line in lines]
        return [frame for frame in frames if frame is not None]

    def _take(self, line: str) -> SseFrame | None:
        if line == "":
            return self._finish()
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "data":
            self._data.append(value)
        elif name == "event" or (name == "id" and "\0" not in value):
            self._fields[name] = value
        return None

    def _finish(self) -> SseFrame | None:
        fields, data = self._fields, self._data
        self._fields, self._data = {}, []
        if not data:
            return None
        return SseFrame("\n".join(data), fields.get("event") or "message", fields.get("id"))


def read_sse(chunks: Iterable[bytes]) -> Iterator[SseFrame]:
    """The frames of a response."""
    parser = SseParser()
    for chunk in chunks:
        yield from parser.push(chunk)


async def read_sse_async(chunks: AsyncIterable[bytes]) -> AsyncIterator[SseFrame]:
    """The frames of a response."""
    parser = SseParser()
    async for chunk in chunks:
        for frame in parser.push(chunk):
            yield frame
