import { agentType } from "../events/event.ts";
import {
  anything,
  boolean,
  closed,
  list,
  literal,
  oneOf,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  type Definitions,
} from "../vocabulary.ts";
import { promptLimit } from "./prompt.ts";
import { busy, clientId, run } from "./run-fields.ts";

export const chatDefinitions: Definitions = {
  ChatRequest: closed("A message of a chat: what the AI SDK's chat transport sends.", {
    id: clientId("The chat's id. Its first message starts a session, further ones continue it."),
    messages: list(
      ref("ChatMessage"),
      "The last one is the prompt, or answers permissions. The agent keeps the earlier ones itself.",
      { minItems: 1 },
    ),
    trigger: optional(
      oneOf(
        ["submit-message", "regenerate-message"],
        "`regenerate-message` repeats a prompt whose run failed; a completed answer cannot be taken back.",
      ),
    ),
    messageId: optional(string("The message that is answered, repeated or changed.")),
    agentType: optional(agentType("The agent that is to run; required by the first message.")),
    config: optional(ref("RequestedConfig")),
    ...run,
    ifBusy: optional(
      oneOf(busy, "What to do while a turn runs. Absent: `refuse`; `steer` is not possible yet."),
    ),
  }),
  ChatMessage: open("A message of a chat.", {
    id: string(),
    role: oneOf(["system", "user", "assistant"]),
    parts: list(ref("ChatPart")),
    metadata: optional(anything()),
  }),
  ChatPart: union("A part of a message.", ["ChatText", "ChatFile", "ChatCall", "ChatUnknownPart"]),
  ChatText: open("Text.", { type: literal("text"), text: string(undefined, promptLimit) }),
  ChatFile: open("A file or an image.", {
    type: literal("file"),
    mediaType: string(),
    url: string("A data URL: the server fetches nothing."),
    filename: optional(string("The name that the agent sees.")),
  }),
  ChatCall: open("A call of a tool.", {
    type: literal("dynamic-tool"),
    toolCallId: string(),
    state: string("Such as `approval-responded`: its permission was answered."),
    approval: optional(ref("ChatApproval")),
  }),
  ChatApproval: open("A permission that a call waits for, and its answer.", {
    id: string(),
    approved: optional(boolean()),
    reason: optional(string("A message to the agent, sent with the answer.")),
  }),
  ChatUnknownPart: unknownMember("A part of any other type.", "type", [
    "text",
    "file",
    "dynamic-tool",
  ]),
};
