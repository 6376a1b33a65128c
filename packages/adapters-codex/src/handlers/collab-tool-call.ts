import { untyped as read, type Emitter } from "@agentstream/adapter-kit";

import { mapStatus } from "../map-tool.ts";
import type { Item } from "../read-item.ts";
import type { ToolContext, ToolItem } from "../tool-item.ts";

/** Whether a sub-agent in this state has ended, and how. */
const endings: ReadonlyMap<string, boolean> = new Map([
  ["completed", true],
  ["errored", false],
  ["interrupted", false],
  ["shutdown", false],
  ["not_found", false],
]);

/** The agent deals with its sub-agents. What they do themselves is not printed. */
export const collabToolCall: ToolItem = {
  outcome({ fields }) {
    const status = mapStatus(fields["status"]);
    const states = read.fields(fields["agents_states"]);
    if (status === "denied" || status === "cancelled") return { failed: status };
    const hasStates = Object.keys(states).length > 0;
    return { returned: { success: status !== "failed", ...(hasStates && { result: states }) } };
  },
  ending(item, toolId, context) {
    const isSpawned =
      item.fields["tool"] === "spawn_agent" && mapStatus(item.fields["status"]) !== "failed";
    if (isSpawned) startSubagents(item, toolId, context);
    // what calls repeat of a state is older than what the sub-agent tells itself
    if (context.spawned === undefined) completeSubagents(item, context.emitter);
  },
};

/** The id of a sub-agent is known when it was spawned, not before. */
function startSubagents({ fields }: Item, toolId: string, context: ToolContext): void {
  const prompt = read.string(fields["prompt"]);
  const model = read.string(fields["model"]);
  for (const threadId of read.strings(fields["receiver_thread_ids"])) {
    if (context.spawned !== undefined) {
      context.spawned(threadId, { toolId, prompt, model });
      continue;
    }
    context.emitter.jobs.startSubagent(threadId, {
      label: prompt?.split("\n")[0] ?? threadId,
      toolId,
      ...(prompt !== undefined && { prompt }),
    });
  }
}

/** A sub-agent is told as ended once, though later calls repeat its state. */
function completeSubagents({ fields }: Item, { jobs, open }: Emitter): void {
  for (const [threadId, value] of Object.entries(read.fields(fields["agents_states"]))) {
    const state = read.fields(value);
    const success = endings.get(read.string(state["status"]) ?? "");
    const summary = read.string(state["message"]);
    const isRunning = open.subagents.has(jobs.subagentId(threadId) ?? "");
    if (success === undefined || !isRunning) continue;
    jobs.completeSubagent(threadId, { success, ...(summary !== undefined && { summary }) });
  }
}
