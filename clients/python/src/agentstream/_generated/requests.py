# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Requests to the gateway."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, Tag

from agentstream._generated.scalars import Finite, Integer
from agentstream._generated.words import (
    AgentType,
    AgUiResumeStatus,
    ApprovalMode,
    As,
    BusyPolicy,
    ChatMessageRole,
    ChatRequestTrigger,
    DisconnectPolicy,
    PermissionDecision,
    PermissionMode,
    PermissionTier,
    RpcMode,
    SandboxMode,
)
from agentstream._model import AnyWord, JsonType, Maybe, Model, Tagged

__all__ = [
    "AgUiContext",
    "AgUiForwardedProps",
    "AgUiInputDocument",
    "AgUiInputImage",
    "AgUiInputOther",
    "AgUiInputPart",
    "AgUiInputText",
    "AgUiMessage",
    "AgUiResume",
    "AgUiRunRequest",
    "AgUiSource",
    "ApiSessionRequest",
    "ChatApproval",
    "ChatCall",
    "ChatFile",
    "ChatMessage",
    "ChatPart",
    "ChatRequest",
    "ChatText",
    "ChatUnknownPart",
    "ClientFrame",
    "ExecuteRequest",
    "InterruptFrame",
    "LoginRequest",
    "McpHttpServer",
    "McpRegisteredServer",
    "McpServer",
    "McpSseServer",
    "McpStdioServer",
    "PermissionAnswer",
    "PermissionAnswerFrame",
    "PromptFile",
    "PromptFrame",
    "PromptImage",
    "PromptPart",
    "PromptText",
    "QuestionAnswer",
    "QuestionAnswerFrame",
    "RequestedConfig",
    "RpcHealthCheck",
    "RpcMonitorSessions",
    "RpcNoParams",
    "RpcRequest",
    "RpcSessionCreate",
    "RpcSessionCreateParams",
    "RpcSessionDestroy",
    "RpcSessionDestroyParams",
    "RpcSessionInterrupt",
    "RpcSessionInterruptParams",
    "RpcSessionList",
    "RpcSessionQueueStats",
    "RpcSessionQueueStatsParams",
    "RpcSessionReconnect",
    "RpcSessionReconnectParams",
    "RpcSessionResume",
    "RpcSessionResumeParams",
    "RpcSessionSend",
    "RpcSessionSendParams",
    "RpcSessionSetMode",
    "RpcSessionSetModeParams",
    "RpcSessionSetModel",
    "RpcSessionSetModelParams",
    "RunRequest",
    "SessionRequest",
    "TurnRequest",
]


class PromptText(Model, extra="forbid"):
    """Text."""

    type: Literal["text"]
    text: Annotated[str, Field(max_length=100000)]


class PromptImage(Model, extra="forbid"):
    """An image of at most 10 MB."""

    type: Literal["image"]
    path: Maybe[str] = None
    """A path in the workspace. Either this or `data`."""
    data: Maybe[str] = None
    """The content, base64. Either this or `path`."""
    mime_type: Maybe[str] = None
    """Detected from the content when absent."""


class PromptFile(Model, extra="forbid"):
    """A file of at most 10 MB."""

    type: Literal["file"]
    path: Maybe[str] = None
    """A path in the workspace. Either this or `data`."""
    data: Maybe[str] = None
    """The content, base64. Either this or `path`."""
    mime_type: Maybe[str] = None
    """Detected from the content when absent."""
    name: Maybe[str] = None
    """The name that the agent sees."""


PromptPart: TypeAlias = Annotated[
    PromptText | PromptImage | PromptFile,
    Tagged(
        "type",
        {
            "text": PromptText,
            "image": PromptImage,
            "file": PromptFile,
        },
    ),
]
"""A part of a prompt."""


