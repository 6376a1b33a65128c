import type { UesDone, UesUsage } from "@agentstream/schema";
import type { TokenUsage } from "@agentstream/schema/written";
import type { Ending } from "@agentstream/stream";

import { isDraft } from "./is-draft.ts";
import { endRun, endTurn, ensureTurn, type Writing } from "./writing.ts";

type Status = UesDone["payload"]["status"];

const endings: { readonly [S in Status]: Ending } = {
  success: { reason: "completed" },
  interrupted: { reason: "cancelled", detail: "interrupted", errorCode: "cancelled" },
  max_turns: { reason: "failed", detail: "maxTurns", errorCode: "unknown" },
  max_budget: { reason: "failed", detail: "maxBudget", errorCode: "unknown" },
  error: { reason: "failed", errorCode: "unknown" },
};

/** The end of the run; of its turn too, if nothing said how that ended. */
export function readDone({ payload, metadata }: UesDone, writing: Writing): void {
  const { status, usage, durationMs, result } = payload;
  const answer = result === undefined ? {} : { result };
  const { totalCostUsd: costUsd } = usage;
  const hasNoTurn = writing.spent === undefined && writing.open.turnNumber === undefined;
  if (status === "success" && hasNoTurn && isSpent(usage)) ensureTurn(writing);
  const { turnNumber } = writing.open;
  if (turnNumber !== undefined) {
    const spent = usageOf(usage);
    const words = `The session ended: ${status}.`;
    endTurn(
      writing,
      status === "success"
        ? { type: "turnCompleted", turnNumber, usage: spent, ...answer }
        : {
            type: "turnFailed",
            turnNumber,
            error: words,
            errorCode: endings[status].errorCode ?? "unknown",
            usage: spent,
          },
    );
  }
  endRun(writing, endingOf(status, metadata), {
    durationMs: Math.round(durationMs),
    ...(costUsd !== undefined && { costUsd }),
    ...answer,
  });
}

/** Our own dialect says more of some endings than their status. */
function endingOf(status: Status, metadata: UesDone["metadata"]): Ending {
  const ending = endings[status];
  const draft = { ...ending, ...metadata, type: "sessionEnded" };
  return metadata !== undefined && isDraft(draft) && draft.type === "sessionEnded"
    ? {
        ...ending,
        reason: draft.reason,
        ...(draft.detail !== undefined && { detail: draft.detail }),
      }
    : ending;
}

const isSpent = ({ inputTokens, outputTokens }: UesUsage): boolean =>
  inputTokens + outputTokens > 0;

/** What was used; nothing used means that nobody knows. */
const usageOf = (usage: UesUsage): TokenUsage => ({
  inputTokens: usage.inputTokens,
  outputTokens: usage.outputTokens,
  totalTokens: usage.inputTokens + usage.outputTokens,
  completeness: isSpent(usage) ? "reported" : "unknown",
});
