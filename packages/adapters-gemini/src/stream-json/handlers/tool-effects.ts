import { untyped, type Emitter, planEntry } from "@agentstream/adapter-kit/author";

import type { State } from "../state.ts";

type Start = NonNullable<ReturnType<Emitter["tools"]["startOf"]>>;
type Arguments = NonNullable<Start["arguments"]>;

interface Call {
  readonly state: State;
  readonly toolId: string;
  readonly args: Arguments;
  readonly output: string | undefined;
}

/** What a tool that succeeded has done in addition to returning; no line reports it. */
const effects: ReadonlyMap<string, (call: Call) => void> = new Map([
  ["write_file", emitFile],
  ["replace", emitFile],
  ["edit", emitFile],
  ["write_todos", emitPlan],
  ["write_todos_list", emitPlan],
  ["enter_plan_mode", ({ state }: Call) => emitMode(state, "ask", "enter_plan_mode")],
  ["exit_plan_mode", emitEscape],
]);

export function emitEffects(state: State, toolId: string, start: Start, output: unknown): void {
  const { toolName, toolKind, arguments: args = {} } = start;
  const call: Call = { state, toolId, args, output: untyped.string(output) };
  if (toolKind === "agent") emitSubagent(toolName, call);
  else effects.get(toolName)?.(call);
}

/** Whether the file was there before is not said. */
function emitFile({ state, toolId, args, output }: Call): void {
  const filePath = untyped.string(args["file_path"]) ?? untyped.string(args["path"]);
  if (filePath === undefined) return;
  const isDiff = output !== undefined && /^(?:Index: |--- |diff )/.test(output);
  state.emitter.emit({
    type: "fileChanged",
    filePath,
    changeType: "modified",
    toolId,
    inferred: true,
    diff: isDiff ? output : undefined,
  });
}

function emitPlan({ state, args }: Call): void {
  const entries = untyped.list(args["todos"]).flatMap((todo) => {
    const { description, content, status } = untyped.fields(todo);
    return planEntry(untyped.string(description) ?? content, status);
  });
  state.emitter.plan(entries);
}

const promptArguments = ["prompt", "objective", "request", "question", "task"];

/** Emitted at its end: before that nothing says whether there is such an agent. */
function emitSubagent(toolName: string, { state, toolId, args, output }: Call): void {
  const { jobs } = state.emitter;
  const label = untyped.string(args["agent_name"]) ?? toolName;
  const prompt = promptArguments.map((name) => untyped.string(args[name])).find(Boolean);
  jobs.startSubagent(toolId, { label, toolId, prompt });
  jobs.completeSubagent(toolId, endOf(output));
}

/** Versions before 0.36 print why a sub-agent ended before its answer. */
const report = /^\s*Subagent [^\n]{1,200}\n\s*Termination Reason:\s*(\w+)\s+Result:\n/;

function endOf(output: string = ""): { success: boolean; summary: string | undefined } {
  const [head = "", reason = "GOAL"] = report.exec(output) ?? [];
  return { success: reason === "GOAL", summary: output.slice(head.length).trim() || undefined };
}

/** Without a user the CLI approves the plan itself, and from then on everything. */
function emitEscape({ state }: Call): void {
  emitMode(state, "autoAll", "exit_plan_mode");
  state.emitter.log(
    "warn",
    "The agent left plan mode: every tool is approved from here on.",
    "adapter",
  );
}

function emitMode({ emitter }: State, approvalMode: "ask" | "autoAll", reason: string): void {
  emitter.session.learn({ approvalMode }, { reason });
}