class RequestedConfig(Model, extra="forbid"):
    """The configuration that a request asks for."""

    project_id: Maybe[str] = None
    """The caller's name of the project."""
    cwd: Maybe[str] = None
    """The working directory; it must lie in an allowed workspace."""
    model: Maybe[str] = None
    """The vendor's name of the model."""
    approval_mode: Maybe[ApprovalMode] = None
    """Which actions need approval, from the strictest to the loosest. `ask`: every tool;
    `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`:
    everything is approved.
    """
    sandbox_mode: Maybe[SandboxMode] = None
    """From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no
    sandbox; `fullAccess`: the agent is asked to use none.
    """
    permission_tier: Maybe[PermissionTier] = None
    """A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised =
    autoEdit + workspaceWrite, autonomous = autoAll + fullAccess.
    """
    permission_mode: Maybe[PermissionMode] = None
    """A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask
    + readOnly, ask = ask.
    """
    allowed_tools: Maybe[list[str]] = None
    """Only these tools exist. Native names, or `kind:<toolKind>`."""
    auto_approve_tools: Maybe[list[str]] = None
    """These tools need no approval. Native names, or `kind:<toolKind>`."""
    disallowed_tools: Maybe[list[str]] = None
    """These tools do not exist. Native names, or `kind:<toolKind>`."""
    max_turns: Maybe[Annotated[int, Field(ge=1, le=1000)]] = None
    """The maximum number of turns of the model."""
    max_budget_usd: Maybe[Annotated[Finite, Field(gt=0)]] = None
    """The maximum cost, in US dollars."""
    protocol: Maybe[str] = None
    """The protocol to use with the agent; chosen by the request's needs when absent."""
    working_directory: Maybe[str] = None
    """Another name for `cwd`."""
    blocked_tools: Maybe[list[str]] = None
    """Another name for `disallowedTools`."""
    tier: Maybe[PermissionTier] = None
    """Another name for `permissionTier`."""


class McpRegisteredServer(Model, extra="forbid"):
    """A server that the gateway's owner has registered."""

    type: Literal["registered"]
    name: str
    """The name it is registered by."""


class McpStdioServer(Model, extra="forbid"):
    """A server that is started as a process and speaks over stdio."""

    type: Literal["stdio"]
    name: str
    """Unique in the request; tools are named after it."""
    command: str
    """The program, by name or absolute path."""
    args: Maybe[list[str]] = None
    env: Maybe[dict[str, str]] = None
    """Additions to the server's environment."""


class McpHttpServer(Model, extra="forbid"):
    """A server that is reached over Streamable HTTP."""

    type: Literal["http"]
    name: str
    """Unique in the request; tools are named after it."""
    url: str
    """An absolute `http:` or `https:` URL."""
    headers: Maybe[dict[str, str]] = None
    """Sent with every request to the server."""


class McpSseServer(Model, extra="forbid"):
    """A server that is reached over HTTP with server-sent events."""

    type: Literal["sse"]
    name: str
    """Unique in the request; tools are named after it."""
    url: str
    """An absolute `http:` or `https:` URL."""
    headers: Maybe[dict[str, str]] = None
    """Sent with every request to the server."""


McpServer: TypeAlias = Annotated[
    McpRegisteredServer | McpStdioServer | McpHttpServer | McpSseServer,
    Tagged(
        "type",
        {
            "registered": McpRegisteredServer,
            "stdio": McpStdioServer,
            "http": McpHttpServer,
            "sse": McpSseServer,
        },
    ),
]
"""An MCP server that the agent may use."""


SessionRequestPrompt: TypeAlias = Annotated[
    Annotated[Annotated[str, Field(max_length=100000)], Tag("->string")]
    | Annotated[Annotated[list[PromptPart], Field(min_length=1)], Tag("->array")],
    JsonType,
]


class SessionRequest(Model, extra="forbid"):
    """Starts a session."""

    agent_type: AnyWord[AgentType]
    """The agent to run, as registered at the server."""
    prompt: Maybe[SessionRequestPrompt] = None
    """The task of the agent: text of at most 100,000 characters, or parts. Absent: the session
    is prepared and waits for its first prompt.
    """
    session_id: Maybe[str] = None
    """The session to resume."""
    config: Maybe[RequestedConfig] = None
    output_schema: Maybe[dict[str, Any]] = None
    """The JSON Schema that the answer must satisfy."""
    env: Maybe[dict[str, str]] = None
    """Additions to the agent's environment."""
    mcp_servers: Maybe[list[McpServer]] = None
    """MCP servers for the agent, in addition to those of its own settings."""
    on_disconnect: Maybe[DisconnectPolicy] = None
    """What happens when the reader disconnects. Absent: `continue`."""


