import type { ExitInput } from "@agentstream/adapter-kit";

import type { StopTimeouts } from "../run.ts";
import type { Connection } from "../transport.ts";

/** Why a run is stopped before its agent ends by itself. */
export interface Cause {
  /** What the host did, for the translator; undefined: the runner stopped it for a failure. */
  readonly sent: ExitInput["sent"];
  /** Which of the limits was reached. */
  readonly limit?: "idleTimeout" | "totalTimeout";
}

export interface Stopper {
  /** Stops the agent, each step within its timeout; called again: with force at once. */
  readonly stop: (cause: Cause, first?: StopStep) => void;
  /** Why it was stopped: the first cause counts. */
  readonly cause: () => Cause | undefined;
  /** The agent is gone. */
  readonly done: () => void;
}

/** The steps of stopping a process, from the softest on. */
type StopStep = "interrupt" | "SIGINT" | "SIGTERM" | "SIGKILL";

export interface StopperOptions {
  readonly timeouts: StopTimeouts;
  /** The protocol's own interrupt; undefined: it has none. */
  readonly interrupt: (() => void) | undefined;
  readonly signal: Connection["signal"];
  /** Even force did not help. */
  readonly onGivenUp: () => void;
}

const steps: readonly StopStep[] = ["interrupt", "SIGINT", "SIGTERM", "SIGKILL"];

export function createStopper(options: StopperOptions): Stopper {
  const { timeouts, interrupt, signal, onGivenUp } = options;
  const { interruptMs, terminateMs, killMs } = timeouts;
  const budgets = {
    interrupt: interruptMs,
    SIGINT: interruptMs,
    SIGTERM: terminateMs,
    SIGKILL: killMs,
  };
  let cause: Cause | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;

  function escalate(from: number): void {
    clearTimeout(timer);
    const step = steps[from];
    if (isDone) return;
    if (step === undefined) return onGivenUp();
    if (step === "interrupt") {
      if (interrupt === undefined) return escalate(from + 1);
      interrupt();
    } else signal(step);
    timer = setTimeout(() => escalate(from + 1), budgets[step]);
  }

  return {
    stop(why, first = "interrupt") {
      if (isDone) return;
      const isAgain = cause !== undefined;
      cause ??= why;
      escalate(steps.indexOf(isAgain ? "SIGKILL" : first));
    },
    cause: () => cause,
    done() {
      isDone = true;
      clearTimeout(timer);
    },
  };
}
