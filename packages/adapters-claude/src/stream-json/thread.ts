import { read, untyped, type Unsure } from "@agentstream/adapter-kit/author";

import type { Context } from "./state.ts";

/** The sub-agent that an event belongs to; the main agent's events have neither field. */
interface Owner {
  readonly parentToolId?: string;
  readonly subagentId?: string;
}

/** What handlers of a part of a line work with. */
export interface ThreadContext extends Context {
  readonly thread: string;
}

/** The thread of a line: the tool call that runs its sub-agent; "" is the main one. */
export const threadOf = (parentToolUseId: Unsure<string | null | undefined> | undefined): string =>
  read.string(parentToolUseId) ?? "";

const main: Owner = {};

/** The owner fields of an event. A sub-agent whose start was never announced starts here. */
export function ownerOf(thread: string, context: Context): Owner {
  if (thread === "") return main;
  const { emitter, state } = context;
  const name = state.jobs.subagents.get(thread) ?? startUnannounced(thread, context);
  const subagentId = emitter.jobs.subagentId(name);
  const parentToolId = emitter.tools.lastIdOf(thread) ?? thread;
  return subagentId === undefined ? { parentToolId } : { parentToolId, subagentId };
}

/** Some versions, and Qwen Code, do not announce a sub-agent: its first line is its start. */
function startUnannounced(thread: string, { emitter, state }: Context): string {
  const toolId = emitter.tools.lastIdOf(thread);
  const given = toolId === undefined ? undefined : emitter.tools.startOf(toolId)?.arguments;
  // the arguments of the tool that runs it
  const { description, subagent_type, prompt, model } = untyped.fields(given);
  state.jobs.subagents.set(thread, thread);
  emitter.jobs.startSubagent(thread, {
    label: untyped.string(description) ?? untyped.string(subagent_type) ?? thread,
    toolId,
    prompt: untyped.string(prompt),
    model: untyped.string(model),
  });
  return thread;
}