RunRequestPrompt: TypeAlias = Annotated[
    Annotated[Annotated[str, Field(max_length=100000)], Tag("->string")]
    | Annotated[Annotated[list[PromptPart], Field(min_length=1)], Tag("->array")],
    JsonType,
]


class RunRequest(Model, extra="forbid"):
    """One run of one agent: what an adapter plans from."""

    prompt: RunRequestPrompt
    """The task of the agent: text of at most 100,000 characters, or parts."""
    resume: Maybe[str] = None
    """The native id of the conversation to resume."""
    interactive: Maybe[bool] = None
    """A user can answer permissions and questions."""
    deltas: Maybe[bool] = None
    """Stream text as it is written, if a protocol supports it."""
    project_id: Maybe[str] = None
    """The caller's name of the project."""
    cwd: Maybe[str] = None
    """The working directory; it must lie in an allowed workspace."""
    model: Maybe[str] = None
    """The vendor's name of the model."""
    approval_mode: Maybe[ApprovalMode] = None
    """Which actions need approval, from the strictest to the loosest. `ask`: every tool;
    `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`:
    everything is approved.
    """
    sandbox_mode: Maybe[SandboxMode] = None
    """From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no
    sandbox; `fullAccess`: the agent is asked to use none.
    """
    permission_tier: Maybe[PermissionTier] = None
    """A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised =
    autoEdit + workspaceWrite, autonomous = autoAll + fullAccess.
    """
    permission_mode: Maybe[PermissionMode] = None
    """A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask
    + readOnly, ask = ask.
    """
    allowed_tools: Maybe[list[str]] = None
    """Only these tools exist. Native names, or `kind:<toolKind>`."""
    auto_approve_tools: Maybe[list[str]] = None
    """These tools need no approval. Native names, or `kind:<toolKind>`."""
    disallowed_tools: Maybe[list[str]] = None
    """These tools do not exist. Native names, or `kind:<toolKind>`."""
    max_turns: Maybe[Annotated[int, Field(ge=1, le=1000)]] = None
    """The maximum number of turns of the model."""
    max_budget_usd: Maybe[Annotated[Finite, Field(gt=0)]] = None
    """The maximum cost, in US dollars."""
    protocol: Maybe[str] = None
    """The protocol to use with the agent; chosen by the request's needs when absent."""
    working_directory: Maybe[str] = None
    """Another name for `cwd`."""
    blocked_tools: Maybe[list[str]] = None
    """Another name for `disallowedTools`."""
    tier: Maybe[PermissionTier] = None
    """Another name for `permissionTier`."""
    output_schema: Maybe[dict[str, Any]] = None
    """The JSON Schema that the answer must satisfy."""
    env: Maybe[dict[str, str]] = None
    """Additions to the agent's environment."""
    mcp_servers: Maybe[list[McpServer]] = None
    """MCP servers for the agent, in addition to those of its own settings."""


TurnRequestPrompt: TypeAlias = Annotated[
    Annotated[Annotated[str, Field(max_length=100000)], Tag("->string")]
    | Annotated[Annotated[list[PromptPart], Field(min_length=1)], Tag("->array")],
    JsonType,
]


class TurnRequest(Model, extra="forbid"):
    """A further prompt in a session."""

    prompt: TurnRequestPrompt
    """The task of the agent: text of at most 100,000 characters, or parts."""
    if_busy: Maybe[BusyPolicy] = None
    """What to do while a turn runs: `queue` the prompt (also when absent), `refuse` it,
    `interrupt` the turn, or `steer`: add the prompt to the running turn.
    """
    mcp_servers: Maybe[list[McpServer]] = None
    """MCP servers for the agent, in addition to those of its own settings."""


class PermissionAnswer(Model, extra="forbid"):
    """The answer to a permission request."""

    outcome: PermissionDecision
    option_id: Maybe[str] = None
    """One of the options of the request."""
    message: Maybe[str] = None
    """A message to the agent, sent with the answer."""
    arguments: Maybe[dict[str, Any]] = None
    """Run the tool with these instead."""
    stop: Maybe[bool] = None
    """With `denied`: end the turn as well."""


