import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: deliveries, head.
 * ARGV: none.
 * Returns {first delivery, number of them, seq, attempts and time of the one that was attempted}; nil: there is none.
 */
export const findHead: Script = defineScript(
  `
local first = redis.call("LINDEX", KEYS[1], 0)
if not first then return nil end
local head = redis.call("HMGET", KEYS[2], "seq", "attempts", "dueAt")
return {first, redis.call("LLEN", KEYS[1]), head[1], head[2], head[3]}
`,
  "reading",
);
