import {
  isPlain,
  mcpServersFault,
  refuseFields,
  type Check,
  type ReadRequest,
  type Refusal,
} from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

import { splitsEditing, unapprovableTools, unknownTools } from "./build-rules.ts";
import type { Permission } from "./permissions.ts";
import { readPrompt } from "./read-prompt.ts";

type Refusals = Refusal["refusals"];

const editing = "opencode permits editing as a whole: name both edit and write, or kind:edit.";

/** Each field that may be refused, and why it is. */
const checks: readonly (readonly [field: string, check: Check])[] = [
  ["prompt", ({ prompt }) => promptFault(prompt)],
  ["protocol", ({ protocol }) => protocolFault(protocol)],
  ["resume", ({ resume }) => plainFault(resume, "It must be the native id of a conversation.")],
  ["model", ({ model }) => modelFault(model)],
  ["cwd", ({ cwd }) => plainFault(cwd, "It is no path.")],
  [
    "env",
    (asked) =>
      fault(
        hasModes(asked) ? asked.env?.[permissionVariable] : undefined,
        `${permissionVariable} would say otherwise than the modes and tools of the request.`,
      ),
  ],
  [
    "outputSchema",
    ({ outputSchema }) => fault(outputSchema, "opencode run takes no schema for its answer."),
  ],
  [
    "maxTurns",
    ({ maxTurns }) =>
      fault(
        maxTurns,
        "opencode takes this from its settings alone: set `steps` of the agent there.",
      ),
  ],
  [
    "maxBudgetUsd",
    ({ maxBudgetUsd }) => fault(maxBudgetUsd, "opencode run has no limit of costs."),
  ],
  ["mcpServers", mcpServersFault],
  ["allowedTools", ({ allowedTools }) => toolsFault(allowedTools)],
  ["autoApproveTools", ({ autoApproveTools }) => toolsFault(autoApproveTools)],
  ["disallowedTools", ({ disallowedTools }) => toolsFault(disallowedTools)],
  ["allowedTools", ({ allowedTools }) => (splitsEditing(allowedTools) ? editing : undefined)],
  [
    "autoApproveTools",
    ({ autoApproveTools }) => (splitsEditing(autoApproveTools) ? editing : undefined),
  ],
  [
    "autoApproveTools",
    ({ autoApproveTools, sandboxMode }) => approvalFault(autoApproveTools, sandboxMode),
  ],
];

/** Where the CLI reads the rules of a run. */
export const permissionVariable = "OPENCODE_PERMISSION";

/** Whether a request says anything of what is permitted. */
const hasModes = (asked: ReadRequest): boolean =>
  [
    asked.approvalMode,
    asked.sandboxMode,
    asked.allowedTools,
    asked.autoApproveTools,
    asked.disallowedTools,
  ].some((field) => field !== undefined);

export function refusalsOf(asked: ReadRequest, permission: Permission): Refusals {
  const refused =
    "refused" in permission ? [{ field: "sandboxMode", reason: permission.refused }] : [];
  return [...refuseFields(checks, asked), ...refused];
}

const fault = (value: unknown, reason: string): string | undefined =>
  value === undefined ? undefined : reason;

const plainFault = (text: string | undefined, reason: string): string | undefined =>
  text === undefined || isPlain(text) ? undefined : reason;

function promptFault(prompt: RunRequest["prompt"]): string | undefined {
  const text = readPrompt(prompt);
  if (text === undefined) {
    return "opencode is given text alone here: name images and files in the text, by their paths.";
  }
  if (text.includes("\0")) return "It has a NUL, which no text for opencode may have.";
  return text.trim() === "" ? "It is empty." : undefined;
}

const protocolFault = (protocol: string | undefined): string | undefined =>
  protocol === undefined || protocol === "run"
    ? undefined
    : `opencode is run with the protocol run here, not with ${protocol}.`;

const modelFault = (model: string | undefined): string | undefined =>
  model === undefined || (isPlain(model) && /^[^/]+\/./.test(model))
    ? undefined
    : "It must be <provider>/<model>, as `opencode models` lists it.";

function toolsFault(names: readonly string[] | undefined): string | undefined {
  const unknown = unknownTools(names);
  return unknown.length === 0
    ? undefined
    : `Not the name of a tool, nor a kind that has tools: ${unknown.join(", ")}.`;
}

function approvalFault(
  names: readonly string[] | undefined,
  sandboxMode: ReadRequest["sandboxMode"],
): string | undefined {
  const outside = unapprovableTools(names, sandboxMode);
  return outside.length === 0
    ? undefined
    : `In ${sandboxMode} these cannot be approved beforehand: ${outside.join(", ")}.`;
}
