# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Events of the acp family."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, Tag

from agentstream._generated.scalars import Count, Finite, Integer
from agentstream._generated.words import (
    AcpCompactionUpdateStatus,
    AcpConfigOptionType,
    AcpDiffMetaKind,
    AcpPlanEntryStatus,
    AcpToolCallKind,
    AcpToolCallStatus,
    AcpToolCallUpdateKind,
    AcpToolCallUpdateStatus,
    Audience,
    Category,
    Priority,
    Severity,
)
from agentstream._model import AnyWord, JsonType, Keyed, Maybe, Model, Tagged

__all__ = [
    "AcpAgentMessageChunk",
    "AcpAgentThoughtChunk",
    "AcpAnnotations",
    "AcpAudioBlock",
    "AcpAvailableCommandsUpdate",
    "AcpCommand",
    "AcpCommandInput",
    "AcpCompactionSummaryChunk",
    "AcpCompactionUpdate",
    "AcpConfigChoice",
    "AcpConfigGroup",
    "AcpConfigOption",
    "AcpConfigOptionUpdate",
    "AcpConfigValue",
    "AcpContentBlock",
    "AcpCost",
    "AcpCurrentModeUpdate",
    "AcpDiffMeta",
    "AcpImageBlock",
    "AcpLocation",
    "AcpNotice",
    "AcpOtherConfigChoice",
    "AcpPlan",
    "AcpPlanEntry",
    "AcpResource",
    "AcpResourceBlock",
    "AcpResourceLinkBlock",
    "AcpSessionInfoUpdate",
    "AcpSessionUpdateNotification",
    "AcpSessionUpdateParams",
    "AcpTextBlock",
    "AcpToolCall",
    "AcpToolCallBlock",
    "AcpToolCallContent",
    "AcpToolCallDiff",
    "AcpToolCallTerminal",
    "AcpToolCallUnknownContent",
    "AcpToolCallUpdate",
    "AcpUnknownBlock",
    "AcpUnknownUpdate",
    "AcpUpdate",
    "AcpUsageUpdate",
    "AcpUserMessageChunk",
]


class AcpAnnotations(Model):
    """The audience of a block, and its priority."""

    audience: list[AnyWord[Audience]] | None = None
    priority: Finite | None = None
    last_modified: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpTextBlock(Model):
    """Text."""

    type: Literal["text"]
    annotations: AcpAnnotations | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    text: str


class AcpImageBlock(Model):
    """An image."""

    type: Literal["image"]
    annotations: AcpAnnotations | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    data: str
    """Base64."""
    mime_type: str
    uri: str | None = None


class AcpAudioBlock(Model):
    """Sound."""

    type: Literal["audio"]
    annotations: AcpAnnotations | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    data: str
    """Base64."""
    mime_type: str


class AcpResourceLinkBlock(Model):
    """A file by its address."""

    type: Literal["resource_link"]
    annotations: AcpAnnotations | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    uri: str
    name: str | None = None
    title: str | None = None
    description: str | None = None
    mime_type: str | None = None
    size: Finite | None = None


class AcpResource(Model):
    """The content of a file: `text`, or bytes as `blob`."""

    uri: str
    mime_type: str | None = None
    text: Maybe[str] = None
    blob: Maybe[str] = None
    """Base64."""
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpResourceBlock(Model):
    """A file with its content."""

    type: Literal["resource"]
    annotations: AcpAnnotations | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    resource: AcpResource


class AcpUnknownBlock(Model):
    """A type that this version does not know."""

    type: str


AcpContentBlock: TypeAlias = Annotated[
    AcpTextBlock
    | AcpImageBlock
    | AcpAudioBlock
    | AcpResourceLinkBlock
    | AcpResourceBlock
    | AcpUnknownBlock,
    Tagged(
        "type",
        {
            "text": AcpTextBlock,
            "image": AcpImageBlock,
            "audio": AcpAudioBlock,
            "resource_link": AcpResourceLinkBlock,
            "resource": AcpResourceBlock,
        },
        unknown=AcpUnknownBlock,
    ),
]
"""A piece of a message, as in the Model Context Protocol."""


