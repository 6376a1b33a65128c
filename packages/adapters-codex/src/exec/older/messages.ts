import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";
import type { CodexOlderMessage } from "@agentstream/schema/native/codex/exec";

import type { State } from "../state.ts";
import {
  handleOlderCommandBegin,
  handleOlderCommandEnd,
  handleOlderCommandOutput,
  handleOlderImageView,
  handleOlderMcpBegin,
  handleOlderMcpEnd,
  handleOlderPatchBegin,
  handleOlderPatchEnd,
  handleOlderSearchBegin,
  handleOlderSearchEnd,
} from "./calls.ts";
import {
  handleOlderAbort,
  handleOlderEnd,
  handleOlderFailure,
  handleOlderNotice,
  handleOlderPlan,
  handleOlderRawReasoning,
  handleOlderReasoning,
  handleOlderRetry,
  handleOlderSession,
  handleOlderStart,
  handleOlderText,
  handleOlderTokens,
} from "./turn.ts";

const starts = "`toolStarted`";
const ends = "`toolCompleted`";

/** What becomes of the messages that `codex exec --json` printed before version 0.45. */
export const messages: Dispatcher<CodexOlderMessage, State> = createDispatcher("type", {
  session_configured: { becomes: "`nativeSessionId`, `model`", handle: handleOlderSession },
  task_started: { becomes: "`turnStarted`", handle: handleOlderStart },
  task_complete: { becomes: "`turnCompleted`", handle: handleOlderEnd },
  turn_aborted: { becomes: "`turnFailed` (cancelled)", handle: handleOlderAbort },
  agent_message: { becomes: "`textChunk`", handle: handleOlderText },
  agent_reasoning: { becomes: "`thinkingChunk` (summary)", handle: handleOlderReasoning },
  agent_reasoning_raw_content: {
    becomes: "`thinkingChunk` (raw)",
    handle: handleOlderRawReasoning,
  },
  plan_update: { becomes: "`planUpdated`", handle: handleOlderPlan },
  exec_command_begin: { becomes: starts, handle: handleOlderCommandBegin },
  exec_command_output_delta: { becomes: "`toolProgress`", handle: handleOlderCommandOutput },
  exec_command_end: { becomes: ends, handle: handleOlderCommandEnd },
  patch_apply_begin: { becomes: starts, handle: handleOlderPatchBegin },
  patch_apply_end: { becomes: "`fileChanged`, `toolCompleted`", handle: handleOlderPatchEnd },
  mcp_tool_call_begin: { becomes: starts, handle: handleOlderMcpBegin },
  mcp_tool_call_end: { becomes: ends, handle: handleOlderMcpEnd },
  web_search_begin: { becomes: starts, handle: handleOlderSearchBegin },
  web_search_end: { becomes: ends, handle: handleOlderSearchEnd },
  view_image_tool_call: { becomes: `${starts}, ${ends}`, handle: handleOlderImageView },
  token_count: { becomes: "the usage of `turnCompleted`", handle: handleOlderTokens },
  stream_error: { becomes: "`error` with `retry`", handle: handleOlderRetry },
  error: { becomes: "`turnFailed`", handle: handleOlderFailure },
  background_event: { becomes: "`log` (info)", handle: handleOlderNotice },
});
