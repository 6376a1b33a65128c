import type { Script } from "../../connection/define-script.ts";
import { defineGateScript } from "./define-gate-script.ts";

/**
 * ARGV: origin, "1" with a free slot, the most of an owner, time to live in ms or "inf", then the routes that fit.
 * Returns {id, queue, token, route, ending or ""} of the item that is the caller's now; nil: there is none.
 *
 * What only has to end comes first. Then the owner that holds the fewest slots, then the one that was served longest
 * ago, then what came first.
 */
export const chooseWork: Script = defineGateScript(
  `
for _, id in ipairs(call("ZRANGEBYSCORE", key("taken"), "-inf", now, "LIMIT", 0, 1000)) do refresh(waitAgain(id)) end
for _, id in ipairs(call("ZRANGEBYSCORE", key("delayed"), "-inf", now, "LIMIT", 0, 1000)) do
  call("ZREM", key("delayed"), id)
  refresh(call("HGET", itemKey(id), "session"))
end

local chosen = call("ZRANGE", key("ready-ends"), 0, 0)[1]
local holds = false
if not chosen and ARGV[2] == "1" then
  local best
  local owners = call("ZRANGE", key("owners"), 0, -1, "WITHSCORES")
  for at = 1, #owners, 2 do
    local owner, served = owners[at], tonumber(owners[at + 1])
    local running = tonumber(call("HGET", key("running"), owner) or 0)
    if running < tonumber(ARGV[3]) then
      for index = 5, #ARGV do
        local first = call("ZRANGE", key("ready:" .. redis.sha1hex(ARGV[index]) .. ":" .. owner), 0, 0, "WITHSCORES")
        if first[1] then
          local rank = { running, served, tonumber(first[2]), first[1] }
          local isBetter = not best or rank[1] < best[1]
            or (rank[1] == best[1] and (rank[2] < best[2] or (rank[2] == best[2] and rank[3] < best[3])))
          if isBetter then best = rank end
        end
      end
    end
  end
  if best then chosen, holds = best[4], true end
end
if not chosen then return nil end

local item = call("HMGET", itemKey(chosen), "session", "owner", "queue", "route", "ending")
local token = call("INCR", key("tokens"))
leaveBucket(chosen)
call("ZREM", key("waiting:" .. item[2]), chosen)
call("HSET", key("busy"), item[1], chosen)
call("ZADD", key("taken"), untilOf(ARGV[4]), chosen)
call("HSET", itemKey(chosen), "token", token)
if holds then
  call("HSET", itemKey(chosen), "holds", 1)
  call("HINCRBY", key("running"), item[2], 1)
  call("ZADD", key("owners"), call("INCR", key("serves")), item[2])
end
publish(ARGV[1])
return {chosen, item[3], token, item[4], item[5] or ""}
`,
  "freeing",
);
