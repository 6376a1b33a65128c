import { read, untyped, type Lenient } from "@agentstream/adapter-kit/author";
import type { ClaudeSystemTaskStarted } from "@agentstream/schema/native/claude/stream-json";

import type { SystemHandler } from "../line.ts";
import type { Context, State } from "../state.ts";
import type { Returned } from "../tool-outcome.ts";

type TaskStarted = Lenient<ClaudeSystemTaskStarted>;

const ends = new Set(["completed", "failed", "killed", "stopped", "cancelled"]);

/** A sub-agent or a command began; both are tasks if they run in the background. */
export const handleTaskStarted: SystemHandler<"task_started"> = (line, context) => {
  const { emitter, state } = context;
  const native = inOneObject(line);
  const taskId = read.string(native.task_id) ?? "";
  const call = read.string(native.tool_use_id);
  const toolId = call === undefined ? undefined : emitter.tools.lastIdOf(call);
  const title = read.string(native.description) ?? taskId;
  const started: StartedTask = { taskId, call, toolId, title };
  if (isAgent(native) && isLate(native, started, context)) return false;
  if (call !== undefined) state.jobs.callByTask.set(taskId, call);
  state.jobs.ended.delete(taskId);
  if (isAgent(native)) return startAgent(native, started, context);
  const kind = read.is(native.task_type, "local_bash") ? "shell" : "other";
  emitter.jobs.startTask(taskId, { kind, title, toolId });
};

/** Qwen Code has the fields of a task in an object of their own. */
const inOneObject = <Line extends { readonly data?: unknown }>(line: Line): Line => {
  const data = untyped.fields(line.data);
  return line.data === undefined ? line : { ...line, ...data };
};

const isAgent = ({ task_type, subagent_type }: TaskStarted): boolean =>
  read.is(task_type, "local_agent") ||
  (read.string(task_type) === undefined && read.string(subagent_type) !== undefined);

/** The tools that run a sub-agent; others start one again, and return before it. */
const agentTools = new Set(["Agent", "Task"]);

/** Version 2.1.50 prints the start of a sub-agent when the turn ends: its call has returned by then, and left nothing running. */
function isLate(
  native: TaskStarted,
  { taskId, call = "", toolId = "" }: StartedTask,
  { emitter: { tools, jobs } }: Context,
): boolean {
  if (!agentTools.has(tools.startOf(toolId)?.toolName ?? "") || tools.isOpen(call)) return false;
  return jobs.taskId(taskId) === undefined && read.boolean(native.is_backgrounded) !== true;
}

interface StartedTask {
  readonly taskId: string;
  readonly call: string | undefined;
  readonly toolId: string | undefined;
  readonly title: string;
}

function startAgent(
  native: TaskStarted,
  { taskId, call, toolId, title }: StartedTask,
  { emitter, state }: Context,
): void {
  const { subagents } = state.jobs;
  // its first line may have come before
  const name = (call === undefined ? undefined : subagents.get(call)) ?? taskId;
  subagents.set(taskId, name);
  if (call !== undefined) subagents.set(call, name);
  const prompt = read.string(native.prompt);
  // the model that the call asks for; else it is the agent's own
  const given = toolId === undefined ? undefined : emitter.tools.startOf(toolId)?.arguments;
  const model = untyped.string(given?.["model"]);
  emitter.jobs.startSubagent(name, { label: title, toolId, prompt, model });
  if (read.boolean(native.is_backgrounded) === true)
    emitter.jobs.startTask(taskId, { kind: "agent", title, toolId });
}

/** What a sub-agent does now; its calls have lines of their own. */
export const handleTaskProgress: SystemHandler<"task_progress"> = (line, { emitter }) => {
  const native = inOneObject(line);
  const taskId = read.string(native.task_id) ?? "";
  const output = read.string(native.description);
  if (output !== undefined && isTaskOpen(taskId, emitter))
    emitter.jobs.progressTask(taskId, output);
};

/** A change of state. The notification of an end has more facts, and mostly follows at once. */
export const handleTaskUpdated: SystemHandler<"task_updated"> = (native, context) => {
  const taskId = read.string(native.task_id) ?? "";
  const status = read.string(read.fields(native.patch).status);
  if (status !== undefined && ends.has(status) && isRunning(taskId, context))
    context.state.jobs.ended.set(taskId, status);
};