QuestionAnswerAnswers: TypeAlias = Annotated[
    Annotated[str, Tag("->string")] | Annotated[list[str], Tag("->array")],
    JsonType,
]


class QuestionAnswer(Model, extra="forbid"):
    """The answers to the questions of one request."""

    answers: dict[str, QuestionAnswerAnswers]
    """By question id: the chosen label or the given text; several if the question is
    multiSelect.
    """
    declined: Maybe[bool] = None
    """The user declines to answer; `answers` is empty."""


class ExecuteRequest(Model, extra="forbid", alias_generator=None):
    """Runs a task: the request of `POST /v1/execute`."""

    idempotency_key: str
    """The same key gives the same run."""
    task: Annotated[str, Field(max_length=100000)]
    """The task of the agent."""
    driver: str
    """The agent: `claude`, `codex`, `gemini`, `echo`, …"""
    model: Maybe[str] = None
    auth_token: Maybe[str] = None
    """The token, if there is no Bearer header."""
    config: Maybe[RequestedConfig] = None
    session_id: Maybe[str] = None
    """The session to resume."""


class ApiSessionRequest(Model, extra="forbid"):
    """Starts a session: the request of `POST /api/sessions`."""

    agent_id: str
    project_id: str
    """The name of an allowed workspace's folder."""
    prompt: Annotated[str, Field(max_length=100000)]


class ChatText(Model):
    """Text."""

    type: Literal["text"]
    text: Annotated[str, Field(max_length=100000)]


class ChatFile(Model):
    """A file or an image."""

    type: Literal["file"]
    media_type: str
    url: str
    """A data URL: the server fetches nothing."""
    filename: Maybe[str] = None
    """The name that the agent sees."""


class ChatApproval(Model):
    """A permission that a call waits for, and its answer."""

    id: str
    approved: Maybe[bool] = None
    reason: Maybe[str] = None
    """A message to the agent, sent with the answer."""


class ChatCall(Model):
    """A call of a tool."""

    type: Literal["dynamic-tool"]
    tool_call_id: str
    state: str
    """Such as `approval-responded`: its permission was answered."""
    approval: Maybe[ChatApproval] = None


class ChatUnknownPart(Model):
    """A part of any other type."""

    type: str


ChatPart: TypeAlias = Annotated[
    ChatText | ChatFile | ChatCall | ChatUnknownPart,
    Tagged(
        "type",
        {
            "text": ChatText,
            "file": ChatFile,
            "dynamic-tool": ChatCall,
        },
        unknown=ChatUnknownPart,
    ),
]
"""A part of a message."""


class ChatMessage(Model):
    """A message of a chat."""

    id: str
    role: ChatMessageRole
    parts: list[ChatPart]
    metadata: Any = None


class ChatRequest(Model, extra="forbid"):
    """A message of a chat: what the AI SDK's chat transport sends."""

    id: Annotated[str, Field(max_length=255)]
    """The chat's id. Its first message starts a session, further ones continue it."""
    messages: Annotated[list[ChatMessage], Field(min_length=1)]
    """The last one is the prompt, or answers permissions. The agent keeps the earlier ones
    itself.
    """
    trigger: Maybe[ChatRequestTrigger] = None
    """`regenerate-message` repeats a prompt whose run failed; a completed answer cannot be
    replaced.
    """
    message_id: Maybe[str] = None
    """The message that is answered, repeated or changed."""
    agent_type: Maybe[AnyWord[AgentType]] = None
    """The agent to run; required by the first message."""
    config: Maybe[RequestedConfig] = None
    output_schema: Maybe[dict[str, Any]] = None
    """The JSON Schema that the answer must satisfy."""
    env: Maybe[dict[str, str]] = None
    """Additions to the agent's environment."""
    mcp_servers: Maybe[list[McpServer]] = None
    """MCP servers for the agent, in addition to those of its own settings."""
    if_busy: Maybe[BusyPolicy] = None
    """What to do while a turn runs. Absent: `refuse`; `steer` is refused: the answer is the
    stream of a prompt of its own.
    """


class AgUiInputText(Model):
    """Text."""

    type: Literal["text"]
    text: Annotated[str, Field(max_length=100000)]


