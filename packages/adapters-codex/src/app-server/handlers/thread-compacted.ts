import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../state.ts";

/** The word of older versions; others have an item. */
export const handleThreadCompacted: Handler = ({ params }, { keeper, threads }) => {
  const { owner } = threads.of(read.string(params["threadId"]));
  keeper.emit({ type: "contextCompacted", phase: "completed", ...owner });
};
