import { read } from "@agentstream/adapter-kit/author";

import type { UpdateHandler } from "../line.ts";

const levels = { info: "info", warning: "warn", error: "error" } as const;

/** Something that people should know. */
export const handleNotice: UpdateHandler<"notice"> = (
  { severity, title, description },
  { emitter },
) => {
  const words = [read.string(title), read.string(description)].filter((text) => text !== undefined);
  if (words.length === 0) return false;
  emitter.log(read.word(severity, levels) ?? "info", words.join(": "), "agent");
};

const phases = {
  in_progress: "started",
  completed: "completed",
  failed: "failed",
  cancelled: "failed",
} as const;

/** The agent shortens the conversation. */
export const handleCompaction: UpdateHandler<"compaction_update"> = (
  { compactionId, status, error },
  { emitter, compactions },
) => {
  const phase = read.word(status, phases);
  if (phase === undefined) return false;
  const id = read.string(compactionId) ?? "";
  // it is in progress more than once
  if (phase === "started" && compactions.has(id)) return true;
  compactions.add(id);
  const cancelled = read.is(status, "cancelled") ? "It was cancelled." : undefined;
  emitter.emit({ type: "contextCompacted", phase, error: read.string(error) ?? cancelled });
};
