import { untyped as read } from "@agentstream/adapter-kit";

import type { ItemHandler } from "../read-item.ts";
import type { ExecContext } from "../state.ts";

/** Today a message comes whole; in flat lines it grows, and each line repeats it from its beginning. */
export const handleAgentMessage: ItemHandler = ({ phase, key, fields }, context) => {
  const { blocks } = context.emitter;
  const text = read.string(fields["text"]);
  if (text !== undefined && phase === "completed" && !blocks.isOpen(key)) {
    return handleAgentText(key, text, context);
  }
  if (text !== undefined) {
    noteSpeech(context);
    blocks.snapshot(key, text, { type: "textChunk" });
  }
  if (phase === "completed") blocks.close(key);
};

/** A text that comes whole. */
export function handleAgentText(key: string, text: string, context: ExecContext): void {
  noteSpeech(context);
  context.emitter.blocks.whole(key, text, { type: "textChunk" });
}

function noteSpeech({ state }: ExecContext): void {
  state.hasSpoken = true;
  state.hasSpokenInTurn = true;
}
