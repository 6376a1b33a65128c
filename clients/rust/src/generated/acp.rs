// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Events of the acp family.

use super::connection::*;
use super::daemon::*;
use super::events::*;
use super::execute::*;
use super::requests::*;
use super::session_event::*;
use super::ues::*;
use super::words::*;
use crate::model::prelude::*;

/// The audience of a block, and its priority.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AcpAnnotations {
    pub audience: Option<Option<Vec<Word<Audience>>>>,
    pub priority: Option<Option<f64>>,
    pub last_modified: Option<Option<String>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { AcpAnnotations
    audience: optional "audience" nullable(list(any_word));
    priority: optional "priority" nullable(number);
    last_modified: optional "lastModified" nullable(string);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// Text.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpTextBlock {
    pub annotations: Option<Option<AcpAnnotations>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub text: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpTextBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text";

    /// With the fields that are required.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            annotations: None,
            meta: None,
            text: text.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpTextBlock
    = "type" "text";
    annotations: optional "annotations" nullable(AcpAnnotations::decode);
    meta: optional "_meta" nullable(fields);
    text: required "text" string;
    ..extra
}

/// An image.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpImageBlock {
    pub annotations: Option<Option<AcpAnnotations>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Base64.
    pub data: String,
    pub mime_type: String,
    pub uri: Option<Option<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpImageBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "image";

    /// With the fields that are required.
    pub fn new(data: impl Into<String>, mime_type: impl Into<String>) -> Self {
        Self {
            annotations: None,
            meta: None,
            data: data.into(),
            mime_type: mime_type.into(),
            uri: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpImageBlock
    = "type" "image";
    annotations: optional "annotations" nullable(AcpAnnotations::decode);
    meta: optional "_meta" nullable(fields);
    data: required "data" string;
    mime_type: required "mimeType" string;
    uri: optional "uri" nullable(string);
    ..extra
}

/// Sound.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpAudioBlock {
    pub annotations: Option<Option<AcpAnnotations>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Base64.
    pub data: String,
    pub mime_type: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpAudioBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "audio";

    /// With the fields that are required.
    pub fn new(data: impl Into<String>, mime_type: impl Into<String>) -> Self {
        Self {
            annotations: None,
            meta: None,
            data: data.into(),
            mime_type: mime_type.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpAudioBlock
    = "type" "audio";
    annotations: optional "annotations" nullable(AcpAnnotations::decode);
    meta: optional "_meta" nullable(fields);
    data: required "data" string;
    mime_type: required "mimeType" string;
    ..extra
}

/// A file by its address.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpResourceLinkBlock {
    pub annotations: Option<Option<AcpAnnotations>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub uri: String,
    pub name: Option<Option<String>>,
    pub title: Option<Option<String>>,
    pub description: Option<Option<String>>,
    pub mime_type: Option<Option<String>>,
    pub size: Option<Option<f64>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpResourceLinkBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "resource_link";

    /// With the fields that are required.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            annotations: None,
            meta: None,
            uri: uri.into(),
            name: None,
            title: None,
            description: None,
            mime_type: None,
            size: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpResourceLinkBlock
    = "type" "resource_link";
    annotations: optional "annotations" nullable(AcpAnnotations::decode);
    meta: optional "_meta" nullable(fields);
    uri: required "uri" string;
    name: optional "name" nullable(string);
    title: optional "title" nullable(string);
    description: optional "description" nullable(string);
    mime_type: optional "mimeType" nullable(string);
    size: optional "size" nullable(number);
    ..extra
}

/// The content of a file: `text`, or bytes as `blob`.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpResource {
    pub uri: String,
    pub mime_type: Option<Option<String>>,
    pub text: Option<String>,
    /// Base64.
    pub blob: Option<String>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpResource {
    /// With the fields that are required.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            uri: uri.into(),
            mime_type: None,
            text: None,
            blob: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpResource
    uri: required "uri" string;
    mime_type: optional "mimeType" nullable(string);
    text: optional "text" string;
    blob: optional "blob" string;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// A file with its content.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpResourceBlock {
    pub annotations: Option<Option<AcpAnnotations>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub resource: AcpResource,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpResourceBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "resource";

    /// With the fields that are required.
    pub fn new(resource: impl Into<AcpResource>) -> Self {
        Self {
            annotations: None,
            meta: None,
            resource: resource.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpResourceBlock
    = "type" "resource";
    annotations: optional "annotations" nullable(AcpAnnotations::decode);
    meta: optional "_meta" nullable(fields);
    resource: required "resource" AcpResource::decode;
    ..extra
}

/// A type that this version does not know.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpUnknownBlock {
    pub type_: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpUnknownBlock {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpUnknownBlock
    type_: required "type" string;
    ..extra
}

/// A piece of a message, as in the Model Context Protocol.
#[derive(Clone, Debug, PartialEq)]
pub enum AcpContentBlock {
    /// Text.
    Text(AcpTextBlock),
    /// An image.
    Image(AcpImageBlock),
    /// Sound.
    Audio(AcpAudioBlock),
    /// A file by its address.
    ResourceLink(AcpResourceLinkBlock),
    /// A file with its content.
    Resource(AcpResourceBlock),
    /// A type that this version does not know.
    Unknown(AcpUnknownBlock),
}
union! { AcpContentBlock by "type" as type_
    "text" => Text(AcpTextBlock),
    "image" => Image(AcpImageBlock),
    "audio" => Audio(AcpAudioBlock),
    "resource_link" => ResourceLink(AcpResourceLinkBlock),
    "resource" => Resource(AcpResourceBlock),
    _ => Unknown(AcpUnknownBlock),
}

/// A piece of the user's message; the agent repeats it when a session is loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpUserMessageChunk {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub content: AcpContentBlock,
    pub message_id: Option<Option<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpUserMessageChunk {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "user_message_chunk";

    /// With the fields that are required.
    pub fn new(content: impl Into<AcpContentBlock>) -> Self {
        Self {
            meta: None,
            content: content.into(),
            message_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpUserMessageChunk
    = "sessionUpdate" "user_message_chunk";
    meta: optional "_meta" nullable(fields);
    content: required "content" AcpContentBlock::decode;
    message_id: optional "messageId" nullable(string);
    ..extra
}

/// The next piece of the answer. Gemini CLI also reports changes of its mode this way, before the
/// first prompt.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpAgentMessageChunk {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub content: AcpContentBlock,
    pub message_id: Option<Option<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpAgentMessageChunk {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "agent_message_chunk";

    /// With the fields that are required.
    pub fn new(content: impl Into<AcpContentBlock>) -> Self {
        Self {
            meta: None,
            content: content.into(),
            message_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpAgentMessageChunk
    = "sessionUpdate" "agent_message_chunk";
    meta: optional "_meta" nullable(fields);
    content: required "content" AcpContentBlock::decode;
    message_id: optional "messageId" nullable(string);
    ..extra
}

/// The next piece of the agent's thoughts.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpAgentThoughtChunk {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub content: AcpContentBlock,
    pub message_id: Option<Option<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpAgentThoughtChunk {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "agent_thought_chunk";

    /// With the fields that are required.
    pub fn new(content: impl Into<AcpContentBlock>) -> Self {
        Self {
            meta: None,
            content: content.into(),
            message_id: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpAgentThoughtChunk
    = "sessionUpdate" "agent_thought_chunk";
    meta: optional "_meta" nullable(fields);
    content: required "content" AcpContentBlock::decode;
    message_id: optional "messageId" nullable(string);
    ..extra
}

/// Text, or another block of content.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpToolCallBlock {
    pub content: AcpContentBlock,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpToolCallBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "content";

    /// With the fields that are required.
    pub fn new(content: impl Into<AcpContentBlock>) -> Self {
        Self {
            content: content.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpToolCallBlock
    = "type" "content";
    content: required "content" AcpContentBlock::decode;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// An agent's own additions to a diff.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AcpDiffMeta {
    /// Sent by Gemini CLI; `update` by codex-acp.
    pub kind: Option<Word<AcpDiffMetaKind>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { AcpDiffMeta
    kind: optional "kind" any_word;
    ..extra
}

/// A change of a file: intended while the call is pending, made once it completed.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpToolCallDiff {
    pub path: String,
    /// The text after.
    pub new_text: String,
    pub old_text: Option<Option<String>>,
    pub meta: Option<Option<AcpDiffMeta>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpToolCallDiff {
    /// The `type` of every value.
    pub const TYPE: &'static str = "diff";

    /// With the fields that are required.
    pub fn new(path: impl Into<String>, new_text: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            new_text: new_text.into(),
            old_text: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpToolCallDiff
    = "type" "diff";
    path: required "path" string;
    new_text: required "newText" string;
    old_text: optional "oldText" nullable(string);
    meta: optional "_meta" nullable(AcpDiffMeta::decode);
    ..extra
}

/// The output of a command that the host runs.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpToolCallTerminal {
    pub terminal_id: String,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpToolCallTerminal {
    /// The `type` of every value.
    pub const TYPE: &'static str = "terminal";

    /// With the fields that are required.
    pub fn new(terminal_id: impl Into<String>) -> Self {
        Self {
            terminal_id: terminal_id.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpToolCallTerminal
    = "type" "terminal";
    terminal_id: required "terminalId" string;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// A type that this version does not know.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpToolCallUnknownContent {
    pub type_: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpToolCallUnknownContent {
    /// With the fields that are required.
    pub fn new(type_: impl Into<String>) -> Self {
        Self {
            type_: type_.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpToolCallUnknownContent
    type_: required "type" string;
    ..extra
}

/// A part of the content of a tool call.
#[derive(Clone, Debug, PartialEq)]
pub enum AcpToolCallContent {
    /// Text, or another block of content.
    Block(AcpToolCallBlock),
    /// A change of a file: intended while the call is pending, made once it completed.
    Diff(AcpToolCallDiff),
    /// The output of a command that the host runs.
    Terminal(AcpToolCallTerminal),
    /// A type that this version does not know.
    UnknownContent(AcpToolCallUnknownContent),
}
union! { AcpToolCallContent by "type" as type_
    "content" => Block(AcpToolCallBlock),
    "diff" => Diff(AcpToolCallDiff),
    "terminal" => Terminal(AcpToolCallTerminal),
    _ => UnknownContent(AcpToolCallUnknownContent),
}

/// A place in a file that a tool call works on.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpLocation {
    pub path: String,
    pub line: Option<Option<i64>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpLocation {
    /// With the fields that are required.
    pub fn new(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            line: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpLocation
    path: required "path" string;
    line: optional "line" nullable(integer);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// A tool call started. Gemini CLI omits it if it asked for permission first, and repeats ended
/// calls when a session is loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpToolCall {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// In Gemini CLI it begins with the tool's name and `__`.
    pub tool_call_id: String,
    pub name: Option<Option<String>>,
    pub kind: Option<Option<Word<AcpToolCallKind>>>,
    pub status: Option<Option<Word<AcpToolCallStatus>>>,
    /// The whole content of the call: it replaces the earlier content. The text that the model
    /// received may be missing.
    pub content: Option<Option<Vec<AcpToolCallContent>>>,
    pub locations: Option<Option<Vec<AcpLocation>>>,
    /// The arguments, if the agent sends them.
    pub raw_input: Option<Value>,
    /// The result, if the agent sends it.
    pub raw_output: Option<Value>,
    /// A line for people; opencode first gives the tool's name.
    pub title: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpToolCall {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "tool_call";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>, title: impl Into<String>) -> Self {
        Self {
            meta: None,
            tool_call_id: tool_call_id.into(),
            name: None,
            kind: None,
            status: None,
            content: None,
            locations: None,
            raw_input: None,
            raw_output: None,
            title: title.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpToolCall
    = "sessionUpdate" "tool_call";
    meta: optional "_meta" nullable(fields);
    tool_call_id: required "toolCallId" string;
    name: optional "name" nullable(string);
    kind: optional "kind" nullable(any_word);
    status: optional "status" nullable(any_word);
    content: optional "content" nullable(list(AcpToolCallContent::decode));
    locations: optional "locations" nullable(list(AcpLocation::decode));
    raw_input: optional "rawInput" any;
    raw_output: optional "rawOutput" any;
    title: required "title" string;
    ..extra
}

/// A tool call continued or ended; only the changed fields are sent. Gemini CLI sends none after a
/// refusal.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpToolCallUpdate {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// In Gemini CLI it begins with the tool's name and `__`.
    pub tool_call_id: String,
    pub name: Option<Option<String>>,
    pub kind: Option<Option<Word<AcpToolCallUpdateKind>>>,
    pub status: Option<Option<Word<AcpToolCallUpdateStatus>>>,
    /// The whole content of the call: it replaces the earlier content. The text that the model
    /// received may be missing.
    pub content: Option<Option<Vec<AcpToolCallContent>>>,
    pub locations: Option<Option<Vec<AcpLocation>>>,
    /// The arguments, if the agent sends them.
    pub raw_input: Option<Value>,
    /// The result, if the agent sends it.
    pub raw_output: Option<Value>,
    pub title: Option<Option<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpToolCallUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "tool_call_update";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>) -> Self {
        Self {
            meta: None,
            tool_call_id: tool_call_id.into(),
            name: None,
            kind: None,
            status: None,
            content: None,
            locations: None,
            raw_input: None,
            raw_output: None,
            title: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpToolCallUpdate
    = "sessionUpdate" "tool_call_update";
    meta: optional "_meta" nullable(fields);
    tool_call_id: required "toolCallId" string;
    name: optional "name" nullable(string);
    kind: optional "kind" nullable(any_word);
    status: optional "status" nullable(any_word);
    content: optional "content" nullable(list(AcpToolCallContent::decode));
    locations: optional "locations" nullable(list(AcpLocation::decode));
    raw_input: optional "rawInput" any;
    raw_output: optional "rawOutput" any;
    title: optional "title" nullable(string);
    ..extra
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpPlanEntry {
    pub content: String,
    pub status: Word<AcpPlanEntryStatus>,
    pub priority: Option<Word<Priority>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpPlanEntry {
    /// With the fields that are required.
    pub fn new(content: impl Into<String>, status: impl Into<Word<AcpPlanEntryStatus>>) -> Self {
        Self {
            content: content.into(),
            status: status.into(),
            priority: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpPlanEntry
    content: required "content" string;
    status: required "status" any_word;
    priority: optional "priority" any_word;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// The plan, whole; it replaces the one before.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpPlan {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub entries: Vec<AcpPlanEntry>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpPlan {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "plan";

    /// With the fields that are required.
    pub fn new(entries: impl Into<Vec<AcpPlanEntry>>) -> Self {
        Self {
            meta: None,
            entries: entries.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpPlan
    = "sessionUpdate" "plan";
    meta: optional "_meta" nullable(fields);
    entries: required "entries" list(AcpPlanEntry::decode);
    ..extra
}

/// The input of a command.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AcpCommandInput {
    pub hint: Option<Option<String>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { AcpCommandInput
    hint: optional "hint" nullable(string);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// A slash command.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpCommand {
    /// Without the slash; it may have spaces.
    pub name: String,
    pub description: Option<Option<String>>,
    /// Absent: the command takes no input.
    pub input: Option<Option<AcpCommandInput>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpCommand {
    /// With the fields that are required.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            description: None,
            input: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpCommand
    name: required "name" string;
    description: optional "description" nullable(string);
    input: optional "input" nullable(AcpCommandInput::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// The list of slash commands; it may come before the first prompt.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpAvailableCommandsUpdate {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub available_commands: Vec<AcpCommand>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpAvailableCommandsUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "available_commands_update";

    /// With the fields that are required.
    pub fn new(available_commands: impl Into<Vec<AcpCommand>>) -> Self {
        Self {
            meta: None,
            available_commands: available_commands.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpAvailableCommandsUpdate
    = "sessionUpdate" "available_commands_update";
    meta: optional "_meta" nullable(fields);
    available_commands: required "availableCommands" list(AcpCommand::decode);
    ..extra
}

/// The agent changed its mode.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpCurrentModeUpdate {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub current_mode_id: String,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpCurrentModeUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "current_mode_update";

    /// With the fields that are required.
    pub fn new(current_mode_id: impl Into<String>) -> Self {
        Self {
            meta: None,
            current_mode_id: current_mode_id.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpCurrentModeUpdate
    = "sessionUpdate" "current_mode_update";
    meta: optional "_meta" nullable(fields);
    current_mode_id: required "currentModeId" string;
    ..extra
}

/// One choice.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpConfigValue {
    pub value: String,
    pub name: Option<Option<String>>,
    pub description: Option<Option<String>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpConfigValue {
    /// With the fields that are required.
    pub fn new(value: impl Into<String>) -> Self {
        Self {
            value: value.into(),
            name: None,
            description: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpConfigValue
    ! "group";
    value: required "value" string;
    name: optional "name" nullable(string);
    description: optional "description" nullable(string);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// Choices that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpConfigGroup {
    /// The group's id.
    pub group: String,
    pub name: Option<Option<String>>,
    pub options: Vec<AcpConfigValue>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpConfigGroup {
    /// With the fields that are required.
    pub fn new(group: impl Into<String>, options: impl Into<Vec<AcpConfigValue>>) -> Self {
        Self {
            group: group.into(),
            name: None,
            options: options.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpConfigGroup
    group: required "group" string;
    name: optional "name" nullable(string);
    options: required "options" list(AcpConfigValue::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// A choice of a kind that this version does not know.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AcpOtherConfigChoice {
    pub name: Option<String>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { AcpOtherConfigChoice
    ! "group";
    ! "value";
    name: optional "name" string;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// A choice, or a group of choices.
#[derive(Clone, Debug, PartialEq)]
pub enum AcpConfigChoice {
    /// Choices that belong together.
    ConfigGroup(AcpConfigGroup),
    /// One choice.
    ConfigValue(AcpConfigValue),
    /// A choice of a kind that this version does not know.
    OtherConfigChoice(AcpOtherConfigChoice),
}
keyed! { AcpConfigChoice
    "group" => ConfigGroup(AcpConfigGroup),
    "value" => ConfigValue(AcpConfigValue),
    _ => OtherConfigChoice(AcpOtherConfigChoice),
}

/// What `currentValue` of [AcpConfigOption] may be.
#[derive(Clone, Debug, PartialEq)]
pub enum AcpConfigOptionCurrentValue {
    String(String),
    Boolean(bool),
}
alternative! { AcpConfigOptionCurrentValue
    string String(String) string;
    boolean Boolean(bool) boolean;
}

/// A setting of the session, such as its model or its mode.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpConfigOption {
    pub id: String,
    pub current_value: AcpConfigOptionCurrentValue,
    pub name: Option<Option<String>>,
    pub description: Option<Option<String>>,
    pub category: Option<Option<Word<Category>>>,
    pub type_: Option<Word<AcpConfigOptionType>>,
    /// The choices.
    pub options: Option<Option<Vec<AcpConfigChoice>>>,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpConfigOption {
    /// With the fields that are required.
    pub fn new(
        id: impl Into<String>,
        current_value: impl Into<AcpConfigOptionCurrentValue>,
    ) -> Self {
        Self {
            id: id.into(),
            current_value: current_value.into(),
            name: None,
            description: None,
            category: None,
            type_: None,
            options: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpConfigOption
    id: required "id" string;
    current_value: required "currentValue" AcpConfigOptionCurrentValue::decode;
    name: optional "name" nullable(string);
    description: optional "description" nullable(string);
    category: optional "category" nullable(any_word);
    type_: optional "type" any_word;
    options: optional "options" nullable(list(AcpConfigChoice::decode));
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// Settings changed; all of them are sent.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpConfigOptionUpdate {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub config_options: Vec<AcpConfigOption>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpConfigOptionUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "config_option_update";

    /// With the fields that are required.
    pub fn new(config_options: impl Into<Vec<AcpConfigOption>>) -> Self {
        Self {
            meta: None,
            config_options: config_options.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpConfigOptionUpdate
    = "sessionUpdate" "config_option_update";
    meta: optional "_meta" nullable(fields);
    config_options: required "configOptions" list(AcpConfigOption::decode);
    ..extra
}

/// Facts of the session changed; null removes a fact.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AcpSessionInfoUpdate {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub title: Option<Option<String>>,
    pub updated_at: Option<Option<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpSessionInfoUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "session_info_update";
}

object! { AcpSessionInfoUpdate
    = "sessionUpdate" "session_info_update";
    meta: optional "_meta" nullable(fields);
    title: optional "title" nullable(string);
    updated_at: optional "updatedAt" nullable(string);
    ..extra
}

/// Money, cumulative over the session.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpCost {
    pub amount: f64,
    /// Such as `USD`.
    pub currency: String,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpCost {
    /// With the fields that are required.
    pub fn new(amount: f64, currency: impl Into<String>) -> Self {
        Self {
            amount,
            currency: currency.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpCost
    amount: required "amount" number;
    currency: required "currency" string;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// How full the context is, and what the session cost so far.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpUsageUpdate {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Tokens in the context.
    pub used: u64,
    /// Tokens that the context can hold.
    pub size: u64,
    pub cost: Option<Option<AcpCost>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpUsageUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "usage_update";

    /// With the fields that are required.
    pub fn new(used: u64, size: u64) -> Self {
        Self {
            meta: None,
            used,
            size,
            cost: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpUsageUpdate
    = "sessionUpdate" "usage_update";
    meta: optional "_meta" nullable(fields);
    used: required "used" count;
    size: required "size" count;
    cost: optional "cost" nullable(AcpCost::decode);
    ..extra
}

/// A notice for people.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpNotice {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub severity: Word<Severity>,
    pub title: String,
    pub description: Option<Option<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpNotice {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "notice";

    /// With the fields that are required.
    pub fn new(severity: impl Into<Word<Severity>>, title: impl Into<String>) -> Self {
        Self {
            meta: None,
            severity: severity.into(),
            title: title.into(),
            description: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpNotice
    = "sessionUpdate" "notice";
    meta: optional "_meta" nullable(fields);
    severity: required "severity" any_word;
    title: required "title" string;
    description: optional "description" nullable(string);
    ..extra
}

/// The agent shortens the conversation to fit.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpCompactionUpdate {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub compaction_id: String,
    pub status: Word<AcpCompactionUpdateStatus>,
    pub summary: Option<Option<Vec<AcpContentBlock>>>,
    pub error: Option<Option<String>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpCompactionUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "compaction_update";

    /// With the fields that are required.
    pub fn new(
        compaction_id: impl Into<String>,
        status: impl Into<Word<AcpCompactionUpdateStatus>>,
    ) -> Self {
        Self {
            meta: None,
            compaction_id: compaction_id.into(),
            status: status.into(),
            summary: None,
            error: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpCompactionUpdate
    = "sessionUpdate" "compaction_update";
    meta: optional "_meta" nullable(fields);
    compaction_id: required "compactionId" string;
    status: required "status" any_word;
    summary: optional "summary" nullable(list(AcpContentBlock::decode));
    error: optional "error" nullable(string);
    ..extra
}

/// The next piece of the summary that replaces the conversation.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpCompactionSummaryChunk {
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    pub compaction_id: String,
    pub content: AcpContentBlock,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpCompactionSummaryChunk {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "compaction_summary_chunk";

    /// With the fields that are required.
    pub fn new(compaction_id: impl Into<String>, content: impl Into<AcpContentBlock>) -> Self {
        Self {
            meta: None,
            compaction_id: compaction_id.into(),
            content: content.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpCompactionSummaryChunk
    = "sessionUpdate" "compaction_summary_chunk";
    meta: optional "_meta" nullable(fields);
    compaction_id: required "compactionId" string;
    content: required "content" AcpContentBlock::decode;
    ..extra
}

/// A kind of update that this version does not know.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpUnknownUpdate {
    pub session_update: String,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpUnknownUpdate {
    /// With the fields that are required.
    pub fn new(session_update: impl Into<String>) -> Self {
        Self {
            session_update: session_update.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpUnknownUpdate
    session_update: required "sessionUpdate" string;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// One update of a session.
#[derive(Clone, Debug, PartialEq)]
pub enum AcpUpdate {
    /// A piece of the user's message; the agent repeats it when a session is loaded.
    UserMessageChunk(AcpUserMessageChunk),
    /// The next piece of the answer. Gemini CLI also reports changes of its mode this way, before
    /// the first prompt.
    AgentMessageChunk(AcpAgentMessageChunk),
    /// The next piece of the agent's thoughts.
    AgentThoughtChunk(AcpAgentThoughtChunk),
    /// A tool call started. Gemini CLI omits it if it asked for permission first, and repeats ended
    /// calls when a session is loaded.
    ToolCall(AcpToolCall),
    /// A tool call continued or ended; only the changed fields are sent. Gemini CLI sends none
    /// after a refusal.
    ToolCallUpdate(AcpToolCallUpdate),
    /// The plan, whole; it replaces the one before.
    Plan(AcpPlan),
    /// The list of slash commands; it may come before the first prompt.
    AvailableCommandsUpdate(AcpAvailableCommandsUpdate),
    /// The agent changed its mode.
    CurrentModeUpdate(AcpCurrentModeUpdate),
    /// Settings changed; all of them are sent.
    ConfigOptionUpdate(AcpConfigOptionUpdate),
    /// Facts of the session changed; null removes a fact.
    SessionInfoUpdate(AcpSessionInfoUpdate),
    /// How full the context is, and what the session cost so far.
    UsageUpdate(AcpUsageUpdate),
    /// A notice for people.
    Notice(AcpNotice),
    /// The agent shortens the conversation to fit.
    CompactionUpdate(AcpCompactionUpdate),
    /// The next piece of the summary that replaces the conversation.
    CompactionSummaryChunk(AcpCompactionSummaryChunk),
    /// A kind of update that this version does not know.
    UnknownUpdate(AcpUnknownUpdate),
}
union! { AcpUpdate by "sessionUpdate" as session_update
    "user_message_chunk" => UserMessageChunk(AcpUserMessageChunk),
    "agent_message_chunk" => AgentMessageChunk(AcpAgentMessageChunk),
    "agent_thought_chunk" => AgentThoughtChunk(AcpAgentThoughtChunk),
    "tool_call" => ToolCall(AcpToolCall),
    "tool_call_update" => ToolCallUpdate(AcpToolCallUpdate),
    "plan" => Plan(AcpPlan),
    "available_commands_update" => AvailableCommandsUpdate(AcpAvailableCommandsUpdate),
    "current_mode_update" => CurrentModeUpdate(AcpCurrentModeUpdate),
    "config_option_update" => ConfigOptionUpdate(AcpConfigOptionUpdate),
    "session_info_update" => SessionInfoUpdate(AcpSessionInfoUpdate),
    "usage_update" => UsageUpdate(AcpUsageUpdate),
    "notice" => Notice(AcpNotice),
    "compaction_update" => CompactionUpdate(AcpCompactionUpdate),
    "compaction_summary_chunk" => CompactionSummaryChunk(AcpCompactionSummaryChunk),
    _ => UnknownUpdate(AcpUnknownUpdate),
}

/// An update of a session.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpSessionUpdateParams {
    /// The agent's id of the session.
    pub session_id: String,
    pub update: AcpUpdate,
    /// An agent's own additions.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpSessionUpdateParams {
    /// With the fields that are required.
    pub fn new(session_id: impl Into<String>, update: impl Into<AcpUpdate>) -> Self {
        Self {
            session_id: session_id.into(),
            update: update.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpSessionUpdateParams
    session_id: required "sessionId" string;
    update: required "update" AcpUpdate::decode;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// The agent reports progress.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpSessionUpdateNotification {
    /// Whether the field is there, as "2.0".
    pub jsonrpc: bool,
    pub params: AcpSessionUpdateParams,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpSessionUpdateNotification {
    /// The `method` of every value.
    pub const METHOD: &'static str = "session/update";

    /// With the fields that are required.
    pub fn new(params: impl Into<AcpSessionUpdateParams>) -> Self {
        Self {
            jsonrpc: false,
            params: params.into(),
            extra: Fields::new(),
        }
    }
}

object! { AcpSessionUpdateNotification
    = "method" "session/update";
    ? jsonrpc "jsonrpc" "2.0";
    params: required "params" AcpSessionUpdateParams::decode;
    ..extra
}
