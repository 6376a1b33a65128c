import { AgentError } from "@agentstream/client";

import type { Gateway } from "../connection/gateway.ts";
import { readSessions, type ListedSession } from "../connection/read-sessions.ts";
import type { Connection } from "./connection.ts";
import { createStore, type Store } from "./store.ts";

/** The sessions of the gateway, read again and again, and whether it answers. */
export interface SessionList {
  readonly sessions: Store<readonly ListedSession[]>;
  readonly connection: Store<Connection>;
  readonly gateway: Store<Gateway | undefined>;
  /** Uses this gateway from now on. */
  readonly connect: (gateway: Gateway) => void;
  /** Reads the sessions now. */
  readonly refresh: () => void;
}

const everyMs = 1500;
const everyHiddenMs = 8000;

export function createSessionList(): SessionList {
  const sessions = createStore<readonly ListedSession[]>([]);
  const connection = createStore<Connection>({ state: "connecting" });
  const gateway = createStore<Gateway | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;

  async function read(): Promise<void> {
    clearTimeout(timer);
    const current = gateway.get();
    if (current === undefined || isReading) return;
    isReading = true;
    try {
      const next = await readSessions(current, sessions.get());
      if (gateway.get() === current) {
        sessions.set(next);
        connection.set({ state: "open" });
      }
    } catch (error) {
      connection.update((before) => connectionAfter(error, before));
    } finally {
      isReading = false;
    }
    if (connection.get().state === "login") return;
    timer = setTimeout(() => void read(), document.hidden ? everyHiddenMs : everyMs);
  }

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void read();
  });
  return {
    sessions,
    connection,
    gateway,
    connect(next) {
      gateway.set(next);
      connection.set({ state: "connecting" });
      void read();
    },
    refresh: () => void read(),
  };
}

function connectionAfter(error: unknown, before: Connection): Connection {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof AgentError && error.code === "authenticationFailed")
    return { state: "login", message: undefined };
  if (error instanceof AgentError && error.code === "permissionDenied")
    return { state: "login", message };
  return before.state === "gone" ? before : { state: "gone", message, since: Date.now() };
}