/** A task ended. The CLI may print it twice; the second one changes nothing. */
export const handleTaskNotification: SystemHandler<"task_notification"> = (line, context) => {
  const native = inOneObject(line);
  const end = {
    status: read.string(native.status),
    summary: read.string(native.summary),
    outputFile: read.string(native.output_file) || undefined,
  };
  return notifyEnd(read.string(native.task_id) ?? "", end, context);
};

interface TaskNotice {
  readonly status: string | undefined;
  readonly summary: string | undefined;
  readonly outputFile: string | undefined;
}

/** A task has ended, of which the agent is informed: false if its start was never printed, e.g. in an earlier run. */
export function notifyEnd(
  taskId: string,
  { status = "completed", summary, outputFile }: TaskNotice,
  context: Context,
): boolean {
  const { emitter, state } = context;
  const isKnown = state.jobs.subagents.has(taskId) || emitter.jobs.taskId(taskId) !== undefined;
  if (!isKnown) return false;
  const call = state.jobs.callByTask.get(taskId);
  if (call === undefined || !emitter.tools.isOpen(call))
    state.jobs.hasWoken ||= isRunning(taskId, context);
  endTask(taskId, { status, summary, outputFile }, context);
  return true;
}

/** A tool reports how a task is; before there were notifications nothing else did. */
export function endReported(taskId: string, status: string, context: Context): void {
  if (ends.has(status) && isRunning(taskId, context)) endTask(taskId, { status }, context);
}

/** Ends the tasks, and the sub-agents of calls that have returned, whose end has had no notification. */
export function flushEnded(context: Context): void {
  for (const [taskId, status] of context.state.jobs.ended) endTask(taskId, { status }, context);
}

interface TaskEnd {
  readonly status: string;
  readonly summary?: string | undefined;
  readonly outputFile?: string | undefined;
}

function endTask(
  taskId: string,
  { status, summary, outputFile }: TaskEnd,
  { emitter, state }: Context,
): void {
  state.jobs.ended.delete(taskId);
  const success = status === "completed";
  const name = subagentOf(taskId, state);
  if (name !== undefined && emitter.open.subagents.has(emitter.jobs.subagentId(name) ?? ""))
    emitter.jobs.completeSubagent(name, { success, summary });
  if (isTaskOpen(taskId, emitter))
    emitter.jobs.completeTask(taskId, { success, status, outputFile });
}

const isTaskOpen = (taskId: string, { jobs, open }: Context["emitter"]): boolean =>
  open.tasks.has(jobs.taskId(taskId) ?? "");

const isRunning = (taskId: string, { emitter, state }: Context): boolean =>
  isTaskOpen(taskId, emitter) ||
  emitter.open.subagents.has(emitter.jobs.subagentId(subagentOf(taskId, state) ?? "") ?? "");

/** One whose start was never announced is known by its call. */
const subagentOf = (taskId: string, { jobs: { subagents, callByTask } }: State) =>
  subagents.get(taskId) ?? subagents.get(callByTask.get(taskId) ?? "");

/** The task of an agent that the result of its call leaves running; Qwen Code, and versions without other words for it. */
const launchedAgent = (text: string): string | undefined =>
  /^(?:Background|Async) agent launched successfully[^]{0,300}?\b(?:task_id|agentId): ([\w-]+)/.exec(
    text,
  )?.[1];

/** The task that a call continues as; started here, unless the CLI has printed its start. */
export function backgroundTask(
  { id, toolId, text, result }: Returned,
  { emitter, state }: Context,
): string | undefined {
  const { status, isAsync, backgroundTaskId, agentId } = result;
  const isAgentTask = read.string(status) === "async_launched" || read.boolean(isAsync) === true;
  const native =
    read.string(backgroundTaskId) ??
    (isAgentTask ? read.string(agentId) : undefined) ??
    /^Command running in background with ID: ([\w-]+)/.exec(text)?.[1] ??
    launchedAgent(text);
  if (native === undefined) return undefined;
  state.jobs.callByTask.set(native, id);
  if (emitter.jobs.taskId(native) === undefined) {
    const kind = isAgentTask || launchedAgent(text) !== undefined ? "agent" : "shell";
    const title = emitter.tools.startOf(toolId)?.title;
    emitter.jobs.startTask(native, { kind, toolId, title });
  }
  return emitter.jobs.taskId(native);
}
