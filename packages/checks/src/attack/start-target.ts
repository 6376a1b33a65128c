import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../../../cli/dist/bin.js", import.meta.url));

const loopWatch = new URL("watch-loop.mjs", import.meta.url).href;

/** The lines of error output that are kept. */
const mostErrors = 10_000;

/** A server in a process of its own. */
export interface Target {
  readonly url: string;
  readonly token: string;
  readonly data: string;
  readonly workspace: string;
  /** A folder for CLIs of agents: the server looks there first. */
  readonly clis: string;
  /** With the token; a body is sent as JSON. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Headers,
  ) => Promise<Response>;
  /** From here on the delay of the server's event loop counts. */
  readonly beginWatch: () => void;
  /** The delay of the server's event loop so far, p99 in ms; undefined if it is not known yet. */
  readonly blocked: () => number | undefined;
  /** In MB; undefined where the system does not report it. */
  readonly memory: () => number | undefined;
  /** The lines of its error output. */
  readonly errors: () => readonly string[];
  readonly isRunning: () => boolean;
  /** Kills it, and starts another one on the same data. */
  readonly restart: () => Promise<Target>;
  readonly stop: () => Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

/** In the flags, `{folder}` stands for the workspace. */
export const startTarget = (...flags: readonly string[]): Promise<Target> =>
  startIn(mkdtempSync(join(tmpdir(), "attack-")), flags);

async function startIn(folder: string, flags: readonly string[]): Promise<Target> {
  const data = join(folder, "data");
  const clis = join(folder, "clis");
  const child = spawnServer(folder, ["--data", data, ...flags], clis);
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => {
    if (errors.length < mostErrors) errors.push(line);
  });
  const url = await readUrl(child.stdout);
  const token = readFileSync(join(data, "token"), "utf8").trim();
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const kill = async (): Promise<void> => {
    const exited = once(child, "exit");
    if (!isRunning()) return;
    child.kill("SIGKILL");
    await exited;
  };
  return {
    url,
    token,
    data,
    workspace: folder,
    clis,
    beginWatch: () => void child.kill("SIGUSR2"),
    blocked: () => readBlocked(join(folder, "loop")),
    memory: () => readMemory(child.pid ?? 0),
    errors: () => errors,
    isRunning,
    call: (method, path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    async restart() {
      await kill();
      return startIn(folder, flags);
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function spawnServer(folder: string, flags: readonly string[], clis: string) {
  const args = [bin, "serve", "--port", "0", "--workspace", folder];
  args.push(...flags.map((flag) => flag.replace("{folder}", folder)));
  const { AGENTSTREAM_TOKEN: _, ...env } = process.env;
  return spawn(process.execPath, ["--expose-gc", "--import", loopWatch, ...args], {
    env: { ...env, PATH: `${clis}:${env["PATH"]}`, ATTACK_LOOP_FILE: join(folder, "loop") },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** The address that a server prints at its start, with all that it prints. */
async function readUrl(stdout: AsyncIterable<unknown>): Promise<string> {
  let printed = "";
  for await (const chunk of stdout) {
    printed += String(chunk);
    if (printed.includes('"driver": "echo"}')) break;
  }
  const url = /listens on (\S+)/.exec(printed)?.[1];
  if (url === undefined) throw new Error(`the server did not start: ${printed}`);
  return url;
}

function readBlocked(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

function readMemory(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
