"""Counts what passed, and writes the report that `npm run languages` reads."""

import json
import os
import platform
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]


def vectors_folder() -> Path:
    default = REPOSITORY / "schemas" / "vectors" / "v1"
    return Path(os.environ.get("AGENTSTREAM_VECTORS", default))


def read_lines(path: Path) -> list[Any]:
    """The values of NDJSON: lines end with LF alone."""
    return [json.loads(line) for line in path.read_bytes().decode().split("\n") if line]


def read_folder(folder: Path) -> list[Any]:
    return [value for path in sorted(folder.glob("*.jsonl")) for value in read_lines(path)]


def input_of(variable: str) -> Path:
    """A file that `npm run languages` makes."""
    path = os.environ.get(variable)
    if path is None:
        pytest.skip(f"{variable} is not set: run `npm run languages -- python`")
    return Path(path)


@dataclass
class Report:
    counts: Counter[str] = field(default_factory=Counter[str])
    speed: dict[str, float] = field(default_factory=dict[str, float])
    gateway: bool = False


_report = Report()


@pytest.fixture
def report() -> Report:
    return _report


@pytest.fixture
def count() -> Callable[[str, int], None]:
    def add(key: str, number: int = 1) -> None:
        _report.counts[key] += number

    return add


@pytest.fixture(scope="session")
def recorded() -> Iterator[list[Any]]:
    """The unified stream of every recording."""
    yield read_lines(input_of("AGENTSTREAM_RECORDINGS"))


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    path = os.environ.get("AGENTSTREAM_REPORT")
    if path is None or exitstatus != 0:
        return
    keys = ("vectors", "streams", "mutated", "recordings", "roundTrips")
    counts = {key: _report.counts[key] for key in keys}
    version = {"language": "python", "version": platform.python_version()}
    rest = {"speed": _report.speed, "gateway": _report.gateway}
    Path(path).write_text(json.dumps({**version, **counts, **rest}))
