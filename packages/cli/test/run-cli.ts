import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../dist/bin.js", import.meta.url));

export interface CliResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command as a real process. */
export async function runCli(
  args: readonly string[],
  input = "",
  cwd = process.cwd(),
): Promise<CliResult> {
  const child = spawn(process.execPath, [bin, ...args], { cwd });
  child.stdin.end(input);
  const [stdout, stderr, exitCode] = await Promise.all([
    readAll(child.stdout),
    readAll(child.stderr),
    new Promise<number | null>((resolve) => child.on("close", resolve)),
  ]);
  return { exitCode, stdout, stderr };
}

export const spawnCli = (args: readonly string[]): ReturnType<typeof spawn> =>
  spawn(process.execPath, [bin, ...args]);

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
