import type { Script } from "../../connection/define-script.ts";
import { defineGateScript } from "./define-gate-script.ts";

/**
 * ARGV: origin, id, token, for how long it is not taken in ms, route and queue, or "" as before.
 * Returns the queue that it was in; nil: it is not of this taking any more.
 */
export const giveBackWork: Script = defineGateScript(
  `
local id = ARGV[2]
if not isHeldBy(id, ARGV[3]) then return nil end
local queue = call("HGET", itemKey(id), "queue")
local session = waitAgain(id)
if ARGV[5] ~= "" then
  countRoute(call("HGET", itemKey(id), "route"), -1)
  countRoute(ARGV[5], 1)
  call("HSET", itemKey(id), "route", ARGV[5], "queue", ARGV[6])
end
if tonumber(ARGV[4]) > 0 then call("ZADD", key("delayed"), untilOf(ARGV[4]), id) end
refresh(session)
publish(ARGV[1])
return queue
`,
  "freeing",
);
