import {
  read,
  untyped,
  type Lenient,
  type NativeObject,
  planStatus,
} from "@agentstream/adapter-kit/author";
import type { PlanEntry } from "@agentstream/schema/written";

import type { Context, State } from "../state.ts";
import type { Returned } from "../tool-outcome.ts";

/** Neither the results nor the arguments of a tool have a schema. */
type PlanTool = (result: Lenient<unknown>, given: NativeObject, state: State) => void;

/** The tools that change the plan. Some give it whole, some a task at a time. */
const tools: ReadonlyMap<string, PlanTool> = new Map<string, PlanTool>([
  ["TodoWrite", replacePlan],
  ["todo_write", replacePlan],
  ["TaskCreate", addTask],
  ["TaskUpdate", updateTask],
  ["TaskList", (result, _, state) => listTasks(result, state)],
]);

/** A tool that changes a plan has returned. Of sub-agents' plans only those are known that are given whole. */
export function emitPlan({ toolId, result }: Returned, { emitter, state }: Context): void {
  const start = emitter.tools.startOf(toolId);
  const tool = tools.get(start?.toolName ?? "");
  if (start === undefined || tool === undefined) return;
  const { parentToolId, subagentId, arguments: given = {} } = start;
  if (parentToolId === undefined) {
    tool(result, given, state);
    emitter.plan([...state.plan.values()]);
  } else if (tool === replacePlan)
    emitter.plan(todosIn(result, given), undefined, { parentToolId, subagentId });
}

const entryOf = ({ content, subject, status }: NativeObject): PlanEntry => ({
  content: untyped.string(content) ?? untyped.string(subject) ?? "",
  status: planStatus(status) ?? "pending",
});

function replacePlan(result: Lenient<unknown>, given: NativeObject, { plan }: State): void {
  plan.clear();
  for (const [index, entry] of todosIn(result, given).entries()) plan.set(`${index}`, entry);
}

function todosIn(result: Lenient<unknown>, given: NativeObject): PlanEntry[] {
  const { newTodos = given["todos"] }: NativeObject = result;
  return untyped.list(newTodos).map((todo) => entryOf(untyped.fields(todo)));
}

function addTask(result: Lenient<unknown>, given: NativeObject, { plan }: State): void {
  const task = read.fields(result["task"]);
  const id = read.string(task["id"]) ?? `${plan.size + 1}`;
  plan.set(id, entryOf({ ...given, ...task }));
}

function updateTask(
  { taskId, statusChange }: Lenient<unknown>,
  given: NativeObject,
  { plan }: State,
): void {
  const id = read.string(taskId) ?? untyped.string(given["taskId"]) ?? "";
  const status = read.string(read.fields(statusChange)["to"]) ?? untyped.string(given["status"]);
  if (status === "deleted") return void plan.delete(id);
  const before = plan.get(id);
  if (before === undefined) return;
  plan.set(id, {
    ...before,
    content: untyped.string(given["subject"]) ?? before.content,
    status: planStatus(status) ?? before.status,
  });
}

function listTasks(result: Lenient<unknown>, { plan }: State): void {
  plan.clear();
  for (const task of untyped.list(result["tasks"]).map((one) => untyped.fields(one)))
    plan.set(untyped.string(task["id"]) ?? `${plan.size}`, entryOf(task));
}
