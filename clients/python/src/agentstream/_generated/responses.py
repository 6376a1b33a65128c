# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Responses of the gateway."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, Tag

from agentstream._generated.events import (
    PermissionRequestedEvent,
    QuestionAskedEvent,
    SessionEndedEvent,
    TokenUsage,
    UnifiedEvent,
)
from agentstream._generated.execute import OutputEvent
from agentstream._generated.scalars import Count, Integer, Ordinal, Timestamp
from agentstream._generated.words import (
    AgentType,
    AnswerAcceptedOutcome,
    ApiState,
    ApprovalMode,
    AuditAction,
    AuditRecordOutcome,
    Roles,
    SandboxMode,
    Scopes,
    SessionState,
    State,
    VersionStatus,
)
from agentstream._model import AnyWord, JsonType, Keyed, Maybe, Model, Tagged, Word

__all__ = [
    "AckFrame",
    "AgUiCapabilities",
    "AgentInfo",
    "AgentList",
    "AgentMode",
    "AgentModes",
    "AgentSupport",
    "AnswerAccepted",
    "ApiAgent",
    "ApiProject",
    "ApiSession",
    "ApiSessionState",
    "AuditRecord",
    "DialectPage",
    "EventFrame",
    "EventPage",
    "ExecuteResult",
    "GatewayInfo",
    "GatewayLimits",
    "GatewayNode",
    "Health",
    "LoginResult",
    "NodeLoad",
    "PermissionRequestedEventData",
    "PermissionRequestedMessage",
    "Problem",
    "ProblemError",
    "ProblemFrame",
    "QuestionAskedEventData",
    "QuestionAskedMessage",
    "RpcError",
    "RpcFailure",
    "RpcResponse",
    "RpcResult",
    "RunEndedMessage",
    "SchemaEntry",
    "SchemaExtension",
    "SchemaIndex",
    "SchemaKey",
    "SchemaUnion",
    "ServerFrame",
    "Session",
    "SessionEndedEventData",
    "SessionPage",
    "TurnAccepted",
    "UnknownWebhookMessage",
    "WebhookMessage",
    "WebhookStatus",
]


class AckFrame(Model):
    """A client's frame was carried out."""

    type: Literal["ack"]
    ref: Maybe[str] = None
    """Returned in the `ack` or `problem` that answers this frame."""


class ProblemError(Model):
    """One error in the request."""

    path: str
    """The place in the request, as a JSON Pointer."""
    message: str


class Problem(Model):
    """Why a request was refused, and what to do (`application/problem+json`)."""

    type: str
    """The kind of problem: a stable URI for programs."""
    title: str
    """The kind of problem, in words."""
    status: Annotated[int, Field(ge=400, le=599)]
    """The HTTP status."""
    detail: str
    """The cause in this case, and the remedy."""
    errors: Maybe[list[ProblemError]] = None
    allowed: Maybe[list[str]] = None
    """The allowed values."""


class ProblemFrame(Model):
    """A client's frame was refused."""

    type: Literal["problem"]
    ref: Maybe[str] = None
    """Returned in the `ack` or `problem` that answers this frame."""
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
"""Frames that the server writes to the WebSocket of a session, except events and connection
events.
"""


class Session(Model):
    """A session, as the gateway returns it."""

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
    """The client's own id of the session, such as the id of a chat."""


class SessionPage(Model):
    """A page of sessions."""

    sessions: list[Session]
    next: str | None
    """The `cursor` of the next page; null at the end."""


class EventPage(Model):
    """A page of events."""

    events: list[UnifiedEvent]
    next: Count | None
    """The `after` of the next page; null at the end of an ended session."""


class TurnAccepted(Model):
    """A further prompt was accepted."""

    turn_number: Maybe[Ordinal] = None
    position: Maybe[Ordinal] = None
    """In the queue, from 1."""


class AgentSupport(Model):
    """The fields of a request that an agent supports."""

    fields_: Annotated[list[str], Field(alias="fields")]
    """The supported fields; their values may still be refused."""
    refused: dict[str, str]
    """By unsupported field: why it is refused."""


class AgentMode(Model):
    """The effect of a pair of modes; or why it is refused."""

    refused: Maybe[str] = None
    """Why it is refused; then the other fields are absent."""
    summary: Maybe[str] = None
    """How the agent is started, in Markdown."""
    approval_mode: Maybe[Word[ApprovalMode]] = None
    """The granted mode, which may be stricter than the requested one."""
    sandbox_mode: Maybe[Word[SandboxMode]] = None
    """The granted mode, which may be stricter than the requested one."""
    not_guaranteed: Maybe[list[str]] = None
    """The missing guarantees, in words."""


class AgentModes(Model):
    """The effect of the modes of a request."""

    own: AgentMode
    """Neither mode is requested: the agent's own settings decide."""
    pairs: dict[str, dict[str, AgentMode]]
    """By approval mode, then by sandbox mode."""


