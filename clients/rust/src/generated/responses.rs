// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Responses of the gateway.

use super::connection::*;
use super::events::*;
use super::requests::*;
use super::words::*;
use crate::model::prelude::*;

/// A client's frame was carried out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AckFrame {
    /// Comes back in the `ack` or `problem` that answers this.
    pub ref_: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AckFrame {
    /// The `type` of every value.
    pub const TYPE: &'static str = "ack";
}

object! { AckFrame
    = "type" "ack";
    ref_: optional "ref" string;
    ..extra
}

/// One thing that was wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct ProblemError {
    /// Where, as a JSON Pointer.
    pub path: String,
    pub message: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ProblemError {
    /// With the fields that are required.
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            message: message.into(),
            extra: Fields::new(),
        }
    }
}

object! { ProblemError
    path: required "path" string;
    message: required "message" string;
    ..extra
}

/// Why a request was refused, and what to do (`application/problem+json`).
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// What kind of problem: stable, to be compared.
    pub type_: String,
    /// The kind in words.
    pub title: String,
    /// The HTTP status.
    pub status: u64,
    /// What was wrong this time, and the remedy.
    pub detail: String,
    pub errors: Option<Vec<ProblemError>>,
    /// What would have been allowed.
    pub allowed: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl Problem {
    /// With the fields that are required.
    pub fn new(
        type_: impl Into<String>,
        title: impl Into<String>,
        status: u64,
        detail: impl Into<String>,
    ) -> Self {
        Self {
            type_: type_.into(),
            title: title.into(),
            status,
            detail: detail.into(),
            errors: None,
            allowed: None,
            extra: Fields::new(),
        }
    }
}

object! { Problem
    type_: required "type" string;
    title: required "title" string;
    status: required "status" count_in(400, 599);
    detail: required "detail" string;
    errors: optional "errors" list(ProblemError::decode);
    allowed: optional "allowed" list(string);
    ..extra
}

/// A client's frame was refused.
#[derive(Clone, Debug, PartialEq)]
pub struct ProblemFrame {
    /// Comes back in the `ack` or `problem` that answers this.
    pub ref_: Option<String>,
    pub problem: Problem,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ProblemFrame {
    /// The `type` of every value.
    pub const TYPE: &'static str = "problem";

    /// With the fields that are required.
    pub fn new(problem: impl Into<Problem>) -> Self {
        Self {
            ref_: None,
            problem: problem.into(),
            extra: Fields::new(),
        }
    }
}

object! { ProblemFrame
    = "type" "problem";
    ref_: optional "ref" string;
    problem: required "problem" Problem::decode;
    ..extra
}

/// An event, or a connection event.
#[derive(Clone, Debug, PartialEq)]
pub struct EventFrame {
    pub type_: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl EventFrame {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            extra: Fields::new(),
        }
    }
}

object! { EventFrame
    type_: required "type" string;
    ..extra
}

/// Frames that the server writes to the WebSocket of a session, except events and connection
/// events.
#[derive(Clone, Debug, PartialEq)]
pub enum ServerFrame {
    /// A client's frame was carried out.
    Ack(AckFrame),
    /// A client's frame was refused.
    Problem(ProblemFrame),
    /// An event, or a connection event.
    Event(EventFrame),
}
union! { ServerFrame by "type" as type_
    "ack" => Ack(AckFrame),
    "problem" => Problem(ProblemFrame),
    _ => Event(EventFrame),
}

