import { untyped as read } from "@agentstream/adapter-kit";

import { emitLocalText } from "../emit-local-text.ts";
import { settlePrompts } from "../host-state.ts";
import type { Handler } from "../state.ts";

const limitStatuses: ReadonlyMap<string, string> = new Map([["allowed_warning", "warning"]]);

export const handleRateLimit: Handler = (native, { emitter }) => {
  const about = read.fields(native["rate_limit_info"]);
  const status = read.string(about["status"]) ?? "allowed";
  const resetsAt = read.number(about["resetsAt"]);
  const window = read.string(about["rateLimitType"]);
  const used = read.number(about["utilization"]);
  emitter.emit({
    type: "rateLimitUpdated",
    status: limitStatuses.get(status) ?? status,
    ...(isTime(resetsAt) && { resetsAt: new Date(resetsAt * 1000).toISOString() }),
    ...(window !== undefined && { window }),
    ...(used !== undefined && used >= 0 && { usedPercent: used * 100 }),
  });
};

/** Seconds that make a year of four digits. */
const isTime = (seconds: number | undefined): seconds is number =>
  seconds !== undefined && seconds > 0 && seconds < 253_402_300_800;

/** `/clear`: a new conversation begins in the same process. */
export const handleConversationReset: Handler = (native, { emitter }) => {
  const nativeSessionId = read.string(native["new_conversation_id"]);
  const reason = read.string(native["trigger"]);
  emitter.session.learn(
    { ...(nativeSessionId !== undefined && { nativeSessionId }) },
    { contextCleared: true, ...(reason !== undefined && { reason }) },
  );
};

/** A call goes on. Its own id is made up; the call is the parent. */
export const handleToolProgress: Handler = (native, { emitter }) => {
  const ids = [native["tool_use_id"], native["parent_tool_use_id"]].map(
    (id) => read.string(id) ?? "",
  );
  const id = ids.find((one) => emitter.tools.isOpen(one));
  if (id === undefined) emitter.extension("tool_progress", native);
  else emitter.tools.progress(id, {});
};

/** A slash command's own output, where it has a line of its own. */
export const handleLocalCommandOutput: Handler = (native, context) => {
  emitLocalText(read.string(native["content"]) ?? "", "local", context);
};

/** Whether the CLI has anything to do. It says so only where it was asked to, in its environment. */
export const handleSessionState: Handler = (native, { state }) => {
  state.host.sessionState = read.string(native["state"]);
  if (state.host.sessionState !== "idle") return;
  state.jobs.hasWoken = false;
  settlePrompts(state.host);
};
