import { mapStatus } from "../map-tool.ts";
import type { ToolItem } from "../tool-item.ts";

/** A search has neither status nor result: that it is completed is all that is told. */
export const webSearch: ToolItem = {
  outcome: ({ fields }) => ({ returned: { success: mapStatus(fields["status"]) !== "failed" } }),
};
