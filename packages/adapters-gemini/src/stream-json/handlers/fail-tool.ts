import { untyped } from "@agentstream/adapter-kit/author";

import { mapToolError } from "../../map-error.ts";
import { endBlocks, type State } from "../state.ts";

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
