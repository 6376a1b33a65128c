import { execFile } from "node:child_process";

interface CommandOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

// of the whole rehearsal, which takes two minutes on an idle machine
const limitMs = 40 * 60_000;
const limit = AbortSignal.timeout(limitMs);

/** Runs a command to its end; gives its standard output, or throws with the end of all that it printed. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { cwd, env }: CommandOptions,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { cwd, env, signal: limit, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      if (error === null) return resolve(stdout);
      const why = limit.aborted ? `is stopped after ${limitMs / 1000} s of rehearsal` : "failed";
      const printed = `${stdout}\n${stderr}`.trim().split("\n").slice(-30).join("\n");
      reject(new Error(`\`${command} ${args.join(" ")}\` ${why}:\n${printed}`));
    });
    child.stdin?.end();
  });
