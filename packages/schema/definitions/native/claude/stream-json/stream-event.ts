import * as t from "../../../vocabulary.ts";
import { stopReasons } from "./assistant.ts";
import { line, answered } from "./line.ts";

const index = t.count("Which block of the message.");

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
    ClaudeMessageStart: t.open("A message begins. It may never end, if the stream breaks.", {
      type: t.literal("message_start"),
      message: t.ref("ClaudeApiMessageStart"),
    }),
    ClaudeContentBlockStart: t.open("A block begins.", {
      type: t.literal("content_block_start"),
      index,
      content_block: t.ref("ClaudeContentBlock", "Empty, except for a block that comes whole."),
    }),
    ClaudeContentBlockDelta: t.open("More of a block.", {
      type: t.literal("content_block_delta"),
      index,
      delta: t.ref("ClaudeDelta"),
    }),
    ClaudeContentBlockStop: t.open("A block ends. Its assistant line came before.", {
      type: t.literal("content_block_stop"),
      index,
    }),
    ClaudeMessageDelta: t.open("The message is about to end: why, and its final usage.", {
      type: t.literal("message_delta"),
      delta: t.ref("ClaudeMessageEnd"),
      usage: t.ref("ClaudeUsageUpdate"),
      context_management: t.maybe(t.map(t.anything())),
    }),
    ClaudeMessageStop: t.open("The message ends.", { type: t.literal("message_stop") }),
    ClaudeUnknownStreamEvent: t.unknownMember(
      "A stream event of a type that this version does not know.",
      "type",
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
  ClaudeTextDelta: t.open("More text.", { type: t.literal("text_delta"), text: t.string() }),
  ClaudeThinkingDelta: t.open("More of a thought.", {
    type: t.literal("thinking_delta"),
    thinking: t.string("May be empty."),
    estimated_tokens: t.optional(t.number("Of the thought so far.")),
  }),
  ClaudeSignatureDelta: t.open("The signature of a thought.", {
    type: t.literal("signature_delta"),
    signature: t.string(),
  }),
  ClaudeInputJsonDelta: t.open("More of a tool's input.", {
    type: t.literal("input_json_delta"),
    partial_json: t.string("A piece of JSON text, no whole value. The first is often empty."),
  }),
  ClaudeCitationsDelta: t.open("A citation for the text.", {
    type: t.literal("citations_delta"),
    citation: t.ref("ClaudeCitation"),
  }),
  ClaudeUnknownDelta: t.unknownMember("A delta of a type that this version does not know.", "type"),
});
