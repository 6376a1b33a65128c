import * as t from "../../../vocabulary.ts";
import { stopReasons } from "./assistant.ts";
import { line, answered } from "./line.ts";

const index = t.count("Which block of the message.");

const part = t.tagged("type", "Claude*");

export const streamEvents: t.Definitions = {
  ClaudeStreamEventMessage: t.open(
    "A live piece of the main agent's message. Only with `--include-partial-messages`.",
    {
      type: t.literal("stream_event"),
      event: t.ref("ClaudeStreamEvent"),
      parent_tool_use_id: t.maybe(t.string()),
      ...line,
      api_message_id: t.optional(t.string()),
      ttft_ms: t.optional(t.number("Time to the first token.")),
      thinking_display: t.optional(t.string()),
      ...answered,
      owed_rows: t.optional(t.list(t.anything())),
      abandoned_blocks: t.optional(t.ref("ClaudeAbandonedBlocks")),
    },
  ),
  ...t.unionOf("ClaudeStreamEvent", "An event of the API's own stream.", {
    ...part("message_start", "A message starts. It may never end, if the stream breaks.", {
      message: t.ref("ClaudeApiMessageStart"),
    }),
    ...part("content_block_start", "A block starts.", {
      index,
      content_block: t.ref("ClaudeContentBlock", "Empty, except for a block that comes whole."),
    }),
    ...part("content_block_delta", "More of a block.", {
      index,
      delta: t.ref("ClaudeDelta"),
    }),
    ...part("content_block_stop", "A block ends. Its assistant line came before.", {
      index,
    }),
    ...part("message_delta", "The message is about to end: why, and its final usage.", {
      delta: t.ref("ClaudeMessageEnd"),
      usage: t.ref("ClaudeUsageUpdate"),
      context_management: t.maybe(t.map(t.anything())),
    }),
    ...part("message_stop", "The message ends."),
    ...part("goal_state", "The goal of a session of Qwen Code.", {
      goal_state: t.map(t.anything()),
    }),
    ClaudeUnknownStreamEvent: t.unknownMember(
      "A stream event of a type that this version does not know.",
    ),
  }),
  ClaudeMessageEnd: t.open("Why the message ends.", {
    stop_reason: t.nullable(t.words(stopReasons), "Null: the stream broke, the CLI closed it."),
    stop_sequence: t.maybe(t.string()),
    stop_details: t.maybe(t.ref("ClaudeStopDetails")),
    container: t.maybe(t.map(t.anything())),
  }),
  ClaudeAbandonedBlocks: t.open("Blocks of a broken stream that will not be finished.", {
    api_message_id: t.string(),
    from_block_index: t.count("The first of them."),
  }),
};

export const deltas: t.Definitions = t.unionOf("ClaudeDelta", "What is added to a block.", {
  ...part("text_delta", "More text.", {
    text: t.string(),
  }),
  ...part("thinking_delta", "More of a thought.", {
    thinking: t.string("May be empty."),
    estimated_tokens: t.optional(t.number("Of the thought so far.")),
  }),
  ...part("signature_delta", "The signature of a thought.", {
    signature: t.string(),
  }),
  ...part("input_json_delta", "More of a tool's input.", {
    partial_json: t.string("A piece of JSON text, not a whole value. The first is often empty."),
  }),
  ...part("citations_delta", "A citation for the text.", {
    citation: t.ref("ClaudeCitation"),
  }),
  ClaudeUnknownDelta: t.unknownMember("A delta of a type that this version does not know."),
});
