import { planEntry, read } from "@agentstream/adapter-kit/author";

import type { UpdateHandler } from "../line.ts";

/** The plan, whole. */
export const handlePlan: UpdateHandler<"plan"> = ({ entries }, { emitter }) => {
  if (!Array.isArray(entries)) return false;
  emitter.plan(
    read
      .objects(entries)
      .flatMap(({ content, status, priority }) => planEntry(content, status, priority)),
  );
};
