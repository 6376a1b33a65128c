"""Closes what is open in a stream that was cut off."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any

from agentstream._generated.events import (
    TextChunkEvent,
    UnifiedEvent,
)
from agentstream._generated.words import SessionEndReason
from agentstream.codec import decode
from agentstream.open_things import OpenBlock, OpenThings, OpenTool, Owner

__all__ = ["Ending", "close_open"]


@dataclass(frozen=True)
class Ending:
    """How a run ends that was cut off."""

    reason: SessionEndReason
    detail: str | None = None
    error: str | None = None
    error_code: str | None = None
    exit_code: int | None = None
    signal: str | None = None
    exit_cause: str | None = None


def close_open(
    events: Sequence[UnifiedEvent], ending: Ending, at: datetime | None = None
) -> list[UnifiedEvent]:
    """The events that close whatever is open. `events` are those of the last run, at least."""
    open_ = OpenThings()
    for event in events:
        open_.follow(event)
    if not events or not open_.running:
        return []
    last = events[-1]
    seq = len(events) if last.seq is None else last.seq
    moment = _text_of(at or datetime.now(timezone.utc))
    place = {
        "sessionId": last.session_id,
        "run": 1 if last.run is None else last.run,
        # the time does not go back, whatever the clock says
        "timestamp": max(moment, last.timestamp),
        "agentType": last.agent_type or "unknown",
    }
    return [
        decode({"id": f"{last.session_id}.{number}", "seq": number, **place, **draft})
        for number, draft in enumerate(_drafts(open_, ending), seq + 1)
    ]


def _drafts(open_: OpenThings, ending: Ending) -> list[dict[str, Any]]:
    return [
        *(_close_block(id_, block) for id_, block in open_.blocks.items()),
        *(_present(type="blockDiscarded", blockId=id_, reason="retried") for id_ in open_.inputs),
        *(_cancel_tool(id_, tool) for id_, tool in open_.tools.items()),
        *(
            _present(type="permissionResolved", requestId=id_, outcome="cancelled")
            for id_ in open_.permissions
        ),
        *(
            _present(type="questionAnswered", requestId=id_, outcome="cancelled")
            for id_ in open_.questions
        ),
        *_fail_turn(open_.turn_number, ending),
        *(
            _present(type="subagentCompleted", subagentId=id_, success=False)
            for id_ in open_.subagents
        ),
        *(_present(type="taskCompleted", taskId=id_, success=False) for id_ in open_.tasks),
        *(
            _present(type="hookCompleted", hookId=id_, name=name, success=False)
            for id_, name in open_.hooks.items()
        ),
        _end_run(ending),
    ]


def _close_block(block_id: str, block: OpenBlock) -> dict[str, Any]:
    first = block.first
    own = (
        {"phase": first.phase, "local": first.local}
        if isinstance(first, TextChunkEvent)
        else {"kind": first.kind}
    )
    return _present(
        type=first.type,
        content="",
        isComplete=True,
        text=block.text,
        blockId=block_id,
        interrupted=True,
        messageId=first.message_id,
        **_owner_fields(block.owner),
        **own,
    )


def _cancel_tool(tool_id: str, tool: OpenTool) -> dict[str, Any]:
    return _present(
        type="toolFailed",
        toolId=tool_id,
        reason="cancelled",
        toolName=tool.name,
        **_owner_fields(tool.owner),
    )


_WORDS = {"cancelled": "cancelled", "timeout": "timed out", "noResult": "ended without a result"}


def _fail_turn(turn_number: int | None, ending: Ending) -> list[dict[str, Any]]:
    if turn_number is None:
        return []
    why = ending.reason if ending.reason in ("cancelled", "timeout") else "noResult"
    return [
        _present(
            type="turnFailed",
            turnNumber=turn_number,
            error=f"The turn {'was ' if why == 'cancelled' else ''}{_WORDS[why]}."
            if ending.error is None
            else ending.error,
            errorCode=why if ending.error_code is None else ending.error_code,
        )
    ]


def _end_run(ending: Ending) -> dict[str, Any]:
    causes = (ending.detail, ending.error, ending.error_code)
    is_unexplained = ending.reason == "failed" and all(cause is None for cause in causes)
    return _present(
        type="sessionEnded",
        reason=ending.reason,
        detail=ending.detail,
        error=ending.error,
        errorCode="unknown" if is_unexplained else ending.error_code,
        exitCode=ending.exit_code,
        signal=ending.signal,
        exitCause=ending.exit_cause,
    )


def _owner_fields(owner: Owner) -> dict[str, Any]:
    return {"parentToolId": owner[0], "subagentId": owner[1]}


def _present(**fields: Any) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None}


def _text_of(moment: datetime) -> str:
    utc = moment.astimezone(timezone.utc)
    return f"{utc:%Y-%m-%dT%H:%M:%S}.{utc.microsecond // 1000:03}Z"
