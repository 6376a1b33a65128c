import type { Claim, StoredSession } from "@agentstream/sessions";

import { textOf } from "../connection/reply.ts";
import { createSession as script } from "../lua/create-session.ts";
import { nameOfClaim } from "./claim-records.ts";
import { findSession } from "./find-session.ts";
import { cellsOf } from "./session-row.ts";
import { aliasScope, type StoreParts } from "./store-parts.ts";

interface Confirmed {
  readonly claim: Claim;
  readonly token: string;
}

/** First the index knows of it, then its claims are proposed, and its slot confirms them with its row. */
export async function createSession(
  parts: StoreParts,
  session: StoredSession,
  claim: Claim | undefined,
): Promise<Claim | undefined> {
  const { id, owner, state } = session;
  const stamp = await parts.index.begin(id, state, owner);
  try {
    for (;;) {
      const earlier = await tryCreate(parts, session, claim);
      if (earlier !== "void") return earlier;
    }
  } finally {
    // also where it failed: another one may have the id
    await parts.index.settle(id, stamp, await findSession(parts, id), owner);
  }
}

async function tryCreate(
  parts: StoreParts,
  session: StoredSession,
  claim: Claim | undefined,
): Promise<Claim | "void" | undefined> {
  const { claims } = parts;
  const proposed: Confirmed[] = [];
  const give = async (): Promise<void> => {
    for (const { claim: one, token } of proposed) await claims.withdraw(one.scope, one.key, token);
  };
  for (const wanted of [claim, aliasClaimOf(session)]) {
    if (wanted === undefined) continue;
    const { earlier, token } = await claims.propose(wanted);
    if (token === undefined) {
      await give();
      if (wanted === claim) return earlier;
      throw new Error(`The session ${session.id} or its alias exists.`);
    }
    proposed.push({ claim: wanted, token });
  }
  const result = await writeRow(parts, session, proposed);
  if (result === "ok") return undefined;
  await give();
  if (result === "void") return "void";
  throw new Error(`The session ${session.id} or its alias exists.`);
}

const aliasClaimOf = ({ id, owner, alias }: StoredSession): Claim | undefined =>
  alias === undefined
    ? undefined
    : { scope: aliasScope(owner), key: alias, sessionId: id, value: "" };

async function writeRow(
  { client, names }: StoreParts,
  session: StoredSession,
  proposed: readonly Confirmed[],
): Promise<string> {
  const { id } = session;
  const confirmed = proposed.map(({ claim: { scope, key }, token }) => ({
    id: nameOfClaim(scope, key),
    token,
  }));
  const keys = (["row", "claims", "void"] as const).map((name) => names.ofSession(id, name));
  const asked = JSON.stringify({ cells: cellsOf(session), claims: confirmed });
  return textOf(await client.run(script, keys, [asked]));
}
