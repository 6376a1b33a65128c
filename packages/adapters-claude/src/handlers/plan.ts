import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { PlanEntry } from "@agentstream/schema/written";

import type { Returned } from "../returned-call.ts";
import type { Context, State } from "../state.ts";

const statuses: ReadonlyMap<string, PlanEntry["status"]> = new Map<string, PlanEntry["status"]>([
  ["pending", "pending"],
  ["in_progress", "inProgress"],
  ["completed", "completed"],
  ["cancelled", "cancelled"],
]);

type PlanTool = (result: NativeObject, given: NativeObject, state: State) => void;

/** The tools that keep the plan. Some give it whole, some a task at a time. */
const tools: ReadonlyMap<string, PlanTool> = new Map<string, PlanTool>([
  ["TodoWrite", replacePlan],
  ["todo_write", replacePlan],
  ["TaskCreate", addTask],
  ["TaskUpdate", updateTask],
  ["TaskList", (result, _, state) => listTasks(result, state)],
]);

/** A tool that keeps the main agent's plan has returned. */
export function emitPlan({ toolId, result }: Returned, { emitter, state }: Context): void {
  const start = emitter.tools.startOf(toolId);
  const tool = tools.get(start?.toolName ?? "");
  if (start === undefined || tool === undefined || start.parentToolId !== undefined) return;
  tool(result, start.arguments ?? {}, state);
  emitter.plan([...state.plan.values()]);
}

const entryOf = (native: NativeObject): PlanEntry => ({
  content: read.string(native["content"]) ?? read.string(native["subject"]) ?? "",
  status: statuses.get(read.string(native["status"]) ?? "") ?? "pending",
});

function replacePlan(result: NativeObject, given: NativeObject, { plan }: State): void {
  const { newTodos = given["todos"] } = result;
  plan.clear();
  for (const [index, todo] of read.list(newTodos).entries())
    plan.set(`${index}`, entryOf(read.fields(todo)));
}

function addTask(result: NativeObject, given: NativeObject, { plan }: State): void {
  const task = read.fields(result["task"]);
  const id = read.string(task["id"]) ?? `${plan.size + 1}`;
  plan.set(id, entryOf({ ...given, ...task }));
}

function updateTask(result: NativeObject, given: NativeObject, { plan }: State): void {
  const id = read.string(result["taskId"]) ?? read.string(given["taskId"]) ?? "";
  const status =
    read.string(read.fields(result["statusChange"])["to"]) ?? read.string(given["status"]);
  if (status === "deleted") return void plan.delete(id);
  const before = plan.get(id);
  if (before === undefined) return;
  plan.set(id, {
    ...before,
    content: read.string(given["subject"]) ?? before.content,
    status: statuses.get(status ?? "") ?? before.status,
  });
}

function listTasks(result: NativeObject, { plan }: State): void {
  plan.clear();
  for (const task of read.list(result["tasks"]).map((one) => read.fields(one))) {
    plan.set(read.string(task["id"]) ?? `${plan.size}`, entryOf(task));
  }
}
