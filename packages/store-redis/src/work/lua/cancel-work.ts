import type { Script } from "../../connection/define-script.ts";
import { defineGateScript } from "./define-gate-script.ts";

/**
 * ARGV: origin, session, the last run, ending.
 * What waits needs no slot from then on; what is taken keeps its own.
 */
export const cancelWork: Script = defineGateScript(
  `
local session = ARGV[2]
for _, id in ipairs(call("ZRANGEBYSCORE", key("session:" .. session), "-inf", ARGV[3])) do
  if call("HSETNX", itemKey(id), "ending", ARGV[4]) == 1 and call("HEXISTS", itemKey(id), "bucket") == 1 then
    leaveBucket(id)
    refresh(session)
  end
end
publish(ARGV[1])
return 1
`,
  "freeing",
);
