import { once } from "node:events";
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

/** Colours are for terminals, and not for who does not want them. */
export const hasColours = ({ isTTY = false }: Output, { env }: Terminal): boolean =>
  isTTY && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";
