import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
  type Stats,
} from "node:fs";

import { explainFileError } from "@agentstream/runner";

const mostBytes = 1024 * 1024;
/** Permission bits that a file must not have. */
const forbiddenBits = { secret: 0o077, hashes: 0o022 } as const;

/** `secret`: for its owner alone. `hashes`: others may read it, and must not change it. */
export type Holds = keyof typeof forbiddenBits;

/** Reads a file of secrets; throws if others can read or change it. */
export function readSecretFile(file: string, holds: Holds): string {
  const descriptor = open(file);
  try {
    // the opened file itself, so that nothing can be put in its place after the check
    checkFile(file, fstatSync(descriptor), holds);
    return readFileSync(descriptor, "utf8");
  } finally {
    closeSync(descriptor);
  }
}

/** Creates a file of secrets, with its whole content or not at all; false: the file exists already. */
export function createSecretFile(file: string, content: string): boolean {
  // on a full disk nothing can be written, and nothing must be
  if (existsSync(file)) return false;
  const draft = `${file}.${process.pid}.new`;
  rmSync(draft, { force: true });
  try {
    writeDurably(draft, content);
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw new Error(
      `Cannot write ${file}: ${explainFileError(error)}. Make room or pass another --data.`,
      { cause: error },
    );
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeDurably(file: string, content: string): void {
  const descriptor = openSync(file, "wx", 0o600);
  try {
    const written = writeSync(descriptor, content);
    if (written < Buffer.byteLength(content)) throw new Error("The disk is full");
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function open(file: string): number {
  try {
    // a pipe must not be waited for
    return openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    throw new Error(`Cannot read ${file}: ${explainFileError(error)}.`, { cause: error });
  }
}

function checkFile(file: string, stats: Stats, holds: Holds): void {
  if (!stats.isFile()) throw new Error(`Expected a regular file, got ${file}.`);
  if (stats.size > mostBytes) throw new Error(`${file} is larger than 1 MB; expected tokens.`);
  // Windows has no such modes
  if (process.getuid === undefined) return;
  const owners = holds === "secret" ? [process.getuid()] : [process.getuid(), 0];
  if (!owners.includes(stats.uid))
    throw new Error(
      `${file} belongs to the user with the id ${stats.uid}: run "chown ${process.getuid()} ${file}".`,
    );
  if ((stats.mode & forbiddenBits[holds]) === 0) return;
  const mode = (stats.mode & 0o777).toString(8);
  throw new Error(
    holds === "secret"
      ? `Other users can read ${file} (mode ${mode}): run "chmod 600 ${file}", or delete it for a new token.`
      : `Other users can change ${file} (mode ${mode}): run "chmod go-w ${file}".`,
  );
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;
