import {
  anything,
  count,
  list,
  literal,
  map,
  nullable,
  number,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { stopReasons } from "./assistant.ts";
import { line, answered } from "./line.ts";

const index = count("Which block of the message.");

export const streamEvents: Definitions = {
  ClaudeStreamEventMessage: open(
    "A live piece of the main agent's message. Only with `--include-partial-messages`.",
    {
      type: literal("stream_event"),
      event: ref("ClaudeStreamEvent"),
      parent_tool_use_id: optional(nullable(string())),
      ...line,
      api_message_id: optional(string()),
      ttft_ms: optional(number("Time to the first token.")),
      thinking_display: optional(string()),
      ...answered,
      owed_rows: optional(list(anything())),
      abandoned_blocks: optional(ref("ClaudeAbandonedBlocks")),
    },
  ),
  ClaudeStreamEvent: union("An event of the API's own stream.", [
    "ClaudeMessageStart",
    "ClaudeContentBlockStart",
    "ClaudeContentBlockDelta",
    "ClaudeContentBlockStop",
    "ClaudeMessageDelta",
    "ClaudeMessageStop",
    "ClaudeUnknownStreamEvent",
  ]),
  ClaudeMessageStart: open("A message begins. It may never end, if the stream breaks.", {
    type: literal("message_start"),
    message: ref("ClaudeApiMessageStart"),
  }),
  ClaudeContentBlockStart: open("A block begins.", {
    type: literal("content_block_start"),
    index,
    content_block: ref("ClaudeContentBlock", "Empty, except for a block that comes whole."),
  }),
  ClaudeContentBlockDelta: open("More of a block.", {
    type: literal("content_block_delta"),
    index,
    delta: ref("ClaudeDelta"),
  }),
  ClaudeContentBlockStop: open("A block ends. Its assistant line came before.", {
    type: literal("content_block_stop"),
    index,
  }),
  ClaudeMessageDelta: open("The message is about to end: why, and its final usage.", {
    type: literal("message_delta"),
    delta: ref("ClaudeMessageEnd"),
    usage: ref("ClaudeUsageUpdate"),
    context_management: optional(nullable(map(anything()))),
  }),
  ClaudeMessageStop: open("The message ends.", { type: literal("message_stop") }),
  ClaudeUnknownStreamEvent: unknownMember(
    "A stream event of a type that this version does not know.",
    "type",
    [
      "message_start",
      "content_block_start",
      "content_block_delta",
      "content_block_stop",
      "message_delta",
      "message_stop",
    ],
  ),
  ClaudeMessageEnd: open("Why the message ends.", {
    stop_reason: nullable(words(stopReasons), "Null: the stream broke, the CLI closed it."),
    stop_sequence: optional(nullable(string())),
    stop_details: optional(nullable(ref("ClaudeStopDetails"))),
    container: optional(nullable(map(anything()))),
  }),
  ClaudeAbandonedBlocks: open("Blocks of a broken stream that will not be finished.", {
    api_message_id: string(),
    from_block_index: count("The first of them."),
  }),
};

export const deltas: Definitions = {
  ClaudeDelta: union("What is added to a block.", [
    "ClaudeTextDelta",
    "ClaudeThinkingDelta",
    "ClaudeSignatureDelta",
    "ClaudeInputJsonDelta",
    "ClaudeCitationsDelta",
    "ClaudeUnknownDelta",
  ]),
  ClaudeTextDelta: open("More text.", { type: literal("text_delta"), text: string() }),
  ClaudeThinkingDelta: open("More of a thought.", {
    type: literal("thinking_delta"),
    thinking: string("May be empty."),
    estimated_tokens: optional(number("Of the thought so far.")),
  }),
  ClaudeSignatureDelta: open("The signature of a thought.", {
    type: literal("signature_delta"),
    signature: string(),
  }),
  ClaudeInputJsonDelta: open("More of a tool's input.", {
    type: literal("input_json_delta"),
    partial_json: string("A piece of JSON text, no whole value. The first is often empty."),
  }),
  ClaudeCitationsDelta: open("A citation for the text.", {
    type: literal("citations_delta"),
    citation: ref("ClaudeCitation"),
  }),
  ClaudeUnknownDelta: unknownMember("A delta of a type that this version does not know.", "type", [
    "text_delta",
    "thinking_delta",
    "signature_delta",
    "input_json_delta",
    "citations_delta",
  ]),
};
