import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * In the slot of the claim's session.
 * KEYS: claims, void.
 * ARGV: name of the claim, token.
 * Returns 1; 0: it has been taken away meanwhile.
 */
export const confirmClaim: Script = defineScript(`
if redis.call("HEXISTS", KEYS[2], ARGV[2]) == 1 then return 0 end
redis.call("HSET", KEYS[1], ARGV[1], ARGV[2])
return 1
`);
