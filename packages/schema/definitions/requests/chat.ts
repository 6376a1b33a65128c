import { agentType } from "../events/event.ts";
import * as t from "../vocabulary.ts";
import { promptLimit } from "./prompt.ts";
import { busy, clientId, run } from "./run-fields.ts";

export const chatDefinitions: t.Definitions = {
  ChatRequest: t.closed("A message of a chat: what the AI SDK's chat transport sends.", {
    id: clientId("The chat's id. Its first message starts a session, further ones continue it."),
    messages: t.list(
      t.ref("ChatMessage"),
      "The last one is the prompt, or answers permissions. The agent keeps the earlier ones itself.",
      { minItems: 1 },
    ),
    trigger: t.optional(
      t.oneOf(
        ["submit-message", "regenerate-message"],
        "`regenerate-message` repeats a prompt whose run failed; a completed answer cannot be replaced.",
      ),
    ),
    messageId: t.optional(t.string("The message that is answered, repeated or changed.")),
    agentType: t.optional(agentType("The agent to run; required by the first message.")),
    config: t.optional(t.ref("RequestedConfig")),
    ...run,
    ifBusy: t.optional(
      t.oneOf(
        busy,
        "What to do while a turn runs. Absent: `refuse`; `steer` is refused: the answer is the stream of a prompt of its own.",
      ),
    ),
  }),
  ChatMessage: t.open("A message of a chat.", {
    id: t.string(),
    role: t.oneOf(["system", "user", "assistant"]),
    parts: t.list(t.ref("ChatPart")),
    metadata: t.optional(t.anything()),
  }),
  ...t.unionOf("ChatPart", "A part of a message.", {
    ChatText: t.open("Text.", { type: t.literal("text"), text: t.string(undefined, promptLimit) }),
    ChatFile: t.open("A file or an image.", {
      type: t.literal("file"),
      mediaType: t.string(),
      url: t.string("A data URL: the server fetches nothing."),
      filename: t.optional(t.string("The name that the agent sees.")),
    }),
    ChatCall: t.open("A call of a tool.", {
      type: t.literal("dynamic-tool"),
      toolCallId: t.string(),
      state: t.string("Such as `approval-responded`: its permission was answered."),
      approval: t.optional(t.ref("ChatApproval")),
    }),
    ChatUnknownPart: t.unknownMember("A part of any other type."),
  }),
  ChatApproval: t.open("A permission that a call waits for, and its answer.", {
    id: t.string(),
    approved: t.optional(t.boolean()),
    reason: t.optional(t.string("A message to the agent, sent with the answer.")),
  }),
};
