import { read, untyped } from "@agentstream/adapter-kit/author";

import { usageOf } from "./map-usage.ts";
import { modelName } from "./model-name.ts";
import type { Call } from "./read-call.ts";
import { readTask } from "./read-task.ts";
import type { State } from "./thread.ts";

/** A sub-agent's session begins: known once its id stands in the metadata of the call. */
export function beginSubagent(
  { metadata, args, title, toolName }: Call,
  toolId: string | undefined,
  { emitter }: State,
): string | undefined {
  const childId = read.string(metadata.sessionId);
  if (childId === undefined || toolName !== "task") return undefined;
  const { providerID, modelID } = read.fields(metadata.model);
  emitter.jobs.startSubagent(childId, {
    label: untyped.string(args?.["description"]) ?? title ?? childId,
    toolId,
    prompt: untyped.string(args?.["prompt"]),
    model: modelName(read.string(providerID), read.string(modelID)),
  });
  return childId;
}

/** The call that started a sub-agent ended, and so has the sub-agent; what it used is known to `serve` alone. */
export function endSubagent(call: Call, success: boolean, toolId: string, state: State): void {
  const { jobs, open } = state.emitter;
  const childId = beginSubagent(call, toolId, state) ?? childOfCall(toolId, state);
  if (childId === undefined || !open.subagents.has(jobs.subagentId(childId) ?? "")) return;
  const { state: word, summary } = readTask(call.output);
  const child = state.children?.get(childId);
  const usage = child === undefined ? undefined : usageOf(child.account);
  // its steps are in no figure that is printed
  if (child === undefined) state.main.account = { ...state.main.account, isPartial: true };
  jobs.completeSubagent(childId, { success: success && word !== "error", summary, usage });
}

/** An error has no metadata: the sub-agent is then known by its call. */
const childOfCall = (toolId: string, { children = new Map() }: State): string | undefined =>
  [...children].find(([, { owner }]) => owner.parentToolId === toolId)?.[0];
