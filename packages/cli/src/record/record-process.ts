import { spawn } from "node:child_process";

import { createLineSplitter } from "@agentstream/stream";

import type { Terminal } from "../terminal.ts";

/** What a process printed and was given, and how it ended. */
export interface Recorded {
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** When each line of `stdout` was complete, in milliseconds. */
  readonly times: readonly number[];
  readonly written: readonly { readonly ms: number; readonly line: string }[];
  readonly exit: string;
}

/** Runs a command to its end. What is piped in goes to it; signals reach it, and are noted. */
export async function recordProcess(
  [file = "", ...args]: readonly string[],
  { stdin, stderr: screen, env, on, off }: Terminal,
): Promise<Recorded> {
  const started = Date.now();
  const now = (): number => Date.now() - started;
  const child = spawn(file, args, { env, stdio: "pipe" });
  const signals: string[] = [];
  const written: { ms: number; line: string }[] = [];
  const times: number[] = [];

  const pass = (signal: "SIGINT" | "SIGTERM") => (): void => {
    signals.push(`# signal ${signal} at ${now()}ms after stdout line ${times.length}`);
    // of a terminal the whole group gets it, and a second one would be another wish
    if (signal !== "SIGINT" || screen.isTTY !== true) child.kill(signal);
  };
  const listeners = (["SIGINT", "SIGTERM"] as const).map((name) => [name, pass(name)] as const);
  for (const [name, listener] of listeners) on(name, listener);

  // it may end before it has read everything
  child.stdin.on("error", () => {});
  if (stdin.isTTY === true) child.stdin.end();
  else {
    const splitter = createLineSplitter();
    const note = (lines: readonly { readonly text: string }[]): void =>
      void written.push(...lines.map(({ text }) => ({ ms: now(), line: text })));
    stdin.on("data", (bytes: Buffer) => note(splitter.push(bytes)));
    stdin.once("end", () => note(splitter.end()));
    stdin.pipe(child.stdin);
  }
  const [stdout, stderr, ended] = await Promise.all([
    readAll(child.stdout, (bytes) => {
      for (const byte of bytes) if (byte === 10) times.push(now());
    }),
    readAll(child.stderr, () => {}),
    new Promise<string>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => resolve(`code=${code} signal=${signal}`));
    }),
  ]);
  // a writer that goes on is not waited for
  stdin.destroy();
  for (const [name, listener] of listeners) off(name, listener);
  const exit = [`${ended} wall_ms=${now()}`, ...signals].map((line) => `${line}\n`).join("");
  return { stdout, stderr, times, written, exit };
}

async function readAll(
  stream: AsyncIterable<Uint8Array>,
  onChunk: (bytes: Uint8Array) => void,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const bytes of stream) {
    chunks.push(bytes);
    onChunk(bytes);
  }
  return Buffer.concat(chunks);
}
