import { closeSync, openSync, readFileSync, readSync, writeSync } from "node:fs";

/** The variables of a server that have secrets. */
export type SecretVariable = "AGENTSTREAM_TOKEN" | "AGENTSTREAM_WEBHOOK_SECRET";

export interface TakenSecret {
  readonly secret: string | undefined;
  /** Other processes of this user can still read it in /proc. */
  readonly isExposed: boolean;
}

/**
 * Takes a secret out of the environment. To delete a variable leaves it in /proc/<pid>/environ, where agents of the
 * same user could read it: so its bytes are overwritten where the system keeps them.
 */
export function takeSecret(env: NodeJS.ProcessEnv, variable: SecretVariable): TakenSecret {
  const secret = env[variable];
  if (secret === undefined) return { secret, isExposed: false };
  delete env[variable];
  if (process.platform !== "linux") return { secret, isExposed: false };
  try {
    wipe(variable, secret);
  } catch {
    // checked below
  }
  return { secret, isExposed: isListed(secret) };
}

/** The block of the environment, by the fields 50 and 51 of the process's state. */
function wipe(variable: SecretVariable, secret: string): void {
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [start, end] = [Number(fields[47]), Number(fields[48])];
  const memory = openSync("/proc/self/mem", "r+");
  try {
    const block = Buffer.alloc(end - start);
    readSync(memory, block, 0, block.length, start);
    const name = `${variable}=`;
    const at = `\0${block.toString("latin1")}`.indexOf(`\0${name}`);
    const zeros = Buffer.alloc(Buffer.byteLength(secret));
    if (at !== -1) writeSync(memory, zeros, 0, zeros.length, start + at + name.length);
  } finally {
    closeSync(memory);
  }
}

function isListed(secret: string): boolean {
  if (secret === "") return false;
  try {
    return readFileSync("/proc/self/environ").includes(secret);
  } catch {
    return false;
  }
}
