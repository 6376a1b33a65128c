import type { Claim } from "@agentstream/sessions";
import type Database from "libsql";

import { textOf } from "./row.ts";

export interface Claims {
  /** Undefined: it is taken now. Otherwise the one that was there. */
  readonly take: (claim: Claim) => Claim | undefined;
  readonly find: (scope: string, key: string) => Claim | undefined;
  readonly release: (scope: string, key: string) => void;
  readonly remove: (sessionId: string) => void;
}

export function createClaims(database: Database.Database): Claims {
  const insert = database.prepare(
    "INSERT INTO claims (scope, key, session, value) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const select = database.prepare("SELECT session, value FROM claims WHERE scope = ? AND key = ?");
  const release = database.prepare("DELETE FROM claims WHERE scope = ? AND key = ?");
  const remove = database.prepare("DELETE FROM claims WHERE session = ?");

  function find(scope: string, key: string): Claim | undefined {
    const row = select.get(scope, key);
    if (row === undefined) return undefined;
    return { scope, key, sessionId: textOf(row, "session"), value: textOf(row, "value") };
  }

  return {
    take: ({ scope, key, sessionId, value }) =>
      insert.run(scope, key, sessionId, value).changes > 0 ? undefined : find(scope, key),
    find,
    release: (scope, key) => {
      release.run(scope, key);
    },
    remove: (sessionId) => {
      remove.run(sessionId);
    },
  };
}
