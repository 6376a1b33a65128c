// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Events of the acp family.

use super::connection::*;
use super::daemon::*;
use super::events::*;
use super::execute::*;
use super::requests::*;
use super::responses::*;
use super::session_event::*;
use super::ues::*;
use super::words::*;
use crate::model::prelude::*;

/// Whom a block is for, and how much it matters.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AcpAnnotations {
    pub audience: Option<Option<Vec<Word<Audience>>>>,
    pub priority: Option<Option<f64>>,
    pub last_modified: Option<Option<String>>,
    /// Whatever an agent adds of its own.
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
    pub text: String,
    pub annotations: Option<Option<AcpAnnotations>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpTextBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "text";

    /// With the fields that are required.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            annotations: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpTextBlock
    = "type" "text";
    text: required "text" string;
    annotations: optional "annotations" nullable(AcpAnnotations::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// An image.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpImageBlock {
    /// Base64.
    pub data: String,
    pub mime_type: String,
    pub uri: Option<Option<String>>,
    pub annotations: Option<Option<AcpAnnotations>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpImageBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "image";

    /// With the fields that are required.
    pub fn new(data: impl Into<String>, mime_type: impl Into<String>) -> Self {
        Self {
            data: data.into(),
            mime_type: mime_type.into(),
            uri: None,
            annotations: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpImageBlock
    = "type" "image";
    data: required "data" string;
    mime_type: required "mimeType" string;
    uri: optional "uri" nullable(string);
    annotations: optional "annotations" nullable(AcpAnnotations::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// Sound.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpAudioBlock {
    /// Base64.
    pub data: String,
    pub mime_type: String,
    pub annotations: Option<Option<AcpAnnotations>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpAudioBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "audio";

    /// With the fields that are required.
    pub fn new(data: impl Into<String>, mime_type: impl Into<String>) -> Self {
        Self {
            data: data.into(),
            mime_type: mime_type.into(),
            annotations: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpAudioBlock
    = "type" "audio";
    data: required "data" string;
    mime_type: required "mimeType" string;
    annotations: optional "annotations" nullable(AcpAnnotations::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// A file by its address.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpResourceLinkBlock {
    pub uri: String,
    pub name: Option<Option<String>>,
    pub title: Option<Option<String>>,
    pub description: Option<Option<String>>,
    pub mime_type: Option<Option<String>>,
    pub size: Option<Option<f64>>,
    pub annotations: Option<Option<AcpAnnotations>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpResourceLinkBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "resource_link";

    /// With the fields that are required.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            uri: uri.into(),
            name: None,
            title: None,
            description: None,
            mime_type: None,
            size: None,
            annotations: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpResourceLinkBlock
    = "type" "resource_link";
    uri: required "uri" string;
    name: optional "name" nullable(string);
    title: optional "title" nullable(string);
    description: optional "description" nullable(string);
    mime_type: optional "mimeType" nullable(string);
    size: optional "size" nullable(number);
    annotations: optional "annotations" nullable(AcpAnnotations::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// What is in a file: `text`, or bytes as `blob`.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpResource {
    pub uri: String,
    pub mime_type: Option<Option<String>>,
    pub text: Option<String>,
    /// Base64.
    pub blob: Option<String>,
    /// Whatever an agent adds of its own.
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

/// A file with what is in it.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpResourceBlock {
    pub resource: AcpResource,
    pub annotations: Option<Option<AcpAnnotations>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpResourceBlock {
    /// The `type` of every value.
    pub const TYPE: &'static str = "resource";

    /// With the fields that are required.
    pub fn new(resource: impl Into<AcpResource>) -> Self {
        Self {
            resource: resource.into(),
            annotations: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpResourceBlock
    = "type" "resource";
    resource: required "resource" AcpResource::decode;
    annotations: optional "annotations" nullable(AcpAnnotations::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// A type that is not described here.
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
    /// A file with what is in it.
    Resource(AcpResourceBlock),
    /// A type that is not described here.
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

/// A piece of what the user said; the agent repeats it when a session is loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpUserMessageChunk {
    pub content: AcpContentBlock,
    pub message_id: Option<Option<String>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpUserMessageChunk {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "user_message_chunk";

    /// With the fields that are required.
    pub fn new(content: impl Into<AcpContentBlock>) -> Self {
        Self {
            content: content.into(),
            message_id: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpUserMessageChunk
    = "sessionUpdate" "user_message_chunk";
    content: required "content" AcpContentBlock::decode;
    message_id: optional "messageId" nullable(string);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// The next piece of the answer. Gemini CLI also reports changes of its mode this way, before the
/// first prompt.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpAgentMessageChunk {
    pub content: AcpContentBlock,
    pub message_id: Option<Option<String>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpAgentMessageChunk {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "agent_message_chunk";

    /// With the fields that are required.
    pub fn new(content: impl Into<AcpContentBlock>) -> Self {
        Self {
            content: content.into(),
            message_id: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpAgentMessageChunk
    = "sessionUpdate" "agent_message_chunk";
    content: required "content" AcpContentBlock::decode;
    message_id: optional "messageId" nullable(string);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// The next piece of what the agent thinks.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpAgentThoughtChunk {
    pub content: AcpContentBlock,
    pub message_id: Option<Option<String>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpAgentThoughtChunk {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "agent_thought_chunk";

    /// With the fields that are required.
    pub fn new(content: impl Into<AcpContentBlock>) -> Self {
        Self {
            content: content.into(),
            message_id: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpAgentThoughtChunk
    = "sessionUpdate" "agent_thought_chunk";
    content: required "content" AcpContentBlock::decode;
    message_id: optional "messageId" nullable(string);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// Text, or another block of content.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpToolCallBlock {
    pub content: AcpContentBlock,
    /// Whatever an agent adds of its own.
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

/// What an agent adds to a diff of its own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AcpDiffMeta {
    /// Of Gemini CLI.
    pub kind: Option<Word<AcpDiffMetaKind>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

object! { AcpDiffMeta
    kind: optional "kind" any_word;
    ..extra
}

/// A change of a file: what it will be while the call is pending, what it is once it completed.
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
    /// Whatever an agent adds of its own.
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

/// A type that is not described here.
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

/// Something that a tool call made.
#[derive(Clone, Debug, PartialEq)]
pub enum AcpToolCallContent {
    /// Text, or another block of content.
    Block(AcpToolCallBlock),
    /// A change of a file: what it will be while the call is pending, what it is once it completed.
    Diff(AcpToolCallDiff),
    /// The output of a command that the host runs.
    Terminal(AcpToolCallTerminal),
    /// A type that is not described here.
    UnknownContent(AcpToolCallUnknownContent),
}
union! { AcpToolCallContent by "type" as type_
    "content" => Block(AcpToolCallBlock),
    "diff" => Diff(AcpToolCallDiff),
    "terminal" => Terminal(AcpToolCallTerminal),
    _ => UnknownContent(AcpToolCallUnknownContent),
}

/// A place that a tool call works at.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpLocation {
    pub path: String,
    pub line: Option<Option<i64>>,
    /// Whatever an agent adds of its own.
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

/// A tool call began. Gemini CLI leaves it out where it asked for leave first, and repeats ended
/// calls when a session is loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpToolCall {
    /// Of Gemini CLI it begins with the tool's name and `__`.
    pub tool_call_id: String,
    pub name: Option<Option<String>>,
    pub kind: Option<Option<Word<AcpToolCallKind>>>,
    pub status: Option<Option<Word<AcpToolCallStatus>>>,
    /// What it made, whole: it replaces what was there. The text that the model got may be missing.
    pub content: Option<Option<Vec<AcpToolCallContent>>>,
    pub locations: Option<Option<Vec<AcpLocation>>>,
    /// The arguments, if the agent sends them.
    pub raw_input: Option<Value>,
    /// The result, if the agent sends it.
    pub raw_output: Option<Value>,
    /// A line for people; opencode first gives the tool's name.
    pub title: String,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpToolCall {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "tool_call";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>, title: impl Into<String>) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            name: None,
            kind: None,
            status: None,
            content: None,
            locations: None,
            raw_input: None,
            raw_output: None,
            title: title.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpToolCall
    = "sessionUpdate" "tool_call";
    tool_call_id: required "toolCallId" string;
    name: optional "name" nullable(string);
    kind: optional "kind" nullable(any_word);
    status: optional "status" nullable(any_word);
    content: optional "content" nullable(list(AcpToolCallContent::decode));
    locations: optional "locations" nullable(list(AcpLocation::decode));
    raw_input: optional "rawInput" any;
    raw_output: optional "rawOutput" any;
    title: required "title" string;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// A tool call went on or ended; only what changed is given. After a refusal none comes from Gemini
/// CLI.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpToolCallUpdate {
    /// Of Gemini CLI it begins with the tool's name and `__`.
    pub tool_call_id: String,
    pub name: Option<Option<String>>,
    pub kind: Option<Option<Word<AcpToolCallUpdateKind>>>,
    pub status: Option<Option<Word<AcpToolCallUpdateStatus>>>,
    /// What it made, whole: it replaces what was there. The text that the model got may be missing.
    pub content: Option<Option<Vec<AcpToolCallContent>>>,
    pub locations: Option<Option<Vec<AcpLocation>>>,
    /// The arguments, if the agent sends them.
    pub raw_input: Option<Value>,
    /// The result, if the agent sends it.
    pub raw_output: Option<Value>,
    pub title: Option<Option<String>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpToolCallUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "tool_call_update";

    /// With the fields that are required.
    pub fn new(tool_call_id: impl Into<String>) -> Self {
        Self {
            tool_call_id: tool_call_id.into(),
            name: None,
            kind: None,
            status: None,
            content: None,
            locations: None,
            raw_input: None,
            raw_output: None,
            title: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpToolCallUpdate
    = "sessionUpdate" "tool_call_update";
    tool_call_id: required "toolCallId" string;
    name: optional "name" nullable(string);
    kind: optional "kind" nullable(any_word);
    status: optional "status" nullable(any_word);
    content: optional "content" nullable(list(AcpToolCallContent::decode));
    locations: optional "locations" nullable(list(AcpLocation::decode));
    raw_input: optional "rawInput" any;
    raw_output: optional "rawOutput" any;
    title: optional "title" nullable(string);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpPlanEntry {
    pub content: String,
    pub status: Word<AcpPlanEntryStatus>,
    pub priority: Option<Word<Priority>>,
    /// Whatever an agent adds of its own.
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
    pub entries: Vec<AcpPlanEntry>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpPlan {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "plan";

    /// With the fields that are required.
    pub fn new(entries: impl Into<Vec<AcpPlanEntry>>) -> Self {
        Self {
            entries: entries.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpPlan
    = "sessionUpdate" "plan";
    entries: required "entries" list(AcpPlanEntry::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// What may be typed after a command.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AcpCommandInput {
    pub hint: Option<Option<String>>,
    /// Whatever an agent adds of its own.
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
    /// Absent: it takes none.
    pub input: Option<Option<AcpCommandInput>>,
    /// Whatever an agent adds of its own.
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

/// Which slash commands there are; it may come before the first prompt.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpAvailableCommandsUpdate {
    pub available_commands: Vec<AcpCommand>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpAvailableCommandsUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "available_commands_update";

    /// With the fields that are required.
    pub fn new(available_commands: impl Into<Vec<AcpCommand>>) -> Self {
        Self {
            available_commands: available_commands.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpAvailableCommandsUpdate
    = "sessionUpdate" "available_commands_update";
    available_commands: required "availableCommands" list(AcpCommand::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// The agent changed its mode.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpCurrentModeUpdate {
    pub current_mode_id: String,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpCurrentModeUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "current_mode_update";

    /// With the fields that are required.
    pub fn new(current_mode_id: impl Into<String>) -> Self {
        Self {
            current_mode_id: current_mode_id.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpCurrentModeUpdate
    = "sessionUpdate" "current_mode_update";
    current_mode_id: required "currentModeId" string;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// One choice.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpConfigValue {
    pub value: String,
    pub name: Option<Option<String>>,
    pub description: Option<Option<String>>,
    /// Whatever an agent adds of its own.
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
    /// Whatever an agent adds of its own.
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

/// Something to choose of a kind that this version does not know.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AcpOtherConfigChoice {
    pub name: Option<String>,
    /// Whatever an agent adds of its own.
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

/// What can be chosen, or a group of it.
#[derive(Clone, Debug, PartialEq)]
pub enum AcpConfigChoice {
    /// Choices that belong together.
    ConfigGroup(AcpConfigGroup),
    /// One choice.
    ConfigValue(AcpConfigValue),
    /// Something to choose of a kind that this version does not know.
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
    /// What can be chosen.
    pub options: Option<Option<Vec<AcpConfigChoice>>>,
    /// Whatever an agent adds of its own.
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

/// Settings changed; all of them are given.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpConfigOptionUpdate {
    pub config_options: Vec<AcpConfigOption>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpConfigOptionUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "config_option_update";

    /// With the fields that are required.
    pub fn new(config_options: impl Into<Vec<AcpConfigOption>>) -> Self {
        Self {
            config_options: config_options.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpConfigOptionUpdate
    = "sessionUpdate" "config_option_update";
    config_options: required "configOptions" list(AcpConfigOption::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// What is known of the session changed; null takes a fact back.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AcpSessionInfoUpdate {
    pub title: Option<Option<String>>,
    pub updated_at: Option<Option<String>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpSessionInfoUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "session_info_update";
}

object! { AcpSessionInfoUpdate
    = "sessionUpdate" "session_info_update";
    title: optional "title" nullable(string);
    updated_at: optional "updatedAt" nullable(string);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// Money, cumulative over the session.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpCost {
    pub amount: f64,
    /// Such as `USD`.
    pub currency: String,
    /// Whatever an agent adds of its own.
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
    /// Tokens in the context.
    pub used: u64,
    /// Tokens that the context can hold.
    pub size: u64,
    pub cost: Option<Option<AcpCost>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpUsageUpdate {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "usage_update";

    /// With the fields that are required.
    pub fn new(used: u64, size: u64) -> Self {
        Self {
            used,
            size,
            cost: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpUsageUpdate
    = "sessionUpdate" "usage_update";
    used: required "used" count;
    size: required "size" count;
    cost: optional "cost" nullable(AcpCost::decode);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// Something that people should know.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpNotice {
    pub severity: Word<Severity>,
    pub title: String,
    pub description: Option<Option<String>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpNotice {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "notice";

    /// With the fields that are required.
    pub fn new(severity: impl Into<Word<Severity>>, title: impl Into<String>) -> Self {
        Self {
            severity: severity.into(),
            title: title.into(),
            description: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpNotice
    = "sessionUpdate" "notice";
    severity: required "severity" any_word;
    title: required "title" string;
    description: optional "description" nullable(string);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// The agent shortens the conversation to fit.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpCompactionUpdate {
    pub compaction_id: String,
    pub status: Word<AcpCompactionUpdateStatus>,
    pub summary: Option<Option<Vec<AcpContentBlock>>>,
    pub error: Option<Option<String>>,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
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
            compaction_id: compaction_id.into(),
            status: status.into(),
            summary: None,
            error: None,
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpCompactionUpdate
    = "sessionUpdate" "compaction_update";
    compaction_id: required "compactionId" string;
    status: required "status" any_word;
    summary: optional "summary" nullable(list(AcpContentBlock::decode));
    error: optional "error" nullable(string);
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// The next piece of what the conversation is shortened to.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpCompactionSummaryChunk {
    pub compaction_id: String,
    pub content: AcpContentBlock,
    /// Whatever an agent adds of its own.
    pub meta: Option<Option<Fields>>,
    /// Fields that this version does not know.
    pub extra: Fields,
}

impl AcpCompactionSummaryChunk {
    /// The `sessionUpdate` of every value.
    pub const SESSION_UPDATE: &'static str = "compaction_summary_chunk";

    /// With the fields that are required.
    pub fn new(compaction_id: impl Into<String>, content: impl Into<AcpContentBlock>) -> Self {
        Self {
            compaction_id: compaction_id.into(),
            content: content.into(),
            meta: None,
            extra: Fields::new(),
        }
    }
}

object! { AcpCompactionSummaryChunk
    = "sessionUpdate" "compaction_summary_chunk";
    compaction_id: required "compactionId" string;
    content: required "content" AcpContentBlock::decode;
    meta: optional "_meta" nullable(fields);
    ..extra
}

/// A kind of update that is not described here.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpUnknownUpdate {
    pub session_update: String,
    /// Whatever an agent adds of its own.
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

/// What happens in a session.
#[derive(Clone, Debug, PartialEq)]
pub enum AcpUpdate {
    /// A piece of what the user said; the agent repeats it when a session is loaded.
    UserMessageChunk(AcpUserMessageChunk),
    /// The next piece of the answer. Gemini CLI also reports changes of its mode this way, before
    /// the first prompt.
    AgentMessageChunk(AcpAgentMessageChunk),
    /// The next piece of what the agent thinks.
    AgentThoughtChunk(AcpAgentThoughtChunk),
    /// A tool call began. Gemini CLI leaves it out where it asked for leave first, and repeats
    /// ended calls when a session is loaded.
    ToolCall(AcpToolCall),
    /// A tool call went on or ended; only what changed is given. After a refusal none comes from
    /// Gemini CLI.
    ToolCallUpdate(AcpToolCallUpdate),
    /// The plan, whole; it replaces the one before.
    Plan(AcpPlan),
    /// Which slash commands there are; it may come before the first prompt.
    AvailableCommandsUpdate(AcpAvailableCommandsUpdate),
    /// The agent changed its mode.
    CurrentModeUpdate(AcpCurrentModeUpdate),
    /// Settings changed; all of them are given.
    ConfigOptionUpdate(AcpConfigOptionUpdate),
    /// What is known of the session changed; null takes a fact back.
    SessionInfoUpdate(AcpSessionInfoUpdate),
    /// How full the context is, and what the session cost so far.
    UsageUpdate(AcpUsageUpdate),
    /// Something that people should know.
    Notice(AcpNotice),
    /// The agent shortens the conversation to fit.
    CompactionUpdate(AcpCompactionUpdate),
    /// The next piece of what the conversation is shortened to.
    CompactionSummaryChunk(AcpCompactionSummaryChunk),
    /// A kind of update that is not described here.
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

/// What happens in which session.
#[derive(Clone, Debug, PartialEq)]
pub struct AcpSessionUpdateParams {
    /// The session, as the agent named it.
    pub session_id: String,
    pub update: AcpUpdate,
    /// Whatever an agent adds of its own.
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
