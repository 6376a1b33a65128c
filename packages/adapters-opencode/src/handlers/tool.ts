import type { Emitter } from "@agentstream/adapter-kit";
import type { ToolFailedEvent } from "@agentstream/schema/written";

import { mapToolError, stopsAgent } from "../map-error.ts";
import { mapTool } from "../map-tool.ts";
import type { Call } from "../read-call.ts";
import type { State, Thread } from "../state.ts";
import { toTime } from "../to-time.ts";
import { endSubagent } from "./subagent.ts";
import { emitEffects } from "./tool-effects.ts";

type Result = Parameters<Emitter["tools"]["complete"]>[1];
type Outcome =
  | { readonly returned: Result }
  | { readonly failed: ToolFailedEvent["reason"]; readonly error: string | undefined };

/** A call begins, as far as it is known. */
export function startCall(
  call: Pick<Call, "nativeId" | "toolName"> & Partial<Call>,
  { owner }: Thread,
  { emitter }: State,
): void {
  const startedAt = toTime(call.start);
  emitter.tools.start(call.nativeId, {
    ...mapTool(call.toolName, call.args, call.title),
    ...(startedAt !== undefined && { startedAt }),
    ...owner,
  });
}

/** A call that was started ended: what it did is told first. `args`, if they were not told at its start. */
export function endCall(call: Call, thread: Thread, state: State, args?: Call["args"]): Outcome {
  const { tools } = state.emitter;
  const outcome = outcomeOf(call);
  const toolId = tools.idOf(call.nativeId);
  if (toolId === undefined) return outcome;
  if ("returned" in outcome) {
    if (outcome.returned.success) emitEffects(call, toolId, thread, state);
    endSubagent(call, outcome.returned.success, toolId, state);
    tools.complete(call.nativeId, {
      ...outcome.returned,
      ...(args !== undefined && { arguments: args }),
    });
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
  emitter.deny({
    toolId,
    toolName,
    source: "vendor",
    ...(error !== undefined && { message: error }),
  });
  if (error !== undefined && stopsAgent(error)) thread.rejection = error;
}

/** The CLI says "completed" also of commands that failed, and of tools that do not exist. */
function outcomeOf(call: Call): Outcome {
  const { status, isInvalid, error, output } = call;
  if (isInvalid) return { failed: "notRun", error };
  if (status === "error") {
    const failed = mapToolError(error ?? "");
    if (failed !== undefined) return { failed, error };
    return {
      returned: { ...resultOf(call), success: false, ...(error !== undefined && { error }) },
    };
  }
  const shell = shellEndOf(output);
  if (shell === "aborted") return { failed: "cancelled", error: String(output) };
  const { exit } = call.metadata;
  const isFailed = (typeof exit === "number" && exit !== 0) || shell === "timeout";
  return { returned: { ...resultOf(call), success: !isFailed } };
}

/** What a command's output says of how it was ended: the CLI adds it there. */
function shellEndOf(output: unknown): "timeout" | "aborted" | undefined {
  if (typeof output !== "string") return undefined;
  const note = output.slice(output.lastIndexOf("<shell_metadata>"));
  if (!note.startsWith("<shell_metadata>")) return undefined;
  if (/user aborted/i.test(note)) return "aborted";
  return /exceed\w* timeout|timed out/i.test(note) ? "timeout" : undefined;
}

function resultOf({ output, metadata, start, end }: Call): Omit<Result, "success"> {
  const { exit, truncated, outputPath } = metadata;
  return {
    ...(output !== undefined && { result: output }),
    ...(typeof exit === "number" && Number.isInteger(exit) && { exitCode: exit }),
    ...(start !== undefined && end !== undefined && end >= start && { durationMs: end - start }),
    ...(truncated === true && { truncated }),
    ...(typeof outputPath === "string" && { outputPath }),
  };
}
