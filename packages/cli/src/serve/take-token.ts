import { closeSync, openSync, readFileSync, readSync, writeSync } from "node:fs";

const variable = "AGENTSTREAM_TOKEN";

export interface TakenToken {
  readonly token: string | undefined;
  /** Other processes of this user can still read it in /proc. */
  readonly isExposed: boolean;
}

/**
 * Takes the token out of the environment. To delete a variable leaves it in /proc/<pid>/environ, where agents of the
 * same user could read it: so its bytes are overwritten where the system keeps them.
 */
export function takeToken(env: NodeJS.ProcessEnv): TakenToken {
  const token = env[variable];
  if (token === undefined) return { token, isExposed: false };
  delete env[variable];
  if (process.platform !== "linux") return { token, isExposed: false };
  try {
    wipe(token);
  } catch {
    // checked below
  }
  return { token, isExposed: isListed(token) };
}

/** The block of the environment, by the fields 50 and 51 of the process's state. */
function wipe(token: string): void {
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [start, end] = [Number(fields[47]), Number(fields[48])];
  const memory = openSync("/proc/self/mem", "r+");
  try {
    const block = Buffer.alloc(end - start);
    readSync(memory, block, 0, block.length, start);
    const name = `${variable}=`;
    const at = `\0${block.toString("latin1")}`.indexOf(`\0${name}`);
    const zeros = Buffer.alloc(Buffer.byteLength(token));
    if (at !== -1) writeSync(memory, zeros, 0, zeros.length, start + at + name.length);
  } finally {
    closeSync(memory);
  }
}

function isListed(token: string): boolean {
  try {
    return readFileSync("/proc/self/environ").includes(token);
  } catch {
    return false;
  }
}
