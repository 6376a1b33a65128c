import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import type { ServerItem } from "../exec/item.ts";
import { handleActivity, handleCall } from "./handlers/call-item.ts";
import { handleMessage } from "./handlers/message-item.ts";
import {
  handleCompaction,
  handleEnteredReview,
  handleExitedReview,
  handleUserMessage,
} from "./handlers/other-items.ts";
import { handleReasoning } from "./handlers/reasoning-item.ts";
import type { ItemContext } from "./state.ts";

const message = {
  becomes: "`textChunk`; a message that never completes has only its pieces",
  handle: handleMessage,
};

/** What becomes of the items of `codex app-server`, in the words of `codex exec`. */
export const items: Dispatcher<ServerItem, ItemContext> = createDispatcher(
  "type",
  {
    agent_message: message,
    plan: message,
    reasoning: {
      becomes: "`thinkingChunk`, a block for each part: `<item>/s0` summary, `<item>/r0` raw",
      handle: handleReasoning,
    },
    user_message: {
      becomes: "`userMessage`: prompt, steer, or review",
      handle: handleUserMessage,
    },
    context_compaction: { becomes: "`contextCompacted`", handle: handleCompaction },
    entered_review_mode: { becomes: "`log`", handle: handleEnteredReview },
    exited_review_mode: {
      becomes: "nothing: the findings come as a message",
      handle: handleExitedReview,
    },
    sub_agent_activity: {
      becomes:
        "a call of kind agent; `started` begins the sub-agent; `completed` repeats the end of its turn",
      handle: handleActivity,
    },
  },
  { unknown: { becomes: "a call: as that of `exec`", handle: handleCall } },
);
