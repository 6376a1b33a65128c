import { readChanges } from "../../map-change.ts";
import { mapStatus, startFileChange } from "../../map-tool.ts";
import type { CallOf } from "../item.ts";
import { emitCall, type CallContext } from "./emit-call.ts";

/** A patch. Its changes are only what was intended, unless it succeeded. */
export function handleFileChange(item: CallOf<"file_change">, context: CallContext): void {
  const status = mapStatus(item.status);
  // versions that print no status print completed patches only
  const success = item.status === undefined || status === "succeeded";
  const call = {
    start: startFileChange(item),
    outcome: () =>
      status === "denied" || status === "cancelled"
        ? { failed: status }
        : { returned: { success } },
    ending(toolId: string) {
      if (!success) return;
      for (const change of readChanges(item.changes))
        context.emitter.emit({ type: "fileChanged", ...change, toolId, ...context.owner });
    },
  };
  emitCall(item, call, context);
}
