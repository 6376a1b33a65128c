import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startServer, type StartedServer } from "./start-server.ts";

export interface OpenGateway extends StartedServer {
  /** Starts a run of the fake CLI; returns the id of its session. */
  readonly run: () => Promise<string>;
  /** A response with all events of a session, as server-sent events. */
  readonly read: (sessionId: string) => Promise<Response>;
  /** Reads the same by Node's own client, which takes the least time to hand on what comes. */
  readonly listen: (sessionId: string, onText: (text: string) => void) => Promise<void>;
  /** A page of events, as JSON. */
  readonly get: (sessionId: string, query: string) => Promise<string>;
  /** The JSON of an answer. */
  readonly post: (path: string, body: unknown) => Promise<Readonly<Record<string, unknown>>>;
}

/** Where the benchmark's own files are, and the built packages. */
export interface Places {
  readonly programs: string;
  readonly cli: string;
}

interface GatewayOptions extends Places {
  /** The program that stands for Claude Code. */
  readonly claude?: string;
  readonly flags?: readonly string[];
  /** Of the Node that runs the gateway. */
  readonly nodeFlags?: readonly string[];
  /** Of a token file among the flags. Absent: the one that the server makes. */
  readonly token?: string;
  /** Absent: a folder of its own. */
  readonly workspace?: string;
}

/** A gateway as users start it, whose Claude is a program that prints what `env` says. */
export async function openGateway(
  { programs, cli, claude = "claude.mjs", flags = [], token, ...options }: GatewayOptions,
  env: NodeJS.ProcessEnv,
): Promise<OpenGateway> {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const bin = installClaude(join(programs, claude), folder);
  const { workspace = join(folder, "workspace"), nodeFlags = [] } = options;
  mkdirSync(workspace, { recursive: true });
  const data = join(folder, "data");
  const server = await startServer(
    [
      ...nodeFlags,
      cli,
      "serve",
      "--port=0",
      `--data=${data}`,
      `--workspace=${workspace}`,
      "--log-level=silent",
      "--linger=0",
      ...Object.keys(env).map((name) => `--pass-env=${name}`),
      ...flags,
    ],
    { ...env, PATH: `${bin}:${process.env["PATH"]}`, HOME: folder },
  );
  let runs = 0;
  const headers = {
    Authorization: `Bearer ${token ?? readFileSync(join(data, "token"), "utf8").trim()}`,
    "Content-Type": "application/json",
  };
  return {
    ...server,
    run: () => execute(server.url, headers, `bench-${++runs}`),
    ...createReaders(server.url, headers),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder for PATH. */
function installClaude(program: string, folder: string): string {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  copyFileSync(program, join(bin, "claude"));
  chmodSync(join(bin, "claude"), 0o755);
  return bin;
}

type Headers = Readonly<Record<string, string>>;

async function execute(gatewayUrl: string, headers: Headers, key: string): Promise<string> {
  // unattended: the CLI is run one-way, as it is where it only prints
  const body = JSON.stringify({ idempotency_key: key, task: "Go.", driver: "claude" });
  const response = await fetch(`${gatewayUrl}/v1/execute`, { method: "POST", headers, body });
  const id = response.headers.get("agentstream-session");
  if (id === null) throw new Error(`POST /v1/execute: ${response.status} ${await response.text()}`);
  // its own stream is not what is measured
  await response.body?.cancel();
  return id;
}

type Readers = Pick<OpenGateway, "read" | "listen" | "get" | "post">;

function createReaders(gatewayUrl: string, headers: Headers): Readers {
  const accepting = { ...headers, Accept: "text/event-stream" };
  const urlOf = (sessionId: string, query = ""): string =>
    `${gatewayUrl}/v1/sessions/${sessionId}/events${query}`;
  return {
    read: (sessionId) => fetch(urlOf(sessionId), { headers: accepting }),
    listen: (sessionId, onText) =>
      new Promise((resolve, reject) => {
        const request = get(urlOf(sessionId), { headers: accepting }, (response) => {
          response.setEncoding("utf8").on("data", onText).on("end", resolve).on("error", reject);
        });
        request.on("error", reject);
      }),
    async get(sessionId, query) {
      const response = await fetch(urlOf(sessionId, `?${query}`), { headers });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
      return text;
    },
    async post(path, body) {
      const request = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await fetch(`${gatewayUrl}${path}`, request);
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
      return JSON.parse(text);
    },
  };
}
