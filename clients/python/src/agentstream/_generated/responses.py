# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Responses of the gateway."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, Tag

from agentstream._generated.events import TokenUsage, UnifiedEvent
from agentstream._generated.scalars import Count, Integer, Ordinal, Timestamp
from agentstream._generated.words import (
    AgentType,
    ApiState,
    ApprovalMode,
    Roles,
    SandboxMode,
    Scopes,
    SessionState,
    VersionStatus,
)
from agentstream._model import AnyWord, JsonType, Keyed, Maybe, Model, Tagged, Word

__all__ = [
    "AckFrame",
    "AgentInfo",
    "AgentList",
    "AgentMode",
    "AgentModes",
    "AgentSupport",
    "ApiSession",
    "ApiSessionState",
    "EventFrame",
    "EventPage",
    "GatewayInfo",
    "GatewayLimits",
    "GatewayNode",
    "LoginResult",
    "NodeLoad",
    "Problem",
    "ProblemError",
    "ProblemFrame",
    "RpcError",
    "RpcFailure",
    "RpcResponse",
    "RpcResult",
    "SchemaEntry",
    "SchemaExtension",
    "SchemaIndex",
    "SchemaKey",
    "SchemaUnion",
    "ServerFrame",
    "Session",
    "SessionPage",
    "TurnAccepted",
]


class AckFrame(Model):
    """A client's frame was carried out."""

    type: Literal["ack"]
    ref: Maybe[str] = None
    """Comes back in the `ack` or `problem` that answers this."""


class ProblemError(Model):
    """One thing that was wrong."""

    path: str
    """Where, as a JSON Pointer."""
    message: str


class Problem(Model):
    """Why a request was refused, and what to do (`application/problem+json`)."""

    type: str
    """What kind of problem: stable, to be compared."""
    title: str
    """The kind in words."""
    status: Annotated[int, Field(ge=400, le=599)]
    """The HTTP status."""
    detail: str
    """What was wrong this time, and the remedy."""
    errors: Maybe[list[ProblemError]] = None
    allowed: Maybe[list[str]] = None
    """What would have been allowed."""


class ProblemFrame(Model):
    """A client's frame was refused."""

    type: Literal["problem"]
    ref: Maybe[str] = None
    """Comes back in the `ack` or `problem` that answers this."""
    problem: Problem


class EventFrame(Model):
    """An event, or a connection event."""

    type: str


ServerFrame: TypeAlias = Annotated[
    AckFrame | ProblemFrame | EventFrame,
    Tagged(
        "type",
        {
            "ack": AckFrame,
            "problem": ProblemFrame,
        },
        unknown=EventFrame,
    ),
]
"""What the server writes to the WebSocket of a session besides events and connection events."""


class Session(Model):
    """A session, as the gateway tells it."""

    id: str
    agent_type: AnyWord[AgentType]
    state: Word[SessionState]
    created_at: Timestamp
    updated_at: Timestamp
    last_seq: Count
    """The seq of its newest event; 0 before the first."""
    turn: Count
    """The number of its newest turn; 0 before the first."""
    usage: Maybe[TokenUsage] = None
    native_session_id: Maybe[str] = None
    alias: Maybe[str] = None
    """The id that a client gave the session, such as that of a chat."""


class SessionPage(Model):
    """A page of sessions."""

    sessions: list[Session]
    next: str | None
    """What to pass as `cursor` for the next page; null at the end."""


class EventPage(Model):
    """A page of events."""

    events: list[UnifiedEvent]
    next: Count | None
    """What to pass as `after` for the next page; null at the end of an ended session."""


class TurnAccepted(Model):
    """A further prompt was taken."""

    turn_number: Maybe[Ordinal] = None
    position: Maybe[Ordinal] = None
    """In the queue, from 1."""


class AgentSupport(Model):
    """Which fields of a request an agent can honour."""

    fields_: Annotated[list[str], Field(alias="fields")]
    """The fields that are taken; their values may still be refused."""
    refused: dict[str, str]
    """By field: why it is refused."""


class AgentMode(Model):
    """What a pair of modes becomes; or why it is refused."""

    refused: Maybe[str] = None
    """Why it is refused; the other fields are absent then."""
    summary: Maybe[str] = None
    """What the agent is started with, in Markdown."""
    approval_mode: Maybe[Word[ApprovalMode]] = None
    """What the run gets, which may be less than it asked for."""
    sandbox_mode: Maybe[Word[SandboxMode]] = None
    """What the run gets, which may be less than it asked for."""
    not_guaranteed: Maybe[list[str]] = None
    """What cannot be guaranteed, in words."""


class AgentModes(Model):
    """What the modes of a request become."""

    own: AgentMode
    """Neither mode is asked for: the agent's own settings decide."""
    pairs: dict[str, dict[str, AgentMode]]
    """By approval mode, then by sandbox mode."""


