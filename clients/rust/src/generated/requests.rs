// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Requests to the gateway.

use super::connection::*;
use super::events::*;
use super::words::*;
use crate::model::prelude::*;

/// Text.
#[derive(Clone, Debug, PartialEq)]
pub struct PromptText {
    pub text: String,
}

impl PromptText {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text";

    /// With the fields that are required.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

object! { PromptText
    = "type" "text";
    text: required "text" max_length(100000);
}

/// An image of at most 10 MB.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PromptImage {
    /// A path in the workspace. Either this or `data`.
    pub path: Option<String>,
    /// The content, base64. Either this or `path`.
    pub data: Option<String>,
    /// Detected from the content when absent.
    pub mime_type: Option<String>,
}

impl PromptImage {
    /// The `type` of every value.
    pub const TYPE: &'static str = "image";
}

object! { PromptImage
    = "type" "image";
    path: optional "path" string;
    data: optional "data" string;
    mime_type: optional "mimeType" string;
}

/// A file of at most 10 MB.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PromptFile {
    /// A path in the workspace. Either this or `data`.
    pub path: Option<String>,
    /// The content, base64. Either this or `path`.
    pub data: Option<String>,
    /// Detected from the content when absent.
    pub mime_type: Option<String>,
    /// The name that the agent sees.
    pub name: Option<String>,
}

impl PromptFile {
    /// The `type` of every value.
    pub const TYPE: &'static str = "file";
}

object! { PromptFile
    = "type" "file";
    path: optional "path" string;
    data: optional "data" string;
    mime_type: optional "mimeType" string;
    name: optional "name" string;
}

/// A part of a prompt.
#[derive(Clone, Debug, PartialEq)]
pub enum PromptPart {
    /// Text.
    Text(PromptText),
    /// An image of at most 10 MB.
    Image(PromptImage),
    /// A file of at most 10 MB.
    File(PromptFile),
}
union! { PromptPart by "type" as type_
    "text" => Text(PromptText),
    "image" => Image(PromptImage),
    "file" => File(PromptFile),
}

/// The configuration that a request asks for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RequestedConfig {
    /// The caller's name of the project.
    pub project_id: Option<String>,
    /// The working directory; it must lie in an allowed workspace.
    pub cwd: Option<String>,
    /// The vendor's name of the model.
    pub model: Option<String>,
    /// Which actions need approval, from the strictest to the loosest. `ask`: every tool;
    /// `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`: everything
    /// is approved.
    pub approval_mode: Option<ApprovalMode>,
    /// From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no
    /// sandbox; `fullAccess`: the agent is asked to use none.
    pub sandbox_mode: Option<SandboxMode>,
    /// A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised = autoEdit
    /// + workspaceWrite, autonomous = autoAll + fullAccess.
    pub permission_tier: Option<PermissionTier>,
    /// A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask +
    /// readOnly, ask = ask.
    pub permission_mode: Option<PermissionMode>,
    /// Only these tools exist. Native names, or `kind:<toolKind>`.
    pub allowed_tools: Option<Vec<String>>,
    /// These tools need no approval. Native names, or `kind:<toolKind>`.
    pub auto_approve_tools: Option<Vec<String>>,
    /// These tools do not exist. Native names, or `kind:<toolKind>`.
    pub disallowed_tools: Option<Vec<String>>,
    /// The maximum number of turns of the model.
    pub max_turns: Option<u64>,
    /// The maximum cost, in US dollars.
    pub max_budget_usd: Option<f64>,
    /// The protocol to use with the agent; chosen by the request's needs when absent.
    pub protocol: Option<String>,
    /// Another name for `cwd`.
    pub working_directory: Option<String>,
    /// Another name for `disallowedTools`.
    pub blocked_tools: Option<Vec<String>>,
    /// Another name for `permissionTier`.
    pub tier: Option<PermissionTier>,
}

object! { RequestedConfig
    project_id: optional "projectId" string;
    cwd: optional "cwd" string;
    model: optional "model" string;
    approval_mode: optional "approvalMode" ApprovalMode::decode;
    sandbox_mode: optional "sandboxMode" SandboxMode::decode;
    permission_tier: optional "permissionTier" PermissionTier::decode;
    permission_mode: optional "permissionMode" PermissionMode::decode;
    allowed_tools: optional "allowedTools" list(string);
    auto_approve_tools: optional "autoApproveTools" list(string);
    disallowed_tools: optional "disallowedTools" list(string);
    max_turns: optional "maxTurns" count_in(1, 1000);
    max_budget_usd: optional "maxBudgetUsd" number_above(0.0);
    protocol: optional "protocol" string;
    working_directory: optional "workingDirectory" string;
    blocked_tools: optional "blockedTools" list(string);
    tier: optional "tier" PermissionTier::decode;
}

/// A server that the gateway's owner has registered.
#[derive(Clone, Debug, PartialEq)]
pub struct McpRegisteredServer {
    /// The name it is registered by.
    pub name: String,
}

impl McpRegisteredServer {
    /// The `type` of every value.
    pub const TYPE: &'static str = "registered";

    /// With the fields that are required.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

object! { McpRegisteredServer
    = "type" "registered";
    name: required "name" string;
}

/// A server that is started as a process and speaks over stdio.
#[derive(Clone, Debug, PartialEq)]
pub struct McpStdioServer {
    /// Unique in the request; tools are named after it.
    pub name: String,
    /// The program, by name or absolute path.
    pub command: String,
    pub args: Option<Vec<String>>,
    /// Additions to the server's environment.
    pub env: Option<BTreeMap<String, String>>,
}

impl McpStdioServer {
    /// The `type` of every value.
    pub const TYPE: &'static str = "stdio";

    /// With the fields that are required.
    pub fn new(name: impl Into<String>, command: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            command: command.into(),
            args: None,
            env: None,
        }
    }
}

object! { McpStdioServer
    = "type" "stdio";
    name: required "name" string;
    command: required "command" string;
    args: optional "args" list(string);
    env: optional "env" map(string);
}

/// A server that is reached over Streamable HTTP.
#[derive(Clone, Debug, PartialEq)]
pub struct McpHttpServer {
    /// Unique in the request; tools are named after it.
    pub name: String,
    /// An absolute `http:` or `https:` URL.
    pub url: String,
    /// Sent with every request to the server.
    pub headers: Option<BTreeMap<String, String>>,
}

impl McpHttpServer {
    /// The `type` of every value.
    pub const TYPE: &'static str = "http";

    /// With the fields that are required.
    pub fn new(name: impl Into<String>, url: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            url: url.into(),
            headers: None,
        }
    }
}

object! { McpHttpServer
    = "type" "http";
    name: required "name" string;
    url: required "url" string;
    headers: optional "headers" map(string);
}

/// A server that is reached over HTTP with server-sent events.
#[derive(Clone, Debug, PartialEq)]
pub struct McpSseServer {
    /// Unique in the request; tools are named after it.
    pub name: String,
    /// An absolute `http:` or `https:` URL.
    pub url: String,
    /// Sent with every request to the server.
    pub headers: Option<BTreeMap<String, String>>,
}

