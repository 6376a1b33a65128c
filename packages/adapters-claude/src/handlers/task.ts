import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { Returned } from "../returned-call.ts";
import type { Context, Handler } from "../state.ts";

const ends = new Set(["completed", "failed", "killed", "stopped", "cancelled"]);

/** A sub-agent or a command began; both are tasks where they go on in the background. */
export const handleTaskStarted: Handler = (native, context) => {
  const { emitter, state } = context;
  const taskId = read.string(native["task_id"]) ?? "";
  const call = read.string(native["tool_use_id"]);
  const toolId = call === undefined ? undefined : emitter.tools.lastIdOf(call);
  const title = read.string(native["description"]) ?? taskId;
  if (call !== undefined) state.jobs.callByTask.set(taskId, call);
  state.jobs.ended.delete(taskId);
  if (isAgent(native)) startAgent(native, { taskId, call, toolId, title }, context);
  else {
    const kind = native["task_type"] === "local_bash" ? "shell" : "other";
    emitter.jobs.startTask(taskId, { kind, title, ...(toolId !== undefined && { toolId }) });
  }
};

const isAgent = (native: NativeObject): boolean =>
  native["task_type"] === "local_agent" ||
  (native["task_type"] === undefined && native["subagent_type"] !== undefined);

interface Begun {
  readonly taskId: string;
  readonly call: string | undefined;
  readonly toolId: string | undefined;
  readonly title: string;
}

function startAgent(
  native: NativeObject,
  { taskId, call, toolId, title }: Begun,
  { emitter, state }: Context,
): void {
  const { subagents } = state.jobs;
  // its first line may have come before
  const name = (call === undefined ? undefined : subagents.get(call)) ?? taskId;
  subagents.set(taskId, name);
  if (call !== undefined) subagents.set(call, name);
  const prompt = read.string(native["prompt"]);
  const ofCall = { ...(toolId !== undefined && { toolId }) };
  emitter.jobs.startSubagent(name, {
    label: title,
    ...ofCall,
    ...(prompt !== undefined && { prompt }),
  });
  if (native["is_backgrounded"] === true)
    emitter.jobs.startTask(taskId, { kind: "agent", title, ...ofCall });
}

/** What a sub-agent does now; its calls are told themselves. */
export const handleTaskProgress: Handler = (native, { emitter }) => {
  const taskId = read.string(native["task_id"]) ?? "";
  const output = read.string(native["description"]);
  if (output !== undefined && isTaskOpen(taskId, emitter))
    emitter.jobs.progressTask(taskId, output);
};

/** A change of state. Of an end the notification knows more, and mostly follows at once. */
export const handleTaskUpdated: Handler = (native, { emitter, state }) => {
  const taskId = read.string(native["task_id"]) ?? "";
  const status = read.string(read.fields(native["patch"])["status"]);
  if (status !== undefined && ends.has(status) && isRunning(taskId, { emitter, state }))
    state.jobs.ended.set(taskId, status);
};

/** A task ended. It may be told twice: once is enough. */
export const handleTaskNotification: Handler = (native, context) => {
  const { emitter, state } = context;
  const taskId = read.string(native["task_id"]) ?? "";
  const status = read.string(native["status"]) ?? "completed";
  const isKnown = state.jobs.subagents.has(taskId) || emitter.jobs.taskId(taskId) !== undefined;
  // one that was never told of, say of an earlier run
  if (!isKnown) return emitter.extension("system/task_notification", native);
  const call = state.jobs.callByTask.get(taskId);
  if (call === undefined || !emitter.tools.isOpen(call))
    state.jobs.hasWoken ||= isRunning(taskId, context);
  endTask(taskId, { status, native }, context);
};

/** Ends what was said to have ended, and never was notified of. */
export function flushEnded(context: Context): void {
  for (const [taskId, status] of context.state.jobs.ended)
    endTask(taskId, { status, native: {} }, context);
}

interface TaskEnd {
  readonly status: string;
  readonly native: NativeObject;
}

function endTask(taskId: string, { status, native }: TaskEnd, { emitter, state }: Context): void {
  state.jobs.ended.delete(taskId);
  const success = status === "completed";
  const name = state.jobs.subagents.get(taskId);
  const summary = read.string(native["summary"]);
  const outputFile = read.string(native["output_file"]) || undefined;
  if (name !== undefined && emitter.open.subagents.has(emitter.jobs.subagentId(name) ?? "")) {
    emitter.jobs.completeSubagent(name, { success, ...(summary !== undefined && { summary }) });
  }
  if (isTaskOpen(taskId, emitter)) {
    emitter.jobs.completeTask(taskId, {
      success,
      status,
      ...(outputFile !== undefined && { outputFile }),
    });
  }
}

const isTaskOpen = (taskId: string, { jobs, open }: Context["emitter"]): boolean =>
  open.tasks.has(jobs.taskId(taskId) ?? "");

const isRunning = (
  taskId: string,
  { emitter, state }: Pick<Context, "emitter" | "state">,
): boolean =>
  isTaskOpen(taskId, emitter) ||
  emitter.open.subagents.has(emitter.jobs.subagentId(state.jobs.subagents.get(taskId) ?? "") ?? "");

/** The task as which a call goes on; started here, if the CLI has not told of it. */
export function backgroundTask(
  { toolId, text, result }: Returned,
  { emitter }: Context,
): string | undefined {
  const isAgentTask = result["status"] === "async_launched" || result["isAsync"] === true;
  const native =
    read.string(result["backgroundTaskId"]) ??
    (isAgentTask ? read.string(result["agentId"]) : undefined) ??
    /^Command running in background with ID: ([\w-]+)/.exec(text)?.[1];
  if (native === undefined) return undefined;
  const start = emitter.tools.startOf(toolId);
  const title = start?.title;
  if (emitter.jobs.taskId(native) === undefined) {
    emitter.jobs.startTask(native, {
      kind: isAgentTask ? "agent" : "shell",
      toolId,
      ...(title !== undefined && { title }),
    });
  }
  return emitter.jobs.taskId(native);
}
