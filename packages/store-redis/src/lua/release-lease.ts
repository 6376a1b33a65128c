import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: row.
 * ARGV: epoch.
 * Returns 1; 0: it is not this lease that the session has any more.
 */
export const releaseLease: Script = defineScript(
  `
if redis.call("HGET", KEYS[1], "epoch") ~= ARGV[1] then return 0 end
redis.call("HDEL", KEYS[1], "epoch", "leaseRun", "leaseHolder", "leaseUntil")
return 1
`,
  "freeing",
);
