import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { atEnd } from "../../test/at-end.ts";
import { makeFolder, token, until } from "../../test/gateway-kit.ts";

const program = fileURLToPath(new URL("../../../cli/bin/agentstream.js", import.meta.url));

type Role = "gateway" | "worker" | "gateway,worker";

/** A server of a cluster as a process, which can die and be started again. */
export interface NodeProcess {
  readonly name: string;
  readonly role: Role;
  /** Of its newest start. */
  readonly url: () => string;
  readonly pid: () => number;
  readonly start: () => Promise<void>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Ends it by this signal, and waits until it is gone. */
  readonly end: (name: NodeJS.Signals) => Promise<void>;
}

export interface NodeProcesses {
  /** Below which the agents are installed, so that their processes can be recognised. */
  readonly folder: string;
  readonly start: (name: string, role: Role, args?: readonly string[]) => Promise<NodeProcess>;
}

/** Servers that share one Redis, with the agents of a folder. */
export function startNodes(redisUrl: string): NodeProcesses {
  const folder = makeFolder();
  const workspace = join(folder, "workspace");
  mkdirSync(workspace);
  const tokenFile = join(folder, "tokens.json");
  const hash = createHash("sha256").update(token).digest("hex");
  const entry = { name: "default", hash, scopes: ["run", "read", "answer", "admin"] };
  writeFileSync(tokenFile, JSON.stringify([entry]), { mode: 0o600 });
  const shared = ["--cluster", redisUrl, "--workspace", workspace, "--token-file", tokenFile];
  return {
    folder,
    async start(name, role, args = []) {
      const data = ["--data", join(folder, name), "--port", "0"];
      const own = ["--node", name, "--role", role, "--lease", "1s", "--linger", "0"];
      const node = createNode(name, role, folder, [...data, ...shared, ...own, ...args]);
      await node.start();
      return node;
    },
  };
}

function createNode(
  name: string,
  role: Role,
  folder: string,
  args: readonly string[],
): NodeProcess {
  let child: ChildProcess | undefined;
  let url = "";

  async function start(): Promise<void> {
    child = spawn(process.execPath, [program, "serve", ...args], {
      env: { ...process.env, PATH: `${folder}:${process.env["PATH"]}` },
      stdio: ["ignore", "pipe", "inherit"],
    });
    url = await addressIn(child);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = child;
    child = undefined;
    if (ended === undefined || ended.exitCode !== null || ended.signalCode !== null) return;
    const exited = once(ended, "exit");
    ended.kill(signal);
    await exited;
  }

  atEnd(async () => {
    child?.kill("SIGCONT");
    await end("SIGKILL");
  });
  return {
    name,
    role,
    url: () => url,
    pid: () => child?.pid ?? 0,
    start,
    signal: (one) => void child?.kill(one),
    end,
  };
}

async function addressIn(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("The output of a server is read.");
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^agentstream listens on (http:\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    // nobody reads the rest
    child.stdout.resume();
    return url;
  }
  throw new Error("The server did not start.");
}

/** Resolves when the gateway knows that all of them are there. */
export async function untilListed(gateway: NodeProcess, names: readonly string[]): Promise<void> {
  await until(async () => {
    const found = new Set((await listNodes(gateway)).map(({ name }) => name));
    return names.every((name) => found.has(name));
  });
}

interface ListedNode {
  readonly name: string;
  readonly load: { readonly running: number };
}

/** None while the gateway does not answer. */
export async function listNodes(gateway: NodeProcess): Promise<readonly ListedNode[]> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${gateway.url()}/v1/info`, { headers });
    const { nodes } = Object(await response.json());
    return Array.isArray(nodes) ? nodes : [];
  } catch {
    return [];
  }
}
