import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: the stream of the run's signals.
 * ARGV: id.
 * Returns {signal, channel for the reply}, to one caller alone; nil: another one has it.
 */
export const takeSignal: Script = defineScript(
  `
local entry = redis.call("XRANGE", KEYS[1], ARGV[1], ARGV[1])[1]
if not entry then return nil end
redis.call("XDEL", KEYS[1], ARGV[1])
if redis.call("XLEN", KEYS[1]) == 0 then redis.call("DEL", KEYS[1]) end
return {entry[2][2], entry[2][4]}
`,
  "freeing",
);
