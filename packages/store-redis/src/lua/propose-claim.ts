import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: claim.
 * ARGV: session, value, token.
 * Returns the claim that was there, {session, value, token}; nil: it is proposed now, and counts once its session confirms it.
 */
export const proposeClaim: Script = defineScript(`
local found = redis.call("HMGET", KEYS[1], "session", "value", "token")
if found[3] then return found end
redis.call("HSET", KEYS[1], "session", ARGV[1], "value", ARGV[2], "token", ARGV[3])
return nil
`);
