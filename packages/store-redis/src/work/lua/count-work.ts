import type { Script } from "../../connection/define-script.ts";
import { defineGateScript } from "./define-gate-script.ts";

/**
 * ARGV: owner or "", session or "".
 * Returns how many of them wait.
 */
export const countWork: Script = defineGateScript(
  `
local owner, session = ARGV[1], ARGV[2]
local count = 0
if session ~= "" then
  for _, id in ipairs(call("ZRANGE", key("session:" .. session), 0, -1)) do
    local item = call("HMGET", itemKey(id), "token", "owner")
    if not item[1] and (owner == "" or owner == item[2]) then count = count + 1 end
  end
  return count
end
if owner ~= "" then return call("ZCARD", key("waiting:" .. owner)) end
for _, one in ipairs(call("ZRANGE", key("owners"), 0, -1)) do count = count + call("ZCARD", key("waiting:" .. one)) end
return count
`,
  "reading",
);
