import { untyped as read } from "@agentstream/adapter-kit";

import { mapStatus } from "../map-tool.ts";
import type { ToolItem } from "../tool-item.ts";

/** A tool of the host's. */
export const dynamicToolCall: ToolItem = {
  outcome({ fields }) {
    const status = mapStatus(fields["status"]);
    if (status === "denied" || status === "cancelled") return { failed: status };
    const content = fields["content_items"];
    const success = status !== "failed" && read.boolean(fields["success"]) !== false;
    return { returned: { success, ...(Array.isArray(content) && { result: content }) } };
  },
};