class AgentInfo(Model):
    """One agent: whether it is installed, and what it supports."""

    agent_type: AnyWord[AgentType]
    name: str
    installed: bool
    version: Maybe[str] = None
    version_status: Maybe[Word[VersionStatus]] = None
    problem: Maybe[str] = None
    """Why a command that is installed has no version: its exit code and error output."""
    tested: list[str]
    """The versions that were tested."""
    can: list[str]
    """The supported features."""
    cannot: list[str]
    """The unsupported features, in words."""
    supports: Maybe[dict[str, AgentSupport]] = None
    """By protocol: the supported fields of a request."""
    modes: Maybe[dict[str, AgentModes]] = None
    """By protocol: the effect of each pair of modes."""


class AgentList(Model):
    """The agents that the gateway knows."""

    agents: list[AgentInfo]


class GatewayLimits(Model):
    """The limits of the gateway. Larger values are refused or cut."""

    max_line_bytes: Ordinal
    """Bytes of one event."""
    max_repeat_bytes: Ordinal
    """Bytes of a repeated value; a larger one may be omitted."""
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
    """The current load of a node."""

    running: Count
    """Runs."""
    waiting: Count
    """Runs that wait. Nodes that share a queue each have its length."""
    max_running: Maybe[Ordinal] = None
    """The maximum number of runs at the same time."""


class GatewayNode(Model):
    """A process of the gateway."""

    name: str
    """Unique among the nodes."""
    roles: list[AnyWord[Roles]]
    """`gateway`: answers requests; `worker`: runs agents."""
    agents: list[str]
    """The agents that it can run."""
    load: NodeLoad
    url: Maybe[str] = None
    """Where it listens."""
    pool: Maybe[str] = None
    """The workers that it belongs to."""
    shared_home: Maybe[str] = None
    """The home folder that it shares with others, which may continue its sessions."""
    is_draining: Maybe[bool] = None
    """It is stopping, and takes no further runs."""
    version: Maybe[str] = None
    started_at: Maybe[str] = None


class WebhookStatus(Model):
    """A webhook, and the state of its deliveries."""

    id: str
    """Its name in the log of the gateway."""
    host: str
    """The host of its URL; the rest may be a secret."""
    state: AnyWord[State]
    """`disabled`: the receiver answered 410."""
    pending: Count
    """Pending deliveries."""
    delivered: Count
    """Deliveries since the start of the gateway."""
    abandoned: Count
    """Deliveries that failed for good since the start of the gateway."""
    last_error: Maybe[str] = None
    """Why the newest failed attempt failed."""


class GatewayInfo(Model):
    """The gateway, its features and limits."""

    schema_version: str
    version: str
    features: dict[str, Any]
    limits: GatewayLimits
    nodes: list[GatewayNode]
    """The processes that share the sessions; at least the one that answers."""
    webhooks: Maybe[list[WebhookStatus]] = None
    """The webhooks of the gateway; only for the scope `admin`."""


class LoginResult(Model):
    """The caller is logged in: the answer of `POST /v1/login`."""

    owner: str
    """The name of the token's owner."""
    scopes: list[AnyWord[Scopes]]
    """What the caller may do."""
    expires_at: Timestamp
    """When the cookie or ticket expires."""
    ticket: Maybe[str] = None
    """Passed as `?ticket=` in the URL of a stream; for `as: ticket`."""


class SchemaKey(Model):
    """A key that selects the member of a union."""

    key: str
    definition: str


class SchemaExtension(Model):
    """The member for a tag that is not in `members` and matches a pattern."""

    pattern: str
    """A regular expression."""
    definition: str


