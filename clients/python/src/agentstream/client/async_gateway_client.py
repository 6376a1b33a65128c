"""The client of the gateway for asynchronous code."""

import asyncio
import time
from collections.abc import AsyncIterator
from types import TracebackType
from typing import TypeVar, cast

import httpx

from agentstream._generated.events import UnifiedEvent
from agentstream._generated.requests import (
    PermissionAnswer,
    PromptPart,
    QuestionAnswer,
    SessionRequest,
    TurnRequest,
)
from agentstream._generated.responses import Session, TurnAccepted
from agentstream._generated.words import BusyPolicy
from agentstream.client import call as calls
from agentstream.client.event_cursor import (
    READ_TIMEOUT,
    EventCursor,
    Follow,
    OnError,
    OnNotice,
)
from agentstream.client.gateway_error import GatewayError
from agentstream.sse import read_sse_async

T = TypeVar("T")


class AsyncGatewayClient:
    """Runs agents behind a gateway. Lost connections are made again, for up to `patience` seconds."""

    def __init__(
        self,
        url: str,
        token: str,
        *,
        patience: float = 60.0,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._patience = patience
        self._http = httpx.AsyncClient(
            base_url=url,
            headers={"Authorization": f"Bearer {token}"},
            timeout=httpx.Timeout(30.0, read=READ_TIMEOUT),
            transport=transport,
        )

    async def __aenter__(self) -> "AsyncGatewayClient":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def create(self, request: SessionRequest) -> Session:
        """Starts a session."""
        return await self._send(calls.create(request))

    async def get(self, session_id: str) -> Session:
        return await self._send(calls.get(session_id))

    async def prompt(
        self, session_id: str, prompt: str | list[PromptPart], if_busy: BusyPolicy | None = None
    ) -> TurnAccepted:
        """A further prompt."""
        request = TurnRequest(prompt=prompt, if_busy=if_busy)
        return await self._send(calls.prompt(session_id, request))

    async def answer(
        self, session_id: str, request_id: str, given: PermissionAnswer | QuestionAnswer
    ) -> None:
        """Answers a permission request or a question; the first answer counts."""
        await self._send(calls.answer(session_id, request_id, given))

    async def cancel(self, session_id: str) -> Session:
        return await self._send(calls.cancel(session_id))

    async def events(
        self,
        session_id: str,
        *,
        after: int = 0,
        follow: Follow = "run",
        on_notice: OnNotice | None = None,
        on_error: OnError | None = None,
    ) -> AsyncIterator[UnifiedEvent]:
        """The events of a session, each once: those that were, then those that come.

        Ends after the `sessionEnded` of the newest run; with `follow="session"` never.
        """
        cursor = EventCursor(session_id, after, follow, on_notice, on_error)
        deadline = time.monotonic() + self._patience
        while True:
            retry_after: str | None = None
            try:
                async with self._http.stream(
                    "GET", cursor.path, params=cursor.params, headers=cursor.headers
                ) as response:
                    if response.status_code == 204:
                        return
                    if response.status_code in (429, 503):
                        retry_after = response.headers.get("Retry-After", "")
                    elif response.status_code != 200:
                        raise GatewayError.of(response.status_code, await response.aread())
                    else:
                        async for frame in read_sse_async(response.aiter_bytes()):
                            deadline = time.monotonic() + self._patience
                            event = cursor.take(frame)
                            if event is not None:
                                yield event
                        if cursor.is_over:
                            return
                if time.monotonic() > deadline:
                    raise httpx.ReadError("the gateway ends the stream again and again")
            except httpx.TransportError:
                if time.monotonic() > deadline:
                    raise
            await asyncio.sleep(cursor.delay(retry_after))

    async def _send(self, call: calls.Call[T]) -> T:
        deadline = time.monotonic() + self._patience
        delay = 0.2
        while True:
            try:
                response = await self._http.request(
                    call.method, call.path, json=call.body, headers=call.headers
                )
                # the gateway is about to be started again, or waits for space
                if response.status_code != 503 or time.monotonic() > deadline:
                    return cast(T, call.decode(response.status_code, response.content))
            except httpx.TransportError:
                if time.monotonic() > deadline:
                    raise
            await asyncio.sleep(delay)
            delay = min(delay * 2, 5.0)
