import { read } from "@agentstream/adapter-kit/author";

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
        : { returned: { success, ...wordsOf(item, success) } },
    ending(toolId: string) {
      if (!success) return;
      for (const change of readChanges(item.changes))
        context.emitter.emit({ type: "fileChanged", ...change, toolId, ...context.owner });
    },
  };
  emitCall(item, call, context);
}

/** What was printed about it. */
function wordsOf(
  { stdout, stderr }: CallOf<"file_change">,
  success: boolean,
): { result?: string | undefined; error?: string | undefined } {
  const [result, error] = [read.string(stdout), read.string(stderr)];
  return {
    result: result === "" ? undefined : result,
    error: success || error === "" ? undefined : error,
  };
}
