import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

/** What a command is connected to. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** The command was called wrongly: what is wrong and the remedy. */
export class UsageError extends Error {}

/** Nobody reads any more. No reason to complain. */
export class PipeClosedError extends Error {}

/** Writes, and waits until there is room for more. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (stream.destroyed) throw new PipeClosedError();
  if (stream.write(text)) return;
  await once(stream, "drain").catch(() => {
    throw new PipeClosedError();
  });
}
