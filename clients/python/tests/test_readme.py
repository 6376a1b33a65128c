"""The README: its installation in a new environment, and each of its programs."""

import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest
from conftest import REPOSITORY
from test_gateway import CLI, Gateway

README = (REPOSITORY / "clients" / "python" / "README.md").read_text()
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
INSTALL, TEN_LINES = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
RECORDING = REPOSITORY / "recordings" / "claude"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a new environment, made by the commands of the README."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "clients").symlink_to(REPOSITORY / "clients")
    commands = INSTALL.splitlines()
    for command in commands:
        subprocess.run(shlex.split(command), cwd=folder, check=True, stdout=subprocess.DEVNULL)
    assert len(commands) == 2
    return folder / ".venv" / "bin" / "python"


def run(folder: Path, command: list[str]) -> str:
    """The output of a command, with `agentstream` on its PATH."""
    bin_ = folder / "bin"
    bin_.mkdir(exist_ok=True)
    (bin_ / "agentstream").write_text(f'#!/bin/sh\nexec node "{CLI}" "$@"\n')
    (bin_ / "agentstream").chmod(0o755)
    env = {**os.environ, "PATH": f"{bin_}:{os.environ['PATH']}", "PYTHONWARNINGS": "error"}
    done = subprocess.run(command, cwd=folder, env=env, input=b"", capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def test_ten_lines(python: Path) -> None:
    assert len([line for line in PROGRAMS[0].splitlines() if line]) == 10
    project = python.parents[2]
    (project / "ten_lines.py").write_text(PROGRAMS[0])
    assert run(project, ["sh", "-c", TEN_LINES]) == "Hello\ncompleted\n"


def test_gateway(python: Path, tmp_path: Path) -> None:
    gateway = Gateway(tmp_path)
    program = PROGRAMS[1].replace("http://127.0.0.1:8787", gateway.url)
    try:
        program = f"token = {gateway.token!r}\n{program}"
        assert run(tmp_path, [str(python), "-c", program]) == "Done.\n"
    finally:
        gateway.process.kill()
        gateway.process.wait()


def test_translate(python: Path, tmp_path: Path) -> None:
    assert len([line for line in PROGRAMS[2].splitlines() if line]) <= 10
    recording = RECORDING / "2.1.197" / "bidi-two-turns" / "stdout.jsonl"
    (tmp_path / "claude.jsonl").write_bytes(recording.read_bytes())
    assert run(tmp_path, [str(python), "-c", PROGRAMS[2]]).strip() != ""
