import { untyped as read } from "@agentstream/adapter-kit";

import type { ServerItem } from "../read-server-item.ts";
import type { ServerContext } from "../state.ts";
import { handleCall } from "./tool-call.ts";

/** The agent deals with a sub-agent. That it has completed, it says itself. */
export function handleActivity(item: ServerItem, context: ServerContext): void {
  const { key, fields } = item;
  const { kind } = fields;
  if (kind === "completed") return;
  // the sub-agent begins inside of the call that spawns it
  if (item.phase === "started") handleCall(item, context);
  const threadId = read.string(fields["agent_thread_id"]);
  const path = read.string(fields["agent_path"]);
  if (kind === "started" && threadId !== undefined) {
    context.threads.spawned(threadId, {
      toolId: context.emitter.tools.idOf(key),
      label: path?.split("/").findLast((name) => name !== ""),
      model: read.string(fields["model"]),
    });
  }
  if (item.phase === "completed") handleCall(item, context);
}
