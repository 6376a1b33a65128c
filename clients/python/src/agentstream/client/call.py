"""The requests of a client, without the way they are sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar
from urllib.parse import quote
from uuid import uuid4

from agentstream._generated.requests import (
    PermissionAnswer,
    QuestionAnswer,
    SessionRequest,
    TurnRequest,
)
from agentstream._generated.responses import Session, TurnAccepted
from agentstream.client.gateway_error import GatewayError
from agentstream.codec import Codec, encode

T = TypeVar("T")

_sessions = Codec[Session](Session)
_turns = Codec[TurnAccepted](TurnAccepted)


@dataclass(frozen=True)
class Call(Generic[T]):
    """A request, and how its response is decoded."""

    method: str
    path: str
    codec: Codec[T] | None
    body: Mapping[str, Any] | None = None
    key: str = field(default_factory=lambda: str(uuid4()))
    """The same in every attempt: the gateway does what is asked once."""

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.method == "GET" else {"Idempotency-Key": self.key}

    def decode(self, status: int, body: bytes) -> T | None:
        """The result. Raises GatewayError, or DecodeError."""
        if status >= 400:
            raise GatewayError.of(status, body)
        return None if self.codec is None else self.codec.decode_json(body)


def create(request: SessionRequest) -> Call[Session]:
    return Call("POST", "/v1/sessions", _sessions, encode(request))


def get(session_id: str) -> Call[Session]:
    return Call("GET", _path(session_id), _sessions)


def prompt(session_id: str, request: TurnRequest) -> Call[TurnAccepted]:
    return Call("POST", _path(session_id, "turns"), _turns, encode(request))


def cancel(session_id: str) -> Call[Session]:
    return Call("POST", _path(session_id, "cancel"), _sessions)


def answer(
    session_id: str, request_id: str, given: PermissionAnswer | QuestionAnswer
) -> Call[None]:
    kind = "permissions" if isinstance(given, PermissionAnswer) else "questions"
    return Call("POST", _path(session_id, kind, request_id), None, encode(given))


def _path(*parts: str) -> str:
    return "/v1/sessions/" + "/".join(quote(part, safe="") for part in parts)
