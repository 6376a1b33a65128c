import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: the stream of the run's signals.
 * ARGV: channel of the run, the signal as JSON, channel for the reply, for how long it may be taken in ms.
 * Returns its id; nil: nobody listens, and it is not there.
 */
export const sendSignal: Script = defineScript(
  `
local id = redis.call("XADD", KEYS[1], "*", "signal", ARGV[2], "reply", ARGV[3])
redis.call("PEXPIRE", KEYS[1], ARGV[4])
if redis.call("SPUBLISH", ARGV[1], id) > 0 then return id end
redis.call("XDEL", KEYS[1], id)
if redis.call("XLEN", KEYS[1]) == 0 then redis.call("DEL", KEYS[1]) end
return nil
`,
  "freeing",
);
