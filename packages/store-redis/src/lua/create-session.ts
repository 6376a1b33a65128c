import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: row, claims, void.
 * ARGV: JSON `{ cells: [name, value, …], claims: [{ id, token }] }`.
 * Returns "ok", "exists", or "void" if a claim has been taken away meanwhile.
 */
export const createSession: Script = defineScript(`
local asked = cjson.decode(ARGV[1])
if redis.call("EXISTS", KEYS[1]) == 1 then return "exists" end
for _, claim in ipairs(asked.claims) do
  if redis.call("HEXISTS", KEYS[3], claim.token) == 1 then return "void" end
end
redis.call("HSET", KEYS[1], unpack(asked.cells))
for _, claim in ipairs(asked.claims) do redis.call("HSET", KEYS[2], claim.id, claim.token) end
return "ok"
`);
