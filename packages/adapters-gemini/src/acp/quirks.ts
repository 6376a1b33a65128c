import type { Quirks } from "@agentstream/acp";
import { present } from "@agentstream/adapter-kit/author";

import { mapError } from "../map-error.ts";
import { mapTool } from "../map-tool.ts";

/** In what `gemini --acp` differs from the protocol. */
export const quirks: Quirks = {
  // `run_shell_command__run_shell_command_1794982486546_0`; older: `run_shell_command-1794982486546`
  nameInId: /^([^]+?)(?:__|-\d{10,})/,
  nameOfKind: new Map([["execute", "run_shell_command"]]),
  aboutTool: (toolName) => {
    const { toolKind, server } = mapTool(toolName, {});
    return present({ toolKind, server });
  },
  // in plan mode it asks as well, for what it may do at all
  modes: new Map([
    ["default", "ask"],
    ["autoEdit", "autoEdit"],
    ["yolo", "autoAll"],
    ["plan", "ask"],
  ]),
  modeText: /^\[MODE_UPDATE\] (\w+)$/,
  // it answers session/load before it has repeated everything; the commands come after that
  historyEndsAt: "available_commands_update",
  // Before it reads a conversation it begins a new file, named after the minute and the first eight letters of the id:
  // in the minute in which the conversation began that is its own file, which is emptied so. It looks conversations up
  // by the trimmed id, and names files after the id as it is.
  loadedAs: (sessionId) => ` ${sessionId}`,
  stoppedText: /^Command cancelled by user\./,
  optionKinds: new Map([["proceed_always_and_save", "allowRule"]]),
  errorCodeOf: (message) => {
    const { errorCode } = mapError(message);
    return errorCode === "unknown" ? undefined : errorCode;
  },
  exitCodes: new Map([
    [41, "authenticationFailed"],
    [42, "invalidRequest"],
    [44, "unsupported"],
    [52, "invalidRequest"],
    [55, "permissionDenied"],
  ]),
  noise: /^(?:Ripgrep is not available|\[STARTUP\]|Warning: |YOLO mode is enabled|Loaded cached)/,
};
