import { untyped as read } from "@agentstream/adapter-kit";

import { mapApprovalMode } from "../map-mode.ts";
import type { Context, Handler } from "../state.ts";
import { discardPending } from "../thread.ts";

/** What the CLI does now, a change of mode, or how a compaction ended. */
export const handleStatus: Handler = (native, context) => {
  const { emitter, state } = context;
  const { status, compact_result: result } = native;
  const approvalMode = mapApprovalMode(read.string(native["permissionMode"]) ?? "");
  if (approvalMode !== undefined) emitter.session.learn({ approvalMode });
  if (status === "requesting") discardPending("", context);
  if (status === "compacting") emitter.emit({ type: "contextCompacted", phase: "started" });
  // its figures come in a line of their own
  if (result === "success") state.isCompacted = true;
  if (result === "failed") {
    const error = read.string(native["compact_error"]);
    emitter.emit({
      type: "contextCompacted",
      phase: "failed",
      ...(error !== undefined && { error }),
    });
  }
};

export const handleCompactBoundary: Handler = (native, { emitter, state }) => {
  const about = read.fields(native["compact_metadata"]);
  const trigger = read.string(about["trigger"]);
  const tokensBefore = read.count(about["pre_tokens"]);
  const tokensAfter = read.count(about["post_tokens"]);
  state.isCompacted = false;
  emitter.emit({
    type: "contextCompacted",
    phase: "completed",
    ...(trigger !== undefined && { trigger }),
    ...(tokensBefore !== undefined && { tokensBefore }),
    ...(tokensAfter !== undefined && { tokensAfter }),
  });
};

/** A compaction whose figures never came. */
export function flushCompaction({ emitter, state }: Context): void {
  if (!state.isCompacted) return;
  state.isCompacted = false;
  emitter.emit({ type: "contextCompacted", phase: "completed" });
}
