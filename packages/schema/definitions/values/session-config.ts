import type { TProperties, TSchema } from "typebox";

import {
  alias,
  closed,
  integer,
  list,
  listed,
  number,
  oneOf,
  open,
  optional,
  string,
  wordList,
  type Definitions,
  type WordList,
} from "../vocabulary.ts";

/** From the strictest to the loosest. */
export const approvalModes = wordList("ApprovalMode", [
  "ask",
  "askDangerous",
  "autoEdit",
  "autoAll",
]);
/** From the strictest to the loosest. */
export const sandboxModes = wordList("SandboxMode", [
  "readOnly",
  "workspaceWrite",
  "none",
  "fullAccess",
]);
/** From the strictest to the loosest. */
const permissionTiers = wordList("PermissionTier", ["dry-run", "supervised", "autonomous"]);
const permissionModes = wordList("PermissionMode", [
  "default",
  "accept_edits",
  "bypass",
  "plan",
  "ask",
]);

const toolNames = "Native names, or `kind:<toolKind>`.";

type Words = (list: WordList, description: string) => TSchema;

/** The two presets: closed in a request, open to readers in `sessionStarted.config`. */
const presets = (words: Words): TProperties => ({
  permissionTier: optional(
    words(
      permissionTiers,
      "A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised = autoEdit + workspaceWrite, autonomous = autoAll + fullAccess.",
    ),
  ),
  permissionMode: optional(
    words(
      permissionModes,
      "A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask + readOnly, ask = ask.",
    ),
  ),
});

/** The fields of a configuration that stand both in requests and in `sessionStarted.config`. */
export const configProperties: TProperties = {
  projectId: optional(string("The caller's name for the project.")),
  cwd: optional(string("The working directory; it must lie in an allowed workspace.")),
  model: optional(string("The vendor's name of the model.")),
  approvalMode: optional(
    oneOf(
      approvalModes,
      "What needs asking, from the strictest to the loosest. `ask`: every tool; `askDangerous`: dangerous ones; `autoEdit`: file edits are approved; `autoAll`: everything is.",
    ),
  ),
  sandboxMode: optional(
    oneOf(
      sandboxModes,
      "From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no sandbox; `fullAccess`: it is asked to have none.",
    ),
  ),
  ...presets(oneOf),
  allowedTools: optional(list(string(), `Only these tools exist. ${toolNames}`)),
  autoApproveTools: optional(list(string(), `These tools need no asking. ${toolNames}`)),
  disallowedTools: optional(list(string(), `These tools do not exist. ${toolNames}`)),
  maxTurns: optional(integer("The most turns of the model.", { minimum: 1, maximum: 1000 })),
  maxBudgetUsd: optional(number("The most it may cost, in US dollars.", { exclusiveMinimum: 0 })),
  protocol: optional(
    string("Which of the agent's protocols to speak; chosen by need when absent."),
  ),
};

/** The other names under which requests may give a setting. */
export const configAliases: TProperties = {
  workingDirectory: alias("cwd", string()),
  blockedTools: alias("disallowedTools", list(string())),
  tier: alias("permissionTier", oneOf(permissionTiers)),
};

export const sessionConfig: Definitions = {
  SessionConfig: open("The configuration a run has got, which may be less than it asked for.", {
    agentType: optional(string()),
    ...configProperties,
    ...presets(listed),
    capped: optional(list(string(), "The fields that were lowered to the server's cap, by name.")),
    notGuaranteed: optional(
      list(string(), "What the agent cannot guarantee in this configuration, in words."),
    ),
  }),
  RequestedConfig: closed("The configuration that a request asks for.", {
    ...configProperties,
    ...configAliases,
  }),
};
