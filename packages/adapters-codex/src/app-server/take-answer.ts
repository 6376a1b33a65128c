import { untyped as read, type RpcAnswer } from "@agentstream/adapter-kit";

import { mapError, mapStartupError } from "../map-error.ts";
import { learnThread, learnVersion } from "./learn-thread.ts";
import type { ServerContext } from "./state.ts";

/** An answer to somebody else, whom we only watch: what it answers shows only in what it has. */
export function takeAnswer(answer: RpcAnswer, { emitter, threads }: ServerContext): void {
  if (!answer.ok) {
    const { message } = answer;
    // without a thread nothing can go on; after that a turn may go on without what was refused
    const fatal = threads.main.id === undefined;
    const errorCode = fatal ? mapStartupError(message) : (mapError(message) ?? "invalidRequest");
    return emitter.error({ message, errorCode, fatal });
  }
  const { result } = answer;
  learnVersion(result, emitter);
  if (read.isFields(result["thread"])) learnThread(result, emitter, threads);
}
