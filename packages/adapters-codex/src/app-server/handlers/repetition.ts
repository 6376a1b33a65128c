import { read, untyped, type Handler } from "@agentstream/adapter-kit/author";

import { holdOlder, olderPrefix } from "../held-older.ts";
import type { ServerContext } from "../state.ts";
import { handleTokenUsage } from "./token-usage.ts";

/** What versions before 0.110 print a second time, in the words of `codex exec` before 0.45. */
const repeated: ReadonlySet<string> = new Set(
  [
    "agent_message agent_message_delta agent_message_content_delta user_message",
    "agent_reasoning agent_reasoning_delta agent_reasoning_raw_content_delta agent_reasoning_raw_content",
    "agent_reasoning_section_break reasoning_content_delta reasoning_raw_content_delta",
    "apply_patch_approval_request exec_approval_request request_user_input elicitation_request",
    "exec_command_begin exec_command_end exec_command_output_delta terminal_interaction",
    "mcp_tool_call_begin mcp_tool_call_end web_search_begin web_search_end",
    "item_started item_completed task_started task_complete turn_started turn_complete turn_aborted",
    "token_count error mcp_startup_complete turn_diff context_compacted",
  ].flatMap((words) => words.split(" ")),
);

/** A repetition says nothing new, but for what the first versions have nowhere else. */
export const handleRepetition: Handler<unknown, ServerContext> = (native, context) => {
  const method = read.string(native["method"]) ?? "";
  const name = method.startsWith(olderPrefix) ? method.slice(olderPrefix.length) : "";
  const { msg, conversationId } = untyped.fields(native["params"]);
  if (holdOlder(name, untyped.fields(msg), untyped.string(conversationId), context)) return;
  if (!repeated.has(name)) return false;
  if (name !== "token_count") return;
  const info = untyped.fields(untyped.fields(msg)["info"]);
  const { total_token_usage: total, last_token_usage: last, model_context_window: size } = info;
  if (total === undefined) return;
  const tokenUsage = { total, last, modelContextWindow: size };
  handleTokenUsage(read.line({ params: { threadId: conversationId, tokenUsage } }), context);
};
