import {
  boolean,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { system } from "./system.ts";

export const noticeLines: Definitions = {
  ...system(
    "permission_denied",
    "A tool was refused by a rule or a mode, without asking anybody.",
    {
      tool_name: string(),
      tool_use_id: string(),
      message: optional(string("The text that the model receives.")),
      decision_reason_type: optional(words(["rule", "mode", "subcommandResults"])),
    },
  ),
  ...system("notification", "Something the user should see, such as an error of a hook.", {
    text: string(),
    key: optional(string("What kind of notice it is.")),
    priority: optional(words(["immediate"])),
  }),
  ...system("informational", "A notice about the turn, such as a prompt that a hook blocked.", {
    content: string(),
    level: optional(words(["notice", "warning"])),
    prevent_continuation: optional(boolean()),
    prompt_submit_outcome: optional(nullable(ref("ClaudePromptOutcome"))),
  }),
  ClaudePromptOutcome: open("What became of a prompt.", {
    kind: words(["blocked_by_hook"]),
    prompt_kept: optional(boolean()),
    reason: optional(nullable(string())),
  }),
  ...system("plugin_install", "Plugins are being installed, before the first turn.", {
    status: words(["started", "installed", "completed"]),
    name: optional(string("One of the plugins, or their market.")),
  }),
};
