import { read, untyped } from "@agentstream/adapter-kit/author";

import { mapToolError } from "../../map-error.ts";
import type { Handler } from "../line.ts";
import { endBlocks, type State } from "../state.ts";
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

interface Failure {
  readonly type: string | undefined;
  readonly message: string | undefined;
  readonly output: unknown;
}

/** It returned a failure, was refused, or never ran: the vendor's word for it says which. */
export function failTool(state: State, nativeId: string, { type, message, output }: Failure): void {
  const { tools, deny } = state.emitter;
  endBlocks(state);
  if (type === "stop_execution") state.stopped = "hookStopped";
  const error = message ?? untyped.string(output) ?? type;
  const reason = mapToolError(type, error ?? "");
  if (reason === undefined) {
    tools.complete(nativeId, { success: false, result: output, error });
    return;
  }
  const toolId = tools.idOf(nativeId);
  const toolName = toolId === undefined ? undefined : tools.startOf(toolId)?.toolName;
  if (reason === "denied") deny({ source: "vendor", toolId, toolName, message: error });
  tools.fail(nativeId, reason, error);
}
