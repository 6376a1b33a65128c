"""What the type checkers find: mypy --strict and pyright, each run once over all programs."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from agentstream import KnownEvent

HEAD = "from agentstream import TextChunkEvent, UnifiedEvent\n\n"
MEMBERS = sorted(member.__name__ for member in get_args(get_args(KnownEvent)[0]))


def handler(members: list[str]) -> str:
    names = ", ".join([*members, "ExtensionEvent", "UnifiedEvent", "UnknownEvent"])
    cases = "".join(f"        case {name}():\n            pass\n" for name in members)
    return (
        f"from typing_extensions import assert_never\nfrom agentstream import {names}\n\ndef handle(event: UnifiedEvent) -> None:\n    match event:\n{cases}"
        "        case ExtensionEvent() | UnknownEvent():\n            pass\n"
        "        case _:\n            assert_never(event)\n"
    )


NEW = 'TextChunkEvent(id="a", session_id="s", timestamp="", type="textChunk", content="x")'
PROGRAMS = {
    "every_case": (handler(MEMBERS), True),
    "forgotten_case": (handler([name for name in MEMBERS if name != "ToolFailedEvent"]), False),
    "right": (f"{HEAD}event: UnifiedEvent = {NEW}\n", True),
    "missing_field": (f"{HEAD}event = {NEW.replace(', content=', ', text=')}\n", False),
    "wrong_type": (f"{HEAD}event = {NEW.replace(chr(34) + 'x' + chr(34), '1')}\n", False),
    "wrong_constant": (f"{HEAD}event = {NEW.replace('textChunk', 'textChunks')}\n", False),
    "unknown_field": (f"{HEAD}print({NEW}.contents)\n", False),
    "optional_field": (f"{HEAD}length = len({NEW}.text)\n", False),
    "open_word": (
        f'{HEAD}from agentstream.words import ErrorCode\nword: ErrorCode | str = "new"\n',
        True,
    ),
    "closed_word": (
        f'{HEAD}from agentstream.words import SessionEndReason\nreason: SessionEndReason = "done"\n',
        False,
    ),
    "typed_dict": (
        f'{HEAD}from agentstream import dicts\nping: dicts.PingNotice = {{"type": "pong"}}\n',
        False,
    ),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("programs")
    for name, (text, _) in PROGRAMS.items():
        (path / f"{name}.py").write_text(text)
    return path


def accepted(output: str) -> dict[str, bool]:
    wrong = set(re.findall(r"(\w+)\.py:\d+(?::\d+)?(?: -)?:? error", output))
    assert wrong <= set(PROGRAMS), output
    return {name: name not in wrong for name in PROGRAMS}


EXPECTED = {name: is_right for name, (_, is_right) in PROGRAMS.items()}


def test_mypy(folder: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(folder)]
    cache = os.environ.get("AGENTSTREAM_CACHE", str(folder))
    env = {**os.environ, "MYPY_CACHE_DIR": f"{cache}/mypy-programs"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert accepted(done.stdout) == EXPECTED, done.stdout + done.stderr


def test_pyright(folder: Path) -> None:
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, str(folder)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert accepted(done.stdout) == EXPECTED, done.stdout + done.stderr
