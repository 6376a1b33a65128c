import type { Caller } from "./caller.ts";
import { findSession, whileRoom, type Context } from "./context.ts";

/** A text that is kept with a session, and is deleted with it. */
export async function writeMark(
  context: Context,
  caller: Caller,
  id: string,
  name: string,
  value: string,
): Promise<void> {
  await findSession(context, caller, id);
  const scope = scopeOf(name);
  await context.lock(`${scope} ${id}`, async () => {
    await context.store.release(scope, id);
    await whileRoom(context.store.claim({ scope, key: id, sessionId: id, value }));
  });
}

export async function readMark(
  context: Context,
  caller: Caller,
  id: string,
  name: string,
): Promise<string | undefined> {
  await findSession(context, caller, id);
  return (await context.store.findClaim(scopeOf(name), id))?.value;
}

/** Scopes of marks have a beginning of their own: no caller's key is one. */
const scopeOf = (name: string): string => `mark:${name}`;
