import type { Claim } from "./store.ts";

interface MemoryClaims {
  /** The earlier claim; undefined: it is taken now, or none was given. */
  readonly take: (claim: Claim | undefined) => Claim | undefined;
  readonly find: (scope: string, key: string) => Claim | undefined;
  readonly release: (scope: string, key: string) => void;
  readonly removeOf: (sessionId: string) => void;
}

export function createMemoryClaims(): MemoryClaims {
  const claims = new Map<string, Claim>();
  const keyOf = (scope: string, key: string): string => JSON.stringify([scope, key]);
  return {
    take(claim) {
      if (claim === undefined) return undefined;
      const key = keyOf(claim.scope, claim.key);
      const earlier = claims.get(key);
      if (earlier === undefined) claims.set(key, claim);
      return earlier;
    },
    find: (scope, key) => claims.get(keyOf(scope, key)),
    release: (scope, key) => void claims.delete(keyOf(scope, key)),
    removeOf(sessionId) {
      for (const [key, claim] of claims) if (claim.sessionId === sessionId) claims.delete(key);
    },
  };
}
