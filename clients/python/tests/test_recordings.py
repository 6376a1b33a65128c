"""The unified streams of all recordings, there and back, and how fast."""

import json
import time
from collections.abc import Callable
from typing import Any

from conftest import Report

from agentstream import decode, decode_json, encode, encode_json, read_ndjson


def texts_of(recorded: list[Any]) -> list[str]:
    return [
        json.dumps(event, ensure_ascii=False, separators=(",", ":"))
        for stream in recorded
        for event in stream["events"]
    ]


def test_recordings_come_back(recorded: list[Any], count: Callable[[str, int], None]) -> None:
    for stream in recorded:
        for event in stream["events"]:
            model = decode(event)
            assert encode(model) == event, stream["name"]
            assert json.loads(encode_json(model)) == event, stream["name"]
            assert decode_json(encode_json(model)) == model, stream["name"]
        count("roundTrips", len(stream["events"]))
        count("recordings", 1)


def test_ndjson_of_recordings_in_pieces(recorded: list[Any]) -> None:
    texts = texts_of(recorded)[:500]
    data = "\r\n\n".join(texts).encode()
    for size in (1000, 4096, len(data)):
        pieces = [data[start : start + size] for start in range(0, len(data), size)]
        assert [encode(event) for event in read_ndjson(pieces)] == [json.loads(t) for t in texts]


def test_speed(recorded: list[Any], report: Report, capsys: Any) -> None:
    texts = texts_of(recorded)
    report.speed = microseconds(texts, decode=decode_json, plain=json.loads)
    ratio = report.speed["decode"] / report.speed["plain"]
    with capsys.disabled():
        print(f"\ndecode_json {report.speed['decode']:.1f} µs, {ratio:.1f} × json.loads")
    assert ratio > 0


def microseconds(texts: list[str], **runs: Callable[[str], object]) -> dict[str, float]:
    """Per text; the least of five rounds, in which each has its turn."""
    least = dict.fromkeys(runs, float("inf"))
    for _ in range(5):
        for name, run in runs.items():
            begin = time.perf_counter()
            for text in texts:
                run(text)
            least[name] = min(least[name], (time.perf_counter() - begin) * 1e6 / len(texts))
    return least
