import { untyped as read } from "@agentstream/adapter-kit";

import type { Handler } from "../state.ts";

/** The word of older versions; others have an item. */
export const handleThreadCompacted: Handler = ({ params }, { emitter, threads }) => {
  const { owner } = threads.of(read.string(params["threadId"]));
  emitter.emit({ type: "contextCompacted", phase: "completed", ...owner });
};
