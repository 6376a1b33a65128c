import { untyped as read } from "@agentstream/adapter-kit";

import { openBlock } from "../open-block.ts";
import type { ServerItem } from "../read-server-item.ts";
import type { ServerContext } from "../state.ts";

/** The parts of its summary and its raw thoughts, each a block. */
export function handleReasoning(item: ServerItem, context: ServerContext): void {
  if (item.phase === "started") return;
  read
    .strings(item.fields["summary"])
    .forEach((text, at) => closePart(`${item.key}/s${at}`, text, "summary", item, context));
  read
    .strings(item.fields["content"])
    .forEach((text, at) => closePart(`${item.key}/r${at}`, text, "raw", item, context));
  const { blocks } = context.emitter;
  // what the item does not repeat ends with it all the same
  for (const key of blocks.keys()) if (key.startsWith(`${item.key}/`)) blocks.close(key);
}

function closePart(
  key: string,
  text: string,
  kind: "summary" | "raw",
  { thread }: ServerItem,
  context: ServerContext,
): void {
  const { blocks } = context.emitter;
  if (blocks.isOpen(key)) return blocks.close(key, text);
  if (text === "") return;
  blocks.whole(key, text, openBlock(key, { type: "thinkingChunk", kind }, thread, context));
}
