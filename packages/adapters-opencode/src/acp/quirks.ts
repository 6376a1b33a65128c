import type { CallData, Effects, Quirks } from "@agentstream/acp";
import { planEntry, present, untyped } from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";
import type { PlanEntry } from "@agentstream/schema/written";

import { mapToolError, mapWords } from "../map-error.ts";
import { mapTool } from "../map-tool.ts";

/** Writing a file shows no difference, and a plan is a call like any other. */
function effectsOf(toolName: string, { rawInput, rawOutput }: CallData): Effects {
  const { todos } = untyped.fields(rawInput);
  if (toolName === "todowrite") return { plan: untyped.list(todos).flatMap(entryOf) };
  const { filepath, exists } = untyped.fields(untyped.fields(rawOutput)["metadata"]);
  const filePath = untyped.string(filepath);
  if (toolName !== "write" || filePath === undefined) return {};
  const after = untyped.string(untyped.fields(rawInput)["content"]);
  return {
    changes: [present({ filePath, changeType: exists === false ? "created" : "modified", after })],
  };
}

function entryOf(todo: unknown): PlanEntry[] {
  const { content, status, priority } = untyped.fields(todo);
  return planEntry(untyped.string(content), untyped.string(status), untyped.string(priority));
}

/** In what `opencode acp` differs from the protocol. */
export const quirks: Quirks = {
  // the first title of a call is its tool's name
  aboutTool(toolName) {
    const { toolKind } = mapTool(toolName, undefined);
    return toolKind === undefined ? {} : { toolKind };
  },
  effectsOf,
  unknownTool: "invalid",
  toolErrorOf: mapToolError,
  stoppedText: /<shell_metadata>\s*User aborted the command\s*<\/shell_metadata>\s*$/,
  answersEarlyUntil: "1.17.0",
  hidesCancelUntil: "1.17.0",
  usageIsPartial: true,
  costIsEstimated: true,
  stopsAtDenial: true,
  errorNames: new Map<string, ErrorCode>([
    ["ProviderAuthError", "authenticationFailed"],
    ["ContextOverflowError", "contextOverflow"],
    ["ContentFilterError", "contentFiltered"],
    ["MessageAbortedError", "cancelled"],
  ]),
  // the status of the model's server is left out, and its errors have one name: their words are what there is
  errorCodeOf: (message) => {
    const code = mapWords(message);
    return code === "unknown" ? undefined : code;
  },
  noise: /^(?:INFO|WARN|DEBUG)\b/,
};
