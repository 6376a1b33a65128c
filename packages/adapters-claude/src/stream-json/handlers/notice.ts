import { present, read, type Unsure } from "@agentstream/adapter-kit/author";
import type { LogLevel } from "@agentstream/schema";
import type { ClaudeSlashCommand } from "@agentstream/schema/native/claude/stream-json";

import type { SystemHandler } from "../line.ts";
import type { Context } from "../state.ts";

/** Refused by a rule or a mode. The call's own result follows. */
export const handlePermissionDenied: SystemHandler<"permission_denied"> = (
  native,
  { emitter, state },
) => {
  const id = read.string(native.tool_use_id) ?? "";
  const toolName = read.string(native.tool_name);
  const message = read.string(native.message) ?? "Refused.";
  state.tools.denied.set(id, message);
  emitter.log("warn", message, "agent");
  const toolId = emitter.tools.lastIdOf(id) ?? id;
  emitter.deny({ toolId, message, source: "vendor", toolName });
};

export const handleNotification: SystemHandler<"notification"> = (
  { priority, text },
  { emitter },
) =>
  emitter.log(read.is(priority, "immediate") ? "warn" : "info", read.string(text) ?? "", "agent");

const levels: ReadonlyMap<string, LogLevel> = new Map<string, LogLevel>([
  ["debug", "debug"],
  ["warning", "warn"],
  ["error", "error"],
]);

/** A notice about the turn, such as a prompt that a hook did not let through. */
export const handleInformational: SystemHandler<"informational"> = (native, { emitter, state }) => {
  const { kind } = read.fields(native.prompt_submit_outcome);
  const isPrevented = read.boolean(native.prevent_continuation) === true;
  if (isPrevented || read.is(kind, "blocked_by_hook")) state.turn.isPromptBlocked = true;
  const level = levels.get(read.string(native.level) ?? "") ?? "info";
  emitter.log(level, read.string(native.content) ?? "", "agent");
};

export const handlePluginInstall: SystemHandler<"plugin_install"> = (native, { emitter }) => {
  const name = read.string(native.name);
  const of = name === undefined ? "" : ` ${name}`;
  emitter.log("info", `Plugins: ${read.string(native.status) ?? "?"}${of}`, "agent");
};

export const handleCommandsChanged: SystemHandler<"commands_changed"> = ({ commands }, context) =>
  learnCommands(commands, context);

/** The slash commands that the CLI has now, and other capabilities. */
export function learnCommands(
  commands: Unsure<ClaudeSlashCommand[] | undefined> | undefined,
  { emitter, state }: Context,
  others: { readonly models?: unknown } = {},
): void {
  const names = read.objects(commands).flatMap(({ name }) => read.string(name) ?? []);
  Object.assign(state.capabilities, { slash_commands: names }, present({ ...others }));
  emitter.session.learn({ capabilities: { ...state.capabilities } });
}

export const handleMirrorError: SystemHandler<"mirror_error"> = ({ error }, { emitter }) =>
  emitter.log("warn", read.string(error) ?? "The transcript could not be mirrored.", "agent");
