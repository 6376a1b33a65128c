import type { Script } from "../../connection/define-script.ts";
import { defineGateScript } from "./define-gate-script.ts";

/**
 * ARGV: origin, id, token.
 * Returns the queue of the item, which is gone; nil: it is not of this taking any more.
 */
export const finishWork: Script = defineGateScript(
  `
local id = ARGV[2]
if not isHeldBy(id, ARGV[3]) then return nil end
local item = call("HMGET", itemKey(id), "queue", "route")
local session = release(id)
countRoute(item[2], -1)
call("ZREM", key("session:" .. session), id)
call("DEL", itemKey(id))
refresh(session)
publish(ARGV[1])
return item[1]
`,
  "freeing",
);
