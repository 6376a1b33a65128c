import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";
import { toolCall, toolCallChange } from "./tool-call.ts";

const chunk = {
  content: t.ref("AcpContentBlock"),
  messageId: t.maybe(t.string("The same for all chunks of a message.")),
};

const update = t.tagged("sessionUpdate", "Acp*", { _meta: meta });

const kinds: t.Definitions = {
  ...update(
    "user_message_chunk",
    "A piece of the user's message; the agent repeats it when a session is loaded.",
    chunk,
  ),
  ...update(
    "agent_message_chunk",
    "The next piece of the answer. Gemini CLI also reports changes of its mode this way, before the first prompt.",
    chunk,
  ),
  ...update("agent_thought_chunk", "The next piece of the agent's thoughts.", chunk),
  ...update(
    "tool_call",
    "A tool call started. Gemini CLI omits it if it asked for permission first, and repeats ended calls when a session is loaded.",
    toolCall,
  ),
  ...update(
    "tool_call_update",
    "A tool call continued or ended; only the changed fields are sent. Gemini CLI sends none after a refusal.",
    toolCallChange,
  ),
  ...update("plan", "The plan, whole; it replaces the one before.", {
    entries: t.list(t.ref("AcpPlanEntry")),
  }),
  ...update(
    "available_commands_update",
    "The list of slash commands; it may come before the first prompt.",
    { availableCommands: t.list(t.ref("AcpCommand")) },
  ),
  ...update("current_mode_update", "The agent changed its mode.", { currentModeId: t.string() }),
  ...update("config_option_update", "Settings changed; all of them are sent.", {
    configOptions: t.list(t.ref("AcpConfigOption")),
  }),
  ...update("session_info_update", "Facts of the session changed; null removes a fact.", {
    title: t.maybe(t.string()),
    updatedAt: t.maybe(t.string("ISO 8601.")),
  }),
  ...update("usage_update", "How full the context is, and what the session cost so far.", {
    used: t.count("Tokens in the context."),
    size: t.count("Tokens that the context can hold."),
    cost: t.maybe(t.ref("AcpCost")),
  }),
  ...update("notice", "A notice for people.", {
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
    "The next piece of the summary that replaces the conversation.",
    { compactionId: t.string(), content: t.ref("AcpContentBlock") },
  ),
};

export const updates: t.Definitions = {
  AcpSessionUpdateParams: t.open("An update of a session.", {
    sessionId,
    update: t.ref("AcpUpdate"),
    _meta: meta,
  }),
  AcpUpdate: t.union("One update of a session.", [...Object.keys(kinds), "AcpUnknownUpdate"]),
  ...kinds,
  AcpUnknownUpdate: t.unknownMember(
    "A kind of update that this version does not know.",
    { _meta: meta },
    "sessionUpdate",
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
    input: t.maybe(t.ref("AcpCommandInput"), "Absent: the command takes no input."),
    _meta: meta,
  }),
  AcpCommandInput: t.open("The input of a command.", {
    hint: t.maybe(t.string("A hint to show while the input is empty.")),
    _meta: meta,
  }),
};
