import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { cpuSecondsOf } from "./cpu-seconds-of.ts";

export interface StartedServer {
  readonly url: string;
  /** CPU seconds of the process until now. */
  readonly cpuSeconds: () => number;
  /** Bytes that the process has in memory. */
  readonly residentBytes: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts a program of Node that prints where it listens. */
export async function startServer(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<StartedServer> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await listeningUrl(child.stdout);
  const { pid } = child;
  if (url === undefined || pid === undefined) throw new Error(`${args[0]} did not start.`);
  return {
    url,
    cpuSeconds: () => cpuSecondsOf(pid),
    residentBytes: () => residentBytesOf(pid),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Where a server listens, as it prints it. Undefined if it ends before. */
export async function listeningUrl(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface(output)) {
    const [, url] = /listens on (http:\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    output.resume();
    return url;
  }
  return undefined;
}

function residentBytesOf(pid: number): number {
  const [, kilobytes = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
