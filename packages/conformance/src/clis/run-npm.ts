import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { messageOf } from "@agentstream/stream";

import { read } from "../read.ts";
import { UsageError } from "../usage-error.ts";

const execute = promisify(execFile);

/** Runs npm and returns what it prints; its own words are the error. */
export async function runNpm(
  words: readonly string[],
  options: { readonly cwd?: string; readonly timeout?: number } = {},
): Promise<string> {
  try {
    // under `npm run --silent` npm would say nothing of its errors
    const args = [...words, "--loglevel=error"];
    const { stdout } = await execute("npm", args, { ...options, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const stderr = read.string(read.fields(error)["stderr"]) ?? "";
    const [said] = stderr
      .split("\n")
      .filter((line) => /^npm error (?!code |errno |syscall )/.test(line));
    throw new UsageError(`npm ${words[0]} failed: ${said ?? messageOf(error)}`);
  }
}
