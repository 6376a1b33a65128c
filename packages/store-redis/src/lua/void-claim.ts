import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * In the slot of the claim's session: whether it was confirmed is decided here, for ever.
 * KEYS: claims, void.
 * ARGV: name of the claim, token, for how long to remember it in ms.
 * Returns 1: it is confirmed; 0: it never will be.
 */
export const voidClaim: Script = defineScript(`
if redis.call("HGET", KEYS[1], ARGV[1]) == ARGV[2] then return 1 end
redis.call("HSET", KEYS[2], ARGV[2], 1)
redis.call("PEXPIRE", KEYS[2], ARGV[3])
return 0
`);
