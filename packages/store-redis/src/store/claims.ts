import { randomUUID } from "node:crypto";

import type { Claim } from "@agentstream/sessions";

import { listOf, numberOf } from "../connection/reply.ts";
import { confirmClaim } from "../lua/confirm-claim.ts";
import { dropClaim } from "../lua/drop-claim.ts";
import { proposeClaim } from "../lua/propose-claim.ts";
import {
  claimKeysOf,
  decideClaim,
  isConfirmed,
  lookUpClaim,
  nameOfClaim,
  proposedClaimOf,
  withdraw,
} from "./claim-records.ts";
import type { Parts } from "./parts.ts";

/**
 * A claim is found by its key, in a slot of its own, and it counts once the slot of its session has confirmed it, with
 * the change that belongs to it. A process that dies between the two leaves a proposal that counts for nobody: who
 * wants the key has the session's slot decide that it never will, and proposes its own.
 */
export interface Claims {
  /** The claim that was there; or the token by which the session has to confirm this one. */
  readonly propose: (claim: Claim) => Promise<Proposed>;
  /** False: it was taken away meanwhile. */
  readonly confirm: (claim: Claim, token: string) => Promise<boolean>;
  readonly withdraw: (scope: string, key: string, token: string) => Promise<void>;
  readonly find: (scope: string, key: string) => Promise<Claim | undefined>;
  readonly release: (scope: string, key: string) => Promise<void>;
}

type Proposed =
  | { readonly earlier: Claim; readonly token?: undefined }
  | { readonly earlier?: undefined; readonly token: string };

export function createClaims(parts: Pick<Parts, "client" | "names">): Claims {
  const { client, names } = parts;
  return {
    withdraw: (scope, key, token) => withdraw(parts, scope, key, token),
    async propose({ scope, key, sessionId, value }) {
      for (;;) {
        const token = randomUUID();
        const keys = [names.claim(scope, key)];
        const reply = await client.run(proposeClaim, keys, [sessionId, value, token]);
        if (reply === null) return { token };
        const found = proposedClaimOf(scope, key, listOf(reply));
        if (await decideClaim(parts, found)) return { earlier: found.claim };
        await withdraw(parts, scope, key, found.token);
      }
    },
    async confirm({ scope, key, sessionId }, token) {
      const args = [nameOfClaim(scope, key), token];
      return numberOf(await client.run(confirmClaim, claimKeysOf(parts, sessionId), args)) === 1;
    },
    async find(scope, key) {
      const found = await lookUpClaim(parts, scope, key);
      return found !== undefined && (await isConfirmed(parts, found)) ? found.claim : undefined;
    },
    async release(scope, key) {
      const found = await lookUpClaim(parts, scope, key);
      if (found === undefined || !(await isConfirmed(parts, found))) return;
      const [claims] = claimKeysOf(parts, found.claim.sessionId);
      await client.run(dropClaim, [claims], [nameOfClaim(scope, key), found.token]);
      await withdraw(parts, scope, key, found.token);
    },
  };
}
