import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type {
  ClaudeToolResultBlock,
  ClaudeToolResultMeta,
} from "@agentstream/schema/native/claude/stream-json";

import type { LineOf } from "../line.ts";
import type { Context } from "../state.ts";
import { textOf, type Content } from "../text-of.ts";
import { threadOf } from "../thread.ts";
import { mapToolOutcome, type Returned, type ToolOutcome } from "../tool-outcome.ts";
import { startCall } from "./assistant-block.ts";
import { emitFileChange } from "./file-change.ts";
import { emitPlan } from "./plan.ts";
import { isWaiting, resolveCall } from "./request-outcome.ts";
import { noteTaskReport } from "./task-report.ts";
import { backgroundTask } from "./task.ts";

/** The line that a block is part of. */
export interface UserContext extends Context {
  readonly native: LineOf<"user">;
  /** The texts of the line so far. */
  readonly texts: string[];
}

/** The result of a call, with which the call is over in any case. */
export function handleToolResult(
  block: Lenient<ClaudeToolResultBlock>,
  context: UserContext,
): void {
  const { emitter, state, native } = context;
  const id = read.string(block.tool_use_id) ?? "";
  const toolId = emitter.tools.idOf(id) ?? startStreamed(id, context);
  const text = textOf(block.content);
  const isError = read.boolean(block.is_error) === true;
  const isRefused = isError && state.tools.hookDenials.has(text);
  const outcome = mapToolOutcome({
    isError,
    text,
    meta: metaOf(id, native),
    isMalformed: state.tools.malformed.has(id),
    isDenied: isRefused || state.tools.denied.has(id),
    isAsked: isWaiting(id, context),
  });
  // a call that is not open is rejected, and the line becomes an extension event
  if (toolId === undefined) return void emitter.tools.complete(id, { success: false });
  const returned: Returned = { id, toolId, text, result: read.fields(native.tool_use_result) };
  resolveCall(returned, outcome, context);
  if (outcome.kind === "failed") emitter.tools.fail(id, outcome.reason, text);
  const isLeft =
    outcome.kind === "completed" && complete(returned, outcome, block.content, context);
  if (!isLeft) endWithCall(id, outcome.kind === "completed" && outcome.success, context);
}

/** A call that streamed, and whose own line never came, has begun if it returns. */
function startStreamed(id: string, context: UserContext): string | undefined {
  const thread = threadOf(context.native.parent_tool_use_id);
  const blocks = context.state.messages.get(thread)?.blocks ?? [];
  const block = blocks.find((one) => one.toolId === id && !one.isFinal);
  if (block === undefined) return undefined;
  context.state.tools.early.add(id);
  return startCall(id, block.toolName ?? "", undefined, thread, context);
}

const metaOf = (id: string, { tool_result_meta }: LineOf<"user">): Lenient<ClaudeToolResultMeta> =>
  read.objects(tool_result_meta).find((meta) => read.string(meta.id) === id) ?? {};

/** Whether the call continues in the background. */
function complete(
  returned: Returned,
  { success, exitCode }: Extract<ToolOutcome, { kind: "completed" }>,
  content: Content,
  context: Context,
): boolean {
  const { id, text, result } = returned;
  const { totalDurationMs, durationMs, persistedOutputPath } = result;
  if (success) {
    emitFileChange(returned, context);
    emitPlan(returned, context);
    noteTaskReport(returned, context);
  }
  const taskId = success ? backgroundTask(returned, context) : undefined;
  const outputPath = read.string(persistedOutputPath) ?? persistedPath(text);
  context.emitter.tools.complete(id, {
    success,
    result: resultOf(content, text),
    error: success ? undefined : text,
    exitCode,
    durationMs: read.count(totalDurationMs) ?? read.count(durationMs),
    background: taskId === undefined ? undefined : true,
    taskId,
    truncated: outputPath === undefined ? undefined : true,
    outputPath,
  });
  return taskId !== undefined;
}

/** Text as it is; content that has more than text, e.g. images, whole. */
function resultOf(content: Content, text: string): unknown {
  const blocks = read.objects(content);
  if (!blocks.every(({ type }) => read.is(type, "text"))) return content;
  // a sub-agent's answer ends with a block for the model
  const last = read.string(blocks.at(-1)?.text);
  const isTrailer = last !== undefined && last.startsWith("agentId: ") && last !== text;
  return isTrailer ? text.slice(0, -last.length) : text;
}

/** A long output is in a file, and only its beginning in the result. */
const persistedPath = (text: string): string | undefined =>
  text.startsWith("<persisted-output>") ? /saved to: (\S+)/.exec(text)?.[1] : undefined;

/** A sub-agent ends with its call. Of one whose start was announced the next line may be its end, with more facts. */
function endWithCall(id: string, success: boolean, { emitter, state }: Context): void {
  const { subagents, ended } = state.jobs;
  const name = subagents.get(id);
  if (name === undefined) return;
  if (name !== id) return ended.set(id, success ? "completed" : "failed");
  subagents.delete(id);
  emitter.jobs.completeSubagent(id, { success });
}
