import { untyped as read } from "@agentstream/adapter-kit";

import type { UpdateHandler } from "../handle-update.ts";

const phases: ReadonlyMap<unknown, "started" | "completed" | "failed"> = new Map([
  ["in_progress", "started"],
  ["completed", "completed"],
  ["failed", "failed"],
  ["cancelled", "failed"],
]);

/** The agent shortens the conversation. */
export const handleCompaction: UpdateHandler = ({ compactionId, status, error }, state) => {
  const phase = phases.get(status);
  if (phase === undefined) return false;
  const id = read.string(compactionId) ?? "";
  // it is in progress more than once
  if (phase === "started" && state.compactions.has(id)) return true;
  state.compactions.add(id);
  const why = read.string(error) ?? (status === "cancelled" ? "It was cancelled." : undefined);
  state.emitter.emit({ type: "contextCompacted", phase, ...(why !== undefined && { error: why }) });
  return true;
};
