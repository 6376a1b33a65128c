import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * In the slot of an index by time: what was found out about a candidate, unless it was offered again since.
 * KEYS: times.
 * ARGV: session, the time that was read, the right one or "" for none.
 * A candidate without a time is kept for a minute: it may be about to get one.
 */
export const correctDue: Script = defineScript(
  `
local at = redis.call("ZSCORE", KEYS[1], ARGV[1])
if not at or tonumber(at) ~= tonumber(ARGV[2]) then return 0 end
if ARGV[3] ~= "" then return redis.call("ZADD", KEYS[1], ARGV[3], ARGV[1]) end
local time = redis.call("TIME")
if tonumber(at) < tonumber(time[1]) * 1000 - 60000 then redis.call("ZREM", KEYS[1], ARGV[1]) end
return 1
`,
  "freeing",
);
