import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: deliveries, head.
 * ARGV: seq, when the next attempt may start.
 * Returns 1; 0: it is not the first delivery of the session any more.
 */
export const retryDelivery: Script = defineScript(
  `
local first = redis.call("LINDEX", KEYS[1], 0)
if not first or string.match(first, "^%d+") ~= ARGV[1] then return 0 end
local head = redis.call("HMGET", KEYS[2], "seq", "attempts")
local attempts = head[1] == ARGV[1] and tonumber(head[2]) or 0
redis.call("HSET", KEYS[2], "seq", ARGV[1], "attempts", attempts + 1, "dueAt", ARGV[2])
return 1
`,
  "freeing",
);