class AgUiSource(Model):
    """Where the content of a part is."""

    type: str
    """`data`, since the server fetches nothing; `url` and `file` are refused."""
    value: str
    """The content, base64."""
    mime_type: Maybe[str] = None


class AgUiInputImage(Model):
    """An image."""

    type: Literal["image"]
    source: AgUiSource


class AgUiInputDocument(Model):
    """A file."""

    type: Literal["document"]
    source: AgUiSource


class AgUiInputOther(Model):
    """A part of any other type."""

    type: str


AgUiInputPart: TypeAlias = Annotated[
    AgUiInputText | AgUiInputImage | AgUiInputDocument | AgUiInputOther,
    Tagged(
        "type",
        {
            "text": AgUiInputText,
            "image": AgUiInputImage,
            "document": AgUiInputDocument,
        },
        unknown=AgUiInputOther,
    ),
]
"""A part of a message."""


AgUiMessageContent: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[list[AgUiInputPart], Tag("->array")]
    | Annotated[dict[str, Any], Tag("->object")],
    JsonType,
]


class AgUiMessage(Model):
    """A message of a thread."""

    id: str
    role: str
    """Such as `user`."""
    content: Maybe[AgUiMessageContent] = None
    """Of a user's message: text, or a list of parts."""


class AgUiContext(Model):
    """Context for the agent."""

    description: str
    value: str


class AgUiForwardedProps(Model):
    """Additional fields of the application."""

    agent_type: Maybe[AnyWord[AgentType]] = None
    """The agent to run; `?agentType=` of the address may name it too."""
    config: Maybe[RequestedConfig] = None
    output_schema: Maybe[dict[str, Any]] = None
    """The JSON Schema that the answer must satisfy."""
    env: Maybe[dict[str, str]] = None
    """Additions to the agent's environment."""
    mcp_servers: Maybe[list[McpServer]] = None
    """MCP servers for the agent, in addition to those of its own settings."""
    if_busy: Maybe[BusyPolicy] = None
    """What to do while a turn runs. Absent: `refuse`; `steer` is refused: the answer is the
    stream of a prompt of its own.
    """


class AgUiResume(Model):
    """The answer to an interrupt."""

    interrupt_id: str
    status: AgUiResumeStatus
    """`cancelled`: denied, or declined."""
    payload: Any = None
    """Of a permission `{approved, editedArgs?, message?}`; of a question `{answers:
    {<questionId>: …}}`.
    """


class AgUiRunRequest(Model):
    """A run of AG-UI: its `RunAgentInput`."""

    thread_id: Annotated[str, Field(max_length=255)]
    """The thread. Its first run starts a session, further ones continue it."""
    run_id: Annotated[str, Field(max_length=255)]
    """The client's id of this run."""
    protocol_version: Maybe[str] = None
    parent_run_id: Maybe[str] = None
    state: Any = None
    """Ignored: agents share no state."""
    messages: list[AgUiMessage]
    """The last one is the prompt if it is from the user. Otherwise the response is the current
    thread.
    """
    tools: Maybe[list[dict[str, Any]]] = None
    """Must be empty: an agent runs its own tools."""
    context: Maybe[list[AgUiContext]] = None
    """Put before the prompt."""
    forwarded_props: Maybe[AgUiForwardedProps] = None
    resume: Maybe[list[AgUiResume]] = None
    """Answers to the interrupts of the run before."""


class LoginRequest(Model, extra="forbid"):
    """A login for browsers: the request of `POST /v1/login`."""

    token: str
    """A token of the server."""
    as_: Annotated[Maybe[As], Field(alias="as")] = None
    """`cookie` (also when absent): the answer sets a cookie. `ticket`: the answer has a
    short-lived ticket for the URL of a stream.
    """


class RpcSessionCreateParams(Model, extra="forbid", alias_generator=None):
    """The parameters of session.create."""

    path: str
    """An existing folder inside an allowed workspace; `~/` is the home folder of the server, and
    a relative path starts at the first workspace.
    """
    mode: Maybe[RpcMode] = None
    """Absent: `auto`."""
    model: Maybe[str] = None
    """Absent: the agent's own."""
    cli_type: Maybe[str] = None
    """Absent: `claude`. `claude`, `codex`, `gemini`, `opencode`, `echo`, …"""


