import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import { handleError } from "./handlers/error.ts";
import { handleItem } from "./handlers/item.ts";
import { handleResult, handleText } from "./handlers/result.ts";
import { handleThreadStarted } from "./handlers/thread-started.ts";
import { handleTurnCompleted, handleTurnFailed, handleTurnStarted } from "./handlers/turn.ts";
import { items } from "./items.ts";
import type { ExecLine } from "./line.ts";
import { messages } from "./older/messages.ts";
import { handleUntyped } from "./older/untyped-line.ts";
import type { State } from "./state.ts";

const learns = "`nativeSessionId` of `sessionStarted`, or `sessionUpdated`";
const item = { becomes: "what its item becomes", handle: handleItem };
const text = { becomes: "with a `text` and nothing around it: as `result`", handle: handleText };

/** What becomes of each line of `codex exec --json`. */
export const handlers: Dispatcher<ExecLine, State> = createDispatcher(
  "type",
  {
    "thread.started": { becomes: learns, handle: handleThreadStarted },
    "session.created": { becomes: learns, handle: handleThreadStarted },
    "turn.started": { becomes: "`turnStarted`", handle: handleTurnStarted },
    "turn.completed": {
      becomes:
        "`turnCompleted`; `usageReported` (session) where the thread's total is not the turn's usage",
      handle: handleTurnCompleted,
    },
    "turn.failed": {
      becomes: "`error` (fatal, if a line `error` came before) and `turnFailed`",
      handle: handleTurnFailed,
    },
    error: {
      becomes:
        '"Reconnecting…": `error` with `retry`, not fatal; any other is held until the next line or the exit decides whether it was fatal, then `error`, once',
      handle: handleError,
    },
    "item.started": item,
    "item.updated": item,
    "item.completed": { ...item, parts: items },
    result: {
      becomes: "a whole turn: `turnStarted`, `textChunk`, `turnCompleted`",
      handle: handleResult,
    },
  },
  {
    untagged: {
      becomes: "before 0.45: what its `msg` becomes",
      handle: handleUntyped,
      parts: messages,
    },
    unknown: text,
  },
);
