import {
  createDispatcher,
  read,
  type Dispatcher,
  type Lenient,
} from "@agentstream/adapter-kit/author";

import { handleCollaboration } from "./handlers/collaboration.ts";
import { handleCommand } from "./handlers/command.ts";
import type { CallContext } from "./handlers/emit-call.ts";
import { handleFileChange } from "./handlers/file-change.ts";
import { handleMcpCall } from "./handlers/mcp-call.ts";
import {
  handleActivity,
  handleDynamicCall,
  handleImageGeneration,
  handleImageView,
  handleSleep,
  handleWebSearch,
} from "./handlers/simple-calls.ts";
import type { CallItem } from "./item.ts";

/** What becomes of the calls of either protocol. */
export const calls: Dispatcher<CallItem, CallContext> = createDispatcher("type", {
  command_execution: {
    becomes: "kind execute; `toolProgress` (flat lines); `toolFailed` denied if declined",
    handle: handleCommand,
  },
  file_change: {
    becomes: "`apply_patch`; when it succeeded one `fileChanged` per file before `toolCompleted`",
    handle: handleFileChange,
  },
  mcp_tool_call: {
    becomes: 'kind mcp; "requires approval, but approval policy is never" is `toolFailed` denied',
    handle: handleMcpCall,
  },
  collab_tool_call: {
    becomes:
      "kind agent; `subagentStarted` at the spawn, `subagentCompleted` at its first end (of `exec`)",
    handle: handleCollaboration,
  },
  web_search: {
    becomes: "kind search, known by the last of its two ids; arguments at its end",
    handle: handleWebSearch,
  },
  dynamic_tool_call: { becomes: "a tool of the host", handle: handleDynamicCall },
  image_view: { becomes: "kind read", handle: handleImageView },
  image_generation: {
    becomes: "where the picture is, not its bytes",
    handle: handleImageGeneration,
  },
  sleep: { becomes: "kind other", handle: handleSleep },
  sub_agent_activity: {
    becomes: "kind agent: `spawn_agent`, `send_input`, `interrupt_agent`",
    handle: handleActivity,
  },
});

export const handleCall = (native: Lenient<unknown>, context: CallContext): boolean =>
  calls.dispatch(read.line(native), context);
