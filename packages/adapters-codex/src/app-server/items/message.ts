import { untyped as read, type BlockAbout } from "@agentstream/adapter-kit";

import { openBlock } from "../open-block.ts";
import type { ServerItem } from "../read-server-item.ts";
import type { ServerContext } from "../state.ts";

/** A message, or the plan that is proposed in plan mode. One that never completes has only its pieces. */
export function handleMessage(item: ServerItem, context: ServerContext): void {
  const { key, phase, type, thread, fields } = item;
  const { emitter, state } = context;
  const named = type === "plan" ? "plan" : read.string(fields["phase"]);
  const fresh: BlockAbout = { type: "textChunk", phase: named };
  // the same id begins another message
  if (phase === "started" && !emitter.blocks.isOpen(key)) state.blocks.delete(key);
  const about = openBlock(key, fresh, thread, context);
  if (phase === "started") return;
  const text = read.string(fields["text"]);
  if (text !== undefined && text !== "") {
    thread.lastText = text;
    if (thread.isMain) state.hasSpoken = true;
  }
  if (emitter.blocks.isOpen(key)) emitter.blocks.close(key, text);
  else if (text !== undefined && text !== "") emitter.blocks.whole(key, text, about);
  state.blocks.delete(key);
}
