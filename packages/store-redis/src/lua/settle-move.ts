import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * In the slot of the index: the session is among those of its state alone, or among none.
 * KEYS: moves, owners, ended, all sessions, those of its owner, then those of each state.
 * ARGV: session, stamp of the move, its state or "", the time of its end or "", then the name of each state.
 * Returns 1; 0: there was another move since.
 */
export const settleMove: Script = defineScript(
  `
local id = ARGV[1]
local stamp = redis.call("ZSCORE", KEYS[1], id)
if not stamp or tonumber(stamp) ~= tonumber(ARGV[2]) then return 0 end
redis.call("ZREM", KEYS[1], id)
redis.call("HDEL", KEYS[2], id)
for at = 5, #ARGV do
  if ARGV[at] == ARGV[3] then redis.call("ZADD", KEYS[at + 1], 0, id) else redis.call("ZREM", KEYS[at + 1], id) end
end
if ARGV[4] == "" then redis.call("ZREM", KEYS[3], id) else redis.call("ZADD", KEYS[3], ARGV[4], id) end
if ARGV[3] == "" then
  redis.call("ZREM", KEYS[4], id)
  redis.call("ZREM", KEYS[5], id)
end
return 1
`,
  "freeing",
);
