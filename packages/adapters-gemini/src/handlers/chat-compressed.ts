import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";

const compressed = 1;

/** The conversation was shortened to fit. */
export const handleChatCompressed: Handler = ({ value }, { emitter }) => {
  const { originalTokenCount, newTokenCount, compressionStatus = compressed } = read.fields(value);
  const tokensBefore = read.count(originalTokenCount);
  const tokensAfter = read.count(newTokenCount);
  if (tokensBefore === undefined && tokensAfter === undefined) return false;
  emitter.emit({
    type: "contextCompacted",
    phase: compressionStatus === compressed ? "completed" : "failed",
    ...(tokensBefore !== undefined && { tokensBefore }),
    ...(tokensAfter !== undefined && { tokensAfter }),
  });
  return true;
};
