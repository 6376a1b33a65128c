import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";
import { toolCall, toolCallChange } from "./tool-call.ts";

const chunk = {
  content: t.ref("AcpContentBlock"),
  messageId: t.maybe(t.string("The same for all chunks of a message.")),
};

/** `tool_call` is defined as `AcpToolCall`. */
const update = (kind: string, description: string, fields: TProperties): t.Definitions => ({
  [`Acp${pascal(kind)}`]: t.open(description, {
    sessionUpdate: t.literal(kind),
    ...fields,
    _meta: meta,
  }),
});

const kinds: t.Definitions = {
  ...update(
    "user_message_chunk",
    "A piece of what the user said; the agent repeats it when a session is loaded.",
    chunk,
  ),
  ...update(
    "agent_message_chunk",
    "The next piece of the answer. Gemini CLI also reports changes of its mode this way, before the first prompt.",
    chunk,
  ),
  ...update("agent_thought_chunk", "The next piece of what the agent thinks.", chunk),
  ...update(
    "tool_call",
    "A tool call began. Gemini CLI leaves it out where it asked for leave first, and repeats ended calls when a session is loaded.",
    toolCall,
  ),
  ...update(
    "tool_call_update",
    "A tool call went on or ended; only what changed is given. After a refusal none comes from Gemini CLI.",
    toolCallChange,
  ),
  ...update("plan", "The plan, whole; it replaces the one before.", {
    entries: t.list(t.ref("AcpPlanEntry")),
  }),
  ...update(
    "available_commands_update",
    "Which slash commands there are; it may come before the first prompt.",
    { availableCommands: t.list(t.ref("AcpCommand")) },
  ),
  ...update("current_mode_update", "The agent changed its mode.", { currentModeId: t.string() }),
  ...update("config_option_update", "Settings changed; all of them are given.", {
    configOptions: t.list(t.ref("AcpConfigOption")),
  }),
  ...update(
    "session_info_update",
    "What is known of the session changed; null takes a fact back.",
    {
      title: t.maybe(t.string()),
      updatedAt: t.maybe(t.string("ISO 8601.")),
    },
  ),
  ...update("usage_update", "How full the context is, and what the session cost so far.", {
    used: t.count("Tokens in the context."),
    size: t.count("Tokens that the context can hold."),
    cost: t.maybe(t.ref("AcpCost")),
  }),
  ...update("notice", "Something that people should know.", {
    severity: t.words(["info", "warning", "error"]),
    title: t.string(),
    description: t.maybe(t.string()),
  }),
  ...update("compaction_update", "The agent shortens the conversation to fit.", {
    compactionId: t.string(),
    status: t.words(["in_progress", "completed", "failed", "cancelled"]),
    summary: t.maybe(t.list(t.ref("AcpContentBlock"))),
    error: t.maybe(t.string()),
  }),
  ...update(
    "compaction_summary_chunk",
    "The next piece of what the conversation is shortened to.",
    { compactionId: t.string(), content: t.ref("AcpContentBlock") },
  ),
};

export const updates: t.Definitions = {
  AcpSessionUpdateParams: t.open("What happens in which session.", {
    sessionId,
    update: t.ref("AcpUpdate"),
    _meta: meta,
  }),
  AcpUpdate: t.union("What happens in a session.", [...Object.keys(kinds), "AcpUnknownUpdate"]),
  ...kinds,
  AcpUnknownUpdate: t.unknownMember(
    "A kind of update that is not described here.",
    "sessionUpdate",
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
    description: t.maybe(t.string()),
    input: t.maybe(t.ref("AcpCommandInput"), "Absent: it takes none."),
    _meta: meta,
  }),
  AcpCommandInput: t.open("What may be typed after a command.", {
    hint: t.maybe(t.string("What to show while nothing is typed.")),
    _meta: meta,
  }),
};
