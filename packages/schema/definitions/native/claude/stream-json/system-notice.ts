import * as t from "../../../vocabulary.ts";
import { system } from "./system.ts";

export const noticeLines: t.Definitions = {
  ...system(
    "permission_denied",
    "A tool was refused by a rule or a mode; the user was not asked.",
    {
      tool_name: t.string(),
      tool_use_id: t.string(),
      message: t.optional(t.string("The text that the model receives.")),
      decision_reason_type: t.optional(t.words(["rule", "mode", "subcommandResults"])),
    },
  ),
  ...system("notification", "Something the user should see, such as an error of a hook.", {
    text: t.string(),
    key: t.optional(t.string("What kind of notice it is.")),
    priority: t.optional(t.words(["immediate"])),
  }),
  ...system("informational", "A notice about the turn, such as a prompt that a hook blocked.", {
    content: t.string(),
    level: t.optional(t.words(["notice", "warning"])),
    prevent_continuation: t.optional(t.boolean()),
    isMeta: t.optional(t.boolean()),
    timestamp: t.optional(t.string()),
    prompt_submit_outcome: t.maybe(t.ref("ClaudePromptOutcome")),
  }),
  ClaudePromptOutcome: t.open("The fate of a prompt.", {
    kind: t.words(["blocked_by_hook"]),
    prompt_kept: t.optional(t.boolean()),
    reason: t.maybe(t.string()),
  }),
  ...system("plugin_install", "Plugins are being installed, before the first turn.", {
    status: t.words(["started", "installed", "completed"]),
    name: t.optional(t.string("One of the plugins, or their market.")),
  }),
};
