import {
  boolean,
  listed,
  optional,
  string,
  wordList,
  words,
  type Definitions,
} from "../vocabulary.ts";
import { event } from "./event.ts";

const thinkingKinds = wordList("ThinkingKind", ["summary", "raw"]);
const discardReasons = wordList("DiscardReason", ["retried", "superseded"]);

const block = {
  content: string("The new part of the text; the contents of a block concatenate to its text."),
  isComplete: optional(boolean("The block is closed by this chunk. Absent: false.")),
  text: optional(string("The whole text of the block; only on its closing chunk.")),
  blockId: optional(string("Which block; always sent by us.")),
  messageId: optional(string("The vendor's id of the message.")),
};
const interrupted = optional(
  boolean("The block was cut off: its text is not all there was to be."),
);

export const textEvents: Definitions = {
  ...event("textChunk", "A piece of what the agent says.", {
    ...block,
    phase: optional(
      words(["commentary", "final_answer"], "What the text is for, in the vendor's words."),
    ),
    local: optional(boolean("Said by the CLI itself, not by a model.")),
    interrupted,
  }),
  ...event("thinkingChunk", "A piece of what the agent thinks.", {
    ...block,
    kind: optional(listed(thinkingKinds)),
    redacted: optional(boolean("There was thinking that the vendor does not show.")),
    interrupted,
  }),
  ...event("blockDiscarded", "A block is void; readers must discard its chunks.", {
    blockId: string(
      "A block, or the toolId of a tool whose input streamed but that never started.",
    ),
    reason: optional(
      listed(
        discardReasons,
        "`retried`: the request was made again. `superseded`: another text takes its place.",
      ),
    ),
  }),
};
