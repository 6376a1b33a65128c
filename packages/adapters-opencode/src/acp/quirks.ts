import type { Quirks } from "@agentstream/acp";
import type { ErrorCode } from "@agentstream/schema";

import { mapTool } from "../map-tool.ts";

/** In what `opencode acp` differs from the protocol. */
export const quirks: Quirks = {
  // the first title of a call is its tool's name
  aboutTool(toolName) {
    const { toolKind } = mapTool(toolName, undefined);
    return toolKind === undefined ? {} : { toolKind };
  },
  unknownTool: "invalid",
  usageIsPartial: true,
  costIsEstimated: true,
  stopsAtDenial: true,
  errorNames: new Map<string, ErrorCode>([
    ["ProviderAuthError", "authenticationFailed"],
    ["ContextOverflowError", "contextOverflow"],
    ["ContentFilterError", "contentFiltered"],
    ["MessageAbortedError", "cancelled"],
  ]),
  noise: /^(?:INFO|WARN|DEBUG)\b/,
};
