import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: claim.
 * ARGV: token.
 * Deletes the claim if it is of this token.
 */
export const withdrawClaim: Script = defineScript(
  `
if redis.call("HGET", KEYS[1], "token") == ARGV[1] then redis.call("DEL", KEYS[1]) end
return 1
`,
  "freeing",
);
