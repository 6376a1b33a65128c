import { closeThread } from "./close-thread.ts";
import type { ServerContext } from "./state.ts";
import { takeTurnUsage } from "./take-turn-usage.ts";
import type { ThreadState } from "./threads.ts";

/** A sub-agent ends with its turn; a further turn of its thread is another one. */
export function endSubagent(thread: ThreadState, success: boolean, context: ServerContext): void {
  const { id = "", lastText } = thread;
  closeThread(thread, !success, context);
  const usage = takeTurnUsage(thread, success);
  thread.turnId = undefined;
  thread.lastText = undefined;
  context.emitter.jobs.completeSubagent(id, {
    success,
    ...(lastText !== undefined && { summary: lastText }),
    ...(usage !== undefined && { usage }),
  });
}
