import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * A batch of the log, the changes of its session, a claim and the fence, in one.
 *
 * KEYS: row, log, starts, requests, claims, void, targets.
 * ARGV[1]: JSON, without what is absent: `id`, `channel`, `origin`; `isAppend` and `epoch`; `expect` with `runs` and `state`;
 * `before` and `last`, the seq before the first record and of the last one; `state`, the new one, and `isMoving`: the index
 * knows that it changes; `cells` of the row; `claim` with `id` and `token`; `packs`, each `[seq, run, type, major, parts,
 * count, hasRequests]`; `deliveries`, each `[key, target, seq, createdAt]`.
 * ARGV[2…]: the bytes of each pack.
 * Returns {"ok", state, last seq}, or why nothing was written: {"conflict", message}, {"void"}: the claim has been taken away
 * meanwhile, {"move"}: the index must know first that the state changes.
 */
const lua = `
local asked = cjson.decode(ARGV[1])
local row = redis.call("HMGET", KEYS[1], "id", "state", "runs", "lastSeq", "epoch")
local expect = asked.expect or {}

local function conflict(text) return {"conflict", text} end

if not row[1] then
  if asked.isAppend or asked.expect then return conflict("There is no session " .. asked.id .. ".") end
else
  if asked.isAppend and (row[5] or "") ~= (asked.epoch or "") then
    return conflict("The log of " .. asked.id .. " belongs to the lease " .. (row[5] or "of nobody")
      .. ", not to " .. (asked.epoch or "a writer without one") .. ".")
  end
  if (expect.runs and expect.runs ~= row[3]) or (expect.state and expect.state ~= row[2]) then
    return conflict("The session " .. asked.id .. " has changed meanwhile.")
  end
  if asked.before and asked.before ~= row[4] then
    return conflict("The log of " .. asked.id .. " ends at " .. row[4] .. ", not at " .. asked.before .. ".")
  end
  if asked.state and asked.state ~= row[2] and not asked.isMoving then return {"move"} end
end
local claim = asked.claim
if claim then
  if redis.call("HEXISTS", KEYS[6], claim.token) == 1 then return {"void"} end
end
if row[1] then
  for index, pack in ipairs(asked.packs) do
    local seq, run = pack[1], pack[2]
    -- the first write: Redis itself refuses a second writer of the place
    redis.call("XADD", KEYS[2], seq .. "-0", "r", run, "m", pack[4], "t", pack[3], "p", pack[5], "n", pack[6],
      "b", ARGV[index + 1])
    redis.call("HSETNX", KEYS[3], run, seq)
    if pack[7] then redis.call("ZADD", KEYS[4], run, seq) end
  end
  for _, due in ipairs(asked.deliveries) do
    redis.call("RPUSH", due[1], due[3] .. " " .. due[4])
    redis.call("HSET", KEYS[7], due[2], due[1])
  end
  if #asked.cells > 0 then redis.call("HSET", KEYS[1], unpack(asked.cells)) end
end
if claim then redis.call("HSET", KEYS[5], claim.id, claim.token) end
if not row[1] then return {"ok"} end
local last = asked.last or row[4]
redis.call("SPUBLISH", asked.channel, asked.origin .. " " .. last)
return {"ok", asked.state or row[2], last}
`;

export const writeSession: Script = defineScript(lua);

/** What closes a run may use the room above `maxmemory`. */
export const writeSessionUrgently: Script = defineScript(lua, "freeing");
