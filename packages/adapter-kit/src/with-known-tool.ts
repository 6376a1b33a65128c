import type { PermissionDenial } from "@agentstream/schema/written";

import type { ToolEmitter } from "./tool-emitter.ts";

/** A denial without the toolId of a call that never started: no event has that id. */
export function withKnownTool(
  denial: PermissionDenial,
  tools: Pick<ToolEmitter, "startOf">,
): PermissionDenial {
  const { toolId, ...rest } = denial;
  return toolId === undefined || tools.startOf(toolId) !== undefined ? denial : rest;
}
