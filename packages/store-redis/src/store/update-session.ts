import {
  StoreConflictError,
  type Claim,
  type SessionChanges,
  type Store,
} from "@agentstream/sessions";

import { changeSession, expectationOf } from "./change-session.ts";
import { nameOfClaim } from "./claim-records.ts";
import { cellsOf } from "./session-row.ts";
import type { StoreParts } from "./store-parts.ts";

type UpdateOptions = NonNullable<Parameters<Store["update"]>[2]>;

export async function updateSession(
  parts: StoreParts,
  id: string,
  changes: SessionChanges,
  { claim, expect }: UpdateOptions = {},
): Promise<Claim | undefined> {
  const { state, updatedAt } = changes;
  const { claims, watchers } = parts;
  for (;;) {
    const proposed = claim && (await claims.propose(claim));
    if (proposed?.earlier !== undefined) return proposed.earlier;
    const confirmed = claim && {
      id: nameOfClaim(claim.scope, claim.key),
      token: proposed?.token,
    };
    const asked = {
      expect: expectationOf(expect),
      cells: cellsOf(changes),
      packs: [],
      deliveries: [],
      claim: confirmed,
    };
    try {
      const changed = await changeSession(parts, id, { asked, bytes: [], state, updatedAt });
      if (changed.kind === "void") continue;
      if (changed.now !== undefined) watchers.notify(id, { records: [], ...changed.now });
      return undefined;
    } catch (error) {
      if (error instanceof StoreConflictError && claim && proposed)
        await claims.withdraw(claim.scope, claim.key, proposed.token);
      throw error;
    }
  }
}
