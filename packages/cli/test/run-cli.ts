import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

import { run } from "../src/run.ts";

export const bin: string = fileURLToPath(new URL("../dist/bin.js", import.meta.url));

export interface CliResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Environment = Readonly<Record<string, string>>;

/** Runs the built command as a real process. */
export async function runCli(
  args: readonly string[],
  input = "",
  cwd = process.cwd(),
  env?: Environment,
): Promise<CliResult> {
  const child = spawn(process.execPath, [bin, ...args], { cwd, ...(env !== undefined && { env }) });
  child.stdin.end(input);
  return resultOf(child);
}

/** Runs the command in this process: for what does not depend on its being one of its own. */
export async function runHere(
  args: readonly string[],
  input = "",
  env: Environment = {},
): Promise<CliResult> {
  const [stdout, stderr] = [collecting(), collecting()];
  const exitCode = await run(args, {
    stdin: Readable.from([Buffer.from(input)]),
    stdout: stdout.output,
    stderr: stderr.output,
    env,
    on: () => {},
    off: () => {},
  });
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}

function collecting(): { output: Writable; text: () => string } {
  const chunks: Buffer[] = [];
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { output, text: () => Buffer.concat(chunks).toString("utf8") };
}

export const spawnCli = (
  args: readonly string[],
  env?: Environment,
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [bin, ...args], env === undefined ? {} : { env });

export async function resultOf(child: ChildProcessWithoutNullStreams): Promise<CliResult> {
  const [stdout, stderr, exitCode] = await Promise.all([
    readAll(child.stdout),
    readAll(child.stderr),
    new Promise<number | null>((resolve) => child.on("close", resolve)),
  ]);
  return { exitCode, stdout, stderr };
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
