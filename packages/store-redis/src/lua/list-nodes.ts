import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: nodes.
 * ARGV: none.
 * Returns the JSON of each node whose time is not over; the others are deleted.
 */
export const listNodes: Script = defineScript(
  `
local time = redis.call("TIME")
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local all, found = redis.call("HGETALL", KEYS[1]), {}
for at = 1, #all, 2 do
  local entry = cjson.decode(all[at + 1])
  if entry.until_ > now then found[#found + 1] = entry.node else redis.call("HDEL", KEYS[1], all[at]) end
end
return found
`,
  "freeing",
);
