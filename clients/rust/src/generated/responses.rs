// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Responses of the gateway.

use super::acp::*;
use super::ag_ui::*;
use super::ai_sdk::*;
use super::connection::*;
use super::daemon::*;
use super::events::*;
use super::execute::*;
use super::requests::*;
use super::session_event::*;
use super::ues::*;
use super::words::*;
use crate::model::prelude::*;

/// A client's frame was carried out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AckFrame {
    /// Returned in the `ack` or `problem` that answers this frame.
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

/// One error in the request.
#[derive(Clone, Debug, PartialEq)]
pub struct ProblemError {
    /// The place in the request, as a JSON Pointer.
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
    /// The kind of problem: a stable URI for programs.
    pub type_: String,
    /// The kind of problem, in words.
    pub title: String,
    /// The HTTP status.
    pub status: u64,
    /// The cause in this case, and the remedy.
    pub detail: String,
    pub errors: Option<Vec<ProblemError>>,
    /// The allowed values.
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
    /// Returned in the `ack` or `problem` that answers this frame.
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
    /// The client's own id of the session, such as the id of a chat.
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
    /// The `cursor` of the next page; null at the end.
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
    /// The `after` of the next page; null at the end of an ended session.
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

/// A further prompt was accepted.
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

/// The fields of a request that an agent supports.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentSupport {
    /// The supported fields; their values may still be refused.
    pub fields: Vec<String>,
    /// By unsupported field: why it is refused.
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

/// The effect of a pair of modes; or why it is refused.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgentMode {
    /// Why it is refused; then the other fields are absent.
    pub refused: Option<String>,
    /// How the agent is started, in Markdown.
    pub summary: Option<String>,
    /// The granted mode, which may be stricter than the requested one.
    pub approval_mode: Option<Word<ApprovalMode>>,
    /// The granted mode, which may be stricter than the requested one.
    pub sandbox_mode: Option<Word<SandboxMode>>,
    /// The missing guarantees, in words.
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

/// The effect of the modes of a request.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentModes {
    /// Neither mode is requested: the agent's own settings decide.
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

/// One agent: whether it is installed, and what it supports.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentInfo {
    pub agent_type: Word<AgentType>,
    pub name: String,
    pub installed: bool,
    pub version: Option<String>,
    pub version_status: Option<Word<VersionStatus>>,
    /// Why a command that is installed has no version: its exit code and error output.
    pub problem: Option<String>,
    /// The versions that were tested.
    pub tested: Vec<String>,
    /// The supported features.
    pub can: Vec<String>,
    /// The unsupported features, in words.
    pub cannot: Vec<String>,
    /// By protocol: the supported fields of a request.
    pub supports: Option<BTreeMap<String, AgentSupport>>,
    /// By protocol: the effect of each pair of modes.
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
            problem: None,
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
    problem: optional "problem" string;
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

/// The limits of the gateway. Larger values are refused or cut.
#[derive(Clone, Debug, PartialEq)]
pub struct GatewayLimits {
    /// Bytes of one event.
    pub max_line_bytes: u64,
    /// Bytes of a repeated value; a larger one may be omitted.
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

/// The current load of a node.
#[derive(Clone, Debug, PartialEq)]
pub struct NodeLoad {
    /// Runs.
    pub running: u64,
    /// Runs that wait. Nodes that share a queue each have its length.
    pub waiting: u64,
    /// The maximum number of runs at the same time.
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

/// A process of the gateway.
#[derive(Clone, Debug, PartialEq)]
pub struct GatewayNode {
    /// Unique among the nodes.
    pub name: String,
    /// `gateway`: answers requests; `worker`: runs agents.
    pub roles: Vec<Word<Roles>>,
    /// The agents that it can run.
    pub agents: Vec<String>,
    pub load: NodeLoad,
    /// Where it listens.
    pub url: Option<String>,
    /// The workers that it belongs to.
    pub pool: Option<String>,
    /// The home folder that it shares with others, which may continue its sessions.
    pub shared_home: Option<String>,
    /// It is stopping, and takes no further runs.
    pub is_draining: Option<bool>,
    pub version: Option<String>,
    pub started_at: Option<String>,
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
            url: None,
            pool: None,
            shared_home: None,
            is_draining: None,
            version: None,
            started_at: None,
            extra: Fields::new(),
        }
    }
}

object! { GatewayNode
    name: required "name" string;
    roles: required "roles" list(any_word);
    agents: required "agents" list(string);
    load: required "load" NodeLoad::decode;
    url: optional "url" string;
    pool: optional "pool" string;
    shared_home: optional "sharedHome" string;
    is_draining: optional "isDraining" boolean;
    version: optional "version" string;
    started_at: optional "startedAt" string;
    ..extra
}

/// A webhook, and the state of its deliveries.
#[derive(Clone, Debug, PartialEq)]
pub struct WebhookStatus {
    /// Its name in the log of the gateway.
    pub id: String,
    /// The host of its URL; the rest may be a secret.
    pub host: String,
    /// `disabled`: the receiver answered 410.
    pub state: Word<State>,
    /// Pending deliveries.
    pub pending: u64,
    /// Deliveries since the start of the gateway.
    pub delivered: u64,
    /// Deliveries that failed for good since the start of the gateway.
    pub abandoned: u64,
    /// Why the newest failed attempt failed.
    pub last_error: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl WebhookStatus {
    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        host: impl Into<String>,
        state: impl Into<Word<State>>,
        pending: u64,
        delivered: u64,
        abandoned: u64,
    ) -> Self {
        Self {
            id: id.into(),
            host: host.into(),
            state: state.into(),
            pending,
            delivered,
            abandoned,
            last_error: None,
            extra: Fields::new(),
        }
    }
}

object! { WebhookStatus
    id: required "id" string;
    host: required "host" string;
    state: required "state" any_word;
    pending: required "pending" count;
    delivered: required "delivered" count;
    abandoned: required "abandoned" count;
    last_error: optional "lastError" string;
    ..extra
}

/// The gateway, its features and limits.
#[derive(Clone, Debug, PartialEq)]
pub struct GatewayInfo {
    pub schema_version: String,
    pub version: String,
    pub features: Fields,
    pub limits: GatewayLimits,
    /// The processes that share the sessions; at least the one that answers.
    pub nodes: Vec<GatewayNode>,
    /// The webhooks of the gateway; only for the scope `admin`.
    pub webhooks: Option<Vec<WebhookStatus>>,
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
            webhooks: None,
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
    webhooks: optional "webhooks" list(WebhookStatus::decode);
    ..extra
}

/// The caller is logged in: the answer of `POST /v1/login`.
#[derive(Clone, Debug, PartialEq)]
pub struct LoginResult {
    /// The name of the token's owner.
    pub owner: String,
    /// What the caller may do.
    pub scopes: Vec<Word<Scopes>>,
    /// When the cookie or ticket expires.
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

/// The member for a tag that is not in `members` and matches a pattern.
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

/// All schemas.
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

/// The state of a session: the answer to its creation and its cancellation.
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

/// A page of the values of a dialect.
#[derive(Clone, Debug, PartialEq)]
pub struct DialectPage {
    /// Values of the requested dialect.
    pub events: Vec<Fields>,
    /// The `after` of the next page; null at the end of an ended session.
    pub next: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl DialectPage {
    /// With the fields that are required.
    pub fn new(events: impl Into<Vec<Fields>>, next: impl Into<Option<u64>>) -> Self {
        Self {
            events: events.into(),
            next: next.into(),
            extra: Fields::new(),
        }
    }
}

object! { DialectPage
    events: required "events" list(fields);
    next: required "next" nullable(count);
    ..extra
}

/// A task and its whole outcome, as one value.
#[derive(Clone, Debug, PartialEq)]
pub struct ExecuteResult {
    pub session_id: String,
    /// The whole text of the agent.
    pub text: String,
    pub exit_code: i64,
    pub duration_ms: u64,
    pub events: Vec<OutputEvent>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ExecuteResult {
    /// With the fields that are required.
    pub fn new(
        session_id: impl Into<String>,
        text: impl Into<String>,
        exit_code: i64,
        duration_ms: u64,
        events: impl Into<Vec<OutputEvent>>,
    ) -> Self {
        Self {
            session_id: session_id.into(),
            text: text.into(),
            exit_code,
            duration_ms,
            events: events.into(),
            extra: Fields::new(),
        }
    }
}

object! { ExecuteResult
    session_id: required "session_id" string;
    text: required "text" string;
    exit_code: required "exit_code" integer;
    duration_ms: required "duration_ms" count;
    events: required "events" list(OutputEvent::decode);
    ..extra
}

/// The answer to a permission request or a question was accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerAccepted {
    pub request_id: String,
    pub outcome: Word<AnswerAcceptedOutcome>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AnswerAccepted {
    /// With the fields that are required.
    pub fn new(
        request_id: impl Into<String>,
        outcome: impl Into<Word<AnswerAcceptedOutcome>>,
    ) -> Self {
        Self {
            request_id: request_id.into(),
            outcome: outcome.into(),
            extra: Fields::new(),
        }
    }
}

object! { AnswerAccepted
    request_id: required "requestId" string;
    outcome: required "outcome" any_word;
    ..extra
}

/// Whether the server is alive, or accepts requests.
#[derive(Clone, Debug, PartialEq)]
pub struct Health {
    pub ok: bool,
    /// Why it does not accept requests.
    pub reason: Option<String>,
    /// Sessions whose log cannot be read.
    pub quarantined: Option<u64>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl Health {
    /// With the fields that are required.
    pub fn new(ok: bool) -> Self {
        Self {
            ok,
            reason: None,
            quarantined: None,
            extra: Fields::new(),
        }
    }
}

object! { Health
    ok: required "ok" boolean;
    reason: optional "reason" string;
    quarantined: optional "quarantined" count;
    ..extra
}

/// The capabilities that the gateway offers to AG-UI clients.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgUiCapabilities {
    /// Name and version of the server.
    pub identity: Option<Fields>,
    /// How runs are streamed.
    pub transport: Option<Fields>,
    /// The supported use of tools.
    pub tools: Option<Fields>,
    /// What is kept.
    pub state: Option<Fields>,
    /// Whether agents start sub-agents.
    pub multi_agent: Option<Fields>,
    /// Whether reasoning is streamed.
    pub reasoning: Option<Fields>,
    /// The supported parts of a message.
    pub multimodal: Option<Fields>,
    /// Approvals and interrupts.
    pub human_in_the_loop: Option<Fields>,
    /// The agents of this server.
    pub custom: Option<Fields>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { AgUiCapabilities
    identity: optional "identity" fields;
    transport: optional "transport" fields;
    tools: optional "tools" fields;
    state: optional "state" fields;
    multi_agent: optional "multiAgent" fields;
    reasoning: optional "reasoning" fields;
    multimodal: optional "multimodal" fields;
    human_in_the_loop: optional "humanInTheLoop" fields;
    custom: optional "custom" fields;
    ..extra
}

/// An agent, as `/api/agents` lists it.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiAgent {
    /// Passed as `agentId`.
    pub id: String,
    pub name: String,
    pub installed: bool,
    pub version: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ApiAgent {
    /// With the fields that are required.
    pub fn new(id: impl Into<String>, name: impl Into<String>, installed: bool) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            installed,
            version: None,
            extra: Fields::new(),
        }
    }
}

object! { ApiAgent
    id: required "id" string;
    name: required "name" string;
    installed: required "installed" boolean;
    version: optional "version" string;
    ..extra
}

/// A workspace, as `/api/projects` lists it.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiProject {
    /// Passed as `projectId`.
    pub id: String,
    pub name: String,
    pub path: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl ApiProject {
    /// With the fields that are required.
    pub fn new(id: impl Into<String>, name: impl Into<String>, path: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            path: path.into(),
            extra: Fields::new(),
        }
    }
}

object! { ApiProject
    id: required "id" string;
    name: required "name" string;
    path: required "path" string;
    ..extra
}

/// A line of the audit log: what a caller did, or why it was refused.
#[derive(Clone, Debug, PartialEq)]
pub struct AuditRecord {
    pub time: String,
    /// `request`: any other request, which was refused.
    pub action: Word<AuditAction>,
    pub outcome: Word<AuditRecordOutcome>,
    /// The owner of the token; absent if the caller is unknown.
    pub owner: Option<String>,
    /// The address that the request came from.
    pub address: String,
    /// The id of the request, as in the log of requests.
    pub request_id: String,
    pub method: Option<String>,
    /// The route's template, such as `/v1/sessions/:id`.
    pub route: Option<String>,
    pub session_id: Option<String>,
    pub agent_type: Option<String>,
    /// The id of the permission or the question.
    pub answered: Option<String>,
    /// How it was answered.
    pub decision: Option<String>,
    /// The HTTP status of a refusal.
    pub status: Option<i64>,
    /// The kind of a refusal, such as `exceeds-cap`.
    pub problem: Option<String>,
    /// Why it was refused, in words.
    pub reason: Option<String>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AuditRecord {
    /// With the fields that are required.
    pub fn new(
        time: impl Into<String>,
        action: impl Into<Word<AuditAction>>,
        outcome: impl Into<Word<AuditRecordOutcome>>,
        address: impl Into<String>,
        request_id: impl Into<String>,
    ) -> Self {
        Self {
            time: time.into(),
            action: action.into(),
            outcome: outcome.into(),
            owner: None,
            address: address.into(),
            request_id: request_id.into(),
            method: None,
            route: None,
            session_id: None,
            agent_type: None,
            answered: None,
            decision: None,
            status: None,
            problem: None,
            reason: None,
            extra: Fields::new(),
        }
    }
}

object! { AuditRecord
    time: required "time" timestamp;
    action: required "action" word;
    outcome: required "outcome" any_word;
    owner: optional "owner" string;
    address: required "address" string;
    request_id: required "requestId" string;
    method: optional "method" string;
    route: optional "route" string;
    session_id: optional "sessionId" string;
    agent_type: optional "agentType" string;
    answered: optional "answered" string;
    decision: optional "decision" string;
    status: optional "status" integer;
    problem: optional "problem" string;
    reason: optional "reason" string;
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
    /// Returned unchanged.
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
    /// Returned unchanged.
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

/// The event, and the session that it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct PermissionRequestedEventData {
    pub session_id: String,
    /// Which execution of the session: from 1.
    pub run: u64,
    pub agent_type: Word<AgentType>,
    /// The name of the session's owner.
    pub owner: String,
    /// The id that a client gave the session, such as that of a chat.
    pub alias: Option<String>,
    /// Long texts of the event are cut; the session's log has them in full.
    pub truncated: Option<bool>,
    pub event: PermissionRequestedEvent,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl PermissionRequestedEventData {
    /// With the fields that are required.
    pub fn new(
        session_id: impl Into<String>,
        run: u64,
        agent_type: impl Into<Word<AgentType>>,
        owner: impl Into<String>,
        event: impl Into<PermissionRequestedEvent>,
    ) -> Self {
        Self {
            session_id: session_id.into(),
            run,
            agent_type: agent_type.into(),
            owner: owner.into(),
            alias: None,
            truncated: None,
            event: event.into(),
            extra: Fields::new(),
        }
    }
}

object! { PermissionRequestedEventData
    session_id: required "sessionId" string;
    run: required "run" ordinal;
    agent_type: required "agentType" any_word;
    owner: required "owner" string;
    alias: optional "alias" string;
    truncated: optional "truncated" boolean;
    event: required "event" PermissionRequestedEvent::decode;
    ..extra
}

/// An agent asks for permission and waits.
#[derive(Clone, Debug, PartialEq)]
pub struct PermissionRequestedMessage {
    /// When the event was emitted.
    pub timestamp: String,
    pub data: PermissionRequestedEventData,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl PermissionRequestedMessage {
    /// The `type` of every value.
    pub const TYPE: &'static str = "permission.requested";

    /// With the fields that are required.
    pub fn new(
        timestamp: impl Into<String>,
        data: impl Into<PermissionRequestedEventData>,
    ) -> Self {
        Self {
            timestamp: timestamp.into(),
            data: data.into(),
            extra: Fields::new(),
        }
    }
}

object! { PermissionRequestedMessage
    = "type" "permission.requested";
    timestamp: required "timestamp" timestamp;
    data: required "data" PermissionRequestedEventData::decode;
    ..extra
}

/// The event, and the session that it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionAskedEventData {
    pub session_id: String,
    /// Which execution of the session: from 1.
    pub run: u64,
    pub agent_type: Word<AgentType>,
    /// The name of the session's owner.
    pub owner: String,
    /// The id that a client gave the session, such as that of a chat.
    pub alias: Option<String>,
    /// Long texts of the event are cut; the session's log has them in full.
    pub truncated: Option<bool>,
    pub event: QuestionAskedEvent,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl QuestionAskedEventData {
    /// With the fields that are required.
    pub fn new(
        session_id: impl Into<String>,
        run: u64,
        agent_type: impl Into<Word<AgentType>>,
        owner: impl Into<String>,
        event: impl Into<QuestionAskedEvent>,
    ) -> Self {
        Self {
            session_id: session_id.into(),
            run,
            agent_type: agent_type.into(),
            owner: owner.into(),
            alias: None,
            truncated: None,
            event: event.into(),
            extra: Fields::new(),
        }
    }
}

object! { QuestionAskedEventData
    session_id: required "sessionId" string;
    run: required "run" ordinal;
    agent_type: required "agentType" any_word;
    owner: required "owner" string;
    alias: optional "alias" string;
    truncated: optional "truncated" boolean;
    event: required "event" QuestionAskedEvent::decode;
    ..extra
}

/// An agent asks a question and waits.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionAskedMessage {
    /// When the event was emitted.
    pub timestamp: String,
    pub data: QuestionAskedEventData,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl QuestionAskedMessage {
    /// The `type` of every value.
    pub const TYPE: &'static str = "question.asked";

    /// With the fields that are required.
    pub fn new(timestamp: impl Into<String>, data: impl Into<QuestionAskedEventData>) -> Self {
        Self {
            timestamp: timestamp.into(),
            data: data.into(),
            extra: Fields::new(),
        }
    }
}

object! { QuestionAskedMessage
    = "type" "question.asked";
    timestamp: required "timestamp" timestamp;
    data: required "data" QuestionAskedEventData::decode;
    ..extra
}

/// The event, and the session that it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionEndedEventData {
    pub session_id: String,
    /// Which execution of the session: from 1.
    pub run: u64,
    pub agent_type: Word<AgentType>,
    /// The name of the session's owner.
    pub owner: String,
    /// The id that a client gave the session, such as that of a chat.
    pub alias: Option<String>,
    /// Long texts of the event are cut; the session's log has them in full.
    pub truncated: Option<bool>,
    pub event: SessionEndedEvent,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl SessionEndedEventData {
    /// With the fields that are required.
    pub fn new(
        session_id: impl Into<String>,
        run: u64,
        agent_type: impl Into<Word<AgentType>>,
        owner: impl Into<String>,
        event: impl Into<SessionEndedEvent>,
    ) -> Self {
        Self {
            session_id: session_id.into(),
            run,
            agent_type: agent_type.into(),
            owner: owner.into(),
            alias: None,
            truncated: None,
            event: event.into(),
            extra: Fields::new(),
        }
    }
}

object! { SessionEndedEventData
    session_id: required "sessionId" string;
    run: required "run" ordinal;
    agent_type: required "agentType" any_word;
    owner: required "owner" string;
    alias: optional "alias" string;
    truncated: optional "truncated" boolean;
    event: required "event" SessionEndedEvent::decode;
    ..extra
}

/// A run of a session has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct RunEndedMessage {
    /// When the event was emitted.
    pub timestamp: String,
    pub data: SessionEndedEventData,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl RunEndedMessage {
    /// The `type` of every value.
    pub const TYPE: &'static str = "run.ended";

    /// With the fields that are required.
    pub fn new(timestamp: impl Into<String>, data: impl Into<SessionEndedEventData>) -> Self {
        Self {
            timestamp: timestamp.into(),
            data: data.into(),
            extra: Fields::new(),
        }
    }
}

object! { RunEndedMessage
    = "type" "run.ended";
    timestamp: required "timestamp" timestamp;
    data: required "data" SessionEndedEventData::decode;
    ..extra
}

/// A message of a later version.
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownWebhookMessage {
    pub type_: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl UnknownWebhookMessage {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            extra: Fields::new(),
        }
    }
}

object! { UnknownWebhookMessage
    type_: required "type" string;
    ..extra
}

/// The body of a request that the gateway sends to a webhook.
#[derive(Clone, Debug, PartialEq)]
pub enum WebhookMessage {
    /// An agent asks for permission and waits.
    PermissionRequested(PermissionRequestedMessage),
    /// An agent asks a question and waits.
    QuestionAsked(QuestionAskedMessage),
    /// A run of a session has ended.
    RunEnded(RunEndedMessage),
    /// A message of a later version.
    UnknownWebhook(UnknownWebhookMessage),
}
union! { WebhookMessage by "type" as type_
    "permission.requested" => PermissionRequested(PermissionRequestedMessage),
    "question.asked" => QuestionAsked(QuestionAskedMessage),
    "run.ended" => RunEnded(RunEndedMessage),
    _ => UnknownWebhook(UnknownWebhookMessage),
}
