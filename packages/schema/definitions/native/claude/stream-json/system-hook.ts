import * as t from "../../../vocabulary.ts";
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
  hook_id: t.optional(t.string("This run of the hook.")),
  hook_name: t.string("The event and what it was about, such as `PreToolUse:Bash`."),
  hook_event: t.words(hookEvents),
};

export const hookLines: t.Definitions = {
  ...system("hook_started", "A hook of the user's started.", hook),
  ...system("hook_progress", "A hook printed something.", {
    ...hook,
    output: t.string("All output so far, not only what is new."),
    stdout: t.optional(t.string("Likewise.")),
    stderr: t.optional(t.string("Likewise.")),
  }),
  ...system("hook_response", "A hook ended.", {
    ...hook,
    outcome: t.optional(t.words(["success", "error", "cancelled"])),
    exit_code: t.maybe(t.integer()),
    output: t.optional(t.string("Both outputs together.")),
    stdout: t.optional(t.string()),
    stderr: t.optional(t.string()),
  }),
};
