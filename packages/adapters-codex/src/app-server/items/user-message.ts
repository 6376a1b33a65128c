import { untyped as read } from "@agentstream/adapter-kit";

import type { ServerItem } from "../read-server-item.ts";
import type { ServerContext } from "../state.ts";

/** What the user said: the prompt of the turn, and what came into it later. */
export function handleUserMessage(item: ServerItem, { emitter }: ServerContext): void {
  const { phase, thread, fields } = item;
  if (phase === "started") return;
  const content = read
    .list(fields["content"])
    .flatMap((part) => read.string(read.fields(part)["text"]) ?? [])
    .join("\n");
  const kind = thread.isReviewing ? "review" : thread.hasPrompt ? "steer" : "prompt";
  thread.hasPrompt = true;
  emitter.emit({ type: "userMessage", content, kind, ...thread.owner });
}