RpcSessionCreateId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcSessionCreate(Model, extra="forbid"):
    """Creates a session; starts no process."""

    method: Literal["session.create"]
    params: RpcSessionCreateParams
    id: RpcSessionCreateId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


class RpcSessionSendParams(Model, extra="forbid"):
    """The parameters of session.send."""

    session_id: str
    message: Annotated[str, Field(max_length=100000)]


RpcSessionSendId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcSessionSend(Model, extra="forbid"):
    """Sends a message; answers with a stream of StreamEvents."""

    method: Literal["session.send"]
    params: RpcSessionSendParams
    id: RpcSessionSendId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


class RpcSessionResumeParams(Model, extra="forbid"):
    """The parameters of session.resume."""

    session_id: str
    sdk_session_id: Maybe[str] = None
    """The native id to resume."""


RpcSessionResumeId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcSessionResume(Model, extra="forbid"):
    """Resumes a session."""

    method: Literal["session.resume"]
    params: RpcSessionResumeParams
    id: RpcSessionResumeId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


class RpcSessionDestroyParams(Model, extra="forbid"):
    """The parameters of session.destroy."""

    session_id: str


RpcSessionDestroyId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcSessionDestroy(Model, extra="forbid"):
    """Ends a session."""

    method: Literal["session.destroy"]
    params: RpcSessionDestroyParams
    id: RpcSessionDestroyId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


class RpcNoParams(Model):
    """No parameters; any that are sent are ignored."""


RpcSessionListId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcSessionList(Model, extra="forbid"):
    """Lists the sessions."""

    method: Literal["session.list"]
    params: Maybe[RpcNoParams] = None
    id: RpcSessionListId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


class RpcSessionSetModeParams(Model, extra="forbid"):
    """The parameters of session.set_mode."""

    session_id: str
    mode: RpcMode


RpcSessionSetModeId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcSessionSetMode(Model, extra="forbid"):
    """Sets the mode, from the next message on."""

    method: Literal["session.set_mode"]
    params: RpcSessionSetModeParams
    id: RpcSessionSetModeId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


class RpcSessionSetModelParams(Model, extra="forbid"):
    """The parameters of session.set_model."""

    session_id: str
    model: str | None
    """Null: the agent's own."""


RpcSessionSetModelId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcSessionSetModel(Model, extra="forbid"):
    """Sets the model, from the next message on."""

    method: Literal["session.set_model"]
    params: RpcSessionSetModelParams
    id: RpcSessionSetModelId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


class RpcSessionInterruptParams(Model, extra="forbid"):
    """The parameters of session.interrupt."""

    session_id: str


RpcSessionInterruptId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcSessionInterrupt(Model, extra="forbid"):
    """Interrupts and clears the queue."""

    method: Literal["session.interrupt"]
    params: RpcSessionInterruptParams
    id: RpcSessionInterruptId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


class RpcSessionQueueStatsParams(Model, extra="forbid"):
    """The parameters of session.queue_stats."""

    session_id: str


RpcSessionQueueStatsId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcSessionQueueStats(Model, extra="forbid"):
    """Returns the queue."""

    method: Literal["session.queue_stats"]
    params: RpcSessionQueueStatsParams
    id: RpcSessionQueueStatsId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


class RpcSessionReconnectParams(Model, extra="forbid"):
    """The parameters of session.reconnect."""

    session_id: str


RpcSessionReconnectId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcSessionReconnect(Model, extra="forbid"):
    """Returns the missed events."""

    method: Literal["session.reconnect"]
    params: RpcSessionReconnectParams
    id: RpcSessionReconnectId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


RpcHealthCheckId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcHealthCheck(Model, extra="forbid"):
    """Returns the health of the server."""

    method: Literal["health.check"]
    params: Maybe[RpcNoParams] = None
    id: RpcHealthCheckId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


RpcMonitorSessionsId: TypeAlias = Annotated[
    Annotated[str, Tag("->string")]
    | Annotated[Integer, Tag("->number")]
    | Annotated[None, Tag("->null")],
    JsonType,
]


