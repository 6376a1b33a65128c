import type { Script } from "../../connection/define-script.ts";
import { defineGateScript } from "./define-gate-script.ts";

/**
 * ARGV: id, token, time to live in ms or "inf".
 * Returns 1; 0: it is not of this taking any more.
 */
export const extendWork: Script = defineGateScript(
  `
if not isHeldBy(ARGV[1], ARGV[2]) then return 0 end
call("ZADD", key("taken"), untilOf(ARGV[3]), ARGV[1])
return 1
`,
  "freeing",
);