class AgentInfo(Model):
    """One agent: whether it is here, and what it can do."""

    agent_type: AnyWord[AgentType]
    name: str
    installed: bool
    version: Maybe[str] = None
    version_status: Maybe[Word[VersionStatus]] = None
    tested: list[str]
    """The versions that were tested."""
    can: list[str]
    """What it can do."""
    cannot: list[str]
    """What it cannot do, in words."""
    supports: Maybe[dict[str, AgentSupport]] = None
    """By protocol: which fields of a request can be honoured."""
    modes: Maybe[dict[str, AgentModes]] = None
    """By protocol: what each pair of modes becomes."""


class AgentList(Model):
    """The agents that the gateway knows."""

    agents: list[AgentInfo]


class GatewayLimits(Model):
    """The limits of the gateway. More than them is refused or cut."""

    max_line_bytes: Ordinal
    """Bytes of one event."""
    max_repeat_bytes: Ordinal
    """Bytes of a value that repeats what was already sent; a larger one may be left out."""
    max_prompt_characters: Ordinal
    """Characters of a prompt, and of each text part."""
    max_prompt_part_bytes: Ordinal
    """Bytes of an image or a file in a prompt."""
    max_prompt_parts: Ordinal
    """Parts of a prompt."""
    max_prompt_bytes: Ordinal
    """Bytes of all images and files of a prompt."""
    max_body_bytes: Ordinal
    """Bytes of a request's body, and of a WebSocket message."""
    max_page_events: Ordinal
    """Events of one page."""
    max_page_sessions: Ordinal
    """Sessions of one page."""
    max_running: Ordinal
    """Runs at the same time."""
    max_waiting: Count
    """Runs that wait in the queue."""


class NodeLoad(Model):
    """What a node does at the moment."""

    running: Count
    """Runs."""
    waiting: Count
    """Runs that wait for a place on it."""
    max_running: Maybe[Ordinal] = None
    """The most runs that it takes at once."""


class GatewayNode(Model):
    """A machine of the gateway."""

    name: str
    """Unique among the nodes."""
    roles: list[AnyWord[Roles]]
    """`gateway`: answers requests; `runner`: runs agents."""
    agents: list[str]
    """The agents that it can run."""
    load: NodeLoad


class GatewayInfo(Model):
    """What the gateway is."""

    schema_version: str
    version: str
    features: dict[str, Any]
    limits: GatewayLimits
    nodes: list[GatewayNode]
    """The machines that run agents; at least the answering one."""


class LoginResult(Model):
    """The caller is logged in: the answer of `POST /v1/login`."""

    owner: str
    """The name of the token's owner."""
    scopes: list[AnyWord[Scopes]]
    """What the caller may do."""
    expires_at: Timestamp
    """When the cookie or ticket ends."""
    ticket: Maybe[str] = None
    """Passed as `?ticket=` in the URL of a stream; for `as: ticket`."""


class SchemaKey(Model):
    """A key that selects the member of a union."""

    key: str
    definition: str


class SchemaExtension(Model):
    """The member for a tag that is none of the values and matches a pattern."""

    pattern: str
    """A regular expression."""
    definition: str


class SchemaUnion(Model):
    """How the members of a union are told apart: by the value of one property (`tag`,
    `members`), or by which key is present (`keys`).
    """

    tag: Maybe[str] = None
    """The property whose value selects the member."""
    members: Maybe[dict[str, str]] = None
    """By value of the tag: the name of the definition."""
    keys: Maybe[list[SchemaKey]] = None
    """The first key that is present selects the member."""
    extension: Maybe[SchemaExtension] = None
    unknown: Maybe[str] = None
    """The definition for any other tag, or for none of the keys."""


class SchemaEntry(Model):
    """One schema."""

    name: str
    """`unified`, `native/codex/exec`, …"""
    id: Annotated[str, Field(alias="$id")]
    path: str
    """Below the folder of the index."""
    title: str
    root: str
    """The definition that a value of this schema must satisfy."""
    unions: dict[str, SchemaUnion]
    """By name of a definition: how its members are told apart. Choose the member first, then
    validate against `#/$defs/<member>`.
    """


class SchemaIndex(Model):
    """The schemas that there are."""

    schemas: list[SchemaEntry]


class ApiSession(Model):
    """A session, as `/api/sessions` tells it."""

    id: str
    agent_id: str
    project_id: str
    prompt: str
    state: ApiState
    created_at: Timestamp
    updated_at: Timestamp


class ApiSessionState(Model):
    """What became of a session: the answer to its creation and to its cancelling."""

    id: str
    state: ApiState


class RpcError(Model):
    """Why a call failed."""

    code: Integer
    """-32700 not JSON, -32600 no request, -32601 no such method, -32602 wrong parameter, -32000
    anything else.
    """
    message: str
    data: Any = None


RpcFailureId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcFailure(Model):
    """The call failed."""

    error: RpcError
    id: RpcFailureId = None
    """Comes back as it was sent."""


RpcResultId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcResult(Model):
    """The call succeeded."""

    result: Any
    id: RpcResultId = None
    """Comes back as it was sent."""


RpcResponse: TypeAlias = Annotated[
    RpcFailure | RpcResult,
    Keyed(
        {
            "error": RpcFailure,
            "result": RpcResult,
        },
    ),
]
"""An answer of `POST /rpc`."""
