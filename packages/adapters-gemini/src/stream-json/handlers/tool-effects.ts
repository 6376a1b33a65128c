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
  ["invoke_agent", emitSubagent],
  ["enter_plan_mode", ({ state }: Call) => emitMode(state, "ask", "enter_plan_mode")],
  ["exit_plan_mode", emitEscape],
]);

export function emitEffects(state: State, toolId: string, start: Start, output: unknown): void {
  const { toolName, arguments: args = {} } = start;
  effects.get(toolName)?.({ state, toolId, args, output: untyped.string(output) });
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

/** Emitted at its end: before that nothing says whether there is such an agent. */
function emitSubagent({ state, toolId, args, output }: Call): void {
  const { jobs } = state.emitter;
  const prompt = untyped.string(args["prompt"]) ?? untyped.string(args["objective"]);
  jobs.startSubagent(toolId, {
    label: untyped.string(args["agent_name"]) ?? "agent",
    toolId,
    prompt,
  });
  jobs.completeSubagent(toolId, { success: true, summary: output });
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
