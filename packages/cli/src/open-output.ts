import { fstatSync, write as writeTo } from "node:fs";
import { Writable } from "node:stream";

import type { Output } from "./terminal.ts";

/**
 * An output of the process. Node writes to a file without a look at how much was written: on a full disk the rest
 * of a line is lost and nothing fails. To files and devices this one writes itself, until all is written.
 */
export function openOutput(own: Output, descriptor: number): Output {
  return own.isTTY !== true && isFile(descriptor) ? createFileOutput(descriptor) : own;
}

function isFile(descriptor: number): boolean {
  try {
    // bigint: after a stat of a pipe without it, Node resolves no links of the modules that are imported later, and
    // loads those of linked packages twice
    const stats = fstatSync(descriptor, { bigint: true });
    return stats.isFile() || stats.isCharacterDevice();
  } catch {
    // it is closed
    return false;
  }
}

const createFileOutput = (descriptor: number): Output =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => writeAll(descriptor, chunk, done),
  });

function writeAll(
  descriptor: number,
  bytes: Uint8Array,
  done: (error?: Error | null) => void,
): void {
  writeTo(descriptor, bytes, (error, written) => {
    if (error !== null) return done(error);
    if (written < bytes.length) return writeAll(descriptor, bytes.subarray(written), done);
    done();
  });
}
