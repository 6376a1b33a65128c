import { untyped as read } from "@agentstream/adapter-kit";

import { mapStatus } from "../map-tool.ts";
import type { ToolItem } from "../tool-item.ts";

/** The status of a refused call is `failed`: only its words say that it was refused. */
const refusal =
  /requires approval, but approval policy is never|rejected by (?:user|policy)|user rejected/i;

export const mcpToolCall: ToolItem = {
  outcome({ fields }) {
    const status = mapStatus(fields["status"]);
    const failure = fields["error"];
    const error = read.string(read.fields(failure)["message"]) ?? read.string(failure);
    const isDenied = status === "denied" || (error !== undefined && refusal.test(error));
    if (isDenied) return { failed: "denied", ...(error !== undefined && { error }) };
    if (status === "cancelled") return { failed: "cancelled" };
    const { result } = fields;
    const hasResult = result !== undefined && result !== null && result !== "";
    return {
      returned: {
        success: status !== "failed" && error === undefined,
        ...(hasResult && { result }),
        ...(error !== undefined && { error }),
      },
    };
  },
};
