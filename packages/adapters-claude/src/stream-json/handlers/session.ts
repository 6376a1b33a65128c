import { read } from "@agentstream/adapter-kit/author";

import { emitLocalText } from "../blocks.ts";
import { settlePrompts } from "../host-state.ts";
import type { Handler, SystemHandler } from "../line.ts";

/** `/clear`: a new conversation begins in the same process. */
export const handleConversationReset: Handler<"conversation_reset"> = (native, { emitter }) =>
  emitter.session.learn(
    { nativeSessionId: read.string(native.new_conversation_id) },
    { contextCleared: true, reason: read.string(native.trigger) },
  );

/** A call continues. Its own id is made up; the call is the parent. */
export const handleToolProgress: Handler<"tool_progress"> = (native, { emitter }) => {
  const ids = [native.tool_use_id, native.parent_tool_use_id].map((id) => read.string(id) ?? "");
  const id = ids.find((one) => emitter.tools.isOpen(one));
  if (id === undefined) return false;
  emitter.tools.progress(id, {});
};

/** A slash command's own output, where it has a line of its own. */
export const handleLocalCommandOutput: SystemHandler<"local_command_output"> = (
  { content },
  context,
) => emitLocalText(read.string(content) ?? "", "local", context);

/** Whether the CLI has anything to do. It prints this only if its environment asks for it. */
export const handleSessionState: SystemHandler<"session_state_changed"> = (native, { state }) => {
  state.host.sessionState = read.string(native.state);
  if (state.host.sessionState !== "idle") return;
  state.jobs.hasWoken = false;
  settlePrompts(state.host);
};
