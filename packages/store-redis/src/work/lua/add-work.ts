import type { Script } from "../../connection/define-script.ts";
import { defineGateScript } from "./define-gate-script.ts";

/**
 * ARGV: origin, id, session, run, owner, route, queue, ending or "".
 * Returns the queue of the item: another one than was asked for if it was there already.
 */
export const addWork: Script = defineGateScript(`
local id, session, run, owner = ARGV[2], ARGV[3], ARGV[4], ARGV[5]
local found = call("HGET", itemKey(id), "queue")
if found then return found end
local arrived = call("INCR", key("arrivals"))
call("HSET", itemKey(id), "session", session, "run", run, "owner", owner, "route", ARGV[6], "queue", ARGV[7],
  "arrived", arrived)
if ARGV[8] ~= "" then call("HSET", itemKey(id), "ending", ARGV[8]) end
call("ZADD", key("session:" .. session), run, id)
call("ZADD", key("waiting:" .. owner), arrived, id)
call("ZADD", key("owners"), "NX", 0, owner)
countRoute(ARGV[6], 1)
refresh(session)
publish(ARGV[1])
return ARGV[7]
`);
