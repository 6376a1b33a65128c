import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import { contentBlocks, handleAssistant } from "./handlers/assistant.ts";
import {
  controlRequests,
  handleControlCancelRequest,
  handleControlRequest,
} from "./handlers/control-request.ts";
import { controlResponses, handleControlResponse } from "./handlers/control-response.ts";
import { handleRateLimit } from "./handlers/rate-limit.ts";
import { handleResult } from "./handlers/result.ts";
import { handleConversationReset, handleToolProgress } from "./handlers/session.ts";
import { handleStreamEvent, streamEvents } from "./handlers/stream-event.ts";
import { handleSystem, systemLines } from "./handlers/system.ts";
import { handleUser, userBlocks } from "./handlers/user.ts";
import type { ClaudeLine } from "./line.ts";
import type { Context } from "./state.ts";

/** What becomes of each line. */
export const handlers: Dispatcher<ClaudeLine, Context> = createDispatcher("type", {
  system: {
    becomes: "by its `subtype`",
    handle: handleSystem,
    parts: systemLines,
  },
  stream_event: {
    becomes: "a piece of a message, by its event",
    handle: handleStreamEvent,
    parts: streamEvents,
  },
  assistant: {
    becomes: "by its blocks; with an `error`: `error`; of `<synthetic>`: `textChunk` (`local`)",
    handle: handleAssistant,
    parts: contentBlocks,
  },
  user: { becomes: "by its blocks", handle: handleUser, parts: userBlocks },
  result: {
    becomes: "`turnCompleted`, `turnFailed`; before a first turn: `error` (fatal)",
    handle: handleResult,
  },
  control_request: {
    becomes: "by its `subtype`",
    handle: handleControlRequest,
    parts: controlRequests,
  },
  control_response: {
    becomes: "by its `subtype`",
    handle: handleControlResponse,
    parts: controlResponses,
  },
  control_cancel_request: {
    becomes: "`permissionResolved`, `questionAnswered` (cancelled)",
    handle: handleControlCancelRequest,
  },
  rate_limit_event: { becomes: "`rateLimitUpdated`", handle: handleRateLimit },
  conversation_reset: {
    becomes: "`sessionUpdated` (`contextCleared`)",
    handle: handleConversationReset,
  },
  tool_progress: { becomes: "`toolProgress`", handle: handleToolProgress },
  command_lifecycle: "silent",
  keep_alive: "silent",
  prompt_suggestion: "extension",
  tool_use_summary: "extension",
  transcript_mirror: "extension",
});
