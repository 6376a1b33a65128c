import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: deliveries, head.
 * ARGV: seq.
 * Returns the delivery that is first now, or nil.
 */
export const finishDelivery: Script = defineScript(
  `
-- nearly always it is the first one
for at = 0, redis.call("LLEN", KEYS[1]) - 1 do
  local delivery = redis.call("LINDEX", KEYS[1], at)
  if string.match(delivery, "^%d+") == ARGV[1] then
    redis.call("LREM", KEYS[1], 1, delivery)
    break
  end
end
local first = redis.call("LINDEX", KEYS[1], 0)
if not first or redis.call("HGET", KEYS[2], "seq") ~= string.match(first, "^%d+") then redis.call("DEL", KEYS[2]) end
return first
`,
  "freeing",
);
