import { read } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";
import { endBlocks, type State } from "../state.ts";
import { failTool } from "./fail-tool.ts";
import { emitEffects } from "./tool-effects.ts";

/** A call ended. All results of a turn come together after its last tool. */
export const handleToolResult: Handler<"tool_result"> = (native, state) => {
  const nativeId = read.string(native.tool_id);
  // what belongs to no open call becomes an extension event
  if (nativeId === undefined || !state.emitter.tools.isOpen(nativeId)) return false;
  const { type, message } = read.fields(native.error);
  const said = { type: read.string(type), message: read.string(message), output: native.output };
  const status = read.string(native.status);
  if (status === "success") endTool(state, nativeId, native.output);
  else if (status === "cancelled") failTool(state, nativeId, { ...said, type: "cancelled" });
  else failTool(state, nativeId, said);
};

/** It ran and returned. */
export function endTool(state: State, nativeId: string, output: unknown): void {
  const { tools } = state.emitter;
  endBlocks(state);
  const toolId = tools.idOf(nativeId);
  const start = toolId === undefined ? undefined : tools.startOf(toolId);
  if (toolId !== undefined && start !== undefined) emitEffects(state, toolId, start, output);
  const isBackground = start?.arguments?.["is_background"] === true;
  tools.complete(nativeId, {
    success: true,
    result: output,
    background: isBackground ? true : undefined,
  });
}
