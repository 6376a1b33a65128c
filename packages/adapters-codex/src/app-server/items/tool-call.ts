import { untyped as read } from "@agentstream/adapter-kit";

import { handleTool } from "../../handlers/tool.ts";
import type { ServerItem } from "../read-server-item.ts";
import type { ServerContext } from "../state.ts";

/** A call: it lives as those of `codex exec` do. */
export function handleCall(item: ServerItem, context: ServerContext): void {
  const { key, phase, thread } = item;
  const { emitter, state, threads } = context;
  // a request that came before the item has begun it
  if (phase === "started" && state.announced.delete(key)) return;
  handleTool(item, { emitter, owner: thread.owner, spawned: threads.spawned });
  followSpawn(item, context);
  if (phase === "completed") state.asked.delete(key);
}

/** Between its beginning and its end a sub-agent may show that has no other sign of who spawned it. */
function followSpawn(
  { key, phase, fields }: ServerItem,
  { emitter, threads }: ServerContext,
): void {
  if (fields["tool"] !== "spawn_agent") return;
  if (phase === "completed") return threads.notSpawned(key);
  threads.spawning(key, {
    toolId: emitter.tools.idOf(key),
    prompt: read.string(fields["prompt"]),
    model: read.string(fields["model"]),
  });
}