impl McpSseServer {
    /// The `type` of every value.
    pub const TYPE: &'static str = "sse";

    /// With the fields that are required.
    pub fn new(name: impl Into<String>, url: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            url: url.into(),
            headers: None,
        }
    }
}

object! { McpSseServer
    = "type" "sse";
    name: required "name" string;
    url: required "url" string;
    headers: optional "headers" map(string);
}

/// An MCP server that the agent may use.
#[derive(Clone, Debug, PartialEq)]
pub enum McpServer {
    /// A server that the gateway's owner has registered.
    Registered(McpRegisteredServer),
    /// A server that is started as a process and speaks over stdio.
    Stdio(McpStdioServer),
    /// A server that is reached over Streamable HTTP.
    Http(McpHttpServer),
    /// A server that is reached over HTTP with server-sent events.
    Sse(McpSseServer),
}
union! { McpServer by "type" as type_
    "registered" => Registered(McpRegisteredServer),
    "stdio" => Stdio(McpStdioServer),
    "http" => Http(McpHttpServer),
    "sse" => Sse(McpSseServer),
}

macro_rules! each_mcp_server {
    ($self:ident, $member:ident => $value:expr) => {
        match $self {
            McpServer::Registered($member) => $value,
            McpServer::Stdio($member) => $value,
            McpServer::Http($member) => $value,
            McpServer::Sse($member) => $value,
        }
    };
}

impl McpServer {
    /// The name it is registered by.
    pub fn name(&self) -> &str {
        each_mcp_server!(self, member => &member.name)
    }
}

/// What `prompt` of [SessionRequest] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum SessionRequestPrompt {
    String(String),
    List(Vec<PromptPart>),
}
alternative! { SessionRequestPrompt
    string String(String) max_length(100000);
    array List(Vec<PromptPart>) list_from(1, PromptPart::decode);
}

/// Starts a session.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionRequest {
    /// The agent to run, as registered at the server.
    pub agent_type: Word<AgentType>,
    /// The task of the agent: text of at most 100,000 characters, or parts. Absent: the session is
    /// prepared and waits for its first prompt.
    pub prompt: Option<SessionRequestPrompt>,
    /// The session to resume.
    pub session_id: Option<String>,
    pub config: Option<RequestedConfig>,
    /// The JSON Schema that the answer must satisfy.
    pub output_schema: Option<Fields>,
    /// Additions to the agent's environment.
    pub env: Option<BTreeMap<String, String>>,
    /// MCP servers for the agent, in addition to those of its own settings.
    pub mcp_servers: Option<Vec<McpServer>>,
    /// What happens when the reader disconnects. Absent: `continue`.
    pub on_disconnect: Option<DisconnectPolicy>,
}

impl SessionRequest {
    /// With the fields that are required.
    pub fn new(agent_type: impl Into<Word<AgentType>>) -> Self {
        Self {
            agent_type: agent_type.into(),
            prompt: None,
            session_id: None,
            config: None,
            output_schema: None,
            env: None,
            mcp_servers: None,
            on_disconnect: None,
        }
    }
}

object! { SessionRequest
    agent_type: required "agentType" any_word;
    prompt: optional "prompt" SessionRequestPrompt::decode;
    session_id: optional "sessionId" string;
    config: optional "config" RequestedConfig::decode;
    output_schema: optional "outputSchema" fields;
    env: optional "env" map(string);
    mcp_servers: optional "mcpServers" list(McpServer::decode);
    on_disconnect: optional "onDisconnect" DisconnectPolicy::decode;
}

/// What `prompt` of [RunRequest] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RunRequestPrompt {
    String(String),
    List(Vec<PromptPart>),
}
alternative! { RunRequestPrompt
    string String(String) max_length(100000);
    array List(Vec<PromptPart>) list_from(1, PromptPart::decode);
}

/// One run of one agent: what an adapter plans from.
#[derive(Clone, Debug, PartialEq)]
pub struct RunRequest {
    /// The task of the agent: text of at most 100,000 characters, or parts.
    pub prompt: RunRequestPrompt,
    /// The native id of the conversation to resume.
    pub resume: Option<String>,
    /// A user can answer permissions and questions.
    pub interactive: Option<bool>,
    /// Stream text as it is written, if a protocol supports it.
    pub deltas: Option<bool>,
    /// The caller's name of the project.
    pub project_id: Option<String>,
    /// The working directory; it must lie in an allowed workspace.
    pub cwd: Option<String>,
    /// The vendor's name of the model.
    pub model: Option<String>,
    /// Which actions need approval, from the strictest to the loosest. `ask`: every tool;
    /// `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`: everything
    /// is approved.
    pub approval_mode: Option<ApprovalMode>,
    /// From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no
    /// sandbox; `fullAccess`: the agent is asked to use none.
    pub sandbox_mode: Option<SandboxMode>,
    /// A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised = autoEdit
    /// + workspaceWrite, autonomous = autoAll + fullAccess.
    pub permission_tier: Option<PermissionTier>,
    /// A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask +
    /// readOnly, ask = ask.
    pub permission_mode: Option<PermissionMode>,
    /// Only these tools exist. Native names, or `kind:<toolKind>`.
    pub allowed_tools: Option<Vec<String>>,
    /// These tools need no approval. Native names, or `kind:<toolKind>`.
    pub auto_approve_tools: Option<Vec<String>>,
    /// These tools do not exist. Native names, or `kind:<toolKind>`.
    pub disallowed_tools: Option<Vec<String>>,
    /// The maximum number of turns of the model.
    pub max_turns: Option<u64>,
    /// The maximum cost, in US dollars.
    pub max_budget_usd: Option<f64>,
    /// The protocol to use with the agent; chosen by the request's needs when absent.
    pub protocol: Option<String>,
    /// Another name for `cwd`.
    pub working_directory: Option<String>,
    /// Another name for `disallowedTools`.
    pub blocked_tools: Option<Vec<String>>,
    /// Another name for `permissionTier`.
    pub tier: Option<PermissionTier>,
    /// The JSON Schema that the answer must satisfy.
    pub output_schema: Option<Fields>,
    /// Additions to the agent's environment.
    pub env: Option<BTreeMap<String, String>>,
    /// MCP servers for the agent, in addition to those of its own settings.
    pub mcp_servers: Option<Vec<McpServer>>,
}

impl RunRequest {
    /// With the fields that are required.
    pub fn new(prompt: impl Into<RunRequestPrompt>) -> Self {
        Self {
            prompt: prompt.into(),
            resume: None,
            interactive: None,
            deltas: None,
            project_id: None,
            cwd: None,
            model: None,
            approval_mode: None,
            sandbox_mode: None,
            permission_tier: None,
            permission_mode: None,
            allowed_tools: None,
            auto_approve_tools: None,
            disallowed_tools: None,
            max_turns: None,
            max_budget_usd: None,
            protocol: None,
            working_directory: None,
            blocked_tools: None,
            tier: None,
            output_schema: None,
            env: None,
            mcp_servers: None,
        }
    }
}

