import { isTool } from "../../map-tool.ts";
import { handleCompaction } from "../items/context-compaction.ts";
import { handleMessage } from "../items/message.ts";
import { handleReasoning } from "../items/reasoning.ts";
import { handleEnteredReview, handleExitedReview } from "../items/review-mode.ts";
import { handleActivity } from "../items/sub-agent-activity.ts";
import { handleCall } from "../items/tool-call.ts";
import { handleUserMessage } from "../items/user-message.ts";
import { readServerItem, type ServerItem } from "../read-server-item.ts";
import { emitWhole, type Handler, type ServerContext } from "../state.ts";

const itemHandlers: ReadonlyMap<string, (item: ServerItem, context: ServerContext) => void> =
  new Map([
    ["user_message", handleUserMessage],
    ["agent_message", handleMessage],
    ["plan", handleMessage],
    ["reasoning", handleReasoning],
    ["entered_review_mode", handleEnteredReview],
    ["exited_review_mode", handleExitedReview],
    ["context_compaction", handleCompaction],
    ["sub_agent_activity", handleActivity],
  ]);

/** `item/started`, `item/completed`: what to do is by the type of the item. */
export const handleItem: Handler = (call, context) => {
  const { state, threads, emitter } = context;
  const item = readServerItem(call, context);
  if (item === undefined) return emitWhole(call, context);
  const { key, phase, type, thread, isLate } = item;
  const handle = itemHandlers.get(type) ?? (isTool(type) ? handleCall : undefined);
  const isOpenCall = phase === "completed" && emitter.tools.isOpen(key);
  const isOver = isLate || (phase === "completed" && state.finished.has(key));
  if (handle === undefined || (isOver && !isOpenCall)) return emitWhole(call, context);
  if (phase === "started") {
    threads.wake(thread);
    state.finished.delete(key);
  } else state.finished.add(key);
  handle(item, context);
};
