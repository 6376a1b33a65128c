import { errorOf } from "../error-of.ts";
import type { RunState } from "./run-batches.ts";

/** Writes to the agent, until its input is closed. */
export interface AgentInput {
  readonly write: (lines: readonly string[]) => void;
  /** No further prompt will come. */
  readonly finish: () => void;
  readonly isFinished: () => boolean;
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

export function createAgentInput({ prepared, process }: RunState): AgentInput {
  const { connection, inbox } = process;
  let isFinished = prepared.options.open !== true;
  let isClosed = !prepared.isInteractive;
  return {
    write(lines) {
      if (lines.length === 0 || isClosed) return;
      // not waited for: an agent that does not read may wait for its output to be read
      connection.write(lines.map((line) => `${line}\n`).join("")).catch((error: unknown) => {
        isClosed = true;
        inbox.put({ kind: "writeFailed", error: errorOf(error) });
      });
    },
    finish() {
      isFinished = true;
    },
    isFinished: () => isFinished,
    isClosed: () => isClosed,
    close() {
      if (isClosed) return;
      isClosed = true;
      connection.closeInput();
    },
  };
}
