import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: row.
 * ARGV: none.
 * Returns {run, holder, epoch} of a lease that has expired; the time until which it holds, in ms or "inf"; nil: there is none.
 */
export const findExpired: Script = defineScript(
  `
local row = redis.call("HMGET", KEYS[1], "leaseRun", "leaseHolder", "epoch", "leaseUntil")
if not row[3] then return nil end
local time = redis.call("TIME")
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
if row[4] == "inf" or tonumber(row[4]) > now then return row[4] end
return {row[1], row[2], row[3]}
`,
  "reading",
);
