# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Events of the ai-sdk family."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from agentstream._generated.events import TokenUsage
from agentstream._generated.scalars import Count, Finite, Ordinal
from agentstream._generated.words import FinishReason, InputEncoding
from agentstream._model import AnyWord, Maybe, Model, Tagged

__all__ = [
    "UiAbort",
    "UiCustom",
    "UiData",
    "UiError",
    "UiFile",
    "UiFinish",
    "UiFinishStep",
    "UiMessageChunk",
    "UiMessageMetadata",
    "UiReasoningDelta",
    "UiReasoningEnd",
    "UiReasoningFile",
    "UiReasoningStart",
    "UiResetStep",
    "UiRunMetadata",
    "UiSourceDocument",
    "UiSourceUrl",
    "UiStart",
    "UiStartStep",
    "UiSteeringMessage",
    "UiTextDelta",
    "UiTextEnd",
    "UiTextStart",
    "UiToolApprovalRequest",
    "UiToolApprovalResponse",
    "UiToolInputAvailable",
    "UiToolInputDelta",
    "UiToolInputError",
    "UiToolInputStart",
    "UiToolOutputAvailable",
    "UiToolOutputDenied",
    "UiToolOutputError",
    "UiUnknown",
]


class UiRunMetadata(Model):
    """Facts about a message, and so about its run."""

    session_id: Maybe[str] = None
    run: Maybe[Ordinal] = None
    seq: Maybe[Count] = None
    """The newest event that the message contains: where to resume."""
    agent_type: Maybe[str] = None
    model: Maybe[str] = None
    usage: Maybe[TokenUsage] = None
    cost_usd: Maybe[Annotated[Finite, Field(ge=0)]] = None
    duration_ms: Maybe[Count] = None


class UiStart(Model):
    """A message starts: a run."""

    type: Literal["start"]
    message_id: Maybe[str] = None
    message_metadata: Maybe[UiRunMetadata] = None


class UiFinish(Model):
    """The message is complete."""

    type: Literal["finish"]
    finish_reason: Maybe[AnyWord[FinishReason]] = None
    message_metadata: Maybe[UiRunMetadata] = None


class UiAbort(Model):
    """The run was cancelled."""

    type: Literal["abort"]
    reason: Maybe[str] = None


class UiError(Model):
    """The run failed."""

    type: Literal["error"]
    error_text: str


class UiMessageMetadata(Model):
    """Facts about the message, added to those before."""

    type: Literal["message-metadata"]
    message_metadata: UiRunMetadata


class UiStartStep(Model):
    """A step starts: a turn."""

    type: Literal["start-step"]


class UiFinishStep(Model):
    """A step ends."""

    type: Literal["finish-step"]


class UiResetStep(Model):
    """The parts of the current step are removed; AI SDK 7."""

    type: Literal["reset-step"]


class UiTextStart(Model):
    """A part of text starts."""

    type: Literal["text-start"]
    id: str
    """Of the part that it belongs to."""
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""


class UiTextDelta(Model):
    """The next piece of a text."""

    type: Literal["text-delta"]
    id: str
    """Of the part that it belongs to."""
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""
    delta: str
    """The next piece."""


class UiTextEnd(Model):
    """A part of text is complete."""

    type: Literal["text-end"]
    id: str
    """Of the part that it belongs to."""
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""


class UiReasoningStart(Model):
    """A part of reasoning starts."""

    type: Literal["reasoning-start"]
    id: str
    """Of the part that it belongs to."""
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""


class UiReasoningDelta(Model):
    """The next piece of reasoning."""

    type: Literal["reasoning-delta"]
    id: str
    """Of the part that it belongs to."""
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""
    delta: str
    """The next piece."""


class UiReasoningEnd(Model):
    """A part of reasoning is complete."""

    type: Literal["reasoning-end"]
    id: str
    """Of the part that it belongs to."""
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""


class UiToolInputStart(Model):
    """The arguments of a tool call start to arrive."""

    type: Literal["tool-input-start"]
    tool_call_id: str
    provider_executed: Maybe[bool] = None
    """The agent runs the tool itself; always set by us."""
    dynamic: Maybe[bool] = None
    """The reader need not know the tool; always set by us."""
    tool_metadata: Maybe[dict[str, Any]] = None
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""
    tool_name: str
    title: Maybe[str] = None
    input_encoding: Maybe[AnyWord[InputEncoding]] = None


class UiToolInputDelta(Model):
    """The next piece of a call's arguments, as text."""

    type: Literal["tool-input-delta"]
    tool_call_id: str
    input_text_delta: str


class UiToolInputAvailable(Model):
    """A call's arguments, whole; sent again when they were not known at first."""

    type: Literal["tool-input-available"]
    tool_call_id: str
    provider_executed: Maybe[bool] = None
    """The agent runs the tool itself; always set by us."""
    dynamic: Maybe[bool] = None
    """The reader need not know the tool; always set by us."""
    tool_metadata: Maybe[dict[str, Any]] = None
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""
    tool_name: str
    title: Maybe[str] = None
    input: Any
    """The arguments."""


class UiToolInputError(Model):
    """A call was withdrawn, or its arguments are not valid."""

    type: Literal["tool-input-error"]
    tool_call_id: str
    provider_executed: Maybe[bool] = None
    """The agent runs the tool itself; always set by us."""
    dynamic: Maybe[bool] = None
    """The reader need not know the tool; always set by us."""
    tool_metadata: Maybe[dict[str, Any]] = None
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""
    tool_name: str
    title: Maybe[str] = None
    input: Any
    error_text: str


