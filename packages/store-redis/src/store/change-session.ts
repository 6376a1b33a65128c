import { isListed, sessionStates, type SessionState } from "@agentstream/schema/core";
import { StoreConflictError, type Expectation, type StoredSession } from "@agentstream/sessions";

import { listOf, numberOf, optionalTextOf, textOf } from "../connection/reply.ts";
import { writeSession, writeSessionUrgently } from "../lua/write-session.ts";
import type { StoreParts } from "./store-parts.ts";

/** What is sent to the function that changes a session. */
export interface Change {
  readonly asked: Readonly<Record<string, unknown>>;
  /** Of each entry of the log. */
  readonly bytes: readonly Buffer[];
  readonly state?: SessionState | undefined;
  readonly updatedAt?: number | undefined;
  readonly isUrgent?: boolean | undefined;
}

export type Changed =
  /** How the session is now; absent: there is none. */
  | { readonly kind: "ok"; readonly now: Pick<StoredSession, "state" | "lastSeq"> | undefined }
  /** Nothing was written: its claim was taken away meanwhile. */
  | { readonly kind: "void" };

/** Throws a StoreConflictError. Where the state becomes another one, the index knows it first. */
export async function changeSession(
  parts: StoreParts,
  id: string,
  change: Change,
): Promise<Changed> {
  const { state, updatedAt = 0 } = change;
  const result = await send(parts, id, change, false);
  if (result.kind !== "move") return result;
  if (state === undefined) throw new Error("A change of no state cannot move a session.");
  const stamp = await parts.index.begin(id, state);
  const moved = await send(parts, id, change, true);
  if (moved.kind === "move") throw new Error("A session was moved twice.");
  if (moved.kind === "ok" && moved.now !== undefined)
    await parts.index.settle(id, stamp, { state: moved.now.state, updatedAt });
  return moved;
}

const keyNames = ["row", "log", "starts", "requests", "claims", "void", "targets"] as const;

async function send(
  { client, names, origin }: StoreParts,
  id: string,
  { asked, bytes, state, isUrgent = false }: Change,
  isMoving: boolean,
): Promise<Changed | { readonly kind: "move" }> {
  const channel = names.ofSession(id, "updates");
  const keys = keyNames.map((name) => names.ofSession(id, name));
  const head = JSON.stringify({ ...asked, id, channel, origin, state, isMoving });
  const script = isUrgent ? writeSessionUrgently : writeSession;
  const [verdict, first, lastSeq] = listOf(await client.run(script, keys, [head, ...bytes]));
  switch (textOf(verdict)) {
    case "conflict":
      throw new StoreConflictError(textOf(first));
    case "move":
      return { kind: "move" };
    case "void":
      return { kind: "void" };
    default:
  }
  const now = optionalTextOf(first);
  if (!isListed(sessionStates, now)) return { kind: "ok", now: undefined };
  return { kind: "ok", now: { state: now, lastSeq: numberOf(lastSeq) } };
}

/** As the function compares it. */
export const expectationOf = (expect: Expectation | undefined): object | undefined =>
  expect && { runs: digitsOf(expect.runs), state: expect.state };

export const digitsOf = (number: number | undefined): string | undefined =>
  number === undefined ? undefined : String(number);
