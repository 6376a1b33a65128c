import type { ExitInput } from "@agentstream/adapter-kit";

import type { Patience } from "../run.ts";
import type { Connection } from "../transport.ts";

/** Why a run is ended before its agent ends by itself. */
export interface Cause {
  /** What the translator is told; undefined: not the host's wish. */
  readonly sent: ExitInput["sent"];
  /** Which of the limits was reached. */
  readonly limit?: "idleTimeout" | "totalTimeout";
}

export interface Stopper {
  /** Ends the agent, each step within its budget; said again: with force at once. */
  readonly stop: (cause: Cause, first?: Rung) => void;
  /** Why it was stopped: the first cause counts. */
  readonly cause: () => Cause | undefined;
  /** It is gone. */
  readonly done: () => void;
}

/** The steps of ending a process, from the softest on. */
type Rung = "interrupt" | "SIGINT" | "SIGTERM" | "SIGKILL";

export interface StopperOptions {
  readonly patience: Patience;
  /** The protocol's own way; undefined: there is none. */
  readonly interrupt: (() => void) | undefined;
  readonly signal: Connection["signal"];
  /** Even force did not help. */
  readonly onGivenUp: () => void;
}

const rungs: readonly Rung[] = ["interrupt", "SIGINT", "SIGTERM", "SIGKILL"];

export function createStopper(options: StopperOptions): Stopper {
  const { patience, interrupt, signal, onGivenUp } = options;
  const { interruptMs, terminateMs, killMs } = patience;
  const budgets = {
    interrupt: interruptMs,
    SIGINT: interruptMs,
    SIGTERM: terminateMs,
    SIGKILL: killMs,
  };
  let cause: Cause | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;

  function climb(from: number): void {
    clearTimeout(timer);
    const rung = rungs[from];
    if (isDone) return;
    if (rung === undefined) return onGivenUp();
    if (rung === "interrupt") {
      if (interrupt === undefined) return climb(from + 1);
      interrupt();
    } else signal(rung);
    timer = setTimeout(() => climb(from + 1), budgets[rung]);
  }

  return {
    stop(why, first = "interrupt") {
      if (isDone) return;
      const isAgain = cause !== undefined;
      cause ??= why;
      climb(rungs.indexOf(isAgain ? "SIGKILL" : first));
    },
    cause: () => cause,
    done() {
      isDone = true;
      clearTimeout(timer);
    },
  };
}
