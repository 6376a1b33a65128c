import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * In the slot of the index: before a session gets a state, it is among those that may have it.
 * KEYS: moves, owners, the sessions of the new state; for a new session also all sessions and those of its owner.
 * ARGV: session, its owner or "".
 * Returns the stamp of the move, by which it is settled.
 */
export const beginMove: Script = defineScript(
  `
local id, owner = ARGV[1], ARGV[2]
local time = redis.call("TIME")
local stamp = string.format("%.0f", tonumber(time[1]) * 1000000 + tonumber(time[2]))
redis.call("ZADD", KEYS[1], stamp, id)
for at = 3, #KEYS do redis.call("ZADD", KEYS[at], 0, id) end
if owner ~= "" then redis.call("HSET", KEYS[2], id, owner) end
return stamp
`,
  "freeing",
);
