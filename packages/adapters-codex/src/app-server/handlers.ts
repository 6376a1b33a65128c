import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import { handleMessageDelta, handleReasoningDelta } from "./handlers/delta.ts";
import { handleError } from "./handlers/error.ts";
import { handleHookCompleted, handleHookStarted } from "./handlers/hook.ts";
import { handleItem } from "./handlers/item.ts";
import {
  handleAutoApprovalReview,
  handleMcpStartup,
  handleModelRerouted,
} from "./handlers/notice.ts";
import { handlePlan } from "./handlers/plan.ts";
import { handleRateLimits } from "./handlers/rate-limits.ts";
import { handleRepetition } from "./handlers/repetition.ts";
import { handleRequestResolved } from "./handlers/request-resolved.ts";
import {
  handleThreadClosed,
  handleThreadCompacted,
  handleThreadSettings,
  handleThreadStarted,
  handleThreadStatus,
} from "./handlers/thread.ts";
import { handleTokenUsage } from "./handlers/token-usage.ts";
import {
  handleOutputDelta,
  handleProgress,
  handleTerminalInteraction,
} from "./handlers/tool-progress.ts";
import { handleTurnCompleted, handleTurnStarted } from "./handlers/turn.ts";
import { handleNotice, handleWarning } from "./handlers/warning.ts";
import { items } from "./items.ts";
import type { Notification } from "./line.ts";
import type { ServerContext } from "./state.ts";

const item = { becomes: "what its item becomes", handle: handleItem };
const text = { becomes: "`textChunk`", handle: handleMessageDelta };
const thought = { becomes: "`thinkingChunk`", handle: handleReasoningDelta };
const output = { becomes: "`toolProgress` with `output`", handle: handleOutputDelta };
const warning = { becomes: "`log` (warn)", handle: handleWarning };
const notice = { becomes: "`log` (warn)", handle: handleNotice };

/** What becomes of each notification of `codex app-server`. */
export const handlers: Dispatcher<Notification, ServerContext> = createDispatcher(
  "method",
  {
    "thread/started": {
      becomes: "`nativeSessionId`, `model`, `cwd`; the history in it is not emitted again",
      handle: handleThreadStarted,
    },
    "thread/status/changed": {
      becomes: "`subagentStarted`, where it is the first line of a sub-agent",
      handle: handleThreadStatus,
    },
    "thread/closed": { becomes: "`subagentCompleted`", handle: handleThreadClosed },
    "thread/compacted": { becomes: "`contextCompacted`", handle: handleThreadCompacted },
    "thread/settings/updated": { becomes: "`sessionUpdated`", handle: handleThreadSettings },
    "thread/tokenUsage/updated": {
      becomes:
        "`usageReported`: the difference of totals (message); before a turn the total (session)",
      handle: handleTokenUsage,
    },
    "turn/started": { becomes: "`turnStarted`", handle: handleTurnStarted },
    "turn/completed": {
      becomes:
        "`turnCompleted`, `turnFailed` (interrupted: cancelled); of a sub-agent: `subagentCompleted`",
      handle: handleTurnCompleted,
    },
    "turn/plan/updated": { becomes: "`planUpdated`, where it differs", handle: handlePlan },
    "turn/diff/updated": "extension",
    "item/started": item,
    "item/completed": { ...item, parts: items },
    "item/agentMessage/delta": text,
    "item/plan/delta": text,
    "item/reasoning/summaryTextDelta": thought,
    "item/reasoning/textDelta": thought,
    "item/reasoning/summaryPartAdded": "silent",
    "item/commandExecution/outputDelta": output,
    "item/fileChange/outputDelta": output,
    "item/commandExecution/terminalInteraction": {
      becomes: "`toolProgress` with `input`",
      handle: handleTerminalInteraction,
    },
    "item/mcpToolCall/progress": {
      becomes: "`toolProgress` with `output`",
      handle: handleProgress,
    },
    // the item that follows has the whole patch
    "item/fileChange/patchUpdated": "silent",
    "item/autoApprovalReview/started": "silent",
    "item/autoApprovalReview/completed": {
      becomes: "`log`: nobody was asked; a call that was refused has its own line",
      handle: handleAutoApprovalReview,
    },
    error: {
      becomes:
        "`error` with `retry`, and the answer so far is discarded; or fatal; or of a sub-agent",
      handle: handleError,
    },
    warning,
    guardianWarning: warning,
    configWarning: notice,
    deprecationNotice: notice,
    "mcpServer/startupStatus/updated": {
      becomes: "`log` (warn), if it did not start",
      handle: handleMcpStartup,
    },
    "serverRequest/resolved": {
      becomes:
        "for a host: what it did not answer is `cancelled`; an observer learns an answer by the call's end",
      handle: handleRequestResolved,
    },
    "model/rerouted": { becomes: "`sessionUpdated`", handle: handleModelRerouted },
    "hook/started": { becomes: "`hookStarted`", handle: handleHookStarted },
    "hook/completed": { becomes: "`hookCompleted`", handle: handleHookCompleted },
    "account/rateLimits/updated": { becomes: "`rateLimitUpdated`", handle: handleRateLimits },
    // housekeeping of its own front ends
    "thread/readState/changed": "silent",
    "thread/goal/cleared": "silent",
    "remoteControl/status/changed": "silent",
  },
  {
    unknown: {
      becomes:
        "`codex/event/…`, which repeat other lines: nothing, but for what a version has in no other",
      handle: handleRepetition,
    },
  },
);
