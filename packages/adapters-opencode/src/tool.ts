import { read, untyped, type Emitter, isoTime } from "@agentstream/adapter-kit/author";
import type { ToolFailureReason } from "@agentstream/schema";

import { mapToolError, stopsAgent } from "./map-error.ts";
import { mapTool } from "./map-tool.ts";
import type { Call } from "./read-call.ts";
import { endSubagent } from "./subagent.ts";
import type { State, Thread } from "./thread.ts";
import { emitEffects } from "./tool-effects.ts";

type Result = Parameters<Emitter["tools"]["complete"]>[1];
type Outcome =
  | { readonly returned: Result }
  | { readonly failed: ToolFailureReason; readonly error: string | undefined };

/** A call begins, as far as it is known. */
export function startCall(
  call: Pick<Call, "nativeId" | "toolName"> & Partial<Call>,
  { owner }: Thread,
  { emitter }: State,
): void {
  emitter.tools.start(call.nativeId, {
    ...mapTool(call.toolName, call.args, call.title),
    startedAt: isoTime(call.start),
    ...owner,
  });
}

/** A call that was started ended: what it did is emitted first. `args`: if they were not known at its start. */
export function endCall(call: Call, thread: Thread, state: State, args?: Call["args"]): Outcome {
  const { tools } = state.emitter;
  const outcome = outcomeOf(call);
  const toolId = tools.idOf(call.nativeId);
  if (toolId === undefined) return outcome;
  if ("returned" in outcome) {
    if (outcome.returned.success) emitEffects(call, toolId, thread, state);
    endSubagent(call, outcome.returned.success, toolId, state);
    tools.complete(call.nativeId, { ...outcome.returned, arguments: args });
    return outcome;
  }
  const { failed, error } = outcome;
  endSubagent(call, false, toolId, state);
  tools.fail(call.nativeId, failed, error);
  if (failed === "denied") noteDenial(call, toolId, error, thread, state);
  return outcome;
}

function noteDenial(
  { toolName }: Call,
  toolId: string,
  error: string | undefined,
  thread: Thread,
  { emitter }: State,
): void {
  emitter.deny({ toolId, toolName, source: "vendor", message: error });
  if (error !== undefined && stopsAgent(error)) thread.rejection = error;
}

/** The CLI marks commands that failed, and tools that do not exist, as completed, too. */
function outcomeOf(call: Call): Outcome {
  const { status, isInvalid, error, output } = call;
  if (isInvalid) return { failed: "notRun", error };
  if (status === "error") {
    const failed = mapToolError(error ?? "");
    if (failed !== undefined) return { failed, error };
    return { returned: { ...resultOf(call), success: false, error } };
  }
  const shell = shellEndOf(output);
  if (shell === "aborted") return { failed: "cancelled", error: String(output) };
  const isFailed = (read.number(call.metadata.exit) ?? 0) !== 0 || shell === "timeout";
  return { returned: { ...resultOf(call), success: !isFailed } };
}

/** How a command was ended: the CLI adds it to the output. */
function shellEndOf(output: unknown): "timeout" | "aborted" | undefined {
  const text = untyped.string(output) ?? "";
  const note = text.slice(text.lastIndexOf("<shell_metadata>"));
  if (!note.startsWith("<shell_metadata>")) return undefined;
  if (/user aborted/i.test(note)) return "aborted";
  return /exceed\w* timeout|timed out/i.test(note) ? "timeout" : undefined;
}

function resultOf({ output, metadata, start, end }: Call): Omit<Result, "success"> {
  const exit = read.number(metadata.exit);
  const isTimed = start !== undefined && end !== undefined && end >= start;
  return {
    result: output,
    exitCode: Number.isInteger(exit) ? exit : undefined,
    durationMs: isTimed ? end - start : undefined,
    truncated: read.boolean(metadata.truncated) === true ? true : undefined,
    outputPath: read.string(metadata.outputPath),
  };
}
