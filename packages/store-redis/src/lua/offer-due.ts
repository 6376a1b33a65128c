import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * In the slot of an index by time: a session is a candidate from this time on at the latest.
 * KEYS: times, and optionally a set with ARGV[3], a name to remember.
 * ARGV: session, time in ms, "now+…" for one from now on, or "inf"; name.
 */
export const offerDue: Script = defineScript(
  `
local at = ARGV[2]
local later = string.match(at, "^now%+(.+)$")
if later then
  local time = redis.call("TIME")
  at = later == "inf" and "+inf" or string.format("%.0f", tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000) + tonumber(later))
end
redis.call("ZADD", KEYS[1], "LT", at, ARGV[1])
if KEYS[2] then redis.call("SADD", KEYS[2], ARGV[3]) end
return 1
`,
  "freeing",
);
