import { read } from "@agentstream/adapter-kit/author";

import { mapStatus, startCollaboration } from "../../map-tool.ts";
import type { CallOf } from "../item.ts";
import { emitCall, type CallContext } from "./emit-call.ts";

type Item = CallOf<"collab_tool_call">;

/** Whether a sub-agent in this state has ended, and how. */
const endings = {
  completed: true,
  errored: false,
  interrupted: false,
  shutdown: false,
  not_found: false,
};

/** The agent deals with its sub-agents. What they do themselves is not printed by `codex exec`. */
export function handleCollaboration(item: Item, context: CallContext): void {
  const status = mapStatus(item.status);
  const call = {
    start: startCollaboration(item),
    outcome() {
      if (status === "denied" || status === "cancelled") return { failed: status };
      const hasStates = read.entries(item.agents_states).length > 0;
      const result = hasStates ? item.agents_states : undefined;
      return { returned: { success: status !== "failed", result } };
    },
    ending(toolId: string) {
      if (read.is(item.tool, "spawn_agent") && status !== "failed")
        startSubagents(item, toolId, context);
      // what calls repeat of a state is older than what the sub-agent says itself
      if (context.spawned === undefined) completeSubagents(item, context);
    },
  };
  emitCall(item, call, context);
}

/** The id of a sub-agent is known when it was spawned, not before. */
function startSubagents(item: Item, toolId: string, { emitter, spawned }: CallContext): void {
  const prompt = read.string(item.prompt);
  const model = read.string(item.model);
  for (const threadId of read.strings(item.receiver_thread_ids)) {
    const label = prompt?.split("\n")[0] ?? threadId;
    if (spawned === undefined) emitter.jobs.startSubagent(threadId, { label, toolId, prompt });
    else spawned(threadId, { toolId, prompt, model });
  }
}

/** A sub-agent ends once, though later calls repeat its state. */
function completeSubagents({ agents_states }: Item, { emitter }: CallContext): void {
  const { jobs, open } = emitter;
  for (const [threadId, value] of read.entries(agents_states)) {
    const { status, message } = read.fields(value);
    const success = read.word(status, endings);
    const isRunning = open.subagents.has(jobs.subagentId(threadId) ?? "");
    if (success === undefined || !isRunning) continue;
    jobs.completeSubagent(threadId, { success, summary: read.string(message) });
  }
}
