import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * In the slot of the claim's session.
 * KEYS: claims.
 * ARGV: name of the claim, token.
 * From then on the claim of this token is nobody's.
 */
export const dropClaim: Script = defineScript(
  `
if redis.call("HGET", KEYS[1], ARGV[1]) == ARGV[2] then redis.call("HDEL", KEYS[1], ARGV[1]) end
return 1
`,
  "freeing",
);
