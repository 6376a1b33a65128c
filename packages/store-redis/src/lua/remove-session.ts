import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: row, log, starts, requests, claims, void, targets.
 * ARGV: channel, origin.
 * Returns {whether it was there, its claims as names and tokens, its targets}; nothing of it is left in its slot.
 */
export const removeSession: Script = defineScript(
  `
local wasThere = redis.call("EXISTS", KEYS[1])
local claims = redis.call("HGETALL", KEYS[5])
local targets = redis.call("HGETALL", KEYS[7])
local names = {}
for at = 1, #targets, 2 do
  names[#names + 1] = targets[at]
  redis.call("UNLINK", targets[at + 1], targets[at + 1] .. ":head")
end
redis.call("UNLINK", KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5], KEYS[7])
if wasThere == 1 then redis.call("SPUBLISH", ARGV[1], ARGV[2] .. " removed") end
return {wasThere, claims, names}
`,
  "freeing",
);
