import type { ExitInput } from "../input.ts";
import type { Chunk } from "./source.ts";

/** A child process of Node, as far as it is needed here. */
export interface Child {
  readonly stdout: AsyncIterable<Chunk> | null;
  readonly stderr?: AsyncIterable<Chunk> | null;
  readonly exitCode: number | null;
  readonly signalCode: string | null;
  once(event: "exit", listener: (code: number | null, signal: string | null) => void): unknown;
  once(event: "error", listener: (error: Error) => void): unknown;
}

export const isChild = (source: unknown): source is Child =>
  typeof source === "object" &&
  source !== null &&
  "stdout" in source &&
  "once" in source &&
  typeof source.once === "function";

/** How a child ends: listens at once, and never rejects. */
export function exitOfChild(child: Child): Promise<ExitInput> {
  const { exitCode: code, signalCode: signal } = child;
  if (code !== null || signal !== null) return Promise.resolve({ type: "exit", code, signal });
  return new Promise((resolve) => {
    child.once("exit", (exitCode, exitSignal) =>
      resolve({ type: "exit", code: exitCode, signal: exitSignal }),
    );
    child.once("error", ({ message }) =>
      resolve({
        type: "exit",
        code: null,
        failure: { detail: "spawn", error: message, errorCode: "connectionFailed" },
      }),
    );
  });
}
