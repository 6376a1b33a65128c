import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: row.
 * ARGV: run, holder, time to live in ms or "inf".
 * Returns its epoch; nil: somebody holds one, or there is no session. Epochs are microseconds: they grow also if a session
 * of the same id was removed meanwhile.
 */
export const acquireLease: Script = defineScript(`
local row = redis.call("HMGET", KEYS[1], "id", "epoch", "leaseUntil", "lastEpoch")
if not row[1] then return nil end
local time = redis.call("TIME")
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
if row[2] and (row[3] == "inf" or tonumber(row[3]) > now) then return nil end
local epoch = tonumber(time[1]) * 1000000 + tonumber(time[2])
if row[4] and tonumber(row[4]) >= epoch then epoch = tonumber(row[4]) + 1 end
local text = string.format("%.0f", epoch)
local expires = ARGV[3] == "inf" and "inf" or string.format("%.0f", now + tonumber(ARGV[3]))
redis.call("HSET", KEYS[1], "epoch", text, "lastEpoch", text, "leaseRun", ARGV[1], "leaseHolder", ARGV[2],
  "leaseUntil", expires)
return text
`);
