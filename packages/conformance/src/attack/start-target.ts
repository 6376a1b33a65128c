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
  /** In MB; undefined where the system does not tell. */
  readonly memory: () => number | undefined;
  /** The lines of its error output. */
  readonly errors: () => readonly string[];
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

export async function startTarget(...flags: readonly string[]): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), "attack-"));
  const data = join(folder, "data");
  const args = [bin, "serve", "--port", "0", "--data", data, "--workspace", folder, ...flags];
  const { AGENTSTREAM_TOKEN: _, ...env } = process.env;
  const clis = join(folder, "clis");
  const searched = `${clis}:${env["PATH"]}`;
  const child = spawn(process.execPath, ["--expose-gc", "--import", loopWatch, ...args], {
    env: { ...env, PATH: searched, ATTACK_LOOP_FILE: join(folder, "loop") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => {
    if (errors.length < mostErrors) errors.push(line);
  });
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.includes('"driver": "echo"}')) break;
  }
  const url = /listens on (\S+)/.exec(printed)?.[1];
  if (url === undefined) throw new Error(`the server did not start: ${printed}`);
  const token = readFileSync(join(data, "token"), "utf8").trim();
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
    isRunning: () => child.exitCode === null && child.signalCode === null,
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
    async stop() {
      const exited = once(child, "exit");
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGKILL");
        await exited;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
