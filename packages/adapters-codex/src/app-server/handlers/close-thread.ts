import type { ServerContext } from "../state.ts";
import type { ThreadState } from "../threads.ts";

/** Before a turn ends: what it leaves open, where more is known of it than that it was left open. */
export function closeThread(thread: ThreadState, isCut: boolean, context: ServerContext): void {
  const { emitter, state } = context;
  const { tools, blocks, answers, requests } = emitter;
  const isMine = ({ subagentId }: { readonly subagentId?: string | undefined }): boolean =>
    subagentId === thread.owner.subagentId;
  for (const key of tools.openIds()) {
    const toolId = tools.idOf(key) ?? "";
    const start = tools.startOf(toolId);
    const asked = state.asked.get(key);
    const isWaiting = asked !== undefined && requests.isOpen(asked);
    if (start === undefined || !isMine(start)) continue;
    if (isWaiting) requests.resolve(asked, { outcome: isCut ? "cancelled" : "unknown" });
    if (answers.isDenied(toolId)) tools.fail(key, "denied");
    else if (isWaiting) tools.fail(key, "notRun");
    else if (!thread.isMain && start.toolKind !== "execute") tools.fail(key, "cancelled");
  }
  // the emitter closes the main thread's
  if (thread.isMain) return;
  for (const key of blocks.keys()) {
    if (state.blocks.get(key)?.thread === thread) blocks.close(key, undefined, true);
  }
}
