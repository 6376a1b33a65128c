import { SessionProblem, type Caller } from "@agentstream/sessions";

import { acpLimits } from "./acp-limits.ts";

/** A connection of a client. */
interface KnownConnection {
  readonly id: string;
  /** How many streams of it are read; a WebSocket is one. */
  streams: number;
  usedAt: number;
}

/** Whose connection each is: nobody else may use it, and nobody may have too many. */
export interface ConnectionRegistry {
  /** Takes a place for a new connection; throws if its owner has too many. */
  readonly reserve: (caller: Caller) => Place;
  /** The caller's connection. Throws if there is none. */
  readonly find: (caller: Caller, id: string) => KnownConnection;
  /** The ids of those that nobody uses. */
  readonly idle: () => readonly string[];
}

interface Place {
  readonly take: (id: string) => KnownConnection;
  readonly free: () => void;
}

interface Entry {
  readonly rights: string;
  readonly connection: KnownConnection;
}

/** A token of the same owner with other scopes has other rights. */
const rightsOf = ({ owner, scopes }: Caller): string =>
  JSON.stringify([owner, ...scopes.toSorted()]);

const tooMany = (): SessionProblem =>
  new SessionProblem(
    "tooMany",
    `You have ${acpLimits.maxConnections} connections of ACP, which is the limit: close some of them by DELETE /acp.`,
    { retryAfterSeconds: 5 },
  );

export function createRegistry(now: () => number = Date.now): ConnectionRegistry {
  const entries = new Map<string, Entry>();
  const counts = new Map<string, number>();

  function count(owner: string, change: 1 | -1): void {
    const next = (counts.get(owner) ?? 0) + change;
    if (next === 0) counts.delete(owner);
    else counts.set(owner, next);
  }

  return {
    reserve(caller) {
      const { owner } = caller;
      if ((counts.get(owner) ?? 0) >= acpLimits.maxConnections) throw tooMany();
      count(owner, 1);
      let taken: string | undefined;
      let isFree = false;
      return {
        take(id) {
          taken = id;
          const connection = { id, streams: 0, usedAt: now() };
          entries.set(id, { rights: rightsOf(caller), connection });
          return connection;
        },
        free() {
          if (isFree) return;
          isFree = true;
          count(owner, -1);
          if (taken !== undefined) entries.delete(taken);
        },
      };
    },
    find(caller, id) {
      const entry = entries.get(id);
      if (entry === undefined || entry.rights !== rightsOf(caller))
        throw new SessionProblem(
          "notFound",
          "No connection of this Acp-Connection-Id: send initialize without it, then session/load for what was open.",
        );
      entry.connection.usedAt = now();
      return entry.connection;
    },
    idle: () =>
      [...entries.values()].flatMap(({ connection: { id, streams, usedAt } }) =>
        streams === 0 && now() - usedAt > acpLimits.idleMs ? [id] : [],
      ),
  };
}
