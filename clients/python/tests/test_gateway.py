"""The clients against the real gateway, which is killed and started again in the middle."""

import asyncio
import os
import re
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from conftest import REPOSITORY, Report

from agentstream import (
    PermissionRequestedEvent,
    QuestionAskedEvent,
    SessionEndedEvent,
    TurnStartedEvent,
    UnifiedEvent,
    text_of,
    verify_stream,
)
from agentstream.client import AsyncGatewayClient, GatewayClient, GatewayError
from agentstream.requests import PermissionAnswer, QuestionAnswer, SessionRequest

CLI = Path(os.environ.get("AGENTSTREAM_CLI", REPOSITORY / "packages/cli/bin/agentstream.js"))
ASKING = "say Before.\nask rm a.txt => removed\nsay After."


class Gateway:
    """A gateway on loopback that keeps its port and its data when it is started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        command = ["node", str(CLI), "serve", "--port", str(self.port)]
        folders = ["--data", str(self.folder / "data"), "--workspace", str(self.folder)]
        self.process = subprocess.Popen(
            [*command, *folders], cwd=self.folder, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"listens on http://127\.0\.0\.1:(\d+)", line)
            if found is not None:
                self.port = int(found[1])
                return
        raise AssertionError(f"the gateway has not started: is it built? {CLI}")

    def stop(self, number: signal.Signals) -> None:
        self.process.send_signal(number)
        self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def restart(self) -> None:
        self.stop(signal.SIGKILL)
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def token(self) -> str:
        return (self.folder / "data" / "token").read_text().strip()


@pytest.fixture(scope="module")
def gateway() -> Iterator[Gateway]:
    with tempfile.TemporaryDirectory() as folder:
        gateway = Gateway(Path(folder))
        yield gateway
        gateway.stop(signal.SIGTERM)


@pytest.fixture
def client(gateway: Gateway) -> Iterator[GatewayClient]:
    with GatewayClient(gateway.url, gateway.token) as client:
        yield client


def check_whole(events: list[UnifiedEvent]) -> SessionEndedEvent:
    assert verify_stream(events) == []
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    last = events[-1]
    assert isinstance(last, SessionEndedEvent)
    return last


def test_a_session_and_a_further_prompt(client: GatewayClient) -> None:
    session = client.create(SessionRequest(agent_type="echo", prompt="Hello"))
    first = list(client.events(session.id))
    assert check_whole(first).reason == "completed"
    assert text_of(first) == "Hello"
    client.prompt(session.id, "Again")
    more = list(client.events(session.id, after=len(first)))
    assert check_whole([*first, *more]).run == 2
    assert text_of(more) == "Again"
    assert client.get(session.id).last_seq == len(first) + len(more)
    assert list(client.events(session.id, after=len(first) + len(more))) == []


def test_answers(client: GatewayClient) -> None:
    session = client.create(
        SessionRequest(agent_type="demo", prompt=f"{ASKING}\nquestion Which? | one | two")
    )
    events: list[UnifiedEvent] = []
    for event in client.events(session.id):
        events.append(event)
        if isinstance(event, PermissionRequestedEvent):
            client.answer(session.id, event.request_id, PermissionAnswer(outcome="allowed"))
        elif isinstance(event, QuestionAskedEvent):
            answer = QuestionAnswer(answers={event.questions[0].id: "two"})
            client.answer(session.id, event.request_id, answer)
    assert check_whole(events).reason == "completed"
    assert {"permissionResolved", "questionAnswered", "toolCompleted"} <= {e.type for e in events}


def test_cancel(client: GatewayClient) -> None:
    session = client.create(SessionRequest(agent_type="demo", prompt=ASKING))
    events: list[UnifiedEvent] = []
    for event in client.events(session.id):
        events.append(event)
        if isinstance(event, PermissionRequestedEvent):
            client.cancel(session.id)
    assert check_whole(events).reason == "cancelled"


def test_what_is_refused(client: GatewayClient, gateway: Gateway) -> None:
    with pytest.raises(GatewayError) as refused:
        client.create(SessionRequest(agent_type="nobody", prompt="Hello"))
    assert refused.value.status == 400
    assert refused.value.problem is not None
    with pytest.raises(GatewayError) as refused:
        list(client.events("nothing"))
    assert refused.value.status == 404
    with GatewayClient(gateway.url, "wrong") as other, pytest.raises(GatewayError) as refused:
        other.get("nothing")
    assert refused.value.status == 401


def test_a_restart_in_the_middle(client: GatewayClient, gateway: Gateway) -> None:
    session = client.create(SessionRequest(agent_type="demo", prompt=ASKING))
    events: list[UnifiedEvent] = []
    for event in client.events(session.id):
        events.append(event)
        if isinstance(event, PermissionRequestedEvent):
            gateway.restart()
    last = check_whole(events)
    assert (last.reason, last.detail) == ("failed", "gatewayRestart")
    client.prompt(session.id, "say Here again.")
    more = list(client.events(session.id, after=len(events)))
    assert check_whole([*events, *more]).reason == "completed"
    assert text_of(more) == "Here again."


def test_a_gateway_that_is_gone(tmp_path: Path) -> None:
    gateway = Gateway(tmp_path)
    url, token = gateway.url, gateway.token
    gateway.stop(signal.SIGTERM)
    begin = time.monotonic()
    with GatewayClient(url, token, patience=0.5) as client:
        with pytest.raises(httpx.TransportError):
            client.create(SessionRequest(agent_type="echo", prompt="Hello"))
        with pytest.raises(httpx.TransportError):
            list(client.events("s"))
    assert time.monotonic() - begin >= 1


def test_all_of_it_asynchronously(gateway: Gateway, report: Report) -> None:
    asyncio.run(use_asynchronously(gateway))
    report.gateway = True


async def use_asynchronously(gateway: Gateway) -> None:
    async with AsyncGatewayClient(gateway.url, gateway.token) as client:
        session = await client.create(SessionRequest(agent_type="demo", prompt=ASKING))
        events: list[UnifiedEvent] = []
        async for event in client.events(session.id, follow="session"):
            events.append(event)
            if isinstance(event, PermissionRequestedEvent) and event.run == 1:
                await asyncio.to_thread(gateway.restart)
            elif isinstance(event, PermissionRequestedEvent) and event.run == 2:
                answer = PermissionAnswer(outcome="denied")
                await client.answer(session.id, event.request_id, answer)
            elif isinstance(event, SessionEndedEvent) and event.run == 1:
                await client.prompt(session.id, ASKING)
            elif isinstance(event, SessionEndedEvent) and event.run == 2:
                await client.prompt(session.id, "wait 60s")
            elif isinstance(event, TurnStartedEvent) and event.run == 3:
                await client.cancel(session.id)
            elif isinstance(event, SessionEndedEvent):
                break
        assert check_whole(events).reason == "cancelled"
        assert [e.detail for e in events if isinstance(e, SessionEndedEvent)][0] == "gatewayRestart"
        with pytest.raises(GatewayError):
            await client.get("nothing")
