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
    """Whom a block is for, and how much it matters."""

    audience: list[AnyWord[Audience]] | None = None
    priority: Finite | None = None
    last_modified: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpTextBlock(Model):
    """Text."""

    type: Literal["text"]
    text: str
    annotations: AcpAnnotations | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpImageBlock(Model):
    """An image."""

    type: Literal["image"]
    data: str
    """Base64."""
    mime_type: str
    uri: str | None = None
    annotations: AcpAnnotations | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpAudioBlock(Model):
    """Sound."""

    type: Literal["audio"]
    data: str
    """Base64."""
    mime_type: str
    annotations: AcpAnnotations | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpResourceLinkBlock(Model):
    """A file by its address."""

    type: Literal["resource_link"]
    uri: str
    name: str | None = None
    title: str | None = None
    description: str | None = None
    mime_type: str | None = None
    size: Finite | None = None
    annotations: AcpAnnotations | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpResource(Model):
    """What is in a file: `text`, or bytes as `blob`."""

    uri: str
    mime_type: str | None = None
    text: Maybe[str] = None
    blob: Maybe[str] = None
    """Base64."""
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpResourceBlock(Model):
    """A file with what is in it."""

    type: Literal["resource"]
    resource: AcpResource
    annotations: AcpAnnotations | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpUnknownBlock(Model):
    """A type that is not described here."""

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
    """A piece of what the user said; the agent repeats it when a session is loaded."""

    session_update: Literal["user_message_chunk"]
    content: AcpContentBlock
    message_id: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpAgentMessageChunk(Model):
    """The next piece of the answer. Gemini CLI also tells changes of its mode this way, before
    the first prompt.
    """

    session_update: Literal["agent_message_chunk"]
    content: AcpContentBlock
    message_id: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpAgentThoughtChunk(Model):
    """The next piece of what the agent thinks."""

    session_update: Literal["agent_thought_chunk"]
    content: AcpContentBlock
    message_id: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpToolCallBlock(Model):
    """Text, or another block of content."""

    type: Literal["content"]
    content: AcpContentBlock
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpDiffMeta(Model):
    """What an agent adds to a diff of its own."""

    kind: Maybe[AnyWord[AcpDiffMetaKind]] = None
    """Of Gemini CLI."""


class AcpToolCallDiff(Model):
    """A change of a file: what it will be while the call is pending, what it is once it
    completed.
    """

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
    """Whatever an agent adds of its own."""


class AcpToolCallUnknownContent(Model):
    """A type that is not described here."""

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
"""Something that a tool call made."""


class AcpLocation(Model):
    """A place that a tool call works at."""

    path: str
    line: Integer | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpToolCall(Model):
    """A tool call began. Gemini CLI leaves it out where it asked for leave first, and repeats
    ended calls when a session is loaded.
    """

    session_update: Literal["tool_call"]
    tool_call_id: str
    """Of Gemini CLI it begins with the tool's name and `__`."""
    name: str | None = None
    kind: AnyWord[AcpToolCallKind] | None = None
    status: AnyWord[AcpToolCallStatus] | None = None
    content: list[AcpToolCallContent] | None = None
    """What it made, whole: it replaces what was there. The text that the model got may be
    missing.
    """
    locations: list[AcpLocation] | None = None
    raw_input: Any = None
    """The arguments, where the agent tells them."""
    raw_output: Any = None
    """The result, where the agent tells it."""
    title: str
    """A line for people; opencode first gives the tool's name."""
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpToolCallUpdate(Model):
    """A tool call went on or ended; only what changed is given. After a refusal none comes from
    Gemini CLI.
    """

    session_update: Literal["tool_call_update"]
    tool_call_id: str
    """Of Gemini CLI it begins with the tool's name and `__`."""
    name: str | None = None
    kind: AnyWord[AcpToolCallUpdateKind] | None = None
    status: AnyWord[AcpToolCallUpdateStatus] | None = None
    content: list[AcpToolCallContent] | None = None
    """What it made, whole: it replaces what was there. The text that the model got may be
    missing.
    """
    locations: list[AcpLocation] | None = None
    raw_input: Any = None
    """The arguments, where the agent tells them."""
    raw_output: Any = None
    """The result, where the agent tells it."""
    title: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpPlanEntry(Model):
    """One step of a plan."""

    content: str
    status: AnyWord[AcpPlanEntryStatus]
    priority: Maybe[AnyWord[Priority]] = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpPlan(Model):
    """The plan, whole; it replaces the one before."""

    session_update: Literal["plan"]
    entries: list[AcpPlanEntry]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpCommandInput(Model):
    """What may be typed after a command."""

    hint: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpCommand(Model):
    """A slash command."""

    name: str
    """Without the slash; it may have spaces."""
    description: str | None = None
    input: AcpCommandInput | None = None
    """Absent: it takes none."""
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpAvailableCommandsUpdate(Model):
    """Which slash commands there are; it may come before the first prompt."""

    session_update: Literal["available_commands_update"]
    available_commands: list[AcpCommand]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpCurrentModeUpdate(Model):
    """The agent changed its mode."""

    session_update: Literal["current_mode_update"]
    current_mode_id: str
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpConfigValue(Model):
    """One choice."""

    value: str
    name: str | None = None
    description: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpConfigGroup(Model):
    """Choices that belong together."""

    group: str
    """The group's id."""
    name: str | None = None
    options: list[AcpConfigValue]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpOtherConfigChoice(Model):
    """Something to choose of a kind that this version does not know."""

    name: Maybe[str] = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


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
"""What can be chosen, or a group of it."""


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
    """What can be chosen."""
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpConfigOptionUpdate(Model):
    """Settings changed; all of them are given."""

    session_update: Literal["config_option_update"]
    config_options: list[AcpConfigOption]
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpSessionInfoUpdate(Model):
    """What is known of the session changed; null takes a fact back."""

    session_update: Literal["session_info_update"]
    title: str | None = None
    updated_at: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpCost(Model):
    """Money, cumulative over the session."""

    amount: Finite
    currency: str
    """Such as `USD`."""
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpUsageUpdate(Model):
    """How full the context is, and what the session cost so far."""

    session_update: Literal["usage_update"]
    used: Count
    """Tokens in the context."""
    size: Count
    """Tokens that the context can hold."""
    cost: AcpCost | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpNotice(Model):
    """Something that people should know."""

    session_update: Literal["notice"]
    severity: AnyWord[Severity]
    title: str
    description: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpCompactionUpdate(Model):
    """The agent shortens the conversation to fit."""

    session_update: Literal["compaction_update"]
    compaction_id: str
    status: AnyWord[AcpCompactionUpdateStatus]
    summary: list[AcpContentBlock] | None = None
    error: str | None = None
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpCompactionSummaryChunk(Model):
    """The next piece of what the conversation is shortened to."""

    session_update: Literal["compaction_summary_chunk"]
    compaction_id: str
    content: AcpContentBlock
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpUnknownUpdate(Model):
    """A kind of update that is not described here."""

    session_update: str
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


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
"""What happens in a session."""


class AcpSessionUpdateParams(Model):
    """What happens in which session."""

    session_id: str
    """The session, as the agent named it."""
    update: AcpUpdate
    meta: Annotated[dict[str, Any] | None, Field(alias="_meta")] = None
    """Whatever an agent adds of its own."""


class AcpSessionUpdateNotification(Model):
    """The agent tells what happens."""

    jsonrpc: Maybe[Literal["2.0"]] = None
    method: Literal["session/update"]
    params: AcpSessionUpdateParams
