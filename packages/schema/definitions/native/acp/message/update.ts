import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import {
  count,
  list,
  literal,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";
import { toolCall, toolCallChange } from "./tool-call.ts";

const chunk = {
  content: ref("AcpContentBlock"),
  messageId: optional(nullable(string("The same for all chunks of a message."))),
};

/** Each kind of update with what it carries: `tool_call` is `AcpToolCall`. */
const kinds: Readonly<Record<string, { description: string; fields: TProperties }>> = {
  user_message_chunk: {
    description: "A piece of what the user said; the agent repeats it when a session is loaded.",
    fields: chunk,
  },
  agent_message_chunk: {
    description:
      "The next piece of the answer. Gemini CLI also reports changes of its mode this way, before the first prompt.",
    fields: chunk,
  },
  agent_thought_chunk: { description: "The next piece of what the agent thinks.", fields: chunk },
  tool_call: {
    description:
      "A tool call began. Gemini CLI leaves it out where it asked for leave first, and repeats ended calls when a session is loaded.",
    fields: toolCall,
  },
  tool_call_update: {
    description:
      "A tool call went on or ended; only what changed is given. After a refusal none comes from Gemini CLI.",
    fields: toolCallChange,
  },
  plan: {
    description: "The plan, whole; it replaces the one before.",
    fields: { entries: list(ref("AcpPlanEntry")) },
  },
  available_commands_update: {
    description: "Which slash commands there are; it may come before the first prompt.",
    fields: { availableCommands: list(ref("AcpCommand")) },
  },
  current_mode_update: {
    description: "The agent changed its mode.",
    fields: { currentModeId: string() },
  },
  config_option_update: {
    description: "Settings changed; all of them are given.",
    fields: { configOptions: list(ref("AcpConfigOption")) },
  },
  session_info_update: {
    description: "What is known of the session changed; null takes a fact back.",
    fields: {
      title: optional(nullable(string())),
      updatedAt: optional(nullable(string("ISO 8601."))),
    },
  },
  usage_update: {
    description: "How full the context is, and what the session cost so far.",
    fields: {
      used: count("Tokens in the context."),
      size: count("Tokens that the context can hold."),
      cost: optional(nullable(ref("AcpCost"))),
    },
  },
  notice: {
    description: "Something that people should know.",
    fields: {
      severity: words(["info", "warning", "error"]),
      title: string(),
      description: optional(nullable(string())),
    },
  },
  compaction_update: {
    description: "The agent shortens the conversation to fit.",
    fields: {
      compactionId: string(),
      status: words(["in_progress", "completed", "failed", "cancelled"]),
      summary: optional(nullable(list(ref("AcpContentBlock")))),
      error: optional(nullable(string())),
    },
  },
  compaction_summary_chunk: {
    description: "The next piece of what the conversation is shortened to.",
    fields: { compactionId: string(), content: ref("AcpContentBlock") },
  },
};

const members: Definitions = {};
for (const [kind, { description, fields }] of Object.entries(kinds)) {
  members[`Acp${pascal(kind)}`] = open(description, {
    sessionUpdate: literal(kind),
    ...fields,
    _meta: meta,
  });
}

export const updates: Definitions = {
  AcpSessionUpdateParams: open("What happens in which session.", {
    sessionId,
    update: ref("AcpUpdate"),
    _meta: meta,
  }),
  AcpUpdate: union("What happens in a session.", [...Object.keys(members), "AcpUnknownUpdate"]),
  ...members,
  AcpUnknownUpdate: unknownMember(
    "A kind of update that is not described here.",
    "sessionUpdate",
    Object.keys(kinds),
    { _meta: meta },
  ),
  AcpPlanEntry: open("One step of a plan.", {
    content: string(),
    status: words(["pending", "in_progress", "completed"]),
    priority: optional(words(["high", "medium", "low"])),
    _meta: meta,
  }),
  AcpCommand: open("A slash command.", {
    name: string("Without the slash; it may have spaces."),
    description: optional(nullable(string())),
    input: optional(nullable(ref("AcpCommandInput"), "Absent: it takes none.")),
    _meta: meta,
  }),
  AcpCommandInput: open("What may be typed after a command.", {
    hint: optional(nullable(string("What to show while nothing is typed."))),
    _meta: meta,
  }),
};
