import { untyped as read, type BlockAbout } from "@agentstream/adapter-kit";

import type { ItemHandler } from "../read-item.ts";

/** Only the summary is told: its parts come joined, so that they are one block. */
export const handleReasoning: ItemHandler = ({ phase, key, fields }, { emitter: { blocks } }) => {
  const text = read.string(fields["text"]);
  const about: BlockAbout = { type: "thinkingChunk", kind: "summary" };
  if (text !== undefined && phase === "completed" && !blocks.isOpen(key)) {
    return blocks.whole(key, text, about);
  }
  if (text !== undefined) blocks.snapshot(key, text, about);
  if (phase === "completed") blocks.close(key);
};
