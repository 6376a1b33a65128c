import type { UesDone, UesUsage } from "@agentstream/schema";
import type { TokenUsage } from "@agentstream/schema/written";
import type { Ending } from "@agentstream/stream";

import { isDraft } from "./is-draft.ts";
import { endRun, endTurn, ensureTurn, type StreamWriter } from "./stream-writer.ts";

type Status = UesDone["payload"]["status"];

const endings: { readonly [S in Status]: Ending } = {
  success: { reason: "completed" },
  interrupted: { reason: "cancelled", detail: "interrupted", errorCode: "cancelled" },
  max_turns: { reason: "failed", detail: "maxTurns", errorCode: "unknown" },
  max_budget: { reason: "failed", detail: "maxBudget", errorCode: "unknown" },
  error: { reason: "failed", errorCode: "unknown" },
};

/** Ends the run, and its turn if that is still open. */
export function readDone({ payload, metadata }: UesDone, writer: StreamWriter): void {
  const { status, usage, durationMs, result } = payload;
  const { totalCostUsd: costUsd } = usage;
  const hasNoTurn = writer.spent === undefined && writer.open.turnNumber === undefined;
  if (status === "success" && hasNoTurn && isSpent(usage)) ensureTurn(writer);
  const { turnNumber } = writer.open;
  if (turnNumber !== undefined) {
    const spent = usageOf(usage);
    const words = `The session ended: ${status}.`;
    endTurn(
      writer,
      status === "success"
        ? { type: "turnCompleted", turnNumber, usage: spent, result }
        : {
            type: "turnFailed",
            turnNumber,
            error: words,
            errorCode: endings[status].errorCode ?? "unknown",
            usage: spent,
          },
    );
  }
  endRun(writer, endingOf(status, metadata), {
    durationMs: Math.round(durationMs),
    costUsd,
    result,
  });
}

/** Our own dialect adds the reason and the detail to some statuses. */
function endingOf(status: Status, metadata: UesDone["metadata"]): Ending {
  const ending = endings[status];
  const draft = { ...ending, ...metadata, type: "sessionEnded" };
  return metadata !== undefined && isDraft(draft) && draft.type === "sessionEnded"
    ? { ...ending, reason: draft.reason, detail: draft.detail }
    : ending;
}

const isSpent = ({ inputTokens, outputTokens }: UesUsage): boolean =>
  inputTokens + outputTokens > 0;

/** The usage; zero means that it is unknown. */
const usageOf = (usage: UesUsage): TokenUsage => ({
  inputTokens: usage.inputTokens,
  outputTokens: usage.outputTokens,
  totalTokens: usage.inputTokens + usage.outputTokens,
  completeness: isSpent(usage) ? "reported" : "unknown",
});
