import { read, type Handler, type Lenient, type MemberOf } from "@agentstream/adapter-kit/author";

import { calls } from "../../exec/calls.ts";
import type { CallOf, ServerItem } from "../../exec/item.ts";
import type { ItemContext } from "../state.ts";

/** A call lives as those of `codex exec` do; false if the item is none. */
export function handleCall(native: Lenient<unknown>, context: ItemContext): boolean {
  const { key, phase, state } = context;
  // a request that came before the item has begun it
  if (phase === "started" && state.announced.delete(key)) return true;
  const item = read.line(native);
  const isCall = calls.dispatch(item, context);
  followSpawn(item, context);
  if (phase === "completed") state.asked.delete(key);
  return isCall;
}

/** Between its beginning and its end a sub-agent may show that has no other sign of who spawned it. */
function followSpawn(
  { tool, prompt, model }: CallOf<"collab_tool_call">,
  { key, phase, emitter, threads }: ItemContext,
): void {
  if (!read.is(tool, "spawn_agent")) return;
  if (phase === "completed") return threads.notSpawned(key);
  threads.spawning(key, {
    toolId: emitter.tools.idOf(key),
    prompt: read.string(prompt),
    model: read.string(model),
  });
}

/** The agent deals with a sub-agent, which reports its own end. */
export const handleActivity: Handler<
  MemberOf<ServerItem, "type", "sub_agent_activity">,
  ItemContext
> = (item, context) => {
  const { key, phase, emitter, threads } = context;
  if (read.is(item.kind, "completed")) return;
  // the sub-agent begins inside of the call that spawns it
  if (phase === "started") handleCall(item, context);
  const threadId = read.string(item.agent_thread_id);
  const path = read.string(item.agent_path);
  if (read.is(item.kind, "started") && threadId !== undefined) {
    threads.spawned(threadId, {
      toolId: emitter.tools.idOf(key),
      label: path?.split("/").findLast((name) => name !== ""),
      model: read.string(item.model),
    });
  }
  if (phase === "completed") handleCall(item, context);
};
