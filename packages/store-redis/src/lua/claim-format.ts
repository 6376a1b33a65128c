import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: format.
 * ARGV: the version of the keys that this process knows.
 * Returns the version of the keys that are there.
 */
export const claimFormat: Script = defineScript(
  `
redis.call("SETNX", KEYS[1], ARGV[1])
return redis.call("GET", KEYS[1])
`,
  "freeing",
);
