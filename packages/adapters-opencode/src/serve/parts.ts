import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";
import type { OpencodePart } from "@agentstream/schema/native/opencode/serve";

import { handleBlockPart } from "./handlers/block-part.ts";
import {
  handleRetryPart,
  handleStepFinishPart,
  handleStepStartPart,
} from "./handlers/step-part.ts";
import { handleToolPart } from "./handlers/tool-part.ts";
import { handleCompactionPart, handlePromptPart } from "./handlers/user-part.ts";
import type { Context } from "./line.ts";

const block = { becomes: "`textChunk`, `thinkingChunk`: what is new", handle: handleBlockPart };

/** What becomes of the parts of the model's messages. */
export const parts: Dispatcher<OpencodePart, Context> = createDispatcher("type", {
  text: block,
  reasoning: block,
  tool: {
    becomes:
      "pending: nothing, its arguments are not known; running: `toolStarted`, `toolProgress`, `subagentStarted`; completed, error: as `tool_use` of `run`",
    handle: handleToolPart,
  },
  "step-start": {
    becomes: "as `step_start` of `run`; a step that begins again: `blockDiscarded`",
    handle: handleStepStartPart,
  },
  "step-finish": { becomes: "as `step_finish` of `run`", handle: handleStepFinishPart },
  retry: { becomes: "`error` (not fatal, `retry`), once per attempt", handle: handleRetryPart },
  // its tools have what a step has changed
  patch: "silent",
  snapshot: "silent",
  file: "extension",
  agent: "extension",
  subtask: "extension",
  compaction: "extension",
});

/** What becomes of the parts of the user's messages. */
export const userParts: Dispatcher<OpencodePart, Context> = createDispatcher("type", {
  text: { becomes: "`turnStarted`, `userMessage`", handle: handlePromptPart },
  compaction: { becomes: "`contextCompacted`", handle: handleCompactionPart },
  file: "extension",
  agent: "extension",
  subtask: "extension",
  reasoning: "extension",
  tool: "extension",
  "step-start": "extension",
  "step-finish": "extension",
  retry: "extension",
  patch: "extension",
  snapshot: "extension",
});
