import type { Progress } from "./create-progress.ts";
import type { RunState } from "./run-batches.ts";

/** What happens to a run because time passes. */
export interface Clocks {
  /** From here on the agent takes the time, and not the reader. */
  readonly waitForAgent: () => void;
  readonly heard: () => void;
  /** When the translator wants to be woken. */
  readonly setWake: (at: number | undefined) => void;
  /** Nothing is left to do: an agent that stays is stopped. */
  readonly setSettled: (isSettled: boolean) => void;
  readonly isSettled: () => boolean;
  readonly clear: () => void;
}

type Timer = NodeJS.Timeout | undefined;

// a longer time would be none at all
const longestMs = 2 ** 31 - 1;

export function createClocks(
  state: Pick<RunState, "prepared" | "process" | "stopper">,
  progress: Progress,
): Clocks {
  const { prepared, process, stopper } = state;
  const { timeouts, inbox } = process;
  const { now, options } = prepared;
  const { idleTimeoutMs } = options;
  const idle = createIdleClock(idleTimeoutMs, takeIdle);
  let wake: Timer;
  let linger: Timer;

  function takeIdle(): void {
    if (progress.isAsking()) return waitForAgent();
    // between two turns it is the host that is idle
    if (progress.isSettled()) return inbox.put({ kind: "finish" });
    stopper.stop({ sent: "timeout", limit: "idleTimeout" });
  }

  function waitForAgent(): void {
    if (stopper.cause() === undefined) idle.start();
    else idle.stop();
  }

  const tick = (): void => inbox.put({ kind: "input", input: { type: "tick", now: now() } });

  return {
    waitForAgent,
    heard: () => idle.stop(),
    setWake(at) {
      clearTimeout(wake);
      if (at === undefined) return;
      const delay = Math.min(Math.max(0, at - now()), longestMs);
      wake = setTimeout(tick, delay);
    },
    setSettled(isSettled) {
      if (isSettled === (linger !== undefined)) return;
      clearTimeout(linger);
      // its result stands: stopping it now contradicts nothing
      linger = isSettled
        ? setTimeout(() => stopper.stop({ sent: "cancel" }, "SIGTERM"), timeouts.lingerMs)
        : undefined;
    },
    isSettled: () => linger !== undefined,
    clear() {
      idle.clear();
      for (const timer of [wake, linger]) clearTimeout(timer);
    },
  };
}

/** One timer, however often it is started: to clear it and set another for each line takes 2 µs of 130. */
function createIdleClock(ms: number | undefined, onIdle: () => void) {
  let timer: Timer;
  let isRunning = false;
  return {
    start() {
      if (ms === undefined) return;
      isRunning = true;
      timer = timer?.refresh() ?? setTimeout(() => isRunning && onIdle(), ms);
    },
    stop() {
      isRunning = false;
    },
    clear: () => clearTimeout(timer),
  };
}
