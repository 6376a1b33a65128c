import { untyped as read } from "@agentstream/adapter-kit";

import { endSubagent } from "../end-subagent.ts";
import type { Handler } from "../state.ts";

/** A sub-agent that was closed in the middle of its turn has no result. */
export const handleThreadClosed: Handler = ({ params }, context) => {
  const thread = context.threads.of(read.string(params["threadId"]));
  if (!thread.isMain && context.threads.isRunning(thread)) endSubagent(thread, false, context);
};
