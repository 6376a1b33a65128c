import {
  acpMcpServers,
  checks,
  createPlanner,
  joinedFlag,
  noteOnCwd,
  plainPrompt,
  present,
  takesMcpServers,
  wordIf,
  type Planner,
  type ReadRequest,
  type SupportTable,
} from "@agentstream/adapter-kit/author";

import { buildPolicy, unapprovableTools, unknownTools } from "./build-policy.ts";
import { info } from "./info.ts";
import {
  acpModeIds,
  acpModes,
  acpOwn,
  streamJsonModes,
  streamJsonOwn,
  type GeminiRow,
} from "./modes.ts";
import {
  hasPlanMode,
  hasPolicies,
  hasSessionModes,
  streamJsonSince,
  versionFlags,
} from "./version-flags.ts";

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
  mcpServers: takesMcpServers(["stdio", "http", "sse"]),
  outputSchema: "Gemini CLI takes no schema for its answer.",
  maxTurns: "Gemini CLI takes this from its settings alone: set `model.maxSessionTurns` there.",
  maxBudgetUsd: "Gemini CLI does not know what a run costs.",
};

const policyFile = "policy.toml";

/** The flag for the policy file, and the file, if there is a policy. */
function policyOf(
  row: GeminiRow,
  asked: ReadRequest,
  version: string | undefined,
): { readonly flags: readonly string[]; readonly files: Record<string, string | undefined> } {
  // where no mode is asked for, a policy that cannot be passed on is no broken promise
  const isGuarded =
    row.isGuarded && hasPlanMode(version) && (hasPolicies(version) || hasModes(asked));
  const policy = buildPolicy({ ...row, isGuarded }, asked);
  const flags = joinedFlag("--policy", policy && `{file:${policyFile}}`);
  return { flags, files: { [policyFile]: policy } };
}

const hasModes = ({ approvalMode, sandboxMode }: ReadRequest): boolean =>
  approvalMode !== undefined || sandboxMode !== undefined;

const trusted = "The workspace is trusted: its own settings, hooks and MCP servers are in force.";
const listNotes = ({ allowedTools }: ReadRequest): string[] =>
  wordIf(
    allowedTools !== undefined,
    "Tools of the list that the approval mode does not approve do not exist.",
  );

// a signal to the one process then reaches the agent
const env = { GEMINI_CLI_NO_RELAUNCH: "true" };

export const planner: Planner = createPlanner({
  agentType: "gemini",
  name: info.name,
  command: "gemini",
  // with ACP somebody can answer, and servers can be passed on
  choose: ({ interactive = false, mcpServers = [] }) =>
    interactive || mcpServers.length > 0 ? "acp" : "stream-json",
  protocols: {
    "stream-json": {
      supports: {
        ...supports,
        mcpServers:
          "Gemini CLI takes MCP servers of a request over ACP: pass protocol acp, or none.",
      },
      modes: streamJsonModes,
      own: streamJsonOwn,
      notes: (asked) => [...listNotes(asked), trusted],
      since: streamJsonSince,
      versionFlags,
      call(asked, row, version) {
        const { flags, files } = policyOf(row, asked, version);
        return {
          args: [
            "--output-format=stream-json",
            // without it a directory that nobody has trusted yet ends the run at once
            "--skip-trust",
            ...joinedFlag("--approval-mode", hasModes(asked) ? row.flag : undefined),
            ...flags,
            ...joinedFlag("--model", asked.model),
            ...joinedFlag("--resume", asked.resume),
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
      notes: (asked) => [...listNotes(asked), ...noteOnCwd(asked), trusted],
      versionFlags,
      call(asked, row, version) {
        const { flags, files } = policyOf(row, asked, version);
        const isAsked = hasModes(asked);
        // a session that has no modes has that of the command
        const isOfCommand = isAsked && !hasSessionModes(version);
        const mode = isAsked && !isOfCommand ? acpModeIds[row.flag] : undefined;
        return {
          args: [
            "--acp",
            ...joinedFlag("--approval-mode", isOfCommand ? row.flag : undefined),
            ...flags,
            ...joinedFlag("--model", asked.model),
          ],
          // an untrusted directory would end it at once
          env: { ...env, GEMINI_CLI_TRUST_WORKSPACE: "true" },
          opening: present({
            cwd: asked.cwd,
            resume: asked.resume,
            mode,
            mcpServers: acpMcpServers(asked),
          }),
          files,
        };
      },
    },
  },
});
