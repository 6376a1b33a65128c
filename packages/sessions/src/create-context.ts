import { EventEmitter } from "node:events";

import type { Context } from "./context.ts";
import { createLocks } from "./create-locks.ts";
import { createScheduler } from "./create-scheduler.ts";
import type { SessionsOptions } from "./create-sessions.ts";
import { createQuarantine } from "./quarantine.ts";

export function createContext(options: SessionsOptions): Context {
  const {
    store,
    startRun,
    runOptions = {},
    now = Date.now,
    maxRunning = 16,
    maxWaiting = 1000,
    maxLogBytes = Infinity,
    maxRunningPerOwner = maxRunning,
    maxWaitingPerOwner = maxWaiting,
  } = options;
  const { agents, workspaces, allowTier, allowEnv, defaultTier } = options;
  const moves = new EventEmitter().setMaxListeners(0);
  return {
    store,
    policy: { agents, workspaces, allowTier, allowEnv, defaultTier },
    startRun,
    runOptions,
    scheduler: createScheduler({
      maxRunning,
      maxRunningPerOwner,
      onMove(ids) {
        for (const id of ids) moves.emit(id);
      },
    }),
    lives: new Map(),
    lock: createLocks(),
    maxRunning,
    maxWaiting,
    maxLogBytes,
    quarantine: createQuarantine(),
    removing: new Set(),
    maxWaitingPerOwner,
    now,
    watchQueue(id, listener) {
      moves.on(id, listener);
      return () => void moves.off(id, listener);
    },
    isStopping: false,
  };
}
