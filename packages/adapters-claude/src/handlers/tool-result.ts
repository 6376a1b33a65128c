import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { Returned } from "../returned-call.ts";
import type { Context } from "../state.ts";
import { textOfBlocks } from "../text-of-blocks.ts";
import { mapToolOutcome, type ToolOutcome } from "../tool-outcome.ts";
import { emitFileChange } from "./file-change.ts";
import { emitPlan } from "./plan.ts";
import { isWaiting, resolveCall } from "./request-outcome.ts";
import { backgroundTask } from "./task.ts";

/** The result of a call: whatever it says, the call is over. */
export function handleToolResult(
  block: NativeObject,
  native: NativeObject,
  context: Context,
): void {
  const { emitter, state } = context;
  const id = read.string(block["tool_use_id"]) ?? "";
  const toolId = emitter.tools.idOf(id);
  const text = textOfBlocks(block["content"]);
  const outcome = mapToolOutcome({
    isError: block["is_error"] === true,
    text,
    meta: metaOf(id, native),
    isMalformed: state.tools.malformed.has(id),
    isDenied: state.tools.denied.has(id),
    isAsked: isWaiting(id, context),
  });
  // for what is not open the emitter refuses, and the line is told whole
  if (toolId === undefined) return void emitter.tools.complete(id, { success: false });
  const returned: Returned = {
    id,
    toolId,
    text,
    native,
    result: read.fields(native["tool_use_result"]),
  };
  resolveCall(returned, outcome, context);
  if (outcome.kind === "failed") emitter.tools.fail(id, outcome.reason, text);
  else complete(returned, outcome, block["content"], context);
  endUntoldSubagent(id, outcome.kind === "completed" && outcome.success, context);
}

const metaOf = (id: string, native: NativeObject): NativeObject =>
  read
    .list(native["tool_result_meta"])
    .map((meta) => read.fields(meta))
    .find((meta) => meta["id"] === id) ?? {};

function complete(
  returned: Returned,
  outcome: Extract<ToolOutcome, { kind: "completed" }>,
  content: unknown,
  context: Context,
): void {
  const { emitter } = context;
  const { id, text, result } = returned;
  if (outcome.success) {
    emitFileChange(returned, context);
    emitPlan(returned, context);
  }
  const taskId = outcome.success ? backgroundTask(returned, context) : undefined;
  const durationMs = read.count(result["totalDurationMs"]) ?? read.count(result["durationMs"]);
  const outputPath = read.string(result["persistedOutputPath"]) ?? persistedPath(text);
  emitter.tools.complete(id, {
    success: outcome.success,
    result: resultOf(content, text),
    ...(!outcome.success && { error: text }),
    ...(outcome.exitCode !== undefined && { exitCode: outcome.exitCode }),
    ...(durationMs !== undefined && { durationMs }),
    ...(taskId !== undefined && { background: true, taskId }),
    ...(outputPath !== undefined && { truncated: true, outputPath }),
  });
}

/** Text as it is; what holds more than text, images say, whole. */
const resultOf = (content: unknown, text: string): unknown =>
  read.list(content).every((block) => read.fields(block)["type"] === "text")
    ? withoutTrailer(content, text)
    : content;

/** A sub-agent's answer has a block for the model behind it, which is nobody's business. */
function withoutTrailer(content: unknown, text: string): string {
  const last = read.string(read.fields(read.list(content).at(-1))["text"]);
  const isTrailer = last !== undefined && last.startsWith("agentId: ") && last !== text;
  return isTrailer ? text.slice(0, -last.length) : text;
}

/** A long output is in a file, and only its beginning in the result. */
const persistedPath = (text: string): string | undefined =>
  text.startsWith("<persisted-output>") ? /saved to: (\S+)/.exec(text)?.[1] : undefined;

/** A sub-agent whose beginning nobody told ends with its call. */
function endUntoldSubagent(id: string, success: boolean, { emitter, state }: Context): void {
  if (state.jobs.subagents.get(id) !== id) return;
  state.jobs.subagents.delete(id);
  emitter.jobs.completeSubagent(id, { success });
}