/// A session, as the gateway returns it.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub id: String,
    pub agent_type: Word<AgentType>,
    pub state: Word<SessionState>,
    pub created_at: String,
    pub updated_at: String,
    /// The seq of its newest event; 0 before the first.
    pub last_seq: u64,
    /// The number of its newest turn; 0 before the first.
    pub turn: u64,
    pub usage: Option<TokenUsage>,
    pub native_session_id: Option<String>,
    /// The id that a client gave the session, such as that of a chat.
    pub alias: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl Session {
    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        agent_type: impl Into<Word<AgentType>>,
        state: impl Into<Word<SessionState>>,
        created_at: impl Into<String>,
        updated_at: impl Into<String>,
        last_seq: u64,
        turn: u64,
    ) -> Self {
        Self {
            id: id.into(),
            agent_type: agent_type.into(),
            state: state.into(),
            created_at: created_at.into(),
            updated_at: updated_at.into(),
            last_seq,
            turn,
            usage: None,
            native_session_id: None,
            alias: None,
            extra: Fields::new(),
        }
    }
}

object! { Session
    id: required "id" string;
    agent_type: required "agentType" any_word;
    state: required "state" word;
    created_at: required "createdAt" timestamp;
    updated_at: required "updatedAt" timestamp;
    last_seq: required "lastSeq" count;
    turn: required "turn" count;
    usage: optional "usage" TokenUsage::decode;
    native_session_id: optional "nativeSessionId" string;
    alias: optional "alias" string;
    ..extra
}

