import { read, untyped, type Lenient, type NativeObject } from "@agentstream/adapter-kit/author";
import type { ClaudeSystemHookStarted } from "@agentstream/schema/native/claude/stream-json";

import type { SystemHandler } from "../line.ts";
import type { Context } from "../state.ts";

type Hook = Pick<Lenient<ClaudeSystemHookStarted>, "hook_id" | "hook_name" | "hook_event">;

/** Older versions print no ids: such a hook is known by its name and event while it runs. */
const idOf = ({ hook_id, hook_name, hook_event }: Hook): string =>
  read.string(hook_id) || `${read.string(hook_event) ?? ""}/${read.string(hook_name) ?? ""}`;
const nameOf = ({ hook_name, hook_event }: Hook): string =>
  read.string(hook_name) ?? read.string(hook_event) ?? "hook";

export const handleHookStarted: SystemHandler<"hook_started"> = startHook;

function startHook(native: Hook, { emitter, state }: Context): void {
  state.jobs.hookOutputs.set(idOf(native), "");
  const hookEvent = read.string(native.hook_event);
  emitter.jobs.startHook(idOf(native), { name: nameOf(native), hookEvent });
}

/** All of its output so far, of which the new part is emitted. */
export const handleHookProgress: SystemHandler<"hook_progress"> = (native, { emitter, state }) => {
  const id = idOf(native);
  const output = read.string(native.output) ?? "";
  const before = state.jobs.hookOutputs.get(id) ?? "";
  const news = output.startsWith(before) ? output.slice(before.length) : output;
  state.jobs.hookOutputs.set(id, output);
  if (news !== "") emitter.jobs.progressHook(id, news);
};

export const handleHookResponse: SystemHandler<"hook_response"> = (native, context) => {
  const { emitter, state } = context;
  const id = idOf(native);
  const exitCode = read.integer(native.exit_code);
  noteDenial(native, context);
  const isSuccess = read.string(native.outcome) === undefined || read.is(native.outcome, "success");
  if (!state.jobs.hookOutputs.has(id)) startHook(native, context);
  state.jobs.hookOutputs.delete(id);
  emitter.jobs.completeHook(id, {
    name: nameOf(native),
    success: isSuccess && (exitCode ?? 0) === 0,
    output: read.string(native.output) ?? read.string(native.stdout),
    exitCode,
  });
};

/** A hook that does not let a call run says so in its output, as JSON. */
function noteDenial(
  { hook_event, output, stdout }: Parameters<typeof handleHookResponse>[0],
  { state }: Context,
): void {
  if (read.string(hook_event) !== "PreToolUse") return;
  const { hookSpecificOutput, decision, reason } = parseOutput(
    read.string(output) ?? read.string(stdout) ?? "",
  );
  const { permissionDecision, permissionDecisionReason } = untyped.fields(hookSpecificOutput);
  const isDenied = permissionDecision === "deny" || decision === "block";
  const why = untyped.string(permissionDecisionReason) ?? untyped.string(reason);
  if (isDenied && why !== undefined) state.tools.hookDenials.add(why);
}

/** The JSON that a hook printed; nothing, if it printed anything else. */
function parseOutput(text: string): NativeObject {
  if (!text.startsWith("{")) return {};
  try {
    return untyped.fields(JSON.parse(text));
  } catch {
    return {};
  }
}