object! { RunRequest
    prompt: required "prompt" RunRequestPrompt::decode;
    resume: optional "resume" string;
    interactive: optional "interactive" boolean;
    deltas: optional "deltas" boolean;
    project_id: optional "projectId" string;
    cwd: optional "cwd" string;
    model: optional "model" string;
    approval_mode: optional "approvalMode" ApprovalMode::decode;
    sandbox_mode: optional "sandboxMode" SandboxMode::decode;
    permission_tier: optional "permissionTier" PermissionTier::decode;
    permission_mode: optional "permissionMode" PermissionMode::decode;
    allowed_tools: optional "allowedTools" list(string);
    auto_approve_tools: optional "autoApproveTools" list(string);
    disallowed_tools: optional "disallowedTools" list(string);
    max_turns: optional "maxTurns" count_in(1, 1000);
    max_budget_usd: optional "maxBudgetUsd" number_above(0.0);
    protocol: optional "protocol" string;
    working_directory: optional "workingDirectory" string;
    blocked_tools: optional "blockedTools" list(string);
    tier: optional "tier" PermissionTier::decode;
    output_schema: optional "outputSchema" fields;
    env: optional "env" map(string);
    mcp_servers: optional "mcpServers" list(McpServer::decode);
}

/// What `prompt` of [TurnRequest] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum TurnRequestPrompt {
    String(String),
    List(Vec<PromptPart>),
}
alternative! { TurnRequestPrompt
    string String(String) max_length(100000);
    array List(Vec<PromptPart>) list_from(1, PromptPart::decode);
}

/// A further prompt in a session.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnRequest {
    /// The task of the agent: text of at most 100,000 characters, or parts.
    pub prompt: TurnRequestPrompt,
    /// What to do while a turn runs: `queue` the prompt (also when absent), `refuse` it,
    /// `interrupt` the turn, or `steer`: add the prompt to the running turn.
    pub if_busy: Option<BusyPolicy>,
    /// MCP servers for the agent, in addition to those of its own settings.
    pub mcp_servers: Option<Vec<McpServer>>,
}

impl TurnRequest {
    /// With the fields that are required.
    pub fn new(prompt: impl Into<TurnRequestPrompt>) -> Self {
        Self {
            prompt: prompt.into(),
            if_busy: None,
            mcp_servers: None,
        }
    }
}

object! { TurnRequest
    prompt: required "prompt" TurnRequestPrompt::decode;
    if_busy: optional "ifBusy" BusyPolicy::decode;
    mcp_servers: optional "mcpServers" list(McpServer::decode);
}

/// The answer to a permission request.
#[derive(Clone, Debug, PartialEq)]
pub struct PermissionAnswer {
    pub outcome: PermissionDecision,
    /// One of the options of the request.
    pub option_id: Option<String>,
    /// A message to the agent, sent with the answer.
    pub message: Option<String>,
    /// Run the tool with these instead.
    pub arguments: Option<Fields>,
    /// With `denied`: end the turn as well.
    pub stop: Option<bool>,
}

impl PermissionAnswer {
    /// With the fields that are required.
    pub fn new(outcome: impl Into<PermissionDecision>) -> Self {
        Self {
            outcome: outcome.into(),
            option_id: None,
            message: None,
            arguments: None,
            stop: None,
        }
    }
}

object! { PermissionAnswer
    outcome: required "outcome" PermissionDecision::decode;
    option_id: optional "optionId" string;
    message: optional "message" string;
    arguments: optional "arguments" fields;
    stop: optional "stop" boolean;
}

/// What `answers` of [QuestionAnswer] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum QuestionAnswerAnswers {
    String(String),
    List(Vec<String>),
}
alternative! { QuestionAnswerAnswers
    string String(String) string;
    array List(Vec<String>) list(string);
}

/// The answers to the questions of one request.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionAnswer {
    /// By question id: the chosen label or the given text; several if the question is multiSelect.
    pub answers: BTreeMap<String, QuestionAnswerAnswers>,
    /// The user declines to answer; `answers` is empty.
    pub declined: Option<bool>,
}

impl QuestionAnswer {
    /// With the fields that are required.
    pub fn new(answers: impl Into<BTreeMap<String, QuestionAnswerAnswers>>) -> Self {
        Self {
            answers: answers.into(),
            declined: None,
        }
    }
}

object! { QuestionAnswer
    answers: required "answers" map(QuestionAnswerAnswers::decode);
    declined: optional "declined" boolean;
}

/// Runs a task: the request of `POST /v1/execute`.
#[derive(Clone, Debug, PartialEq)]
pub struct ExecuteRequest {
    /// The same key gives the same run.
    pub idempotency_key: String,
    /// The task of the agent.
    pub task: String,
    /// The agent: `claude`, `codex`, `gemini`, `echo`, …
    pub driver: String,
    pub model: Option<String>,
    /// The token, if there is no Bearer header.
    pub auth_token: Option<String>,
    pub config: Option<RequestedConfig>,
    /// The session to resume.
    pub session_id: Option<String>,
}

impl ExecuteRequest {
    /// With the fields that are required.
    pub fn new(
        idempotency_key: impl Into<String>,
        task: impl Into<String>,
        driver: impl Into<String>,
    ) -> Self {
        Self {
            idempotency_key: idempotency_key.into(),
            task: task.into(),
            driver: driver.into(),
            model: None,
            auth_token: None,
            config: None,
            session_id: None,
        }
    }
}

object! { ExecuteRequest
    idempotency_key: required "idempotency_key" string;
    task: required "task" max_length(100000);
    driver: required "driver" string;
    model: optional "model" string;
    auth_token: optional "auth_token" string;
    config: optional "config" RequestedConfig::decode;
    session_id: optional "session_id" string;
}

/// Starts a session: the request of `POST /api/sessions`.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiSessionRequest {
    pub agent_id: String,
    /// The name of an allowed workspace's folder.
    pub project_id: String,
    pub prompt: String,
}

impl ApiSessionRequest {
    /// With the fields that are required.
    pub fn new(
        agent_id: impl Into<String>,
        project_id: impl Into<String>,
        prompt: impl Into<String>,
    ) -> Self {
        Self {
            agent_id: agent_id.into(),
            project_id: project_id.into(),
            prompt: prompt.into(),
        }
    }
}

object! { ApiSessionRequest
    agent_id: required "agentId" string;
    project_id: required "projectId" string;
    prompt: required "prompt" max_length(100000);
}

/// Text.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatText {
    pub text: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ChatText {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text";

    /// With the fields that are required.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            extra: Fields::new(),
        }
    }
}

object! { ChatText
    = "type" "text";
    text: required "text" max_length(100000);
    ..extra
}

