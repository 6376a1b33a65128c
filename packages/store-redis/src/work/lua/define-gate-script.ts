import { defineScript, type Script } from "../../connection/define-script.ts";

/**
 * What all functions of the gate share. KEYS[1] is what its keys begin with, all in one slot:
 *
 * `item:<id>`      hash   session, run, owner, route, queue, arrived; ending; token and holds, while it is taken;
 *                         bucket, while it is ready
 * `session:<id>`   zset   the promised runs of a session, by their number
 * `busy`           hash   session to the item that is taken
 * `ready-of`       hash   session to its item that is ready: the first run, if none is taken and it is not delayed
 * `ready:…`        zset   those of a route and an owner that are ready, in their order
 * `ready-ends`     zset   those that are ready and only have to end
 * `routes`         hash   route to how many items have it
 * `waiting:<o>`    zset   all of an owner that are not taken, in their order
 * `owners`         zset   owner to when it was served last
 * `running`        hash   owner to how many of its items hold a slot
 * `taken`          zset   item to the time when it is nobody's again
 * `delayed`        zset   item to the time before which it is not taken
 * `arrivals`, `tokens`, `serves`: counters
 */
const prelude = `
local base = KEYS[1]
local call = redis.call
local time = call("TIME")
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)

local function key(name) return base .. ":" .. name end
local function itemKey(id) return base .. ":item:" .. id end

local function countRoute(route, by)
  if call("HINCRBY", key("routes"), route, by) <= 0 then call("HDEL", key("routes"), route) end
end

local function leaveBucket(id)
  local found = call("HMGET", itemKey(id), "bucket", "session")
  if not found[1] then return end
  call("ZREM", found[1], id)
  call("HDEL", itemKey(id), "bucket")
  call("HDEL", key("ready-of"), found[2])
end

local function enterBucket(id, session)
  local found = call("HMGET", itemKey(id), "owner", "route", "arrived", "ending")
  local bucket = key("ready-ends")
  if not found[4] then bucket = key("ready:" .. redis.sha1hex(found[2]) .. ":" .. found[1]) end
  call("ZADD", bucket, found[3], id)
  call("HSET", itemKey(id), "bucket", bucket)
  call("HSET", key("ready-of"), session, id)
end

-- the first run of a session is ready, or none of it is
local function refresh(session)
  local was = call("HGET", key("ready-of"), session)
  local first = call("ZRANGE", key("session:" .. session), 0, 0)[1]
  if first and (call("HEXISTS", key("busy"), session) == 1 or call("ZSCORE", key("delayed"), first)) then first = false end
  if was and was ~= first then leaveBucket(was) end
  if first and was ~= first then enterBucket(first, session) end
end

-- a taken item is nobody's any more
local function release(id)
  local item = call("HMGET", itemKey(id), "session", "owner", "holds")
  call("ZREM", key("taken"), id)
  call("HDEL", itemKey(id), "token", "holds")
  call("HDEL", key("busy"), item[1])
  if item[3] and call("HINCRBY", key("running"), item[2], -1) <= 0 then call("HDEL", key("running"), item[2]) end
  return item[1], item[2]
end

local function waitAgain(id)
  local session, owner = release(id)
  call("ZADD", key("waiting:" .. owner), call("HGET", itemKey(id), "arrived"), id)
  return session
end

local function isHeldBy(id, token)
  return call("HGET", itemKey(id), "token") == token
end

local function untilOf(ms)
  if ms == "inf" then return "+inf" end
  return string.format("%.0f", now + tonumber(ms))
end

local function publish(origin) call("SPUBLISH", key("moves"), origin) end
`;

/** A function of the gate. KEYS: what the keys of the gate begin with. */
export const defineGateScript = (lua: string, kind?: Parameters<typeof defineScript>[1]): Script =>
  defineScript(`${prelude}${lua}`, kind);