/// A page of sessions.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionPage {
    pub sessions: Vec<Session>,
    /// What to pass as `cursor` for the next page; null at the end.
    pub next: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionPage {
    /// With the fields that are required.
    pub fn new(sessions: impl Into<Vec<Session>>, next: impl Into<Option<String>>) -> Self {
        Self {
            sessions: sessions.into(),
            next: next.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionPage
    sessions: required "sessions" list(Session::decode);
    next: required "next" nullable(string);
    ..extra
}

/// A page of events.
#[derive(Clone, Debug, PartialEq)]
pub struct EventPage {
    pub events: Vec<UnifiedEvent>,
    /// What to pass as `after` for the next page; null at the end of an ended session.
    pub next: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl EventPage {
    /// With the fields that are required.
    pub fn new(events: impl Into<Vec<UnifiedEvent>>, next: impl Into<Option<u64>>) -> Self {
        Self {
            events: events.into(),
            next: next.into(),
            extra: Fields::new(),
        }
    }
}

object! { EventPage
    events: required "events" list(UnifiedEvent::decode);
    next: required "next" nullable(count);
    ..extra
}

/// A further prompt was taken.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TurnAccepted {
    pub turn_number: Option<u64>,
    /// In the queue, from 1.
    pub position: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { TurnAccepted
    turn_number: optional "turnNumber" ordinal;
    position: optional "position" ordinal;
    ..extra
}

/// Which fields of a request an agent can honour.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentSupport {
    /// The fields that are taken; their values may still be refused.
    pub fields: Vec<String>,
    /// By field: why it is refused.
    pub refused: BTreeMap<String, String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgentSupport {
    /// With the fields that are required.
    pub fn new(
        fields: impl Into<Vec<String>>,
        refused: impl Into<BTreeMap<String, String>>,
    ) -> Self {
        Self {
            fields: fields.into(),
            refused: refused.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgentSupport
    fields: required "fields" list(string);
    refused: required "refused" map(string);
    ..extra
}

/// What a pair of modes becomes; or why it is refused.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgentMode {
    /// Why it is refused; the other fields are absent then.
    pub refused: Option<String>,
    /// What the agent is started with, in Markdown.
    pub summary: Option<String>,
    /// What the run gets, which may be less than it asked for.
    pub approval_mode: Option<Word<ApprovalMode>>,
    /// What the run gets, which may be less than it asked for.
    pub sandbox_mode: Option<Word<SandboxMode>>,
    /// What cannot be guaranteed, in words.
    pub not_guaranteed: Option<Vec<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { AgentMode
    refused: optional "refused" string;
    summary: optional "summary" string;
    approval_mode: optional "approvalMode" word;
    sandbox_mode: optional "sandboxMode" word;
    not_guaranteed: optional "notGuaranteed" list(string);
    ..extra
}

/// What the modes of a request become.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentModes {
    /// Neither mode is asked for: the agent's own settings decide.
    pub own: AgentMode,
    /// By approval mode, then by sandbox mode.
    pub pairs: BTreeMap<String, BTreeMap<String, AgentMode>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgentModes {
    /// With the fields that are required.
    pub fn new(
        own: impl Into<AgentMode>,
        pairs: impl Into<BTreeMap<String, BTreeMap<String, AgentMode>>>,
    ) -> Self {
        Self {
            own: own.into(),
            pairs: pairs.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgentModes
    own: required "own" AgentMode::decode;
    pairs: required "pairs" map(map(AgentMode::decode));
    ..extra
}

/// One agent: whether it is here, and what it can do.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentInfo {
    pub agent_type: Word<AgentType>,
    pub name: String,
    pub installed: bool,
    pub version: Option<String>,
    pub version_status: Option<Word<VersionStatus>>,
    /// The versions that were tested.
    pub tested: Vec<String>,
    /// What it can do.
    pub can: Vec<String>,
    /// What it cannot do, in words.
    pub cannot: Vec<String>,
    /// By protocol: which fields of a request can be honoured.
    pub supports: Option<BTreeMap<String, AgentSupport>>,
    /// By protocol: what each pair of modes becomes.
    pub modes: Option<BTreeMap<String, AgentModes>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgentInfo {
    /// With the fields that are required.
    pub fn new(
        agent_type: impl Into<Word<AgentType>>,
        name: impl Into<String>,
        installed: bool,
        tested: impl Into<Vec<String>>,
        can: impl Into<Vec<String>>,
        cannot: impl Into<Vec<String>>,
    ) -> Self {
        Self {
            agent_type: agent_type.into(),
            name: name.into(),
            installed,
            version: None,
            version_status: None,
            tested: tested.into(),
            can: can.into(),
            cannot: cannot.into(),
            supports: None,
            modes: None,
            extra: Fields::new(),
        }
    }
}

object! { AgentInfo
    agent_type: required "agentType" any_word;
    name: required "name" string;
    installed: required "installed" boolean;
    version: optional "version" string;
    version_status: optional "versionStatus" word;
    tested: required "tested" list(string);
    can: required "can" list(string);
    cannot: required "cannot" list(string);
    supports: optional "supports" map(AgentSupport::decode);
    modes: optional "modes" map(AgentModes::decode);
    ..extra
}

/// The agents that the gateway knows.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentList {
    pub agents: Vec<AgentInfo>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AgentList {
    /// With the fields that are required.
    pub fn new(agents: impl Into<Vec<AgentInfo>>) -> Self {
        Self {
            agents: agents.into(),
            extra: Fields::new(),
        }
    }
}

object! { AgentList
    agents: required "agents" list(AgentInfo::decode);
    ..extra
}

/// The limits of the gateway. More than them is refused or cut.
#[derive(Clone, Debug, PartialEq)]
pub struct GatewayLimits {
    /// Bytes of one event.
    pub max_line_bytes: u64,
    /// Bytes of a value that repeats what was already sent; a larger one may be left out.
    pub max_repeat_bytes: u64,
    /// Characters of a prompt, and of each text part.
    pub max_prompt_characters: u64,
    /// Bytes of an image or a file in a prompt.
    pub max_prompt_part_bytes: u64,
    /// Parts of a prompt.
    pub max_prompt_parts: u64,
    /// Bytes of all images and files of a prompt.
    pub max_prompt_bytes: u64,
    /// Bytes of a request's body, and of a WebSocket message.
    pub max_body_bytes: u64,
    /// Events of one page.
    pub max_page_events: u64,
    /// Sessions of one page.
    pub max_page_sessions: u64,
    /// Runs at the same time.
    pub max_running: u64,
    /// Runs that wait in the queue.
    pub max_waiting: u64,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { GatewayLimits
    max_line_bytes: required "maxLineBytes" ordinal;
    max_repeat_bytes: required "maxRepeatBytes" ordinal;
    max_prompt_characters: required "maxPromptCharacters" ordinal;
    max_prompt_part_bytes: required "maxPromptPartBytes" ordinal;
    max_prompt_parts: required "maxPromptParts" ordinal;
    max_prompt_bytes: required "maxPromptBytes" ordinal;
    max_body_bytes: required "maxBodyBytes" ordinal;
    max_page_events: required "maxPageEvents" ordinal;
    max_page_sessions: required "maxPageSessions" ordinal;
    max_running: required "maxRunning" ordinal;
    max_waiting: required "maxWaiting" count;
    ..extra
}

/// What a node does at the moment.
#[derive(Clone, Debug, PartialEq)]
pub struct NodeLoad {
    /// Runs.
    pub running: u64,
    /// Runs that wait for a place on it.
    pub waiting: u64,
    /// The most runs that it takes at once.
    pub max_running: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl NodeLoad {
    /// With the fields that are required.
    pub fn new(running: u64, waiting: u64) -> Self {
        Self {
            running,
            waiting,
            max_running: None,
            extra: Fields::new(),
        }
    }
}

object! { NodeLoad
    running: required "running" count;
    waiting: required "waiting" count;
    max_running: optional "maxRunning" ordinal;
    ..extra
}

/// A machine of the gateway.
#[derive(Clone, Debug, PartialEq)]
pub struct GatewayNode {
    /// Unique among the nodes.
    pub name: String,
    /// `gateway`: answers requests; `runner`: runs agents.
    pub roles: Vec<Word<Roles>>,
    /// The agents that it can run.
    pub agents: Vec<String>,
    pub load: NodeLoad,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl GatewayNode {
    /// With the fields that are required.
    pub fn new(
        name: impl Into<String>,
        roles: impl Into<Vec<Word<Roles>>>,
        agents: impl Into<Vec<String>>,
        load: impl Into<NodeLoad>,
    ) -> Self {
        Self {
            name: name.into(),
            roles: roles.into(),
            agents: agents.into(),
            load: load.into(),
            extra: Fields::new(),
        }
    }
}

object! { GatewayNode
    name: required "name" string;
    roles: required "roles" list(any_word);
    agents: required "agents" list(string);
    load: required "load" NodeLoad::decode;
    ..extra
}

/// What the gateway is.
#[derive(Clone, Debug, PartialEq)]
pub struct GatewayInfo {
    pub schema_version: String,
    pub version: String,
    pub features: Fields,
    pub limits: GatewayLimits,
    /// The machines that run agents; at least the answering one.
    pub nodes: Vec<GatewayNode>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl GatewayInfo {
    /// With the fields that are required.
    pub fn new(
        schema_version: impl Into<String>,
        version: impl Into<String>,
        features: impl Into<Fields>,
        limits: impl Into<GatewayLimits>,
        nodes: impl Into<Vec<GatewayNode>>,
    ) -> Self {
        Self {
            schema_version: schema_version.into(),
            version: version.into(),
            features: features.into(),
            limits: limits.into(),
            nodes: nodes.into(),
            extra: Fields::new(),
        }
    }
}

object! { GatewayInfo
    schema_version: required "schemaVersion" string;
    version: required "version" string;
    features: required "features" fields;
    limits: required "limits" GatewayLimits::decode;
    nodes: required "nodes" list(GatewayNode::decode);
    ..extra
}

/// The caller is logged in: the answer of `POST /v1/login`.
#[derive(Clone, Debug, PartialEq)]
pub struct LoginResult {
    /// The name of the token's owner.
    pub owner: String,
    /// What the caller may do.
    pub scopes: Vec<Word<Scopes>>,
    /// When the cookie or ticket ends.
    pub expires_at: String,
    /// Passed as `?ticket=` in the URL of a stream; for `as: ticket`.
    pub ticket: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl LoginResult {
    /// With the fields that are required.
    pub fn new(
        owner: impl Into<String>,
        scopes: impl Into<Vec<Word<Scopes>>>,
        expires_at: impl Into<String>,
    ) -> Self {
        Self {
            owner: owner.into(),
            scopes: scopes.into(),
            expires_at: expires_at.into(),
            ticket: None,
            extra: Fields::new(),
        }
    }
}

object! { LoginResult
    owner: required "owner" string;
    scopes: required "scopes" list(any_word);
    expires_at: required "expiresAt" timestamp;
    ticket: optional "ticket" string;
    ..extra
}

/// A key that selects the member of a union.
#[derive(Clone, Debug, PartialEq)]
pub struct SchemaKey {
    pub key: String,
    pub definition: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SchemaKey {
    /// With the fields that are required.
    pub fn new(key: impl Into<String>, definition: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            definition: definition.into(),
            extra: Fields::new(),
        }
    }
}

object! { SchemaKey
    key: required "key" string;
    definition: required "definition" string;
    ..extra
}

/// The member for a tag that is none of the values and matches a pattern.
#[derive(Clone, Debug, PartialEq)]
pub struct SchemaExtension {
    /// A regular expression.
    pub pattern: String,
    pub definition: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SchemaExtension {
    /// With the fields that are required.
    pub fn new(pattern: impl Into<String>, definition: impl Into<String>) -> Self {
        Self {
            pattern: pattern.into(),
            definition: definition.into(),
            extra: Fields::new(),
        }
    }
}

object! { SchemaExtension
    pattern: required "pattern" string;
    definition: required "definition" string;
    ..extra
}

/// How the members of a union are distinguished: by the value of one property (`tag`, `members`),
/// or by which key is present (`keys`).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SchemaUnion {
    /// The property whose value selects the member.
    pub tag: Option<String>,
    /// By value of the tag: the name of the definition.
    pub members: Option<BTreeMap<String, String>>,
    /// The first key that is present selects the member.
    pub keys: Option<Vec<SchemaKey>>,
    pub extension: Option<SchemaExtension>,
    /// The definition for any other tag, or for none of the keys.
    pub unknown: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { SchemaUnion
    tag: optional "tag" string;
    members: optional "members" map(string);
    keys: optional "keys" list(SchemaKey::decode);
    extension: optional "extension" SchemaExtension::decode;
    unknown: optional "unknown" string;
    ..extra
}

/// One schema.
#[derive(Clone, Debug, PartialEq)]
pub struct SchemaEntry {
    /// `unified`, `native/codex/exec`, …
    pub name: String,
    pub id: String,
    /// Below the folder of the index.
    pub path: String,
    pub title: String,
    /// The definition that a value of this schema must satisfy.
    pub root: String,
    /// By name of a definition: how its members are distinguished. Choose the member first, then
    /// validate against `#/$defs/<member>`.
    pub unions: BTreeMap<String, SchemaUnion>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SchemaEntry {
    /// With the fields that are required.
    pub fn new(
        name: impl Into<String>,
        id: impl Into<String>,
        path: impl Into<String>,
        title: impl Into<String>,
        root: impl Into<String>,
        unions: impl Into<BTreeMap<String, SchemaUnion>>,
    ) -> Self {
        Self {
            name: name.into(),
            id: id.into(),
            path: path.into(),
            title: title.into(),
            root: root.into(),
            unions: unions.into(),
            extra: Fields::new(),
        }
    }
}

object! { SchemaEntry
    name: required "name" string;
    id: required "$id" string;
    path: required "path" string;
    title: required "title" string;
    root: required "root" string;
    unions: required "unions" map(SchemaUnion::decode);
    ..extra
}

/// The schemas that there are.
#[derive(Clone, Debug, PartialEq)]
pub struct SchemaIndex {
    pub schemas: Vec<SchemaEntry>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SchemaIndex {
    /// With the fields that are required.
    pub fn new(schemas: impl Into<Vec<SchemaEntry>>) -> Self {
        Self {
            schemas: schemas.into(),
            extra: Fields::new(),
        }
    }
}

object! { SchemaIndex
    schemas: required "schemas" list(SchemaEntry::decode);
    ..extra
}

/// A session, as `/api/sessions` returns it.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiSession {
    pub id: String,
    pub agent_id: String,
    pub project_id: String,
    pub prompt: String,
    pub state: ApiState,
    pub created_at: String,
    pub updated_at: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ApiSession {
    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        agent_id: impl Into<String>,
        project_id: impl Into<String>,
        prompt: impl Into<String>,
        state: impl Into<ApiState>,
        created_at: impl Into<String>,
        updated_at: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            agent_id: agent_id.into(),
            project_id: project_id.into(),
            prompt: prompt.into(),
            state: state.into(),
            created_at: created_at.into(),
            updated_at: updated_at.into(),
            extra: Fields::new(),
        }
    }
}

object! { ApiSession
    id: required "id" string;
    agent_id: required "agentId" string;
    project_id: required "projectId" string;
    prompt: required "prompt" string;
    state: required "state" ApiState::decode;
    created_at: required "createdAt" timestamp;
    updated_at: required "updatedAt" timestamp;
    ..extra
}

/// What became of a session: the answer to its creation and to its cancelling.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiSessionState {
    pub id: String,
    pub state: ApiState,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ApiSessionState {
    /// With the fields that are required.
    pub fn new(id: impl Into<String>, state: impl Into<ApiState>) -> Self {
        Self {
            id: id.into(),
            state: state.into(),
            extra: Fields::new(),
        }
    }
}

object! { ApiSessionState
    id: required "id" string;
    state: required "state" ApiState::decode;
    ..extra
}

/// Why a call failed.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcError {
    /// -32700 not JSON, -32600 no request, -32601 no such method, -32602 wrong parameter, -32000
    /// anything else.
    pub code: i64,
    pub message: String,
    pub data: Option<Value>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl RpcError {
    /// With the fields that are required.
    pub fn new(code: i64, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            data: None,
            extra: Fields::new(),
        }
    }
}

object! { RpcError
    code: required "code" integer;
    message: required "message" string;
    data: optional "data" any;
    ..extra
}

/// What `id` of [RpcFailure] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcFailureId {
    String(String),
    Number(i64),
}
alternative! { RpcFailureId
    string String(String) string;
    number Number(i64) integer;
}

/// The call failed.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcFailure {
    pub error: RpcError,
    /// Comes back as it was sent.
    pub id: Option<Option<RpcFailureId>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl RpcFailure {
    /// With the fields that are required.
    pub fn new(error: impl Into<RpcError>) -> Self {
        Self {
            error: error.into(),
            id: None,
            extra: Fields::new(),
        }
    }
}

object! { RpcFailure
    error: required "error" RpcError::decode;
    id: optional "id" nullable(RpcFailureId::decode);
    ..extra
}

/// What `id` of [RpcResult] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcResultId {
    String(String),
    Number(i64),
}
alternative! { RpcResultId
    string String(String) string;
    number Number(i64) integer;
}

/// The call succeeded.
#[derive(Clone, Debug, PartialEq)]
pub struct RpcResult {
    pub result: Value,
    /// Comes back as it was sent.
    pub id: Option<Option<RpcResultId>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl RpcResult {
    /// With the fields that are required.
    pub fn new(result: impl Into<Value>) -> Self {
        Self {
            result: result.into(),
            id: None,
            extra: Fields::new(),
        }
    }
}

object! { RpcResult
    ! "error";
    result: required "result" any;
    id: optional "id" nullable(RpcResultId::decode);
    ..extra
}

/// An answer of `POST /rpc`.
#[derive(Clone, Debug, PartialEq)]
pub enum RpcResponse {
    /// The call failed.
    Failure(RpcFailure),
    /// The call succeeded.
    Result(RpcResult),
}
keyed! { RpcResponse
    "error" => Failure(RpcFailure),
    "result" => Result(RpcResult),
}
