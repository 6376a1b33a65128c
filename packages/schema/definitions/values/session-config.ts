import type { TProperties, TSchema } from "typebox";

import * as t from "../vocabulary.ts";

/** From the strictest to the loosest. */
export const approvalModes = t.wordList("ApprovalMode", [
  "ask",
  "askDangerous",
  "autoEdit",
  "autoAll",
]);
/** From the strictest to the loosest. */
export const sandboxModes = t.wordList("SandboxMode", [
  "readOnly",
  "workspaceWrite",
  "none",
  "fullAccess",
]);
/** From the strictest to the loosest. */
const permissionTiers = t.wordList("PermissionTier", ["dry-run", "supervised", "autonomous"]);
const permissionModes = t.wordList("PermissionMode", [
  "default",
  "accept_edits",
  "bypass",
  "plan",
  "ask",
]);

const toolNames = "Native names, or `kind:<toolKind>`.";

type Words = (list: t.WordList, description: string) => TSchema;

/** The two presets: closed in a request, open to readers in `sessionStarted.config`. */
const presets = (words: Words): TProperties => ({
  permissionTier: t.optional(
    words(
      permissionTiers,
      "A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised = autoEdit + workspaceWrite, autonomous = autoAll + fullAccess.",
    ),
  ),
  permissionMode: t.optional(
    words(
      permissionModes,
      "A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask + readOnly, ask = ask.",
    ),
  ),
});

/** The fields of a configuration that stand both in requests and in `sessionStarted.config`. */
export const configProperties: TProperties = {
  projectId: t.optional(t.string("The caller's name of the project.")),
  cwd: t.optional(t.string("The working directory; it must lie in an allowed workspace.")),
  model: t.optional(t.string("The vendor's name of the model.")),
  approvalMode: t.optional(
    t.oneOf(
      approvalModes,
      "Which actions need approval, from the strictest to the loosest. `ask`: every tool; `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`: everything is approved.",
    ),
  ),
  sandboxMode: t.optional(
    t.oneOf(
      sandboxModes,
      "From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no sandbox; `fullAccess`: the agent is asked to use none.",
    ),
  ),
  ...presets(t.oneOf),
  allowedTools: t.optional(t.list(t.string(), `Only these tools exist. ${toolNames}`)),
  autoApproveTools: t.optional(t.list(t.string(), `These tools need no approval. ${toolNames}`)),
  disallowedTools: t.optional(t.list(t.string(), `These tools do not exist. ${toolNames}`)),
  maxTurns: t.optional(
    t.integer("The maximum number of turns of the model.", { minimum: 1, maximum: 1000 }),
  ),
  maxBudgetUsd: t.optional(t.number("The maximum cost, in US dollars.", { exclusiveMinimum: 0 })),
  protocol: t.optional(
    t.string("The protocol to use with the agent; chosen by the request's needs when absent."),
  ),
};

/** The other names under which requests may give a setting. */
export const configAliases: TProperties = {
  workingDirectory: t.alias("cwd", t.string()),
  blockedTools: t.alias("disallowedTools", t.list(t.string())),
  tier: t.alias("permissionTier", t.oneOf(permissionTiers)),
};

export const sessionConfig: t.Definitions = {
  SessionConfig: t.open(
    "The configuration of a run, which may be stricter than the requested one.",
    {
      agentType: t.optional(t.string()),
      ...configProperties,
      ...presets(t.listed),
      capped: t.optional(
        t.list(t.string(), "The fields that were lowered to the server's cap, by name."),
      ),
      notGuaranteed: t.optional(
        t.list(t.string(), "The guarantees that are missing in this configuration, in words."),
      ),
    },
  ),
  RequestedConfig: t.closed("The configuration that a request asks for.", {
    ...configProperties,
    ...configAliases,
  }),
};