/// A file or an image.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatFile {
    pub media_type: String,
    /// A data URL: the server fetches nothing.
    pub url: String,
    /// The name that the agent sees.
    pub filename: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ChatFile {
    /// The `type` of every value.
    pub const TYPE: &'static str = "file";

    /// With the fields that are required.
    pub fn new(media_type: impl Into<String>, url: impl Into<String>) -> Self {
        Self {
            media_type: media_type.into(),
            url: url.into(),
            filename: None,
            extra: Fields::new(),
        }
    }
}

object! { ChatFile
    = "type" "file";
    media_type: required "mediaType" string;
    url: required "url" string;
    filename: optional "filename" string;
    ..extra
}

/// A permission that a call waits for, and its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatApproval {
    pub id: String,
    pub approved: Option<bool>,
    /// A message to the agent, sent with the answer.
    pub reason: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ChatApproval {
    /// With the fields that are required.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            approved: None,
            reason: None,
            extra: Fields::new(),
        }
    }
}

object! { ChatApproval
    id: required "id" string;
    approved: optional "approved" boolean;
    reason: optional "reason" string;
    ..extra
}

/// A call of a tool.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatCall {
    pub tool_call_id: String,
    /// Such as `approval-responded`: its permission was answered.
    pub state: String,
    pub approval: Option<ChatApproval>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ChatCall {
    /// The `type` of every value.
    pub const TYPE: &'static str = "dynamic-tool";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>, state: impl Into<String>) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            state: state.into(),
            approval: None,
            extra: Fields::new(),
        }
    }
}

object! { ChatCall
    = "type" "dynamic-tool";
    tool_call_id: required "toolCallId" string;
    state: required "state" string;
    approval: optional "approval" ChatApproval::decode;
    ..extra
}

/// A part of any other type.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatUnknownPart {
    pub type_: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ChatUnknownPart {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            extra: Fields::new(),
        }
    }
}

object! { ChatUnknownPart
    type_: required "type" string;
    ..extra
}

/// A part of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum ChatPart {
    /// Text.
    Text(ChatText),
    /// A file or an image.
    File(ChatFile),
    /// A call of a tool.
    Call(ChatCall),
    /// A part of any other type.
    UnknownPart(ChatUnknownPart),
}
union! { ChatPart by "type" as type_
    "text" => Text(ChatText),
    "file" => File(ChatFile),
    "dynamic-tool" => Call(ChatCall),
    _ => UnknownPart(ChatUnknownPart),
}

/// A message of a chat.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatMessage {
    pub id: String,
    pub role: ChatMessageRole,
    pub parts: Vec<ChatPart>,
    pub metadata: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ChatMessage {
    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        role: impl Into<ChatMessageRole>,
        parts: impl Into<Vec<ChatPart>>,
    ) -> Self {
        Self {
            id: id.into(),
            role: role.into(),
            parts: parts.into(),
            metadata: None,
            extra: Fields::new(),
        }
    }
}

object! { ChatMessage
    id: required "id" string;
    role: required "role" ChatMessageRole::decode;
    parts: required "parts" list(ChatPart::decode);
    metadata: optional "metadata" any;
    ..extra
}

/// A message of a chat: what the AI SDK's chat transport sends.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatRequest {
    /// The chat's id. Its first message starts a session, further ones continue it.
    pub id: String,
    /// The last one is the prompt, or answers permissions. The agent keeps the earlier ones itself.
    pub messages: Vec<ChatMessage>,
    /// `regenerate-message` repeats a prompt whose run failed; a completed answer cannot be
    /// replaced.
    pub trigger: Option<ChatRequestTrigger>,
    /// The message that is answered, repeated or changed.
    pub message_id: Option<String>,
    /// The agent to run; required by the first message.
    pub agent_type: Option<Word<AgentType>>,
    pub config: Option<RequestedConfig>,
    /// The JSON Schema that the answer must satisfy.
    pub output_schema: Option<Fields>,
    /// Additions to the agent's environment.
    pub env: Option<BTreeMap<String, String>>,
    /// MCP servers for the agent, in addition to those of its own settings.
    pub mcp_servers: Option<Vec<McpServer>>,
    /// What to do while a turn runs. Absent: `refuse`; `steer` is refused: the answer is the stream
    /// of a prompt of its own.
    pub if_busy: Option<BusyPolicy>,
}

impl ChatRequest {
    /// With the fields that are required.
    pub fn new(id: impl Into<String>, messages: impl Into<Vec<ChatMessage>>) -> Self {
        Self {
            id: id.into(),
            messages: messages.into(),
            trigger: None,
            message_id: None,
            agent_type: None,
            config: None,
            output_schema: None,
            env: None,
            mcp_servers: None,
            if_busy: None,
        }
    }
}

object! { ChatRequest
    id: required "id" max_length(255);
    messages: required "messages" list_from(1, ChatMessage::decode);
    trigger: optional "trigger" ChatRequestTrigger::decode;
    message_id: optional "messageId" string;
    agent_type: optional "agentType" any_word;
    config: optional "config" RequestedConfig::decode;
    output_schema: optional "outputSchema" fields;
    env: optional "env" map(string);
    mcp_servers: optional "mcpServers" list(McpServer::decode);
    if_busy: optional "ifBusy" BusyPolicy::decode;
}

/// Text.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiInputText {
    pub text: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiInputText {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text";

    /// With the fields that are required.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiInputText
    = "type" "text";
    text: required "text" max_length(100000);
    ..extra
}

/// Where the content of a part is.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiSource {
    /// `data`, since the server fetches nothing; `url` and `file` are refused.
    pub type_: String,
    /// The content, base64.
    pub value: String,
    pub mime_type: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiSource {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            value: value.into(),
            mime_type: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiSource
    type_: required "type" string;
    value: required "value" string;
    mime_type: optional "mimeType" string;
    ..extra
}

