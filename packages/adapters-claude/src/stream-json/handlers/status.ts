import { read } from "@agentstream/adapter-kit/author";

import { mapApprovalMode } from "../../map-mode.ts";
import { discardPending } from "../blocks.ts";
import type { SystemHandler } from "../line.ts";
import type { Context } from "../state.ts";

/** What the CLI does now, a change of mode, or how a compaction ended. */
export const handleStatus: SystemHandler<"status"> = (native, context) => {
  const { emitter, state } = context;
  const { status, compact_result: result, compact_error: error } = native;
  const approvalMode = mapApprovalMode(read.string(native.permissionMode) ?? "");
  if (approvalMode !== undefined) emitter.session.learn({ approvalMode });
  if (read.is(status, "requesting")) discardPending("", context);
  if (read.is(status, "compacting")) emitter.emit({ type: "contextCompacted", phase: "started" });
  // its figures come in a line of their own
  if (read.is(result, "success")) state.isCompacted = true;
  if (read.is(result, "failed"))
    emitter.emit({ type: "contextCompacted", phase: "failed", error: read.string(error) });
};

export const handleCompactBoundary: SystemHandler<"compact_boundary"> = (
  { compact_metadata },
  { emitter, state },
) => {
  const about = read.fields(compact_metadata);
  state.isCompacted = false;
  emitter.emit({
    type: "contextCompacted",
    phase: "completed",
    trigger: read.string(about.trigger),
    tokensBefore: read.count(about.pre_tokens),
    tokensAfter: read.count(about.post_tokens),
  });
};

/** A compaction whose figures never came. */
export function flushCompaction({ emitter, state }: Context): void {
  if (!state.isCompacted) return;
  state.isCompacted = false;
  emitter.emit({ type: "contextCompacted", phase: "completed" });
}
