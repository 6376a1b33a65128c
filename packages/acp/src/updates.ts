import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import {
  handleMessageChunk,
  handleThoughtChunk,
  handleUserMessageChunk,
} from "./handlers/chunk.ts";
import { handleCompaction, handleNotice } from "./handlers/notice.ts";
import { handlePlan } from "./handlers/plan.ts";
import {
  handleAvailableCommands,
  handleConfigOptions,
  handleCurrentMode,
} from "./handlers/session-fact.ts";
import { handleToolCall, handleToolCallUpdate } from "./handlers/tool-call.ts";
import { handleUsageUpdate } from "./handlers/usage-update.ts";
import type { Update } from "./line.ts";
import type { State } from "./state.ts";

/** What becomes of each update. What belongs to a turn is `acp:history` while a session is loaded. */
export const updates: Dispatcher<Update, State> = createDispatcher("sessionUpdate", {
  user_message_chunk: { becomes: "`userMessage`", handle: handleUserMessageChunk },
  agent_message_chunk: {
    becomes:
      "`textChunk`; other content, another `messageId` or the turn's end closes the block; before the first prompt of a host: `log`; other content than text: an extension event",
    handle: handleMessageChunk,
  },
  agent_thought_chunk: { becomes: "`thinkingChunk`", handle: handleThoughtChunk },
  tool_call: { becomes: "`toolStarted`", handle: handleToolCall },
  tool_call_update: {
    becomes:
      "in progress: `toolProgress`, what is new of its text; completed: `fileChanged` for each diff, `toolCompleted` (an exit code that is not 0 is no success); failed: `toolFailed` (denied, cancelled; not run, if the call was never announced), else `toolCompleted` with `success: false`",
    handle: handleToolCallUpdate,
  },
  plan: { becomes: "`planUpdated`", handle: handlePlan },
  available_commands_update: {
    becomes: "`sessionUpdated`: `capabilities.slash_commands`",
    handle: handleAvailableCommands,
  },
  current_mode_update: { becomes: "`sessionUpdated`: approvalMode", handle: handleCurrentMode },
  config_option_update: {
    becomes: "`sessionUpdated`: approvalMode, model",
    handle: handleConfigOptions,
  },
  usage_update: {
    becomes: "`usageReported` (message): how full the context is; turns have its cost",
    handle: handleUsageUpdate,
  },
  notice: { becomes: "`log`", handle: handleNotice },
  compaction_update: { becomes: "`contextCompacted`", handle: handleCompaction },
  session_info_update: "extension",
  compaction_summary_chunk: "extension",
});