/// An image.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiInputImage {
    pub source: AgUiSource,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiInputImage {
    /// The `type` of every value.
    pub const TYPE: &'static str = "image";

    /// With the fields that are required.
    pub fn new(source: impl Into<AgUiSource>) -> Self {
        Self {
            source: source.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiInputImage
    = "type" "image";
    source: required "source" AgUiSource::decode;
    ..extra
}

/// A file.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiInputDocument {
    pub source: AgUiSource,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiInputDocument {
    /// The `type` of every value.
    pub const TYPE: &'static str = "document";

    /// With the fields that are required.
    pub fn new(source: impl Into<AgUiSource>) -> Self {
        Self {
            source: source.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiInputDocument
    = "type" "document";
    source: required "source" AgUiSource::decode;
    ..extra
}

/// A part of any other type.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiInputOther {
    pub type_: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiInputOther {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiInputOther
    type_: required "type" string;
    ..extra
}

/// A part of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum AgUiInputPart {
    /// Text.
    Text(AgUiInputText),
    /// An image.
    Image(AgUiInputImage),
    /// A file.
    Document(AgUiInputDocument),
    /// A part of any other type.
    Other(AgUiInputOther),
}
union! { AgUiInputPart by "type" as type_
    "text" => Text(AgUiInputText),
    "image" => Image(AgUiInputImage),
    "document" => Document(AgUiInputDocument),
    _ => Other(AgUiInputOther),
}

/// What `content` of [AgUiMessage] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum AgUiMessageContent {
    String(String),
    List(Vec<AgUiInputPart>),
    Object(Fields),
}
alternative! { AgUiMessageContent
    string String(String) string;
    array List(Vec<AgUiInputPart>) list(AgUiInputPart::decode);
    object Object(Fields) fields;
}

/// A message of a thread.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiMessage {
    pub id: String,
    /// Such as `user`.
    pub role: String,
    /// Of a user's message: text, or a list of parts.
    pub content: Option<AgUiMessageContent>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiMessage {
    /// With the fields that are required.
    pub fn new(id: impl Into<String>, role: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            role: role.into(),
            content: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiMessage
    id: required "id" string;
    role: required "role" string;
    content: optional "content" AgUiMessageContent::decode;
    ..extra
}

/// Context for the agent.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiContext {
    pub description: String,
    pub value: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiContext {
    /// With the fields that are required.
    pub fn new(description: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            description: description.into(),
            value: value.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgUiContext
    description: required "description" string;
    value: required "value" string;
    ..extra
}

/// Additional fields of the application.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgUiForwardedProps {
    /// The agent to run; `?agentType=` of the address may name it too.
    pub agent_type: Option<Word<AgentType>>,
    pub config: Option<RequestedConfig>,
    /// The JSON Schema that the answer must satisfy.
    pub output_schema: Option<Fields>,
    /// Additions to the agent's environment.
    pub env: Option<BTreeMap<String, String>>,
    /// MCP servers for the agent, in addition to those of its own settings.
    pub mcp_servers: Option<Vec<McpServer>>,
    /// What to do while a turn runs. Absent: `refuse`; `steer` is refused: the answer is the stream
    /// of a prompt of its own.
    pub if_busy: Option<BusyPolicy>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { AgUiForwardedProps
    agent_type: optional "agentType" any_word;
    config: optional "config" RequestedConfig::decode;
    output_schema: optional "outputSchema" fields;
    env: optional "env" map(string);
    mcp_servers: optional "mcpServers" list(McpServer::decode);
    if_busy: optional "ifBusy" BusyPolicy::decode;
    ..extra
}

/// The answer to an interrupt.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiResume {
    pub interrupt_id: String,
    /// `cancelled`: denied, or declined.
    pub status: AgUiResumeStatus,
    /// Of a permission `{approved, editedArgs?, message?}`; of a question `{answers: {<questionId>:
    /// …}}`.
    pub payload: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiResume {
    /// With the fields that are required.
    pub fn new(interrupt_id: impl Into<String>, status: impl Into<AgUiResumeStatus>) -> Self {
        Self {
            interrupt_id: interrupt_id.into(),
            status: status.into(),
            payload: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiResume
    interrupt_id: required "interruptId" string;
    status: required "status" AgUiResumeStatus::decode;
    payload: optional "payload" any;
    ..extra
}

/// A run of AG-UI: its `RunAgentInput`.
#[derive(Clone, Debug, PartialEq)]
pub struct AgUiRunRequest {
    /// The thread. Its first run starts a session, further ones continue it.
    pub thread_id: String,
    /// The client's id of this run.
    pub run_id: String,
    pub protocol_version: Option<String>,
    pub parent_run_id: Option<String>,
    /// Ignored: agents share no state.
    pub state: Option<Value>,
    /// The last one is the prompt if it is from the user. Otherwise the response is the current
    /// thread.
    pub messages: Vec<AgUiMessage>,
    /// Must be empty: an agent runs its own tools.
    pub tools: Option<Vec<Fields>>,
    /// Put before the prompt.
    pub context: Option<Vec<AgUiContext>>,
    pub forwarded_props: Option<AgUiForwardedProps>,
    /// Answers to the interrupts of the run before.
    pub resume: Option<Vec<AgUiResume>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgUiRunRequest {
    /// With the fields that are required.
    pub fn new(
        thread_id: impl Into<String>,
        run_id: impl Into<String>,
        messages: impl Into<Vec<AgUiMessage>>,
    ) -> Self {
        Self {
            thread_id: thread_id.into(),
            run_id: run_id.into(),
            protocol_version: None,
            parent_run_id: None,
            state: None,
            messages: messages.into(),
            tools: None,
            context: None,
            forwarded_props: None,
            resume: None,
            extra: Fields::new(),
        }
    }
}

object! { AgUiRunRequest
    thread_id: required "threadId" max_length(255);
    run_id: required "runId" max_length(255);
    protocol_version: optional "protocolVersion" string;
    parent_run_id: optional "parentRunId" string;
    state: optional "state" any;
    messages: required "messages" list(AgUiMessage::decode);
    tools: optional "tools" list(fields);
    context: optional "context" list(AgUiContext::decode);
    forwarded_props: optional "forwardedProps" AgUiForwardedProps::decode;
    resume: optional "resume" list(AgUiResume::decode);
    ..extra
}

/// A login for browsers: the request of `POST /v1/login`.
#[derive(Clone, Debug, PartialEq)]
pub struct LoginRequest {
    /// A token of the server.
    pub token: String,
    /// `cookie` (also when absent): the answer sets a cookie. `ticket`: the answer has a
    /// short-lived ticket for the URL of a stream.
    pub as_: Option<As>,
}

impl LoginRequest {
    /// With the fields that are required.
    pub fn new(token: impl Into<String>) -> Self {
        Self {
            token: token.into(),
            as_: None,
        }
    }
}

object! { LoginRequest
    token: required "token" string;
    as_: optional "as" As::decode;
}

/// The parameters of session.create.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionCreateParams {
    /// An existing folder inside an allowed workspace; `~/` is the home folder of the server, and a
    /// relative path starts at the first workspace.
    pub path: String,
    /// Absent: `auto`.
    pub mode: Option<RpcMode>,
    /// Absent: the agent's own.
    pub model: Option<String>,
    /// Absent: `claude`. `claude`, `codex`, `gemini`, `opencode`, `echo`, …
    pub cli_type: Option<String>,
}

impl RpcSessionCreateParams {
    /// With the fields that are required.
    pub fn new(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            mode: None,
            model: None,
            cli_type: None,
        }
    }
}

object! { RpcSessionCreateParams
    path: required "path" string;
    mode: optional "mode" RpcMode::decode;
    model: optional "model" string;
    cli_type: optional "cli_type" string;
}

/// What `id` of [RpcSessionCreate] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcSessionCreateId {
    String(String),
    Number(i64),
}
alternative! { RpcSessionCreateId
    string String(String) string;
    number Number(i64) integer;
}

/// Creates a session; starts no process.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionCreate {
    pub params: RpcSessionCreateParams,
    /// Returned unchanged.
    pub id: Option<Option<RpcSessionCreateId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcSessionCreate {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session.create";

    /// With the fields that are required.
    pub fn new(params: impl Into<RpcSessionCreateParams>) -> Self {
        Self {
            params: params.into(),
            id: None,
            jsonrpc: false,
        }
    }
}

object! { RpcSessionCreate
    = "method" "session.create";
    ? jsonrpc "jsonrpc" "2.0";
    params: required "params" RpcSessionCreateParams::decode;
    id: optional "id" nullable(RpcSessionCreateId::decode);
}

/// The parameters of session.send.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionSendParams {
    pub session_id: String,
    pub message: String,
}

impl RpcSessionSendParams {
    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            session_id: session_id.into(),
            message: message.into(),
        }
    }
}

object! { RpcSessionSendParams
    session_id: required "sessionId" string;
    message: required "message" max_length(100000);
}

/// What `id` of [RpcSessionSend] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcSessionSendId {
    String(String),
    Number(i64),
}
alternative! { RpcSessionSendId
    string String(String) string;
    number Number(i64) integer;
}

