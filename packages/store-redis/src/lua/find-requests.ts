import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: requests, log.
 * ARGV: run.
 * Returns the entries of the run that have requests, each {id, fields}, in their order.
 */
export const findRequests: Script = defineScript(
  `
local seqs = redis.call("ZRANGEBYSCORE", KEYS[1], ARGV[1], ARGV[1])
table.sort(seqs, function(left, right) return tonumber(left) < tonumber(right) end)
local found = {}
for _, seq in ipairs(seqs) do
  local entry = redis.call("XRANGE", KEYS[2], seq .. "-0", seq .. "-0")[1]
  if entry then found[#found + 1] = entry end
end
return found
`,
  "reading",
);
