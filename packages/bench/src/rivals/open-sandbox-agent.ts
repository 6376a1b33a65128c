import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { cpuSecondsOf } from "../gateway/cpu-seconds-of.ts";
import { endAt } from "./end-at.ts";

export interface SandboxAgent {
  /** Speaks to the agent; resolves when it has answered. */
  readonly prompt: () => Promise<void>;
  /** A stream of what the agent says after the event of a number, to the end of its next answer. */
  readonly read: (after?: number) => Promise<Response>;
  /** CPU seconds until now of the server, and of the agent's process that it needs, without the CLI that this one starts. */
  readonly cpuSeconds: () => Cost;
  readonly stop: () => Promise<void>;
}

export interface Cost {
  readonly server: number;
  readonly agent: number;
}

export interface SandboxAgentOptions {
  readonly binary: string;
  /** Of the agent's process, in the rivals' folder. */
  readonly node: string;
  readonly rivals: string;
  /** The CLI that stands for Claude Code. */
  readonly command: string;
}

const longestMs = 300_000;

/** Its server, with Claude Code as its agent, and a session of it. */
export async function openSandboxAgent(options: SandboxAgentOptions): Promise<SandboxAgent> {
  const home = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  installAgent(home, options);
  const port = await freePort();
  const args = ["server", `--port=${port}`, "--no-token", "--no-telemetry"];
  // its install script would, and is not run
  chmodSync(options.binary, 0o755);
  const child = spawn(options.binary, args, {
    env: {
      PATH: process.env["PATH"],
      HOME: home,
      ANTHROPIC_API_KEY: "none",
      SANDBOX_AGENT_REQUIRE_PREINSTALL: "true",
      SANDBOX_AGENT_ACP_REQUEST_TIMEOUT_MS: String(longestMs),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const kill = (): boolean => child.kill();
  process.once("exit", kill);
  const { pid = 0 } = child;
  const url = `http://127.0.0.1:${port}/v1`;
  await waitFor(`${url}/health`);
  const call = createCaller(`${url}/acp/bench`);
  await call("initialize", { protocolVersion: 1, clientCapabilities: {} });
  const { sessionId } = await call("session/new", { cwd: home, mcpServers: [] });
  const prompt = [{ type: "text", text: "Go." }];
  const [agentPid = 0] = childrenOf(pid);
  return {
    async prompt() {
      await call("session/prompt", { sessionId, prompt }, answerId);
    },
    async read(after = 0) {
      const headers = { Accept: "text/event-stream", "Last-Event-ID": String(after) };
      const signal = AbortSignal.timeout(longestMs);
      return endAt(await fetch(`${url}/acp/bench`, { headers, signal }), `"id":"${answerId}"`);
    },
    cpuSeconds: () => ({ server: cpuSecondsOf(pid), agent: cpuSecondsOf(agentPid) }),
    async stop() {
      kill();
      await ended;
      process.off("exit", kill);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const answerId = "bench-answer";

/** As its own installation would, which downloads: a launcher for the process that speaks ACP, and a CLI. */
function installAgent(home: string, { node, rivals, command }: SandboxAgentOptions): void {
  const bin = join(home, ".local/share/sandbox-agent/bin");
  const entry = join(rivals, "node_modules/@agentclientprotocol/claude-agent-acp/dist/index.js");
  const scripts = {
    claude: `exec '${command}' "$@"`,
    "agent_processes/claude-acp": `CLAUDE_CODE_EXECUTABLE='${command}' exec '${node}' '${entry}' "$@"`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    mkdirSync(dirname(join(bin, name)), { recursive: true });
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
}

interface Answer {
  readonly result?: Readonly<Record<string, unknown>>;
}

type Call = (
  method: string,
  params: unknown,
  id?: string,
) => Promise<NonNullable<Answer["result"]>>;

const createCaller =
  (url: string): Call =>
  async (method, params, id = method) => {
    const response = await fetch(`${url}?agent=claude`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id, method, params }),
    });
    const text = await response.text();
    const { result }: Answer = JSON.parse(text);
    if (result === undefined) throw new Error(`${method}: ${text}`);
    return result;
  };

async function waitFor(url: string): Promise<void> {
  for (const until = Date.now() + longestMs; Date.now() < until; await sleep(50)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`Nothing answers at ${url}.`);
}

/** Of all threads: each child is that of the one that has started it. */
const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const children = readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim();
    return children === "" ? [] : children.split(" ").map(Number);
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