class AcpUserMessageChunk(Model):
    """A piece of the user's message; the agent repeats it when a session is loaded."""

    session_update: Literal["user_message_chunk"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    content: AcpContentBlock
    message_id: str | None = None


class AcpAgentMessageChunk(Model):
    """The next piece of the answer. Gemini CLI also reports changes of its mode this way, before
    the first prompt.
    """

    session_update: Literal["agent_message_chunk"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    content: AcpContentBlock
    message_id: str | None = None


class AcpAgentThoughtChunk(Model):
    """The next piece of the agent's thoughts."""

    session_update: Literal["agent_thought_chunk"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    content: AcpContentBlock
    message_id: str | None = None


class AcpToolCallBlock(Model):
    """Text, or another block of content."""

    type: Literal["content"]
    content: AcpContentBlock
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpDiffMeta(Model):
    """An agent's own additions to a diff."""

    kind: Maybe[AnyWord[AcpDiffMetaKind]] = None
    """Sent by Gemini CLI; `update` by codex-acp."""


class AcpToolCallDiff(Model):
    """A change of a file: intended while the call is pending, made once it completed."""

    type: Literal["diff"]
    path: str
    new_text: str
    """The text after."""
    old_text: str | None = None
    meta: Annotated[AcpDiffMeta | None, Field(alias="_meta")] = None


class AcpToolCallTerminal(Model):
    """The output of a command that the host runs."""

    type: Literal["terminal"]
    terminal_id: str
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpToolCallUnknownContent(Model):
    """A type that this version does not know."""

    type: str


AcpToolCallContent: TypeAlias = Annotated[
    AcpToolCallBlock | AcpToolCallDiff | AcpToolCallTerminal | AcpToolCallUnknownContent,
    Tagged(
        "type",
        {
            "content": AcpToolCallBlock,
            "diff": AcpToolCallDiff,
            "terminal": AcpToolCallTerminal,
        },
        unknown=AcpToolCallUnknownContent,
    ),
]
"""A part of the content of a tool call."""


class AcpLocation(Model):
    """A place in a file that a tool call works on."""

    path: str
    line: Integer | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpToolCall(Model):
    """A tool call started. Gemini CLI omits it if it asked for permission first, and repeats
    ended calls when a session is loaded.
    """

    session_update: Literal["tool_call"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    tool_call_id: str
    """In Gemini CLI it begins with the tool's name and `__`."""
    name: str | None = None
    kind: AnyWord[AcpToolCallKind] | None = None
    status: AnyWord[AcpToolCallStatus] | None = None
    content: list[AcpToolCallContent] | None = None
    """The whole content of the call: it replaces the earlier content. The text that the model
    received may be missing.
    """
    locations: list[AcpLocation] | None = None
    raw_input: Any = None
    """The arguments, if the agent sends them."""
    raw_output: Any = None
    """The result, if the agent sends it."""
    title: str
    """A line for people; opencode first gives the tool's name."""


class AcpToolCallUpdate(Model):
    """A tool call continued or ended; only the changed fields are sent. Gemini CLI sends none
    after a refusal.
    """

    session_update: Literal["tool_call_update"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    tool_call_id: str
    """In Gemini CLI it begins with the tool's name and `__`."""
    name: str | None = None
    kind: AnyWord[AcpToolCallUpdateKind] | None = None
    status: AnyWord[AcpToolCallUpdateStatus] | None = None
    content: list[AcpToolCallContent] | None = None
    """The whole content of the call: it replaces the earlier content. The text that the model
    received may be missing.
    """
    locations: list[AcpLocation] | None = None
    raw_input: Any = None
    """The arguments, if the agent sends them."""
    raw_output: Any = None
    """The result, if the agent sends it."""
    title: str | None = None


class AcpPlanEntry(Model):
    """One step of a plan."""

    content: str
    status: AnyWord[AcpPlanEntryStatus]
    priority: Maybe[AnyWord[Priority]] = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpPlan(Model):
    """The plan, whole; it replaces the one before."""

    session_update: Literal["plan"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    entries: list[AcpPlanEntry]


class AcpCommandInput(Model):
    """The input of a command."""

    hint: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpCommand(Model):
    """A slash command."""

    name: str
    """Without the slash; it may have spaces."""
    description: str | None = None
    input: AcpCommandInput | None = None
    """Absent: the command takes no input."""
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpAvailableCommandsUpdate(Model):
    """The list of slash commands; it may come before the first prompt."""

    session_update: Literal["available_commands_update"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    available_commands: list[AcpCommand]


class AcpCurrentModeUpdate(Model):
    """The agent changed its mode."""

    session_update: Literal["current_mode_update"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    current_mode_id: str


class AcpConfigValue(Model):
    """One choice."""

    value: str
    name: str | None = None
    description: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpConfigGroup(Model):
    """Choices that belong together."""

    group: str
    """The group's id."""
    name: str | None = None
    options: list[AcpConfigValue]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpOtherConfigChoice(Model):
    """A choice of a kind that this version does not know."""

    name: Maybe[str] = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


AcpConfigChoice: TypeAlias = Annotated[
    AcpConfigGroup | AcpConfigValue | AcpOtherConfigChoice,
    Keyed(
        {
            "group": AcpConfigGroup,
            "value": AcpConfigValue,
        },
        unknown=AcpOtherConfigChoice,
    ),
]
"""A choice, or a group of choices."""


AcpConfigOptionCurrentValue: TypeAlias = Annotated[
    Annotated[str, Tag("->string")] | Annotated[bool, Tag("->boolean")],
    JsonType,
]


class AcpConfigOption(Model):
    """A setting of the session, such as its model or its mode."""

    id: str
    current_value: AcpConfigOptionCurrentValue
    name: str | None = None
    description: str | None = None
    category: AnyWord[Category] | None = None
    type: Maybe[AnyWord[AcpConfigOptionType]] = None
    options: list[AcpConfigChoice] | None = None
    """The choices."""
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpConfigOptionUpdate(Model):
    """Settings changed; all of them are sent."""

    session_update: Literal["config_option_update"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    config_options: list[AcpConfigOption]


class AcpSessionInfoUpdate(Model):
    """Facts of the session changed; null removes a fact."""

    session_update: Literal["session_info_update"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    title: str | None = None
    updated_at: str | None = None


class AcpCost(Model):
    """Money, cumulative over the session."""

    amount: Finite
    currency: str
    """Such as `USD`."""
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpUsageUpdate(Model):
    """How full the context is, and what the session cost so far."""

    session_update: Literal["usage_update"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    used: Count
    """Tokens in the context."""
    size: Count
    """Tokens that the context can hold."""
    cost: AcpCost | None = None


class AcpNotice(Model):
    """A notice for people."""

    session_update: Literal["notice"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    severity: AnyWord[Severity]
    title: str
    description: str | None = None


class AcpCompactionUpdate(Model):
    """The agent shortens the conversation to fit."""

    session_update: Literal["compaction_update"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    compaction_id: str
    status: AnyWord[AcpCompactionUpdateStatus]
    summary: list[AcpContentBlock] | None = None
    error: str | None = None


class AcpCompactionSummaryChunk(Model):
    """The next piece of the summary that replaces the conversation."""

    session_update: Literal["compaction_summary_chunk"]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""
    compaction_id: str
    content: AcpContentBlock


class AcpUnknownUpdate(Model):
    """A kind of update that this version does not know."""

    session_update: str
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


AcpUpdate: TypeAlias = Annotated[
    AcpUserMessageChunk
    | AcpAgentMessageChunk
    | AcpAgentThoughtChunk
    | AcpToolCall
    | AcpToolCallUpdate
    | AcpPlan
    | AcpAvailableCommandsUpdate
    | AcpCurrentModeUpdate
    | AcpConfigOptionUpdate
    | AcpSessionInfoUpdate
    | AcpUsageUpdate
    | AcpNotice
    | AcpCompactionUpdate
    | AcpCompactionSummaryChunk
    | AcpUnknownUpdate,
    Tagged(
        "sessionUpdate",
        {
            "user_message_chunk": AcpUserMessageChunk,
            "agent_message_chunk": AcpAgentMessageChunk,
            "agent_thought_chunk": AcpAgentThoughtChunk,
            "tool_call": AcpToolCall,
            "tool_call_update": AcpToolCallUpdate,
            "plan": AcpPlan,
            "available_commands_update": AcpAvailableCommandsUpdate,
            "current_mode_update": AcpCurrentModeUpdate,
            "config_option_update": AcpConfigOptionUpdate,
            "session_info_update": AcpSessionInfoUpdate,
            "usage_update": AcpUsageUpdate,
            "notice": AcpNotice,
            "compaction_update": AcpCompactionUpdate,
            "compaction_summary_chunk": AcpCompactionSummaryChunk,
        },
        unknown=AcpUnknownUpdate,
    ),
]
"""One update of a session."""


class AcpSessionUpdateParams(Model):
    """An update of a session."""

    session_id: str
    """The agent's id of the session."""
    update: AcpUpdate
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """An agent's own additions."""


class AcpSessionUpdateNotification(Model):
    """The agent reports progress."""

    jsonrpc: Maybe[Literal["2.0"]] = None
    method: Literal["session/update"]
    params: AcpSessionUpdateParams
