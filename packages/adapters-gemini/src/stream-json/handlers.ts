import {
  createDispatcher,
  type Dispatcher,
  type HandledRow,
} from "@agentstream/adapter-kit/author";

import { handleApiChunk } from "./handlers/api-chunk.ts";
import {
  handleChatCompressed,
  handleContent,
  handleFinished,
  handleModelInfo,
  handleRetry,
  handleThought,
  handleUserCancelled,
} from "./handlers/core-event.ts";
import {
  handleToolCall,
  handleToolCallRequest,
  handleToolCallResponse,
} from "./handlers/core-tool.ts";
import { handleError } from "./handlers/error.ts";
import { handleInit } from "./handlers/init.ts";
import { handleMessage } from "./handlers/message.ts";
import { handleNotice } from "./handlers/notice.ts";
import { handleResult } from "./handlers/result.ts";
import { handleToolResult } from "./handlers/tool-result.ts";
import { handleToolUse } from "./handlers/tool-use.ts";
import type { GeminiLine, NoticeType } from "./line.ts";
import type { State } from "./state.ts";

const notice: HandledRow<{ type: NoticeType; value?: { reason?: string } }, State> = {
  becomes: "`log`, and the `detail` of the end",
  handle: handleNotice,
};
const callWithoutResult =
  "`toolStarted`; `toolCompleted` when the next content or the result comes, before it what the tool did (inferred) as of `tool_result`";

/** What becomes of each line: what stream-json prints, then what older descriptions of the CLI have. */
export const handlers: Dispatcher<GeminiLine, State> = createDispatcher(
  "type",
  {
    init: { becomes: "`sessionStarted` (later: `sessionUpdated`)", handle: handleInit },
    message: {
      becomes:
        "of the user: `turnStarted`, `userMessage`; of the assistant: `textChunk`, whose block the next tool, result, error or user message closes",
      handle: handleMessage,
    },
    tool_use: { becomes: "`toolStarted`", handle: handleToolUse },
    tool_result: {
      becomes:
        "`toolCompleted`, before it `fileChanged` (inferred), `planUpdated`, `sessionUpdated`, `subagentStarted`, `subagentCompleted`; error: `toolFailed` (denied, notRun, cancelled, error), or `toolCompleted` with `success: false`",
      handle: handleToolResult,
    },
    error: {
      becomes:
        "warning: `log`, and the `detail` of the end if nothing more comes; error: `error` (fatal)",
      handle: handleError,
    },
    result: {
      becomes: "success: `turnCompleted`; else `error` unless it was emitted before, `turnFailed`",
      handle: handleResult,
    },
    content: { becomes: "`textChunk`", handle: handleContent },
    thought: { becomes: "`thinkingChunk`", handle: handleThought },
    tool_call: { becomes: callWithoutResult, handle: handleToolCall },
    tool_call_request: { becomes: callWithoutResult, handle: handleToolCallRequest },
    tool_call_response: { becomes: "as `tool_result`", handle: handleToolCallResponse },
    finished: {
      becomes:
        "closes the block; at the end of a run without a result: `turnCompleted`, `turnFailed`",
      handle: handleFinished,
    },
    retry: { becomes: "`blockDiscarded`, `error` (not fatal, `retry`)", handle: handleRetry },
    model_info: { becomes: "`sessionUpdated`", handle: handleModelInfo },
    chat_compressed: { becomes: "`contextCompacted`", handle: handleChatCompressed },
    user_cancelled: { becomes: "`turnFailed` (cancelled)", handle: handleUserCancelled },
    citation: "extension",
    loop_detected: notice,
    max_session_turns: notice,
    agent_execution_stopped: notice,
    agent_execution_blocked: notice,
    context_window_will_overflow: notice,
    invalid_stream: notice,
  },
  {
    untagged: {
      becomes:
        "`{text}`, `{candidates}` and other chunks of the API, by part: text, thought, call, result of a call, code; the last usage of each answer",
      handle: handleApiChunk,
    },
  },
);
