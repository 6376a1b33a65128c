import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { fileURLToPath } from "node:url";

import { readRecordings, splitLines } from "@agentstream/recordings";

import { atEnd } from "./at-end.ts";

export const token = "a-token-for-tests-0123456789";

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gateway-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a CLI prints in one run: before its text, a piece of its text, and after it. */
function readPieces(): { before: string[]; piece: string; after: string[] } {
  const recording = readRecordings().find(({ name }) => name === "claude/2.1.197/plain-text");
  const output = recording?.steps.at(-1)?.output;
  if (output === undefined) throw new Error("The recording claude/2.1.197/plain-text is gone.");
  const lines = splitLines(output).map(({ text }) => text);
  const first = lines.findIndex((line) => line.includes('"text_delta"'));
  const last = lines.findLastIndex((line) => line.includes('"text_delta"'));
  // the whole text, which is reported again, would not be the one of these pieces
  const after = lines.slice(last + 1).filter((line) => !line.startsWith('{"type":"assistant"'));
  return { before: lines.slice(0, first), piece: lines[first] ?? "", after };
}

export interface BurstOptions {
  readonly folder: string;
  readonly events: number;
  readonly eventsPerChunk: number;
  readonly pauseMs: number;
}

/** A `claude` that writes so many pieces of text, so many at once. */
export function installBurst({ folder, events, eventsPerChunk, pauseMs }: BurstOptions): void {
  const { before, piece, after } = readPieces();
  const program = `#!${process.execPath}
if (process.argv[2] === "--version") { console.log("2.1.197 (Claude Code)"); process.exit(); }
const { before, piece, after } = ${JSON.stringify({ before, piece, after })};
const say = (lines) => new Promise((resolve) => process.stdout.write(lines.join("\\n") + "\\n", resolve));
await say(before);
for (let informed = 0; informed < ${events}; informed += ${eventsPerChunk}) {
  await say(Array.from({ length: ${eventsPerChunk} }, () => piece));
  await new Promise((resolve) => setTimeout(resolve, ${pauseMs}));
}
await say(after);
`;
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  writeFileSync(join(folder, "claude"), program);
  chmodSync(join(folder, "claude"), 0o755);
}

export interface GatewayProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly kill: () => Promise<void>;
  /** Resident memory, in MB. */
  readonly memory: () => number;
}

const program = fileURLToPath(new URL("gateway-program.mjs", import.meta.url));

interface GatewayProcessOptions {
  /** A command that runs it. */
  readonly wrapper?: readonly string[];
  readonly maxSessions?: number;
}

/** A gateway as a process; `path` has the CLIs that it finds. */
export async function spawnGateway(
  data: string,
  workspace: string,
  path: string,
  { wrapper = [], maxSessions = 32 }: GatewayProcessOptions = {},
): Promise<GatewayProcess> {
  const own = [program, data, workspace, token, String(maxSessions)];
  const words = [...wrapper, process.execPath, ...own];
  const child = spawn(words[0] ?? "", words.slice(1), {
    env: { ...process.env, PATH: `${path}:${process.env["PATH"]}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const [line] = await Promise.race([
    once(child.stdout, "data"),
    exited.then(() => {
      throw new Error("The gateway did not start.");
    }),
  ]);
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await exited;
  };
  atEnd(kill);
  const { url } = JSON.parse(String(line));
  return {
    url,
    child,
    kill,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
  };
}

/** One way runs: nobody has to answer. */
export const burstRequest = {
  agentType: "claude",
  prompt: "go",
  config: { protocol: "stream-json" },
};

export const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };

export async function post(
  url: string,
  path: string,
  body: unknown,
  more: object = {},
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: "POST",
    headers: { ...headers, ...more },
    body: JSON.stringify(body),
  });
}

export async function idOf(response: Response): Promise<string> {
  const session: unknown = await response.json();
  const { id } = Object(session);
  if (typeof id === "string") return id;
  throw new Error(`It is no session: ${JSON.stringify(session)}`);
}

/** The `data:` lines of a stream with their ids, as far as it was read; broken off once `stop` says so. */
export async function readStream(
  url: string,
  id: string,
  after: number,
  stop: (frames: number) => boolean = () => false,
): Promise<{ readonly ids: number[]; readonly data: string[] }> {
  const controller = new AbortController();
  const ids: number[] = [];
  const data: string[] = [];
  try {
    const response = await fetch(`${url}/v1/sessions/${id}/events`, {
      headers: { ...headers, accept: "text/event-stream", "last-event-id": String(after) },
      signal: controller.signal,
    });
    let rest = "";
    const decoder = new StringDecoder("utf8");
    for await (const chunk of response.body ?? []) {
      const frames = (rest + decoder.write(Buffer.from(chunk))).split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) {
        const [, seq, text] = /^id: (\d+)\nevent: .*\ndata: (.*)$/.exec(frame) ?? [];
        if (seq === undefined || text === undefined) continue;
        ids.push(Number(seq));
        data.push(text);
      }
      if (stop(ids.length)) break;
    }
  } catch (error) {
    // the server is gone, or we are: what was read counts
    if (!(error instanceof TypeError || (error instanceof Error && error.name === "AbortError")))
      throw error;
  } finally {
    controller.abort();
  }
  return { ids, data };
}

/** Resolves when it is so. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  budgetMs = 180_000,
): Promise<void> {
  const end = Date.now() + budgetMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error("It did not become so in time.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
