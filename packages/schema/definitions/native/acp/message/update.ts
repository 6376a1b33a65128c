import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";
import { toolCall, toolCallChange } from "./tool-call.ts";

const chunk = {
  content: t.ref("AcpContentBlock"),
  messageId: t.optional(t.nullable(t.string("The same for all chunks of a message."))),
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
    fields: { entries: t.list(t.ref("AcpPlanEntry")) },
  },
  available_commands_update: {
    description: "Which slash commands there are; it may come before the first prompt.",
    fields: { availableCommands: t.list(t.ref("AcpCommand")) },
  },
  current_mode_update: {
    description: "The agent changed its mode.",
    fields: { currentModeId: t.string() },
  },
  config_option_update: {
    description: "Settings changed; all of them are given.",
    fields: { configOptions: t.list(t.ref("AcpConfigOption")) },
  },
  session_info_update: {
    description: "What is known of the session changed; null takes a fact back.",
    fields: {
      title: t.optional(t.nullable(t.string())),
      updatedAt: t.optional(t.nullable(t.string("ISO 8601."))),
    },
  },
  usage_update: {
    description: "How full the context is, and what the session cost so far.",
    fields: {
      used: t.count("Tokens in the context."),
      size: t.count("Tokens that the context can hold."),
      cost: t.optional(t.nullable(t.ref("AcpCost"))),
    },
  },
  notice: {
    description: "Something that people should know.",
    fields: {
      severity: t.words(["info", "warning", "error"]),
      title: t.string(),
      description: t.optional(t.nullable(t.string())),
    },
  },
  compaction_update: {
    description: "The agent shortens the conversation to fit.",
    fields: {
      compactionId: t.string(),
      status: t.words(["in_progress", "completed", "failed", "cancelled"]),
      summary: t.optional(t.nullable(t.list(t.ref("AcpContentBlock")))),
      error: t.optional(t.nullable(t.string())),
    },
  },
  compaction_summary_chunk: {
    description: "The next piece of what the conversation is shortened to.",
    fields: { compactionId: t.string(), content: t.ref("AcpContentBlock") },
  },
};

const members: t.Definitions = {};
for (const [kind, { description, fields }] of Object.entries(kinds)) {
  members[`Acp${pascal(kind)}`] = t.open(description, {
    sessionUpdate: t.literal(kind),
    ...fields,
    _meta: meta,
  });
}

export const updates: t.Definitions = {
  AcpSessionUpdateParams: t.open("What happens in which session.", {
    sessionId,
    update: t.ref("AcpUpdate"),
    _meta: meta,
  }),
  AcpUpdate: t.union("What happens in a session.", [...Object.keys(members), "AcpUnknownUpdate"]),
  ...members,
  AcpUnknownUpdate: t.unknownMember(
    "A kind of update that is not described here.",
    "sessionUpdate",
    Object.keys(kinds),
    { _meta: meta },
  ),
  AcpPlanEntry: t.open("One step of a plan.", {
    content: t.string(),
    status: t.words(["pending", "in_progress", "completed"]),
    priority: t.optional(t.words(["high", "medium", "low"])),
    _meta: meta,
  }),
  AcpCommand: t.open("A slash command.", {
    name: t.string("Without the slash; it may have spaces."),
    description: t.optional(t.nullable(t.string())),
    input: t.optional(t.nullable(t.ref("AcpCommandInput"), "Absent: it takes none.")),
    _meta: meta,
  }),
  AcpCommandInput: t.open("What may be typed after a command.", {
    hint: t.optional(t.nullable(t.string("What to show while nothing is typed."))),
    _meta: meta,
  }),
};
