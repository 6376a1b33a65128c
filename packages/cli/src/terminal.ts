import type { Readable, Writable } from "node:stream";

type Signal = "SIGINT" | "SIGTERM" | "SIGHUP";

/** What a command is connected to. */
export interface Terminal {
  readonly stdin: InputStream;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly on: (signal: Signal, listener: () => void) => unknown;
  readonly off: (signal: Signal, listener: () => void) => unknown;
}

export type InputStream = Readable & {
  readonly isTTY?: boolean;
  readonly setRawMode?: (isRaw: boolean) => unknown;
};

export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** The command was called wrongly: the fault and the remedy. */
export class UsageError extends Error {}

/** The reader closed the pipe; that is not an error. */
export class PipeClosedError extends Error {}

/** The output cannot be written: the disk is full, or the device refuses. */
export class WriteError extends Error {}

/** Writes, and resolves when it is written. */
export const write = (stream: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (error === null || error === undefined) resolve();
      else reject(failureOf(stream, error));
    });
  });

const closed = new Set(["EPIPE", "ECONNRESET", "EOF", "ERR_STREAM_DESTROYED"]);

/** What a failed write means: the reader is gone, or the output is lost. */
export function failureOf({ errored }: Writable, error: Error): PipeClosedError | WriteError {
  // after the first failure Node only says that the stream is destroyed
  const cause = errored ?? error;
  const code = "code" in cause ? String(cause.code) : "";
  return closed.has(code)
    ? new PipeClosedError()
    : new WriteError(`cannot write the output: ${cause.message}`, { cause });
}

/** Colours are for terminals, unless they are switched off. */
export const hasColours = ({ isTTY = false }: Output, { env }: Terminal): boolean =>
  isTTY && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";