/// Sends a message; answers with a stream of StreamEvents.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionSend {
    pub params: RpcSessionSendParams,
    /// Returned unchanged.
    pub id: Option<Option<RpcSessionSendId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcSessionSend {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session.send";

    /// With the fields that are required.
    pub fn new(params: impl Into<RpcSessionSendParams>) -> Self {
        Self {
            params: params.into(),
            id: None,
            jsonrpc: false,
        }
    }
}

object! { RpcSessionSend
    = "method" "session.send";
    ? jsonrpc "jsonrpc" "2.0";
    params: required "params" RpcSessionSendParams::decode;
    id: optional "id" nullable(RpcSessionSendId::decode);
}

/// The parameters of session.resume.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionResumeParams {
    pub session_id: String,
    /// The native id to resume.
    pub sdk_session_id: Option<String>,
}

impl RpcSessionResumeParams {
    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>) -> Self {
        Self {
            session_id: session_id.into(),
            sdk_session_id: None,
        }
    }
}

object! { RpcSessionResumeParams
    session_id: required "sessionId" string;
    sdk_session_id: optional "sdkSessionId" string;
}

/// What `id` of [RpcSessionResume] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcSessionResumeId {
    String(String),
    Number(i64),
}
alternative! { RpcSessionResumeId
    string String(String) string;
    number Number(i64) integer;
}

/// Resumes a session.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionResume {
    pub params: RpcSessionResumeParams,
    /// Returned unchanged.
    pub id: Option<Option<RpcSessionResumeId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcSessionResume {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session.resume";

    /// With the fields that are required.
    pub fn new(params: impl Into<RpcSessionResumeParams>) -> Self {
        Self {
            params: params.into(),
            id: None,
            jsonrpc: false,
        }
    }
}

object! { RpcSessionResume
    = "method" "session.resume";
    ? jsonrpc "jsonrpc" "2.0";
    params: required "params" RpcSessionResumeParams::decode;
    id: optional "id" nullable(RpcSessionResumeId::decode);
}

/// The parameters of session.destroy.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionDestroyParams {
    pub session_id: String,
}

impl RpcSessionDestroyParams {
    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>) -> Self {
        Self {
            session_id: session_id.into(),
        }
    }
}

object! { RpcSessionDestroyParams
    session_id: required "sessionId" string;
}

/// What `id` of [RpcSessionDestroy] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcSessionDestroyId {
    String(String),
    Number(i64),
}
alternative! { RpcSessionDestroyId
    string String(String) string;
    number Number(i64) integer;
}

/// Ends a session.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionDestroy {
    pub params: RpcSessionDestroyParams,
    /// Returned unchanged.
    pub id: Option<Option<RpcSessionDestroyId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcSessionDestroy {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session.destroy";

    /// With the fields that are required.
    pub fn new(params: impl Into<RpcSessionDestroyParams>) -> Self {
        Self {
            params: params.into(),
            id: None,
            jsonrpc: false,
        }
    }
}

object! { RpcSessionDestroy
    = "method" "session.destroy";
    ? jsonrpc "jsonrpc" "2.0";
    params: required "params" RpcSessionDestroyParams::decode;
    id: optional "id" nullable(RpcSessionDestroyId::decode);
}

/// No parameters; any that are sent are ignored.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RpcNoParams {
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { RpcNoParams
    ..extra
}

/// What `id` of [RpcSessionList] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcSessionListId {
    String(String),
    Number(i64),
}
alternative! { RpcSessionListId
    string String(String) string;
    number Number(i64) integer;
}

/// Lists the sessions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RpcSessionList {
    pub params: Option<RpcNoParams>,
    /// Returned unchanged.
    pub id: Option<Option<RpcSessionListId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcSessionList {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session.list";
}

object! { RpcSessionList
    = "method" "session.list";
    ? jsonrpc "jsonrpc" "2.0";
    params: optional "params" RpcNoParams::decode;
    id: optional "id" nullable(RpcSessionListId::decode);
}

/// The parameters of session.set_mode.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionSetModeParams {
    pub session_id: String,
    pub mode: RpcMode,
}

impl RpcSessionSetModeParams {
    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>, mode: impl Into<RpcMode>) -> Self {
        Self {
            session_id: session_id.into(),
            mode: mode.into(),
        }
    }
}

object! { RpcSessionSetModeParams
    session_id: required "sessionId" string;
    mode: required "mode" RpcMode::decode;
}

/// What `id` of [RpcSessionSetMode] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcSessionSetModeId {
    String(String),
    Number(i64),
}
alternative! { RpcSessionSetModeId
    string String(String) string;
    number Number(i64) integer;
}

/// Sets the mode, from the next message on.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionSetMode {
    pub params: RpcSessionSetModeParams,
    /// Returned unchanged.
    pub id: Option<Option<RpcSessionSetModeId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcSessionSetMode {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session.set_mode";

    /// With the fields that are required.
    pub fn new(params: impl Into<RpcSessionSetModeParams>) -> Self {
        Self {
            params: params.into(),
            id: None,
            jsonrpc: false,
        }
    }
}

object! { RpcSessionSetMode
    = "method" "session.set_mode";
    ? jsonrpc "jsonrpc" "2.0";
    params: required "params" RpcSessionSetModeParams::decode;
    id: optional "id" nullable(RpcSessionSetModeId::decode);
}

/// The parameters of session.set_model.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionSetModelParams {
    pub session_id: String,
    /// Null: the agent's own.
    pub model: Option<String>,
}

impl RpcSessionSetModelParams {
    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>, model: impl Into<Option<String>>) -> Self {
        Self {
            session_id: session_id.into(),
            model: model.into(),
        }
    }
}

object! { RpcSessionSetModelParams
    session_id: required "sessionId" string;
    model: required "model" nullable(string);
}

/// What `id` of [RpcSessionSetModel] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcSessionSetModelId {
    String(String),
    Number(i64),
}
alternative! { RpcSessionSetModelId
    string String(String) string;
    number Number(i64) integer;
}

