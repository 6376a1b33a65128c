import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import { handleError } from "./handlers/error.ts";
import { handleStepFinish, handleStepStart } from "./handlers/step.ts";
import { handleText } from "./handlers/text.ts";
import { handleToolUse } from "./handlers/tool-use.ts";
import type { RunLine } from "./line.ts";
import type { RunState } from "./state.ts";

const text = "whole: `textChunk`, `thinkingChunk`";

export const handlers: Dispatcher<RunLine, RunState> = createDispatcher("type", {
  step_start: {
    becomes: "`turnStarted`, once; the same `messageID` again: `error` (not fatal, `retry`)",
    handle: handleStepStart,
  },
  text: { becomes: text, handle: handleText },
  reasoning: { becomes: text, handle: handleText },
  tool_use: {
    becomes:
      "`toolStarted`, then `fileChanged`, `planUpdated`, `subagentStarted`, `subagentCompleted`, then `toolCompleted`; an exit code that is not 0, or a timeout: with `success: false`; the tool `invalid`: `toolFailed` (notRun); error: `toolFailed` (denied, notRun, cancelled), or `toolCompleted` with `success: false`",
    handle: handleToolUse,
  },
  step_finish: {
    becomes: "`usageReported` (message); the sum is the turn's",
    handle: handleStepFinish,
  },
  error: { becomes: "`error` (fatal), once; `turnFailed` at the exit", handle: handleError },
});
