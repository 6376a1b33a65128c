import { closeSync, constants, fstatSync, openSync, writeSync } from "node:fs";

import { explainFileError } from "@agentstream/runner";

export interface AuditFile {
  /** Throws if the line could not be written whole. */
  readonly write: (line: string) => void;
  readonly close: () => void;
}

/** Opens a file that lines are appended to, for its owner alone. Throws if others can read it. */
export function openAuditFile(file: string): AuditFile {
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW } = constants;
  // Windows has no such flag
  const noFollow = process.platform === "win32" ? 0 : O_NOFOLLOW;
  const descriptor = openOrExplain(file, O_APPEND | O_CREAT | O_WRONLY | noFollow);
  try {
    check(file, descriptor);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return {
    write(line) {
      const bytes = Buffer.from(line);
      if (writeSync(descriptor, bytes) < bytes.length) throw new Error("The disk is full");
    },
    close: () => closeSync(descriptor),
  };
}

function openOrExplain(file: string, flags: number): number {
  try {
    return openSync(file, flags, 0o600);
  } catch (error) {
    throw new Error(`--audit: cannot write ${file}: ${explainFileError(error)}`, { cause: error });
  }
}

function check(file: string, descriptor: number): void {
  const stats = fstatSync(descriptor);
  if (!stats.isFile()) throw new Error(`--audit: expected a regular file, got ${file}.`);
  if (process.platform !== "win32" && (stats.mode & 0o077) !== 0)
    throw new Error(`--audit: others can read or change ${file}: run "chmod 600 ${file}".`);
}
