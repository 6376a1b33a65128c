import type { Script } from "../../connection/define-script.ts";
import { defineGateScript } from "./define-gate-script.ts";

/**
 * ARGV: session.
 * Returns the position of its last waiting run, from 1; nil: none waits. Items of an owner take turns with those of the
 * others: before one come all those with an earlier turn, and those of the same turn whose owner was served longer ago.
 */
export const findPosition: Script = defineGateScript(
  `
local last
for _, id in ipairs(call("ZRANGE", key("session:" .. ARGV[1]), 0, -1, "REV")) do
  if call("HEXISTS", itemKey(id), "token") == 0 then last = id break end
end
if not last then return nil end
local item = call("HMGET", itemKey(last), "owner", "arrived")
local owner, arrived = item[1], tonumber(item[2])
local served = tonumber(call("ZSCORE", key("owners"), owner) or 0)
local function runningOf(one) return tonumber(call("HGET", key("running"), one) or 0) end
local turn = runningOf(owner) + call("ZRANK", key("waiting:" .. owner), last)

local position = 1
local owners = call("ZRANGE", key("owners"), 0, -1, "WITHSCORES")
for at = 1, #owners, 2 do
  local other, otherServed = owners[at], tonumber(owners[at + 1])
  local waiting = key("waiting:" .. other)
  local before = math.max(0, math.min(call("ZCARD", waiting), turn - runningOf(other)))
  position = position + before
  if other ~= owner and turn >= runningOf(other) then
    local same = call("ZRANGE", waiting, before, before, "WITHSCORES")
    if same[1] and (otherServed < served or (otherServed == served and tonumber(same[2]) < arrived)) then
      position = position + 1
    end
  end
end
return position
`,
  "reading",
);