class UiToolApprovalRequest(Model):
    """A call waits for permission."""

    type: Literal["tool-approval-request"]
    approval_id: str
    tool_call_id: str
    reason: Maybe[str] = None
    is_automatic: Maybe[bool] = None
    signature: Maybe[str] = None


class UiToolApprovalResponse(Model):
    """A permission was given or denied; AI SDK 7."""

    type: Literal["tool-approval-response"]
    approval_id: str
    approved: bool
    reason: Maybe[str] = None
    provider_executed: Maybe[bool] = None
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""


class UiToolOutputAvailable(Model):
    """What a call returned."""

    type: Literal["tool-output-available"]
    tool_call_id: str
    provider_executed: Maybe[bool] = None
    """The agent runs the tool itself; always set by us."""
    dynamic: Maybe[bool] = None
    """The reader need not know the tool; always set by us."""
    tool_metadata: Maybe[dict[str, Any]] = None
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""
    output: Any
    """The result; while `preliminary`, the end of its output."""
    preliminary: Maybe[bool] = None
    """The call still runs."""


class UiToolOutputError(Model):
    """A call failed."""

    type: Literal["tool-output-error"]
    tool_call_id: str
    provider_executed: Maybe[bool] = None
    """The agent runs the tool itself; always set by us."""
    dynamic: Maybe[bool] = None
    """The reader need not know the tool; always set by us."""
    tool_metadata: Maybe[dict[str, Any]] = None
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""
    error_text: str


class UiToolOutputDenied(Model):
    """A call was not permitted."""

    type: Literal["tool-output-denied"]
    tool_call_id: str


class UiSourceUrl(Model):
    """A page that the answer is based on."""

    type: Literal["source-url"]
    source_id: str
    url: str
    title: Maybe[str] = None
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""


class UiSourceDocument(Model):
    """A document that the answer is based on."""

    type: Literal["source-document"]
    source_id: str
    media_type: str
    title: str
    filename: Maybe[str] = None
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""


class UiFile(Model):
    """A file of the answer."""

    type: Literal["file"]
    url: str
    media_type: str
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""


class UiReasoningFile(Model):
    """A file of the reasoning; AI SDK 7."""

    type: Literal["reasoning-file"]
    url: str
    media_type: str
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""


class UiSteeringMessage(Model):
    """A message of the user's that was added to the running turn; AI SDK 7."""

    type: Literal["steering-message"]
    id: str
    parts: list[dict[str, Any]]


class UiCustom(Model):
    """A provider's own part; AI SDK 7."""

    type: Literal["custom"]
    kind: str
    provider_metadata: Maybe[dict[str, dict[str, Any]]] = None
    """Facts by provider."""


class UiData(Model):
    """One of our own parts, as `data-permission`. A part with the same type and id replaces the
    earlier one.
    """

    type: Annotated[str, Field(pattern=r"^data-")]
    id: Maybe[str] = None
    data: Any
    transient: Maybe[bool] = None
    """Not part of the message."""


class UiUnknown(Model):
    """A type that this version does not know. Skip it."""

    type: str


UiMessageChunk: TypeAlias = Annotated[
    UiStart
    | UiFinish
    | UiAbort
    | UiError
    | UiMessageMetadata
    | UiStartStep
    | UiFinishStep
    | UiResetStep
    | UiTextStart
    | UiTextDelta
    | UiTextEnd
    | UiReasoningStart
    | UiReasoningDelta
    | UiReasoningEnd
    | UiToolInputStart
    | UiToolInputDelta
    | UiToolInputAvailable
    | UiToolInputError
    | UiToolApprovalRequest
    | UiToolApprovalResponse
    | UiToolOutputAvailable
    | UiToolOutputError
    | UiToolOutputDenied
    | UiSourceUrl
    | UiSourceDocument
    | UiFile
    | UiReasoningFile
    | UiSteeringMessage
    | UiCustom
    | UiData
    | UiUnknown,
    Tagged(
        "type",
        {
            "start": UiStart,
            "finish": UiFinish,
            "abort": UiAbort,
            "error": UiError,
            "message-metadata": UiMessageMetadata,
            "start-step": UiStartStep,
            "finish-step": UiFinishStep,
            "reset-step": UiResetStep,
            "text-start": UiTextStart,
            "text-delta": UiTextDelta,
            "text-end": UiTextEnd,
            "reasoning-start": UiReasoningStart,
            "reasoning-delta": UiReasoningDelta,
            "reasoning-end": UiReasoningEnd,
            "tool-input-start": UiToolInputStart,
            "tool-input-delta": UiToolInputDelta,
            "tool-input-available": UiToolInputAvailable,
            "tool-input-error": UiToolInputError,
            "tool-approval-request": UiToolApprovalRequest,
            "tool-approval-response": UiToolApprovalResponse,
            "tool-output-available": UiToolOutputAvailable,
            "tool-output-error": UiToolOutputError,
            "tool-output-denied": UiToolOutputDenied,
            "source-url": UiSourceUrl,
            "source-document": UiSourceDocument,
            "file": UiFile,
            "reasoning-file": UiReasoningFile,
            "steering-message": UiSteeringMessage,
            "custom": UiCustom,
        },
        extension=(r"^data-", UiData),
        unknown=UiUnknown,
    ),
]
"""One chunk of the AI SDK's UI message stream; `[DONE]` ends them."""
