import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: nodes.
 * ARGV: name, instance, the node as JSON, time to live in ms.
 * Returns 1; 0: another process has the name.
 */
export const announceNode: Script = defineScript(
  `
local time = redis.call("TIME")
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local found = redis.call("HGET", KEYS[1], ARGV[1])
if found then
  local entry = cjson.decode(found)
  if entry.until_ > now and entry.instance ~= ARGV[2] then return 0 end
end
local entry = { instance = ARGV[2], node = ARGV[3], until_ = now + tonumber(ARGV[4]) }
redis.call("HSET", KEYS[1], ARGV[1], cjson.encode(entry))
return 1
`,
  "freeing",
);
