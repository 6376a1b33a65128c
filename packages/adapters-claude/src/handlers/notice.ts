import { untyped as read } from "@agentstream/adapter-kit";
import type { LogEvent } from "@agentstream/schema/written";

import type { Handler } from "../state.ts";

/** Refused without asking anybody. The call's own result follows. */
export const handlePermissionDenied: Handler = (native, { emitter, state }) => {
  const id = read.string(native["tool_use_id"]) ?? "";
  const toolName = read.string(native["tool_name"]);
  const message = read.string(native["message"]) ?? "Refused.";
  state.tools.denied.set(id, message);
  emitter.log("warn", message, "agent");
  emitter.deny({
    toolId: emitter.tools.lastIdOf(id) ?? id,
    message,
    source: "vendor",
    ...(toolName !== undefined && { toolName }),
  });
};

export const handleNotification: Handler = (native, { emitter }) => {
  const isUrgent = native["priority"] === "immediate";
  emitter.log(isUrgent ? "warn" : "info", read.string(native["text"]) ?? "", "agent");
};

const levels: ReadonlyMap<string, LogEvent["level"]> = new Map<string, LogEvent["level"]>([
  ["debug", "debug"],
  ["warning", "warn"],
  ["error", "error"],
]);

/** A notice about the turn, such as a prompt that a hook did not let through. */
export const handleInformational: Handler = (native, { emitter, state }) => {
  const outcome = read.fields(native["prompt_submit_outcome"])["kind"];
  if (native["prevent_continuation"] === true || outcome === "blocked_by_hook")
    state.turn.isPromptBlocked = true;
  const level = levels.get(read.string(native["level"]) ?? "") ?? "info";
  emitter.log(level, read.string(native["content"]) ?? "", "agent");
};

export const handlePluginInstall: Handler = (native, { emitter }) => {
  const name = read.string(native["name"]);
  emitter.log(
    "info",
    `Plugins: ${read.string(native["status"]) ?? "?"}${name === undefined ? "" : ` ${name}`}`,
    "agent",
  );
};

export const handleCommandsChanged: Handler = (native, { emitter, state }) => {
  const commands = read
    .list(native["commands"])
    .flatMap((one) => read.string(read.fields(one)["name"]) ?? []);
  state.capabilities = { ...state.capabilities, slash_commands: commands };
  emitter.session.learn({ capabilities: { ...state.capabilities } });
};

export const handleMirrorError: Handler = (native, { emitter }) => {
  emitter.log(
    "warn",
    read.string(native["error"]) ?? "The transcript could not be mirrored.",
    "agent",
  );
};
