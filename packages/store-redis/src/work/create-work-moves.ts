import type { Parts } from "../store/parts.ts";
import { followChannel } from "./follow-channel.ts";

/** Who is called when positions may have changed, here or at another process. */
export interface WorkMoves {
  readonly watch: (listener: () => void) => () => void;
  /** Of a change by this process. */
  readonly emit: () => void;
  /** Something can be taken again after this time. */
  readonly emitLater: (ms: number) => void;
  readonly close: () => void;
}

const longestTimerMs = 2 ** 31 - 1;

export function createWorkMoves(
  parts: Pick<Parts, "client" | "names" | "subscriptions" | "origin">,
): WorkMoves {
  const { client, names, origin } = parts;
  const channel = `${names.work("gate")}:moves`;
  const listeners = new Set<() => void>();
  const timers = new Set<NodeJS.Timeout>();
  let unfollow: (() => void) | undefined;

  function emit(): void {
    for (const listener of listeners) listener();
  }

  function leave(): void {
    unfollow?.();
    unfollow = undefined;
  }

  return {
    emit,
    watch(listener) {
      // each has its own place, also if it is here twice
      const own = (): void => listener();
      listeners.add(own);
      unfollow ??= followChannel(parts.subscriptions, channel, {
        onMessage(from) {
          if (from !== origin) emit();
        },
        onLoss: emit,
      });
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) leave();
      };
    },
    emitLater(ms) {
      startTimer(timers, ms, () => {
        emit();
        // other processes look for it themselves now and then
        client.call("SPUBLISH", channel, origin).catch(() => {});
      });
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      listeners.clear();
      leave();
    },
  };
}

function startTimer(timers: Set<NodeJS.Timeout>, ms: number, work: () => void): void {
  const end = (): void => {
    timers.delete(timer);
    work();
  };
  const timer = setTimeout(end, Math.min(ms, longestTimerMs)).unref();
  timers.add(timer);
}
