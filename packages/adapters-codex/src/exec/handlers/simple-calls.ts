import { present, read, type Field } from "@agentstream/adapter-kit/author";

import {
  mapStatus,
  startActivity,
  startDynamicCall,
  startImageView,
  startWebSearch,
  type ToolStart,
} from "../../map-tool.ts";
import type { CallOf } from "../item.ts";
import { emitCall, type CallContext } from "./emit-call.ts";

/** A call that has no result: that it is completed is all that is printed. */
type Bare = CallOf<"image_view" | "sleep" | "sub_agent_activity">;

function emitBare(item: Bare, start: ToolStart, context: CallContext): void {
  const outcome = () => ({ returned: { success: mapStatus(item.status) !== "failed" } });
  emitCall(item, { start, outcome }, context);
}

/** Most searches are the provider's own, and have no results of their own. */
export function handleWebSearch(item: CallOf<"web_search">, context: CallContext): void {
  const results: Field = item.results;
  const result = Array.isArray(results) ? results : undefined;
  const outcome = () => ({ returned: { success: mapStatus(item.status) !== "failed", result } });
  emitCall(item, { start: startWebSearch(item), outcome }, context);
}

export const handleImageView = (item: CallOf<"image_view">, context: CallContext): void =>
  emitBare(item, startImageView(item), context);

export const handleSleep = (item: CallOf<"sleep">, context: CallContext): void =>
  emitBare(item, { toolName: "sleep", toolKind: "other" }, context);

export const handleActivity = (item: CallOf<"sub_agent_activity">, context: CallContext): void =>
  emitBare(item, startActivity(item), context);

/** A tool of the host. */
export function handleDynamicCall(item: CallOf<"dynamic_tool_call">, context: CallContext): void {
  const outcome = () => {
    const status = mapStatus(item.status);
    if (status === "denied" || status === "cancelled") return { failed: status };
    const success = status !== "failed" && read.boolean(item.success) !== false;
    const content: Field = item.content_items;
    return { returned: { success, result: Array.isArray(content) ? content : undefined } };
  };
  emitCall(item, { start: startDynamicCall(item), outcome }, context);
}

/** A picture that was made: where it is, not its bytes. */
export function handleImageGeneration(
  item: CallOf<"image_generation">,
  context: CallContext,
): void {
  const outcome = () => {
    const outputPath = read.string(item.saved_path);
    const about = present({
      saved_path: outputPath,
      revised_prompt: read.string(item.revised_prompt),
    });
    const result = Object.keys(about).length > 0 ? about : undefined;
    return { returned: { success: mapStatus(item.status) !== "failed", result, outputPath } };
  };
  emitCall(item, { start: { toolName: "image_generation", toolKind: "other" }, outcome }, context);
}
