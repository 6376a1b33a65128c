// Claude Code over @ai-sdk/harness: its bridge is a process beside the reader, as it is in every sandbox.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { createLocalSandbox } from "./local-sandbox.mjs";

const packages = fileURLToPath(new URL("node_modules", import.meta.url));

let opened;

/** Reads a turn of a session, the first of which starts the bridge. */
export async function readHarness(command, take) {
  opened ??= openSession(command);
  const { agent, session } = await opened;
  const { stream } = await agent.stream({ session, prompt: "Go." });
  for await (const part of stream) take(part);
}

/** CPU microseconds of the bridge until now; none before it is started. */
export async function bridgeMicroseconds() {
  if (opened === undefined) return 0;
  const { pid } = await opened;
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1000;
}

async function openSession(command) {
  const { HarnessAgent } = await import("@ai-sdk/harness/agent");
  const { createClaudeCode } = await import("@ai-sdk/harness-claude-code");
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-harness-"));
  install(join(folder, "harness/claude-code/node_modules"), command);
  const harness = createClaudeCode({ auth: { anthropic: { apiKey: "none" } } });
  let pid;
  const agent = new HarnessAgent({
    // what its commands install is there
    harness: {
      ...harness,
      getBootstrap: async () => ({ ...(await harness.getBootstrap()), commands: [] }),
    },
    sandbox: createLocalSandbox(
      folder,
      { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: folder },
      (child) => {
        pid = child.pid;
      },
    ),
  });
  const session = await agent.createSession();
  process.once("exit", () => {
    process.kill(pid);
    rmSync(folder, { recursive: true, force: true });
  });
  return { agent, session, pid };
}

/** The packages of the bridge. It has no setting for the CLI, so its library is called with one more option. */
function install(modules, command) {
  const sdk = join(modules, "@anthropic-ai/claude-agent-sdk");
  mkdirSync(sdk, { recursive: true });
  for (const name of ["@modelcontextprotocol", "ws", "zod"])
    symlinkSync(join(packages, name), join(modules, name));
  const original = join(packages, "claude-agent-sdk-of-harness/sdk.mjs");
  writeFileSync(join(sdk, "package.json"), `{ "type": "module", "exports": "./index.js" }`);
  writeFileSync(
    join(sdk, "index.js"),
    `import { query as original } from ${JSON.stringify(original)};
const pathToClaudeCodeExecutable = ${JSON.stringify(command)};
export const query = ({ prompt, options }) =>
  original({ prompt, options: { ...options, pathToClaudeCodeExecutable } });
`,
  );
}
