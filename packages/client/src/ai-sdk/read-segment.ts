import type { UIMessageChunk } from "ai";

import { createOpenBlocks } from "./create-open-blocks.ts";
import { createRunningCalls } from "./create-running-calls.ts";

/**
 * The chunks of a message to the next permission that it ends at, or to its end. A message that ended at a permission
 * before is continued: what was open then is known to the reader as closed.
 */
export async function* readSegment(
  chunks: AsyncIterable<UIMessageChunk>,
  endsAt: (approvalId: string) => boolean,
): AsyncGenerator<UIMessageChunk, void, undefined> {
  const blocks = createOpenBlocks();
  const calls = createRunningCalls();
  for await (const chunk of chunks) {
    calls.note(chunk);
    yield* blocks.take(chunk);
    if (chunk.type === "finish" || chunk.type === "abort") return;
    if (chunk.type !== "tool-approval-request" || !endsAt(chunk.approvalId)) continue;
    yield* [...blocks.ends(), ...calls.suspended()];
    yield { type: "finish", finishReason: "tool-calls" };
    return;
  }
}