/// Sets the model, from the next message on.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionSetModel {
    pub params: RpcSessionSetModelParams,
    /// Returned unchanged.
    pub id: Option<Option<RpcSessionSetModelId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcSessionSetModel {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session.set_model";

    /// With the fields that are required.
    pub fn new(params: impl Into<RpcSessionSetModelParams>) -> Self {
        Self {
            params: params.into(),
            id: None,
            jsonrpc: false,
        }
    }
}

object! { RpcSessionSetModel
    = "method" "session.set_model";
    ? jsonrpc "jsonrpc" "2.0";
    params: required "params" RpcSessionSetModelParams::decode;
    id: optional "id" nullable(RpcSessionSetModelId::decode);
}

/// The parameters of session.interrupt.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionInterruptParams {
    pub session_id: String,
}

impl RpcSessionInterruptParams {
    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>) -> Self {
        Self {
            session_id: session_id.into(),
        }
    }
}

object! { RpcSessionInterruptParams
    session_id: required "sessionId" string;
}

/// What `id` of [RpcSessionInterrupt] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcSessionInterruptId {
    String(String),
    Number(i64),
}
alternative! { RpcSessionInterruptId
    string String(String) string;
    number Number(i64) integer;
}

/// Interrupts and clears the queue.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionInterrupt {
    pub params: RpcSessionInterruptParams,
    /// Returned unchanged.
    pub id: Option<Option<RpcSessionInterruptId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcSessionInterrupt {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session.interrupt";

    /// With the fields that are required.
    pub fn new(params: impl Into<RpcSessionInterruptParams>) -> Self {
        Self {
            params: params.into(),
            id: None,
            jsonrpc: false,
        }
    }
}

object! { RpcSessionInterrupt
    = "method" "session.interrupt";
    ? jsonrpc "jsonrpc" "2.0";
    params: required "params" RpcSessionInterruptParams::decode;
    id: optional "id" nullable(RpcSessionInterruptId::decode);
}

/// The parameters of session.queue_stats.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionQueueStatsParams {
    pub session_id: String,
}

impl RpcSessionQueueStatsParams {
    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>) -> Self {
        Self {
            session_id: session_id.into(),
        }
    }
}

object! { RpcSessionQueueStatsParams
    session_id: required "sessionId" string;
}

/// What `id` of [RpcSessionQueueStats] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcSessionQueueStatsId {
    String(String),
    Number(i64),
}
alternative! { RpcSessionQueueStatsId
    string String(String) string;
    number Number(i64) integer;
}

/// Returns the queue.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionQueueStats {
    pub params: RpcSessionQueueStatsParams,
    /// Returned unchanged.
    pub id: Option<Option<RpcSessionQueueStatsId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcSessionQueueStats {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session.queue_stats";

    /// With the fields that are required.
    pub fn new(params: impl Into<RpcSessionQueueStatsParams>) -> Self {
        Self {
            params: params.into(),
            id: None,
            jsonrpc: false,
        }
    }
}

object! { RpcSessionQueueStats
    = "method" "session.queue_stats";
    ? jsonrpc "jsonrpc" "2.0";
    params: required "params" RpcSessionQueueStatsParams::decode;
    id: optional "id" nullable(RpcSessionQueueStatsId::decode);
}

/// The parameters of session.reconnect.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionReconnectParams {
    pub session_id: String,
}

impl RpcSessionReconnectParams {
    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>) -> Self {
        Self {
            session_id: session_id.into(),
        }
    }
}

object! { RpcSessionReconnectParams
    session_id: required "sessionId" string;
}

/// What `id` of [RpcSessionReconnect] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcSessionReconnectId {
    String(String),
    Number(i64),
}
alternative! { RpcSessionReconnectId
    string String(String) string;
    number Number(i64) integer;
}

/// Returns the missed events.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcSessionReconnect {
    pub params: RpcSessionReconnectParams,
    /// Returned unchanged.
    pub id: Option<Option<RpcSessionReconnectId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcSessionReconnect {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session.reconnect";

    /// With the fields that are required.
    pub fn new(params: impl Into<RpcSessionReconnectParams>) -> Self {
        Self {
            params: params.into(),
            id: None,
            jsonrpc: false,
        }
    }
}

object! { RpcSessionReconnect
    = "method" "session.reconnect";
    ? jsonrpc "jsonrpc" "2.0";
    params: required "params" RpcSessionReconnectParams::decode;
    id: optional "id" nullable(RpcSessionReconnectId::decode);
}

/// What `id` of [RpcHealthCheck] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcHealthCheckId {
    String(String),
    Number(i64),
}
alternative! { RpcHealthCheckId
    string String(String) string;
    number Number(i64) integer;
}

/// Returns the health of the server.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RpcHealthCheck {
    pub params: Option<RpcNoParams>,
    /// Returned unchanged.
    pub id: Option<Option<RpcHealthCheckId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcHealthCheck {
    /// The `method` of every value.
    pub const METHOD: &'static str = "health.check";
}

object! { RpcHealthCheck
    = "method" "health.check";
    ? jsonrpc "jsonrpc" "2.0";
    params: optional "params" RpcNoParams::decode;
    id: optional "id" nullable(RpcHealthCheckId::decode);
}

/// What `id` of [RpcMonitorSessions] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcMonitorSessionsId {
    String(String),
    Number(i64),
}
alternative! { RpcMonitorSessionsId
    string String(String) string;
    number Number(i64) integer;
}

/// Lists the sessions with their queues.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RpcMonitorSessions {
    pub params: Option<RpcNoParams>,
    /// Returned unchanged.
    pub id: Option<Option<RpcMonitorSessionsId>>,
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
}

impl RpcMonitorSessions {
    /// The `method` of every value.
    pub const METHOD: &'static str = "monitor.sessions";
}

object! { RpcMonitorSessions
    = "method" "monitor.sessions";
    ? jsonrpc "jsonrpc" "2.0";
    params: optional "params" RpcNoParams::decode;
    id: optional "id" nullable(RpcMonitorSessionsId::decode);
}

/// A call of `POST /rpc`.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcRequest {
    /// Creates a session; starts no process.
    SessionCreate(RpcSessionCreate),
    /// Sends a message; answers with a stream of StreamEvents.
    SessionSend(RpcSessionSend),
    /// Resumes a session.
    SessionResume(RpcSessionResume),
    /// Ends a session.
    SessionDestroy(RpcSessionDestroy),
    /// Lists the sessions.
    SessionList(RpcSessionList),
    /// Sets the mode, from the next message on.
    SessionSetMode(RpcSessionSetMode),
    /// Sets the model, from the next message on.
    SessionSetModel(RpcSessionSetModel),
    /// Interrupts and clears the queue.
    SessionInterrupt(RpcSessionInterrupt),
    /// Returns the queue.
    SessionQueueStats(RpcSessionQueueStats),
    /// Returns the missed events.
    SessionReconnect(RpcSessionReconnect),
    /// Returns the health of the server.
    HealthCheck(RpcHealthCheck),
    /// Lists the sessions with their queues.
    MonitorSessions(RpcMonitorSessions),
}
union! { RpcRequest by "method" as method
    "session.create" => SessionCreate(RpcSessionCreate),
    "session.send" => SessionSend(RpcSessionSend),
    "session.resume" => SessionResume(RpcSessionResume),
    "session.destroy" => SessionDestroy(RpcSessionDestroy),
    "session.list" => SessionList(RpcSessionList),
    "session.set_mode" => SessionSetMode(RpcSessionSetMode),
    "session.set_model" => SessionSetModel(RpcSessionSetModel),
    "session.interrupt" => SessionInterrupt(RpcSessionInterrupt),
    "session.queue_stats" => SessionQueueStats(RpcSessionQueueStats),
    "session.reconnect" => SessionReconnect(RpcSessionReconnect),
    "health.check" => HealthCheck(RpcHealthCheck),
    "monitor.sessions" => MonitorSessions(RpcMonitorSessions),
}