class RpcMonitorSessions(Model, extra="forbid"):
    """Lists the sessions with their queues."""

    method: Literal["monitor.sessions"]
    params: Maybe[RpcNoParams] = None
    id: RpcMonitorSessionsId = None
    """Returned unchanged."""
    jsonrpc: Maybe[Literal["2.0"]] = None


RpcRequest: TypeAlias = Annotated[
    RpcSessionCreate
    | RpcSessionSend
    | RpcSessionResume
    | RpcSessionDestroy
    | RpcSessionList
    | RpcSessionSetMode
    | RpcSessionSetModel
    | RpcSessionInterrupt
    | RpcSessionQueueStats
    | RpcSessionReconnect
    | RpcHealthCheck
    | RpcMonitorSessions,
    Tagged(
        "method",
        {
            "session.create": RpcSessionCreate,
            "session.send": RpcSessionSend,
            "session.resume": RpcSessionResume,
            "session.destroy": RpcSessionDestroy,
            "session.list": RpcSessionList,
            "session.set_mode": RpcSessionSetMode,
            "session.set_model": RpcSessionSetModel,
            "session.interrupt": RpcSessionInterrupt,
            "session.queue_stats": RpcSessionQueueStats,
            "session.reconnect": RpcSessionReconnect,
            "health.check": RpcHealthCheck,
            "monitor.sessions": RpcMonitorSessions,
        },
    ),
]
"""A call of `POST /rpc`."""


class PermissionAnswerFrame(Model, extra="forbid"):
    """Answers a permission request."""

    type: Literal["permissionAnswer"]
    ref: Maybe[str] = None
    """Returned in the `ack` or `problem` that answers this frame."""
    request_id: str
    """The request to answer."""
    outcome: PermissionDecision
    option_id: Maybe[str] = None
    """One of the options of the request."""
    message: Maybe[str] = None
    """A message to the agent, sent with the answer."""
    arguments: Maybe[dict[str, Any]] = None
    """Run the tool with these instead."""
    stop: Maybe[bool] = None
    """With `denied`: end the turn as well."""


QuestionAnswerFrameAnswers: TypeAlias = Annotated[
    Annotated[str, Tag("->string")] | Annotated[list[str], Tag("->array")],
    JsonType,
]


class QuestionAnswerFrame(Model, extra="forbid"):
    """Answers a question."""

    type: Literal["questionAnswer"]
    ref: Maybe[str] = None
    """Returned in the `ack` or `problem` that answers this frame."""
    request_id: str
    """The request to answer."""
    answers: dict[str, QuestionAnswerFrameAnswers]
    """By question id: the chosen label or the given text; several if the question is
    multiSelect.
    """
    declined: Maybe[bool] = None
    """The user declines to answer; `answers` is empty."""


PromptFramePrompt: TypeAlias = Annotated[
    Annotated[Annotated[str, Field(max_length=100000)], Tag("->string")]
    | Annotated[Annotated[list[PromptPart], Field(min_length=1)], Tag("->array")],
    JsonType,
]


class PromptFrame(Model, extra="forbid"):
    """A further prompt."""

    type: Literal["prompt"]
    ref: Maybe[str] = None
    """Returned in the `ack` or `problem` that answers this frame."""
    prompt: PromptFramePrompt
    """The task of the agent: text of at most 100,000 characters, or parts."""
    if_busy: Maybe[BusyPolicy] = None
    """What to do while a turn runs: `queue` the prompt (also when absent), `refuse` it,
    `interrupt` the turn, or `steer`: add the prompt to the running turn.
    """
    mcp_servers: Maybe[list[McpServer]] = None
    """MCP servers for the agent, in addition to those of its own settings."""


class InterruptFrame(Model, extra="forbid"):
    """Interrupts the turn."""

    type: Literal["interrupt"]
    ref: Maybe[str] = None
    """Returned in the `ack` or `problem` that answers this frame."""


ClientFrame: TypeAlias = Annotated[
    PermissionAnswerFrame | QuestionAnswerFrame | PromptFrame | InterruptFrame,
    Tagged(
        "type",
        {
            "permissionAnswer": PermissionAnswerFrame,
            "questionAnswer": QuestionAnswerFrame,
            "prompt": PromptFrame,
            "interrupt": InterruptFrame,
        },
    ),
]
"""What a client writes to the WebSocket of a session."""
