import {
  integer,
  nullable,
  optional,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { system } from "./system.ts";

const hookEvents = [
  "SessionStart",
  "UserPromptSubmit",
  "PreToolUse",
  "PostToolUse",
  "Notification",
  "PreCompact",
  "SubagentStop",
  "Stop",
];

const hook = {
  hook_id: string("This run of the hook."),
  hook_name: string("The event and what it was about, such as `PreToolUse:Bash`."),
  hook_event: words(hookEvents),
};

export const hookLines: Definitions = {
  ...system("hook_started", "A hook of the user's began.", hook),
  ...system("hook_progress", "A hook printed something.", {
    ...hook,
    output: string("All output so far, not only what is new."),
    stdout: optional(string("Likewise.")),
    stderr: optional(string("Likewise.")),
  }),
  ...system("hook_response", "A hook ended.", {
    ...hook,
    outcome: words(["success", "error", "cancelled"]),
    exit_code: optional(nullable(integer())),
    output: optional(string("Both outputs together.")),
    stdout: optional(string()),
    stderr: optional(string()),
  }),
};
