import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: row.
 * ARGV: epoch, time to live in ms or "inf".
 * Returns 1; 0: it is not this lease that the session has any more.
 */
export const extendLease: Script = defineScript(
  `
if redis.call("HGET", KEYS[1], "epoch") ~= ARGV[1] then return 0 end
local time = redis.call("TIME")
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local expires = ARGV[2] == "inf" and "inf" or string.format("%.0f", now + tonumber(ARGV[2]))
redis.call("HSET", KEYS[1], "leaseUntil", expires)
return 1
`,
  "freeing",
);
