"""Events from NDJSON: files, pipes, `agentstream run --format json`."""

from collections.abc import AsyncIterable, AsyncIterator, Callable, Iterable, Iterator

from agentstream._generated.events import UnifiedEvent
from agentstream.codec import DecodeError, decode_json

__all__ = ["LineSplitter", "read_ndjson", "read_ndjson_async", "split_lines"]

OnError = Callable[[DecodeError, bytes], None]


class LineSplitter:
    """Lines from bytes, split at LF alone; the CR of CRLF is dropped."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def push(self, chunk: bytes) -> list[bytes]:
        """The lines that the next bytes complete."""
        first, *others = chunk.split(b"\n")
        self._pieces.append(first)
        if not others:
            return []
        lines = [b"".join(self._pieces), *others[:-1]]
        self._pieces = [others[-1]]
        return [line.removesuffix(b"\r") for line in lines]

    def end(self) -> list[bytes]:
        """A last line without its end."""
        line = b"".join(self._pieces)
        self._pieces = []
        return [line.removesuffix(b"\r")] if line else []


def split_lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The lines of some bytes, in whatever pieces they come."""
    splitter = LineSplitter()
    for chunk in chunks:
        yield from splitter.push(chunk)
    yield from splitter.end()


def read_ndjson(chunks: Iterable[bytes], on_error: OnError | None = None) -> Iterator[UnifiedEvent]:
    """The events of NDJSON: a file opened as "rb", the stdout of a process, any pieces of bytes.

    A line that is not an event raises DecodeError, or goes to `on_error`. Empty lines are ignored.
    """
    for line in split_lines(chunks):
        yield from _decoded(line, on_error)


async def read_ndjson_async(
    chunks: AsyncIterable[bytes], on_error: OnError | None = None
) -> AsyncIterator[UnifiedEvent]:
    """As `read_ndjson`, for a StreamReader or another asynchronous source."""
    splitter = LineSplitter()
    async for chunk in chunks:
        for line in splitter.push(chunk):
            for event in _decoded(line, on_error):
                yield event
    for line in splitter.end():
        for event in _decoded(line, on_error):
            yield event


def _decoded(line: bytes, on_error: OnError | None) -> list[UnifiedEvent]:
    if not line.strip():
        return []
    try:
        return [decode_json(line)]
    except DecodeError as error:
        if on_error is None:
            raise
        on_error(error, line)
        return []
