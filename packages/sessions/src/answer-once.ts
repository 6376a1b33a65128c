import type { Caller } from "./caller.ts";
import type { Context } from "./context.ts";
import { checkKey, claimOf, readClaim, type IdempotencyKey } from "./idempotency.ts";

/** Carries out an answer once for each idempotency key: a repeated request gets the same outcome. */
export async function answerOnce(
  context: Context,
  caller: Caller,
  id: string,
  key: IdempotencyKey | undefined,
  answer: () => Promise<void>,
): Promise<void> {
  if (key === undefined) return answer();
  checkKey(key);
  const { store, lock } = context;
  const claim = claimOf(caller, key, id, 0);
  await lock(`${claim.scope} ${key.key}`, async () => {
    const earlier = await store.claim(claim);
    // throws if the key was another request's
    if (earlier !== undefined) return void readClaim(earlier.value, key);
    try {
      await answer();
    } catch (error) {
      await store.release(claim.scope, claim.key);
      throw error;
    }
  });
}
