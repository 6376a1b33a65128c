import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import { handleCancelled, handleError } from "./handlers/failure.ts";
import { handleLog, handlePlan } from "./handlers/text.ts";
import { handleAction, handleActionResult, handleDiff } from "./handlers/tool.ts";
import type { SessionLine } from "./line.ts";
import type { Context } from "./state.ts";

/** What becomes of each event. */
export const handlers: Dispatcher<SessionLine, Context> = createDispatcher("type", {
  plan: { becomes: "`textChunk`", handle: handlePlan },
  log: { becomes: "`textChunk`", handle: handleLog },
  diff: { becomes: "`fileChanged`", handle: handleDiff },
  action: { becomes: "`toolStarted`", handle: handleAction },
  toolResult: {
    becomes: "`toolCompleted` of the oldest open call of this tool",
    handle: handleActionResult,
  },
  error: { becomes: "`error` (fatal), `turnFailed`", handle: handleError },
  cancelled: { becomes: "`turnFailed` (cancelled)", handle: handleCancelled },
});
