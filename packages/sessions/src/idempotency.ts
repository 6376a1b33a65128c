import { createHash } from "node:crypto";

import type { Caller } from "./caller.ts";
import { SessionProblem } from "./session-problem.ts";
import type { Claim } from "./store.ts";

/** A caller's key for a request that may be sent twice. */
export interface IdempotencyKey {
  readonly key: string;
  /** Of the whole request. */
  readonly fingerprint: string;
}

/** Equal for equal requests, in any order of their fields. */
export const fingerprintOf = (route: string, body: unknown): string =>
  createHash("sha256")
    .update(`${route}\n${JSON.stringify(sorted(body))}`)
    .digest("base64url");

export function checkKey({ key }: IdempotencyKey): void {
  if (key.length > 0 && key.length <= 255) return;
  throw new SessionProblem(
    "invalid",
    `Expected an idempotency key of 1 to 255 characters, got ${key.length}.`,
  );
}

export const claimOf = (
  { owner }: Caller,
  { key, fingerprint }: IdempotencyKey,
  sessionId: string,
  run: number,
): Claim => ({ scope: `key:${owner}`, key, sessionId, value: `${run} ${fingerprint}` });

/** The run of the key. Throws if the key belongs to another request. */
export function readClaim(value: string, key: IdempotencyKey | undefined): number {
  const [run, fingerprint] = value.split(" ");
  if (fingerprint === key?.fingerprint) return Number(run);
  throw new SessionProblem(
    "keyReused",
    "The idempotency key was used for another request; send a new key, or the same body.",
  );
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}
