import { listOf, numberOf, pairsOf, textOf } from "../connection/reply.ts";
import { removeSession as script } from "../lua/remove-session.ts";
import { findSession } from "./find-session.ts";
import type { StoreParts } from "./store-parts.ts";

const keyNames = ["row", "log", "starts", "requests", "claims", "void", "targets"] as const;

/** It is gone with all keys of its slot at once; what other slots have of it counts for nothing from then on. */
export async function removeSession(parts: StoreParts, id: string): Promise<void> {
  const { client, names, origin, index, claims, watchers } = parts;
  const session = await findSession(parts, id);
  const stamp = session && (await index.begin(id, session.state, session.owner));
  const keys = keyNames.map((name) => names.ofSession(id, name));
  const args = [names.ofSession(id, "updates"), origin];
  const [wasThere, claimed] = listOf(await client.run(script, keys, args));
  if (numberOf(wasThere) === 1)
    watchers.notify(id, { records: [], lastSeq: session?.lastSeq ?? 0, isRemoved: true });
  for (const [name, token] of pairsOf(claimed)) {
    const { scope, key } = readName(name);
    await claims.withdraw(scope, key, textOf(token));
  }
  if (stamp !== undefined) await index.settle(id, stamp, undefined, session?.owner);
}

// this was written by `claims`
function readName(name: string): { scope: string; key: string } {
  const [scope, key]: [string, string] = JSON.parse(name);
  return { scope, key };
}
