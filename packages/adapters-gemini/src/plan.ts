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

import { buildPolicy, unapprovableTools, unknownTools } from "./build-policy.ts";
import {
  acpModeIds,
  acpModes,
  acpOwn,
  streamJsonModes,
  streamJsonOwn,
  type GeminiRow,
} from "./modes.ts";

/** The CLI also takes a number, or `latest`, which silently starts anew where there is nothing to resume. */
const isConversation = (id: string): boolean => id !== "latest" && !/^\d+$/.test(id);

const supports: SupportTable = {
  prompt: checks.textPrompt("Gemini CLI", "name images and files in the text, as @path."),
  resume: checks.plain("resume", "the native id of a conversation", isConversation),
  model: checks.plain("model", "the name of a model"),
  cwd: true,
  env: true,
  projectId: true,
  interactive: true,
  deltas: true,
  allowedTools: checks.tools("allowedTools", unknownTools),
  autoApproveTools: [
    checks.tools("autoApproveTools", unknownTools),
    checks.approvable(unapprovableTools),
  ],
  disallowedTools: checks.tools("disallowedTools", unknownTools),
  mcpServers: noMcpServers,
  outputSchema: "Gemini CLI takes no schema for its answer.",
  maxTurns: "Gemini CLI takes this from its settings alone: set `model.maxSessionTurns` there.",
  maxBudgetUsd: "Gemini CLI does not know what a run costs.",
};

const policyFile = "policy.toml";

/** The flag for the policy file, and the file, if there is a policy. */
function policyOf(
  row: GeminiRow,
  asked: ReadRequest,
): { readonly flags: readonly string[]; readonly files: Record<string, string | undefined> } {
  const policy = buildPolicy(row, asked);
  const flags = policy === undefined ? [] : [`--policy={file:${policyFile}}`];
  return { flags, files: { [policyFile]: policy } };
}

/** A value is joined to its flag, so that one which begins with `-` stays a value. */
const flag = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [`--${name}=${value}`];

const hasModes = ({ approvalMode, sandboxMode }: ReadRequest): boolean =>
  approvalMode !== undefined || sandboxMode !== undefined;

const trusted = "The workspace is trusted: its own settings, hooks and MCP servers are in force.";
const listNotes = ({ allowedTools }: ReadRequest): string[] =>
  allowedTools === undefined
    ? []
    : ["Tools of the list that the approval mode does not approve do not exist."];

// a signal to the one process then reaches the agent
const env = { GEMINI_CLI_NO_RELAUNCH: "true" };

export const planner: Planner = createPlanner({
  agentType: "gemini",
  command: "gemini",
  // with ACP somebody can answer
  choose: ({ interactive = false }) => (interactive ? "acp" : "stream-json"),
  protocols: {
    "stream-json": {
      supports,
      modes: streamJsonModes,
      own: streamJsonOwn,
      notes: (asked) => [...listNotes(asked), trusted],
      call(asked, row) {
        const { flags, files } = policyOf(row, asked);
        return {
          args: [
            "--output-format=stream-json",
            // without it a directory that nobody has trusted yet ends the run at once
            "--skip-trust",
            ...flag("approval-mode", hasModes(asked) ? row.flag : undefined),
            ...flags,
            ...flag("model", asked.model),
            ...flag("resume", asked.resume),
          ],
          env,
          // as input a prompt is never taken for a flag, and may be of any length
          stdin: plainPrompt(asked.prompt),
          files,
        };
      },
    },
    acp: {
      supports: { ...supports, prompt: checks.prompt },
      modes: acpModes,
      own: acpOwn,
      notes: (asked) => [
        ...listNotes(asked),
        ...(asked.cwd === undefined
          ? ["The session is told no directory but its process's own."]
          : []),
        trusted,
      ],
      call(asked, row) {
        const { flags, files } = policyOf(row, asked);
        const mode = hasModes(asked) ? acpModeIds[row.flag] : undefined;
        return {
          args: ["--acp", ...flags, ...flag("model", asked.model)],
          // an untrusted directory would end it at once
          env: { ...env, GEMINI_CLI_TRUST_WORKSPACE: "true" },
          opening: present({ cwd: asked.cwd, resume: asked.resume, mode }),
          files,
        };
      },
    },
  },
});
