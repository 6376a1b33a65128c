import { untyped as read } from "@agentstream/adapter-kit";

import type { Handler } from "../state.ts";

/** Often the first line of a sub-agent. What the status says, the lines around it say too. */
export const handleThreadStatus: Handler = ({ params }, { threads }) => {
  threads.of(read.string(params["threadId"]));
};
