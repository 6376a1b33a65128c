import {
  acpMcpServers,
  checks,
  createPlanner,
  noteOnCwd,
  isTakenLiterally,
  joinedFlag,
  present,
  takesMcpServers,
  wordIf,
  type Check,
  type Planner,
  type ReadRequest,
  type SupportTable,
} from "@agentstream/adapter-kit/author";

import { configFile, configOf, configVariable } from "./build-config.ts";
import { buildRules, splitsEditing, unapprovableTools, unknownTools } from "./build-rules.ts";
import { info } from "./info.ts";
import { acpModes, acpOwn, runModes, runOwn, type OpencodeRow } from "./modes.ts";
import { runPrompt, splitPrompt } from "./prompt.ts";
import { jsonSince, versionFlags } from "./version-flags.ts";

/** Where the CLI reads the rules of a run. */
const permissionVariable = "OPENCODE_PERMISSION";
/** Settings that the CLI adds to those of the user. */
const contentVariable = "OPENCODE_CONFIG_CONTENT";

/** Whether a request asks for anything of what is permitted. */
const hasModes = (asked: ReadRequest): boolean =>
  [
    asked.approvalMode,
    asked.sandboxMode,
    asked.allowedTools,
    asked.autoApproveTools,
    asked.disallowedTools,
  ].some((field) => field !== undefined);

/** Editing is one permission for all tools that edit. */
const wholeEditing = (names: readonly string[] | undefined): string | undefined =>
  splitsEditing(names)
    ? "opencode permits editing as a whole: name both edit and write, or kind:edit."
    : undefined;

const permissionsAgree: Check = (asked) =>
  hasModes(asked) && asked.env?.[permissionVariable] !== undefined
    ? `${permissionVariable} would contradict the modes and tools of the request.`
    : undefined;

const stepsAgree: Check = ({ env, maxTurns }) =>
  maxTurns !== undefined && env?.[contentVariable] !== undefined
    ? `maxTurns is passed in ${contentVariable}: set agent.build.steps there, and no maxTurns.`
    : undefined;

const configAgrees: Check = ({ env, mcpServers = [] }) =>
  mcpServers.length > 0 && env?.[configVariable] !== undefined
    ? `${configVariable} would contradict the MCP servers of the request.`
    : undefined;

const supports: SupportTable = {
  prompt: runPrompt,
  resume: checks.plain("resume", "the native id of a conversation"),
  model: checks.plain("model", "<provider>/<model>, as `opencode models` lists it", (model) =>
    /^[^/]+\/./.test(model),
  ),
  cwd: checks.plain("cwd", "a path"),
  env: [permissionsAgree, stepsAgree],
  projectId: true,
  interactive: true,
  deltas: true,
  allowedTools: [
    checks.tools("allowedTools", unknownTools),
    ({ allowedTools }) => wholeEditing(allowedTools),
  ],
  autoApproveTools: [
    checks.tools("autoApproveTools", unknownTools),
    ({ autoApproveTools }) => wholeEditing(autoApproveTools),
    checks.approvable(unapprovableTools),
  ],
  disallowedTools: checks.tools("disallowedTools", unknownTools),
  mcpServers: takesMcpServers(["stdio", "http", "sse"]),
  outputSchema: "opencode takes no schema for its answer.",
  maxTurns: true,
  maxBudgetUsd: "opencode has no limit of costs.",
};

/** The agent's own rules are not known here, so a list of all tools that exist cannot be made of them. */
const isOwn = ({ approvalMode, sandboxMode, allowedTools }: ReadRequest): boolean =>
  approvalMode === undefined && sandboxMode === undefined && allowedTools === undefined;

function envOf(asked: ReadRequest, row: OpencodeRow): Record<string, string> {
  const rules = buildRules(row, asked);
  const { maxTurns: steps } = asked;
  return present({
    [permissionVariable]: Object.keys(rules).length > 0 ? JSON.stringify(rules) : undefined,
    [contentVariable]:
      steps === undefined ? undefined : JSON.stringify({ agent: { build: { steps } } }),
  });
}

/** What a limit of turns is worth: from the last step on the CLI asks the model to stop, and does not make it. */
const turnNotes = ({ maxTurns }: ReadRequest): string[] =>
  maxTurns === undefined
    ? []
    : [
        "At the limit of turns opencode asks the model to stop; a model that calls more tools continues.",
        `The limit is that of the agent build, and is passed in ${contentVariable}: a value that the user has set there does not apply.`,
      ];

export const planner: Planner = createPlanner({
  agentType: "opencode",
  name: info.name,
  command: "opencode",
  // with ACP somebody can answer
  choose: ({ interactive = false }) => (interactive ? "acp" : "run"),
  protocols: {
    run: {
      supports: {
        ...supports,
        mcpServers: [
          takesMcpServers(["stdio", "http", "sse"]),
          isTakenLiterally("opencode", /\{(?:env|file):/),
        ],
        env: [permissionsAgree, stepsAgree, configAgrees],
      },
      modes: runModes,
      own: runOwn,
      since: jsonSince,
      versionFlags,
      isOwn,
      notes: (asked) => [
        ...turnNotes(asked),
        ...wordIf(
          (asked.mcpServers ?? []).length > 0,
          "The file that OPENCODE_CONFIG of the environment names is not read: the servers stand in its place.",
        ),
        ...wordIf(
          asked.allowedTools !== undefined,
          "Tools of the list that the approval mode does not approve do not exist.",
        ),
        ...wordIf(
          (asked.disallowedTools ?? []).length > 0,
          "Editing is permitted as a whole: a tool that edits takes the others with it.",
        ),
      ],
      call: (asked, row) => {
        const config = configOf(asked);
        const { text, files } = splitPrompt(asked.prompt);
        return {
          args: [
            "run",
            "--format=json",
            "--thinking",
            ...wordIf(row.isAuto, "--auto"),
            ...joinedFlag("--model", asked.model),
            ...joinedFlag("--session", asked.resume),
            ...files.flatMap((path) => joinedFlag("--file", path)),
          ],
          env: { ...envOf(asked, row), [configVariable]: config && `{file:${configFile}}` },
          files: { [configFile]: config },
          // as input a prompt is never taken for a flag, and may be of any length
          stdin: text,
        };
      },
    },
    acp: {
      supports: { ...supports, prompt: checks.prompt },
      modes: acpModes,
      own: acpOwn,
      isOwn,
      notes: (asked) => [
        ...turnNotes(asked),
        ...wordIf(
          asked.allowedTools !== undefined,
          "Tools of the list that have no rule of their own do not exist.",
        ),
        ...noteOnCwd(asked),
        "The settings, plugins and MCP servers of the directory are in force.",
      ],
      call: (asked, row) => ({
        args: ["acp"],
        env: envOf(asked, row),
        opening: present({
          cwd: asked.cwd,
          model: asked.model,
          resume: asked.resume,
          mcpServers: acpMcpServers(asked),
        }),
      }),
    },
  },
});