/// Answers a permission request.
#[derive(Clone, Debug, PartialEq)]
pub struct PermissionAnswerFrame {
    /// Returned in the `ack` or `problem` that answers this frame.
    pub ref_: Option<String>,
    /// The request to answer.
    pub request_id: String,
    pub outcome: PermissionDecision,
    /// One of the options of the request.
    pub option_id: Option<String>,
    /// A message to the agent, sent with the answer.
    pub message: Option<String>,
    /// Run the tool with these instead.
    pub arguments: Option<Fields>,
    /// With `denied`: end the turn as well.
    pub stop: Option<bool>,
}

impl PermissionAnswerFrame {
    /// The `type` of every value.
    pub const TYPE: &'static str = "permissionAnswer";

    /// With the fields that are required.
    pub fn new(request_id: impl Into<String>, outcome: impl Into<PermissionDecision>) -> Self {
        Self {
            ref_: None,
            request_id: request_id.into(),
            outcome: outcome.into(),
            option_id: None,
            message: None,
            arguments: None,
            stop: None,
        }
    }
}

object! { PermissionAnswerFrame
    = "type" "permissionAnswer";
    ref_: optional "ref" string;
    request_id: required "requestId" string;
    outcome: required "outcome" PermissionDecision::decode;
    option_id: optional "optionId" string;
    message: optional "message" string;
    arguments: optional "arguments" fields;
    stop: optional "stop" boolean;
}

/// What `answers` of [QuestionAnswerFrame] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum QuestionAnswerFrameAnswers {
    String(String),
    List(Vec<String>),
}
alternative! { QuestionAnswerFrameAnswers
    string String(String) string;
    array List(Vec<String>) list(string);
}

/// Answers a question.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionAnswerFrame {
    /// Returned in the `ack` or `problem` that answers this frame.
    pub ref_: Option<String>,
    /// The request to answer.
    pub request_id: String,
    /// By question id: the chosen label or the given text; several if the question is multiSelect.
    pub answers: BTreeMap<String, QuestionAnswerFrameAnswers>,
    /// The user declines to answer; `answers` is empty.
    pub declined: Option<bool>,
}

impl QuestionAnswerFrame {
    /// The `type` of every value.
    pub const TYPE: &'static str = "questionAnswer";

    /// With the fields that are required.
    pub fn new(
        request_id: impl Into<String>,
        answers: impl Into<BTreeMap<String, QuestionAnswerFrameAnswers>>,
    ) -> Self {
        Self {
            ref_: None,
            request_id: request_id.into(),
            answers: answers.into(),
            declined: None,
        }
    }
}

object! { QuestionAnswerFrame
    = "type" "questionAnswer";
    ref_: optional "ref" string;
    request_id: required "requestId" string;
    answers: required "answers" map(QuestionAnswerFrameAnswers::decode);
    declined: optional "declined" boolean;
}

/// What `prompt` of [PromptFrame] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum PromptFramePrompt {
    String(String),
    List(Vec<PromptPart>),
}
alternative! { PromptFramePrompt
    string String(String) max_length(100000);
    array List(Vec<PromptPart>) list_from(1, PromptPart::decode);
}

/// A further prompt.
#[derive(Clone, Debug, PartialEq)]
pub struct PromptFrame {
    /// Returned in the `ack` or `problem` that answers this frame.
    pub ref_: Option<String>,
    /// The task of the agent: text of at most 100,000 characters, or parts.
    pub prompt: PromptFramePrompt,
    /// What to do while a turn runs: `queue` the prompt (also when absent), `refuse` it,
    /// `interrupt` the turn, or `steer`: add the prompt to the running turn.
    pub if_busy: Option<BusyPolicy>,
    /// MCP servers for the agent, in addition to those of its own settings.
    pub mcp_servers: Option<Vec<McpServer>>,
}

impl PromptFrame {
    /// The `type` of every value.
    pub const TYPE: &'static str = "prompt";

    /// With the fields that are required.
    pub fn new(prompt: impl Into<PromptFramePrompt>) -> Self {
        Self {
            ref_: None,
            prompt: prompt.into(),
            if_busy: None,
            mcp_servers: None,
        }
    }
}

object! { PromptFrame
    = "type" "prompt";
    ref_: optional "ref" string;
    prompt: required "prompt" PromptFramePrompt::decode;
    if_busy: optional "ifBusy" BusyPolicy::decode;
    mcp_servers: optional "mcpServers" list(McpServer::decode);
}

/// Interrupts the turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct InterruptFrame {
    /// Returned in the `ack` or `problem` that answers this frame.
    pub ref_: Option<String>,
}

impl InterruptFrame {
    /// The `type` of every value.
    pub const TYPE: &'static str = "interrupt";
}

object! { InterruptFrame
    = "type" "interrupt";
    ref_: optional "ref" string;
}

/// What a client writes to the WebSocket of a session.
#[derive(Clone, Debug, PartialEq)]
pub enum ClientFrame {
    /// Answers a permission request.
    PermissionAnswer(PermissionAnswerFrame),
    /// Answers a question.
    QuestionAnswer(QuestionAnswerFrame),
    /// A further prompt.
    Prompt(PromptFrame),
    /// Interrupts the turn.
    Interrupt(InterruptFrame),
}
union! { ClientFrame by "type" as type_
    "permissionAnswer" => PermissionAnswer(PermissionAnswerFrame),
    "questionAnswer" => QuestionAnswer(QuestionAnswerFrame),
    "prompt" => Prompt(PromptFrame),
    "interrupt" => Interrupt(InterruptFrame),
}

macro_rules! each_client_frame {
    ($self:ident, $member:ident => $value:expr) => {
        match $self {
            ClientFrame::PermissionAnswer($member) => $value,
            ClientFrame::QuestionAnswer($member) => $value,
            ClientFrame::Prompt($member) => $value,
            ClientFrame::Interrupt($member) => $value,
        }
    };
}

impl ClientFrame {
    /// Returned in the `ack` or `problem` that answers this frame.
    pub fn ref_(&self) -> Option<&str> {
        each_client_frame!(self, member => member.ref_.as_deref())
    }
}
