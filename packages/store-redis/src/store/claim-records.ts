import { setTimeout as pause } from "node:timers/promises";

import type { Claim } from "@agentstream/sessions";

import { listOf, numberOf, textOf } from "../connection/reply.ts";
import { voidClaim } from "../lua/void-claim.ts";
import { withdrawClaim } from "../lua/withdraw-claim.ts";
import type { Parts } from "./parts.ts";

type Access = Pick<Parts, "client" | "names">;

/** A claim that was proposed, and perhaps confirmed. */
export interface ProposedClaim {
  readonly claim: Claim;
  readonly token: string;
}

/** How long a proposal is left to the process that made it. */
const patienceMs = 500;
const pauseMs = 10;
/** A command that was sent before cannot come later. */
const voidMs = 24 * 60 * 60 * 1000;

/** The name of a claim in the slot of its session. */
export const nameOfClaim = (scope: string, key: string): string => JSON.stringify([scope, key]);

/** In the slot of the claim's session. */
export const claimKeysOf = ({ names }: Access, id: string): [claims: string, voided: string] => [
  names.ofSession(id, "claims"),
  names.ofSession(id, "void"),
];

export async function lookUpClaim(
  { client, names }: Access,
  scope: string,
  key: string,
): Promise<ProposedClaim | undefined> {
  const fields = ["session", "value", "token"];
  const found = listOf(await client.call("HMGET", names.claim(scope, key), ...fields));
  return found[2] === null ? undefined : proposedClaimOf(scope, key, found);
}

export async function isConfirmed(
  parts: Access,
  { claim: { scope, key, sessionId }, token }: ProposedClaim,
): Promise<boolean> {
  const [claims] = claimKeysOf(parts, sessionId);
  const confirmed = await parts.client.call("HGET", claims, nameOfClaim(scope, key));
  return confirmed !== null && textOf(confirmed) === token;
}

export async function withdraw(
  { client, names }: Access,
  scope: string,
  key: string,
  token: string,
): Promise<void> {
  await client.run(withdrawClaim, [names.claim(scope, key)], [token]);
}

/** Whether a claim counts: if it is not confirmed in time, it never will be. */
export async function decideClaim(parts: Access, found: ProposedClaim): Promise<boolean> {
  const { scope, key, sessionId } = found.claim;
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    if (await isConfirmed(parts, found)) return true;
    await pause(pauseMs);
    // its own process has withdrawn it
    if ((await lookUpClaim(parts, scope, key))?.token !== found.token) return false;
  }
  const args = [nameOfClaim(scope, key), found.token, voidMs];
  return numberOf(await parts.client.run(voidClaim, claimKeysOf(parts, sessionId), args)) === 1;
}

export const proposedClaimOf = (
  scope: string,
  key: string,
  reply: readonly unknown[],
): ProposedClaim => ({
  claim: { scope, key, sessionId: textOf(reply[0]), value: textOf(reply[1]) },
  token: textOf(reply[2]),
});
