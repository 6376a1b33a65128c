import type { SessionDetail, SessionEndReason, ErrorCode } from "@agentstream/schema";
import type { SessionEndedEvent } from "@agentstream/schema/written";

import { blockFields } from "./block-fields.ts";
import type { EventDraft } from "./event-draft.ts";
import { wholeText } from "./omit-large.ts";
import {
  isMainThread,
  type OpenBlock,
  type OpenThings,
  type OpenTool,
  type Owner,
} from "./open-things.ts";
import { ownerFields } from "./owner-fields.ts";

/** Why what is open must be closed. */
export interface Ending {
  /** How the run ends. */
  readonly reason: SessionEndReason;
  readonly detail?: SessionDetail | undefined;
  readonly errorCode?: ErrorCode | undefined;
  /** In words. */
  readonly error?: string | undefined;
  readonly exitCode?: number | undefined;
  readonly signal?: string | undefined;
  /** Explains the exit code, or the signal, of a run that completed. */
  readonly exitCause?: SessionEndedEvent["exitCause"] | undefined;
}

/** Which tools stay open past the end of their turn. */
export type SurvivesTurn = (toolId: string, tool: OpenTool) => boolean;

const runsInSubagent =
  (open: OpenThings): SurvivesTurn =>
  (_, { subagentId }) =>
    subagentId !== undefined && open.subagents.has(subagentId);

/** Closes the things that must not survive a turn: blocks, tools, requests. The end of the turn comes after them. */
export function closeTurnsThings(
  open: OpenThings,
  survivesTurn: SurvivesTurn = () => false,
): EventDraft[] {
  const inSubagent = runsInSubagent(open);
  const stays: SurvivesTurn = (toolId, tool) =>
    inSubagent(toolId, tool) || survivesTurn(toolId, tool);
  const mine = ([, owner]: readonly [string, Owner]): boolean => isMainThread(owner);
  return [
    ...[...open.blocks].filter(mine).map(([blockId, block]) => closeBlock(blockId, block)),
    ...[...open.inputs].filter(mine).map(([blockId]) => discard(blockId)),
    ...[...open.tools]
      .filter(([id, tool]) => !stays(id, tool))
      .map(([id, tool]) => cancelTool(id, tool)),
    ...closeRequests(open),
  ];
}

/** Closes everything, including the run. Empty if no run is open. */
export function closingEvents(open: OpenThings, ending: Ending): EventDraft[] {
  if (!open.running) return [];
  const { reason, detail, error, exitCode, signal, exitCause } = ending;
  // a failed run has a cause
  const isUnexplained = reason === "failed" && detail === undefined && error === undefined;
  const { errorCode = isUnexplained ? "unknown" : undefined } = ending;
  return [
    ...[...open.blocks].map(([blockId, block]) => closeBlock(blockId, block)),
    ...[...open.inputs].map(([blockId]) => discard(blockId)),
    ...[...open.tools].map(([id, tool]) => cancelTool(id, tool)),
    ...closeRequests(open),
    ...failTurn(open, ending),
    ...[...open.subagents].map((subagentId) =>
      draft({ type: "subagentCompleted", subagentId, success: false }),
    ),
    ...[...open.tasks].map((taskId) => draft({ type: "taskCompleted", taskId, success: false })),
    ...[...open.hooks].map(([hookId, name]) =>
      draft({ type: "hookCompleted", hookId, name, success: false }),
    ),
    {
      type: "sessionEnded",
      reason,
      detail,
      error,
      errorCode,
      exitCode,
      signal,
      exitCause,
    },
  ];
}

const draft = (event: EventDraft): EventDraft => event;

const closeRequests = (open: OpenThings): EventDraft[] => [
  ...[...open.permissions.keys()].map((requestId) =>
    draft({ type: "permissionResolved", requestId, outcome: "cancelled" }),
  ),
  ...[...open.questions.keys()].map((requestId) =>
    draft({ type: "questionAnswered", requestId, outcome: "cancelled" }),
  ),
];

function closeBlock(blockId: string, block: OpenBlock): EventDraft {
  const { type, text } = block;
  const whole = { content: "", isComplete: true, ...wholeText(text.read()) };
  const fields = { ...whole, blockId, interrupted: true, ...blockFields(block) };
  return type === "textChunk" ? { type, ...fields } : { type, ...fields };
}

const discard = (blockId: string): EventDraft => ({
  type: "blockDiscarded",
  blockId,
  reason: "retried",
});

const cancelTool = (toolId: string, tool: OpenTool): EventDraft => ({
  type: "toolFailed",
  toolId,
  reason: "cancelled",
  toolName: tool.toolName,
  ...ownerFields(tool),
});

/** A turn that is cut off was cancelled, or has no result. */
function failTurn({ turnNumber }: OpenThings, { reason, error, errorCode }: Ending): EventDraft[] {
  if (turnNumber === undefined) return [];
  const why = reason === "cancelled" ? "cancelled" : reason === "timeout" ? "timeout" : "noResult";
  const words = {
    cancelled: "cancelled",
    timeout: "timed out",
    noResult: "ended without a result",
  };
  return [
    {
      type: "turnFailed",
      turnNumber,
      error: error ?? `The turn was ${words[why]}.`,
      errorCode: errorCode ?? why,
    },
  ];
}
