import {
  isPlain,
  mcpServersFault,
  refuseFields,
  type Check,
  type ReadRequest,
  type Refusal,
} from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

import { unapprovableTools, unknownTools } from "./build-policy.ts";
import type { Permission } from "./permissions.ts";
import { readPrompt } from "./read-prompt.ts";

type Refusals = Refusal["refusals"];

/** Each field that may be refused, and why it is. */
const checks: readonly (readonly [field: string, check: Check])[] = [
  ["prompt", ({ prompt }) => promptFault(prompt)],
  ["protocol", ({ protocol }) => protocolFault(protocol)],
  ["resume", ({ resume }) => resumeFault(resume)],
  ["model", ({ model }) => (model === undefined || isPlain(model) ? undefined : "It is no name.")],
  [
    "outputSchema",
    ({ outputSchema }) => fault(outputSchema, "Gemini CLI takes no schema for its answer."),
  ],
  [
    "maxTurns",
    ({ maxTurns }) =>
      fault(
        maxTurns,
        "Gemini CLI takes this from its settings alone: set `model.maxSessionTurns` there.",
      ),
  ],
  [
    "maxBudgetUsd",
    ({ maxBudgetUsd }) => fault(maxBudgetUsd, "Gemini CLI does not know what a run costs."),
  ],
  ["mcpServers", mcpServersFault],
  ["allowedTools", ({ allowedTools }) => toolsFault(allowedTools)],
  ["autoApproveTools", ({ autoApproveTools }) => toolsFault(autoApproveTools)],
  ["disallowedTools", ({ disallowedTools }) => toolsFault(disallowedTools)],
  [
    "autoApproveTools",
    ({ autoApproveTools, sandboxMode }) => approvalFault(autoApproveTools, sandboxMode),
  ],
];

export function refusalsOf(asked: ReadRequest, permission: Permission): Refusals {
  const refused =
    "refused" in permission ? [{ field: "sandboxMode", reason: permission.refused }] : [];
  return [...refuseFields(checks, asked), ...refused];
}

const fault = (value: unknown, reason: string): string | undefined =>
  value === undefined ? undefined : reason;

function promptFault(prompt: RunRequest["prompt"]): string | undefined {
  const text = readPrompt(prompt);
  if (text === undefined) {
    return "Gemini CLI takes text alone here: name images and files in the text, as @path.";
  }
  if (text.includes("\0")) return "It has a NUL, which no text for Gemini CLI may have.";
  return text.trim() === "" ? "It is empty." : undefined;
}

function protocolFault(protocol: string | undefined): string | undefined {
  if (protocol === undefined || protocol === "stream-json") return undefined;
  return `Gemini CLI is run with stream-json here, not with ${protocol}.`;
}

/** The CLI also takes a number, or `latest`, which silently begins anew where there is nothing to go on with. */
function resumeFault(resume: string | undefined): string | undefined {
  if (resume === undefined) return undefined;
  const isId = isPlain(resume) && resume !== "latest" && !/^\d+$/.test(resume);
  return isId ? undefined : "It must be the native id of a conversation.";
}

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
