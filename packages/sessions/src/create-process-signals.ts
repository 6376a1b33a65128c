import type { RunOfSession, RunSignal, Signals, SignalReply } from "./signals.ts";

type Listener = (signal: RunSignal) => Promise<SignalReply>;

/** For runs of this process. */
export function createProcessSignals(): Signals {
  const listeners = new Map<string, Listener>();
  const keyOf = ({ sessionId, run }: RunOfSession): string => `${run} ${sessionId}`;
  return {
    send: async (to, signal) => listeners.get(keyOf(to))?.(signal) ?? "nobody",
    async listen(run, listener) {
      const key = keyOf(run);
      listeners.set(key, listener);
      return async () => {
        if (listeners.get(key) === listener) listeners.delete(key);
      };
    },
    close: async () => {},
  };
}
