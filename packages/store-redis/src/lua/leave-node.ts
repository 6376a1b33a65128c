import { defineScript, type Script } from "../connection/define-script.ts";

/**
 * KEYS: nodes.
 * ARGV: name, instance.
 */
export const leaveNode: Script = defineScript(
  `
local found = redis.call("HGET", KEYS[1], ARGV[1])
if found and cjson.decode(found).instance == ARGV[2] then redis.call("HDEL", KEYS[1], ARGV[1]) end
return 1
`,
  "freeing",
);
