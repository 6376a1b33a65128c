import { messageOf } from "@agentstream/stream";

import type { Emitter } from "./emitter.ts";

/** A fault of ours must not end the stream: it is logged, and the stream continues. */
export function emitFault(error: unknown, emitter: Emitter): void {
  const message = messageOf(error);
  emitter.log("error", `The adapter failed: ${message}`, "adapter");
}
