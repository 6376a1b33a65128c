import { isTool } from "../map-tool.ts";
import { readItem, type ItemHandler } from "../read-item.ts";
import type { Handler } from "../state.ts";
import { handleAgentMessage } from "./agent-message.ts";
import { handleErrorItem } from "./error-item.ts";
import { handleReasoning } from "./reasoning.ts";
import { handleTodoList } from "./todo-list.ts";
import { handleTool } from "./tool.ts";

const itemHandlers: ReadonlyMap<string, ItemHandler> = new Map([
  ["agent_message", handleAgentMessage],
  ["reasoning", handleReasoning],
  ["todo_list", handleTodoList],
  ["error", handleErrorItem],
]);

/** `item.started`, `item.updated`, `item.completed`: what to do is by the type of the item. */
export const handleItem: Handler = (native, context) => {
  const item = readItem(native, context.state);
  const type = item?.type ?? "";
  const handle = isTool(type) ? handleTool : itemHandlers.get(type);
  if (item === undefined || handle === undefined) {
    return context.emitter.extension(String(native["type"]), native);
  }
  // warnings come before the turn and are none of its lines
  if (type !== "error") context.state.isStructured = true;
  handle(item, context);
};
