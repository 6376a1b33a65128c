import type { NativeObject } from "@agentstream/adapter-kit";

import { mapStatus, readChanges } from "../map-tool.ts";
import type { ToolItem } from "../tool-item.ts";

/** A patch. Its changes are only what was intended, unless it succeeded. */
export const fileChange: ToolItem = {
  outcome({ fields }) {
    const status = mapStatus(fields["status"]);
    if (status === "denied" || status === "cancelled") return { failed: status };
    return { returned: { success: hasSucceeded(fields) } };
  },
  ending({ fields }, toolId, { emitter, owner }) {
    if (!hasSucceeded(fields)) return;
    for (const change of readChanges(fields["changes"])) {
      emitter.emit({ type: "fileChanged", ...change, toolId, ...owner });
    }
  },
};

/** Versions that print no status print completed patches only. */
const hasSucceeded = ({ status }: NativeObject): boolean =>
  status === undefined || mapStatus(status) === "succeeded";
