import { read, type Keeper } from "@agentstream/adapter-kit";
import type { PlanEntry } from "@agentstream/schema/written";

import type { State } from "../state.ts";

type Start = NonNullable<ReturnType<Keeper["tools"]["startOf"]>>;
type Arguments = NonNullable<Start["arguments"]>;

interface Call {
  readonly state: State;
  readonly toolId: string;
  readonly args: Arguments;
  readonly output: string | undefined;
}

/** What a tool that succeeded has done besides returning; no line says it. */
const effects: ReadonlyMap<string, (call: Call) => void> = new Map([
  ["write_file", tellFile],
  ["replace", tellFile],
  ["edit", tellFile],
  ["write_todos", tellPlan],
  ["write_todos_list", tellPlan],
  ["invoke_agent", tellSubagent],
  ["enter_plan_mode", ({ state }: Call) => tellMode(state, "ask", "enter_plan_mode")],
  ["exit_plan_mode", tellEscape],
]);

export function tellEffects(state: State, toolId: string, start: Start, output: unknown): void {
  const { toolName, arguments: args = {} } = start;
  effects.get(toolName)?.({ state, toolId, args, output: read.string(output) });
}

/** Whether the file was there before is not said. */
function tellFile({ state, toolId, args, output }: Call): void {
  const filePath = read.string(args["file_path"]) ?? read.string(args["path"]);
  if (filePath === undefined) return;
  const isDiff = output !== undefined && /^(?:Index: |--- |diff )/.test(output);
  state.keeper.emit({
    type: "fileChanged",
    filePath,
    changeType: "modified",
    toolId,
    inferred: true,
    ...(isDiff && { diff: output }),
  });
}

const planStatuses: ReadonlyMap<string, PlanEntry["status"]> = new Map([
  ["pending", "pending"],
  ["in_progress", "inProgress"],
  ["completed", "completed"],
  ["cancelled", "cancelled"],
]);

function tellPlan({ state, args }: Call): void {
  const entries = read.list(args["todos"]).flatMap((todo): PlanEntry[] => {
    const { description, content, status } = read.fields(todo);
    const words = read.string(description) ?? read.string(content);
    if (words === undefined) return [];
    return [{ content: words, status: planStatuses.get(read.string(status) ?? "") ?? "pending" }];
  });
  state.keeper.plan(entries);
}

/** Told at its end: before that nothing says whether there is such an agent. */
function tellSubagent({ state, toolId, args, output }: Call): void {
  const { jobs } = state.keeper;
  const prompt = read.string(args["prompt"]) ?? read.string(args["objective"]);
  jobs.startSubagent(toolId, {
    label: read.string(args["agent_name"]) ?? "agent",
    toolId,
    ...(prompt !== undefined && { prompt }),
  });
  jobs.completeSubagent(toolId, {
    success: true,
    ...(output !== undefined && { summary: output }),
  });
}

/** Without a user the CLI approves the plan itself, and from then on everything. */
function tellEscape({ state }: Call): void {
  tellMode(state, "autoAll", "exit_plan_mode");
  state.keeper.log(
    "warn",
    "The agent left plan mode: every tool is approved from here on.",
    "adapter",
  );
}

function tellMode({ keeper }: State, approvalMode: "ask" | "autoAll", reason: string): void {
  keeper.session.learn({ approvalMode }, { reason });
}
