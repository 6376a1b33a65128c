import {
  checks,
  createPlanner,
  flag,
  hasSecrets,
  present,
  takesMcpServers,
  wordIf,
  type Check,
  type Opening,
  type Planner,
  type ReadRequest,
  type SupportTable,
} from "@agentstream/adapter-kit/author";

import { info } from "./info.ts";
import { configFlags, threadConfig } from "./mcp-config.ts";
import { execModes, execOwn, serverModes, serverOwn, type CodexRow } from "./modes.ts";
import { execPrompt, serverPrompt, splitPrompt } from "./prompt.ts";
import { execFlags, serverSince, wordFor } from "./version-flags.ts";

const noToolLists = "Codex cannot limit its tools: limit what they can do by sandboxMode.";

const serverSupports: SupportTable = {
  maxTurns: "Codex has no limit of turns.",
  maxBudgetUsd: "Codex prints no costs, and has no limit of them.",
  allowedTools: noToolLists,
  disallowedTools: noToolLists,
  autoApproveTools: "Codex decides by its own rules what it asks for, not by the tool.",
  mcpServers: takesMcpServers(["stdio", "http"]),
  prompt: serverPrompt,
  cwd: checks.plain("cwd", "the path of a directory"),
  model: checks.plain("model", "the name of a model"),
  resume: checks.plain("resume", "the id or the name of a thread"),
  env: true,
  projectId: true,
  outputSchema: true,
  interactive: true,
  deltas: true,
};

/** What stands in an argument of its own would be taken for a flag. */
const isNoFlag = (text: string): boolean => !text.startsWith("-");

/** The servers of `codex exec` stand in its arguments, which others can read. */
const hasNoSecrets: Check = ({ mcpServers = [] }) =>
  mcpServers.some(hasSecrets)
    ? "codex exec would show env and headers in the list of processes: pass protocol app-server, or none."
    : undefined;

const execSupports: SupportTable = {
  ...serverSupports,
  mcpServers: [takesMcpServers(["stdio", "http"]), hasNoSecrets],
  prompt: execPrompt,
  cwd: checks.plain("cwd", "the path of a directory that does not begin with -", isNoFlag),
  model: checks.plain("model", "the name of a model that does not begin with -", isNoFlag),
  resume: checks.plain("resume", "the id or the name of a thread, not beginning with -", isNoFlag),
};

const schemaFile = "output-schema.json";

/** The prompt comes by standard input, so that it is never a flag and never too long: that is `-`. */
function execArgs(
  asked: ReadRequest,
  flags: readonly string[],
  images: readonly string[],
): string[] {
  const { cwd, model, outputSchema, resume } = asked;
  const imageFlags = images.map((path) => `--image=${path}`);
  return [
    "exec",
    "--json",
    "--skip-git-repo-check",
    ...flags,
    ...configFlags(asked),
    ...flag("-C", cwd),
    ...flag("-m", model),
    ...flag("--output-schema", outputSchema && `{file:${schemaFile}}`),
    // all but the images must come before `resume`, which does not know the sandbox's flag
    ...(resume === undefined ? imageFlags : ["resume", ...imageFlags, resume]),
    "-",
  ];
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const resumeNotes = ({ resume }: ReadRequest): string[] =>
  wordIf(
    resume !== undefined && !uuid.test(resume),
    "codex exec starts a new thread without a word where no thread has the name to resume.",
  );

/** The thread that is started or resumed, and what each turn has in addition to its prompt. */
function openingOf(asked: ReadRequest, row: CodexRow, version: string | undefined): Opening {
  const { cwd, model, resume, outputSchema } = asked;
  const approvalPolicy = wordFor(row.approvalPolicy, version);
  const sandbox = wordFor(row.sandbox, version);
  const method = resume === undefined ? "thread/start" : "thread/resume";
  // its history was emitted when it happened
  const history = resume === undefined ? {} : { threadId: resume, excludeTurns: true };
  const params = {
    ...history,
    ...present({ cwd, model, approvalPolicy, sandbox, config: threadConfig(asked) }),
  };
  return present({
    thread: { method, params },
    turn: outputSchema === undefined ? undefined : { outputSchema },
  });
}

export const planner: Planner = createPlanner({
  agentType: "codex",
  name: info.name,
  command: "codex",
  // two-way where somebody answers, or wants to see the text as it is written
  choose: ({ interactive, deltas, mcpServers = [] }) =>
    interactive === true || deltas === true || mcpServers.some(hasSecrets) ? "app-server" : "exec",
  protocols: {
    exec: {
      supports: execSupports,
      modes: execModes,
      own: execOwn,
      notes: resumeNotes,
      versionFlags: execFlags,
      call(asked, { flags }) {
        const { text, images } = splitPrompt(asked.prompt);
        const schema = asked.outputSchema;
        return {
          args: execArgs(asked, flags, images),
          stdin: text,
          opening: schema === undefined ? undefined : { turn: { outputSchema: schema } },
          files: { [schemaFile]: schema === undefined ? undefined : JSON.stringify(schema) },
        };
      },
    },
    "app-server": {
      supports: serverSupports,
      modes: serverModes,
      own: serverOwn,
      // where nobody answers it gets what `codex exec` gets: it asks for nothing
      modesOf: ({ protocol, interactive = protocol === "app-server" }) =>
        interactive ? undefined : { modes: execModes, own: execOwn },
      since: serverSince,
      call: (asked, row, version) => ({
        args: ["app-server"],
        opening: openingOf(asked, row, version),
      }),
    },
  },
});
