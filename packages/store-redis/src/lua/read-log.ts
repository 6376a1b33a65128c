import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: log.
 * ARGV: the seq after which the page begins, the most records, the most bytes.
 * Returns the entries of the page, each {id, fields}; the first one may begin before it, and the last one end behind it.
 */
export const readLog: Script = defineScript(
  `
local after, limit, maxBytes = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local found, records, bytes = {}, 0, 0
local first = redis.call("XREVRANGE", KEYS[1], string.format("%.0f-0", after + 1), "-", "COUNT", 1)
local from = first[1] and first[1][1] or "-"
while true do
  -- few at once: an entry may be large
  local page = redis.call("XRANGE", KEYS[1], from, "+", "COUNT", 4)
  for _, entry in ipairs(page) do
    local fields = entry[2]
    local seq = tonumber(string.match(entry[1], "^%d+"))
    local last = seq + tonumber(fields[10]) - 1
    local size = #fields[12]
    if last > after then
      if #found > 0 and bytes + size > maxBytes then return found end
      found[#found + 1] = entry
      records = records + last - math.max(seq - 1, after)
      bytes = bytes + size
      if records >= limit then return found end
    end
  end
  if #page < 4 then return found end
  from = "(" .. page[#page][1]
end
`,
  "reading",
);
