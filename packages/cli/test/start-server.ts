import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { watchChild } from "@agentstream/codegen/testing";

import { bin, type Environment } from "./run-cli.ts";

export interface StartedServer {
  readonly child: ChildProcess;
  readonly url: string;
  /** What it printed at its start. */
  readonly said: string;
}

interface ServerOptions {
  readonly data: string;
  readonly flags: readonly string[];
  readonly env?: Environment;
  /** A number: an open file. */
  readonly stderr?: "inherit" | "ignore" | "pipe" | number;
  /** Called before anything is awaited, so that a test which fails can end the server. */
  readonly spawned: (child: ChildProcess) => unknown;
}

/** Starts the built server on a free port; resolves once it has printed how to talk to it. */
export async function startServer(options: ServerOptions): Promise<StartedServer> {
  const { data, flags, env, stderr = "inherit", spawned } = options;
  const { AGENTSTREAM_TOKEN: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [bin, "serve", "--port", "0", "--data", data, ...flags], {
    env: { ...inherited, ...(await watchChild()), ...env },
    stdio: ["ignore", "pipe", stderr],
  });
  spawned(child);
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    if (said.includes('"driver": "echo"}')) break;
  }
  return { child, said, url: /listens on (\S+)/.exec(said)?.[1] ?? "" };
}

export const tokenIn = (data: string): string => readFileSync(join(data, "token"), "utf8").trim();

/** A POST of JSON with a token. */
export const postJson = (
  url: string,
  token: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
