import {
  checks,
  createPlanner,
  noMcpServers,
  present,
  type Opening,
  type Planner,
  type ReadRequest,
  type SupportTable,
} from "@agentstream/adapter-kit/author";

import { execModes, execOwn, serverModes, serverOwn, type CodexRow } from "./modes.ts";
import { execPrompt, serverPrompt, splitPrompt } from "./prompt.ts";

const noToolLists = "Codex cannot limit its tools: limit what they can do by sandboxMode.";

const serverSupports: SupportTable = {
  maxTurns: "Codex has no limit of turns.",
  maxBudgetUsd: "Codex prints no costs, and has no limit of them.",
  allowedTools: noToolLists,
  disallowedTools: noToolLists,
  autoApproveTools: "Codex decides by its own rules what it asks for, not by the tool.",
  mcpServers: noMcpServers,
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

const execSupports: SupportTable = {
  ...serverSupports,
  prompt: execPrompt,
  cwd: checks.plain("cwd", "the path of a directory that does not begin with -", isNoFlag),
  model: checks.plain("model", "the name of a model that does not begin with -", isNoFlag),
  resume: checks.plain("resume", "the id or the name of a thread, not beginning with -", isNoFlag),
};

const schemaFile = "output-schema.json";

/** The prompt comes by standard input, so that it is never a flag and never too long: that is `-`. */
function execArgs(
  { cwd, model, outputSchema, resume }: ReadRequest,
  flags: readonly string[],
  images: readonly string[],
): string[] {
  const imageFlags = images.map((path) => `--image=${path}`);
  return [
    "exec",
    "--json",
    "--skip-git-repo-check",
    ...flags,
    ...(cwd === undefined ? [] : ["-C", cwd]),
    ...(model === undefined ? [] : ["-m", model]),
    ...(outputSchema === undefined ? [] : ["--output-schema", `{file:${schemaFile}}`]),
    // all but the images must come before `resume`, which does not know the sandbox's flag
    ...(resume === undefined ? imageFlags : ["resume", ...imageFlags, resume]),
    "-",
  ];
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const resumeNotes = ({ resume }: ReadRequest): string[] =>
  resume === undefined || uuid.test(resume)
    ? []
    : ["codex exec starts a new thread without a word where no thread has the name to resume."];

/** The thread that is started or resumed, and what each turn has in addition to its prompt. */
function openingOf(
  { cwd, model, resume, outputSchema }: ReadRequest,
  { approvalPolicy, sandbox }: CodexRow,
): Opening {
  const method = resume === undefined ? "thread/start" : "thread/resume";
  // its history was emitted when it happened
  const history = resume === undefined ? {} : { threadId: resume, excludeTurns: true };
  const params = { ...history, ...present({ cwd, model, approvalPolicy, sandbox }) };
  return present({
    thread: { method, params },
    turn: outputSchema === undefined ? undefined : { outputSchema },
  });
}

export const planner: Planner = createPlanner({
  agentType: "codex",
  command: "codex",
  // two-way where somebody answers, or wants to see the text as it is written
  choose: ({ interactive, deltas }) =>
    interactive === true || deltas === true ? "app-server" : "exec",
  protocols: {
    exec: {
      supports: execSupports,
      modes: execModes,
      own: execOwn,
      notes: resumeNotes,
      call(asked, { flags }) {
        const { text, images } = splitPrompt(asked.prompt);
        const schema = asked.outputSchema;
        return {
          args: execArgs(asked, flags, images),
          stdin: text,
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
      call: (asked, row) => ({ args: ["app-server"], opening: openingOf(asked, row) }),
    },
  },
});
