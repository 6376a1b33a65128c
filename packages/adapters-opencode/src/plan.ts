import {
  checks,
  createPlanner,
  noMcpServers,
  plainPrompt,
  present,
  type Planner,
  type ReadRequest,
  type SupportTable,
} from "@agentstream/adapter-kit/author";

import { buildRules, splitsEditing, unapprovableTools, unknownTools } from "./build-rules.ts";
import { acpModes, acpOwn, runModes, runOwn, type OpencodeRow } from "./modes.ts";

/** Where the CLI reads the rules of a run. */
const permissionVariable = "OPENCODE_PERMISSION";

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

const supports: SupportTable = {
  prompt: checks.textPrompt("opencode", "name images and files in the text, by their paths."),
  resume: checks.plain("resume", "the native id of a conversation"),
  model: checks.plain("model", "<provider>/<model>, as `opencode models` lists it", (model) =>
    /^[^/]+\/./.test(model),
  ),
  cwd: checks.plain("cwd", "a path"),
  env: (asked) =>
    hasModes(asked) && asked.env?.[permissionVariable] !== undefined
      ? `${permissionVariable} would contradict the modes and tools of the request.`
      : undefined,
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
  mcpServers: noMcpServers,
  outputSchema: "opencode takes no schema for its answer.",
  maxTurns: "opencode takes this from its settings alone: set `steps` of the agent there.",
  maxBudgetUsd: "opencode has no limit of costs.",
};

/** The agent's own rules are not known here, so a list of all tools that exist cannot be made of them. */
const isOwn = ({ approvalMode, sandboxMode, allowedTools }: ReadRequest): boolean =>
  approvalMode === undefined && sandboxMode === undefined && allowedTools === undefined;

function envOf(asked: ReadRequest, row: OpencodeRow): Record<string, string> {
  const rules = buildRules(row, asked);
  return Object.keys(rules).length > 0 ? { [permissionVariable]: JSON.stringify(rules) } : {};
}

/** The note, if the condition holds. */
const noteIf = (condition: boolean, note: string): string[] => (condition ? [note] : []);

export const planner: Planner = createPlanner({
  agentType: "opencode",
  command: "opencode",
  // with ACP somebody can answer
  choose: ({ interactive = false }) => (interactive ? "acp" : "run"),
  protocols: {
    run: {
      supports,
      modes: runModes,
      own: runOwn,
      isOwn,
      notes: ({ allowedTools, disallowedTools = [] }) => [
        ...noteIf(
          allowedTools !== undefined,
          "Tools of the list that the approval mode does not approve do not exist.",
        ),
        ...noteIf(
          disallowedTools.length > 0,
          "Editing is permitted as a whole: a tool that edits takes the others with it.",
        ),
      ],
      call: (asked, row) => ({
        args: [
          "run",
          "--format=json",
          "--thinking",
          ...(row.isAuto ? ["--auto"] : []),
          // each value is joined to its flag: a value that begins with `-` stays a value
          ...(asked.model === undefined ? [] : [`--model=${asked.model}`]),
          ...(asked.resume === undefined ? [] : [`--session=${asked.resume}`]),
        ],
        env: envOf(asked, row),
        // as input a prompt is never taken for a flag, and may be of any length
        stdin: plainPrompt(asked.prompt),
      }),
    },
    acp: {
      supports: { ...supports, prompt: checks.prompt },
      modes: acpModes,
      own: acpOwn,
      isOwn,
      notes: ({ allowedTools, cwd }) => [
        ...noteIf(
          allowedTools !== undefined,
          "Tools of the list that have no rule of their own do not exist.",
        ),
        ...noteIf(cwd === undefined, "The session is told no directory but its process's own."),
        "The settings, plugins and MCP servers of the directory are in force.",
      ],
      call: (asked, row) => ({
        args: ["acp"],
        env: envOf(asked, row),
        opening: present({ cwd: asked.cwd, model: asked.model, resume: asked.resume }),
      }),
    },
  },
});
