import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import { calls, handleCall } from "./calls.ts";
import { handleMessage, handleReasoning } from "./handlers/message.ts";
import { handleTodoList, handleWarning } from "./handlers/notice.ts";
import type { ExecItem, ItemContext } from "./item.ts";

/** What becomes of the items of `codex exec` that are no calls. */
export const items: Dispatcher<ExecItem, ItemContext> = createDispatcher(
  "type",
  {
    agent_message: { becomes: "`textChunk`", handle: handleMessage },
    reasoning: { becomes: "`thinkingChunk` (summary)", handle: handleReasoning },
    todo_list: { becomes: "`planUpdated`, where it differs", handle: handleTodoList },
    error: { becomes: "`log` (warn): it ends nothing", handle: handleWarning },
  },
  {
    unknown: {
      becomes: "a call: `toolStarted`, `toolCompleted` or `toolFailed`",
      handle: handleCall,
      parts: calls,
    },
  },
);
