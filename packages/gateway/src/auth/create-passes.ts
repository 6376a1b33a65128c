import { randomBytes } from "node:crypto";

import type { Caller } from "@agentstream/sessions";

import { hashToken } from "./token-book.ts";

/** `cookie`: a browser's login. `ticket`: for the URL of a stream, where no header can be sent. */
export type PassKind = "cookie" | "ticket";

interface Pass {
  /** Known to its holder alone; here only its hash is kept. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface Passes {
  readonly issue: (kind: PassKind, caller: Caller) => Pass;
  readonly find: (
    kind: PassKind,
    secret: string,
  ) => Caller | undefined | Promise<Caller | undefined>;
  readonly revoke: (kind: PassKind, secret: string) => void | Promise<void>;
}

export const passLifetimeMs: Readonly<Record<PassKind, number>> = {
  cookie: 12 * 3_600_000,
  ticket: 60_000,
};

const mostPasses = 10_000;

/** What a token was exchanged for. Kept in memory: a restart ends all of them. */
export function createPasses(now: () => number = Date.now): Passes {
  const known = new Map<string, { readonly caller: Caller; readonly expiresAt: number }>();
  const keyOf = (kind: PassKind, secret: string): string => `${kind} ${hashToken(secret)}`;

  function makeRoom(): void {
    for (const [key, { expiresAt }] of known) if (expiresAt <= now()) known.delete(key);
    const [oldest] = known.keys();
    if (known.size >= mostPasses && oldest !== undefined) known.delete(oldest);
  }

  return {
    issue(kind, caller) {
      makeRoom();
      const secret = randomBytes(32).toString("base64url");
      const expiresAt = now() + passLifetimeMs[kind];
      known.set(keyOf(kind, secret), { caller, expiresAt });
      return { secret, expiresAt };
    },
    find(kind, secret) {
      if (secret === "") return undefined;
      const pass = known.get(keyOf(kind, secret));
      return pass !== undefined && pass.expiresAt > now() ? pass.caller : undefined;
    },
    revoke: (kind, secret) => void known.delete(keyOf(kind, secret)),
  };
}
