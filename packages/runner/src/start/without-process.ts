import type { Connection, Exited } from "../transport.ts";

/** A connection to an agent that has no process: nothing is read from it or written to it. */
export const withoutProcess = (exited: Promise<Exited>): Connection => ({
  pid: undefined,
  stdout: noBytes(),
  stderr: noBytes(),
  write: () => Promise.resolve(),
  closeInput: () => {},
  signal: () => {},
  exited,
});

async function* noBytes(): AsyncGenerator<Uint8Array> {}