class SchemaUnion(Model):
    """How the members of a union are distinguished: by the value of one property (`tag`,
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
    """By name of a definition: how its members are distinguished. Choose the member first, then
    validate against `#/$defs/<member>`.
    """


class SchemaIndex(Model):
    """All schemas."""

    schemas: list[SchemaEntry]


class ApiSession(Model):
    """A session, as `/api/sessions` returns it."""

    id: str
    agent_id: str
    project_id: str
    prompt: str
    state: ApiState
    created_at: Timestamp
    updated_at: Timestamp


class ApiSessionState(Model):
    """The state of a session: the answer to its creation and its cancellation."""

    id: str
    state: ApiState


class DialectPage(Model):
    """A page of the values of a dialect."""

    events: list[dict[str, Any]]
    """Values of the requested dialect."""
    next: Count | None
    """The `after` of the next page; null at the end of an ended session."""


class ExecuteResult(Model, alias_generator=None):
    """A task and its whole outcome, as one value."""

    session_id: str
    text: str
    """The whole text of the agent."""
    exit_code: Integer
    duration_ms: Count
    events: list[OutputEvent]


class AnswerAccepted(Model):
    """The answer to a permission request or a question was accepted."""

    request_id: str
    outcome: AnyWord[AnswerAcceptedOutcome]


class Health(Model):
    """Whether the server is alive, or accepts requests."""

    ok: bool
    reason: Maybe[str] = None
    """Why it does not accept requests."""
    quarantined: Maybe[Count] = None
    """Sessions whose log cannot be read."""


class AgUiCapabilities(Model):
    """The capabilities that the gateway offers to AG-UI clients."""

    identity: Maybe[dict[str, Any]] = None
    """Name and version of the server."""
    transport: Maybe[dict[str, Any]] = None
    """How runs are streamed."""
    tools: Maybe[dict[str, Any]] = None
    """The supported use of tools."""
    state: Maybe[dict[str, Any]] = None
    """What is kept."""
    multi_agent: Maybe[dict[str, Any]] = None
    """Whether agents start sub-agents."""
    reasoning: Maybe[dict[str, Any]] = None
    """Whether reasoning is streamed."""
    multimodal: Maybe[dict[str, Any]] = None
    """The supported parts of a message."""
    human_in_the_loop: Maybe[dict[str, Any]] = None
    """Approvals and interrupts."""
    custom: Maybe[dict[str, Any]] = None
    """The agents of this server."""


class ApiAgent(Model):
    """An agent, as `/api/agents` lists it."""

    id: str
    """Passed as `agentId`."""
    name: str
    installed: bool
    version: Maybe[str] = None


class ApiProject(Model):
    """A workspace, as `/api/projects` lists it."""

    id: str
    """Passed as `projectId`."""
    name: str
    path: str


class AuditRecord(Model):
    """A line of the audit log: what a caller did, or why it was refused."""

    time: Timestamp
    action: Word[AuditAction]
    """`request`: any other request, which was refused."""
    outcome: AnyWord[AuditRecordOutcome]
    owner: Maybe[str] = None
    """The owner of the token; absent if the caller is unknown."""
    address: str
    """The address that the request came from."""
    request_id: str
    """The id of the request, as in the log of requests."""
    method: Maybe[str] = None
    route: Maybe[str] = None
    """The route's template, such as `/v1/sessions/:id`."""
    session_id: Maybe[str] = None
    agent_type: Maybe[str] = None
    answered: Maybe[str] = None
    """The id of the permission or the question."""
    decision: Maybe[str] = None
    """How it was answered."""
    status: Maybe[Integer] = None
    """The HTTP status of a refusal."""
    problem: Maybe[str] = None
    """The kind of a refusal, such as `exceeds-cap`."""
    reason: Maybe[str] = None
    """Why it was refused, in words."""


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
    """Returned unchanged."""


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
    """Returned unchanged."""


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


class PermissionRequestedEventData(Model):
    """The event, and the session that it belongs to."""

    session_id: str
    run: Ordinal
    """Which execution of the session: from 1."""
    agent_type: AnyWord[AgentType]
    owner: str
    """The name of the session's owner."""
    alias: Maybe[str] = None
    """The id that a client gave the session, such as that of a chat."""
    truncated: Maybe[bool] = None
    """Long texts of the event are cut; the session's log has them in full."""
    event: PermissionRequestedEvent


class PermissionRequestedMessage(Model):
    """An agent asks for permission and waits."""

    type: Literal["permission.requested"]
    timestamp: Timestamp
    """When the event was emitted."""
    data: PermissionRequestedEventData


class QuestionAskedEventData(Model):
    """The event, and the session that it belongs to."""

    session_id: str
    run: Ordinal
    """Which execution of the session: from 1."""
    agent_type: AnyWord[AgentType]
    owner: str
    """The name of the session's owner."""
    alias: Maybe[str] = None
    """The id that a client gave the session, such as that of a chat."""
    truncated: Maybe[bool] = None
    """Long texts of the event are cut; the session's log has them in full."""
    event: QuestionAskedEvent


class QuestionAskedMessage(Model):
    """An agent asks a question and waits."""

    type: Literal["question.asked"]
    timestamp: Timestamp
    """When the event was emitted."""
    data: QuestionAskedEventData


class SessionEndedEventData(Model):
    """The event, and the session that it belongs to."""

    session_id: str
    run: Ordinal
    """Which execution of the session: from 1."""
    agent_type: AnyWord[AgentType]
    owner: str
    """The name of the session's owner."""
    alias: Maybe[str] = None
    """The id that a client gave the session, such as that of a chat."""
    truncated: Maybe[bool] = None
    """Long texts of the event are cut; the session's log has them in full."""
    event: SessionEndedEvent


class RunEndedMessage(Model):
    """A run of a session has ended."""

    type: Literal["run.ended"]
    timestamp: Timestamp
    """When the event was emitted."""
    data: SessionEndedEventData


class UnknownWebhookMessage(Model):
    """A message of a later version."""

    type: str


WebhookMessage: TypeAlias = Annotated[
    PermissionRequestedMessage | QuestionAskedMessage | RunEndedMessage | UnknownWebhookMessage,
    Tagged(
        "type",
        {
            "permission.requested": PermissionRequestedMessage,
            "question.asked": QuestionAskedMessage,
            "run.ended": RunEndedMessage,
        },
        unknown=UnknownWebhookMessage,
    ),
]
"""The body of a request that the gateway sends to a webhook."""
